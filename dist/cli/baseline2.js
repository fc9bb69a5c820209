import { t as fingerprint } from "./fingerprint.js";
import { a as meets, i as grades } from "./grade.js";
// src/gate/baseline.ts
const isKnowable = ({ id, status, actual }) => (status === "fail" || status === "warn") && id !== "days" && actual !== null;
function baselineOf({ targets }, before) {
	const open = new Set(targets.filter(isOpen).map(({ url }) => url));
	const measured = new Set(targets.map(({ url }) => url));
	const kept = (before?.entries ?? []).filter(({ target }) => !measured.has(target) || open.has(target));
	const found = targets.flatMap(entriesOf);
	return {
		schema: "portcullis/baseline@1",
		entries: [...new Map([...kept, ...found].map((entry) => [keyOf(entry), entry])).values()].toSorted(compare)
	};
}
function isOpen({ verdict, checks }) {
	return verdict === "unknown" || checks.some(({ status }) => status === "unknown");
}
function entriesOf({ url, checks, findings }) {
	const thresholds = checks.filter(isKnowable).map(({ id, actual }) => ({
		target: url,
		rule: `gate.${id}`,
		...actual !== null && { actual },
		fingerprint: ofThreshold(id, url)
	}));
	const problems = findings.filter(({ waived }) => !waived).map(({ id, subject, fingerprint: identity }) => ({
		target: url,
		rule: id,
		...subject !== void 0 && { subject },
		fingerprint: identity
	}));
	return [...thresholds, ...problems];
}
function ofThreshold(id, url) {
	return fingerprint(`gate.${id}`, url);
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
		finding: ({ fingerprint: identity }, { url }) => entries.has(keyOf({
			target: url,
			fingerprint: identity
		})),
		check(check, { url }) {
			const entry = entries.get(keyOf({
				target: url,
				fingerprint: ofThreshold(check.id, url)
			}));
			return entry !== void 0 && isKnowable(check) && isNoWorse(check.actual, entry.actual);
		}
	};
}
function isNoWorse(now, before) {
	if (typeof now === "number" && typeof before === "number") return now >= before;
	if (isGrade(now) && isGrade(before)) return meets(now, before);
	return now === before;
}
function isGrade(value) {
	return grades.some((grade) => grade === value);
}
function goneFrom(baseline, { targets }) {
	const whole = targets.filter((target) => !isOpen(target));
	const urls = new Set(whole.map(({ url }) => url));
	const there = new Set(whole.flatMap(({ url, checks, findings }) => [...checks.filter(({ status }) => status !== "pass" && status !== "off").map(({ id }) => keyOf({
		target: url,
		fingerprint: ofThreshold(id, url)
	})), ...findings.map(({ fingerprint: identity }) => keyOf({
		target: url,
		fingerprint: identity
	}))]));
	return (baseline?.entries ?? []).filter((entry) => urls.has(entry.target) && !there.has(keyOf(entry)));
}
function baselineText({ schema, entries }) {
	const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
	const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
	return `{\n  "schema": ${JSON.stringify(schema)},\n  "entries": ${list}\n}\n`;
}
export { knownTo as i, baselineText as n, goneFrom as r, baselineOf as t };
