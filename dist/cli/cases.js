import { k as harmless, xt as fill } from "./start.js";
import { C as effectOfCheck, Dt as titleOf, E as effectOfUnknown, Et as statusLineOf, O as findingEffectOf, T as effectOfNotice, Tt as thresholdText, bi as reportWords, j as softeningOf, k as isUnseen, w as effectOfFinding, wt as required } from "./gate.js";
import { t as recordText } from "./fix-record.js";
// src/report/kinds/cases.ts
function testSuitesOf(result, { language, outcome }) {
	const { targets, notices = [] } = result;
	const telling = {
		language,
		outcome
	};
	const suites = distinct(targets.map((target) => suiteOf(target, telling)));
	if (notices.length === 0) return suites;
	const cases = notices.map((notice) => {
		const effect = effectOfNotice(notice, result, outcome);
		return {
			name: harmless(notice.id, longest.name),
			status: statusFor(effect),
			lines: told(softeningOf(effect, language), notice.message)
		};
	});
	return [...suites, {
		name: "portcullis",
		target: null,
		cases: distinct(cases),
		notes: []
	}];
}
function statusFor({ does, softenedBy }) {
	if (does === "fail" || does === "unknown") return does;
	return softenedBy === void 0 ? "warn" : "skip";
}
const longest = {
	name: 200,
	title: 2500,
	line: 2500
};
const mostNotes = 200;
const own = {
	verdict: {
		en: "The gate does not pass.",
		ko: "게이트를 통과하지 못했습니다."
	},
	off: {
		en: "not required",
		ko: "요구하지 않음"
	},
	more: {
		en: "+{count} more findings",
		ko: "문제 +{count}건"
	}
};
function hasSay({ waived, level }) {
	return waived !== void 0 || level === "error" || level === "warn";
}
function suiteOf(target, telling) {
	const { language } = telling;
	const cases = [...target.checks.map((check) => caseOfCheck(check, target, telling)), ...target.findings.filter(hasSay).map((finding) => caseOfFinding(finding, telling))];
	const others = target.findings.filter((finding) => !hasSay(finding));
	const notes = others.slice(0, mostNotes).map((finding) => noteOf(finding, language));
	const left = others.length - notes.length;
	return {
		name: harmless(titleOf(target), longest.title),
		target,
		cases: distinct([...cases, ...caseOfVerdict(target, cases, telling)]),
		notes: left > 0 ? [...notes, fill(own.more, { count: left }, language)] : notes
	};
}
function caseOfCheck(check, target, { language, outcome }) {
	const measured = `${thresholdText(check.actual, language)} (${required(check, language)})`;
	const effect = effectOfCheck(check, target, outcome);
	const isOff = check.status === "off";
	const excuse = isOff ? own.off[language] : statusLineOf(check, language) || softeningOf(effect, language);
	const unseen = check.status === "unknown" ? [target.message ?? "", target.reason ?? ""] : [];
	const status = statusOfCheck(check, effect);
	const lines = [
		...status === "skip" ? [
			excuse,
			...unseen,
			check.message
		] : [
			...unseen,
			check.message,
			excuse
		],
		check.action ?? "",
		isOff ? "" : measured
	];
	return {
		name: harmless(check.id, longest.name),
		status,
		lines: told(...lines)
	};
}
function statusOfCheck({ status, baselineState }, effect) {
	if (status === "pass") return "pass";
	return status === "off" || status === "waived" || baselineState ? "skip" : statusFor(effect);
}
function caseOfFinding(finding, { language, outcome }) {
	const { id, subject, cause, action, record, waived } = finding;
	const about = subject === void 0 ? "" : ` (${subject})`;
	const effect = effectOfFinding(finding, outcome);
	return {
		name: harmless(`${id}${about}`, longest.name),
		status: waived ? "skip" : statusFor(effect),
		lines: told(softeningOf(effect, language), statusLineOf(finding, language), cause, action, recordText(record, longest.line))
	};
}
function caseOfVerdict(target, cases, { language, outcome }) {
	const { verdict, message = "", reason = "" } = target;
	const isOpen = isUnseen(target);
	const effect = isOpen ? effectOfUnknown(target, outcome) : findingEffectOf(verdict, outcome);
	if (!isOpen && (effect.does !== "fail" || cases.some(({ status }) => status === "fail"))) return [];
	const excuse = softeningOf(effect, language);
	return [{
		name: "verdict",
		status: statusFor(effect),
		lines: told(excuse, message, reason, own.verdict[language])
	}];
}
function noteOf(finding, language) {
	const { id, severity, subject, cause, action } = finding;
	const about = subject === void 0 ? "" : ` (${subject})`;
	const standing = statusLineOf(finding, language);
	const text = `${reportWords.severity[severity][language]} ${id}${about}: ${cause} ${action}${standing && ` [${standing}]`}`;
	return harmless(text, longest.line);
}
function told(...texts) {
	return texts.filter((text) => text !== "").map((text) => harmless(text, longest.line));
}
function distinct(named) {
	const seen = new Map();
	return named.map((each) => {
		const count = (seen.get(each.name) ?? 0) + 1;
		seen.set(each.name, count);
		return count === 1 ? each : {
			...each,
			name: `${each.name} #${count}`
		};
	});
}
export { testSuitesOf as t };
