import { c as workingKeys } from "./api-keys.js";
import { r as migrate } from "./archive.js";
import { a as storeLocationOf } from "./open.js";
import { a as withEngine, n as existing } from "./admin2.js";
import { d as lifetimes, i as email } from "./fields.js";
import { c as linkOf, n as issueLink, t as deviceKind } from "./links.js";
import { t as openPasswords } from "./password.js";
import { d as resetPerson, l as provider, s as personByEmail, t as addPerson } from "./people.js";
import { randomBytes } from "node:crypto";
// server/accounts/admin.ts
const accountAdmin={create,invite,list,reset,readEmail,placeOf:storeLocationOf};
const length=18;
function readEmail(e){return email.safeParse(e).data??null}
async function create(e,t,n=Date.now()){const r=randomBytes(length).toString(`base64url`);const i=await openPasswords().hash(r);return await withAccounts(e,({db:e})=>e.transaction().execute(e=>addPerson(e,t,i,n)))===null?null:{email:t,secret:r}}
function invite(e,t,n,r=Date.now()){return withAccounts(e,async e=>{if(await personByEmail(e,t))return null;const i=await issueLink(e,{kind:`invitation`,email:t,accountId:null,password:null},r+lifetimes.invitation,r);return{email:t,secret:i,link:linkOf(`invitation`,n??``,i)}})}
async function list(e,t=Date.now()){return(await withAccounts(existing(e),({db:e})=>summaries(e,t).execute())).map(({email:e,created_at:t,second_factor:n,...r})=>({email:e,createdAt:t,lastSignInAt:latest([r.session_at===null?null:Date.parse(r.session_at),r.device_until===null?null:r.device_until-lifetimes.device,r.passkey_at===null?null:Date.parse(r.passkey_at)]),hasPassword:Number(r.passwords)>0,hasSecondFactor:n===1,passkeys:Number(r.passkeys),keys:Number(r.keys),watches:Number(r.watches)}))}
async function reset(e,t,n,r=Date.now()){const i=randomBytes(length).toString(`base64url`);const a=await openPasswords().hash(i);return withAccounts(existing(e),async e=>{const o=await personByEmail(e,t);if(!o)return null;await resetPerson(e,o.id,a,{now:r,...n});return{email:t,secret:i,keys:await workingKeys(e,o.id,r)}})}
function withAccounts(e,t){return withEngine(e,async e=>{await migrate(e);return t(e)})}
function summaries(e,t){return e.selectFrom(`person`).select(e=>{const n=e.selectFrom(`session`).whereRef(`session.account_id`,`=`,`person.id`);const r=e.selectFrom(`passkey`).whereRef(`passkey.account_id`,`=`,`person.id`);const i=e.selectFrom(`account_link`).whereRef(`account_link.account_id`,`=`,`person.id`);const a=e.selectFrom(`credential`).whereRef(`credential.account_id`,`=`,`person.id`).where(`provider`,`=`,provider).where(`password`,`is not`,null);const o=e.selectFrom(`watch`).whereRef(`watch.account`,`=`,`person.id`);const s=e.selectFrom(`api_key`).whereRef(`api_key.owner`,`=`,`person.id`).where(`revoked_at`,`is`,null).where(e=>e.or([e(`expires_at`,`is`,null),e(`expires_at`,`>`,t)]));return[`person.email`,`person.created_at`,`person.second_factor`,n.select(e=>e.fn.max(`session.created_at`).as(`at`)).as(`session_at`),r.select(e=>e.fn.max(`passkey.last_used_at`).as(`at`)).as(`passkey_at`),i.where(`kind`,`=`,deviceKind).select(e=>e.fn.max(`account_link.expires_at`).as(`at`)).as(`device_until`),a.select(e.fn.countAll().as(`count`)).as(`passwords`),r.select(e.fn.countAll().as(`count`)).as(`passkeys`),s.select(e.fn.countAll().as(`count`)).as(`keys`),o.select(e.fn.countAll().as(`count`)).as(`watches`)]}).orderBy(`person.email`)}
function latest(e){const t=Math.max(...e.map(e=>e??-Infinity));return Number.isFinite(t)?new Date(t).toISOString():null}

export { accountAdmin };
