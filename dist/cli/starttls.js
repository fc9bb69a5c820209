import { E as failure, x as printable } from "./node.js";
import { _ as onAbort, at as starttlsNames, w as toFailure, x as withPatience } from "./gate-14.js";
import { isIP } from "node:net";
// src/formats/starttls/replies.ts
function readMailReply(e){const t=[];let n;for(const r of e){const i=coded.exec(r)?.groups;n??=i?.[`code`];if(!i||n===void 0||i[`code`]!==n)return`foreign`;t.push(i[`text`]??``);if(i[`more`]!==`-`)return toReply(n,e,t)}return`more`}
const coded=/^(?<code>[2-5]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readFileReply(e){const[t]=e;if(t===void 0)return`more`;const n=fileCoded.exec(t)?.groups;const r=n?.[`code`];if(r===void 0)return`foreign`;if(n?.[`more`]!==`-`)return toReply(r,e,[n?.[`text`]??``]);const i=e.findIndex((e,t)=>t>0&&(e===r||e.startsWith(`${r} `)));return i<0?`more`:toReply(r,e,e.slice(0,i+1))}
const fileCoded=/^(?<code>[1-6]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readReplyStatus(e){const[t]=e;if(t===void 0)return`more`;const n=status.exec(t)?.groups;return n?toReply(n[`code`]??``,e,[n[`text`]??``]):`foreign`}
const status=/^(?<code>\+OK|-ERR)(?: (?<text>.*))?$/i;
function readStatusAndList(e){const t=readReplyStatus(e);if(typeof t===`string`||t.reply.code!==`+OK`)return t;const n=e.indexOf(`.`);return n<0?`more`:toReply(`+OK`,e,e.slice(0,n+1))}
function readGreeting(e){const[t]=e;if(t===void 0)return`more`;const n=untagged.exec(t)?.groups;return n?toReply(n[`code`]??``,e,[n[`text`]??``]):`foreign`}
const untagged=/^\* (?<code>OK|PREAUTH|BYE)(?: (?<text>.*))?$/i;
function readTagged(e){const t=new RegExp(`^${e} (?<code>OK|NO|BAD)(?: .*)?$`,`i`);return e=>{for(const[n,r]of e.entries()){const i=t.exec(r)?.groups?.[`code`]??(/^\* BYE\b/i.test(r)?`BYE`:void 0);const a=e.slice(0,n+1);if(i!==void 0)return{reply:{...replyOf(i,a),printableReply:printableReply(r)},taken:a.length};if(!r.startsWith(`* `))return`foreign`}return`more`}}
function toReply(e,t,n){return{reply:{...replyOf(e,n),printableReply:printableReply(t[0]??``)},taken:n.length}}
function replyOf(e,t){return{code:e.toUpperCase(),lines:t}}
function printableReply(e){return printable(/[^\r\n]+/.exec(e)?.[0]??``,120)}
// src/formats/starttls/dialogues.ts
const dialogues={smtp:e=>({read:readMailReply,next:t=>t.code===`220`?say(`EHLO ${e}`,readMailReply,afterEhlo):refused(t)}),imap:()=>({read:readGreeting,next:afterImapGreeting}),pop3:()=>({read:readReplyStatus,next:e=>e.code===`+OK`?say(`STLS`,readReplyStatus,afterStls):refused(e)}),ftp:()=>({read:readFileReply,next:e=>e.code===`220`?say(`AUTH TLS`,readFileReply,afterAuth):refused(e)})};
function say(e,t,n){return{kind:`say`,words:e,read:t,next:n}}
function refused({printableReply:e}){return{kind:`refused`,detail:e}}
function notOffered({printableReply:e}){return{kind:`not-offered`,detail:e}}
const unknownCommand=new Set([`500`,`502`]);
function afterEhlo(e){const{code:t,lines:n}=e;if(unknownCommand.has(t))return notOffered(e);if(t!==`250`)return refused(e);return offersTls(n)?say(`STARTTLS`,readMailReply,afterStarttls):notOffered(e)}
function offersTls(e){return e.slice(1).some(e=>/^STARTTLS(?:\s|$)/i.test(e))}
function afterStarttls(e){return e.code===`220`?{kind:`start`}:refused(e)}
function afterImapGreeting(e){return e.code===`OK`?say(`a1 STARTTLS`,readTagged(`a1`),afterImapStarttls):refused(e)}
function afterImapStarttls(e){if(e.code===`OK`)return{kind:`start`};if(e.code===`BYE`)return refused(e);return say(`a2 CAPABILITY`,readTagged(`a2`),t=>{const n=t.lines.filter(e=>/^\* CAPABILITY /i.test(e));const r=n.some(e=>/\sSTARTTLS(?=\s|$)/i.test(e));return t.code===`OK`&&n.length>0&&!r?notOffered(e):refused(e)})}
function afterStls(e){if(e.code===`+OK`)return{kind:`start`};return say(`CAPA`,readStatusAndList,t=>{const n=t.lines.some(e=>/^STLS\s*$/i.test(e));return t.code===`+OK`&&!n?notOffered(e):refused(e)})}
function afterAuth(e){if(e.code===`234`)return{kind:`start`};if(unknownCommand.has(e.code)||e.code===`504`)return notOffered(e);return say(`FEAT`,readFileReply,t=>{const n=t.lines.some(e=>/^\s*AUTH\s.*\bTLS/i.test(e));return t.code===`211`&&!n?notOffered(e):refused(e)})}
// src/formats/starttls/starttls.ts
const mostBytes=16384;
const mostLines=256;
function openConversation(e,t){return e===`postgres`?{first:sslRequest,hear:hearPostgres}:openDialogue(dialogues[e](t))}
function openDialogue(e){let t=e;let n=``;function hear(e){n+=Buffer.from(e).toString(`latin1`);if(n.length>mostBytes)return{kind:`foreign`,detail:`> ${mostBytes} bytes`};const r=n.split(`
`).slice(0,-1);if(r.length>mostLines)return{kind:`foreign`,detail:`> ${mostLines} lines`};const i=t.read(r.map(e=>e.replace(/\r$/,``)));if(i===`more`)return{kind:`wait`};if(i===`foreign`)return{kind:`foreign`,detail:printableReply(r[0]??``)};n=behind(n,i.taken);return answer(i.reply)}function answer(e){const r=t.next(e);if(r.kind===`say`){t=r;n=``;return{kind:`say`,words:Buffer.from(`${r.words}\r\n`,`latin1`)}}return r.kind===`start`&&n!==``?{kind:`injected`,detail:``}:r}return{first:null,hear}}
function behind(e,t){return e.split(`
`).slice(t).join(`
`)}
const sslRequest=Buffer.from(`0000000804d2162f`,`hex`);
function hearPostgres(e){const[t]=e;if(t===void 0)return{kind:`wait`};const n=String.fromCharCode(t);if(n===`S`)return e.length>1?{kind:`injected`,detail:``}:{kind:`start`};if(n===`N`)return{kind:`not-offered`,detail:n};if(n===`E`)return{kind:`refused`,detail:`ErrorResponse`};return{kind:`foreign`,detail:printableReply(Buffer.from(e).toString(`latin1`))}}
// src/net/starttls.ts
const talkPatience=8e3;
async function agreeOnTls(e,t,n){await withPatience(n,talkPatience,n=>talk(e,t,n))}
async function talk(e,t,n){const r=await converse(e,t,openConversation(t.starttls,dialogueBytes(e)),n);if(r.kind===`start`)return;e.destroy();throw endOfDialogue(r,t)}
function converse(e,t,{first:n,hear:r},i){const{promise:a,resolve:o,reject:s}=Promise.withResolvers();const fail=n=>{s(toFailure(n,t,`starttls`));e.destroy()};const hangUp=()=>fail(Object.assign(new Error(`closed`),{code:`ECONNRESET`}));const listen=t=>{const n=r(t);if(n.kind===`wait`)return;if(n.kind===`say`)return void e.write(n.words);e.pause();o(n)};const c=onAbort(i,fail);e.on(`data`,listen);e.once(`end`,hangUp);e.once(`close`,hangUp);e.once(`error`,fail);if(n)e.write(n);return a.finally(()=>{c();e.off(`data`,listen).off(`end`,hangUp).off(`close`,hangUp).off(`error`,fail)})}
function endOfDialogue({kind:e,detail:t},n){const{host:r,port:i}=n;const a=starttlsNames[n.starttls];if(e===`not-offered`)return failure(`starttls.not-offered`,{host:r,port:i,protocol:a});if(e===`refused`)return failure(`starttls.refused`,{host:r,port:i,detail:t});if(e===`foreign`)return failure(`starttls.foreign`,{host:r,port:i,protocol:a,detail:t});return failure(`starttls.injected`,{host:r,port:i})}
function dialogueBytes({localAddress:e=`127.0.0.1`}){return isIP(e)===6?`[IPv6:${e.replace(/%.*$/,``)}]`:`[${e}]`}

export { openDialogue as a, readMailReply as c, endOfDialogue as i, converse as n, offersTls as o, dialogueBytes as r, say as s, agreeOnTls as t };
