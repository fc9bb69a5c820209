import { n as openWaitingList, t as messageOf } from "./waiting-list.js";
import { n as openNotificationConnection } from "./line.js";
// server/store/postgres/leases.ts
const channel=`portcullis_leases`;
const makingLock=5042211848;
const patience=1e3;
const taking=`
  with taken as (
    insert into portcullis_lease as lease (question, holder, ends_at)
    values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
    on conflict (question) do update set holder = excluded.holder, ends_at = excluded.ends_at
    where lease.ends_at <= clock_timestamp()
    returning question
  )
  select
    exists (select 1 from taken) as taken,
    (select ceil(1000 * extract(epoch from ends_at - clock_timestamp())) from portcullis_lease where question = $1)::int as left`;
const releasing=`
  with released as (delete from portcullis_lease where question = $1 and holder = $2 returning question)
  select pg_notify($3, $4) from released`;
function openPostgresLeases(e){const t=openWaitingList();const n=openNotificationConnection(e,{channel,onMessage:t.tell,prepare:makeTable,toAnswer:patience});return{async take(e,t,r){const[i]=await n.query(taking,[e,t,r]);return i?.taken?null:Math.max(1,i?.left??1)},async release(e,t,r){await n.query(releasing,[e,t,channel,messageOf(e,r)])},onRelease:t.on,close(){n.close();return Promise.resolve()}}}
async function makeTable(e){const{rows:t}=await e.query(`select to_regclass('portcullis_lease') is not null as made`);if(!t[0]?.made)await e.query(`begin; select pg_advisory_xact_lock(${makingLock});
      create unlogged table if not exists portcullis_lease (
        question text primary key, holder text not null, ends_at timestamptz not null
      ); commit`);await e.query(`delete from portcullis_lease where ends_at < clock_timestamp() - interval '1 hour'`)}

export { openPostgresLeases };
