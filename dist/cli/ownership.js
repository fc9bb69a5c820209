import { Fs as _enum, Ga as certificate, Ko as decodeBody, Qo as defineCheck, Qs as object, Rs as array, So as parseName, Vi as runLocal, Ws as int, Xo as targetOfHost, Yo as attempt, cs as defineProblems, ds as severities, ec as preprocess, mc as NEVER, nc as strictObject, rc as string, tc as record, vs as usualExpiryDays, zs as boolean } from "./gate.js";
import { i as makeId } from "./format.js";
import { a as usualChecks, o as watchableChecks } from "./watchable.js";
import { r as parseDomain } from "./domain.js";
import { n as registrableTarget } from "./registrable2.js";
import { n as stranger } from "./public-address.js";
import { t as textsOf } from "./texts.js";
import { createHash, randomBytes } from "node:crypto";
// server/monitoring/schedule.ts
const [minute$1, hour, day$1] = [
	6e4,
	36e5,
	864e5
];
const intervals = {
	usual: day$1,
	least: 6 * hour,
	most: 30 * day$1
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
const again = [10 * minute$1, hour];
function repeatAfter(failures) {
	return again[failures - 1] ?? null;
}
function roomAfter(failures) {
	return Math.min(hour, minute$1 * 2 ** Math.min(failures, 6));
}
const missed = {
	after: 15 * minute$1,
	over: hour
};
const nodeLasts = 2 * minute$1;
const leftToOthers = 3 * minute$1;
// server/monitoring/watches/alert-text.ts
function daysIn(text) {
	return partsOf(text, ",").map((each) => /^\d{1,4}$/.test(each) ? Number(each) : each);
}
function severitiesIn(text) {
	return Object.fromEntries(partsOf(text, ",").map((each) => {
		const [name = "", severity = ""] = each.split("=", 2).map((part) => part.trim());
		return [name, severity];
	}));
}
function maintenanceIn(text) {
	if (text.trim() === "off") return [];
	return partsOf(text, ";").map((each) => {
		const words = each.split(/\s+/);
		const days = /^[a-z,]+$/i.test(words[0] ?? "") ? words.shift() : void 0;
		const [start = "", length = "", zone, ...more] = words;
		return {
			...days !== void 0 && { days: days.toLowerCase().split(",") },
			start: start.padStart(5, "0"),
			length: [length, ...more].join(" "),
			...zone !== void 0 && { zone }
		};
	});
}
function maintenanceText(windows) {
	return windows.map(({ days, start, length, zone }) => [
		...days.length === 7 ? [] : [days.join(",")],
		start,
		length,
		zone
	].join(" ")).join("; ");
}
function severitiesText(table) {
	return Object.entries(table).map(([name, severity]) => `${name}=${severity}`).join(", ");
}
function partsOf(text, separator) {
	return text.slice(0, longest).split(separator).map((part) => part.trim()).filter((part) => part !== "");
}
const longest = 4096;
// server/monitoring/watches/maintenance.ts
const weekdays = [
	"mon",
	"tue",
	"wed",
	"thu",
	"fri",
	"sat",
	"sun"
];
const [minute, day] = [6e4, 864e5];
function isTimeZone(name) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
}
function maintenanceEnd(windows, now) {
	let end = null;
	for (let extended = 0; extended < 366; extended++) {
		const at = end ?? now;
		const later = Math.max(...windows.map((window) => endOf(window, at) ?? -Infinity));
		if (later <= at) return end;
		end = later;
	}
	return end;
}
function endOf({ days = weekdays, start, length, zone }, at) {
	const offset = offsetOf(zone, at);
	for (const date of [at + offset, at + offset - day].map((time) => Math.floor(time / day) * day)) {
		const name = weekdays[(new Date(date).getUTCDay() + 6) % 7];
		if (!name || !days.includes(name)) continue;
		const begin = instantOf(date + minutesOf(start) * minute, zone);
		if (begin <= at && at < begin + length * minute) return begin + length * minute;
	}
	return null;
}
function minutesOf(time) {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return 60 * hours + minutes;
}
function instantOf(local, zone) {
	const before = offsetOf(zone, local - day);
	const instant = local - before;
	const offset = offsetOf(zone, instant);
	if (offset === before) return instant;
	return offsetOf(zone, local - offset) === offset ? local - offset : instant;
}
const formats = new Map();
function offsetOf(zone, at) {
	const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = Object.fromEntries(formatOf(zone).formatToParts(at).map(({ type, value }) => [type, Number(value)]));
	return Date.UTC(year, month - 1, date, hour, minutes, second) - Math.floor(at / 1e3) * 1e3;
}
function formatOf(zone) {
	const known = formats.get(zone);
	if (known) return known;
	const made = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
		hourCycle: "h23",
		timeZone: zone
	});
	formats.set(zone, made);
	return made;
}
// server/monitoring/watches/alert-settings.ts
const usualAlerts = {
	expiryDays: usualExpiryDays,
	minSeverity: "info",
	severities: {},
	maintenance: []
};
const mostDays = 10;
const [mostSeverities, mostWindows] = [50, 10];
const expiryDays = array(int().min(1).max(365)).min(1).max(mostDays).transform((days) => [...new Set(days)].toSorted((one, other) => other - one)).meta({
	description: "Days before the expiry of a certificate or registration at which it is reported. Expiry itself always is. Days beyond the last third of a certificate's lifetime do not count",
	ko: "인증서나 도메인 등록의 만료를 알리는 만료 전 일수. 만료 자체는 항상 알리며, 인증서 수명의 마지막 3분의 1보다 긴 일수는 적용하지 않음",
	examples: [[
		30,
		14,
		7,
		1
	]]
});
const minSeverity = _enum(severities).meta({
	description: "Least severity of a change that is sent. The limit of a channel applies as well",
	ko: "알림을 보내는 변경의 최소 심각도. 채널의 최소 심각도도 함께 적용됨",
	examples: ["medium"]
});
const severityTable = record(string().max(80).regex(/^[a-z][a-z-]*\.[a-z0-9][a-z0-9-]*$/), _enum([...severities, "off"])).refine((table) => Object.keys(table).length <= mostSeverities).meta({
	description: "Other severities of changes, by rule (http.hsts-missing) or by check and field (http.availability, dns.ns). off sends nothing",
	ko: "변경의 심각도를 규칙(http.hsts-missing) 또는 점검과 항목(http.availability, dns.ns)별로 지정함. off는 알리지 않음",
	examples: [{
		"http.hsts-missing": "high",
		"dns.ns": "off"
	}]
});
const aLength = {
	en: "a time from 5m to 24h, such as 90m or 2h",
	ko: "90m이나 2h 같은 5m부터 24h까지의 기간"
};
const maintenanceWindow = strictObject({
	days: array(_enum(weekdays)).min(1).max(weekdays.length).optional().meta({
		description: "Days of the week on which it starts; every day if absent",
		ko: "시작하는 요일. 없으면 매일"
	}),
	start: string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/).meta({
		description: "Local time at which it starts, HH:MM",
		ko: "시작하는 현지 시각(HH:MM)",
		examples: ["02:00"]
	}),
	length: string().max(6).transform((text, context) => {
		const groups = /^(?<count>\d{1,4})(?<unit>[mh])$/.exec(text)?.groups;
		const minutes = Number(groups?.["count"]) * (groups?.["unit"] === "h" ? 60 : 1);
		if (minutes >= 5 && minutes <= 1440) return minutes;
		context.addIssue({
			code: "custom",
			params: { expected: aLength }
		});
		return NEVER;
	}).meta({
		description: "How long it lasts, 5m to 24h",
		ko: "지속 시간(5m~24h)",
		examples: ["2h"]
	}),
	zone: string().max(60).refine(isTimeZone, {
		params: { expected: {
			en: "a time zone such as Asia/Seoul or UTC",
			ko: "Asia/Seoul이나 UTC 같은 시간대"
		} },
		abort: true
	}).default("UTC").meta({
		description: "Time zone of the local time, by its IANA name",
		ko: "현지 시각의 시간대(IANA 이름)"
	})
});
const anEnd = {
	en: "windows that end within 31 days; a watch can also be muted or paused",
	ko: "31일 안에 끝나는 점검 시간. 감시를 음소거하거나 일시 중지할 수도 있음"
};
const month = 26784e5;
const maintenance = array(maintenanceWindow).max(mostWindows).refine((windows) => (maintenanceEnd(windows, 0) ?? 0) < month, { params: { expected: anEnd } }).meta({
	description: "Recurring maintenance windows. Checks run, and changes are recorded; what still holds at the end of the window is sent then",
	ko: "반복되는 점검 시간. 점검은 실행되고 변경은 기록되며, 끝날 때에도 남아 있는 변경만 그때 알림",
	examples: [[{
		days: ["sun"],
		start: "02:00",
		length: "2h",
		zone: "Asia/Seoul"
	}]]
});
const alertFields = {
	expiry_days: fromText(expiryDays, daysIn).optional(),
	min_severity: minSeverity.optional(),
	severities: fromText(severityTable, severitiesIn).optional(),
	maintenance: fromText(maintenance, maintenanceIn).optional()
};
function fromText(schema, read) {
	return preprocess((value) => typeof value === "string" ? read(value) : value, schema).meta(schema.meta() ?? {});
}
function alertsAfter(before, change) {
	return {
		expiryDays: change.expiry_days ?? before.expiryDays,
		minSeverity: change.min_severity ?? before.minSeverity,
		severities: change.severities ?? before.severities,
		maintenance: change.maintenance ?? before.maintenance
	};
}
function alertsText(settings) {
	const text = JSON.stringify(settings);
	return text === JSON.stringify(usualAlerts) ? null : text;
}
function readAlerts(text) {
	return text === null ? usualAlerts : {
		...usualAlerts,
		...JSON.parse(text)
	};
}
const shownAlerts = {
	expiryDays: array(int()).meta({
		description: "Days before an expiry at which it is reported",
		ko: "만료를 알리는 만료 전 일수"
	}),
	minSeverity: _enum(severities).meta({
		description: "Least severity of a change that is sent",
		ko: "알림을 보내는 변경의 최소 심각도"
	}),
	severities: record(string(), _enum([...severities, "off"])).meta({
		description: "Other severities of changes, by rule or by check and field",
		ko: "규칙 또는 점검과 항목별로 지정한 심각도"
	}),
	maintenance: array(object({
		days: array(_enum(weekdays)).meta({
			description: "Days of the week on which it starts",
			ko: "시작하는 요일"
		}),
		start: string().meta({
			description: "Local time at which it starts",
			ko: "시작하는 현지 시각"
		}),
		length: string().meta({
			description: "How long it lasts, such as 90m",
			ko: "지속 시간(예: 90m)"
		}),
		zone: string().meta({
			description: "Time zone of the local time",
			ko: "현지 시각의 시간대"
		})
	})).meta({
		description: "Recurring maintenance windows",
		ko: "반복되는 점검 시간"
	})
};
function alertsAnswer({ maintenance: windows, ...rest }) {
	return {
		...rest,
		maintenance: windows.map(({ days = weekdays, start, length, zone }) => ({
			days,
			start,
			length: length % 60 === 0 ? `${length / 60}h` : `${length}m`,
			zone
		}))
	};
}
// server/monitoring/watches/watch.ts
function quotasOf(watches = 1e3) {
	return {
		watches,
		checks: 5 * watches
	};
}
// server/monitoring/watches/rows.ts
async function addWatch({ through }, wanted, { account, isPaused, isFromFile, isSpread, quotas = quotasOf() }, now) {
	const { target, domain, checks, every, alerts = usualAlerts } = wanted;
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
			created_at: now,
			alerts: alertsText(alerts)
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
async function listWatches(database, account) {
	return watchStates(database, { account });
}
async function watchStates({ through }, { account, target, after, limit }) {
	return through(async ({ db }) => {
		let wanted = db.selectFrom("watch").selectAll().where("account", "=", account).orderBy("target");
		if (target !== void 0) wanted = wanted.where("target", "=", target);
		if (after !== void 0) wanted = wanted.where("target", ">", after);
		if (limit !== void 0) wanted = wanted.limit(limit);
		const rows = await wanted.execute();
		const [first, last] = [rows[0], rows.at(-1)];
		if (!first || !last) return [];
		const states = await db.selectFrom("watch_check").innerJoin("watch", "watch.id", "watch_check.watch_id").where("watch.account", "=", account).where("watch.target", ">=", first.target).where("watch.target", "<=", last.target).orderBy("check_id").select(stateColumns).execute();
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
async function changeWatch({ through }, account, id, change, now, quotas = quotasOf()) {
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
			from_file: change.isFromFile ?? row.from_file === 1 ? 1 : 0,
			alerts: alertsText(change.alerts ?? alertsAfter(readAlerts(row.alerts), change))
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
		createdAt: row.created_at,
		alerts: readAlerts(row.alerts)
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
	paused: paused.default(false),
	...alertFields
});
const watchChange = strictObject({
	checks: checks.optional(),
	interval: interval.optional(),
	paused: paused.optional(),
	mute_until: time.optional(),
	...alertFields
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
export { nodeLasts as A, usualAlerts as C, leftToOthers as D, severitiesText as E, repeatAfter as M, roomAfter as N, missed as O, shownAlerts as S, maintenanceText as T, watchStates as _, intervalText as a, alertsAnswer as b, watchChange as c, findWatch as d, listWatches as f, toWatch as g, runNow as h, lookupControl as i, phases as j, nextDue as k, addWatch as l, removeWatch as m, ownershipOf as n, newWatch as o, quotaOf as p, verify$1 as r, ownershipQuery as s, isOwn as t, changeWatch as u, quotasOf as v, maintenanceEnd as w, readAlerts as x, alertsAfter as y };
