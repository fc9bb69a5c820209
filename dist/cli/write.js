import { t as sql } from "./sql.js";
import { n as namesBeyond } from "./allowances.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { n as retention, t as mostTimes } from "./retention.js";
// server/store/snapshots/times.ts
function packTimes(e,t){if(e.length===0)return null;const n=[];let r=t;for(const t of e.toReversed()){let e=r-t;for(;e>=128;e=Math.floor(e/128))n.push(128+e%128);n.push(e);r=t}return new Uint8Array(n)}
function unpackTimes(e,t){const n=[];let[r,i,a]=[t,0,1];for(const t of e??[]){i+=a*(t%128);a*=128;if(t>=128)continue;r-=i;n.push(r);[i,a]=[0,1]}return n.toReversed()}
// server/store/snapshots/periods.ts
function withObservation(e,t){const{at:n}=t;if(e.some(({times:e})=>e.includes(n)))return e;const r=e.filter(({times:e})=>latestOf(e)<n);const i=e.filter(({times:e})=>(e[0]??0)>n);const a=e.filter(({times:e})=>(e[0]??0)<n&&latestOf(e)>n);const[o,s]=[r.at(-1),i[0]];const[c]=a;if(c)return[...r,...isSame(c,t)?[joined(c,t)]:split(c,t),...i];if(o&&isSame(o,t))return[...r.slice(0,-1),joined(o,t),...i];if(s&&isSame(s,t))return[...r,joined(s,t),...i.slice(1)];return[...r,single(t),...i]}
function trimmed(e,t){const{times:n}=e;const r=t-retention.snapshots;if(n.length<=6500&&(n[0]??r)>=r)return e;const i=n.slice(-mostTimes).filter((e,t,n)=>e>=r||t===n.length-1);return{...e,times:i,preceding:i.length>1?e.preceding:null}}
function latestOf(e){return e.at(-1)??0}
function isSame(e,{version:t,digest:n}){return n!==null&&e.digest===n&&e.version===t}
function single({at:e,...t}){return{...t,times:[e],preceding:null}}
function joined(e,{at:t,content:n}){const r=[...e.times,t].toSorted((e,t)=>e-t);if(r.at(-1)===t)return{...e,times:r,content:n,preceding:different(e.content,n)};if(r.at(-2)===t)return{...e,times:r,preceding:different(n,e.content)};return{...e,times:r}}
function split(e,t){const n=e.times.filter(e=>e<t.at);const r=e.times.filter(e=>e>t.at);return[{...e,times:n,content:e.preceding??e.content,preceding:null},single(t),{...e,times:r,preceding:r.length>1?e.preceding:null}]}
function different(e,t){return e===t?null:e}
// server/store/snapshots/write.ts
async function writeSnapshots(e,t,n,r){const i=await questionIds(e,t,n);const a=await contentIds(e,n);const o=Math.min(...n.map(({observedAt:e})=>e));const s=await newestRows(e,[...i.values()],o);const c=new Map;for(const{question:e,content:t,canonical:r,version:o,observedAt:l}of n){const n=idIn(i,e);const u={at:l,version:o,digest:r.toString(`hex`),content:idIn(a,t)};c.set(n,withObservation(c.get(n)??s.get(n)??[],u))}await replaceRows(e,t,s,c,r);await dropOldest(e,[...i.values()])}
async function newestRows(e,t,n){const r=(await e.selectFrom(`snapshot`).selectAll().where(`question_id`,`in`,t).where(sql`observed_at >= coalesce((
        select max(s.observed_at) from snapshot s where s.question_id = snapshot.question_id and s.observed_at < ${n}), 0)`).orderBy(`observed_at`).execute()).map(e=>({question:e.question_id,version:e.version,digest:e.digest&&Buffer.from(e.digest).toString(`hex`),times:[...unpackTimes(e.earlier,e.observed_at),e.observed_at],content:e.content_id,preceding:e.preceding_id}));return Map.groupBy(r,({question:e})=>e)}
async function replaceRows(e,t,n,r,i){const a=[...n].flatMap(([e,t])=>t.filter(t=>!r.get(e)?.includes(t)).map(({times:t})=>[e,t.at(-1)]));const o=[...r].flatMap(([e,t])=>t.filter(t=>!n.get(e)?.includes(t)).map(t=>rowOf(e,trimmed(t,i))));if(a.length>0)await sql`
      delete from snapshot where (question_id, observed_at) in (
        select cast(r.value->>0 as bigint), cast(r.value->>1 as bigint) from ${t.each(JSON.stringify(a))} as r)`.execute(e);if(o.length===0)return;await e.insertInto(`snapshot`).values(o).onConflict(e=>e.doNothing()).execute()}
