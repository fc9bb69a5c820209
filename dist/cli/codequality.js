import { g as fingerprint } from "./gate-11.js";
import { t as harmless } from "./start-6.js";
import { d as effectOfNotice } from "./gate-9.js";
import { i as toJson } from "./start-5.js";
import { t as remarksOf } from "./remarks.js";
import { t as spotOf } from "./spot.js";
// src/report/kinds/codequality.ts
const codeQuality=(e,t)=>{const n=remarksOf(e,t).map(e=>toEntry(e,t));const r=(e.notices??[]).map(n=>{const{does:r}=effectOfNotice(n,e,t.outcome);return ofNotice(n,isDecisive(r)?`blocker`:`minor`,t)});return toJson([...r,...n])};
function isDecisive(e){return e===`fail`||e===`unknown`}
const ofSeverity={critical:`critical`,high:`critical`,medium:`major`,low:`minor`,info:`info`};
function toEntry(e,t){return{description:e.text,check_name:e.rule,fingerprint:e.fingerprint,severity:severityOf(e),location:locationOf(spotOf(t,e.target,e))}}
function severityOf({does:e,severity:t,waived:n,baselineState:r}){if(n||r===`unchanged`)return`info`;return isDecisive(e)?`blocker`:ofSeverity[t]}
const anyPath=`.gitlab-ci.yml`;
function locationOf(e){return{path:e?.path??anyPath,lines:{begin:e?.range.start.line??1}}}
function ofNotice({id:e,message:t},n,r){return{description:harmless(t,1e3),check_name:harmless(e,120),fingerprint:fingerprint(e,``,t),severity:n,location:locationOf(spotOf(r,null,{rule:e}))}}

export { codeQuality };
