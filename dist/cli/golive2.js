export { t as golive } from "./golive.js";
