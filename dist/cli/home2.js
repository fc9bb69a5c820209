export { t as homePage } from "./home.js";
import "./style2.js";
