import { E as failure, w as Failure } from "./node.js";
import { Wi as isTrustedFor } from "./node-3.js";
import { S as withSignal, c as openConnection, s as pairs, w as toFailure, y as throwIfAborted } from "./gate-14.js";
import { t as require_undici } from "./undici.js";
import { t as undiciCode } from "./undici-codes.js";
// src/net/sources/exchange.ts
const mostUnread=65536;
const unreadPatience=1e3;
async function exchangeWithSource(e,t,n,r){for(;;){const i=await r.take(e,t.signal);const a=await send(i,e,t);if(!a)continue;const{statusCode:o,body:s,headers:c}=a;s.on(`error`,()=>{});try{const e=countedBody(s,i,t);return await n({status:o,headers:pairs(c),address:i.address,body:e})}finally{passOver(s).then(()=>r.keep(e,i))}}}
async function send({client:e,isFresh:t},{to:n},r){const{url:i,headers:a,sent:o,budget:s,signal:c}=r;s.request();try{throwIfAborted(c);const t=e.request({method:o?`POST`:`GET`,path:i.pathname+i.search,headers:{accept:`*/*`,"user-agent":`portcullis`,...a,...o&&{"content-type":o.type}},...o&&{body:o.body},responseHeaders:`raw`,signal:c});return await withSignal(c,t)}catch(r){e.destroy().catch(()=>{});throwIfAborted(c);const i=Object.assign(new Error(`no answer`,{cause:r}),{code:undiciCode(r)});const a=toFailure(r instanceof Failure?r:i,n,`http`);if(!t&&a.facts.id===`http.closed`)return null;throw a}}
async function*countedBody(e,{isFresh:t},{budget:n,signal:r}){for await(const i of e){throwIfAborted(r);if(t)n.check();else n.received(i.length);yield i}}
async function passOver(e){const t=AbortSignal.timeout(unreadPatience);await e.dump({limit:mostUnread,signal:t}).catch(()=>{})}
// src/net/sources/cache.ts
var import_undici=require_undici();
const mostIdle=32;
const rest=15e3;
const maxHeaderSize=65536;
function openConnections(){const e=new Map;function drop(t){e.delete(t);t.client.destroy().catch(()=>{})}return{async take(t,n){const r=termsOf(t);for(const[t,n]of[...e].toReversed()){if(n!==r)continue;e.delete(t);if(isOpen(t))return{...t,isFresh:false};drop(t)}const i=await connect(t,n);i.socket.once(`close`,()=>{for(const t of e.keys())if(t.socket===i.socket)drop(t)});return i},keep(t,n){if(!isOpen(n))return drop(n);e.set(n,termsOf(t));const[r]=e.keys();if(e.size>mostIdle&&r)drop(r)}}}
function isOpen({client:e,socket:t}){return!e.destroyed&&!e.closed&&!t.destroyed&&t.writable}
function termsOf({origin:e,to:t,isSecure:n,routes:r,given:i,terms:a}){return JSON.stringify([e,r.proxyTo({...t,isPlain:!n}),i,a])}
async function connect(e,t){const{to:n,isSecure:r,routes:i,given:a,asked:o,origin:s}=e;const{socket:c,address:l,handshake:u}=await openConnection(n,r,t,{routes:i,given:a,begin:()=>{}});c.on(`error`,()=>{});try{if(u)prove(n.host,u,o)}catch(e){c.destroy();throw e}let d=false;return{client:new import_undici.Client(s,{connect:(e,t)=>{const n=d;d=true;setImmediate(()=>n?t(closed(),null):t(null,c))},pipelining:1,headersTimeout:0,bodyTimeout:0,keepAliveTimeout:rest,keepAliveMaxTimeout:4*rest,maxHeaderSize}),socket:c,address:l,isFresh:true}}
function prove(e,t,n){if(isTrustedFor(e,t))return;const r=t.trustError??(t.lenient?`lenient`:`wrong-name`);throw failure(`source.untrusted`,{...n,detail:r})}
function closed(){return Object.assign(new Error(`closed`),{code:`ECONNRESET`})}

export { exchangeWithSource as n, openConnections as t };
