export { r as renderUnicodeCompact } from "./dist5.js";
