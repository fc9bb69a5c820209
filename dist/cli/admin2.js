import { t as sql } from "./sql.js";
import { I as counted, L as plural } from "./node.js";
import { a as schemaVersion, i as versionOf, n as openEngine, r as migrate } from "./archive.js";
import { a as storeLocationOf, i as secretIn, r as fileIn, t as openStore } from "./open.js";
import { n as makeOwnFolder, t as isDatabase } from "./engine.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { chmodSync, closeSync, constants, copyFileSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
// server/store/admin.ts
const storeAdmin={migrateAt,examine,checkSource,backUp,restore,read,fileIn,secretIn,placeOf:storeLocationOf};
const patience=1e4;
const ownPatience=500;
function migrateAt(e){return withEngine(e,e=>migrate(e))}
function examine(e){return withEngine(existing(e),async e=>{const t=await versionOf(e.db);refuseUnknown(t);const n=[...await e.check()];if(t<schemaVersion)return{version:t,known:schemaVersion,results:0,observations:0,damages:n};n.push(...await dangling(e),...await spoiled(e));const[r,i]=[await countOf(e,`snapshot`),await countOf(e,`observation`)];return{version:t,known:schemaVersion,results:r,observations:i,damages:n}})}
async function read(e){return openStore({place:existing(e)})}
async function checkSource(e){await withEngine(existing({file:e}),async({db:e})=>refuseUnknown(await versionOf(e)))}
async function backUp(e,t){const n=statSync(t,{throwIfNoEntry:false});if(n?.isDirectory())throw Object.assign(new Error(`the target is a folder`),{code:`EISDIR`,syscall:`open`});if(n&&!isDatabase(t))throw new StoreTrouble(troubleWith(`foreign`));const r=`${t}.${process.pid}.part`;try{closeSync(openSync(r,`wx`,384));await withEngine({file:e},({db:e})=>sql`vacuum into ${r}`.execute(e));renameSync(r,t)}finally{rmSync(r,{force:true})}}
async function restore(e,t){const n=`${t}.${process.pid}.part`;try{makeOwnFolder(dirname(t));copyFileSync(e,n,constants.COPYFILE_EXCL);chmodSync(n,384);if(existsSync(`${e}-wal`))copyFileSync(`${e}-wal`,`${n}-wal`);await withEngine({file:n},async e=>{const t=await e.check();if(t.length>0)throw new StoreTrouble(troubleWith(`damaged`,t[0]));if(await versionOf(e.db)===0)throw new StoreTrouble(troubleWith(`foreign`));await migrate(e);await sql`pragma journal_mode = delete`.execute(e.db)});const r=existsSync(t)?await setAside(t):null;renameSync(n,t);return r}finally{for(const e of[n,`${n}-wal`,`${n}-shm`])rmSync(e,{force:true})}}
async function setAside(e){const t=freeName(`${e}.before`);try{await withEngine({file:e},({db:e})=>sql`pragma journal_mode = delete`.execute(e),ownPatience)}catch(e){const t=e instanceof StoreTrouble?e.trouble.id:`failed`;if(t===`locked`)throw new StoreTrouble(troubleWith(`used`),{cause:e});if(t!==`damaged`&&t!==`foreign`)throw e}renameSync(e,t);for(const t of[`${e}-wal`,`${e}-shm`])rmSync(t,{force:true});return t}
function freeName(e){for(let[t,n]=[e,2];;t=`${e}.${n++}`)if(!existsSync(t))return t}
function existing(e){if(`file`in e&&!existsSync(e.file))throw new StoreTrouble(troubleWith(`absent`));return e}
function refuseUnknown(e){if(e>schemaVersion)throw new StoreTrouble(troubleWith(`newer`,`schema ${e} > ${schemaVersion}`))}
async function withEngine(e,t,n=patience){const r=await openEngine(e);const i=performance.now()+n;try{for(;;)try{return await t(r)}catch(e){const t=r.troubleOf(e);if(t?.id===`locked`&&performance.now()<i)await setTimeout(50);else throw t?new StoreTrouble(t,{cause:e}):e}}finally{await r.close()}}
async function dangling({db:e}){const t=[];for(const[n,r,i]of[[`snapshot`,`question_id`,`question`],[`snapshot`,`content_id`,`content`],[`question`,`target_id`,`target`],[`observation`,`target_id`,`target`],[`observation`,`value_id`,`value`],[`observation`,`domain_id`,`domain`],[`target`,`domain_id`,`domain`],[`watch_check`,`watch_id`,`watch`],[`digest_entry`,`channel_id`,`channel`],[`pending_alert`,`channel_id`,`channel`],[`delivery`,`channel_id`,`channel`]]){const{rows:a}=await sql`
      select count(*) as count from ${sql.table(n)} a
      where not exists (select 1 from ${sql.table(i)} b where b.id = a.${sql.ref(r)})`.execute(e);const o=a[0]?.count??0;if(o>0)t.push(`${n}: ${counted(o,orphans)} ${i}`)}return t}
const orphans={one:`row without its`,other:`rows without their`};
const spoiledResults={one:`result is not what it was`,other:`results are not what they were`};
const inflate=promisify(inflateRaw);
async function spoiled({db:e}){let[t,n]=[0,0];for(;;){const r=await e.selectFrom(`content`).selectAll().where(`id`,`>`,t).orderBy(`id`).limit(100).execute();for(const{digest:e,body:t}of r){const r=await inflate(t).catch(()=>Buffer.from(``));if(!createHash(`sha256`).update(r).digest().equals(e))n++}t=r.at(-1)?.id??0;if(r.length===0)return n>0?[`content: ${n} ${plural(n,spoiledResults)}`]:[]}}
async function countOf({db:e},t){const{count:n}=await e.selectFrom(t).select(({fn:e})=>e.countAll().as(`count`)).executeTakeFirstOrThrow();return n}

export { withEngine as a, storeAdmin as i, existing as n, migrateAt as r, examine as t };
