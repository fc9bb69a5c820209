import { F as languages, w as Failure } from "./node.js";
import { D as runLocal, In as targetOfHost, bn as attempt, zn as defineCheck } from "./gate-14.js";
import { $r as boolean, Ri as codeOf, Zr as array, _i as strictObject, jr as parseInput, pi as object, vi as string, vt as defineProblems, xi as unknown } from "./node-3.js";
import { a as outbox, i as openJobs, r as Overtaken, t as openChanges } from "./states.js";
import { n as workOnNotifications } from "./notifier.js";
import { n as openWebhookClient, t as controlLookupWith } from "./control-lookup.js";
import { t as firstSweep } from "./sweep.js";
import { C as nextDue, D as repeatOurs, E as repeatAfter, O as roomAfter, S as missed, T as phases, b as quotasOf, d as changeWatch, g as removeWatch, m as listWatches, n as isOwn, s as newWatch, t as checkSeverityNames, u as addWatch, v as toWatch, w as nodeLasts, x as leftToOthers } from "./severity-names.js";
import { t as parseJsonc } from "./jsonc.js";
import { t as operator } from "./record.js";
import { n as alertsAfter, s as usualAlerts } from "./alert-settings.js";
import { n as workThrough } from "./work-through.js";
import { t as addDelivery, u as emptyPayload } from "./deliveries.js";
import { r as refusedItem, t as answerItem } from "./answer2.js";
import { t as parseQuestion } from "./parse.js";
import { t as countedKey } from "./shares.js";
import { n as bytesOfRuns, o as mostBytes, r as deleteRuns, u as tooManyBytes } from "./rows.js";
import { r as loadCheck, t as inputFor } from "./watchable.js";
import { t as sql } from "./sql.js";
import { i as unpack, t as pack } from "./prepare.js";
import { a as isOurLimit } from "./start.js";
import { a as isOurs, t as ask } from "./ask3.js";
import { t as proofsFor } from "./proofs.js";
import { a as watchJobs } from "./alerts.js";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readFile, stat } from "node:fs/promises";
// src/run/online-lookup.ts
const[soa,noError,nxDomain]=[6,0,3];
const online=defineCheck({id:`online`,version:1,title:{en:`Own network`,ko:`자체 네트워크`},about:{en:`Looks up a top-level domain.`,ko:`최상위 도메인을 조회합니다.`},input:strictObject({domain:string()}),raw:object({isOnline:boolean()}),cost:`standard`,ttl:0,words:{problems:defineProblems({}),caps:{},kpis:{},parts:{}},target:({domain:e})=>targetOfHost(e),collect:async({domain:e},{net:t})=>{const n=await attempt(()=>t.dns({name:`${e}.`,type:soa,time:1}));const r=n.ok?(n.value.message[3]??0)&15:null;return{isOnline:r===noError||r===nxDomain}},judge:()=>({status:`pass`,kpis:[],findings:[]})});
async function isOnline(e,t){try{const{raw:n}=await runLocal(online,{domain:e.slice(e.lastIndexOf(`.`)+1)},t);return n.isOnline}catch(e){if(e instanceof Failure)return false;throw e}}
// server/notifications/open.ts
function notifierOptions(e,{mailer:t,encryption:n,baseUrl:r,telegramUrl:i=null,posting:a}){return{database:e,post:openWebhookClient(a),mailer:r===null?null:t,encryption:n,baseUrl:r,telegramUrl:i,now:Date.now}}
// server/store/sweep-job.ts
const[first,step,round]=[6e4,500,6e5];
const mostSteps=500;
function workOnSweep(e,t){e.work(`sweep`,async(e,n)=>{const{payload:r}=e;let i=`part`in r?r:firstSweep;let a=false;for(let e=0;e<mostSteps&&!a;e++){const e=i;i=await t.sweep(e);a=i.part===0&&e.part!==0;if(i.from>0)await setTimeout(step,void 0,{signal:n,ref:false}).catch(()=>void 0);if(n.aborted)break}await t.through(({db:t})=>t.transaction().execute(t=>e.repeat(t,i,a?round:step)))},{most:1,every:round,first})}
// server/monitoring/watches/file.ts
const fileName=`watches.json`;
const largestEntry=1e3;
const listed=strictObject({watches:array(unknown())});
function openWatchesFile(e,t,n=quotasOf()){const r=join(t,fileName);let i=``;return{async sync(t){const a=await versionOf(r);if(a===i)return;i=a;if(a===``)return;const o=await readWatches(r,n);try{await apply(e,o,n,t)}catch(e){i=``;throw e}}}}
async function versionOf(e){try{const{mtimeMs:t,size:n,ino:r}=await stat(e);return`${t} ${n} ${r}`}catch(e){if(codeOf(e)===`ENOENT`)return``;throw e}}
async function readWatches(e,t){const n=await readFile(e);const r=largestEntry*t.watches;if(n.length>r)throw wrong(`is larger than ${r} bytes`);const{value:i,at:a}=parseJsonc(n.toString(`utf8`).replace(/^\ufeff/,``),fileName);const o=Array.isArray(i);const{success:s,data:c}=listed.safeParse(o?{watches:i}:i);if(!s)throw wrong(`must be { "watches": […] }`,a(``));const positionOf=e=>a(`${o?``:`/watches`}/${e}`);if(c.watches.length>t.watches)throw tooMany(`lists ${c.watches.length} watches`,t);const l=[];for(const[e,t]of c.watches.entries()){const n=await readOne(t,e,positionOf(e));const{host:r}=n.target;if(l.some(({target:e})=>e.host===r))throw wrong(`lists ${r} twice`,positionOf(e));l.push(n)}return l}
async function readOne(e,t,n){try{const t=parseInput(newWatch,e);await checkSeverityNames(t.severities);return t}catch(e){if(e instanceof Failure)throw wrong(`entry ${t+1}: ${e.message}`,n);throw e}}
function wrong(e,t=null){const n=t===null?``:`:${t.line}:${t.column}`;return new Error(`${fileName}${n} ${e}`)}
async function apply(e,t,n,r){const i=new Map((await listWatches(e,operator)).map(e=>[e.target,e]));for(const a of t)await applyOne(e,a,i.get(a.target.host),n,r);const a=new Set(t.map(({target:e})=>e.host));for(const{id:t,target:n,isFromFile:r}of i.values())if(r&&!a.has(n))await removeWatch(e,operator,t)}
async function applyOne(e,{target:t,checks:n,interval:r,paused:i,...a},o,s,c){if(o){const t={checks:n,interval:r,paused:i,isFromFile:true,alerts:alertsAfter(usualAlerts,a)};if(await changeWatch(e,`operator`,o.id,t,c,s)===`quota`)throw tooMany(`lists too many checks`,s);return}const l=alertsAfter(usualAlerts,a);const u={target:t.host,domain:t.domain,checks:n,every:r,alerts:l};if(await addWatch(e,u,{account:`operator`,isPaused:i,isFromFile:true,isSpread:true,quotas:s},c)===`quota`)throw tooMany(`and the other watches of the operator are too many`,s)}
function tooMany(e,{watches:t,checks:n}){return wrong(`${e}: the limit is ${t} watches with ${n} checks in total (PORTCULLIS_WATCH_LIMIT)`)}
// server/questions/runs/work.ts
const[mostRuns,mostOfKey,atATime]=[4,2,4];
const slice=3e4;
const[cleanupEvery,cleanedAtOnce]=[6e5,50];
function workOnRuns(e,t){const{database:n,now:r}=t;e.work(`run`,async(e,i)=>{const{id:a}=e.payload;const o=await workOn(a,t,i);i.throwIfAborted();await n.through(({db:t,jobs:n})=>t.transaction().execute(async t=>{if(!o)return e.repeat(t,{id:a},0);await finish({db:t,jobs:n},a,r());return e.finish(t)}))},{most:mostRuns,mostOfGroup:mostOfKey});e.work(`run-cleanup`,async()=>n.through(({db:e})=>e.transaction().execute(e=>deleteExpired(e,r()))),{most:1,every:cleanupEvery})}
async function workOn(e,t,n){const{database:r,pipeline:i,loadCheck:a,now:o,onBug:s}=t;const c=await readRun(r,e,o());const l=c&&await a(c.check_id);if(!c||!l)return true;const u=await itemsOf(r,c);const d=new AbortController;const f=AbortSignal.any([n,d.signal,AbortSignal.timeout(slice)]);const isOver=()=>f.aborted;const wait=e=>setTimeout(e,void 0,{signal:f});const p={check:l,caller:callerOf(c),language:languageOf(c),fresh:false,maxAge:c.max_age??void 0,signal:n,pipeline:i,sleep:wait,isOver,onBug:s};const measure=async(t,n)=>{const a=await bytesOfRuns(r,c.key_id,o())>=mostBytes?tooManyBytes():readInput(t,l,p.language,i.allIps);const s=a instanceof Failure?refusedItem(a,p.language):await answerItem(a,p,n);if(!await keep(r,e,t.index,s))d.abort()};await workThrough({items:u,most:atATime,measure,sleep:wait,isOver,now:o}).catch(e=>{if(!isOver())throw e});return d.signal.aborted||!isOver()}
async function readRun({through:e},t,n){return e(async({db:e})=>{const r=await e.selectFrom(`batch_run`).selectAll().where(`id`,`=`,t).executeTakeFirst();if(!r||r.expires_at<=n||r.finished_at!==null)return null;const i=await e.selectFrom(`api_key`).select([`revoked_at`,`expires_at`]).where(`id`,`=`,r.key_id).executeTakeFirst();if(i!==void 0&&i.revoked_at===null&&(i.expires_at===null||i.expires_at>n))return r;await deleteRuns(e,[t]);return null})}
async function itemsOf({through:e},t){return(await e(({db:e})=>e.selectFrom(`batch_item`).select([`item`,`input`]).where(`run_id`,`=`,t.id).where(`envelope`,`is`,null).orderBy(`item`).execute())).map(({item:e,input:t})=>({index:e,input:JSON.parse(t)}))}
function readInput(e,t,n,r){try{return{...e,question:parseQuestion(t,e.input,n,r)}}catch(e){if(e instanceof Failure)return e;throw e}}
async function keep({through:e},t,n,{envelope:r,isOk:i}){return e(({db:e})=>e.transaction().execute(async e=>{const{numUpdatedRows:a}=await e.updateTable(`batch_item`).set({envelope:r}).where(`run_id`,`=`,t).where(`item`,`=`,n).where(`envelope`,`is`,null).executeTakeFirstOrThrow();const o=a>0n;return(await e.updateTable(`batch_run`).set(({eb:e})=>({done:e(`done`,`+`,o?1:0),failed:e(`failed`,`+`,o&&!i?1:0),bytes:e(`bytes`,`+`,o?Buffer.byteLength(r):0)})).where(`id`,`=`,t).executeTakeFirstOrThrow()).numUpdatedRows>0n}))}
async function finish({db:e,jobs:t},n,r){const i=await e.selectFrom(`batch_run`).selectAll().where(`id`,`=`,n).where(`finished_at`,`is`,null).executeTakeFirst();if(!i)return;await e.updateTable(`batch_run`).set({finished_at:r}).where(`id`,`=`,n).execute();if(i.channel_id===null)return;const a=await e.selectFrom(`channel`).select(`id`).where(`id`,`=`,i.channel_id).where(`account`,`=`,i.account).where(`confirmed_at`,`is not`,null).where(`disabled_at`,`is`,null).executeTakeFirst();if(!a)return;const{check_id:o,total:s,failed:c,account:l}=i;const u={...emptyPayload,run:{id:n,check:o,total:s,failed:c}};await addDelivery({db:e,jobs:t},{channel:a.id,account:l,kind:`run`,payload:u},r)}
async function deleteExpired(e,t){const n=await e.selectFrom(`batch_run`).select(`id`).where(`expires_at`,`<=`,t).limit(cleanedAtOnce).execute();await deleteRuns(e,n.map(({id:e})=>e))}
function callerOf({key_id:e,account:t,rate_limit:n}){return{address:``,keyId:e,owner:t,counted:countedKey(e),...n!==null&&{rateLimit:n}}}
function languageOf({language:e}){return languages.find(t=>t===e)??`en`}
// server/monitoring/runs/due.ts
async function domainsDue(e,{node:t,now:n,most:r}){const i=!await hasOthers(e,t,n);return e.through(async({db:e})=>{return(await e.selectFrom(`watch_check`).innerJoin(`watch`,`watch.id`,`watch_check.watch_id`).where(`watch_check.due_at`,`<=`,n).where(e=>e.or([e(`watch_check.to_confirm`,`is`,null),e(`watch_check.to_confirm`,`!=`,t),e(`watch_check.due_at`,`<=`,i?n:n-leftToOthers)])).groupBy(`watch.domain`).orderBy(({fn:e})=>e.min(`watch_check.due_at`)).select(`watch.domain`).limit(r).execute()).map(({domain:e})=>e)})}
async function bringForward({through:e},t){await e(({db:e})=>e.updateTable(`watch_check`).set({due_at:t}).where(`due_at`,`>`,sql`${t} + (select "every" * 5 / 4 from watch where watch.id = watch_check.watch_id) + ${nodeLasts}`).execute())}
async function takeDue({through:e},t,n,r){const i=await e(({db:e})=>e.transaction().execute(async e=>{const i=await e.selectFrom(`watch_check`).innerJoin(`watch`,`watch.id`,`watch_check.watch_id`).where(`watch.domain`,`=`,t.domain).where(`watch_check.due_at`,`<=`,n).orderBy(`watch.target`).orderBy(`watch_check.check_id`).orderBy(`watch.id`).limit(r).selectAll(`watch`).select(dueColumns).execute();for(const{id:n,check_id:r}of i)await e.updateTable(`watch_check`).set({attempt:t.attempt}).where(`watch_id`,`=`,n).where(`check_id`,`=`,r).execute();return i}));return Promise.all(i.map(toDue))}
const dueColumns=[`watch_check.check_id`,`watch_check.due_at`,`watch_check.failures`,`watch_check.to_confirm`,`watch_check.ran_at`,`watch_check.observed_at`,`watch_check.version`,`watch_check.question`,`watch_check.body`];
async function toDue(e){return{watch:toWatch(e),phase:e.phase,check:e.check_id,dueAt:e.due_at??0,failures:e.failures,toConfirm:e.to_confirm,ranAt:e.ran_at,previous:await toPrevious(e)}}
async function toPrevious(e){const{check_id:t,target:n,observed_at:r,version:i,question:a,body:o}=e;if(r===null||i===null||a===null||o===null)return null;return{check:t,target:n,version:i,question:a,observedAt:r,...await unpack(o,r)}}
async function settle({through:e},t,n,r,i){const{noted:a,at:o,dueAt:s,failures:c,toConfirm:l,reason:u}=r;const d=a&&await pack(a);return e(({db:e,jobs:r})=>e.transaction().execute(async e=>{const{numUpdatedRows:f}=await e.updateTable(`watch_check`).set({attempt:null,runs:sql`runs + 1`,ran_at:o,failures:c,to_confirm:l,reason:u,due_at:sql`case when due_at = ${n.dueAt} then ${s} else due_at end`,...a&&d&&{observed_at:a.observedAt,version:a.version,question:a.question,body:d}}).where(`watch_id`,`=`,n.watch.id).where(`check_id`,`=`,n.check).where(`attempt`,`=`,t.attempt).executeTakeFirstOrThrow();if(f===0n)return false;await i?.({db:e,jobs:r});return true}))}
async function postpone({through:e},t,n,r){await e(({db:e})=>e.updateTable(`watch_check`).set({attempt:null,due_at:r,failures:n.failures+1}).where(`watch_id`,`=`,n.watch.id).where(`check_id`,`=`,n.check).where(`attempt`,`=`,t.attempt).where(`due_at`,`=`,n.dueAt).execute())}
async function beat({through:e},t,n){await e(({db:e})=>e.transaction().execute(async e=>{const{last:r}=await e.selectFrom(`node`).select(({fn:e})=>e.max(`seen_at`).as(`last`)).executeTakeFirstOrThrow();if(r!==null&&n-r>missed.after)await spreadMissed(e,n,n-r);await e.insertInto(`node`).values({name:t,seen_at:n}).onConflict(e=>e.column(`name`).doUpdateSet({seen_at:n})).execute();await e.deleteFrom(`node`).where(`seen_at`,`<`,n-forgotten).where(`name`,`!=`,t).execute()}))}
async function spreadMissed(e,t,n){const r=Math.min(missed.over,Math.floor(n/4));const i=t%phases;await e.updateTable(`watch_check`).set({due_at:sql`${t} + ((select phase from watch where watch.id = watch_check.watch_id) + ${i}) % ${phases} * ${r} / ${phases}`}).where(`due_at`,`<=`,t).execute()}
const forgotten=2592e6;
async function hasOthers({through:e},t,n){return await e(({db:e})=>e.selectFrom(`node`).select(`name`).where(`name`,`!=`,t).where(`seen_at`,`>`,n-nodeLasts).executeTakeFirst())!==void 0}
// server/monitoring/runs/measure.ts
function counted(e,t){if(!t)return e;return async(n,r)=>{let i=`internal`;t({kind:`watch-begins`});try{const t=await e(n,r);i=t.kind;return t}finally{t({kind:`watch-ends`,check:n.check,outcome:i})}}}
const ourselves={address:``,counted:[`watches`]};
function pipelineMeasure(e,t=loadCheck){return async({check:n,target:r,isFresh:i},a)=>{const o=await t(n);if(!o)return{kind:`not-begun`};try{const{result:t}=await ask({check:o,input:inputFor(o,r),caller:ourselves,language:`en`,fresh:i,priority:`sweep`,signal:a},e);return{kind:`measured`,result:t}}catch(e){if(a.aborted)return{kind:`not-begun`};if(!(e instanceof Failure))throw e;return outcomeOf(e)}}}
function outcomeOf(e){const{code:t,facts:n}=e;if(isOurs(e)||isOurLimit(n)||t===`RATE_LIMITED`||n.id===`aborted`)return{kind:`not-begun`};return{kind:`unmeasured`,reason:t===`INVALID_INPUT`?n.id:n.reason}}
// server/monitoring/clock-trouble.ts
const tolerated=3e4;
async function clockTrouble({through:e},t){return e(async({db:e,dialect:{clock:n}})=>{if(n===null)return null;const r=t();const{rows:i}=await sql`select ${n} as at`.execute(e);const a=t();const o=(r+a)/2-(i[0]?.at??a);if(Math.abs(o)<=tolerated+(a-r))return null;return`this machine's clock is ${Math.round(Math.abs(o)/1e3)} s ${o>0?`ahead of`:`behind`} the database's`})}
// server/monitoring/runs/unreachable.ts
const connecting=[`golive`,`http`,`owasp`,`pqc`,`ssl`];
const causes=/^(?:dns\.(?:nxdomain|absent|no-address)|tcp\.|timeout\.(?:tcp|tls|http)$|tls\.(?!client-certificate))/;
function isUnreachable(e,t){return connecting.includes(e)&&causes.test(t)}
const[recent,longest]=[9e5,36e5];
const[least,enough]=[5,10];
const fresh=2;
async function isOurOutage({through:e},{account:t,target:n,domain:r},i){const a=await e(({db:e})=>e.selectFrom(`watch_check`).innerJoin(`watch`,`watch.id`,`watch_check.watch_id`).leftJoin(`change`,e=>e.onRef(`change.target`,`=`,`watch.target`).onRef(`change.check_id`,`=`,`watch_check.check_id`).on(`change.field`,`=`,`availability`).on(`change.is_latest`,`=`,1)).select([`watch.account`,`watch.target`,`watch.domain`,`watch_check.check_id`,`watch_check.reason`]).select([`watch_check.failures`,`watch_check.observed_at`,`watch_check.ran_at`]).select([`change.at as turned_at`,`change.new_value as turned_to`]).where(`watch_check.ran_at`,`>`,i-longest).where(`watch_check.check_id`,`in`,connecting).where(`watch.target`,`!=`,n).execute());const o=Map.groupBy(a,e=>e.account);return[null,...[...o.keys()].filter(e=>e!==t)].every(e=>isMostLost(a.filter(t=>t.account!==e),r,i))&&areMostAccountsLost(o,t,i)}
function evidenceIn(e,t){return[...Map.groupBy(e,e=>e.target).values()].map(e=>({isLost:isLost(e),domains:e.map(e=>e.domain),at:Math.max(...e.map(saidAt))})).filter(({at:e})=>e>t-longest).toSorted((e,t)=>t.at-e.at).filter(({at:e},n)=>e>t-recent||n<enough-1)}
function isMostLost(e,t,n){const r=evidenceIn(e,n);const i=r.filter(e=>e.isLost);return new Set([t,...i.flatMap(e=>e.domains)]).size>1&&r.length+1>=least&&2*(i.length+1)>r.length+1}
function areMostAccountsLost(e,t,n){const r=[...new Set([t,...e.keys()])].flatMap(r=>{const i=evidenceIn(e.get(r)??[],n).map(({isLost:e})=>e);const a=r===t?[...i,true]:i;return a.length===0?[]:[2*a.filter(e=>e).length>a.length]});return 2*r.filter(e=>e).length>r.length}
function saidAt(e){const{ran_at:t,turned_at:n,turned_to:r}=e;if(!isLost([e]))return t??-Infinity;if(e.observed_at===null)return-Infinity;if(n!==null&&r!==`up`)return n;return e.failures<=fresh?t??-Infinity:-Infinity}
function isLost(e){return e.every(({check_id:e,reason:t})=>t!==null&&isUnreachable(e,t))}
// server/monitoring/runs/run.ts
const mostInARound=50;
const notOwned=`ownership`;
async function runDomain(e,t,n,r){const{database:i,node:a,now:o}=t;const s=await takeDue(i,e,o(),mostInARound);const c=!await hasOthers(i,a,o());for(const i of s){if(r.aborted)return;if(i.toConfirm===a&&!c&&o()-i.dueAt<leftToOthers)continue;await runOne(e,i,t,r);if(!await n())return}}
async function runOne(e,t,n,r){try{const i=await look(t,n,r);if(r.aborted)return;if(i===null)await postpone(n.database,e,t,n.now()+roomAfter(t.failures));else await recordIt(e,t,i,n,r)}catch(r){n.onBug(r);await postpone(n.database,e,t,n.now()+roomAfter(t.failures)).catch(()=>void 0)}}
async function look(e,t,n){const{watch:r,check:i,toConfirm:a}=e;const o=proofsFor(i);if(o){const e=await t.isOwn({...r,proofs:o},n);if(e===null)return null;if(!e)return`not-owned`}const s=a!==null||isEarly(e,t.now());const c=await t.measure({check:i,target:r.target,isFresh:s},n);if(c.kind===`not-begun`||n.aborted)return null;const l=c.kind===`measured`&&c.result.observedAt<=(e.ranAt??0);return a!==null&&l?null:c}
function isEarly({watch:e,ranAt:t},n){return t!==null&&n-t<e.every/2}
const mostTries=8;
async function recordIt(e,t,n,r,i){const a=r.now();if(n===`not-owned`){await settle(r.database,e,t,{...regular(t,a),reason:notOwned});return}const o=n.kind===`measured`?n.result:await failureOf(t,n,r,i);for(let n=1;;n++){const{outcome:i,record:s}=await compare(t,o,a,r);try{await settle(r.database,e,t,i,s);return}catch(e){if(!(e instanceof Overtaken)||n===mostTries)throw e}}}
async function failureOf({watch:e,check:t},{reason:n},{database:r,isOnline:i,now:a},o){if(!isUnreachable(t,n))return{reason:n};return{reason:n,isUnreachable:true,isOurs:await isOurOutage(r,e,a())||!await i(e.target,o)}}
async function compare(e,t,n,{changes:r,node:i}){const{watch:a,check:o,previous:s,toConfirm:c}=e;const l=`raw`in t?t:null;const u=l===null||s===null||l.observedAt>s.observedAt;const{confirmAfter:d,repeatAfter:f,record:p}=u?await r.note({watch:a,target:a.target,check:o,result:t,previous:s&&l?{...s,target:l.target}:s,at:n,...c!==null&&{confirmedBy:i}}):{};return{outcome:outcomeOf(),record:p};function outcomeOf(){const r=`raw`in t?{}:{failures:e.failures+1,reason:t.reason};const a=u&&l&&isKnown(l)&&{noted:l};if(d!==void 0)return{...regular(e,n),...r,dueAt:n+d,toConfirm:i,...s===null&&a};const o=`raw`in t?regular(e,n):failed(e,n,t);const c=f===void 0?o.dueAt:Math.min(regular(e,n).dueAt,n+f);return{...o,dueAt:c,...a}}}
function isKnown({verdict:e}){return e.status!==`unknown`}
function regular({watch:e,phase:t},n){return{at:n,dueAt:nextDue({every:e.every,phase:t},n),failures:0,toConfirm:null,reason:null}}
function failed(e,t,{reason:n,isOurs:r=false}){const i=e.failures+1;const a=repeatAfter(i)??(r?repeatOurs:null);const o=regular(e,t);if(a===null)return{...o,failures:i,reason:n};return{...o,dueAt:Math.min(t+a,o.dueAt),failures:i,reason:n,toConfirm:e.toConfirm}}
// server/monitoring/worker.ts
const usualRounds=16;
const ahead=4;
function workOnWatches(e,{rounds:t=usualRounds,onClockTrouble:n,...r}){const{database:i,node:a,now:o}=r;let s=-Infinity;let c=false;async function compareClocks(){if(!n)return;const e=await clockTrouble(i,o);if(c!==(e!==null))n(e);c=e!==null}e.work(watchJobs,async({id:e,payload:{domain:t},renew:n},i)=>runDomain({domain:t,attempt:e},r,n,i).catch(e=>{r.onBug(e)}),{most:t});return async()=>{const e=o();if(e-s>=nodeLasts/4||e<s){await beat(i,a,e);await compareClocks();s=e}const n=new Set(await i.through(t=>t.jobs.running(t.db,watchJobs,e)));const r=(await domainsDue(i,{node:a,now:e,most:n.size+ahead*t})).filter(e=>!n.has(e));if(r.length===0)return;await i.through(({db:t,jobs:n})=>t.transaction().execute(t=>n.enqueue(t,r.map(e=>({kind:watchJobs,payload:{domain:e},key:e})),e)))}}
// server/monitoring/monitoring.ts
function openMonitoring({database:e,storing:t,pipeline:n,log:r,notifying:i,now:a=Date.now,steady:o=()=>performance.now(),changes:s=openChanges(e,{onFound:outbox(a)})}){const c=openWatchesFile(e,t.dataDir,quotasOf(t.watchLimit));const l=controlLookupWith(n.engine);const report=(e,t)=>{if(!(t instanceof Failure&&t.facts.id===`store.unreadable`))r.bug(e,t)};const onBug=e=>report(null,e);const u=openJobs({database:e,now:a,steady:o,onClockSet:()=>bringForward(e,a()),onBug,onTrouble:e=>r.event(`monitoring`,{trouble:e}),async before(){await c.sync(a()).catch(e=>r.event(`watches-file`,{trouble:messageOf(e)}));await d()}});const d=workOnWatches(u,{database:e,measure:counted(pipelineMeasure(n),n.meter),changes:s,isOwn:({account:t,domain:n,target:r,proofs:i},o)=>isOwn(e,l,{account:t,domain:n,target:r,proofs:i},a(),o),isOnline:(e,t)=>isOnline(e,{...n.engine,signal:t}),node:hostname(),now:a,onBug,onClockTrouble:e=>r.event(`clock`,{trouble:e})});workOnSweep(u,e);workOnRuns(u,{database:e,pipeline:n,loadCheck,now:a,onBug:report});if(i)workOnNotifications(u,notifierOptions(e,i));return u}
function openSweeping({database:e,log:t,now:n=Date.now,steady:r=()=>performance.now()}){const i=openJobs({database:e,now:n,steady:r,onBug:e=>t.bug(null,e)});workOnSweep(i,e);return i}
function messageOf(e){return e instanceof Error?e.message:String(e)}

export { openSweeping as n, openMonitoring as t };
