import { E as failure, w as Failure } from "./node.js";
import { t as shield } from "./shield.js";
import { N as toAnswer } from "./gate-14.js";
import { i as badgeFields, s as documentFields } from "./header-fields.js";
import { n as openLimit, t as limited } from "./rate-limit.js";
import { t as parseQuestion } from "./parse.js";
import { a as badgesPath } from "./paths2.js";
import { a as hostOf, c as targetAt, i as askedOf, n as badgeOf, r as shieldsJson, t as badgeLabels } from "./badge.js";
// server/pages/badges/route.ts
const perMinute=300;
async function openBadges(e){const t=await e.checks();const n=openLimit(`badge`,perMinute);return async(r,i)=>{i.names=[`lang`];const[a=``,o=``]=r.path.slice(badgesPath.length+1).split(`/`);const s=Object.hasOwn(badgeLabels,a)?t.find(e=>e.id===a):void 0;const[,c=``,l]=/^(.+)\.(svg|json)$/.exec(o)??[];const u=targetAt(c)?.target;if(!s||!u)throw failure(`request.path`,{suggestion:``});const d=await n.charge(e.pipeline.clients(r.incoming).counted);if(d.wait!==null)throw limited(d.wait);const f=await resultOf(s,u,r.language,e);const p=badgeOf(a,f,r.language,Date.now());return l===`svg`?{status:200,fields:badgeFields,body:shield(p)}:{status:200,fields:documentFields,body:shieldsJson(p)}}}
async function resultOf(e,t,n,{pipeline:r,isOptedOut:i}){if(i(hostOf(t)))return null;try{const{input:i}=parseQuestion(e,askedOf(e,t),n,r.allIps);const a=await r.resultCache.newest(e,i);return a&&{data:toAnswer(e,a,i,n),observedAt:a.observedAt}}catch(e){if(e instanceof Failure)return null;throw e}}

export { openBadges };
