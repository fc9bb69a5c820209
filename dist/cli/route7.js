import { w as Failure } from "./node.js";
import { N as toAnswer } from "./gate-14.js";
import { f as refuse, t as callerOf } from "./route.js";
import { i as toJson, t as ask } from "./ask3.js";
import { _ as rateFields, f as pageFields, y as unchangingFields } from "./header-fields.js";
import { n as withoutEmpty, t as readForm } from "./form.js";
import { n as largestText } from "./body.js";
import { n as readQuery } from "./query.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { t as parseQuestion } from "./parse.js";
import { r as compressed } from "./coding.js";
import { c as freshField, l as keyField, t as toolPage } from "./page2.js";
import { i as readsStore, n as keptLink, r as linkOf, t as isLinkable } from "./link.js";
// server/pages/tools/route.ts
function toolRoute(e,t){const{pipeline:n,settingOf:r}=t;const i=Object.keys(e.input.shape);return async(t,a)=>{a.note.check=e.id;a.names=[...i,`lang`];return pageOf(e,t.method===`POST`?await submitted(e,i,t,a,n):await linked(e,i,t,a,n),t,a,r(t))}}
function pageOf(e,t,n,r,i){if(`location`in t)return{status:303,fields:[...pageFields,...unkept,[`location`,t.location]],body:``};const{given:a,shown:o}=t;const s=toolPage({check:e,setting:i,given:a,shown:o});return{...compressed(n.incoming,{...headOf(o,n,r),content:s}),...noteOf(o,n,r)}}
async function answerWith(e,t,n,r,{pipeline:i,settingOf:a}){r.note.check=e.id;r.names=[...Object.keys(e.input.shape),`lang`];return pageOf(e,await measured(e,{given:t,key:void 0,fresh:false},n,r,i),n,r,a(n))}
const unkept=[[`cache-control`,`no-store`]];
function headOf(e,t,n){if(e.kind===`blank`)return{status:200,fields:[...pageFields,...unchangingFields]};if(e.kind!==`failure`)return{status:200,fields:[...pageFields,...unkept]};const{status:r,fields:i}=refuse(e.failure,t.requestId,t.language,n.names);return{status:r,fields:[...pageFields,...unkept,...i.filter(([e])=>e===`retry-after`)]}}
function noteOf(e,t,n){if(e.kind!==`failure`)return{};const{note:r}=refuse(e.failure,t.requestId,t.language,n.names);return r?{note:r}:{}}
async function linked(e,t,n,r,i){const a=withoutEmpty(n.search);if(!isLinkable(e)||a.replace(/(?:^|&)lang=[^&]*/,``)===``)return{given:{},shown:{kind:`blank`}};let o={};try{o=readQuery(a,t,i.language).parameters;if(readsStore(e))return{given:o,shown:await askedNow(e,o,n,r,i)};const{input:s}=parseQuestion(e,o,n.language,i.allIps);const c=await i.resultCache.newest(e,s);if(c===null)return{given:o,shown:{kind:`nothing`}};const l=Math.max(0,Math.floor((Date.now()-c.observedAt)/1e3));const u=toAnswer(e,c,s,n.language);return{given:o,shown:{kind:`result`,data:u,updatedAt:new Date(c.observedAt).toISOString(),age:l}}}catch(e){return{given:o,shown:failed(e,n)}}}
async function askedNow(e,t,n,r,i){return{...resultOf(await askAs(e,{given:t,key:void 0,fresh:false},n,r,i),n),age:0}}
async function submitted(e,t,n,r,i){try{checkSameOrigin(n);const a=e.requires===`key`?[freshField,keyField]:[freshField];const{[freshField]:o,[keyField]:s,...c}=await readForm(n.incoming,[...t,...a],e.subjectIs===`text`?largestText:void 0);return await measured(e,{given:c,key:s,fresh:o===`1`},n,r,i)}catch(e){return{given:{},shown:failed(e,n)}}}
async function measured(e,t,n,r,i){const{given:a}=t;try{if(readsStore(e)){parseQuestion(e,a,n.language,i.allIps);return{location:linkOf(e,a,n.language)}}const o=await askAs(e,t,n,r,i);const s=await keptLink(e,a,o,n.language,i);return s===null?{given:a,shown:resultOf(o,n)}:{location:s}}catch(e){return{given:a,shown:failed(e,n)}}}
async function askAs(e,{given:t,key:n,fresh:r},i,a,o){const onRate=e=>void(a.rate=rateFields(e));const s=n===void 0?void 0:`Bearer ${n}`;const c=await callerOf(i,a,o,onRate,s);return ask({check:e,caller:c,language:i.language,fresh:r,onRate,signal:i.gone,input(){const n=parseQuestion(e,t,i.language,o.allIps);const{host:r}=n.target;if(r!==null)a.note.target=r;return n}},o)}
function resultOf({envelope:e},{requestId:t}){const{data:n,updatedAt:r}=JSON.parse(toJson(e,t));return{kind:`result`,data:n,updatedAt:r,age:null}}
function failed(e,{gone:t,requestId:n}){if(!(e instanceof Failure)||t().aborted)throw e;return{kind:`failure`,failure:e,requestId:n}}

export { toolRoute as n, answerWith as t };
