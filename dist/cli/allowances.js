import { t as sql } from "./sql.js";
// server/store/allowances.ts
const newNamesAnHour=100;
const anHour=36e5;
function hourOf(e){return Math.floor(e/anHour)}
async function namesBeyond(e,t,n,r){const i=new Set(n.filter(e=>e.isTrusted).flatMap(({names:e})=>e.map(({name:e})=>e)));const a=new Map(n.flatMap(({names:e})=>e.map(({name:e,domain:t})=>[e,t])));for(const e of i)a.delete(e);if(a.size===0)return new Set;for(const n of await known(e,t,[...a.keys()]))a.delete(n);if(a.size===0)return new Set;return charge(e,Map.groupBy([...a.keys()],e=>a.get(e)??e),hourOf(r))}
async function known(e,t,n){const{rows:r}=await sql`
    select t.name from ${t.each(JSON.stringify(n.map(e=>[e])))} as r
    join target t on t.name = r.value->>0`.execute(e);return r.map(({name:e})=>e)}
async function charge(e,t,n){const r=[...t.keys()].toSorted();const i=await e.selectFrom(`allowance`).select([`domain`,`used`]).where(`domain`,`in`,r).where(`hour`,`=`,n).execute();const a=new Map(i.map(e=>[e.domain,e.used]));const o=r.map(e=>{const n=Math.max(0,newNamesAnHour-(a.get(e)??0));const r=t.get(e)??[];return{domain:e,admitted:Math.min(n,r.length),beyond:r.slice(n)}});const s=o.filter(({admitted:e})=>e>0);if(s.length>0)await e.insertInto(`allowance`).values(s.map(({domain:e,admitted:t})=>({domain:e,hour:n,used:t}))).onConflict(e=>e.columns([`domain`,`hour`]).doUpdateSet({used:sql`allowance.used + excluded.used`})).execute();return new Set(o.flatMap(({beyond:e})=>e))}

export { namesBeyond as n, hourOf as t };
