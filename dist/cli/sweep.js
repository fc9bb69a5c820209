import { t as sql } from "./sql.js";
import { t as hourOf } from "./allowances.js";
import { n as retention } from "./retention.js";
// server/store/sweep.ts
const parts=[dropSnapshots,dropObservations,dropUnused(`content`,`snapshot`,`content_id`,`preceding_id`),dropUnused(`question`,`snapshot`,`question_id`),dropUnused(`value`,`observation`,`value_id`),dropNames,dropUnused(`domain`,`target`,`domain_id`),dropAllowances];
const firstSweep={shares:{others:1,watched:1},part:0,from:0};
const[harder,softer]=[.8,1.1];
const least=.01;
function nextShares({others:e,watched:t},n){if(n)return e>least?{others:e*harder,watched:t}:{others:e,watched:t*harder};return t<1?{others:e,watched:Math.min(1,t*softer)}:{others:Math.min(1,e*softer),watched:t}}
async function sweepStep(e,{part:t,from:n,shares:r},{limit:i,now:a}){const o=await parts[t]?.(e,n,{shares:r,now:a});if(typeof o===`number`)return{part:t,from:o,shares:r};if(t+1<parts.length)return{part:t+1,from:0,shares:r};await e.shrink();return{part:0,from:0,shares:nextShares(r,await e.size()>i)}}
async function dropSnapshots({db:e},t,{shares:n,now:r}){const i=await endOfStep(e.selectFrom(`question`).select(`id`).where(`id`,`>`,t));const a=sql`(select q.target_id from question q where q.id = snapshot.question_id)`;await e.deleteFrom(`snapshot`).where(`question_id`,`>`,t).where(`question_id`,`<=`,i??Number.MAX_SAFE_INTEGER).where(`observed_at`,`<`,firstKept(a,n,e=>Math.floor(r-e*retention.snapshots))).execute();return i}
async function dropObservations({db:e},t,{shares:n,now:r}){const i=await endOfStep(e.selectFrom(`target`).select(`id`).where(`id`,`>`,t));const first=e=>Math.floor((r-e*retention.observations)/1e3);await e.deleteFrom(`observation`).where(`target_id`,`>`,t).where(`target_id`,`<=`,i??Number.MAX_SAFE_INTEGER).where(`last_seen`,`<`,firstKept(sql`observation.target_id`,n,first)).execute();return i}
function firstKept(e,{others:t,watched:n},r){if(t===n)return sql`${r(t)}`;return sql`case when exists (
      select 1 from target t join domain d on d.id = t.domain_id join watch w on w.domain = d.name where t.id = ${e}
    ) then cast(${r(n)} as bigint) else cast(${r(t)} as bigint) end`}
function dropUnused(e,t,...n){return async({db:r},i)=>{const a=await endOfStep(r.selectFrom(e).select(`id`).where(`id`,`>`,i));await sql`
      delete from ${sql.table(e)} where id > ${i} and id <= ${a??Number.MAX_SAFE_INTEGER}
      ${sql.join(n.map(n=>sql`and not exists (select 1 from ${sql.table(t)} u where u.${sql.ref(n)} = ${sql.table(e)}.id)`),sql` `)}`.execute(r);return a}}
async function dropNames({db:e},t){const n=await endOfStep(e.selectFrom(`target`).select(`id`).where(`id`,`>`,t));await sql`
    delete from target where id > ${t} and id <= ${n??Number.MAX_SAFE_INTEGER}
    and not exists (select 1 from observation o where o.target_id = target.id)
    and not exists (select 1 from question q where q.target_id = target.id)`.execute(e);return n}
async function dropAllowances({db:e},t,{now:n}){await e.deleteFrom(`allowance`).where(`hour`,`<`,hourOf(n)).execute();return null}
async function endOfStep(e){return(await e.orderBy(`id`).offset(999).limit(1).executeTakeFirst())?.id??null}

export { sweepStep as n, firstSweep as t };
