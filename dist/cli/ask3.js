import { i as isBusy, n as busyScopeOf } from "./start.js";
import { E as failure, w as Failure } from "./node.js";
import { t as limited } from "./rate-limit.js";
import { sr as bracketed } from "./node-3.js";
import { D as runLocal, T as deadlineOf } from "./gate-14.js";
import { t as isAlone } from "./retention2.js";
import { i as openRunResults, t as keyOf } from "./cache.js";
import { n as traced } from "./spans.js";
import { t as parseQuestion } from "./parse.js";
// server/questions/leases/reserves.ts
const usualMost={ssl:30,gate:31,owasp:31,golive:31,pqc:12,http:3,port:32,exposure:24,email:12,"reverse-dns":4,phishing:6,lookalike:4,impersonation:6,subdomains:4};
const usual=4;
function reserveFor({id:e}){return usualMost[e]??usual}
// server/questions/measure.ts
async function measure(e,t,n){const{check:r,caller:i,priority:a}=e;const{counted:o}=i;const{gone:s,isFresh:c,report:l}=t;const{singleFlight:u,slots:d}=n;const f=claimOf(e);if(isAlone(r))return d.run(o,s,f,()=>run(e,t,s,n),a);const{sharedFlights:p}=n;const prepare=(t,r)=>{const work=()=>run(e,{isFresh:c,report:r},t,n);if(!p||c||!e.isStored)return d.turn(f,work);return sharedTurn(e,t,p,n,e=>d.turn(f,()=>e(work())))};return u.board(keyOf(e),{client:o,priority:a,gone:s,isFresh:c,report:l,prepare})}
const leaseGrace=2e3;
function sharedTurn(e,t,n,{engine:r,resultCache:i},a){const o=n.claim({question:keyOf(e),lasts:deadlineOf(e.check,r)+leaseGrace,find:async()=>i.find(e),signal:t});const s=a(e=>{e.then(()=>o.end(),e=>o.end(isOfTarget(e)?e:void 0));return e});return{async join(e,t,n){return await o.elsewhere??s.join(e,t,n)}}}
function isOfTarget(e){return e instanceof Failure&&!isOurs(e)&&e.code!==`RATE_LIMITED`&&e.facts.id!==`aborted`}
function claimOf({check:e,target:t}){return{host:t.host,isCheap:e.cost===`light`}}
function surveysSince({check:e,priority:t},n){const r=n||t===`sweep`?0:e.surveyAge??0;return Date.now()-1e3*r}
async function run(e,{isFresh:t,report:n},r,{engine:i,resultCache:a,idleAddresses:o,ledger:s,backgroundWork:c}){const{check:l,input:u,caller:d,priority:f}=e;const p=d.keyId!==void 0||f===`sweep`;const m=openRunResults(e,a,p);const h=await runLocal(l,u,{...i,admit:o.admit,backgroundWork:c,claimant:{client:d.counted.at(-1)??``,isReserved:p,connections:reserveFor(l)},stored:m.stored,signal:r,surveysSince:surveysSince(e,t),...s&&{store:s},...isAlone(l)&&{caller:{address:d.address,...d.keyId!==void 0&&{keyId:d.keyId},...d.owner!==void 0&&{owner:d.owner},...d.isProxied&&{isProxied:true}}},...n&&{report:n},onResult:m.onResult}).catch(t=>{throw explain(t,e)});return m.found(h)}
function explain(e,{check:t,target:n}){if(!(e instanceof Failure)||e.facts.id!==`address.private`)return e;const r=n.host===null?null:bracketed(n.host);if(r===null||e.facts.params[`host`]!==r||!t.subject)return e;return failure(`input.private`,{field:t.subject,given:r},{reason:t.subject})}
function isOurs(e){if(!(e instanceof Failure))return true;const{id:t,reason:n,params:r}=e.facts;return isBusy(e)||t===`internal`||n===`dns.failed`&&r[`detail`]===`ECONNREFUSED`}
// server/questions/ask.ts
function ask(e,t){return traced(()=>spanOf(e),n=>answerTo(e,t,n))}
function spanOf({check:{id:e},priority:t=`person`}){return{name:`check ${e}`,kind:`internal`,attributes:{"portcullis.check":e,"portcullis.caller":t}}}
function outcomeOf(e,t){if(signalOf(t).aborted)return`aborted`;return e instanceof Failure&&e.facts.id!==`internal`?e.code:`internal`}
async function answerTo(e,t,n){const{check:r,caller:i,input:a,language:o,fresh:s=false,priority:c=`person`}=e;const l=counterOf(e,t.meter,n);const u=openBill(e);const d=i.rateLimit===void 0?t.limits:t.limitsOf(i.rateLimit);try{await u.charge(d.light);if(r.requires===`key`&&i.keyId===void 0)throw failure(`key.required`,{check:r.id});const n=typeof a===`function`?a():parseQuestion(r,a,o,t.allIps);const{input:f,language:p,question:m,target:h,keeping:g,maxAge:_=e.maxAge}=n instanceof Promise?await n:n;const v={check:r,input:f,question:m,target:h,caller:i,priority:c,isStored:g===`store`,maxAge:_};const y=s||_===0;const b=y?null:t.resultCache.find(v);const x=b instanceof Promise?await b:b;const S=r.cost===`heavy`||isWide(f)&&!t.allIps;if(!x&&S)await u.charge(d.heavy);const{found:C,cached:w}=x?{found:x,cached:true}:await goAndSee(v,{...e,fresh:y},t);const T=t.renderedAnswers.tail(r,f,C,p);const E=T instanceof Promise?await T:T;const D=t.resultCache.left(v,C);l(w?`cached`:`measured`);return{envelope:{cached:w,tail:E,left:D},result:C.result,rate:u.rate()}}catch(n){l(outcomeOf(n,e));const r=n instanceof Failure&&busyScopeOf(n.facts);if(r)t.meter?.({kind:`busy`,scope:r});if(isOurs(n)&&!signalOf(e).aborted)await u.refund();throw n}}
function uncounted(){}
function counterOf({check:e,priority:t=`person`},n,r){if(!n&&!r)return uncounted;const i=performance.now();return a=>{if(r)r.attributes[`portcullis.outcome`]=a;n?.({kind:`answer`,check:e.id,caller:t,outcome:a,seconds:(performance.now()-i)/1e3})}}
function toJson(e,t){const{body:n,bytes:r}=envelopeParts(e,t);return n+r.toString()}
function envelopeParts({cached:e,tail:t},n){return{body:`{"ok":true,"requestId":"${n}","cached":${e}`,bytes:t}}
async function goAndSee(e,t,n){const{fresh:r=false,report:i}=t;try{return{found:await measure(e,{gone:signalOf(t),isFresh:r,report:i},n),cached:false}}catch(t){const r=e.check.rest!==void 0&&t instanceof Failure&&t.code===`RATE_LIMITED`?await n.resultCache.find(e):null;if(!r)throw t;return{found:r,cached:true}}}
function signalOf({signal:e}){return typeof e===`function`?e():e}
const leftToOthers=1/4;
function openBill({caller:{counted:e},priority:t,onRate:n,waitForWindow:r}){const i=[];let a=null;function note(e){a=e;n?.(e)}return{async charge(n){if(t===`sweep`)return;for(;;){const t=await n.charge(e);const a=r!==void 0&&t.left<Math.floor(t.points*leftToOthers);note(a?await n.refund(e,t):t);if(t.wait===null&&!a){i.push({limit:n,charge:t});return}const o=t.wait??t.seconds;if(r)await r(o);else{i.push({limit:n,charge:t});throw limited(o)}}},async refund(){for(const{limit:t,charge:n}of i)note(await t.refund(e,n))},rate:()=>a}}
function isWide(e){return`all_ips`in e&&e.all_ips===true}

export { isOurs as a, toJson as i, envelopeParts as n, isWide as r, ask as t };
