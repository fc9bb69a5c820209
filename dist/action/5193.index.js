export const id = 5193;
export const ids = [5193,3458];
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

/***/ 5193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   remoteRunner: () => (/* binding */ remoteRunner)
/* harmony export */ });
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3458);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2252);



// src/client/problems.ts
const problems={redirect:e=>({en:`a redirect to ${e}, which is not followed`,ko:`${e}(으)로 가는 리디렉션이며 따라가지 않습니다`}),hiddenRedirect:()=>({en:`a redirect, which is not followed`,ko:`리디렉션이며 따라가지 않습니다`}),cut:()=>({en:`it broke off before its end`,ko:`끝나기 전에 끊김`}),tooLong:e=>({en:`more than ${e/1024/1024} MB`,ko:`${e/1024/1024} MB 초과`}),notJson:(e,t)=>({en:`status ${e}, ${t||`no content type`}, not readable as JSON`,ko:`상태 ${e}, ${t||`콘텐츠 유형 없음`}, JSON으로 읽을 수 없음`}),otherForm:(e,t,n)=>({en:`status ${e}, ${t} is not as expected${versions(n).en}`,ko:`상태 ${e}, ${t}의 형식이 다름${versions(n).ko}`}),otherVersion:e=>({en:`an unsupported Portcullis version${versions(e).en}`,ko:`이 프로그램이 이해하지 못하는 버전${versions(e).ko}`}),nowhere:e=>({en:`there is no ${e}; server (--server) must be the root of a Portcullis server that offers this`,ko:`${e} 경로가 없음. server(--server)는 이 기능을 제공하는 Portcullis 서버의 루트여야 함`}),contradiction:(e,t)=>({en:`status ${e} and code ${t} contradict each other`,ko:`상태 ${e}와 코드 ${t}의 모순`}),stored:()=>({en:`a cached result, although a fresh measurement was requested`,ko:`새로 측정해야 하는데 저장된 결과를 보냄`}),unfit:()=>({en:`an answer to a different request, or one that contradicts itself`,ko:`다른 질문에 대한 응답이거나 스스로 모순되는 응답`})};
function versions(e){if(e===void 0)return{en:``,ko:``};const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(e,60);return{en:`; the server runs Portcullis ${t}, this is ${_start_js__WEBPACK_IMPORTED_MODULE_1__.Ar}`,ko:`; 서버의 Portcullis 버전은 ${t}, 이 프로그램은 ${_start_js__WEBPACK_IMPORTED_MODULE_1__.Ar}`}}
// src/client/refusal.ts
const isText=e=>typeof e===`string`;
const isCount=e=>typeof e===`number`&&Number.isSafeInteger(e)&&e>=0;
const fields=[[`ok`,e=>e===false],[`requestId`,isText],[`cached`,e=>typeof e===`boolean`],[`updatedAt`,e=>e===null||isText(e)],[`data`,e=>e===null],[`error`,e=>typeof e===`object`&&e!==null],[`error.code`,e=>_start_js__WEBPACK_IMPORTED_MODULE_1__.ra.some(t=>t===e)],[`error.message`,isText],[`error.retryAfter`,e=>e===null||isCount(e)],[`error.reason`,isText]];
function readRefusal(e){return wrongIn(e,fields)??e}
function wrongIn(e,t){if(typeof e!==`object`||e===null||Array.isArray(e))return`the answer`;const n=t.find(([t,n])=>!n(at(e,t)));return n?n[0]:null}
function at(e,t){return t.split(`.`).reduce((e,t)=>e[t],e)}
// src/client/reply.ts
function readReply(e,{path:t,now:n,status:r=200,read:i},{server:a,key:o}){const{status:s}=e;const c=s>=300&&s<400?headerOf(e,`location`):void 0;const l=c===void 0?parseJson(e,o):void 0;const read=()=>{if(c!==void 0)return problems.redirect(originOf(c,a,o));if(l===void 0)return problems.notJson(s,typeOf(e,o));return s===r?i(l):refusedBy(l,s,t)};const u=read();if(!isProblem(u))return u;const d=`server.invalid-answer`;if(s<500&&s!==429)return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`server.invalid-answer`,{server:a,detail:u},{reason:d});const f=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`server.failed`,{server:a,detail:u},{reason:d});const p=(0,_ask_js__WEBPACK_IMPORTED_MODULE_0__.i)(e,f,n);return p===null?f:new _start_js__WEBPACK_IMPORTED_MODULE_1__.ea(f.facts,{retryAfter:Math.ceil(p/1e3)})}
function isProblem(e){return!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea)&&`en`in e&&`ko`in e}
function refusedBy(e,t,n){const r=readRefusal(e);if(typeof r===`string`)return problems.otherForm(t,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(r,80));const{code:i,reason:a}=r.error;if(t===404&&a===`request.path`)return problems.nowhere(n);return codesOf(t).includes(i)?toFailure(r):problems.contradiction(t,i)}
const codes={401:[`INVALID_API_KEY`,`API_KEY_REQUIRED`],404:[`NOT_FOUND`],429:[`RATE_LIMITED`],503:[`UPSTREAM_ERROR`,`UPSTREAM_TIMEOUT`]};
function codesOf(e){return codes[e]??(e>=400&&e<500?[`INVALID_INPUT`]:[])}
const ids={INVALID_INPUT:`remote.invalid-input`,API_KEY_REQUIRED:`remote.key-required`,INVALID_API_KEY:`remote.key`,NOT_FOUND:`remote.not-found`,RATE_LIMITED:`remote.rate-limited`,UPSTREAM_ERROR:`remote.error`,UPSTREAM_TIMEOUT:`remote.timeout`};
function toFailure({requestId:e,error:t}){const{code:n,retryAfter:r}=t;const i={message:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(t.message)||n,requestId:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(e,100)};const a={id:ids[n],reason:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(t.reason,100),params:i};return new _start_js__WEBPACK_IMPORTED_MODULE_1__.ea(a,r===null?{}:{retryAfter:r})}
function parseJson({body:e},t){try{return parseMasked(new TextDecoder(`utf-8`,{fatal:true}).decode(e),t)}catch{return}}
function parseMasked(e,t){if(t===void 0)return JSON.parse(e);return JSON.parse(e,(e,n)=>typeof n===`string`?withoutKey(n,t):n)}
const shortestSecret=6;
function withoutKey(e,t=``){return t.length<shortestSecret?e:e.replaceAll(t,`…`)}
function headerOf({headers:e},t){return e.find(([e])=>e.toLowerCase()===t)?.[1]}
function typeOf(e,t){const n=headerOf(e,`content-encoding`);const[r=``]=(headerOf(e,`content-type`)??``).split(`;`,1);return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(withoutKey([r.trim(),n].filter(Boolean).join(`, `),t),80)}
function originOf(e,t,n){const r=URL.parse(e,t)?.origin??``;return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(withoutKey(r,n?.toLowerCase()),200)}
// src/client/request.ts
function pathOf(e){return`api/util/${e}`}
function httpRequestOf({check:{id:e,method:t=`GET`},query:n,language:r,isFresh:i,maxAge:a,accept:o=json},{server:s,key:c,agent:l}){const u=t===`POST`;const d=new URL(pathOf(e),s);d.search=new URLSearchParams({...u?{}:n,...a!==void 0&&{max_age:`${a}`},lang:r}).toString();return{url:d.href,method:t,headers:{accept:o,...l!==void 0&&{"user-agent":l},...freshHeader({fresh:i}),...u&&{"content-type":json},...keyHeader(c)},...u&&{body:new TextEncoder().encode(JSON.stringify(n))}}}
const json=`application/json`;
function freshHeader({fresh:e=false}){return e?{"cache-control":`no-cache`}:{}}
function keyHeader(e){return e===void 0?{}:{authorization:`Bearer ${e}`}}
// src/core/result/envelope-schema.ts
const common={requestId:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`Identifier of the request, the same as the header X-Request-Id`,ko:`요청의 식별자. X-Request-Id 헤더와 같습니다`}),cached:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({description:`Whether a recent stored result was returned`,ko:`최근에 저장된 결과를 돌려주었는지 여부`}),updatedAt:(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().nullable().meta({description:`When the result was produced; null if there is none`,ko:`결과가 만들어진 시각. 결과가 없으면 null`})};
const whenProduced=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().meta({description:`When the previous result was produced`,ko:`이전 결과가 만들어진 시각`});
const versionText={description:`Version of the check that produced the previous result`,ko:`이전 결과를 만든 점검의 버전`};
const olderData=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qi)().meta({description:`The data of an earlier version of the check, in the form of that version. If an issue of that version no longer exists, its cause is its id`,ko:`이전 버전의 점검이 그 버전의 형식으로 만든 data. 더 이상 없는 문제는 cause에 id를 씁니다`});
(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({updatedAt:whenProduced,version:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().min(1).meta(versionText),data:olderData}).meta({description:`The previous stored result for the same request. Its version tells the form of its data. Absent if the server has none`,ko:`같은 요청에 대해 저장된 바로 이전 결과. data의 형식은 version으로 알 수 있습니다. 서버에 저장된 것이 없으면 생략됩니다`});
const result={description:`The result of the check or operation`,ko:`점검 또는 작업의 결과`};
function measuredOf(e){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({ok:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zi)(true).meta({description:`true on success`,ko:`성공이면 true`}),...common,data:e.meta(result),error:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)().meta({description:`null on success`,ko:`성공이면 null`})})}
const error=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({code:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_start_js__WEBPACK_IMPORTED_MODULE_1__.ra).meta({description:`Kind of failure, for programs`,ko:`프로그램이 읽는 실패의 종류`}),message:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`Explanation for people, in the requested language`,ko:`사람이 읽는 설명. 요청한 언어로 씁니다`}),retryAfter:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().min(0).nullable().meta({description:`Seconds to wait before the next attempt; null if waiting does not help`,ko:`다시 요청하기 전에 기다릴 초. 기다려서 해결될 일이 아니면 null`}),reason:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`The exact failure, such as dns.nxdomain; for invalid input, the name of the parameter`,ko:`구체적인 실패. dns.nxdomain 같은 코드이며, 잘못된 입력이면 파라미터의 이름`}),scope:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_gate_js__WEBPACK_IMPORTED_MODULE_2__.y).meta({description:`For the reason busy: whose allowance is used up, that of the target or that of the server`,ko:`reason이 busy일 때 허용량을 모두 사용한 쪽. 대상(target) 또는 서버(server)`}).exactOptional()});
(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({ok:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zi)(false).meta({description:`false on failure`,ko:`실패이면 false`}),...common,data:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)().meta({description:`null on failure`,ko:`실패이면 null`}),error:error.readonly().meta({description:`Why there is no result`,ko:`결과가 없는 이유`})}).readonly().meta({id:`Refusal`,description:`The envelope of a failure`,ko:`실패의 봉투`});
function invalidPathOf({issues:e}){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(e[0]?.path.join(`.`)||`the answer`,80)}
// src/run/remote-answer.ts
const mostSkew=36e5;
function readRemoteReply(e,{check:t,input:n,now:r}){const i=versionIn(e);const a=schemaOf(t).safeParse(e);if(!a.success)return problems.otherForm(200,invalidPathOf(a.error),i);if(i!==void 0&&!isUnderstood(i))return problems.otherVersion(i);const{data:o,cached:s,updatedAt:c,requestId:l}=a.data;if(c===null)return problems.otherForm(200,`updatedAt`);const u=Math.abs(r-Date.parse(c))>mostSkew;if(t.ttl===0&&(s||u))return problems.stored();if(!fits(t,o,n))return problems.unfit();return{data:o,updatedAt:new Date(c),cached:s,requestId:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(l,100)}}
const schemas=new WeakMap;
function schemaOf(e){const t=schemas.get(e);if(t)return t;const n=measuredOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yt)(e));schemas.set(e,n);return n}
function fits(e,t,n){if(e.answer)return e.answer.fits?.(t,n)??true;return e.fits?.(t.raw,n)??true}
function versionIn(e){const{data:t}=e??{};const n=t?.tool?.version;return typeof n===`string`?n:void 0}
function isUnderstood(e){return/^(?<major>\d{1,6})\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,60})?$/.exec(e)?.groups?.[`major`]===_start_js__WEBPACK_IMPORTED_MODULE_1__.Ar.split(`.`,1)[0]}
// src/run/remote.ts
function remoteRunner(e){const{server:t,key:n,timeout:r,waiting:i=0,send:a,sleep:o,now:s}=e;return{waitsForRoom:true,async answer(c,l,{language:u,isFresh:d=false,maxAge:f,naming:p,signal:m}){const h=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(c.input,l,p);const g=httpRequestOf({check:c,query:l,language:u,isFresh:d||c.ttl===0,maxAge:f},{server:t,key:n,agent:`portcullis/${_start_js__WEBPACK_IMPORTED_MODULE_1__.Ar}`});const _={server:t,send:a,sleep:o,now:s,waiting:i,signal:m,timeout:typeof r===`number`?r:r(c),onWait:(t,n)=>e.onWait?.({check:c,query:l,seconds:t,failure:n})};const read=e=>readRemoteReply(e,{check:c,input:h,now:s()});return (0,_ask_js__WEBPACK_IMPORTED_MODULE_0__.t)(g,_,t=>readReply(t,{path:pathOf(c.id),now:s(),read},e))}}}




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
