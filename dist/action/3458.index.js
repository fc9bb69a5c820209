export const id = 3458;
export const ids = [3458];
export const modules = {

/***/ 3458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ waitOf),
/* harmony export */   n: () => (/* binding */ timeoutOf),
/* harmony export */   r: () => (/* binding */ usualWaiting),
/* harmony export */   t: () => (/* binding */ askServer)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _retry_after_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8882);



// src/client/called-off.ts
function calledOff({reason:e},t){return(typeof e===`object`&&e!==null&&`name`in e?e.name:``)===`TimeoutError`?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`server.timeout`,{server:t}):(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`aborted`,{})}
// src/client/retry-after.ts
const shortest$1=1e3;
function waitOf({headers:e},{retryAfter:t},n){const r=e.filter(([e])=>e.toLowerCase()===`retry-after`).flatMap(([,e])=>(0,_retry_after_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,n)??[]);if(t!==null)r.push(t*1e3);return r.length===0?null:Math.max(shortest$1,...r)}
// src/client/ask.ts
async function askServer(e,{server:t,send:n,sleep:r,now:i,timeout:a,waiting:o,signal:s,onWait:c},l){const u=i()+a+o;let d=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`server.timeout`,{server:t});for(let f=a+o;f>0;f=u-i()){const o=await n({...e,patience:Math.min(a,f)},s);const p=l(o);if(!(p instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea))return p;d=p;const m=isUnmeasured(o,d)?waitOf(o,d,i()):null;if(m===null||i()+m>=u)break;c(Math.ceil(m/1e3),d);await r(m,s).catch(e=>{throw s?.aborted?calledOff(s,t):e})}throw d}
function isUnmeasured({status:e},{facts:t}){return e===429||(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.b)(t)||e===503&&t.id===`server.failed`}
const shortest=2e4;
const margin=5e3;
function timeoutOf(e=0){return Math.max(shortest,1e3*e+margin)}
const usualWaiting=6e4;




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




/***/ })

};
