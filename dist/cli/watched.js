import { Qs as object, Rs as array, ks as datetime } from "./gate.js";
import { i as unpack } from "./prepare.js";
// server/telemetry/watched.ts
const mostHosts = 1e3;
const mostRead = 5e3;
const [patience, countsLast, certificatesLast] = [
	2e3,
	1e4,
	3e5
];
const stored = object({ chain: array(object({ validTo: datetime() })).min(1) });
function openWatched(database, now = Date.now) {
	const counts = lasting(countsLast, () => countsOf(database, now()));
	const certificates = lasting(certificatesLast, () => certificatesOf(database));
	return async () => {
		const { promise: late, resolve } = Promise.withResolvers();
		const timer = setTimeout(resolve, patience, null);
		try {
			const all = Promise.all([counts(), certificates()]).catch(() => null);
			const found = await Promise.race([all, late]);
			return found && {
				...found[0],
				...found[1]
			};
		} finally {
			clearTimeout(timer);
		}
	};
}
function lasting(milliseconds, read) {
	let last = null;
	let until = -Infinity;
	return () => {
		if (last && performance.now() < until) return last;
		until = performance.now() + milliseconds;
		last = read();
		last.catch(() => last = null);
		return last;
	};
}
async function countsOf({ through }, now) {
	return through(async ({ db }) => {
		const { due, first } = await db.selectFrom("watch_check").where("due_at", "<=", now).select(({ fn }) => [fn.countAll().as("due"), fn.min("due_at").as("first")]).executeTakeFirstOrThrow();
		const { failing } = await db.selectFrom("watch_check").where("due_at", "is not", null).where("reason", "is not", null).select(({ fn }) => fn.countAll().as("failing")).executeTakeFirstOrThrow();
		const deliveries = db.selectFrom("delivery").select(({ fn }) => fn.countAll().as("count"));
		const [waiting, failed] = [await deliveries.where("state", "=", "waiting").where("due_at", "<=", now).executeTakeFirstOrThrow(), await deliveries.where("state", "=", "failed").executeTakeFirstOrThrow()];
		return {
			due,
			lag: first === null ? 0 : now - first,
			failing,
			deliveriesDue: waiting.count,
			deliveriesFailed: failed.count
		};
	});
}
async function certificatesOf({ through }) {
	const { rows, hosts } = await through(async ({ db }) => {
		const measured = db.selectFrom("watch_check").innerJoin("watch", "watch.id", "watch_check.watch_id").where("watch_check.check_id", "=", "ssl").where("watch_check.due_at", "is not", null).where("watch_check.body", "is not", null);
		return {
			rows: await measured.orderBy("watch_check.observed_at", "desc").select([
				"watch.target",
				"watch_check.observed_at",
				"watch_check.body"
			]).limit(mostRead).execute(),
			...await measured.select(({ fn }) => fn.count("watch.target").distinct().as("hosts")).executeTakeFirstOrThrow()
		};
	});
	const ends = new Map();
	for (const { target, observed_at: observedAt, body } of rows) {
		if (ends.has(target) || observedAt === null || body === null) continue;
		const until = await endOf(body, observedAt);
		if (until !== null) ends.set(target, until);
	}
	const soonest = [...ends].toSorted(([, one], [, other]) => one - other);
	const certificates = new Map(soonest.slice(0, mostHosts));
	return {
		certificates,
		omitted: hosts - certificates.size
	};
}
async function endOf(body, observedAt) {
	const result = await unpack(body, observedAt).catch(() => null);
	const { success, data } = stored.safeParse(result?.raw);
	const [leaf] = success ? data.chain : [];
	return leaf ? Date.parse(leaf.validTo) : null;
}
export { openWatched };
