import { Ct as titleOf, St as standingOf, Xr as words, go as severities, xt as loudnessOf, y as together } from "./gate.js";
import { lt as fill, y as harmless } from "./start.js";
import { t as recordText } from "./fix-record.js";
import { i as lineOf, r as wholeLine } from "./spot.js";
// src/report/github/annotate.ts
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function annotate({ kind, title, message, at }) {
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
function annotationsOf({ targets, notices = [] }, language, outcome) {
	const ranked = targets.flatMap((target) => {
		return together(target.findings).filter((finding) => isWorthNoting(finding, target)).map((finding) => ({
			target,
			finding
		}));
	}).toSorted((a, b) => rank(a.finding) - rank(b.finding));
	return [
		...notices.map(({ id, level, message }) => ({
			kind: level === "error" ? "error" : "warning",
			title: harmless(id, longest.rule),
			message: harmless(message, longest.text),
			about: {
				rule: id,
				target: null
			}
		})),
		...targets.flatMap((target) => thresholdsOf(target, language)).map((each) => softened(each, outcome)),
		...ranked.map(({ target, finding }) => calmed(toAnnotation(finding, target, language), outcome))
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
const kindOfStatus = {
	fail: "error",
	unknown: "error",
	warn: "warning",
	waived: "notice"
};
const kindOfUnknown = {
	fail: "error",
	warn: "warning",
	pass: "notice"
};
function softened({ status, ...annotation }, outcome) {
	if (outcome && status === "unknown") return {
		...annotation,
		kind: kindOfUnknown[outcome.onError]
	};
	return calmed(annotation, outcome);
}
function calmed(annotation, outcome) {
	return annotation.kind === "error" && outcome?.failOn === "never" ? {
		...annotation,
		kind: "warning"
	} : annotation;
}
function thresholdsOf(target, language) {
	const told = target.checks.filter(({ status }) => status in kindOfStatus);
	const thresholds = [...Map.groupBy(told, (check) => `${check.status} ${check.message} ${standingOf(check, language)}`).values()].map((checks) => ofThresholds(checks, target, language));
	return [...unseenOf(target, language), ...thresholds];
}
function unseenOf(target, language) {
	const { verdict, checks, message = "" } = target;
	if (verdict !== "unknown" || checks.some(({ status }) => status === "unknown")) return [];
	const title = `${words.verdict.unknown[language]} ${harmless(titleOf(target), longest.url)}`;
	const about = {
		rule: "gate.verdict",
		target
	};
	return [{
		kind: "error",
		title,
		message: lines(message),
		about,
		status: "unknown"
	}];
}
function ofThresholds(checks, target, language) {
	const [check] = checks;
	const status = check?.status ?? "unknown";
	const isKnown = check?.isKnown ?? false;
	const verdict = status === "waived" || status === "off" || isKnown ? "" : `${words.verdict[status][language]} `;
	const ids = checks.map(({ id }) => harmless(id, longest.rule)).join(", ");
	const why = status === "unknown" ? target.message : check?.action;
	return {
		kind: isKnown ? "notice" : kindOfStatus[status] ?? "error",
		title: `${verdict}${ids} · ${harmless(titleOf(target), longest.url)}`,
		message: lines(check?.message ?? "", why ?? "", check ? standingOf(check, language) : ""),
		about: {
			rule: `gate.${check?.id ?? ""}`,
			target
		},
		status
	};
}
function toAnnotation(finding, target, language) {
	const { id, subject, cause, action, record } = finding;
	const about = subject === void 0 ? "" : ` (${harmless(subject, longest.subject)})`;
	return {
		kind: loudnessOf(finding),
		title: `${harmless(id, longest.rule)}${about} · ${harmless(titleOf(target), longest.url)}`,
		message: lines(cause, action, recordText(record, longest.text), standingOf(finding, language)),
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
	const at = spotOf(annotation, place);
	return annotate({
		...annotation,
		...at && { at }
	});
}
function spotOf({ about }, place) {
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
export { spotOf as i, githubReport as n, limited as r, annotationsOf as t };
