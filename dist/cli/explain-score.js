import { b as registry } from "./start-7.js";
import { P as fill } from "./node.js";
// src/rules/explain-score.ts
const words={weights:{en:`parts`,ko:`항목`},ceilings:{en:`ceilings`,ko:`상한`},points:{en:`points for {part}`,ko:`{part}의 점수`}};
async function scoreTables(e,t){const n=await checkOf(e);const r=n?.scoring??n?.grading;if(!n||!r)return[];const{words:i}=n;const partsOf=e=>Object.entries(e).map(([e,n])=>[`${n} %`,i.parts[e]?.[t]??e]);const a=Object.entries(r.ceilings);const o=r.rubrics??[];return[{title:words.weights[t],rows:partsOf(r.weights)},...o.map(({title:e,weights:n})=>({title:e[t],rows:partsOf(n)})),{title:words.ceilings[t],rows:a.map(([e,n])=>[`${n}`,i.caps[e]?.[t].replace(/\.$/,``)??e])}].filter(({rows:e})=>e.length>0)}
async function pointTables(e,t,n){const r=await checkOf(e);const i=r?.scoring??r?.grading;if(!r||!i)return[];const a=n===void 0?void 0:i.effects[n]?.part??``;return Object.entries(i.points).filter(([e])=>a===void 0||e===a).map(([e,n])=>({title:fill(words.points,{part:r.words.parts[e]?.[t]??e},t),rows:n.map(([e,n])=>[n[t],e[t]])}))}
async function checkOf(e){const t=registry.find(t=>t.id===e);return t&&e!==`gate`?t.load():null}

export { scoreTables as n, pointTables as t };
