import { t as printable } from "./printable.js";
import { t as fill } from "./text.js";
import { i as thresholdLines, r as shown, t as originLines } from "./thresholds.js";
import { a as toneOfVerdict, n as markOf, t as measured } from "./units.js";
import { i as wrap, n as pad, r as widthOf, t as cut } from "./width.js";
import { t as words } from "./words.js";
import { n as issueLines, t as indentIn } from "./issues.js";
import { i as waivedCount, n as standingOf, r as titleOf } from "./standing.js";
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
		const name = printable(origin, 300);
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
		const room = Math.max(0, ...rows.map(({ address }) => widthOf(printable(address, 60)))) + 2;
		return [...wrap(title, width - 2), ...rows.map((row) => cut(`  ${pad(printable(row.address, 60), room)}${factsOf(row, language)}`, width - 2))];
	});
	return lines.length === 0 ? [] : ["", ...lines.map((line) => `  ${paint("quiet", line)}`)];
}
function factsOf({ state, reason, grade, headers, daysLeft }, language) {
	const left = words.leftOut[state];
	if (left) return left[language];
	const days = daysLeft === null ? words.unmeasured[language] : measured(daysLeft, "days", language);
	const facts = `ssl ${pad(shown(grade, language), 3)} headers ${pad(shown(headers, language), 3)} ${days}`;
	return state === "failed" ? `${facts}  ${printable(reason ?? "", 60)}` : facts;
}
// src/report/pretty.ts
function prettyGate(result, options) {
	return `${[
		...result.targets.map((target) => prettyTarget(target, options).join("\n")),
		...totalLines(result, options),
		...noticeLines(result, options)
	].join("\n\n")}\n`;
}
function prettyTarget(target, options) {
	return [
		headline(target, options),
		...whereLines(target, options),
		"",
		...target.checks.flatMap((check) => thresholdLines(check, options)),
		...originLines(target, options),
		...addressLines(target, options),
		...findingLines(target.findings, options),
		...unknownLines(target, options),
		"",
		costLine(target, options)
	];
}
const narrowestUrl = 30;
function headline(target, { language, paint, width }) {
	const mark = markOf[target.verdict];
	const verdict = words.verdict[target.verdict][language];
	const tally = tallyOf(target, language);
	const head = `${mark} ${verdict}  `;
	const room = width - widthOf(head) - widthOf(tally) - 2;
	const isRoomy = room >= narrowestUrl;
	const url = cut(printable(titleOf(target), 2048), isRoomy ? room : width - widthOf(head));
	const gap = isRoomy ? " ".repeat(room + 2 - widthOf(url)) : "\n  ";
	return paint(toneOfVerdict[target.verdict], head) + paint("strong", url) + gap + paint("quiet", tally);
}
function tallyOf({ checks }, language) {
	const gated = checks.filter(({ status }) => status !== "off" && status !== "waived");
	const excused = waivedCount(checks.filter(({ status }) => status === "waived").length, language);
	const failed = gated.filter(({ status }) => status === "fail").length;
	const unknown = gated.filter(({ status }) => status === "unknown").length;
	const params = {
		count: gated.length,
		failed,
		unknown
	};
	const say = () => {
		if (gated.length === 0) return excused === "" ? words.off[language] : "";
		if (failed > 0 && unknown > 0) return fill(words.belowAndUnknown, params, language);
		if (failed > 0) return fill(words.below, params, language);
		return fill(unknown > 0 ? words.undetermined : words.met, params, language);
	};
	return [say(), excused].filter((text) => text !== "").join(", ");
}
function whereLines(target, { width, paint }) {
	return [...target.finalUrl !== null && target.finalUrl !== target.url ? [`  → ${cut(printable(target.finalUrl, 2048), width - 4)}`] : [], ...target.message ? ["", ...wrap(printable(target.message), width - 2).map((line) => `  ${paint("unsure", line)}`)] : []];
}
function findingLines(findings, options) {
	const lines = together(findings.filter(({ severity }) => severity !== "info")).flatMap((finding) => [...issueLines(finding, options), ...standingLines(standingOf(finding, options.language), options)]);
	return lines.length === 0 ? [] : ["", ...lines];
}
function standingLines(standing, { language, paint, width }) {
	if (standing === "") return [];
	const indent = indentIn(language);
	return wrap(`~ ${printable(standing, 600)}`, width - indent).map((line) => " ".repeat(indent) + paint("quiet", line));
}
function together(findings) {
	const told = new Map();
	for (const finding of findings) {
		const { id, subject = "", level = "none", waived, isKnown = false } = finding;
		const key = JSON.stringify([
			id.replace(/^[^.]+/, ""),
			subject,
			level,
			waived ?? null,
			isKnown
		]);
		const known = told.get(key);
		told.set(key, known ? {
			...known,
			id: `${known.id}, ${finding.id}`
		} : finding);
	}
	return [...told.values()];
}
function unknownLines({ unknowns, off }, { language, paint, width }) {
	const list = [...unknowns.map((each) => printable(inWords(each, language))), ...off === void 0 ? [] : [fill(words.switchedOff, { count: off }, language)]].join(", ");
	if (list === "") return [];
	return ["", ...wrap(fill(words.notCounted, { list }, language), width - 4).map((line, index) => paint("quiet", (index === 0 ? "  " : "    ") + line))];
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
	return [address && printable(address, 60), ...parts].filter(Boolean).join(" · ");
}
function totalLines(result, { language, paint, width }) {
	const { targets, totals } = result;
	const { pass, fail, unknown, warn } = totals;
	const count = fill(words.totals, {
		targets: targets.length,
		pass: pass + warn,
		fail,
		unknown
	}, language);
	const told = [targets.length < 2 ? "" : count, waivedCount(totals.waived, language)].filter((text) => text !== "");
	if (told.length === 0) return [];
	return [wrap(told.join(", "), width).map((line) => paint("strong", line)).join("\n")];
}
function noticeLines({ notices = [] }, { paint, width }) {
	const lines = notices.flatMap(({ level, message }) => {
		const [first = "", ...rest] = wrap(printable(message), width - 2);
		return [paint(level === "error" ? "bad" : "warning", `! ${first}`), ...rest.map((line) => `  ${line}`)];
	});
	return lines.length === 0 ? [] : [lines.join("\n")];
}
export { together as a, tallyOf as i, inWords as n, addressGroups as o, prettyGate as r, costOf as t };
