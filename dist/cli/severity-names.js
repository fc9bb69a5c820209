import { E as failure, v as suggest } from "./node.js";
import { $r as boolean, Ni as NEVER, Pr as shown, Zr as array, _i as strictObject, hn as parseName, qr as _enum, vi as string } from "./node-3.js";
import { bn as attempt, on as certificate, vt as decodeBody } from "./gate-14.js";
import { t as isInconclusive } from "./gate-21.js";
import { r as parseDomain } from "./domain.js";
import { n as fieldsOf } from "./between.js";
import { t as textsOf } from "./texts.js";
import { n as stranger } from "./public-address.js";
import { n as registrableTarget } from "./registrable3.js";
import { i as makeId } from "./format.js";
import { a as readAlerts, i as alertsText, n as alertsAfter, s as usualAlerts, t as alertFields } from "./alert-settings.js";
import { a as usualChecks, o as watchableChecks, r as loadCheck } from "./watchable.js";
import { createHash, randomBytes } from "node:crypto";
// server/monitoring/schedule.ts
const[minute,hour,day]=[6e4,36e5,864e5];
const intervals={usual:day,least:6*hour,most:30*day};
const phases=1e6;
function phaseOf(e){return createHash(`sha256`).update(e).digest().readUIntBE(0,6)%phases}
function nextDue({every:e,phase:t},n){const r=Math.floor(t*e/phases);const i=Math.floor((n-r)/e)*e+r+e;return i-n<e/4?i+e:i}
const again=[10*minute,hour];
function repeatAfter(e){return again[e-1]??null}
const repeatOurs=hour;
function roomAfter(e){return Math.min(hour,minute*2**Math.min(e,6))}
const missed={after:15*minute,over:hour};
const nodeLasts=2*minute;
const leftToOthers=3*minute;
// server/monitoring/watches/watch.ts
function quotasOf(e=1e3){return{watches:e,checks:5*e}}
// server/monitoring/watches/rows.ts
async function addWatch({through:e},t,{account:n,isPaused:r,isFromFile:i,isSpread:a,quotas:o=quotasOf()},s){const{target:c,domain:l,checks:u,every:d,alerts:f=usualAlerts}=t;const p=phaseOf(l);const m=makeId();return e(({db:e,dialect:t})=>e.transaction().execute(async e=>{await t.lockAccount(e,n);const{watches:h,checks:g}=await usedOf(e,n);if(h>=o.watches||g+u.length>o.checks)return`quota`;const _={id:m,account:n,target:c,domain:l,checks:u.join(` `),every:d,phase:p,from_file:i?1:0,paused_at:r?s:null,muted_until:null,created_at:s,alerts:alertsText(f)};const{numInsertedOrUpdatedRows:v}=await e.insertInto(`watch`).values(_).onConflict(e=>e.columns([`account`,`target`]).doNothing()).executeTakeFirstOrThrow();if(v!==1n)return`known`;const y=a?s+Math.floor(p*missed.over/phases):s;await addChecks(e,m,u,r?null:y);return toWatch(_)}))}
async function usedOf(e,t){const{watches:n}=await e.selectFrom(`watch`).where(`account`,`=`,t).select(({fn:e})=>e.countAll().as(`watches`)).executeTakeFirstOrThrow();const{checks:r}=await e.selectFrom(`watch`).innerJoin(`watch_check`,`watch_check.watch_id`,`watch.id`).where(`watch.account`,`=`,t).select(({fn:e})=>e.countAll().as(`checks`)).executeTakeFirstOrThrow();return{watches:n,checks:r}}
async function addChecks(e,t,n,r){if(n.length===0)return;await e.insertInto(`watch_check`).values(n.map(e=>({watch_id:t,check_id:e,due_at:r,...untried}))).execute()}
const untried={attempt:null,failures:0,to_confirm:null,runs:0,ran_at:null,reason:null,observed_at:null,version:null,question:null,body:null};
async function listWatches(e,t){return watchStates(e,{account:t})}
async function watchStates({through:e},{account:t,target:n,after:r,limit:i}){return e(async({db:e})=>{let a=e.selectFrom(`watch`).selectAll().where(`account`,`=`,t).orderBy(`target`);if(n!==void 0)a=a.where(`target`,`=`,n);if(r!==void 0)a=a.where(`target`,`>`,r);if(i!==void 0)a=a.limit(i);const o=await a.execute();const[s,c]=[o[0],o.at(-1)];if(!s||!c)return[];const l=await e.selectFrom(`watch_check`).innerJoin(`watch`,`watch.id`,`watch_check.watch_id`).where(`watch.account`,`=`,t).where(`watch.target`,`>=`,s.target).where(`watch.target`,`<=`,c.target).orderBy(`check_id`).select(stateColumns).execute();const u=Map.groupBy(l,e=>e.watch_id);return o.map(e=>({...toWatch(e),states:(u.get(e.id)??[]).map(toState)}))})}
async function findWatch(e,t,n){return e.through(async({db:e})=>{const r=await e.selectFrom(`watch`).selectAll().where(`account`,`=`,t).where(e=>e.or([e(`id`,`=`,n),e(`target`,`=`,n)])).executeTakeFirst();if(!r)return null;const i=await e.selectFrom(`watch_check`).where(`watch_id`,`=`,r.id).orderBy(`check_id`).select(stateColumns).execute();return{...toWatch(r),states:i.map(toState)}})}
const stateColumns=[`watch_check.watch_id`,`watch_check.check_id`,`watch_check.due_at`,`watch_check.ran_at`,`watch_check.observed_at`,`watch_check.reason`,`watch_check.runs`];
async function changeWatch({through:e},t,n,r,i,a=quotasOf()){return e(({db:e,dialect:o})=>e.transaction().execute(async e=>{await o.lockAccount(e,t);const s=await e.selectFrom(`watch`).selectAll().where(`id`,`=`,n).where(`account`,`=`,t).executeTakeFirst();if(!s)return`unknown`;const c=(r.checks?.length??0)-s.checks.split(` `).length;if(c>0&&(await usedOf(e,t)).checks+c>a.checks)return`quota`;const l=r.paused??s.paused_at!==null;const u={every:r.interval??s.every,checks:(r.checks??s.checks.split(` `)).join(` `),paused_at:l?s.paused_at??i:null,muted_until:r.mute_until===void 0?s.muted_until:r.mute_until,from_file:r.isFromFile??s.from_file===1?1:0,alerts:alertsText(r.alerts??alertsAfter(readAlerts(s.alerts),r))};await e.updateTable(`watch`).set(u).where(`id`,`=`,n).execute();await changeChecks(e,{...s,...u},s,i);return`changed`}))}
async function changeChecks(e,t,n,r){const[i,a]=[t.checks.split(` `),n.checks.split(` `)];const o=a.filter(e=>!i.includes(e));const s=t.paused_at===null?nextDue(t,r):null;if(o.length>0){await e.deleteFrom(`watch_check`).where(`watch_id`,`=`,t.id).where(`check_id`,`in`,o).execute();await forgetStates(e,[t.target])}if(t.every!==n.every||t.paused_at===null!==(n.paused_at===null))await e.updateTable(`watch_check`).set({due_at:s,to_confirm:null}).where(`watch_id`,`=`,t.id).execute();const c=i.filter(e=>!a.includes(e));await addChecks(e,t.id,c,t.paused_at===null?r:null)}
async function runNow({through:e},t,n,r){const{numUpdatedRows:i}=await e(({db:e})=>e.updateTable(`watch_check`).set({due_at:r,failures:0}).where(`watch_id`,`in`,e=>e.selectFrom(`watch`).select(`id`).where(`id`,`=`,n).where(`account`,`=`,t).where(`paused_at`,`is`,null)).executeTakeFirstOrThrow());return i>0n}
async function removeWatch({through:e},t,n){return e(({db:e})=>e.transaction().execute(async e=>{const r=await e.deleteFrom(`watch`).where(`id`,`=`,n).where(`account`,`=`,t).returning(`target`).executeTakeFirst();if(!r)return false;await e.deleteFrom(`watch_check`).where(`watch_id`,`=`,n).execute();await forgetStates(e,[r.target]);return true}))}
const targetsAtATime=500;
async function forgetStates(e,t){for(let n=0;n<t.length;n+=targetsAtATime)await e.deleteFrom(`standing`).where(`target`,`in`,t.slice(n,n+targetsAtATime)).where(e=>e.not(e.exists(e.selectFrom(`watch`).innerJoin(`watch_check`,`watch_check.watch_id`,`watch.id`).select(`watch.id`).whereRef(`watch.target`,`=`,`standing.target`).whereRef(`watch_check.check_id`,`=`,`standing.check_id`)))).execute()}
async function quotaOf({through:e},t){return e(({db:e})=>usedOf(e,t))}
function toWatch(e){return{id:e.id,account:e.account,target:e.target,domain:e.domain,checks:e.checks.split(` `),every:e.every,isFromFile:e.from_file===1,pausedAt:e.paused_at,mutedUntil:e.muted_until,createdAt:e.created_at,alerts:readAlerts(e.alerts)}}
function toState(e){return{check:e.check_id,dueAt:e.due_at,ranAt:e.ran_at,observedAt:e.observed_at,reason:e.reason,runs:e.runs}}
// server/monitoring/watches/schema.ts
function domainOfTarget(e){const{success:t,data:n}=registrableTarget().safeParse(e);return t?n:null}
const aTarget={en:`a host or domain that can be watched, such as shop.example.com; an address or a public suffix cannot`,ko:`shop.example.com처럼 감시할 수 있는 호스트나 도메인(IP 주소와 공용 접미사 제외)`};
const anInterval={en:`a time from 6h to 30d, such as 12h or 1d`,ko:`12h나 1d 같은 6h부터 30d까지의 기간`};
const aTime={en:`an ISO time with its zone such as 2026-12-24T18:00:00Z or 2026-12-24T18:00:00+09:00, or null`,ko:`2026-12-24T18:00:00Z나 2026-12-24T18:00:00+09:00처럼 시간대가 있는 ISO 시각 또는 null`};
const target=string().max(2048).transform((e,t)=>{const n=parseDomain(e);const r=`value`in n?n.value:null;const i=r===null?null:domainOfTarget(r);if(r!==null&&i!==null)return{host:r,domain:i};t.addIssue({code:`custom`,params:{expected:aTarget}});return NEVER}).meta({description:`Host or domain to watch`,ko:`감시할 호스트나 도메인`,examples:[`shop.example.com`]});
const checks=array(_enum(watchableChecks)).min(1).max(watchableChecks.length).transform(e=>[...new Set(e)].toSorted()).meta({description:`Checks to run`,ko:`실행할 점검`,examples:[[`dns`,`ssl`]]});
const units={h:36e5,d:864e5};
const interval=string().max(10).transform((e,t)=>{const n=/^(?<count>\d{1,3})(?<unit>[hd])$/.exec(e)?.groups;const r=Number(n?.[`count`])*(units[n?.[`unit`]??``]??NaN);if(r>=intervals.least&&r<=intervals.most)return r;t.addIssue({code:`custom`,params:{expected:anInterval}});return NEVER}).meta({description:`Time from one run to the next, 6h to 30d`,ko:`실행 간격(6h~30d)`,examples:[`1d`]});
const withZone=/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;
const time=string().max(40).transform((e,t)=>{const n=withZone.test(e)?Date.parse(e):NaN;if(!Number.isNaN(n))return n;t.addIssue({code:`custom`,params:{expected:aTime}});return NEVER}).nullable().meta({description:`Send no notifications before this time; null ends the mute`,ko:`이 시각까지 알림을 보내지 않음. null이면 다시 보냄`,examples:[`2026-12-24T18:00:00Z`]});
const paused=boolean().meta({description:`Whether the watch is paused and measures nothing`,ko:`측정을 멈출지 여부`,examples:[true]});
const newWatch=strictObject({target,checks:checks.default([...usualChecks]),interval:interval.default(intervals.usual),paused:paused.default(false),...alertFields});
const watchChange=strictObject({checks:checks.optional(),interval:interval.optional(),paused:paused.optional(),mute_until:time.optional(),...alertFields});
const ownershipQuery=strictObject({target});
function intervalText(e){const[t,n]=[e/(units[`d`]??1),e/(units[`h`]??1)];return Number.isInteger(t)?`${t}d`:`${n}h`}
// src/probes/control/control.ts
function recordName(e){return`_portcullis.${e}`}
function fileUrl(e){return`https://${e}/.well-known/portcullis.txt`}
function proofText(e){return`portcullis-verification=${e}`}
const[largest,mostHops,patience]=[4096,3,8e3];
async function controlOf(e,t){const[n,r]=await Promise.all([recordOf(e,t),fileOf(e,t)]);return{dns:n,https:r}}
async function recordOf(e,{domain:t,token:n}){const{answer:r,texts:i}=await textsOf(e,parseName(recordName(t)));if(r.kind===`unknown`)return`unknown`;return i.some(e=>e.trim()===proofText(n))?`shown`:`absent`}
async function fileOf(e,{host:t,token:n}){const r=fileUrl(t);for(let[i,a]=[r,0];a<=mostHops;a++){const a=i;const o=await attempt(()=>e.net.http({url:a,namedBy:stranger,limit:largest+1,patience,isAnonymous:true}));if(!o.ok)return o.failure.reason===`dns.nxdomain`?`absent`:`unknown`;const s=redirectOf(o.value,i);if(s===null)return judged(e,o.value,t,n);if(new URL(s).origin!==new URL(r).origin)return`absent`;i=s}return`absent`}
function redirectOf({status:e,headers:t},n){if(![301,302,303,307,308].includes(e))return null;const r=t.find(([e])=>e.toLowerCase()===`location`)?.[1];return r===void 0?null:URL.parse(r,n)?.href??null}
async function judged(e,t,n,r){if(isInconclusive(t.status))return`unknown`;if(t.status!==200||t.truncated||t.body.length>largest)return`absent`;const i=t.headers.find(([e])=>e.toLowerCase()===`content-encoding`)?.[1]??``;const a=Buffer.from(decodeBody(t.body,i)??[]).toString(`utf8`);if(a.length>largest||!a.split(/\r?\n/).some(e=>e.trim()===proofText(r)))return`absent`;const o=await attempt(()=>certificate(e,{host:n,port:443,namedBy:stranger}));if(!o.ok||o.value.trust.trusted===null)return`unknown`;const{trusted:s,reasons:c}=o.value.trust;return s&&!c.some(({enforced:e})=>e)?`shown`:`absent`}
// server/monitoring/watches/ownership.ts
const tokenBytes=16;
async function ownershipOf(e,{account:t,domain:n,target:r},i){const a=await tokenOf(e,t,n,i);const o=await e.through(({db:e})=>e.selectFrom(`ownership_proof`).select([`name`,`kind`,`proven_at`,`checked_at`]).where(`account`,`=`,t).where(`domain`,`=`,n).orderBy(`name`).orderBy(`kind`).execute());return{domain:n,token:a,record:{name:recordName(n),value:proofText(a)},file:{url:fileUrl(r),line:proofText(a)},proofs:o.map(e=>({name:e.name,kind:e.kind===`dns`?`dns`:`https`,provenAt:e.proven_at,checkedAt:e.checked_at}))}}
async function tokenOf({through:e},t,n,r){const i=randomBytes(tokenBytes).toString(`hex`);return e(async({db:e})=>{await e.insertInto(`ownership`).values({account:t,domain:n,token:i,created_at:r}).onConflict(e=>e.columns([`account`,`domain`]).doNothing()).execute();const{token:a}=await e.selectFrom(`ownership`).select(`token`).where(`account`,`=`,t).where(`domain`,`=`,n).executeTakeFirstOrThrow();return a})}
async function verify(e,t,n,r,i){const{account:a,domain:o,target:s}=n;const c=await t({domain:o,host:s,token:await tokenOf(e,a,o,r)},i);await note(e,{account:a,domain:o,name:o,kind:`dns`},c.dns,r);await note(e,{account:a,domain:o,name:s,kind:`https`},c.https,r);return c}
async function note({through:e},t,n,r){if(n===`unknown`)return;await e(async({db:e})=>{if(n===`shown`){await e.insertInto(`ownership_proof`).values({...t,proven_at:r,checked_at:r}).onConflict(e=>e.columns([`account`,`name`,`kind`]).doUpdateSet({checked_at:r})).execute();return}await e.deleteFrom(`ownership_proof`).where(`account`,`=`,t.account).where(`name`,`=`,t.name).where(`kind`,`=`,t.kind).execute()})}
async function isOwn(e,t,{proofs:n,...r},i,a){const o=await provenKinds(e,r);const s=await verify(e,t,r,i,a);if(n.some(e=>s[e]===`shown`))return true;return n.some(e=>o.includes(e)&&s[e]===`unknown`)?null:false}
async function provenKinds(e,{account:t,domain:n,target:r}){return(await e.through(({db:e})=>e.selectFrom(`ownership_proof`).select(`kind`).where(`account`,`=`,t).where(e=>e.or([e.and({name:n,kind:`dns`}),e.and({name:r,kind:`https`})])).execute())).map(({kind:e})=>e===`dns`?`dns`:`https`)}
// server/monitoring/watches/severity-names.ts
async function checkSeverityNames(e={}){const t=Object.keys(e);if(t.length===0)return;const n=await knownNames();const r=t.find(e=>!n.includes(e));if(r===void 0)return;const i=shown(r);const a={en:`rule or field ${i} in severities`,ko:`severities의 규칙 또는 항목 ${i}`};throw failure(`input.unknown`,{field:a,suggestion:suggest(r,n)},{reason:`severities`})}
async function knownNames(){return(await Promise.all(watchableChecks.map(loadCheck))).flatMap(e=>e===null?[]:namesOf(e.words.problems,fieldsOf(e)).map(t=>`${e.id}.${t}`))}
function namesOf(...e){return e.flatMap(e=>Object.keys(e))}

export { nextDue as C, repeatOurs as D, repeatAfter as E, roomAfter as O, missed as S, phases as T, runNow as _, controlOf as a, quotasOf as b, ownershipQuery as c, changeWatch as d, findWatch as f, removeWatch as g, quotaOf as h, verify as i, watchChange as l, listWatches as m, isOwn as n, intervalText as o, forgetStates as p, ownershipOf as r, newWatch as s, checkSeverityNames as t, addWatch as u, toWatch as v, nodeLasts as w, leftToOthers as x, watchStates as y };
