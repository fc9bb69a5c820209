import { a as DefaultQueryCompiler, i as CompiledQuery, n as DEFAULT_MIGRATION_TABLE, o as Kysely, r as DialectAdapterBase, s as AbortedTransactionError, t as DEFAULT_MIGRATION_LOCK_TABLE } from "./migrator.js";
import { A as RawNode, B as freeze, J as isString, W as isFunction, _ as createQueryId, q as isObject, t as sql, z as IdentifierNode } from "./sql.js";
import { a as types, r as Pool } from "./esm3.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { n as leaseTime, t as failedKept } from "./table.js";
import { i as openDatabaseSockets, n as openNotificationConnection, r as toConnect, t as asLibpq } from "./line.js";
import { randomUUID } from "node:crypto";
// node_modules/kysely/dist/parser/savepoint-parser.js
function parseSavepointCommand(e,t){return RawNode.createWithChildren([RawNode.createWithSql(`${e} `),IdentifierNode.create(t)])}
// node_modules/kysely/dist/util/stack-trace-utils.js
function extendStackTrace(e,t){if(isStackHolder(e)&&t.stack){const n=t.stack.split(`
`).slice(1).join(`
`);e.stack+=`\n${n}`;return e}return e}
function isStackHolder(e){return isObject(e)&&isString(e.stack)}
// node_modules/kysely/dist/dialect/postgres/postgres-driver.js
const PRIVATE_RELEASE_METHOD=Symbol();
const PRIVATE_MARK_FOR_DISCARD_METHOD=Symbol();
var PostgresDriver=class{#e;#t=new WeakMap;#n;constructor(e){this.#e=freeze({...e})}async init(e){this.#n=isFunction(this.#e.pool)?await this.#e.pool(e):this.#e.pool}async acquireConnection(e){const t=await this.#n.connect();if(!this.#n){t.release();throw new Error(`driver has already been destroyed`)}let n=this.#t.get(t);if(!n){n=new PostgresConnection(t,{controlClient:this.#e.controlClient||this.#n.Client,cursor:this.#e.cursor??null,poolOptions:this.#n.options});this.#t.set(t,n);if(this.#e.onCreateConnection)await this.#e.onCreateConnection(n,e)}if(this.#e.onReserveConnection)await this.#e.onReserveConnection(n,e);return n}async beginTransaction(e,t){let n=`begin`;if(t.isolationLevel||t.accessMode){n=`start transaction`;if(t.isolationLevel)n+=` isolation level ${t.isolationLevel}`;if(t.accessMode)n+=` ${t.accessMode}`}await e.executeQuery(CompiledQuery.raw(n))}async commitTransaction(e){const{rows:t}=await e.executeQuery(CompiledQuery.raw(`commit`));if(t[0]?.command===`ROLLBACK`)throw new AbortedTransactionError}async rollbackTransaction(e){try{await e.executeQuery(CompiledQuery.raw(`rollback`))}catch(t){e[PRIVATE_MARK_FOR_DISCARD_METHOD]();throw t}}async savepoint(e,t,n){await e.executeQuery(n(parseSavepointCommand(`savepoint`,t),createQueryId()))}async rollbackToSavepoint(e,t,n){await e.executeQuery(n(parseSavepointCommand(`rollback to`,t),createQueryId()))}async releaseSavepoint(e,t,n){await e.executeQuery(n(parseSavepointCommand(`release`,t),createQueryId()))}async releaseConnection(e){e[PRIVATE_RELEASE_METHOD]()}async destroy(){if(this.#n){const e=this.#n;this.#n=void 0;await e.end()}}};
var PostgresConnection=class{#e;#t;#n;#r;#i;constructor(e,t){this.#e=e;this.#t=t}async cancelQuery(e){return await this.#o(`select pg_cancel_backend(${this.#r})`,e)}async collectSessionInfo(){if(this.#r)return;const{processID:e}=this.#e;if(e)this.#r=e;else{this.#a();const{rows:[{pid:e}]}=await this.#e.query(`select pg_backend_pid() as pid`,[]);this.#r=Number(e)}}async executeQuery(e){this.#a();try{this.#n=e.queryId;const{command:t,rowCount:n,rows:r}=await this.#e.query(e.sql,e.parameters);if(t===`ROLLBACK`||t===`COMMIT`)return{rows:[{command:t}]};return{numAffectedRows:t===`INSERT`||t===`UPDATE`||t===`DELETE`||t===`MERGE`?BigInt(n):void 0,rows:r??[]}}catch(e){throw extendStackTrace(e,new Error)}finally{this.#n=void 0}}async killSession(e){return await this.#o(`select pg_terminate_backend(${this.#r})`,e)}async*streamQuery(e,t){if(!this.#t.cursor)throw new Error("`cursor` is not present in your postgres dialect config. It's required to make streaming work in postgres.");this.#a();this.#n=e.queryId;const n=this.#e.query(new this.#t.cursor(e.sql,e.parameters.slice()));try{while(true){const e=await n.read(t);if(e.length===0)break;yield{rows:e}}}finally{await n.close();this.#n=void 0}}[PRIVATE_RELEASE_METHOD](){this.#e.release(Boolean(this.#i))}[PRIVATE_MARK_FOR_DISCARD_METHOD](){this.#i=true}#a(){if(this.#i)throw new Error(`Postgres connection has been discarded`)}async#o(e,t){if(!this.#n)return;const{controlClient:n,poolOptions:r}=this.#t;const i=this.#n;if(!n)return await t(async t=>{if(i.queryId===this.#n?.queryId)await t.executeQuery(CompiledQuery.raw(e,[]))});const a=new n({...r,password:`password`in r?r.password:void 0});try{await a.connect();if(i.queryId!==this.#n.queryId)return;await a.query(e,[])}finally{a.end()}}};
// node_modules/kysely/dist/dialect/postgres/postgres-introspector.js
var PostgresIntrospector=class{#e;constructor(e){this.#e=e}async getSchemas(){return(await this.#e.selectFrom(`pg_catalog.pg_namespace`).select(`nspname`).$castTo().execute()).map(e=>({name:e.nspname}))}async getTables(e={withInternalKyselyTables:false}){let t=this.#e.selectFrom(`pg_catalog.pg_attribute as a`).innerJoin(`pg_catalog.pg_class as c`,`a.attrelid`,`c.oid`).innerJoin(`pg_catalog.pg_namespace as ns`,`c.relnamespace`,`ns.oid`).innerJoin(`pg_catalog.pg_type as typ`,`a.atttypid`,`typ.oid`).innerJoin(`pg_catalog.pg_namespace as dtns`,`typ.typnamespace`,`dtns.oid`).select([`a.attname as column`,`a.attnotnull as not_null`,`a.atthasdef as has_default`,`c.relname as table`,`c.relkind as table_type`,`ns.nspname as schema`,`typ.typname as type`,`dtns.nspname as type_schema`,sql`col_description(a.attrelid, a.attnum)`.as(`column_description`),sql`pg_get_serial_sequence(quote_ident(ns.nspname) || '.' || quote_ident(c.relname), a.attname)`.as(`auto_incrementing`)]).where(`c.relkind`,`in`,[`r`,`v`,`p`,`f`]).where(`ns.nspname`,`!~`,`^pg_`).where(`ns.nspname`,`!=`,`information_schema`).where(`ns.nspname`,`!=`,`crdb_internal`).where(sql`has_schema_privilege(ns.nspname, 'USAGE')`).where(`a.attnum`,`>=`,0).where(`a.attisdropped`,`!=`,true).orderBy(`ns.nspname`).orderBy(`c.relname`).orderBy(`a.attnum`).$castTo();if(!e.withInternalKyselyTables)t=t.where(`c.relname`,`!=`,DEFAULT_MIGRATION_TABLE).where(`c.relname`,`!=`,DEFAULT_MIGRATION_LOCK_TABLE);const n=await t.execute();return this.#t(n)}#t(e){const t=[];const n=new Map;for(const r of e){let e=n.get(r.schema);if(!e){e=new Map;n.set(r.schema,e)}let i=e.get(r.table);if(!i){i=freeze({columns:[],isForeign:r.table_type===`f`,isView:r.table_type===`v`,name:r.table,schema:r.schema});e.set(r.table,i);t.push(i)}i.columns.push(freeze({comment:r.column_description??void 0,dataType:r.type,dataTypeSchema:r.type_schema,hasDefaultValue:r.has_default,isAutoIncrementing:r.auto_incrementing!==null,isNullable:!r.not_null,name:r.column}))}return t}};
// node_modules/kysely/dist/dialect/postgres/postgres-query-compiler.js
const ID_WRAP_REGEX=/"/g;
var PostgresQueryCompiler=class extends DefaultQueryCompiler{sanitizeIdentifier(e){return e.replace(ID_WRAP_REGEX,`""`)}};
// node_modules/kysely/dist/dialect/postgres/postgres-adapter.js
const LOCK_ID=BigInt(`3853314791062309107`);
const LOCK_TIMEOUT_MILLISECONDS=36e5;
var PostgresAdapter=class extends DialectAdapterBase{get supportsTransactionalDdl(){return true}get supportsReturning(){return true}async acquireMigrationLock(e,t){await sql`
    with set_timeout as (
      select set_config('lock_timeout', '${sql.lit(LOCK_TIMEOUT_MILLISECONDS)}', true) as config_val
    )
    select pg_advisory_lock(${sql.lit(LOCK_ID)})
    from set_timeout`.execute(e)}async releaseMigrationLock(e,t){await sql`select pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(e)}};
// node_modules/kysely/dist/dialect/postgres/postgres-dialect.js
var PostgresDialect=class{#e;constructor(e){this.#e=e}createDriver(){return new PostgresDriver(this.#e)}createQueryCompiler(){return new PostgresQueryCompiler}createAdapter(){return new PostgresAdapter}createIntrospector(e){return new PostgresIntrospector(e)}};
// server/store/postgres/jobs.ts
const schema=`portcullis_jobs`;
const monitoring=2;
const[longest,longestWait]=[3600,316224e3];
const unlimited=1e6;
function openBossJobs(e){let t=null;const n=new Map;const r=new Map;function boss(){t??=start(e).catch(e=>{t=null;throw e});return t}function queueOf(e){const t=n.get(e);if(t)return t;const r=boss().then(t=>t.createQueue(e,queueOptions)).then(()=>e,t=>{n.delete(e);throw t});n.set(e,r);return r}async function finish(e,t){return isDone(await(await boss()).deleteJob(t.kind,claimOf(t),{db:within(e)}))}return{async enqueue(e,t,n){for(const[r,i]of Map.groupBy(t,e=>e.kind)){const t=await queueOf(r);const a=i.map(e=>({...e,key:e.key??randomUUID()}));const o=await moveUp(e,r,a,n);const s=a.filter(({key:e})=>!o.has(e));await(await boss()).insert(t,s.map(({payload:e,attempts:t=10,key:r,group:i,at:a})=>({data:{payload:e,attempts:t},singletonKey:r,...i!==void 0&&{group:{id:i}},...a!==void 0&&{startAfter:`${a-n} milliseconds`}})),{db:within(e)})}},async take(e,{kind:t,most:n,mostOfGroup:i},a){if(n<1)return[];const o=await queueOf(t);const s=await boss();if(Math.abs(a-(r.get(t)??-Infinity))>=1e3*monitoring){r.set(t,a);await s.supervise(o)}const c=await s.fetch(o,{batchSize:n,db:within(e),...i!==void 0&&{groupConcurrency:i}});if(c.length===0)return[];const{rows:l}=await sql`
        select id, singleton_key as key from ${jobs} where name = ${t} and id in (${sql.join(c.map(({id:e})=>e))})`.execute(e);const u=new Map(l.map(({id:e,key:t})=>[e,t]));return c.map(({id:e,data:n,retryCount:r})=>({kind:t,key:u.get(e)??``,payload:n.payload,attempt:r+1,attempts:n.attempts,lease:e}))},async renew(e,t){return isDone(await(await boss()).touch(t.kind,claimOf(t),{db:within(e)}))},finish,async retry(e,t,n,r){if(await isCovered(e,t))return finish(e,t);const i=isDone(await(await boss()).fail(t.kind,claimOf(t),null,{db:within(e)}));if(i)await delay(e,t,n-r);return i},async giveBack(e,t,n,r){if(await isCovered(e,t))return finish(e,t);const{numAffectedRows:i=0n}=await sql`update ${jobs} set state = 'created', started_on = null, heartbeat_on = null,
        start_after = now() + ${n-r}::float8 * interval '1 millisecond'
        where name = ${t.kind} and id = ${t.lease} and state = 'active' and retry_count = ${t.attempt-1}`.execute(e);return i>0n},async fail(e,t,n){await sql`update ${jobs} set retry_limit = retry_count where name = ${t.kind} and id = ${t.lease}
        and state = 'active' and retry_count = ${t.attempt-1}`.execute(e);return isDone(await(await boss()).fail(t.kind,claimOf(t),{reason:n},{db:within(e)}))},async cancel(e,t,n){await queueOf(t);const{numAffectedRows:r=0n}=await sql`delete from ${jobs} where name = ${t} and singleton_key = ${n}
        and ${isWaiting}`.execute(e);return r>0n},async running(e,t){await queueOf(t);const{rows:n}=await sql`
        select singleton_key as key from ${jobs} where name = ${t} and state = 'active'`.execute(e);return n.map(({key:e})=>e)},async close(){await(await t?.catch(()=>null))?.stop({graceful:false})}}}
const jobs=sql.raw(`${schema}.job`);
const isWaiting=sql.raw(`state in ('created', 'retry')`);
const queueOptions={policy:`stately`,retryLimit:unlimited,retryDelay:0,heartbeatSeconds:leaseTime/1e3,expireInSeconds:longest,retentionSeconds:longestWait,deleteAfterSeconds:failedKept/1e3};
async function start(e){const{PgBoss:t}=await import(`./dist2.js`);const n=new t({db:{executeSql:(t,n)=>e.query(t,n)},schema,supervise:false,schedule:false,monitorIntervalSeconds:monitoring});n.on(`error`,()=>void 0);try{return await n.start()}catch(e){await n.stop({graceful:false}).catch(()=>void 0);throw e}}
function within(e){return{async executeSql(t,n=[]){const{rows:r}=await e.executeQuery(CompiledQuery.raw(t,[...n]));return{rows:r}}}}
function claimOf({lease:e,attempt:t}){return{id:e,retryCount:t-1}}
function isDone(e){return`affected`in e&&Number(e.affected)>0}
async function isCovered(e,{kind:t,key:n}){const{rows:r}=await sql`select 1 from ${jobs} where name = ${t} and singleton_key = ${n} and ${isWaiting}
    limit 1`.execute(e);return r.length>0}
async function moveUp(e,t,n,r){const i=JSON.stringify(n.map(({key:e,at:t=r})=>({key:e,wait:t-r})));const{rows:a}=await sql`
    update ${jobs} j set start_after = least(j.start_after, now() + wanted.wait * interval '1 millisecond')
    from json_to_recordset(${i}::json) as wanted (key text, wait float8)
    where j.name = ${t} and j.singleton_key = wanted.key and j.state in ('created', 'retry')
    returning wanted.key`.execute(e);return new Set(a.map(({key:e})=>e))}
async function delay(e,{kind:t,lease:n},r){await sql`update ${jobs} set start_after = now() + ${r}::float8 * interval '1 millisecond'
    where name = ${t} and id = ${n} and ${isWaiting}`.execute(e)}
// server/store/postgres/engine.ts
const migrationLock=5042211847;
const accountLock=504221185;
const keysChannel=`portcullis_keys`;
const dialect={identity:`bigint generated by default as identity primary key`,bytes:`bytea`,clustered:``,references:e=>` references ${e} (id)`,forUpdate:sql`for update`,clock:sql`(1000 * extract(epoch from clock_timestamp()))::bigint`,each:e=>sql`json_array_elements(${e}::json)`,async lock(e){await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(e)},async lockAccount(e,t){await sql`select pg_advisory_xact_lock(${accountLock}::int, hashtext(${t}))`.execute(e)},async announce(e){await sql`select pg_notify(${keysChannel}, '')`.execute(e)}};
const connections=10;
const[toAnswer,longestSilence]=[3e4,35e3];
const toContinue=1e4;
const farewell=2e3;
const int8=20;
function openPostgres(e){const t=openDatabaseSockets(longestSilence);const n=openPool(e,connections,t);const r=openPool(e,1,t);const i=new Kysely({dialect:new PostgresDialect({pool:n})});const a=openBossJobs(r);return{db:i,dialect,jobs:a,size:()=>sizeOf(i),shrink:()=>Promise.resolve(),check:()=>Promise.resolve([]),troubleOf,watchKeys:t=>listen(e,t),close:()=>t.end(close(),farewell)};async function close(){await a.close();await Promise.all([r.end(),i.destroy()])}}
function openPool(e,t,{open:n}){const r=new Pool({connectionString:asLibpq(e),max:t,connectionTimeoutMillis:toConnect,statement_timeout:toAnswer,idle_in_transaction_session_timeout:toContinue,stream:n,application_name:`portcullis`,types:{getTypeParser:(e,t)=>e===int8?Number:types.getTypeParser(e,t)}});r.on(`error`,()=>void 0);r.on(`connect`,e=>void e.on(`error`,()=>void 0));return r}
const rowBytes=150;
async function sizeOf(e){const{rows:t}=await sql`
    select
      (select sum(pg_total_relation_size(c.oid)) from pg_class c
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace)::bigint as files,
      (select sum(${rowBytes} * s.n_live_tup) + coalesce(sum(s.n_live_tup) filter (where s.relname = 'content') * (
        select avg(pg_column_size(newest.body)) from (select body from content order by id desc limit 1000) newest
      ), 0) from pg_stat_user_tables s where s.schemaname = current_schema())::bigint as live`.execute(e);const{files:n=0,live:r=0}=t[0]??{};return Math.min(n,r)}
function listen(e,t){const n=openNotificationConnection(e,{channel:keysChannel,onMessage:t,onChange:t});return{isLive:()=>n.isLive(),close:()=>n.close()}}
const troubles=[[/^53100$/,`full`],[/^(?:25006|42501)$/,`read-only`],[/^(?:55P03|40001|40P01|57014|23503)$/,`locked`],[/^(?:28|3D)/,`refused`],[/^XX00[12]$/,`damaged`],[/^(?:08|57P|25P03)/,`unreachable`],[/^(?:53|58|XX)/,`failed`]];
function troubleOf(e){if(e instanceof StoreTrouble)return e.trouble;if(!(e instanceof Error))return null;const{code:t=``}=e;const n=troubles.find(([e])=>e.test(t))?.[1];if(n!==void 0)return troubleWith(n,t);const r=t===``&&!/timeout|terminated|connection/i.test(e.message);return`severity`in e||r?null:troubleWith(`unreachable`,/^E[A-Z]+$/.test(t)?t:e.message)}

export { openPostgres };
