import { t as fingerprint } from "./fingerprint.js";
import { a as harmless } from "./standing.js";
import { t as toJson } from "./json2.js";
import { n as lineOf } from "./place.js";
import { t as remarksOf } from "./remarks.js";
// src/report/codequality.ts
const codeQuality = (result, place) => {
	const remarks = remarksOf(result, place.language).map((remark) => toEntry(remark, place));
	const notices = (result.notices ?? []).map((notice) => ofNotice(notice, place));
	return toJson([...notices, ...remarks]);
};
const ofSeverity = {
	critical: "blocker",
	high: "critical",
	medium: "major",
	low: "minor",
	info: "info"
};
function toEntry(remark, { source }) {
	return {
		description: remark.text,
		check_name: remark.rule,
		fingerprint: remark.fingerprint,
		severity: severityOf(remark),
		location: locationOf(source, source ? lineOf(source, remark.target).number : 1)
	};
}
function severityOf({ kind, loudness, severity, waived, isKnown }) {
	if (waived || isKnown) return "info";
	return kind !== "finding" && loudness === "error" ? "blocker" : ofSeverity[severity];
}
const anyPath = ".gitlab-ci.yml";
function locationOf(source, line) {
	return {
		path: source?.path ?? anyPath,
		lines: { begin: line }
	};
}
function ofNotice({ id, level, message }, { source }) {
	return {
		description: harmless(message, 1e3),
		check_name: harmless(id, 120),
		fingerprint: fingerprint(id, "", message),
		severity: level === "error" ? "blocker" : "minor",
		location: locationOf(source, 1)
	};
}
export { codeQuality };
