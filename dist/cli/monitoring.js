import { Ai as factKeyOf, Qo as defineCheck, Qs as object, Rs as array, Vi as runLocal, Xo as targetOfHost, Yo as attempt, bs as codeOf, cs as defineProblems, ds as severities, gs as passesOneOf, hs as expiryFields, ji as isList, nc as strictObject, oc as unknown, rc as string, vs as usualExpiryDays, zs as boolean } from "./gate.js";
import { _t as Failure, rt as isOurLimit, st as parseInput } from "./start.js";
import { n as fieldsOf, t as factsOf } from "./between.js";
import { A as nodeLasts, C as usualAlerts, D as leftToOthers, M as repeatAfter, N as roomAfter, O as missed, f as listWatches, g as toWatch, j as phases, k as nextDue, l as addWatch, m as removeWatch, o as newWatch, t as isOwn, u as changeWatch, v as quotasOf, w as maintenanceEnd, x as readAlerts, y as alertsAfter } from "./ownership.js";
import { r as loadCheck, t as inputFor } from "./watchable.js";
import { i as watchJobs, n as workOnNotifications, r as addAlerts } from "./notifier.js";
import { n as openWebhookClient, t as controlLookupWith } from "./control-lookup.js";
import { t as proofsFor } from "./proofs.js";
import { t as firstSweep } from "./sweep.js";
import { t as operator } from "./record.js";
import { i as isOurs, t as ask } from "./ask.js";
import { n as leaseTime, r as recurring } from "./table.js";
import { t as sql } from "./sql.js";
import { i as unpack, t as pack } from "./prepare.js";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { readFile, stat } from "node:fs/promises";
// src/core/changes/compare.ts
function keyOfMove({ field, subject, from, to }, of) {
	return isList(of) ? `${field}\n${to ?? from ?? ""}` : `${field}\n${subject ?? ""}\n${of.basis ?? ""}`;
}
function compareFacts(before, after, field) {
	if (isList(before) && isList(after)) return compareLists(before, after, field);
	return isList(before) || isList(after) ? [] : compareValues(before, after, field);
}
function compareValues(before, after, field) {
	const isSame = before.value === after.value || after.alike?.some((each) => before.alike?.includes(each)) === true;
	const [was, is] = [before.rank, after.rank];
	if (isSame || was !== void 0 && was === is) return [];
	const direction = directionFrom(was, is);
	const { value: to, field: name, subject = null } = after;
	const from = before.value;
	return [{
		field: name,
		subject,
		from,
		to,
		direction,
		...weighed(field, direction === "better" ? from : to, direction)
	}];
}
function directionFrom(was, is) {
	if (was === void 0 || is === void 0) return "neutral";
	return is > was ? "better" : "worse";
}
function compareLists(before, after, field) {
	const { appears = "neutral", disappears = "neutral" } = field;
	const base = {
		field: after.field,
		subject: null
	};
	const came = newMembers(before, after).filter((member) => isNew(member, before, after));
	const gone = disappears === null ? [] : goneMembers(before, after);
	return [...came.map((to) => ({
		...base,
		from: null,
		to,
		direction: appears,
		...weighed(field, to, appears)
	})), ...gone.map((from) => ({
		...base,
		from,
		to: null,
		direction: disappears ?? "neutral",
		...weighed(field, from, disappears ?? "neutral")
	}))];
}
function newMembers(before, after) {
	const known = new Set(before.members);
	return [...new Set(after.members)].filter((member) => !known.has(member)).toSorted();
}
function isNew(member, before, after) {
	const { gaps, unsure = [] } = before;
	if (gaps.includes("*") || unsure.includes(member)) return false;
	return gaps.every((gap) => after.gaps.includes(gap));
}
function goneMembers(before, after) {
	const { gaps, unsure = [] } = after;
	if (gaps.includes("*") || !gaps.every((gap) => before.gaps.includes(gap))) return [];
	const [there, open] = [new Set(after.members), new Set(unsure)];
	return before.members.filter((member) => !there.has(member) && !open.has(member)).toSorted();
}
function weighed({ severity }, value, direction) {
	return weightedBy(typeof severity === "function" ? severity(value) : severity, direction);
}
function weightedBy(weight, direction) {
	return {
		severity: direction === "better" ? "info" : weight,
		weight
	};
}
function eachOnce(moves, fields, pending = []) {
	const found = moves.filter(isFinding);
	const left = found.filter((each) => each.direction !== "better" || !pending.some((move) => reports(move, each)));
	const isSaid = (each) => (move) => (each.direction === "better" || move.direction !== "better") && reports(move, each);
	const told = left.filter((each) => !moves.some(isSaid(each)));
	return moves.flatMap((move) => {
		if (isFinding(move)) return told.includes(move) ? [move] : [];
		const weight = worst([move, ...found.filter((each) => each.direction === move.direction && reports(move, each))].map((each) => each.weight));
		return [{
			...move,
			...weightedBy(weight, move.direction)
		}];
	});
	function reports(move, { from, to }) {
		const finding = (to ?? from ?? "").replace(/^[^. ]*\./, "");
		const reported = fields[move.field]?.reports ?? [];
		return typeof reported === "function" ? reported(finding, move) : reported.includes(finding);
	}
}
function isFinding({ field }) {
	return field === "finding";
}
function worst(all) {
	return severities.find((each) => all.includes(each)) ?? "info";
}
// src/run/online-lookup.ts
const [soa, noError, nxDomain] = [
	6,
	0,
	3
];
const online = defineCheck({
	id: "online",
	version: 1,
	title: {
		en: "Own network",
		ko: "자체 네트워크"
	},
	about: {
		en: "Looks up a top-level domain.",
		ko: "최상위 도메인을 조회합니다."
	},
	input: strictObject({ domain: string() }),
	raw: object({ isOnline: boolean() }),
	cost: "standard",
	ttl: 0,
	words: {
		problems: defineProblems({}),
		caps: {},
		kpis: {},
		parts: {}
	},
	target: ({ domain }) => targetOfHost(domain),
	collect: async ({ domain }, { net }) => {
		const reply = await attempt(() => net.dns({
			name: `${domain}.`,
			type: soa,
			time: 1
		}));
		const rcode = reply.ok ? (reply.value.message[3] ?? 0) & 15 : null;
		return { isOnline: rcode === noError || rcode === nxDomain };
	},
	judge: () => ({
		status: "pass",
		kpis: [],
		findings: []
	})
});
async function isOnline(host, options) {
	try {
		const { raw } = await runLocal(online, { domain: host.slice(host.lastIndexOf(".") + 1) }, options);
		return raw.isOnline;
	} catch (error) {
		if (error instanceof Failure) return false;
		throw error;
	}
}
// src/core/changes/state.ts
const confirmingAfter = 6e5;
const down = {
	failures: 3,
	after: 6e5,
	lookAfter: 3e5
};
const flapping = {
	turns: 4,
	within: 864e5
};
const mostFacts = 1e3;
const mostMembers = 5e3;
// src/core/changes/outage.ts
const ours = new Set([
	"busy",
	"internal",
	"store.absent",
	"store.unreadable"
]);
function fail(before, run) {
	const { reason, at, isUnreachable = false, isOurs = false } = run;
	if (ours.has(reason) || isOurs || before && at <= before.at) return {
		standing: before,
		changes: [],
		confirmAt: null
	};
	if (before && isUnreachable && before.version > 0) return failToConnect(before, run);
	const standing = before ?? {
		version: 0,
		at: 0,
		facts: [],
		pending: [],
		failing: null
	};
	const { since, unreachable, ...failing } = standing.failing ?? {
		since: at,
		reason,
		isTold: false
	};
	const isTold = failing.isTold || at - since >= 2592e5;
	const isNew = isTold && !failing.isTold;
	const isDown = unreachable?.isDown === true;
	const now = {
		since,
		reason: failing.isTold || isDown && !isNew ? failing.reason : reason,
		isTold,
		...isDown && { unreachable }
	};
	return {
		standing: {
			...standing,
			failing: now
		},
		changes: isNew ? [{
			...measurement,
			from: "measured",
			to: reason,
			at: since,
			confirmedAt: at
		}] : [],
		confirmAt: null
	};
}
function failToConnect(before, { reason, at }) {
	const failing = before.failing ?? {
		since: at,
		reason,
		isTold: false
	};
	const { since, count, isDown } = failing.unreachable ?? {
		since: at,
		count: 0,
		isDown: false
	};
	const isDownNow = isDown || count + 1 >= down.failures && at - since >= down.after;
	const state = `down ${isDown ? failing.reason : reason}`;
	const unreachable = {
		since,
		count: count + 1,
		isDown: isDownNow
	};
	const standing = {
		...before,
		failing: {
			...failing,
			reason: isDown ? failing.reason : reason,
			unreachable
		}
	};
	const confirmAt = isDownNow ? null : at + down.lookAfter;
	if (!isDownNow || isDown) return {
		...calmed(standing, state, at),
		confirmAt
	};
	return {
		...turned(standing, {
			...availability,
			from: "up",
			to: state,
			at: since,
			confirmedAt: at
		}, at),
		confirmAt
	};
}
function recover(before, after) {
	const { at } = after;
	const standing = before?.turns === void 0 ? after : {
		...after,
		turns: before.turns
	};
	const failing = before?.failing;
	const measured = failing?.isTold ? [{
		...measurement,
		...good,
		from: failing.reason,
		to: "measured",
		at,
		confirmedAt: null
	}] : [];
	const back = {
		...availability,
		...good,
		from: `down ${failing?.reason}`,
		to: "up",
		at,
		confirmedAt: null
	};
	const { standing: now, changes } = failing?.unreachable?.isDown ? turned(standing, back, at) : calmed(standing, "up", at);
	return {
		standing: now,
		changes: [...measured, ...changes]
	};
}
function watchClosely({ failing, turns }, now) {
	const [often, seldom] = [2 * down.lookAfter, 12 * down.lookAfter];
	const { unreachable } = failing ?? {};
	if (unreachable?.isDown) return now - unreachable.since < seldom ? often : seldom;
	return turns?.at.some((at) => at > now - flapping.within) ? seldom : null;
}
function turned(state, change, now) {
	const { at, isFlapping } = state.turns ?? still$1;
	const recent = [...at.filter((time) => time > now - flapping.within), now];
	const turns = {
		at: recent,
		isFlapping: isFlapping || recent.length >= flapping.turns
	};
	const standing = {
		...state,
		turns
	};
	if (isFlapping) return {
		standing,
		changes: []
	};
	return {
		standing,
		changes: [turns.isFlapping ? {
			...change,
			...availability,
			to: "flapping",
			at: now
		} : change]
	};
}
function calmed(state, is, now) {
	const { at, isFlapping } = state.turns ?? still$1;
	if (!at.every((time) => time <= now - flapping.within) || at.length === 0) return {
		standing: state,
		changes: []
	};
	const { turns: _turns, ...standing } = state;
	const change = {
		...availability,
		...is === "up" && good,
		from: "flapping",
		to: is,
		at: now,
		confirmedAt: null
	};
	return {
		standing,
		changes: isFlapping ? [change] : []
	};
}
const still$1 = {
	at: [],
	isFlapping: false
};
const bad = {
	subject: null,
	direction: "worse",
	severity: "high",
	weight: "high"
};
const good = {
	direction: "better",
	severity: "info"
};
const measurement = {
	key: "measurement\n",
	field: "measurement",
	...bad
};
const availability = {
	key: "availability\n",
	field: "availability",
	...bad
};
// src/core/changes/step.ts
const mostTold = 20;
function step$1(before, seen, fields) {
	if (before && seen.at <= before.at) return still(before);
	if (before?.version !== seen.version) {
		const facts = seen.facts.map(bounded).slice(0, mostFacts);
		const { standing, changes } = recover(before, {
			...seen,
			facts,
			pending: [],
			failing: null
		});
		return {
			standing,
			changes: [...changes, ...byNewVersion(before, seen, fields)],
			...nothingSeen
		};
	}
	const known = new Map(before.facts.map((fact) => [factKeyOf(fact), fact]));
	const waiting = new Map(before.pending.map((each) => [each.key, each]));
	const taken = seen.facts.map(bounded).map((fact) => takeIn(fact, known, waiting, fields[fact.field], seen.at));
	for (const { fact } of taken) known.set(factKeyOf(fact), fact);
	const observed = new Set(taken.flatMap((each) => [...each.observed]));
	const pending = taken.flatMap((each) => each.pending);
	const unseen = before.pending.filter(({ key }) => !observed.has(key));
	const facts = [...known.values()].slice(-1e3);
	const changes = taken.flatMap((each) => each.changes);
	const kept = eachOnce(changes, fields, taken.flatMap((each) => each.open));
	const recovered = recover(before, {
		version: seen.version,
		at: seen.at,
		facts,
		pending: [...unseen, ...pending],
		failing: null
	});
	return {
		standing: recovered.standing,
		changes: [...recovered.changes, ...told(kept)],
		covered: new Set(changes.map(({ key }) => key).filter((key) => !kept.some((each) => each.key === key))),
		seen: observed,
		confirmAt: pending.length === 0 ? null : Math.max(...pending.map(({ at }) => at)) + confirmingAfter
	};
}
function byNewVersion(before, seen, fields) {
	const known = new Map((before?.facts ?? []).map((fact) => [factKeyOf(fact), fact]));
	const worse = seen.facts.flatMap((fact) => {
		const [was, field] = [known.get(factKeyOf(fact)), fields[fact.field]];
		return was && field ? compareFacts(was, bounded(fact), field) : [];
	}).filter(({ direction }) => direction === "worse").map(({ severity }) => severity);
	const severity = severities.find((each) => worse.includes(each));
	if (!before || severity === void 0) return [];
	const [from, to] = [before.version, seen.version].map(String);
	return [{
		field: "version",
		subject: null,
		from: from ?? null,
		to: to ?? null,
		direction: "neutral",
		key: "version\n",
		severity,
		weight: severity,
		at: seen.at,
		confirmedAt: null
	}];
}
const nothingSeen = {
	covered: new Set(),
	seen: new Set(),
	confirmAt: null
};
function still(standing) {
	const { at, pending } = standing;
	const fresh = pending.filter((each) => each.at === at);
	return {
		standing,
		changes: [],
		...nothingSeen,
		confirmAt: fresh.length > 0 ? at + confirmingAfter : null
	};
}
function takeIn(fact, known, waiting, field, at) {
	const before = known.get(factKeyOf(fact));
	if (!before || !field) return {
		fact,
		changes: [],
		pending: [],
		open: [],
		observed: new Set()
	};
	const moves = compareFacts(before, fact, field).map((move) => ({
		...move,
		key: keyOfMove(move, fact)
	}));
	const pending = [];
	const changes = [];
	for (const move of moves) {
		const first = waiting.get(move.key)?.at ?? at;
		if (move.direction !== "worse") changes.push({
			...move,
			at,
			confirmedAt: null
		});
		else if (at - first >= 6e5) changes.push({
			...move,
			at: first,
			confirmedAt: at
		});
		else pending.push({
			key: move.key,
			at: first
		});
	}
	const isOpen = new Set(pending.map(({ key }) => key));
	const observed = new Set([...observedKeys(before, fact), ...moves.map(({ key }) => key)]);
	const open = moves.filter(({ key }) => isOpen.has(key));
	return {
		fact: settled(before, fact, isOpen),
		changes,
		pending,
		open,
		observed
	};
}
function observedKeys(before, after) {
	if (!isList(after)) return [keyOfMove({
		...noMove,
		field: after.field,
		subject: after.subject ?? null
	}, after)];
	const gone = isList(before) ? goneMembers(before, after) : [];
	return [...after.members, ...gone].map((to) => keyOfMove({
		...noMove,
		field: after.field,
		to
	}, after));
}
const noMove = {
	field: "",
	subject: null,
	from: null,
	to: null,
	direction: "neutral",
	severity: "info",
	weight: "info"
};
function settled(before, after, open) {
	if (!isList(after) || !isList(before)) return open.size > 0 ? before : after;
	const waits = (to) => open.has(keyOfMove({
		...noMove,
		field: after.field,
		to
	}, after));
	const gone = new Set(goneMembers(before, after).filter((member) => !waits(member)));
	const { gaps, unsure = [] } = before;
	const members = [...before.members.filter((member) => !gone.has(member)), ...newMembers(before, after).filter((member) => !waits(member))];
	return bounded({
		field: after.field,
		members,
		gaps: gaps.filter((gap) => after.gaps.includes(gap)),
		unsure: unsure.filter((member) => after.unsure?.includes(member))
	});
}
function bounded(fact) {
	if (!isList(fact)) return fact;
	const members = [...new Set(fact.members)].toSorted();
	if (members.length <= 5e3) return {
		...fact,
		members
	};
	return {
		...fact,
		members: members.slice(0, mostMembers),
		gaps: ["*"]
	};
}
function told(changes) {
	return [...Map.groupBy(changes, ({ field, to }) => `${field}${to === null}`).values()].flatMap((all) => {
		const rest = all.slice(mostTold);
		const [one] = rest;
		if (!one) return all;
		const count = `+${rest.length}`;
		const sum = one.to === null ? {
			from: count,
			to: null
		} : {
			from: null,
			to: count
		};
		return [...all.slice(0, mostTold), {
			...one,
			...sum,
			key: `${one.field}\n+`
		}];
	});
}
// server/monitoring/changes/receiver.ts
var Overtaken = class extends Error {};
// server/monitoring/changes/states.ts
const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];
const longestStanding = 67108864;
function openChanges({ through }, { load = loadCheck, onFound } = {}) {
	return { async note(noted) {
		const check = await load(noted.check);
		if (!check) return {};
		const place = {
			target: noted.target,
			check_id: check.id
		};
		const [row, days] = await through(async ({ db }) => [await rowOf(db, place), await expiryDaysOf(db, place.target)]);
		const before = row && await unpacked(row.body);
		const taken = outcomeOf$1(check, before, noted, days);
		const { standing, confirmAt } = taken;
		const soon = standing && watchClosely(standing, noted.at);
		const wish = {
			...confirmAt !== null && { confirmAfter: Math.max(1, confirmAt - noted.at) },
			...soon !== null && { repeatAfter: soon }
		};
		if (standing === null || standing === before) return wish;
		const kept = {
			...place,
			revision: row?.revision ?? null,
			body: await deflate(JSON.stringify(standing))
		};
		return {
			...wish,
			record: (transaction) => record(transaction, kept, taken, standing.at, noted)
		};
	} };
	async function record(transaction, kept, taken, at, { target, watch: { domain } }) {
		const { db } = transaction;
		const { changes } = taken;
		await keep(db, kept);
		await confirm(db, kept, taken, at);
		await tell(db, kept, {
			domain,
			changes,
			lastSeen: at
		});
		if (changes.length > 0) await onFound?.({
			target,
			check: kept.check_id,
			domain,
			changes
		}, transaction);
	}
}
async function unpacked(body) {
	return JSON.parse((await inflate(body, { maxOutputLength: longestStanding })).toString());
}
function outcomeOf$1(check, before, { result, at }, days) {
	if (!("raw" in result)) return {
		...fail(before, {
			...result,
			at
		}),
		covered: new Set(),
		seen: new Set()
	};
	const { version, observedAt, raw, verdict } = result;
	return step$1(before, {
		version,
		at: observedAt,
		facts: factsOf(check, {
			raw,
			verdict
		}, days)
	}, fieldsOf(check));
}
async function expiryDaysOf(db, target) {
	const rows = await db.selectFrom("watch").select("alerts").where("target", "=", target).where("alerts", "is not", null).execute();
	return [...new Set([...usualExpiryDays, ...rows.flatMap(({ alerts }) => readAlerts(alerts).expiryDays)])];
}
async function rowOf(db, { target, check_id }) {
	return await db.selectFrom("standing").select(["revision", "body"]).where("target", "=", target).where("check_id", "=", check_id).executeTakeFirst() ?? null;
}
async function keep(tx, { target, check_id, revision, body }) {
	if ((revision === null ? (await tx.insertInto("standing").values({
		target,
		check_id,
		revision: 1,
		body
	}).onConflict((conflict) => conflict.columns(["target", "check_id"]).doNothing()).executeTakeFirstOrThrow()).numInsertedOrUpdatedRows : (await tx.updateTable("standing").set({
		revision: revision + 1,
		body
	}).where("target", "=", target).where("check_id", "=", check_id).where("revision", "=", revision).executeTakeFirstOrThrow()).numUpdatedRows) !== 1n) throw new Overtaken("a standing that changed meanwhile");
}
async function confirm(tx, { target, check_id }, { seen, changes, covered }, at) {
	if (seen.size === 0) return;
	const moved = new Set(changes.map(({ key }) => key));
	const latest = await tx.selectFrom("change").select(["id", "key"]).where("target", "=", target).where("check_id", "=", check_id).where("is_latest", "=", 1).execute();
	const idsOf = (isMeant) => latest.filter(({ key }) => isMeant(key)).map(({ id }) => id);
	await mark(tx, idsOf((key) => seen.has(key) && !moved.has(key) && !covered.has(key)), { last_seen: at });
	await mark(tx, idsOf((key) => covered.has(key)), { is_latest: 0 });
}
const rowsAtATime = 500;
async function mark(tx, ids, values) {
	for (let from = 0; from < ids.length; from += rowsAtATime) await tx.updateTable("change").set(values).where("id", "in", ids.slice(from, from + rowsAtATime)).execute();
}
async function tell(tx, { target, check_id }, { domain, changes, lastSeen }) {
	for (const { key, field, subject, from, to, direction, severity, at, confirmedAt } of changes) {
		await tx.updateTable("change").set({ is_latest: 0 }).where("target", "=", target).where("check_id", "=", check_id).where("key", "=", key).where("is_latest", "=", 1).execute();
		await tx.insertInto("change").values({
			domain,
			target,
			check_id,
			key,
			field,
			subject,
			old_value: from,
			new_value: to,
			direction,
			severity,
			at,
			confirmed_at: confirmedAt,
			last_seen: Math.max(at, confirmedAt ?? 0, lastSeen),
			is_latest: 1
		}).onConflict((conflict) => conflict.columns([
			"target",
			"check_id",
			"key",
			"at"
		]).doNothing()).execute();
	}
}
// server/notifications/open.ts
function notifierOptions(database, { mailer, encryption, baseUrl, telegramUrl = null, posting }) {
	return {
		database,
		post: openWebhookClient(posting),
		mailer: baseUrl === null ? null : mailer,
		encryption,
		baseUrl,
		telegramUrl,
		now: Date.now
	};
}
// server/notifications/outbox.ts
function outbox(now) {
	return async (found, transaction) => {
		const listening = await listeners(transaction.db, found, now());
		if (listening.length > 0) await tellAll(transaction, listening, found, now());
	};
}
async function tellAll(transaction, listening, found, now) {
	const channels = await transaction.db.selectFrom("channel").select([
		"id",
		"account",
		"min_severity"
	]).where("account", "in", listening.map(({ account }) => account)).where("confirmed_at", "is not", null).where("disabled_at", "is", null).execute();
	for (const { account, alerts } of listening) {
		const wanted = found.changes.flatMap((change) => wantedBy(alerts, found.check, change));
		const releaseAt = maintenanceEnd(alerts.maintenance, now) ?? now;
		for (const { id: channel, min_severity: least } of channels.filter((each) => each.account === account)) {
			const changes = wanted.filter(({ weight }) => isAtLeast(weight, least)).map((change) => pendingOf(found, change));
			await addAlerts(transaction, {
				channel,
				domain: found.domain,
				changes,
				releaseAt
			}, now);
		}
	}
}
function wantedBy({ severities: table, minSeverity, expiryDays }, check, change) {
	const { field, from, to, direction } = change;
	if (expiryFields.includes(field) && !passesOneOf(expiryDays, change)) return [];
	const [rule = ""] = field === "finding" ? (to ?? from ?? "").split(" ", 1) : [];
	const other = table[rule] ?? table[`${check}.${field}`];
	if (other === "off") return [];
	const weight = other ?? change.weight;
	const severity = direction === "better" ? change.severity : other ?? change.severity;
	return isAtLeast(weight, minSeverity) ? [{
		...change,
		weight,
		severity
	}] : [];
}
function isAtLeast(weight, least) {
	return severities.indexOf(weight) <= severities.indexOf(least);
}
async function listeners(db, { target, check, domain }, now) {
	const all = (await db.selectFrom("watch").innerJoin("watch_check", "watch_check.watch_id", "watch.id").select(["watch.account", "watch.alerts"]).where("watch.target", "=", target).where("watch_check.check_id", "=", check).where("watch.paused_at", "is", null).where((where) => where.or([where("watch.muted_until", "is", null), where("watch.muted_until", "<=", now)])).execute()).map(({ account, alerts }) => ({
		account,
		alerts: readAlerts(alerts)
	}));
	const kinds = proofsFor(check);
	if (kinds === null || all.length === 0) return all;
	const proofs = await db.selectFrom("ownership_proof").select([
		"account",
		"kind",
		"name"
	]).where("account", "in", all.map(({ account }) => account)).where("domain", "=", domain).execute();
	const speaks = (kind, name) => kind === "dns" && name === domain || kind === "https" && name === target;
	const good = proofs.filter(({ kind, name }) => kinds.some((each) => each === kind) && speaks(kind, name));
	return all.filter(({ account }) => good.some((proof) => proof.account === account));
}
function pendingOf({ domain, target, check }, change) {
	const { key, field, subject, from, to, severity, direction, at, confirmedAt } = change;
	return {
		key,
		change: {
			domain,
			target,
			check,
			field,
			subject,
			from,
			to,
			severity,
			direction,
			at,
			confirmedAt
		}
	};
}
// server/store/sweep-job.ts
const [first, step, round] = [
	6e4,
	500,
	6e5
];
const mostSteps = 500;
function workOnSweep(jobs, store) {
	jobs.work("sweep", async (job, signal) => {
		const { payload } = job;
		let state = "part" in payload ? payload : firstSweep;
		let isOver = false;
		for (let steps = 0; steps < mostSteps && !isOver; steps++) {
			const before = state;
			state = await store.sweep(before);
			isOver = state.part === 0 && before.part !== 0;
			if (state.from > 0) await setTimeout$1(step, void 0, {
				signal,
				ref: false
			}).catch(() => void 0);
			if (signal.aborted) break;
		}
		await store.through(({ db }) => db.transaction().execute((tx) => job.repeat(tx, state, isOver ? round : step)));
	}, {
		most: 1,
		every: round,
		first
	});
}
// server/monitoring/watches/file.ts
const fileName = "watches.json";
const largestEntry = 1e3;
const listed = strictObject({ watches: array(unknown()) });
function openWatchesFile(database, dataDir, quotas = quotasOf()) {
	const path = join(dataDir, fileName);
	let known = "";
	return { async sync(now) {
		const version = await versionOf(path);
		if (version === known) return;
		known = version;
		if (version === "") return;
		const wanted = await readWatches(path, quotas);
		try {
			await apply(database, wanted, quotas, now);
		} catch (error) {
			known = "";
			throw error;
		}
	} };
}
async function versionOf(path) {
	try {
		const { mtimeMs, size, ino } = await stat(path);
		return `${mtimeMs} ${size} ${ino}`;
	} catch (error) {
		if (codeOf(error) === "ENOENT") return "";
		throw error;
	}
}
async function readWatches(path, quotas) {
	const bytes = await readFile(path);
	const largest = largestEntry * quotas.watches;
	if (bytes.length > largest) throw wrong(`is larger than ${largest} bytes`);
	let value;
	try {
		value = JSON.parse(bytes.toString("utf8"));
	} catch {
		throw wrong("is not JSON");
	}
	const { success, data } = listed.safeParse(Array.isArray(value) ? { watches: value } : value);
	if (!success) throw wrong("must be { \"watches\": […] }");
	if (data.watches.length > quotas.watches) throw tooMany(`lists ${data.watches.length} watches`, quotas);
	const wanted = data.watches.map((each, index) => readOne(each, index));
	const twice = wanted.find(({ target: { host } }, index) => wanted.findIndex((one) => one.target.host === host) < index);
	if (twice) throw wrong(`lists ${twice.target.host} twice`);
	return wanted;
}
function readOne(value, index) {
	try {
		return parseInput(newWatch, value);
	} catch (error) {
		if (error instanceof Failure) throw wrong(`entry ${index + 1}: ${error.message}`);
		throw error;
	}
}
function wrong(what) {
	return new Error(`${fileName} ${what}`);
}
async function apply(database, wanted, quotas, now) {
	const known = new Map((await listWatches(database, operator)).map((watch) => [watch.target, watch]));
	for (const each of wanted) await applyOne(database, each, known.get(each.target.host), quotas, now);
	const listedHosts = new Set(wanted.map(({ target }) => target.host));
	for (const { id, target, isFromFile } of known.values()) if (isFromFile && !listedHosts.has(target)) await removeWatch(database, operator, id);
}
async function applyOne(database, { target, checks, interval, paused, ...rest }, known, quotas, now) {
	if (known) {
		const change = {
			checks,
			interval,
			paused,
			isFromFile: true,
			alerts: alertsAfter(usualAlerts, rest)
		};
		if (await changeWatch(database, "operator", known.id, change, now, quotas) === "quota") throw tooMany("lists too many checks", quotas);
		return;
	}
	const alerts = alertsAfter(usualAlerts, rest);
	const watch = {
		target: target.host,
		domain: target.domain,
		checks,
		every: interval,
		alerts
	};
	if (await addWatch(database, watch, {
		account: "operator",
		isPaused: paused,
		isFromFile: true,
		isSpread: true,
		quotas
	}, now) === "quota") throw tooMany("and the other watches of the operator are too many", quotas);
}
function tooMany(what, { watches, checks }) {
	return wrong(`${what}: the limit is ${watches} watches with ${checks} checks in total (PORTCULLIS_WATCH_LIMIT)`);
}
// server/monitoring/runs/measure.ts
function counted(measure, meter) {
	if (!meter) return measure;
	return async (wanted, signal) => {
		let outcome = "internal";
		meter({ kind: "watch-begins" });
		try {
			const found = await measure(wanted, signal);
			outcome = found.kind;
			return found;
		} finally {
			meter({
				kind: "watch-ends",
				check: wanted.check,
				outcome
			});
		}
	};
}
const ourselves = {
	address: "",
	counted: ["watches"]
};
function pipelineMeasure(pipeline, load = loadCheck) {
	return async ({ check: id, target, isFresh }, signal) => {
		const check = await load(id);
		if (!check) return { kind: "not-begun" };
		try {
			const { result } = await ask({
				check,
				input: inputFor(check, target),
				caller: ourselves,
				language: "en",
				fresh: isFresh,
				priority: "sweep",
				signal
			}, pipeline);
			return {
				kind: "measured",
				result
			};
		} catch (error) {
			if (signal.aborted) return { kind: "not-begun" };
			if (!(error instanceof Failure)) throw error;
			return outcomeOf(error);
		}
	};
}
function outcomeOf(error) {
	const { code, facts } = error;
	if (isOurs(error) || isOurLimit(facts) || code === "RATE_LIMITED" || facts.id === "aborted") return { kind: "not-begun" };
	return {
		kind: "unmeasured",
		reason: code === "INVALID_INPUT" ? facts.id : facts.reason
	};
}
// server/store/jobs/backoff.ts
const [second, hour] = [1e3, 36e5];
const longestRequest = 10 * hour;
function pauseAfter({ attempt, pauses, atLeast = 0 }, chance) {
	const pause = pauses ? pauses[attempt - 1] : Math.min(hour, 5 * second * 2 ** Math.min(attempt - 1, 20));
	if (pause === void 0) return null;
	return Math.max(Math.round(pause * (.8 + .4 * chance)), Math.min(atLeast, longestRequest));
}
// server/store/jobs/jobs.ts
const [interval, firstLook, farewell] = [
	2e3,
	1e3,
	5e3
];
var LeaseLost = class extends Error {};
function openJobs(options) {
	const { database, now, chance = Math.random, renewal = leaseTime / 4, before, onBug, onTrouble = () => {} } = options;
	const kinds = [];
	const running = new Map();
	const enqueued = new Set();
	const ending = new AbortController();
	let timer;
	let ticking = null;
	let trouble = null;
	let isStopped = false;
	let begun = 0;
	function tick() {
		ticking ??= look().finally(() => ticking = null);
		return ticking;
	}
	async function look() {
		if (isStopped) return;
		try {
			await before?.();
			for (const each of kinds) await takeOf(each);
			tell(null);
		} catch (error) {
			tell(error instanceof Error ? error.message : String(error));
		}
	}
	async function takeOf(kind) {
		if (kind.options.every !== void 0 && !enqueued.has(kind.kind)) {
			const job = recurring(kind.kind, now() + (kind.options.first ?? 0));
			await database.through(({ db, jobs }) => jobs.enqueue(db, [job], now()));
			enqueued.add(kind.kind);
		}
		const { most, mostOfGroup } = kind.options;
		for (;;) {
			const room = isStopped ? 0 : most - [...running.keys()].filter((job) => job.kind === kind.kind).length;
			const wanted = {
				kind: kind.kind,
				most: room,
				mostOfGroup
			};
			if (room < 1) return;
			const { jobs, taken } = await database.through(async (engine) => ({
				jobs: engine.jobs,
				taken: await engine.jobs.take(engine.db, wanted, now())
			}));
			for (const job of taken) begin(kind, job, jobs);
			if (taken.length === 0) return;
		}
	}
	function tell(found) {
		const hasChanged = found !== trouble;
		trouble = found;
		if (hasChanged) onTrouble(found);
	}
	function begin(kind, leased, jobs) {
		begun++;
		const work = carryOut(kind, leased, jobs).finally(() => {
			running.delete(leased);
			if (timer !== void 0 && !isStopped) tick();
		});
		running.set(leased, work);
	}
	async function carryOut(kind, leased, jobs) {
		const lost = new AbortController();
		const signal = AbortSignal.any([ending.signal, lost.signal]);
		let isSettled = false;
		const job = settling(kind, leased, jobs, () => isSettled = true);
		const renewing = keepAlive(job.renew, lost);
		try {
			if (leased.attempt > leased.attempts) return await repeat(kind, leased, job, "interrupted");
			await kind.handler(job, signal);
			if (!isSettled) await within((tx) => job.finish(tx));
		} catch (error) {
			if (error instanceof LeaseLost || lost.signal.aborted) return;
			if (!ending.signal.aborted) onBug(error);
			await (ending.signal.aborted ? within((tx) => job.giveBack(tx)) : repeat(kind, leased, job, error instanceof Error ? error.message : String(error))).catch((failed) => {
				if (!(failed instanceof LeaseLost)) onBug(failed);
			});
		} finally {
			clearInterval(renewing);
		}
	}
	async function repeat({ options }, leased, job, reason) {
		const { kind, key, attempts, payload } = leased;
		if (await within(async (tx) => {
			const next = await job.retry(tx, reason);
			if (next === null) await options.onFailed?.(payload, tx);
			return next;
		}) === null) onBug(new Error(`the job ${kind} ${key} failed for good after ${attempts} attempts: ${reason}`));
	}
	function within(work) {
		return database.through(({ db }) => db.transaction().execute(work));
	}
	function settling({ options }, leased, jobs, onSettled) {
		const { kind, key, payload, attempt, attempts } = leased;
		async function settle(isOurs) {
			if (!await isOurs) throw new LeaseLost(`${kind} ${key}`);
			onSettled();
		}
		return {
			key,
			payload,
			attempt,
			id: `${leased.lease} ${attempt}`,
			renew: () => database.through(({ db }) => jobs.renew(db, leased, now())),
			async finish(tx) {
				await settle(jobs.finish(tx, leased));
				if (options.every !== void 0) await jobs.enqueue(tx, [recurring(kind, now() + options.every)], now());
			},
			async repeat(tx, next, after) {
				await settle(jobs.finish(tx, leased));
				await jobs.cancel(tx, kind, key);
				await jobs.enqueue(tx, [{
					kind,
					key,
					attempts,
					payload: next,
					at: now() + after
				}], now());
			},
			async retry(tx, reason, backoff = {}) {
				const pause = pauseAfter({
					attempt,
					pauses: options.pauses,
					...backoff
				}, chance());
				if (pause === null || attempt >= attempts) {
					await settle(jobs.fail(tx, leased, reason, now()));
					return null;
				}
				await settle(jobs.retry(tx, leased, now() + pause, now()));
				return now() + pause;
			},
			giveBack: (tx, at = now()) => settle(jobs.giveBack(tx, leased, at, now()))
		};
	}
	function keepAlive(renew, lost) {
		const once = async () => {
			if (!await renew().catch(() => true)) lost.abort(new LeaseLost());
		};
		return setInterval(() => void once(), renewal).unref();
	}
	function next(wait = interval * (.75 + Math.random() / 2)) {
		if (isStopped) return;
		timer = setTimeout(() => void tick().finally(() => next()), wait).unref();
	}
	return {
		work(kind, handler, options) {
			kinds.push({
				kind,
				handler,
				options
			});
		},
		tick,
		async settled() {
			for (;;) {
				const [earlier, wasRunning] = [begun, running.size];
				await tick();
				if (begun === earlier && wasRunning === 0) return;
				await Promise.all(running.values());
			}
		},
		start() {
			if (timer === void 0) next(Math.random() * firstLook);
		},
		async stop(patience = farewell) {
			isStopped = true;
			clearTimeout(timer);
			await ticking;
			const enough = new AbortController();
			const over = setTimeout$1(patience, void 0, {
				signal: enough.signal,
				ref: false
			}).catch(() => void 0);
			await Promise.race([Promise.all(running.values()), over]);
			enough.abort();
			ending.abort(new Error("the process stops"));
			await Promise.all(running.values());
		}
	};
}
// server/monitoring/runs/due.ts
async function domainsDue(database, { node, now, most }) {
	const isAlone = !await hasOthers(database, node, now);
	return database.through(async ({ db }) => {
		return (await db.selectFrom("watch_check").innerJoin("watch", "watch.id", "watch_check.watch_id").where("watch_check.due_at", "<=", now).where((where) => where.or([
			where("watch_check.to_confirm", "is", null),
			where("watch_check.to_confirm", "!=", node),
			where("watch_check.due_at", "<=", isAlone ? now : now - leftToOthers)
		])).groupBy("watch.domain").orderBy(({ fn }) => fn.min("watch_check.due_at")).select("watch.domain").limit(most).execute()).map(({ domain }) => domain);
	});
}
async function takeDue({ through }, run, now, most) {
	const rows = await through(({ db }) => db.transaction().execute(async (tx) => {
		const found = await tx.selectFrom("watch_check").innerJoin("watch", "watch.id", "watch_check.watch_id").where("watch.domain", "=", run.domain).where("watch_check.due_at", "<=", now).orderBy("watch.target").orderBy("watch_check.check_id").orderBy("watch.id").limit(most).selectAll("watch").select(dueColumns).execute();
		for (const { id, check_id: check } of found) await tx.updateTable("watch_check").set({ attempt: run.attempt }).where("watch_id", "=", id).where("check_id", "=", check).execute();
		return found;
	}));
	return Promise.all(rows.map(toDue));
}
const dueColumns = [
	"watch_check.check_id",
	"watch_check.due_at",
	"watch_check.failures",
	"watch_check.to_confirm",
	"watch_check.ran_at",
	"watch_check.observed_at",
	"watch_check.version",
	"watch_check.question",
	"watch_check.body"
];
async function toDue(row) {
	return {
		watch: toWatch(row),
		phase: row.phase,
		check: row.check_id,
		dueAt: row.due_at ?? 0,
		failures: row.failures,
		toConfirm: row.to_confirm,
		ranAt: row.ran_at,
		previous: await toPrevious(row)
	};
}
async function toPrevious(row) {
	const { check_id: check, target, observed_at: observedAt, version, question, body } = row;
	if (observedAt === null || version === null || question === null || body === null) return null;
	return {
		check,
		target,
		version,
		question,
		observedAt,
		...await unpack(body, observedAt)
	};
}
async function settle({ through }, run, due, settled, record) {
	const { noted, at, dueAt, failures, toConfirm, reason } = settled;
	const body = noted && await pack(noted);
	return through(({ db, jobs }) => db.transaction().execute(async (tx) => {
		const { numUpdatedRows } = await tx.updateTable("watch_check").set({
			attempt: null,
			runs: sql`runs + 1`,
			ran_at: at,
			failures,
			to_confirm: toConfirm,
			reason,
			due_at: sql`case when due_at = ${due.dueAt} then ${dueAt} else due_at end`,
			...noted && body && {
				observed_at: noted.observedAt,
				version: noted.version,
				question: noted.question,
				body
			}
		}).where("watch_id", "=", due.watch.id).where("check_id", "=", due.check).where("attempt", "=", run.attempt).executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) return false;
		await record?.({
			db: tx,
			jobs
		});
		return true;
	}));
}
async function postpone({ through }, run, due, until) {
	await through(({ db }) => db.updateTable("watch_check").set({
		attempt: null,
		due_at: until,
		failures: due.failures + 1
	}).where("watch_id", "=", due.watch.id).where("check_id", "=", due.check).where("attempt", "=", run.attempt).where("due_at", "=", due.dueAt).execute());
}
async function beat({ through }, node, now) {
	await through(({ db }) => db.transaction().execute(async (tx) => {
		const { last } = await tx.selectFrom("node").select(({ fn }) => fn.max("seen_at").as("last")).executeTakeFirstOrThrow();
		if (last !== null && now - last > missed.after) await spreadMissed(tx, now, now - last);
		await tx.insertInto("node").values({
			name: node,
			seen_at: now
		}).onConflict((conflict) => conflict.column("name").doUpdateSet({ seen_at: now })).execute();
		await tx.deleteFrom("node").where("seen_at", "<", now - forgotten).where("name", "!=", node).execute();
	}));
}
async function spreadMissed(tx, now, absence) {
	const over = Math.min(missed.over, Math.floor(absence / 4));
	const turn = now % phases;
	await tx.updateTable("watch_check").set({ due_at: sql`${now} + ((select phase from watch where watch.id = watch_check.watch_id) + ${turn}) % ${phases} * ${over} / ${phases}` }).where("due_at", "<=", now).execute();
}
const forgotten = 2592e6;
async function hasOthers({ through }, node, now) {
	return await through(({ db }) => db.selectFrom("node").select("name").where("name", "!=", node).where("seen_at", ">", now - nodeLasts).executeTakeFirst()) !== void 0;
}
// server/monitoring/runs/unreachable.ts
const connecting = [
	"golive",
	"http",
	"owasp",
	"pqc",
	"ssl"
];
const causes = /^(?:dns\.(?:nxdomain|absent|no-address)|tcp\.|timeout\.(?:tcp|tls|http)$|tls\.(?!client-certificate))/;
function isUnreachable(check, reason) {
	return connecting.includes(check) && causes.test(reason);
}
const [recent, least] = [9e5, 5];
const gone = 12;
async function isOurOutage({ through }, { target, domain }, now) {
	const rows = await through(({ db }) => db.selectFrom("watch_check").innerJoin("watch", "watch.id", "watch_check.watch_id").select([
		"watch.target",
		"watch.domain",
		"watch_check.check_id",
		"watch_check.reason"
	]).select(["watch_check.failures", "watch_check.observed_at"]).where("watch_check.ran_at", ">", now - recent).where("watch_check.check_id", "in", connecting).where("watch.target", "!=", target).execute());
	const isLost = (of) => of.every(({ check_id: check, reason }) => reason !== null && isUnreachable(check, reason));
	const isOld = (of) => of.every(({ failures, observed_at: observedAt }) => observedAt === null || failures > gone);
	const others = [...Map.groupBy(rows, (row) => row.target).values()].filter((of) => !isLost(of) || !isOld(of));
	const lost = others.filter(isLost);
	return new Set([domain, ...lost.flat().map((row) => row.domain)]).size > 1 && others.length + 1 >= least && 2 * (lost.length + 1) > others.length + 1;
}
// server/monitoring/runs/run.ts
const mostInARound = 50;
const notOwned = "ownership";
async function runDomain(run, round, keep, signal) {
	const { database, node, now } = round;
	const all = await takeDue(database, run, now(), mostInARound);
	const isAlone = !await hasOthers(database, node, now());
	for (const due of all) {
		if (signal.aborted) return;
		if (due.toConfirm === node && !isAlone && now() - due.dueAt < leftToOthers) continue;
		await runOne(run, due, round, signal);
		if (!await keep()) return;
	}
}
async function runOne(run, due, round, signal) {
	try {
		const outcome = await look(due, round, signal);
		if (signal.aborted) return;
		if (outcome === null) await postpone(round.database, run, due, round.now() + roomAfter(due.failures));
		else await recordIt(run, due, outcome, round, signal);
	} catch (error) {
		round.onBug(error);
		await postpone(round.database, run, due, round.now() + roomAfter(due.failures)).catch(() => void 0);
	}
}
async function look(due, round, signal) {
	const { watch, check, toConfirm } = due;
	const proofs = proofsFor(check);
	if (proofs) {
		const isOwn = await round.isOwn({
			...watch,
			proofs
		}, signal);
		if (isOwn === null) return null;
		if (!isOwn) return "not-owned";
	}
	const isFresh = toConfirm !== null || isEarly(due, round.now());
	const outcome = await round.measure({
		check,
		target: watch.target,
		isFresh
	}, signal);
	if (outcome.kind === "not-begun" || signal.aborted) return null;
	const isOld = outcome.kind === "measured" && outcome.result.observedAt <= (due.ranAt ?? 0);
	return toConfirm !== null && isOld ? null : outcome;
}
function isEarly({ watch, ranAt }, now) {
	return ranAt !== null && now - ranAt < watch.every / 2;
}
const mostTries = 8;
async function recordIt(run, due, looked, round, signal) {
	const at = round.now();
	if (looked === "not-owned") {
		await settle(round.database, run, due, {
			...regular(due, at),
			reason: notOwned
		});
		return;
	}
	const result = looked.kind === "measured" ? looked.result : await failureOf(due, looked, round, signal);
	for (let tried = 1;; tried++) {
		const { outcome, record } = await compare(due, result, at, round);
		try {
			await settle(round.database, run, due, outcome, record);
			return;
		} catch (error) {
			if (!(error instanceof Overtaken) || tried === mostTries) throw error;
		}
	}
}
async function failureOf({ watch, check }, { reason }, { database, isOnline, now }, signal) {
	if (!isUnreachable(check, reason)) return { reason };
	return {
		reason,
		isUnreachable: true,
		isOurs: await isOurOutage(database, watch, now()) || !await isOnline(watch.target, signal)
	};
}
async function compare(due, result, at, { changes, node }) {
	const { watch, check, previous, toConfirm } = due;
	const measured = "raw" in result ? result : null;
	const isNews = measured === null || previous === null || measured.observedAt > previous.observedAt;
	const { confirmAfter, repeatAfter: soon, record } = isNews ? await changes.note({
		watch,
		target: watch.target,
		check,
		result,
		previous: previous && measured ? {
			...previous,
			target: measured.target
		} : previous,
		at,
		...toConfirm !== null && { confirmedBy: node }
	}) : {};
	return {
		outcome: outcomeOf(),
		record
	};
	function outcomeOf() {
		const reason = "raw" in result ? {} : {
			failures: due.failures + 1,
			reason: result.reason
		};
		if (confirmAfter !== void 0) return {
			...regular(due, at),
			...reason,
			dueAt: at + confirmAfter,
			toConfirm: node
		};
		const next = "raw" in result ? regular(due, at) : failed(due, at, result.reason);
		const dueAt = soon === void 0 ? next.dueAt : Math.min(regular(due, at).dueAt, at + soon);
		return {
			...next,
			dueAt,
			...isNews && measured && isKnown(measured) && { noted: measured }
		};
	}
}
function isKnown({ verdict }) {
	return verdict.status !== "unknown";
}
function regular({ watch, phase }, at) {
	return {
		at,
		dueAt: nextDue({
			every: watch.every,
			phase
		}, at),
		failures: 0,
		toConfirm: null,
		reason: null
	};
}
function failed(due, at, reason) {
	const failures = due.failures + 1;
	const soon = repeatAfter(failures);
	const next = regular(due, at);
	if (soon === null) return {
		...next,
		failures,
		reason
	};
	return {
		...next,
		dueAt: Math.min(at + soon, next.dueAt),
		failures,
		reason,
		toConfirm: due.toConfirm
	};
}
// server/monitoring/worker.ts
const usualRounds = 16;
const ahead = 4;
function workOnWatches(jobs, { rounds = usualRounds, ...round }) {
	const { database, node, now } = round;
	let seenAt = -Infinity;
	jobs.work(watchJobs, async ({ id, payload: { domain }, renew }, signal) => runDomain({
		domain,
		attempt: id
	}, round, renew, signal).catch((error) => {
		round.onBug(error);
	}), { most: rounds });
	return async () => {
		const at = now();
		if (at - seenAt >= nodeLasts / 4 || at < seenAt) {
			await beat(database, node, at);
			seenAt = at;
		}
		const running = new Set(await database.through((engine) => engine.jobs.running(engine.db, watchJobs, at)));
		const missing = (await domainsDue(database, {
			node,
			now: at,
			most: running.size + ahead * rounds
		})).filter((domain) => !running.has(domain));
		if (missing.length === 0) return;
		await database.through(({ db, jobs: table }) => db.transaction().execute((tx) => table.enqueue(tx, missing.map((domain) => ({
			kind: watchJobs,
			payload: { domain },
			key: domain
		})), at)));
	};
}
// server/monitoring/monitoring.ts
function openMonitoring({ database, storing, pipeline, log, notifying, now = Date.now, changes = openChanges(database, { onFound: outbox(now) }) }) {
	const file = openWatchesFile(database, storing.dataDir, quotasOf(storing.watchLimit));
	const look = controlLookupWith(pipeline.engine);
	const onBug = (error) => log.bug(null, error);
	const jobs = openJobs({
		database,
		now,
		onBug,
		onTrouble: (trouble) => log.event("monitoring", { trouble }),
		async before() {
			await file.sync(now()).catch((error) => log.event("watches-file", { trouble: messageOf(error) }));
			await enqueueDue();
		}
	});
	const enqueueDue = workOnWatches(jobs, {
		database,
		measure: counted(pipelineMeasure(pipeline), pipeline.meter),
		changes,
		isOwn: ({ account, domain, target, proofs }, signal) => isOwn(database, look, {
			account,
			domain,
			target,
			proofs
		}, now(), signal),
		isOnline: (target, signal) => isOnline(target, {
			...pipeline.engine,
			signal
		}),
		node: hostname(),
		now,
		onBug
	});
	workOnSweep(jobs, database);
	if (notifying) workOnNotifications(jobs, notifierOptions(database, notifying));
	return jobs;
}
function openSweeping({ database, log, now = Date.now }) {
	const jobs = openJobs({
		database,
		now,
		onBug: (error) => log.bug(null, error)
	});
	workOnSweep(jobs, database);
	return jobs;
}
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
export { openSweeping as n, openMonitoring as t };
