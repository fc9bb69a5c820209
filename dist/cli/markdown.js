import { P as fill } from "./node.js";
import { B as statusLineOf, G as markOf, H as waivedFindings, L as markFor, R as required, V as titleOf, Y as idsBeside, b as addressGroups, c as unknownReasonOf, et as reportWords, i as inWords, n as connectionsOf, o as verdictOfRun, p as endingOfRun, q as byCause, r as costOf, s as tallyOf, v as isKnown, x as noteOf, y as knownText, z as thresholdText } from "./gate-9.js";
import { t as recordText } from "./fix-record.js";
import { i as markup, r as literal } from "./start-6.js";
// src/report/github/html.ts
function block(e,t){return`<${e}>${t}</${e}>\n`}
function plainHtml(e){return markup(e,2500)}
function codeHtml(e){return`<code>${literal(e,500)}</code>`}
function table(e,t){const n=e.map(e=>`<th>${e}</th>`).join(``);const r=t.map(([e=``,...t])=>{return`<tr><td nowrap>${e}</td>${t.map(e=>`<td>${e}</td>`).join(``)}</tr>`});return block(`table`,[`<tr>${n}</tr>`,...r].join(`
`))}
// src/report/github/notice-list.ts
const most=10;
function noticeList({notices:e=[]},t){let n=t;const r=[];for(const{level:t,message:i}of e.slice(0,most)){const e=`${markOf[t===`error`?`fail`:`warn`]} ${markup(i,600)}`;n-=Buffer.byteLength(`${e}<br>`);if(n<0)break;r.push(e)}const i=e.length-r.length;const a=[...r,...i>0?[`+${i}`]:[]];return a.length===0?[]:[block(`p`,a.join(`<br>`))]}
// src/report/github/summary-run.ts
function runParts(e,{language:t,outcome:n},r){return[...totals(e,{language:t,outcome:n}),...noticeList(e,r)]}
function totals(e,{language:t,outcome:n}){const{pass:r,warn:i,fail:a,unknown:o}=e.totals;const s=e.targets.length;const c=[s<2?``:fill(reportWords.totals,{targets:s,pass:r+i,fail:a,unknown:o},t),waivedFindings(e.totals.waived,t),connectionsOf(e,t)].filter(e=>e!==``);const l=verdictOfRun(e,t);const u=l===``?``:`${markOf[e.verdict]} ${reportWords.verdict[e.verdict][t]} ${l}`;const d=[c.join(`, `),u,endingOfRun(e,t,n)].filter(e=>e!==``);return d.length===0?[]:[block(`p`,d.map(plainHtml).join(`<br>`))]}
// src/report/github/summary.ts
function gateSummary(e,{language:t,limit:n,outcome:r}){const i=e.targets.length>1;const a=[...runParts(e,{language:t,outcome:r},n/2)];let o=n-reserve-bytesOf(a.join(`
`));let s=0;for(const n of e.targets){const e=fitting(o,e=>i?folded(n,t,e):open(n,t,e));if(e===null)break;o-=bytesOf(e);a.push(e);s++}const c=e.targets.length-s;return[...a,...c>0?[block(`p`,plainHtml(say(`moreTargets`,t,c)))]:[]].join(`
`)}
const own={threshold:{en:`threshold`,ko:`기준`},measured:{en:`measured`,ko:`측정값`},required:{en:`required`,ko:`요구값`},source:{en:`set by`,ko:`출처`},severity:{en:`severity`,ko:`심각도`},rule:{en:`rule`,ko:`규칙`},finding:{en:`finding`,ko:`문제와 조치`},origin:{en:`origin`,ko:`오리진`},grade:{en:`grade`,ko:`등급`},days:{en:`days left`,ko:`남은 일수`},address:{en:`address`,ko:`주소`},headers:{en:`headers`,ko:`헤더`},note:{en:`note`,ko:`비고`},moreTargets:{en:`+{count} more {count|target: it is/targets: they are} in the results file.`,ko:`대상 +{count}개가 더 있습니다. 결과 파일에서 볼 수 있습니다.`},moreFindings:{en:`+{count} more {count|finding: it is/findings: they are} in the results file.`,ko:`문제 +{count}건이 더 있습니다. 결과 파일에서 볼 수 있습니다.`}};
function say(e,t,n=0){return fill(own[e],{count:n},t)}
const longestRecord=1200;
const mostFindings=[50,15,5,0];
function fitting(e,t){for(const n of mostFindings){const r=t(n);if(bytesOf(r)<=e)return r}return null}
const reserve=1e3;
function bytesOf(e){return Buffer.byteLength(e)+1}
function headline(e,t){return`${markOf[e.verdict]} ${reportWords.verdict[e.verdict][t]} ${codeHtml(titleOf(e))}`}
function open(e,t,n){const r=unknownReasonOf(e,t);const i=r===``?[]:[block(`p`,plainHtml(r))];return[block(`h3`,headline(e,t)),...i,...sections(e,t,n)].join(`
`)}
function folded(e,t,n){const r=e.verdict===`fail`||e.verdict===`unknown`;const i=`${headline(e,t)} ${plainHtml(tallyOf(e,t))}`;return[`<details${r?` open`:``}><summary>${i}</summary>\n`,...sections(e,t,n),`</details>
`].join(`
`)}
function sections(e,t,n){const{finalUrl:r,url:i,message:a,checks:o}=e;return[...r!==null&&r!==i?[block(`p`,`→ ${codeHtml(r)}`)]:[],...a?[block(`p`,plainHtml(a))]:[],thresholdTable(o,t),...originTable(e,t),...addressTables(e,t),...findingTable(e.findings,t,n),...knownLine(e.findings,t),...unknownList(e,t),block(`p`,`<sub>${plainHtml(costOf(e,t))}</sub>`)]}
function thresholdTable(e,t){const n=[`threshold`,`measured`,`required`,`source`].map(e=>say(e,t));const r=e.map(e=>{const{id:n,source:r,message:i,action:a}=e;const o=[i,a??``,statusLineOf(e,t)].filter(e=>e!==``).map(plainHtml);return[`${markFor(e)} ${markup(n,60)}`,plainHtml(thresholdText(e.actual,t)),plainHtml(required(e,t)),plainHtml(reportWords.source[r]?.[t]??r),o.join(`<br>`)]});return table([...n,``],r)}
function originTable({origins:e},t){if(e.length<2)return[];return[table([`origin`,`grade`,`days`].map(e=>say(e,t)),e.map(({origin:e,grade:n,daysLeft:r})=>[codeHtml(e),plainHtml(thresholdText(n,t)),plainHtml(thresholdText(r,t))]))]}
function addressTables(e,t){const n=[`address`,`grade`,`headers`,`days`,`note`].map(e=>say(e,t));return addressGroups(e,t).flatMap(({title:e,rows:r})=>{const i=r.map(e=>[codeHtml(e.address),plainHtml(thresholdText(e.grade,t)),plainHtml(thresholdText(e.headers,t)),plainHtml(thresholdText(e.daysLeft,t)),plainHtml(noteOf(e,t))]);return[block(`p`,plainHtml(e)),...i.length>0?[table(n,i)]:[]]})}
function findingTable(e,t,n){const r=byCause(e.filter(e=>!isKnown(e)));if(r.length===0)return[];const more=e=>e>0?[block(`p`,plainHtml(say(`moreFindings`,t,e)))]:[];if(n===0)return more(r.length);const i=[`severity`,`rule`,`finding`].map(e=>say(e,t));const a=r.slice(0,n).map(e=>{const{id:n,severity:r,subject:i,cause:a,action:o,record:s}=e;const c=[a,o,statusLineOf(e,t)].filter(e=>e!==``);const l=recordText(s,longestRecord);return[reportWords.severity[r][t],[`${codeHtml(n)}${i===void 0?``:` ${codeHtml(i)}`}`,...alsoIn(idsBeside(e),t)].join(`<br>`),[...c.map(e=>markup(e,600)),...l===``?[]:[`<code>${literal(l,longestRecord)}</code>`]].join(`<br>`)]});return[table(i,a),...more(r.length-a.length)]}
function knownLine(e,t){const n=knownText(byCause(e.filter(isKnown)),t);return n===``?[]:[block(`p`,`<sub>${plainHtml(n)}</sub>`)]}
function alsoIn(e,t){if(e.length===0)return[];const[n=``,r=``]=fill(reportWords.also,{list:`|`},t).split(`|`);return[`${plainHtml(n)}${e.map(e=>codeHtml(e)).join(`, `)}${plainHtml(r)}`]}
function unknownList({unknowns:e},t){if(e.length===0)return[];const n=e.map(e=>inWords(e,t)).join(`, `);return[block(`p`,`<sub>${plainHtml(fill(reportWords.notCounted,{list:n},t))}</sub>`)]}
// src/report/kinds/markdown.ts
const largest=6e4;
const markdown=(e,{language:t,outcome:n})=>gateSummary(e,{language:t,outcome:n,limit:largest});

export { markdown };
