import { i as words$1, n as pathIn, r as a } from "./layout.js";
import { x as reportsPath } from "./paths2.js";
import { r as refang, t as isDefanged } from "./defang.js";
// server/pages/meant.ts
const most$1=4e3;
const ownAddress=/^(?:what(?:'s| is| ?s)? my (?:public )?ip(?: address)?|my ip(?: address)?|whatismyip|show my ip|내 ?(?:ip|아이피)(?: ?주소)?(?:는|가)?(?: ?(?:뭐야|확인|조회))?)\??$/i;
const host=String.raw`(?:[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,62})\.){1,20}(?=[\p{L}\p{N}-]*\p{L})[\p{L}\p{M}\p{N}-]{2,63}`;
const hostAlone=new RegExp(`^${host}\\.?$`,`iu`);
const hostAnywhere=new RegExp(`(?<![\\p{L}\\p{N}@._-])${host}(?![\\p{L}\\p{N}@_-])`,`giu`);
const entry=new RegExp(`^(?:https?://)?(?:[^@\\s/]{1,64}@)?${host}\\.?(?::\\d{1,5})?(?:/\\S*)?$`,`iu`);
const mailbox=/^(?:"[^"]{0,200}"|[^<>"@]{0,200})\s*<(?<address>[^<>@\s]{1,64}@[^<>@\s]{1,255})>[;,]?$/;
const scheme=/^(?:(?:h+t+p+|h+t+t+p+|ht+p+|h+p+t+|hhtp|htt|ttp|tp|hrrp|httl|htto|jttp|gttp|hytp)(?<secure>s*)(?:\s*[:;]\s*\/{0,4}|\/{2,4}))+(?=[^/\s])/i;
const endings={con:`com`,cmo:`com`,ocm:`com`,comm:`com`,coom:`com`,cpm:`com`,vom:`com`,xom:`com`,nte:`net`,ner:`net`,bet:`net`,ogr:`org`,rog:`org`,orgg:`org`};
function meaningOf(e){const t=e.trim();if(t===``||t.length>most$1)return{kind:`one`,text:e};const n=unwrapped(t);if(ownAddress.test(n))return{kind:`own-address`};const r=mailbox.exec(n)?.groups?.[`address`];if(r!==void 0)return{kind:`one`,text:r};const i=listIn(n);if(i)return i.length===1?{kind:`one`,text:i[0]??``}:{kind:`many`,names:i};if(/\s/.test(n))return words(e,n);return single(corrected(n))}
function unwrapped(e){return(/^(?:["'`“”‘’「『]|<(?=[^<>]*>$)|\((?=[^()]*\)$))(?<inner>[^"'`“”‘’」』<>()]+)["'`“”‘’」』>)][.,;]?$/.exec(e)?.groups?.[`inner`]??e).trim().replace(/[,;]+$/,``)}
function listIn(e){const t=e.split(/[\s,;|]+/).filter(e=>e!==``);if(t.length<2||t.length>500||!t.every(e=>entry.test(e)))return null;return[...new Set(t.map(e=>e.replace(/^(?!https?:)[^@/]*@/i,``).toLowerCase()))]}
function corrected(e){const t=e.replace(/^(?:view-source:|url[:=])\s*/i,``).replace(/[。．｡]/g,`.`);const n=scheme.exec(t);const r=n?t.slice(n[0].length):t;const i=/s/i.test(n?.groups?.[`secure`]??`s`);const a=n&&!/^https?:\/\/(?=[^/\s])/i.test(t)?`http${i?`s`:``}://${r}`:t;return(n&&/^https?:\/\/\w*ht?tps?[:/]/i.test(t)?`http${i?`s`:``}://${r}`:a).replace(/^((?:https?:\/\/)?)\*+\./i,`$1`).replace(/^@(?=[^@]+$)/,``)}
function single(e){const t=suggestionsFor(e);return t.length>0?{kind:`slip`,text:e,suggestions:t}:{kind:`one`,text:e}}
function suggestionsFor(e){const t=e.replace(/^https?:\/\//i,``).replace(/\/$/,``);if(/[/:@?#]/.test(t)&&!/^[^/:@?#]+\//.test(t))return[];const[n=``]=t.split(`/`,1);const r=n.replace(/[,;]+/g,`.`).replace(/\.{2,}/g,`.`).replace(/^\.+|\.+$/g,``).replace(/\.(?<end>[a-z]+)$/i,(e,t)=>Object.hasOwn(endings,t.toLowerCase())?`.${endings[t.toLowerCase()]}`:e);return r!==n.replace(/\.$/,``)&&hostAlone.test(r)?[r.toLowerCase()]:[]}
function words(e,t){const n=t.replace(/\s*([.,])\s*/g,`.`).replace(/^\S*\s*[:;]\s*\/\/\s*/,``);if(!/\s/.test(n)&&hostAlone.test(n))return{kind:`slip`,text:n,suggestions:[n.toLowerCase()]};if(/[a-z]{3,5}:\/\/|\[\.\]|\n/i.test(t))return{kind:`one`,text:e};const r=Array.from(t.matchAll(hostAnywhere),([e])=>e.toLowerCase().replace(/\.$/,``));return{kind:`words`,suggestions:[...new Set(r)].slice(0,3)}}
// server/pages/recognise.ts
const kinds=[`domain`,`url`,`list`,`mailbox`,`address`,`network`,`header`,`message`];
const most=4e3;
const field=/^(?:received|return-path|delivered-to|from|to|subject|date|message-id|mime-version|content-type|dkim-signature|authentication-results|arc-[a-z-]+|x-[a-z0-9-]+)[ \t]*:/i;
const address=/^(?:\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?|\[?[\da-f]{0,4}(?::[\da-f.]{0,15}){2,8}(?:\](?::\d{1,5})?)?)$/i;
function recognise(e){const t=e.slice(0,most).trim();if(t===``)return null;const n=t.split(/\r?\n/,40);if(n.length>1&&n.filter(e=>field.test(e)).length>=2)return`header`;const r=listIn(t);if(r)return r.length>1?`list`:`mailbox`;if(/\s/.test(t))return`message`;if(/^as\d{1,10}(?:\.\d{1,5})?$/i.test(t))return`network`;const i=refang(t);if(address.test(i))return`address`;if(/^(?:mailto:)?[^@/]{1,64}@[^@/]{1,255}$/i.test(i))return`mailbox`;if(isDefanged(t))return`message`;if(/^https?:\/\//i.test(t))return isDisguised(t)?`message`:`url`;return/^[^/?#]+(?:[/?#].|:\d+\/?$)/.test(t)?`url`:`domain`}
function isDisguised(e){const t=URL.parse(e);return t!==null&&(t.username+t.password!==``||/^(?:\[|\d+(?:\.\d+){3}$)/.test(t.hostname))}
function AskForm({language:e,value:t=``,isMain:n=false}){return a(`form`,{class:`ask`,action:pathIn(reportsPath,e),method:`post`,"data-ask":true,children:[a(`label`,{for:`ask`,class:n?void 0:`hidden`,children:words$1.ask.label[e]}),a(`div`,{class:`ask-row`,children:[a(`textarea`,{id:`ask`,name:`q`,rows:1,required:true,placeholder:`example.com`,autocomplete:`off`,autocapitalize:`none`,spellcheck:false,"aria-describedby":n?`ask-kinds`:void 0,children:t}),a(`button`,{type:`submit`,children:words$1.ask.button[e]})]}),n?a(Kinds,{language:e}):null]})}
function Kinds({language:e}){return a(`div`,{id:`ask-kinds`,class:`kinds`,"aria-live":`polite`,children:a(`dl`,{children:kinds.map(t=>a(`div`,{"data-kind":t,children:[a(`dt`,{children:words$1.ask.kinds[t].name[e]}),a(`dd`,{children:words$1.ask.kinds[t].does[e]})]}))})})}

export { recognise as n, meaningOf as r, AskForm as t };
