import { T as failure } from "./node.js";
import { o as revokeKeys } from "./api-keys.js";
import { createHash, randomBytes } from "node:crypto";
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
// server/accounts/people.ts
const provider=`credential`;
async function personByEmail(e,t){const n=await e.db.selectFrom(`person`).select(`id`).where(`email`,`=`,t).executeTakeFirst();return n?personById(e,n.id):null}
async function personById({db:e},t){const n=await e.selectFrom(`person`).leftJoin(`credential`,e=>e.onRef(`credential.account_id`,`=`,`person.id`).on(`credential.provider`,`=`,provider)).select([`person.id`,`person.email`,`person.second_factor`,`person.created_at`,`credential.password`]).where(`person.id`,`=`,t).executeTakeFirst();if(!n)return null;const{email:r,second_factor:i,created_at:a,password:o}=n;return{id:t,email:r,hasSecondFactor:i===1,hasPassword:o!==null,createdAt:a}}
async function passwordOf({db:e},t){return(await e.selectFrom(`credential`).select(`password`).where(`account_id`,`=`,t).where(`provider`,`=`,provider).executeTakeFirst())?.password??null}
async function hasSubject({db:e},t,n){return(await e.selectFrom(`credential`).select(`subject`).where(`account_id`,`=`,t).where(`provider`,`=`,`oidc`).execute()).some(({subject:e})=>e.startsWith(`${n} `))}
async function addPerson(e,t,n,r){const i=await insertPerson(e,t,r);if(!i)return null;await e.insertInto(`credential`).values(credentialOf(i.id,n,new Date(r).toISOString())).execute();return i.id}
async function ensurePerson(e,t,n){const r=await personByEmail(e,t);if(r)return r;await insertPerson(e.db,t,n);return personByEmail(e,t)}
async function insertPerson(e,t,n){const r=randomBytes(12).toString(`hex`);const i=new Date(n).toISOString();return await e.insertInto(`person`).values({id:r,email:t,email_verified:1,name:``,image:null,second_factor:0,created_at:i,updated_at:i}).onConflict(e=>e.column(`email`).doNothing()).returning(`id`).executeTakeFirst()??null}
async function resetPerson({db:e,dialect:t},n,r,{now:i,endsSecondFactor:a,revokesKeys:o}){const s=new Date(i).toISOString();await e.transaction().execute(async e=>{await e.deleteFrom(`credential`).where(`account_id`,`=`,n).execute();await e.insertInto(`credential`).values(credentialOf(n,r,s)).execute();for(const t of[`session`,`passkey`])await e.deleteFrom(t).where(`account_id`,`=`,n).execute();await forgetPending({db:e},n);if(o){await revokeKeys(e,n,i);await t.announce(e)}if(!a)return;await e.deleteFrom(`second_factor`).where(`account_id`,`=`,n).execute();await e.updateTable(`person`).set({second_factor:0}).where(`id`,`=`,n).execute()})}
async function readdress(e,t,n,r){if(await e.selectFrom(`person`).select(`id`).where(`email`,`=`,n).executeTakeFirst())return false;const{numUpdatedRows:i}=await e.updateTable(`person`).set({email:n,updated_at:new Date(r).toISOString()}).where(`id`,`=`,t).executeTakeFirst();await forgetPending({db:e},t);return i>0n}
async function forgetPending({db:e},t){await e.deleteFrom(`verification`).where(`value`,`=`,t).execute();await e.deleteFrom(`account_link`).where(`account_id`,`=`,t).where(`kind`,`!=`,`status`).execute()}
function credentialOf(e,t,n){const r={access_token:null,refresh_token:null,id_token:null,access_token_expires_at:null,refresh_token_expires_at:null,scope:null};const i={id:randomBytes(12).toString(`hex`),account_id:e,provider,subject:e,password:t};return{...r,...i,created_at:n,updated_at:n}}

export { passwordOf as a, readdress as c, guarded as d, hasSubject as i, resetPerson as l, ensurePerson as n, personByEmail as o, forgetPending as r, personById as s, addPerson as t, digestOf as u };
