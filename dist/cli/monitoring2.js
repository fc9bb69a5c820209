export { t as openMonitoring } from "./monitoring.js";
