import { g as fingerprint } from "./gate-11.js";
import { Dt as meets, Tt as grades, k as idOfDemand, xt as severities } from "./node-3.js";
import { D as isOpen } from "./gate-10.js";
import { isIP } from "node:net";
// src/gate/mute-addresses.ts
function withoutAddresses(e){if(e===void 0)return null;const t=e.lastIndexOf(` @ `);if(!e.slice(t<0?0:t+3).split(`, `).every(isAddress))return null;return t<0?{}:{subject:e.slice(0,t)}}
function isAddress(e){const[,t,n]=/^(?:\[([^\]]{1,60})\]|([^:]{1,60})):\d{1,5}$/.exec(e)??[];return isIP(e)!==0||isIP(t??n??``)!==0}
// src/gate/judgeable.ts
function isJudgeable({id:e,status:t,actual:n}){return(t===`fail`||t===`warn`)&&e!==`days`&&n!==null}
const ofDays=new Set([`ssl.expired`,`ssl.intermediate-expired`]);
const ofDaysToCome=new Set([`ssl.expires-soon`,`ssl.expires-very-soon`,`ssl.intermediate-expires-early`]);
function isJudgeableFinding({id:e}){return!ofDays.has(e)&&!ofDaysToCome.has(e)&&!e.startsWith(`gate.`)}
const ofExpiry=/[.-](?:expired|expires|expiring|pending-delete|redemption-period)(?:-|$)/;
function isForeseeable(e){return isJudgeableFinding(e)&&!ofExpiry.test(e.id)}
function isNoWorse({actual:e,measured:t={}},n){const r=n.seen??{};return isValueNoWorse(e,n.actual)&&isValueNoWorse(t.grade,r.grade)&&isValueNoWorse(t.score,r.score)&&isStatusNoWorse(t.status,r.status)}
function isValueNoWorse(e,t){if(typeof e===`number`&&typeof t===`number`)return e>=t;if(isGrade(e)&&isGrade(t))return meets(e,t);return e===t}
function isGrade(e){return grades.some(t=>t===e)}
const bestFirst=[`pass`,`warn`,`fail`];
function isStatusNoWorse(e,t){if(e===t)return true;const[n,r]=[e,t].map(e=>bestFirst.findIndex(t=>t===e));return n!==void 0&&r!==void 0&&n>=0&&n<=r}
const ofHttps=/^http\.(?:redirect-|final-http$|invalid-certificate$|addresses-answers$)/;
function reopens({id:e,severity:t},n,r){if(n.id===`https`)return ofHttps.test(e)&&isAtLeast(t,`medium`);if(n.id===`ssl`)return e.startsWith(`ssl.`)&&lowers(e,t);if(n.id===`headers`)return e.startsWith(`http.`)&&lowers(e,t);const[i=n.id,a]=Object.entries(r).find(([e])=>idOfDemand(e)===n.id)??[];return e.startsWith(`${i}.`)&&countsFor({id:e,severity:t},a)}
function countsFor({id:e,severity:t},{minGrade:n,minScore:r,maxSeverity:i}={}){if(i!==void 0&&severities.indexOf(t)<severities.indexOf(i))return true;if(n!==void 0||r!==void 0)return lowers(e,t);return i===void 0&&isAtLeast(t,`medium`)}
function lowers(e,t){return isAtLeast(t,`medium`)&&!ofDaysToCome.has(e)}
function isAtLeast(e,t){return severities.indexOf(e)<=severities.indexOf(t)}
// src/gate/baseline.ts
function baselineOf({targets:e},t){const n=new Map(e.map(e=>[e.url,e]));const r=(t?.entries??[]).filter(({target:e,rule:t})=>{const r=n.get(e);return(!r||isOpen(r,t))&&(isThreshold(t)||isJudgeableFinding({id:t}))});const i=e.flatMap(entriesOf);const a=new Map([...r,...i].map(e=>[keyOf(e),e]));return{schema:`portcullis/baseline@2`,targets:measuredTargets(e,t),entries:[...a.values()].toSorted(compare)}}
function targetsIn(e){if(e.schema===`portcullis/baseline@2`)return e.targets;return[...new Set(e.entries.map(({target:e})=>e))].map(e=>({url:e,checks:{}}))}
function measuredTargets(e,t){const n=new Map((t?targetsIn(t):[]).map(e=>[e.url,e]));for(const t of e){const e=n.get(t.url)?.checks??{};const{versions:r={}}=t;const i=Object.keys({...e,...r}).toSorted().flatMap(n=>{const i=isOpen(t,`${n}.`)?e[n]:r[n];return i===void 0?[]:[[n,i]]});n.set(t.url,{url:t.url,checks:Object.fromEntries(i)})}return[...n.values()].toSorted((e,t)=>e.url<t.url?-1:1)}
function withOthers(e,t,n){const r=e.entries.filter(({target:e})=>n.has(e));const i=(t?.entries??[]).filter(({target:e})=>!n.has(e));return baselineOf({targets:[]},{schema:`portcullis/baseline@2`,targets:[...targetsIn(e).filter(({url:e})=>n.has(e)),...(t?targetsIn(t):[]).filter(({url:e})=>!n.has(e))],entries:[...r,...i]})}
function entriesOf({url:e,checks:t,findings:n}){const r=t.filter(isJudgeable).map(({id:t,actual:n,kind:r,measured:i})=>({target:e,rule:`gate.${t}`,...r!==void 0&&{subject:r},...n!==null&&{actual:n},...i&&{seen:i},fingerprint:ofThreshold({id:t,kind:r},e)}));const i=n.filter(e=>!e.waived&&isJudgeableFinding(e)).map(({id:t,subject:n,fingerprint:r})=>({target:e,rule:t,...n!==void 0&&{subject:n},fingerprint:r}));return[...r,...i]}
function ofThreshold({id:e,kind:t},n){return fingerprint(`gate.${e}`,n,t)}
function isThreshold(e){return e.startsWith(`gate.`)&&!/^gate\.(?:waiver|baseline|rule)-/.test(e)}
function keyOf({target:e,fingerprint:t}){return`${t} ${e}`}
function compare(e,t){const[n,r]=[e,t].map(e=>[e.target,e.rule,e.subject??``,e.fingerprint]);return JSON.stringify(n)<JSON.stringify(r)?-1:1}
function knownTo(e){const t=new Map((e?.entries??[]).map(e=>[keyOf(e),e]));const n=e?outdatedIn(e):()=>false;const r=new Set((e?.entries??[]).map(ofHost));const has=(e,{url:n})=>{if(!isJudgeableFinding(e))return false;if(t.has(keyOf({target:n,fingerprint:e.fingerprint})))return true;const i=withoutAddresses(e.subject);return i!==null&&r.has(ofHost({target:n,rule:e.id,...i}))};return{finding:has,novelty(t,r,i={}){if(!e||!isSevere(t)||!isForeseeable(t)||has(t,r))return null;const a=levelOfCheck(checkOf(t),i);return a===`error`&&n(r,checkOf(t))?`warn`:a},check(e,r,i={}){const{url:a,findings:o}=r;const s=t.get(keyOf({target:a,fingerprint:ofThreshold(e,a)}));if(!s||!isJudgeable(e))return{is:`new`};if(!isNoWorse(e,s))return{is:`worse`};const c=o.filter(t=>!t.waived&&t.baselineState!==`unchanged`&&reopens(t,e,i));if(c.length===0)return{is:`known`};return{is:`reopened`,by:c,isOutdated:c.every(e=>n(r,checkOf(e)))}}}}
function ofHost({target:e,rule:t,subject:n=``}){return JSON.stringify([e,t,n])}
function checkOf({id:e}){return e.split(`.`,1)[0]??e}
function isSevere({severity:e}){return e===`critical`||e===`high`}
const always=new Set([`ssl`,`http`]);
function levelOfCheck(e,t){if(always.has(e))return`error`;const n=t[e]?.level??`off`;return n===`off`?null:n}
function outdatedIn(e){const t=e.schema===`portcullis/baseline@1`;const n=new Map(targetsIn(e).map(({url:e,checks:t})=>[e,t]));return({url:e,versions:r={}},i)=>{const a=n.get(e);if(!a)return t;return t||a[i]!==r[i]}}
function outdatedChecks(e,t,n=[]){const r=outdatedIn(e);const i=t.flatMap((e,t)=>[...always,...Object.keys(n[t]??{})].filter(i=>e.origins.length>0&&levelOfCheck(i,n[t]??{})!==null&&r(e,i)));return[...new Set(i)]}
function goneFrom(e,{targets:t}){const n=new Map(t.map(e=>[e.url,e]));const r=new Set(t.flatMap(({url:e,checks:t,findings:n})=>[...t.filter(({status:e})=>e!==`pass`&&e!==`off`).map(t=>keyOf({target:e,fingerprint:ofThreshold(t,e)})),...n.map(({fingerprint:t})=>keyOf({target:e,fingerprint:t}))]));return(e?.entries??[]).filter(e=>{const t=n.get(e.target);if(t===void 0||isOpen(t,e.rule)||r.has(keyOf(e)))return false;return!t.findings.some(({id:n,subject:r})=>{const i=withoutAddresses(r);return i!==null&&ofHost({target:t.url,rule:n,...i})===ofHost(e)})})}
function baselineText(e){const{entries:t}=e;const n=Object.entries({targets:targetsIn(e),entries:t}).map(([e,t])=>`  ${JSON.stringify(e)}: ${listed(t)}`);return`{\n${[`  "schema": ${JSON.stringify(`portcullis/baseline@2`)}`,...n].join(`,
`)}\n}\n`}
function listed(e){if(e.length===0)return`[]`;return`[\n${e.map(e=>`    ${JSON.stringify(e)}`).join(`,
`)}\n  ]`}

export { outdatedChecks as a, knownTo as i, baselineText as n, withOthers as o, goneFrom as r, baselineOf as t };
