import { c as workingKeys } from "./api-keys.js";
import { r as migrate } from "./archive.js";
import { a as storeLocationOf } from "./open.js";
import { a as withEngine } from "./admin2.js";
import { d as lifetimes, i as email } from "./fields.js";
import { s as linkOf, t as issueLink } from "./links.js";
import { t as openPasswords } from "./password.js";
import { l as resetPerson, o as personByEmail, t as addPerson } from "./people.js";
import { randomBytes } from "node:crypto";
// server/accounts/admin.ts
const accountAdmin={create,invite,reset,readEmail,placeOf:storeLocationOf};
const length=18;
function readEmail(e){return email.safeParse(e).data??null}
async function create(e,t,n=Date.now()){const r=randomBytes(length).toString(`base64url`);const i=await openPasswords().hash(r);return await withAccounts(e,({db:e})=>e.transaction().execute(e=>addPerson(e,t,i,n)))===null?null:{email:t,secret:r}}
function invite(e,t,n,r=Date.now()){return withAccounts(e,async e=>{if(await personByEmail(e,t))return null;const i=await issueLink(e,{kind:`invitation`,email:t,accountId:null,password:null},r+lifetimes.invitation,r);return{email:t,secret:i,link:linkOf(`invitation`,n??``,i)}})}
async function reset(e,t,n,r=Date.now()){const i=randomBytes(length).toString(`base64url`);const a=await openPasswords().hash(i);return withAccounts(e,async e=>{const o=await personByEmail(e,t);if(!o)return null;await resetPerson(e,o.id,a,{now:r,...n});return{email:t,secret:i,keys:await workingKeys(e,o.id,r)}})}
function withAccounts(e,t){return withEngine(e,async e=>{await migrate(e);return t(e)})}

export { accountAdmin };
