import { C as shorten, E as failure, H as reasonWords, I as counted, L as plural, P as fill, R as maskUrls, T as describeFailure, v as suggest, w as Failure, x as printable } from "./node.js";
import { Bt as dataDirectory, D as reportKinds, Ht as readLanguage, Ia as randomUUID, Ii as readFile, Li as tooLarge, M as usualOutcome, Na as init__lazy_builtin_crypto, P as waitWords, Pr as shown, R as openNetworks, Ri as codeOf, Sr as measuring, Xn as notBesideServer, br as secretFileOption, i as readGiven, jr as parseInput, n as readGivenAge, r as givenFlags, xt as severities, yr as environmentOnly, zi as whyNot } from "./node-3.js";
import { M as tablesOf } from "./gate-14.js";
import { t as openStoredRunner } from "./gate-17.js";
import { b as registry, c as missingSubject, d as exitCodes, f as exitOf, h as exitOfStatus, l as needlessSubject, m as exitOfFailure, u as tooManySubjects, y as optionsFor } from "./start-7.js";
import { F as readOutcome, M as gatePolicyOf, N as readBaseline, P as readFailOn, T as gateEach, d as withSources, i as noticesOf, j as openJudge, o as questionsOf, r as makePlan, s as readConcurrency, v as openRunner } from "./gate-10.js";
import { a as rulesOf } from "./gate-11.js";
import { n as inert, o as withLanguage, t as harmless } from "./start-6.js";
import { t as durationText } from "./gate-15.js";
import { n as withUnicode } from "./gate-16.js";
import { i as toJson, o as toRefusal, s as toSuccess } from "./start-5.js";
import { appendFileSync, closeSync, constants, lstatSync, mkdirSync, openSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/report/words.ts
init__lazy_builtin_crypto();
const reportWords={verdict:{pass:{en:`PASS`,ko:`통과`},warn:{en:`WARN`,ko:`주의`},fail:{en:`FAIL`,ko:`실패`},unknown:{en:`UNKNOWN`,ko:`판단 불가`}},status:{pass:{en:`pass`,ko:`통과`},warn:{en:`warn`,ko:`주의`},fail:{en:`fail`,ko:`실패`},unknown:{en:`unknown`,ko:`판단 불가`}},severity:{critical:{en:`critical`,ko:`치명적`},high:{en:`high`,ko:`높음`},medium:{en:`medium`,ko:`중간`},low:{en:`low`,ko:`낮음`},info:{en:`info`,ko:`참고`}},met:{en:`{count} of {count} met`,ko:`기준 {count}개 모두 충족`},below:{en:`{failed} of {count} below`,ko:`기준 {count}개 중 {failed}개 미달`},undetermined:{en:`{unknown} of {count} unknown`,ko:`기준 {count}개 중 {unknown}개 판단 불가`},belowAndUnknown:{en:`{failed} of {count} below, {unknown} unknown`,ko:`기준 {count}개 중 {failed}개 미달, {unknown}개 판단 불가`},off:{en:`no thresholds`,ko:`기준 없음`},source:{default:{en:`default`,ko:`기본값`},"default auto":{en:`default auto`,ko:`기본값 auto`},flag:{en:`flag`,ko:`옵션`},input:{en:`input`,ko:`입력`},environment:{en:`environment`,ko:`환경 변수`},target:{en:`target`,ko:`대상 설정`},file:{en:`file`,ko:`설정 파일`},given:{en:`given`,ko:`지정값`}},required:{en:`required`,ko:`필수`},yes:{en:`yes`,ko:`예`},no:{en:`no`,ko:`아니요`},unmeasured:{en:`?`,ko:`?`},connections:{en:`{count} {count|connection/connections}`,ko:`연결 {count}개`},roundTrips:{en:`{count} {count|round trip/round trips}`,ko:`왕복 {count}회`},seconds:{en:`{seconds} s`,ko:`{seconds}초`},tries:{en:`{count} {count|try/tries}`,ko:`시도 {count}회`},waited:{en:`waited {seconds} s ({count} {count|poll/polls})`,ko:`{seconds}초 대기(확인 {count}회)`},totals:{en:`{targets} {targets|target/targets}: {pass} passed, {fail} failed, {unknown} unknown`,ko:`대상 {targets}개: 통과 {pass}, 실패 {fail}, 판단 불가 {unknown}`},run:{en:`verdict of the whole run, because of {list}`,ko:`실행 전체의 판정. 원인: {list}`},notCounted:{en:`not counted: {list}`,ko:`판단에 넣지 않음: {list}`},knownNamed:{en:`in the baseline: {count} ({list}): {names}`,ko:`기준선에 있는 문제 {count}건({list}): {names}`},knownHinted:{en:`{known}; --verbose lists them`,ko:`{known}. --verbose를 쓰면 모두 보입니다.`},also:{en:`also: {list}`,ko:`함께 해결: {list}`},switchedOff:{en:`findings of rules that are off: {count}`,ko:`꺼진 규칙의 문제 {count}건`},score:{en:`{score} of 100`,ko:`100점 중 {score}점`},capped:{en:`at most {max}`,ko:`최대 {max}`},weight:{en:`{weight} %`,ko:`{weight} %`},unknowns:{revocation:{en:`revocation`,ko:`폐기 여부`},trust:{en:`chain of trust`,ko:`신뢰 체인`},"other certificates":{en:`other certificates`,ko:`다른 인증서`},"cipher suites":{en:`weak cipher suites`,ko:`취약한 암호 스위트`},address:{en:`address`,ko:`주소`},addresses:{en:`more addresses`,ko:`나머지 주소`}},moreRows:{en:`… and {count} more (--json)`,ko:`… 외 {count}개(--json)`},byProxy:{en:`address not checked`,ko:`주소를 점검하지 않음`},alike:{en:`{count} addresses, all with the same result`,ko:`주소 {count}개, 모두 같음`},alone:{en:`1 address`,ko:`주소 1개`},unlike:{en:`{count} addresses:`,ko:`주소 {count}개:`},at:{en:`{origin}: {what}`,ko:`{origin}: {what}`},leftOut:{unroutable:{en:`no route from this machine`,ko:`이 컴퓨터에서 가는 경로 없음`},forbidden:{en:`may not be contacted`,ko:`연결이 금지된 주소`}},ungraded:{en:`not graded`,ko:`등급 없음`}};
// node_modules/fast-string-truncated-width/dist/utils.js
const getCodePointsLength=(()=>{const e=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g;return t=>{let n=0;e.lastIndex=0;while(e.test(t))n+=1;return t.length-n}})();
const isFullWidth=e=>{return e===12288||e>=65281&&e<=65376||e>=65504&&e<=65510};
const isWideNotCJKTNotEmoji=e=>{return e===8987||e===9001||e>=12272&&e<=12287||e>=12289&&e<=12350||e>=12441&&e<=12543||e>=12549&&e<=12591||e>=12593&&e<=12686||e>=12688&&e<=12771||e>=12783&&e<=12830||e>=12832&&e<=12871||e>=12880&&e<=19903||e>=65040&&e<=65049||e>=65072&&e<=65106||e>=65108&&e<=65126||e>=65128&&e<=65131||e>=127488&&e<=127490||e>=127504&&e<=127547||e>=127552&&e<=127560||e>=131072&&e<=196605||e>=196608&&e<=262141};
// node_modules/fast-string-truncated-width/dist/index.js
const ANSI_RE=/[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
const CONTROL_RE=/[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
const CJKT_WIDE_RE=/(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy;
const TAB_RE=/\t{1,1000}/y;
const EMOJI_RE=/[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy;
const LATIN_RE=/(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
const MODIFIER_RE=/\p{M}+/gu;
const NO_TRUNCATION$1={limit:Infinity,ellipsis:``};
const getStringTruncatedWidth=(e,t={},n={})=>{const r=t.limit??Infinity;const i=t.ellipsis??``;const a=t?.ellipsisWidth??(i?getStringTruncatedWidth(i,NO_TRUNCATION$1,n).width:0);const o=0;const s=n.controlWidth??0;const c=n.tabWidth??8;const l=n.emojiWidth??2;const u=2;const d=n.regularWidth??1;const f=n.wideWidth??u;const p=[[LATIN_RE,d],[ANSI_RE,o],[CONTROL_RE,s],[TAB_RE,c],[EMOJI_RE,l],[CJKT_WIDE_RE,f]];let m=0;let h=0;let g=e.length;let _=0;let v=false;let y=g;let b=Math.max(0,r-a);let x=0;let S=0;let C=0;let w=0;outer:while(true){if(S>x||h>=g&&h>m){const t=e.slice(x,S)||e.slice(m,h);_=0;for(const e of t.replaceAll(MODIFIER_RE,``)){const t=e.codePointAt(0)||0;if(isFullWidth(t))w=u;else if(isWideNotCJKTNotEmoji(t))w=f;else w=d;if(C+w>b)y=Math.min(y,Math.max(x,m)+_);if(C+w>r){v=true;break outer}_+=e.length;C+=w}x=S=0}if(h>=g)break outer;for(let t=0,n=p.length;t<n;t++){const[n,i]=p[t];n.lastIndex=h;if(n.test(e)){_=n===CJKT_WIDE_RE?getCodePointsLength(e.slice(h,n.lastIndex)):n===EMOJI_RE?1:n.lastIndex-h;w=_*i;if(C+w>b)y=Math.min(y,h+Math.floor((b-C)/i));if(C+w>r){v=true;break outer}C+=w;x=m;S=h;h=m=n.lastIndex;continue outer}}h+=1}return{width:v?b:C,index:v?y:g,truncated:v,ellipsed:v&&r>=a}};
// node_modules/fast-string-width/dist/index.js
const NO_TRUNCATION={limit:Infinity,ellipsis:``,ellipsisWidth:0};
const fastStringWidth=(e,t={})=>{return getStringTruncatedWidth(e,NO_TRUNCATION,t).width};
// src/report/width.ts
let clusters;
function clustersOf(e){clusters??=new Intl.Segmenter(`en`,{granularity:`grapheme`});return clusters.segment(e)}
const plain=/^[ -~·×–—‘’“”…→≤≥─█✓✗]*$/;
function widthOf(e){return plain.test(e)?e.length:fastStringWidth(e)}
function pad(e,t){return e+` `.repeat(Math.max(0,t-widthOf(e)))}
function cut(e,t){if(widthOf(e)<=t)return e;let n=``;let r=t-1;for(const{segment:t}of clustersOf(e)){r-=widthOf(t);if(r<0)break;n+=t}return`${n}…`}
function wrap(e,t){const n=[];let r=``;let i=0;for(const a of e.split(/\s+/).flatMap(e=>pieces(e,t))){const e=widthOf(a);const o=r===``;if(o||i+1+e<=t){r=o?a:`${r} ${a}`;i+=e+(o?0:1)}else{n.push(r);r=a;i=e}}return r===``?n:[...n,r]}
function pieces(e,t){if(widthOf(e)<=t)return e===``?[]:[e];const n=[];let r=``;let i=t;for(const{segment:a}of clustersOf(e)){i-=widthOf(a);if(i<0){n.push(r);r=``;i=t-widthOf(a)}r+=a}return[...n,r]}
// src/report/causes.ts
function byCause(e){const t=new Map;const n=new Map;const r=new Map;const lead=e=>{t.set(e,[]);n.set(problemOf(e),e);push(r,e.id,e)};const follow=(e,n)=>{t.get(n)?.push(e);push(r,e.id,n)};const causeOf=e=>e.because?.flatMap(t=>(r.get(t.id)??[]).filter(n=>isCause(n,t,e)))[0];let i=[];for(const t of e){const e=n.get(problemOf(t));if(e)follow(t,e);else if(t.because)i.push(t);else lead(t)}for(let e=true;e;){const[t,n]=[new Map(i.map(e=>[e,causeOf(e)])),i];for(const[e,n]of t)if(n)follow(e,n);i=n.filter(e=>!t.get(e));e=i.length<n.length}for(const e of i){const t=n.get(problemOf(e));if(t)follow(e,t);else lead(e)}return e.flatMap(e=>{const n=t.get(e);return n?[{...e,also:n}]:[]})}
function push(e,t,n){const r=e.get(t);if(r)r.push(n);else e.set(t,[n])}
function problemOf(e){const{id:t,topic:n=t,subject:r=``,level:i=`none`,cause:a,action:o}=e;return JSON.stringify([n,r,i,standingOf(e),a,o])}
function isCause(e,{id:t,subject:n},r){return(n===void 0||n===e.subject||t!==e.id)&&standingOf(r)===standingOf(e)&&weightOf(r)<=weightOf(e)}
function checkOf({id:e}){return e.slice(0,e.indexOf(`.`))}
function standingOf({waived:e,baselineState:t}){return JSON.stringify([e??null,t===`unchanged`])}
const levels=[`none`,`warn`,`error`];
function weightOf({level:e=`none`}){return levels.indexOf(e)}
function idsBeside({also:e,id:t}){return[...new Set(e.map(e=>e.id))].filter(e=>e!==t)}
// src/report/broken.ts
const longer=3;
function broken(e,t){const n=wrap(e,t).map(inert);return n.every(e=>widthOf(e)<=t)?n:wrap(e,t-longer).map(inert)}
// src/report/paint.ts
const codes={good:[32,39],bad:[31,39],warning:[33,39],unsure:[35,39],quiet:[2,22],strong:[1,22]};
function painter(e){if(!e)return(e,t)=>t;return(e,t)=>`\u001b[${codes[e][0]}m${t}\u001b[${codes[e][1]}m`}
const toneOfVerdict={pass:`good`,warn:`warning`,fail:`bad`,unknown:`unsure`};
const toneOfSeverity={critical:`bad`,high:`bad`,medium:`warning`,low:`quiet`,info:`quiet`};
const markOf={pass:`✓`,warn:`!`,fail:`✗`,unknown:`?`,waived:`~`,off:`–`};
// src/report/issues.ts
const leastMargin=2;
function indentIn(e){return 2+Math.max(...severities.map(t=>widthOf(reportWords.severity[t][e])))+2}
const toneOf={fail:`bad`,warn:`warning`,waived:`quiet`};
const actionMark=`→ `;
function issueLines({severity:e,subject:t,cause:n,action:r,...i},{language:a,paint:o,width:s},c){const l=indentIn(a);const u=harmless(i.id,120);const[d=``,...f]=broken(`${u}${t?` (${harmless(t,80)})`:``} — ${harmless(n,600)}`,s-l);const p=broken(harmless(r,600),s-l-2);const m=pad(reportWords.severity[e][a],l-2);const h=` `.repeat(l);return[(c?`${o(toneOf[c],markOf[c])} `:`  `)+o(toneOfSeverity[e],m)+o(`strong`,d.slice(0,u.length))+d.slice(u.length),...f.map(e=>h+e),...p.map((e,t)=>h+(t===0?actionMark:` `.repeat(2))+e),...recordLines(i.record,l,s)]}
function recordLines(e,t,n){if(!e)return[];const{name:r,type:i,value:a}=e;return[movedIn(`${harmless(r,260)}  ${harmless(i,20)}`,t,n),movedIn(harmless(a,4096),t+2,n)]}
function movedIn(e,t,n){const r=Math.max(leastMargin,Math.min(t,n-widthOf(e)));return` `.repeat(r)+e}
// src/report/tables.ts
const mostRows=16;
const widestColumn=24;
const mostLines=3;
function tableLines({columns:e,rows:t},{language:n,paint:r,width:i}){if(t.length===0)return[];const a=e.map(e=>e[n]);const o=t.slice(0,mostRows).map(e=>e.map(e=>cellText(e,n)));const s=a.map((e,t)=>Math.max(widthOf(e),...o.map(e=>widthOf(e[t]??``))));const c=i-s.slice(0,-1).reduce((e,t)=>e+t+2,4);const l=s.map(e=>c>=widestColumn?e:Math.min(e,widestColumn));const linesOf=e=>{const t=`    ${e.slice(0,-1).map((e,t)=>pad(cut(e,l[t]??0),l[t]??0)).map(e=>`${e}  `).join(``)}`;const[n=``,...r]=lastColumn(e.at(-1)??``,Math.max(8,i-widthOf(t)));return[`${t}${n}`.trimEnd(),...r.map(e=>`${` `.repeat(widthOf(t))}${e}`)]};const u=t.length-mostRows;const d=u>0?[`    ${fill(reportWords.moreRows,{count:u},n)}`]:[];return[...linesOf(a).map(e=>r(`quiet`,e)),...o.flatMap(linesOf),...d]}
function lastColumn(e,t){const n=wrap(e.split(/\s+/).map(e=>cut(e,t)).join(` `),t);return n.length<=mostLines?n:[...n.slice(0,2),cut(n.slice(2).join(` `),t)]}
function cellText(e,t){return harmless(typeof e===`string`?e:e[t],300)}
// src/report/units.ts
const units=new Map([[`days`,{en:{one:`day`,other:`days`},ko:`일`}],[`seconds`,{en:{one:`second`,other:`seconds`},ko:`초`}],[`bits`,{en:{one:`bit`,other:`bits`},ko:`비트`}]]);
function measured(e,t,n){const r=Math.round(e*100)/100;const i=units.get(t??``);if(i){const e=n===`ko`?`${r}${i.ko}`:counted(r,i.en);return t===`seconds`&&r>=60?`${e} (${durationText(r)[n]})`:e}return t===void 0?`${r}`:`${r} ${t}`}
// src/report/answer.ts
function prettyAnswer({interpretation:e},{id:t,target:n},r,i=[]){return`${[[headline(e,`${t}  ${harmless(withUnicode(n),2048)}`,r),...summaryLines(e,r)],[...partLines(e,r),...capLines(e,r)],kpiLines(e,r),...i.map(e=>tableLines(e,r)),e.issues.flatMap(e=>issueLines(e,r))].filter(e=>e.length>0).map(e=>e.join(`
`)).join(`

`)}\n`}
function headline({status:e,grade:t,score:n},r,i){const{language:a,paint:o,width:s}=i;const c=pad(`${t??reportWords.status[e][a]}  `,4);const l=n===void 0?reportWords.ungraded[a]:fill(reportWords.score,{score:Math.round(n*100)/100},a);const u=s-widthOf(c)-widthOf(l)-2;const d=cut(r,u);const f=` `.repeat(Math.max(2,u+2-widthOf(d)));return o(toneOfVerdict[e],c)+o(`strong`,d)+f+o(`quiet`,l)}
function summaryLines({summary:e},{width:t}){return broken(harmless(e,600),t-4).map(e=>`    ${e}`)}
const barWidth=20;
function partLines({parts:e=[]},{language:t,paint:n,width:r}){const i=Math.max(16,r-18);const a=e.map(e=>({...e,label:cut(harmless(e.label,60),i)}));const o=Math.max(0,...a.map(e=>widthOf(e.label)))+2;const s=Math.max(0,Math.min(barWidth,r-o-16));return a.map(e=>{const r=e.score===null?`?`:String(Math.round(e.score));const i=fill(reportWords.weight,{weight:Math.round(e.weight)},t);const a=`█`.repeat(Math.round((e.score??0)/100*s));return`    ${pad(e.label,o)}${r.padStart(4)}  ${n(`quiet`,pad(i,6))}${a}`.trimEnd()})}
function capLines({caps:e=[]},{language:t,paint:n,width:r}){return e.flatMap(({max:e,reason:i})=>{const a=`    ${fill(reportWords.capped,{max:e},t)}  `;return broken(harmless(i,600),r-widthOf(a)).map((e,t)=>(t===0?n(`warning`,a):` `.repeat(widthOf(a)))+e)})}
function kpiLines({kpis:e},{language:t,width:n}){const r=e.map(e=>({...e,label:harmless(e.label,60)}));const i=Math.max(0,...r.map(e=>widthOf(e.label)))+2;return r.map(e=>`    ${pad(e.label,i)}${cut(kpiText(e,t),n-i-4)}`)}
function kpiText({value:e,unit:t,text:n},r){if(n!==void 0)return harmless(n,300);if(e===null)return reportWords.unmeasured[r];if(typeof e===`boolean`)return reportWords[e?`yes`:`no`][r];if(typeof e===`string`)return harmless(e,300);return harmless(measured(e,t,r),300)}
// src/report/state.ts
const own$3={waived:{en:`waived until {until}: {reason}`,ko:`{until}까지 예외: {reason}`},waivedBy:{en:`waived until {until} by {owner}: {reason}`,ko:`{until}까지 예외({owner}): {reason}`},known:{en:`in the baseline`,ko:`기준선에 있는 문제`},fresh:{en:`new: not in the baseline`,ko:`기준선에 없는 새 문제`},waivedFindings:{en:`{count} {count|finding/findings} waived`,ko:`예외로 둔 문제 {count}건`},waivedCount:{en:`{count} waived`,ko:`예외 {count}건`}};
function statusLineOf({waived:e,baselineState:t},n){if(e){const{until:t,reason:r,owner:i}=e;return i===void 0?fill(own$3.waived,{until:t,reason:r},n):fill(own$3.waivedBy,{until:t,reason:r,owner:i},n)}if(t===`unchanged`)return own$3.known[n];return t===`new`?own$3.fresh[n]:``}
function waivedFindings(e,t){return e===0?``:fill(own$3.waivedFindings,{count:e},t)}
function waivedCount(e,t){return e===0?``:fill(own$3.waivedCount,{count:e},t)}
const longestName=80;
function titleOf({name:e,url:t}){const n=withUnicode(t);return e===void 0?n:`${shorten(e,longestName)} · ${n}`}
// src/report/thresholds.ts
const narrowest=30;
const columns$1={id:12,actual:7,expected:11};
function thresholdLines(e,t){const{language:n,paint:r,width:i}=t;const a=markFor(e);const o=e.baselineState||e.status===`waived`||e.status===`off`?`quiet`:toneOfVerdict[e.status];const s=cell(`  ${cut(harmless(e.id,60),i-narrowest)}`,columns$1.id)+cell(thresholdText(e.actual,n),columns$1.actual)+cell(required(e,n),columns$1.expected);const row=e=>`${s}${r(o,a)}  ${e&&r(`quiet`,e)}`.trimEnd();const c=i-widthOf(s)-3;const l=cut(harmless(reportWords.source[e.source]?.[n]??e.source,60),c);const u=harmless(statusLineOf(e,n),600);const d=saysMore(e)?harmless(e.message,longestMessage$1):u;if(d===``)return[row(l)];if(widthOf(d)<=c)return[row(d)];const f=` `.repeat(columns$1.id);return[row(l),...broken(d,i-columns$1.id).map(e=>f+r(`quiet`,e))]}
function markFor({status:e,baselineState:t}){return t?markOf.waived:markOf[e]}
const longestMessage$1=2500;
function cell(e,t){return pad(`${e} `,t)}
function saysMore({id:e,status:t}){return(t===`fail`||t===`warn`)&&e!==`ssl`&&e!==`headers`}
function thresholdText(e,t){if(e===null)return reportWords.unmeasured[t];if(typeof e===`boolean`)return reportWords[e?`yes`:`no`][t];return String(e)}
function required({expected:e},t){if(e===`off`||e===false)return`–`;return e===true?reportWords.required[t]:`≥ ${e??reportWords.unmeasured[t]}`}
function originLines({origins:e},{language:t,paint:n,width:r}){if(e.length<2)return[];const i=reportWords.unmeasured[t];const a=e.map(({origin:e,grade:n,daysLeft:r})=>({name:harmless(e,300),facts:`  ${pad(n??i,2)}  ${r===null?i:measured(r,`days`,t)}`}));const o=r-2-Math.max(...a.map(({facts:e})=>widthOf(e)));const s=Math.min(o,Math.max(...a.map(({name:e})=>widthOf(e))));return[``,...a.map(({name:e,facts:t})=>n(`quiet`,`  ${pad(cut(e,s),s)}${t}`))]}
// src/report/kinds/csv.ts
const longestCell=2e3;
function toCsv(e,t){return[e,...t.map(t=>e.map(e=>toCell(valueAt(t,e.split(`.`)))))].map(e=>`${e.join(`,`)}\r\n`).join(``)}
function valueAt(e,[t,...n]){if(t===void 0)return e;if(typeof e!==`object`||e===null||!Object.hasOwn(e,t))return null;return valueAt(e[t],n)}
function toCell(e){if(e===null||e===void 0)return``;if(typeof e===`number`||typeof e===`boolean`)return`${e}`;const t=Array.isArray(e)?e.join(` `):e;const n=printable(typeof t===`string`?t:JSON.stringify(t),longestCell);return quoted(beginsFormula.test(n)?`'${n}`:n)}
const beginsFormula=/^[\s'"]*[=+\-@＝＋－＠]/u;
function quoted(e){return/[",\r\n]/.test(e)?`"${e.replaceAll(`"`,`""`)}"`:e}
// src/cli/io.ts
function widthOfReport({isOutTerminal:e,columns:t}){return e?Math.max(40,Math.min(80,t)):80}
function wantsColour({env:e,isOutTerminal:t}){if(e[`NO_COLOR`])return false;if(e[`FORCE_COLOR`])return e[`FORCE_COLOR`]!==`0`;return t&&e[`TERM`]!==`dumb`}
// src/cli/server.ts
const serverModules={accounts:()=>import(`./admin3.js`),agent:()=>import(`./stdio.js`),channelWords:()=>import(`./words2.js`).then(e=>({channelStateWords:e.t,deliveryKindWords:e.n,deliveryReason:e.r,deliveryStateWords:e.i,disabledWords:e.a})),ct:()=>import(`./process.js`),keys:()=>import(`./admin4.js`),localOperations:()=>import(`./local2.js`),main:()=>import(`./main.js`),operations:()=>import(`./table2.js`).then(e=>({operationOf:e.t,operations:e.n,pathOf:e.r})),remoteOperations:()=>import(`./remote.js`),results:()=>import(`./local3.js`),store:()=>import(`./admin2.js`).then(e=>({examine:e.t,existing:e.n,migrateAt:e.r,storeAdmin:e.i,withEngine:e.a})),worker:()=>import(`./worker.js`)};
// src/cli/progress.ts
const slowAfter=1e3;
function openProgress(e,{err:t,isErrTerminal:n,columns:r,signal:i}){let a=0;if(!n){const line=n=>t(`[${a}/${e}] ${markOf[n.verdict]} ${printable(n.url,300)}\n`);return{done(t){a++;if(e>1)line(t)},news:e=>t(`${e}\n`),end(){}}}const o=performance.now();let s=0;const draw=()=>{const e=Math.round((performance.now()-o)/1e3);t(`\r\u001b[K${cut(`${doing()} … ${e} s`,r-1)}`)};const doing=()=>{if(e===1)return s>0?`waiting`:`measuring`;return`measuring ${a}/${e}${s>0?`, waiting for ${s}`:``}`};let c;const l=setTimeout(()=>{draw();c=setInterval(draw,500)},e>1?0:slowAfter);const end=()=>{clearTimeout(l);clearInterval(c);if(c)t(`\r\x1B[K`);c=void 0};i?.addEventListener(`abort`,end,{once:true});return{done(){a++},news(e,n){if(n===`begun`)s++;if(n===`over`)s--;const i=`${/^ */.exec(e)?.[0]??``}  `;const a=wrap(e.trim(),Math.max(20,r-1-i.length));t(`${c?`\r\x1B[K`:``}${i.slice(2)}${a.join(`\n${i}`)}\n`);if(c)draw()},end}}
function waitPrinter({err:e,isErrTerminal:t},n){return r=>e(`${t?`\r\x1B[K`:``}portcullis: ${waitWords(r)[n]}\n`)}
function openCheckProgress({err:e,isErrTerminal:t,signal:n}){if(!t)return{end(){}};let r=false;const end=()=>{if(r)e(`\r\x1B[K`);r=false};n?.addEventListener(`abort`,end,{once:true});return{report(t){if(t.kind!==`progress`||n?.aborted===true)return;r=true;e(`\r\u001b[Kmeasuring ${t.done}/${t.total}`)},end}}
// src/cli/standard-input.ts
async function standardInput(e){const t=[];let n=0;for await(const r of process.stdin){const i=Buffer.from(r);t.push(i);n+=i.length;if(n>e)break}return Buffer.concat(t)}
// src/cli/invocation.ts
function namingOf({isFromEnvironment:e},t,{naming:n}){return r=>r===t&&e?`PORTCULLIS_URL`:n(r)}
// src/cli/read-stored.ts
async function readStored(e){const{storeAdmin:t}=await serverModules.store();return t.read(t.placeOf(e))}
function rememberer(e){return{load:serverModules.results,onTrouble:t=>e.err(`portcullis: results cannot be stored: ${t}\n`)}}
// src/cli/decode-text.ts
const marks=[[[255,254,0,0],`UTF-32LE`],[[0,0,254,255],`UTF-32BE`],[[255,254],`UTF-16LE`],[[254,255],`UTF-16BE`]];
function decodeText(e){const t=marks.find(([t])=>t.every((t,n)=>e[n]===t))?.[1]??unmarked(e);if(t===null||readable.has(t))return{text:new TextDecoder(t??`UTF-8`).decode(e)};const[n,r]=[t.replace(`?`,``),!t.endsWith(`?`)];return{why:{en:`it is ${n}${r?``:` without a byte order mark`}; save it as UTF-8`,ko:`${r?``:`바이트 순서 표식이 없는 `}${n} 인코딩입니다. UTF-8로 저장하십시오`}}}
const readable=new Set([`UTF-16LE`,`UTF-16BE`]);
const longestSeen=400;
function unmarked(e){const t=e.subarray(0,Math.min(e.length,longestSeen));const n=[0,0];for(const[e,r]of t.entries())if(r===0)n[e%2]=(n[e%2]??0)+1;const[r=0,i=0]=n;const[a,o]=[Math.max(r,i),Math.min(r,i)];if(a<2||a*4<t.length||o*8>a)return null;return i>r?`UTF-16LE?`:`UTF-16BE?`}
// src/cli/subject-text.ts
const largest$1=67108864;
const mostHanded=1048577;
const link=/^h(?:tt|xx)ps?(?::|\[:\])\/\//i;
async function readText(e,t,{input:n=standardInput}){if(link.test(e))return e;const r=e===``||e===`-`;const i=r?`-`:printable(e,200);const unusable=e=>failure(`input.file`,{field:t,path:i,detail:e},{reason:t});const a=r?await n(largest$1):readFile(e,{largest:largest$1,unusable});if(a.length>largest$1)throw unusable(tooLarge(largest$1));const o=decodeText(a);if(`why`in o)throw unusable(o.why);return o.text.slice(0,mostHanded)}
// src/cli/commands/check.ts
function checkCommand(e){return async t=>{const{argv:n,io:r}=t;const i=typedSubject(e,t);const a=readGiven(givenFlags(n),r.env,[...optionsFor(e),...environmentOnly]);const o=readLanguage(a);const s=readFailOn(a,e);const c=runnerOf(e,a,r);const l=a.isSet(`json`);const u=readsCsv(a);const d=a.isSet(`no_color`);const f=await load(e);const p=readGivenAge(f,a);const m=readQuery(f,await subjectOf(f,t,i),a);const h=namingOf(t,f.subject,a);const g=parseInput(f.input,m,h);const{end:_,...v}=openCheckProgress(r);try{const t=p!==void 0&&{maxAge:p};const n={language:o,naming:h,...v,...t,...r.signal&&{signal:r.signal}};const i=await c.answer(f,m,n).finally(_);const a=i.data;const y=painter(wantsColour(r)&&!d);const b={id:e,target:f.target(g).name};const x={language:o,paint:y,width:widthOfReport(r)};if(l)r.out(toJson(toSuccess(a,i.requestId??randomUUID(),i)));else if(u)r.out(csvOf(f,a));else r.out(inert(prettyAnswer(a,b,x,tablesOf(f,a))));return exitOfStatus(a.interpretation.status,s)}catch(e){const t={isJson:l,language:o,io:r};if(e instanceof Failure)return tell(e,t);if(l)tell(failure(`internal`,{}),t);throw e}}}
function readsCsv(e){if(!e.isSet(`csv`)||!e.isSet(`json`))return e.isSet(`csv`);const t={field:e.naming(`csv`),other:e.naming(`json`),detail:{en:`each replaces the whole output`,ko:`둘 다 출력 전체를 정합니다`}};throw failure(`input.together`,t,{reason:`csv`})}
function csvOf({items:e},{raw:t}){return e?toCsv(e.columns,e.of(t)):``}
function runnerOf(e,t,n){const r=registry.find(t=>t.id===e)?.readsStore===true;const i=[`server`,`key`,secretFileOption(`key`)].some(e=>t.one(e)!==void 0);if(r&&!i)return openStoredRunner(e,t,readStored);const a=openNetworks(dataDirectory(t));const o=waitPrinter(n,readLanguage(t));if(r)return openRunner(t,{networks:a,onWait:o});return openRunner(t,{networks:a,rulesFile:rulesFileOf(e,t),rememberer:rememberer(n),onWait:o})}
function rulesFileOf(e,t){const n=e===`exposure`?t.one(`rules`):void 0;if(n===void 0)return void 0;if(t.one(`server`)!==void 0)throw notBesideServer({name:`rules`},t);return{path:n,field:t.naming(`rules`)}}
function typedSubject(e,{subjects:t,isFromEnvironment:n}){const[r,i]=t;if(registry.find(t=>t.id===e)?.subject===void 0){if(r!==void 0&&!n)throw needlessSubject(e,r);return}if(r===void 0)throw missingSubject(e);if(i!==void 0)throw tooManySubjects(e,i);return r}
async function subjectOf(e,{isFromEnvironment:t,io:n},r){if(e.subjectIs!==`text`||r===void 0||e.subject===void 0)return r;if(t)throw missingSubject(e.id);return readText(r,e.subject,n)}
async function load(e){const t=registry.find(t=>t.id===e);if(!t)throw new Error(`no check ${e}`);return t.load()}
function readQuery(e,t,n){const r=Object.keys(e.input.shape).filter(t=>t!==e.subject).map(e=>[e,n.one(e)]);return Object.fromEntries([[e.subject,t],...r].flatMap(([e,t])=>e===void 0||t===void 0?[]:[[e,t]]))}
function tell(e,{isJson:t,language:n,io:r}){if(t)r.out(toJson(toRefusal(e,e.requestId??randomUUID(),n)));else r.err(`portcullis: ${describeFailure(e.facts,n)}\n`);return exitOfFailure(e)}
// src/ci/repository.ts
function pathInRepository(e,t){const n=real(dirname(e));const r=n&&(t&&real(t)||gitRoot(n));if(!r)return null;const i=relative(r,join(n,basename(e)));return i!==``&&!isAbsolute(i)&&i.split(sep)[0]!==`..`&&printable(i,500)===i?i.split(sep).join(`/`):null}
function gitRoot(e){if(statSync(join(e,`.git`),{throwIfNoEntry:false}))return e;const t=dirname(e);return t===e?null:gitRoot(t)}
function real(e){try{return realpathSync(e)}catch{return null}}
// src/ci/place.ts
const services=[{pipeline:`github`,sign:`GITHUB_ACTIONS`,root:`GITHUB_WORKSPACE`,path:workflowOf},{pipeline:`gitlab`,sign:`GITLAB_CI`,root:`CI_PROJECT_DIR`,path:e=>e[`CI_CONFIG_PATH`]},usual$1(`azure`,`TF_BUILD`,`BUILD_SOURCESDIRECTORY`,`azure-pipelines.yml`),usual$1(`other`,`JENKINS_URL`,`WORKSPACE`,`Jenkinsfile`),usual$1(`other`,`BITBUCKET_BUILD_NUMBER`,`BITBUCKET_CLONE_DIR`,`bitbucket-pipelines.yml`),usual$1(`other`,`CIRCLECI`,`CIRCLE_WORKING_DIRECTORY`,`.circleci/config.yml`)];
function usual$1(e,t,n,r){return{pipeline:e,sign:t,root:n,path:()=>r,isGuess:true}}
function pipelineOf(e,t){const n=services.find(({sign:t})=>e[t]);if(!n)return{language:t,pipeline:null,source:null};return{language:t,pipeline:n.pipeline,source:sourceOf(n,e)}}
function pathInPipeline(e,t){const n=services.find(({sign:t})=>e[t])?.root;return pathInRepository(t,n&&e[n])}
function workflowOf(e){const[t=``]=(e[`GITHUB_WORKFLOW_REF`]??``).split(`@`,1);const n=`${e[`GITHUB_REPOSITORY`]??``}/`;return n!==`/`&&t.startsWith(n)?t.slice(n.length):void 0}
function sourceOf({root:e,path:t,isGuess:n},r){const i=t(r);if(i===void 0||!isWithin(i))return null;const a=textOf(join(r[e]||`.`,i));return a===null&&n?null:{path:i,text:a}}
function isWithin(e){if(e===``||printable(e,300)!==e||/[\\@:]/.test(e))return false;return e.split(`/`).every(e=>e!==``&&e!==`.`&&e!==`..`)}
const largest=1048576;
function textOf(e){try{const t=statSync(e);return t.isFile()&&t.size<=largest?readFileSync(e,`utf8`).replace(/^\ufeff/,``):null}catch(e){const{code:t}=e;if(typeof t!==`string`||!/^E[A-Z]/.test(t))throw e;return null}}
// src/settings/output/same-file.ts
const mostLinks=40;
function leadsTo(e){let t=resolve(e);for(let e=0;e<mostLinks;e++){if(!lstatSync(t,{throwIfNoEntry:false})?.isSymbolicLink())return join(realFolder(dirname(t)),basename(t));const e=statSync(t,{throwIfNoEntry:false});if(e)return e.isFile()?realpathSync(t):t;t=resolve(dirname(t),readlinkSync(t))}return t}
function realFolder(e){if(statSync(e,{throwIfNoEntry:false}))return realpathSync(e);const t=dirname(e);return t===e?e:join(realFolder(t),basename(e))}
function fileIdentityOf(e){const t=statSync(e,{bigint:true,throwIfNoEntry:false});if(!t)return leadsTo(e);return isDevice(t)?null:`${t.dev}:${t.ino}`}
function isDevice(e){return e.isCharacterDevice()||e.isBlockDevice()}
// src/settings/output/overwriting.ts
const named=[...measuring.flatMap(({name:e,isFile:t})=>t?[e]:[]),`baseline`,`targets`,`results_file`];
function checkOverwriting(e,t,{targets:n=[],config:r=null}={}){const i=e.flatMap(({kind:e,path:t})=>t===null?[]:[{kind:e,path:t,identity:identity(t)}]);if(i.length===0)return;const a=new Map;for(const{kind:e,path:t,identity:n}of i){const r=printable(`${e}=${t}`,100);const i=n===null?void 0:a.get(n);if(i!==void 0)throw twice(i,r);if(n!==null)a.set(n,r)}const o=[...[t,...new Set(n.map(e=>e.given))].flatMap(filesOf),...r?.file?[{by:configuration,path:r.file.path}]:[]];for(const{by:e,path:n}of o){const r=a.get(identity(n)??``);if(r!==void 0)throw over(r,t,e)}}
const configuration={en:`the configuration`,ko:`설정 파일`};
function filesOf(e){return named.flatMap(t=>{const n=e.source(t);if(n===void 0||t===`targets`&&(n===`file`||n===`target`))return[];const r=e.one(t)??`-`;return r===``||r===`-`?[]:[{by:e.naming(t),path:r}]})}
function identity(e){try{return fileIdentityOf(e)}catch{return null}}
function twice(e,t){return failure(`input.conflict`,{field:{en:`The same file`,ko:`같은 파일`},first:e,second:t},{reason:`report`})}
function over(e,t,n){const r={en:`${e} would overwrite it`,ko:`${e}의 내용으로 덮어쓰게 됩니다`};return failure(`input.together`,{field:t.naming(`report`),other:n,detail:r},{reason:`report`})}
// src/settings/output/reports.ts
function readReports(e,t){const n=e.list(`report`).map(t=>readReport(t,e));checkStandardOutputTwice(n);checkOverwriting(n,e,t);return n}
function checkStandardOutputTwice(e){const[t,n]=e.filter(({path:e})=>e===null);if(!t||!n)return;throw failure(`input.conflict`,{field:{en:`The standard output`,ko:`표준 출력`},first:`${t.kind}=-`,second:`${n.kind}=-`},{reason:`report`})}
function readReport(e,t){const n=e.indexOf(`=`);const[r,i]=[e.slice(0,n).trim(),e.slice(n+1).trim()];const a=t.naming(`report`);if(n<0||i===``)throw failure(`input.value`,{field:a,expected:{en:`kind=file such as sarif=portcullis.sarif`,ko:`sarif=portcullis.sarif 같은 kind=file`},given:`"${printable(e,100)}"`},{reason:`report`});const o={kind:readKind(r,{field:a,reason:`report`}),path:readPath(i,{field:a,reason:`report`})};if(several.test(i))throw failure(`input.value`,{field:a,expected:{en:`one kind=file; give each report its own line or option`,ko:`kind=file 하나(보고서마다 한 줄 또는 옵션 하나)`},given:`"${printable(e,100)}"`},{reason:`report`});return o}
const several=new RegExp(String.raw`,\s*(?:${reportKinds.join(`|`)})\s*=`);
const standardOutput=/^(?:-|\/dev\/stdout|\/dev\/fd\/1|\/proc\/self\/fd\/1)$/;
function readPath(e,{field:t,reason:n}){if(standardOutput.test(e))return null;const unusable=r=>failure(`input.file`,{field:t,path:printable(e,200),detail:r},{reason:n});try{if(/[/\\]$/.test(e)||statSync(e,{throwIfNoEntry:false})?.isDirectory())throw unusable({en:`it is a folder`,ko:`폴더입니다`})}catch(e){throw e instanceof Failure?e:unusable(whyNot(e))}return e}
function readKind(e,{field:t,reason:n}){const r=reportKinds.find(t=>t===e);if(r)return r;const i=suggest(e,reportKinds);const a={field:t,expected:reportKinds.join(`, `),given:`"${printable(e,60)}"`,suggestion:i};throw failure(`input.option`,a,{reason:n})}
function checkStandardOutput(e,t,n){if(!n.isTaken||e.every(({path:e})=>e!==null))return;throw togetherWith(n,t)}
function togetherWith({by:e},t){return failure(`input.together`,{field:t.naming(`report`),other:e,detail:{en:`both would write to the standard output`,ko:`둘 다 표준 출력에 쓰려고 합니다`}},{reason:`report`})}
// src/report/kinds.ts
const kinds={text:{about:`the report for people`,load:async()=>(await import(`./text.js`)).textReport},json:{about:`the result object`,load:async()=>(await import(`./start-5.js`).then(e=>({toJson:e.i}))).toJson},ndjson:{about:`one line for each target, and one for the total`,load:async()=>(await import(`./ndjson2.js`)).ndjson},markdown:{about:`a page for a comment or a job summary, at most 60 kB`,load:async()=>(await import(`./markdown.js`)).markdown},sarif:{about:`SARIF 2.1.0, for code scanning`,load:async()=>(await import(`./sarif.js`)).sarif,hasRules:true},junit:{about:`JUnit XML, for test reports`,load:async()=>(await import(`./junit.js`)).junit},codequality:{about:`GitLab Code Quality`,load:async()=>(await import(`./codequality.js`)).codeQuality},github:{about:`annotations of a GitHub workflow`,load:async()=>(await import(`./annotations.js`).then(e=>({githubReport:e.r}))).githubReport},azure:{about:`issues of an Azure pipeline`,load:async()=>(await import(`./azure.js`)).azure},tap:{about:`TAP 13`,load:async()=>(await import(`./tap.js`)).tap},badge:{about:`the verdict as an SVG image`,load:async()=>(await import(`./badge2.js`)).badge}};
function hasRules(e){return`hasRules`in kinds[e]}
// src/settings/output/folders.ts
function makeFolder(e){if(statSync(e,{throwIfNoEntry:false}))return;const t=dirname(e);if(t!==e)makeFolder(t);try{mkdirSync(e)}catch(e){if(e.code!==`EEXIST`)throw e}}
// src/settings/output/write-file.ts
init__lazy_builtin_crypto();
async function writeFile(e,t){const n=leadsTo(t);makeFolder(dirname(n));const r=statSync(n,{throwIfNoEntry:false});if(r?.isFIFO())return writePipe(e,n);if(descriptor.test(resolve(t)))return appendFileSync(t,e);if(r&&!r.isFile())return writeFileSync(n,e);try{replace(e,n,r?.mode)}catch(t){if(!r||!inPlace.has(codeOf(t)))throw t;writeFileSync(n,e)}}
const descriptor=/^(?:\/dev\/(?:std(?:out|err)|fd\/\d+)|\/proc\/[^/]+\/fd\/\d+)$/;
const inPlace=new Set([`EACCES`,`EBUSY`,`EPERM`,`EROFS`,`EXDEV`]);
function replace(e,t,n){const r=join(dirname(t),`.${randomUUID()}.tmp`);try{writeFileSync(r,e,{flag:`wx`,...n!==void 0&&{mode:n}});renameSync(r,t)}catch(e){discard(r);throw e}}
function discard(e){try{rmSync(e,{force:true})}catch{}}
const longestPause=5e3;
const pause=20;
async function writePipe(e,t){const n=await patiently(()=>openSync(t,constants.O_WRONLY|constants.O_NONBLOCK),`ENXIO`);try{const t=Buffer.from(e);for(let e=0;e<t.length;){const r=e;e+=await patiently(()=>writeSync(n,t,r),`EAGAIN`)}}finally{closeSync(n)}}
async function patiently(e,t){for(const n=performance.now()+longestPause;;await setTimeout$1(pause))try{return e()}catch(e){if(codeOf(e)!==t)throw e;if(performance.now()>=n)throw t===`EAGAIN`?stuck():e}}
function stuck(){return Object.assign(new Error(`a pipe takes nothing`),{code:`ETIMEDOUT`})}
// src/settings/output/write-reports.ts
async function writeReports(e,t,{place:n,out:r,field:i}){const a=[];for(const{kind:o,path:s}of t){const t=await reportOf(o,e,n);if(s===null)r(t);else a.push(...await writeWhole(t,s,i))}return a}
async function reportOf(e,t,n){const[r,i]=await Promise.all([kinds[e].load(),hasRules(e)?rulesOf(t,n.language):new Map]);return r(t,{...n,rules:i})}
async function writeWhole(e,t,n){try{await writeFile(e,t);return[]}catch(e){return[failure(`input.file`,{field:n,path:printable(t,200),detail:whyNot(e)},{reason:`report`})]}}
// src/cli/print-problems.ts
function printProblems(e,t,{err:n}){e.forEach(({facts:e})=>n(`portcullis: ${describeFailure(e,t)}\n`))}
// src/report/addresses.ts
function addressGroups({addresses:e=[],origins:t,findings:n},r){const i=new Set(n.flatMap(({subject:e})=>e?.split(/[\s,@]+/)??[]));const a=n.flatMap(({id:e,subject:t})=>t!==void 0&&differing.test(e)?[t]:[]);const o=[...Map.groupBy(e,({origin:e})=>e)];const s=o.length>1||t.length>1;return o.map(([e,t])=>{const n=t.filter(({state:e})=>e===`measured`||e===`failed`);const o=new Set(n.map(figures)).size===1&&n.every(({state:e})=>e===`measured`);const c=a.some(t=>e===t||e.startsWith(`${t}:`));const l=o&&!c&&!n.some(({address:e})=>i.has(e));const u=l?n.length:t.length;const d=plural(u,{one:reportWords.alone,other:reportWords.alike});const f=l?d:reportWords.unlike;const p=fill(f,{count:u},r);const m=harmless(e,300);return{title:s?fill(reportWords.at,{origin:m,what:p},r):p,rows:l&&n.length===t.length?[]:t}})}
const differing=/\.addresses-(?!more$)/;
function figures({grade:e,headers:t,daysLeft:n}){return[e,t,n].join()}
function addressLines(e,{language:t,paint:n,width:r}){const i=addressGroups(e,t).flatMap(({title:e,rows:n})=>{const i=Math.max(0,...n.map(({address:e})=>widthOf(harmless(e,60))))+2;return[...broken(e,r-2),...n.map(e=>cut(`  ${pad(harmless(e.address,60),i)}${factsOf(e,t)}`,r-2))]});return i.length===0?[]:[``,...i.map(e=>`  ${n(`quiet`,e)}`)]}
function noteOf({state:e,reason:t},n){const r=reportWords.leftOut[e];if(r)return r[n];return e===`failed`?reasonWords(t)[n]:``}
function factsOf(e,t){const{state:n,grade:r,headers:i,daysLeft:a}=e;const o=noteOf(e,t);if(reportWords.leftOut[n])return o;const s=a===null?reportWords.unmeasured[t]:measured(a,`days`,t);const c=`ssl ${pad(thresholdText(r,t),3)} headers ${pad(thresholdText(i,t),3)} ${s}`;return o===``?c:`${c}  ${o}`}
// src/report/known.ts
const mostNames=8;
function isKnown({baselineState:e}){return e===`unchanged`}
function knownText(e,t){if(e.length===0)return``;const n=severities.flatMap(t=>{const n=e.filter(e=>e.severity===t);return n.length===0?[]:[{severity:t,same:n}]});const r=n.map(({severity:e,same:n})=>`${reportWords.severity[e][t]} ${n.length}`);const i=[...new Set(n.flatMap(({same:e})=>e.map(({id:e})=>harmless(e,120))))];const a=i.length-mostNames;const o=[...i.slice(0,mostNames),...a>0?[`+${a}`]:[]].join(`, `);return fill(reportWords.knownNamed,{count:e.length,list:r.join(`, `),names:o},t)}
// src/report/effect.ts
const nothing={does:`none`,loudness:`notice`};
const failing={does:`fail`,loudness:`error`};
const warning={does:`warn`,loudness:`warning`};
const open$1={does:`unknown`,loudness:`error`};
const ofFail={error:failing,warn:failing,never:{does:`none`,loudness:`warning`,softenedBy:`fail-on never`}};
const ofUnknown={fail:open$1,warn:{does:`warn`,loudness:`warning`,softenedBy:`on-error warn`},pass:{does:`none`,loudness:`notice`,softenedBy:`on-error pass`}};
function findingEffectOf(e,{failOn:t,onError:n}=usualOutcome){if(e===`pass`)return nothing;const r={fail:ofFail[t],warn:warning,unknown:ofUnknown[n]}[e];return r.does===`warn`&&t===`warn`?failing:r}
function effectOfCheck({status:e,baselineState:t},n,r){if(t||e===`waived`||e===`off`)return nothing;return e===`unknown`?effectOfUnknown(n,r):findingEffectOf(e,r)}
function effectOfUnknown({reason:e},t){return e===`internal`?open$1:findingEffectOf(`unknown`,t)}
function isUnseen({verdict:e,reason:t,checks:n}){return(e===`unknown`||t===`internal`)&&n.every(({status:e})=>e!==`unknown`)}
function effectOfNotice({level:e},t,n){if(e===`error`)return findingEffectOf(t.verdict===`unknown`?`unknown`:`fail`,n);return t.verdict===`warn`&&t.targets.every(({verdict:e})=>e!==`warn`)?findingEffectOf(`warn`,n):warning}
function effectOfFinding({level:e,waived:t,baselineState:n},r){if(t||n===`unchanged`||e!==`error`&&e!==`warn`)return nothing;return findingEffectOf(e===`error`?`fail`:`warn`,r)}
const loudnessOfSeverity={critical:`warning`,high:`warning`,medium:`warning`,low:`notice`,info:`notice`};
function loudnessOf(e,t,n){const{level:r,severity:i,waived:a,baselineState:o}=e;if(a||o===`unchanged`)return`notice`;if(r===`error`||r===`warn`)return effectOfFinding(e,n).loudness;return(i===`critical`||i===`high`)&&explainsFailure(e,t,n)?`error`:loudnessOfSeverity[i]}
const explainedBy={ssl:`ssl`,days:`ssl`,headers:`http`,https:`http`};
function explainingCheck(e){return explainedBy[e]??e.replace(/^checks\./,``)}
function explainsFailure(e,t,n){const r=new Set([e,...e.also??[]].map(checkOf));return t.checks.some(e=>{return r.has(explainingCheck(e.id))&&effectOfCheck(e,t,n).does===`fail`})}
const own$2={softened:{en:`does not fail the run: {option} is {value}`,ko:`{option} 값이 {value}이므로 실패로 치지 않음`},passes:{en:`The verdict does not fail the run: {option} is {value}.`,ko:`{option} 값이 {value}이므로 이 판정은 실행을 실패시키지 않습니다.`},fails:{en:`The verdict fails the run: fail-on is warn.`,ko:`fail-on 값이 warn이므로 이 판정은 실행을 실패시킵니다.`}};
function softeningOf({softenedBy:e},t){return e===void 0?``:fill(own$2.softened,paramsOf(e),t)}
function paramsOf(e){const[t=``,n=``]=e.split(` `);return{option:t,value:n}}
function endingOfRun({verdict:e,targets:t},n,r){const{does:i,softenedBy:a}=findingEffectOf(e,r);if(i===findingEffectOf(e).does)return``;if(i===`fail`)return own$2.fails[n];return t.some(e=>{const t=e.checks.map(t=>effectOfCheck(t,e,r));return e.reason===`internal`||t.some(e=>e.does===`unknown`)})||a===void 0?``:fill(own$2.passes,paramsOf(a),n)}
// src/report/next-steps.ts
const own$1={title:{en:`To pass:`,ko:`통과하려면:`},start:{en:`Start with {id}.`,ko:`{id}부터 고치십시오.`},fix:{en:`Fix {id}.`,ko:`{id|을/를} 고치십시오.`},details:{en:`Details: npx portcullis explain {id}`,ko:`자세한 설명: npx portcullis explain {id}`}};
const indent=4;
const columns={least:10,most:20};
function nextStepLines(e,{language:t,paint:n,width:r,outcome:i}){const a=i?.failOn===`never`?void 0:i;const o=byCause(e.findings.filter(({waived:e,baselineState:t})=>!e&&t!==`unchanged`));const s=e.checks.filter(t=>effectOfCheck(t,e,a).does===`fail`);const c=s.map(e=>worstOf(e,o));const l=new Set(c.map(e=>e?.id));const u=o.filter(e=>effectOfFinding(e,a).does===`fail`);const d=new Set(u.map(({id:e})=>e).filter(e=>!l.has(e)));const f=[...s.map((e,n)=>[e.id,actionFor(e,c[n],t)]),...[...d].map(e=>[checkOf({id:e}),fill(own$1.fix,{id:e},t)])];if(f.length===0)return[];const[p]=[...l,...d].filter(e=>e!==void 0);const m=p===void 0?``:fill(own$1.details,{id:p},t);return[``,`  ${n(`strong`,own$1.title[t])}`,...stepLines(f,r),...broken(harmless(m,300),r-indent).map(e=>` `.repeat(indent)+n(`quiet`,e))]}
function stepLines(e,t){const n=e.map(([e])=>harmless(e,60));const r=Math.min(columns.most,Math.max(columns.least,...n.map(e=>widthOf(e)+2)));const i=indent+r;return e.flatMap(([,e],a)=>{const[o=``,...s]=broken(harmless(e,600),t-i);return[` `.repeat(indent)+pad(cut(n[a]??``,r-2),r)+o,...s.map(e=>` `.repeat(i)+e)]})}
function worstOf({id:e},t){if(e===`days`||e===`https`)return void 0;const n=explainingCheck(e);return t.find(e=>e.severity!==`info`&&[e,...e.also].some(e=>checkOf(e)===n))}
function actionFor({action:e,message:t},n,r){return n?fill(own$1.start,{id:n.id},r):e??t}
// src/report/tally.ts
const own={metOf:{en:`{met} of {count} met`,ko:`기준 {count}개 중 {met}개 충족`},warned:{en:`{count} {count|warning/warnings}`,ko:`주의 {count}개`},known:{en:`{count} in the baseline`,ko:`{count}개는 기준선에 있음`},failedBy:{en:`failed by {list}`,ko:`실패 원인: {list}`},warnedBy:{en:`warned by {list}`,ko:`주의 원인: {list}`}};
function tallyOf(e,t){return[...countsOf(e,t),unknownReasonOf(e,t)].filter(e=>e!==``).join(`, `)}
function countsOf({checks:e},t){const n=e.filter(({status:e})=>e!==`off`&&e!==`waived`);const r=waivedCount(e.filter(({status:e})=>e===`waived`).length,t);const count=e=>n.filter(e).length;const[i,a,o]=[`pass`,`fail`,`unknown`].map(e=>count(({status:t})=>t===e));const s=count(({baselineState:e})=>e===`unchanged`);const c=count(({status:e,baselineState:t})=>e===`warn`&&t===void 0);const l={count:n.length,met:i??0,failed:a??0,unknown:o??0};return[r===``||n.length>0?fill(textFor(l),l,t):``,c===0?``:fill(own.warned,{count:c},t),s===0?``:fill(own.known,{count:s},t),r]}
function textFor({count:e,met:t,failed:n,unknown:r}){if(e===0)return reportWords.off;if(n>0)return r>0?reportWords.belowAndUnknown:reportWords.below;if(r>0)return reportWords.undetermined;return t===e?reportWords.met:own.metOf}
const mostNamed=3;
const usual=new Set([`ssl`,`headers`,`days`,`https`]);
function unknownReasonOf({verdict:e,checks:t,findings:n},r){if(e!==`fail`&&e!==`warn`)return``;const i=e===`fail`?`error`:`warn`;const a=t.filter(({id:t,status:n,baselineState:r})=>n===e&&!usual.has(t)&&r===void 0);const o=new Set([...a.map(({id:e})=>harmless(e,longest)),...n.filter(e=>e.level===i&&!e.waived&&e.baselineState!==`unchanged`).map(nameOf)]);if(o.size===0)return``;const s=[...o].slice(0,mostNamed);const c=[...s,...o.size>s.length?[`+${o.size-s.length}`]:[]].join(`, `);return fill(e===`fail`?own.failedBy:own.warnedBy,{list:c},r)}
const longest=120;
function nameOf({id:e,subject:t}){const n=t===void 0||e!==`gate.waiver-expired`?``:` (${harmless(t,longest)})`;return harmless(e,longest)+n}
// src/report/pretty.ts
const longestMessage=500;
function prettyGate(e,t){return`${[...e.targets.map(e=>prettyTarget(e,t).join(`
`)),...totalLines(e,t),...noticeLines(e,t)].join(`

`)}\n`}
function prettyTarget(e,t){return[...headlines(e,t),...whereLines(e,t),``,...e.checks.flatMap(e=>thresholdLines(e,t)),...originLines(e,t),...addressLines(e,t),...findingLines(e,t),...unknownLines(e,t),...nextStepLines(e,t),``,costLine(e,t)]}
const narrowestUrl=30;
function headlines(e,{language:t,paint:n,width:r}){const i=`${markOf[e.verdict]} ${reportWords.verdict[e.verdict][t]}  `;const a=tallyOf(e,t);const o=harmless(titleOf(e),2200);const s=r-widthOf(i);const c=s-widthOf(a)-2;const l=e.name!==void 0;const u=c>=narrowestUrl&&(!l||widthOf(o)<=c||widthOf(o)>s);const d=u?c:s;const f=l&&widthOf(o)>d;const p=cut(f?harmless(e.name??``,200):o,d);const m=` `.repeat(Math.max(0,d+2-widthOf(p)));return[n(toneOfVerdict[e.verdict],i)+n(`strong`,p)+(u?m+n(`quiet`,a):``),...f?[`  ${cut(harmless(e.url,2048),r-2)}`]:[],...u?[]:broken(a,r-2).map(e=>`  ${n(`quiet`,e)}`)]}
function whereLines(e,{width:t,paint:n}){return[...e.finalUrl!==null&&e.finalUrl!==e.url?[`  → ${cut(harmless(e.finalUrl,2048),t-4)}`]:[],...e.message?[``,...broken(harmless(e.message,longestMessage),t-2).map(e=>`  ${n(`unsure`,e)}`)]:[]]}
function findingLines({findings:e},t){const n=byCause(e.filter(({severity:e})=>e!==`info`));const isNamed=e=>t.known!==`listed`&&isKnown(e);return[n.filter(e=>!isNamed(e)).flatMap(e=>[...issueLines(e,t,effectOf(e)),...alsoLines(e,t),...standingLines(statusLineOf(e,t.language),t)]),knownLines(n.filter(isNamed),t)].flatMap(e=>e.length===0?[]:[``,...e])}
function knownLines(e,t){const{language:n,paint:r,width:i}=t;const a=knownText(e,n);if(a===``)return[];return broken(t.known===`hinted`?fill(reportWords.knownHinted,{known:a},n):a,i-2).map(e=>`  ${r(`quiet`,e)}`)}
function effectOf({level:e,waived:t,baselineState:n}){if(t||n===`unchanged`)return`waived`;if(e===`error`)return`fail`;return e===`warn`?`warn`:void 0}
function alsoLines(e,{language:t,paint:n,width:r}){const i=idsBeside(e);if(i.length===0)return[];const a=indentIn(t);const o=i.map(e=>harmless(e,120)).join(`, `);return broken(fill(reportWords.also,{list:o},t),r-a).map(e=>` `.repeat(a)+n(`quiet`,e))}
function standingLines(e,{language:t,paint:n,width:r}){if(e===``)return[];const i=indentIn(t);return broken(`~ ${harmless(e,600)}`,r-i).map(e=>` `.repeat(i)+n(`quiet`,e))}
function unknownLines({unknowns:e,suppressedCount:t},{language:n,paint:r,width:i}){const a=[...e.map(e=>harmless(inWords(e,n),500)),...t===void 0?[]:[fill(reportWords.switchedOff,{count:t},n)]].join(`, `);if(a===``)return[];return[``,...broken(fill(reportWords.notCounted,{list:a},n),i-4).map((e,t)=>r(`quiet`,(t===0?`  `:`    `)+e))]}
function inWords(e,t){const[n=``]=e.split(` (`,1);return(reportWords.unknowns[n]?.[t]??n)+e.slice(n.length)}
function costLine(e,{language:t,paint:n,width:r}){return n(`quiet`,`  ${cut(costOf(e,t),r-2)}`)}
function placeOf(e,t){if(e===`(proxy)`)return reportWords.byProxy[t];return e&&harmless(e,60)}
function costOf({address:e,cost:t,tries:n,waited:r},i){const{connections:a,roundTrips:o,ms:s}=t;const c=[connectionCount(a,i),fill(reportWords.roundTrips,{count:o},i),fill(reportWords.seconds,{seconds:(s/1e3).toFixed(2)},i),n===void 0?null:fill(reportWords.tries,{count:n},i),r&&fill(reportWords.waited,{seconds:(r.ms/1e3).toFixed(1),count:r.polls},i)];return[placeOf(e,i),...c].filter(Boolean).join(` · `)}
function totalLines(e,t){const{language:n,paint:r,width:i}=t;const{targets:a,totals:o,verdict:s}=e;const{pass:c,fail:l,unknown:u,warn:d}=o;const f=fill(reportWords.totals,{targets:a.length,pass:c+d,fail:l,unknown:u},n);const p=[a.length<2?``:f,waivedFindings(o.waived,n),connectionsOf(e,n)].filter(e=>e!==``);const m=`${markOf[s]} ${reportWords.verdict[s][n]}  `;const h=` `.repeat(widthOf(m));const g=[...broken(p.join(`, `),i).map(e=>r(`strong`,e)),...broken(verdictOfRun(e,n),i-widthOf(m)).map((e,t)=>(t===0?r(toneOfVerdict[s],m):h)+e),...broken(endingOfRun(e,n,t.outcome),i)];return g.length===0?[]:[g.join(`
`)]}
function connectionsOf({targets:e,cost:t},n){if(e.length<2||!t)return``;return connectionCount(t.connections,n)}
function connectionCount(e,t){return fill(reportWords.connections,{count:e},t)}
function verdictOfRun({verdict:e,targets:t,notices:n=[]},r){if(t.some(t=>t.verdict===e))return``;const i=[...new Set(n.filter(({level:t})=>t===`error`||e===`warn`).map(({id:e})=>e))].slice(0,3).map(e=>harmless(e,120)).join(`, `);return fill(reportWords.run,{list:i},r)}
function noticeLines({notices:e=[]},{paint:t,width:n}){const r=e.flatMap(({level:e,message:r})=>{const[i=``,...a]=broken(harmless(r,longestMessage),n-2);const o=e===`error`?`fail`:`warn`;return[t(toneOfVerdict[o],`${markOf[o]} ${i}`),...a.map(e=>`  ${e}`)]});return r.length===0?[]:[r.join(`
`)]}
// src/cli/keep-baseline.ts
const written={en:`Wrote {path}; entries: {entries}, new: {added}, removed: {gone}.`,ko:`{path|을/를} 기록했습니다. 항목 {entries}개(추가 {added}개, 삭제 {gone}개).`};
function newsText({path:e,...t},n){return fill(written,{path:printable(e,200),...t},n)}
function newsOf(e,t,n){const[r,i]=[keysOf(t),keysOf(n)];const a=[...i].filter(e=>!r.has(e)).length;const o=[...r].filter(e=>!i.has(e)).length;return{path:e,entries:n.length,added:a,gone:o}}
function keysOf(e){return new Set(e.map(({fingerprint:e,target:t})=>`${e} ${t}`))}
async function keepBaseline(e,t,{targets:n,field:r,onWritten:i}){if(e===null||t===null)return[];const{baselineText:a,withOthers:o}=await import(`./baseline.js`).then(e=>({baselineOf:e.t,baselineText:e.n,goneFrom:e.r,knownTo:e.i,outdatedChecks:e.a,withOthers:e.o}));const s=`${t.path}.lock`;const c=new Set(n.map(({url:e})=>e));try{await take(s,r);try{const n=t.now();const s=n?.entries??[];const l=o(e,n,c);const u=await writeWhole(a(l),t.path,r);if(u.length===0)i?.(newsOf(t.path,s,l.entries));return u}finally{rmSync(s,{force:true})}}catch(e){if(e instanceof Failure)return[e];throw e}}
const stale=1e4;
const patience=3e4;
async function take(e,t){const n=Date.now()+patience;while(!isTaken(e,t)){if(Date.now()>n)throw unusable(e,t,busy);await setTimeout$1(20+Math.random()*30)}}
const busy={en:`other runs are writing the baseline`,ko:`다른 실행이 기준선을 쓰고 있습니다`};
function isTaken(e,t){try{makeFolder(dirname(e));const t=statSync(e,{throwIfNoEntry:false})?.mtimeMs;if(t!==void 0&&Date.now()-t>stale)rmSync(e,{force:true});closeSync(openSync(e,`wx`));return true}catch(n){const{code:r}=n;if(r===`EEXIST`)return false;if(typeof r!==`string`||!/^E[A-Z]/.test(r))throw n;throw unusable(e,t,{en:r,ko:r})}}
function unusable(e,t,n){return failure(`input.file`,{field:t,path:printable(e,200),detail:n},{reason:`baseline`})}
// src/settings/output/place.ts
async function placeWith(e,t,n){const r=pipelineOf(e,t);if(!n?.file)return r;const i=pathInPipeline(e,n.file.path);if(i===null)return r;return{...r,config:(await import(`./source.js`)).configSource(n,n.file,i)}}
// src/cli/commands/gate.ts
async function gateCommand(e){const{subjects:t,isFromEnvironment:n,argv:r,io:i}=e;const a=new Date;const o=await makePlan({typed:givenFlags(r),env:i.env,options:[...optionsFor(`gate`),...environmentOnly],urls:t,urlNaming:n?`PORTCULLIS_URL`:`url`,folder:i.folder,now:a,input:i.input??standardInput});return withLanguage(o.given.one(`lang`),async()=>carryOut(o,a,i))}
async function carryOut(e,t,n){const{given:r,targets:i}=e;const a=readLanguage(r);const o=r.isSet(`json`);const s=r.isSet(`print_config`);if(i.length===0&&!s)throw swallowed(r)??missingSubject(`gate`);const c=questionsOf(e,{rememberer:rememberer(n),onWait:waitPrinter(n,a)});const l=readConcurrency(r);const u=readOutcome(r);const d=await readBaseline(r,n.folder);const f=readReports(r,e);checkStandardOutput(f,r,{isTaken:o,by:r.naming(`json`)});if(s){n.out((await import(`./print-config.js`)).printConfig(e,o));return exitCodes.pass}const p=painter(wantsColour(n)&&!r.isSet(`no_color`));const m=await openJudge(gatePolicyOf(e,d,{now:t,language:a}),d?.isUpdated??false);const h=openProgress(i.length,n);const g=await gateEach(c,{judge:m.target,language:a,...n.signal&&{signal:n.signal},concurrency:l,notices:noticesOf(e,a),onTarget:(e,t)=>h.done(m.target(e,t)),onNews:h.news,onBug:(e,t)=>n.err(maskUrls(`portcullis: ${t}: ${e instanceof Error?e.stack:String(e)}\n`))}).finally(h.end);const _=withSources(g,i.map(e=>e.given));const{result:v,baseline:y}=m.whole(_);const b=await keepBaseline(y,d,{targets:v.targets,field:r.naming(`baseline`),onWritten:e=>n.err(`${newsText(e,a)}\n`)});if(o)n.out(toJson(v));else if(f.every(({path:e})=>e!==null))n.out(inert(prettyGate(v,{language:a,outcome:u,paint:p,width:widthOfReport(n),known:r.isSet(`verbose`)?`listed`:`hinted`})));const x=await writeReports(v,f,{place:{...await placeWith(n.env,a,e.config),outcome:u},out:n.out,field:r.naming(`report`)});printProblems([...b,...x],a,n);return b.length+x.length>0?exitCodes.bug:exitOf(v,u)}
const takesUrl=/URL|https:|TEXT|FILE|KIND|SERVER/i;
function swallowed(e){const t=optionsFor(`gate`).find(({name:t,value:n=``,isFlag:r=false,isList:i=false})=>!r&&!i&&!takesUrl.test(n)&&/^https?:\/\//i.test(e.one(t)??``));if(!t)return null;const{name:n,value:r=``}=t;const i=r.replaceAll(`|`,`, `);const a={field:e.naming(n),expected:i,given:shown(e.one(n)),suggestion:``};return failure(`input.option`,a,{reason:n})}

export { wrap as $, standardInput as A, statusLineOf as B, writeReports as C, fileIdentityOf as D, readReports as E, widthOfReport as F, markOf as G, waivedFindings as H, toCsv as I, checkOf as J, painter as K, markFor as L, waitPrinter as M, serverModules as N, pipelineOf as O, wantsColour as P, widthOf as Q, required as R, printProblems as S, readPath as T, kpiText as U, titleOf as V, tableLines as W, cut as X, idsBeside as Y, pad as Z, softeningOf as _, prettyGate as a, addressGroups as b, unknownReasonOf as c, effectOfNotice as d, reportWords as et, effectOfUnknown as f, loudnessOf as g, isUnseen as h, inWords as i, openCheckProgress as j, checkCommand as k, effectOfCheck as l, findingEffectOf as m, connectionsOf as n, verdictOfRun as o, endingOfRun as p, byCause as q, costOf as r, tallyOf as s, gateCommand as t, effectOfFinding as u, isKnown as v, readKind as w, noteOf as x, knownText as y, thresholdText as z };
