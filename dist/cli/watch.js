import { E as failure, P as fill, T as describeFailure, w as Failure, x as printable } from "./node.js";
import { Ht as readLanguage, Pr as shown, i as readGiven, r as givenFlags, yr as environmentOnly } from "./node-3.js";
import { i as toJson } from "./start-5.js";
import { Q as widthOf, Z as pad } from "./gate-9.js";
import { d as exitCodes, u as tooManySubjects, y as optionsFor } from "./start-7.js";
import { n as readPerforming, t as operationCommand } from "./operation.js";
import { r as commandTaskOf } from "./with-database.js";
import { t as readTargetLines } from "./target-lines.js";
import { setTimeout } from "node:timers/promises";
// src/cli/commands/watch-add.ts
const said$1={known:{en:`{target} is watched already.`,ko:`{target|은/는} 이미 감시하고 있습니다.`},refused:{en:`Not added: {target}. {why}`,ko:`추가하지 않음: {target}. {why}`},total:{en:`Added {added} of {count} watches.`,ko:`감시 {count}개 중 {added}개를 추가했습니다.`}};
async function targetsToAdd(e,{given:t,io:n}){const r=t.one(`targets`);if(r===void 0)return e;const i=await readTargetLines(r,t.naming(`targets`),n);return[...new Set([...e,...i.map(({target:e})=>e)])]}
function settingsIn(e){const t=e.one(`checks`)?.split(`,`).map(e=>e.trim());const n=[`interval`,`expiry_days`,`min_severity`,`severities`,`maintenance`].flatMap(t=>{const n=e.one(t);return n===void 0?[]:[[t,n]]});return{...t&&{checks:t},...Object.fromEntries(n)}}
async function addMany(e,t,n){const{given:r,io:i,language:a}=t;const o=[];let s=false;for(const c of e){const e=await addOne(c,t);if(e instanceof Failure){const t=e.facts.id===`watch.known`;s||=!t;const n=describeFailure(e.facts,a);i.err(`${fill(t?said$1.known:said$1.refused,{target:printable(c,100),why:n},a)}\n`)}else{o.push(e);if(!r.isSet(`json`))n(e)}}if(r.isSet(`json`))i.out(toJson(o));i.err(`${fill(said$1.total,{added:o.length,count:e.length},a)}\n`);return s?exitCodes.usage:exitCodes.pass}
async function addOne(e,{perform:t,given:n,io:r}){for(;;)try{return await t(`addWatch`,{body:{target:e,...settingsIn(n)}})}catch(e){if(!(e instanceof Failure))throw e;if(!(e.code===`RATE_LIMITED`&&e.retryAfter!==null))return ofTarget(e);await setTimeout(1e3*(e.retryAfter??1),void 0,{...r.signal&&{signal:r.signal}})}}
function ofTarget(e){if(!(e.code===`INVALID_INPUT`&&e.reason===`target`&&e.facts.id!==`account.full`))throw e;return e}
// src/cli/commands/watch.ts
const said={added:{en:`Added a watch of {target}: {checks}, every {interval}. A running server or worker starts within seconds.`,ko:`{target} 감시를 추가했습니다. 점검: {checks}, 간격: {interval}. 실행 중인 서버나 워커가 몇 초 안에 시작합니다.`},changed:{en:`The settings of the watch of {target} were changed.`,ko:`{target} 감시의 설정을 바꾸었습니다.`},paused:{en:`The watch of {target} was paused.`,ko:`{target} 감시를 일시 중지했습니다.`},resumed:{en:`The watch of {target} was resumed.`,ko:`{target} 감시를 다시 시작했습니다.`},muted:{en:`Notifications for {target} are off until {until}. Checks still run.`,ko:`{until}까지 {target}의 알림을 보내지 않습니다. 점검은 계속 실행합니다.`},heard:{en:`Notifications for {target} are on.`,ko:`{target}의 알림을 다시 보냅니다.`},due:{en:`All checks of {target} are due now. A running server or worker starts within seconds.`,ko:`{target}의 모든 점검을 지금 실행하도록 예약했습니다. 실행 중인 서버나 워커가 몇 초 안에 시작합니다.`},removed:{en:`The watch of {target} was removed. Its history is kept.`,ko:`{target} 감시를 삭제했습니다. 기록은 남아 있습니다.`},none:{en:`There are no watches. Add one: npx portcullis watch add DOMAIN`,ko:`감시가 없습니다. npx portcullis watch add DOMAIN으로 추가하십시오.`},prove:{en:`port and exposure run only while you prove ownership of {domain}. Publish one of these:`,ko:`port와 exposure는 {domain}의 소유가 확인되는 동안에만 실행됩니다. 다음 중 하나를 게시하십시오.`},record:{en:`  TXT record of {name}: {value}`,ko:`  {name}의 TXT 레코드: {value}`},file:{en:`  {url} with the line {value} (port on this host only)`,ko:`  {url} 파일에 {value} 줄(이 호스트의 port만)`},seen:{en:`TXT record: {dns}. File: {https}.`,ko:`TXT 레코드: {dns}. 파일: {https}.`},proven:{en:`Last verified for {name} at {at}.`,ko:`{name}: {at}에 마지막으로 확인했습니다.`}};
async function watchCommand({argv:e,io:t,subjects:n,isFromEnvironment:r}){const[i=``,...a]=r?[]:n;const[o,s]=a;const c=readGiven(givenFlags(e),t.env,[...optionsFor(`watch`),...environmentOnly]);const{perform:l}=readPerforming(c,t.signal??new AbortController().signal);if(i!==``&&!Object.hasOwn(tasks,i)){const e=await operationCommand({command:`watch`,task:i,words:a,perform:l,io:t});if(e!==null)return e}const u=commandTaskOf(`watch`,i,tasks,e);const d=readLanguage(c);const f={perform:l,word:o??``,given:c,language:d,io:t};if(u===`add`)return add(f,await targetsToAdd(a,f));const p=u===`list`?o:s;if(p!==void 0)throw tooManySubjects(`watch`,p);if(u!==`list`&&(o===void 0||o===``))throw noWord(u);await tasks[u](f);return exitCodes.pass}
const tasks={add:()=>Promise.resolve(),list,change:changeSettings,pause,resume,mute,run,remove,prove};
async function add(e,t){const[n=``,...r]=t;if(n===``)throw noWord(`add`);if(r.length>0)return addMany(t,e,t=>tellAdded(e,t));const i=await e.perform(`addWatch`,{body:{target:n,...settingsIn(e.given)}});tellAdded(e,i);await tellProof(e,i);return exitCodes.pass}
function tellAdded(e,t){const n=t.checks.map(({check:e})=>e).join(`, `);tell(e,t,fill(said.added,{target:t.target,checks:n,interval:t.interval},e.language))}
async function tellProof({perform:e,given:t,language:n,io:r},i){if(!i.checks.map(({check:e})=>e).some(e=>needProof.has(e))||t.isSet(`json`))return;tellOwnership(await e(`ownership`,{query:{target:i.target}}),t,n,r)}
async function changeSettings(e){await change(e,settingsIn(e.given),said.changed)}
const needProof=new Set([`exposure`,`port`]);
async function list({perform:e,given:t,language:n,io:r}){const{watches:i}=await e(`watches`);if(t.isSet(`json`))r.out(toJson(i));else if(i.length===0)r.err(`${said.none[n]}\n`);else r.out(linesOf(i,n))}
function linesOf(e,t){const n=e.map(e=>[e.target,stateOf(e)[t],e.interval,checksOf(e)]);const r=[0,1,2].map(e=>Math.max(...n.map(t=>widthOf(t[e]??``))));return n.map(e=>e.map((e,t)=>pad(e,r[t]??0)).join(`  `)).map(e=>`${e.trimEnd()}\n`).join(``)}
const states={runs:{en:`active`,ko:`실행`},paused:{en:`paused`,ko:`중지`},muted:{en:`muted`,ko:`알림 끔`}};
function stateOf({paused:e,mutedUntil:t}){if(e)return states.paused;return t!==null&&Date.parse(t)>Date.now()?states.muted:states.runs}
function checksOf({checks:e}){return e.map(({check:e,reason:t})=>t===null?e:`${e} (${t})`).join(` `)}
async function pause(e){await change(e,{paused:true},said.paused)}
async function resume(e){await change(e,{paused:false},said.resumed)}
async function mute(e){const t=readSpan(e.given);if(t===null)return change(e,{mute_until:null},said.heard);const n=new Date(Date.now()+t).toISOString();await change(e,{mute_until:n},said.muted,{until:n})}
async function change(e,t,n,r={}){const i=await known(e,n=>e.perform(`changeWatch`,{parts:n,body:t}));tell(e,i,fill(n,{target:i.target,...r},e.language))}
async function run(e){const t=await known(e,t=>e.perform(`runWatch`,{parts:t}));tell(e,t,fill(said.due,{target:t.target},e.language))}
async function remove(e){tell(e,await known(e,t=>e.perform(`removeWatch`,{parts:t})),fill(said.removed,{target:e.word},e.language))}
async function prove({perform:e,word:t,given:n,language:r,io:i}){tellOwnership(await e(`verifyOwnership`,{body:{target:t}}),n,r,i)}
function tellOwnership(e,t,n,r){if(t.isSet(`json`)){r.out(toJson(e));return}const{domain:i,record:a,file:o,proofs:s,seen:c}=e;const l=[fill(said.record,a,n),fill(said.file,{url:o.url,value:a.value},n)];r.err(`${fill(said.prove,{domain:i},n)}\n`);r.out(`${l.join(`
`)}\n`);if(c){const e={dns:finds[c.dns][n],https:finds[c.https][n]};r.err(`${fill(said.seen,e,n)}\n`)}for(const{name:e,kind:t,checkedAt:i}of s)if(c?.[t]!==`shown`)r.err(`${fill(said.proven,{name:e,at:i},n)}\n`)}
const finds={shown:{en:`found`,ko:`있음`},absent:{en:`not found`,ko:`없음`},unknown:{en:`could not be checked`,ko:`확인할 수 없음`}};
async function known({word:e},t){try{return await t({id:e})}catch(t){if(!(t instanceof Failure)||t.reason!==`id`)throw t;throw failure(`input.value`,{field:`target`,expected:{en:`the target of a watch, as npx portcullis watch list shows it`,ko:`npx portcullis watch list가 보여 주는 감시 대상`},given:shown(e)},{reason:`target`})}}
function tell({given:e,io:t},n,r){if(e.isSet(`json`))t.out(toJson(n));else t.err(`${r}\n`)}
const units={h:36e5,d:864e5};
function readSpan(e){const t=e.one(`for`)??`7d`;if(t===`off`)return null;const n=/^(?<count>\d{1,3})(?<unit>[hd])$/.exec(t)?.groups;const r=Number(n?.[`count`])*(units[n?.[`unit`]??``]??NaN);if(r>0)return r;throw failure(`input.value`,{field:e.naming(`for`),expected:{en:`a duration such as 7d or 12h, or off`,ko:`7d나 12h 같은 기간 또는 off`},given:shown(t)},{reason:`for`})}
function noWord(e){const t=`npx portcullis watch ${e} shop.example.com`;return failure(`input.missing`,{field:`target`,expected:{en:t,ko:`예: ${t}`}},{reason:`target`})}

export { watchCommand };
