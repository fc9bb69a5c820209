import { t as sql } from "./sql.js";
// server/store/jobs/counts.ts
const patience=500;
async function countJobs(e,{databaseUrl:t}){const{promise:n,resolve:r}=Promise.withResolvers();const i=setTimeout(()=>r(null),patience);try{const r=t===null?ownQueue:bossQueue;return await Promise.race([e.through(async({db:e})=>toCounts((await r.execute(e)).rows[0])),n])}catch{return null}finally{clearTimeout(i)}}
const ownQueue=sql`select sum(case when lease is null then 1 else 0 end) as waiting,
  sum(case when lease is null then 0 else 1 end) as running from background_job where kind = 'watch' and failed_at is null`;
const bossQueue=sql`select sum(case when state in ('created', 'retry') then 1 else 0 end) as waiting,
  sum(case when state = 'active' then 1 else 0 end) as running from portcullis_jobs.job where name = 'watch'`;
function toCounts(e){return{waiting:Number(e?.waiting??0),running:Number(e?.running??0)}}

export { countJobs };
