import { Hs as strictObject, Ts as boolean, Us as string, ec as NEVER, ws as array, xs as _enum } from "./gate.js";
import { r as parseDomain } from "./domain.js";
import { n as registrableTarget } from "./registrable2.js";
import { a as usualChecks, o as watchableChecks } from "./watchable.js";
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
// server/watches/schema.ts
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
export { leftToOthers as a, nodeLasts as c, repeatAfter as d, roomAfter as f, watchChange as i, phaseOf as l, newWatch as n, missed as o, ownershipQuery as r, nextDue as s, intervalText as t, phases as u };
