export { t as http } from "./http.js";