function rowOf(e,{version:t,digest:n,times:r,content:i,preceding:a}){const o=r.at(-1)??0;return{question_id:e,observed_at:o,version:t,content_id:i,digest:n===null?null:Buffer.from(n,`hex`),earlier:packTimes(r.slice(0,-1),o),preceding_id:a}}
async function dropOldest(e,t){await e.deleteFrom(`snapshot`).where(`question_id`,`in`,t).where(sql`observed_at <= (
        select s.observed_at from snapshot s where s.question_id = snapshot.question_id
        order by s.observed_at desc limit 1 offset ${30})`).execute()}
async function questionIds(e,t,n){const r=distinctBy(n,({question:e})=>e);const i=await e.selectFrom(`target`).select([`id`,`name`]).where(`name`,`in`,r.map(({names:e})=>e[0]?.name??``)).execute();const a=new Map(i.map(({id:e,name:t})=>[t,e]));await e.insertInto(`question`).values(r.map(({question:e,names:t})=>({digest:e,target_id:a.get(t[0]?.name??``)??0}))).onConflict(e=>e.column(`digest`).doNothing()).execute();return byDigest(await e.selectFrom(`question`).select([`id`,`digest`]).where(`digest`,`in`,r.map(({question:e})=>e)).orderBy(`id`).modifyEnd(t.forUpdate).execute())}
async function contentIds(e,t){const n=distinctBy(t,({content:e})=>e);await e.insertInto(`content`).values(n.map(({content:e,body:t})=>({digest:e,body:t}))).onConflict(e=>e.column(`digest`).doNothing()).execute();return byDigest(await e.selectFrom(`content`).select([`id`,`digest`]).where(`digest`,`in`,n.map(({content:e})=>e)).execute())}
function distinctBy(e,t){return[...new Map(e.map(e=>[t(e).toString(`hex`),e]))].toSorted(([e],[t])=>e<t?-1:1).map(([,e])=>e)}
function byDigest(e){return new Map(e.map(({id:e,digest:t})=>[Buffer.from(t).toString(`hex`),e]))}
function idIn(e,t){return e.get(t.toString(`hex`))??0}
// server/store/write.ts
async function write({db:e,dialect:t},n,r){await e.transaction().execute(async e=>{const i=await namesBeyond(e,t,n,r);await writeObserved(e,t,n,i);const a=n.filter(({isSnapshot:e,names:t})=>e&&!i.has(t[0]?.name??``));if(a.length>0)await writeSnapshots(e,t,a,r)})}
async function writeObserved(e,t,n,r){await writeNames(e,t,n,r);await writeSightings(e,t,n.flatMap(e=>e.sightings).filter(({target:e})=>!r.has(e)))}
async function writeNames(e,t,n,r){const i=[...new Map(n.flatMap(({names:e})=>e.map(({name:e,domain:t})=>[e,t])))].filter(([e])=>!r.has(e)).toSorted(([e],[t])=>e<t?-1:1);if(i.length===0)return;const a=[...new Set(i.map(([,e])=>e))].toSorted();await sql`
    insert into domain (name) select r.value->>0 from ${t.each(JSON.stringify(a.map(e=>[e])))} as r
    where true on conflict (name) do nothing`.execute(e);await sql`
    insert into target (name, domain_id) select r.value->>0, d.id from ${t.each(JSON.stringify(i))} as r
    join domain d on d.name = r.value->>1
    where true on conflict (name) do nothing`.execute(e)}
async function writeSightings(e,t,n){if(n.length===0)return;const r=new Map;for(const{target:e,kind:t,value:i,at:a}of n){const n=`${t} ${i}\n${e}`;const o=r.get(n);if(!o)r.set(n,[e,t,i,a,a]);else[o[3],o[4]]=[Math.min(o[3],a),Math.max(o[4],a)]}const i=[...r.keys()].toSorted().map(e=>r.get(e));const a=new Map(n.map(({kind:e,value:t})=>[`${e} ${t}`,[e,t]]));const o=[...a.keys()].toSorted().map(e=>a.get(e));await sql`
    insert into value (kind, text) select r.value->>0, r.value->>1 from ${t.each(JSON.stringify(o))} as r
    where true on conflict (kind, text) do nothing`.execute(e);const{numAffectedRows:s}=await sql`
    insert into observation (value_id, domain_id, target_id, first_seen, last_seen)
    select v.id, t.domain_id, t.id, cast(r.value->>3 as bigint), cast(r.value->>4 as bigint)
    from ${t.each(JSON.stringify(i))} as r
    join target t on t.name = r.value->>0
    join value v on v.kind = r.value->>1 and v.text = r.value->>2
    where true
    on conflict (value_id, domain_id, target_id) do update set
      first_seen = case when excluded.first_seen < observation.first_seen then excluded.first_seen else observation.first_seen end,
      last_seen = case when excluded.last_seen > observation.last_seen then excluded.last_seen else observation.last_seen end
  `.execute(e);if(s!==BigInt(i.length))throw new StoreTrouble(troubleWith(`locked`))}

export { writeObserved as n, unpackTimes as r, write as t };
