import { sa as oids } from "./node-3.js";
import { t as issue } from "./issue.js";
// src/demo/own.ts
const day=864e5;
function issueOwn(e,t,n){return issue({subject:{organization:`Portcullis`,commonName:`localhost`},names:[...new Set([`localhost`,`127.0.0.1`,`::1`,e])],notBefore:new Date(t.getTime()-day),notAfter:new Date(t.getTime()+n*day),keyUsage:[`digitalSignature`],extendedKeyUsage:[oids.serverAuth]})}

export { issueOwn };
