import { is as require_cjs } from "./gate.js";
export default require_cjs();
export {};
