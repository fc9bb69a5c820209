export { t as style, n as styleHash } from "./style2.js";
