export { r as toolsPage } from "./page.js";
