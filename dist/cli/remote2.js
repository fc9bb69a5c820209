import { t as askServer } from "./ask2.js";
import { i as pathOf, n as httpRequestOf, o as readReply } from "./request.js";
import { ft as answerSchemaOf, jr as parseInput } from "./node-3.js";
import { n as version, t as problems, x as printable } from "./node.js";
import { n as measuredOf, t as invalidPathOf } from "./envelope-schema.js";
// src/run/remote-answer.ts
const mostSkew=36e5;
function readRemoteReply(e,{check:t,input:n,now:r}){const i=versionIn(e);const a=schemaOf(t).safeParse(e);if(!a.success)return problems.otherForm(200,invalidPathOf(a.error),i);if(i!==void 0&&!isUnderstood(i))return problems.otherVersion(i);const{data:o,cached:s,updatedAt:c,requestId:l}=a.data;if(c===null)return problems.otherForm(200,`updatedAt`);const u=Math.abs(r-Date.parse(c))>mostSkew;if(t.ttl===0&&(s||u))return problems.stored();if(!fits(t,o,n))return problems.unfit();return{data:o,updatedAt:new Date(c),cached:s,requestId:printable(l,100)}}
const schemas=new WeakMap;
function schemaOf(e){const t=schemas.get(e);if(t)return t;const n=measuredOf(answerSchemaOf(e));schemas.set(e,n);return n}
function fits(e,t,n){if(e.answer)return e.answer.fits?.(t,n)??true;return e.fits?.(t.raw,n)??true}
function versionIn(e){const{data:t}=e??{};const n=t?.tool?.version;return typeof n===`string`?n:void 0}
function isUnderstood(e){return/^(?<major>\d{1,6})\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,60})?$/.exec(e)?.groups?.[`major`]===version.split(`.`,1)[0]}
// src/run/remote.ts
function remoteRunner(e){const{server:t,key:n,timeout:r,waiting:i=0,send:a,sleep:o,now:s}=e;return{waitsForRoom:true,async answer(c,l,{language:u,isFresh:d=false,maxAge:f,naming:p,signal:m}){const h=parseInput(c.input,l,p);const g=httpRequestOf({check:c,query:l,language:u,isFresh:d||c.ttl===0,maxAge:f},{server:t,key:n,agent:`portcullis/${version}`});const _={server:t,send:a,sleep:o,now:s,waiting:i,signal:m,timeout:typeof r===`number`?r:r(c),onWait:(t,n)=>e.onWait?.({check:c,query:l,seconds:t,failure:n})};const read=e=>readRemoteReply(e,{check:c,input:h,now:s()});return askServer(g,_,t=>readReply(t,{path:pathOf(c.id),now:s(),read},e))}}}

export { remoteRunner };
