import { _t as failure, ht as Failure } from "./start.js";
import { t as retryWhileLocked } from "./lock-wait.js";
import { n as prepare } from "./prepare.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { n as storeLimit, t as retention } from "./retention.js";
import { t as sql } from "./sql.js";
import { t as hourOf } from "./allowances.js";
import { n as traced } from "./spans.js";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// server/store/place.ts
function storeLocationOf({ databaseUrl, dataDir }) {
	return databaseUrl === null ? { file: fileIn(dataDir) } : { url: databaseUrl };
}
function fileIn(dataDir) {
	return join(dataDir, "portcullis.db");
}
function secretIn(dataDir) {
	return join(dataDir, "secret");
}
// server/store/leader.ts
const leadershipLasts = 3e4;
function openLeader({ name, now, lease = leadershipLasts }) {
	const own = randomUUID();
	let isLeader = false;
	async function take({ db }) {
		const held = await db.selectFrom("job").where("name", "=", name).select(["attempt", "lease_until"]).executeTakeFirst();
		if (held && held.attempt !== own && (held.lease_until ?? 0) > now()) return false;
		const row = {
			attempt: own,
			lease_until: now() + lease
		};
		const { numInsertedOrUpdatedRows: taken } = await db.insertInto("job").values({
			name,
			added_at: now(),
			...row
		}).onConflict((conflict) => conflict.column("name").doUpdateSet(row).where((where) => where.or([where("job.attempt", "=", own), where("job.lease_until", "<=", now())]))).executeTakeFirstOrThrow();
		return taken === 1n;
	}
	return {
		async leads(engine) {
			try {
				isLeader = await take(engine);
			} catch (error) {
				isLeader = false;
				throw error;
			}
			return isLeader;
		},
		isLeader: () => isLeader,
		async resign({ db }) {
			if (!isLeader) return;
			isLeader = false;
			await db.deleteFrom("job").where("name", "=", name).where("attempt", "=", own).execute();
		}
	};
}
// server/store/queue.ts
const [soon, retry] = [150, 1e3];
const meetings = 4;
const batchSize = 200;
const most = {
	waiting: 5e3,
	bytes: 33554432
};
function openWriteQueue({ reach, tell, now }) {
	const waiting = [];
	let ready = [];
	let lost = 0;
	let timer = null;
	let writing = null;
	let isClosed = false;
	function later(wait) {
		if (timer || isClosed) return;
		timer = setTimeout(() => {
			timer = null;
			flush().catch(() => later(retry));
		}, wait);
		timer.unref();
	}
	function flush() {
		writing ??= drain().finally(() => writing = null);
		return writing;
	}
	async function drain() {
		while (waiting.length > 0 || ready.length > 0) {
			if (ready.length < batchSize) await makeReady();
			const batch = ready.slice(0, batchSize);
			await put(batch);
			ready = ready.slice(batch.length);
		}
	}
	async function makeReady() {
		const made = [];
		for (const kept of waiting.splice(0, batchSize)) {
			const prepared = await prepare(kept).catch(() => null);
			if (prepared) made.push(prepared);
		}
		ready = [...ready, ...made];
	}
	async function put(batch) {
		try {
			await putSoon(batch);
			tell(null);
		} catch (error) {
			const trouble = error instanceof StoreTrouble ? error.trouble : troubleWith("failed", String(error));
			tell(trouble);
			await shed();
			throw error instanceof StoreTrouble ? error : new StoreTrouble(trouble, { cause: error });
		}
	}
	async function putSoon(batch) {
		for (let left = meetings;; left--) try {
			await writeOrSplit(await reach(), batch);
			return;
		} catch (error) {
			if (!(error instanceof StoreTrouble && error.trouble.id === "locked" && left > 0)) throw error;
			await setTimeout$1(20 + 40 * Math.random());
		}
	}
	async function writeOrSplit(archive, batch) {
		try {
			await archive.write(batch, now());
		} catch (error) {
			const trouble = archive.troubleOf(error);
			if (trouble) throw new StoreTrouble(trouble, { cause: error });
			if (batch.length <= 1) {
				lost += batch.length;
				tell(troubleWith("failed", String(error)));
				return;
			}
			const half = batch.length / 2;
			await writeOrSplit(archive, batch.slice(0, half));
			await writeOrSplit(archive, batch.slice(half));
		}
	}
	async function shed() {
		while (waiting.length > 0) await makeReady();
		let room = most.bytes;
		const kept = ready.findLastIndex(({ body }) => (room -= body.length + overhead) < 0) + 1;
		lost += kept;
		ready = ready.slice(kept);
	}
	return {
		add(kept) {
			if (waiting.length >= most.waiting) {
				waiting.shift();
				lost++;
			}
			waiting.push(kept);
			later(soon);
		},
		flush,
		lost: () => lost,
		close() {
			isClosed = true;
			if (timer) clearTimeout(timer);
			timer = null;
		}
	};
}
const overhead = 3e3;
// server/store/sweep.ts
const parts = [
	dropSnapshots,
	dropObservations,
	dropUnused("content", "snapshot", "content_id"),
	dropUnused("question", "snapshot", "question_id"),
	dropUnused("value", "observation", "value_id"),
	dropNames,
	dropUnused("domain", "target", "domain_id"),
	dropAllowances
];
const [harder, softer] = [.8, 1.1];
const least = .01;
function nextShares({ others, watched }, isOverLimit) {
	if (isOverLimit) return others > least ? {
		others: others * harder,
		watched
	} : {
		others,
		watched: watched * harder
	};
	return watched < 1 ? {
		others,
		watched: Math.min(1, watched * softer)
	} : {
		others: Math.min(1, others * softer),
		watched
	};
}
function openSweep(limit, now) {
	let shares = {
		others: 1,
		watched: 1
	};
	let [part, from] = [0, 0];
	return { async step(engine) {
		const next = await parts[part]?.(engine, from, {
			shares,
			now: now()
		});
		from = next ?? 0;
		if (typeof next === "number") return false;
		part = (part + 1) % parts.length;
		if (part > 0) return false;
		await engine.shrink();
		shares = nextShares(shares, await engine.size() > limit);
		return true;
	} };
}
async function dropSnapshots({ db }, from, { shares, now }) {
	const end = await endOfStep(db.selectFrom("question").select("id").where("id", ">", from));
	const target = sql`(select q.target_id from question q where q.id = snapshot.question_id)`;
	await db.deleteFrom("snapshot").where("question_id", ">", from).where("question_id", "<=", end ?? Number.MAX_SAFE_INTEGER).where("observed_at", "<", firstKept(target, shares, (share) => Math.floor(now - share * retention.snapshots))).execute();
	return end;
}
async function dropObservations({ db }, from, { shares, now }) {
	const end = await endOfStep(db.selectFrom("target").select("id").where("id", ">", from));
	const first = (share) => Math.floor((now - share * retention.observations) / 1e3);
	await db.deleteFrom("observation").where("target_id", ">", from).where("target_id", "<=", end ?? Number.MAX_SAFE_INTEGER).where("last_seen", "<", firstKept(sql`observation.target_id`, shares, first)).execute();
	return end;
}
function firstKept(target, { others, watched }, first) {
	if (others === watched) return sql`${first(others)}`;
	return sql`case when exists (
      select 1 from target t join domain d on d.id = t.domain_id join watch w on w.domain = d.name where t.id = ${target}
    ) then cast(${first(watched)} as bigint) else cast(${first(others)} as bigint) end`;
}
function dropUnused(table, user, column) {
	return async ({ db }, from) => {
		const end = await endOfStep(db.selectFrom(table).select("id").where("id", ">", from));
		await sql`
      delete from ${sql.table(table)} where id > ${from} and id <= ${end ?? Number.MAX_SAFE_INTEGER}
      and not exists (select 1 from ${sql.table(user)} u where u.${sql.ref(column)} = ${sql.table(table)}.id)`.execute(db);
		return end;
	};
}
async function dropNames({ db }, from) {
	const end = await endOfStep(db.selectFrom("target").select("id").where("id", ">", from));
	await sql`
    delete from target where id > ${from} and id <= ${end ?? Number.MAX_SAFE_INTEGER}
    and not exists (select 1 from observation o where o.target_id = target.id)
    and not exists (select 1 from question q where q.target_id = target.id)`.execute(db);
	return end;
}
async function dropAllowances({ db }, _from, { now }) {
	await db.deleteFrom("allowance").where("hour", "<", hourOf(now)).execute();
	return null;
}
async function endOfStep(rows) {
	return (await rows.orderBy("id").offset(999).limit(1).executeTakeFirst())?.id ?? null;
}
// server/store/timed.ts
function timed(archive, system, onTimed = () => {}) {
	const timing = async (operation, work) => {
		const started = performance.now();
		let isDone = false;
		try {
			const result = await traced(() => spanOf(operation, system), work);
			isDone = true;
			return result;
		} finally {
			onTimed(operation, (performance.now() - started) / 1e3, isDone);
		}
	};
	return {
		...archive,
		find: (wanted) => timing("find", () => archive.find(wanted)),
		previous: (wanted) => timing("previous", () => archive.previous(wanted)),
		write: (batch, now) => timing("write", () => archive.write(batch, now)),
		sweep: (sweep) => timing("sweep", () => archive.sweep(sweep))
	};
}
function spanOf(operation, system) {
	const attributes = {
		"db.system.name": system,
		"db.operation.name": operation
	};
	return {
		name: `store ${operation}`,
		kind: "client",
		attributes
	};
}
// server/store/open.ts
const [again, longestRead] = [1e3, 1e3];
const afterStart = 200;
const [step, round] = [500, 6e5];
const [firstLook, firstRound] = [5e3, 6e4];
function openStored(storing, onTrouble, onTimed) {
	const { limit, hasPublicChanges } = storing;
	return openStore({
		place: storeLocationOf(storing),
		limit,
		...onTrouble && { onTrouble },
		hasPublicChanges,
		onTimed,
		isPublic: true
	});
}
function openStore({ place, limit = storeLimit, now = Date.now, hasPublicChanges = true, onTrouble, onTimed, isPublic = false }) {
	let trouble = null;
	let opened = null;
	let refusedUntil = 0;
	let hasOpened = false;
	const leader = openLeader({
		name: "store:sweep",
		now
	});
	const queue = openWriteQueue({
		reach,
		tell,
		now
	});
	const stopSweeping = keepSwept(openSweep(limit, now), leader, () => trouble ? null : opened);
	function tell(found) {
		const hasChanged = found?.text.en !== trouble?.text.en;
		trouble = found;
		if (found?.id === "moved") forget();
		if (hasChanged) onTrouble?.(said());
	}
	function forget() {
		opened?.then((archive) => archive.close()).catch(() => void 0);
		opened = null;
	}
	function said() {
		if (!trouble) return null;
		const lost = queue.lost();
		return lost > 0 ? `${trouble.text.en}; results given up: ${lost}` : trouble.text.en;
	}
	function reach() {
		if (!opened && trouble && performance.now() < refusedUntil) return Promise.reject(new StoreTrouble(trouble));
		opened ??= open();
		return opened;
	}
	async function open() {
		try {
			const { openAt } = await import("./archive.js").then((m) => ({ openAt: m.t }));
			const archive = timed(await unlocked(() => openAt(place)), "file" in place ? "sqlite" : "postgresql", onTimed);
			hasOpened = true;
			tell(null);
			return archive;
		} catch (error) {
			opened = null;
			refusedUntil = performance.now() + again;
			tell(error instanceof StoreTrouble ? error.trouble : troubleWith("failed", String(error)));
			throw error;
		}
	}
	async function orNull(read) {
		const { promise: late, resolve } = Promise.withResolvers();
		const timer = setTimeout(resolve, longestRead, null);
		try {
			return await Promise.race([reach().then(read), late]);
		} catch (error) {
			note(error);
			return null;
		} finally {
			clearTimeout(timer);
		}
	}
	function reachPatiently() {
		return retryWhileLocked({ troubleOf: (error) => error instanceof StoreTrouble ? error.trouble : null }, reach);
	}
	async function orFailure(read, reaching = reach) {
		const archive = await reaching().catch((error) => {
			throw refused(error instanceof StoreTrouble ? error.trouble : troubleWith("failed"), error);
		});
		try {
			return await read(archive);
		} catch (error) {
			const found = error instanceof Failure ? null : archive.troubleOf(error);
			if (found) note(new StoreTrouble(found, { cause: error }));
			throw found ? refused(found, error) : error;
		}
	}
	function refused({ id, text }, cause) {
		return failure("store.unreadable", { detail: isPublic ? troubleWith(id).text : text }, { cause });
	}
	function note(error) {
		if (!trouble) tell(error instanceof StoreTrouble ? error.trouble : troubleWith("failed", String(error)));
	}
	const begin = setTimeout(() => void reach().catch(() => void 0), afterStart);
	return {
		find: (wanted) => orNull((archive) => archive.find(wanted)),
		previous: (wanted) => orNull((archive) => archive.previous(wanted)),
		keep: (kept) => queue.add(kept),
		flush: () => queue.flush(),
		trouble: said,
		ready: async () => void await reach(),
		wasOpen: () => hasOpened,
		isLeader: () => leader.isLeader(),
		history: (wanted) => orFailure((archive) => archive.history(wanted)),
		pivot: (wanted) => orFailure((archive) => archive.pivot(wanted)),
		names: (domain) => orFailure((archive) => archive.names(domain)),
		changes: (wanted) => orFailure(async ({ engine }) => (await import("./read.js")).changes(engine, wanted, hasPublicChanges)),
		through: (work) => orFailure(({ engine }) => retryWhileLocked(engine, () => work(engine)), reachPatiently),
		keys: {
			byDigest: (digest) => orFailure((archive) => archive.keyByDigest(digest)),
			used: (uses) => orFailure((archive) => archive.noteUses(uses)),
			watch: (onChange) => watchOnce(reach, onChange)
		},
		async close() {
			clearTimeout(begin);
			stopSweeping();
			await queue.flush().catch(() => void 0);
			queue.close();
			const archive = await opened?.catch(() => null);
			if (archive) await leader.resign(archive.engine).catch(() => void 0);
			await archive?.close().catch(() => void 0);
		}
	};
}
const [longestLock, pause] = [500, 20];
async function unlocked(work) {
	const until = performance.now() + longestLock;
	for (;;) try {
		return await work();
	} catch (error) {
		if (!(error instanceof StoreTrouble && error.trouble.id === "locked") || performance.now() >= until) throw error;
		await setTimeout$1(pause);
	}
}
function watchOnce(reach, onChange) {
	let watch = null;
	let isClosed = false;
	let timer;
	async function begin() {
		const archive = await reach().catch(() => null);
		if (isClosed) return;
		if (archive) watch = archive.watchKeys(onChange);
		else timer = setTimeout(() => void begin(), again).unref();
	}
	timer = setTimeout(() => void begin(), afterStart).unref();
	return {
		isLive: () => watch?.isLive() ?? false,
		close() {
			isClosed = true;
			clearTimeout(timer);
			watch?.close();
		}
	};
}
function keepSwept(sweep, leader, archiveOf) {
	let timer = setTimeout(next, firstLook).unref();
	let isStopped = false;
	let dueAt = performance.now() + firstRound;
	async function next() {
		const isUnderWay = await sweepOn().catch(() => false);
		if (!isStopped) timer = setTimeout(next, isUnderWay ? step : leadershipLasts / 3).unref();
	}
	async function sweepOn() {
		const archive = await archiveOf();
		if (!archive || !await leader.leads(archive.engine) || performance.now() < dueAt) return false;
		const isOver = await archive.sweep(sweep);
		if (isOver) dueAt = performance.now() + round;
		return !isOver;
	}
	return () => {
		isStopped = true;
		clearTimeout(timer);
	};
}
export { storeLocationOf as a, secretIn as i, openStored as n, fileIn as r, openStore as t };
