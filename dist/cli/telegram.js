import { E as failure, H as reasonWords, P as fill, S as beginning, x as printable } from "./node.js";
import { Mr as secretFailure, cr as hostOf, er as reach, rr as within, vr as unshown } from "./node-3.js";
import { r as wordsOfChange } from "./between.js";
import { i as makeId } from "./format.js";
import { i as email } from "./fields.js";
import { r as loadCheck } from "./watchable.js";
import { n as dropWaiting, t as addDelivery, u as emptyPayload } from "./deliveries.js";
import { et as reportWords } from "./gate-9.js";
import { b as reportPath } from "./paths2.js";
import { isIP } from "node:net";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
// server/notifications/channel.ts
const channelKinds=[`webhook`,`email`,`slack`,`discord`,`teams`,`ntfy`,`telegram`,`json`];
const channelModes=[`at-once`,`daily`];
const channelStates=[`unconfirmed`,`active`,`disabled`];
const disabledReasons=[`owner`,`gone`,`unsubscribed`];
const deliveryKinds=[`change`,`digest`,`run`,`test`,`confirmation`];
const deliveryStates=[`waiting`,`delivered`,`failed`,`cancelled`];
// server/notifications/address.ts
const anEmail={en:`an e-mail address such as jin@shop.example`,ko:`jin@shop.example 같은 이메일 주소`};
const aUrl={en:`an https URL without user name, password or fragment, such as https://hooks.shop.example/portcullis`,ko:`https://hooks.shop.example/portcullis처럼 사용자 이름, 비밀번호, 프래그먼트가 없는 https URL`};
const aTopic={en:`the https URL of an ntfy topic such as https://ntfy.sh/my-topic`,ko:`https://ntfy.sh/my-topic 같은 ntfy 토픽의 https URL`};
const aChat={en:`the id of a Telegram chat such as -1001234567890, or the name of a public channel such as @shop_alerts`,ko:`-1001234567890 같은 Telegram 채팅 ID 또는 @shop_alerts 같은 공개 채널 이름`};
const aPublicHost={en:`an https URL whose host is on the public internet`,ko:`호스트가 공인 인터넷에 있는 https URL`};
function readAddress(e,t,n){if(e===`email`){const{data:e}=email.safeParse(t.trim());if(e===void 0)throw secretFailure(`address`,anEmail);return{address:e,shown:e}}if(e===`telegram`)return readChat(t.trim());const r=URL.parse(t.trim());const i=r?.protocol===`https:`&&r.username===``&&r.password===``&&r.hash===``;if(!r||!i)throw secretFailure(`address`,aUrl);if(e===`ntfy`&&topicOf(r)===null)throw secretFailure(`address`,aTopic);const a=hostOf(r);const o=isIP(a)!==0;if(/(?:^|\.)localhost\.?$/.test(a)||o&&reach(a)!==`public`&&!within(a,n))throw secretFailure(`address`,aPublicHost);return{address:r.href,shown:r.origin}}
function readChat(e){if(/^(?:-?[1-9]\d{0,15}|@[A-Za-z]\w{3,31})$/.test(e))return{address:e,shown:e};throw secretFailure(`address`,aChat)}
function topicOf({pathname:e}){return/^\/(?<topic>[-_A-Za-z0-9]{1,64})$/.exec(e)?.groups?.[`topic`]??null}
// server/notifications/retry.ts
const[second,minute,hour]=[1e3,6e4,36e5];
const pauses=[5*second,5*minute,30*minute,2*hour,5*hour,10*hour];
function nextDigest(e,t){const n=Math.floor(t/(24*hour))*24*hour+e*hour;return n>t?n:n+24*hour}
// server/notifications/secrets.ts
const[prefix,secretBytes]=[`whsec_`,32];
function makeSecret(){return`${prefix}${randomBytes(secretBytes).toString(`base64`)}`}
function signedHeaders(e,t,n,r){const i=`${Math.floor(n/1e3)}`;const a=Buffer.from(e.slice(prefix.length),`base64`);return{"webhook-id":t,"webhook-timestamp":i,"webhook-signature":`v1,${createHmac(`sha256`,a).update(`${t}.${i}.${r}`).digest(`base64`)}`}}
function linkToken(e,t,n){return`${n.id}.${macOf(e,t,n)}`}
function channelIn(e){return/^(?<id>[0-9A-Za-z]{1,32})\.[\w-]{43}$/.exec(e)?.groups?.[`id`]??null}
function isToken(e,t,n,r){const[i,a]=[Buffer.from(linkToken(e,t,n)),Buffer.from(r)];return i.length===a.length&&timingSafeEqual(i,a)}
function macOf(e,t,{id:n,nonce:r}){const i=t===`confirm`?`${n} ${r}`:n;return createHmac(`sha256`,e.derive(`channel ${t} v1`)).update(i).digest(`base64url`)}
// server/notifications/rows.ts
const confirmable=864e5;
async function addChannel({through:e},{account:t,kind:n,address:r,shown:i,token:a=null,template:o=null,name:s,...c},l,u){const d=makeId();const f=signedKinds.has(n)?makeSecret():null;const p=f??a;const m=n===`email`;const h={id:d,account:t,kind:n,...columnsOf(c,u),address:l.seal(r,aboutAddress(d)),shown:i,secret:p===null?null:l.seal(p,aboutSecret(d)),template:o===null?null:l.seal(o,aboutTemplate(d)),nonce:makeId(),confirm_until:m?u+confirmable:null,confirmed_at:m?null:u,disabled_at:null,disabled_reason:null,created_at:u};return e(({db:e,dialect:n,jobs:r})=>e.transaction().execute(async e=>{await n.lockAccount(e,t);if(await countOf(e,t)>=20)return null;const a=s??await freeName(e,t,i);await e.insertInto(`channel`).values({...h,name:a}).execute();if(m)await addDelivery({db:e,jobs:r},{channel:d,account:t,kind:`confirmation`,payload:emptyPayload},u);return{id:d,secret:f}}))}
function aboutAddress(e){return`channel address ${e}`}
const signedKinds=new Set([`webhook`,`json`]);
const longestDefault=90;
async function freeName(e,t,n){const r=await e.selectFrom(`channel`).select(`name`).where(`account`,`=`,t).execute();const i=new Set(r.map(({name:e})=>e));const a=beginning(n.replace(/^https:\/\//,``),longestDefault);let o=a;for(let e=2;i.has(o);e++)o=`${a} ${e}`;return o}
function aboutTemplate(e){return`channel template ${e}`}
function aboutSecret(e){return`channel secret ${e}`}
function columnsOf({language:e,mode:t,digestHour:n,minSeverity:r},i){return{language:e,mode:t,digest_hour:n,digest_at:t===`daily`?nextDigest(n,i):null,min_severity:r}}
async function countOf(e,t){const{count:n}=await e.selectFrom(`channel`).where(`account`,`=`,t).select(({fn:e})=>e.countAll().as(`count`)).executeTakeFirstOrThrow();return n}
async function listChannels({through:e},t,n){return e(async({db:e})=>{let r=e.selectFrom(`channel`).selectAll().where(`account`,`=`,t);if(n!==void 0)r=r.where(`id`,`=`,n);const i=await r.orderBy(`created_at`).orderBy(`id`).execute();if(i.length===0)return[];const a=i.map(e=>e.id);const o=await e.selectFrom(`delivery`).where(`channel_id`,`in`,a).groupBy([`channel_id`,`state`]).select([`channel_id`,`state`]).select(({fn:e})=>[e.countAll().as(`count`),e.max(`finished_at`).as(`last`)]).execute();return i.map(e=>{const of=t=>o.find(n=>n.channel_id===e.id&&n.state===t);return{...toChannel(e),waiting:of(`waiting`)?.count??0,failed:of(`failed`)?.count??0,lastDeliveredAt:of(`delivered`)?.last??null}})})}
async function changeChannel({through:e},t,n,{enabled:r,template:i,...a},o){return e(({db:e,jobs:s})=>e.transaction().execute(async e=>{const c=await e.selectFrom(`channel`).selectAll().where(`id`,`=`,n).where(`account`,`=`,t).executeTakeFirst();if(!c)return null;const l=toChannel(c);const u=columnsOf({...l,...a},o);const d=u.mode===`at-once`&&l.mode===`daily`?o:u.digest_at;const f=r===true&&mustConfirm(l);await e.updateTable(`channel`).set({...u,digest_at:d,name:a.name??l.name,template:i??c.template,...r===void 0?{}:switched(l,r,o)}).where(`id`,`=`,n).execute();if(!f)return`changed`;await mailLink({db:e,jobs:s},{id:n,account:t},o);return`mail`}))}
function mustConfirm({kind:e,confirmedAt:t,disabledReason:n}){return e===`email`&&(t===null||n===`unsubscribed`)}
function switched(e,t,n){if(t)return{disabled_at:null,disabled_reason:null,...mustConfirm(e)?{confirmed_at:null}:{}};if(e.state===`disabled`)return{};return{disabled_at:n,disabled_reason:`owner`}}
async function mailLink(e,t,n){await e.db.updateTable(`channel`).set({nonce:makeId(),confirm_until:n+confirmable}).where(`id`,`=`,t.id).execute();const r={channel:t.id,account:t.account,kind:`confirmation`,payload:emptyPayload};await addDelivery(e,r,n)}
async function removeChannel({through:e},t,n){return e(({db:e})=>e.transaction().execute(async e=>{const{numDeletedRows:r}=await e.deleteFrom(`channel`).where(`id`,`=`,n).where(`account`,`=`,t).executeTakeFirstOrThrow();if(r===0n)return false;for(const t of[`delivery`,`digest_entry`,`pending_alert`])await e.deleteFrom(t).where(`channel_id`,`=`,n).execute();return true}))}
async function noteReader({through:e},t,n,r){await e(({db:e})=>e.transaction().execute(async e=>{const i=n===`confirm`?{confirmed_at:r,confirm_until:null,nonce:makeId()}:{disabled_at:r,disabled_reason:`unsubscribed`,confirm_until:null};await e.updateTable(`channel`).set(i).where(`id`,`=`,t).execute();if(n===`unsubscribe`)await dropWaiting(e,t)}))}
function toChannel(e){const t=e.disabled_at!==null;return{id:e.id,account:e.account,kind:e.kind,name:e.name,language:e.language,mode:e.mode,digestHour:e.digest_hour,minSeverity:e.min_severity,shown:e.shown,state:t?`disabled`:activeState(e.confirmed_at),disabledReason:e.disabled_reason,createdAt:e.created_at,confirmedAt:e.confirmed_at}}
function activeState(e){return e===null?`unconfirmed`:`active`}
// server/notifications/templates/escape.ts
const dotted=/[.。．｡](?=[\p{L}\d-]*\p{L})/gu;
function defang(e){return e.replaceAll(`<`,`‹`).replaceAll(`>`,`›`).replaceAll(`://`,`[:]//`).replace(dotted,`[.]`).replaceAll(`@`,`[@]`)}
function changeText(e,t=same,n=same){const shown=n=>t(n===e.rule?n:defang(n));const r=e.subject===``?``:` (${shown(e.subject)})`;const i=[e.cause,e.effects].filter(e=>e!==``).map(e=>`\n${n(e)}`);return`${e.title}${r}: ${shown(e.from)} → ${shown(e.to)}${i.join(``)}`}
function same(e){return e}
function fitting(e,t,n=e=>e.length){let r=t;const i=e.findIndex(e=>(r-=n(e))<0);const a=i===-1?e:e.slice(0,i);return{kept:a,left:e.length-a.length}}
function cut(e,t){return e.length<=t?e:`${beginning(e,t-1)}…`}
// server/notifications/message.ts
const texts={one:{en:`[{severity}] {target}: {title} ({check})`,ko:`[{severity}] {target}: {title}({check})`},several:{en:`[{severity}] {domains}: {count} {count|change/changes}`,ko:`[{severity}] {domains}: 변경 {count}건`},others:{en:`{domain} and {count} more`,ko:`{domain} 외 {count}개`},run:{en:`Run {id} has finished: {check}, {total} {total|input/inputs}, {failed} of them without a result`,ko:`실행 {id}의 측정이 끝남: {check}, 입력 {total}개, 그중 결과 없음 {failed}개`},test:{en:`Test message from Portcullis`,ko:`Portcullis 시험 메시지`},testIntro:{en:`This channel works. Changes of the domains that you watch are sent here.`,ko:`이 채널은 정상입니다. 감시하는 도메인의 변경을 여기로 보냅니다.`},digestIntro:{en:`Changes since the last daily message:`,ko:`지난 일일 메시지 이후의 변경:`},more:{en:`{count} more {count|change is/changes are} not listed here. See the report of the domain.`,ko:`여기에 표시하지 않은 변경이 {count}건 더 있습니다. 도메인 보고서에서 확인하십시오.`},channel:{en:`Channel: {channel}`,ko:`채널: {channel}`},none:{en:`none`,ko:`없음`},better:{en:`No action is needed: this ends an earlier problem.`,ko:`조치할 것이 없습니다. 이전 문제가 해결되었습니다.`},over:{en:`Before: {cause}`,ko:`이전: {cause}`},effects:{en:`Same cause: {list}`,ko:`같은 원인: {list}`},changed:{en:`{check} {title} {from} → {to}`,ko:`{check} {title} {from} → {to}`},found:{en:`{check} {title}`,ko:`{check} {title}`},up:{en:`up`,ko:`정상`},down:{en:`down: {reason}`,ko:`중단: {reason}`},flapping:{en:`flapping: down and up again and again`,ko:`불안정: 중단과 복구를 반복함`}};
const labels={from:{en:`before`,ko:`이전`},to:{en:`now`,ko:`현재`},action:{en:`What to do`,ko:`조치`},report:{en:`Report`,ko:`보고서`}};
const longestShown=200;
async function messageOf({kind:e,payload:t,language:n,baseUrl:r,channel:i}){const a=await Promise.all(t.changes.map(e=>lineOf(e,n,r)));return{language:n,worst:t.changes[0]?.severity??`info`,heading:headingOf(a,t,n),lines:a,intro:introOf(e)[n],omitted:t.omitted,channel:i}}
function introOf(e){if(e===`test`)return texts.testIntro;return e===`digest`?texts.digestIntro:{en:``,ko:``}}
function moreText(e,t){if(e===0)return``;return fill(texts.more,{count:e},t)}
function channelText({channel:e,language:t}){return fill(texts.channel,{channel:e},t)}
function headingOf(e,{omitted:t,run:n},r){const[i]=e;if(n)return fill(texts.run,{...n},r);if(!i)return texts.test[r];const{severity:a,title:o,change:s}=i;if(e.length===1&&t===0)return fill(texts.one,{severity:a,title:o,target:s.target,check:s.check},r);const c=[...new Set(e.map(e=>e.change.domain))];const[l=``]=c;const u=c.length===1?l:fill(texts.others,{domain:l,count:c.length-1},r);return fill(texts.several,{severity:a,domains:u,count:e.length+t},r)}
async function lineOf(e,t,n){const{title:r,finding:i,action:a}=wordsOfChange(await loadCheck(e.check),e);const o=e.direction===`better`;const s=i?.cause[t]??``;return{change:e,severity:reportWords.severity[e.severity][t],title:r[t],...valuesOf(e,i?.id??null,t),cause:o&&s!==``?fill(texts.over,{cause:s},t):s,effects:await effectsOf(e,t),action:(o?texts.better:a)[t],link:n===null?null:`${n}${reportPath(e.target)}`}}
async function effectsOf({effects:e=[]},t){if(e.length===0)return``;const n=await Promise.all(e.map(async e=>{const{check:n,field:r}=e;const i=wordsOfChange(await loadCheck(n),e).title[t];const[a=``,o=``]=[e.from,e.to].map(e=>defang(valueText(r,e,t)));return fill(r===`finding`?texts.found:texts.changed,{check:n,title:i,from:a,to:o},t)}));return fill(texts.effects,{list:[...new Set(n)].join(`, `)},t)}
function valueText(e,t,n){if(t===null)return texts.none[n];if(e!==`availability`)return shown(t);const[r=``,i=``]=t.split(` `);if(r===`down`)return fill(texts.down,{reason:reasonWords(i)[n]},n);return r===`up`||r===`flapping`?texts[r][n]:shown(t)}
function valuesOf({field:e,subject:t,from:n,to:r},i,a){const valueOf=t=>valueText(e,t,a);if(i===null)return{rule:i,subject:shown(t??``),from:valueOf(n),to:valueOf(r)};const named=e=>e&&i;return{rule:i,subject:shown((r??n??``).slice(i.length+1)),from:valueOf(named(n)),to:valueOf(named(r))}}
function shown(e){return printable(e,longestShown)}
// server/notifications/templates/plain.ts
function pieceOf(e,t){const{severity:n,change:r,action:i,link:a}=e;const o=`${n.toUpperCase()}  ${r.target} · ${r.check}`;const s=a===null?[]:[a];return[o,changeText(e),`${labels.action[t]}: ${i}`,...s].join(`
`)}
// server/notifications/templates/webhook.ts
const eventTypes={change:`domain.changed`,digest:`domain.digest`,run:`run.finished`,test:`test`,confirmation:`test`};
function webhookBody({kind:e,createdAt:t,payload:n},{language:r,heading:i,lines:a,channel:o}){return JSON.stringify({type:eventTypes[e],timestamp:iso(t),data:{channel:o,language:r,summary:i,changes:a.map(changeOf),omitted:n.omitted,...n.run&&{run:n.run}}})}
function changeOf({change:e,title:t,cause:n,action:r,link:i}){const{domain:a,target:o,check:s,field:c,subject:l,from:u,to:d,severity:f,direction:p,at:m,confirmedAt:h,effects:g=[]}=e;return{domain:a,target:o,check:s,field:c,title:t,subject:l,from:u,to:d,severity:f,direction:p,cause:n===``?null:n,action:r,effects:g,at:iso(m),confirmedAt:h===null?null:iso(h),url:i}}
function iso(e){return new Date(e).toISOString()}
// server/notifications/templates/json.ts
const[longestText,longestList]=[3e3,500];
const levels={critical:`critical`,high:`error`,medium:`warning`,low:`warning`,info:`info`};
const placeholders={id:({id:e})=>e,type:({kind:e})=>eventTypes[e],timestamp:({createdAt:e})=>new Date(e).toISOString(),channel:(e,{channel:t})=>t,language:(e,{language:t})=>t,severity:(e,{worst:t})=>t,level:(e,{worst:t})=>levels[t],action:(e,{lines:t})=>t.length>0&&t.every(({change:e})=>e.direction===`better`)?`resolve`:`trigger`,summary:(e,{heading:t})=>t,text:(e,t)=>textOf(t),domain:(e,{lines:t})=>t[0]?.change.domain??``,domains:(e,{lines:t})=>cut([...new Set(t.map(({change:e})=>e.domain))].join(`, `),longestList),url:(e,{lines:t})=>t[0]?.link??``,count:(e,{lines:t,omitted:n})=>t.length+n,changes:(e,{lines:t})=>t.map(changeOf)};
const placeholderNames=Object.keys(placeholders);
function isPlaceholder(e){return Object.hasOwn(placeholders,e)}
function jsonBody(e,t,n){const valueOf=e=>isPlaceholder(e)?placeholders[e](t,n):``;return JSON.stringify(filled(JSON.parse(e),valueOf))}
function filled(e,t){if(typeof e===`string`)return filledText(e,t);if(Array.isArray(e))return e.map(e=>filled(e,t));if(typeof e!==`object`||e===null)return e;return Object.fromEntries(Object.entries(e).map(([e,n])=>[e,filled(n,t)]))}
function filledText(e,t){const n=/^\{\{(\w+)\}\}$/.exec(e)?.[1];if(n!==void 0)return t(n);return e.replaceAll(/\{\{(\w+)\}\}/g,(e,n)=>textIn(t(n)))}
function textOf({heading:e,intro:t,lines:n,omitted:r,language:i}){const{kept:a,left:o}=fitting(n.map(e=>pieceOf(e,i)),longestText,e=>e.length+2);return[e,t,...a,moreText(o+r,i)].filter(e=>e!==``).join(`

`)}
function textIn(e){return typeof e===`object`?JSON.stringify(e):`${e}`}
// server/notifications/templates/telegram.ts
function telegramBody(e,t){const{heading:n,intro:r,lines:i,omitted:a,language:o,worst:s}=t;const{kept:c,left:l}=fitting(i.map(e=>pieceOf(e,o)),3296,e=>e.length+2);const u=[cut(n,300),r,...c,moreText(l+a,o),channelText(t)];return JSON.stringify({chat_id:e,text:u.filter(e=>e!==``).join(`

`),link_preview_options:{is_disabled:true},disable_notification:s===`info`})}
// server/notifications/telegram.ts
const telegramDefault=`https://api.telegram.org`;
const mostRead=16384;
const aToken={en:`the token of a Telegram bot as @BotFather gives it, such as 123456789:AAE…`,ko:`@BotFather가 발급한 123456789:AAE… 같은 Telegram 봇 토큰`};
const noToken={en:`absent unless kind is telegram`,ko:`kind가 telegram일 때만 지정하는 값`};
function readToken(e,t){const n=e===`telegram`;if(!n&&t===void 0)return null;const r=t?.trim()??``;if(n&&/^\d{3,20}:[\w-]{30,100}$/.test(r))return r;const[i,a]=[`token`,`token`];if(t===void 0)throw failure(`input.missing`,{field:i,expected:aToken},{reason:a});throw failure(`input.value`,{field:i,expected:n?aToken:noToken,given:unshown},{reason:a})}
function telegramPosting(e,t,n,r){return{url:`${e}/bot${t}/sendMessage`,headers:{},body:telegramBody(n,r),mostRead}}
const refusals=[[400,/chat not found/i,`telegram.no-chat`],[400,/upgraded to a supergroup/i,`telegram.moved`],[400,/not enough rights|need administrator rights|CHAT_WRITE_FORBIDDEN/i,`telegram.rights`],[401,/(?:)/,`telegram.token`],[403,/(?:)/,`telegram.forbidden`],[404,/(?:)/,`telegram.token`]];
const longestWait=86400;
function readTelegramAnswer({status:e,retryAfter:t,body:n=``}){const{description:r,seconds:i}=partsOf(n);const[,,a]=refusals.find(([t,n])=>t===e&&n.test(r))??[];const o=e===429?Math.max(t??0,i):t??0;return{reason:a??null,isFinal:a!==void 0,retryAfter:o===0?null:o}}
function partsOf(e){const t=jsonIn(e);const n=typeof t?.description===`string`?t.description.slice(0,300):``;const r=(t?.parameters)?.retry_after;return{description:n,seconds:typeof r===`number`&&r>0?Math.min(Math.ceil(r),longestWait):0}}
function jsonIn(e){try{return JSON.parse(e)}catch{return null}}

export { signedHeaders as A, disabledReasons as B, listChannels as C, channelIn as D, toChannel as E, channelKinds as F, channelModes as I, channelStates as L, pauses as M, readAddress as N, isToken as O, topicOf as P, deliveryKinds as R, countOf as S, removeChannel as T, aboutAddress as _, isPlaceholder as a, addChannel as b, webhookBody as c, labels as d, messageOf as f, fitting as g, cut as h, telegramPosting as i, nextDigest as j, linkToken as k, pieceOf as l, changeText as m, readToken as n, jsonBody as o, moreText as p, telegramDefault as r, placeholderNames as s, readTelegramAnswer as t, channelText as u, aboutSecret as v, noteReader as w, changeChannel as x, aboutTemplate as y, deliveryStates as z };
