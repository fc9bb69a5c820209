export const id = 7325;
export const ids = [7325];
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

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _answer2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7143);
/* harmony import */ var _cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2301);




// src/net/post.ts
async function post({url:e,headers:t,body:n,mostRead:r=0},{policy:i,routes:a,given:o,pins:s,budget:c,shared:l},u){const d=new URL(e);const f={host:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(d),port:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Rr)(d)};if(d.protocol!==`https:`||d.username!==``||d.password!==``)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`http.malformed`,{host:f.host,detail:`URL`});const p={source:`webhook`,host:d.host};const m={to:f,origin:d.origin,isSecure:true,asked:p,routes:a,given:o,terms:[i,s]};const{"content-type":h=`application/json`,...g}=t;try{return await (0,_cache_js__WEBPACK_IMPORTED_MODULE_3__.n)(m,{url:d,headers:g,...n!==null&&{sent:{type:h,body:n}},budget:c,signal:u},async({status:e,headers:t,body:n})=>({status:e,retryAfter:(0,_answer2_js__WEBPACK_IMPORTED_MODULE_2__.t)(t),...r>0&&{body:await beginningOf(n,r)}}),l.webhooks??=(0,_cache_js__WEBPACK_IMPORTED_MODULE_3__.t)())}catch(e){throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.zn)(e,f,`http`)}}
async function beginningOf(e,t){const n=[];let r=0;try{for await(const i of e){n.push(i);r+=i.length;if(r>=t)break}}catch{}return Buffer.concat(n).subarray(0,t).toString()}




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
