import { g as fingerprint } from "./gate-11.js";
import { xt as severities } from "./node-3.js";
import { B as statusLineOf, V as titleOf, _ as softeningOf, et as reportWords, f as effectOfUnknown, g as loudnessOf, h as isUnseen, l as effectOfCheck, u as effectOfFinding } from "./gate-9.js";
import { t as recordText } from "./fix-record.js";
import { t as harmless } from "./start-6.js";
// src/report/remarks.ts
function remarksOf({targets:e},{language:t,outcome:n}){const r={language:t,outcome:n};return distinct(e.flatMap(e=>{const t=e.checks.flatMap(t=>ofCheck(t,e,r));const n=e.findings.map(t=>ofFinding(t,e,r));return[...ofVerdict(e,r),...t,...n]}).toSorted((e,t)=>rank(e)-rank(t)))}
const loudest=[`error`,`warning`,`notice`];
function rank({loudness:e,kind:t,severity:n}){return loudest.indexOf(e)*100+(t===`finding`?10:0)+severities.indexOf(n)}
const longest={rule:120,subject:300,text:600,title:500,reason:300};
const ofStatus={fail:{kind:`threshold`,severity:`high`},unknown:{kind:`unknown`,severity:`high`},warn:{kind:`threshold`,severity:`medium`},waived:{kind:`threshold`,severity:`high`},pass:null,off:null};
function ofCheck(e,t,{language:n,outcome:r}){const i=ofStatus[e.status];if(!i)return[];const a=i.kind===`unknown`?t.message??``:e.action??``;const{id:o,message:s,waived:c,baselineState:l}=e;const u=fingerprint(`gate.${o}`,t.url,e.kind);const d=effectOfCheck(e,t,r);const f={id:`gate.${o}`,cause:s,action:a,waived:c,baselineState:l,fingerprint:u,effect:d};return[{...i,loudness:d.loudness,...common(f,t,n)}]}
function ofVerdict(e,{language:t,outcome:n}){if(!isUnseen(e))return[];const r=effectOfUnknown(e,n);const i={id:`gate.verdict`,cause:e.message??reportWords.verdict.unknown[t],action:``,effect:r};return[{kind:`unknown`,loudness:r.loudness,severity:`high`,...common(i,e,t)}]}
function ofFinding(e,t,{language:n,outcome:r}){const{severity:i,reference:a}=e;const o=effectOfFinding(e,r);return{kind:`finding`,loudness:loudnessOf(e,t,r),severity:i,...common({...e,action:withRecord(e),effect:o},t,n),...a!==void 0&&{reference:harmless(a,longest.text)}}}
function withRecord({action:e,record:t}){const n=recordText(t,longest.text-e.length-1);return n===``?e:`${e} ${n}`}
function common(e,t,n){const{id:r,cause:i,action:a,subject:o,waived:s,baselineState:c,effect:l}=e;const u=[i,a,...[statusLineOf({waived:s,baselineState:c},n),softeningOf(l,n)].map(e=>e&&`(${e})`)].map(e=>harmless(e,longest.text));const d=o===void 0?``:` ${harmless(o,longest.subject)}`;const f=`[${harmless(r,longest.rule)}${d} · ${harmless(titleOf(t),longest.title)}]`;return{rule:harmless(r,longest.rule).replaceAll(/[\s/]+/g,`-`),target:t,cause:harmless(i,longest.text),action:harmless(a,longest.text),text:[...u,f].filter(e=>e!==``).join(` `),fingerprint:identity(e,t),does:l.does,...o!==void 0&&{subject:harmless(o,longest.subject)},...s&&{waived:harmlessly(s)},...c&&{baselineState:c}}}
function harmlessly({reason:e,until:t,owner:n}){return{reason:harmless(e,longest.reason),until:harmless(t,30),...n!==void 0&&{owner:harmless(n,longest.rule)}}}
function identity({id:e,subject:t,fingerprint:n=``},{url:r}){return/^[\da-f]{64}$/.test(n)?n:fingerprint(e,r,t)}
function distinct(e){const t=new Set;const n=new Map;return e.map(e=>{const r=fingerprint(e.fingerprint,e.target.url);const i=(n.get(r)??0)+1;n.set(r,i);const a=i===1?e.fingerprint:fingerprint(r,`${i}`);const o=t.has(a)?r:a;t.add(o);return o===e.fingerprint?e:{...e,fingerprint:o}})}

export { remarksOf as t };
