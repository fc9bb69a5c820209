import { Ea as getCACertificates, Ta as connect$1, sr as bracketed } from "./node-3.js";
import { E as failure, w as Failure } from "./node.js";
import { S as withSignal, _ as onAbort, g as isTimeout, o as dial, x as withPatience } from "./gate-14.js";
import { isIP } from "node:net";
// src/net/tunnel/reply.ts
const longestReply=16384;
function readConnectReply(e,t,n){const{promise:r,resolve:i,reject:a}=Promise.withResolvers();let o=Buffer.alloc(0);const malformed=e=>a(failure(`proxy.malformed`,{proxy:t,detail:e}));const hear=()=>{for(let t=read(e);t;t=read(e))o=Buffer.concat([o,t]);for(let e=o.indexOf(`\r
\r
`);e>=0;e=o.indexOf(`\r
\r
`)){const t=statusOf(o.subarray(0,e));o=o.subarray(e+4);if(t===null)return malformed(`no HTTP`);if(t>=200)return done(t)}if(!couldBegin(o))malformed(`no HTTP`);else if(o.length>longestReply)malformed(`> ${longestReply/1024} kB`)};const done=t=>{stop();if(o.length>0)e.unshift(o);i(t)};const hangUp=()=>malformed(`closed`);const s=onAbort(n,a);const stop=()=>{s();e.off(`readable`,hear).off(`end`,hangUp).off(`close`,hangUp).off(`error`,a)};e.on(`readable`,hear).once(`end`,hangUp).once(`close`,hangUp).once(`error`,a);return r.finally(stop)}
function read(e){const t=e.read();return Buffer.isBuffer(t)?t:null}
function statusOf(e){const t=/^HTTP\/1\.[01] (?<status>[1-9]\d\d)(?: [^\r\n]*)?(?:\r\n|$)/.exec(e.toString(`latin1`));return t?Number(t.groups?.[`status`]):null}
function couldBegin(e){return`HTTP/1.`.startsWith(e.subarray(0,7).toString(`latin1`))}
// src/net/tunnel/tunnel.ts
const patience=8e3;
async function tunnel(e,t,n,r){return withPatience(r.signal,patience,async i=>{const a=await reachProxy(e,{...r,signal:i});try{await ask(a,e.proxy,{address:t,port:n},{...r,signal:i})}catch(e){a.destroy();throw e}return{socket:a,address:t}})}
async function reachProxy(e,{signal:t,budget:n}){const{proxy:r}=e;const{host:i,port:a,isSecure:o}=r;try{const r=isIP(i)?[i]:await withSignal(t,e.names(i,e.run));const{socket:s}=await dial(r,a,{to:{host:i,port:a},signal:t,budget:n});return o?await secured(s,e,t):s}catch(e){throw asProxys(e,r)}}
function secured(e,{proxy:t,authorities:n},r){const{promise:i,resolve:a,reject:o}=Promise.withResolvers();const s=connect$1({socket:e,ca:[...getCACertificates(`default`),...n],rejectUnauthorized:true,ALPNProtocols:[`http/1.1`],...isIP(t.host)===0&&{servername:t.host}});const fail=t=>{o(t);s.destroy();e.destroy()};const c=onAbort(r,fail);s.on(`error`,fail);s.once(`close`,()=>fail(Object.assign(new Error(`closed`),{code:`ECONNRESET`})));s.once(`secureConnect`,()=>a(s));return i.finally(c)}
async function ask(e,t,{address:n,port:r},{to:i,signal:a}){const o=`${bracketed(n===`(proxy)`?i.host:n)}:${r}`;const{authorization:s,name:c}=t;const l=[`CONNECT ${o} HTTP/1.1`,`Host: ${o}`,`User-Agent: portcullis`,...s===void 0?[]:[`Proxy-Authorization: ${s}`]];const u=readConnectReply(e,c,a).catch(e=>{throw asProxys(e,t)});e.write(`${l.join(`\r
`)}\r\n\r\n`);const d=await u;if(d>=200&&d<300)return;const f={proxy:c,host:i.host,port:r,status:d};if(d===407)throw failure(`proxy.credentials`,{proxy:c});throw failure(outOfReach.has(d)?`proxy.unable`:`proxy.refused`,f)}
const outOfReach=new Set([502,503,504]);
function asProxys(e,{name:t}){if(isTimeout(e))return failure(`timeout.proxy`,{proxy:t});if(e instanceof DOMException)return failure(`aborted`,{},{cause:e});if(!(e instanceof Failure))return failure(`proxy.unreachable`,{proxy:t,detail:codeOf(e)},{cause:e});const{id:n,reason:r}=e.facts;if(/^(?:aborted|budget\.|proxy\.)/.test(n))return e;if(n.startsWith(`timeout.`))return failure(`timeout.proxy`,{proxy:t},{cause:e});return failure(`proxy.unreachable`,{proxy:t,detail:r},{cause:e})}
function codeOf(e){const t=e instanceof Error?Reflect.get(e,`code`):void 0;return typeof t===`string`&&/^[A-Z_0-9]{1,60}$/.test(t)?t:`unknown`}

export { tunnel };
