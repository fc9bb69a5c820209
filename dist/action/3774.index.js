export const id = 3774;
export const ids = [3774,7580];
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

/***/ 3774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepComment: () => (/* binding */ keepComment)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5143);


// src/github/comments.ts
const permission={en:`pull-requests: write (not available to pull requests from forks)`,ko:`pull-requests: write(포크에서 온 풀 리퀘스트에는 주어지지 않음)`};
const id=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ri)().positive();
const comment=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({id});
const comments=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({id,body:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().nullish(),user:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({login:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)()}).nullish()}));
const perPage=30;
const mostPages=50;
async function stick(e,t){const{number:n,body:r,isMade:i}=t;const a=await find(e,t);if(a!==null){await e.ask({route:`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`,parameters:{comment_id:a,body:r},permission,schema:comment});return`updated`}if(!i)return`none`;await e.ask({route:`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`,parameters:{issue_number:n,body:r},permission,schema:comment});return`made`}
async function find(e,{number:t,marker:n}){let r=mostPages;const i=e.list({route:`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`,parameters:{issue_number:t,per_page:perPage},permission,schema:comments,mayAsk:()=>r-->0});let a=null;let o=await i.next();for(;!o.done;o=await i.next()){const{id:t,body:r,user:i}=o.value;if(!i||!r?.startsWith(n))continue;a??=await e.login(permission);if(i.login.toLowerCase()===a.toLowerCase())return t}if(!o.value.isWhole)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`github.too-many-comments`,{number:t});return null}
// src/github/pull-request.ts
const pulls=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({number:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ri)().positive(),state:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),head:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vi)({sha:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)()})}));
async function pullRequestOf(e,t){return(await e.ask({route:`GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls`,parameters:{commit_sha:t,per_page:100},permission:`pull-requests: write`,schema:pulls})).filter(({state:e,head:n})=>e===`open`&&n.sha===t).toSorted((e,t)=>e.number-t.number)[0]?.number??null}
// src/report/github/comment.ts
const largest=65536;
function commentOf(e,{language:t,outcome:n,marker:r,sha:i,run:a}){const o=[`Portcullis`,...i===null?[]:[(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ui)(i.slice(0,12))],...a!==null&&/^https?:\/\/[\w.:/-]+$/.test(a)?[`<a href="${a}">${words[t]}</a>`]:[]];const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.li)(`p`,`<sub>${o.join(` · `)}</sub>`);const c=largest-Buffer.byteLength(`${r}\n\n${s}`);return`${r}\n${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Br)(e,{language:t,outcome:n,limit:c})}\n${s}`}
const words={en:`this run`,ko:`실행 보기`};
// src/action/comment.ts
const usualPatience=3e4;
async function keepComment(e,t,n=usualPatience){const{language:r}=t;try{await write(e,t,n);return null}catch(e){if(!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea))throw e;return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(unwritten,{why:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ta)(e.facts,r)},r)}}
const unwritten={en:`No comment was written to the pull request. {why} The verdict does not change. The step summary, if it is on, has the same content.`,ko:`풀 리퀘스트에 댓글을 남기지 못했습니다. {why} 판정은 그대로입니다. 스텝 요약을 켰다면 같은 내용이 거기에 있습니다.`};
async function write(e,t,n){const{given:r,hosting:i,env:a,language:o,outcome:s,matrix:c,passes:l,signal:u}=t;const{pullRequest:d,sha:f}=(0,_event_js__WEBPACK_IMPORTED_MODULE_1__.t)(a);const p=await (0,_event_js__WEBPACK_IMPORTED_MODULE_1__.n)(r,a,endOf(u,n));const m=d??(f===null?null:await pullRequestOf(p,f));if(m===null)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`github.no-pull-request`,{});const h=`<!-- portcullis:${keyOf(i.commentKey,a,c)} -->`;await stick(p,{number:m,marker:h,body:commentOf(e,{language:o,outcome:s,marker:h,sha:f,run:runOf(a)}),isMade:i.comment===`always`||!l})}
function endOf(e,t){const n=AbortSignal.timeout(t);return e?AbortSignal.any([e,n]):n}
function keyOf(e,t,n){const[r=``]=(t[`GITHUB_WORKFLOW_REF`]||t[`GITHUB_WORKFLOW`]||``).split(`@`,1);const i=[r,t[`GITHUB_JOB`]??``,t[`GITHUB_ACTION`]??``,...n===null?[]:[n]];const a=e===null?i:[e];return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ma)(`sha256`).update(JSON.stringify(a)).digest(`hex`).slice(0,16)}
function runOf(e){const t=e[`GITHUB_REPOSITORY`]??``;const n=e[`GITHUB_RUN_ID`]??``;const r=e[`GITHUB_SERVER_URL`]??``;return/^\d+$/.test(n)&&r!==``?`${r}/${t}/actions/runs/${n}`:null}




