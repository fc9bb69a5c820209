import { i as noteUses, n as keyByDigest } from "./api-keys.js";
import { t as sql } from "./sql.js";
import { n as writeCursor, t as readCursor } from "./cursor.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { r as unpackTimes, t as write } from "./write.js";
import { i as unpack, r as questionDigest } from "./prepare.js";
import { n as sweepStep } from "./sweep.js";
// server/store/migrations.ts
const migrations=[({identity:e,bytes:t,clustered:n,references:r})=>[`create table domain (id ${e}, name text not null unique)`,`create table target (id ${e}, name text not null unique, domain_id bigint not null${r(`domain`)})`,`create index target_domain on target (domain_id)`,`create table value (id ${e}, kind text not null, text text not null, unique (kind, text))`,`create table observation (
       value_id bigint not null${r(`value`)},
       domain_id bigint not null,
       target_id bigint not null${r(`target`)},
       first_seen bigint not null,
       last_seen bigint not null,
       primary key (value_id, domain_id, target_id)
     )${n}`,`create index observation_target on observation (target_id)`,`create table question (id ${e}, digest ${t} not null unique, target_id bigint not null${r(`target`)})`,`create index question_target on question (target_id)`,`create table content (id ${e}, digest ${t} not null unique, body ${t} not null)`,`create table snapshot (
       question_id bigint not null${r(`question`)},
       observed_at bigint not null,
       version bigint not null,
       content_id bigint not null${r(`content`)},
       primary key (question_id, observed_at)
     )${n}`,`create index snapshot_content on snapshot (content_id)`,`create table allowance (
       domain text not null,
       hour bigint not null,
       used bigint not null,
       primary key (domain, hour)
     )${n}`],({bytes:e})=>[`create table api_key (
       id text not null primary key,
       digest ${e} not null unique,
       prefix text not null,
       owner text not null,
       name text not null,
       scopes text not null,
       rate_limit bigint,
       created_at bigint not null,
       expires_at bigint,
       revoked_at bigint,
       last_used_at bigint
     )`,`create index api_key_owner on api_key (owner)`],({bytes:e,clustered:t})=>[`create table watch (
       id text not null primary key,
       account text not null,
       target text not null,
       domain text not null,
       checks text not null,
       every bigint not null,
       phase bigint not null,
       from_file bigint not null,
       paused_at bigint,
       muted_until bigint,
       created_at bigint not null,
       unique (account, target)
     )`,`create index watch_domain on watch (domain)`,`create table watch_check (
       watch_id text not null,
       check_id text not null,
       due_at bigint,
       attempt text,
       failures bigint not null,
       to_confirm text,
       runs bigint not null,
       ran_at bigint,
       reason text,
       observed_at bigint,
       version bigint,
       question text,
       body ${e},
       primary key (watch_id, check_id)
     )`,`create index watch_check_due on watch_check (due_at)`,`create table job (
       name text not null primary key,
       added_at bigint not null,
       attempt text,
       lease_until bigint
     )${t}`,`create index job_waiting on job (added_at)`,`create table node (name text not null primary key, seen_at bigint not null)${t}`,`create table ownership (
       account text not null,
       domain text not null,
       token text not null,
       created_at bigint not null,
       primary key (account, domain)
     )${t}`,`create table ownership_proof (
       account text not null,
       domain text not null,
       name text not null,
       kind text not null,
       proven_at bigint not null,
       checked_at bigint not null,
       primary key (account, name, kind)
     )${t}`],({identity:e,bytes:t,clustered:n})=>[`create table standing (
       target text not null,
       check_id text not null,
       revision bigint not null,
       body ${t} not null,
       primary key (target, check_id)
     )${n}`,`create table change (
       id ${e},
       domain text not null,
       target text not null,
       check_id text not null,
       key text not null,
       field text not null,
       subject text,
       old_value text,
       new_value text,
       direction text not null,
       severity text not null,
       at bigint not null,
       confirmed_at bigint,
       last_seen bigint not null,
       is_latest bigint not null,
       unique (target, check_id, key, at)
     )`,`create index change_domain on change (domain, at)`,`create index change_latest on change (target, check_id, is_latest)`],()=>[`create table person (
       id text not null primary key,
       email text not null unique,
       email_verified bigint not null,
       name text not null,
       image text,
       second_factor bigint,
       created_at text not null,
       updated_at text not null
     )`,`create table session (
       id text not null primary key,
       digest text not null unique,
       account_id text not null,
       network text,
       agent text,
       expires_at text not null,
       created_at text not null,
       updated_at text not null
     )`,`create index session_account on session (account_id)`,`create table credential (
       id text not null primary key,
       account_id text not null,
       provider text not null,
       subject text not null,
       password text,
       access_token text,
       refresh_token text,
       id_token text,
       access_token_expires_at text,
       refresh_token_expires_at text,
       scope text,
       created_at text not null,
       updated_at text not null,
       unique (provider, subject)
     )`,`create index credential_account on credential (account_id)`,`create table verification (
       id text not null primary key,
       digest text not null,
       value text not null,
       expires_at text not null,
       created_at text not null,
       updated_at text not null
     )`,`create index verification_digest on verification (digest)`,`create table second_factor (
       id text not null primary key,
       account_id text not null unique,
       secret text not null,
       backup_codes text not null,
       is_confirmed bigint,
       failures bigint,
       locked_until text,
       last_code text
     )`,`create table account_link (
       digest text not null primary key,
       kind text not null,
       account_id text,
       email text not null,
       password text,
       expires_at bigint not null
     )`,`create index account_link_email on account_link (email)`],({identity:e,references:t})=>[`create table channel (
       id text not null primary key,
       account text not null,
       kind text not null,
       name text not null,
       language text not null,
       mode text not null,
       digest_hour bigint not null,
       digest_at bigint,
       min_severity text not null,
       address text not null,
       shown text not null,
       secret text,
       nonce text not null,
       confirm_until bigint,
       confirmed_at bigint,
       disabled_at bigint,
       disabled_reason text,
       created_at bigint not null
     )`,`create index channel_account on channel (account)`,`create index channel_digest on channel (digest_at)`,`create table digest_entry (
       id ${e},
       channel_id text not null${t(`channel`)&&`${t(`channel`)} on delete cascade`},
       body text not null
     )`,`create index digest_entry_channel on digest_entry (channel_id, id)`,`create table delivery (
       id text not null primary key,
       channel_id text not null${t(`channel`)&&`${t(`channel`)} on delete cascade`},
       account text not null,
       kind text not null,
       body text not null,
       created_at bigint not null,
       due_at bigint,
       attempt text,
       lease_until bigint,
       attempts bigint not null,
       state text not null,
       finished_at bigint,
       status bigint,
       reason text
     )`,`create index delivery_due on delivery (due_at)`,`create index delivery_channel on delivery (channel_id, created_at)`],()=>[`alter table api_key add column replaced_by text`],({identity:e})=>[`create table background_job (
       id ${e},
       kind text not null,
       key text not null,
       payload text not null,
       group_id text,
       run_at bigint not null,
       attempt bigint not null,
       attempts bigint not null,
       lease text,
       lease_until bigint,
       failed_at bigint,
       reason text
     )`,`create unique index background_job_waiting on background_job (kind, key) where lease is null and failed_at is null`,`create index background_job_due on background_job (kind, run_at)`,`create index background_job_leased on background_job (kind, key) where lease is not null`],({identity:e,references:t})=>[`alter table watch add column alerts text`,`create table pending_alert (
       id ${e},
       channel_id text not null${t(`channel`)&&`${t(`channel`)} on delete cascade`},
       domain text not null,
       created_at bigint not null,
       release_at bigint not null,
       body text not null
     )`,`create index pending_alert_channel on pending_alert (channel_id, domain, id)`],()=>[`alter table channel add column template text`],({clustered:e,references:t})=>[`create table batch_run (
       id text not null primary key,
       key_id text not null,
       account text not null,
       rate_limit bigint,
       check_id text not null,
       language text not null,
       max_age bigint,
       channel_id text,
       idempotency_key text,
       digest text not null,
       total bigint not null,
       done bigint not null,
       failed bigint not null,
       bytes bigint not null,
       created_at bigint not null,
       finished_at bigint,
       expires_at bigint not null,
       unique (key_id, idempotency_key)
     )`,`create index batch_run_account on batch_run (account)`,`create index batch_run_expiry on batch_run (expires_at)`,`create table batch_item (
       run_id text not null${t(`batch_run`)&&`${t(`batch_run`)} on delete cascade`},
       item bigint not null,
       input text not null,
       envelope text,
       primary key (run_id, item)
     )${e}`],()=>[`create table passkey (
       id text not null primary key,
       name text,
       public_key text not null,
       account_id text not null,
       credential_id text not null unique,
       counter bigint not null,
       device_type text not null,
       backed_up bigint not null,
       transports text,
       created_at text not null,
       aaguid text,
       last_used_at text
     )`,`create index passkey_account on passkey (account_id)`,`delete from standing where not exists (
       select 1 from watch join watch_check on watch_check.watch_id = watch.id
       where watch.target = standing.target and watch_check.check_id = standing.check_id
     )`],({bytes:e,references:t})=>[`alter table snapshot add column digest ${e}`,`alter table snapshot add column earlier ${e}`,`alter table snapshot add column preceding_id bigint${t(`content`)}`,`create index snapshot_preceding on snapshot (preceding_id) where preceding_id is not null`],({bytes:e,clustered:t})=>[`create table ct_log (
       id text not null primary key,
       name text not null,
       kind text not null,
       size bigint,
       hashes ${e},
       head text,
       since bigint,
       since_size bigint,
       partial_since bigint,
       entries bigint not null,
       unreadable bigint not null,
       unreadable_names bigint not null,
       state text not null,
       detail text,
       evidence text,
       failures bigint not null,
       checked_at bigint not null,
       progressed_at bigint
     )`,`create table ct_certificate (
       target text not null,
       digest ${e} not null,
       relation text not null,
       lookalike text,
       names text not null,
       names_total bigint not null,
       issuer text not null,
       serial text not null,
       not_before bigint not null,
       not_after bigint not null,
       kinds text not null,
       verdict text not null,
       log_id text not null,
       entry bigint not null,
       logged_at bigint not null,
       seen_at bigint not null,
       told_at bigint,
       primary key (target, digest)
     )${t}`,`create index ct_certificate_expiry on ct_certificate (target, not_after)`,`create index ct_certificate_told on ct_certificate (target, told_at)`,`create table ct_name (
       target text not null,
       name text not null,
       first_seen bigint not null,
       primary key (target, name)
     )${t}`]];
