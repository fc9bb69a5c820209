export const id = 3042;
export const ids = [3042];
export const modules = {

/***/ 7143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ acceptedCodings),
/* harmony export */   n: () => (/* binding */ sourceRefusalOf),
/* harmony export */   r: () => (/* binding */ wholeAnswer),
/* harmony export */   t: () => (/* binding */ retryAfterOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _retry_after_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8882);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2252);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6466);





// src/net/sources/decode.ts
const acceptedCodings=`gzip, br, deflate`;
const decoders={gzip:()=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tn)(),"x-gzip":()=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tn)(),br:()=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wn)(),deflate:e=>(e[0]??0)%16===8?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.En)():(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dn)()};
const slack=65536;
async function decoded({headers:e,body:t},n,r){const[i=`identity`,...a]=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Xn)(e,`content-encoding`).flatMap(e=>e.split(`,`).map(e=>e.trim().toLowerCase()));const o=decoders[i];const s=i===`identity`||i===``;if(a.length>0||!(s||o))return`content-encoding`;const c=openMeter(n+slack);const l=openMeter(n);try{if(s||!o)for await(const e of t)r(l.counted(e));else await decode(c.all(t),o,e=>r(l.counted(e)));return null}catch(e){if(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea)throw e;if(l.isOver()||c.isOver())return`too-large`;const{code:t}=e;if(t!==void 0&&ofDecoder.test(t))return`content-encoding`;if(t!==void 0||e instanceof DOMException)return`truncated`;throw e}}
const ofDecoder=/^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER|ERR_PADDING)/;
async function decode(e,t,n){const r=await e.next();if(r.done)return;async function*whole(){yield r.value;yield*e}await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable.from(whole()),t(r.value),async e=>{for await(const t of e)n(t)})}
function openMeter(e){let t=0;function counted(n){t+=n.length;if(t>e)throw new RangeError(`more than the limit`);return n}return{counted,async*all(e){for await(const t of e)if(t.length>0)yield counted(t)},isOver:()=>t>e}}
// src/net/sources/answer.ts
async function wholeAnswer({status:e,address:t,headers:n,body:r},i,{limit:a,signal:o,mayBeSame:s,receive:c}){const l=new Uint8Array;if(e===429){const e=retryAfterOf(n)??unsaid;throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.rate-limited`,{...i,seconds:e},{retryAfter:e})}if(e===304&&s)return{status:e,body:l,address:t,headers:n};if(e!==200&&e!==404){const t=retryAfterOf(n);throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.status`,{...i,status:e},t===null?{}:{retryAfter:t})}const u=[];const d=await decoded({headers:n,body:r},a,e===200&&c||(e=>void u.push(e)));if(d===null)return{status:e,body:Buffer.concat(u),address:t,headers:n};if(e===404)return{status:e,body:l,address:t,headers:n};(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Wn)(o);throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.malformed`,{...i,detail:d})}
const unsaid=60;
const longest=86400;
function retryAfterOf(e){const[t=``]=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Xn)(e,`retry-after`);const n=(0,_retry_after_js__WEBPACK_IMPORTED_MODULE_1__.n)((0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Xn)(e,`date`)[0]?.trim()??``,Date.now());const r=(0,_retry_after_js__WEBPACK_IMPORTED_MODULE_1__.t)(t,n);return r===null?null:Math.min(longest,Math.max(1,Math.ceil(r/1e3)))}
const ofRun=/^(?:aborted$|budget\.|proxy\.|timeout\.proxy$|source\.)/;
function sourceRefusalOf(e,t,n){if(!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea)||ofRun.test(e.facts.id))return e;const{id:r,reason:i}=e.facts;const a={cause:e};if(r.startsWith(`timeout.`))return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`timeout.source`,{...t},a);if(r===`address.private`&&n)return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.redirect`,{...t,detail:`private`},a);return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.unreachable`,{...t,detail:i},a)}




/***/ }),

/***/ 2301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ exchangeWithSource),
/* harmony export */   t: () => (/* binding */ openConnections)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2483);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _undici_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8176);




// src/net/sources/exchange.ts
const mostUnread=65536;
const unreadPatience=1e3;
async function exchangeWithSource(e,t,n,r){for(;;){const i=await r.take(e,t.signal);const a=await send(i,e,t);if(!a)continue;const{statusCode:o,body:s,headers:c}=a;s.on(`error`,()=>{});try{const e=countedBody(s,i,t);return await n({status:o,headers:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(c),address:i.address,body:e})}finally{passOver(s).then(()=>r.keep(e,i))}}}
async function send({client:e,isFresh:t},{to:n},r){const{url:i,headers:a,sent:o,budget:s,signal:c}=r;s.request();try{(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Wn)(c);const t=e.request({method:o?`POST`:`GET`,path:i.pathname+i.search,headers:{accept:`*/*`,"user-agent":`portcullis`,...a,...o&&{"content-type":o.type}},...o&&{body:o.body},responseHeaders:`raw`,signal:c});return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.qn)(c,t)}catch(r){e.destroy().catch(()=>{});(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Wn)(c);const i=Object.assign(new Error(`no answer`,{cause:r}),{code:(0,_undici_codes_js__WEBPACK_IMPORTED_MODULE_3__.t)(r)});const a=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Bn)(r instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.ea?r:i,n,`http`);if(!t&&a.facts.id===`http.closed`)return null;throw a}}
async function*countedBody(e,{isFresh:t},{budget:n,signal:r}){for await(const i of e){(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Wn)(r);if(t)n.check();else n.received(i.length);yield i}}
async function passOver(e){const t=AbortSignal.timeout(unreadPatience);await e.dump({limit:mostUnread,signal:t}).catch(()=>{})}
// src/net/sources/cache.ts
var import_undici=(0,_undici_js__WEBPACK_IMPORTED_MODULE_1__.t)();
const mostIdle=32;
const rest=15e3;
const maxHeaderSize=65536;
function openConnections(){const e=new Map;function drop(t){e.delete(t);t.client.destroy().catch(()=>{})}return{async take(t,n){const r=termsOf(t);for(const[t,n]of[...e].toReversed()){if(n!==r)continue;e.delete(t);if(isOpen(t))return{...t,isFresh:false};drop(t)}const i=await connect(t,n);i.socket.once(`close`,()=>{for(const t of e.keys())if(t.socket===i.socket)drop(t)});return i},keep(t,n){if(!isOpen(n))return drop(n);e.set(n,termsOf(t));const[r]=e.keys();if(e.size>mostIdle&&r)drop(r)}}}
function isOpen({client:e,socket:t}){return!e.destroyed&&!e.closed&&!t.destroyed&&t.writable}
function termsOf({origin:e,to:t,isSecure:n,routes:r,given:i,terms:a}){return JSON.stringify([e,r.proxyTo({...t,isPlain:!n}),i,a])}
async function connect(e,t){const{to:n,isSecure:r,routes:i,given:a,asked:o,origin:s}=e;const{socket:c,address:l,handshake:u}=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.c)(n,r,t,{routes:i,given:a,begin:()=>{}});c.on(`error`,()=>{});try{if(u)prove(n.host,u,o)}catch(e){c.destroy();throw e}let d=false;return{client:new import_undici.Client(s,{connect:(e,t)=>{const n=d;d=true;setImmediate(()=>n?t(closed(),null):t(null,c))},pipelining:1,headersTimeout:0,bodyTimeout:0,keepAliveTimeout:rest,keepAliveMaxTimeout:4*rest,maxHeaderSize}),socket:c,address:l,isFresh:true}}
function prove(e,t,n){if((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ut)(e,t))return;const r=t.trustError??(t.lenient?`lenient`:`wrong-name`);throw (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.na)(`source.untrusted`,{...n,detail:r})}
function closed(){return Object.assign(new Error(`closed`),{code:`ECONNRESET`})}




/***/ }),

