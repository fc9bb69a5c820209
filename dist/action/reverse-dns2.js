export { t as reverseDns } from "./reverse-dns.js";
