import { b as failure, h as printable, t as problems, v as Failure$1 } from "./node.js";
// src/client/global-fetch.ts
const globalFetch=(e,t)=>fetch(e,t);
// src/client/over-fetch.ts
const longestBody=4194304;
async function begin(e,t,n,r){const{url:i,method:a=`GET`,headers:o={},body:s,patience:c}=n;const l=new AbortController;const leave=()=>l.abort(r?.reason);if(r?.aborted)leave();r?.addEventListener(`abort`,leave,{once:true});const u=c===void 0?void 0:setTimeout(()=>l.abort(timeIsOver()),c);const end=()=>{clearTimeout(u);r?.removeEventListener(`abort`,leave);l.abort()};const failed=t=>failureOf(t,e,l.signal);try{const n={method:a,headers:{...o},signal:l.signal,redirect:`manual`,...plain};if(l.signal.aborted)throw l.signal.reason;const r=await t(i,s?{...n,body:new Uint8Array(s)}:n);if(r.type===`opaqueredirect`)throw unusableReply(e,problems.hiddenRedirect());return{status:r.status,headers:[...r.headers],response:r,end,failed}}catch(e){const t=failed(e);end();throw t}}
const plain={credentials:`omit`,referrerPolicy:`no-referrer`};
function sendOver(e,t){return async(n,r)=>wholeOf(e,await begin(e,t,n,r))}
async function wholeOf(e,{status:t,headers:n,response:r,end:i,failed:a}){try{const i=[];let a=0;for await(const t of chunksOf(r)){a+=t.length;if(a>4194304)throw unusableReply(e,problems.tooLong(longestBody));i.push(t)}return{status:t,headers:n,body:joined(i,a)}}catch(e){throw a(e)}finally{i()}}
async function*chunksOf({body:e}){const t=e?.getReader();for(let e=await t?.read();e&&!e.done;e=await t?.read())yield e.value}
function joined(e,t){const n=new Uint8Array(t);let r=0;for(const t of e){n.set(t,r);r+=t.length}return n}
function unusableReply(e,t){return failure(`server.invalid-answer`,{server:e,detail:t},{reason:`server.invalid-answer`})}
function timeIsOver(){return new DOMException(`The patience is over.`,`TimeoutError`)}
function failureOf(e,t,n){if(e instanceof Failure$1)return e;const r=n.aborted?n.reason:void 0;if(r instanceof Failure$1)return r;if(nameOf(r)===`TimeoutError`)return failure(`server.timeout`,{server:t});if(n.aborted)return failure(`aborted`,{});return failure(`server.unreachable`,{server:t,detail:printable(codeOf(e),60)||`fetch`})}
function nameOf(e){return e instanceof Error||e instanceof DOMException?e.name:``}
function codeOf(e){const{code:t,cause:n}=e??{};if(typeof t===`string`)return t;return n===void 0?``:codeOf(n)}
// src/client/failure.ts
const Failure=Failure$1;

export { sendOver as a, globalFetch as c, longestBody as i, begin as n, unusableReply as o, chunksOf as r, wholeOf as s, Failure as t };
