import { a as sampleFailures, n as openapi } from "./document.js";
// server/http/openapi/read.ts
function readReference(e,t,n=[]){const r=openapi(e,t,n);return{...r,components:{...r.components,schemas:withGeneral(r.components.schemas)}}}
const general=`Interpretation`;
function generalOf(e){return e.endsWith(general)?general:e}
function withGeneral(e){const[,t]=Object.entries(e).find(([e])=>e!==general&&generalOf(e)===general)??[];const n=t?.properties?.[`issues`];const{id:r,...i}=n?.items?.properties??{};if(!t||!n||!r)return e;const{description:a=``}=r.$ref?lookUp(e,{$ref:r.$ref}):r;const o={...n.items,properties:{id:{type:`string`,description:a},...i}};return{...e,[general]:{...t,properties:{...t.properties,issues:{...n,items:o}}}}}
function entriesOf(e,t){return Object.entries(e.paths).flatMap(([n,r])=>Object.entries(r).filter(([,{tags:e}])=>e.includes(t)).map(([t,r])=>toEntry(e,{path:n,method:t.toUpperCase(),operation:r})))}
function failuresIn(e){const t=new Set(entriesOf(e,`checks`).flatMap(({responses:e})=>e.map(([e])=>e)));return sampleFailures.filter(({status:e})=>t.has(`${e}`))}
function toEntry({components:e},t){const{parameters:n=[],requestBody:r,responses:i}=t.operation;return{...t,parameters:n.map(t=>`$ref`in t?lookUp(e.parameters,t):t),body:r?.content[`application/json`].schema??null,responses:Object.entries(i).map(([t,n])=>[t,`$ref`in n?lookUp(e.responses,n):n])}}
function lookUp(e,{$ref:t}){const n=e[nameOf(t)];if(n===void 0)throw new Error(`the reference points to ${t}, which it does not hold`);return n}
function nameOf(e){return e.slice(e.lastIndexOf(`/`)+1)}
function follow(e,t){const{$ref:n,...r}=t;if(n===void 0)return{schema:t,name:null};return{schema:{...lookUp(e.components.schemas,{$ref:n}),...r},name:nameOf(n)}}
function parametersIn({parameters:e,body:t}){return[...Object.entries(t?.properties??{}).map(([e,n])=>({name:e,schema:n,description:n.description??``,required:t?.required?.includes(e)??false})),...e]}
function takesKey({operation:e}){return e.security?.some(e=>Object.hasOwn(e,`bearer`))??false}
function curlOf(e,t=`$SERVER`){const{method:n,path:r,parameters:i,operation:a}=e;const o=i.filter(({name:e})=>!r.includes(`{${e}}`));const s=`${t}${r.replaceAll(/\{(\w+)\}/g,(e,t)=>`$${t.toUpperCase()}`)}${queryOf(o)}`;const c=a.requestBody&&JSON.stringify(a.requestBody.content[`application/json`].example??{});return[`curl ${n===(c===void 0?`GET`:`POST`)?``:`-X ${n} `}"${s}"`,...c===void 0?[]:[`-H "Content-Type: application/json" -d '${c.replaceAll(`'`,`'\\''`)}'`],...takesKey(e)?[`-H "Authorization: Bearer $PORTCULLIS_KEY"`]:[]].join(` `)}
function queryOf(e){const t=e.filter(({required:e})=>e).map(({name:e,example:t=e})=>`${e}=${readableValue(String(t))}`);return t.length===0?``:`?${t.join(`&`)}`}
function readableValue(e){return encodeURIComponent(e).replaceAll(`%3A`,`:`).replaceAll(`%2F`,`/`)}

export { generalOf as a, takesKey as c, follow as i, entriesOf as n, parametersIn as o, failuresIn as r, readReference as s, curlOf as t };
