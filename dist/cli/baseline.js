import { go as severities, it as fingerprint, ni as meets, ti as grades, w as isOpen } from "./gate.js";
import { K as idOfDemand } from "./start.js";
// src/gate/knowable.ts
function isKnowable({ id, status, actual }) {
	return (status === "fail" || status === "warn") && id !== "days" && actual !== null;
}
const ofDays = new Set(["ssl.expired", "ssl.intermediate-expired"]);
const ofDaysToCome = new Set([
	"ssl.expires-soon",
	"ssl.expires-very-soon",
	"ssl.intermediate-expires-early"
]);
function isKnowableFinding({ id }) {
	return !ofDays.has(id) && !ofDaysToCome.has(id) && !id.startsWith("gate.");
}
function isNoWorse({ actual, seen = {} }, before) {
	const was = before.seen ?? {};
	return isValueNoWorse(actual, before.actual) && isValueNoWorse(seen.grade, was.grade) && isValueNoWorse(seen.score, was.score) && isStatusNoWorse(seen.status, was.status);
}
function isValueNoWorse(now, before) {
	if (typeof now === "number" && typeof before === "number") return now >= before;
	if (isGrade(now) && isGrade(before)) return meets(now, before);
	return now === before;
}
function isGrade(value) {
	return grades.some((grade) => grade === value);
}
const bestFirst = [
	"pass",
	"warn",
	"fail"
];
function isStatusNoWorse(now, before) {
	if (now === before) return true;
	const [is, was] = [now, before].map((status) => bestFirst.findIndex((each) => each === status));
	return is !== void 0 && was !== void 0 && is >= 0 && is <= was;
}
const ofHttps = /^http\.(?:redirect-|final-http$|invalid-certificate$|addresses-answers$)/;
function reopens({ id, severity }, check, demands) {
	if (check.id === "https") return ofHttps.test(id) && isAtLeast(severity, "medium");
	if (check.id === "ssl") return id.startsWith("ssl.") && lowers(id, severity);
	if (check.id === "headers") return id.startsWith("http.") && lowers(id, severity);
	const [of = check.id, demand] = Object.entries(demands).find(([each]) => idOfDemand(each) === check.id) ?? [];
	return id.startsWith(`${of}.`) && countsFor({
		id,
		severity
	}, demand);
}
function countsFor({ id, severity }, { minGrade, minScore, maxSeverity } = {}) {
	if (maxSeverity !== void 0 && severities.indexOf(severity) < severities.indexOf(maxSeverity)) return true;
	if (minGrade !== void 0 || minScore !== void 0) return lowers(id, severity);
	return maxSeverity === void 0 && isAtLeast(severity, "medium");
}
function lowers(id, severity) {
	return isAtLeast(severity, "medium") && !ofDaysToCome.has(id);
}
function isAtLeast(severity, limit) {
	return severities.indexOf(severity) <= severities.indexOf(limit);
}
// src/gate/baseline.ts
function baselineOf({ targets }, before) {
	const measured = new Map(targets.map((target) => [target.url, target]));
	const kept = (before?.entries ?? []).filter(({ target, rule }) => {
		const now = measured.get(target);
		return (!now || isOpen(now, rule)) && (isThreshold(rule) || isKnowableFinding({ id: rule }));
	});
	const found = targets.flatMap(entriesOf);
	return {
		schema: "portcullis/baseline@1",
		entries: [...new Map([...kept, ...found].map((entry) => [keyOf(entry), entry])).values()].toSorted(compare)
	};
}
function entriesOf({ url, checks, findings }) {
	const thresholds = checks.filter(isKnowable).map(({ id, actual, kind, seen }) => ({
		target: url,
		rule: `gate.${id}`,
		...kind !== void 0 && { subject: kind },
		...actual !== null && { actual },
		...seen && { seen },
		fingerprint: ofThreshold({
			id,
			kind
		}, url)
	}));
	const problems = findings.filter((finding) => !finding.waived && isKnowableFinding(finding)).map(({ id, subject, fingerprint: identity }) => ({
		target: url,
		rule: id,
		...subject !== void 0 && { subject },
		fingerprint: identity
	}));
	return [...thresholds, ...problems];
}
function ofThreshold({ id, kind }, url) {
	return fingerprint(`gate.${id}`, url, kind);
}
function isThreshold(rule) {
	return rule.startsWith("gate.") && !/^gate\.(?:waiver|baseline|rule)-/.test(rule);
}
function keyOf({ target, fingerprint: identity }) {
	return `${identity} ${target}`;
}
function compare(a, b) {
	const [first, second] = [a, b].map((entry) => [
		entry.target,
		entry.rule,
		entry.subject ?? "",
		entry.fingerprint
	]);
	return JSON.stringify(first) < JSON.stringify(second) ? -1 : 1;
}
function knownTo(baseline) {
	const entries = new Map((baseline?.entries ?? []).map((entry) => [keyOf(entry), entry]));
	return {
		finding: (found, { url }) => {
			return isKnowableFinding(found) && entries.has(keyOf({
				target: url,
				fingerprint: found.fingerprint
			}));
		},
		check(check, { url, findings }, demands = {}) {
			const entry = entries.get(keyOf({
				target: url,
				fingerprint: ofThreshold(check, url)
			}));
			if (!entry || !isKnowable(check)) return { is: "new" };
			if (!isNoWorse(check, entry)) return { is: "worse" };
			const by = findings.filter((found) => !found.waived && !found.isKnown && reopens(found, check, demands));
			return by.length > 0 ? {
				is: "reopened",
				by
			} : { is: "known" };
		}
	};
}
function goneFrom(baseline, { targets }) {
	const measured = new Map(targets.map((target) => [target.url, target]));
	const there = new Set(targets.flatMap(({ url, checks, findings }) => [...checks.filter(({ status }) => status !== "pass" && status !== "off").map((check) => keyOf({
		target: url,
		fingerprint: ofThreshold(check, url)
	})), ...findings.map(({ fingerprint: identity }) => keyOf({
		target: url,
		fingerprint: identity
	}))]));
	return (baseline?.entries ?? []).filter((entry) => {
		const now = measured.get(entry.target);
		return now !== void 0 && !isOpen(now, entry.rule) && !there.has(keyOf(entry));
	});
}
function baselineText({ schema, entries }) {
	const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
	const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
	return `{\n  "schema": ${JSON.stringify(schema)},\n  "entries": ${list}\n}\n`;
}
export { knownTo as i, baselineText as n, goneFrom as r, baselineOf as t };
