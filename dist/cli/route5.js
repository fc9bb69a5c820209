import { P as fill, w as Failure } from "./node.js";
import { c as followLink, n as addressOfLink } from "./channels.js";
import { _ as rateFields, f as pageFields } from "./header-fields.js";
import { n as openLimit, t as limited } from "./rate-limit.js";
import { i as readBytes } from "./body.js";
import { n as readQuery } from "./query.js";
import { r as compressed } from "./coding.js";
import { d as $, n as pathIn, r as a, t as layout } from "./layout.js";
import { m as linkPaths } from "./paths2.js";
// server/pages/channels/words.ts
const words={confirm:{title:{en:`Confirm notifications`,ko:`알림 수신 확인`},ask:{en:`Send notifications about watched domains to {address}?`,ko:`감시하는 도메인의 알림을 {address} 주소로 받으시겠습니까?`},button:{en:`Send them`,ko:`알림 받기`},done:{en:`Notifications are sent to {address} from now on. Every message has a link to unsubscribe.`,ko:`이제 {address} 주소로 알림을 보냅니다. 모든 메일에 수신 거부 링크가 있습니다.`}},unsubscribe:{title:{en:`Unsubscribe`,ko:`수신 거부`},ask:{en:`Stop sending notifications of this channel to {address}?`,ko:`이 채널의 알림을 {address} 주소로 더 이상 받지 않으시겠습니까?`},button:{en:`Unsubscribe`,ko:`수신 거부`},done:{en:`Notifications of this channel are no longer sent to {address}.`,ko:`이 채널의 알림을 {address} 주소로 더 이상 보내지 않습니다.`}},over:{en:`This link was used, has expired or was never issued.`,ko:`이미 사용했거나 만료되었거나 발급되지 않은 링크입니다.`}};
// server/pages/channels/page.tsx
function linkPage({purpose:e,token:t,address:n,isDone:r},i){const{language:o}=i;const{title:s}=words[e];const to=n=>pathIn(`${linkPaths[e]}?token=${encodeURIComponent(t)}`,n);return layout({path:linkPaths[e],inLanguage:to,title:`${s[o]} · Portcullis`,description:s[o],isListed:false,main:a(`div`,{class:`frame`,children:[a(`h1`,{children:s[o]}),n===null?a(`p`,{class:`lede`,children:words.over[o]}):a(Question,{purpose:e,address:n,isDone:r,action:to(o),language:o})]})},i)}
function Question({purpose:e,address:t,isDone:n,action:r,language:i}){const{ask:o,button:s,done:c}=words[e];if(n)return a(`p`,{class:`lede`,children:fill(c,{address:t},i)});return a($,{children:[a(`p`,{class:`lede`,children:fill(o,{address:t},i)}),a(`form`,{method:`post`,action:r,children:[a(`input`,{type:`hidden`,name:`List-Unsubscribe`,value:`One-Click`}),a(`button`,{type:`submit`,children:s[i]})]})]})}
// server/pages/channels/route.ts
const requestsAMinute=30;
const largestBody=4096;
function linkRoute(e,t,{pipeline:n,settingOf:r}){const i=openLimit(`channel-pages`,requestsAMinute);return async(a,o)=>{const s=await i.charge(n.clients(a.incoming).counted);o.rate=rateFields(s);if(s.wait!==null)throw limited(s.wait);const{parameters:c}=readQuery(a.search,[`token`],a.language);const l=typeof c[`token`]===`string`?c[`token`].slice(0,200):``;const u=a.method===`POST`;const d=u?await follow(e,t,l,a):await addressOfLink(t,e,l);const f=linkPage({purpose:e,token:l,address:d,isDone:u},r(a));const p=[...pageFields,[`cache-control`,`no-store`]];return compressed(a.incoming,{status:d===null?400:200,fields:p,content:f})}}
async function follow(e,t,n,{incoming:r}){await readBytes(r,largestBody);try{return(await followLink(t,e,n)).address}catch(e){if(e instanceof Failure&&e.facts.id===`account.link`)return null;throw e}}

export { linkRoute };
