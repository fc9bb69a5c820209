import { D as toJson, k as harmless, pt as shorten, xt as fill } from "./start.js";
import { T as effectOfNotice } from "./gate.js";
import { n as pathOfUrl, t as encoded } from "./place.js";
import { t as remarksOf } from "./remarks.js";
import { n as unreadSpot, t as spotOf } from "./spot.js";
// src/core/result/result.ts
function isComplete({ targets, verdict }) {
	if (targets.length === 0) return verdict !== "unknown";
	return targets.every((target) => target.verdict !== "unknown" && !target.incompleteChecks?.length && target.checks.every(({ status }) => status !== "unknown"));
}
// src/report/kinds/sarif-rules.ts
function sarifRules(remarks, known, home) {
	return [...Map.groupBy(remarks, ({ rule }) => rule)].map(([id, [first]]) => ({
		...toRule(id, first, known.get(id)),
		...helpOf(id, known.get(id), home)
	}));
}
const longest = 1024;
const securitySeverity = {
	critical: "9.5",
	high: "8.0",
	medium: "5.5",
	low: "2.0",
	info: null
};
const levelOf$1 = {
	critical: "error",
	high: "error",
	medium: "warning",
	low: "note",
	info: "note"
};
function toRule(id, found, rule) {
	const { cause, action, reference } = rule ?? {
		...found,
		cause: titleOf(id),
		action: found?.action || titleOf(id)
	};
	const severity = found?.severity ?? "info";
	const score = securitySeverity[severity];
	return {
		id,
		name: pascal(id),
		shortDescription: { text: shorten(cause, longest) },
		fullDescription: { text: shorten(`${cause} ${action}`, longest) },
		help: { text: [
			cause,
			action,
			reference
		].filter(Boolean).join("\n\n") },
		defaultConfiguration: { level: levelOf$1[severity] },
		properties: {
			...score && {
				"security-severity": score,
				tags: ["security"]
			},
			precision: "very-high"
		}
	};
}
function helpOf(id, rule, home) {
	if (!rule) return {};
	const { reference = "" } = rule;
	return { helpUri: reference.startsWith("https://") ? reference : `${home}/blob/main/docs/checks/${id.split(".", 1)[0]}.md` };
}
function pascal(id) {
	return id.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("") || "Rule";
}
function titleOf(id) {
	return id.replace(".", ": ").replaceAll("-", " ") || "rule";
}
// src/report/kinds/sarif.ts
const mostResults = 5e3;
const words = { more: {
	en: "+{count} more results are in the result object.",
	ko: "결과 +{count}건은 결과 객체에 있습니다."
} };
const informationUri = "https://github.com/portcullis/portcullis";
const sarif = (result, place) => {
	const remarks = remarksOf(result, place);
	const told = remarks.filter(({ kind }) => kind !== "unknown");
	const shown = told.slice(0, mostResults);
	const rules = sarifRules(shown, place.rules, informationUri);
	const indexes = new Map(rules.map(({ id }, index) => [id, index]));
	const marks = {
		hasWaived: shown.some(({ waived }) => waived),
		hasKnown: shown.some(({ baselineState }) => baselineState === "unchanged")
	};
	const version = harmless(result.tool.version, 60);
	return toJson({
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "Portcullis",
				informationUri,
				version,
				semanticVersion: semantic(version),
				rules
			} },
			language: place.language,
			columnKind: "utf16CodeUnits",
			invocations: [invocationOf(result, place, {
				remarks,
				left: told.length - shown.length
			})],
			results: shown.map((remark) => toResult(remark, {
				place,
				marks,
				ruleIndex: indexes.get(remark.rule) ?? -1
			}))
		}]
	});
};
function semantic(version) {
	return /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version) ? version : void 0;
}
function invocationOf(result, place, { remarks, left }) {
	const unknown = remarks.filter(({ kind }) => kind === "unknown");
	const notices = (result.notices ?? []).map((notice) => {
		const { loudness } = effectOfNotice(notice, result, place.outcome);
		return {
			descriptor: { id: harmless(notice.id, 120) },
			level: levelOf[loudness],
			message: said(harmless(notice.message, 1e3))
		};
	});
	const open = result.targets.flatMap((target) => (target.incompleteChecks ?? []).map(({ check, message }) => ({
		rule: `gate.${harmless(check, 120)}`,
		target,
		text: harmless(message, 1e3),
		loudness: "warning"
	})).filter(({ rule }) => !unknown.some((remark) => remark.target === target && remark.rule === rule)));
	return {
		executionSuccessful: isComplete(result),
		endTimeUtc: result.generatedAt,
		toolExecutionNotifications: [...[...unknown, ...open].map((each) => notification(each, place)), ...left > 0 ? [{
			level: "warning",
			message: said(fill(words.more, { count: left }, place.language))
		}] : []],
		toolConfigurationNotifications: notices
	};
}
function notification({ text, target, rule, loudness }, place) {
	const { reason } = target;
	return {
		descriptor: { id: rule },
		level: levelOf[loudness],
		message: said(text),
		locations: [locationOf(target, { rule }, place)],
		...reason !== void 0 && { properties: { reason: harmless(reason, 100) } }
	};
}
const levelOf = {
	error: "error",
	warning: "warning",
	notice: "note"
};
function toResult(remark, { place, marks, ruleIndex }) {
	const { rule, loudness, severity, text, target, subject, fingerprint, waived, baselineState } = remark;
	const url = harmless(target.url, 2100);
	return {
		ruleId: rule,
		ruleIndex,
		level: levelOf[loudness],
		message: said(text),
		locations: [locationOf(target, remark, place)],
		...(place.source ?? place.config) && { relatedLocations: [relatedLocation(target)] },
		partialFingerprints: {
			primaryLocationLineHash: fingerprint,
			"portcullis/v1": fingerprint
		},
		...marks.hasWaived && { suppressions: waived ? [suppressionOf(waived)] : [] },
		...marks.hasKnown && { baselineState: baselineState ?? "new" },
		properties: {
			url,
			severity,
			...subject !== void 0 && { subject }
		}
	};
}
function suppressionOf({ reason, until, owner }) {
	const by = owner === void 0 ? until : `${owner}, ${until}`;
	const properties = {
		until,
		...owner !== void 0 && { owner }
	};
	return {
		kind: "external",
		status: "accepted",
		justification: `${reason} (${by})`,
		properties
	};
}
function locationOf(target, about, place) {
	const logicalLocations = [{
		fullyQualifiedName: harmless(target.url, 2100),
		kind: "resource"
	}];
	const spot = spotOf(place, target, about);
	if (!spot) return {
		physicalLocation: fileOf(pathOfUrl(target.url), unreadSpot("")),
		logicalLocations
	};
	return {
		physicalLocation: fileOf(encoded(spot.path), spot),
		logicalLocations
	};
}
function relatedLocation(target) {
	return {
		id: 0,
		physicalLocation: fileOf(pathOfUrl(target.url), unreadSpot("")),
		message: said(harmless(target.url, 2100))
	};
}
const longestSnippet = 300;
function fileOf(uri, { range: { start, end }, text, around }) {
	const region = {
		startLine: start.line,
		startColumn: start.column,
		endLine: end.line,
		endColumn: end.column
	};
	if (text === null || around.lines.some((line) => line.length > longestSnippet)) return {
		artifactLocation: { uri },
		region
	};
	const context = {
		startLine: around.first,
		endLine: around.first + around.lines.length - 1
	};
	const whole = around.lines.join("\n");
	return {
		artifactLocation: { uri },
		region: {
			...region,
			snippet: { text }
		},
		...whole !== text && { contextRegion: {
			...context,
			snippet: { text: whole }
		} }
	};
}
function said(text) {
	return { text: text.replaceAll("](", "] (").replaceAll(/\{(?=\d+\})/g, "{ ") };
}
export { sarif };
