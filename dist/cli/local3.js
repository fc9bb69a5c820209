import { dt as redactDeep, ut as openRedactor } from "./node-3.js";
import { O as questionOf } from "./gate-14.js";
import { n as openStored } from "./open.js";
import { t as retryWhileLocked } from "./lock-wait.js";
import { t as StoreTrouble } from "./trouble.js";
import { r as retentionPlaceOf } from "./retention2.js";
import { i as openRunResults, n as openResultCache, r as resultCacheBytes } from "./cache.js";
import { r as snapshotOf } from "./rendered.js";
// server/questions/cache/local.ts
async function openLocalCache({storing:e,settings:t,secrets:n,onTrouble:r}){let i=false;const a=openStored(e,e=>{if(i&&e!==null)r(e)});try{await a.ready()}catch(e){if(!isLock(e)){await a.close();throw e}}i=true;const o=new WeakMap;const s=openResultCache(resultCacheBytes,Date.now,seenFromHere(a,{settings:t,secrets:n}));return{ledger:a,begin(e,t){const n=e.target(t);const r=retentionPlaceOf(e,t,n)===`store`;const i={check:e,question:questionOf(e,t),isStored:r};const a=openRunResults({...i,input:t,target:n},s,true);return{onResult:a.onResult,stored:a.stored,async recent(e){const t=await s.find({...i,maxAge:e});if(!t)return null;const{raw:n,verdict:r,observedAt:a}=t.result;const c={raw:n,verdict:r,observedAt:new Date(a)};o.set(c,t);return c},async previous(n,r){const i=await(o.get(n)??a.found(n)).previous();return i&&snapshotOf(e,t,i,r)}}},async close(){await retryWhileLocked({troubleOf},()=>a.flush()).catch(e=>{if(isLock(e))r(e.trouble.text.en)});await a.close()}}}
function isLock(e){return troubleOf(e)?.id===`locked`}
function troubleOf(e){return e instanceof StoreTrouble?e.trouble:null}
function markOf(e){return e===``?`local `:`local ${e} `}
function seenFromHere(e,{settings:t,secrets:n}){const r=markOf(t);function marked(e){return{...e,question:r+e.question}}function unmarked(e){return e&&{...e,question:e.question.slice(r.length)}}return{...e,find:async t=>unmarked(await e.find(marked(t))),previous:async t=>unmarked(await e.previous(marked(t))),keep({result:t,observations:r,...i}){const a=openRedactor(n,[t.target]);const o=redactDeep({raw:t.raw,verdict:t.verdict,observations:r},a);const{raw:s,verdict:c}=o;e.keep({result:marked({...t,raw:s,verdict:c}),observations:o.observations,...i})}}}

export { openLocalCache };
