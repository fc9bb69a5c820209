import { qr as _enum } from "./node-3.js";
// src/core/addresses/all-ips.ts
function allIps(){return _enum([`true`,`false`]).meta({description:"Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy`",ko:"모든 주소 측정: 호스트의 주소를 최대 16개까지 측정하여 가장 나쁜 결과로 평가합니다. 16개보다 많으면 결과를 알 수 없습니다. 서버에서는 `heavy` 한도에도 포함됩니다",default:`false`}).transform(e=>e===`true`).optional()}
function fitsAllIps(e,t){return e===void 0||e===t}
function allIpsOf({all_ips:e}){return e?{all_ips:e}:{}}

export { allIpsOf as n, fitsAllIps as r, allIps as t };
