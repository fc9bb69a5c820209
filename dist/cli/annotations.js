import { xt as severities } from "./node-3.js";
import { P as fill } from "./node.js";
import { B as statusLineOf, V as titleOf, Y as idsBeside, _ as softeningOf, d as effectOfNotice, et as reportWords, f as effectOfUnknown, g as loudnessOf, h as isUnseen, l as effectOfCheck, q as byCause, u as effectOfFinding } from "./gate-9.js";
import { t as recordText } from "./fix-record.js";
import { t as harmless } from "./start-6.js";
import { i as lineOf, r as wholeLine } from "./spot.js";
// src/report/github/annotate.ts
function escapeData(e){return e.replaceAll(`%`,`%25`).replaceAll(`\r`,`%0D`).replaceAll(`
`,`%0A`)}
function escapeProperty(e){return escapeData(e).replaceAll(`:`,`%3A`).replaceAll(`,`,`%2C`)}
function formatAnnotation({kind:e,title:t,message:n,at:r}){return`::${e} ${[...r?placeOf(r):[],`title=${escapeProperty(t)}`].join(`,`)}::${escapeData(n)}\n`}
function placeOf({path:e,range:{start:t,end:n}}){const r=[`file=${escapeProperty(e)}`,`line=${t.line}`,`endLine=${n.line}`];return t.line===n.line?[...r,`col=${t.column}`]:r}
// src/report/github/annotations.ts
function annotationsOf(e,t,n){const{targets:r,notices:i=[]}=e;const a=r.flatMap(e=>{return byCause(e.findings).filter(t=>isWorthNoting(t,e)).map(t=>({target:e,finding:t}))}).toSorted((e,t)=>rank(e.finding)-rank(t.finding));const o={language:t,outcome:n};return[...i.map(t=>({kind:effectOfNotice(t,e,n).loudness,title:harmless(t.id,longest.rule),message:harmless(t.message,longest.text),about:{rule:t.id,target:null}})),...r.flatMap(e=>thresholdsOf(e,o)),...a.map(({target:e,finding:t})=>toAnnotation(t,e,o))]}
function isWorthNoting({severity:e,level:t},{verdict:n}){return n!==`pass`||e!==`info`||t===`error`||t===`warn`}
function rank({severity:e}){return severities.indexOf(e)}
const longest={rule:120,url:200,subject:80,text:600};
const silent=new Set([`pass`,`off`]);
function thresholdsOf(e,t){const n=e.checks.filter(({status:e})=>!silent.has(e));const r=[...Map.groupBy(n,e=>`${e.status} ${e.message} ${statusLineOf(e,t.language)}`).values()].flatMap(([n,...r])=>n?[ofThresholds([n,...r],e,t)]:[]);return[...unseenOf(e,t),...r]}
function unseenOf(e,{language:t,outcome:n}){const{message:r=``}=e;if(!isUnseen(e))return[];const i=effectOfUnknown(e,n);const a=`${reportWords.verdict.unknown[t]} ${harmless(titleOf(e),longest.url)}`;const o={rule:`gate.verdict`,target:e};return[{kind:i.loudness,title:a,message:lines(r,softeningOf(i,t)),about:o}]}
function ofThresholds(e,t,{language:n,outcome:r}){const[i]=e;const{status:a,baselineState:o}=i;const s=a===`waived`||o?``:`${verdictIn(a,n)} `;const c=e.map(({id:e})=>harmless(e,longest.rule)).join(`, `);const l=a===`unknown`?t.message:i.action;const u=effectOfCheck(i,t,r);return{kind:u.loudness,title:`${s}${c} · ${harmless(titleOf(t),longest.url)}`,message:lines(i.message,l??``,statusLineOf(i,n)||softeningOf(u,n)),about:{rule:`gate.${i.id}`,target:t}}}
function verdictIn(e,t){return e===`waived`||e===`off`?``:reportWords.verdict[e][t]}
function toAnnotation(e,t,{language:n,outcome:r}){const{id:i,subject:a,cause:o,action:s,record:c}=e;const l=a===void 0?``:` (${harmless(a,longest.subject)})`;const u=idsBeside(e).join(`, `);const d=[u===``?``:fill(reportWords.also,{list:u},n),statusLineOf(e,n),softeningOf(effectOfFinding(e,r),n)];return{kind:loudnessOf(e,t,r),title:`${harmless(i,longest.rule)}${l} · ${harmless(titleOf(t),longest.url)}`,message:lines(o,s,recordText(c,longest.text),...d),about:{rule:i,target:t,...a!==void 0&&{subject:a}}}}
function lines(...e){return e.filter(e=>e!==``).map(e=>harmless(e,longest.text)).join(`
`)}
const mostOfEach=10;
const more={en:`+{count} more: {count|it is/they are} in the results file.`,ko:`+{count}건 더 있습니다. 결과 파일에서 볼 수 있습니다.`};
function limited(e,t){return[...Map.groupBy(e,({kind:e})=>e).values()].flatMap(e=>{const n=e.length-mostOfEach;if(n<=0)return e;return e.slice(0,mostOfEach).map((e,r)=>{if(r<9)return e;return{...e,message:`${e.message}\n${fill(more,{count:n},t)}`}})})}
function commandOf(e,t){const n=annotationSpotOf(e,t);return formatAnnotation({...e,...n&&{at:n}})}
function annotationSpotOf({about:e},t){return e?lineAbout(e,t):null}
function lineAbout(e,{config:t,source:n}){const{target:r}=e;const i=t?.rangeOf(r,e);if(t&&i)return{path:t.path,range:i};const a=n?.text&&r&&lineOf(n.text,r);return n?.text&&a?{path:n.path,range:wholeLine(n.text,a)}:null}
const githubReport=(e,t)=>limited(annotationsOf(e,t.language,t.outcome),t.language).map(e=>commandOf(e,t)).join(``);

export { limited as i, annotationsOf as n, githubReport as r, annotationSpotOf as t };
