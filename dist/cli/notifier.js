import { i as enqueueOverdueAlerts, n as alertJobs, r as alertSender } from "./alerts.js";
import { a as readWaiting, c as sendingKinds, d as merge, o as record, p as readCargo, r as enqueueOverdue, t as addDelivery } from "./deliveries.js";
import { A as signedHeaders, E as toChannel, M as pauses, P as topicOf, _ as aboutAddress, c as webhookBody, d as labels, f as messageOf, g as fitting, h as cut, i as telegramPosting, j as nextDigest, k as linkToken, l as pieceOf$1, m as changeText, o as jsonBody, p as moreText, t as readTelegramAnswer, u as channelText, v as aboutSecret, y as aboutTemplate } from "./telegram.js";
import { P as fill, w as Failure } from "./node.js";
import { t as operator } from "./record.js";
import { m as linkPaths } from "./paths2.js";
// server/notifications/cleanup.ts
const keptFor=2592e6;
const mostKept=500;
async function cleanUpDeliveries(e,t){await e.through(({db:e})=>e.deleteFrom(`delivery`).where(`finished_at`,`<`,t-keptFor).execute());for(const[n,r]of await crowded(e))await e.through(async({db:e})=>{const i=await endOf(e,n,r);if(i===void 0)return;if(r===`finished_at`)await forget(e,n,i);else await giveUp(e,n,i,t)})}
async function crowded({through:e}){return(await e(({db:e})=>e.selectFrom(`delivery`).select([`channel_id`,({fn:e})=>e.count(`finished_at`).as(`finished`)]).select(({fn:e})=>e.countAll().as(`all`)).groupBy(`channel_id`).having(({fn:e})=>e.countAll(),`>`,mostKept).execute())).flatMap(({channel_id:e,finished:t,all:n})=>[...t>mostKept?[[e,`finished_at`]]:[],...n-t>mostKept?[[e,`created_at`]]:[]])}
async function endOf(e,t,n){return(await e.selectFrom(`delivery`).select(n).where(`channel_id`,`=`,t).where(`finished_at`,n===`finished_at`?`is not`:`is`,null).orderBy(n,`desc`).offset(mostKept).limit(1).executeTakeFirst())?.[n]??void 0}
async function forget(e,t,n){await e.deleteFrom(`delivery`).where(`channel_id`,`=`,t).where(`finished_at`,`<=`,n).execute()}
async function giveUp(e,t,n,r){await e.updateTable(`delivery`).set({state:`failed`,reason:`too-many`,due_at:null,finished_at:r}).where(`channel_id`,`=`,t).where(`state`,`=`,`waiting`).where(`created_at`,`<=`,n).execute()}
// server/notifications/digest.ts
const atATime=50;
const mostEntries=500;
async function rollDigests(e,t){const n=await e.through(({db:e})=>e.selectFrom(`channel`).selectAll().where(`digest_at`,`<=`,t).orderBy(`digest_at`).limit(atATime).execute());for(const r of n)await e.through(({db:e,jobs:n})=>e.transaction().execute(e=>rollOne({db:e,jobs:n},r,t)))}
async function rollOne({db:e,jobs:t},n,r){const{id:i,account:a,mode:o,digest_hour:s,digest_at:c}=n;const{numUpdatedRows:l}=await e.updateTable(`channel`).set({digest_at:o===`daily`?nextDigest(s,r):null}).where(`id`,`=`,i).where(`digest_at`,`=`,c).executeTakeFirstOrThrow();if(l===0n)return;const u=await e.selectFrom(`digest_entry`).select([`id`,`body`]).where(`channel_id`,`=`,i).orderBy(`id`).limit(mostEntries).execute();const d=u.at(-1);if(!d)return;await e.deleteFrom(`digest_entry`).where(`channel_id`,`=`,i).where(`id`,`<=`,d.id).execute();if(n.disabled_at!==null||n.confirmed_at===null)return;const f=merge(u.map(({body:e})=>readCargo(e)));await addDelivery({db:e,jobs:t},{channel:i,account:a,kind:`digest`,payload:f},r)}
// server/notifications/templates/discord.ts
const[longestTitle,longestText$1]=[256,4e3];
const colours={critical:9109504,high:13840175,medium:16088064,low:16498733,info:6323595};
function discordBody(e){const{heading:t,intro:n,lines:r,omitted:i,language:a,worst:o}=e;const s=r.map(e=>pieceOf(e,a));const{kept:c,left:l}=fitting(s,longestText$1-200);const u=moreText(l+i,a);const d=[n,...c,u].filter(e=>e!==``).join(`

`);return JSON.stringify({allowed_mentions:{parse:[]},embeds:[{title:cut(escaped(t),longestTitle),description:d,color:colours[o],footer:{text:channelText(e)}}]})}
function pieceOf(e,t){const{severity:n,change:r,action:i,link:a}=e;const o=a===null?``:`\n[${labels.report[t]}](${a})`;return`${`**${n}** · ${code(r.target)} · ${r.check}`}\n${changeText(e,code,escaped)}\n${labels.action[t]}: ${escaped(i)}${o}`}
function code(e){return`\`${e.replaceAll("`",`'`)}\``}
function escaped(e){return e.replace(/[\\*_~`|<>@#]/g,String.raw`\$&`)}
// server/notifications/templates/letter.ts
const texts={foot:{en:`You get this because {to} is the notification channel “{channel}” at {home}.
Unsubscribe: {unsubscribe}`,ko:`{to} 주소가 {home}의 알림 채널 “{channel}”로 등록되어 있어 보낸 메일입니다.
수신 거부: {unsubscribe}`},confirmSubject:{en:`Confirm notifications to this address`,ko:`알림 수신을 확인해 주십시오`},confirm:{en:`You are receiving this because this address was entered for domain notifications from {home}.

To confirm, open this link within 24 hours:
{confirm}

If you did not request this, ignore this message. No further messages will be sent.
To decline now: {unsubscribe}`,ko:`이 주소가 {home}의 도메인 알림 수신 주소로 입력되어 보내 드리는 메일입니다.

알림을 받으려면 24시간 안에 다음 링크를 열어 확인해 주십시오.
{confirm}

직접 요청하지 않았다면 이 메일을 무시하십시오. 더 이상 메일을 보내지 않습니다.
바로 거부하려면 다음 링크를 여십시오.
{unsubscribe}`}};
function letterFor(e,t,n,r){const{home:i,confirm:a,unsubscribe:o}=r;const s={"List-Unsubscribe":`<${o}>`,"List-Unsubscribe-Post":`List-Unsubscribe=One-Click`,"Auto-Submitted":`auto-generated`};const c=`<${e.id}@${new URL(i).hostname}>`;const{language:l}=t;if(a!==null){const e=fill(texts.confirm,{home:i,confirm:a,unsubscribe:o},l);return{to:n,subject:`${texts.confirmSubject[l]} · Portcullis`,text:`${e}\n`,headers:s,messageId:c}}const{heading:u,intro:d,lines:f,omitted:p,channel:m}=t;const h=fill(texts.foot,{to:n,home:i,unsubscribe:o,channel:m},l);const g=[d,...f.map(e=>pieceOf$1(e,l)),moreText(p,l),`-- \n${h}`].filter(e=>e!==``).join(`

`);return{to:n,subject:cut(u,200),text:`${g}\n`,headers:s,messageId:c}}
// server/notifications/templates/ntfy.ts
const priorities={critical:5,high:4,medium:3,low:3,info:2};
function ntfyBody(e,t){const{heading:n,intro:r,lines:i,omitted:a,language:o,worst:s}=t;const c=i.map(e=>pieceOf$1(e,o));const{kept:l,left:u}=fitting(c,3300,e=>Buffer.byteLength(e)+2);const d=moreText(u+a,o);const f=[r,...l,d,channelText(t)].filter(e=>e!==``).join(`

`);const p=i[0]?.link??null;return JSON.stringify({topic:e,title:cut(n,200),message:f,priority:priorities[s],...p!==null&&{click:p}})}
// server/notifications/templates/slack.ts
const[longestHeader,longestText,mostLines$1]=[150,2900,20];
function slackBody(e){const{heading:t,intro:n,lines:r,omitted:i,language:a}=e;const o=r.slice(0,mostLines$1);const s=moreText(r.length-o.length+i,a);const c=[{type:`header`,text:{type:`plain_text`,text:cut(t,longestHeader),emoji:false}},...n===``?[]:[plain(n)],...o.flatMap(e=>blocksOf$1(e,a)),...s===``?[]:[plain(s)],{type:`context`,elements:[{type:`plain_text`,text:channelText(e),emoji:false}]}];return JSON.stringify({text:escapeSlack(t),mrkdwn:false,parse:`none`,link_names:false,unfurl_links:false,unfurl_media:false,blocks:c})}
function blocksOf$1(e,t){const{severity:n,change:r,action:i,link:a}=e;const o=`${n.toUpperCase()} · ${r.target} · ${r.check}\n${changeText(e)}`;const s=plain(cut(`${o}\n${labels.action[t]}: ${i}`,longestText));const c=`<${a??``}|${labels.report[t]}>`;return a===null?[s]:[s,{type:`context`,elements:[{type:`mrkdwn`,text:c,verbatim:true}]}]}
function plain(e){return{type:`section`,text:{type:`plain_text`,text:e,emoji:false}}}
function escapeSlack(e){return e.replaceAll(`&`,`&amp;`).replaceAll(`<`,`&lt;`).replaceAll(`>`,`&gt;`)}
// server/notifications/templates/teams.ts
const mostLines=12;
function teamsBody(e){const{heading:t,intro:n,lines:r,omitted:i,language:a}=e;const o=r.slice(0,mostLines);const s=moreText(r.length-o.length+i,a);const c={contentType:`application/vnd.microsoft.card.adaptive`,contentUrl:null,content:{$schema:`http://adaptivecards.io/schemas/adaptive-card.json`,type:`AdaptiveCard`,version:`1.4`,body:[text([run(t,{weight:`bolder`,size:`medium`})]),...n===``?[]:[text([run(n)])],...o.flatMap(e=>blocksOf(e,a)),...s===``?[]:[text([run(s)])],text([run(channelText(e),{isSubtle:true,size:`small`})])]}};return JSON.stringify({type:`message`,attachments:[c]})}
function blocksOf(e,t){const{severity:n,change:r,action:i,link:a}=e;const o=text([run(`${n} · ${r.target} · ${r.check}\n`,{weight:`bolder`}),run(`${changeText(e)}\n`),run(`${labels.action[t]}: ${i}`)]);if(a===null)return[o];return[o,{type:`ActionSet`,actions:[{type:`Action.OpenUrl`,title:labels.report[t],url:a}]}]}
function text(e){return{type:`RichTextBlock`,inlines:e}}
function run(e,t={}){return{type:`TextRun`,text:e,...t}}
// server/notifications/send.ts
async function attempt(e,t,n){const r=toChannel(e.row);if(!(e.kind===`confirmation`?r.state===`unconfirmed`:r.state===`active`))return{outcome:`cancelled`,status:null,reason:r.state,wait:0};try{return await(r.kind===`email`?mail(e,t,n):send(r.kind,e,t,n))}catch(e){if(n.aborted)return{outcome:`interrupted`,status:null,reason:`aborted`,wait:0};return{...failed(reasonOf(e)),...e instanceof Failure&&{failure:e.facts}}}}
function failed(e,t=null,n=0){return{outcome:`failed`,status:t,reason:e,wait:n}}
function reasonOf(e){if(e instanceof Failure)return e.facts.id===`source.untrusted`?`tls.untrusted`:e.facts.reason;return e instanceof Unsealable?`secret`:`internal`}
var Unsealable=class extends Error{};
function unsealed(e,t,n){try{return e.open(t,n)}catch(e){throw new Unsealable(`sealed with another secret`,{cause:e})}}
async function send(e,t,n,r){const i=unsealed(n.encryption(),t.row.address,aboutAddress(t.row.id));const a=await wordsFor(t,n);const o=t.account===operator;const s={...postings[e](i,t,a,n),isOperators:o};const c=await n.post(s,r);const{status:l}=c;if(l>=200&&l<300)return{outcome:`delivered`,status:l,reason:null,wait:0};const{reason:u,isFinal:d,retryAfter:f}=e===`telegram`?readTelegramAnswer(c):byStatus(c);if(d)return{outcome:`refused`,status:l,reason:u,wait:0};if(l===410)return{outcome:`gone`,status:l,reason:`http.410`,wait:0};return failed(l>=300&&l<400?`http.redirect`:`http.${l}`,l,1e3*(f??0))}
function byStatus({retryAfter:e}){return{reason:null,isFinal:false,retryAfter:e}}
function wordsFor({kind:e,payload:t,row:n},{baseUrl:r}){const{language:i,name:a}=toChannel(n);return messageOf({kind:e,payload:t,language:i,baseUrl:r,channel:a})}
const postings={webhook:(e,t,n,r)=>signed(e,t,webhookBody(t,n),r),json(e,t,n,r){const i=unsealed(r.encryption(),t.row.template??``,aboutTemplate(t.row.id));return signed(e,t,jsonBody(i,t,n),r)},telegram:(e,t,n,{encryption:r,telegramUrl:i})=>telegramPosting(i??`https://api.telegram.org`,secretOf(t,r()),e,n),slack:(e,t,n)=>({url:e,headers:{},body:slackBody(n)}),discord:(e,t,n)=>({url:e,headers:{},body:discordBody(n)}),teams:(e,t,n)=>({url:e,headers:{},body:teamsBody(n)}),ntfy(e,t,n){const r=new URL(e);const i=topicOf(r)??``;return{url:`${r.origin}/${r.search}`,headers:{},body:ntfyBody(i,n)}}};
function secretOf({row:e},t){return unsealed(t,e.secret??``,aboutSecret(e.id))}
function signed(e,t,n,{encryption:r,now:i}){return{url:e,headers:signedHeaders(secretOf(t,r()),t.id,i(),n),body:n}}
function isFinal(e){return e>=500}
async function mail(e,t,n){const{mailer:r,baseUrl:i,encryption:a}=t;if(!r||i===null)return failed(`mail.unset`);const o=unsealed(a(),e.row.address,aboutAddress(e.row.id));const link=t=>`${i}${linkPaths[t]}?token=${encodeURIComponent(linkToken(a(),t,e.row))}`;const s={home:i,confirm:e.kind===`confirmation`?link(`confirm`):null,unsubscribe:link(`unsubscribe`)};const c=letterFor(e,await wordsFor(e,t),o,s);const l=await r.deliver(c,n);if(l===null)return{outcome:`delivered`,status:null,reason:null,wait:0};if(n.aborted)return{outcome:`interrupted`,status:null,reason:`aborted`,wait:0};const{code:u,replied:d}=l;return{...failed(d===null?`smtp.${u.toLowerCase()}`:`smtp.${d}`),...d!==null&&isFinal(d)&&{outcome:`refused`}}}
// server/notifications/notifier.ts
const limits={most:16,mostOfGroup:4};
const[minute,hour]=[6e4,36e5];
function workOnNotifications(e,t){const{database:n,now:r,mailer:i}=t;const onFailed=async({id:e},t)=>{const n=await t.selectFrom(`delivery`).selectAll().where(`id`,`=`,e).executeTakeFirst();if(!n)return;await record(t,{id:e,channel:n.channel_id},{state:`failed`,status:null,reason:`interrupted`,dueAt:null,attempts:n.attempts},r())};const a={...limits,pauses,onFailed};e.work(sendingKinds.delivery,sender(t),a);if(i!==null)e.work(sendingKinds.letter,sender(t),a);e.work(alertJobs,alertSender(n,r),{most:limits.most});const o={most:1};e.work(`digest`,()=>rollDigests(n,r()),{...o,every:minute});e.work(`delivery-overdue`,()=>enqueueOverdue(n,r()),{...o,every:minute});e.work(`alert-overdue`,()=>enqueueOverdueAlerts(n,r()),{...o,every:minute});e.work(`delivery-cleanup`,()=>cleanUpDeliveries(n,r()),{...o,every:hour})}
function sender({database:e,...t}){const{now:n}=t;return async(r,i)=>{const a=await readWaiting(e,r.payload.id);if(!a)return;const{dueAt:o,createdAt:s}=a;const c=o!==null&&o>n()&&s<=n()?null:await attempt(a,t,i);const l=Math.max(a.attempts+1,r.attempt);await e.through(({db:e})=>e.transaction().execute(async e=>{if(c===null)return r.giveBack(e,o??n());if(c.outcome===`interrupted`)return r.giveBack(e);const{reason:t,wait:i}=c;const s=c.outcome===`failed`&&mayRepeat(a);const u=s?await r.retry(e,t??``,{attempt:l,atLeast:i}):null;if(!s)await r.finish(e);return record(e,a,{...settledBy(c,u),attempts:l},n())}))}}
function mayRepeat({kind:e}){return e!==`test`}
async function sendOne(e,{database:t,...n},r){const i=await attempt(e,n,r);const a={...settledBy(i,null),attempts:e.attempts+1};await t.through(({db:t})=>t.transaction().execute(t=>record(t,e,a,n.now())));return i}
function settledBy({outcome:e,status:t,reason:n},r){const i={status:t,reason:n,dueAt:r};if(e===`delivered`||e===`cancelled`)return{...i,state:e};if(e===`gone`)return{...i,state:`failed`,isGone:true};return{...i,state:r===null?`failed`:`waiting`}}

export { workOnNotifications as n, sendOne as t };
