export { t as awaitedOf, n as isGood, r as limitFor, i as seenOf } from "./conditions2.js";
