import { Dr as sourceTable, cr as hostOf, mr as portOf, rr as within } from "./node-3.js";
import { E as failure, w as Failure } from "./node.js";
import { C as nameEnd, S as withSignal, f as openQueue, g as isTimeout, k as sourceLimits, x as withPatience, zt as readLocation } from "./gate-14.js";
import { i as acceptedCodings, n as sourceRefusalOf, r as wholeAnswer } from "./answer3.js";
import { n as exchangeWithSource, t as openConnections } from "./cache2.js";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
// src/net/sources/retry.ts
const pauses=[200,800];
async function withRetries(e,{signal:t,until:n,chance:r=Math.random}){for(let i=0;;i++)try{return await e()}catch(e){const a=(pauses[i]??Number.POSITIVE_INFINITY)*(.5+r());if(!mayPass(e)||performance.now()+a>=n)throw e;await withSignal(t,setTimeout(a,void 0,{signal:t}))}}
const passing=new Set([`http.closed`,`tcp.refused`,`tcp.reset`,`tcp.unreachable`,`timeout.tcp`,`tls.closed`]);
function mayPass(e){if(!(e instanceof Failure)||e.retryAfter!==null)return false;const{id:t,params:n}=e.facts;if(t===`source.status`)return[502,503,504].includes(Number(n[`status`]));const{detail:r}=n;return t===`source.unreachable`&&typeof r===`string`&&passing.has(r)}
// src/net/sources/breaker.ts
const mostFailures=5;
const rest=3e4;
function openBreaker(e=()=>performance.now()){let t=0;let n;let r=0;return async i=>{const a=r-e();if(n&&t>=mostFailures){if(a>0)throw new Failure(n.facts,{cause:n,retryAfter:Math.ceil(a/1e3)});r=e()+rest}try{const e=await i();t=0;return e}catch(i){if(!isOfServer(i)){if(t>=mostFailures)r=e();throw i}t++;n=i;r=e()+rest;throw i}}}
function isOfServer(e){if(!(e instanceof Failure))return false;const{id:t,params:n}=e.facts;if(t===`source.status`)return Number(n[`status`])>=500;return t===`source.unreachable`||t===`timeout.source`}
// src/net/sources/pace.ts
function openPace({perSecond:e,burst:t=e,concurrency:n},r=()=>performance.now()){const i=openQueue(n);const a=1e3/e;const o=(Math.max(1,t)-1)*a;let s=Number.NEGATIVE_INFINITY;async function turn({asked:e,signal:t,until:n}){const i=r();const c=s-o-i;if(i+c>n)throw refused(e,(i+c-n)/1e3);s=Math.max(s,i)+a;if(c>0)await withSignal(t,setTimeout(c,void 0,{signal:t}))}return async(e,t)=>{let n=false;try{return await i(e.signal,async()=>{await turn(e);n=true;return t()})}catch(t){if(n||!isTimeout(t))throw t;throw refused(e.asked,a/1e3)}}}
function refused(e,t){const n=Math.max(1,Math.ceil(t));return failure(`source.rate-limited`,{...e,seconds:n},{retryAfter:n})}
// src/net/sources/rate.ts
const most=1e3;
function openRateLimits(){const e=new Map;function serverFor(t,n){const r=`${t} ${n}`;const i=e.get(r)??{pace:openPace(sourceTable[t]),breaker:openBreaker()};e.delete(r);e.set(r,i);const[a]=e.keys();if(e.size>most&&a!==void 0)e.delete(a);return i}return{ask(e,t,n,r){const{pace:i,breaker:a}=serverFor(e,t);return a(()=>withRetries(()=>i(n,r),n))}}}
// src/net/sources/request.ts
const mostRedirects=4;
const ofForms=`application/x-www-form-urlencoded`;
const usualLimit=1048576;
const usualPatience=6e3;
async function requestSource(e,t,n){const{patience:r=usualPatience}=t;const i=sourceTable[e];const a=new URL(n.sources[e]??i.url);const o=firstUrl(t,a);const s=limitOf(t);if(s>usualLimit)n.budget.widen({connections:0,bytes:s});const c=performance.now()+r;return withPatience(n.signal,r,async r=>{let l={url:o,isNamed:o.origin!==a.origin,redirects:0};for(;;){const u={source:i.name,host:l.url.host};const d=await askHop(l,{id:e,request:t,asked:u,base:a,first:o,limit:s,until:c,lent:n,signal:r});if(`body`in d)return{...d,url:l.url.href,redirects:l.redirects};if(l.redirects===mostRedirects)throw failure(`source.redirect`,{...u,detail:`limit`});const f=d.location===null?null:new URL(d.location);if(!f||!mayAsk(f,[a,o]))throw failure(`source.redirect`,{...u,detail:f?`http`:`location`});l={url:f,isNamed:true,redirects:l.redirects+1}}})}
function firstUrl({path:e,url:t},n){const r=t===void 0?new URL(e,n):new URL(t);if(t===void 0&&!r.href.startsWith(n.href))throw new Error(`a path that leads out of its source`);return r}
function limitOf({limit:e=usualLimit,receive:t}){return Math.min(e,t?sourceLimits.received:sourceLimits.kept)}
function headersFor(e,t,{id:n,base:r,keys:i}){const{key:a}=sourceTable[n];const o=t.origin===r.origin?i[n]:void 0;return{"accept-encoding":acceptedCodings,...e.headers,...e.ifNoneMatch!==void 0&&{"if-none-match":e.ifNoneMatch},...a&&o!==void 0&&{[a.header]:a.before+o}}}
async function askHop(e,t){const{id:n,asked:r,base:i,first:a,lent:o,signal:s,until:c}=t;const{shared:l}=o;const u=l.limits??=openRateLimits();const d=l.connections??=openConnections();const{url:f,isNamed:p}=e;const m={host:hostOf(f),port:portOf(f)};const told=e=>sourceRefusalOf(nameEnd(e,m,`http`),r,p);if(!mayAsk(f,[i,a]))throw failure(`source.untrusted`,{...r,detail:`http`});const h=f.origin===i.origin;const g={special:h&&(n in o.sources||o.policy.special),allow:o.policy.allow};const _={to:m,origin:f.origin,isSecure:f.protocol===`https:`,asked:r,routes:o.routesUnder(g),given:o.given,terms:[g,o.pins]};const v=headersFor(t.request,f,{id:n,base:i,keys:o.keys});const work=async()=>{const r=performance.now();const i=h?t.request.form:void 0;const a=i&&{type:ofForms,body:new URLSearchParams(i).toString()};const c={url:f,headers:v,sent:a,budget:o.budget,signal:s};try{const i=await exchangeWithSource(_,c,n=>read(n,r,e,t),d);if(`body`in i)l.states.answered(n,i.ms);return i}catch(e){const t=told(e);if(!o.signal.aborted)l.states.failed(n,t instanceof Failure?t.facts.reason:`timeout.source`);throw t}};try{return await u.ask(n,f.origin,{asked:r,signal:s,until:c},work)}catch(e){throw told(e)}}
async function read(e,t,{url:n},{request:r,asked:i,limit:a,signal:o}){const s=readLocation(e,n.href);if(s)return{location:s.url};const c=r.ifNoneMatch!==void 0;return{...await wholeAnswer(e,i,{limit:a,signal:o,mayBeSame:c,receive:r.receive}),ms:performance.now()-t}}
function mayAsk(e,t){if(e.protocol===`https:`)return true;return e.protocol===`http:`&&isLoopback(hostOf(e))&&t.some(({origin:t})=>t===e.origin)}
function isLoopback(e){return isIP(e)===0?e===`localhost`:within(e,[`127.0.0.0/8`,`::1/128`])}

export { requestSource };