const schemaVersion=migrations.length;
async function carryOut(e,t,n,r){for(const[i,a]of migrations.slice(n,r).entries()){for(const n of a(t))await sql.raw(n).execute(e);await e.insertInto(`migration`).values({version:n+i+1,at:Date.now()}).execute()}}
// server/store/migrate.ts
async function migrate({db:e,dialect:t},n=schemaVersion){const r=await versionOf(e);refuseNewer(r);if(r>=n)return{from:r,to:r};return e.transaction().execute(async e=>{await t.lock(e);await sql`create table if not exists migration (version bigint not null primary key, at bigint not null)`.execute(e);const r=await versionOf(e);refuseNewer(r);await carryOut(e,t,r,n);return{from:r,to:Math.max(r,n)}})}
async function versionOf(e){if(!(await e.introspection.getTables()).some(({name:e})=>e===`migration`))return 0;const{version:t}=await e.selectFrom(`migration`).select(({fn:e})=>e.max(`version`).as(`version`)).executeTakeFirstOrThrow();return t??0}
function refuseNewer(e){if(e<=schemaVersion)return;throw new StoreTrouble(troubleWith(`newer`,`schema ${e} > ${schemaVersion}`))}
// server/store/observation-store.ts
const countLimit=50001;
const namesLimit=1e4;
// server/store/observed.ts
async function history({db:e},{target:t,cursor:n,limit:r}){let i=e.selectFrom(`target`).innerJoin(`observation`,`observation.target_id`,`target.id`).innerJoin(`value`,`value.id`,`observation.value_id`).where(`target.name`,`=`,t).select([`value.id`,`value.kind`,`value.text`,`observation.first_seen`,`observation.last_seen`]).orderBy(`observation.last_seen`,`desc`).orderBy(`observation.value_id`,`desc`).limit(r+1);if(n!==void 0){const[e,t]=readCursor(n);i=i.where(sql`(observation.last_seen, observation.value_id) < (${e}, ${t})`)}const a=await i.execute();const o=a.slice(0,r);const s=o.at(-1);return{target:t,kinds:[...Map.groupBy(o,({kind:e})=>e)].map(([e,t])=>({kind:e,values:t.map(e=>({value:e.text,...spanOf(e)}))})),next:a.length>r&&s?writeCursor([s.last_seen,s.id]):null}}
async function pivot(e,{kind:t,value:n,cursor:r,limit:i}){const[a]=r===void 0?[-1]:readCursor(r);const o=await e.db.selectFrom(`value`).select(`id`).where(`kind`,`=`,t).where(`text`,`=`,n).executeTakeFirst();const s=o?await domainsWith(e,o.id,a,i+1):[];const c=s.slice(0,i);const l=o?await count(e,o.id):0;const u=c.at(-1);return{kind:t,value:n,total:l,shared:l>=countLimit,domains:c.map(e=>({domain:e.name,...spanOf(e)})),next:s.length>i&&u?writeCursor([u.domain_id,0]):null}}
function domainsWith({db:e},t,n,r){const i=e.selectFrom(`observation`).where(`value_id`,`=`,t).where(`domain_id`,`>`,n).groupBy(`domain_id`).orderBy(`domain_id`).select(e=>[`domain_id`,e.fn.min(`first_seen`).as(`first_seen`),e.fn.max(`last_seen`).as(`last_seen`)]).limit(r);return e.selectFrom(i.as(`page`)).innerJoin(`domain`,`domain.id`,`page.domain_id`).select([`page.domain_id`,`domain.name`,`page.first_seen`,`page.last_seen`]).orderBy(`page.domain_id`).execute()}
async function count({db:e},t){const n=e.selectFrom(`observation`).select(`domain_id`).distinct().where(`value_id`,`=`,t).limit(countLimit);const{total:r}=await e.selectFrom(n.as(`some`)).select(({fn:e})=>e.countAll().as(`total`)).executeTakeFirstOrThrow();return r}
async function names({db:e},t){return(await e.selectFrom(`domain`).innerJoin(`target`,`target.domain_id`,`domain.id`).innerJoin(`observation`,`observation.target_id`,`target.id`).where(`domain.name`,`=`,t).groupBy(`target.name`).select(e=>[`target.name`,e.fn.min(`observation.first_seen`).as(`first_seen`),e.fn.max(`observation.last_seen`).as(`last_seen`)]).orderBy(`last_seen`,`desc`).orderBy(`target.name`).limit(namesLimit).execute()).map(e=>({name:e.name,...spanOf(e)}))}
function spanOf(e){return{firstSeen:isoOf(e.first_seen),lastSeen:isoOf(e.last_seen)}}
function isoOf(e){return new Date(1e3*e).toISOString()}
// server/store/read.ts
async function find(e,{check:t,version:n,question:r,since:i}){const a=await snapshotsOf(e,t,r).where(`snapshot.version`,`=`,n).where(`snapshot.observed_at`,`>=`,i).orderBy(`snapshot.observed_at`,`desc`).executeTakeFirst();return a?toResult(a,a.observed_at,t,r):null}
async function previous(e,{check:t,question:n,before:r}){const i=await snapshotsOf(e,t,n).where(`snapshot.observed_at`,`>=`,r).orderBy(`snapshot.observed_at`).executeTakeFirst();const a=i&&unpackTimes(i.earlier,i.observed_at).findLast(e=>e<r);if(i&&a!==void 0)return toResult({...i,body:i.preceding??i.body},a,t,n);const o=await snapshotsOf(e,t,n).where(`snapshot.observed_at`,`<`,r).orderBy(`snapshot.observed_at`,`desc`).executeTakeFirst();return o?toResult(o,o.observed_at,t,n):null}
function snapshotsOf({db:e},t,n){return e.selectFrom(`question`).innerJoin(`snapshot`,`snapshot.question_id`,`question.id`).innerJoin(`content`,`content.id`,`snapshot.content_id`).leftJoin(`content as before`,`before.id`,`snapshot.preceding_id`).innerJoin(`target`,`target.id`,`question.target_id`).where(`question.digest`,`=`,questionDigest(t,n)).select([`target.name as target`,`snapshot.version`,`snapshot.observed_at`,`snapshot.earlier`,`content.body`,`before.body as preceding`]).limit(1)}
async function toResult(e,t,n,r){const{target:i,version:a,body:o}=e;return{check:n,version:a,target:i,question:r,observedAt:t,...await unpack(o,t)}}
// server/store/archive.ts
async function openEngine(e){if(`file`in e)return(await import(`./engine.js`).then(e=>({openSqlite:e.r}))).openSqlite(e.file);return(await import(`./engine4.js`)).openPostgres(e.url)}
async function openArchive(e){await migrate(e);return{find:t=>find(e,t),previous:t=>previous(e,t),history:t=>history(e,t),pivot:t=>pivot(e,t),names:t=>names(e,t),touch:async()=>void await e.db.selectFrom(`migration`).select(`version`).limit(1).execute(),write:(t,n)=>write(e,t,n),sweep:(t,n)=>sweepStep(e,t,n),keyByDigest:t=>keyByDigest(e,t),noteUses:t=>noteUses(e,t),watchKeys:t=>e.watchKeys(t),engine:e,troubleOf:t=>e.troubleOf(t),close:()=>e.close()}}
async function openAt(e,t){const n=await openEngine(e);const stop=()=>void n.close().catch(()=>void 0);t?.addEventListener(`abort`,stop,{once:true});try{return await openArchive(n)}catch(e){await n.close().catch(()=>void 0);throw new StoreTrouble(n.troubleOf(e)??troubleWith(`failed`,String(e)),{cause:e})}finally{t?.removeEventListener(`abort`,stop)}}

export { schemaVersion as a, versionOf as i, openEngine as n, migrate as r, openAt as t };
