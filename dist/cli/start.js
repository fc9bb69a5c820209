import { E as failure } from "./node.js";
// src/core/busy.ts
const busyScopes=[`target`,`server`];
function busy(e,t){const n=Math.max(1,Math.ceil(t/1e3));return failure(`busy.${e}`,{seconds:n},{reason:`busy`,retryAfter:n})}
function isBusy({reason:e}){return e===`busy`}
function busyScopeOf({id:e}){return busyScopes.find(t=>e===`busy.${t}`)}
function isOurLimit(e){return isBusy(e)||e.id.startsWith(`budget.`)}

export { isOurLimit as a, isBusy as i, busyScopeOf as n, busyScopes as r, busy as t };
