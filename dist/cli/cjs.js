import { t as require_cjs } from "./cjs2.js";
export default require_cjs();
export {};
