import { a as revokeKey, r as listKeys, s as rotateKey, t as createKey } from "./api-keys.js";
import { r as migrate } from "./archive.js";
import { a as storeLocationOf, r as fileIn } from "./open.js";
import { a as withEngine, n as existing } from "./admin2.js";
import { n as scopes, t as operator } from "./record.js";
// server/accounts/keys/admin.ts
const keyAdmin={create,list,rotate,revoke,scopes,fileIn,placeOf:storeLocationOf};
function create(e,t,n=Date.now()){return withKeys(e,e=>createKey(e,{...t,owner:operator},n))}
function list(e){return withKeys(existing(e),e=>listKeys(e,operator))}
function rotate(e,t,n,r=Date.now()){return withKeys(existing(e),e=>rotateKey(e,operator,t,n,r))}
function revoke(e,t,n=Date.now()){return withKeys(existing(e),e=>revokeKey(e,operator,t,n))}
function withKeys(e,t){return withEngine(e,async e=>{await migrate(e);return t(e)})}

export { keyAdmin };
