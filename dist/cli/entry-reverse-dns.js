import { n as measureWith } from "./node-1.js";
import { t as reverseDns$1 } from "./reverse-dns.js";
import { t as engineWith } from "./engine-with.js";
import { t as Failure } from "./node-4.js";
// src/library/checks/reverse-dns.ts
const parts={loadEngine:engineWith({})};
async function reverseDns(e,t={}){return measureWith(parts,`reverse-dns`,()=>Promise.resolve(reverseDns$1),e,t)}

export { Failure, reverseDns };
