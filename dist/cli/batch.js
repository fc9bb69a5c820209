import { _ as batchedChecks, b as registry, d as exitCodes, g as worstExit, h as exitOfStatus, m as exitOfFailure, y as optionsFor } from "./start-7.js";
import { E as failure, I as counted, P as fill, R as maskUrls, v as suggest, w as Failure, x as printable } from "./node.js";
import { Bt as dataDirectory, Ht as readLanguage, Ia as randomUUID, Na as init__lazy_builtin_crypto, Pr as shown, R as openNetworks, i as readGiven, jr as parseInput, n as readGivenAge, r as givenFlags, yr as environmentOnly, zi as whyNot } from "./node-3.js";
import { P as readFailOn, s as readConcurrency, v as openRunner } from "./gate-10.js";
import { t as mostInputs } from "./most-inputs.js";
import { o as toRefusal, s as toSuccess } from "./start-5.js";
import { n as workThrough, t as comesAgain } from "./work-through.js";
import { I as toCsv, M as waitPrinter, j as openCheckProgress } from "./gate-9.js";
import { t as readTargetLines } from "./target-lines.js";
import { appendFileSync, existsSync, openSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
// src/cli/batch/measure.ts
init__lazy_builtin_crypto();
const failedServer=new Set([`server.unreachable`,`server.failed`,`server.invalid-answer`]);
function endsAll({code:e,facts:t}){return e===`INVALID_API_KEY`||e===`API_KEY_REQUIRED`||failedServer.has(t.id)}
async function measureAll({check:e,targets:t,runner:n,language:r,maxAge:i,concurrency:a,signal:o,onDone:s,onBug:c}){async function envelopeOf(t,a){try{const a={language:r,...i!==void 0&&{maxAge:i},...o&&{signal:o}};const s=await n.answer(e,t.query,a);return toSuccess(s.data,s.requestId??randomUUID(),s)}catch(e){if(o?.aborted)return null;if(!(e instanceof Failure))c(e,t);const n=e instanceof Failure?e:failure(`internal`,{});if(endsAll(n)||comesAgain(n)&&!a)throw n;const{requestId:i}=n.facts.params;return toRefusal(n,typeof i===`string`?i:randomUUID(),r)}}async function measure(e,t){const n=await envelopeOf(e,t);if(n)s(e,n)}await workThrough({items:t,most:a,measure,sleep:e=>setTimeout(e,void 0,o&&{signal:o}),isOver:()=>o?.aborted===true,now:()=>performance.now()})}
// src/cli/batch/csv-row.ts
function parseCsvRow(e){const t=[];for(let n=0;n<=e.length;n++){const r=e[n]===`"`;const i=r?endOfQuoted(e,n+1):endOfPlain(e,n);if(i===null)return null;t.push(r?e.slice(n+1,i).replaceAll(`""`,`"`):e.slice(n,i));n=r?i+1:i;if(n<e.length&&e[n]!==`,`)return null}return t}
function endOfPlain(e,t){const n=e.indexOf(`,`,t);return n<0?e.length:n}
function endOfQuoted(e,t){for(let n=e.indexOf(`"`,t);n>=0;n=e.indexOf(`"`,n+2))if(e[n+1]!==`"`)return n;return null}
// src/cli/batch/row.ts
const rowFormats=[`ndjson`,`csv`];
const columns=[`index`,`check`,`target`,`status`,`grade`,`score`,`code`,`reason`,`updatedAt`,`summary`];
function headOf(e){return e===`csv`?toCsv(columns,[]):``}
function rowOf(e,t,n){if(e===`ndjson`)return`${JSON.stringify({...t,envelope:n})}\n`;const{status:r,grade:i=null,score:a=null,summary:o}=interpretationOf(n)??{};const{code:s=null,reason:c=null,message:l}=n.error??{};const{updatedAt:u}=n;const d=o??l??null;return withoutHead(toCsv(columns,[{...t,status:r,grade:i,score:a,code:s,reason:c,updatedAt:u,summary:d}]))}
function withoutHead(e){return e.slice(headOf(`csv`).length)}
function outcomeOf(e){const{code:t=null,reason:n=null}=e.error??{};return{status:interpretationOf(e)?.status??null,code:t,reason:n}}
function interpretationOf({data:e}){return e?.interpretation}
function beginsRow(e,t){if(e===`csv`)return/^(?:\d+(?:,|$)|$)/.test(t);const n=`{"index":`;return n.startsWith(t)||t.startsWith(n)}
function readRow(e,t){return e===`csv`?readCsv(t):readJson(t)}
function readJson(e){try{const{index:t,check:n,target:r,envelope:i}=JSON.parse(e);return{index:t,check:n,target:r,...outcomeOf(i)}}catch{return null}}
function readCsv(e){const t=parseCsvRow(e);if(t?.length!==columns.length)return null;const cell=e=>t[columns.indexOf(e)]??``;return{index:Number(cell(`index`)),check:cell(`check`),target:cell(`target`),status:cell(`status`)||null,code:cell(`code`)||null,reason:cell(`reason`)||null}}
function shownTarget(e,t){if(e===`ndjson`)return t.target;return parseCsvRow(withoutHead(toCsv(columns,[{...t}])).trimEnd())?.[columns.indexOf(`target`)]??``}
// src/cli/batch/output.ts
const largest=1073741824;
function openOutputFile({path:e,field:t,format:n,targets:r}){const unusable=n=>failure(`input.file`,{field:t,path:printable(e,200),detail:n},{reason:`output`});try{const t=existsSync(e)?statSync(e):null;if(t&&!t.isFile())return openPipe(e,n,unusable);if(!t||t.size===0)writeFileSync(e,headOf(n));return{done:continued(e,{format:n,targets:r,size:statSync(e).size,unusable}),append:appender(e,unusable)}}catch(e){throw e instanceof Error&&`code`in e&&!(`facts`in e)?unusable(whyNot(e)):e}}
function openPipe(e,t,n){const r=openSync(e,`a`);appendFileSync(r,headOf(t));return{done:new Map,append:appender(r,n)}}
function appender(e,t){let n=null;return r=>{if(n)throw n;try{appendFileSync(e,r)}catch(e){n=t(whyNot(e));throw n}}}
function continued(e,{format:t,targets:n,size:r,unusable:i}){if(r>largest)throw i({en:`it is larger than 1 GB`,ko:`1 GB보다 큽니다`});const a=readFileSync(e);const o=a.lastIndexOf(10)+1;const s=headOf(t);const c=a.toString(`utf8`,0,o);const l=a.toString(`utf8`,o);if(!(o===0&&s!==``?s.startsWith(l):c.startsWith(s)&&beginsRow(t,l)))throw i(foreign);const u=new Map;for(const e of c.slice(s.length).split(/\r?\n/)){if(e===``)continue;const r=readRow(t,e);const a=r&&n[r.index];if(!a||r.check!==a.check||r.target!==shownTarget(t,a))throw i(foreign);if(u.has(r.index))continue;u.set(r.index,{status:r.status,code:r.code,reason:r.reason})}if(o<a.length)truncateSync(e,o);if(o===0&&s!==``)writeFileSync(e,s);return u}
const foreign={en:`it has something other than results of these targets and this check; name another file`,ko:`이 대상과 점검의 결과가 아닌 내용이 있습니다. 다른 파일을 지정하십시오`};
// src/cli/commands/batch.ts
const said={resumed:{en:`Going on: {done} of {total} targets {done|is/are} in {path} already.`,ko:`이어서 진행합니다. 대상 {total}개 중 {done}개의 결과가 {path}에 있습니다.`},total:{en:`{targets}: {measured} measured, {failed} not.`,ko:`{targets}: 측정 {measured}개, 측정하지 못함 {failed}개.`}};
async function batchCommand({argv:e,io:t}){const n=readGiven(givenFlags(e),t.env,[...optionsFor(`batch`),...environmentOnly]);const r=readLanguage(n);const i=await checkOf(n);const a=readGivenAge(i,n,[`server`]);const o=readFailOn(n,i.id);const s=formatOf(n);const c=readConcurrency(n);const l=await targetsOf(i,n,t);const u=l.map(({target:e},t)=>({index:t,check:i.id,target:maskUrls(e)}));const d=waitPrinter(t,r);const f=openRunner(n,{networks:openNetworks(dataDirectory(n)),onWait:d});const p=openOutput(n,s,u,t);const m=n.one(`output`);if(m!==void 0&&p.done.size>0)t.err(`${fill(said.resumed,{done:p.done.size,total:u.length,path:printable(m,200)},r)}\n`);const h=new Map(p.done);const{report:g,end:_}=openCheckProgress(t);const progress=()=>g?.({kind:`progress`,done:h.size,total:u.length});progress();await measureAll({check:i,targets:l.filter(({index:e})=>!p.done.has(e)),runner:f,language:r,maxAge:a,concurrency:c,signal:t.signal,onDone({index:e},t){p.append(rowOf(s,u[e],t));h.set(e,outcomeOf(t));progress()},onBug:(e,{index:n})=>t.err(maskUrls(`portcullis: ${u[n]?.target}: ${e instanceof Error?e.stack:String(e)}\n`))}).finally(_);const v=[...h.values()].filter(({code:e})=>e!==null).length;const y={en:counted(u.length,{one:`target`,other:`targets`}),ko:`대상 ${u.length}개`};t.err(`${fill(said.total,{targets:y,measured:h.size-v,failed:v},r)}\n`);return worstExit([...h.values()].map(e=>exitOfOutcome(e,o)))}
function exitOfOutcome({status:e,code:t,reason:n},r){if(t!==null)return exitOfFailure({code:t,reason:n??``});return e===null?exitCodes.unknown:exitOfStatus(e,r)}
const exampleOfCheck={en:`for example --check ssl`,ko:`예: --check ssl`};
const exampleOfTargets={en:`for example --targets targets.txt`,ko:`예: --targets targets.txt`};
async function checkOf(e){const t=e.one(`check`);const n=e.naming(`check`);const r=batchedChecks();if(t===void 0)throw failure(`input.missing`,{field:n,expected:exampleOfCheck},{reason:`check`});const i=r.includes(t)?registry.find(e=>e.id===t):void 0;if(i)return i.load();const a={field:n,expected:r.join(`, `),given:shown(t),suggestion:suggest(t,r)};throw failure(`input.option`,a,{reason:`check`})}
function formatOf(e){const t=e.one(`format`);if(t===void 0)return/\.csv$/i.test(e.one(`output`)??``)?`csv`:`ndjson`;const n=rowFormats.find(e=>e===t);if(n)return n;const r={field:e.naming(`format`),expected:rowFormats.join(`, `),given:shown(t)};throw failure(`input.option`,{...r,suggestion:suggest(t,rowFormats)},{reason:`format`})}
async function targetsOf(e,t,n){const r=t.one(`targets`);const i=t.naming(`targets`);if(r===void 0)throw failure(`input.missing`,{field:i,expected:exampleOfTargets},{reason:`targets`});const a=await readTargetLines(r,i,n);const o=e.cost===`heavy`?mostInputs.heavy:mostInputs.light;if(a.length>o){const t={en:`it contains more than ${o} targets, the most for ${e.id}`,ko:`대상이 ${o}개를 넘습니다. ${e.id} 점검은 한 번에 ${o}개까지 받습니다`};throw failure(`input.file`,{field:i,path:printable(r,200),detail:t},{reason:`targets`})}return a.map(({target:t,naming:n},r)=>{const i={[e.subject??``]:t};parseInput(e.input,i,t=>t===e.subject?n:t);return{index:r,target:t,query:i}})}
function openOutput(e,t,n,r){const i=e.one(`output`);if(i!==void 0)return openOutputFile({path:i,field:e.naming(`output`),format:t,targets:n});r.out(headOf(t));return{done:new Map,append:r.out}}

export { batchCommand };
