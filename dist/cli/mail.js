import { bn as attempt, j as mailLimits, l as secure, x as withPatience } from "./gate-14.js";
import { t as outOfTime } from "./dns.js";
import { E as failure, w as Failure, x as printable } from "./node.js";
import { a as openDialogue, c as readMailReply, i as endOfDialogue, n as converse, o as offersTls, r as dialogueBytes, s as say } from "./starttls.js";
import { Gi as contextFor } from "./node-3.js";
// src/formats/starttls/talk.ts
const longestLine=512;
const longestKeyword=200;
const longestName=255;
function openMailTalk(e){let t=null;function greeted(n){const r={banner:n.lines.map(e=>printable(e,longestLine)).join(`
`).slice(0,mailLimits.banner),hello:null,keywords:[],starttls:`unknown`};t={code:Number(n.code),...r};return n.code===`220`?say(`EHLO ${e}`,readMailReply,answered(`EHLO`)):end(n)}function answered(n){return r=>{if(!t)return end(r);if(n===`EHLO`&&r.code.startsWith(`5`))return say(`HELO ${e}`,readMailReply,answered(`HELO`));if(r.code!==`250`)return end(r);const i=printable((/^\S*/.exec(r.lines[0]??``)?.[0]??``).slice(0,longestName),longestName);t={...t,hello:{verb:n,name:i}};const a=n===`EHLO`&&offersTls(r.lines);const o=n===`EHLO`?r.lines.slice(1,mailLimits.keywords+1).map(keyword):[];t={...t,keywords:o,starttls:a?`offered`:`absent`};return a?say(`STARTTLS`,readMailReply,agreed):{kind:`not-offered`,detail:r.printableReply}}}function agreed(e){if(e.code===`220`)return{kind:`start`};if(t)t={...t,starttls:`refused`};return end(e)}return{conversation:openDialogue({read:readMailReply,next:greeted}),told:()=>t}}
function end({printableReply:e}){return{kind:`refused`,detail:e}}
function keyword(e){return printable(e.trim().toUpperCase(),longestKeyword)}
// src/net/mail.ts
const acceptance=5e3;
const patience=8e3;
const parting=700;
const brokenShake=/^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/;
async function greet(e,t){const n=await meet(e,t,false);if(n.starttls!==`offered`||!brokenShake.test(n.failure?.reason??``))return n;const r=await attempt(()=>meet(e,t,true));return r.ok&&r.value.handshake?{...n,handshake:r.value.handshake}:n}
async function meet(e,t,n){const r=performance.now();const i={to:{...e,starttls:`smtp`},way:t,lenient:n};try{return await withPatience(t.signal,patience,async n=>{const a=await withPatience(n,acceptance,n=>t.routes.connect(e,n));t.budget.request();return{...await talk(a.socket,a.address,{...i,within:n}),ms:performance.now()-r}})}catch(e){throw t.signal.aborted?ended(e):e}}
function ended(e){if(!(e instanceof Failure)||!e.reason.startsWith(`timeout.`))return e;return new Failure({...e.facts,reason:outOfTime},{cause:e})}
async function talk(e,t,n){const{to:r,within:i}=n;const a=dialogueBytes(e);const{conversation:o,told:s}=openMailTalk(a);const c=await attempt(()=>converse(e,r,o,i));const l=s();if(!l){e.destroy();throw c.ok?notGreeted(c.value,r):new Failure(c.failure)}const u={address:t,helloName:a,...l};if(!c.ok)return{...u,handshake:null,failure:c.failure};if(c.value.kind===`start`)return{...u,...await turnToTls(e,t,n)};const d=c.value.kind===`injected`||c.value.kind===`foreign`;if(d)e.destroy();else await takeLeave(e);return{...u,handshake:null,failure:d?endOfDialogue(c.value,r).facts:null}}
function notGreeted(e,t){const{host:n,port:r}=t;return e.kind===`start`?failure(`starttls.closed`,{host:n,port:r}):endOfDialogue(e,t)}
async function turnToTls(e,t,{to:n,way:r,lenient:i,within:a}){const o=contextFor(r.given,{lenient:i},n);const s=await attempt(()=>secure(e,{to:n,address:t,context:o,lenient:i,alpn:`none`,signal:a}));if(!s.ok)return{handshake:null,failure:s.failure};await takeLeave(s.value.socket);return{handshake:s.value.handshake,failure:null}}
async function takeLeave(e){const{promise:t,resolve:n}=Promise.withResolvers();const r=setTimeout(n,parting);const leave=()=>n();e.on(`error`,leave);e.once(`data`,leave);e.once(`close`,leave);e.resume();e.write(`QUIT\r
`);await t;clearTimeout(r);e.destroy()}

export { greet };
