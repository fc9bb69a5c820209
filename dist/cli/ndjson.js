import { d as lineFields } from "./header-fields.js";
// server/http/ndjson/ndjson.ts
const ofLines=`application/x-ndjson`;
function linesOf({answer:e,items:t}){if(e?.lines)return`page`;return t?`stream`:null}
function wantsLines({incoming:e}){const t=e.headers.accept??``;return t.includes(`application/x-ndjson`)&&!t.includes(`application/json`)}
function linesReply(e,t,n){const{lines:r=[],next:i=null}=e.answer?.lines?.of(n)??{};const a=i===null?[]:[[`link`,`<${pathOf(t,i)}>; rel="next"`]];return{status:200,fields:[...lineFields,...a],body:r.map(e=>`${JSON.stringify(e)}\n`).join(``),note:{cached:false}}}
function pathOf({path:e,search:t},n){const r=new URLSearchParams(t);r.set(`cursor`,n);return`${e}?${r.toString()}`}

export { wantsLines as i, linesReply as n, ofLines as r, linesOf as t };
