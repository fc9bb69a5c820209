import { r as pathOf, t as operationOf } from "./table2.js";
import { Readable } from "node:stream";
// server/operations/inner-calls.ts
function openInnerCalls(e,{withKey:t}){const n=new Map(e.map(({path:e,route:t})=>[e,t]));return(e,r)=>async(i,{parts:a={},query:o={},body:s}={})=>{const{method:c,path:l}=operationOf(i);const u=n.get(l.replaceAll(/\{(?<name>\w+)\}/g,`:$<name>`));if(!u)throw new Error(`no route of ${i}`);const d={fields:[],rate:[],note:{},names:[]};try{const n=await u({...e,method:c,path:pathOf(l,a),search:new URLSearchParams({...o,lang:e.language}).toString(),incoming:requestLike(e.incoming,t,s)},d);d.fields.push(...n.fields);return JSON.parse(n.body).data}finally{Object.assign(r.note,{...d.note,...r.note});r.fields.push(...d.fields.filter(([e])=>e===`set-cookie`))}}}
function requestLike({headers:e,socket:t,url:n},r,i){const{"content-type":a,"content-length":o,"transfer-encoding":s,authorization:c,...l}=e;const u=i===void 0?[]:[Buffer.from(JSON.stringify(i))];const d={"content-type":`application/json`,"content-length":`${u[0]?.length??0}`};const f=r&&c!==void 0?{authorization:c}:{};return Object.assign(Readable.from(u),{headers:{...l,...f,...i!==void 0&&d},socket:t,url:n})}

export { openInnerCalls as t };
