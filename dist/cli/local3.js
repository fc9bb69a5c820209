import { X as redactDeep, Y as openRedactor } from "./node-3.js";
import { O as questionOf } from "./gate-14.js";
import { n as openStored } from "./open.js";
import { t as retryWhileLocked } from "./lock-wait.js";
import { t as StoreTrouble } from "./trouble.js";
import { r as retentionPlaceOf } from "./retention2.js";
import { i as openRunResults, n as openResultCache, r as resultCacheBytes } from "./cache.js";
import { r as snapshotOf } from "./rendered.js";
// server/questions/cache/local.ts
async function openLocalCache({storing:e,secrets:t,onTrouble:n}){let r=false;const i=openStored(e,e=>{if(r&&e!==null)n(e)});try{await i.ready()}catch(e){if(!isLock(e)){await i.close();throw e}}r=true;const a=openResultCache(resultCacheBytes,Date.now,seenFromHere(i,t));return{ledger:i,begin(e,t){const n=e.target(t);const r=retentionPlaceOf(e,t,n)===`store`;const i=openRunResults({check:e,input:t,target:n,question:questionOf(e,t),isStored:r},a,true);return{onResult:i.onResult,stored:i.stored,async previous(n,r){const a=await i.found(n).previous();return a&&snapshotOf(e,t,a,r)}}},async close(){await retryWhileLocked({troubleOf},()=>i.flush()).catch(e=>{if(isLock(e))n(e.trouble.text.en)});await i.close()}}}
function isLock(e){return troubleOf(e)?.id===`locked`}
function troubleOf(e){return e instanceof StoreTrouble?e.trouble:null}
const mark=`local `;
function seenFromHere(e,t){return{...e,find:async t=>unmarked(await e.find(marked(t))),previous:async t=>unmarked(await e.previous(marked(t))),keep({result:n,observations:r,...i}){const a=openRedactor(t,[n.target]);const o=redactDeep({raw:n.raw,verdict:n.verdict,observations:r},a);const{raw:s,verdict:c}=o;e.keep({result:marked({...n,raw:s,verdict:c}),observations:o.observations,...i})}}}
function marked(e){return{...e,question:mark+e.question}}
function unmarked(e){return e&&{...e,question:e.question.slice(6)}}

export { openLocalCache };
