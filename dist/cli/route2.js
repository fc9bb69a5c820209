import { a as validateOriginHeader, i as validateHostHeader, n as openAgent, r as createMcpHandler, t as refusals } from "./message-limits.js";
import { T as describeFailure, w as Failure } from "./node.js";
import { t as callerOf } from "./route.js";
import { i as toJson, t as ask } from "./ask3.js";
import { _ as rateFields, n as agentFields } from "./header-fields.js";
import { t as limited } from "./rate-limit.js";
import { i as readBytes, n as largestText, o as hasTooManyMembers } from "./body.js";
import { n as sentHost } from "./request-target.js";
import { r as toolName } from "./tools.js";
import { n as keptLink } from "./link.js";
// server/agents/route.ts
const keepAlive=15e3;
function agentRoute({checks:e,pipeline:t,baseUrl:n,terms:r,onBug:i,operations:a,open:o=openAgent}){const s=new WeakMap;const c=[`localhost`,`127.0.0.1`,`[::1]`,...n===null?[]:[new URL(n).hostname]];const l=new Set(e.map(toolName));const u=createMcpHandler(({requestInfo:c})=>{const l=c&&s.get(c);if(!l)throw new Error(`a request that did not come through the mount`);const{request:u,caller:d,draft:f}=l;const p=d.scopes?.includes(`read`)===true;return o({checks:e,ask:askerFor(l,t,n),perform:p?a?.(u,f):void 0,language:t.language,terms:r[t.language],isCore:new URLSearchParams(u.search).get(`tools`)===`core`,onBug:e=>i(u.requestId,e)})},{keepAliveMs:keepAlive,maxSubscriptions:0});return async(n,r)=>{const{incoming:i,method:a}=n;const o=strangerOf(i,c);if(o!==null)return rpcError(403,-32e3,o);const{origin:d}=i.headers;if(d!==void 0)r.fields.push([`access-control-allow-origin`,d],[`vary`,`origin`]);if(a===`OPTIONS`)return{status:204,fields:preflight,body:``};if(a!==`POST`){r.fields.push([`allow`,`POST, OPTIONS`]);return rpcError(405,-32e3,`Use POST. This server keeps no sessions and no streams.`)}const onRate=e=>void(r.rate=rateFields(e));const f=await callerOf(n,r,t,onRate);const p=decode(await readBytes(i,largestText));if(p!==null&&hasTooManyMembers(p))return refusedMessage(refusals.members);const m=p===null?null:parse(p);if(!m)return rpcError(400,-32700,`Parse error: the body is not JSON in UTF-8.`);const h=Array.isArray(m.body)?m.body:[m.body];if(h.length>10)return refusedMessage(refusals.messages);for(const e of h){const r=calledTool(e);if(r!==null&&l.has(r))continue;const i=await t.agents.charge(f.counted);onRate(i);if(i.wait!==null)return tooMany(i.wait,idOf(e),n)}const[g]=h;const _=h.length===1?e.find(e=>toolName(e)===calledTool(g)):void 0;if(_)r.note.check=_.id;const v=new Request(`http://localhost${n.path}`,{method:a,headers:headersFor(i),signal:n.gone()});s.set(v,{request:n,caller:f,draft:r});return toReply(await u.fetch(v,{parsedBody:m.body}))}}
function askerFor({request:e,caller:t,draft:n},r,i){return async({check:a,parameters:o,language:s,fresh:c,maxAge:l,signal:u,report:d})=>{const f={check:a,input:o,caller:t,language:s,fresh:c,maxAge:l,report:d,signal:AbortSignal.any([u,e.gone()]),onRate:e=>void(n.rate=rateFields(e))};const p=await ask(f,r);const m=toJson(p.envelope,e.requestId);const{data:h,updatedAt:g,cached:_}=JSON.parse(m);const v=await keptLink(a,o,p,s,r);const y=i??`http://${sentHost(e.incoming)??``}`;return{data:h,updatedAt:g,cached:_,...v!==null&&{report:new URL(v,y).href}}}}
function strangerOf(e,t){if(!validateHostHeader(sentHost(e),[...t]).ok)return unknownHost(`Host`);return validateOriginHeader(e.headers.origin,[...t]).ok?null:unknownHost(`Origin`)}
function unknownHost(e){return`Forbidden: the ${e} header names neither loopback nor the host of PORTCULLIS_BASE_URL.`}
const preflight=[...agentFields,[`allow`,`POST, OPTIONS`],[`access-control-allow-methods`,`POST, OPTIONS`],[`access-control-allow-headers`,`authorization, content-type, accept, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id`],[`access-control-max-age`,`86400`]];
function decode(e){try{return new TextDecoder(`utf-8`,{fatal:true}).decode(e)}catch{return null}}
function parse(e){try{return{body:JSON.parse(e)}}catch{return null}}
function calledTool(e){if(typeof e!==`object`||e===null)return null;const{method:t,params:n}=e;if(t!==`tools/call`||typeof n!==`object`||n===null)return null;const{name:r}=n;return typeof r===`string`?r:null}
function idOf(e){if(typeof e!==`object`||e===null||!(`id`in e))return null;const{id:t}=e;return typeof t===`string`||typeof t===`number`?t:null}
function tooMany(e,t,{language:n}){const r=limited(e);const i=rpcError(429,-32e3,r instanceof Failure?describeFailure(r.facts,n):``,t,{retryAfter:e});return{...i,fields:[...i.fields,[`retry-after`,`${e}`]]}}
function refusedMessage({code:e,message:t}){return rpcError(400,e,t)}
function rpcError(e,t,n,r=null,i){const a=JSON.stringify({jsonrpc:`2.0`,error:{code:t,message:n,...i&&{data:i}},id:r});return{status:e,fields:[...agentFields,[`content-type`,`application/json`]],body:a}}
const ofProtocol=/^(?:accept|content-type|mcp-[a-z0-9-]+)$/;
function headersFor({headers:e}){const t=Object.entries(e).filter(([e])=>ofProtocol.test(e));return new Headers(t.map(([e,t])=>[e,Array.isArray(t)?t.join(`, `):t??``]))}
async function toReply(e){const{status:t}=e;const n=e.headers.get(`content-type`);const r=[...agentFields,...n===null?[]:[[`content-type`,n]]];if(n?.startsWith(`text/event-stream`)&&e.body)return{status:t,fields:r,body:``,stream:e.body};return{status:t,fields:r,body:await e.text()}}

export { agentRoute };
