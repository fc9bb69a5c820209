import { Di as grades, Oi as meets, P as isOpen, ds as severities, gt as fingerprint } from "./gate.js";
import { P as idOfDemand } from "./start.js";
import { isIP } from "node:net";
// src/gate/mute-addresses.ts
function withoutAddresses(subject) {
	if (subject === void 0) return null;
	const at = subject.lastIndexOf(" @ ");
	if (!subject.slice(at < 0 ? 0 : at + 3).split(", ").every(isAddress)) return null;
	return at < 0 ? {} : { subject: subject.slice(0, at) };
}
function isAddress(text) {
	const [, bracketed, plain] = /^(?:\[([^\]]{1,60})\]|([^:]{1,60})):\d{1,5}$/.exec(text) ?? [];
	return isIP(text) !== 0 || isIP(bracketed ?? plain ?? "") !== 0;
}
// src/gate/judgeable.ts
function isJudgeable({ id, status, actual }) {
	return (status === "fail" || status === "warn") && id !== "days" && actual !== null;
}
const ofDays = new Set(["ssl.expired", "ssl.intermediate-expired"]);
const ofDaysToCome = new Set([
	"ssl.expires-soon",
	"ssl.expires-very-soon",
	"ssl.intermediate-expires-early"
]);
function isJudgeableFinding({ id }) {
	return !ofDays.has(id) && !ofDaysToCome.has(id) && !id.startsWith("gate.");
}
const ofExpiry = /[.-](?:expired|expires|expiring|pending-delete|redemption-period)(?:-|$)/;
function isForeseeable(finding) {
	return isJudgeableFinding(finding) && !ofExpiry.test(finding.id);
}
function isNoWorse({ actual, measured: seen = {} }, before) {
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
		return (!now || isOpen(now, rule)) && (isThreshold(rule) || isJudgeableFinding({ id: rule }));
	});
	const found = targets.flatMap(entriesOf);
	const all = new Map([...kept, ...found].map((entry) => [keyOf(entry), entry]));
	return {
		schema: "portcullis/baseline@2",
		targets: measuredTargets(targets, before),
		entries: [...all.values()].toSorted(compare)
	};
}
function targetsIn(baseline) {
	if (baseline.schema === "portcullis/baseline@2") return baseline.targets;
	return [...new Set(baseline.entries.map(({ target }) => target))].map((url) => ({
		url,
		checks: {}
	}));
}
function measuredTargets(targets, before) {
	const all = new Map((before ? targetsIn(before) : []).map((each) => [each.url, each]));
	for (const target of targets) {
		const earlier = all.get(target.url)?.checks ?? {};
		const { versions = {} } = target;
		const checks = Object.keys({
			...earlier,
			...versions
		}).toSorted().flatMap((id) => {
			const version = isOpen(target, `${id}.`) ? earlier[id] : versions[id];
			return version === void 0 ? [] : [[id, version]];
		});
		all.set(target.url, {
			url: target.url,
			checks: Object.fromEntries(checks)
		});
	}
	return [...all.values()].toSorted((a, b) => a.url < b.url ? -1 : 1);
}
function withOthers(made, now, measured) {
	const own = made.entries.filter(({ target }) => measured.has(target));
	const others = (now?.entries ?? []).filter(({ target }) => !measured.has(target));
	return baselineOf({ targets: [] }, {
		schema: "portcullis/baseline@2",
		targets: [...targetsIn(made).filter(({ url }) => measured.has(url)), ...(now ? targetsIn(now) : []).filter(({ url }) => !measured.has(url))],
		entries: [...own, ...others]
	});
}
function entriesOf({ url, checks, findings }) {
	const thresholds = checks.filter(isJudgeable).map(({ id, actual, kind, measured: seen }) => ({
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
	const problems = findings.filter((finding) => !finding.waived && isJudgeableFinding(finding)).map(({ id, subject, fingerprint: identity }) => ({
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
	const isOutdated = baseline ? outdatedIn(baseline) : () => false;
	const ofHosts = new Set((baseline?.entries ?? []).map(ofHost));
	const has = (found, { url }) => {
		if (!isJudgeableFinding(found)) return false;
		if (entries.has(keyOf({
			target: url,
			fingerprint: found.fingerprint
		}))) return true;
		const whole = withoutAddresses(found.subject);
		return whole !== null && ofHosts.has(ofHost({
			target: url,
			rule: found.id,
			...whole
		}));
	};
	return {
		finding: has,
		novelty(found, target, demands = {}) {
			if (!baseline || !isSevere(found) || !isForeseeable(found) || has(found, target)) return null;
			const level = levelOfCheck(checkOf(found), demands);
			return level === "error" && isOutdated(target, checkOf(found)) ? "warn" : level;
		},
		check(check, target, demands = {}) {
			const { url, findings } = target;
			const entry = entries.get(keyOf({
				target: url,
				fingerprint: ofThreshold(check, url)
			}));
			if (!entry || !isJudgeable(check)) return { is: "new" };
			if (!isNoWorse(check, entry)) return { is: "worse" };
			const by = findings.filter((found) => !found.waived && found.baselineState !== "unchanged" && reopens(found, check, demands));
			if (by.length === 0) return { is: "known" };
			return {
				is: "reopened",
				by,
				isOutdated: by.every((found) => isOutdated(target, checkOf(found)))
			};
		}
	};
}
function ofHost({ target, rule, subject = "" }) {
	return JSON.stringify([
		target,
		rule,
		subject
	]);
}
function checkOf({ id }) {
	return id.split(".", 1)[0] ?? id;
}
function isSevere({ severity }) {
	return severity === "critical" || severity === "high";
}
const always = new Set(["ssl", "http"]);
function levelOfCheck(id, demands) {
	if (always.has(id)) return "error";
	const level = demands[id]?.level ?? "off";
	return level === "off" ? null : level;
}
function outdatedIn(baseline) {
	const isFirstFormat = baseline.schema === "portcullis/baseline@1";
	const recorded = new Map(targetsIn(baseline).map(({ url, checks }) => [url, checks]));
	return ({ url, versions = {} }, check) => {
		const checks = recorded.get(url);
		if (!checks) return isFirstFormat;
		return isFirstFormat || checks[check] !== versions[check];
	};
}
function outdatedChecks(baseline, targets, demands = []) {
	const isOutdated = outdatedIn(baseline);
	const checks = targets.flatMap((target, index) => [...always, ...Object.keys(demands[index] ?? {})].filter((id) => target.origins.length > 0 && levelOfCheck(id, demands[index] ?? {}) !== null && isOutdated(target, id)));
	return [...new Set(checks)];
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
		if (now === void 0 || isOpen(now, entry.rule) || there.has(keyOf(entry))) return false;
		return !now.findings.some(({ id, subject }) => {
			const whole = withoutAddresses(subject);
			return whole !== null && ofHost({
				target: now.url,
				rule: id,
				...whole
			}) === ofHost(entry);
		});
	});
}
function baselineText(baseline) {
	const { entries } = baseline;
	const lists = Object.entries({
		targets: targetsIn(baseline),
		entries
	}).map(([name, all]) => `  ${JSON.stringify(name)}: ${listed(all)}`);
	return `{\n${[`  "schema": ${JSON.stringify("portcullis/baseline@2")}`, ...lists].join(",\n")}\n}\n`;
}
function listed(all) {
	if (all.length === 0) return "[]";
	return `[\n${all.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]`;
}
export { outdatedChecks as a, knownTo as i, baselineText as n, withOthers as o, goneFrom as r, baselineOf as t };
