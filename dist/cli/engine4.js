import { a as DefaultQueryCompiler, i as CompiledQuery, n as DEFAULT_MIGRATION_TABLE, o as Kysely, r as DialectAdapterBase, s as AbortedTransactionError, t as DEFAULT_MIGRATION_LOCK_TABLE } from "./migrator.js";
import { A as RawNode, B as freeze, J as isString, W as isFunction, _ as createQueryId, q as isObject, t as sql, z as IdentifierNode } from "./sql.js";
import { a as types, r as Pool } from "./esm3.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { n as leaseTime, t as failedKept } from "./table.js";
import { n as openNotificationConnection, r as toConnect, t as asLibpq } from "./line.js";
import { randomUUID } from "node:crypto";
// node_modules/kysely/dist/parser/savepoint-parser.js
function parseSavepointCommand(command, savepointName) {
	return RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(savepointName)]);
}
// node_modules/kysely/dist/util/stack-trace-utils.js
function extendStackTrace(err, stackError) {
	if (isStackHolder(err) && stackError.stack) {
		const stackExtension = stackError.stack.split("\n").slice(1).join("\n");
		err.stack += `\n${stackExtension}`;
		return err;
	}
	return err;
}
function isStackHolder(obj) {
	return isObject(obj) && isString(obj.stack);
}
// node_modules/kysely/dist/dialect/postgres/postgres-driver.js
const PRIVATE_RELEASE_METHOD = Symbol();
const PRIVATE_MARK_FOR_DISCARD_METHOD = Symbol();
var PostgresDriver = class {
	#config;
	#connections = new WeakMap();
	#pool;
	constructor(config) {
		this.#config = freeze({ ...config });
	}
	async init(options) {
		this.#pool = isFunction(this.#config.pool) ? await this.#config.pool(options) : this.#config.pool;
	}
	async acquireConnection(options) {
		const client = await this.#pool.connect();
		if (!this.#pool) {
			client.release();
			throw new Error("driver has already been destroyed");
		}
		let connection = this.#connections.get(client);
		if (!connection) {
			connection = new PostgresConnection(client, {
				controlClient: this.#config.controlClient || this.#pool.Client,
				cursor: this.#config.cursor ?? null,
				poolOptions: this.#pool.options
			});
			this.#connections.set(client, connection);
			if (this.#config.onCreateConnection) await this.#config.onCreateConnection(connection, options);
		}
		if (this.#config.onReserveConnection) await this.#config.onReserveConnection(connection, options);
		return connection;
	}
	async beginTransaction(connection, settings) {
		let sql = "begin";
		if (settings.isolationLevel || settings.accessMode) {
			sql = "start transaction";
			if (settings.isolationLevel) sql += ` isolation level ${settings.isolationLevel}`;
			if (settings.accessMode) sql += ` ${settings.accessMode}`;
		}
		await connection.executeQuery(CompiledQuery.raw(sql));
	}
	async commitTransaction(connection) {
		const { rows } = await connection.executeQuery(CompiledQuery.raw("commit"));
		if (rows[0]?.command === "ROLLBACK") throw new AbortedTransactionError();
	}
	async rollbackTransaction(connection) {
		try {
			await connection.executeQuery(CompiledQuery.raw("rollback"));
		} catch (err) {
			connection[PRIVATE_MARK_FOR_DISCARD_METHOD]();
			throw err;
		}
	}
	async savepoint(connection, savepointName, compileQuery) {
		await connection.executeQuery(compileQuery(parseSavepointCommand("savepoint", savepointName), createQueryId()));
	}
	async rollbackToSavepoint(connection, savepointName, compileQuery) {
		await connection.executeQuery(compileQuery(parseSavepointCommand("rollback to", savepointName), createQueryId()));
	}
	async releaseSavepoint(connection, savepointName, compileQuery) {
		await connection.executeQuery(compileQuery(parseSavepointCommand("release", savepointName), createQueryId()));
	}
	async releaseConnection(connection) {
		connection[PRIVATE_RELEASE_METHOD]();
	}
	async destroy() {
		if (this.#pool) {
			const pool = this.#pool;
			this.#pool = void 0;
			await pool.end();
		}
	}
};
var PostgresConnection = class {
	#client;
	#options;
	#queryId;
	#pid;
	#discarded;
	constructor(client, options) {
		this.#client = client;
		this.#options = options;
	}
	async cancelQuery(controlConnectionProvider) {
		return await this.#executeControlQuery(`select pg_cancel_backend(${this.#pid})`, controlConnectionProvider);
	}
	async collectSessionInfo() {
		if (this.#pid) return;
		const { processID } = this.#client;
		if (processID) this.#pid = processID;
		else {
			this.#assertNotDiscarded();
			const { rows: [{ pid }] } = await this.#client.query("select pg_backend_pid() as pid", []);
			this.#pid = Number(pid);
		}
	}
	async executeQuery(compiledQuery) {
		this.#assertNotDiscarded();
		try {
			this.#queryId = compiledQuery.queryId;
			const { command, rowCount, rows } = await this.#client.query(compiledQuery.sql, compiledQuery.parameters);
			if (command === "ROLLBACK" || command === "COMMIT") return { rows: [{ command }] };
			return {
				numAffectedRows: command === "INSERT" || command === "UPDATE" || command === "DELETE" || command === "MERGE" ? BigInt(rowCount) : void 0,
				rows: rows ?? []
			};
		} catch (err) {
			throw extendStackTrace(err, new Error());
		} finally {
			this.#queryId = void 0;
		}
	}
	async killSession(controlConnectionProvider) {
		return await this.#executeControlQuery(`select pg_terminate_backend(${this.#pid})`, controlConnectionProvider);
	}
	async *streamQuery(compiledQuery, chunkSize) {
		if (!this.#options.cursor) throw new Error("`cursor` is not present in your postgres dialect config. It's required to make streaming work in postgres.");
		this.#assertNotDiscarded();
		this.#queryId = compiledQuery.queryId;
		const cursor = this.#client.query(new this.#options.cursor(compiledQuery.sql, compiledQuery.parameters.slice()));
		try {
			while (true) {
				const rows = await cursor.read(chunkSize);
				if (rows.length === 0) break;
				yield { rows };
			}
		} finally {
			await cursor.close();
			this.#queryId = void 0;
		}
	}
	[PRIVATE_RELEASE_METHOD]() {
		this.#client.release(Boolean(this.#discarded));
	}
	[PRIVATE_MARK_FOR_DISCARD_METHOD]() {
		this.#discarded = true;
	}
	#assertNotDiscarded() {
		if (this.#discarded) throw new Error("Postgres connection has been discarded");
	}
	async #executeControlQuery(query, controlConnectionProvider) {
		if (!this.#queryId) return;
		const { controlClient: Client, poolOptions } = this.#options;
		const queryIdToCancel = this.#queryId;
		if (!Client) return await controlConnectionProvider(async (controlConnection) => {
			if (queryIdToCancel.queryId === this.#queryId?.queryId) await controlConnection.executeQuery(CompiledQuery.raw(query, []));
		});
		const controlClient = new Client({
			...poolOptions,
			password: "password" in poolOptions ? poolOptions.password : void 0
		});
		try {
			await controlClient.connect();
			if (queryIdToCancel.queryId !== this.#queryId.queryId) return;
			await controlClient.query(query, []);
		} finally {
			controlClient.end();
		}
	}
};
// node_modules/kysely/dist/dialect/postgres/postgres-introspector.js
var PostgresIntrospector = class {
	#db;
	constructor(db) {
		this.#db = db;
	}
	async getSchemas() {
		return (await this.#db.selectFrom("pg_catalog.pg_namespace").select("nspname").$castTo().execute()).map((it) => ({ name: it.nspname }));
	}
	async getTables(options = { withInternalKyselyTables: false }) {
		let query = this.#db.selectFrom("pg_catalog.pg_attribute as a").innerJoin("pg_catalog.pg_class as c", "a.attrelid", "c.oid").innerJoin("pg_catalog.pg_namespace as ns", "c.relnamespace", "ns.oid").innerJoin("pg_catalog.pg_type as typ", "a.atttypid", "typ.oid").innerJoin("pg_catalog.pg_namespace as dtns", "typ.typnamespace", "dtns.oid").select([
			"a.attname as column",
			"a.attnotnull as not_null",
			"a.atthasdef as has_default",
			"c.relname as table",
			"c.relkind as table_type",
			"ns.nspname as schema",
			"typ.typname as type",
			"dtns.nspname as type_schema",
			sql`col_description(a.attrelid, a.attnum)`.as("column_description"),
			sql`pg_get_serial_sequence(quote_ident(ns.nspname) || '.' || quote_ident(c.relname), a.attname)`.as("auto_incrementing")
		]).where("c.relkind", "in", [
			"r",
			"v",
			"p",
			"f"
		]).where("ns.nspname", "!~", "^pg_").where("ns.nspname", "!=", "information_schema").where("ns.nspname", "!=", "crdb_internal").where(sql`has_schema_privilege(ns.nspname, 'USAGE')`).where("a.attnum", ">=", 0).where("a.attisdropped", "!=", true).orderBy("ns.nspname").orderBy("c.relname").orderBy("a.attnum").$castTo();
		if (!options.withInternalKyselyTables) query = query.where("c.relname", "!=", DEFAULT_MIGRATION_TABLE).where("c.relname", "!=", DEFAULT_MIGRATION_LOCK_TABLE);
		const rawColumns = await query.execute();
		return this.#parseTableMetadata(rawColumns);
	}
	#parseTableMetadata(columns) {
		const tables = [];
		const schemas = new Map();
		for (const column of columns) {
			let schema = schemas.get(column.schema);
			if (!schema) {
				schema = new Map();
				schemas.set(column.schema, schema);
			}
			let table = schema.get(column.table);
			if (!table) {
				table = freeze({
					columns: [],
					isForeign: column.table_type === "f",
					isView: column.table_type === "v",
					name: column.table,
					schema: column.schema
				});
				schema.set(column.table, table);
				tables.push(table);
			}
			table.columns.push(freeze({
				comment: column.column_description ?? void 0,
				dataType: column.type,
				dataTypeSchema: column.type_schema,
				hasDefaultValue: column.has_default,
				isAutoIncrementing: column.auto_incrementing !== null,
				isNullable: !column.not_null,
				name: column.column
			}));
		}
		return tables;
	}
};
// node_modules/kysely/dist/dialect/postgres/postgres-query-compiler.js
const ID_WRAP_REGEX = /"/g;
var PostgresQueryCompiler = class extends DefaultQueryCompiler {
	sanitizeIdentifier(identifier) {
		return identifier.replace(ID_WRAP_REGEX, "\"\"");
	}
};
// node_modules/kysely/dist/dialect/postgres/postgres-adapter.js
const LOCK_ID = BigInt("3853314791062309107");
const LOCK_TIMEOUT_MILLISECONDS = 36e5;
var PostgresAdapter = class extends DialectAdapterBase {
	get supportsTransactionalDdl() {
		return true;
	}
	get supportsReturning() {
		return true;
	}
	async acquireMigrationLock(db, _opt) {
		await sql`
    with set_timeout as (
      select set_config('lock_timeout', '${sql.lit(LOCK_TIMEOUT_MILLISECONDS)}', true) as config_val
    )
    select pg_advisory_lock(${sql.lit(LOCK_ID)})
    from set_timeout`.execute(db);
	}
	async releaseMigrationLock(db, _opt) {
		await sql`select pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(db);
	}
};
// node_modules/kysely/dist/dialect/postgres/postgres-dialect.js
var PostgresDialect = class {
	#config;
	constructor(config) {
		this.#config = config;
	}
	createDriver() {
		return new PostgresDriver(this.#config);
	}
	createQueryCompiler() {
		return new PostgresQueryCompiler();
	}
	createAdapter() {
		return new PostgresAdapter();
	}
	createIntrospector(db) {
		return new PostgresIntrospector(db);
	}
};
// server/store/postgres/jobs.ts
const schema = "portcullis_jobs";
const monitoring = 2;
const [longest, longestWait] = [3600, 316224e3];
const unlimited = 1e6;
function openBossJobs(pool) {
	let opened = null;
	const queues = new Map();
	const supervisedAt = new Map();
	function boss() {
		opened ??= start(pool).catch((error) => {
			opened = null;
			throw error;
		});
		return opened;
	}
	function queueOf(kind) {
		const known = queues.get(kind);
		if (known) return known;
		const made = boss().then((started) => started.createQueue(kind, queueOptions)).then(() => kind, (error) => {
			queues.delete(kind);
			throw error;
		});
		queues.set(kind, made);
		return made;
	}
	async function finish(db, job) {
		return isDone(await (await boss()).deleteJob(job.kind, claimOf(job), { db: within(db) }));
	}
	return {
		async enqueue(db, added, now) {
			for (const [kind, ofKind] of Map.groupBy(added, (job) => job.kind)) {
				const queue = await queueOf(kind);
				const keyed = ofKind.map((job) => ({
					...job,
					key: job.key ?? randomUUID()
				}));
				const waiting = await moveUp(db, kind, keyed, now);
				const missing = keyed.filter(({ key }) => !waiting.has(key));
				await (await boss()).insert(queue, missing.map(({ payload, attempts = 10, key, group, at }) => ({
					data: {
						payload,
						attempts
					},
					singletonKey: key,
					...group !== void 0 && { group: { id: group } },
					...at !== void 0 && { startAfter: `${at - now} milliseconds` }
				})), { db: within(db) });
			}
		},
		async take(db, { kind, most, mostOfGroup }, now) {
			if (most < 1) return [];
			const queue = await queueOf(kind);
			const started = await boss();
			if (Math.abs(now - (supervisedAt.get(kind) ?? -Infinity)) >= 1e3 * monitoring) {
				supervisedAt.set(kind, now);
				await started.supervise(queue);
			}
			const found = await started.fetch(queue, {
				batchSize: most,
				db: within(db),
				...mostOfGroup !== void 0 && { groupConcurrency: mostOfGroup }
			});
			if (found.length === 0) return [];
			const { rows } = await sql`
        select id, singleton_key as key from ${jobs} where name = ${kind} and id in (${sql.join(found.map(({ id }) => id))})`.execute(db);
			const keys = new Map(rows.map(({ id, key }) => [id, key]));
			return found.map(({ id, data, retryCount }) => ({
				kind,
				key: keys.get(id) ?? "",
				payload: data.payload,
				attempt: retryCount + 1,
				attempts: data.attempts,
				lease: id
			}));
		},
		async renew(db, job) {
			return isDone(await (await boss()).touch(job.kind, claimOf(job), { db: within(db) }));
		},
		finish,
		async retry(db, job, at, now) {
			if (await isCovered(db, job)) return finish(db, job);
			const isOurs = isDone(await (await boss()).fail(job.kind, claimOf(job), null, { db: within(db) }));
			if (isOurs) await delay(db, job, at - now);
			return isOurs;
		},
		async giveBack(db, job, at, now) {
			if (await isCovered(db, job)) return finish(db, job);
			const { numAffectedRows = 0n } = await sql`update ${jobs} set state = 'created', started_on = null, heartbeat_on = null,
        start_after = now() + ${at - now}::float8 * interval '1 millisecond'
        where name = ${job.kind} and id = ${job.lease} and state = 'active' and retry_count = ${job.attempt - 1}`.execute(db);
			return numAffectedRows > 0n;
		},
		async fail(db, job, reason) {
			await sql`update ${jobs} set retry_limit = retry_count where name = ${job.kind} and id = ${job.lease}
        and state = 'active' and retry_count = ${job.attempt - 1}`.execute(db);
			return isDone(await (await boss()).fail(job.kind, claimOf(job), { reason }, { db: within(db) }));
		},
		async cancel(db, kind, key) {
			await queueOf(kind);
			const { numAffectedRows = 0n } = await sql`delete from ${jobs} where name = ${kind} and singleton_key = ${key}
        and ${isWaiting}`.execute(db);
			return numAffectedRows > 0n;
		},
		async running(db, kind) {
			await queueOf(kind);
			const { rows } = await sql`
        select singleton_key as key from ${jobs} where name = ${kind} and state = 'active'`.execute(db);
			return rows.map(({ key }) => key);
		},
		async close() {
			await (await opened?.catch(() => null))?.stop({ graceful: false });
		}
	};
}
const jobs = sql.raw(`${schema}.job`);
const isWaiting = sql.raw("state in ('created', 'retry')");
const queueOptions = {
	policy: "stately",
	retryLimit: unlimited,
	retryDelay: 0,
	heartbeatSeconds: leaseTime / 1e3,
	expireInSeconds: longest,
	retentionSeconds: longestWait,
	deleteAfterSeconds: failedKept / 1e3
};
async function start(pool) {
	const { PgBoss: Boss } = await import("./dist2.js");
	const made = new Boss({
		db: { executeSql: (text, values) => pool.query(text, values) },
		schema,
		supervise: false,
		schedule: false,
		monitorIntervalSeconds: monitoring
	});
	made.on("error", () => void 0);
	try {
		return await made.start();
	} catch (error) {
		await made.stop({ graceful: false }).catch(() => void 0);
		throw error;
	}
}
function within(db) {
	return { async executeSql(text, values = []) {
		const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
		return { rows };
	} };
}
function claimOf({ lease, attempt }) {
	return {
		id: lease,
		retryCount: attempt - 1
	};
}
function isDone(response) {
	return "affected" in response && Number(response.affected) > 0;
}
async function isCovered(db, { kind, key }) {
	const { rows } = await sql`select 1 from ${jobs} where name = ${kind} and singleton_key = ${key} and ${isWaiting}
    limit 1`.execute(db);
	return rows.length > 0;
}
async function moveUp(db, kind, added, now) {
	const waits = JSON.stringify(added.map(({ key, at = now }) => ({
		key,
		wait: at - now
	})));
	const { rows } = await sql`
    update ${jobs} j set start_after = least(j.start_after, now() + wanted.wait * interval '1 millisecond')
    from json_to_recordset(${waits}::json) as wanted (key text, wait float8)
    where j.name = ${kind} and j.singleton_key = wanted.key and j.state in ('created', 'retry')
    returning wanted.key`.execute(db);
	return new Set(rows.map(({ key }) => key));
}
async function delay(db, { kind, lease }, wait) {
	await sql`update ${jobs} set start_after = now() + ${wait}::float8 * interval '1 millisecond'
    where name = ${kind} and id = ${lease} and ${isWaiting}`.execute(db);
}
// server/store/postgres/engine.ts
const migrationLock = 5042211847;
const accountLock = 504221185;
const keysChannel = "portcullis_keys";
const dialect = {
	identity: "bigint generated by default as identity primary key",
	bytes: "bytea",
	clustered: "",
	references: (table) => ` references ${table} (id)`,
	each: (json) => sql`json_array_elements(${json}::json)`,
	async lock(tx) {
		await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
	},
	async lockAccount(tx, account) {
		await sql`select pg_advisory_xact_lock(${accountLock}::int, hashtext(${account}))`.execute(tx);
	},
	async announce(tx) {
		await sql`select pg_notify(${keysChannel}, '')`.execute(tx);
	}
};
const connections = 10;
const toAnswer = 3e4;
const int8 = 20;
function openPostgres(url) {
	const pool = openPool(url, connections);
	const queues = openPool(url, 1);
	const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
	const jobs = openBossJobs(queues);
	return {
		db,
		dialect,
		jobs,
		size: () => sizeOf(db),
		shrink: () => Promise.resolve(),
		check: () => Promise.resolve([]),
		troubleOf,
		watchKeys: (onChange) => listen(url, onChange),
		async close() {
			await jobs.close();
			await queues.end();
			await db.destroy();
		}
	};
}
function openPool(url, max) {
	const pool = new Pool({
		connectionString: asLibpq(url),
		max,
		connectionTimeoutMillis: toConnect,
		statement_timeout: toAnswer,
		application_name: "portcullis",
		types: { getTypeParser: (type, format) => type === int8 ? Number : types.getTypeParser(type, format) }
	});
	pool.on("error", () => void 0);
	return pool;
}
const rowBytes = 150;
async function sizeOf(db) {
	const { rows } = await sql`
    select
      (select sum(pg_total_relation_size(c.oid)) from pg_class c
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace)::bigint as files,
      (select sum(${rowBytes} * s.n_live_tup) + coalesce(sum(s.n_live_tup) filter (where s.relname = 'content') * (
        select avg(pg_column_size(newest.body)) from (select body from content order by id desc limit 1000) newest
      ), 0) from pg_stat_user_tables s where s.schemaname = current_schema())::bigint as live`.execute(db);
	const { files = 0, live = 0 } = rows[0] ?? {};
	return Math.min(files, live);
}
function listen(url, onChange) {
	const line = openNotificationConnection(url, {
		channel: keysChannel,
		onMessage: onChange,
		onChange
	});
	return {
		isLive: () => line.isLive(),
		close: () => line.close()
	};
}
const troubles = [
	[/^53100$/, "full"],
	[/^(?:25006|42501)$/, "read-only"],
	[/^(?:55P03|40001|40P01|57014|23503)$/, "locked"],
	[/^(?:28|3D)/, "refused"],
	[/^XX00[12]$/, "damaged"],
	[/^(?:08|57P)/, "unreachable"],
	[/^(?:53|58|XX)/, "failed"]
];
function troubleOf(error) {
	if (error instanceof StoreTrouble) return error.trouble;
	if (!(error instanceof Error)) return null;
	const { code = "" } = error;
	const id = troubles.find(([pattern]) => pattern.test(code))?.[1];
	if (id !== void 0) return troubleWith(id, code);
	const isOurs = code === "" && !/timeout|terminated|connection/i.test(error.message);
	return "severity" in error || isOurs ? null : troubleWith("unreachable", /^E[A-Z]+$/.test(code) ? code : error.message);
}
export { openPostgres };
