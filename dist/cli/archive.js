import { i as noteUses, n as keyByDigest } from "./api-keys.js";
import { t as sql } from "./sql.js";
import { n as writeCursor, t as readCursor } from "./cursor.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { i as unpack, r as questionDigest } from "./prepare.js";
import { n as sweepStep, r as namesBeyond } from "./sweep.js";
// server/store/migrations.ts
const migrations = [
	({ identity, bytes, clustered, references }) => [
		`create table domain (id ${identity}, name text not null unique)`,
		`create table target (id ${identity}, name text not null unique, domain_id bigint not null${references("domain")})`,
		"create index target_domain on target (domain_id)",
		`create table value (id ${identity}, kind text not null, text text not null, unique (kind, text))`,
		`create table observation (
       value_id bigint not null${references("value")},
       domain_id bigint not null,
       target_id bigint not null${references("target")},
       first_seen bigint not null,
       last_seen bigint not null,
       primary key (value_id, domain_id, target_id)
     )${clustered}`,
		"create index observation_target on observation (target_id)",
		`create table question (id ${identity}, digest ${bytes} not null unique, target_id bigint not null${references("target")})`,
		"create index question_target on question (target_id)",
		`create table content (id ${identity}, digest ${bytes} not null unique, body ${bytes} not null)`,
		`create table snapshot (
       question_id bigint not null${references("question")},
       observed_at bigint not null,
       version bigint not null,
       content_id bigint not null${references("content")},
       primary key (question_id, observed_at)
     )${clustered}`,
		"create index snapshot_content on snapshot (content_id)",
		`create table allowance (
       domain text not null,
       hour bigint not null,
       used bigint not null,
       primary key (domain, hour)
     )${clustered}`
	],
	({ bytes }) => [`create table api_key (
       id text not null primary key,
       digest ${bytes} not null unique,
       prefix text not null,
       owner text not null,
       name text not null,
       scopes text not null,
       rate_limit bigint,
       created_at bigint not null,
       expires_at bigint,
       revoked_at bigint,
       last_used_at bigint
     )`, "create index api_key_owner on api_key (owner)"],
	({ bytes, clustered }) => [
		`create table watch (
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
     )`,
		"create index watch_domain on watch (domain)",
		`create table watch_check (
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
       body ${bytes},
       primary key (watch_id, check_id)
     )`,
		"create index watch_check_due on watch_check (due_at)",
		`create table job (
       name text not null primary key,
       added_at bigint not null,
       attempt text,
       lease_until bigint
     )${clustered}`,
		"create index job_waiting on job (added_at)",
		`create table node (name text not null primary key, seen_at bigint not null)${clustered}`,
		`create table ownership (
       account text not null,
       domain text not null,
       token text not null,
       created_at bigint not null,
       primary key (account, domain)
     )${clustered}`,
		`create table ownership_proof (
       account text not null,
       domain text not null,
       name text not null,
       kind text not null,
       proven_at bigint not null,
       checked_at bigint not null,
       primary key (account, name, kind)
     )${clustered}`
	],
	({ identity, bytes, clustered }) => [
		`create table standing (
       target text not null,
       check_id text not null,
       revision bigint not null,
       body ${bytes} not null,
       primary key (target, check_id)
     )${clustered}`,
		`create table change (
       id ${identity},
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
     )`,
		"create index change_domain on change (domain, at)",
		"create index change_latest on change (target, check_id, is_latest)"
	],
	() => [
		`create table person (
       id text not null primary key,
       email text not null unique,
       email_verified bigint not null,
       name text not null,
       image text,
       second_factor bigint,
       created_at text not null,
       updated_at text not null
     )`,
		`create table session (
       id text not null primary key,
       digest text not null unique,
       account_id text not null,
       network text,
       agent text,
       expires_at text not null,
       created_at text not null,
       updated_at text not null
     )`,
		"create index session_account on session (account_id)",
		`create table credential (
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
     )`,
		"create index credential_account on credential (account_id)",
		`create table verification (
       id text not null primary key,
       digest text not null,
       value text not null,
       expires_at text not null,
       created_at text not null,
       updated_at text not null
     )`,
		"create index verification_digest on verification (digest)",
		`create table second_factor (
       id text not null primary key,
       account_id text not null unique,
       secret text not null,
       backup_codes text not null,
       is_confirmed bigint,
       failures bigint,
       locked_until text,
       last_code text
     )`,
		`create table account_link (
       digest text not null primary key,
       kind text not null,
       account_id text,
       email text not null,
       password text,
       expires_at bigint not null
     )`,
		"create index account_link_email on account_link (email)"
	],
	({ identity, references }) => [
		`create table channel (
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
     )`,
		"create index channel_account on channel (account)",
		"create index channel_digest on channel (digest_at)",
		`create table digest_entry (
       id ${identity},
       channel_id text not null${references("channel") && `${references("channel")} on delete cascade`},
       body text not null
     )`,
		"create index digest_entry_channel on digest_entry (channel_id, id)",
		`create table delivery (
       id text not null primary key,
       channel_id text not null${references("channel") && `${references("channel")} on delete cascade`},
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
     )`,
		"create index delivery_due on delivery (due_at)",
		"create index delivery_channel on delivery (channel_id, created_at)"
	],
	() => ["alter table api_key add column replaced_by text"],
	({ identity }) => [
		`create table background_job (
       id ${identity},
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
     )`,
		"create unique index background_job_waiting on background_job (kind, key) where lease is null and failed_at is null",
		"create index background_job_due on background_job (kind, run_at)",
		"create index background_job_leased on background_job (kind, key) where lease is not null"
	],
	({ identity, references }) => [
		"alter table watch add column alerts text",
		`create table pending_alert (
       id ${identity},
       channel_id text not null${references("channel") && `${references("channel")} on delete cascade`},
       domain text not null,
       created_at bigint not null,
       release_at bigint not null,
       body text not null
     )`,
		"create index pending_alert_channel on pending_alert (channel_id, domain, id)"
	],
	() => ["alter table channel add column template text"]
];
const schemaVersion = migrations.length;
async function carryOut(tx, dialect, from, to) {
	for (const [index, migration] of migrations.slice(from, to).entries()) {
		for (const statement of migration(dialect)) await sql.raw(statement).execute(tx);
		await tx.insertInto("migration").values({
			version: from + index + 1,
			at: Date.now()
		}).execute();
	}
}
// server/store/migrate.ts
async function migrate({ db, dialect }, to = schemaVersion) {
	const found = await versionOf(db);
	refuseNewer(found);
	if (found >= to) return {
		from: found,
		to: found
	};
	return db.transaction().execute(async (tx) => {
		await dialect.lock(tx);
		await sql`create table if not exists migration (version bigint not null primary key, at bigint not null)`.execute(tx);
		const from = await versionOf(tx);
		refuseNewer(from);
		await carryOut(tx, dialect, from, to);
		return {
			from,
			to: Math.max(from, to)
		};
	});
}
async function versionOf(db) {
	if (!(await db.introspection.getTables()).some(({ name }) => name === "migration")) return 0;
	const { version } = await db.selectFrom("migration").select(({ fn }) => fn.max("version").as("version")).executeTakeFirstOrThrow();
	return version ?? 0;
}
function refuseNewer(version) {
	if (version <= schemaVersion) return;
	throw new StoreTrouble(troubleWith("newer", `schema ${version} > ${schemaVersion}`));
}
// server/store/observation-store.ts
const countLimit = 50001;
const namesLimit = 1e4;
// server/store/observed.ts
async function history({ db }, { target, cursor, limit }) {
	let query = db.selectFrom("target").innerJoin("observation", "observation.target_id", "target.id").innerJoin("value", "value.id", "observation.value_id").where("target.name", "=", target).select([
		"value.id",
		"value.kind",
		"value.text",
		"observation.first_seen",
		"observation.last_seen"
	]).orderBy("observation.last_seen", "desc").orderBy("observation.value_id", "desc").limit(limit + 1);
	if (cursor !== void 0) {
		const [last, id] = readCursor(cursor);
		query = query.where(sql`(observation.last_seen, observation.value_id) < (${last}, ${id})`);
	}
	const rows = await query.execute();
	const page = rows.slice(0, limit);
	const end = page.at(-1);
	return {
		target,
		kinds: [...Map.groupBy(page, ({ kind }) => kind)].map(([kind, seen]) => ({
			kind,
			values: seen.map((row) => ({
				value: row.text,
				...spanOf(row)
			}))
		})),
		next: rows.length > limit && end ? writeCursor([end.last_seen, end.id]) : null
	};
}
async function pivot(engine, { kind, value, cursor, limit }) {
	const [after] = cursor === void 0 ? [-1] : readCursor(cursor);
	const row = await engine.db.selectFrom("value").select("id").where("kind", "=", kind).where("text", "=", value).executeTakeFirst();
	const rows = row ? await domainsWith(engine, row.id, after, limit + 1) : [];
	const page = rows.slice(0, limit);
	const total = row ? await count(engine, row.id) : 0;
	const end = page.at(-1);
	return {
		kind,
		value,
		total,
		shared: total >= countLimit,
		domains: page.map((each) => ({
			domain: each.name,
			...spanOf(each)
		})),
		next: rows.length > limit && end ? writeCursor([end.domain_id, 0]) : null
	};
}
function domainsWith({ db }, value, after, limit) {
	const page = db.selectFrom("observation").where("value_id", "=", value).where("domain_id", ">", after).groupBy("domain_id").orderBy("domain_id").select((of) => [
		"domain_id",
		of.fn.min("first_seen").as("first_seen"),
		of.fn.max("last_seen").as("last_seen")
	]).limit(limit);
	return db.selectFrom(page.as("page")).innerJoin("domain", "domain.id", "page.domain_id").select([
		"page.domain_id",
		"domain.name",
		"page.first_seen",
		"page.last_seen"
	]).orderBy("page.domain_id").execute();
}
async function count({ db }, value) {
	const distinct = db.selectFrom("observation").select("domain_id").distinct().where("value_id", "=", value).limit(countLimit);
	const { total } = await db.selectFrom(distinct.as("some")).select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
	return total;
}
async function names({ db }, domain) {
	return (await db.selectFrom("domain").innerJoin("target", "target.domain_id", "domain.id").innerJoin("observation", "observation.target_id", "target.id").where("domain.name", "=", domain).groupBy("target.name").select((of) => [
		"target.name",
		of.fn.min("observation.first_seen").as("first_seen"),
		of.fn.max("observation.last_seen").as("last_seen")
	]).orderBy("last_seen", "desc").orderBy("target.name").limit(namesLimit).execute()).map((row) => ({
		name: row.name,
		...spanOf(row)
	}));
}
function spanOf(row) {
	return {
		firstSeen: isoOf(row.first_seen),
		lastSeen: isoOf(row.last_seen)
	};
}
function isoOf(seconds) {
	return new Date(1e3 * seconds).toISOString();
}
// server/store/read.ts
async function find(engine, { check, version, question, since }) {
	const row = await snapshotsOf(engine, check, question).where("snapshot.version", "=", version).where("snapshot.observed_at", ">=", since).executeTakeFirst();
	return row ? toResult(row, check, question) : null;
}
async function previous(engine, { check, question, before }) {
	const row = await snapshotsOf(engine, check, question).where("snapshot.observed_at", "<", before).executeTakeFirst();
	return row ? toResult(row, check, question) : null;
}
function snapshotsOf({ db }, check, question) {
	return db.selectFrom("question").innerJoin("snapshot", "snapshot.question_id", "question.id").innerJoin("content", "content.id", "snapshot.content_id").innerJoin("target", "target.id", "question.target_id").where("question.digest", "=", questionDigest(check, question)).select([
		"target.name as target",
		"snapshot.version",
		"snapshot.observed_at",
		"content.body"
	]).orderBy("snapshot.observed_at", "desc").limit(1);
}
async function toResult(row, check, question) {
	const { target, version, observed_at: observedAt, body } = row;
	return {
		check,
		version,
		target,
		question,
		observedAt,
		...await unpack(body, observedAt)
	};
}
// server/store/write.ts
async function write({ db, dialect }, batch, now) {
	await db.transaction().execute(async (tx) => {
		const beyond = await namesBeyond(tx, dialect, batch, now);
		await writeObserved(tx, dialect, batch, beyond);
		const stored = batch.filter(({ isSnapshot, names }) => isSnapshot && !beyond.has(names[0]?.name ?? ""));
		if (stored.length > 0) await writeSnapshots(tx, stored);
	});
}
async function writeObserved(tx, dialect, batch, beyond) {
	await writeNames(tx, dialect, batch, beyond);
	await writeSightings(tx, dialect, batch.flatMap((each) => each.sightings).filter(({ target }) => !beyond.has(target)));
}
async function writeNames(tx, dialect, batch, beyond) {
	const rows = [...new Map(batch.flatMap(({ names }) => names.map(({ name, domain }) => [name, domain])))].filter(([name]) => !beyond.has(name)).toSorted(([a], [b]) => a < b ? -1 : 1);
	if (rows.length === 0) return;
	const distinct = [...new Set(rows.map(([, domain]) => domain))].toSorted();
	await sql`
    insert into domain (name) select r.value->>0 from ${dialect.each(JSON.stringify(distinct.map((name) => [name])))} as r
    where true on conflict (name) do nothing`.execute(tx);
	await sql`
    insert into target (name, domain_id) select r.value->>0, d.id from ${dialect.each(JSON.stringify(rows))} as r
    join domain d on d.name = r.value->>1
    where true on conflict (name) do nothing`.execute(tx);
}
async function writeSightings(tx, dialect, sightings) {
	if (sightings.length === 0) return;
	const spans = new Map();
	for (const { target, kind, value, at } of sightings) {
		const key = `${kind} ${value}\n${target}`;
		const span = spans.get(key);
		if (!span) spans.set(key, [
			target,
			kind,
			value,
			at,
			at
		]);
		else [span[3], span[4]] = [Math.min(span[3], at), Math.max(span[4], at)];
	}
	const rows = [...spans.keys()].toSorted().map((key) => spans.get(key));
	const values = new Map(sightings.map(({ kind, value }) => [`${kind} ${value}`, [kind, value]]));
	const distinct = [...values.keys()].toSorted().map((key) => values.get(key));
	await sql`
    insert into value (kind, text) select r.value->>0, r.value->>1 from ${dialect.each(JSON.stringify(distinct))} as r
    where true on conflict (kind, text) do nothing`.execute(tx);
	const { numAffectedRows: written } = await sql`
    insert into observation (value_id, domain_id, target_id, first_seen, last_seen)
    select v.id, t.domain_id, t.id, cast(r.value->>3 as bigint), cast(r.value->>4 as bigint)
    from ${dialect.each(JSON.stringify(rows))} as r
    join target t on t.name = r.value->>0
    join value v on v.kind = r.value->>1 and v.text = r.value->>2
    where true
    on conflict (value_id, domain_id, target_id) do update set
      first_seen = case when excluded.first_seen < observation.first_seen then excluded.first_seen else observation.first_seen end,
      last_seen = case when excluded.last_seen > observation.last_seen then excluded.last_seen else observation.last_seen end
  `.execute(tx);
	if (written !== BigInt(rows.length)) throw new StoreTrouble(troubleWith("locked"));
}
async function writeSnapshots(tx, batch) {
	const questions = await questionIds(tx, batch);
	const contents = await contentIds(tx, batch);
	await tx.insertInto("snapshot").values(batch.map(({ question, content, version, observedAt }) => ({
		question_id: questions.get(question.toString("hex")) ?? 0,
		observed_at: observedAt,
		version,
		content_id: contents.get(content.toString("hex")) ?? 0
	}))).onConflict((conflict) => conflict.doNothing()).execute();
	await dropOldest(tx, [...questions.values()]);
}
async function dropOldest(tx, questions) {
	await tx.deleteFrom("snapshot").where("question_id", "in", questions).where(sql`observed_at <= (
        select s.observed_at from snapshot s where s.question_id = snapshot.question_id
        order by s.observed_at desc limit 1 offset ${30})`).execute();
}
async function questionIds(tx, batch) {
	const distinct = distinctBy(batch, ({ question }) => question);
	const targets = await tx.selectFrom("target").select(["id", "name"]).where("name", "in", distinct.map(({ names }) => names[0]?.name ?? "")).execute();
	const ids = new Map(targets.map(({ id, name }) => [name, id]));
	await tx.insertInto("question").values(distinct.map(({ question, names }) => ({
		digest: question,
		target_id: ids.get(names[0]?.name ?? "") ?? 0
	}))).onConflict((conflict) => conflict.column("digest").doNothing()).execute();
	return byDigest(await tx.selectFrom("question").select(["id", "digest"]).where("digest", "in", distinct.map(({ question }) => question)).execute());
}
async function contentIds(tx, batch) {
	const distinct = distinctBy(batch, ({ content }) => content);
	await tx.insertInto("content").values(distinct.map(({ content, body }) => ({
		digest: content,
		body
	}))).onConflict((conflict) => conflict.column("digest").doNothing()).execute();
	return byDigest(await tx.selectFrom("content").select(["id", "digest"]).where("digest", "in", distinct.map(({ content }) => content)).execute());
}
function distinctBy(batch, digest) {
	return [...new Map(batch.map((each) => [digest(each).toString("hex"), each]))].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, each]) => each);
}
function byDigest(rows) {
	return new Map(rows.map(({ id, digest }) => [Buffer.from(digest).toString("hex"), id]));
}
// server/store/archive.ts
async function openEngine(place) {
	if ("file" in place) return (await import("./engine.js").then((m) => ({ openSqlite: m.r }))).openSqlite(place.file);
	return (await import("./engine4.js")).openPostgres(place.url);
}
async function openArchive(engine) {
	await migrate(engine);
	return {
		find: (wanted) => find(engine, wanted),
		previous: (wanted) => previous(engine, wanted),
		history: (wanted) => history(engine, wanted),
		pivot: (wanted) => pivot(engine, wanted),
		names: (domain) => names(engine, domain),
		touch: async () => void await engine.db.selectFrom("migration").select("version").limit(1).execute(),
		write: (batch, now) => write(engine, batch, now),
		sweep: (state, limits) => sweepStep(engine, state, limits),
		keyByDigest: (digest) => keyByDigest(engine, digest),
		noteUses: (uses) => noteUses(engine, uses),
		watchKeys: (onChange) => engine.watchKeys(onChange),
		engine,
		troubleOf: (error) => engine.troubleOf(error),
		close: () => engine.close()
	};
}
async function openAt(place) {
	const engine = await openEngine(place);
	try {
		return await openArchive(engine);
	} catch (error) {
		await engine.close().catch(() => void 0);
		throw new StoreTrouble(engine.troubleOf(error) ?? troubleWith("failed", String(error)), { cause: error });
	}
}
export { schemaVersion as a, versionOf as i, openEngine as n, migrate as r, openAt as t };
