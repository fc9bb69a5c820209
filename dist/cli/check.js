export { N as checkCommand } from "./gate.js";
