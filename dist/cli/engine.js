import { a as DefaultQueryCompiler, i as CompiledQuery, n as DEFAULT_MIGRATION_TABLE, o as Kysely, r as DialectAdapterBase, t as DEFAULT_MIGRATION_LOCK_TABLE } from "./migrator.js";
import { t as sql } from "./sql.js";
import { bs as codeOf, xs as whyNot, ys as makePrivateFolder } from "./gate.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { n as leaseTime, t as failedKept } from "./table.js";
import { randomUUID } from "node:crypto";
import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { dirname, extname } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseSync } from "node:sqlite";
// node_modules/kysely/dist/dialect/sqlite/sqlite-query-compiler.js
const ID_WRAP_REGEX = /"/g;
const JSON_PATH_MEMBER_ESCAPE_REGEX = /[\\'"]/g;
var SqliteQueryCompiler = class extends DefaultQueryCompiler {
	visitOrAction(node) {
		this.append("or ");
		this.append(node.action);
	}
	getCurrentParameterPlaceholder() {
		return "?";
	}
	getLeftExplainOptionsWrapper() {
		return "";
	}
	getRightExplainOptionsWrapper() {
		return "";
	}
	getLeftIdentifierWrapper() {
		return "\"";
	}
	getRightIdentifierWrapper() {
		return "\"";
	}
	getAutoIncrement() {
		return "autoincrement";
	}
	sanitizeIdentifier(identifier) {
		return identifier.replace(ID_WRAP_REGEX, "\"\"");
	}
	sanitizeJSONPathMemberValue(value) {
		return value.replace(JSON_PATH_MEMBER_ESCAPE_REGEX, (char) => char === "\\" ? "\\\\" : char === "'" ? "''" : "\\\"");
	}
	visitDefaultInsertValue(_) {
		this.append("null");
	}
};
// node_modules/kysely/dist/dialect/sqlite/sqlite-introspector.js
var SqliteIntrospector = class {
	#db;
	constructor(db) {
		this.#db = db;
	}
	async getSchemas() {
		return [];
	}
	async getTables(options = { withInternalKyselyTables: false }) {
		return await this.#getTableMetadata(options);
	}
	#tablesQuery(qb, options) {
		let tablesQuery = qb.selectFrom("sqlite_master").where("type", "in", ["table", "view"]).where("name", "not like", "sqlite_%").select([
			"name",
			"sql",
			"type"
		]).orderBy("name");
		if (!options.withInternalKyselyTables) tablesQuery = tablesQuery.where("name", "!=", DEFAULT_MIGRATION_TABLE).where("name", "!=", DEFAULT_MIGRATION_LOCK_TABLE);
		return tablesQuery;
	}
	async #getTableMetadata(options) {
		const tablesResult = await this.#tablesQuery(this.#db, options).execute();
		const tableMetadata = await this.#db.with("table_list", (qb) => this.#tablesQuery(qb, options)).selectFrom(["table_list as tl", sql`pragma_table_info(tl.name)`.as("p")]).select([
			"tl.name as table",
			"p.cid",
			"p.name",
			"p.type",
			"p.notnull",
			"p.dflt_value",
			"p.pk"
		]).orderBy("tl.name").orderBy("p.cid").execute();
		const columnsByTable = {};
		for (const row of tableMetadata) {
			columnsByTable[row.table] ??= [];
			columnsByTable[row.table].push(row);
		}
		return tablesResult.map(({ name, sql, type }) => {
			let autoIncrementCol = sql?.split(/[\(\),]/)?.find((it) => it.toLowerCase().includes("autoincrement"))?.trimStart()?.split(/\s+/)?.[0]?.replace(/["`]/g, "");
			const columns = columnsByTable[name] ?? [];
			if (!autoIncrementCol) {
				const pkCols = columns.filter((r) => r.pk > 0);
				if (pkCols.length === 1 && pkCols[0].type.toLowerCase() === "integer") autoIncrementCol = pkCols[0].name;
			}
			return {
				name,
				isView: type === "view",
				isForeign: false,
				columns: columns.map((col) => ({
					name: col.name,
					dataType: col.type,
					isNullable: !col.notnull,
					isAutoIncrementing: col.name === autoIncrementCol,
					hasDefaultValue: col.dflt_value != null,
					comment: void 0
				}))
			};
		});
	}
};
// node_modules/kysely/dist/dialect/sqlite/sqlite-adapter.js
var SqliteAdapter = class extends DialectAdapterBase {
	get supportsMultipleConnections() {
		return false;
	}
	get supportsTransactionalDdl() {
		return false;
	}
	get supportsReturning() {
		return true;
	}
	async acquireMigrationLock(_db, _opt) {}
	async releaseMigrationLock(_db, _opt) {}
};
// server/store/sqlite/jobs.ts
function isLive(row, now) {
	const until = sql.ref(`${row}.lease_until`);
	return sql`${until} > ${now} and ${until} <= ${now + 2 * leaseTime}`;
}
const ownJobs = {
	async enqueue(db, jobs) {
		for (const { kind, payload, at = 0, key = randomUUID(), group = null, attempts = 10 } of jobs) {
			const row = {
				kind,
				key,
				payload: JSON.stringify(payload),
				group_id: group,
				run_at: at,
				attempt: 0,
				attempts
			};
			await db.insertInto("background_job").values({
				...row,
				lease: null,
				lease_until: null,
				failed_at: null,
				reason: null
			}).onConflict((conflict) => conflict.columns(["kind", "key"]).where("lease", "is", null).where("failed_at", "is", null).doUpdateSet({ run_at: sql`min(background_job.run_at, excluded.run_at)` })).execute();
		}
	},
	async take(db, take, now) {
		if (take.most < 1 || (await dueIn(db, {
			...take,
			most: 1
		}, now)).length === 0) return [];
		const lease = randomUUID();
		return db.transaction().execute(async (tx) => {
			const rows = withinLimits(await dueIn(tx, take, now), take.mostOfGroup);
			const ids = rows.map(({ id }) => id);
			if (ids.length === 0) return [];
			await tx.updateTable("background_job").set({
				lease,
				lease_until: now + leaseTime,
				attempt: sql`attempt + 1`
			}).where("id", "in", ids).execute();
			return rows.map(({ kind, key, payload, attempt, attempts }) => ({
				kind,
				key,
				payload: JSON.parse(payload),
				attempt: attempt + 1,
				attempts,
				lease
			}));
		});
	},
	renew: (db, job, now) => isDone(mine(db, job).set({ lease_until: now + leaseTime })),
	async finish(db, { kind, key, lease }) {
		const { numDeletedRows } = await db.deleteFrom("background_job").where("kind", "=", kind).where("key", "=", key).where("lease", "=", lease).executeTakeFirstOrThrow();
		return numDeletedRows > 0n;
	},
	async retry(db, job, at) {
		if (await isCovered(db, job)) return ownJobs.finish(db, job);
		return isDone(mine(db, job).set({
			...unleased,
			run_at: at
		}));
	},
	async giveBack(db, job, at) {
		if (await isCovered(db, job)) return ownJobs.finish(db, job);
		return isDone(mine(db, job).set({
			...unleased,
			run_at: at,
			attempt: sql`attempt - 1`
		}));
	},
	async fail(db, job, reason, now) {
		await db.deleteFrom("background_job").where("failed_at", "<", now - failedKept).execute();
		return isDone(mine(db, job).set({
			...unleased,
			failed_at: now,
			reason
		}));
	},
	async cancel(db, kind, key) {
		const { numDeletedRows } = await db.deleteFrom("background_job").where("kind", "=", kind).where("key", "=", key).where("lease", "is", null).where("failed_at", "is", null).executeTakeFirstOrThrow();
		return numDeletedRows > 0n;
	},
	async running(db, kind, now) {
		return (await db.selectFrom("background_job as own").select("own.key").where("own.kind", "=", kind).where(isLive("own", now)).execute()).map(({ key }) => key);
	},
	close: () => Promise.resolve()
};
const unleased = {
	lease: null,
	lease_until: null
};
function mine(db, { kind, key, lease }) {
	return db.updateTable("background_job").where("kind", "=", kind).where("key", "=", key).where("lease", "=", lease);
}
async function isDone(update) {
	return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}
