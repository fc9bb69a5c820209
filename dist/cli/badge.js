import { P as fill } from "./node.js";
import { t as require_cjs } from "./cjs2.js";
import { et as reportWords } from "./gate-9.js";
import { n as toneText, t as toneOf } from "./tone.js";
import { isIP } from "node:net";
// server/pages/report/target.ts
var import_cjs=require_cjs();
const longest=2e3;
function readTarget(e){const t=e.trim();if(t.length>longest)return null;const n=/^(?:mailto:)?[^@/\s]{1,64}@(?<domain>[^@/\s]{1,255})$/i.exec(t)?.groups?.[`domain`]??t;if(/^[a-z][a-z\d+.-]*:\/\//i.test(n)&&!/^https?:/i.test(n))return null;const r=URL.parse(/^https?:\/\//i.test(n)?n:`https://${n}`);const i=r?.hostname.replace(/\.$/,``)??``;if(!r||r.username!==``||r.password!==``||isIP(i.replace(/^\[|\]$/g,``))!==0)return null;if(i===``||i.startsWith(`.`)||i.endsWith(`.`))return null;const a=r.port===``?``:`:${r.port}`;const o=r.pathname===`/`?``:r.pathname;const s=`${r.protocol===`http:`?`http://`:``}${i}${a}${o}`;if(s.length>longest)return null;return{name:s,host:`${i}${a}`,url:`${r.protocol}//${i}${a}${o||`/`}`}}
function targetAt(e){const t=decoded(e);const n=t===null?null:readTarget(t);return n&&{target:n,isCanonical:n.name===t}}
function decoded(e){try{return decodeURIComponent(e)}catch{return null}}
function hostOf({host:e}){return e.replace(/:\d+$/,``)}
const reportChecks=[`ssl`,`http`,`email`,`dns`,`owasp`,`pqc`,`golive`,`rdap`];
function askedOf({id:e,subject:t},n){const r=hostOf(n);if(t===void 0)return{};if(e===`http`)return{[t]:n.url};if(e===`ssl`)return{[t]:n.host};if(e===`email`)return{[t]:(0,import_cjs.getDomain)(r,{allowPrivateDomains:true})??r};return{[t]:r}}
// server/pages/badges/badge.ts
const badgeLabels={ssl:{en:`TLS`,ko:`TLS`},http:{en:`security headers`,ko:`보안 헤더`},owasp:{en:`OWASP`,ko:`OWASP`},email:{en:`e-mail`,ko:`이메일`},golive:{en:`go-live`,ko:`공개 준비`}};
const colours={pass:`#1a7f37`,warn:`#8a6100`,fail:`#c62828`,unknown:`#6e4fa3`};
const grey=`#595959`;
const freshness=6048e5;
const own={unknown:{en:`unknown`,ko:`알 수 없음`},old:{en:`{message}, {days} {days|day/days} ago`,ko:`{message}, {days}일 전`}};
function badgeOf(e,t,n,r){const i=badgeLabels[e]?.[n]??e;if(!t)return{label:i,message:own.unknown[n],colour:grey};const{interpretation:a}=t.data;const{grade:o,score:s}=a;const c=s===void 0?void 0:fill(reportWords.score,{score:Math.round(s)},n);const l=toneOf(a);const u=o??c??toneText(l,n);const d=r-t.observedAt;if(d<=freshness)return{label:i,message:u,colour:colours[l]};const f=Math.floor(d/864e5);return{label:i,message:fill(own.old,{message:u,days:f},n),colour:grey}}
function shieldsJson({label:e,message:t,colour:n}){return JSON.stringify({schemaVersion:1,label:e,message:t,color:n})}

export { hostOf as a, targetAt as c, askedOf as i, badgeOf as n, readTarget as o, shieldsJson as r, reportChecks as s, badgeLabels as t };
