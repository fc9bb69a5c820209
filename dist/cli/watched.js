import { Zr as array, pi as object } from "./node-3.js";
import { Hn as datetime } from "./gate-14.js";
import { i as unpack } from "./prepare.js";
// server/telemetry/watched.ts
const mostHosts=1e3;
const mostRead=5e3;
const[patience,countsLast,certificatesLast]=[2e3,1e4,3e5];
const stored=object({chain:array(object({validTo:datetime()})).min(1)});
function openWatched(e,t=Date.now){const n=lasting(countsLast,()=>countsOf(e,t()));const r=lasting(certificatesLast,()=>certificatesOf(e));return async()=>{const{promise:e,resolve:t}=Promise.withResolvers();const i=setTimeout(t,patience,null);try{const t=Promise.all([n(),r()]).catch(()=>null);const i=await Promise.race([t,e]);return i&&{...i[0],...i[1]}}finally{clearTimeout(i)}}}
function lasting(e,t){let n=null;let r=-Infinity;return()=>{if(n&&performance.now()<r)return n;r=performance.now()+e;n=t();n.catch(()=>n=null);return n}}
async function countsOf({through:e},t){return e(async({db:e})=>{const{due:n,first:r}=await e.selectFrom(`watch_check`).where(`due_at`,`<=`,t).select(({fn:e})=>[e.countAll().as(`due`),e.min(`due_at`).as(`first`)]).executeTakeFirstOrThrow();const{failing:i}=await e.selectFrom(`watch_check`).where(`due_at`,`is not`,null).where(`reason`,`is not`,null).select(({fn:e})=>e.countAll().as(`failing`)).executeTakeFirstOrThrow();const a=e.selectFrom(`delivery`).select(({fn:e})=>e.countAll().as(`count`));const[o,s]=[await a.where(`state`,`=`,`waiting`).where(`due_at`,`<=`,t).executeTakeFirstOrThrow(),await a.where(`state`,`=`,`failed`).executeTakeFirstOrThrow()];return{due:n,lag:r===null?0:t-r,failing:i,deliveriesDue:o.count,deliveriesFailed:s.count}})}
async function certificatesOf({through:e}){const{rows:t,hosts:n}=await e(async({db:e})=>{const t=e.selectFrom(`watch_check`).innerJoin(`watch`,`watch.id`,`watch_check.watch_id`).where(`watch_check.check_id`,`=`,`ssl`).where(`watch_check.due_at`,`is not`,null).where(`watch_check.body`,`is not`,null);return{rows:await t.orderBy(`watch_check.observed_at`,`desc`).select([`watch.target`,`watch_check.observed_at`,`watch_check.body`]).limit(mostRead).execute(),...await t.select(({fn:e})=>e.count(`watch.target`).distinct().as(`hosts`)).executeTakeFirstOrThrow()}});const r=new Map;for(const{target:e,observed_at:n,body:i}of t){if(r.has(e)||n===null||i===null)continue;const t=await endOf(i,n);if(t!==null)r.set(e,t)}const i=[...r].toSorted(([,e],[,t])=>e-t);const a=new Map(i.slice(0,mostHosts));return{certificates:a,omitted:n-a.size}}
async function endOf(e,t){const n=await unpack(e,t).catch(()=>null);const{success:r,data:i}=stored.safeParse(n?.raw);const[a]=r?i.chain:[];return a?Date.parse(a.validTo):null}

export { openWatched };
