export { t as baselineOf, n as baselineText, r as goneFrom, i as knownTo } from "./baseline.js";
