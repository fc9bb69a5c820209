import { lt as fill, y as harmless } from "./start.js";
import { t as recordText } from "./fix-record.js";
import { Ct as titleOf, St as standingOf, Xr as words, bt as shown, yt as required } from "./gate.js";
// src/report/kinds/cases.ts
function suitesOf({ targets, notices = [] }, language) {
	const suites = distinct(targets.map((target) => suiteOf(target, language)));
	if (notices.length === 0) return suites;
	const cases = notices.map(({ id, level, message }) => {
		return {
			name: harmless(id, longest.name),
			status: level === "error" ? "fail" : "warn",
			lines: told(message)
		};
	});
	return [...suites, {
		name: "portcullis",
		target: null,
		cases: distinct(cases),
		notes: []
	}];
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
function suiteOf(target, language) {
	const cases = [...target.checks.map((check) => caseOfCheck(check, target, language)), ...target.findings.filter(hasSay).map((finding) => caseOfFinding(finding, language))];
	const others = target.findings.filter((finding) => !hasSay(finding));
	const notes = others.slice(0, mostNotes).map((finding) => noteOf(finding, language));
	const left = others.length - notes.length;
	return {
		name: harmless(titleOf(target), longest.title),
		target,
		cases: distinct([...cases, ...caseOfVerdict(target, cases, language)]),
		notes: left > 0 ? [...notes, fill(own.more, { count: left }, language)] : notes
	};
}
const statusOf = {
	pass: "pass",
	warn: "warn",
	fail: "fail",
	unknown: "unknown",
	waived: "skip",
	off: "skip"
};
function caseOfCheck(check, { message, reason }, language) {
	const measured = `${shown(check.actual, language)} (${required(check, language)})`;
	const lines = [
		...check.status === "unknown" ? [message ?? "", reason ?? ""] : [],
		check.message,
		check.action ?? "",
		check.status === "off" ? own.off[language] : standingOf(check, language),
		check.status === "off" ? "" : measured
	];
	return {
		name: harmless(check.id, longest.name),
		status: statusOf[check.status],
		lines: told(...lines)
	};
}
function caseOfFinding(finding, language) {
	const { id, subject, cause, action, record, level, waived } = finding;
	const about = subject === void 0 ? "" : ` (${subject})`;
	const counted = level === "error" ? "fail" : "warn";
	return {
		name: harmless(`${id}${about}`, longest.name),
		status: waived ? "skip" : counted,
		lines: told(standingOf(finding, language), cause, action, recordText(record, longest.line))
	};
}
function caseOfVerdict(target, cases, language) {
	const { verdict, message = "", reason = "" } = target;
	if (cases.some(({ status }) => status === "fail" || status === "unknown") || verdict === "pass" || verdict === "warn") return [];
	return [{
		name: "verdict",
		status: verdict,
		lines: told(message, reason, own.verdict[language])
	}];
}
function noteOf(finding, language) {
	const { id, severity, subject, cause, action } = finding;
	const about = subject === void 0 ? "" : ` (${subject})`;
	const standing = standingOf(finding, language);
	const text = `${words.severity[severity][language]} ${id}${about}: ${cause} ${action}${standing && ` [${standing}]`}`;
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
export { suitesOf as t };
