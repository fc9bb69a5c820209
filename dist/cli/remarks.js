import { A as loudnessOf, C as effectOfCheck, Dt as titleOf, E as effectOfUnknown, Et as statusLineOf, bi as reportWords, ds as severities, gt as fingerprint, j as softeningOf, k as isUnseen, w as effectOfFinding } from "./gate.js";
import { t as recordText } from "./fix-record.js";
import { k as harmless } from "./start.js";
// src/report/remarks.ts
function remarksOf({ targets }, { language, outcome }) {
	const telling = {
		language,
		outcome
	};
	return distinct(targets.flatMap((target) => {
		const checks = target.checks.flatMap((check) => ofCheck(check, target, telling));
		const findings = target.findings.map((finding) => ofFinding(finding, target, telling));
		return [
			...ofVerdict(target, telling),
			...checks,
			...findings
		];
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
		severity: "high"
	},
	unknown: {
		kind: "unknown",
		severity: "high"
	},
	warn: {
		kind: "threshold",
		severity: "medium"
	},
	waived: {
		kind: "threshold",
		severity: "high"
	},
	pass: null,
	off: null
};
function ofCheck(check, target, { language, outcome }) {
	const how = ofStatus[check.status];
	if (!how) return [];
	const action = how.kind === "unknown" ? target.message ?? "" : check.action ?? "";
	const { id, message: cause, waived, baselineState } = check;
	const own = fingerprint(`gate.${id}`, target.url, check.kind);
	const effect = effectOfCheck(check, target, outcome);
	const said = {
		id: `gate.${id}`,
		cause,
		action,
		waived,
		baselineState,
		fingerprint: own,
		effect
	};
	return [{
		...how,
		loudness: effect.loudness,
		...common(said, target, language)
	}];
}
function ofVerdict(target, { language, outcome }) {
	if (!isUnseen(target)) return [];
	const effect = effectOfUnknown(target, outcome);
	const said = {
		id: "gate.verdict",
		cause: target.message ?? reportWords.verdict.unknown[language],
		action: "",
		effect
	};
	return [{
		kind: "unknown",
		loudness: effect.loudness,
		severity: "high",
		...common(said, target, language)
	}];
}
function ofFinding(finding, target, { language, outcome }) {
	const { severity, reference } = finding;
	const effect = effectOfFinding(finding, outcome);
	return {
		kind: "finding",
		loudness: loudnessOf(finding, target, outcome),
		severity,
		...common({
			...finding,
			action: withRecord(finding),
			effect
		}, target, language),
		...reference !== void 0 && { reference: harmless(reference, longest.text) }
	};
}
function withRecord({ action, record }) {
	const mend = recordText(record, longest.text - action.length - 1);
	return mend === "" ? action : `${action} ${mend}`;
}
function common(said, target, language) {
	const { id, cause, action, subject, waived, baselineState, effect } = said;
	const texts = [
		cause,
		action,
		...[statusLineOf({
			waived,
			baselineState
		}, language), softeningOf(effect, language)].map((note) => note && `(${note})`)
	].map((text) => harmless(text, longest.text));
	const about = subject === void 0 ? "" : ` ${harmless(subject, longest.subject)}`;
	const where = `[${harmless(id, longest.rule)}${about} · ${harmless(titleOf(target), longest.title)}]`;
	return {
		rule: harmless(id, longest.rule).replaceAll(/[\s/]+/g, "-"),
		target,
		cause: harmless(cause, longest.text),
		action: harmless(action, longest.text),
		text: [...texts, where].filter((text) => text !== "").join(" "),
		fingerprint: identity(said, target),
		does: effect.does,
		...subject !== void 0 && { subject: harmless(subject, longest.subject) },
		...waived && { waived: harmlessly(waived) },
		...baselineState && { baselineState }
	};
}
function harmlessly({ reason, until, owner }) {
	return {
		reason: harmless(reason, longest.reason),
		until: harmless(until, 30),
		...owner !== void 0 && { owner: harmless(owner, longest.rule) }
	};
}
function identity({ id, subject, fingerprint: known = "" }, { url }) {
	return /^[\da-f]{64}$/.test(known) ? known : fingerprint(id, url, subject);
}
function distinct(remarks) {
	const seen = new Set();
	const counts = new Map();
	return remarks.map((remark) => {
		const elsewhere = fingerprint(remark.fingerprint, remark.target.url);
		const count = (counts.get(elsewhere) ?? 0) + 1;
		counts.set(elsewhere, count);
		const own = count === 1 ? remark.fingerprint : fingerprint(elsewhere, `${count}`);
		const unique = seen.has(own) ? elsewhere : own;
		seen.add(unique);
		return unique === remark.fingerprint ? remark : {
			...remark,
			fingerprint: unique
		};
	});
}
export { remarksOf as t };