async function isCovered(db, { kind, key }) {
	return await db.selectFrom("background_job").select("id").where("kind", "=", kind).where("key", "=", key).where("lease", "is", null).where("failed_at", "is", null).executeTakeFirst() !== void 0;
}
function dueIn(db, { kind, most, mostOfGroup }, now) {
	const running = db.selectFrom("background_job as other").where("other.kind", "=", kind).where(isLive("other", now)).select(({ fn }) => fn.countAll().as("count"));
	const ofGroup = running.where("other.group_id", "=", sql.ref("own.group_id"));
	let query = db.selectFrom("background_job as own").selectAll("own").select(ofGroup.as("running")).where("own.kind", "=", kind).where("own.failed_at", "is", null).where(sql`(own.lease is null and own.run_at <= ${now} or own.lease is not null and not (${isLive("own", now)}))`).where(running.where("other.key", "=", sql.ref("own.key")), "=", 0);
	if (mostOfGroup !== void 0) query = query.where((where) => where.or([where("own.group_id", "is", null), where(ofGroup, "<", mostOfGroup)]));
	return query.orderBy("own.id").limit(most).execute();
}
function withinLimits(rows, mostOfGroup = Infinity) {
	const keys = new Set();
	const groups = new Map();
	return rows.filter(({ key, group_id: group, running }) => {
		const count = group === null ? 0 : groups.get(group) ?? running ?? 0;
		if (keys.has(key) || count >= mostOfGroup) return false;
		keys.add(key);
		if (group !== null) groups.set(group, count + 1);
		return true;
	});
}
// server/store/sqlite/dialect.ts
function threadDialect(thread) {
	return {
		createAdapter: () => new SqliteAdapter(),
		createDriver: () => driverOf(thread),
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler()
	};
}
function driverOf(thread) {
	const connection = connectionTo(thread);
	const command = (sql) => async () => {
		await connection.executeQuery(CompiledQuery.raw(sql));
	};
	return {
		init: () => Promise.resolve(),
		acquireConnection: () => Promise.resolve(connection),
		beginTransaction: command("begin immediate"),
		commitTransaction: command("commit"),
		rollbackTransaction: () => command("rollback")().catch(() => void 0),
		releaseConnection: () => Promise.resolve(),
		destroy: () => thread.close()
	};
}
function connectionTo(thread) {
	return {
		async executeQuery({ sql, parameters }) {
			const { rows, changes } = await thread.run(sql, parameters);
			return {
				rows,
				numAffectedRows: BigInt(changes)
			};
		},
		async *streamQuery() {
			throw new Error("a database in another thread is not streamed");
		}
	};
}
// server/store/sqlite/thread.ts
var SqliteError = class extends Error {
	name = "SqliteError";
	code;
	constructor(message, code) {
		super(message);
		this.code = code;
	}
};
function openThread(opening) {
	const waiting = new Map();
	let worker = null;
	let last = 0;
	function start() {
		const file = new URL(`./store-worker${extname(import.meta.url)}`, import.meta.url);
		const started = new Worker(file, { workerData: opening });
		started.on("message", take);
		started.on("error", (error) => end(started, error));
		started.on("exit", () => end(started, new SqliteError("the thread of the database has ended", null)));
		return started;
	}
	function take(told) {
		const request = waiting.get(told.id);
		waiting.delete(told.id);
		if ("rows" in told) request?.resolve(told);
		else request?.reject(new SqliteError(told.message, told.code));
		if (waiting.size === 0) worker?.unref();
	}
	function end(ended, error) {
		if (ended !== worker) return;
		worker = null;
		const left = [...waiting.values()];
		waiting.clear();
		for (const { reject } of left) reject(error);
	}
	function send(sql, parameters) {
		worker ??= start();
		const id = ++last;
		const { promise, resolve, reject } = Promise.withResolvers();
		waiting.set(id, {
			resolve,
			reject
		});
		worker.ref();
		worker.postMessage({
			id,
			sql,
			parameters
		}, []);
		return promise;
	}
	return {
		run: send,
		async close() {
			if (worker) await send(null, []);
			await worker?.terminate();
		}
	};
}
// server/store/sqlite/engine.ts
const dialect = {
	identity: "integer primary key",
	bytes: "blob",
	clustered: " without rowid",
	references: () => "",
	each: (json) => sql`json_each(${json})`,
	lock: () => Promise.resolve(),
	lockAccount: () => Promise.resolve(),
	announce: () => Promise.resolve()
};
const returned = 500;
function openSqlite(path) {
	makePlace(path);
	const db = new Kysely({ dialect: threadDialect(openThread({ path })) });
	async function pragma(name) {
		const { rows } = await sql.raw(`pragma ${name}`).execute(db);
		return Object.values(rows[0] ?? {})[0] ?? 0;
	}
	return {
		db,
		dialect,
		jobs: ownJobs,
		async size() {
			const [pages, free, bytes] = [
				await pragma("page_count"),
				await pragma("freelist_count"),
				await pragma("page_size")
			];
			return (pages - free) * bytes;
		},
		async shrink() {
			if (await pragma("freelist_count") > returned) await pragma(`incremental_vacuum(${returned})`);
		},
		async check() {
			const { rows } = await sql`pragma integrity_check(20)`.execute(db);
			return rows.map(({ integrity_check: said }) => said).filter((said) => said !== "ok");
		},
		troubleOf,
		watchKeys: (onChange) => watchFile(() => pragma("data_version"), onChange),
		close: () => db.destroy()
	};
}
const glance = 100;
function watchFile(look, onChange) {
	let last = null;
	let seenAt = -Infinity;
	let isClosed = false;
	let timer;
	async function next() {
		const version = await look().catch(() => null);
		if (isClosed) return;
		if (version !== null) seenAt = performance.now();
		if (version === null || version !== last) onChange();
		last = version;
		timer = setTimeout(() => void next(), glance).unref();
	}
	next();
	return {
		isLive: () => last !== null && performance.now() - seenAt < 200,
		close() {
			isClosed = true;
			clearTimeout(timer);
		}
	};
}
function makeOwnFolder(path) {
	if (makePrivateFolder(path)) chmodSync(path, 448);
}
function makePlace(path) {
	try {
		makeOwnFolder(dirname(path));
		if (!existsSync(path)) closeSync(openSync(path, "a", 384));
	} catch (error) {
		const code = codeOf(error);
		if ([
			"EROFS",
			"EACCES",
			"EPERM"
		].includes(code) && existsSync(path)) return;
		const trouble = code === "ENOSPC" ? troubleWith("full") : troubleWith("unusable", `${path}: ${whyNot(error).en}`);
		throw new StoreTrouble(trouble, { cause: error });
	}
}
const troubles = {
	3: "refused",
	5: "locked",
	6: "locked",
	7: "failed",
	8: "read-only",
	10: "failed",
	11: "damaged",
	13: "full",
	14: "unusable",
	15: "locked",
	26: "foreign"
};
function troubleOf(error) {
	if (error instanceof StoreTrouble) return error.trouble;
	if (!(error instanceof SqliteError)) return null;
	if (error.code === 1032) return troubleWith("moved");
	if (error.code === null) return troubleWith("failed", error.message);
	const id = troubles[error.code & 255];
	return id === void 0 ? null : troubleWith(id, id === "failed" || id === "damaged" ? error.message : "");
}
function isDatabase(path) {
	let db;
	try {
		db = new DatabaseSync(path, { readOnly: true });
		return db.prepare("select count(*) as count from sqlite_master where name in ('migration', 'snapshot')").get()?.["count"] === 2;
	} catch {
		return false;
	} finally {
		db?.close();
	}
}
export { makeOwnFolder as n, openSqlite as r, isDatabase as t };
