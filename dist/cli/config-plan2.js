export { t as planWith } from "./config-plan.js";
