import { t as registry } from "./checks.js";
import { r as failure } from "./failure.js";
import { n as suggest } from "./near.js";
import { t as printable } from "./printable.js";
import { _ as showing, a as gating, c as listening, d as optionsOf, g as serving, l as measuring, n as converting, s as keep, u as noColor, v as toFlag } from "./options.js";
// src/gate/outcome.ts
const codeOfEnding = {
	pass: 0,
	fail: 1,
	unknown: 3,
	bug: 4
};
const usualOutcome = {
	failOn: "error",
	onError: "fail"
};
function endingOf({ verdict, targets }, { failOn, onError }) {
	if (targets.some(({ reason }) => reason === "internal")) return "bug";
	const verdicts = [verdict, ...targets.map((target) => target.verdict)];
	const isUnknown = verdicts.includes("unknown") || targets.some(({ checks }) => checks.some(({ status }) => status === "unknown"));
	const isWarned = verdicts.includes("warn") || isUnknown && onError === "warn";
	if (failOn !== "never" && verdicts.includes("fail")) return "fail";
	if (failOn === "warn" && isWarned) return "fail";
	return isUnknown && onError === "fail" ? "unknown" : "pass";
}
// src/cli/exit.ts
const exitCodes = {
	...codeOfEnding,
	usage: 2
};
function exitOf(result, outcome = usualOutcome) {
	return exitCodes[endingOf(result, outcome)];
}
function exitOfStatus(status, failOn) {
	if (status === "unknown") return exitCodes.unknown;
	return (status === "fail" ? failOn !== "never" : status === "warn" && failOn === "warn") ? exitCodes.fail : exitCodes.pass;
}
const refusing = new Set([
	"INVALID_INPUT",
	"INVALID_API_KEY",
	"API_KEY_REQUIRED"
]);
function exitOfFailure({ code, reason }) {
	if (refusing.has(code)) return exitCodes.usage;
	return reason === "internal" ? exitCodes.bug : exitCodes.unknown;
}
// src/cli/usage.ts
const commands = [
	...registry.map(({ id }) => id),
	"init",
	"explain",
	"demo",
	"serve",
	"convert",
	"completion"
];
function optionsFor(command) {
	if (command === "completion") return [];
	if (command === "init" || command === "explain") return measuring.filter(({ name }) => name === "lang");
	if (command === "convert") return [...converting, ...measuring.filter(({ name }) => name === "lang")];
	if (command === "serve") return [
		...listening,
		...showing,
		...serving,
		...measuring.flatMap(forServer)
	];
	const taken = [
		...optionsOf(command),
		...command === "gate" ? gating : [],
		noColor
	];
	return command === "demo" ? [keep, ...taken.filter(({ name }) => demoTakes.has(name))] : taken;
}
const wordsOfServer = {
	timeout: "Give up on a target after this many seconds (default 15)",
	lang: "Language for those who ask for none (default en)"
};
function forServer(option) {
	if (option.name === "json") return [];
	const about = wordsOfServer[option.name];
	return [about === void 0 ? option : {
		...option,
		about
	}];
}
const demoTakes = new Set([
	"lang",
	"json",
	"no_color"
]);
function missingCommand() {
	const list = commands.filter((name) => name !== "completion").join(", ");
	const expected = {
		en: `name one of ${list}`,
		ko: list
	};
	return failure("input.missing", {
		field: {
			en: "A command",
			ko: "명령"
		},
		expected
	}, { reason: "command" });
}
function missingSubject(command) {
	const { subject } = registry.find(({ id }) => id === command) ?? {};
	const field = subject?.name ?? "target";
	const example = `portcullis ${command} ${subject?.example ?? ""}`.trim();
	return failure("input.missing", {
		field,
		expected: {
			en: `for example ${example}`,
			ko: example
		}
	}, { reason: field });
}
function tooManySubjects(command, second) {
	const field = {
		en: `room for ${printable(second, 100)}`,
		ko: `${printable(second, 100)}의 자리`
	};
	const suggestion = {
		en: ` ${command} measures one at a time.`,
		ko: ` ${command} 명령은 하나만 측정합니다.`
	};
	return failure("input.unknown", {
		field,
		suggestion
	}, { reason: "target" });
}
function checkWords(command, [first]) {
	if (first === void 0 || [
		"convert",
		"init",
		"explain"
	].includes(command) || registry.some(({ id }) => id === command)) return;
	const shown = printable(first, 200);
	const field = {
		en: `word ${shown} behind ${command}`,
		ko: `${command} 뒤의 단어 ${shown}`
	};
	const suggestion = {
		en: ` To measure it: portcullis gate ${shown}`,
		ko: ` 측정하려면: portcullis gate ${shown}`
	};
	throw failure("input.unknown", {
		field,
		suggestion
	}, { reason: "target" });
}
function checkCommand(word) {
	if (commands.includes(word)) return;
	const shown = printable(word, 200);
	const gate = {
		en: ` To measure a URL: portcullis gate ${shown}`,
		ko: ` URL을 측정하려면: portcullis gate ${shown}`
	};
	const field = {
		en: `command ${shown}`,
		ko: `명령 ${shown}`
	};
	const suggestion = /[.:/]/.test(word) ? gate : suggest(word, commands);
	throw failure("input.unknown", {
		field,
		suggestion
	}, { reason: "command" });
}
function checkFlags(command, args) {
	const options = optionsFor(command);
	for (let index = 0; index < args.length; index++) {
		const arg = args[index] ?? "";
		if (arg === "--") return;
		if (!arg.startsWith("-") || arg === "-") continue;
		const { name, value } = split(arg);
		const option = options.find((each) => toFlag(each.name) === name && arg.startsWith("--"));
		if (option?.isFlag) checkSwitch(option, value);
		else if (option && value === void 0) {
			index++;
			if (/^-(?!\d|$)/.test(args[index] ?? "--")) throw missingValue(option);
		} else if (!option && !isHelp(arg)) throw unknownFlag(arg, options);
	}
}
function split(arg) {
	const at = arg.indexOf("=");
	return {
		name: (at < 0 ? arg : arg.slice(0, at)).replace(/^--?/, ""),
		value: at < 0 ? void 0 : arg.slice(at + 1)
	};
}
function isHelp(arg) {
	return arg === "--help" || arg === "-h" || arg === "--version";
}
function unknownFlag(arg, options) {
	const { name } = split(arg);
	const known = [
		...options.map((option) => toFlag(option.name)),
		"help",
		"version"
	];
	const shown = printable(arg.split("=")[0] ?? "", 60);
	const field = {
		en: `option ${shown}`,
		ko: `옵션 ${shown}`
	};
	const suggestion = suggest(name, known, (near) => `--${near}`);
	return failure("input.unknown", {
		field,
		suggestion
	}, { reason: printable(name, 60) });
}
function checkSwitch({ name }, value) {
	if (value === void 0 || value === "true" || value === "false") return;
	const given = `"${printable(value, 60)}"`;
	const params = {
		field: `--${toFlag(name)}`,
		expected: "true, false",
		given,
		suggestion: ""
	};
	throw failure("input.option", params, { reason: name });
}
function missingValue({ name, value = "" }) {
	const field = {
		en: `The value of --${toFlag(name)}`,
		ko: `--${toFlag(name)}의 값`
	};
	return failure("input.missing", {
		field,
		expected: value
	}, { reason: name });
}
export { missingSubject as a, exitCodes as c, exitOfStatus as d, missingCommand as i, exitOf as l, checkFlags as n, optionsFor as o, checkWords as r, tooManySubjects as s, checkCommand as t, exitOfFailure as u };
