import { t as openStoredRunner } from "./gate-17.js";
import { n as measureWith } from "./node-1.js";
import { n as rememberer, t as readStored } from "./stored.js";
// src/library/parts.ts
const parts={loadEngine:()=>import(`./gate-11.js`).then(e=>({openEngine:e.t})),store:{open:(e,t)=>openStoredRunner(e,t,readStored),rememberer}};
async function measure(e,t,n,r){return measureWith(parts,e,t,n,r)}

export { measure as t };
