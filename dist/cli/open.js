import { _t as Failure, yt as failure } from "./start.js";
import { t as retryWhileLocked } from "./lock-wait.js";
import { n as prepare } from "./prepare.js";
import { n as troubleWith, t as StoreTrouble } from "./trouble.js";
import { n as storeLimit } from "./retention.js";
import { n as traced } from "./spans.js";
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
		isWaiting: () => waiting.length > 0 || ready.length > 0,
		lost: () => lost,
		close() {
			isClosed = true;
			if (timer) clearTimeout(timer);
			timer = null;
		}
	};
}
const overhead = 3e3;
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
		sweep: (state, limits) => timing("sweep", () => archive.sweep(state, limits))
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
	const queue = openWriteQueue({
		reach,
		tell,
		now
	});
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
	async function probe() {
		try {
			await (await reach()).touch();
			if (trouble && !queue.isWaiting()) tell(null);
		} catch (error) {
			note(error);
		}
	}
	const begin = setTimeout(() => void reach().catch(() => void 0), afterStart);
	return {
		find: (wanted) => orNull((archive) => archive.find(wanted)),
		previous: (wanted) => orNull((archive) => archive.previous(wanted)),
		keep: (kept) => queue.add(kept),
		flush: () => queue.flush(),
		probe,
		trouble: said,
		ready: async () => void await reach(),
		wasOpen: () => hasOpened,
		sweep: (state) => orFailure((archive) => retryWhileLocked(archive.engine, () => archive.sweep(state, {
			limit,
			now: now()
		}))),
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
			await queue.flush().catch(() => void 0);
			queue.close();
			await (await opened?.catch(() => null))?.close().catch(() => void 0);
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
export { storeLocationOf as a, secretIn as i, openStored as n, fileIn as r, openStore as t };
