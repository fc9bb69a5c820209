export { zr as deadlineOf, Br as localRunner, Vr as runLocal } from "./gate.js";
