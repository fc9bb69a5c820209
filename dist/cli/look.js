export { t as lookingBy } from "./look2.js";
