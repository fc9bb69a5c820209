import { n as __esmMin, r as __exportAll } from "./rolldown-runtime.js";
import { a as isOurLimit, f as failure, s as printable, t as busy, u as Failure, v as failures } from "./start.js";
import { $i as codec, Ba as contextFor, Ci as hostOf, Fa as accessFor, Ia as bearsName, Ki as _enum, La as contextWith, Qi as boolean, Ra as equipped, Si as bracketed, Va as openTrustStore, Xi as array, Zi as base64, _a as string, _i as toNetwork, ci as defaultDns, da as number, ga as strictObject, gt as bannerLimits, ha as record, hi as reach, ht as addressByProxy, ia as int, ki as portOf, la as literal, li as publicResolvers, mo as toBuffer, qi as _instanceof, st as toAnswer, ui as serverOf, va as tuple, vi as within, vt as oddityKinds, ya as union, za as isTrustedFor } from "./gate-5.js";
import { it as parseInput } from "./start-1.js";
import { At as readLocation, Dn as longestAfterwards, Tn as targetOfUrl, in as attempt, u as pageStateOf, vt as isEnough } from "./gate-6.js";
import { X509Certificate, randomUUID } from "node:crypto";
import { connect, isIP } from "node:net";
import { TLSSocket, connect as connect$1 } from "node:tls";
import { networkInterfaces } from "node:os";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { Duplex, pipeline } from "node:stream";
import { getServers, lookup } from "node:dns/promises";
// src/formats/dns/reason-words.ts
const words=new Map([[`TIMEOUT`,{en:`no answer came in time`,ko:`제시간에 응답이 없음`}],[`BADRESP`,{en:`its answer is not a valid DNS message`,ko:`올바른 DNS 메시지가 아님`}],[`TRUNCATED`,{en:`its answer is truncated over TCP as well`,ko:`TCP에서도 응답이 잘림`}],[`NO-TCP`,{en:`its answer needs TCP, but it does not answer over TCP`,ko:`응답에 TCP가 필요하지만 TCP로 응답하지 않음`}],[`NO-UDP`,{en:`it answers over TCP but not over UDP`,ko:`TCP로만 응답하고 UDP에는 응답하지 않음`}],[`NO-HTTP2`,{en:`it does not speak HTTP/2`,ko:`HTTP/2를 사용하지 않음`}],[`HTTP-TYPE`,{en:`its response is not a DNS message`,ko:`응답이 DNS 메시지가 아님`}],[`HTTP-TOO-LONG`,{en:`its response is longer than a DNS message can be`,ko:`DNS 메시지보다 긴 것을 보냄`}],[`HTTP2-REFUSED_STREAM`,{en:`it accepts no more requests for now`,ko:`지금은 요청을 더 받지 않음`}],[`HTTP2-ENHANCE_YOUR_CALM`,{en:`it reports too many requests`,ko:`요청이 너무 많다고 함`}],[`HTTP2-CANCEL`,{en:`it cancelled the request`,ko:`요청을 중단함`}],[`HTTP2-INADEQUATE_SECURITY`,{en:`it rejects the encryption as too weak`,ko:`암호화가 너무 약하다고 함`}],[`HTTP2-HTTP_1_1_REQUIRED`,{en:`it does not speak HTTP/2`,ko:`HTTP/2를 사용하지 않음`}],[`HTTP2-GOAWAY`,{en:`it ended the HTTP/2 session`,ko:`HTTP/2 세션을 종료함`}],[`ECONNREFUSED`,{en:`nothing listens there`,ko:`대기 중인 서비스가 없음`}],[`ECONNRESET`,{en:`the connection was reset`,ko:`연결이 끊어짐`}],[`EPIPE`,{en:`the connection was reset`,ko:`연결이 끊어짐`}],[`EHOSTUNREACH`,{en:`no route from here`,ko:`여기서 도달할 경로가 없음`}],[`ENETUNREACH`,{en:`no route from here`,ko:`여기서 도달할 경로가 없음`}],[`timeout.tcp`,{en:`it did not accept a connection in time`,ko:`제시간에 연결을 받지 않음`}],[`timeout.tls`,{en:`it did not finish the TLS handshake in time`,ko:`제시간에 TLS 핸드셰이크를 마치지 않음`}],[`tls.not-tls`,{en:`it does not speak TLS there`,ko:`그 포트에서 TLS를 사용하지 않음`}],[`tls.closed`,{en:`it closed the connection during the TLS handshake`,ko:`TLS 핸드셰이크 중에 연결을 닫음`}],[`tls.alert.120`,{en:`it does not speak HTTP/2`,ko:`HTTP/2를 사용하지 않음`}],[`CERT_HAS_EXPIRED`,{en:`its certificate has expired`,ko:`인증서가 만료됨`}],[`CERT_NOT_YET_VALID`,{en:`its certificate is not valid yet`,ko:`인증서가 아직 유효하지 않음`}],[`HOSTNAME_MISMATCH`,{en:`its certificate is for another name`,ko:`인증서의 이름이 다름`}]]);
const beginnings=[[`HTTP2-GOAWAY-`,{en:`it ended the HTTP/2 session with an error`,ko:`HTTP/2 세션을 오류로 종료함`}],[`HTTP2-`,{en:`it ended the HTTP/2 request with an error`,ko:`HTTP/2 요청을 오류로 종료함`}],[`ERR_HTTP2_`,{en:`it violates the HTTP/2 protocol`,ko:`HTTP/2 규약을 지키지 않음`}],[`HTTP-`,{en:`it answers with an HTTP error`,ko:`HTTP 오류로 응답함`}],[`tls.`,{en:`the TLS handshake failed`,ko:`TLS 핸드셰이크가 실패함`}],[`ERR_SSL_`,{en:`the TLS connection failed`,ko:`TLS 연결이 깨짐`}],[`proxy.`,{en:`the proxy refused the connection`,ko:`프록시에서 연결을 허용하지 않음`}],[`timeout.proxy`,{en:`the proxy refused the connection`,ko:`프록시에서 연결을 허용하지 않음`}],[`tcp.`,{en:`it could not be reached`,ko:`도달할 수 없음`}]];
const ofNames=[[`timeout.`,{en:`its address was not found in time`,ko:`제시간에 주소를 찾지 못함`}],[`dns.nxdomain`,{en:`its name does not exist`,ko:`이름이 존재하지 않음`}],[`dns.no-address`,{en:`its name has no address`,ko:`이름에 주소가 없음`}],[``,{en:`its address could not be found`,ko:`주소를 찾을 수 없음`}]];
const ofCertificate=/^(?:UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|CERT|INVALID_CA|PATH_LENGTH|CRL_)[A-Z_]*$/;
const untrusted$1={en:`its certificate is not trusted`,ko:`인증서를 신뢰할 수 없음`};
function dnsReasonWords(e){const[,t]=/^[^\s:]{1,255}: (?<code>[a-z.-]{1,60})$/.exec(e)??[];if(t!==void 0)return ofNames.find(([e])=>t.startsWith(e))?.[1]??null;return words.get(e)??beginnings.find(([t])=>e.startsWith(t))?.[1]??(ofCertificate.test(e)?untrusted$1:null)}
function unheardWords(e){const t=e.slice(0,4).map(({server:e,reason:t})=>{const n=printable(t,80);const{en:r,ko:i}=dnsReasonWords(t)??{en:n,ko:n};return{name:printable(e,80),en:r,ko:i}});const n=e.length>t.length?` (+${e.length-t.length})`:``;return{en:t.map(({name:e,en:t})=>`${e} (${t})`).join(`, `)+n,ko:t.map(({name:e,ko:t})=>`${e}(${t})`).join(`, `)+n}}
var _node_http_exports=__exportAll({Agent:()=>Agent,ClientRequest:()=>ClientRequest,IncomingMessage:()=>IncomingMessage,METHODS:()=>METHODS,OutgoingMessage:()=>OutgoingMessage,STATUS_CODES:()=>STATUS_CODES,Server:()=>Server$2,ServerResponse:()=>ServerResponse,createServer:()=>createServer$1,default:()=>http$1,get:()=>get,globalAgent:()=>globalAgent,maxHeaderSize:()=>maxHeaderSize$1,request:()=>request,setMaxIdleHTTPParsers:()=>setMaxIdleHTTPParsers,validateHeaderName:()=>validateHeaderName,validateHeaderValue:()=>validateHeaderValue});
var http$1,Agent,ClientRequest,IncomingMessage,METHODS,OutgoingMessage,STATUS_CODES,Server$2,ServerResponse,createServer$1,get,globalAgent,maxHeaderSize$1,request,setMaxIdleHTTPParsers,validateHeaderName,validateHeaderValue;
var init__node_http=__esmMin((()=>{http$1=process.getBuiltinModule(`node:http`);Agent=(()=>http$1.Agent)();ClientRequest=(()=>http$1.ClientRequest)();IncomingMessage=(()=>http$1.IncomingMessage)();METHODS=(()=>http$1.METHODS)();OutgoingMessage=(()=>http$1.OutgoingMessage)();STATUS_CODES=(()=>http$1.STATUS_CODES)();Server$2=(()=>http$1.Server)();ServerResponse=(()=>http$1.ServerResponse)();createServer$1=(()=>http$1.createServer)();get=(()=>http$1.get)();globalAgent=(()=>http$1.globalAgent)();maxHeaderSize$1=(()=>http$1.maxHeaderSize)();request=(()=>http$1.request)();setMaxIdleHTTPParsers=(()=>http$1.setMaxIdleHTTPParsers)();validateHeaderName=(()=>http$1.validateHeaderName)();validateHeaderValue=(()=>http$1.validateHeaderValue)()}));
// src/run/redact-addresses.ts
const maskedAddress=`(private)`;
const ipv4=/(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6=/(?<![\da-f:.])[\da-f]*:[\da-f:.]*[\da-f:]/gi;
function redactAddresses(e,t){return t.size===0?e:{...e,raw:mask(e.raw,t),verdict:mask(e.verdict,t)}}
function mask(e,t){if(typeof e===`string`)return maskText(e,t);if(Array.isArray(e))return e.map(e=>mask(e,t));if(typeof e!==`object`||e===null)return e;return Object.fromEntries(Object.entries(e).map(([e,n])=>[e,mask(n,t)]))}
function maskText(e,t){const hide=e=>t.has(e.toLowerCase())?maskedAddress:e;return e.replace(ipv6,hide).replace(ipv4,hide)}
// src/core/net/mail.ts
const mailLimits={banner:2048,keywords:64};
// src/core/net/whois.ts
const whoisLimits={question:512,answer:262144,patience:6e3};
// src/core/net/source.ts
const sourceLimits={kept:25165824,received:268435456};
// src/core/net/methods.ts
const mostBytes=sourceLimits.kept;
const word=string().max(1024);
const bytes=codec(base64().max(mostBytes/3*4),_instanceof(Uint8Array),{decode:e=>new Uint8Array(Buffer.from(e,`base64`)),encode:e=>Buffer.from(e).toString(`base64`)});
const duration=number().nonnegative();
const handshake$1=strictObject({address:word,protocol:word,cipher:word,group:word.nullable(),alpn:word.nullable(),chain:array(bytes).max(32),trustError:word.nullable(),lenient:boolean(),staple:bytes.nullable(),ms:duration});
const http=strictObject({address:word,status:int().min(0).max(999),headers:array(tuple([string().max(65536),string().max(65536)])).max(4096),body:bytes,truncated:boolean(),parser:_enum([`strict`,`tolerant`]),oddities:array(strictObject({kind:_enum(oddityKinds),seen:word})).max(64).exactOptional(),version:_enum([`1.1`,`2`]),handshake:handshake$1.nullable(),ms:duration,roundTrips:int().nonnegative()});
const source=strictObject({...http.pick({address:true,headers:true,body:true,ms:true}).shape,status:union([literal(200),literal(304),literal(404)]),url:string().max(65536),redirects:int().nonnegative()});
const whois=strictObject({server:word,address:word,bytes:bytes.refine(e=>e.length<=whoisLimits.answer),truncated:boolean(),ms:duration});
const hello=strictObject({bytes,end:_enum([`enough`,`closed`,`reset`,`silent`])});
const connect$2=strictObject({state:_enum([`open`,`closed`,`filtered`,`error`]),address:word.nullable(),reason:word.nullable(),errno:word.nullable(),banner:strictObject({bytes:bytes.refine(e=>e.length<=bannerLimits.bytes),end:_enum([`enough`,`closed`,`reset`,`silent`])}).nullable(),ms:duration});
const addresses=array(strictObject({id:word,address:word,isAllowed:boolean(),isForeign:boolean().exactOptional()})).max(256);
const dns=strictObject({server:word,over:_enum([`udp`,`tcp`,`tls`,`https`]),message:bytes,wasTruncated:boolean(),isWithoutEdns:boolean(),lost:_enum([`edns`,`udp`]).exactOptional(),ms:duration,transfer:strictObject({records:int(),octets:int(),isComplete:boolean()}).exactOptional()});
const ids=Object.keys(failures);
const text=strictObject({en:word,ko:word});
const failureFacts=strictObject({id:_enum(ids),reason:word,params:record(word,union([word,number(),text])),retryAfter:number().nonnegative().exactOptional()});
const mail=strictObject({address:word,code:int().min(200).max(599),banner:string().max(mailLimits.banner),helloName:word,hello:strictObject({verb:_enum([`EHLO`,`HELO`]),name:word}).nullable(),keywords:array(word).max(mailLimits.keywords),starttls:_enum([`offered`,`absent`,`refused`,`unknown`]),handshake:handshake$1.nullable(),failure:failureFacts.nullable(),ms:duration});
const methods={tls:{aim:`endpoint`,answer:handshake$1},hello:{aim:`endpoint`,answer:hello},mail:{aim:`endpoint`,answer:mail},connect:{aim:`endpoint`,answer:connect$2},http:{aim:`url`,answer:http},addresses:{aim:`host`,answer:addresses},dns:{aim:`operator`,answer:dns},source:{aim:`operator`,answer:source},whois:{aim:`operator`,answer:whois}};
const methodNames=Object.keys(methods);
function netOf(e){return Object.fromEntries(methodNames.map(t=>[t,e(t)]))}
function callMethod(e,t,n){return e[t](...n)}
function namedBy(e,t){return netOf(n=>{if(methods[n].aim===`operator`)return(...e)=>callMethod(t,n,e);return(r,...i)=>callMethod(t,n,[{...e,...r},...i])})}
function placedAt({host:e,at:t},n){return netOf(r=>{const i=hostBy[methods[r].aim];return(a,...o)=>{return callMethod(n,r,[i(a)===e?{...a,at:t}:a,...o])}})}
const hostBy={endpoint:e=>e.host,url:e=>{const t=URL.parse(e.url);return t&&hostOf(t)},host:()=>null,operator:()=>null};
// src/run/refusals.ts
function openRefusals(e){let t;function note(n){if(t||!isOurLimit(n.facts))return;t=n;e?.(n)}return{over:e=>netOf(t=>async(...n)=>{try{const r=await callMethod(e,t,n);const i=failureIn(r);if(i)note(new Failure(i));return r}catch(e){if(e instanceof Failure)note(e);throw e}}),throwIfAny(){if(t)throw t}}}
function failureIn(e){if(typeof e!==`object`||e===null||!(`failure`in e))return null;return e.failure??null}
// src/run/memory.ts
function openMemory(){const e=new Map;const t=new Map;function once(t,n){return remember(e,t,n)}return{once,at(e,n){const r=`${e} ${n}`;const i=t.get(r);if(i)return i;const a=openMemory();const o={...a,once:(t,n)=>(mentions(t,e)?a.once:once)(t,n)};t.set(r,o);return o}}}
function mentions(e,t){for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+1)){const r=n+t.length+(e[n+t.length]===`.`?1:0);if(!/[\w.-]/.test(`${e[n-1]??` `}${e[r]??` `}`))return true}return false}
function remember(e,t,n){const r=e.get(t);if(r)return r;const i=n();i.catch(()=>{});e.set(t,i);return i}
// src/run/run.ts
async function run(e,t,n){const{onResult:r,behind:i,stored:a,onRefused:o,...s}=n;const c=openRefusals(o);const l={onResult:r,behind:i,stored:a,refusals:c};return settle(e,t,contextOf({...s,net:c.over(s.net)},l),l)}
function questionOf(e,t){const n=e.question?.(t)??t;return`${e.id} ${JSON.stringify(Object.entries(n).toSorted(([e],[t])=>e<t?-1:1))}`}
function contextOf(e,t){return viewOf(e.net,openMemory());function viewOf(n,r,i){const a={...e,net:n,...i!==void 0&&{place:i},once:r.once,at:(e,t)=>viewOf(placedAt({host:e,at:t},n),r.at(e,t),`${i??``} ${e} ${t}`),use:(e,s,c={})=>{const l=e.input.parse(s);const u=c.namedBy===void 0?o:unheardBy(viewOf(namedBy(c,n),r,i));const d=e;return a.once(questionOf(d,l),()=>settle(d,l,u,t))}};const o=unheardBy(a);return a}}
function unheardBy({report:e,...t}){return t}
async function settle(e,t,n,r){const{onResult:i,behind:a,stored:o,refusals:s}=r;const c=e;const resultOf=n=>{s.throwIfAny();const r={raw:n,verdict:e.judge(n,t)};i?.(c,t,r);return r};const improve=e=>a?.hold(unlessFailed(e,e=>resultOf(e)));return resultOf(await e.collect(t,{...n,...a&&{afterwards:{due:a.due,improve}},...o&&{earlier:()=>o(c,t)}}).catch(e=>{if(e instanceof Failure)s.throwIfAny();throw e}))}
async function unlessFailed(e,t){try{t(await e)}catch(e){if(!(e instanceof Failure))throw e}}
// src/run/local.ts
async function runLocal(e,t,{onResult:n,watching:r,admit:i,store:a,caller:o,report:s,stored:c,surveysSince:l,...u}){const d=performance.now();const f=new Date;const{rest:p}=e;const m=deadlineOf(e,u);return behindDoor({...u,deadline:m,target:e.target(t)},async({hidden:h=nothing,surveys:g,..._},v,y,b)=>{return redactAddresses({...await run(e,t,{..._,...g&&{surveys:g.since(l??f.getTime())},...r&&{watching:r},...a&&{store:a},...o&&{caller:o},...s&&{report:s},...c&&{stored:c},pause:async(e,t)=>{const n=e+Math.random()*(t-e);return setTimeout$1(n,true,{signal:v}).catch(()=>false)},...u.backgroundWork&&{behind:{due:m*5/6,hold:y}},...i&&p!==void 0&&{admit:e=>i(e,p)},onRefused:b,now:()=>f,elapsed:()=>performance.now()-d,onResult(e,t,r){if(!v.aborted)n?.(e,t,redactAddresses({...r,observedAt:f},h))}}),observedAt:f},h)})}
function deadlineOf({deadline:e=0},{deadline:t,isDeadlineSet:n=false}){return n?t:Math.max(t,1e3*e)}
const nothing=new Set;
async function behindDoor({open:e,deadline:t,signal:n,onSpent:r,target:i,claimant:a,idle:o,backgroundWork:s},c){const l=[];const u=new AbortController;const d=setTimeout(()=>u.abort(new DOMException(`The deadline is over.`,`TimeoutError`)),t);const callOff=()=>u.abort(n?.reason);n?.addEventListener(`abort`,callOff,{once:true});if(n?.aborted)callOff();const f=e(u.signal,i,a,o);try{f.refuse?.();return await c(f,u.signal,e=>l.push(e),e=>u.abort(e))}finally{clearTimeout(d);n?.removeEventListener(`abort`,callOff);r?.(f.traffic());goOn(l,u,f,s)}}
function goOn(e,t,n,r){if(e.length===0)return n.close();const stop=()=>t.abort(new DOMException(`The time behind the answer is over.`,`TimeoutError`));const i=r?.enter(stop)??null;if(!i)stop();const a=setTimeout(stop,longestAfterwards);Promise.all(e).finally(()=>{clearTimeout(a);i?.();n.close()})}
async function lookLocal(e,{limit:t,patience:n,signal:r},{open:i,deadline:a}){return behindDoor({open:i,target:targetOfUrl(e),deadline:Math.min(a,n),...r&&{signal:r}},async n=>{return{sights:await pageStateOf(n.net,e,{now:new Date,limit:t}),traffic:n.traffic()}})}
function localRunner(e,t){return{async answer(n,r,{language:i,naming:a,...o}){const s=parseInput(n.input,r,a);const answer=async t=>{const r=t?.begin(n,s);const{onResult:a,stored:c}=r??{};const l=await runLocal(n,s,{...e,...o,...t&&{store:t.ledger},...a&&{onResult:a},...c&&{stored:c}});const u=toAnswer(n,l,s,i);const d=await r?.previous(l,i);return{data:u,updatedAt:l.observedAt,cached:false,...d&&{previousSnapshot:d}}};return t?t.within(answer):answer()},look:(t,n)=>lookLocal(t,n,e)}}
// src/net/addresses/witness.ts
const troubles=/^(?:timeout\.(?:tcp|tls|http)|tcp\.reset|tcp\.refused|tls\.closed|http\.closed)$/;
async function witnessed(e,{host:t},n,r){try{const i=await n;const{status:a=200,handshake:o}=r(i);if(a===429||a>=500)e.trouble(t);else if(o)await certify(e,t,o);return i}catch(n){if(n instanceof Failure&&troubles.test(n.facts.id))e.trouble(t);throw n}}
async function certify(e,t,n){if(!isTrustedFor(t,n))return;const[r]=n.chain;if(r)e.certify(n.address,await ownName(t,new X509Certificate(r)))}
async function ownName(e,{subjectAltName:t=``}){if(t.split(`, `).includes(`DNS:${e}`))return e;const{registrableDomain:n}=await import(`./registrable3.js`).then(e=>({registrableDomain:e.t}));return n(e)??e}
// src/net/budget.ts
const mostQuestions=1e5;
const mostResolverConnections=2048;
const defaultLimits$1={connections:96,bytes:50331648};
function openBudget(e=defaultLimits$1){let t=e;const n=new Map;let r=0;let i=0;let a=0;let o=0;let s=0;function bytes(){return[...n].reduce((e,[{bytesRead:t},{before:n}])=>e+t-n,s)}function check(){if(bytes()>t.bytes)throw failure(`budget.bytes`,{limit:Math.round(t.bytes/1024/1024)})}return{traffic:()=>({connections:r+i,requests:a,bytes:bytes()}),connection(){if(r>=t.connections)throw failure(`budget.connections`,{limit:t.connections});r++},request(){a++},resolverConnection(){const e=mostResolverConnections;if(i>=e)throw failure(`budget.connections`,{limit:e});i++},question(){const e=t.questions??mostQuestions;if(o>=e)throw failure(`budget.questions`,{limit:e});o++;a++},received(e){s+=e;check()},watch(e){const t=e.bytesRead;const settle=()=>{n.delete(e);s+=e.bytesRead-t};n.set(e,{before:t,settle});e.once(`close`,settle)},release(e){const t=n.get(e);if(!t)return;e.off(`close`,t.settle);t.settle()},check,widen({connections:e,bytes:n,questions:r=0}){t={connections:t.connections+e,bytes:t.bytes+n,questions:(t.questions??mostQuestions)+r}}}}
// src/net/errors.ts
function toFailure(e,t,n){if(e instanceof Failure)return e;const{code:r,message:i,name:a,syscall:o}=readError(e);if(a===`TimeoutError`)return timeout(n,t);const s={cause:e};if(a===`AbortError`)return failure(`aborted`,{},s);const{host:c,port:l}=t;const u=/alert number (?<number>\d{1,3})/.exec(i)?.groups?.[`number`];if(u)return alerted(t,u,s);if(r===noRecord&&t.starttls)return failure(`starttls.injected`,{host:c,port:l},s);if(notTls.has(r))return failure(`tls.not-tls`,{host:c,port:l},s);if(r===`ERR_SSL_EXCESSIVE_MESSAGE_SIZE`)return failure(`tls.oversized`,{host:c,port:l},s);if(r===`HPE_HEADER_OVERFLOW`)return failure(`http.headers-too-large`,{host:c,limit:256},s);if(ofParser.test(r))return failure(`http.malformed`,{host:c,detail:r},s);if(ofTls.test(r))return failure(`tls.failed`,{host:c,port:l,detail:r},s);if(broken.has(r))return breakOff(n,t,o===void 0,s);if(r===`ECONNREFUSED`)return failure(`tcp.refused`,{host:c,port:l},s);if(r===`ETIMEDOUT`)return timeout(n,t,s);if(unreachable.has(r))return failure(`tcp.unreachable`,{host:c,detail:r},s);return failed(n,t,r||`unknown`,s)}
function alerted({host:e,port:t},n,r){const i={...r,reason:`tls.alert.${n}`};if(n===`116`)return failure(`tls.client-certificate`,{host:e,port:t},i);return failure(`tls.alert`,{host:e,port:t,alert:n},i)}
function nameEnd(e,t,n){return e instanceof DOMException?toFailure(e,t,n):e}
function timeout(e,{host:t,port:n},r={}){if(e===`dns`||e===`http`)return failure(`timeout.${e}`,{host:t},r);return failure(`timeout.${e}`,{host:t,port:n},r)}
const noRecord=`ERR_SSL_WRONG_VERSION_NUMBER`;
const notTls=new Set([noRecord,`ERR_SSL_PACKET_LENGTH_TOO_LONG`,`ERR_SSL_HTTP_REQUEST`,`ERR_SSL_HTTPS_PROXY_REQUEST`,`ERR_SSL_RECORD_TOO_SMALL`,`ERR_SSL_BAD_RECORD_TYPE`,`ERR_SSL_UNEXPECTED_MESSAGE`]);
const ofParser=/^(?:HPE_|ERR_HTTP)/;
const ofTls=/^(?:ERR_SSL_|ERR_TLS_|ERR_OSSL_|ERR_CRYPTO_|EPROTO$)/;
const unreachable=new Set([`EHOSTUNREACH`,`EHOSTDOWN`,`ENETUNREACH`,`ENETDOWN`,`EADDRNOTAVAIL`,`EAFNOSUPPORT`,`EACCES`,`EPERM`,`EINVAL`]);
const broken=new Set([`ECONNRESET`,`ECONNABORTED`,`ENETRESET`,`ENOTCONN`,`EPIPE`,`ESHUTDOWN`,`ERR_STREAM_PREMATURE_CLOSE`,`ERR_STREAM_DESTROYED`,`ERR_STREAM_WRITE_AFTER_END`,`ERR_SOCKET_CLOSED`,`ERR_SOCKET_CLOSED_BEFORE_CONNECTION`]);
function breakOff(e,{host:t,port:n},r,i){if(e===`http`)return failure(`http.closed`,{host:t},i);if(e===`starttls`)return failure(`starttls.closed`,{host:t,port:n},i);return failure(e===`tls`&&r?`tls.closed`:`tcp.reset`,{host:t,port:n},i)}
function failed(e,{host:t,port:n},r,i){if(e===`dns`)return failure(`dns.failed`,{host:t,detail:r},i);if(e===`tls`)return failure(`tls.failed`,{host:t,port:n,detail:r},i);if(e===`starttls`)return failure(`starttls.closed`,{host:t,port:n},i);return failure(e===`tcp`?`tcp.unreachable`:`http.malformed`,{host:t,detail:r},i)}
function readError(e){if(!(e instanceof Error))return{code:``,message:``,name:``,syscall:void 0};const{code:t,syscall:n}=e;return{code:typeof t===`string`?t:``,message:e.message,name:e.name,syscall:n}}
// src/net/time.ts
function withSignal(e,t){const{promise:n,resolve:r,reject:i}=Promise.withResolvers();const a=onAbort(e,i);t.then(e=>{a();r(e)},e=>{a();i(e)});return n}
function onAbort(e,t){const listener=()=>t(whyOf(e));if(e.aborted)listener();else e.addEventListener(`abort`,listener,{once:true});return()=>e.removeEventListener(`abort`,listener)}
const crowds=new WeakMap;
function onAbortInCrowd(e,t){if(e.aborted)return onAbort(e,t);const n=crowds.get(e)??new Set;if(!crowds.has(e)){crowds.set(e,n);onAbort(e,e=>n.forEach(t=>t(e)))}n.add(t);return()=>n.delete(t)}
function throwIfAborted(e){if(e.aborted)throw whyOf(e)}
function whyOf({reason:e}){if(e instanceof Failure||e instanceof Error&&e.name===`TimeoutError`)return e;return new DOMException(`The measurement was called off.`,`AbortError`)}
function isTimeout(e){return e instanceof Error&&e.name===`TimeoutError`}
async function withPatience(e,t,n){if(t===void 0)return n(e);const r=new AbortController;const i=onAbort(e,e=>r.abort(e));const a=openTimer(t,()=>r.abort(new DOMException(`The patience is over.`,`TimeoutError`)));timers.set(r.signal,[a,...timers.get(e)??[]]);try{return await n(r.signal)}finally{a.end();i()}}
const timers=new WeakMap;
function sharePatience(e,t){const n=timers.get(e);if(n)timers.set(t,n)}
async function withoutPatience(e,t){const n=timers.get(e)??[];for(const e of n)e.stop();try{return await t()}finally{for(const e of n)e.start()}}
function openTimer(e,t){let n=e;let r=performance.now();let i=0;let a=setTimeout(t,n);return{stop(){if(i++>0||a===void 0)return;clearTimeout(a);n-=performance.now()-r},start(){if(--i>0||a===void 0)return;r=performance.now();a=setTimeout(t,Math.max(0,n))},end(){clearTimeout(a);a=void 0}}}
// src/net/connect.ts
async function connectOnce(e,{routes:t,signal:n,offer:r,patience:i}){let a;const begin=e=>{if(e===`tcp`)a=performance.now()};try{const{socket:o,address:s}=await withPatience(n,r.patience??i,n=>t.connect(e,n,begin));const c=since(a);try{if(r.hello!==void 0)o.write(r.hello);return{state:`open`,address:s,reason:null,errno:null,banner:r.banner===void 0?null:await readBanner(o,{to:e,signal:n,patience:r.banner}),ms:c}}finally{hangUp(o)}}catch(t){const i=nameEnd(t,e,a===void 0?`dns`:`tcp`);if(isResetAfterAccept(i)&&!n.aborted){const e=r.banner===void 0?null:{bytes:new Uint8Array,end:`reset`};return{state:`open`,address:addressOf(i),reason:null,errno:null,banner:e,ms:since(a)}}const o=n.aborted||!(i instanceof Failure)?void 0:stateOf(i);if(o===void 0)throw i;const{reason:s}=i;return{state:o,address:null,reason:s,errno:errnoOf(i),banner:null,ms:since(a)}}}
const states={"tcp.refused":`closed`,"timeout.tcp":`filtered`,"tcp.unreachable":`error`,"tcp.reset":`error`};
function stateOf({facts:e,cause:t}){const n=t instanceof Error&&Reflect.get(t,`isFromNetwork`)===true;return e.id===`tcp.unreachable`&&n?`filtered`:states[e.id]}
function isResetAfterAccept(e){if(!(e instanceof Failure)||e.facts.id!==`tcp.reset`||!(e.cause instanceof Error))return false;return Reflect.get(e.cause,`isFromNetwork`)===true&&Reflect.get(e.cause,`code`)===`ECONNRESET`}
function addressOf({cause:e}){const t=e instanceof Error?Reflect.get(e,`address`):void 0;return typeof t===`string`?t:null}
function since(e){return e===void 0?0:performance.now()-e}
function errnoOf({cause:e,facts:t}){const n=e instanceof Error?Reflect.get(e,`code`):void 0;if(typeof n===`string`)return n;if(t.id===`tcp.refused`)return`ECONNREFUSED`;const{detail:r}=t.params;return typeof r===`string`?r:null}
function hangUp(e){if(e instanceof TLSSocket)e.destroy();else e.resetAndDestroy()}
function readBanner(e,{to:t,signal:n,patience:r}){const{promise:i,resolve:a,reject:o}=Promise.withResolvers();let s=Buffer.alloc(0);const end=e=>a({bytes:s,end:e});const c=setTimeout(end,Math.min(r,bannerLimits.patience),`silent`);const l=onAbort(n,e=>o(toFailure(e,t,`tcp`)));e.on(`data`,e=>{s=Buffer.concat([s,e.subarray(0,bannerLimits.bytes-s.length)]);if(s.length===bannerLimits.bytes)end(`enough`)});e.once(`end`,()=>end(`closed`));e.once(`error`,()=>end(`reset`));e.once(`close`,()=>end(`closed`));if(e.destroyed)end(e.errored?`reset`:`closed`);return i.finally(()=>{clearTimeout(c);l()})}
// src/net/dns/undetermined.ts
const badName=`BADNAME`;
function undetermined(e,t){const n=`silent`in e;if(!e.tried)return n?failure(`timeout.dns`,{host:t}):failure(`dns.failed`,{host:t,detail:e.failed});const r=unheardWords(e.tried);if(n)return failure(`timeout.unheard`,{host:t,servers:r},{reason:`timeout.dns`});const i={host:t,servers:r,detail:e.failed};return failure(`dns.unheard`,i,{reason:`dns.failed`})}
// src/net/names.ts
async function systemNames(e,t){return interleave((await withSignal(t,lookup(e,{all:true,order:`verbatim`})).catch(t=>{throw nameFailure(t,e)})).map(({address:e})=>e))}
function systemResolvers(){return getServers()}
const resolutionDelay=500;
function namesFrom(e){return async(t,n)=>{if(/(?:^|\.)localhost$/.test(t))return[`127.0.0.1`,`::1`];try{return toAddresses(await askBoth(await e(),t,n),t)}catch(e){throw nameEnd(e,{host:t,port:0},`dns`)}}}
async function askBoth(e,t,n){const r=new AbortController;const i=onAbort(n,e=>r.abort(e));let a;async function ask(i){try{const n=await e(t,i,r.signal);if(n.kind===`addresses`)a??=setTimeout(()=>r.abort(),resolutionDelay);return n}catch(e){if(n.aborted||!r.signal.aborted)throw e;return{kind:`silent`}}}try{return await withSignal(n,Promise.all([ask(`AAAA`),ask(`A`)]))}finally{clearTimeout(a);i()}}
function toAddresses(e,t){const n=e.flatMap(e=>e.kind===`addresses`?e.addresses:[]);if(n.length>0)return interleave(n);throw lookupFailure(e.find(({kind:e})=>e!==`none`)??{kind:`none`},t)}
function lookupFailure(e,t){if(e.kind===`nxdomain`)return failure(`dns.nxdomain`,{host:t});if(e.kind===`silent`)return undetermined({silent:true,tried:e.tried},t);if(e.kind===`failed`&&e.detail===`BADNAME`)return failure(`dns.bad-name`,{host:t});if(e.kind===`failed`)return undetermined({failed:e.detail,tried:e.tried},t);return failure(`dns.no-address`,{host:t})}
const noData=-3007;
function nameFailure(e,t){const n=codeOf(e);if(n===`ENODATA`||e.errno===noData)return failure(`dns.no-address`,{host:t},{cause:e});if(n===`ENOTFOUND`)return failure(`dns.nxdomain`,{host:t},{cause:e});if(n===`ETIMEOUT`||n===`ECANCELLED`)return failure(`timeout.dns`,{host:t},{cause:e});if(n!==``)return failure(`dns.failed`,{host:t,detail:n},{cause:e});return toFailure(e,{host:t,port:0},`dns`)}
function codeOf(e){const{code:t}=e;return typeof t===`string`&&/^E[A-Z_]+$/.test(t)?t:``}
function interleave(e){const t=isIP(e[0]??``);const n=e.filter(e=>isIP(e)===t);const r=e.filter(e=>isIP(e)!==t);const i=Math.max(n.length,r.length);return Array.from({length:i},(e,t)=>[n[t],r[t]]).flat().filter(e=>e!==void 0)}
// src/net/dns/run.ts
function openDns({resolvers:e,names:t,...n}){let r;const i=(e??[]).filter(e=>serverOf(e)?.isAddress);const a=t??(i.length>0?namesFrom(()=>resolve(i)):systemNames);function open(){return r??=import(`./queries.js`).then(e=>({nameIn:e.t,openQueries:e.n})).then(({openQueries:t})=>t({...n,resolvers:e??systemResolvers(),names:a}))}async function resolve(e){const[{ask:t},{openResolver:n}]=await Promise.all([open(),import(`./resolver.js`)]);return n(t,e)}return{names:t??(e?namesFrom(()=>resolve(e)):systemNames),dns:async e=>(await open()).dns(e),close(){r?.then(e=>e.close(),()=>{})}}}
// src/net/queue.ts
function openQueue(e){const t=typeof e===`number`?()=>e:e;const n=new Set;let r=0;async function turn(e){const{promise:t,resolve:r}=Promise.withResolvers();n.add(r);try{await withSignal(e,t)}catch(e){if(!n.delete(r))pass();throw e}}function pass(){const[e]=n;if(!e||r>t()){r--;return}n.delete(e);e()}return async(e,n)=>{if(r<t())r++;else await turn(e);try{return await n()}finally{pass()}}}
// src/net/mail-server-queue.ts
const atATime=3;
const pause=300;
function openMailServerQueue(){const e=openQueue(atATime);const t=openQueue(1);const n=new Set;let r=false;let i;async function ask(e){if(i)throw i;const t=e();n.add(t);try{return await t}catch(e){if(isTurnedAway(e)&&e.code===`UPSTREAM_TIMEOUT`)i=e;throw e}finally{n.delete(t)}}async function askAgain(e,t){await Promise.allSettled(n);await withSignal(e,setTimeout$1(pause));try{return await ask(t)}catch(e){if(isTurnedAway(e))i=e;throw e}}return async(n,a)=>{const o=r?t:e;try{return await o(n,()=>ask(a))}catch(e){if(!isTurnedAway(e)||i)throw e;r=true;return t(n,()=>askAgain(n,a))}}}
function isTurnedAway(e){return e instanceof Failure&&/^(?:timeout\.starttls$|starttls\.(?!injected$))/.test(e.facts.id)}
// src/net/families.ts
function systemFamilies(){return familiesOf(Object.values(networkInterfaces()).flatMap(e=>e??[]))}
function familiesOf(e){return new Set(e.filter(leadsOut).map(({family:e})=>e===`IPv6`?6:4))}
function leadsOut({address:e,family:t,internal:n}){if(n)return false;return t===`IPv6`?reach(e)===`public`:reach(e)!==`never`}
// src/formats/x509/stray.ts
const recordBehindText=/[\x15\x16]\x03[\x00-\x04]/;
function readBeginning(e){const[t]=e;if(!(t!==void 0&&t<128&&(t<20||t>24)))return`tls`;return recordBehindText.test(toBuffer(e).toString(`latin1`))?`text-before-tls`:`text`}
// src/net/tls/hello.ts
const longestReply={hello:16389,"key-exchange":65536};
const strayPatience=1e3;
function exchangeHello(e,t,{to:n,signal:r,within:i,until:a=`hello`}){const{promise:o,resolve:s,reject:c}=Promise.withResolvers();let l=Buffer.alloc(0);const end=t=>{s({bytes:l,end:t});e.destroy()};let u;const hear=()=>{const t=n.starttls?readBeginning(l):`tls`;const r=l.length===longestReply[a];if(t===`text-before-tls`){c(failure(`starttls.injected`,{host:n.host,port:n.port}));e.destroy()}else if(t===`text`&&!r)u??=setTimeout(end,strayPatience,`enough`);else if(r||isEnough(l,a))end(`enough`)};const d=onAbort(i,e=>{if(r.aborted)c(toFailure(e,n,`tls`));end(`silent`)});e.on(`data`,e=>{l=Buffer.concat([l,e]).subarray(0,longestReply[a]);hear()});e.once(`error`,()=>end(`reset`));e.once(`end`,()=>end(`closed`));e.once(`close`,()=>end(`closed`));e.resume();e.write(t);return o.finally(()=>{d();clearTimeout(u)})}
// src/net/opt-out.ts
const noOptOuts={domains:[],networks:[]};
function isNetworkOut(e,{networks:t}){return t.length>0&&within(e,t)}
function refuseOptedOut(e,t){if(t.domains.some(t=>e===t||e.endsWith(`.${t}`))||isNetworkOut(e,t))throw optedOut(e)}
function optedOut(e){return failure(`target.opted-out`,{host:e},{reason:`opted-out`})}
// src/net/policy.ts
function mayContact(e,t,n){if(isNetworkOut(e,n.optOut??noOptOuts))return false;if(isPublic(e,n))return true;if(reach(e)===`never`||!n.special)return false;return t===void 0||!isPublic(t,n)}
function isHidden(e,{special:t,showsSpecial:n=false}){return!t&&!n&&isIP(e)===0&&!/(?:^|\.)localhost$/.test(e)}
function mayShow(e,t){return t.special||isPublic(e,t)}
function isPublic(e,{allow:t}){return e===`(proxy)`||reach(e)===`public`||within(e,t)}
const specialUse=/(?:^|\.)(?:localhost|local|onion|invalid|home\.arpa|alt)\.?$/i;
const inside=/(?:^|\.)(?:internal|intranet|lan|corp|home)\.?$|^[^.]*\.?$/i;
function mayAskByName(e,t,n){if(specialUse.test(e))return false;return!inside.test(e)||n.special&&(t===void 0||!isPublic(t,n))}
// src/net/note-private.ts
const mostNoted=1e4;
function notePrivate({answers:e,authorities:t,additionals:n},r,i){for(const{data:a}of[...e,...t,...n])for(const e of addressesIn(a))if(i.size<mostNoted&&!mayShow(e,r))i.add(e)}
function addressesIn(e){if(e.type===`A`||e.type===`AAAA`)return`address`in e?[e.address]:[];if(e.type!==`SVCB`&&e.type!==`HTTPS`)return[];return e.parameters.flatMap(e=>`addresses`in e?e.addresses:[])}
// src/net/agent.ts
init__node_http();
function agentOf(e){const t=new Agent({keepAlive:true,maxSockets:1});let n=false;t.createConnection=(t,r)=>{if(n)r?.(Object.assign(new Error(`closed`),{code:`ECONNRESET`}),void 0);else r?.(null,e);n=true};return t}
// src/net/tls/withhold.ts
function withhold(e,t){let n=false;let r=false;const i=new Duplex({read:()=>void e.resume(),write(i,a,o){if(n||isHello(i)){e.write(i,o);return}o();if(!r)t();r=true},final:t=>void e.end(t),destroy(t,n){e.destroy();n(t)}});e.on(`data`,t=>void(i.push(t)||e.pause()));e.once(`end`,()=>i.push(null));e.once(`error`,e=>i.destroy(e));i.on(`error`,()=>{});e.once(`close`,()=>i.destroy());return{way:i,release:()=>{n=true}}}
const changeCipherSpec=20;
const alert=21;
const handshake=22;
const clientHello=1;
function isHello(e){const t=e[0];if(e.length<6||t===void 0)return false;const n=e.subarray(5+e.readUInt16BE(3));return(t===changeCipherSpec||t===alert||t===handshake&&e[5]===clientHello)&&(n.length===0||isHello(n))}
// src/net/tls/secure.ts
function secure(e,t){const n=performance.now();const{promise:r,resolve:i,reject:a}=Promise.withResolvers();let o=null;let s;const c=t.showsWho?withhold(e,()=>fail(untrusted(t.to))):null;const l=connect$1({socket:c?.way??e,secureContext:t.context,rejectUnauthorized:false,requestOCSP:true,...t.alpn!==`none`&&{ALPNProtocols:t.alpn===`either`?[`h2`,`http/1.1`]:[t.alpn]},...isIP(t.to.host)===0&&{servername:t.to.host},checkServerIdentity:()=>void 0});l.getPeerCertificate=()=>({});const fail=n=>{a(refusalOf(toFailure(n,t.to,`tls`),t,s));l.destroy();e.destroy()};const u=onAbort(t.signal,fail);l.once(`OCSPResponse`,e=>{o=e;s={asksWho:asksWho(l),...c&&{chain:servedChain(l)}};if(c&&isAuthorized(l)&&bearsName(s.chain?.[0],t.to.host))c.release()});l.on(`error`,fail);l.once(`close`,()=>fail(Object.assign(new Error(`closed`),{code:`ECONNRESET`})));l.once(`secureConnect`,()=>{try{const e=performance.now()-n;const r=s?.chain??servedChain(l);const a={...describe(l,t),chain:r,staple:o,ms:e};i({socket:l,handshake:a,asksWho:s?.asksWho??false})}catch(e){fail(e)}});return r.finally(u)}
function refusalOf(e,{to:t,showsWho:n},r){return r?.asksWho?tlsRefusal(e,t,n??false):e}
function tlsRefusal(e,{host:t,port:n},r){const{id:i,reason:a}=e.facts;if(!/^(?:tls\.(?:alert|client-certificate|closed)|tcp\.reset|http\.closed)$/.test(i))return e;return failure(r?`tls.client-certificate-refused`:`tls.client-certificate`,{host:t,port:n},{reason:a,cause:e})}
function untrusted({host:e}){return failure(`access.untrusted`,{host:e})}
function asksWho(e){return e.getSharedSigalgs().length>0}
function isAuthorized(e){const t=Reflect.get(e,`_handle`);if(typeof t!==`object`||t===null)return false;const n=Reflect.get(t,`verifyError`);return typeof n===`function`&&Reflect.apply(n,t,[])===null}
function describe(e,{address:t,lenient:n,legacyRenegotiation:r}){const{standardName:i,name:a}=e.getCipher();return{address:t,protocol:e.getProtocol()??`unknown`,cipher:i??a,group:groupOf(e),alpn:e.alpnProtocol||null,trustError:e.authorized?null:String(e.authorizationError??`UNSPECIFIED`),lenient:n,...r&&{legacyRenegotiation:r}}}
function servedChain(e){const t=[];let n=e.getPeerX509Certificate();while(n&&t.length<32){t.push(n.raw);n=n.issuerCertificate}return t}
function groupOf(e){const t=e.getEphemeralKeyInfo();if(!t||!(`type`in t))return null;if(`name`in t&&t.name)return t.name;if(t.type!==`DH`)return null;return e.getProtocol()===`TLSv1.3`?`ffdhe${t.size}`:`DHE ${t.size}`}
// src/net/connection.ts
async function startTlsOf(e){const{starttls:t}=e;if(t===void 0)return void 0;const{agreeOnTls:n}=await import(`./starttls.js`).then(e=>({agreeOnTls:e.t}));return(r,i)=>n(r,{...e,starttls:t},i)}
async function openConnection(e,t,n,r){const i=t?await openSecure(e,n,r):await openPlain(e,n,r);if(e.starttls??e.implicitTlsProtocol)i.socket.destroy();return{...i,agent:agentOf(i.socket)}}
async function openPlain(e,t,{routes:n,begin:r}){const i=await n.connect({...e,isPlain:true},t,r);const{bytesRead:a}=i.socket;return{...i,line:i.socket,received:a,handshake:null,asksWho:false,showsWho:false}}
async function openSecure(e,t,n){const r=n.access?.identity;const i=e.starttls??e.implicitTlsProtocol?`none`:`http/1.1`;const a=await startTlsOf(e);const o=[{lenient:false,alpn:i,showsWho:r!==void 0}];let s=0;let c;for(let i=o.shift();i;i=o.shift())try{const o=await n.routes.connect(e,t,n.begin);n.begin(`starttls`);await a?.(o.socket,t);n.begin(`tls`);s+=o.roundTrips;const{address:c}=o;const{lenient:l,belowTls13:u,legacyRenegotiation:d,showsWho:f}=i;const p=r&&f?contextWith(r,n.given):contextFor(n.given,{lenient:l,...u&&{belowTls13:u},...d&&{legacyRenegotiation:d}},e);const m=await secure(o.socket,{to:e,address:c,...i,context:p,signal:t});const h=s+roundTripsOf(m.handshake);return{...m,line:o.socket,address:c,roundTrips:h,received:0,showsWho:f}}catch(e){if(!(e instanceof Failure))throw e;if(e.reason!==`access.untrusted`)c??=e;s++;const t=afterwards(i,e);if(t)o.push(t)}if(c?.reason===`tls.not-tls`&&n.routes.proxyTo(e)!==null){const{whoSpoke:r}=await import(`./behind-connect.js`);throw await r(c,e,t,n.routes)}throw c??new Error(`no handshake was tried`)}
const noApplicationProtocol=`tls.alert.120`;
const fallbacks={"http/1.1":`h2`,h2:`none`,none:null};
const brokenOff=/^(?:tls\.closed|tcp\.reset)$/;
const noCommonGround=/^tls\.alert\.(?:40|47|80)$/;
const lacksRenegotiation=`ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED`;
function afterwards(e,{reason:t,facts:n}){const{lenient:r,belowTls13:i,legacyRenegotiation:a=false,alpn:o,isAgain:s=false,showsWho:c}=e;if(!r&&!a&&n.params[`detail`]===lacksRenegotiation)return{lenient:r,legacyRenegotiation:true,alpn:o,isAgain:s,showsWho:false};const l={lenient:r,...a&&{legacyRenegotiation:a}};if(t===`access.untrusted`)return{...l,alpn:o,showsWho:false};const u=t===noApplicationProtocol?fallbacks[o]:null;if(u)return{...l,...i&&{belowTls13:i},alpn:u,showsWho:c};if(!r&&!s&&brokenOff.test(t))return{...l,alpn:o,isAgain:true,showsWho:c};const d=/^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(t);if(!r&&d)return{lenient:true,alpn:o,showsWho:false};if(r&&!i&&noCommonGround.test(t))return{lenient:r,belowTls13:true,alpn:o,showsWho:false};return null}
function roundTripsOf({protocol:e}){return e===`TLSv1.3`?1:2}
// src/net/http/broken.ts
const waits=new Set([`timeout.tcp`,`timeout.http`,`tcp.reset`,`http.closed`]);
function isWait({facts:{id:e}}){return waits.has(e)}
function isTold({facts:{params:e}}){return e[`silence`]!==void 0||e[`proxy`]!==void 0}
function isNoConnection(e,t=0){if(!(e instanceof Failure))return false;const{id:n,params:r}=e.facts;const{silence:i}=r;return n===`tcp.refused`||n===`timeout.tcp`&&typeof i===`number`&&i>=.75*t}
function isBroken(e){return e instanceof Failure&&/^(?:http\.closed|http\.malformed|tcp\.reset|tls\.closed)$/.test(e.facts.id)}
function isSafe({method:e=`GET`}){return e===`GET`}
function secondTry(e,t,n){if(!(e instanceof Failure)||!isSafe(t))return null;if(e.facts.id===`http.malformed`)return{tolerant:true};return e.facts.id===`http.closed`&&n?{tolerant:false}:null}
// src/net/http/body.ts
const bodyPatience=3e3;
const worthDraining=65536;
function readBody(e,{limit:t,patience:n,signal:r,budget:i,receive:a}){const{promise:o,resolve:s,reject:c}=Promise.withResolvers();const l=[];let u=0;const end=n=>{s({body:Buffer.concat(l),truncated:!n||u>t});if(!n)e.destroy()};const d=setTimeout(end,n,false);const f=onAbort(r,e=>{if(!isTimeout(e))c(e);end(false)});e.on(`data`,e=>{const n=e.subarray(0,Math.max(0,t-u));if(a)a(n);else if(n.length>0)l.push(n);u+=e.length;try{i.check()}catch(e){c(e);end(false)}if(u>t+worthDraining)end(false)});e.once(`end`,()=>end(true));e.on(`error`,()=>end(false));e.once(`close`,()=>end(false));return o.finally(()=>{clearTimeout(d);f()})}
// src/net/repair-head.ts
const longestHead=81920;
const mostOddities=16;
function repairHeads(e){const t=[];let n=Buffer.alloc(0);function note(e,n){if(!t.some(t=>t.kind===e&&t.seen===n)&&t.length<mostOddities)t.push({kind:e,seen:n})}function take(e){if(n===null)return e;n=Buffer.concat([n,e]);const t=[];for(let e=endOfHead(n);e>=0&&n!==null;e=n===null?-1:endOfHead(n)){const{text:r,isInterim:i}=mendHead(n.toString(`latin1`,0,e),note);t.push(Buffer.from(r,`latin1`));const a=n.subarray(e);if(!i)t.push(a);n=i?a:null}if(n!==null&&(n.length>longestHead||!mayBeHead(n))){t.push(n);n=null}return Buffer.concat(t)}const r=new Duplex({read:()=>void e.resume(),write:(t,n,r)=>void e.write(t,n,r),final:e=>e(),destroy:(t,n)=>{e.destroy();n(t)}});e.on(`data`,t=>{const n=take(t);if(n.length>0&&!r.push(n))e.pause()});e.once(`end`,()=>{if(n!==null&&n.length>0)r.push(n);r.push(null)});e.on(`error`,e=>r.destroy(e));e.once(`close`,()=>r.destroy());return{stream:r,oddities:t}}
function mayBeHead(e){const t=e.toString(`latin1`,0,64).replace(/^[\r\n]+/,``);return t.length<8||/^[^]{0,4}?http/i.test(t)}
function endOfHead(e){let t=0;while(e[t]===13||e[t]===10)t++;const n=e.indexOf(`
\r
`,t);const r=e.indexOf(`

`,t);if(n<0&&r<0)return-1;return n>=0&&(r<0||n<r)?n+3:r+2}
const usualStatusLine=/^HTTP\/1\.[01] \d{3}(?: [^\0]*)?\r?$/;
const readStatusLine=/^[^]{0,4}?http(?:\/\d+(?:\.\d+)?)?[\t ]+(?<status>\d{3})(?!\d)(?<reason>[^]*)$/i;
const firefoxStatusLine=/^[^]{0,4}?HTTP\/(?:1\.\d|[23](?:\.\d)?) +\d{3}(?: [^]*)?\r?$/;
function mendHead(e,t){const[n=``,...r]=e.replace(/^[\r\n]+/,``).split(`
`);const i=mendStatusLine(n,t);return{text:[i,...mendFields(r,t)].join(`
`),isInterim:/^HTTP\/1\.\d 1(?!01)\d\d/.test(i)}}
function mendStatusLine(e,t){if(usualStatusLine.test(e))return e;const{status:n,reason:r=``}=readStatusLine.exec(e)?.groups??{};if(n===void 0)return e;if(e.includes(`\0`))t(`nul-byte`,e.trim());if(!firefoxStatusLine.test(e))t(`status-line`,e.trim());return`HTTP/1.1 ${n} ${r.replaceAll(`\0`,``).trim()}\r`}
const token=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
function mendFields(e,t){let n=false;const r=new Set;return e.flatMap((i,a)=>{if(i===``||i===`\r`)return[i];if(/^[\t ]/.test(i)){if(i.includes(`\0`))t(`nul-byte`,``);return n?[]:[i]}const o=i.indexOf(`:`);const s=o<0?i:i.slice(0,o);const c=s.replace(/[\t ]+$/,``);if(i.includes(`\0`))t(`nul-byte`,c.replaceAll(`\0`,``));n=o<0||!token.test(c);if(n)return[];if(c!==s)t(`space-before-colon`,c);if(c.toLowerCase()!==`content-length`)return[`${c}${i.slice(o)}`];const l=oneLength(i.slice(o+1));const u=r.has(l.trim())&&!/^[\t ]/.test(e[a+1]??``);r.add(l.trim());return u?[]:[`${c}:${l}`]})}
const sameLengths=/^[\t ]*(?<length>\d{1,15})(?:[\t ]*,[\t ]*\k<length>)+[\t ]*(?<end>\r?)$/;
function oneLength(e){return e.replace(sameLengths,` $<length>$<end>`)}
// src/net/http/exchange.ts
init__node_http();
const maxHeaderSize=262144;
const mostInterim=32;
function exchangeHttp(e,t){const n=new URL(e.url);const{promise:r,resolve:i,reject:a}=Promise.withResolvers();const o=t.tolerant&&repairHeads(t.tolerant);const s=request({...o?{createConnection:()=>o.stream}:{agent:t.agent},method:e.method??`GET`,path:n.pathname+n.search,headers:headersFor(e,n),setHost:false,maxHeaderSize,insecureHTTPParser:o!==null});const fail=e=>{a(toFailure(e,t.to,`http`));s.destroy()};let c=false;const answer=n=>{c=true;l();const r=headOf(n);const a=e.intake?.(r)??null;const s={...readingFor(e,r,t),...a&&{receive:a.receive}};readBody(through(n,a?.decoder??null),s).then(e=>i({...r,...e,version:`1.1`,...odditiesOf(o,n)}),fail)};const l=onAbort(t.signal,fail);s.on(`error`,e=>c||fail(e));s.once(`close`,()=>c||fail(Object.assign(new Error(`closed`),{code:`ECONNRESET`})));s.once(`response`,answer);s.once(`upgrade`,(e,t)=>{c=true;t.destroy();i({...headOf(e),body:new Uint8Array,truncated:false,version:`1.1`})});limitInterim(s,()=>fail(failure(`http.malformed`,{host:t.to.host,detail:`1xx`})));s.end(e.body);return r.finally(l)}
const redirectPatience=300;
function readingFor(e,t,{signal:n,budget:r}){const{limit:i=0,patience:a=bodyPatience}=e;return{limit:i,patience:readLocation(t,e.url)?Math.min(a,redirectPatience):a,signal:n,budget:r}}
function through(e,t){return t?pipeline(e,t,()=>{}):e}
function odditiesOf(e,{statusMessage:t=``}){const n=t.includes(`\0`)?[{kind:`nul-byte`,seen:t}]:[];const r=[...e?.oddities??[],...n];return r.length>0?{oddities:r}:{}}
function limitInterim(e,t){let n=0;e.on(`information`,()=>++n>mostInterim&&t())}
function headOf({statusCode:e=0,rawHeaders:t}){return{status:e,headers:pairs(t)}}
function headersFor(e,t){return{host:t.host,"user-agent":`portcullis`,accept:`text/html,application/xhtml+xml,*/*;q=0.8`,"accept-encoding":`identity`,...e.body&&{"content-length":`${e.body.length}`},...e.headers}}
function pairs(e){return Array.from({length:e.length/2},(t,n)=>[e[n*2]??``,e[n*2+1]??``])}
// src/net/http/http2.ts
async function exchange2(e,{socket:t},n){const{connect:r}=await import(`node:http2`);if(t.destroyed)throw toFailure(closed(),n.to,`http`);const i=new URL(e.url);const{promise:a,resolve:o,reject:s}=Promise.withResolvers();const c=r(i,{createConnection:()=>t,settings:{enablePush:false}});const fail=e=>{s(toFailure(e,n.to,`http`));c.destroy()};const l=onAbort(n.signal,fail);c.on(`error`,fail);try{const{host:t,...r}=headersFor(e,i);const s=c.request({":method":e.method??`GET`,":path":i.pathname+i.search,":authority":t,...r});s.on(`error`,fail);const onClosed=()=>fail(closed());s.once(`close`,onClosed);s.once(`response`,(t,r,i)=>{s.off(`close`,onClosed);read(s,i,e,n).then(o,fail)});s.end(e.body);return await a}finally{l();c.destroy()}}
function closed(){return Object.assign(new Error(`closed`),{code:`ECONNRESET`})}
async function read(e,t,n,r){const i=pairs(t);const a=Number(i.find(([e])=>e===`:status`)?.[1]??0);const o=i.filter(([e])=>!e.startsWith(`:`));return{status:a,headers:o,...await readBody(e,readingFor(n,{status:a,headers:o},r)),version:`2`}}
// src/net/http/origin.ts
function openOrigin(e,t){const{isSecure:n,signal:r,budget:i,routes:a,acceptance:o,idle:s,key:c}=t;const l={...e,isPlain:!n};const u=openQueue(1);let d;let f;let p=0;let m=`tcp`;let h;async function present(t,n,r,i=false){if(f){await withSignal(n,f).catch(e=>passOn(e,n,o));return present(t,n,r,i)}if(d&&a.mayRide({...e,...t},d.address)&&r(d))return d;const s=i?null:adopt(t);if(s)return s;f=open(t,n).finally(()=>f=void 0);return f}function adopt(t){for(let n=s?.take(c);n;n=s?.take(c)){const r={...n,isAdopted:true,unpaid:0};if(!isIdle(r)||!a.mayRide({...e,...t},r.address)){r.close();continue}d?.close();i.watch(r.line);if(e.at===void 0)a.prefer(e,r.address);d=r;return r}return null}function begin(e){m=e;if(e===`tcp`)h={since:performance.now(),heard:0}}async function open({namedBy:i,acceptance:u=o},f){const p=i===void 0?e:{...e,namedBy:i};const m=a.proxyTo(l)!==null?void 0:u;const h=Date.now();const g=await withPatience(f,m,e=>openConnection(p,n,e,{...t,begin}));if(r.aborted){g.socket.destroy();throw whyOf(r)}s?.accept(c);d?.close();const close=()=>{g.agent.destroy();g.socket.destroy()};d={...g,isAdopted:false,isUsed:false,openedAt:h,close,unpaid:g.roundTrips};return d}function end(){if(!d)return;if(!s||p>0||!d.isUsed||!isIdle(d))return d.close();i.release(d.line);s.leave(c,d);d=void 0}async function carry(n,r,{tolerant:a,within:o}){const s=equipped(n,r,e.host,t.access);i.request();m=`http`;h={since:performance.now(),...h,over:r.socket,heard:r.socket.bytesRead};const c={to:e,agent:r.agent,tolerant:a?r.socket:null,signal:o,budget:i};const l=r.handshake?.alpn===`h2`;const u=r.received===0;const d=await(l?exchange2(s,r,c):exchangeHttp(s,c)).catch(t=>{throw u&&r.asksWho&&t instanceof Failure?tlsRefusal(t,e,r.showsWho):t});r.received=l||a?spent:r.socket.bytesRead;r.isUsed=true;if(d.status<200)throw failure(`http.malformed`,{host:e.host,detail:`${d.status}`});return{bare:d,link:r,parser:a?`tolerant`:`strict`}}async function ask(e,t,n=false){const r=d;h=void 0;const i=await connected(e,t,n);const a=charge(i);try{const n=await carry(e,i,{tolerant:false,within:t});if(i.isAdopted&&n.bare.status===408&&isSafe(e))return await askAnew(a);return{...n,roundTrips:a}}catch(n){if(i.isAdopted&&isBroken(n)&&isSafe(e))return askAnew(a);const o=secondTry(n,e,i===r);if(!o)throw n;const s=await present(e,t,o.tolerant?()=>false:isIdle,true);const c=a+charge(s);return{...await carry(e,s,{...o,within:t}),roundTrips:c}}async function askAnew(n){i.close();const r=await ask(e,t,true);return{...r,roundTrips:r.roundTrips+n}}}async function connected(e,t,i){const{acceptance:a,namedBy:o}=e;const l=!n&&a!==void 0&&o===void 0;const u=l?s?.refusal(c):null;if(u)throw new Failure(u);const d=Date.now();try{return await present(e,t,isIdle,i)}catch(e){const t=silenceTold(e);if(l&&!r.aborted&&isNoConnection(t,a))s?.refuse(c,t.facts,d);throw t}}function silenceTold(t){const n=nameEnd(t,e,m);if(!(n instanceof Failure)||!isWait(n)||isTold(n))return n;if(!h||(h.over?.bytesRead??0)>h.heard)return n;const i=a.proxyTo(l);if(i===null&&r.aborted)return n;const o=i===null?{silence:Math.round(performance.now()-h.since)}:{proxy:i};return new Failure({...n.facts,params:{...n.facts.params,...o}},{cause:n})}return{async handshake(t){const{handshake:n}=await present(t,r,()=>true).catch(t=>{throw nameEnd(t,e,m)});if(!n)throw new Error(`no handshake over plain HTTP`);return n},request(t){const n=performance.now();return withPatience(r,t.patience,async r=>{p++;try{const{bare:e,link:i,...a}=await u(r,()=>ask(t,r).catch(e=>{throw silenceTold(e)}));const{address:o,handshake:s}=i;return{...e,...a,address:o,handshake:s,ms:performance.now()-n}}catch(t){throw nameEnd(t,e,m)}finally{p--}})},close:end}}
const spent=-1;
function charge(e){const t=e.unpaid+1;e.unpaid=0;return t}
function isIdle({socket:e,received:t}){return!e.destroyed&&e.writable&&e.bytesRead===t}
function passOn(e,t,n){const r=n===void 0&&e instanceof Failure&&e.code===`UPSTREAM_TIMEOUT`;if(t.aborted||!r)throw e}
// src/net/probe-queues.ts
const perAddress={connections:52,bytes:6291456};
const mostAddresses$1=32;
const probesInAll=24;
function openProbeQueues(e,t){const n=openQueue(t);const r=openQueue(probesInAll);const i=new Map;function enter({host:a,at:o}){if(o===void 0)return n;const s=`${a} ${o}`;const c=i.get(s);if(c)return c;const l=openQueue(t);const both=(e,t)=>l(e,()=>r(e,t));i.set(s,both);if(i.size<=mostAddresses$1)e.widen(perAddress);return both}return{enter:e=>void enter(e),queueOf:enter}}
// src/net/dial.ts
const attemptDelay=250;
async function dial(e,t,{to:n,signal:r,budget:i},a=connectTo){const o=new AbortController;const s=onAbort(r,e=>o.abort(e));sharePatience(r,o.signal);const c=[];let l;try{for(const r of e){c.push(a(r,t,{to:n,signal:o.signal,budget:i}));l=await firstOf(c,o.signal);if(l)break}l??=await Promise.any(c);return l}catch(e){throw e instanceof AggregateError?mostTelling(e.errors):e}finally{s();o.abort();for(const e of c)e.then(e=>e!==l&&e.socket.destroy(),ignore$2)}}
async function firstOf(e,t){const{promise:n,resolve:r}=Promise.withResolvers();const i=setTimeout(r,attemptDelay);const a=onAbort(t,()=>r());const o=e.at(-1)?.catch(()=>void 0);const s=Promise.any(e).catch(()=>void 0);const c=await Promise.race([s,o,n]);clearTimeout(i);a();return c??void 0}
function mostTelling(e){return e.find(e=>idOf$1(e)===`aborted`)??e.find(e=>idOf$1(e)!==`tcp.unreachable`)??e[0]}
async function connectTo(e,t,{to:n,signal:r,budget:i}){if(r.aborted)throw toFailure(r.reason,n,`tcp`);i.connection();const{promise:a,resolve:o,reject:s}=Promise.withResolvers();const c=connect({host:e,port:t,noDelay:true});i.watch(c);let l=false;c.once(`connectionAttempt`,()=>queueMicrotask(()=>l=!c.destroyed));const fail=e=>{if(l&&e instanceof Error)Object.assign(e,{isFromNetwork:true});s(toFailure(e,n,`tcp`));c.destroy()};const u=onAbort(r,fail);c.once(`connect`,()=>o({socket:c,address:e}));c.on(`error`,fail);return a.finally(u)}
function idOf$1(e){return e instanceof Failure?e.facts.id:``}
function ignore$2(){}
// src/net/pins.ts
function pinFor(e,t){const n=e.filter(({host:e})=>e===t.host);const r=n.filter(({port:e})=>e===t.port);if(t.at===void 0)return r[0]??elsewhere(n[0],t);const isMeant=e=>idOf(e)===t.at;const i=r.find(isMeant)??n.find(isMeant)??n.find(({address:e})=>e===t.at);if(!i||i.port===t.port)return i;return r.find(({address:e})=>e===i.address)??elsewhere(i,t)}
function pinsOf(e,t){const n=e.filter(({host:e})=>e===t.host);const r=n.filter(({port:e})=>e===t.port);const i=r.length>0?r:n.map(e=>({...e,port:t.port,toPort:t.port}));return new Map(i.map(e=>[idOf(e),e]))}
function idOf({port:e,address:t,toPort:n}){return e===n?t:`${bracketed(t)}:${n}`}
function elsewhere(e,{port:t}){return e&&{...e,port:t,toPort:t}}
// src/net/route.ts
const mostListed=256;
const mostAddresses=16;
function openRoutes({policy:e,names:t,pins:n,families:r,budget:i,signal:a,tunnels:o,lease:s}){const c=new Map;const l=new Map;const u=new Map;function resolve(e){const n=c.get(e);if(n)return n;const r=t(e,a);r.catch(()=>{});c.set(e,r);return r}async function addressesOf(t,n){const{host:r,port:i}=t;if(isIP(r))return[r];if(o?.(t)?.resolves)return[addressByProxy];try{return await withSignal(n,resolve(r))}catch(t){throw t instanceof Failure&&t.facts.id===`dns.nxdomain`&&isHidden(r,e)?absent(r):nameEnd(t,{host:r,port:i},`dns`)}}function judge(t,n){const{optOut:r=noOptOuts}=e;refuseOptedOut(t.host,r);const i=n.filter(n=>mayContact(n,t.namedBy,e));const[a]=n;if(i.length===0&&n.some(e=>isNetworkOut(e,r)))throw optedOut(t.host);if(a===`(proxy)`&&!mayAskByName(t.host,t.namedBy,e))throw failure(`proxy.name`,{host:t.host});if(i.length===0&&isHidden(t.host,e))throw absent(t.host);if(i.length===0)throw failure(`address.private`,{host:bracketed(t.host),address:a??``});return i.slice(0,mostAddresses)}function reach(e,n,r,c){const l=o?.(r);const u={to:r,signal:c,budget:i};return l?dial(e,n,u,(...e)=>l.open(t,a,...e)):dial(e,n,u,s?leased(s):void 0)}async function dialInTurn(e,t,n){const r=`${e.host} ${e.port}`;const i=u.get(r);if(i){const e=await attempt(()=>withSignal(n,i));if(!e.ok&&!e.failure.reason.startsWith(`timeout.`))throw new Failure(e.failure)}const a=l.get(r);const o=reach(a!==void 0&&t.includes(a)?[a]:t,e.port,e,n);if(!u.has(r))u.set(r,o);const s=await o.finally(()=>u.get(r)===o&&u.delete(r));if(!l.has(r))l.set(r,s.address);return s}async function takeLease(e,[t],n){if(!s||t===void 0||o?.(e))return;await withoutPatience(n,()=>withSignal(n,s.take(t,e.host))).catch(t=>{throw toFailure(t,e,`tcp`)})}return{async connect(e,t,r=ignore$1){throwIfAborted(t);const i=pinFor(n,e);if(i){const n=judge({host:e.host,port:i.toPort},[i.address]);await takeLease(e,n,t);r(`tcp`);return{...await reach(n,i.toPort,e,t),roundTrips:1}}if(e.at!==void 0){const n=judge(e,[e.at]);await takeLease(e,n,t);r(`tcp`);return{...await reach(n,e.port,e,t),roundTrips:1}}r(`dns`);const a=!c.has(e.host)&&isIP(e.host)===0;const o=judge(e,await addressesOf(e,t));await takeLease(e,o,t);r(`tcp`);return{...await dialInTurn(e,o,t),roundTrips:a?2:1}},proxyTo:e=>o?.(e)?.proxy??null,mayRide:(t,r)=>{if(pinFor(n,t)!==void 0)return true;return r===`(proxy)`?mayAskByName(t.host,t.namedBy,e):mayContact(r,t.namedBy,e)},prefer({host:e,port:t},n){const r=`${e} ${t}`;if(!l.has(r))l.set(r,n)},async addresses(t,i){refuseOptedOut(t.host,e.optOut??noOptOuts);const a=o?.(t)?new Set([4,6]):r();const s=[...pinsOf(n,t)].map(([t,{address:n}])=>{return{id:t,address:n,isAllowed:mayContact(n,void 0,e),isForeign:!a.has(isIP(n))}});if(s.length>0)return s.slice(0,mostListed);const c=await addressesOf(t,i);if(isHidden(t.host,e))judge(t,c);return[...new Set(c)].slice(0,mostListed).map(n=>{return{id:n,address:n,isAllowed:mayContact(n,t.namedBy,e),isForeign:!a.has(isIP(n))}})}}}
function leased(e){return async(t,n,r)=>{const{to:i,signal:a}=r;await withoutPatience(a,()=>withSignal(a,e.connection(t,i.host))).catch(e=>{throw toFailure(e,i,`tcp`)});return connectTo(t,n,r)}}
function absent(e){return failure(`dns.absent`,{host:e},{reason:`dns.nxdomain`})}
function ignore$1(){}
// src/net/sources/states.ts
const unasked={answered:null,failed:null};
function openSourceStates(e=Date.now){const t=new Map;const n=new Set;const of=e=>t.get(e)??unasked;return{answered(r,i){t.set(r,{...of(r),answered:{at:e(),ms:i}});for(const e of n)e(r,i)},failed(r,i){t.set(r,{...of(r),failed:{at:e(),reason:i}});for(const e of n)e(r,null)},of,listen(e){n.add(e);return()=>void n.delete(e)}}}
// src/net/sources/shared.ts
function openSharedSources(){return{states:openSourceStates(),whois:new Map}}
const sharedSources=openSharedSources();
// src/net/bare-guard.ts
const probePatience=4e3;
const placePatience=4e3;
const talkPatience=8e3;
const probesAtATime=6;
const connectionsAtATime=64;
const mailServersAtATime=16;
function openBareGuard({signal:e,policy:t,names:n,pins:r=[],families:i=systemFamilies,given:a=[],limits:o=defaultLimits$1,access:s,tunnels:c,resolvers:l,dnsServers:u=publicResolvers.map(({server:e})=>e),sources:d={},whoisRoot:f,sourceKeys:p={},lease:m,operator:h,idle:g,shared:_=sharedSources},v){const y=new AbortController;const b=onAbort(e,e=>y.abort(e));const{signal:x}=y;const S=openBudget(o);const C={policy:t,pins:r,given:a,budget:S,tunnels:c,signal:x,known:u};const w=new Set;const T=t.special?void 0:e=>notePrivate(e,t,w);const{names:E,...D}=openDns({...C,resolvers:l,names:n,hear:T});const O={names:E,pins:r,families:i,budget:S,signal:x,tunnels:c};const k=openRoutes({policy:t,...O,lease:m});const A=new Map;const j=openProbeQueues(S,probesAtATime);const M=openQueue(mailServersAtATime);const N=openQueue(connectionsAtATime);const P=new Map;function queueOf(e){const t=j.queueOf(e);const{host:n,port:r,at:i,starttls:a}=e;if(!a)return t;const o=`${a} ${n} ${r} ${i??``}`;const s=P.get(o)??openMailServerQueue();P.set(o,s);return s}function origin({host:e,port:t,at:n,starttls:r,implicitTlsProtocol:i},o){const c=`${o} ${e} ${t} ${n??``} ${r??``} ${i??``}`;const l=A.get(c);if(l)return l;const u=n!==void 0&&{at:n};const d=r?talkPatience:placePatience;const f=accessFor(s,{host:e,port:t},o);const p={routes:k,given:a,isSecure:o,signal:x,budget:S,idle:g,access:f,key:f?`${c} access`:c,...u&&{acceptance:d}};const m=openOrigin({host:e,port:t,...u,...r&&{starttls:r},...i&&{implicitTlsProtocol:i}},p);A.set(c,m);return m}function tls(e,t){if(!t)return origin(e,true).handshake(e);return withPatience(x,probePatience,async n=>{const r=await startTlsOf(e);const{socket:i,address:o}=await k.connect(e,n);await r?.(i,n);const{lenient:s=false,legacyRenegotiation:c=false}=t;const l=contextFor(a,t,e);const u=t.groups??t.keys?`either`:`http/1.1`;const{socket:d,handshake:f}=await secure(i,{to:e,address:o,context:l,lenient:s,legacyRenegotiation:c,alpn:e.starttls??e.implicitTlsProtocol?`none`:u,signal:n});d.destroy();return f})}function hello(...[e,t,n]){return withPatience(x,probePatience,async r=>{const i=await startTlsOf(e);const{socket:a}=await k.connect(e,r);await i?.(a,r);S.request();return exchangeHello(a,t,{to:e,signal:x,within:r,until:n})})}function leasedRoutesUnder(e){return openRoutes({policy:e,...O,lease:m})}function routesUnder(e){return openRoutes({policy:e,...O})}const F=h===void 0?{}:{"user-agent":`portcullis (operator: ${h})`};return{net:{async tls(e,t){j.enter(e);const n=guarded(e,()=>tls(e,t));return m&&!t?witnessed(m,e,n,e=>({handshake:e})):n},hello:(e,t,n)=>guarded(e,()=>queueOf(e)(x,()=>hello(e,t,n))),async mail(e){j.enter(e);const{greet:t}=await import(`./mail.js`);return guarded(e,()=>M(x,()=>t(e,{routes:k,given:a,budget:S,signal:x})))},async connect(e,t={}){j.enter(e);const n={routes:k,signal:x,offer:t,patience:probePatience};return guarded(e,()=>N(x,()=>connectOnce(e,n)))},addresses:e=>guarded(e,()=>k.addresses(e,x)),async http(e){const{to:t,isSecure:n}=endpointOf(e);j.enter(t);const r={...e,headers:{...F,...e.headers}};const i=guarded(t,()=>origin(t,n).request(r));return m?witnessed(m,t,i,e=>e):i},dns:D.dns,async source(e,n){const{requestSource:i}=await loaded(v.source);return i(e,n,{sources:d,keys:p,policy:t,routesUnder,given:a,pins:r,budget:S,signal:x,shared:_})},async whois(e,n){const{queryWhois:r}=await loaded(v.whois);return r(e,n,{root:f,policy:t,routesUnder:leasedRoutesUnder,budget:S,signal:x,shared:_})}},async post(e){const n={policy:t,routes:k,given:a,pins:r,budget:S,shared:_};return(await loaded(v.post)).post({...e,headers:{...F,...e.headers}},n,x)},traffic:S.traffic,hidden:w,keyed:new Set(Object.keys(p)),chosen:new Set([...Object.keys(d),...f?[`whois`]:[]]),close(){b();y.abort();A.forEach(e=>e.close());D.close();m?.release()}}}
async function guarded(e,t){try{return await t()}catch(t){throw nameEnd(t,e,`tcp`)}}
function endpointOf(e){const t=URL.parse(e.url);if(!t||!/^https?:$/.test(t.protocol))throw failure(`http.malformed`,{host:``,detail:`URL`});const{at:n}=e;return{to:{host:hostOf(t),port:portOf(t),...n!==void 0&&{at:n}},isSecure:t.protocol===`https:`}}
async function loaded(e){if(e)return e();throw new Error(`this entry point does not contain the module`)}
// src/net/addresses/limits.ts
const defaultAddressLimits={runs:4,reservedRuns:2,connections:600,reservedPart:.25,runsOfClient:2,edge:8,patience:2e3};
// src/net/addresses/state.ts
const unusedAddress={leases:[],spent:[],names:[],troubledUntil:0};
const minute=6e4;
const leaseLasts=3*minute;
const edgeLasts=10*minute;
const[leastNames,mostNames]=[4,64];
const usualRun=2e3;
function current(e,t){const{leases:n,spent:r,names:i,troubledUntil:a}=e??unusedAddress;return{leases:n.filter(({until:e})=>e>t),spent:r.filter(({at:e})=>t-e<minute),names:i.filter(([,e])=>e>t),troubledUntil:a}}
function isUnused(e,t){const{leases:n,spent:r,names:i,troubledUntil:a}=current(e,t);return n.length+r.length+i.length===0&&a<=t}
function factorOf(e,{edge:t},n){const r=e.names.filter(([,e])=>e>n).length;return e.troubledUntil>n||r<leastNames?1:Math.max(1,Math.min(t,r))}
function requestLease(e,t){const{now:n,limits:r,...i}=t;const a=current(e,n);const o={...a,leases:a.leases.filter(({id:e})=>e!==i.id)};const s={...t,isNew:o.leases.length===a.leases.length};const c=boundsOf(o,s).map(e=>waitFor(e,o,s));const l=Math.max(ownRuns(o,t),...c);if(l>0)return{state:a,wait:l};return{state:{...o,leases:[...o.leases,{...i,until:n+leaseLasts}]},wait:null}}
function ownRuns({leases:e},{client:t,name:n,limits:r}){return e.filter(e=>e.client===t&&e.name===n).length>=r.runsOfClient?usualRun:0}
function boundsOf(e,{client:t,isReserved:n,connections:r,limits:i,now:a,isNew:o}){const s=factorOf(e,i,a);const c={runs:s*i.runs,connections:s*i.connections};const l={runs:c.runs+s*i.reservedRuns,connections:Math.floor(c.connections*(1+i.reservedPart))};const u=n?l:c;const isOfClass=e=>e.isReserved===n;const d=new Set([...e.leases,...e.spent].filter(e=>isOfClass(e)&&e.client!==t).map(e=>e.client));return[{counts:()=>true,...l},...n?[]:[{counts:isOfClass,...u}],{counts:e=>e.client===t&&isOfClass(e),runs:Math.max(1,Math.floor(u.runs/(d.size+2))),connections:Math.max(o?r:0,Math.floor(u.connections*.9/(d.size+1)))}]}
function waitFor({counts:e,runs:t,connections:n},{leases:r,spent:i},a){const o=r.filter(e);const s=i.filter(e).toSorted((e,t)=>e.at-t.at);let c=[...o,...s].reduce((e,t)=>e+t.connections,0)+(a.isNew?Math.min(a.connections,n):a.connections)-n;const l=o.length>=t?usualRun:0;if(c<=0)return l;for(const{at:e,connections:t}of s){c-=t;if(c<=0)return Math.max(l,e+minute-a.now,1)}return Math.max(l,usualRun)}
function endLease(e,t,n,r){const i=current(e,r);const a=i.leases.find(e=>e.id===t);if(!a)return i;const{client:o,isReserved:s}=a;return{...i,leases:i.leases.filter(e=>e!==a),spent:n>0?[...i.spent,{client:o,isReserved:s,connections:n,at:r}]:i.spent}}
function certifyName(e,t,n){const r=current(e,n);const i=r.names.filter(([e])=>e!==t);return{...r,names:[...i,[t,n+edgeLasts]].slice(-mostNames)}}
function noteTrouble(e,t){return{...current(e,t),names:[],troubledUntil:t+edgeLasts}}
// src/net/addresses/limiter.ts
const mostWaiting=4;
const glance=250;
const further=8;
function openAddressLimiter({limits:e={},now:t=Date.now,...n}={}){const r={...defaultAddressLimits,...e};const i=openWithFallback(n.states,t);const a=new Map;function wake(e){for(const t of a.get(e)??[])t()}async function pause(e,t,n){const r=a.get(e)??new Set;const{promise:i,resolve:o}=Promise.withResolvers();const s=setTimeout(o,t);const c=onAbort(n,()=>o());a.set(e,r.add(o));await i;clearTimeout(s);c();r.delete(o);if(r.size===0)a.delete(e)}function lease({client:e,isReserved:n,connections:o},s){const c=randomUUID();const l=new Map;const u=new Map;let d=false;function ask(a,o,s){return i.update(a,i=>{const{state:a,wait:l}=requestLease(i,{id:c,client:e,name:o,isReserved:n,connections:s,now:t(),limits:r});return[a,l]})}async function acquire(e,n){const i=t()+r.patience;const c=Math.max(1,Math.min(o,r.connections));for(;;){const o=await ask(e,n,c);if(o===null)break;if(s.aborted&&!isTimeout(s.reason))throw s.reason;const l=i-t();const u=(a.get(e)?.size??0)>=mostWaiting*(r.runs+r.reservedRuns);if(s.aborted||o>Math.max(l,r.patience)||l<=0||u)throw busy(`target`,o);await pause(e,Math.min(o,l,glance),s)}l.set(e,{name:n,granted:c,used:0});if(d)leave(e)}async function grow(e,t){const n=await ask(e,t.name,t.granted+further);if(n!==null)throw busy(`target`,n);t.granted+=further}function leave(e){const n=l.get(e)?.used??0;i.update(e,e=>[endLease(e,c,n,t()),void 0]).then(()=>wake(e),ignore)}async function take(e,t){const n=u.get(e)??acquire(e,t);u.set(e,n);await n.catch(t=>{if(u.get(e)===n)u.delete(e);throw t})}return{take,async connection(e,t){await take(e,t);const n=l.get(e);if(!n)return;while(n.used>=n.granted)await(n.growing??=grow(e,n).finally(()=>delete n.growing));n.used++},certify(e,n){if(l.has(e))i.update(e,e=>[certifyName(e,n,t()),void 0]).catch(ignore)},trouble(e){for(const[n,r]of l)if(r.name===e)i.update(n,e=>[noteTrouble(e,t()),void 0]).catch(ignore)},release(){if(d)return;d=true;for(const e of l.keys())leave(e)}}}return{lease}}
function openWithFallback(e,t){const n=openAddressStates(t);if(!e)return n;return{update:(t,r)=>e.update(t,r).catch(()=>n.update(t,r))}}
const manyAddresses=1e3;
function openAddressStates(e=Date.now){const t=new Map;return{async update(n,r){if(t.size>manyAddresses){for(const[n,r]of t)if(isUnused(r,e()))t.delete(n)}const[i,a]=r(t.get(n)??null);t.set(n,i);return a}}}
function ignore(){}
// src/net/cache.ts
const megabyte=1048576;
const defaultLimits={all:64*megabyte,each:16*megabyte};
const overhead=1024;
function openCache(e,t=defaultLimits){const n=new Map;let r=0;function drop(e){const t=n.get(e);if(!t)return;n.delete(e);r-=sizeOf(t)}return{find(t,{namedBy:r},i){const a=n.get(t);if(!a)return null;if(a.until<=i){drop(t);return null}if(!mayContact(a.address,r,e))return null;n.delete(t);n.set(t,a);return a},keep(e,i){if(i.bytes.length>t.each)return;drop(e);const a={...i,bytes:alone(i.bytes)};n.set(e,a);r+=sizeOf(a);for(const[e]of n){if(r<=t.all)break;drop(e)}}}}
function sizeOf({bytes:e}){return e.length+overhead}
function alone(e){return e.byteLength===e.buffer.byteLength?e:new Uint8Array(e)}
// src/net/tunnel/bypass.ts
function isBypassed({host:e,port:t},n){return n.some(n=>{const{place:r,only:i}=parse(n);return(i===void 0||i===t)&&isOf(e,r)})}
function parse(e){const t=/^(?:\[(?<six>[^\]]+)\]|(?<name>[^:]*))(?::(?<port>\d{1,5}))?$/.exec(e)?.groups;const n=t?.[`six`]??t?.[`name`]??e;const r=t?.[`port`];return r===void 0?{place:n}:{place:n,only:Number(r)}}
function isOf(e,t){if(t===`*`)return true;const n=toNetwork(t);if(isIP(e)!==0)return n!==null&&within(e,[n]);const r=t.toLowerCase().replace(/^\*?\./,``).replace(/\.$/,``);const i=e.toLowerCase().replace(/\.$/,``);return r!==``&&(i===r||i.endsWith(`.${r}`))}
// src/net/tunnel/tunnels.ts
function openTunnels({secure:e,plain:t,resolves:n=false,bypass:r},i){return a=>{const o=a.isPlain?t:e;if(!o||isBypassed(a,r))return null;return{proxy:o.name,resolves:n,async open(e,t,...n){const{tunnel:r}=await import(`./tunnel.js`);return r({proxy:o,authorities:i,names:e,run:t},...n)}}}}
// src/run/surveys.ts
const surveyLifetime=6e4;
const mostOrigins=1e3;
function openSurveys(e=Date.now){const t=new Map;function put(e,n){t.delete(e);t.set(e,n);const[r]=t.keys();if(t.size>mostOrigins&&r!==void 0)t.delete(r)}function withdraw(e,n){if(t.get(e)===n)t.delete(e)}return{since:n=>({find(r){const i=t.get(r);if(!i||i.begunAt<Math.max(n,e()-surveyLifetime))return null;put(r,i);return i.coming},offer(t,n){const r=e();const i=n.then(e=>e&&{...e,begunAt:r},()=>null);const a={begunAt:r,coming:i};put(t,a);i.then(e=>e??withdraw(t,a))}})}}
// src/settings/bare-engine.ts
function openBareEngine(e,t){const{deadline:n,isDeadlineSet:r=false,special:i,authorities:a=[],pins:o=[],names:s,resolvers:c=[],allow:l=[],access:u,dns:d=defaultDns,sources:f={},whoisRoot:p,sourceKeys:m={},addressLimits:h,addressStates:g,operator:_,optOut:v=noOptOuts,networks:y,userData:b,allowProbes:x=false,axfr:S=false}=e;const C={special:i,allow:l,optOut:v};const w=openCache(C);const T=openSurveys();const E=h&&openAddressLimiter({limits:h,states:g});const D=u?.proxies&&openTunnels(u.proxies,a);return{deadline:n,isDeadlineSet:r,open(e,n,r=anybody,l){const refuse=()=>refuseOptedOut(n.host??``,v);const h=t({signal:e,policy:C,pins:o,...s&&{names:s},given:a,access:accessTo(n,u),tunnels:D,...c.length>0&&{resolvers:c},dnsServers:serversOf(d),sources:f,whoisRoot:p,sourceKeys:m,lease:E?.lease(r,e),operator:_,idle:l});const g={...y&&{networks:y},...b&&{userData:b},mayProbe:i||x,...S&&{mayTransfer:true}};return{...h,refuse,trust:openTrustStore(a),dns:d,shelf:w,surveys:T,...g}}}}
const anybody={client:``,isReserved:false,connections:4};
function serversOf({publicResolvers:e,doh:t,blocklistResolver:n}){const r=n===null?[]:[n];return[...e.map(({server:e})=>e),...t,...r]}
function accessTo({origin:e},{credentials:t}={}){return t&&e?{...t,...e}:void 0}

export { whoisLimits as A, nameEnd as C, runLocal as D, localRunner as E, createServer$1 as F, http$1 as I, init__node_http as L, STATUS_CODES as M, Server$2 as N, questionOf as O, _node_http_exports as P, dnsReasonWords as R, withSignal as S, deadlineOf as T, onAbort as _, pinFor as a, whyOf as b, openConnection as c, exchangeHello as d, openQueue as f, isTimeout as g, undetermined as h, sharedSources as i, mailLimits as j, sourceLimits as k, secure as l, badName as m, isBypassed as n, dial as o, systemResolvers as p, openBareGuard as r, pairs as s, openBareEngine as t, mayContact as u, onAbortInCrowd as v, toFailure as w, withPatience as x, throwIfAborted as y };
