import { t as readRetryAfter } from "./retry-after.js";
// src/client/retry-after.ts
const shortest=1e3;
function waitOf({headers:e},{retryAfter:t},n){const r=e.filter(([e])=>e.toLowerCase()===`retry-after`).flatMap(([,e])=>readRetryAfter(e,n)??[]);if(t!==null)r.push(t*1e3);return r.length===0?null:Math.max(shortest,...r)}

export { waitOf as t };
