export { r as renderUnicodeCompact } from "./dist2.js";
