import { t as forStrangers } from "./serving.js";
import { a as guardStore, i as currentTrouble, n as openMetrics, o as openPipeline, r as openLeases, t as startTracing } from "./start-tracing.js";
import { t as openMonitoring } from "./monitoring.js";
import { n as openLog, t as openOutput } from "./output.js";
import { i as configuredMailer, n as hasSecret, r as openEncryption, t as configuredSecret } from "./configured.js";
import { n as openStored } from "./open.js";
// server/worker.ts
const standardOutput=1;
const longestWait=2**31-1;
async function startWorker(e){const{storing:t}=e;const n=e.metrics?openMetrics(e.metrics):null;const r=openLog(e.log===void 0?openOutput(standardOutput):e.log);const i=e.tracing?await startTracing(`worker`,r):null;const a=openStored(t,e=>r.event(`store`,{trouble:e}),n?.onStored);const o=guardStore(a,e=>r.event(`store-trouble`,{trouble:e}));const s=await openShared(e.redisUrl??null,e=>r.event(`redis`,{trouble:e}));const c=await openLeases(t.databaseUrl,e.redisUrl??null);const l=openPipeline({...e,ledger:a},o,{limiters:s?.open,addressStates:s?.addressStates,leases:c},n?.meter);const u=notifyingOf(e,r);const d=openMonitoring({database:a,storing:t,pipeline:l,log:r,notifying:u});d.start();let f=false;n?.start({role:`worker`,readiness(){if(f)return`draining`;return a.wasOpen()?`ready`:`starting`},storeTrouble:()=>currentTrouble(o),log:r,slots:l.slots,stored:a,shared:s,isMonitoring:true});const p=setInterval(()=>{},longestWait);r.event(`working`);return{blame:e=>r.bug(null,e),async close(){r.event(`draining`);f=true;clearInterval(p);await d.stop();u?.mailer?.close();l.backgroundWork.close();await s?.close();await c?.close();await o.flush();await o.close();await n?.close();await i?.close();r.event(`closed`);await r.flush()}}}
function notifyingOf(e,t){const{secret:n=null,mail:r=null,storing:i,transport:a,baseUrl:o=null,telegramUrl:s=null}=e;if(!hasSecret({secret:n,storing:i})){t.event(`notifications`,{trouble:`PORTCULLIS_SECRET is not set: this worker sends no notifications`});return}let c;return{mailer:configuredMailer({mail:r,transport:a},t),encryption:()=>c??=openEncryption(configuredSecret({secret:n,storing:i},t)),baseUrl:o,telegramUrl:s,posting:{...forStrangers(e.measuring??{}),allow:e.webhookAddresses??[]}}}
async function openShared(e,t){return e===null?null:(await import(`./limiters.js`)).openSharedLimiters(e,t)}

export { startWorker };
