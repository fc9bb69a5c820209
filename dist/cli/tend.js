export { r as tending } from "./tend2.js";
