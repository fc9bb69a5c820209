import { t as problems } from "./problems.js";
import { t as fingerprint } from "./fingerprint.js";
import { a as severities } from "./interpretation.js";
import { t as fill } from "./text.js";
import { r as sumOf } from "./retry.js";
// src/gate/confirm.ts
function confirmed(first, second, language) {
	const cost = sumOf([first.cost, second.cost]);
	const tries = Math.max(first.tries ?? 1, second.tries ?? 1);
	const both = {
		cost,
		...tries > 1 && { tries }
	};
	if (second.verdict === "unknown") return {
		...first,
		...both,
		confirmed: false
	};
	if (failing(first) === failing(second)) return {
		...first,
		...both,
		confirmed: true
	};
	const unstable = changesOf(first, second);
	const findings = [...second.findings, toFinding(second, unstable, language)];
	return {
		...second,
		...both,
		verdict: second.verdict === "pass" ? "warn" : second.verdict,
		findings: findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
		confirmed: false,
		unstable
	};
}
function failing({ checks }) {
	return checks.filter(({ status }) => status === "fail").map(({ id }) => id).toSorted().join(" ");
}
function changesOf(first, second) {
	return first.checks.flatMap((was) => {
		const is = second.checks.find(({ id }) => id === was.id);
		if (!is || is.status === was.status) return [];
		const { id, expected } = is;
		return [{
			id,
			expected,
			first: said(was),
			second: said(is)
		}];
	});
}
function said({ status, actual }) {
	return {
		status,
		actual
	};
}
function toFinding({ url }, changes, language) {
	const id = "gate.unstable";
	const { severity, cause, action } = problems.unstable;
	const told = changes.map(({ id: check, first, second, expected }) => {
		const [was, is] = [first, second].map(({ status, actual }) => actual === null ? status : `${actual} (${status})`);
		return `${check} ${was} → ${is}${typeof expected === "boolean" ? "" : `, ≥ ${expected}`}`;
	});
	return {
		id,
		severity,
		cause: fill(cause, { changes: told.join("; ") }, language),
		action: action[language],
		fingerprint: fingerprint(id, url, void 0),
		level: "warn"
	};
}
export { confirmed };
