import { E as failure } from "./node.js";
import { Ri as codeOf } from "./node-3.js";
import { n as makeOwnFolder } from "./engine.js";
import { i as secretIn } from "./open.js";
import { closeSync, linkSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
// server/notifications/mail/mailer.ts
const mostWaiting=500;
const usualPauses=[5e3,3e4,12e4];
const patience=15e3;
const longestHandOver=45e3;
async function withSignal(e,t){const{promise:n,reject:r}=Promise.withResolvers();const give=()=>r(e.reason);if(e.aborted)give();else e.addEventListener(`abort`,give,{once:true});try{await Promise.race([t,n])}finally{e.removeEventListener(`abort`,give);t.catch(()=>void 0)}}
function openMailer({url:e,from:t,onTrouble:n,transport:r,pauses:i=usualPauses}){const a=new AbortController;const o=new Set;let s=r?Promise.resolve(r):null;let c=false;function tell(e){if(e===null!==c)return;c=e!==null;n?.(e)}async function handOver(n){await(await(s??=openSmtp(e)))({...n,from:t});tell(null)}async function deliver(e){for(let t=0;;t++)try{await handOver(e);return}catch(e){tell(whyNot(e));const n=isFinal(e)?void 0:i[t];if(n===void 0||a.signal.aborted)return;await setTimeout(n,void 0,{signal:a.signal,ref:false}).catch(()=>void 0)}}return{send(e){if(o.size>=mostWaiting)return tell(`too many messages are waiting`);const t=deliver(e).finally(()=>o.delete(t));o.add(t)},async deliver(e,t){try{await withSignal(AbortSignal.any([t,a.signal,AbortSignal.timeout(longestHandOver)]),handOver(e));return null}catch(e){tell(whyNot(e));const{code:t=`failed`,responseCode:n=null}=e;return{code:typeof t===`string`?t:`timeout`,replied:n}}},async settled(){await Promise.all(o)},close:()=>a.abort()}}
function whyNot(e){const{code:t=`failed`,responseCode:n}=e;return n===void 0?t:`${t} ${n}`}
function isFinal(e){const{responseCode:t=0}=e;return t>=500}
const onLoopback=/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
async function openSmtp(e){const{createTransport:t}=await import(`./nodemailer.js`);const n={connectionTimeout:patience,greetingTimeout:patience,socketTimeout:patience};const{protocol:r,hostname:i,port:a,username:o,password:s}=new URL(e);const c=o===``?{}:{auth:{user:decodeURIComponent(o),pass:decodeURIComponent(s)}};const l=t({host:i.replace(/^\[|\]$/g,``),...a!==``&&{port:Number(a)},secure:r===`smtps:`,requireTLS:r===`smtp:`&&!onLoopback.test(i),...c,...n,disableFileAccess:true,disableUrlAccess:true});return async({from:e,to:t,subject:n,text:r,headers:i,messageId:a})=>{const o={...i&&{headers:{...i}},...a!==void 0&&{messageId:a}};await l.sendMail({from:e,to:{name:``,address:t},subject:n,text:r,...o})}}
// server/notifications/mail/configured.ts
function configuredMailer({mail:e,transport:t},n){if(!e)return null;return openMailer({...e,onTrouble:e=>n.event(`mail`,{trouble:e}),...t&&{transport:t}})}
// server/store/encryption/encryption.ts
const version=`v1`;
const[cipher,nonceLength,tagLength]=[`aes-256-gcm`,12,16];
const unopened=`this was changed, belongs elsewhere, or was sealed with another PORTCULLIS_SECRET`;
function openEncryption(e){const t=keyFor(e,`seal ${version}`);return{seal(e,n){const r=randomBytes(nonceLength);const i=createCipheriv(cipher,t,r,{authTagLength:tagLength}).setAAD(Buffer.from(n));const a=[r,i.update(e,`utf8`),i.final(),i.getAuthTag()];return`${version}.${Buffer.concat(a).toString(`base64url`)}`},open(e,n){const[r,i=``]=e.split(`.`,2);const a=Buffer.from(i,`base64url`);if(r!==version||a.length<nonceLength+tagLength)throw new Error(unopened);const o=createDecipheriv(cipher,t,a.subarray(0,nonceLength),{authTagLength:tagLength}).setAAD(Buffer.from(n)).setAuthTag(a.subarray(-tagLength));try{const e=o.update(a.subarray(nonceLength,-tagLength));return Buffer.concat([e,o.final()]).toString(`utf8`)}catch(e){throw new Error(unopened,{cause:e})}},derive:t=>keyFor(e,t).toString(`hex`)}}
function keyFor(e,t){return Buffer.from(hkdfSync(`sha256`,e,``,`portcullis ${t}`,32))}
// server/store/encryption/stored-secret.ts
const length=32;
function storedSecret(e){const t=secretIn(e);return read(t)??make(e,t)}
function read(e){try{const t=readFileSync(e,`utf8`).trim();if(t.length<22)throw new Error(`${e} contains no secret of at least 22 characters`);return t}catch(e){if(codeOf(e)===`ENOENT`)return null;throw e}}
function make(e,t){makeOwnFolder(e);const n=`${t}.${process.pid}.part`;const r=randomBytes(length).toString(`base64url`);try{const e=openSync(n,`wx`,384);writeSync(e,`${r}\n`);closeSync(e);linkSync(n,t);return r}catch(e){const n=codeOf(e)===`EEXIST`?read(t):null;if(n===null)throw e;return n}finally{rmSync(n,{force:true})}}
// server/store/encryption/configured.ts
function hasSecret({secret:e,storing:t}){return e!==null||t!==null&&t.databaseUrl===null}
function configuredSecret({secret:e,storing:t},n){if(e!==null)return e;if(!t||t.databaseUrl!==null)throw new Error(`several servers may share a database, and no secret was given`);try{return storedSecret(t.dataDir)}catch(e){n.event(`secret`,{trouble:e instanceof Error?e.message:String(e)});throw failure(`store.unreadable`,{detail:{en:`the secret of the data directory`,ko:`데이터 디렉터리의 비밀 값`}},{cause:e})}}

export { configuredMailer as i, hasSecret as n, openEncryption as r, configuredSecret as t };
