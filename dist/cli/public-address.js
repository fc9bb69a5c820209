import { bn as attempt } from "./gate-14.js";
import { Qn as isMapped, er as reach } from "./node-3.js";
// src/probes/dns/public-address.ts
const stranger=`1.0.0.1`;
async function isPublicAddress({net:e},t){if(isMapped(t))return false;if(reach(t)===`public`)return true;const n=await attempt(()=>e.addresses({host:t,port:53,namedBy:stranger}));return n.ok&&n.value.some(({isAllowed:e})=>e)}

export { stranger as n, isPublicAddress as t };
