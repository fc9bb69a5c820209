import { j as generalText } from "./node.js";
import { Tt as grades } from "./node-3.js";
import { r as ranked } from "./gate-22.js";
import { t as valueText } from "./gate-24.js";
// src/core/changes/general.ts
const seeFindings={en:`Run the check again and follow its findings.`,ko:`점검을 다시 실행하고 발견 사항의 조치를 따르십시오.`};
function generalFields({id:e,words:t}){return{grade:{title:{en:`Grade`,ko:`등급`},severity:severityOfGrade,action:seeFindings},score:{title:{en:`Score`,ko:`점수`},severity:severityOfScore,action:seeFindings},finding:{title:{en:`Finding`,ko:`발견 사항`},severity:n=>severityIn(t,n?.slice(e.length+1).split(` `,1)[0]??``),action:seeFindings,appears:`worse`,disappears:`better`},measurement:{title:{en:`Measurement`,ko:`측정`},severity:`high`,action:{en:`Check that the target still exists and can be reached, or remove the watch.`,ko:`대상이 아직 있고 접속할 수 있는지 확인하거나 감시를 삭제하십시오.`}},availability:{title:{en:`Availability`,ko:`가용성`},severity:`high`,action:{en:`Check the server, its network and its DNS records. If you took the target down yourself, pause the watch.`,ko:`서버와 네트워크, DNS 레코드를 확인하십시오. 직접 내린 대상이면 감시를 일시 중지하십시오.`}},version:{title:{en:`Measured by a new version of the check`,ko:`새 버전의 점검으로 측정함`},severity:`info`,action:{en:`Look at the current result. A part of it is worse than before: the target changed, or the new version measures more.`,ko:`현재 결과를 확인하십시오. 이전보다 나빠진 부분이 있습니다. 대상이 바뀌었거나 새 버전이 더 많은 것을 측정합니다.`}}}}
function generalFacts(e,t,{doubts:n=[],gaps:r=[]}={}){const{grade:i,parts:a=[],kpis:o,findings:s,score:c,atLeast:l}=t;const u=a.filter(e=>e.score!==null).map(e=>e.id).toSorted().join(` `);const d=grades.map(e=>[e]);const f=[...r,...o.filter(({value:e})=>e===null).map(({id:e})=>e),...a.filter(e=>e.score===null).map(({id:e})=>e),...s.filter(({id:e})=>n.includes(e)).map(t=>memberOf(e.id,t))];const p=s.filter(({id:t})=>!n.includes(t)&&severityIn(e.words,t)!==`info`).map(t=>memberOf(e.id,t));const m=i!==void 0||l!==void 0;return[...i===void 0?[]:ranked(`grade`,i,d,{basis:u}),...m||c===void 0?[]:[{field:`score`,value:`${c}`,rank:c,basis:u}],{field:`finding`,members:[...new Set(p)],gaps:f}]}
function memberOf(e,{id:t,subject:n}){return valueText(n===void 0?`${e}.${t}`:`${e}.${t} ${n}`)}
function severityIn({problems:e},t){return e[t]?.severity??`info`}
function severityOfGrade(e){if(e===`F`||e===`D`)return`high`;return e===`A`||e===`A+`?`low`:`medium`}
function severityOfScore(e){const t=Number(e);if(t<50)return`high`;return t<80?`medium`:`low`}
// src/core/changes/between.ts
function fieldsOf(e){return{...e.monitored?.fields,...generalFields(e)}}
function wordsOfChange(e,{field:t,from:n,to:r}){const{title:i,action:a}=(e?fieldsOf(e)[t]:void 0)??{title:{en:t,ko:t},action:seeFindings};const[o=``]=(r??n??``).split(` `);const s=t===`finding`&&e&&o.startsWith(`${e.id}.`)?o.slice(e.id.length+1):``;const c=e?.words.problems??{};const l=Object.hasOwn(c,s)?c[s]:void 0;if(!l)return{title:i,finding:null,action:a};return{title:i,finding:{id:o,cause:generalText(l.cause)},action:generalText(l.action)}}
function factsOf(e,{raw:t,verdict:n},r){const{monitored:i}=e;const{facts:a=[],doubts:o=[],gaps:s=[]}=i?{facts:i.facts(t,n,r),doubts:i.doubts,gaps:i.gaps?.(t)}:{};return[...a,...generalFacts(e,n,{doubts:o,gaps:s})]}

export { fieldsOf as n, wordsOfChange as r, factsOf as t };
