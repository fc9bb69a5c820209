export { t as openClient } from "./client2.js";
