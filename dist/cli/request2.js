import { n as largestText, r as readBody } from "./body.js";
import { n as readQuery } from "./query.js";
import { E as failure, T as describeFailure, d as maxAgeName, m as readMaxAge, v as suggest, w as Failure } from "./node.js";
import { Pr as shown, kr as neededExample } from "./node-3.js";
import { t as mostInputs } from "./most-inputs.js";
import { r as isWide } from "./ask3.js";
import { t as parseQuestion } from "./parse.js";
import { setImmediate } from "node:timers/promises";
// server/questions/batch/inputs.ts
const atATime=50;
async function readInputs(e,t){if(!Array.isArray(e)||e.length===0)throw wrongList(e);checkCount(e.length,t.check);const n=[];const r=[];for(const[i,a]of e.entries()){const e=readItem(a,i,t);if(e instanceof Failure)r.push(e);else n.push(e);if(i%atATime===49)await setImmediate()}const[i,...a]=r;if(i)throw refusedInputs(i,a);if(n.filter(({question:e})=>isWide(e.input)).length>mostInputs.heavy)checkCount(e.length,{cost:`heavy`});return n}
function readItem(e,t,{check:n,language:r,allIps:i,refuse:a}){const o=`inputs[${t}]`;try{const s=parametersOf(e,o,n);const c={index:t,input:s,question:parseQuestion(n,s,r,i,e=>`${o}.${e}`)};const l=a?.(c)??null;if(l===null)return c;const u=`${o}.${l.reason}`;return new Failure({...l,params:{...l.params,field:u},reason:u})}catch(e){if(!(e instanceof Failure))throw e;const{facts:t}=e;return new Failure({...t,reason:t.reason.startsWith(o)?t.reason:`${o}.${t.reason}`})}}
function parametersOf(e,t,{subject:n}){if(typeof e===`string`&&n)return{[n]:e};if(typeof e!==`object`||e===null||Array.isArray(e))throw failure(`input.value`,{field:t,expected:anInput,given:shown(e)},{reason:t});if(`max_age`in e){const e=`${t}.${maxAgeName}`;throw failure(`input.unknown`,{field:e,suggestion:ofAll},{reason:e})}return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,asText(t)]))}
function asText(e){return typeof e===`number`||typeof e===`boolean`?`${e}`:e}
function checkCount(e,{cost:t}){const n=t===`heavy`?mostInputs.heavy:mostInputs.light;if(e<=n)return;const r={en:`a list of at most ${n} entries`,ko:`${n}개 이하의 목록`};throw failure(`input.value`,{field:`inputs`,expected:r,given:`${e}`},{reason:`inputs`})}
function wrongList(e){if(e===void 0)return failure(`input.missing`,{field:`inputs`,expected:example},{reason:`inputs`});return failure(`input.value`,{field:`inputs`,expected:aList,given:shown(e)},{reason:`inputs`})}
function refusedInputs(e,t){if(t.length===0)return e;const n=t.slice(0,9).map(({reason:e})=>e);const r=[...n,...t.length>n.length?[`+${t.length-n.length}`]:[]].join(`, `);const i={en:describeFailure(e.facts,`en`),ko:describeFailure(e.facts,`ko`)};return failure(`batch.inputs`,{detail:i,others:r},{reason:e.reason})}
const aList={en:`a list with at least 1 entry`,ko:`항목이 1개 이상인 목록`};
const example={en:`for example ["shop.example", "blog.example"]`,ko:`예: ["shop.example", "blog.example"]`};
const ofAll={en:` Give ${maxAgeName} beside inputs, once for all of them.`,ko:` ${maxAgeName}는 inputs와 나란히 한 번만 지정하십시오.`};
const anInput={en:`an object of the check's parameters, or its target as text`,ko:`점검의 파라미터로 된 객체 또는 대상 문자열`};
// server/questions/batch/request.ts
const mostMembers=12e3;
function hasManyInputs({subject:e,concerns:t}){return e!==void 0&&t!==`caller`}
async function readItemsRequest({incoming:e,search:t},{offers:n,language:r,allIps:i,names:a=[],offersCheck:o,refuse:s}){const{language:c}=readQuery(t,[],r);const l=[`check`,`inputs`,maxAgeName,...a];const{inputs:u,...d}=await readBody(e,l,largestText,mostMembers);const f=await checkOf(d[`check`],n,o);const p=d[maxAgeName];const m=readMaxAge(f,p===void 0?void 0:wordOf(p));return{check:f,language:c,items:await readInputs(u,{check:f,language:c,allIps:i,...s&&{refuse:e=>s(f,e)}}),body:d,...m!==void 0&&{maxAge:m}}}
async function checkOf(e,t,n){if(e===void 0)throw failure(`input.missing`,{field:`check`,expected:neededExample(`ssl`)},{reason:`check`});const r=await t.find(({id:t})=>t===e)?.load();if(r&&n(r))return r;const i=(await Promise.all(t.map(({load:e})=>e()))).filter(n).map(({id:e})=>e);const a=typeof e===`string`?suggest(e,i):``;throw failure(`input.option`,{field:`check`,expected:i.join(`, `),given:shown(e),suggestion:a},{reason:`check`})}
function wordOf(e){return typeof e===`string`?e:JSON.stringify(e)}

export { readItemsRequest as n, hasManyInputs as t };
