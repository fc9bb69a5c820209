import { E as failure, w as Failure } from "./node.js";
import { A as whoisLimits, C as nameEnd, _ as onAbort, f as openQueue, w as toFailure, x as withPatience } from "./gate-14.js";
import { sr as bracketed } from "./node-3.js";
import { n as sourceRefusalOf } from "./answer3.js";
// src/net/whois.ts
const usualPort=43;
const usualRoot={host:`whois.iana.org`,port:usualPort};
async function queryWhois({host:e,port:t=usualPort,namedBy:n},{line:r,patience:i=whoisLimits.patience},{root:a,policy:o,routesUnder:s,budget:c,signal:l,shared:u}){const d=e===null?{...a??usualRoot}:{host:e,port:t,...n!==void 0&&{namedBy:n}};const f=d.port===usualPort?d.host:`${bracketed(d.host)}:${d.port}`;const p={source:`WHOIS`,host:f};if(!mayBePut(r))throw failure(`source.malformed`,{...p,detail:`question`});if(e!==null&&!mayBeAsked(d.port))throw failure(`source.redirect`,{...p,detail:`port`});const m=s({special:e===null&&(a!==void 0||o.special),allow:o.allow});const h=performance.now();try{const e=await withPatience(l,i,e=>queueAt(f,u.whois)(e,async()=>{const{socket:t,address:n}=await m.connect(d,e);c.request();return{address:n,...await listen(t,r,{to:d,within:e})}}));const t=performance.now()-h;u.states.answered(`whois`,t);return{server:f,...e,ms:t}}catch(e){const t=sourceRefusalOf(nameEnd(e,d,`tcp`),p,n!==void 0);if(!l.aborted)u.states.failed(`whois`,t instanceof Failure?t.reason:`timeout.source`);throw t}}
const atATime=2;
const mostServers=256;
function queueAt(e,t){const n=t.get(e)??openQueue(atATime);t.delete(e);t.set(e,n);const[r]=t.keys();if(t.size>mostServers&&r!==void 0)t.delete(r);return n}
function mayBePut(e){return e.length<=whoisLimits.question&&/^[\x20-\x7e]+$/.test(e)}
function mayBeAsked(e){return e===usualPort||e>=1024}
function listen(e,t,{to:n,within:r}){const{promise:i,resolve:a,reject:o}=Promise.withResolvers();const s=[];let c=0;const end=e=>a({bytes:new Uint8Array(Buffer.concat(s)),truncated:e});const fail=e=>o(toFailure(e,n,`tcp`));const l=onAbort(r,fail);e.on(`data`,e=>{const t=whoisLimits.answer-c;s.push(e.subarray(0,t));c+=Math.min(e.length,t);if(e.length>t)end(true)});e.once(`end`,()=>end(false));e.once(`error`,e=>c>0?end(false):fail(e));e.once(`close`,()=>end(false));e.write(`${t}\r\n`);return i.finally(()=>{l();e.destroy()})}

export { queryWhois };