/***/ 3042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   requestSource: () => (/* binding */ requestSource)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _answer2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7143);
/* harmony import */ var _cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2301);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7030);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);






// src/net/sources/retry.ts
const pauses=[200,800];
async function withRetries(e,{signal:t,until:n,chance:r=Math.random}){for(let i=0;;i++)try{return await e()}catch(e){const a=(pauses[i]??Number.POSITIVE_INFINITY)*(.5+r());if(!mayPass(e)||performance.now()+a>=n)throw e;await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.qn)(t,(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(a,void 0,{signal:t}))}}
const passing=new Set([`http.closed`,`tcp.refused`,`tcp.reset`,`tcp.unreachable`,`timeout.tcp`,`tls.closed`]);
function mayPass(e){if(!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea)||e.retryAfter!==null)return false;const{id:t,params:n}=e.facts;if(t===`source.status`)return[502,503,504].includes(Number(n[`status`]));const{detail:r}=n;return t===`source.unreachable`&&typeof r===`string`&&passing.has(r)}
// src/net/sources/breaker.ts
const mostFailures=5;
const rest=3e4;
function openBreaker(e=()=>performance.now()){let t=0;let n;let r=0;return async i=>{const a=r-e();if(n&&t>=mostFailures){if(a>0)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.ea(n.facts,{cause:n,retryAfter:Math.ceil(a/1e3)});r=e()+rest}try{const e=await i();t=0;return e}catch(i){if(!isOfServer(i)){if(t>=mostFailures)r=e();throw i}t++;n=i;r=e()+rest;throw i}}}
function isOfServer(e){if(!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea))return false;const{id:t,params:n}=e.facts;if(t===`source.status`)return Number(n[`status`])>=500;return t===`source.unreachable`||t===`timeout.source`}
// src/net/sources/pace.ts
function openPace({perSecond:e,burst:t=e,concurrency:n},r=()=>performance.now()){const i=(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.g)(n);const a=1e3/e;const o=(Math.max(1,t)-1)*a;let s=Number.NEGATIVE_INFINITY;async function turn({asked:e,signal:t,until:n}){const i=r();const c=s-o-i;if(i+c>n)throw refused(e,(i+c-n)/1e3);s=Math.max(s,i)+a;if(c>0)await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.qn)(t,(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(c,void 0,{signal:t}))}return async(e,t)=>{let n=false;try{return await i(e.signal,async()=>{await turn(e);n=true;return t()})}catch(t){if(n||!(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(t))throw t;throw refused(e.asked,a/1e3)}}}
function refused(e,t){const n=Math.max(1,Math.ceil(t));return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.rate-limited`,{...e,seconds:n},{retryAfter:n})}
// src/net/sources/rate.ts
const most=1e3;
function openRateLimits(){const e=new Map;function serverFor(t,n){const r=`${t} ${n}`;const i=e.get(r)??{pace:openPace(_start_js__WEBPACK_IMPORTED_MODULE_0__.an[t]),breaker:openBreaker()};e.delete(r);e.set(r,i);const[a]=e.keys();if(e.size>most&&a!==void 0)e.delete(a);return i}return{ask(e,t,n,r){const{pace:i,breaker:a}=serverFor(e,t);return a(()=>withRetries(()=>i(n,r),n))}}}
// src/net/sources/request.ts
const mostRedirects=4;
const ofForms=`application/x-www-form-urlencoded`;
const usualLimit=1048576;
const usualPatience=6e3;
async function requestSource(e,t,n){const{patience:r=usualPatience}=t;const i=_start_js__WEBPACK_IMPORTED_MODULE_0__.an[e];const a=new URL(n.sources[e]??i.url);const o=firstUrl(t,a);const s=limitOf(t);if(s>usualLimit)n.budget.widen({connections:0,bytes:s});const c=performance.now()+r;return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(n.signal,r,async r=>{let l={url:o,isNamed:o.origin!==a.origin,redirects:0};for(;;){const u={source:i.name,host:l.url.host};const d=await askHop(l,{id:e,request:t,asked:u,base:a,first:o,limit:s,until:c,lent:n,signal:r});if(`body`in d)return{...d,url:l.url.href,redirects:l.redirects};if(l.redirects===mostRedirects)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.redirect`,{...u,detail:`limit`});const f=d.location===null?null:new URL(d.location);if(!f||!mayAsk(f,[a,o]))throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.redirect`,{...u,detail:f?`http`:`location`});l={url:f,isNamed:true,redirects:l.redirects+1}}})}
function firstUrl({path:e,url:t},n){const r=t===void 0?new URL(e,n):new URL(t);if(t===void 0&&!r.href.startsWith(n.href))throw new Error(`a path that leads out of its source`);return r}
function limitOf({limit:e=usualLimit,receive:t}){return Math.min(e,t?_gate_js__WEBPACK_IMPORTED_MODULE_1__.s.received:_gate_js__WEBPACK_IMPORTED_MODULE_1__.s.kept)}
function headersFor(e,t,{id:n,base:r,keys:i}){const{key:a}=_start_js__WEBPACK_IMPORTED_MODULE_0__.an[n];const o=t.origin===r.origin?i[n]:void 0;return{"accept-encoding":_answer2_js__WEBPACK_IMPORTED_MODULE_2__.i,...e.headers,...e.ifNoneMatch!==void 0&&{"if-none-match":e.ifNoneMatch},...a&&o!==void 0&&{[a.header]:a.before+o}}}
async function askHop(e,t){const{id:n,asked:r,base:i,first:a,lent:o,signal:s,until:c}=t;const{shared:l}=o;const u=l.limits??=openRateLimits();const d=l.connections??=(0,_cache_js__WEBPACK_IMPORTED_MODULE_3__.t)();const{url:f,isNamed:p}=e;const m={host:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(f),port:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Rr)(f)};const told=e=>(0,_answer2_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.zn)(e,m,`http`),r,p);if(!mayAsk(f,[i,a]))throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.untrusted`,{...r,detail:`http`});const h=f.origin===i.origin;const g={special:h&&(n in o.sources||o.policy.special),allow:o.policy.allow};const _={to:m,origin:f.origin,isSecure:f.protocol===`https:`,asked:r,routes:o.routesUnder(g),given:o.given,terms:[g,o.pins]};const v=headersFor(t.request,f,{id:n,base:i,keys:o.keys});const work=async()=>{const r=performance.now();const i=h?t.request.form:void 0;const a=i&&{type:ofForms,body:new URLSearchParams(i).toString()};const c={url:f,headers:v,sent:a,budget:o.budget,signal:s};try{const i=await (0,_cache_js__WEBPACK_IMPORTED_MODULE_3__.n)(_,c,n=>read(n,r,e,t),d);if(`body`in i)l.states.answered(n,i.ms);return i}catch(e){const t=told(e);if(!o.signal.aborted)l.states.failed(n,t instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea?t.facts.reason:`timeout.source`);throw t}};try{return await u.ask(n,f.origin,{asked:r,signal:s,until:c},work)}catch(e){throw told(e)}}
async function read(e,t,{url:n},{request:r,asked:i,limit:a,signal:o}){const s=(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(e,n.href);if(s)return{location:s.url};const c=r.ifNoneMatch!==void 0;return{...await (0,_answer2_js__WEBPACK_IMPORTED_MODULE_2__.r)(e,i,{limit:a,signal:o,mayBeSame:c,receive:r.receive}),ms:performance.now()-t}}
function mayAsk(e,t){if(e.protocol===`https:`)return true;return e.protocol===`http:`&&isLoopback((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(e))&&t.some(({origin:t})=>t===e.origin)}
function isLoopback(e){return (0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIP)(e)===0?e===`localhost`:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Or)(e,[`127.0.0.0/8`,`::1/128`])}




/***/ }),

