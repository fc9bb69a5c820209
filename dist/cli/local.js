export { mr as deadlineOf, hr as localRunner, gr as runLocal } from "./gate.js";
