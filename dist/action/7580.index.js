export const id = 7580;
export const ids = [7580];
export const modules = {

/***/ 7580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ errorCodeOf),
/* harmony export */   r: () => (/* binding */ openClient),
/* harmony export */   t: () => (/* binding */ detailOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2252);
/* harmony import */ var _undici_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8176);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7030);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);






// src/net/client.ts
const longestBody=4194304;
function openClient(e,t=process.env){let n;return(r,i=new AbortController().signal)=>{if(new URL(r.url).origin!==new URL(e).origin)throw new Error(`a request to another origin`);return (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Kn)(i,r.patience,async i=>{n??=open(e,t);return ask(r,i,await n)})}}
async function open(e,t){const{buildConnector:n,EnvHttpProxyAgent:r}=await Promise.all(/* import() */[__webpack_require__.e(2483), __webpack_require__.e(261)]).then(__webpack_require__.bind(__webpack_require__, 261)).then(e=>(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(e.default,1));const i=new URL(e);const a=proxyFor(i,t);const o={rejectUnauthorized:true};const s=isLocalName((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mr)(i))&&{lookup:loopback};const c=inVain(n({...o,...s,allowH2:false}));try{return{server:e,dispatcher:new r({httpProxy:a,httpsProxy:a,noProxy:``,connections:8,pipelining:1,allowH2:false,headersTimeout:0,bodyTimeout:0,connect:c.connect,requestTls:o,proxyTls:o}),answered:c.answered}}catch(t){throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`server.unreachable`,{server:e,detail:badProxy},{cause:t})}}
const mostInVain=16;
function inVain(e){let t=0;return{answered:()=>t=0,connect(n,r){if(++t<=mostInVain)return e(n,r);t=0;const i=Object.assign(new Error(`closed`),{code:`ECONNRESET`});return setImmediate(()=>r(i,null))}}}
function proxyFor(e,t){const read=e=>t[e]||t[e.toUpperCase()];const n={host:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mr)(e),port:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rr)(e)};const r=(read(`no_proxy`)??``).split(/[\s,]+/).filter(e=>e!==``);if(isLocal(n.host)||(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Ln)(n,r))return``;const i=read(e.protocol===`https:`?`https_proxy`:`http_proxy`)??read(`all_proxy`)??``;return i===``||i.includes(`://`)?i:`http://${i}`}
const badProxy={en:`the proxy of the environment is no URL`,ko:`환경 변수의 프록시가 URL이 아님`};
const pauses=[100,400];
async function ask(e,t,n){const r=performance.now()+(e.patience??Number.MAX_SAFE_INTEGER);for(let i=0;;i++)try{return await exchange(e,t,n)}catch(a){const o=(pauses[i]??Number.POSITIVE_INFINITY)*(.5+Math.random());if(!mayAskAgain(e,a)||performance.now()+o>=r)throw toFailure(a,t,n);await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(t,(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(o,void 0,{signal:t})).catch(e=>{throw toFailure(e,t,n)})}}
function mayAskAgain({method:e=`GET`},t){return/^(?:GET|HEAD)$/.test(e)&&!(t instanceof Answered)&&broken.has((0,_undici_codes_js__WEBPACK_IMPORTED_MODULE_3__.t)(t))}
const broken=new Set([`ECONNRESET`,`EPIPE`,`ECONNREFUSED`]);
var Answered=class extends Error{};
async function exchange(e,t,{server:n,dispatcher:r,answered:i}){const{url:a,method:o=`GET`,headers:s={},body:c}=e;const l=new URL(a);(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Wn)(t);const u=r.request({origin:l.origin,path:l.pathname+l.search,method:o,headers:{"accept-encoding":`identity`,...s},...c&&{body:c},responseHeaders:`raw`,signal:t});const d=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(t,u);i();d.body.on(`error`,()=>{});try{return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(t,read(d,n))}catch(e){if(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea)throw e;throw new Answered(`the answer broke off`,{cause:e})}}
async function read({statusCode:e,headers:t,body:n},r){const i=[];let a=0;for await(const e of n){a+=e.length;if(a>longestBody)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`server.invalid-answer`,{server:r,detail:tooLong});i.push(e)}return{status:e,headers:(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(t),body:Buffer.concat(i)}}
const tooLong={en:`more than ${longestBody/1024/1024} MB`,ko:`${longestBody/1024/1024} MB 초과`};
function isLocalName(e){return/(?:^|\.)localhost$/.test(e)}
const local=[{address:`127.0.0.1`,family:4},{address:`::1`,family:6}];
const loopback=(e,{all:t},n)=>{if(t)n(null,[...local]);else n(null,local[0].address,local[0].family)};
function isLocal(e){return (0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIP)(e)===0?isLocalName(e):(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(e,[`127.0.0.0/8`,`::1/128`])}
function toFailure(e,t,{server:n}){if(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea)return e;const r=e instanceof Answered?e.cause:e;const i=t.aborted?(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Gn)(t):r;const a={cause:i};if((0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(i))return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`server.timeout`,{server:n},a);if(t.aborted)return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`aborted`,{},a);const o=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_undici_codes_js__WEBPACK_IMPORTED_MODULE_3__.t)(i),60)||`unknown`;if(/^(?:HPE_|ERR_HTTP)/.test(o))return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`server.invalid-answer`,{server:n,detail:o},a);return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`server.unreachable`,{server:n,detail:refusedByProxy(i)??detailOf(o)},a)}
function refusedByProxy(e){const t=e instanceof Error&&/^Proxy response \((?<status>\d{3})\)/.exec(e.message)?.groups?.[`status`];return t?{en:`the proxy answered ${t}`,ko:`프록시가 ${t} 응답`}:null}
function errorCodeOf(e){const{code:t}=e;return typeof t===`string`?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(t,60):``}
const untrusted=new Set([`DEPTH_ZERO_SELF_SIGNED_CERT`,`SELF_SIGNED_CERT_IN_CHAIN`,`UNABLE_TO_GET_ISSUER_CERT`,`UNABLE_TO_GET_ISSUER_CERT_LOCALLY`,`UNABLE_TO_VERIFY_LEAF_SIGNATURE`]);
function detailOf(e){if(!untrusted.has(e))return e;return{en:`${e}; set NODE_EXTRA_CA_CERTS=ca.pem if the server uses a private CA`,ko:`${e}; 서버가 사설 CA를 쓰면 NODE_EXTRA_CA_CERTS=ca.pem을 설정하십시오`}}




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
