import { n as fieldsOf } from "./between.js";
import { xt as severities } from "./node-3.js";
import { r as loadCheck } from "./watchable.js";
import { f as pack, t as addDelivery } from "./deliveries.js";
// src/core/changes/causes.ts
const sums=new Set([`grade`,`score`,`version`]);
const outages=new Set([`availability`,`measurement`]);
function groupByCause(e,t){const n=[];const r=e.toSorted((e,t)=>rankOf(e)-rankOf(t));for(const e of r){const r=n.find(n=>[n.change,...n.effects].some(n=>isSame(n,e,t)));if(r)r.effects.push(e);else n.push({change:e,effects:[]})}return n.toSorted((t,n)=>e.indexOf(t.change)-e.indexOf(n.change))}
function rankOf({field:e}){if(sums.has(e))return 2;return e===`finding`?1:0}
function isSame(e,t,n){if(e.target!==t.target||e.direction!==t.direction)return false;if(outages.has(e.field)&&outages.has(t.field))return true;if(sums.has(t.field))return!sums.has(e.field)&&e.check===t.check;if(t.field!==`finding`)return false;const r=ruleOf(t);if(e.field===`finding`)return r===ruleOf(e);const i=n.get(e.check);const a=i?fieldsOf(i)[e.field]?.reports??[]:[];return typeof a===`function`?a(r,e):a.includes(r)}
function ruleOf({from:e,to:t}){return(t??e??``).replace(/^[^. ]*\./,``)}
// server/monitoring/watch-jobs.ts
const watchJobs=`watch`;
// server/notifications/alerts.ts
const alertJobs=`alert`;
const[patience,pause,soon]=[9e5,5e3,12e4];
const mostOverdue=500;
const mostChanges=500;
async function addAlerts({db:e,jobs:t},{channel:n,domain:r,changes:i,releaseAt:a},o){if(i.length===0)return;await e.insertInto(`pending_alert`).values(i.map(e=>({channel_id:n,domain:r,created_at:o,release_at:a,body:JSON.stringify(e)}))).execute();await t.enqueue(e,[jobFor({channel:n,domain:r,since:a},a)],o)}
function jobFor(e,t){return{kind:alertJobs,payload:e,key:`${e.channel} ${e.domain}`,at:t}}
function alertSender(e,t){return async(n,r)=>{const{payload:i}=n;if(t()-i.since<patience&&await isUnderWay(e,i.domain,t())){await e.through(({db:e})=>e.transaction().execute(e=>n.giveBack(e,t()+pause)));return}await e.through(({db:e,jobs:r})=>e.transaction().execute(async e=>{await n.finish(e);await sendReleased({db:e,jobs:r},i,t())}))}}
const overdue=2*patience;
async function enqueueOverdueAlerts({through:e},t){await e(({db:e,jobs:n})=>e.transaction().execute(async e=>{const r=(await e.selectFrom(`pending_alert`).select([`channel_id`,`domain`]).where(`release_at`,`<=`,t-overdue).distinct().limit(mostOverdue).execute()).map(({channel_id:e,domain:n})=>({channel:e,domain:n,since:t-patience}));await n.enqueue(e,r.map(e=>jobFor(e,t)),t)}))}
async function isUnderWay({through:e},t,n){return e(async e=>{if((await e.jobs.running(e.db,`watch`,n)).includes(t))return true;return await e.db.selectFrom(`watch_check`).innerJoin(`watch`,`watch.id`,`watch_check.watch_id`).select(`watch.id`).where(`watch.domain`,`=`,t).where(`watch_check.to_confirm`,`is not`,null).where(`watch_check.due_at`,`<=`,n+soon).executeTakeFirst()!==void 0})}
async function sendReleased({db:e,jobs:t},n,r){const{channel:i,domain:a}=n;const o=await e.selectFrom(`pending_alert`).select([`id`,`release_at`,`created_at`,`body`]).where(`channel_id`,`=`,i).where(`domain`,`=`,a).orderBy(`id`).execute();const s=o.filter(e=>e.release_at<=r).slice(0,mostChanges);const c=o.filter(e=>!s.includes(e)).map(e=>e.release_at);if(c.length>0)await t.enqueue(e,[jobFor({...n,since:r},Math.max(r,Math.min(...c)))],r);if(s.length===0)return;await e.deleteFrom(`pending_alert`).where(`id`,`in`,s.map(e=>e.id)).execute();const l=await withEffects(await stillSo(e,await stillWanted(e,i,s.map(({body:e,created_at:t,release_at:n})=>({...JSON.parse(e),isHeld:n>t})),r)));if(l.length>0)await sendTo({db:e,jobs:t},i,l,r)}
async function stillWanted(e,t,n,r){if(!n.some(({isHeld:e})=>e))return n;const i=await e.selectFrom(`watch`).innerJoin(`watch_check`,`watch_check.watch_id`,`watch.id`).innerJoin(`channel`,`channel.account`,`watch.account`).select([`watch.target`,`watch_check.check_id`]).where(`channel.id`,`=`,t).where(`watch.target`,`in`,[...new Set(n.map(({change:e})=>e.target))]).where(`watch.paused_at`,`is`,null).where(e=>e.or([e(`watch.muted_until`,`is`,null),e(`watch.muted_until`,`<=`,r)])).execute();const a=new Set(i.map(({target:e,check_id:t})=>`${e} ${t}`));return n.filter(({isHeld:e,change:{target:t,check:n}})=>!e||a.has(`${t} ${n}`))}
async function stillSo(e,t){const n=Map.groupBy(t,({key:e,change:t})=>`${t.target} ${t.check} ${e}`);const r=[];for(const t of n.values()){const[n,i]=[t[0],t.at(-1)];if(!n||!i)continue;if(t.length>1&&n.change.from===i.change.to||i.isHeld&&!await isLatest(e,i))continue;r.push(t.length===1?i.change:asOne(n.change,i.change))}return r}
function asOne(e,t){const n={...t,from:e.from};if(e.direction===t.direction)return n;const r=severities.find(n=>[e,t].some(e=>e.severity===n));return{...n,direction:`neutral`,severity:r??t.severity}}
async function isLatest(e,{key:t,change:{target:n,check:r}}){return await e.selectFrom(`change`).select(`id`).where(`target`,`=`,n).where(`check_id`,`=`,r).where(`key`,`=`,t).where(`is_latest`,`=`,1).executeTakeFirst()!==void 0}
async function withEffects(e){const t=[...new Set(e.map(({check:e})=>e))];return groupByCause(e,new Map(await Promise.all(t.map(async e=>[e,await loadCheck(e)])))).map(({change:e,effects:t})=>{if(t.length===0)return e;const n=pack([e,...t]).changes[0]?.severity??e.severity;return{...e,severity:n,effects:t.map(effectOf)}})}
function effectOf({check:e,field:t,from:n,to:r}){return{check:e,field:t,from:n,to:r}}
async function sendTo({db:e,jobs:t},n,r,i){const a=await e.selectFrom(`channel`).select([`account`,`mode`]).where(`id`,`=`,n).where(`confirmed_at`,`is not`,null).where(`disabled_at`,`is`,null).executeTakeFirst();if(!a)return;const o=pack(r);if(a.mode===`at-once`)await addDelivery({db:e,jobs:t},{channel:n,account:a.account,kind:`change`,payload:o},i);else await e.insertInto(`digest_entry`).values({channel_id:n,body:JSON.stringify(o)}).execute()}

export { watchJobs as a, enqueueOverdueAlerts as i, alertJobs as n, alertSender as r, addAlerts as t };
