export const id = 3015;
export const ids = [3015];
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

/***/ 3015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   queryWhois: () => (/* binding */ queryWhois)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _answer2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7143);



// src/net/whois.ts
const usualPort=43;
const usualRoot={host:`whois.iana.org`,port:usualPort};
async function queryWhois({host:e,port:t=usualPort,namedBy:n},{line:r,patience:i=_gate_js__WEBPACK_IMPORTED_MODULE_1__.a.patience},{root:a,policy:o,routesUnder:s,budget:c,signal:l,shared:u}){const d=e===null?{...a??usualRoot}:{host:e,port:t,...n!==void 0&&{namedBy:n}};const f=d.port===usualPort?d.host:`${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jr)(d.host)}:${d.port}`;const p={source:`WHOIS`,host:f};if(!mayBePut(r))throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.malformed`,{...p,detail:`question`});if(e!==null&&!mayBeAsked(d.port))throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`source.redirect`,{...p,detail:`port`});const m=s({special:e===null&&(a!==void 0||o.special),allow:o.allow});const h=performance.now();try{const e=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(l,i,e=>queueAt(f,u.whois)(e,async()=>{const{socket:t,address:n}=await m.connect(d,e);c.request();return{address:n,...await listen(t,r,{to:d,within:e})}}));const t=performance.now()-h;u.states.answered(`whois`,t);return{server:f,...e,ms:t}}catch(e){const t=(0,_answer2_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.zn)(e,d,`tcp`),p,n!==void 0);if(!l.aborted)u.states.failed(`whois`,t instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea?t.reason:`timeout.source`);throw t}}
const atATime=2;
const mostServers=256;
function queueAt(e,t){const n=t.get(e)??(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.g)(atATime);t.delete(e);t.set(e,n);const[r]=t.keys();if(t.size>mostServers&&r!==void 0)t.delete(r);return n}
function mayBePut(e){return e.length<=_gate_js__WEBPACK_IMPORTED_MODULE_1__.a.question&&/^[\x20-\x7e]+$/.test(e)}
function mayBeAsked(e){return e===usualPort||e>=1024}
function listen(e,t,{to:n,within:r}){const{promise:i,resolve:a,reject:o}=Promise.withResolvers();const s=[];let c=0;const end=e=>a({bytes:new Uint8Array(Buffer.concat(s)),truncated:e});const fail=e=>o((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(e,n,`tcp`));const l=(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(r,fail);e.on(`data`,e=>{const t=_gate_js__WEBPACK_IMPORTED_MODULE_1__.a.answer-c;s.push(e.subarray(0,t));c+=Math.min(e.length,t);if(e.length>t)end(true)});e.once(`end`,()=>end(false));e.once(`error`,e=>c>0?end(false):fail(e));e.once(`close`,()=>end(false));e.write(`${t}\r\n`);return i.finally(()=>{l();e.destroy()})}




/***/ })

};
