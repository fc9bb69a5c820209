import { at as languages, et as Failure, it as fill, nt as failure, y as harmless } from "./start.js";
import { m as pageFields, t as answering, v as resultFields, w as readQuery } from "./answer2.js";
import { r as readBytes, t as largestText } from "./body.js";
import { t as refuse } from "./refuse.js";
import { c as words, l as markup, n as isBare, o as layout, s as pathIn, t as form } from "./form.js";
import { En as kpiText, Jr as tablesOf, Nn as words$1, bn as required, xn as shown } from "./gate.js";
import { r as checkPath } from "./paths.js";
import { n as rowList, r as stackingTable, t as code } from "./rows.js";
import { n as styleHash } from "./style2.js";
// server/form.ts
function withoutEmpty(search) {
	return search.split("&").filter((piece) => /=./.test(piece)).join("&");
}
async function readForm(incoming, names) {
	const type = incoming.headers["content-type"] ?? "";
	if (!/^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i.test(type) || incoming.headers["content-encoding"] !== void 0) throw failure("request.malformed", { detail: noForm });
	const bytes = await readBytes(incoming, largestText);
	return readQuery(withoutEmpty(bytes.toString("latin1")), names, "en").parameters;
}
const noForm = {
	en: "a page takes a form, as application/x-www-form-urlencoded",
	ko: "페이지는 application/x-www-form-urlencoded 형식만 받습니다"
};
// server/pages/view.ts
function viewOf(data, language) {
	return isGate(data) ? gateView(data, language) : answerView(data.interpretation, language);
}
function isGate(data) {
	return typeof data === "object" && data !== null && "targets" in data;
}
function answerView(interpretation, language) {
	const { status, grade, score, summary, parts = [], caps = [], kpis, issues } = interpretation;
	const points = score === void 0 ? null : fill(words$1.score, { score: Math.round(score) }, language);
	return {
		status,
		mark: grade ?? points ?? words$1.status[status][language],
		summary,
		facts: [
			...kpis.map((kpi) => [kpi.label, kpiText(kpi, language)]),
			...parts.map(({ label, score: part }) => [label, partText(part, language)]),
			...caps.map(({ max, reason }) => [fill(words$1.capped, { max }, language), reason])
		],
		issues
	};
}
function partText(score, language) {
	return score === null ? words.notMeasured[language] : fill(words$1.score, { score: Math.round(score) }, language);
}
function gateView({ verdict, targets }, language) {
	return {
		status: verdict,
		mark: words$1.verdict[verdict][language],
		summary: targets.flatMap(({ message }) => message ?? []).join(" ") || words.verdicts[verdict][language],
		facts: targets.flatMap(({ checks }) => checks.map((check) => thresholdFact(check, language))),
		issues: targets.flatMap(({ findings }) => findings)
	};
}
function thresholdFact(check, language) {
	const { id, status, message } = check;
	const known = words.thresholds;
	if (status === "off") return [known[id]?.[language] ?? id, words.switchedOff[language]];
	const word = status === "waived" ? "" : `${words$1.status[status][language]}: `;
	const demanded = check.expected === true ? "" : ` ${required(check, language)}`;
	const params = {
		actual: shown(check.actual, language),
		required: `${words$1.required[language]}${demanded}`
	};
	const sentence = message === "" ? "" : ` ${message}`;
	return [known[id]?.[language] ?? id, `${word}${fill(words.threshold, params, language)}${sentence}`];
}
// server/pages/result.ts
const longest = 2500;
function checkPage({ check, language, search = "", envelope }) {
	const title = check.title[language];
	const given = new URLSearchParams(search);
	const target = check.method === "POST" || !check.subject ? "" : harmless(given.get(check.subject) ?? "", 300);
	const again = envelope ? markup`<h2>${words.again[language]}</h2>` : null;
	const main = markup`<div class="frame">
    <h1>${title}</h1>
    ${target === "" ? null : markup`<p class="lede">${code(target)}</p>`}
    ${envelope ? resultOf(envelope, check, language) : markup`<p class="lede">${check.about[language]}</p>`} ${again}
    ${form(check, {
		language,
		given,
		isWhole: true
	})}
    <p><a href="${pathIn(`/docs/${check.id}`, language)}">${words.reference[language]}: ${title}</a></p>
  </div>`;
	return layout({
		language,
		path: checkPath(check),
		inLanguage: (each) => pathWith(check, given, each),
		title: `${target === "" ? "" : `${target} · `}${title} · Portcullis`,
		description: check.about[language],
		main
	});
}
function pathWith(check, given, language) {
	const kept = [...given].filter(([name]) => name !== "lang");
	const query = new URLSearchParams(kept);
	if (language !== languages[0]) query.set("lang", language);
	return query.size === 0 ? checkPath(check) : `${checkPath(check)}?${query.toString()}`;
}
function resultOf(envelope, check, language) {
	const { requestId } = envelope;
	const id = markup`<p class="quiet">${words.requestId[language]}: ${code(requestId)}</p>`;
	if (envelope.ok) return markup`${success(envelope, check, language)} ${id}`;
	const { code: kind, message, reason } = envelope.error;
	return markup`<div class="verdict unknown">
      <p class="mark">${words.noResult[language]}</p>
      <p>${harmless(message, longest)}</p>
    </div>
    <p class="quiet">${words.codes[language]}: ${code(kind)} ${code(harmless(reason, 100))}</p>
    ${id}`;
}
function success({ data, updatedAt, cached }, check, language) {
	const { status, mark, summary, facts, issues } = viewOf(data, language);
	const time = markup`<time datetime="${updatedAt}">${updatedAt?.replace("T", " ").replace(/\.\d+Z$/, " UTC") ?? ""}</time>`;
	const { raw } = data;
	const tables = tablesOf(check, data).filter(({ rows }) => rows.length > 0);
	return markup`<div class="verdict ${status}">
      <p class="mark">${mark}</p>
      <p>${harmless(summary, longest)}</p>
    </div>
    ${facts.length === 0 ? null : markup`<h2>${words.facts[language]}</h2>
          ${rowList(facts.map(([label, value]) => [harmless(label, 100), harmless(value, longest)]))}`}
    <h2>${words.issues[language]}</h2>
    ${issues.length === 0 ? markup`<p>${words.noIssues[language]}</p>` : markup`<ul class="issues">
          ${issues.map((issue) => issueItem(issue, language))}
        </ul>`}
    ${tables.length === 0 ? null : markup`<h2>${words.details[language]}</h2>`}
    ${tables.map((table, at) => stackingTable(table, `${words.details[language]} ${at + 1}`, language))}
    <h2>${words.data[language]}</h2>
    <details>
      <summary>${words.showData[language]}</summary>
      <pre tabindex="0"><code>${readableJson(raw ?? data)}</code></pre>
    </details>
    <p class="quiet">${words.measuredAt[language]}: ${time}${cached ? ` (${words.cached[language]})` : ""}</p>`;
}
function issueItem({ id, severity, cause, action, ...seen }, language) {
	const { subject, evidence, record, reference } = seen;
	const facts = [
		[words.subject[language], subject === void 0 ? void 0 : code(harmless(subject, longest))],
		[words.seen[language], evidence === void 0 ? void 0 : code(harmless(evidence, longest))],
		[words.rule[language], reference === void 0 ? void 0 : ruleOf(reference)]
	];
	return markup`<li class="${severity}">
    <h3><span class="severity">${words$1.severity[severity][language]}</span> ${harmless(cause, longest)}</h3>
    <p>${harmless(action, longest)}</p>
    ${record ? markup`<pre tabindex="0"><code>${[
		record.name,
		record.type,
		record.value
	].map((each) => harmless(each, longest)).join(" ")}</code></pre>` : null}
    <p class="quiet">
      ${code(id)} ${facts.map(([label, value]) => value ? markup`<br />${label}: ${value}` : null)}
    </p>
  </li>`;
}
function ruleOf(reference) {
	if (!reference.startsWith("https://")) return markup`${reference}`;
	const parts = reference.split(/(?<=\/)(?=[^/])/);
	return markup`<a href="${reference}" rel="noreferrer">${parts.map((part) => markup`${part}<wbr />`)}</a>`;
}
function readableJson(value) {
	const text = JSON.stringify(value, null, 2).replace(/\p{Cf}|[\u007f-\u009f\u2028\u2029]/gu, (character) => character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""));
	return markup`${text}`;
}
// server/pages/visit.ts
function visiting(check, counter) {
	const answer = answering(check, counter, readForm);
	return async (asked, draft) => {
		draft.note = { check: check.id };
		const { language } = asked;
		const search = withoutEmpty(asked.search);
		if (!(check.method === "POST" ? asked.method === "POST" : isQuestion(check, asked.search))) return {
			status: 200,
			fields: pageFields(styleHash),
			body: checkPage({
				check,
				language
			})
		};
		const reply = await answered(answer, {
			...asked,
			search
		}, draft);
		const envelope = JSON.parse(reply.body);
		const { status, note = {} } = reply;
		const body = checkPage({
			check,
			language,
			search,
			envelope
		});
		return {
			status,
			fields: [...resultFields(styleHash), ...keptOf(reply.fields)],
			body,
			note
		};
	};
}
function isQuestion(check, search) {
	return search.replace(/(?:^|&)lang=[^&]*/, "") !== "" || isBare(check) && search !== "";
}
async function answered(answer, asked, draft) {
	try {
		return await answer(asked, draft);
	} catch (error) {
		if (!(error instanceof Failure) || asked.gone().aborted) throw error;
		return refuse(error, asked.requestId, asked.language, draft.names);
	}
}
function keptOf(fields) {
	return fields.filter(([name]) => name === "cache-control" || name === "vary" || name === "retry-after");
}
export { visiting };
