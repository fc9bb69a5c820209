import { M as markup, j as literal, xt as fill } from "./start.js";
import { Ct as markFor, D as endingOfRun, Dt as titleOf, Et as statusLineOf, Ft as idsBeside, M as addressGroups, Nt as byCause, Ot as waivedFindings, S as unknownReasonOf, Tt as thresholdText, _ as costOf, b as verdictOfRun, bi as reportWords, g as connectionsOf, jt as markOf, v as inWords, wt as required, x as tallyOf } from "./gate.js";
import { t as recordText } from "./fix-record.js";
// src/report/github/html.ts
function block(tag, content) {
	return `<${tag}>${content}</${tag}>\n`;
}
function plainHtml(text) {
	return markup(text, 2500);
}
function codeHtml(text) {
	return `<code>${literal(text, 500)}</code>`;
}
function table(head, rows) {
	const titles = head.map((each) => `<th>${each}</th>`).join("");
	const body = rows.map(([first = "", ...cells]) => {
		return `<tr><td nowrap>${first}</td>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
	});
	return block("table", [`<tr>${titles}</tr>`, ...body].join("\n"));
}
// src/report/github/notice-list.ts
const most = 10;
function noticeList({ notices = [] }, bytes) {
	let room = bytes;
	const lines = [];
	for (const { level, message } of notices.slice(0, most)) {
		const line = `${markOf[level === "error" ? "fail" : "warn"]} ${markup(message, 600)}`;
		room -= Buffer.byteLength(`${line}<br>`);
		if (room < 0) break;
		lines.push(line);
	}
	const left = notices.length - lines.length;
	const all = [...lines, ...left > 0 ? [`+${left}`] : []];
	return all.length === 0 ? [] : [block("p", all.join("<br>"))];
}
// src/report/github/summary-run.ts
function runParts(result, { language, outcome }, bytes) {
	return [...totals(result, {
		language,
		outcome
	}), ...noticeList(result, bytes)];
}
function totals(result, { language, outcome }) {
	const { pass, warn, fail, unknown } = result.totals;
	const targets = result.targets.length;
	const told = [
		targets < 2 ? "" : fill(reportWords.totals, {
			targets,
			pass: pass + warn,
			fail,
			unknown
		}, language),
		waivedFindings(result.totals.waived, language),
		connectionsOf(result, language)
	].filter((text) => text !== "");
	const why = verdictOfRun(result, language);
	const run = why === "" ? "" : `${markOf[result.verdict]} ${reportWords.verdict[result.verdict][language]} ${why}`;
	const lines = [
		told.join(", "),
		run,
		endingOfRun(result, language, outcome)
	].filter((text) => text !== "");
	return lines.length === 0 ? [] : [block("p", lines.map(plainHtml).join("<br>"))];
}
// src/report/github/summary.ts
function gateSummary(result, { language, limit, outcome }) {
	const several = result.targets.length > 1;
	const kept = [...runParts(result, {
		language,
		outcome
	}, limit / 2)];
	let room = limit - reserve - bytesOf(kept.join("\n"));
	let shownTargets = 0;
	for (const target of result.targets) {
		const section = fitting(room, (most) => several ? folded(target, language, most) : open(target, language, most));
		if (section === null) break;
		room -= bytesOf(section);
		kept.push(section);
		shownTargets++;
	}
	const left = result.targets.length - shownTargets;
	return [...kept, ...left > 0 ? [block("p", plainHtml(say("moreTargets", language, left)))] : []].join("\n");
}
const own = {
	threshold: {
		en: "threshold",
		ko: "기준"
	},
	measured: {
		en: "measured",
		ko: "측정값"
	},
	required: {
		en: "required",
		ko: "요구값"
	},
	source: {
		en: "set by",
		ko: "출처"
	},
	severity: {
		en: "severity",
		ko: "심각도"
	},
	rule: {
		en: "rule",
		ko: "규칙"
	},
	finding: {
		en: "finding",
		ko: "문제와 조치"
	},
	origin: {
		en: "origin",
		ko: "오리진"
	},
	grade: {
		en: "grade",
		ko: "등급"
	},
	days: {
		en: "days left",
		ko: "남은 일수"
	},
	address: {
		en: "address",
		ko: "주소"
	},
	headers: {
		en: "headers",
		ko: "헤더"
	},
	note: {
		en: "note",
		ko: "비고"
	},
	moreTargets: {
		en: "+{count} more targets: they are in the results file.",
		ko: "대상 +{count}개가 더 있습니다. 결과 파일에서 볼 수 있습니다."
	},
	moreFindings: {
		en: "+{count} more findings: they are in the results file.",
		ko: "문제 +{count}건이 더 있습니다. 결과 파일에서 볼 수 있습니다."
	}
};
function say(id, language, count = 0) {
	return fill(own[id], { count }, language);
}
const longestRecord = 1200;
const mostFindings = [
	50,
	15,
	5,
	0
];
function fitting(room, sectionOf) {
	for (const most of mostFindings) {
		const section = sectionOf(most);
		if (bytesOf(section) <= room) return section;
	}
	return null;
}
const reserve = 1e3;
function bytesOf(text) {
	return Buffer.byteLength(text) + 1;
}
function headline(target, language) {
	return `${markOf[target.verdict]} ${reportWords.verdict[target.verdict][language]} ${codeHtml(titleOf(target))}`;
}
function open(target, language, most) {
	const reason = unknownReasonOf(target, language);
	const told = reason === "" ? [] : [block("p", plainHtml(reason))];
	return [
		block("h3", headline(target, language)),
		...told,
		...sections(target, language, most)
	].join("\n");
}
function folded(target, language, most) {
	const isOpen = target.verdict === "fail" || target.verdict === "unknown";
	const title = `${headline(target, language)} ${plainHtml(tallyOf(target, language))}`;
	return [
		`<details${isOpen ? " open" : ""}><summary>${title}</summary>\n`,
		...sections(target, language, most),
		"</details>\n"
	].join("\n");
}
function sections(target, language, most) {
	const { finalUrl, url, message, checks } = target;
	return [
		...finalUrl !== null && finalUrl !== url ? [block("p", `→ ${codeHtml(finalUrl)}`)] : [],
		...message ? [block("p", plainHtml(message))] : [],
		thresholdTable(checks, language),
		...originTable(target, language),
		...addressTables(target, language),
		...findingTable(target.findings, language, most),
		...unknownList(target, language),
		block("p", `<sub>${plainHtml(costOf(target, language))}</sub>`)
	];
}
function thresholdTable(checks, language) {
	const head = [
		"threshold",
		"measured",
		"required",
		"source"
	].map((id) => say(id, language));
	const rows = checks.map((check) => {
		const { id, source, message, action } = check;
		const why = [
			message,
			action ?? "",
			statusLineOf(check, language)
		].filter((text) => text !== "").map(plainHtml);
		return [
			`${markFor(check)} ${markup(id, 60)}`,
			plainHtml(thresholdText(check.actual, language)),
			plainHtml(required(check, language)),
			plainHtml(reportWords.source[source]?.[language] ?? source),
			why.join("<br>")
		];
	});
	return table([...head, ""], rows);
}
function originTable({ origins }, language) {
	if (origins.length < 2) return [];
	return [table([
		"origin",
		"grade",
		"days"
	].map((id) => say(id, language)), origins.map(({ origin, grade, daysLeft }) => [
		codeHtml(origin),
		plainHtml(thresholdText(grade, language)),
		plainHtml(thresholdText(daysLeft, language))
	]))];
}
function addressTables(target, language) {
	const head = [
		"address",
		"grade",
		"headers",
		"days",
		"note"
	].map((id) => say(id, language));
	return addressGroups(target, language).flatMap(({ title, rows }) => {
		const cells = rows.map(({ address, state, reason, grade, headers, daysLeft }) => [
			codeHtml(address),
			plainHtml(thresholdText(grade, language)),
			plainHtml(thresholdText(headers, language)),
			plainHtml(thresholdText(daysLeft, language)),
			plainHtml(reportWords.leftOut[state]?.[language] ?? reason ?? "")
		]);
		return [block("p", plainHtml(title)), ...cells.length > 0 ? [table(head, cells)] : []];
	});
}
function findingTable(all, language, most) {
	const findings = byCause(all);
	if (findings.length === 0) return [];
	const more = (left) => left > 0 ? [block("p", plainHtml(say("moreFindings", language, left)))] : [];
	if (most === 0) return more(findings.length);
	const head = [
		"severity",
		"rule",
		"finding"
	].map((id) => say(id, language));
	const rows = findings.slice(0, most).map((finding) => {
		const { id, severity, subject, cause, action, record } = finding;
		const texts = [
			cause,
			action,
			statusLineOf(finding, language)
		].filter((text) => text !== "");
		const mend = recordText(record, longestRecord);
		return [
			reportWords.severity[severity][language],
			[`${codeHtml(id)}${subject === void 0 ? "" : ` ${codeHtml(subject)}`}`, ...alsoIn(idsBeside(finding), language)].join("<br>"),
			[...texts.map((text) => markup(text, 600)), ...mend === "" ? [] : [`<code>${literal(mend, longestRecord)}</code>`]].join("<br>")
		];
	});
	return [table(head, rows), ...more(findings.length - rows.length)];
}
function alsoIn(ids, language) {
	if (ids.length === 0) return [];
	const [before = "", after = ""] = fill(reportWords.also, { list: "|" }, language).split("|");
	return [`${plainHtml(before)}${ids.map((id) => codeHtml(id)).join(", ")}${plainHtml(after)}`];
}
function unknownList({ unknowns }, language) {
	if (unknowns.length === 0) return [];
	const list = unknowns.map((each) => inWords(each, language)).join(", ");
	return [block("p", `<sub>${plainHtml(fill(reportWords.notCounted, { list }, language))}</sub>`)];
}
// src/report/kinds/markdown.ts
const largest = 6e4;
const markdown = (result, { language, outcome }) => gateSummary(result, {
	language,
	outcome,
	limit: largest
});
export { markdown };
