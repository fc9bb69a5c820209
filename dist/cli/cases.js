import { P as fill } from "./node.js";
import { B as statusLineOf, R as required, V as titleOf, _ as softeningOf, d as effectOfNotice, et as reportWords, f as effectOfUnknown, h as isUnseen, l as effectOfCheck, m as findingEffectOf, u as effectOfFinding, z as thresholdText } from "./gate-9.js";
import { t as recordText } from "./fix-record.js";
import { t as harmless } from "./start-6.js";
// src/report/kinds/cases.ts
function testSuitesOf(e,{language:t,outcome:n}){const{targets:r,notices:i=[]}=e;const a={language:t,outcome:n};const o=distinct(r.map(e=>suiteOf(e,a)));if(i.length===0)return o;const s=i.map(r=>{const i=effectOfNotice(r,e,n);return{name:harmless(r.id,longest.name),status:statusFor(i),lines:told(softeningOf(i,t),r.message)}});return[...o,{name:`portcullis`,target:null,cases:distinct(s),notes:[]}]}
function statusFor({does:e,softenedBy:t}){if(e===`fail`||e===`unknown`)return e;return t===void 0?`warn`:`skip`}
const longest={name:200,title:2500,line:2500};
const mostNotes=200;
const own={verdict:{en:`The gate does not pass.`,ko:`게이트를 통과하지 못했습니다.`},off:{en:`not required`,ko:`요구하지 않음`},more:{en:`+{count} more {count|finding/findings}`,ko:`문제 +{count}건`}};
function hasSay({waived:e,level:t}){return e!==void 0||t===`error`||t===`warn`}
function suiteOf(e,t){const{language:n}=t;const r=[...e.checks.map(n=>caseOfCheck(n,e,t)),...e.findings.filter(hasSay).map(e=>caseOfFinding(e,t))];const i=e.findings.filter(e=>!hasSay(e));const a=i.slice(0,mostNotes).map(e=>noteOf(e,n));const o=i.length-a.length;return{name:harmless(titleOf(e),longest.title),target:e,cases:distinct([...r,...caseOfVerdict(e,r,t)]),notes:o>0?[...a,fill(own.more,{count:o},n)]:a}}
function caseOfCheck(e,t,{language:n,outcome:r}){const i=`${thresholdText(e.actual,n)} (${required(e,n)})`;const a=effectOfCheck(e,t,r);const o=e.status===`off`;const s=o?own.off[n]:statusLineOf(e,n)||softeningOf(a,n);const c=e.status===`unknown`?[t.message??``,t.reason??``]:[];const l=statusOfCheck(e,a);const u=[...l===`skip`?[s,...c,e.message]:[...c,e.message,s],e.action??``,o?``:i];return{name:harmless(e.id,longest.name),status:l,lines:told(...u)}}
function statusOfCheck({status:e,baselineState:t},n){if(e===`pass`)return`pass`;return e===`off`||e===`waived`||t?`skip`:statusFor(n)}
function caseOfFinding(e,{language:t,outcome:n}){const{id:r,subject:i,cause:a,action:o,record:s,waived:c}=e;const l=i===void 0?``:` (${i})`;const u=effectOfFinding(e,n);return{name:harmless(`${r}${l}`,longest.name),status:c?`skip`:statusFor(u),lines:told(softeningOf(u,t),statusLineOf(e,t),a,o,recordText(s,longest.line))}}
function caseOfVerdict(e,t,{language:n,outcome:r}){const{verdict:i,message:a=``,reason:o=``}=e;const s=isUnseen(e);const c=s?effectOfUnknown(e,r):findingEffectOf(i,r);if(!s&&(c.does!==`fail`||t.some(({status:e})=>e===`fail`)))return[];const l=softeningOf(c,n);return[{name:`verdict`,status:statusFor(c),lines:told(l,a,o,own.verdict[n])}]}
function noteOf(e,t){const{id:n,severity:r,subject:i,cause:a,action:o}=e;const s=i===void 0?``:` (${i})`;const c=statusLineOf(e,t);const l=`${reportWords.severity[r][t]} ${n}${s}: ${a} ${o}${c&&` [${c}]`}`;return harmless(l,longest.line)}
function told(...e){return e.filter(e=>e!==``).map(e=>harmless(e,longest.line))}
function distinct(e){const t=new Map;return e.map(e=>{const n=(t.get(e.name)??0)+1;t.set(e.name,n);return n===1?e:{...e,name:`${e.name} #${n}`}})}

export { testSuitesOf as t };
