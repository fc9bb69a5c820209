import { t as parseHttpDate } from "./http-date.js";
// src/core/net/retry-after.ts
function readRetryAfter(e,t){const n=e.trim();if(/^\d{1,12}$/.test(n))return 1e3*Number(n);const r=t===null?null:parseHttpDate(n,t);return r===null||t===null?null:r-t}

export { readRetryAfter as t };
