export { Fn as ruleIds } from "./gate.js";
