import { It as gateResult, bi as reportWords } from "./gate.js";
import { t as readForm } from "./form.js";
import { f as pageFields, g as rateFields } from "./header-fields.js";
import { n as largestText } from "./body.js";
import { g as openPath } from "./paths2.js";
import { t as limited } from "./rate-limit.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { d as $, n as pathIn, r as a, t as layout } from "./layout.js";
import { r as compressed } from "./coding.js";
import { k as harmless, xt as fill } from "./start.js";
import { t as words } from "./words5.js";
// server/pages/open/read.ts
const longestReport = 2e6;
function openReport(text, wrongField, language) {
	if (text.length > longestReport) return { problem: words.large[language] };
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return { problem: words.json[language] };
	}
	const report = isObject(value) && value["ok"] === true && isObject(value["data"]) ? value["data"] : value;
	if (!isObject(report) || report["schema"] !== "portcullis/gate@2") return { problem: words.schema[language] };
	const path = wrongField(report);
	if (path !== null) return { problem: fill(words.field, { path: path.slice(0, 100) }, language) };
	return { result: report };
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// server/pages/open/view.ts
const [mostTargets, mostFindings] = [100, 100];
const longest = 1500;
function viewOfReport(result, language) {
	const { verdict, generatedAt, tool, targets, totals, notices = [] } = result;
	const time = `${generatedAt.slice(0, 10)} ${generatedAt.slice(11, 16)} UTC`;
	const { pass, warn, fail, unknown } = totals;
	return [
		{
			tag: "div",
			look: `verdict ${verdict}`,
			inside: [
				{
					tag: "p",
					look: "mark",
					text: reportWords.verdict[verdict][language]
				},
				{
					tag: "p",
					text: fill(reportWords.totals, {
						targets: targets.length,
						pass: pass + warn,
						fail,
						unknown
					}, language)
				},
				{
					tag: "p",
					look: "quiet",
					text: fill(words.made, {
						time,
						version: safe(tool.version)
					}, language)
				}
			]
		},
		...list(words.notices[language], notices.map(({ message }) => [{
			tag: "span",
			text: safe(message)
		}])),
		...targets.slice(0, mostTargets).map((target) => viewOfTarget(target, language)),
		...rest(targets.length - mostTargets, language)
	];
}
function viewOfTarget(target, language) {
	const { url, name, verdict, message, checks, findings, incompleteChecks = [] } = target;
	return {
		tag: "section",
		look: "opened",
		inside: [
			{
				tag: "h2",
				inside: [{
					tag: "span",
					look: `tag ${verdict}`,
					text: reportWords.verdict[verdict][language]
				}, {
					tag: "span",
					text: ` ${safe(name === void 0 ? url : `${name} (${url})`)}`
				}]
			},
			...message === void 0 ? [] : [{
				tag: "p",
				text: safe(message)
			}],
			{
				tag: "ul",
				look: "thresholds",
				inside: checks.map((check) => viewOfThreshold(check, language))
			},
			...list(words.incomplete[language], incompleteChecks.map((each) => [{
				tag: "span",
				text: `${safe(each.check)}: ${safe(each.message)}`
			}])),
			...viewOfFindings(findings, language)
		]
	};
}
function viewOfThreshold(check, language) {
	const { id, status, expected, actual, message, action } = check;
	const tone = status === "waived" || status === "off" ? "unknown" : status;
	const word = status === "waived" || status === "off" ? words[status][language] : reportWords.status[status][language];
	const values = {
		id: safe(id),
		actual: valueText(actual, language),
		expected: valueText(expected, language)
	};
	return {
		tag: "li",
		inside: [
			{
				tag: "span",
				look: `tag ${tone}`,
				text: word
			},
			{
				tag: "span",
				text: ` ${fill(words.threshold, values, language)}`
			},
			...[message, action ?? ""].flatMap((text) => text === "" ? [] : [{
				tag: "p",
				look: "quiet",
				text: safe(text)
			}])
		]
	};
}
function valueText(value, language) {
	if (value === null) return reportWords.unmeasured[language];
	if (typeof value === "boolean") return reportWords[value ? "yes" : "no"][language];
	return value === "off" ? words.off[language] : safe(`${value}`);
}
function viewOfFindings(findings, language) {
	if (findings.length === 0) return [{
		tag: "p",
		text: words.noFindings[language]
	}];
	return [
		{
			tag: "h3",
			text: fill(words.findings, { count: findings.length }, language)
		},
		{
			tag: "ul",
			look: "issues",
			inside: findings.slice(0, mostFindings).map(({ id, severity, cause, action }) => ({
				tag: "li",
				look: severity,
				inside: [
					{
						tag: "span",
						look: "severity",
						text: reportWords.severity[severity][language]
					},
					{
						tag: "span",
						text: ` ${safe(cause)}`
					},
					{
						tag: "p",
						text: safe(action)
					},
					{
						tag: "code",
						text: safe(id)
					}
				]
			}))
		},
		...rest(findings.length - mostFindings, language)
	];
}
function list(title, items) {
	if (items.length === 0) return [];
	return [{
		tag: "h3",
		text: title
	}, {
		tag: "ul",
		inside: items.map((inside) => ({
			tag: "li",
			inside
		}))
	}];
}
function rest(count, language) {
	return count > 0 ? [{
		tag: "p",
		look: "quiet",
		text: fill(words.more, { count }, language)
	}] : [];
}
function safe(text) {
	return harmless(text, longest);
}
// server/pages/open/page.tsx
const field = "report";
async function openReply(request, draft, { pipeline, settingOf }) {
	const setting = settingOf(request);
	draft.names = [field, "lang"];
	if (request.method !== "POST") return reply(request, openPage(null, setting));
	checkSameOrigin(request);
	const charged = await pipeline.limits.light.charge(pipeline.clients(request.incoming).counted);
	draft.rate = rateFields(charged);
	if (charged.wait !== null) throw limited(charged.wait);
	const { [field]: text } = await readForm(request.incoming, [field], largestText);
	const opened = openReport(typeof text === "string" ? text : "", wrongField, setting.language);
	return reply(request, openPage(opened, setting), "problem" in opened ? 400 : 200);
}
function reply({ incoming }, content, status = 200) {
	return compressed(incoming, {
		status,
		fields: [...pageFields, ["cache-control", "no-store"]],
		content
	});
}
function wrongField(value) {
	const { error } = gateResult.safeParse(value);
	return error ? error.issues[0]?.path.join(".") ?? "" : null;
}
function openPage(opened, setting) {
	const { language } = setting;
	const title = words.title[language];
	const main = a("div", {
		class: "frame",
		"data-open": language,
		children: [
			a("h1", { children: title }),
			a("p", {
				class: "lede",
				children: words.lede[language]
			}),
			a("form", {
				class: "tool",
				method: "post",
				action: pathIn(openPath, language),
				"data-open-form": true,
				children: [
					a("div", {
						"data-open-file": true,
						hidden: true,
						children: [
							a("label", {
								for: "report-file",
								children: words.file[language]
							}),
							a("input", {
								id: "report-file",
								type: "file",
								accept: ".json,application/json"
							}),
							a("p", {
								class: "hint",
								children: words.inBrowser[language]
							})
						]
					}),
					a("label", {
						for: "report-text",
						children: words.text[language]
					}),
					a("textarea", {
						id: "report-text",
						name: field,
						rows: 6,
						required: true,
						spellcheck: false,
						autocomplete: "off"
					}),
					a("noscript", { children: a("p", {
						class: "hint",
						children: words.byForm[language]
					}) }),
					a("button", {
						type: "submit",
						children: words.open[language]
					})
				]
			}),
			a("div", {
				"data-opened": true,
				role: "status",
				children: opened === null ? null : a(Result, {
					opened,
					setting
				})
			})
		]
	});
	return layout({
		path: openPath,
		title: `${title} · Portcullis`,
		description: words.lede[language],
		main
	}, setting);
}
function Result({ opened, setting: { language } }) {
	if ("problem" in opened) return a("div", {
		class: "verdict fail",
		children: [a("p", {
			class: "mark",
			children: words.problem[language]
		}), a("p", { children: opened.problem })]
	});
	return a($, { children: viewOfReport(opened.result, language).map((block) => a(BlockView, { block })) });
}
function BlockView({ block: { tag: Tag, look, text, inside = [] } }) {
	return a(Tag, {
		class: look,
		children: [text, inside.map((each) => a(BlockView, { block: each }))]
	});
}
export { openReply };
