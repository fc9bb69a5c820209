import { t as fingerprint } from "./fingerprint.js";
import { a as severities } from "./interpretation.js";
import { a as loudnessOf, o as standingOf, s as titleOf, t as harmless } from "./github-escape.js";
// src/report/remarks.ts
function remarksOf({ targets }, language) {
	return distinct(targets.flatMap((target) => {
		return [...target.checks.flatMap((check) => ofCheck(check, target, language)), ...target.findings.map((finding) => ofFinding(finding, target, language))];
	}).toSorted((a, b) => rank(a) - rank(b)));
}
const loudest = [
	"error",
	"warning",
	"notice"
];
function rank({ loudness, kind, severity }) {
	return loudest.indexOf(loudness) * 100 + (kind === "finding" ? 10 : 0) + severities.indexOf(severity);
}
const longest = {
	rule: 120,
	subject: 300,
	text: 600,
	title: 500,
	reason: 300
};
const ofStatus = {
	fail: {
		kind: "threshold",
		loudness: "error",
		severity: "high"
	},
	unknown: {
		kind: "unknown",
		loudness: "error",
		severity: "high"
	},
	warn: {
		kind: "threshold",
		loudness: "warning",
		severity: "medium"
	},
	waived: {
		kind: "threshold",
		loudness: "notice",
		severity: "high"
	},
	pass: null,
	off: null
};
function ofCheck(check, target, language) {
	const how = ofStatus[check.status];
	if (!how) return [];
	const action = how.kind === "unknown" ? target.message ?? "" : check.action ?? "";
	const said = {
		id: `gate.${check.id}`,
		cause: check.message,
		action,
		waived: check.waived
	};
	return [{
		...how,
		...common(said, target, language)
	}];
}
function ofFinding(finding, target, language) {
	const { severity, reference } = finding;
	return {
		kind: "finding",
		loudness: loudnessOf(finding),
		severity,
		...common(finding, target, language),
		...reference !== void 0 && { reference: harmless(reference, longest.text) }
	};
}
function common(said, target, language) {
	const { id, cause, action, subject, waived, isKnown } = said;
	const standing = standingOf({
		waived,
		isKnown
	}, language);
	const texts = [
		cause,
		action,
		standing && `(${standing})`
	].map((text) => harmless(text, longest.text));
	const about = subject === void 0 ? "" : ` ${harmless(subject, longest.subject)}`;
	const where = `[${harmless(id, longest.rule)}${about} · ${harmless(titleOf(target), longest.title)}]`;
	return {
		rule: harmless(id, longest.rule).replaceAll(/[\s/]+/g, "-"),
		target,
		cause: harmless(cause, longest.text),
		action: harmless(action, longest.text),
		text: [...texts, where].filter((text) => text !== "").join(" "),
		fingerprint: fingerprint(id, target.url, subject),
		...subject !== void 0 && { subject: harmless(subject, longest.subject) },
		...waived && { waived: {
			reason: harmless(waived.reason, longest.reason),
			until: harmless(waived.until, 30)
		} },
		...isKnown && { isKnown }
	};
}
function distinct(remarks) {
	const seen = new Map();
	return remarks.map((remark) => {
		const count = (seen.get(remark.fingerprint) ?? 0) + 1;
		seen.set(remark.fingerprint, count);
		return count === 1 ? remark : {
			...remark,
			fingerprint: fingerprint(remark.fingerprint, `${count}`)
		};
	});
}
export { remarksOf as t };
