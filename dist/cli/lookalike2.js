export { t as lookalike } from "./lookalike.js";
