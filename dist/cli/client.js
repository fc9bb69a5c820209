import { o as __toESM } from "./rolldown-runtime.js";
import { E as failure, w as Failure, x as printable } from "./node.js";
import { cr as hostOf, mr as portOf, rr as within } from "./node-3.js";
import { S as withSignal, b as whyOf, g as isTimeout, n as isBypassed, s as pairs, x as withPatience, y as throwIfAborted } from "./gate-14.js";
import { t as undiciCode } from "./undici-codes.js";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
// src/net/client.ts
const longestBody=4194304;
function openClient(e,t=process.env){let n;return(r,i=new AbortController().signal)=>{if(new URL(r.url).origin!==new URL(e).origin)throw new Error(`a request to another origin`);return withPatience(i,r.patience,async i=>{n??=open(e,t);return ask(r,i,await n)})}}
async function open(e,t){const{buildConnector:n,EnvHttpProxyAgent:r}=await import(`./undici2.js`).then(e=>__toESM(e.default,1));const i=new URL(e);const a=proxyFor(i,t);const o={rejectUnauthorized:true};const s=isLocalName(hostOf(i))&&{lookup:loopback};const c=inVain(n({...o,...s,allowH2:false}));try{return{server:e,dispatcher:new r({httpProxy:a,httpsProxy:a,noProxy:``,connections:8,pipelining:1,allowH2:false,headersTimeout:0,bodyTimeout:0,connect:c.connect,requestTls:o,proxyTls:o}),answered:c.answered}}catch(t){throw failure(`server.unreachable`,{server:e,detail:badProxy},{cause:t})}}
const mostInVain=16;
function inVain(e){let t=0;return{answered:()=>t=0,connect(n,r){if(++t<=mostInVain)return e(n,r);t=0;const i=Object.assign(new Error(`closed`),{code:`ECONNRESET`});return setImmediate(()=>r(i,null))}}}
function proxyFor(e,t){const read=e=>t[e]||t[e.toUpperCase()];const n={host:hostOf(e),port:portOf(e)};const r=(read(`no_proxy`)??``).split(/[\s,]+/).filter(e=>e!==``);if(isLocal(n.host)||isBypassed(n,r))return``;const i=read(e.protocol===`https:`?`https_proxy`:`http_proxy`)??read(`all_proxy`)??``;return i===``||i.includes(`://`)?i:`http://${i}`}
const badProxy={en:`the proxy of the environment is no URL`,ko:`환경 변수의 프록시가 URL이 아님`};
const pauses=[100,400];
async function ask(e,t,n){const r=performance.now()+(e.patience??Number.MAX_SAFE_INTEGER);for(let i=0;;i++)try{return await exchange(e,t,n)}catch(a){const o=(pauses[i]??Number.POSITIVE_INFINITY)*(.5+Math.random());if(!mayAskAgain(e,a)||performance.now()+o>=r)throw toFailure(a,t,n);await withSignal(t,setTimeout(o,void 0,{signal:t})).catch(e=>{throw toFailure(e,t,n)})}}
function mayAskAgain({method:e=`GET`},t){return/^(?:GET|HEAD)$/.test(e)&&!(t instanceof Answered)&&broken.has(undiciCode(t))}
const broken=new Set([`ECONNRESET`,`EPIPE`,`ECONNREFUSED`]);
var Answered=class extends Error{};
async function exchange(e,t,{server:n,dispatcher:r,answered:i}){const{url:a,method:o=`GET`,headers:s={},body:c}=e;const l=new URL(a);throwIfAborted(t);const u=r.request({origin:l.origin,path:l.pathname+l.search,method:o,headers:{"accept-encoding":`identity`,...s},...c&&{body:c},responseHeaders:`raw`,signal:t});const d=await withSignal(t,u);i();d.body.on(`error`,()=>{});try{return await withSignal(t,read(d,n))}catch(e){if(e instanceof Failure)throw e;throw new Answered(`the answer broke off`,{cause:e})}}
async function read({statusCode:e,headers:t,body:n},r){const i=[];let a=0;for await(const e of n){a+=e.length;if(a>longestBody)throw failure(`server.invalid-answer`,{server:r,detail:tooLong});i.push(e)}return{status:e,headers:pairs(t),body:Buffer.concat(i)}}
const tooLong={en:`more than ${longestBody/1024/1024} MB`,ko:`${longestBody/1024/1024} MB 초과`};
function isLocalName(e){return/(?:^|\.)localhost$/.test(e)}
const local=[{address:`127.0.0.1`,family:4},{address:`::1`,family:6}];
const loopback=(e,{all:t},n)=>{if(t)n(null,[...local]);else n(null,local[0].address,local[0].family)};
function isLocal(e){return isIP(e)===0?isLocalName(e):within(e,[`127.0.0.0/8`,`::1/128`])}
function toFailure(e,t,{server:n}){if(e instanceof Failure)return e;const r=e instanceof Answered?e.cause:e;const i=t.aborted?whyOf(t):r;const a={cause:i};if(isTimeout(i))return failure(`server.timeout`,{server:n},a);if(t.aborted)return failure(`aborted`,{},a);const o=printable(undiciCode(i),60)||`unknown`;if(/^(?:HPE_|ERR_HTTP)/.test(o))return failure(`server.invalid-answer`,{server:n,detail:o},a);return failure(`server.unreachable`,{server:n,detail:refusedByProxy(i)??detailOf(o)},a)}
function refusedByProxy(e){const t=e instanceof Error&&/^Proxy response \((?<status>\d{3})\)/.exec(e.message)?.groups?.[`status`];return t?{en:`the proxy answered ${t}`,ko:`프록시가 ${t} 응답`}:null}
const untrusted=new Set([`DEPTH_ZERO_SELF_SIGNED_CERT`,`SELF_SIGNED_CERT_IN_CHAIN`,`UNABLE_TO_GET_ISSUER_CERT`,`UNABLE_TO_GET_ISSUER_CERT_LOCALLY`,`UNABLE_TO_VERIFY_LEAF_SIGNATURE`]);
function detailOf(e){if(!untrusted.has(e))return e;return{en:`${e}; set NODE_EXTRA_CA_CERTS=ca.pem if the server uses a private CA`,ko:`${e}; 서버가 사설 CA를 쓰면 NODE_EXTRA_CA_CERTS=ca.pem을 설정하십시오`}}

export { openClient };
