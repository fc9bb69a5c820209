export { t as default } from "./_left-out2.js";
