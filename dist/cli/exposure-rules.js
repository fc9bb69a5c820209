export { t as readExposureRules } from "./exposure-rules2.js";
