import { it as fingerprint } from "./gate.js";
import { g as toJson, y as harmless } from "./start.js";
import { t as remarksOf } from "./remarks.js";
import { t as spotOf } from "./spot.js";
// src/report/kinds/codequality.ts
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
function toEntry(remark, place) {
	return {
		description: remark.text,
		check_name: remark.rule,
		fingerprint: remark.fingerprint,
		severity: severityOf(remark),
		location: locationOf(spotOf(place, remark.target, remark))
	};
}
function severityOf({ kind, loudness, severity, waived, isKnown }) {
	if (waived || isKnown) return "info";
	return kind !== "finding" && loudness === "error" ? "blocker" : ofSeverity[severity];
}
const anyPath = ".gitlab-ci.yml";
function locationOf(spot) {
	return {
		path: spot?.path ?? anyPath,
		lines: { begin: spot?.range.start.line ?? 1 }
	};
}
function ofNotice({ id, level, message }, place) {
	return {
		description: harmless(message, 1e3),
		check_name: harmless(id, 120),
		fingerprint: fingerprint(id, "", message),
		severity: level === "error" ? "blocker" : "minor",
		location: locationOf(spotOf(place, null, { rule: id }))
	};
}
export { codeQuality };
