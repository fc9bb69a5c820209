import { a as openSend, c as ofPrograms, d as spelling, f as taken, g as wrong, h as toQuery, i as lookupOf, l as readFunction, m as toOption, o as checkNames, p as toBag, r as loggerOf, s as givenAs, t as inItsLanguage, u as readSignal } from "./node-1.js";
import { E as failure, f as neverReused } from "./node.js";
import { Cr as remote, Ht as readLanguage, M as usualOutcome, _ as waiting, f as crowds, h as policyOptions, i as readGiven } from "./node-3.js";
import { n as rememberer } from "./stored.js";
import { C as codeOfEnding, w as endingOf } from "./start-7.js";
import { F as readOutcome, M as gatePolicyOf, N as readBaseline, S as namedConfig, T as gateEach, a as planOf, d as withSources, i as noticesOf, j as openJudge, o as questionsOf, s as readConcurrency } from "./gate-10.js";
import { d as gate$1 } from "./gate-11.js";
// src/library/outcomes.ts
const outcomes=new WeakMap;
function rememberOutcome(e,t){outcomes.set(e,t)}
function outcomeOf(e){return outcomes.get(e)??usualOutcome}
// src/library/ending.ts
function exitCode(e,t={}){const n=toBag(t,`options`);checkNames(n,[`failOn`,`onError`]);const r=readGiven({source:`option`,value:e=>n[toOption(e)],naming:toOption},{},[]);const i=outcomeOf(e);const a=readOutcome(r);return codeOfEnding[endingOf(e,{failOn:n[`failOn`]===void 0?i.failOn:a.failOn,onError:n[`onError`]===void 0?i.onError:a.onError})]}
// src/library/gate-options.ts
const thresholds=Object.keys(gate$1.input.shape).filter(e=>e!==`url`);
const options=[...thresholds.map(e=>({name:e,about:``})),...taken,...policyOptions.filter(({name:e})=>e!==`config`),...remote,...waiting,...crowds.filter(({name:e})=>e!==`targets`)];
const gateOptionNames=[...options.map(({name:e})=>toOption(e)),...thresholds,...ofPrograms];
function nameIn(e,t){return thresholds.includes(t)?spelling(e,t):toOption(t)}
function readGateOptions(e){const t=thresholds.map(t=>nameIn(e,t));toQuery(Object.fromEntries(t.map(t=>[t,e[t]])));return{typed:givenAs(e,options,t=>nameIn(e,t)),options}}
async function readGateConfig(e){if(e===void 0)return null;const{readConfig:t,readHanded:n}=await import(`./read5.js`);if(typeof e===`string`)return t(namedConfig(e));if(typeof e===`object`&&e!==null&&!Array.isArray(e))return n(e);throw wrong(`config`,{en:`a path or an object`,ko:`경로 또는 객체`},e)}
// src/library/gate.ts
async function gate(e){return inItsLanguage(e,async()=>{const t=toBag(e,`options`);if(t[`maxAge`]!==void 0)throw neverReused(`gate`,`maxAge`);checkNames(t,[`url`,`urls`,`config`,`maxAge`,...gateOptionNames]);const n=new Date;const r=await readPlan(t,n);const i=readSignal(t[`signal`]);const a=readOutcome(r.given);const o=readLanguage(r.given);const s=await openJudge(gatePolicyOf(r,await readBaseline(r.given),{now:n,language:o}),false);const{warn:c,onWait:l}=loggerOf(t);const u={rememberer:rememberer(c),onWait:l,openSend,own:lookupOf(t,r.given)};const d=readFunction(t,`onProgress`);const f=r.targets.length;let p=0;const m=await gateEach(questionsOf(r,u),{judge:s.target,concurrency:readConcurrency(r.given),language:o,...i&&{signal:i},notices:noticesOf(r,o),onTarget:()=>d?.({kind:`progress`,done:++p,total:f}),onBug:e=>c(e instanceof Error?e.stack??e.message:String(e))});if(i?.aborted&&m.targets.some(({reason:e})=>e===`aborted`))throw failure(`aborted`,{});const h=r.targets.map(e=>e.given);const{result:g}=s.whole(withSources(m,h));rememberOutcome(g,a);return g})}
async function readPlan(e,t){const{typed:n,options:r}=readGateOptions(e);const i=readUrls(e);const a=await readGateConfig(e[`config`]);const o=await planOf(a,{typed:n,env:{},options:r,urls:i??[],urlNaming:`url`,now:t});if(o.targets.length>0)return o;throw failure(`input.missing`,{field:`url`,expected:{en:`for example https://example.com/`,ko:`예: https://example.com/`}},{reason:`url`})}
function readUrls({url:e,urls:t,config:n}){if(e!==void 0&&t!==void 0)throw failure(`input.conflict`,{field:`url`,first:`url`,second:`urls`},{reason:`url`});if(e!==void 0){if(typeof e!==`string`)throw wrong(`url`,{en:`text`,ko:`문자열`},e);return[e]}if(t===void 0)return null;if(!Array.isArray(t)||!t.every(e=>typeof e===`string`))throw wrong(`urls`,{en:`a list of texts`,ko:`문자열 목록`},t);if(t.length>0||n===void 0)return t;throw wrong(`urls`,{en:`a list of at least one`,ko:`하나 이상의 목록`},t)}

export { exitCode as n, gate as t };
