import { E as failure } from "./node.js";
import { randomBytes } from "node:crypto";
// server/questions/runs/rows.ts
const mostOpenRuns=5;
const[mostBytes,runLasts]=[64e6,864e5];
const attempts=1e6;
const openAgain=60;
const atOnce=200;
async function addRun({through:e},t,n){return e(e=>{const{jobs:r,dialect:i}=e;return e.db.transaction().execute(async e=>{await i.lockAccount(e,t.account);const a=await repeated(e,t,n);if(a)return a;await checkLimits(e,t.keyId,n);const o=rowOf(t,n);await e.insertInto(`batch_run`).values(o).execute();for(let n=0;n<t.items.length;n+=atOnce){const r=t.items.slice(n,n+atOnce).map(({index:e,input:t})=>({run_id:o.id,item:e,input:JSON.stringify(t),envelope:null}));await e.insertInto(`batch_item`).values(r).execute()}await r.enqueue(e,[{kind:`run`,payload:{id:o.id},key:o.id,group:t.keyId,attempts}],n);return o})})}
async function repeated(e,{keyId:t,idempotencyKey:n,digest:r},i){if(n===null)return null;const a=await e.selectFrom(`batch_run`).selectAll().where(`key_id`,`=`,t).where(`idempotency_key`,`=`,n).executeTakeFirst();if(!a)return null;if(a.expires_at<=i){await deleteRuns(e,[a.id]);return null}if(a.digest!==r)throw failure(`batch.key-reused`,{},{reason:`Idempotency-Key`});return a}
async function checkLimits(e,t,n){const r=await e.selectFrom(`batch_run`).select([`finished_at`,`bytes`]).where(`key_id`,`=`,t).where(`expires_at`,`>`,n).execute();const i={en:`runs`,ko:`실행`};if(r.filter(({finished_at:e})=>e===null).length>=mostOpenRuns)throw failure(`batch.open`,{limit:mostOpenRuns,what:i},{retryAfter:openAgain});if(r.reduce((e,{bytes:t})=>e+t,0)>=mostBytes)throw tooManyBytes()}
async function bytesOfRuns({through:e},t,n){const{bytes:r}=await e(({db:e})=>e.selectFrom(`batch_run`).select(({fn:e})=>e.sum(`bytes`).as(`bytes`)).where(`key_id`,`=`,t).where(`expires_at`,`>`,n).executeTakeFirstOrThrow());return Number(r??0)}
function tooManyBytes(){return failure(`batch.bytes`,{limit:mostBytes/1e6})}
function rowOf(e,t){const{keyId:n,account:r,rateLimit:i,check:a,language:o,maxAge:s,channel:c,idempotencyKey:l,digest:u,items:d}=e;return{id:`run_${randomBytes(18).toString(`base64url`)}`,key_id:n,account:r,rate_limit:i,check_id:a,language:o,max_age:s,channel_id:c,idempotency_key:l,digest:u,total:d.length,done:0,failed:0,bytes:d.reduce((e,{input:t})=>e+Buffer.byteLength(JSON.stringify(t)),0),created_at:t,finished_at:null,expires_at:t+runLasts}}
async function listRuns({through:e},t,n){return e(({db:e})=>e.selectFrom(`batch_run`).selectAll().where(`key_id`,`=`,t).where(`expires_at`,`>`,n).orderBy(`created_at`,`desc`).orderBy(`id`).execute())}
async function findRun({through:e},t,n,r){const i=await e(({db:e})=>e.selectFrom(`batch_run`).selectAll().where(`id`,`=`,n).where(`key_id`,`=`,t).executeTakeFirst());return i&&i.expires_at>r?i:null}
async function removeRun({through:e},t,n,r){return e(({db:e,jobs:i})=>e.transaction().execute(async e=>{const a=await e.selectFrom(`batch_run`).select(`expires_at`).where(`id`,`=`,n).where(`key_id`,`=`,t).executeTakeFirst();if(!a)return false;await deleteRuns(e,[n]);await i.cancel(e,`run`,n);return a.expires_at>r}))}
async function deleteRuns(e,t){if(t.length===0)return;await e.deleteFrom(`batch_item`).where(`run_id`,`in`,t).execute();await e.deleteFrom(`batch_run`).where(`id`,`in`,t).execute()}
async function readItems({through:e},t,n,r){return(await e(({db:e})=>e.selectFrom(`batch_item`).select([`item`,`input`,`envelope`]).where(`run_id`,`=`,t).where(`item`,`>=`,n).where(`envelope`,`is not`,null).orderBy(`item`).limit(r).execute())).map(({item:e,input:t,envelope:n})=>({index:e,input:JSON.parse(t),envelope:n??``}))}
const runData={name:`runs`,read:readOfAccount,remove:removeOfAccount};
async function readOfAccount({db:e},t){return(await e.selectFrom(`batch_run`).select([`id`,`check_id as check`,`total`,`done`,`failed`,`created_at as createdAt`]).where(`account`,`=`,t).orderBy(`created_at`).execute()).map(({createdAt:e,...t})=>({...t,createdAt:new Date(e).toISOString()}))}
async function removeOfAccount(e,t){const n=await e.selectFrom(`batch_run`).select(`id`).where(`account`,`=`,t).execute();for(const{id:t}of n)await deleteRuns(e,[t])}

export { listRuns as a, removeRun as c, findRun as i, runData as l, bytesOfRuns as n, mostBytes as o, deleteRuns as r, readItems as s, addRun as t, tooManyBytes as u };
