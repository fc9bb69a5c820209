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


// src/client/called-off.ts
function calledOff({reason:e},t){return(typeof e===`object`&&e!==null&&`name`in e?e.name:``)===`TimeoutError`?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ra)(`server.timeout`,{server:t}):(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ra)(`aborted`,{})}
// src/client/retry-after.ts
const shortest$1=1e3;
function waitOf({headers:e},{retryAfter:t},n){const r=e.filter(([e])=>e.toLowerCase()===`retry-after`).flatMap(([,e])=>readRetryAfter(e.trim(),n)??[]);if(t!==null)r.push(t*1e3);return r.length===0?null:Math.max(shortest$1,...r)}
const fixedDate=/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
function readRetryAfter(e,t){if(/^\d{1,12}$/.test(e))return Number(e)*1e3;const n=fixedDate.test(e)?Date.parse(e):NaN;return Number.isNaN(n)?null:n-t}
// src/client/ask.ts
async function askServer(e,{server:t,send:n,sleep:r,now:i,timeout:a,waiting:o,signal:s,onWait:c},l){const u=i()+a+o;let d=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ra)(`server.timeout`,{server:t});for(let f=a+o;f>0;f=u-i()){const o=await n({...e,patience:Math.min(a,f)},s);const p=l(o);if(!(p instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ta))return p;d=p;const m=isRoomLacking(d)?waitOf(o,d,i()):null;if(m===null||i()+m>=u)break;c(Math.ceil(m/1e3),d);await r(m,s).catch(e=>{throw s?.aborted?calledOff(s,t):e})}throw d}
function isRoomLacking({code:e,facts:t}){return e===`RATE_LIMITED`||(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.b)(t)}
const shortest=2e4;
const margin=5e3;
function timeoutOf(e=0){return Math.max(shortest,1e3*e+margin)}
const usualWaiting=6e4;




/***/ })

};
