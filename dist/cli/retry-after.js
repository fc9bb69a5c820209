// src/client/retry-after.ts
const shortest=1e3;
function waitOf({headers:e},{retryAfter:t},n){const r=e.filter(([e])=>e.toLowerCase()===`retry-after`).flatMap(([,e])=>readRetryAfter(e.trim(),n)??[]);if(t!==null)r.push(t*1e3);return r.length===0?null:Math.max(shortest,...r)}
const fixedDate=/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
function readRetryAfter(e,t){if(/^\d{1,12}$/.test(e))return Number(e)*1e3;const n=fixedDate.test(e)?Date.parse(e):NaN;return Number.isNaN(n)?null:n-t}

export { waitOf as t };
