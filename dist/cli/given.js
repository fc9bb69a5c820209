import { r as failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { n as readVariable } from "./environment.js";
import { v as toFlag, y as toVariable } from "./options.js";
// src/settings/options/given.ts
function flagsOf(argv) {
	return {
		source: "flag",
		value: (name) => argv[toFlag(name)],
		naming: (name) => `--${toFlag(name)}`
	};
}
function readGiven(typed, env, options, below = []) {
	const own = (name) => readVariable(env, name);
	function holder(name) {
		if (typed.value(name) !== void 0) return typed;
		return own(name) === void 0 ? below.find((each) => each.value(name) !== void 0) : null;
	}
	function source(name) {
		const held = holder(name);
		return held === null ? "environment" : held?.source;
	}
	function naming(name) {
		if (!options.some((option) => option.name === name)) return name;
		const held = holder(name);
		return held === null ? toVariable(name) : (held ?? typed).naming(name);
	}
	function one(name) {
		const value = holder(name)?.value(name);
		if (Array.isArray(value)) {
			const [first = "", second = ""] = value.map((each) => shownTwice(String(each)));
			throw failure("input.conflict", {
				field: naming(name),
				first,
				second
			}, { reason: name });
		}
		return value === void 0 ? own(name) : `${value}`;
	}
	function list(name) {
		const value = holder(name)?.value(name);
		if (value !== void 0) return [value].flat().map(String);
		const between = options.find((option) => option.name === name)?.isLines ? /[\r\n]+/ : ",";
		return (own(name)?.split(between) ?? []).map((entry) => entry.trim()).filter((entry) => entry !== "");
	}
	function isSet(name) {
		const text = one(name) ?? "false";
		if (text === "true" || text === "false") return text === "true";
		const shown = `"${printable(text, 60)}"`;
		const params = {
			field: naming(name),
			expected: "true, false",
			given: shown,
			suggestion: ""
		};
		throw failure("input.option", params, { reason: name });
	}
	return {
		one,
		list,
		isSet,
		naming,
		source,
		variable: (name) => env[name]
	};
}
function shownTwice(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	const at = place.lastIndexOf("@");
	return printable(`${at < 0 ? place : `…${place.slice(at)}`}${place.length < text.length ? "…" : ""}`, 60);
}
export { readGiven as n, flagsOf as t };
