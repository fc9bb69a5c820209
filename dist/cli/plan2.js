export { t as planWith } from "./plan.js";
