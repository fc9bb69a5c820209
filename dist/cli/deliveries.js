import { xt as severities } from "./node-3.js";
import { C as shorten } from "./node.js";
import { randomBytes } from "node:crypto";
// server/notifications/payload.ts
const mostChanges=50;
const mostEffects=20;
const longestValue=300;
const emptyPayload={changes:[],omitted:0};
function pack(e,t=0){const n=e.toSorted((e,t)=>rankOf(e)-rankOf(t)||e.at-t.at);return{changes:n.slice(0,mostChanges).map(bounded),omitted:t+Math.max(0,n.length-mostChanges)}}
function merge(e){return pack(e.flatMap(({changes:e})=>e),e.reduce((e,{omitted:t})=>e+t,0))}
function readCargo(e){return JSON.parse(e)}
function rankOf({severity:e}){return severities.indexOf(e)}
function bounded(e){const{subject:t,effects:n}=e;return{...e,subject:shortened(t),...valuesOf(e),...n&&{effects:n.slice(0,mostEffects).map(e=>({...e,...valuesOf(e)}))}}}
function valuesOf({from:e,to:t}){return{from:shortened(e),to:shortened(t)}}
function shortened(e){return e===null?null:shorten(e,longestValue)}
// server/notifications/deliveries.ts
const sendingKinds={delivery:`delivery`,letter:`letter`};
const mostInterrupted=30;
const mostShown=100;
async function addDelivery({db:e,jobs:t},{channel:n,account:r,kind:i,payload:a},o){const s=`msg_${randomBytes(18).toString(`base64url`)}`;await e.insertInto(`delivery`).values({id:s,channel_id:n,account:r,kind:i,body:JSON.stringify(a),created_at:o,due_at:o,attempt:null,lease_until:null,attempts:0,state:`waiting`,finished_at:null,status:null,reason:null}).execute();await t.enqueue(e,(await waiting(e).where(`delivery.id`,`=`,s).execute()).map(toJob),o);return s}
function waiting(e){return e.selectFrom(`delivery`).innerJoin(`channel`,`channel.id`,`delivery.channel_id`).select([`delivery.id`,`delivery.account`,`channel.kind`]).where(`delivery.state`,`=`,`waiting`)}
function kindOf(e){return e===`email`?sendingKinds.letter:sendingKinds.delivery}
function toJob({id:e,account:t,kind:n}){return{kind:kindOf(n),payload:{id:e},key:e,group:t,attempts:mostInterrupted}}
const[overdue,atATime]=[1e4,500];
async function enqueueOverdue({through:e},t){for(let n=``;;){const r=await e(({db:e,jobs:r})=>e.transaction().execute(async e=>{const i=await waiting(e).where(`delivery.due_at`,`<=`,t-overdue).where(e=>e.or([e(`delivery.lease_until`,`is`,null),e(`delivery.lease_until`,`<=`,t)])).where(`delivery.id`,`>`,n).orderBy(`delivery.id`).limit(atATime).execute();await r.enqueue(e,i.map(toJob),t);return i}));if(r.length<atATime)return;n=r.at(-1)?.id??``}}
async function listDeliveries({through:e},t,n,r){return e(async({db:e})=>{let i=e.selectFrom(`delivery`).selectAll().where(`channel_id`,`=`,n).where(`account`,`=`,t);if(r!==void 0)i=i.where(`id`,`=`,r);return(await i.orderBy(`created_at`,`desc`).orderBy(`id`).limit(mostShown).execute()).map(toDelivery)})}
async function resend({through:e},t,n,r,i){return e(({db:e,jobs:a})=>e.transaction().execute(async e=>{const{numUpdatedRows:o}=await e.updateTable(`delivery`).set({state:`waiting`,due_at:i,attempts:0,finished_at:null}).where(`id`,`=`,r).where(`channel_id`,`=`,n).where(`account`,`=`,t).where(`state`,`in`,[`failed`,`cancelled`]).executeTakeFirstOrThrow();await a.enqueue(e,(await waiting(e).where(`delivery.id`,`=`,r).execute()).map(toJob),i);return o>0n}))}
async function readWaiting({through:e},t){return e(async({db:e})=>{const n=await e.selectFrom(`delivery`).selectAll().where(`id`,`=`,t).where(`state`,`=`,`waiting`).executeTakeFirst();const r=n&&await e.selectFrom(`channel`).selectAll().where(`id`,`=`,n.channel_id).executeTakeFirst();return n&&r?{...toDelivery(n),row:r}:null})}
async function takeDue(e,{only:t,canMail:n}){const r=await readWaiting(e,t);if(!r||r.row.kind===`email`&&!n)return[];return await e.through(({db:e,jobs:n})=>n.cancel(e,kindOf(r.row.kind),t))?[r]:[]}
async function record(e,{id:t,channel:n},{state:r,status:i,reason:a,dueAt:o,attempts:s,isGone:c=false},l){await e.updateTable(`delivery`).set({state:r,status:i,reason:a,attempts:s,due_at:o,attempt:null,lease_until:null,finished_at:o===null?l:null}).where(`id`,`=`,t).where(`state`,`in`,[`waiting`,`cancelled`]).execute();if(c)await disable(e,n,l)}
async function disable(e,t,n){await e.updateTable(`channel`).set({disabled_at:n,disabled_reason:`gone`}).where(`id`,`=`,t).where(`disabled_at`,`is`,null).execute();await e.updateTable(`delivery`).set({state:`cancelled`,due_at:null,finished_at:n,reason:`gone`}).where(`channel_id`,`=`,t).where(`state`,`=`,`waiting`).execute();await dropWaiting(e,t)}
async function dropWaiting(e,t){for(const n of[`digest_entry`,`pending_alert`])await e.deleteFrom(n).where(`channel_id`,`=`,t).execute()}
function toDelivery(e){return{id:e.id,channel:e.channel_id,account:e.account,kind:e.kind,payload:readCargo(e.body),state:e.state,attempts:e.attempts,status:e.status,reason:e.reason,createdAt:e.created_at,dueAt:e.due_at,finishedAt:e.finished_at}}

export { readWaiting as a, sendingKinds as c, merge as d, pack as f, listDeliveries as i, takeDue as l, dropWaiting as n, record as o, readCargo as p, enqueueOverdue as r, resend as s, addDelivery as t, emptyPayload as u };
