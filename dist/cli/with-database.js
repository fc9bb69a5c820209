import { E as failure, v as suggest, x as printable } from "./node.js";
import { Ar as neededValue, Pi as toFlag } from "./node-3.js";
import { v as commandRow } from "./start-7.js";
// src/cli/task-of.ts
function commandTaskOf(e,t,n,r){if(Object.hasOwn(n,t)){checkOptions(e,t,r);return t}const i=Object.keys(n);const a=i.join(`, `);const o=`task`;const s={reason:o};if(t===``)throw failure(`input.missing`,{field:o,expected:neededValue(a)},s);const c={field:o,expected:a,given:`"${printable(t,60)}"`,suggestion:suggest(t,i)};throw failure(`input.option`,c,s)}
function checkOptions(e,t,n){const r=Object.entries(commandRow(e)?.taskOptions??{});const i=r.find(([e])=>e===t)?.[1]??[];const a=r.flatMap(([,e])=>e).find(e=>!i.includes(e)&&n[toFlag(e)]!==void 0);if(a===void 0)return;const o=r.filter(([,e])=>e.includes(a)).map(([t])=>`${e} ${t}`);const s=`--${toFlag(a)}`;const c={en:`option ${s} of ${e} ${t}`,ko:`${e} ${t}의 옵션 ${s}`};const l={en:` Only ${o.join(` and `)} ${o.length===1?`takes`:`take`} it.`,ko:` ${o.join(`, `)}에서만 쓸 수 있습니다.`};throw failure(`input.unknown`,{field:c,suggestion:l},{reason:a})}
// src/cli/with-database.ts
async function withDatabase(e,t,n){try{return await n()}catch(n){if(!hasTrouble(n))throw n;throw failure(`input.file`,{...databasePlaceOf(e,t),detail:n.trouble.text},{reason:`data_dir`})}}
function databasePlaceOf({databaseUrl:e,dataDir:t},n){if(e===null)return{field:n.naming(`data_dir`),path:printable(t,500)};return{field:n.naming(`database_url`),path:new URL(e).host}}
function hasTrouble(e){return e instanceof Error&&`trouble`in e}

export { withDatabase as n, commandTaskOf as r, databasePlaceOf as t };
