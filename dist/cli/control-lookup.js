import { w as Failure } from "./node.js";
import { _i as strictObject, pi as object, qr as _enum, vi as string, vt as defineProblems } from "./node-3.js";
import { D as runLocal, In as targetOfHost, x as withPatience, zn as defineCheck } from "./gate-14.js";
import { n as openGuard } from "./gate-11.js";
import { a as controlOf } from "./severity-names.js";
// src/run/control-lookup.ts
const shown=_enum([`shown`,`absent`,`unknown`]);
const control=defineCheck({id:`control`,version:1,title:{en:`Proof of control`,ko:`도메인 소유 확인`},about:{en:`Looks for the token of an account.`,ko:`계정의 토큰을 찾습니다.`},input:strictObject({domain:string(),host:string(),token:string()}),raw:object({dns:shown,https:shown}),cost:`standard`,ttl:0,words:{problems:defineProblems({}),caps:{},kpis:{},parts:{}},target:({host:e})=>targetOfHost(e),collect:(e,t)=>controlOf(t,e),judge:()=>({status:`pass`,kpis:[],findings:[]})});
async function lookupControl(e,t){const{raw:n}=await runLocal(control,{...e},t);return n}
// src/settings/webhook-client.ts
const patience=15e3;
const limits={connections:8,bytes:1048576,questions:100};
function openWebhookClient({allow:e,authorities:t=[],pins:n=[],resolvers:r=[],optOut:i,operator:a,special:o=false}){const s={special:o,allow:e,...i&&{optOut:i}};return(e,i)=>withPatience(i,patience,async i=>{const o={...s,showsSpecial:e.isOperators??false};const c=openGuard({signal:i,policy:o,pins:n,given:t,limits,operator:a,...r.length>0&&{resolvers:r}});try{return await c.post(e)}finally{c.close()}})}
// server/monitoring/watches/control-lookup.ts
function controlLookupWith(e){return async(t,n)=>{try{return await lookupControl(t,{...e,signal:n})}catch(e){if(e instanceof Failure)return{dns:`unknown`,https:`unknown`};throw e}}}

export { openWebhookClient as n, controlLookupWith as t };
