import { T as effectOfNotice, gt as fingerprint } from "./gate.js";
import { D as toJson, k as harmless } from "./start.js";
import { t as remarksOf } from "./remarks.js";
import { t as spotOf } from "./spot.js";
// src/report/kinds/codequality.ts
const codeQuality = (result, place) => {
	const remarks = remarksOf(result, place).map((remark) => toEntry(remark, place));
	const notices = (result.notices ?? []).map((notice) => {
		const { does } = effectOfNotice(notice, result, place.outcome);
		return ofNotice(notice, isDecisive(does) ? "blocker" : "minor", place);
	});
	return toJson([...notices, ...remarks]);
};
function isDecisive(does) {
	return does === "fail" || does === "unknown";
}
const ofSeverity = {
	critical: "critical",
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
function severityOf({ does, severity, waived, baselineState }) {
	if (waived || baselineState === "unchanged") return "info";
	return isDecisive(does) ? "blocker" : ofSeverity[severity];
}
const anyPath = ".gitlab-ci.yml";
function locationOf(spot) {
	return {
		path: spot?.path ?? anyPath,
		lines: { begin: spot?.range.start.line ?? 1 }
	};
}
function ofNotice({ id, message }, severity, place) {
	return {
		description: harmless(message, 1e3),
		check_name: harmless(id, 120),
		fingerprint: fingerprint(id, "", message),
		severity,
		location: locationOf(spotOf(place, null, { rule: id }))
	};
}
export { codeQuality };
