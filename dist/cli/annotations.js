import { A as loudnessOf, C as effectOfCheck, Dt as titleOf, E as effectOfUnknown, Et as statusLineOf, Ft as idsBeside, Nt as byCause, T as effectOfNotice, bi as reportWords, ds as severities, j as softeningOf, k as isUnseen, w as effectOfFinding } from "./gate.js";
import { k as harmless, xt as fill } from "./start.js";
import { t as recordText } from "./fix-record.js";
import { i as lineOf, r as wholeLine } from "./spot.js";
// src/report/github/annotate.ts
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function formatAnnotation({ kind, title, message, at }) {
	return `::${kind} ${[...at ? placeOf(at) : [], `title=${escapeProperty(title)}`].join(",")}::${escapeData(message)}\n`;
}
function placeOf({ path, range: { start, end } }) {
	const lines = [
		`file=${escapeProperty(path)}`,
		`line=${start.line}`,
		`endLine=${end.line}`
	];
	return start.line === end.line ? [...lines, `col=${start.column}`] : lines;
}
// src/report/github/annotations.ts
function annotationsOf(result, language, outcome) {
	const { targets, notices = [] } = result;
	const ranked = targets.flatMap((target) => {
		return byCause(target.findings).filter((finding) => isWorthNoting(finding, target)).map((finding) => ({
			target,
			finding
		}));
	}).toSorted((a, b) => rank(a.finding) - rank(b.finding));
	const telling = {
		language,
		outcome
	};
	return [
		...notices.map((notice) => ({
			kind: effectOfNotice(notice, result, outcome).loudness,
			title: harmless(notice.id, longest.rule),
			message: harmless(notice.message, longest.text),
			about: {
				rule: notice.id,
				target: null
			}
		})),
		...targets.flatMap((target) => thresholdsOf(target, telling)),
		...ranked.map(({ target, finding }) => toAnnotation(finding, target, telling))
	];
}
function isWorthNoting({ severity, level }, { verdict }) {
	return verdict !== "pass" || severity !== "info" || level === "error" || level === "warn";
}
function rank({ severity }) {
	return severities.indexOf(severity);
}
const longest = {
	rule: 120,
	url: 200,
	subject: 80,
	text: 600
};
const silent = new Set(["pass", "off"]);
function thresholdsOf(target, telling) {
	const told = target.checks.filter(({ status }) => !silent.has(status));
	const thresholds = [...Map.groupBy(told, (check) => `${check.status} ${check.message} ${statusLineOf(check, telling.language)}`).values()].flatMap(([first, ...others]) => first ? [ofThresholds([first, ...others], target, telling)] : []);
	return [...unseenOf(target, telling), ...thresholds];
}
function unseenOf(target, { language, outcome }) {
	const { message = "" } = target;
	if (!isUnseen(target)) return [];
	const effect = effectOfUnknown(target, outcome);
	const title = `${reportWords.verdict.unknown[language]} ${harmless(titleOf(target), longest.url)}`;
	const about = {
		rule: "gate.verdict",
		target
	};
	return [{
		kind: effect.loudness,
		title,
		message: lines(message, softeningOf(effect, language)),
		about
	}];
}
function ofThresholds(checks, target, { language, outcome }) {
	const [check] = checks;
	const { status, baselineState } = check;
	const verdict = status === "waived" || baselineState ? "" : `${verdictIn(status, language)} `;
	const ids = checks.map(({ id }) => harmless(id, longest.rule)).join(", ");
	const why = status === "unknown" ? target.message : check.action;
	const effect = effectOfCheck(check, target, outcome);
	return {
		kind: effect.loudness,
		title: `${verdict}${ids} · ${harmless(titleOf(target), longest.url)}`,
		message: lines(check.message, why ?? "", statusLineOf(check, language) || softeningOf(effect, language)),
		about: {
			rule: `gate.${check.id}`,
			target
		}
	};
}
function verdictIn(status, language) {
	return status === "waived" || status === "off" ? "" : reportWords.verdict[status][language];
}
function toAnnotation(finding, target, { language, outcome }) {
	const { id, subject, cause, action, record } = finding;
	const about = subject === void 0 ? "" : ` (${harmless(subject, longest.subject)})`;
	const beside = idsBeside(finding).join(", ");
	const notes = [
		beside === "" ? "" : fill(reportWords.also, { list: beside }, language),
		statusLineOf(finding, language),
		softeningOf(effectOfFinding(finding, outcome), language)
	];
	return {
		kind: loudnessOf(finding, target, outcome),
		title: `${harmless(id, longest.rule)}${about} · ${harmless(titleOf(target), longest.url)}`,
		message: lines(cause, action, recordText(record, longest.text), ...notes),
		about: {
			rule: id,
			target,
			...subject !== void 0 && { subject }
		}
	};
}
function lines(...texts) {
	return texts.filter((text) => text !== "").map((text) => harmless(text, longest.text)).join("\n");
}
const mostOfEach = 10;
const more = {
	en: "+{count} more: they are in the results file.",
	ko: "+{count}건 더 있습니다. 결과 파일에서 볼 수 있습니다."
};
function limited(annotations, language) {
	return [...Map.groupBy(annotations, ({ kind }) => kind).values()].flatMap((all) => {
		const count = all.length - mostOfEach;
		if (count <= 0) return all;
		return all.slice(0, mostOfEach).map((each, index) => {
			if (index < 9) return each;
			return {
				...each,
				message: `${each.message}\n${fill(more, { count }, language)}`
			};
		});
	});
}
function commandOf(annotation, place) {
	const at = annotationSpotOf(annotation, place);
	return formatAnnotation({
		...annotation,
		...at && { at }
	});
}
function annotationSpotOf({ about }, place) {
	return about ? lineAbout(about, place) : null;
}
function lineAbout(about, { config, source }) {
	const { target } = about;
	const range = config?.rangeOf(target, about);
	if (config && range) return {
		path: config.path,
		range
	};
	const line = source?.text && target && lineOf(source.text, target);
	return source?.text && line ? {
		path: source.path,
		range: wholeLine(source.text, line)
	} : null;
}
const githubReport = (result, place) => limited(annotationsOf(result, place.language, place.outcome), place.language).map((each) => commandOf(each, place)).join("");
export { limited as i, annotationsOf as n, githubReport as r, annotationSpotOf as t };
