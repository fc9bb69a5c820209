import { E as failure } from "./node.js";
import { Ut as readMeasuring, Xn as notBesideServer, Zn as readRemote, d as storing } from "./node-3.js";
import { d as exitCodes, u as tooManySubjects } from "./start-7.js";
import { y as openRemoteSend } from "./gate-10.js";
import { i as toJson } from "./start-5.js";
import { N as serverModules } from "./gate-9.js";
import { s as readWorking } from "./serving.js";
import { n as withDatabase } from "./with-database.js";
import { existsSync } from "node:fs";
// src/cli/perform.ts
function readPerforming(e,t){const n=readRemote(e);if(n){const r=storing.find(({name:t})=>e.source(t)===`flag`);if(r)throw notBesideServer({name:r.name},e);if(n.key===void 0)throw failure(`input.missing`,{field:e.naming(`key`),expected:aKey},{reason:`key`});const{language:i}=readWorking(e);const perform=async(e,r)=>{const[{openRemoteOperations:a},o]=await Promise.all([serverModules.remoteOperations(),openRemoteSend(n)]);return a({...n,language:i,send:o,signal:t})(e,r)};return{perform,undelivered:()=>void 0}}const[r,i]=[readWorking(e),readMeasuring(e)];let a;const onUndelivered=e=>void(a=e);const perform=(n,a)=>withDatabase(r.storing,e,async()=>{const{openLocalOperations:o}=await serverModules.localOperations();const s=e.source(`data_dir`)!==void 0&&!existsSync(r.storing.dataDir);return o({working:r,looking:i,isMistyped:s,naming:e.naming,signal:t,onUndelivered})(n,a)});return{perform,undelivered:()=>a}}
const aKey={en:`an API key of your account on that server, with the scope read or write`,ko:`그 서버에 있는 계정의 API 키(read 또는 write 범위)`};
// src/cli/commands/operation.ts
async function operationCommand(e){const{command:t,task:n,words:r,perform:i,io:a}=e;const{operations:o}=await serverModules.operations();const s=o.find(({command:e})=>e?.words.join(` `)===`${t} ${n}`);if(!s?.command)return null;const{takes:c}=s.command;const l=r[c.length];if(l!==void 0)throw tooManySubjects(t,l);if(r.length<c.length)throw missing(c[r.length]??``,e,c);const u=Object.fromEntries(c.map((e,t)=>[e,r[t]??``]));const named=e=>Object.fromEntries(Object.entries(u).filter(([t])=>Object.hasOwn(e,t)));const d=await i(s.id,{parts:u,query:named(s.query?.shape??{}),body:named(s.body?.shape??{})});a.out(toJson(d));return exitCodes.pass}
function missing(e,{command:t,task:n},r){const i=[`npx portcullis`,t,n,...r.map(e=>e.toUpperCase())].join(` `);return failure(`input.missing`,{field:e,expected:{en:i,ko:`예: ${i}`}},{reason:e})}

export { readPerforming as n, operationCommand as t };
