import { i as severities } from "./interpretation.js";
import { t as fill } from "./text.js";
import { a as toneOfVerdict, n as markOf, o as broken, t as measured } from "./units.js";
import { n as harmless } from "./escape.js";
import { a as thresholdLines, i as shown, n as originLines } from "./thresholds.js";
import { n as pad, r as widthOf, t as cut } from "./width.js";
import { t as words } from "./words.js";
import { n as issueLines, t as indentIn } from "./issues.js";
import { a as waivedFindings, i as waivedCount, n as standingOf, r as titleOf } from "./standing.js";
import { t as together } from "./together.js";
// src/report/addresses.ts
function addressGroups({ addresses = [], origins, findings }, language) {
	const told = new Set(findings.flatMap(({ subject }) => subject?.split(/[\s,@]+/) ?? []));
	const unlike = findings.flatMap(({ id, subject }) => subject !== void 0 && differing.test(id) ? [subject] : []);
	const groups = [...Map.groupBy(addresses, ({ origin }) => origin)];
	const isNamed = groups.length > 1 || origins.length > 1;
	return groups.map(([origin, all]) => {
		const counted = all.filter(({ state }) => state === "measured" || state === "failed");
		const isEven = new Set(counted.map(figures)).size === 1 && counted.every(({ state }) => state === "measured");
		const isSaid = unlike.some((host) => origin === host || origin.startsWith(`${host}:`));
		const areAlike = isEven && !isSaid && !counted.some(({ address }) => told.has(address));
		const count = areAlike ? counted.length : all.length;
		const text = areAlike ? count === 1 ? words.alone : words.alike : words.unlike;
		const what = fill(text, { count }, language);
		const name = harmless(origin, 300);
		return {
			title: isNamed ? fill(words.at, {
				origin: name,
				what
			}, language) : what,
			rows: areAlike && counted.length === all.length ? [] : all
		};
	});
}
const differing = /\.addresses-(?!more$)/;
function figures({ grade, headers, daysLeft }) {
	return [
		grade,
		headers,
		daysLeft
	].join();
}
function addressLines(target, { language, paint, width }) {
	const lines = addressGroups(target, language).flatMap(({ title, rows }) => {
		const room = Math.max(0, ...rows.map(({ address }) => widthOf(harmless(address, 60)))) + 2;
		return [...broken(title, width - 2), ...rows.map((row) => cut(`  ${pad(harmless(row.address, 60), room)}${factsOf(row, language)}`, width - 2))];
	});
	return lines.length === 0 ? [] : ["", ...lines.map((line) => `  ${paint("quiet", line)}`)];
}
function factsOf({ state, reason, grade, headers, daysLeft }, language) {
	const left = words.leftOut[state];
	if (left) return left[language];
	const days = daysLeft === null ? words.unmeasured[language] : measured(daysLeft, "days", language);
	const facts = `ssl ${pad(shown(grade, language), 3)} headers ${pad(shown(headers, language), 3)} ${days}`;
	return state === "failed" ? `${facts}  ${harmless(reason ?? "", 60)}` : facts;
}
// src/report/tally.ts
const own = {
	metOf: {
		en: "{met} of {count} met",
		ko: "기준 {count}개 중 {met}개 충족"
	},
	warned: {
		en: "{count} warning",
		ko: "주의 {count}개"
	},
	warnedMany: {
		en: "{count} warnings",
		ko: "주의 {count}개"
	},
	known: {
		en: "{count} known",
		ko: "{count}개는 기준선에 있음"
	},
	failedBy: {
		en: "failed by {list}",
		ko: "실패 원인: {list}"
	},
	warnedBy: {
		en: "warned by {list}",
		ko: "주의 원인: {list}"
	}
};
function tallyOf(target, language) {
	return [...countsOf(target, language), reasonOf(target, language)].filter((text) => text !== "").join(", ");
}
function countsOf({ checks }, language) {
	const gated = checks.filter(({ status }) => status !== "off" && status !== "waived");
	const excused = waivedCount(checks.filter(({ status }) => status === "waived").length, language);
	const count = (isCounted) => gated.filter(isCounted).length;
	const [met, failed, unknown] = [
		"pass",
		"fail",
		"unknown"
	].map((wanted) => count(({ status }) => status === wanted));
	const known = count(({ isKnown = false }) => isKnown);
	const warned = count(({ status, isKnown }) => status === "warn" && !isKnown);
	const params = {
		count: gated.length,
		met: met ?? 0,
		failed: failed ?? 0,
		unknown: unknown ?? 0
	};
	return [
		gated.length === 0 ? excused === "" ? words.off[language] : "" : fill(textFor(params), params, language),
		warned === 0 ? "" : fill(warned === 1 ? own.warned : own.warnedMany, { count: warned }, language),
		known === 0 ? "" : fill(own.known, { count: known }, language),
		excused
	];
}
function textFor({ count, met, failed, unknown }) {
	if (failed > 0) return unknown > 0 ? words.belowAndUnknown : words.below;
	if (unknown > 0) return words.undetermined;
	return met === count ? words.met : own.metOf;
}
const mostNamed = 3;
const usual = new Set([
	"ssl",
	"headers",
	"days",
	"https"
]);
function reasonOf({ verdict, checks, findings }, language) {
	if (verdict !== "fail" && verdict !== "warn") return "";
	const level = verdict === "fail" ? "error" : "warn";
	const demands = checks.filter(({ id, status, isKnown }) => status === verdict && !usual.has(id) && !isKnown);
	const told = new Set([...demands.map(({ id }) => harmless(id, longest)), ...findings.filter((finding) => finding.level === level && !finding.waived && !finding.isKnown).map(nameOf)]);
	if (told.size === 0) return "";
	const named = [...told].slice(0, mostNamed);
	const list = [...named, ...told.size > named.length ? [`+${told.size - named.length}`] : []].join(", ");
	return fill(verdict === "fail" ? own.failedBy : own.warnedBy, { list }, language);
}
const longest = 120;
function nameOf({ id, subject }) {
	const about = subject === void 0 || id !== "gate.waiver-expired" ? "" : ` (${harmless(subject, longest)})`;
	return harmless(id, longest) + about;
}
// src/report/pretty.ts
const longestMessage = 500;
function prettyGate(result, options) {
	return `${[
		...result.targets.map((target) => prettyTarget(target, options).join("\n")),
		...totalLines(result, options),
		...noticeLines(result, options)
	].join("\n\n")}\n`;
}
function prettyTarget(target, options) {
	return [
		...headlines(target, options),
		...whereLines(target, options),
		"",
		...target.checks.flatMap((check) => thresholdLines(check, options)),
		...originLines(target, options),
		...addressLines(target, options),
		...findingLines(target, options),
		...unknownLines(target, options),
		"",
		costLine(target, options)
	];
}
const narrowestUrl = 30;
function headlines(target, { language, paint, width }) {
	const head = `${markOf[target.verdict]} ${words.verdict[target.verdict][language]}  `;
	const tally = tallyOf(target, language);
	const title = harmless(titleOf(target), 2200);
	const whole = width - widthOf(head);
	const beside = whole - widthOf(tally) - 2;
	const isNamed = target.name !== void 0;
	const isBeside = beside >= narrowestUrl && (!isNamed || widthOf(title) <= beside || widthOf(title) > whole);
	const room = isBeside ? beside : whole;
	const isParted = isNamed && widthOf(title) > room;
	const first = cut(isParted ? harmless(target.name ?? "", 200) : title, room);
	const gap = " ".repeat(Math.max(0, room + 2 - widthOf(first)));
	return [
		paint(toneOfVerdict[target.verdict], head) + paint("strong", first) + (isBeside ? gap + paint("quiet", tally) : ""),
		...isParted ? [`  ${cut(harmless(target.url, 2048), width - 2)}`] : [],
		...isBeside ? [] : broken(tally, width - 2).map((line) => `  ${paint("quiet", line)}`)
	];
}
function whereLines(target, { width, paint }) {
	return [...target.finalUrl !== null && target.finalUrl !== target.url ? [`  → ${cut(harmless(target.finalUrl, 2048), width - 4)}`] : [], ...target.message ? ["", ...broken(harmless(target.message, longestMessage), width - 2).map((line) => `  ${paint("unsure", line)}`)] : []];
}
function findingLines({ verdict, findings }, options) {
	const loud = together(findings.filter(({ severity }) => severity !== "info"));
	const isFolded = verdict === "pass" && options.countsKnown === true;
	const isCounted = ({ isKnown }) => isFolded && isKnown === true;
	return [loud.filter((finding) => !isCounted(finding)).flatMap((finding) => [...issueLines(finding, options, effectOf(finding)), ...standingLines(standingOf(finding, options.language), options)]), knownLines(loud.filter(isCounted), options)].flatMap((some) => some.length === 0 ? [] : ["", ...some]);
}
function knownLines(known, { language, paint, width }) {
	if (known.length === 0) return [];
	const bySeverity = severities.flatMap((severity) => {
		const count = known.filter((finding) => finding.severity === severity).length;
		return count === 0 ? [] : [`${words.severity[severity][language]} ${count}`];
	});
	const text = fill(words.knownCounted, {
		count: known.length,
		list: bySeverity.join(", ")
	}, language);
	return broken(text, width - 2).map((line) => `  ${paint("quiet", line)}`);
}
function effectOf({ level, waived, isKnown }) {
	if (waived || isKnown) return "waived";
	if (level === "error") return "fail";
	return level === "warn" ? "warn" : void 0;
}
function standingLines(standing, { language, paint, width }) {
	if (standing === "") return [];
	const indent = indentIn(language);
	return broken(`~ ${harmless(standing, 600)}`, width - indent).map((line) => " ".repeat(indent) + paint("quiet", line));
}
function unknownLines({ unknowns, off }, { language, paint, width }) {
	const list = [...unknowns.map((each) => harmless(inWords(each, language), 500)), ...off === void 0 ? [] : [fill(words.switchedOff, { count: off }, language)]].join(", ");
	if (list === "") return [];
	return ["", ...broken(fill(words.notCounted, { list }, language), width - 4).map((line, index) => paint("quiet", (index === 0 ? "  " : "    ") + line))];
}
function inWords(unknown, language) {
	const [what = ""] = unknown.split(" (", 1);
	return (words.unknowns[what]?.[language] ?? what) + unknown.slice(what.length);
}
function costLine(target, { language, paint, width }) {
	return paint("quiet", `  ${cut(costOf(target, language), width - 2)}`);
}
function costOf({ address, cost, tries, waited }, language) {
	const { connections, roundTrips, ms } = cost;
	const parts = [
		fill(connections === 1 ? words.connection : words.connections, { count: connections }, language),
		fill(roundTrips === 1 ? words.roundTrip : words.roundTrips, { count: roundTrips }, language),
		fill(words.seconds, { seconds: (ms / 1e3).toFixed(2) }, language),
		tries === void 0 ? null : fill(words.tries, { count: tries }, language),
		waited && fill(words.waited, {
			seconds: (waited.ms / 1e3).toFixed(1),
			count: waited.polls
		}, language)
	];
	return [address && harmless(address, 60), ...parts].filter(Boolean).join(" · ");
}
function totalLines(result, { language, paint, width }) {
	const { targets, totals, verdict } = result;
	const { pass, fail, unknown, warn } = totals;
	const count = fill(words.totals, {
		targets: targets.length,
		pass: pass + warn,
		fail,
		unknown
	}, language);
	const told = [targets.length < 2 ? "" : count, waivedFindings(totals.waived, language)].filter((text) => text !== "");
	const head = `${markOf[verdict]} ${words.verdict[verdict][language]}  `;
	const indent = " ".repeat(widthOf(head));
	const lines = [...broken(told.join(", "), width).map((line) => paint("strong", line)), ...broken(verdictOfRun(result, language), width - widthOf(head)).map((line, index) => (index === 0 ? paint(toneOfVerdict[verdict], head) : indent) + line)];
	return lines.length === 0 ? [] : [lines.join("\n")];
}
function verdictOfRun({ verdict, targets, notices = [] }, language) {
	if (targets.some((target) => target.verdict === verdict)) return "";
	const list = [...new Set(notices.filter(({ level }) => level === "error" || verdict === "warn").map(({ id }) => id))].slice(0, 3).map((id) => harmless(id, 120)).join(", ");
	return fill(words.run, { list }, language);
}
function noticeLines({ notices = [] }, { paint, width }) {
	const lines = notices.flatMap(({ level, message }) => {
		const [first = "", ...rest] = broken(harmless(message, longestMessage), width - 2);
		const status = level === "error" ? "fail" : "warn";
		return [paint(toneOfVerdict[status], `${markOf[status]} ${first}`), ...rest.map((line) => `  ${line}`)];
	});
	return lines.length === 0 ? [] : [lines.join("\n")];
}
export { reasonOf as a, verdictOfRun as i, inWords as n, tallyOf as o, prettyGate as r, addressGroups as s, costOf as t };
