import { E as failure, n as version, t as problems, w as Failure } from "./node.js";
import { n as measuredOf, t as invalidPathOf } from "./envelope-schema.js";
import { o as readReply, r as keyHeader } from "./request.js";
import { r as pathOf, t as operationOf } from "./table2.js";
// server/operations/remote.ts
const patience=3e4;
function openRemoteOperations({server:e,key:t,language:n,send:r,signal:i}){return async(a,{parts:o,query:s={},body:c}={})=>{const{method:l,path:u,data:d}=operationOf(a);const f=new URL(pathOf(u,o).slice(1),e);f.search=new URLSearchParams({...s,lang:n}).toString();const p=l===`POST`||l===`PATCH`;const m=await r({url:f.href,method:l,headers:{accept:`application/json`,"user-agent":`portcullis/${version}`,...p&&{"content-type":`application/json`},...keyHeader(t)},...p&&{body:new TextEncoder().encode(JSON.stringify(c??{}))},patience},i);const read=e=>{const t=measuredOf(d).safeParse(e);return t.success?t.data:problems.otherForm(m.status,invalidPathOf(t.error))};const h=readReply(m,{path:pathOf(u,o).slice(1),now:Date.now(),read},{server:e,key:t});if(h instanceof Failure)throw h;if(!h.ok)throw failure(`server.invalid-answer`,{server:e,detail:problems.unfit()},{reason:`server.invalid-answer`});return h.data}}

export { openRemoteOperations };
