import { t as sql } from "./sql.js";
import { a as schemaVersion, i as versionOf, n as openEngine, r as migrate } from "./archive.js";
import { a as storeLocationOf, i as secretIn, r as fileIn, t as openStore } from "./open.js";
import { n as makeOwnFolder, t as isDatabase } from "./engine.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { chmodSync, closeSync, constants as constants$1, copyFileSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { inflateRaw } from "node:zlib";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
// server/store/admin.ts
const storeAdmin = {
	migrateAt,
	examine,
	checkSource,
	backUp,
	restore,
	read,
	fileIn,
	secretIn,
	placeOf: storeLocationOf
};
const patience = 1e4;
const ownPatience = 500;
function migrateAt(place) {
	return withEngine(place, (engine) => migrate(engine));
}
function examine(place) {
	return withEngine(existing(place), async (engine) => {
		const version = await versionOf(engine.db);
		refuseUnknown(version);
		const damages = [...await engine.check()];
		if (version < schemaVersion) return {
			version,
			known: schemaVersion,
			results: 0,
			observations: 0,
			damages
		};
		damages.push(...await dangling(engine), ...await spoiled(engine));
		const [results, observations] = [await countOf(engine, "snapshot"), await countOf(engine, "observation")];
		return {
			version,
			known: schemaVersion,
			results,
			observations,
			damages
		};
	});
}
async function read(place) {
	return openStore({ place: existing(place) });
}
async function checkSource(file) {
	await withEngine(existing({ file }), async ({ db }) => refuseUnknown(await versionOf(db)));
}
async function backUp(source, target) {
	const found = statSync(target, { throwIfNoEntry: false });
	if (found?.isDirectory()) throw Object.assign(new Error("the target is a folder"), {
		code: "EISDIR",
		syscall: "open"
	});
	if (found && !isDatabase(target)) throw new StoreTrouble(troubleWith("foreign"));
	const part = `${target}.${process.pid}.part`;
	try {
		closeSync(openSync(part, "wx", 384));
		await withEngine({ file: source }, ({ db }) => sql`vacuum into ${part}`.execute(db));
		renameSync(part, target);
	} finally {
		rmSync(part, { force: true });
	}
}
async function restore(copy, target) {
	const part = `${target}.${process.pid}.part`;
	try {
		makeOwnFolder(dirname(target));
		copyFileSync(copy, part, constants$1.COPYFILE_EXCL);
		chmodSync(part, 384);
		if (existsSync(`${copy}-wal`)) copyFileSync(`${copy}-wal`, `${part}-wal`);
		await withEngine({ file: part }, async (engine) => {
			const damages = await engine.check();
			if (damages.length > 0) throw new StoreTrouble(troubleWith("damaged", damages[0]));
			if (await versionOf(engine.db) === 0) throw new StoreTrouble(troubleWith("foreign"));
			await migrate(engine);
			await sql`pragma journal_mode = delete`.execute(engine.db);
		});
		const before = existsSync(target) ? await setAside(target) : null;
		renameSync(part, target);
		return before;
	} finally {
		for (const each of [
			part,
			`${part}-wal`,
			`${part}-shm`
		]) rmSync(each, { force: true });
	}
}
async function setAside(target) {
	const before = freeName(`${target}.before`);
	try {
		await withEngine({ file: target }, ({ db }) => sql`pragma journal_mode = delete`.execute(db), ownPatience);
	} catch (error) {
		const id = error instanceof StoreTrouble ? error.trouble.id : "failed";
		if (id === "locked") throw new StoreTrouble(troubleWith("used"), { cause: error });
		if (id !== "damaged" && id !== "foreign") throw error;
	}
	renameSync(target, before);
	for (const rest of [`${target}-wal`, `${target}-shm`]) rmSync(rest, { force: true });
	return before;
}
function freeName(path) {
	for (let [name, count] = [path, 2];; name = `${path}.${count++}`) if (!existsSync(name)) return name;
}
function existing(place) {
	if ("file" in place && !existsSync(place.file)) throw new StoreTrouble(troubleWith("absent"));
	return place;
}
function refuseUnknown(version) {
	if (version > schemaVersion) throw new StoreTrouble(troubleWith("newer", `schema ${version} > ${schemaVersion}`));
}
async function withEngine(place, run, longest = patience) {
	const engine = await openEngine(place);
	const until = performance.now() + longest;
	try {
		for (;;) try {
			return await run(engine);
		} catch (error) {
			const trouble = engine.troubleOf(error);
			if (trouble?.id === "locked" && performance.now() < until) await setTimeout(50);
			else throw trouble ? new StoreTrouble(trouble, { cause: error }) : error;
		}
	} finally {
		await engine.close();
	}
}
async function dangling({ db }) {
	const found = [];
	for (const [table, column, other] of [
		[
			"snapshot",
			"question_id",
			"question"
		],
		[
			"snapshot",
			"content_id",
			"content"
		],
		[
			"question",
			"target_id",
			"target"
		],
		[
			"observation",
			"target_id",
			"target"
		],
		[
			"observation",
			"value_id",
			"value"
		],
		[
			"observation",
			"domain_id",
			"domain"
		],
		[
			"target",
			"domain_id",
			"domain"
		],
		[
			"watch_check",
			"watch_id",
			"watch"
		],
		[
			"digest_entry",
			"channel_id",
			"channel"
		],
		[
			"pending_alert",
			"channel_id",
			"channel"
		],
		[
			"delivery",
			"channel_id",
			"channel"
		]
	]) {
		const { rows } = await sql`
      select count(*) as count from ${sql.table(table)} a
      where not exists (select 1 from ${sql.table(other)} b where b.id = a.${sql.ref(column)})`.execute(db);
		const count = rows[0]?.count ?? 0;
		if (count > 0) found.push(`${table}: ${count} rows without their ${other}`);
	}
	return found;
}
const inflate = promisify(inflateRaw);
async function spoiled({ db }) {
	let [from, count] = [0, 0];
	for (;;) {
		const rows = await db.selectFrom("content").selectAll().where("id", ">", from).orderBy("id").limit(100).execute();
		for (const { digest, body } of rows) {
			const json = await inflate(body).catch(() => Buffer.from(""));
			if (!createHash("sha256").update(json).digest().equals(digest)) count++;
		}
		from = rows.at(-1)?.id ?? 0;
		if (rows.length === 0) return count > 0 ? [`content: ${count} results are not what they were`] : [];
	}
}
async function countOf({ db }, table) {
	const { count } = await db.selectFrom(table).select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
	return count;
}
export { withEngine as a, storeAdmin as i, existing as n, migrateAt as r, examine as t };
