import { b as failure, h as printable } from "./node.js";
import { t as operator } from "./record.js";
import { t as limited } from "./rate-limit.js";
import { n as sentHost } from "./request-target.js";
import { n as passkeyErrors } from "./names.js";
import { r as setCookie } from "./cookies.js";
import { d as lifetimes } from "./fields.js";
import { createHash, randomBytes } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";
// server/accounts/adapter.ts
const digested={session:`token`,verification:`identifier`};
const[sealedModel,sealedField]=[`twoFactor`,`secret`];
function guarded(e,t,n){const r=e;const on=e=>async t=>{const i=String(t[`model`]);const a={...t,...Array.isArray(t[`where`])&&{where:inWhere(i,t[`where`])},...isRow(t[`data`])&&{data:inRow(i,t[`data`])},...isRow(t[`update`])&&{update:inRow(i,t[`update`])}};return back(i,t,await n(async()=>r[e]?.(a)))};function back(e,n,r){if(Array.isArray(r))return r.map(t=>back(e,n,t));if(!isRow(r))return r;const i={...r};const a=digested[e];const o=a===void 0?void 0:shownIn(a,n);if(a!==void 0&&o!==void 0&&i[a]===digestOf(o))i[a]=o;const s=i[sealedField];if(e===sealedModel&&typeof s===`string`)i[sealedField]=opened(s,t);return i}function inRow(e,n){const r=digested[e];const i=r===void 0?void 0:n[r];if(r!==void 0&&typeof i===`string`)return{...n,[r]:digestOf(i)};const a=n[sealedField];return e===sealedModel&&typeof a===`string`?{...n,[sealedField]:t.seal(a,sealedModel)}:n}const i={...e};for(const[t,n]of Object.entries(e))if(typeof n===`function`)i[t]=on(t);i[`transaction`]=e=>e(i);return i}
function opened(e,t){try{return t.open(e,sealedModel)}catch(e){throw failure(`store.unreadable`,{detail:otherSecret},{cause:e})}}
const otherSecret={en:`this second factor was encrypted with another PORTCULLIS_SECRET`,ko:`2단계 인증이 다른 PORTCULLIS_SECRET으로 암호화되어 있습니다`};
function inWhere(e,t){return t.map(t=>{if(t.field!==digested[e])return t;const{value:n}=t;if(Array.isArray(n))return{...t,value:n.map(e=>digestOf(String(e)))};return{...t,value:digestOf(String(n))}})}
function shownIn(e,{where:t,data:n}){const r=(Array.isArray(t)?t.find(t=>t.field===e):void 0)?.value??(isRow(n)?n[e]:void 0);return typeof r===`string`?r:void 0}
function digestOf(e){return createHash(`sha256`).update(e).digest(`base64url`)}
function isRow(e){return typeof e===`object`&&e!==null&&!Array.isArray(e)&&!(e instanceof Date)}
// server/accounts/auth-context.ts
const networkHeader=`x-portcullis-network`;
const outbox=new AsyncLocalStorage;
async function mailingsOf(e){const t=[];await outbox.run(t,e);return t}
function post({email:e,token:t}){outbox.getStore()?.push({email:e,token:t});return Promise.resolve()}
const storeCalls=new AsyncLocalStorage;
async function withStoreTrouble(e){const t={trouble:null};try{return await storeCalls.run(t,e)}catch(e){throw t.trouble??e}}
function noteStoreTrouble(e){const t=storeCalls.getStore();if(t)t.trouble=e}
// server/accounts/account.ts
const operatorAccount={id:operator};
function isByProxy({session:e}){return e.id===``}
// server/accounts/origin.ts
const loopback=/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function signInOriginsOf(e,t){const n=new URL(e??t);const r=n.protocol===`https:`;const i=loopback.test(n.hostname);if(!r&&!i)return null;const a=i&&e===null?[`localhost`,`127.0.0.1`,`[::1]`]:[];const o=new Set([n.origin,...a.map(e=>nameAt(n,e))]);return{url:n.origin,origins:[...o],isSecure:r}}
function nameAt({protocol:e,port:t},n){return new URL(`${e}//${n}${t===``?``:`:${t}`}`).origin}
function checkOrigin(e,{origins:t}){const{origin:n,"sec-fetch-site":r}=e.headers;if(n!==void 0&&n!==`null`){if(!t.includes(n))throw foreign({en:`Origin: ${shown(n)}`,ko:`Origin: ${shown(n)}`})}else if(n===`null`){const n=sentHost(e);if(!(r===`same-origin`&&t.some(e=>new URL(e).host===n)))throw foreign({en:`Origin: null`,ko:`Origin: null`})}if(r!==void 0&&r!==`same-origin`){const e=`Sec-Fetch-Site: ${shown(r)}`;throw foreign({en:e,ko:e})}}
function shown(e){return printable(e,60)}
function foreign(e){return failure(`request.origin`,{detail:e},{reason:`origin`})}
// server/accounts/authenticate.ts
function openAuthentication({home:e,caller:t,session:n,proxied:r,accountOf:i}){return async(a,o,{scope:s,access:c})=>{const{authorization:l}=a.incoming.headers;if(l!==void 0&&c===`key`){const{keyId:e,owner:n,scopes:r=[]}=await t(a,o);const c=n===void 0?null:await i(n);if(e===void 0||!c)throw notSignedIn();if(!r.includes(s))throw failure(`scope.missing`,{scope:s},{reason:`scope`});return{kind:`key`,account:c,keyId:e,may:e=>r.includes(e)}}if(!e)throw notSignedIn();if(![`GET`,`HEAD`].includes(a.method))checkOrigin(a.incoming,e);const u=await r(a)??(l===void 0?await n(a,o):null);if(!u)throw notSignedIn();return{kind:`session`,...u,may:()=>true}}}
function notSignedIn(){return failure(`session.required`,{},{reason:`session`})}
// server/accounts/refusal.ts
const typed={credentials:{en:`e-mail address or password`,ko:`이메일 주소 또는 비밀번호`},password:{en:`password`,ko:`비밀번호`},code:{en:`code`,ko:`코드`},passkey:{en:`passkey`,ko:`패스키`}};
function wrong(e){return failure(`credentials.wrong`,{what:typed[e]},{reason:`credentials`})}
function usedUp(){return failure(`account.link`,{},{reason:`token`})}
function notNow(e){return failure(`account.state`,{detail:e},{reason:`state`})}
const locked=900;
const meanings={INVALID_EMAIL_OR_PASSWORD:()=>wrong(`credentials`),INVALID_EMAIL:()=>wrong(`credentials`),INVALID_PASSWORD:()=>wrong(`password`),INVALID_CODE:()=>wrong(`code`),INVALID_BACKUP_CODE:()=>wrong(`code`),EMAIL_NOT_VERIFIED:()=>failure(`account.unverified`,{},{reason:`unverified`}),INVALID_TOKEN:usedUp,TOKEN_EXPIRED:usedUp,USER_NOT_FOUND:usedUp,INVALID_TWO_FACTOR_COOKIE:notSignedIn,TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE:notSignedIn,ACCOUNT_TEMPORARILY_LOCKED:()=>limited(locked),UNAUTHORIZED:notSignedIn,PASSKEY_NOT_FOUND:()=>wrong(`passkey`),AUTHENTICATION_FAILED:()=>wrong(`passkey`),FAILED_TO_VERIFY_REGISTRATION:()=>wrong(`passkey`),YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY:()=>wrong(`passkey`),[passkeyErrors.taken]:()=>wrong(`passkey`),[passkeyErrors.unverified]:()=>notNow(noVerification),CHALLENGE_NOT_FOUND:()=>notNow(tooLate),CREDENTIAL_ACCOUNT_NOT_FOUND:()=>notNow({en:`this account has no password; request a link to set one`,ko:`비밀번호가 없는 계정입니다. 재설정 링크로 비밀번호를 먼저 만드십시오`}),TOTP_ALREADY_ENABLED:()=>notNow({en:`the second factor is set up already`,ko:`2단계 인증이 이미 설정되어 있습니다`}),TOTP_NOT_ENABLED:()=>notNow(noSecondFactor),TWO_FACTOR_NOT_ENABLED:()=>notNow(noSecondFactor),BACKUP_CODES_NOT_ENABLED:()=>notNow(noSecondFactor)};
const noVerification={en:`the passkey was used without a PIN, fingerprint or face; use one that asks for it`,ko:`PIN, 지문, 얼굴 인식 없이 패스키를 사용했습니다. 이를 요구하는 패스키를 사용하십시오`};
const tooLate={en:`the passkey was used too late, or this browser blocks cookies; try again`,ko:`패스키를 너무 늦게 사용했거나 브라우저가 쿠키를 차단합니다. 다시 시도하십시오`};
const noSecondFactor={en:`the second factor is not set up`,ko:`2단계 인증이 설정되어 있지 않습니다`};
async function refusalOf(e){const{isAPIError:t}=await import(`./api2.js`);if(!t(e))return e;const n=meanings[e.body?.[`code`]??``];if(n)return n();return e.statusCode===302?usedUp():e}
// server/accounts/auth-calls.ts
function headersOf({client:e,cookie:t},...n){const r=n.flatMap(e=>{const n=t(e);return n===void 0?[]:[`${e}=${n}`]});return new Headers({[networkHeader]:e.network,"user-agent":e.agent,...r.length>0&&{cookie:r.join(`; `)}})}
function sessionHeadersOf(e,{cookies:t},n,...r){if(isByProxy(n))throw notNow(byProxy);return headersOf(e,t.session,...r)}
const byProxy={en:`a proxy signs you in to this account, so password, second factor, passkeys and e-mail address are set there`,ko:`이 계정에는 프록시가 로그인하므로 비밀번호, 2단계 인증, 패스키, 이메일 주소는 프록시 쪽에서 설정합니다`};
function cookiesOf(e,{cookies:t}){const n=[t.session,t.pending,t.state,t.challenge];return(e?.getSetCookie()??[]).filter(e=>n.some(t=>e.startsWith(`${t}=`)))}
function sessionTokenIn(e,{cookies:t}){const n=e.find(e=>e.startsWith(`${t.session}=`));const r=n===void 0?``:tokenOf(n.slice(t.session.length+1));return r===``?null:r}
function tokenOf(e=``){return e.split(`.`)[0]??``}
async function rethrow(e){throw await refusalOf(e)}
// server/accounts/devices.ts
const kind=`device`;
const[length,most]=[24,20];
async function knownDevice({use:e,cookies:t,now:n},{cookie:r},i){const a=r(t.device);if(a===void 0)return null;const o=digestOf(a);return await e(({db:e})=>e.selectFrom(`account_link`).select(`digest`).where(`digest`,`=`,o).where(`kind`,`=`,kind).where(`email`,`=`,i).where(`expires_at`,`>`,n()).executeTakeFirst())?`device ${o}`:null}
async function rememberDevice(e,t,n){const r=sessionTokenIn(n,e);if(r===null)return[];const{use:i,cookies:a,now:o}=e;const s=t.cookie(a.device);const c=await i(async e=>{const t=await personOf(e,r);if(!t)return null;return s!==void 0&&await extend(e,digestOf(s),t.id,o())?s:add(e,t,o())});return c===null?[]:[setCookie(a.device,c,lifetimes.device/1e3,a)]}
async function forgetDevices({db:e},t){await e.deleteFrom(`account_link`).where(`account_id`,`=`,t).where(`kind`,`=`,kind).execute()}
async function personOf({db:e},t){return e.selectFrom(`session`).innerJoin(`person`,`person.id`,`session.account_id`).select([`person.id`,`person.email`]).where(`session.digest`,`=`,digestOf(t)).executeTakeFirst()}
async function extend({db:e},t,n,r){const{numUpdatedRows:i}=await e.updateTable(`account_link`).set({expires_at:r+lifetimes.device}).where(`digest`,`=`,t).where(`kind`,`=`,kind).where(`account_id`,`=`,n).executeTakeFirst();return i>0n}
async function add({db:e},{id:t,email:n},r){const i=randomBytes(length).toString(`base64url`);const a=await e.selectFrom(`account_link`).where(`account_id`,`=`,t).where(`kind`,`=`,kind).select(`digest`).orderBy(`expires_at`,`desc`).offset(most-1).limit(most).execute();if(a.length>0){const t=a.map(({digest:e})=>e);await e.deleteFrom(`account_link`).where(`digest`,`in`,t).execute()}await e.insertInto(`account_link`).values({digest:digestOf(i),kind,account_id:t,email:n,password:null,expires_at:r+lifetimes.device}).execute();return i}
// server/accounts/people.ts
const provider=`credential`;
async function personByEmail(e,t){const n=await e.db.selectFrom(`person`).select(`id`).where(`email`,`=`,t).executeTakeFirst();return n?personById(e,n.id):null}
async function personById({db:e},t){const n=await e.selectFrom(`person`).leftJoin(`credential`,e=>e.onRef(`credential.account_id`,`=`,`person.id`).on(`credential.provider`,`=`,provider)).select([`person.id`,`person.email`,`person.second_factor`,`person.created_at`,`credential.password`]).where(`person.id`,`=`,t).executeTakeFirst();if(!n)return null;const{email:r,second_factor:i,created_at:a,password:o}=n;return{id:t,email:r,hasSecondFactor:i===1,hasPassword:o!==null,createdAt:a}}
async function passwordOf({db:e},t){return(await e.selectFrom(`credential`).select(`password`).where(`account_id`,`=`,t).where(`provider`,`=`,provider).executeTakeFirst())?.password??null}
async function hasSubject({db:e},t,n){return(await e.selectFrom(`credential`).select(`subject`).where(`account_id`,`=`,t).where(`provider`,`=`,`oidc`).execute()).some(({subject:e})=>e.startsWith(`${n} `))}
async function addPerson(e,t,n,r){const i=await insertPerson(e,t,r);if(!i)return null;await e.insertInto(`credential`).values(credentialOf(i.id,n,new Date(r).toISOString())).execute();return i.id}
async function ensurePerson(e,t,n){const r=await personByEmail(e,t);if(r)return r;await insertPerson(e.db,t,n);return personByEmail(e,t)}
async function insertPerson(e,t,n){const r=randomBytes(12).toString(`hex`);const i=new Date(n).toISOString();return await e.insertInto(`person`).values({id:r,email:t,email_verified:1,name:``,image:null,second_factor:0,created_at:i,updated_at:i}).onConflict(e=>e.column(`email`).doNothing()).returning(`id`).executeTakeFirst()??null}
async function resetPerson({db:e},t,n,{now:r,endsSecondFactor:i}){const a=new Date(r).toISOString();await e.transaction().execute(async e=>{await e.deleteFrom(`credential`).where(`account_id`,`=`,t).execute();await e.insertInto(`credential`).values(credentialOf(t,n,a)).execute();for(const n of[`session`,`passkey`])await e.deleteFrom(n).where(`account_id`,`=`,t).execute();await forgetDevices({db:e},t);if(!i)return;await e.deleteFrom(`second_factor`).where(`account_id`,`=`,t).execute();await e.updateTable(`person`).set({second_factor:0}).where(`id`,`=`,t).execute()})}
async function readdress(e,t,n,r){if(await e.selectFrom(`person`).select(`id`).where(`email`,`=`,n).executeTakeFirst())return false;const{numUpdatedRows:i}=await e.updateTable(`person`).set({email:n,updated_at:new Date(r).toISOString()}).where(`id`,`=`,t).executeTakeFirst();await e.deleteFrom(`verification`).where(`value`,`=`,t).execute();await e.deleteFrom(`account_link`).where(`account_id`,`=`,t).where(`kind`,`!=`,`status`).execute();return i>0n}
async function forgetPending({db:e},t){await e.deleteFrom(`verification`).where(`value`,`=`,t).execute();await forgetDevices({db:e},t)}
function credentialOf(e,t,n){const r={access_token:null,refresh_token:null,id_token:null,access_token_expires_at:null,refresh_token_expires_at:null,scope:null};const i={id:randomBytes(12).toString(`hex`),account_id:e,provider,subject:e,password:t};return{...r,...i,created_at:n,updated_at:n}}

export { post as A, checkOrigin as C, mailingsOf as D, operatorAccount as E, digestOf as M, guarded as N, networkHeader as O, openAuthentication as S, isByProxy as T, tokenOf as _, passwordOf as a, wrong as b, readdress as c, rememberDevice as d, cookiesOf as f, sessionTokenIn as g, sessionHeadersOf as h, hasSubject as i, withStoreTrouble as j, noteStoreTrouble as k, resetPerson as l, rethrow as m, ensurePerson as n, personByEmail as o, headersOf as p, forgetPending as r, personById as s, addPerson as t, knownDevice as u, notNow as v, signInOriginsOf as w, notSignedIn as x, usedUp as y };