/***/ 8882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ parseHttpDate),
/* harmony export */   t: () => (/* binding */ readRetryAfter)
/* harmony export */ });
// src/core/net/http-date.ts
const months=[`Jan`,`Feb`,`Mar`,`Apr`,`May`,`Jun`,`Jul`,`Aug`,`Sep`,`Oct`,`Nov`,`Dec`];
const month=`(?<month>${months.join(`|`)})`;
const time=String.raw`(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})`;
const[short,long]=[`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)`,`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`];
const formats=[String.raw`${short}, (?<day>\d{2}) ${month} (?<year>\d{4}) ${time} GMT`,String.raw`${long}, (?<day>\d{2})-${month}-(?<year>\d{2}) ${time} GMT`,String.raw`${short} ${month} (?<day>[ \d]\d) ${time} (?<year>\d{4})`].map(e=>new RegExp(`^${e}$`));
function parseHttpDate(e,t){const n=formats.map(t=>t.exec(e)?.groups).find(e=>e!==void 0);if(!n)return null;const number=e=>Number(n[e]);const[r,i,a,o]=[number(`day`),number(`hour`),number(`minute`),number(`second`)];if(i>23||a>59||o>60)return null;const s=fullYear(n[`year`]??``,new Date(t).getUTCFullYear());const c=new Date(Date.UTC(s,months.indexOf(n[`month`]),r,i,a));return c.getUTCDate()===r?c.getTime()+1e3*o:null}
function fullYear(e,t){if(e.length===4)return Number(e);const n=t-t%100+Number(e);return n>t+50?n-100:n}
// src/core/net/retry-after.ts
function readRetryAfter(e,t){const n=e.trim();if(/^\d{1,12}$/.test(n))return 1e3*Number(n);const r=t===null?null:parseHttpDate(n,t);return r===null||t===null?null:r-t}




/***/ }),

/***/ 8176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ undiciCode)
/* harmony export */ });
// src/net/undici-codes.ts
function undiciCode(e){if(!(e instanceof Error))return``;const{code:t}=e;if(e.name===`HTTPParserError`)return t??`HPE_INVALID_CONSTANT`;return typeof t===`string`?codes[t]??t:``}
const codes={UND_ERR_SOCKET:`ECONNRESET`,UND_ERR_CLOSED:`ECONNRESET`,UND_ERR_DESTROYED:`ECONNRESET`,UND_ERR_CONNECT_TIMEOUT:`ETIMEDOUT`,UND_ERR_HEADERS_OVERFLOW:`HPE_HEADER_OVERFLOW`,UND_ERR_RES_CONTENT_LENGTH_MISMATCH:`HPE_UNEXPECTED_CONTENT_LENGTH`};




/***/ })

};
