import { jr as parseInput, pi as object, vi as string } from "./node-3.js";
import { F as languages, x as printable } from "./node.js";
import { r as parametersOf } from "./parameters.js";
import { n as operations } from "./table2.js";
import { t as cutToSize } from "./full-answer.js";
// server/agents/account-tools.ts
const readable=operations.filter(({method:e,access:t})=>e===`GET`&&t===`key`);
function accountTools(){return readable.map(({id:e,path:t,query:n,title:r,about:i})=>{const a=partsOf(t).map(e=>[e,{type:`string`,maxLength:253}]);const o=n?parametersOf({input:n},`en`):[];return{name:accountToolName(e),title:r.en,description:`${i.en} Reads the account of the API key and changes nothing.`,inputSchema:{type:`object`,properties:{...Object.fromEntries(a),...Object.fromEntries(o.map(({name:e,schema:t,description:n})=>[e,{...t,description:n}])),lang:{type:`string`,enum:[...languages]}},required:[...a.map(([e])=>e),...o.filter(({required:e})=>e).map(({name:e})=>e)],additionalProperties:false},annotations:{readOnlyHint:true,destructiveHint:false,idempotentHint:true,openWorldHint:false}}})}
async function readAccount(e,t,n){const r=readable.find(({id:t})=>accountToolName(t)===e);if(!r)return null;const{id:i,path:a}=r;const o=partsOf(a);const s=Object.entries(t).map(([e,t])=>[e,textOf(e,t)]);const c=await n(i,{parts:Object.fromEntries(s.filter(([e=``])=>o.includes(e))),query:Object.fromEntries(s.filter(([e=``])=>!o.includes(e)))});const l=cutToSize(c);return{data:l,text:JSON.stringify(l)}}
function textOf(e,t){const n=printable(e,60);return parseInput(object({[n]:string()}),{[n]:t})[n]??``}
function accountToolName(e){return`read_${e.replaceAll(/[A-Z]/g,e=>`_${e.toLowerCase()}`)}`}
function partsOf(e){return[...e.matchAll(/\{(?<name>\w+)\}/g)].map(({groups:e})=>e?.[`name`]??``)}

export { accountTools, readAccount };
