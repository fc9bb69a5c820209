import { g as fingerprint, p as problems } from "./gate-11.js";
import { Tt as grades, xt as severities } from "./node-3.js";
import { P as fill } from "./node.js";
import { k as worstVerdict, n as sumOf } from "./gate-10.js";
// src/gate/combine.ts
function combined(e,t){const[n,r]=[e.measured,t.measured];const i=n.checks.map(n=>worseCheck(n,{first:e,second:t}));const a=r.checks.filter(({id:e})=>n.checks.every(t=>t.id!==e));const o=[...i,...a];const{reason:s,message:c,incompleteChecks:l,addresses:u,...d}=n;const f=(n.incompleteChecks??[]).filter(({check:e})=>r.incompleteChecks?.some(t=>t.check===e));const p=joined(n.addresses??[],r.addresses??[],({origin:e,address:t})=>`${e} ${t}`);return{...d,finalUrl:n.finalUrl??r.finalUrl,address:n.address??r.address,verdict:verdictOf(n,r,o),...reasonOf(n,r,o),checks:o,origins:joined(n.origins,r.origins,({origin:e})=>e),...p.length>0&&{addresses:p},findings:bothOf(n.findings,r.findings),...f.length>0&&{incompleteChecks:f},unknowns:unknownsOf(n,r),...(n.versions??r.versions)&&{versions:{...r.versions,...n.versions}}}}
function unknownsOf(e,t){if(e.origins.length===0)return t.unknowns;return t.origins.length===0?e.unknowns:e.unknowns.filter(e=>t.unknowns.includes(e))}
function bothOf(e,t){const n=new Set(e.map(keyOf));return[...e,...t.filter(e=>!n.has(keyOf(e)))].toSorted((e,t)=>severities.indexOf(e.severity)-severities.indexOf(t.severity))}
function keyOf({id:e,fingerprint:t}){return`${e} ${t}`}
const worstLast=[`off`,`unknown`,`pass`,`waived`,`warn`,`fail`];
function worseCheck(e,{first:t,second:n}){const r=n.measured.checks.find(({id:t})=>t===e.id);if(!r)return e;const i=ranksOf(e,t.judged);const a=ranksOf(r,n.judged);for(const[t,n]of a.entries()){const a=i[t]??0;if(n!==a)return n>a?r:e}return isWorse(r.actual,e.actual)?r:e}
function ranksOf({id:e,status:t},n){const r=n.checks.find(t=>t.id===e);return[worstLast.indexOf(t),r?.baselineState?0:worstLast.indexOf(r?.status??t)]}
function isWorse(e,t){if(e===null||t===null)return e!==null&&t===null;if(typeof e===`number`&&typeof t===`number`)return e<t;if(typeof e===`boolean`&&typeof t===`boolean`)return!e&&t;return grades.indexOf(e)>grades.indexOf(t)}
function verdictOf(e,t,n){const r=[e.verdict,t.verdict];if(r.includes(`fail`))return`fail`;if(n.some(({status:e})=>e===`unknown`)||r.every(e=>e===`unknown`))return`unknown`;return worstVerdict(r.filter(e=>e!==`unknown`))}
function reasonOf(e,t,n){const r=verdictOf(e,t,n)===`unknown`||n.some(({status:e})=>e===`unknown`);const i=[e,t].find(({reason:e})=>e===`internal`);if(!i&&!r)return{};const{reason:a,message:o}=i??(e.reason?e:t);return{...a!==void 0&&{reason:a},...o!==void 0&&{message:o}}}
function joined(e,t,n){const r=new Map(t.map(e=>[n(e),e]));const i=e.map(e=>{const t=r.get(n(e));return t?worsePlace(e,t):e});const a=new Set(e.map(n));return[...i,...t.filter(e=>!a.has(n(e)))]}
function worse(e,t){return isWorse(t,e)?t:e}
function worsePlace(e,t){return{...`state`in e&&e.state===`failed`&&`state`in t&&t.state!==`failed`?t:e,grade:worse(e.grade,t.grade),daysLeft:worse(e.daysLeft,t.daysLeft),...`headers`in e&&`headers`in t&&{headers:worse(e.headers,t.headers)}}}
// src/gate/confirm.ts
function confirmed(e,t,n){const[r,i]=[e.measured,t.measured];const a=Math.max(r.tries??1,i.tries??1);const o={cost:sumOf([r.cost,i.cost]),...a>1&&{tries:a},...i.waited&&{waited:i.waited}};if(t.judged.verdict===`unknown`)return{...r,...o,confirmed:false};const s=changesOf(e.judged,t.judged);return{...explained(combined(e,t),s,n),...o,confirmed:s.length===0}}
function retried(e,t,n){const r=changesOf(e.judged,t.judged).filter(({change:e})=>isMeasured(e.first)&&isMeasured(e.second));return explained(combined(e,t),r,n)}
function isMeasured({status:e}){return e!==`unknown`}
function explained(e,t,n){if(t.length===0)return e;const r=[...e.findings.filter(({id:e})=>e!==unstableRule),toFinding(e,t,n)];return{...e,findings:r.toSorted((e,t)=>severities.indexOf(e.severity)-severities.indexOf(t.severity)),unstable:[...e.unstable??[],...t.map(({change:e})=>e)]}}
const unstableRule=`gate.unstable`;
function changesOf(e,t){return[...thresholdsOf(e,t),...rulesOf(e,t)]}
function thresholdsOf(e,t){return t.checks.flatMap(t=>{const n=e.checks.find(({id:e})=>e===t.id);if(!n||isFailing(n)===isFailing(t))return[];const{id:r,expected:i}=t;const a=typeof i===`boolean`||i===null?``:`, ≥ ${i}`;const told=e=>`${r} ${inWords(n,e)} → ${inWords(t,e)}${a}`;return[{change:{id:r,expected:i,first:said(n),second:said(t)},words:{en:told(`en`),ko:told(`ko`)}}]})}
function isFailing({status:e,baselineState:t}){return e===`fail`&&t===void 0}
function said({status:e,actual:t}){return{status:e,actual:t}}
const statuses={pass:{en:`pass`,ko:`통과`},warn:{en:`warn`,ko:`주의`},fail:{en:`fail`,ko:`실패`},unknown:{en:`unknown`,ko:`판단 불가`},waived:{en:`waived`,ko:`예외`},off:{en:`off`,ko:`꺼짐`}};
function inWords({status:e,actual:t},n){const r=statuses[e][n];return t===null?r:`${t} (${r})`}
function rulesOf(e,t){const n=errorsIn(e);const r=errorsIn(t);return[...new Map([...n,...r])].flatMap(([i,{id:a,subject:o}])=>{if(n.has(i)===r.has(i))return[];const[s,c]=[stateOf(a,n.has(i),e),stateOf(a,r.has(i),t)];const l=o===void 0?``:` (${o})`;const u={id:a,...o!==void 0&&{subject:o},expected:false,first:states[s].said,second:states[c].said};const told=e=>`${a}${l} ${states[s].words[e]} → ${states[c].words[e]}`;return[{change:u,words:{en:told(`en`),ko:told(`ko`)}}]})}
const states={found:{said:{status:`fail`,actual:true},words:{en:`found`,ko:`발견`}},gone:{said:{status:`pass`,actual:false},words:{en:`not found`,ko:`발견되지 않음`}},open:{said:{status:`unknown`,actual:null},words:{en:`not measured`,ko:`측정하지 못함`}}};
function stateOf(e,t,{incompleteChecks:n=[]}){if(t)return`found`;return n.some(({check:t})=>e.startsWith(`${t}.`))?`open`:`gone`}
function errorsIn({findings:e}){const t=e.filter(({level:e})=>e===`error`);return new Map(t.map(e=>[`${e.id} ${e.fingerprint}`,e]))}
const mostListed=10;
function toFinding({url:e},t,n){const r=unstableRule;const{severity:i,cause:a,action:o}=problems.unstable;const s=[...t.slice(0,mostListed).map(({words:e})=>e[n]),...t.length>mostListed?[`…`]:[]].join(`; `);return{id:r,severity:i,cause:fill(a,{changes:s},n),action:o[n],fingerprint:fingerprint(r,e,void 0),level:`warn`}}

export { confirmed, retried };
