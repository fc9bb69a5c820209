import { E as failure } from "./node.js";
import { Pt as notOpened, Ut as readMeasuring, ar as readAccess, ct as openLocal, zt as readStoring } from "./node-3.js";
// src/settings/stored-runner.ts
const loadEngine=()=>import(`./gate-11.js`).then(e=>({openEngine:e.t}));
const places=[`data_dir`,`database_url`,`database_url_file`];
function openStoredRunner(e,t,n){if(places.every(e=>t.one(e)===void 0))throw noStore(e);const[r,i,a]=[readStoring(t),readMeasuring(t),readAccess(t)];return{async answer(e,o,s){const c=await n(r).catch(e=>{throw notOpened(e,t,r.dataDir)});try{return await openLocal(i,a,{store:c,loadEngine}).answer(e,o,s)}finally{await c.close()}}}}
function noStore(e){const t={en:`The store that ${e} reads`,ko:`${e} 점검이 읽을 저장소`};return failure(`input.missing`,{field:t,expected:{en:`give a server with --server, or the data directory of a server with --data-dir (the check only reads stored results)`,ko:`--server로 서버를, 또는 --data-dir로 서버의 데이터 폴더를 지정하십시오(저장된 결과만 읽는 점검입니다)`}},{reason:`server`})}

export { openStoredRunner as t };
