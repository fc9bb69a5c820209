import { t as sql } from "./sql.js";
import { t as operator } from "./record.js";
import { n as writeCursor, t as readCursor } from "./cursor.js";
import { t as proofsFor } from "./proofs.js";
import { n as intrusiveChecks } from "./watchable.js";
// server/monitoring/changes/read.ts
const privateFields=[`lookalike-certificate`,`lookalike-renewed`,`lookalike-alert-limit`];
function hostsFor(e,t){const n=proofsFor(e)??[];const r=t.filter(({kind:e})=>n.includes(e));return r.some(({kind:e})=>e===`dns`)?null:r.map(({name:e})=>e)}
async function changes({db:e},t,n){const{domain:r,cursor:i,limit:a}=t;const{owned:o,targets:s,lookalikes:c,watched:l}=await sightOf(e,t,n);let u=e.selectFrom(`change`).selectAll().where(`domain`,`=`,r).orderBy(`at`,`desc`).orderBy(`id`,`desc`).limit(a+1);u=u.where(e=>e.or([e(`check_id`,`not in`,intrusiveChecks),...intrusiveChecks.map(t=>{const n=hostsFor(t,o);if(n===null)return e(`check_id`,`=`,t);return e.and([e(`check_id`,`=`,t),e(`target`,`in`,n.length>0?n:[``])])})]));if(c!==null)u=u.where(e=>e.or([e(`field`,`not in`,privateFields),e(`target`,`in`,c.length>0?c:[``])]));if(s!==null)u=u.where(`target`,`in`,s.length>0?s:[``]);if(i!==void 0){const[e,t]=readCursor(i);u=u.where(sql`(at, id) < (${e}, ${t})`)}const d=await u.execute();const f=d.slice(0,a);const p=f.at(-1);return{domain:r,changes:f.map(told),watched:l,next:d.length>a&&p?writeCursor([p.at,p.id]):null}}
function told(e){return{target:e.target,check:e.check_id,field:e.field,subject:e.subject,from:e.old_value,to:e.new_value,severity:e.severity,direction:e.direction,firstMeasuredAt:isoOf(e.at),lastSeen:isoOf(e.last_seen),confirmedAt:e.confirmed_at===null?null:isoOf(e.confirmed_at),current:e.is_latest===1}}
function isoOf(e){return new Date(e).toISOString()}
async function sightOf(e,{domain:t,caller:n},r){const i=accountOf(n);const a=await e.selectFrom(`watch`).select([`account`,`target`,`checks`]).where(`domain`,`=`,t).execute();const o=a.filter(e=>e.account===i);const s=o.map(({target:e})=>e);const c=o.filter(({checks:e})=>e.split(` `).includes(`lookalike`)).map(({target:e})=>e);const l=r?null:s;const u=r?a.length>0:s.length>0;if(n===void 0)return{owned:[{name:t,kind:`dns`}],targets:null,lookalikes:null,watched:a.length>0};return{owned:i===null?[]:await provenBy(e,i,t),targets:l,lookalikes:c,watched:u}}
function accountOf(e){if(e===void 0)return operator;return e.owner??null}
function provenBy(e,t,n){return e.selectFrom(`ownership_proof`).select([`kind`,`name`]).where(`account`,`=`,t).where(`domain`,`=`,n).execute()}

export { changes };
