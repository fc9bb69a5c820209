import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { parentPort } from "node:worker_threads";
// server/store/sqlite/store-worker.ts
const applicationId=1347375700;
const mostPrepared=200;
const patience=20;
const moved=1032;
let path=``;
const prepared=new Map;
let database=null;
parentPort?.on(`message`,({id:e,path:t,sql:n,parameters:r})=>{path=t;try{if(n===null)close();parentPort?.postMessage(n===null?{id:e,rows:[],changes:0}:{id:e,...run(n,r)},[])}catch(t){const{message:n,errcode:r=null}=t;parentPort?.postMessage({id:e,message:n,code:r},[])}});
function run(e,t){if(database&&e.startsWith(`begin`))look(database);database??=open();const n=prepare(database.file,e);const r=t;if(n.columns().length>0)return{rows:n.all(...r),changes:0};return{rows:[],changes:Number(n.run(...r).changes)}}
function look({isReadOnly:e,identity:t}){const n=t!==identityOf();if(e||n)close();if(n)throw Object.assign(new Error(`the database file was removed or replaced`),{errcode:moved})}
function identityOf(){const e=statSync(path,{throwIfNoEntry:false});return e?`${e.dev} ${e.ino}`:`none`}
function close(){prepared.clear();database?.file.close();database=null}
function prepare(e,t){const n=prepared.get(t);if(n)return n;if(prepared.size>=mostPrepared)prepared.clear();const r=e.prepare(t);prepared.set(t,r);return r}
function open(){try{return openAt(path,false)}catch(e){const{errcode:t=0}=e;if(![8,14].includes(t&255))throw e;try{return openAt(`file:${path.split(`/`).map(encodeURIComponent).join(`/`)}?immutable=1`,true)}catch{throw e}}}
function openAt(e,t){const n=new DatabaseSync(e,{readOnly:t,timeout:patience});try{claim(n,t);return{file:n,isReadOnly:t,identity:identityOf()}}catch(e){n.close();throw e}}
function claim(e,t){const{page_count:n}=e.prepare(`pragma page_count`).get();const{application_id:r}=e.prepare(`pragma application_id`).get();if(n>0&&r!==applicationId)throw Object.assign(new Error(`another program's database`),{errcode:26});if(n===0)e.exec(`begin; pragma auto_vacuum = incremental; pragma application_id = ${applicationId}; commit`);if(!t)e.exec(`pragma journal_mode = wal; pragma wal_autocheckpoint = 4000; pragma journal_size_limit = 67108864`);e.exec(`pragma synchronous = normal; pragma cache_size = -32768; pragma temp_store = memory`)}

export {};
