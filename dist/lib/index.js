export { s as Failure, a as gate, t as http, n as owasp, r as pqc, i as ssl } from "./library.js";
