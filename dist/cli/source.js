import { Ct as maskUrls } from "./start.js";
import { t as matchesUrl } from "./url-pattern.js";
import { a as mentionLines, i as lineOf, r as wholeLine } from "./spot.js";
import { n as toWaiver, r as expand } from "./plan.js";
import { n as pointerStep } from "./jsonc.js";
import { o as optionFor } from "./gate.js";
// src/settings/config/source.ts
function configSource(config, file, path) {
	const entries = new Map(expand(config).map((entry) => [maskUrls(entry.url), entry]));
	const search = file.range ?? searching(file);
	const found = new Map();
	return {
		path,
		text: file.text,
		rangeOf(target, about) {
			const reason = find(target ? reasonFor(target, about, {
				entries,
				config
			}) : ofRun(about));
			const entry = target && entries.get(target.url);
			if (reason || !entry) return reason;
			return find(entry.at) ?? (file.range ? null : namedIn(file, target));
		}
	};
	function find(pointer) {
		if (pointer === null) return null;
		const known = found.get(pointer);
		if (known !== void 0) return known;
		const range = search(pointer);
		found.set(pointer, range);
		return range;
	}
}
function ofRun({ rule }) {
	return rule.startsWith("gate.waiver-") ? "/waivers" : "/baseline";
}
function reasonFor(target, { rule, subject }, { entries, config }) {
	if (rule === "gate.waiver-expired") return waiverFor(target, subject, config);
	const check = target.checks.find(({ id }) => rule === `gate.${id}`);
	if (!check) return null;
	const option = optionFor(check.id);
	const name = option ? `/${option}` : `/checks${pointerStep(check.id.replace(/^checks\./, ""))}`;
	if (check.source === "file") return name;
	const pointer = check.source === "target" ? entries.get(target.url)?.pointer : void 0;
	return pointer === void 0 ? null : pointer + name;
}
function waiverFor({ url }, rule, { values }) {
	const index = (values.waivers ?? []).map(toWaiver).findIndex((waiver) => {
		return waiver.rule === rule && (waiver.url === void 0 || matchesUrl(maskUrls(waiver.url), url));
	});
	return index < 0 ? null : `/waivers${pointerStep(index)}`;
}
function searching({ text }) {
	const lines = mentionLines(text);
	return (pointer) => {
		const name = /\/(?<name>[a-z_]+)$/.exec(pointer)?.groups?.["name"];
		if (name === void 0) return null;
		const found = lines.flatMap((line, index) => new RegExp(`\\b${name}\\b`).test(line) ? [index + 1] : []);
		return found.length === 1 ? wholeLine(text, found[0] ?? 1) : null;
	};
}
function namedIn({ text }, target) {
	return wholeLine(text, lineOf(maskUrls(text), target) ?? 1);
}
export { configSource };
