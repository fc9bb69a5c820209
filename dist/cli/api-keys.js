import { t as sql } from "./sql.js";
import { E as failure } from "./node.js";
import { a as makeKey, i as makeId, o as prefixOf, t as digestOf } from "./format.js";
import { n as scopes } from "./record.js";
// server/store/api-keys.ts
async function keyByDigest({db:e},t){const n=await e.selectFrom(`api_key`).selectAll().where(`digest`,`=`,t).executeTakeFirst();return n?toRecord(n):null}
async function createKey({db:e},t,n){const r=makeKey();const i={...t,id:makeId(),prefix:prefixOf(r),createdAt:n,revokedAt:null,lastUsedAt:null};await e.insertInto(`api_key`).values({id:i.id,digest:digestOf(r),prefix:i.prefix,owner:i.owner,name:i.name,scopes:i.scopes.join(` `),rate_limit:i.rateLimit,created_at:n,expires_at:i.expiresAt,revoked_at:null,last_used_at:null,replaced_by:null}).execute();return{key:r,record:i}}
async function listKeys({db:e},t){return(await e.selectFrom(`api_key`).selectAll().where(`owner`,`=`,t).orderBy(`created_at`,`desc`).orderBy(`id`).execute()).map(toRecord)}
async function revokeKey(e,t,n,r){return e.db.transaction().execute(async i=>{await i.updateTable(`api_key`).set({revoked_at:r}).where(`id`,`=`,n).where(`owner`,`=`,t).where(`revoked_at`,`is`,null).execute();await e.dialect.announce(i);const a=await i.selectFrom(`api_key`).selectAll().where(`id`,`=`,n).where(`owner`,`=`,t).executeTakeFirst();return a?toRecord(a):null})}
async function revokeKeys(e,t,n){await e.updateTable(`api_key`).set({revoked_at:n}).where(`owner`,`=`,t).where(`revoked_at`,`is`,null).execute()}
async function workingKeys({db:e},t,n){return(await listKeys({db:e},t)).filter(({revokedAt:e,expiresAt:t})=>e===null&&(t===null||t>n)).length}
async function rotateKey(e,t,n,r,i,a=()=>Promise.resolve()){const o=i+r;return e.db.transaction().execute(async r=>{await e.dialect.lockAccount(r,t);await a(r);const s=await r.selectFrom(`api_key`).selectAll().where(`id`,`=`,n).where(`owner`,`=`,t).executeTakeFirst();const c=s&&toRecord(s);if(!c||c.revokedAt!==null||(c.expiresAt??Infinity)<=i)return null;if(s.replaced_by!==null)throw alreadyRotated(n,s.replaced_by);const l=await createKey({db:r},c,i);await r.updateTable(`api_key`).set({expires_at:Math.min(c.expiresAt??o,o),replaced_by:l.record.id}).where(`id`,`=`,n).execute();await e.dialect.announce(r);return l})}
function alreadyRotated(e,t){const n={en:`key ${e} was already replaced by key ${t}. If you did not receive the new key, rotate ${t} instead`,ko:`키 ${e}는 이미 키 ${t}로 교체되었습니다. 새 키를 받지 못했으면 ${t}를 교체하십시오`};return failure(`account.state`,{detail:n},{reason:`rotated`})}
async function noteUses({db:e},t){for(const[n,r]of[...t].toSorted(([e],[t])=>e<t?-1:1))await e.updateTable(`api_key`).set({last_used_at:r}).where(`id`,`=`,n).where(sql`coalesce(last_used_at, 0) < ${r}`).execute()}
function toRecord(e){const t=e.scopes.split(` `);return{id:e.id,owner:e.owner,name:e.name,prefix:e.prefix,scopes:scopes.filter(e=>t.includes(e)),rateLimit:e.rate_limit,createdAt:e.created_at,expiresAt:e.expires_at,revokedAt:e.revoked_at,lastUsedAt:e.last_used_at}}

export { revokeKey as a, workingKeys as c, noteUses as i, keyByDigest as n, revokeKeys as o, listKeys as r, rotateKey as s, createKey as t };