/***/ }),

/***/ 5143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ githubOf),
/* harmony export */   t: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _client2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7580);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);




// src/net/octokit.ts
const patienceOfOne=1e4;
const triesMore=2;
const pause=100;
const refusals=Array.from({length:100},(e,t)=>400+t);
async function openOctokit(e){const{api:t,owner:n,repo:r}=e;const i=await load(e);async function told(t,n){try{return await n}catch(n){throw toFailure(n,t,e)}}async function ask({route:a,parameters:o,permission:s,schema:c}){const l=within(patienceOfOne,e);const u=a.startsWith(`GET `)?triesMore:0;return read(await told(s,i.request(a,{owner:n,repo:r,...o,request:{signal:l,retries:u}})),c,t)}function pagesOf({route:t,parameters:a,patience:o}){const[s=`GET`,c=``]=t.split(` `);const l=o?0:triesMore;const u=Object.assign(t=>{const n=within(o?.()??patienceOfOne,e);return i.request({url:c,...t,request:{signal:n,retries:l}})},{endpoint:i.request.endpoint});return i.paginate.iterator(u,{method:s,url:c,owner:n,repo:r,...a})[Symbol.asyncIterator]()}return{ask,async*list(e){const{permission:n,schema:r,mayAsk:i}=e;const a=pagesOf(e);let o=false;while(!o&&i()){const{value:e}=await told(n,a.next());o=!/rel="next"/.test(e.headers[`link`]??``);yield*read(e,r,t)}return{isWhole:o}},async login(n){const r=within(patienceOfOne,e);return read({data:await told(n,i.graphql(`query { viewer { login } }`,{request:{signal:r,retries:triesMore}}))},viewer,t).viewer.login}}}
const viewer=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({viewer:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({login:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().min(1)})});
async function load({api:e,token:t}){const[{GitHub:n,defaults:r,getOctokitOptions:i},{retry:a}]=await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2483), __webpack_require__.e(6126)]).then(__webpack_require__.bind(__webpack_require__, 6126)),__webpack_require__.e(/* import() */ 1812).then(__webpack_require__.bind(__webpack_require__, 1812))]);const o=new(n.plugin(a))(i(t,{baseUrl:e,userAgent:`portcullis/${_start_js__WEBPACK_IMPORTED_MODULE_1__.Ar}`,log:{debug:silent,info:silent,warn:silent,error:silent},request:{...r.request,fetch:guarded(r.request?.[`fetch`],new URL(e).origin),redirect:`manual`},retry:{retries:0,doNotRetry:refusals,retryAfterBaseValue:pause}}));o.hook.before(`request`,e=>{e.headers.accept=`application/vnd.github+json`;e.headers[`x-github-api-version`]=`2022-11-28`});return o}
function silent(){}
const longestBody=4194304;
function guarded(e,t){return async(n,r)=>{const i=n;if(new URL(i).origin!==t)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.invalid-answer`,{api:t,detail:stray});const{status:a,headers:o,body:s}=await e(i,r);const c=s&&await readBody(s,t);if(a<300&&!isJson(c))throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.invalid-answer`,{api:t,detail:other});return new Response(c?.length?c:null,{status:a,headers:{...Object.fromEntries(o),"content-type":`application/json`}})}}
function isJson(e){try{const t=JSON.parse(new TextDecoder(`utf-8`,{fatal:true}).decode(e??Buffer.alloc(0)));return typeof t===`object`&&t!==null}catch{return false}}
async function readBody(e,t){const n=[];let r=0;for await(const i of e){r+=i.length;if(r>longestBody)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.invalid-answer`,{api:t,detail:tooLong});n.push(i)}return Buffer.concat(n)}
const other={en:`no JSON of the expected form`,ko:`예상한 형식의 JSON이 아님`};
const notHttp={en:`not HTTP`,ko:`HTTP가 아님`};
const stray={en:`its next page is elsewhere`,ko:`다음 페이지가 다른 곳에 있음`};
const tooLong={en:`more than 4 MB`,ko:`4 MB 초과`};
function read({status:e=200,data:t},n,r){if(e>=300)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.refused`,{api:r,status:e});const i=n.safeParse(t);if(!i.success)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.invalid-answer`,{api:r,detail:other});return i.data}
function within(e,{signal:t}){const n=AbortSignal.timeout(Math.max(1,Math.floor(e)));return t?AbortSignal.any([t,n]):n}
function toFailure(e,t,n){const r=causesOf(e);const i=r.find(e=>e instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea);if(i)return i;const{api:a}=n;const o={cause:e};const s=r.find(e=>`response`in e&&e.response);if(s)return refusalOf(s.response,t,n);if(r.some(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Vn))return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.timeout`,{api:a},o);if(r.some(({name:e})=>e===`AbortError`))return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`aborted`,{},o);if(r.some(({name:e})=>e===`HTTPParserError`))return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.invalid-answer`,{api:a,detail:notHttp},o);const c=r.map(_client2_js__WEBPACK_IMPORTED_MODULE_2__.n).findLast(e=>e!==``&&!e.startsWith(`UND_ERR`))??`ECONNRESET`;const l=(0,_client2_js__WEBPACK_IMPORTED_MODULE_2__.t)(c);return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.unreachable`,{api:a,detail:l},o)}
function causesOf(e){return e instanceof Error?[e,...causesOf(e.cause)]:[]}
function refusalOf({status:e,headers:t},n,{api:r,owner:i,repo:a,now:o}){const s=limitOf(e,t,o());if(s!==null){const e=new Date(Math.ceil((o()+s)/1e3)*1e3).toISOString().replace(`.000Z`,`Z`);return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.rate-limited`,{until:e},{retryAfter:Math.ceil(s/1e3)})}if(e===401)return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.token`,{},{reason:`token`});if(e===403)return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.forbidden`,{permission:n},{reason:`token`});if(e===404)return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.not-found`,{repository:`${i}/${a}`,permission:n},{reason:`token`});return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`github.refused`,{api:r,status:e})}
const unsaid=6e4;
const longest=864e5;
function limitOf(e,t,n){if(e!==429&&e!==403)return null;const r=t[`retry-after`]??``;if(/^\d{1,6}$/.test(r))return bounded(Number(r)*1e3);const i=t[`x-ratelimit-reset`]??``;const a=t[`x-ratelimit-remaining`]===`0`;if(a&&/^\d{1,11}$/.test(i))return bounded(Number(i)*1e3-n);return a||e===429?unsaid:null}
function bounded(e){return Math.min(longest,Math.max(1e3,e))}
// src/settings/access/github.ts
async function githubOf(e,t,n){const r=readApi(t);const[i=``,a=``]=readRepository(t).split(`/`);return openOctokit({api:r,owner:i,repo:a,token:readToken(e),now:()=>performance.timeOrigin+performance.now(),...n&&{signal:n}})}
const visible=/^[\u0021-\u007e]{1,512}$/;
function readToken(e){const t=e.naming(`token`);const n={en:"for example ${{ github.token }}",ko:"예: ${{ github.token }}"};const r=e.list(`token`).length>1&&e.source(`token`)!==`environment`?``:e.one(`token`);if(r===void 0)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.missing`,{field:t,expected:n},{reason:`token`});if(visible.test(r))return r;throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,{field:t,expected:{en:`one token of visible ASCII characters, without spaces or line breaks`,ko:`공백과 줄바꿈 없이 보이는 ASCII 문자로 된 토큰 하나`},given:{en:`the given value (not shown)`,ko:`다른 값(표시하지 않음)`}},{reason:`token`})}
function readApi(e){const t=e[`GITHUB_API_URL`]||`https://api.github.com`;const n=/^https?:\/\/[^?#]*$/i.test(t)?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ir)(t):null;if(!n||`problem`in n||!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(new URL(n.value)))throw wrong(`GITHUB_API_URL`,{en:`an https URL such as https://api.github.com`,ko:`https://api.github.com 같은 https URL`},t);return n.value.replace(/\/$/,``)}
function readRepository(e){const t=e[`GITHUB_REPOSITORY`]??``;if(/^(?!\.{1,2}\/)[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(t))return t;throw wrong(`GITHUB_REPOSITORY`,{en:`owner/name`,ko:`owner/name 형식`},t)}
function wrong(e,t,n){const r=n.lastIndexOf(`@`);const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(r<0?n:`…${n.slice(r)}`,100);return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,{field:e,expected:t,given:`"${i}"`},{reason:e})}
// src/action/event.ts
const sha=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().refine(_start_js__WEBPACK_IMPORTED_MODULE_1__.vr);
const payload=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({pull_request:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({number:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().positive(),head:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({sha})}).nullish(),deployment:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({sha}).nullish(),deployment_status:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({state:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)(),environment:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().nullish(),environment_url:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().nullish(),target_url:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().nullish()}).nullish(),workflow_run:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({head_sha:sha}).nullish()});
const largest=26214400;
function readEvent(e){const{pull_request:t,deployment:n,deployment_status:r,workflow_run:i}=readPayload(e[`GITHUB_EVENT_PATH`]??``);const a=(e[`GITHUB_SHA`]??``).toLowerCase();return{name:e[`GITHUB_EVENT_NAME`]??``,pullRequest:t?.number??null,deploymentStatus:r??null,sha:t?.head.sha??n?.sha??i?.head_sha??((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.vr)(a)?a:null)}}
function readPayload(e){const t=`GITHUB_EVENT_PATH`;if(e===``)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.missing`,{field:t,expected:{en:`the file in which the runner describes the event`,ko:`러너가 이벤트를 기록한 파일의 경로가 필요합니다`}},{reason:t});const n=payload.safeParse(parseJson(readBounded(e),e));if(n.success)return n.data;const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(n.error.issues[0]?.path.join(`.`)||`it`,80);throw unusable(e,{en:`${r} does not have GitHub's format`,ko:`${r}의 형식이 GitHub의 것과 다름`})}
function readBounded(e){try{const t=(0,node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync)(e);if(!t.isFile())throw unusable(e,{en:`it is not a file`,ko:`파일이 아님`});if(t.size>largest)throw unusable(e,{en:`more than 25 MB`,ko:`25 MB 초과`});return (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync)(e,`utf8`)}catch(t){const{code:n}=t;if(typeof n!==`string`||!/^E[A-Z]/.test(n))throw t;throw unusable(e,n)}}
function parseJson(e,t){try{return JSON.parse(e)}catch{throw unusable(t,{en:`it is not JSON`,ko:`JSON이 아님`})}}
function unusable(e,t){const n=`GITHUB_EVENT_PATH`;return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.file`,{field:n,path:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(e,200),detail:t},{reason:n})}




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
