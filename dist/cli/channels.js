import { E as failure, P as fill } from "./node.js";
import { C as listChannels, D as channelIn, E as toChannel, N as readAddress, O as isToken, T as removeChannel, a as isPlaceholder, b as addChannel, n as readToken, s as placeholderNames, w as noteReader, x as changeChannel, y as aboutTemplate } from "./telegram.js";
import { i as listDeliveries, s as resend, t as addDelivery, u as emptyPayload } from "./deliveries.js";
import { Pr as shown, vr as unshown } from "./node-3.js";
// server/operations/iso-time.ts
function isoTime(e){return e===null?null:new Date(e).toISOString()}
// server/notifications/template.ts
const most={length:8192,depth:10,values:300,placeholders:20};
const words$1={json:{en:`a JSON object or array of at most {length} characters and {depth} levels`,ko:`{length}자와 {depth}단계 이하의 JSON 객체 또는 배열`},known:{en:`JSON whose placeholders are among {names}`,ko:`{names}만 자리 표시자로 쓰는 JSON`},values:{en:`JSON with placeholders in its values, not in the names of members`,ko:`멤버 이름이 아닌 값에만 자리 표시자를 쓰는 JSON`},alone:{en:`JSON in which "{{changes}}" is a whole string, at most once`,ko:`"{{changes}}"가 문자열 전체이고 한 번만 나오는 JSON`},few:{en:`JSON with at most {placeholders} placeholders`,ko:`자리 표시자가 {placeholders}개 이하인 JSON`},none:{en:`absent unless kind is json`,ko:`kind가 json일 때만 지정하는 값`}};
function readTemplate(e,t){if(e!==`json`){if(t===void 0)return null;throw wrong(words$1.none,unshown)}if(t===void 0)throw failure(`input.missing`,{field:`template`,expected:aTemplate()},{reason:`template`});const n=t.length>most.length?null:jsonIn(t);if(typeof n!==`object`||n===null)throw wrong(aTemplate(),unshown);const r={values:0,placeholders:0,lists:0};check(n,``,1,r);if(r.placeholders>most.placeholders)throw wrong(filled(words$1.few),`${r.placeholders}`);return JSON.stringify(n)}
function check(e,t,n,r){if(n>most.depth||++r.values>most.values)throw wrong(aTemplate(),unshown);if(typeof e===`string`)checkText(e,t,r);if(typeof e!==`object`||e===null)return;for(const[i,a]of Object.entries(e)){if(i.includes(`{{`))throw wrong(words$1.values,shown(i));check(a,`${t}/${i.replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}`,n+1,r)}}
function checkText(e,t,n){for(const[r,i=``]of e.matchAll(/\{\{([^{}]{0,40})\}?\}?/g)){n.placeholders++;const a=`${shown(r)} (${t===``?`/`:t})`;if(!isPlaceholder(i)||!r.endsWith(`}}`))throw wrong(knownNames(),a);if(i===`changes`&&(r!==e||++n.lists>1))throw wrong(words$1.alone,a)}}
function jsonIn(e){try{return JSON.parse(e)}catch{return null}}
function knownNames(){const e=placeholderNames.map(e=>`{{${e}}}`).join(`, `);return{en:fill(words$1.known,{names:e},`en`),ko:fill(words$1.known,{names:e},`ko`)}}
function aTemplate(){return filled(words$1.json)}
function filled(e){return{en:fill(e,most,`en`),ko:fill(e,most,`ko`)}}
function wrong(e,t){return failure(`input.value`,{field:`template`,expected:e,given:t},{reason:`template`})}
// server/notifications/answer.ts
function channelAnswer(e){const{account:t,shown:n,lastDeliveredAt:r,confirmedAt:i,createdAt:a,...o}=e;return{...o,address:n,lastDeliveredAt:isoTime(r),confirmedAt:isoTime(i),createdAt:isoTime(a)}}
function deliveryAnswer(e,t){const{id:n,kind:r,state:i,payload:a,attempts:o,status:s,reason:c,createdAt:l,dueAt:u,finishedAt:d}=e;return{id:n,channel:t,kind:r,state:i,domains:[...new Set(a.changes.map(({domain:e})=>e))],changes:a.changes.length+a.omitted,attempts:o,status:s,reason:c,createdAt:isoTime(l),nextAttemptAt:isoTime(u),finishedAt:isoTime(d)}}
// server/notifications/channels.ts
async function channelsOf({database:e},t){const n=await listChannels(e,t);return{channels:n.map(channelAnswer),quota:{used:n.length,limit:20}}}
async function add(e,t,n){const{kind:r,name:i=null,language:a,mode:o}=n;if(r===`email`&&!e.canMail)throw e.noMail?.()??failure(`account.mail`,{},{reason:`kind`});const{address:s,shown:c}=readAddress(r,n.address,e.allow);const[l,u]=[readToken(r,n.token),readTemplate(r,n.template)];const d={name:i,language:a,mode:o,digestHour:n.digest_hour,minSeverity:n.min_severity};const f=await addChannel(e.database,{account:t,kind:r,address:s,shown:c,token:l,template:u,...d},e.encryption(),e.now());if(!f)throw failure(`account.full`,{limit:20,what:words.channels},{reason:`quota`});return{channel:await channelOf(e,{account:t,id:f.id}),secret:f.secret}}
async function channelOf(e,t){return channelAnswer(await known(e,t))}
async function change(e,{account:t,id:n},r){const{digest_hour:i,min_severity:a,template:o,...s}=r;const c=o===void 0?void 0:await sealedTemplate(e,{account:t,id:n},o);const l=Object.fromEntries(Object.entries({...s,digestHour:i,minSeverity:a,template:c}).filter(([,e])=>e!==void 0));if(await changeChannel(e.database,t,n,l,e.now())===null)throw unknown(words.channel);return channelOf(e,{account:t,id:n})}
async function sealedTemplate(e,t,n){const{kind:r}=await known(e,t);return e.encryption().seal(readTemplate(r,n)??``,aboutTemplate(t.id))}
async function remove({database:e},{account:t,id:n}){if(!await removeChannel(e,t,n))throw unknown(words.channel);return{removed:true}}
async function storeTest(e,t){const{state:n}=await known(e,t);if(n!==`active`)throw failure(`account.state`,{detail:inactive[n]},{reason:`state`});const r={channel:t.id,account:t.account,kind:`test`,payload:emptyPayload};return e.database.through(({db:t,jobs:n})=>t.transaction().execute(t=>addDelivery({db:t,jobs:n},r,e.now())))}
async function deliveryOf(e,t,n){const[r]=await listDeliveries(e.database,t.account,t.id,n);if(!r)throw unknown(words.delivery);return deliveryAnswer(r,(await known(e,t)).name)}
async function deliveriesOf(e,t){const{name:n}=await known(e,t);return{deliveries:(await listDeliveries(e.database,t.account,t.id)).map(e=>deliveryAnswer(e,n))}}
async function sendAgain(e,t,n){const{state:r}=await known(e,t);await deliveryOf(e,t,n);if(r===`disabled`)throw failure(`account.state`,{detail:inactive.disabled},{reason:`state`});if(!await resend(e.database,t.account,t.id,n,e.now()))throw failure(`account.state`,{detail:notFailed},{reason:`state`});return deliveryOf(e,t,n)}
async function addressOfLink(e,t,n){return(await channelOfLink(e,t,n))?.shown??null}
async function followLink(e,t,n){const r=await channelOfLink(e,t,n);if(!r)throw failure(`account.link`,{},{reason:`token`});await noteReader(e.database,r.id,t,e.now());return{address:r.shown}}
async function channelOfLink({database:e,encryption:t,now:n},r,i){const a=channelIn(i);if(a===null)return null;const o=await e.through(({db:e})=>e.selectFrom(`channel`).selectAll().where(`id`,`=`,a).where(`kind`,`=`,`email`).executeTakeFirst());if(!o||!isToken(t(),r,o,i))return null;return r===`confirm`&&(o.confirm_until===null||o.confirm_until<=n())?null:toChannel(o)}
async function known({database:e},{account:t,id:n}){const[r]=await listChannels(e,t,n);if(!r)throw unknown(words.channel);return r}
const words={channel:{en:`channel`,ko:`알림 채널`},channels:{en:`channels`,ko:`알림 채널`},delivery:{en:`delivery`,ko:`전송 기록`}};
const inactive={unconfirmed:{en:`the address is not confirmed yet`,ko:`주소가 아직 확인되지 않았습니다`},disabled:{en:`the channel is disabled; enable it first`,ko:`채널이 꺼져 있습니다. 먼저 켜십시오`}};
const notFailed={en:`only a delivery that failed or was cancelled can be sent again`,ko:`실패했거나 취소된 전송만 다시 보낼 수 있습니다`};
function unknown(e){return failure(`item.unknown`,{what:e},{reason:`id`})}

export { channelsOf as a, followLink as c, storeTest as d, channelAnswer as f, channelOf as i, remove as l, addressOfLink as n, deliveriesOf as o, isoTime as p, change as r, deliveryOf as s, add as t, sendAgain as u };
