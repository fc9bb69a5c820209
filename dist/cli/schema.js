import { Bo as array, Lo as _enum, Vo as boolean, _s as NEVER, is as string, rs as strictObject } from "./gate.js";
import { r as makeId } from "./format.js";
import { a as usualChecks, o as watchableChecks } from "./watchable.js";
import { i as parseDomain } from "./domain.js";
import { t as registrableTarget } from "./registrable.js";
import { createHash } from "node:crypto";
// server/jobs/schedule.ts
const [minute, hour, day] = [
	6e4,
	36e5,
	864e5
];
const intervals = {
	usual: day,
	least: 6 * hour,
	most: 30 * day
};
const phases = 1e6;
function phaseOf(domain) {
	return createHash("sha256").update(domain).digest().readUIntBE(0, 6) % phases;
}
function nextDue({ every, phase }, now) {
	const offset = Math.floor(phase * every / phases);
	const next = Math.floor((now - offset) / every) * every + offset + every;
	return next - now < every / 4 ? next + every : next;
}
const again = [10 * minute, hour];
function repeatAfter(failures) {
	return again[failures - 1] ?? null;
}
function roomAfter(failures) {
	return Math.min(hour, minute * 2 ** Math.min(failures, 6));
}
const missed = {
	after: 15 * minute,
	over: hour
};
const nodeLasts = 2 * minute;
const leftToOthers = 3 * minute;
// server/watches/watch.ts
const quotas = {
	watches: 1e3,
	checks: 5e3
};
// server/watches/rows.ts
async function addWatch({ through }, wanted, { account, isPaused, isFromFile, isSpread }, now) {
	const { target, domain, checks, every } = wanted;
	const phase = phaseOf(domain);
	const id = makeId();
	return through(({ db }) => db.transaction().execute(async (tx) => {
		const { watches, checks: used } = await usedOf(tx, account);
		if (watches >= quotas.watches || used + checks.length > quotas.checks) return "quota";
		const row = {
			id,
			account,
			target,
			domain,
			checks: checks.join(" "),
			every,
			phase,
			from_file: isFromFile ? 1 : 0,
			paused_at: isPaused ? now : null,
			muted_until: null,
			created_at: now
		};
		const { numInsertedOrUpdatedRows: added } = await tx.insertInto("watch").values(row).onConflict((conflict) => conflict.columns(["account", "target"]).doNothing()).executeTakeFirstOrThrow();
		if (added !== 1n) return "known";
		const first = isSpread ? now + Math.floor(phase * missed.over / phases) : now;
		await addChecks(tx, id, checks, isPaused ? null : first);
		return toWatch(row);
	}));
}
async function usedOf(db, account) {
	const { watches } = await db.selectFrom("watch").where("account", "=", account).select(({ fn }) => fn.countAll().as("watches")).executeTakeFirstOrThrow();
	const { checks } = await db.selectFrom("watch").innerJoin("watch_check", "watch_check.watch_id", "watch.id").where("watch.account", "=", account).select(({ fn }) => fn.countAll().as("checks")).executeTakeFirstOrThrow();
	return {
		watches,
		checks
	};
}
async function addChecks(tx, watch, checks, due) {
	if (checks.length === 0) return;
	await tx.insertInto("watch_check").values(checks.map((check) => ({
		watch_id: watch,
		check_id: check,
		due_at: due,
		...untried
	}))).execute();
}
const untried = {
	attempt: null,
	failures: 0,
	to_confirm: null,
	runs: 0,
	ran_at: null,
	reason: null,
	observed_at: null,
	version: null,
	question: null,
	body: null
};
async function listWatches({ through }, account) {
	return through(async ({ db }) => {
		const rows = await db.selectFrom("watch").selectAll().where("account", "=", account).orderBy("target").execute();
		const states = await db.selectFrom("watch_check").innerJoin("watch", "watch.id", "watch_check.watch_id").where("watch.account", "=", account).orderBy("check_id").select(stateColumns).execute();
		const byWatch = Map.groupBy(states, (state) => state.watch_id);
		return rows.map((row) => ({
			...toWatch(row),
			states: (byWatch.get(row.id) ?? []).map(toState)
		}));
	});
}
async function findWatch(database, account, name) {
	return database.through(async ({ db }) => {
		const row = await db.selectFrom("watch").selectAll().where("account", "=", account).where((where) => where.or([where("id", "=", name), where("target", "=", name)])).executeTakeFirst();
		if (!row) return null;
		const states = await db.selectFrom("watch_check").where("watch_id", "=", row.id).orderBy("check_id").select(stateColumns).execute();
		return {
			...toWatch(row),
			states: states.map(toState)
		};
	});
}
const stateColumns = [
	"watch_check.watch_id",
	"watch_check.check_id",
	"watch_check.due_at",
	"watch_check.ran_at",
	"watch_check.observed_at",
	"watch_check.reason",
	"watch_check.runs"
];
async function changeWatch({ through }, account, id, change, now) {
	return through(({ db }) => db.transaction().execute(async (tx) => {
		const row = await tx.selectFrom("watch").selectAll().where("id", "=", id).where("account", "=", account).executeTakeFirst();
		if (!row) return "unknown";
		const more = (change.checks?.length ?? 0) - row.checks.split(" ").length;
		if (more > 0 && (await usedOf(tx, account)).checks + more > quotas.checks) return "quota";
		const isPaused = change.paused ?? row.paused_at !== null;
		const next = {
			every: change.interval ?? row.every,
			checks: (change.checks ?? row.checks.split(" ")).join(" "),
			paused_at: isPaused ? row.paused_at ?? now : null,
			muted_until: change.mute_until === void 0 ? row.muted_until : change.mute_until,
			from_file: change.isFromFile ?? row.from_file === 1 ? 1 : 0
		};
		await tx.updateTable("watch").set(next).where("id", "=", id).execute();
		await changeChecks(tx, {
			...row,
			...next
		}, row, now);
		return "changed";
	}));
}
async function changeChecks(tx, next, before, now) {
	const [chosen, known] = [next.checks.split(" "), before.checks.split(" ")];
	const gone = known.filter((check) => !chosen.includes(check));
	const due = next.paused_at === null ? nextDue(next, now) : null;
	if (gone.length > 0) await tx.deleteFrom("watch_check").where("watch_id", "=", next.id).where("check_id", "in", gone).execute();
	if (next.every !== before.every || next.paused_at === null !== (before.paused_at === null)) await tx.updateTable("watch_check").set({
		due_at: due,
		to_confirm: null
	}).where("watch_id", "=", next.id).execute();
	const added = chosen.filter((check) => !known.includes(check));
	await addChecks(tx, next.id, added, next.paused_at === null ? now : null);
}
async function runNow({ through }, account, id, now) {
	const { numUpdatedRows } = await through(({ db }) => db.updateTable("watch_check").set({
		due_at: now,
		failures: 0
	}).where("watch_id", "in", (query) => query.selectFrom("watch").select("id").where("id", "=", id).where("account", "=", account).where("paused_at", "is", null)).executeTakeFirstOrThrow());
	return numUpdatedRows > 0n;
}
async function removeWatch({ through }, account, id) {
	return through(({ db }) => db.transaction().execute(async (tx) => {
		const { numDeletedRows } = await tx.deleteFrom("watch").where("id", "=", id).where("account", "=", account).executeTakeFirstOrThrow();
		if (numDeletedRows > 0n) await tx.deleteFrom("watch_check").where("watch_id", "=", id).execute();
		return numDeletedRows > 0n;
	}));
}
async function quotaOf({ through }, account) {
	return through(({ db }) => usedOf(db, account));
}
function toWatch(row) {
	return {
		id: row.id,
		account: row.account,
		target: row.target,
		domain: row.domain,
		checks: row.checks.split(" "),
		every: row.every,
		isFromFile: row.from_file === 1,
		pausedAt: row.paused_at,
		mutedUntil: row.muted_until,
		createdAt: row.created_at
	};
}
function toState(row) {
	return {
		check: row.check_id,
		dueAt: row.due_at,
		ranAt: row.ran_at,
		observedAt: row.observed_at,
		reason: row.reason,
		runs: row.runs
	};
}
// server/watches/schema.ts
function domainOfTarget(host) {
	const { success, data } = registrableTarget().safeParse(host);
	return success ? data : null;
}
const aTarget = {
	en: "a host or domain that can be watched, such as shop.example.com; an address or a public suffix cannot",
	ko: "shop.example.com처럼 감시할 수 있는 호스트나 도메인. IP 주소와 공용 접미사는 감시할 수 없습니다"
};
const anInterval = {
	en: "a time from 6h to 30d, such as 12h or 1d",
	ko: "12h나 1d 같은 6h부터 30d까지의 기간"
};
const aTime = {
	en: "an ISO time such as 2026-12-24T18:00:00Z, or null",
	ko: "2026-12-24T18:00:00Z 같은 ISO 시각 또는 null"
};
const target = string().max(2048).transform((text, context) => {
	const parsed = parseDomain(text);
	const host = "value" in parsed ? parsed.value : null;
	const domain = host === null ? null : domainOfTarget(host);
	if (host !== null && domain !== null) return {
		host,
		domain
	};
	context.addIssue({
		code: "custom",
		params: { expected: aTarget }
	});
	return NEVER;
}).meta({
	description: "Host or domain to watch",
	ko: "감시할 호스트나 도메인",
	examples: ["shop.example.com"]
});
const checks = array(_enum(watchableChecks)).min(1).max(watchableChecks.length).transform((ids) => [...new Set(ids)].toSorted()).meta({
	description: "Checks to run",
	ko: "실행할 점검",
	examples: [["dns", "ssl"]]
});
const units = {
	h: 36e5,
	d: 864e5
};
const interval = string().max(10).transform((text, context) => {
	const groups = /^(?<count>\d{1,3})(?<unit>[hd])$/.exec(text)?.groups;
	const every = Number(groups?.["count"]) * (units[groups?.["unit"] ?? ""] ?? NaN);
	if (every >= intervals.least && every <= intervals.most) return every;
	context.addIssue({
		code: "custom",
		params: { expected: anInterval }
	});
	return NEVER;
}).meta({
	description: "Time from one run to the next, 6h to 30d",
	ko: "실행 간격(6h~30d)",
	examples: ["1d"]
});
const time = string().max(40).transform((text, context) => {
	const at = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : NaN;
	if (!Number.isNaN(at)) return at;
	context.addIssue({
		code: "custom",
		params: { expected: aTime }
	});
	return NEVER;
}).nullable().meta({
	description: "Report no changes before this time; null reports everything",
	ko: "이 시각까지 변경을 알리지 않음. null이면 모두 알림",
	examples: ["2026-12-24T18:00:00Z"]
});
const paused = boolean().meta({
	description: "Whether nothing is measured",
	ko: "측정을 멈출지 여부"
});
const newWatch = strictObject({
	target,
	checks: checks.default([...usualChecks]),
	interval: interval.default(intervals.usual),
	paused: paused.default(false)
});
const watchChange = strictObject({
	checks: checks.optional(),
	interval: interval.optional(),
	paused: paused.optional(),
	mute_until: time.optional()
});
const ownershipQuery = strictObject({ target });
function intervalText(every) {
	const [days, hours] = [every / (units["d"] ?? 1), every / (units["h"] ?? 1)];
	return Number.isInteger(days) ? `${days}d` : `${hours}h`;
}
export { nodeLasts as _, addWatch as a, roomAfter as b, listWatches as c, runNow as d, toWatch as f, nextDue as g, missed as h, watchChange as i, quotaOf as l, leftToOthers as m, newWatch as n, changeWatch as o, quotas as p, ownershipQuery as r, findWatch as s, intervalText as t, removeWatch as u, phases as v, repeatAfter as y };
