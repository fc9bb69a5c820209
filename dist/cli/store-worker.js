import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
// server/store/sqlite/store-worker.ts
const applicationId = 1347375700;
const mostPrepared = 200;
const patience = 20;
const moved = 1032;
const { path } = workerData;
const prepared = new Map();
let database = null;
parentPort?.on("message", ({ id, sql, parameters }) => {
	try {
		if (sql === null) close();
		parentPort?.postMessage(sql === null ? {
			id,
			rows: [],
			changes: 0
		} : {
			id,
			...run(sql, parameters)
		}, []);
		if (sql === null) parentPort?.close();
	} catch (error) {
		const { message, errcode = null } = error;
		parentPort?.postMessage({
			id,
			message,
			code: errcode
		}, []);
	}
});
function run(text, parameters) {
	if (database && text.startsWith("begin")) look(database);
	database ??= open();
	const statement = prepare(database.file, text);
	const values = parameters;
	if (statement.columns().length > 0) return {
		rows: statement.all(...values),
		changes: 0
	};
	return {
		rows: [],
		changes: Number(statement.run(...values).changes)
	};
}
function look({ isReadOnly, identity }) {
	const isMoved = identity !== identityOf();
	if (isReadOnly || isMoved) close();
	if (isMoved) throw Object.assign(new Error("the database file was removed or replaced"), { errcode: moved });
}
function identityOf() {
	const file = statSync(path, { throwIfNoEntry: false });
	return file ? `${file.dev} ${file.ino}` : "none";
}
function close() {
	prepared.clear();
	database?.file.close();
	database = null;
}
function prepare(opened, text) {
	const known = prepared.get(text);
	if (known) return known;
	if (prepared.size >= mostPrepared) prepared.clear();
	const statement = opened.prepare(text);
	prepared.set(text, statement);
	return statement;
}
function open() {
	try {
		return openAt(path, false);
	} catch (error) {
		const { errcode = 0 } = error;
		if (![8, 14].includes(errcode & 255)) throw error;
		try {
			return openAt(`file:${path.split("/").map(encodeURIComponent).join("/")}?immutable=1`, true);
		} catch {
			throw error;
		}
	}
}
function openAt(place, isReadOnly) {
	const opened = new DatabaseSync(place, {
		readOnly: isReadOnly,
		timeout: patience
	});
	try {
		claim(opened, isReadOnly);
		return {
			file: opened,
			isReadOnly,
			identity: identityOf()
		};
	} catch (error) {
		opened.close();
		throw error;
	}
}
function claim(opened, readOnly) {
	const { page_count: pages } = opened.prepare("pragma page_count").get();
	const { application_id: id } = opened.prepare("pragma application_id").get();
	if (pages > 0 && id !== applicationId) throw Object.assign(new Error("another program's database"), { errcode: 26 });
	if (pages === 0) opened.exec(`begin; pragma auto_vacuum = incremental; pragma application_id = ${applicationId}; commit`);
	if (!readOnly) opened.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 4000; pragma journal_size_limit = 67108864");
	opened.exec("pragma synchronous = normal; pragma cache_size = -32768; pragma temp_store = memory");
}
export {};
