import { Bi as runLocal, Go as decodeBody, Jo as attempt, Ks as object, Ms as array, Ns as boolean, Wa as certificate, Xs as strictObject, Yo as targetOfHost, Zo as defineProblems, Zs as string, cc as NEVER, ks as _enum, rs as defineCheck, xo as parseName } from "./gate.js";
import { i as makeId } from "./format.js";
import { r as parseDomain } from "./domain.js";
import { n as registrableTarget } from "./registrable2.js";
import { a as usualChecks, o as watchableChecks } from "./watchable.js";
import { n as stranger } from "./public-address.js";
import { t as textsOf } from "./texts.js";
import { createHash, randomBytes } from "node:crypto";
// server/monitoring/schedule.ts
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
// server/monitoring/watches/schema.ts
function domainOfTarget(host) {
	const { success, data } = registrableTarget().safeParse(host);
	return success ? data : null;
}
const aTarget = {
	en: "a host or domain that can be watched, such as shop.example.com; an address or a public suffix cannot",
	ko: "shop.example.com처럼 감시할 수 있는 호스트나 도메인(IP 주소와 공용 접미사 제외)"
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
	description: "Send no notifications before this time; null ends the mute",
	ko: "이 시각까지 알림을 보내지 않음. null이면 다시 보냄",
	examples: ["2026-12-24T18:00:00Z"]
});
const paused = boolean().meta({
	description: "Whether the watch is paused and measures nothing",
	ko: "측정을 멈출지 여부",
	examples: [true]
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
// src/probes/control/control.ts
function recordName(domain) {
	return `_portcullis.${domain}`;
}
function fileUrl(host) {
	return `https://${host}/.well-known/portcullis.txt`;
}
function proofText(token) {
	return `portcullis-verification=${token}`;
}
const [largest, mostHops, patience] = [
	4096,
	3,
	8e3
];
async function controlOf(context, claim) {
	const [dns, https] = await Promise.all([recordOf(context, claim), fileOf(context, claim)]);
	return {
		dns,
		https
	};
}
async function recordOf(context, { domain, token }) {
	const { answer, texts } = await textsOf(context, parseName(recordName(domain)));
	if (answer.kind === "unknown") return "unknown";
	return texts.some((text) => text.trim() === proofText(token)) ? "shown" : "absent";
}
async function fileOf(context, { host, token }) {
	const start = fileUrl(host);
	for (let [url, hops] = [start, 0]; hops <= mostHops; hops++) {
		const target = url;
		const got = await attempt(() => context.net.http({
			url: target,
			namedBy: stranger,
			limit: largest + 1,
			patience,
			isAnonymous: true
		}));
		if (!got.ok) return got.failure.reason === "dns.nxdomain" ? "absent" : "unknown";
		const next = redirectOf(got.value, url);
		if (next === null) return judged(context, got.value, host, token);
		if (new URL(next).origin !== new URL(start).origin) return "absent";
		url = next;
	}
	return "absent";
}
function redirectOf({ status, headers }, url) {
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(status)) return null;
	const location = headers.find(([name]) => name.toLowerCase() === "location")?.[1];
	return location === void 0 ? null : URL.parse(location, url)?.href ?? null;
}
async function judged(context, reply, host, token) {
	if (reply.status >= 500 || reply.status === 429) return "unknown";
	if (reply.status !== 200 || reply.truncated || reply.body.length > largest) return "absent";
	const coding = reply.headers.find(([name]) => name.toLowerCase() === "content-encoding")?.[1] ?? "";
	const text = Buffer.from(decodeBody(reply.body, coding) ?? []).toString("utf8");
	if (text.length > largest || !text.split(/\r?\n/).some((line) => line.trim() === proofText(token))) return "absent";
	const served = await attempt(() => certificate(context, {
		host,
		port: 443,
		namedBy: stranger
	}));
	if (!served.ok || served.value.trust.trusted === null) return "unknown";
	const { trusted, reasons } = served.value.trust;
	return trusted && !reasons.some(({ enforced }) => enforced) ? "shown" : "absent";
}
// src/run/control-lookup.ts
const shown = _enum([
	"shown",
	"absent",
	"unknown"
]);
const control = defineCheck({
	id: "control",
	version: 1,
	title: {
		en: "Proof of control",
		ko: "도메인 소유 확인"
	},
	about: {
		en: "Looks for the token of an account.",
		ko: "계정의 토큰을 찾습니다."
	},
	input: strictObject({
		domain: string(),
		host: string(),
		token: string()
	}),
	raw: object({
		dns: shown,
		https: shown
	}),
	cost: "standard",
	ttl: 0,
	words: {
		problems: defineProblems({}),
		caps: {},
		kpis: {},
		parts: {}
	},
	target: ({ host }) => targetOfHost(host),
	collect: (claim, context) => controlOf(context, claim),
	judge: () => ({
		status: "pass",
		kpis: [],
		findings: []
	})
});
async function lookupControl(claim, options) {
	const { raw } = await runLocal(control, { ...claim }, options);
	return raw;
}
// server/monitoring/watches/ownership.ts
const tokenBytes = 16;
async function ownershipOf(database, { account, domain, target }, now) {
	const token = await tokenOf(database, account, domain, now);
	const rows = await database.through(({ db }) => db.selectFrom("ownership_proof").select([
		"name",
		"kind",
		"proven_at",
		"checked_at"
	]).where("account", "=", account).where("domain", "=", domain).orderBy("name").orderBy("kind").execute());
	return {
		domain,
		token,
		record: {
			name: recordName(domain),
			value: proofText(token)
		},
		file: {
			url: fileUrl(target),
			line: proofText(token)
		},
		proofs: rows.map((row) => ({
			name: row.name,
			kind: row.kind === "dns" ? "dns" : "https",
			provenAt: row.proven_at,
			checkedAt: row.checked_at
		}))
	};
}
async function tokenOf({ through }, account, domain, now) {
	const made = randomBytes(tokenBytes).toString("hex");
	return through(async ({ db }) => {
		await db.insertInto("ownership").values({
			account,
			domain,
			token: made,
			created_at: now
		}).onConflict((conflict) => conflict.columns(["account", "domain"]).doNothing()).execute();
		const { token } = await db.selectFrom("ownership").select("token").where("account", "=", account).where("domain", "=", domain).executeTakeFirstOrThrow();
		return token;
	});
}
async function verify$1(database, look, claimed, now, signal) {
	const { account, domain, target: host } = claimed;
	const seen = await look({
		domain,
		host,
		token: await tokenOf(database, account, domain, now)
	}, signal);
	await note(database, {
		account,
		domain,
		name: domain,
		kind: "dns"
	}, seen.dns, now);
	await note(database, {
		account,
		domain,
		name: host,
		kind: "https"
	}, seen.https, now);
	return seen;
}
async function note({ through }, row, shown, now) {
	if (shown === "unknown") return;
	await through(async ({ db }) => {
		if (shown === "shown") {
			await db.insertInto("ownership_proof").values({
				...row,
				proven_at: now,
				checked_at: now
			}).onConflict((conflict) => conflict.columns([
				"account",
				"name",
				"kind"
			]).doUpdateSet({ checked_at: now })).execute();
			return;
		}
		await db.deleteFrom("ownership_proof").where("account", "=", row.account).where("name", "=", row.name).where("kind", "=", row.kind).execute();
	});
}
async function isOwn(database, look, { proofs, ...claimed }, now, signal) {
	const before = await provenKinds(database, claimed);
	const seen = await verify$1(database, look, claimed, now, signal);
	if (proofs.some((kind) => seen[kind] === "shown")) return true;
	return proofs.some((kind) => before.includes(kind) && seen[kind] === "unknown") ? null : false;
}
async function provenKinds(database, { account, domain, target }) {
	return (await database.through(({ db }) => db.selectFrom("ownership_proof").select("kind").where("account", "=", account).where((where) => where.or([where.and({
		name: domain,
		kind: "dns"
	}), where.and({
		name: target,
		kind: "https"
	})])).execute())).map(({ kind }) => kind === "dns" ? "dns" : "https");
}
// server/monitoring/watches/watch.ts
const quotas = {
	watches: 1e3,
	checks: 5e3
};
// server/monitoring/watches/rows.ts
async function addWatch({ through }, wanted, { account, isPaused, isFromFile, isSpread }, now) {
	const { target, domain, checks, every } = wanted;
	const phase = phaseOf(domain);
	const id = makeId();
	return through(({ db, dialect }) => db.transaction().execute(async (tx) => {
		await dialect.lockAccount(tx, account);
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
	return through(({ db, dialect }) => db.transaction().execute(async (tx) => {
		await dialect.lockAccount(tx, account);
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
export { repeatAfter as C, phases as S, watchChange as _, quotaOf as a, nextDue as b, toWatch as c, ownershipOf as d, verify$1 as f, ownershipQuery as g, newWatch as h, listWatches as i, quotas as l, intervalText as m, changeWatch as n, removeWatch as o, lookupControl as p, findWatch as r, runNow as s, addWatch as t, isOwn as u, leftToOthers as v, roomAfter as w, nodeLasts as x, missed as y };
