import { C as shorten, P as fill } from "./node.js";
import { t as harmless } from "./start-6.js";
import { d as effectOfNotice } from "./gate-9.js";
import { i as toJson } from "./start-5.js";
import { n as pathOfUrl, t as encoded } from "./place.js";
import { t as remarksOf } from "./remarks.js";
import { n as unreadSpot, t as spotOf } from "./spot.js";
// src/core/result/result.ts
function isComplete({targets:e,verdict:t}){if(e.length===0)return t!==`unknown`;return e.every(e=>e.verdict!==`unknown`&&!e.incompleteChecks?.length&&e.checks.every(({status:e})=>e!==`unknown`))}
// src/report/kinds/sarif-rules.ts
function sarifRules(e,t,n){return[...Map.groupBy(e,({rule:e})=>e)].map(([e,[r]])=>({...toRule(e,r,t.get(e)),...helpOf(e,t.get(e),n)}))}
const longest=1024;
const securitySeverity={critical:`9.5`,high:`8.0`,medium:`5.5`,low:`2.0`,info:null};
const levelOf$1={critical:`error`,high:`error`,medium:`warning`,low:`note`,info:`note`};
function toRule(e,t,n){const{cause:r,action:i,reference:a}=n??{...t,cause:titleOf(e),action:t?.action||titleOf(e)};const o=t?.severity??`info`;const s=securitySeverity[o];return{id:e,name:pascal(e),shortDescription:{text:shorten(r,longest)},fullDescription:{text:shorten(`${r} ${i}`,longest)},help:{text:[r,i,a].filter(Boolean).join(`

`)},defaultConfiguration:{level:levelOf$1[o]},properties:{...s&&{"security-severity":s,tags:[`security`]},precision:`very-high`}}}
function helpOf(e,t,n){if(!t)return{};const{reference:r=``}=t;return{helpUri:r.startsWith(`https://`)?r:`${n}/blob/main/docs/checks/${e.split(`.`,1)[0]}.md`}}
function pascal(e){return e.split(/[^\p{L}\p{N}]+/u).filter(e=>e!==``).map(e=>e.charAt(0).toUpperCase()+e.slice(1)).join(``)||`Rule`}
function titleOf(e){return e.replace(`.`,`: `).replaceAll(`-`,` `)||`rule`}
// src/report/kinds/sarif.ts
const mostResults=5e3;
const words={more:{en:`+{count} more {count|result is/results are} in the result object.`,ko:`결과 +{count}건은 결과 객체에 있습니다.`}};
const informationUri=`https://github.com/portcullis/portcullis`;
const sarif=(e,t)=>{const n=remarksOf(e,t);const r=n.filter(({kind:e})=>e!==`unknown`);const i=r.slice(0,mostResults);const a=sarifRules(i,t.rules,informationUri);const o=new Map(a.map(({id:e},t)=>[e,t]));const s={hasWaived:i.some(({waived:e})=>e),hasKnown:i.some(({baselineState:e})=>e===`unchanged`)};const c=harmless(e.tool.version,60);return toJson({$schema:`https://json.schemastore.org/sarif-2.1.0.json`,version:`2.1.0`,runs:[{tool:{driver:{name:`Portcullis`,informationUri,version:c,semanticVersion:semantic(c),rules:a}},language:t.language,columnKind:`utf16CodeUnits`,invocations:[invocationOf(e,t,{remarks:n,left:r.length-i.length})],results:i.map(e=>toResult(e,{place:t,marks:s,ruleIndex:o.get(e.rule)??-1}))}]})};
function semantic(e){return/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(e)?e:void 0}
function invocationOf(e,t,{remarks:n,left:r}){const i=n.filter(({kind:e})=>e===`unknown`);const a=(e.notices??[]).map(n=>{const{loudness:r}=effectOfNotice(n,e,t.outcome);return{descriptor:{id:harmless(n.id,120)},level:levelOf[r],message:said(harmless(n.message,1e3))}});const o=e.targets.flatMap(e=>(e.incompleteChecks??[]).map(({check:t,message:n})=>({rule:`gate.${harmless(t,120)}`,target:e,text:harmless(n,1e3),loudness:`warning`})).filter(({rule:t})=>!i.some(n=>n.target===e&&n.rule===t)));return{executionSuccessful:isComplete(e),endTimeUtc:e.generatedAt,toolExecutionNotifications:[...[...i,...o].map(e=>notification(e,t)),...r>0?[{level:`warning`,message:said(fill(words.more,{count:r},t.language))}]:[]],toolConfigurationNotifications:a}}
function notification({text:e,target:t,rule:n,loudness:r},i){const{reason:a}=t;return{descriptor:{id:n},level:levelOf[r],message:said(e),locations:[locationOf(t,{rule:n},i)],...a!==void 0&&{properties:{reason:harmless(a,100)}}}}
const levelOf={error:`error`,warning:`warning`,notice:`note`};
function toResult(e,{place:t,marks:n,ruleIndex:r}){const{rule:i,loudness:a,severity:o,text:s,target:c,subject:l,fingerprint:u,waived:d,baselineState:f}=e;const p=harmless(c.url,2100);return{ruleId:i,ruleIndex:r,level:levelOf[a],message:said(s),locations:[locationOf(c,e,t)],...(t.source??t.config)&&{relatedLocations:[relatedLocation(c)]},partialFingerprints:{primaryLocationLineHash:u,"portcullis/v1":u},...n.hasWaived&&{suppressions:d?[suppressionOf(d)]:[]},...n.hasKnown&&{baselineState:f??`new`},properties:{url:p,severity:o,...l!==void 0&&{subject:l}}}}
function suppressionOf({reason:e,until:t,owner:n}){const r=n===void 0?t:`${n}, ${t}`;const i={until:t,...n!==void 0&&{owner:n}};return{kind:`external`,status:`accepted`,justification:`${e} (${r})`,properties:i}}
function locationOf(e,t,n){const r=[{fullyQualifiedName:harmless(e.url,2100),kind:`resource`}];const i=spotOf(n,e,t);if(!i)return{physicalLocation:fileOf(pathOfUrl(e.url),unreadSpot(``)),logicalLocations:r};return{physicalLocation:fileOf(encoded(i.path),i),logicalLocations:r}}
function relatedLocation(e){return{id:0,physicalLocation:fileOf(pathOfUrl(e.url),unreadSpot(``)),message:said(harmless(e.url,2100))}}
const longestSnippet=300;
function fileOf(e,{range:{start:t,end:n},text:r,around:i}){const a={startLine:t.line,startColumn:t.column,endLine:n.line,endColumn:n.column};if(r===null||i.lines.some(e=>e.length>longestSnippet))return{artifactLocation:{uri:e},region:a};const o={startLine:i.first,endLine:i.first+i.lines.length-1};const s=i.lines.join(`
`);return{artifactLocation:{uri:e},region:{...a,snippet:{text:r}},...s!==r&&{contextRegion:{...o,snippet:{text:s}}}}}
function said(e){return{text:e.replaceAll(`](`,`] (`).replaceAll(/\{(?=\d+\})/g,`{ `)}}

export { sarif };
