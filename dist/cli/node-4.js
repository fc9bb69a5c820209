import { E as failure, r as calledOff, t as problems, w as Failure$1, x as printable } from "./node.js";
// src/client/global-fetch.ts
const globalFetch=(e,t)=>fetch(e,t);
// src/client/over-fetch.ts
const longestBody=4194304;
async function begin(e,t,n,r){const{url:i,method:a=`GET`,headers:o={},body:s,patience:c}=n;const l=new AbortController;const leave=()=>l.abort(r?.reason);if(r?.aborted)leave();r?.addEventListener(`abort`,leave,{once:true});const u=c===void 0?void 0:setTimeout(()=>l.abort(timeIsOver()),c);const end=()=>{clearTimeout(u);r?.removeEventListener(`abort`,leave);l.abort()};const failed=t=>failureOf(t,e,l.signal);try{const n={method:a,headers:{...o},signal:l.signal,redirect:`manual`,...plain};if(l.signal.aborted)throw l.signal.reason;const r=Promise.resolve(t(i,s?{...n,body:new Uint8Array(s)}:n));const c=await orAborted(r,l.signal).catch(e=>{r.then(e=>e.body?.cancel()).catch(()=>{});throw e});if(c.type===`opaqueredirect`)throw unusableReply(e,problems.hiddenRedirect());const chunks=()=>chunksOf(c,l.signal);return{status:c.status,headers:[...c.headers],chunks,end,failed}}catch(e){const t=failed(e);end();throw t}}
const plain={credentials:`omit`,referrerPolicy:`no-referrer`};
function sendOver(e,t){return async(n,r)=>wholeOf(e,await begin(e,t,n,r))}
async function wholeOf(e,{status:t,headers:n,chunks:r,end:i,failed:a}){try{const i=[];let a=0;for await(const t of r()){a+=t.length;if(a>4194304)throw unusableReply(e,problems.tooLong(longestBody));i.push(t)}return{status:t,headers:n,body:joined(i,a)}}catch(e){throw a(e)}finally{i()}}
async function*chunksOf({body:e},t){if(!e)return;const n=e.getReader();try{for(;;){const{done:e,value:r}=await orAborted(n.read(),t);if(e)return;yield r}}finally{n.cancel().catch(()=>{})}}
function orAborted(e,t){return new Promise((n,r)=>{const leave=()=>r(t.reason);if(t.aborted)leave();t.addEventListener(`abort`,leave,{once:true});const stay=()=>t.removeEventListener(`abort`,leave);e.then(e=>(stay(),n(e)),e=>(stay(),r(e)))})}
function joined(e,t){const n=new Uint8Array(t);let r=0;for(const t of e){n.set(t,r);r+=t.length}return n}
function unusableReply(e,t){return failure(`server.invalid-answer`,{server:e,detail:t},{reason:`server.invalid-answer`})}
function timeIsOver(){return new DOMException(`The patience is over.`,`TimeoutError`)}
function failureOf(e,t,n){if(e instanceof Failure$1)return e;if(n.aborted)return n.reason instanceof Failure$1?n.reason:calledOff(n,t);return failure(`server.unreachable`,{server:t,detail:printable(codeOf(e),60)||`fetch`})}
function codeOf(e){const{code:t,cause:n}=e??{};if(typeof t===`string`)return t;return n===void 0?``:codeOf(n)}
// src/client/failure.ts
const Failure=Failure$1;

export { unusableReply as a, sendOver as i, begin as n, wholeOf as o, longestBody as r, globalFetch as s, Failure as t };
