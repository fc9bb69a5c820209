export { t as answerWith, n as toolRoute } from "./route2.js";
