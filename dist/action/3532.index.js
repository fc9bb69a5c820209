export const id = 3532;
export const ids = [3532];
export const modules = {

/***/ 3532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProgram: () => (/* binding */ runProgram)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1421);





// src/settings/config/config-program.ts
const longest=1e4;
async function runProgram(e,t=longest){const n=__webpack_require__.ab + "config-worker.js";const r=(0,node_child_process__WEBPACK_IMPORTED_MODULE_4__.fork)(n,[e,...process.argv.slice(1)],{execArgv:[...process.execArgv,`--max-old-space-size=512`],stdio:[`ignore`,`pipe`,`pipe`,`ipc`]});const i=[r.stdout,r.stderr].map(collected);const end=()=>void r.kill(`SIGKILL`);process.once(`exit`,end);const a=(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(r,`close`);const o=await ending(r,t).finally(()=>process.off(`exit`,end));end();if(`broken`in o)return o;await Promise.race([a,(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(1e3,void 0,{ref:false})]);i.forEach(e=>process.stderr.write((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.xi)(e())));return o}
const largestLog=65536;
function collected(e){let t=``;e?.setEncoding(`utf8`).on(`data`,e=>{t=(t+e).slice(0,largestLog)});return()=>t}
async function ending(e,t){const{promise:n,resolve:r}=Promise.withResolvers();const i=setTimeout(()=>r({broken:said.late(t/1e3)}),t);e.on(`message`,e=>r(read(e)));e.on(`error`,({message:e})=>r({broken:{en:e,ko:e}}));e.on(`close`,(e,t)=>r({broken:t?said.killed(t):said.gone(e)}));return n.finally(()=>clearTimeout(i))}
function read(e){if(`isEmpty`in e)return{broken:said.empty};return`thrown`in e?{broken:{en:e.thrown,ko:e.thrown}}:e}
const neverSettled=13;
const said={empty:{en:`it has no default export`,ko:`default export가 없습니다`},late:e=>({en:`it did not finish within ${e} seconds`,ko:`${e}초가 지나도록 끝나지 않습니다`}),killed:e=>({en:`it was ended by ${e} before it exported a configuration`,ko:`설정을 내보내기 전에 ${e} 신호로 끝났습니다`}),gone:e=>e===neverSettled?{en:`its top-level await never settles`,ko:`끝나지 않을 값을 await로 기다립니다`}:{en:`it ended its process with exit code ${e} before it exported a configuration`,ko:`설정을 내보내기 전에 종료 코드 ${e}(으)로 프로세스를 끝냅니다`}};




/***/ })

};
