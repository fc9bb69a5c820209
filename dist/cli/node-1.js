import { E as failure, F as languages, T as describeFailure, b as suggestOrList, w as Failure, x as printable } from "./node.js";
import { Cr as remote, Ft as openResultMemory, Ht as readLanguage, P as waitWords, Pr as shown, R as openNetworks, Sr as measuring, Ut as readMeasuring, Xn as notBesideServer, Zn as readRemote, ar as readAccess, c as remembering, ct as openLocal, i as readGiven, lt as maskAll, n as readGivenAge, t as openRemote, wr as reusing, xr as access, yr as environmentOnly } from "./node-3.js";
import { i as sendOver, s as globalFetch } from "./node-4.js";
import { isIP } from "node:net";
// src/library/node.ts
const[major=``]=process.versions.node.split(`.`);
if(Number(major)<24)throw new Error(`portcullis needs Node 24 or newer; this is Node ${process.versions.node}.`);
// src/library/read.ts
const ofCommandLine=new Set([`json`]);
const passphrase=environmentOnly.filter(({name:e})=>e===`client_key_passphrase`);
const taken=[...measuring,...access,...passphrase,...remembering].filter(({name:e})=>!ofCommandLine.has(e));
const ofPrograms=[`signal`,`lookup`,`logger`,`onProgress`];
function toOption(e){if(e===`header`)return`headers`;if(e===`key`)return`apiKey`;return e.replace(/_[a-z]/g,e=>e.slice(1).toUpperCase())}
function spelling(e,t){const n=toOption(t);if(n===t||e[t]===void 0)return n;if(e[n]===void 0)return t;throw failure(`input.conflict`,{field:n,first:n,second:t},{reason:n})}
function asInApi(e,t){const n=t.filter(e=>e.includes(`_`)).map(t=>[t,spelling(e,t)]);const r=Object.entries(e).filter(([e])=>!n.some(([,t])=>t===e));return Object.fromEntries([...r,...n.map(([t,n])=>[t,e[n]])])}
function givenAs(e,t,n){const r={...e,headers:linesOf(e[`headers`])};for(const{name:e,isList:i}of t){const t=n(e);const a=r[t];const o=isText(a)||i&&Array.isArray(a)&&a.every(isText);if(a!==void 0&&!o)throw wrong(t,i?aList:aText,a)}return{source:`option`,value:e=>r[n(e)],naming:n}}
function linesOf(e){if(e===void 0)return void 0;return Object.entries(toBag(e,`headers`)).map(([e,t])=>{if(typeof t===`string`)return`${e}: ${t}`;throw wrong(`headers`,{en:`an object of texts by header name`,ko:`헤더 이름별 문자열 객체`},t)})}
function readFunction(e,t){const n=e[t];if(n===void 0||typeof n===`function`)return n;throw wrong(t,{en:`a function`,ko:`함수`},n)}
function readSignal(e){if(e===void 0||e instanceof AbortSignal)return e;throw wrong(`signal`,{en:`an AbortSignal`,ko:`AbortSignal`},e)}
function checkNames(e,t){const n=Object.keys(e).find(e=>!t.includes(e));if(n===void 0)return;const r=printable(n,60);const i={en:`parameter ${r}`,ko:`파라미터 ${r}`};throw failure(`input.unknown`,{field:i,suggestion:suggestOrList(n,t)},{reason:r})}
function toQuery(e){return Object.fromEntries(Object.entries(e).flatMap(([e,t])=>{if(t===void 0)return[];if(!isText(t))throw wrong(printable(e,60),aText,t);return[[e,`${t}`]]}))}
function toBag(e,t){if(typeof e===`object`&&e!==null&&!Array.isArray(e))return e;throw wrong(t,{en:`an object`,ko:`객체`},e)}
const aText={en:`text, a number or a boolean`,ko:`문자열, 숫자 또는 불리언`};
const aList={en:`text or a list of texts`,ko:`문자열 또는 문자열 목록`};
function isText(e){return typeof e===`string`||typeof e===`number`||typeof e===`boolean`}
function wrong(e,t,n){return failure(`input.value`,{field:e,expected:t,given:kindOf(n)},{reason:e})}
function kindOf(e){if(e===null)return`null`;return Array.isArray(e)?`array`:typeof e}
// src/library/equipment.ts
const networks=openNetworks(null);
const all=[...taken,...remote,...reusing];
const optionNames=[...all.map(({name:e})=>toOption(e)),...ofPrograms];
const storing=new Set([`data_dir`]);
function readOptions(e,t,n){const r=all.filter(({name:e})=>t.store||!storing.has(e));checkNames(e,optionNames.filter(e=>e!==`dataDir`||t.store));const i=readGiven(givenAs(e,r,toOption),{},r);const a=readSignal(e[`signal`]);const o=readFunction(e,`onProgress`);const s=readGivenAge(n,i,t.store?[`server`,`data_dir`]:[`server`]);const c=n.concerns===`store`?n.id:null;return{language:readLanguage(i),runner:runnerOf(i,e,t,c),...s!==void 0&&{maxAge:s},...a&&{signal:a},...o&&{report:o}}}
function runnerOf(e,t,{loadEngine:n,store:r},i){const{warn:a,onWait:o}=loggerOf(t);const s=lookupOf(t,e);if(r&&i!==null&&e.one(`data_dir`)!==void 0)return r.open(i,e);const c=r&&openResultMemory(e,r.rememberer(a),s.names!==void 0);const l=readRemote(e);const u=readMeasuring(e);if(l){const t=e.one(`timeout`)===void 0?null:u.deadline;return maskAll(openRemote(l,{timeout:t,onWait:o,openSend}),[])}return openLocal({...u,...s,networks},readAccess(e),{remembering:c,loadEngine:n})}
const openSend=({server:e})=>Promise.resolve(sendOver(e,globalFetch));
function loggerOf(e){if(e[`logger`]===void 0)return{warn:e=>process.emitWarning(e),onWait:void 0};const t=toBag(e[`logger`],`logger`);const n=readFunction(t,`warn`);const r=readFunction(t,`info`);return{warn:e=>n?.call(t,e),onWait:e=>r?.call(t,waitWords(e).en)}}
function lookupOf(e,t){const n=readFunction(e,`lookup`);if(n===void 0)return{};if(t.one(`server`)!==void 0)throw notBesideServer({name:`lookup`},t);return{names:async e=>{const t=await resolved(n,e);if(t.length===0)throw failure(`dns.no-address`,{host:e});return t}}}
async function resolved(e,t){const n=await Promise.resolve(t).then(e).catch(e=>{if(e instanceof Failure)throw e;throw e?.code===`ENOTFOUND`?failure(`dns.nxdomain`,{host:t}):failure(`dns.failed`,{host:t,detail:`lookup`},{cause:e})});const r=Array.isArray(n)?n:[n];const i=r.findIndex(e=>typeof e!==`string`||isIP(e)===0);if(i<0)return r;throw failure(`input.value`,{field:`lookup`,expected:aLookup,given:shown(r[i])},{reason:`lookup`})}
const aLookup={en:`a function that returns IP addresses as text, such as 192.0.2.1`,ko:`192.0.2.1 같은 IP 주소를 문자열로 반환하는 함수`};
// src/library/measure.ts
async function measureWith(e,t,n,r,i){return inItsLanguage(i,async()=>{const t=toBag(i,`options`);const a=await n();const{runner:o,...s}=readOptions(t,e,a);const c=toQuery(asInApi(typeof r===`string`&&a.subject!==void 0?{[a.subject]:r}:toBag(r,`input`),Object.keys(a.input.shape)));const{data:l}=await o.answer(a,c,s);return l})}
async function inItsLanguage(e,t){try{return await t()}catch(t){if(t instanceof Failure)t.message=describeFailure(t.facts,languageOf(e));throw t}}
function languageOf(e){const t=typeof e===`object`&&e!==null&&`lang`in e?e.lang:void 0;return languages.find(e=>e===t)??`en`}

export { openSend as a, ofPrograms as c, spelling as d, taken as f, wrong as g, toQuery as h, lookupOf as i, readFunction as l, toOption as m, measureWith as n, checkNames as o, toBag as p, loggerOf as r, givenAs as s, inItsLanguage as t, readSignal as u };
