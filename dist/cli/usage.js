import { t as registry } from "./checks.js";
import { i as failure, t as printable } from "./printable.js";
import { t as suggest } from "./near.js";
// src/cli/exit.ts
const exitCodes = {
	pass: 0,
	fail: 1,
	usage: 2,
	unknown: 3,
	bug: 4
};
function exitOf({ verdict, targets }) {
	if (targets.some(({ reason }) => reason === "internal")) return exitCodes.bug;
	if (verdict === "fail") return exitCodes.fail;
	return verdict === "unknown" ? exitCodes.unknown : exitCodes.pass;
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
// src/settings/options.ts
const measuring = [
	{
		name: "resolver",
		value: "IP[:port]",
		isList: true,
		about: "Ask this DNS resolver instead of the system's; repeatable"
	},
	{
		name: "resolve",
		value: "host:port:address[:port]",
		isList: true,
		about: "Reach this host at this address, as curl does, whatever the DNS says; repeatable, IPv6 in brackets"
	},
	{
		name: "ca_file",
		value: "FILE",
		about: "PEM file of an authority to trust beside Mozilla's"
	},
	{
		name: "timeout",
		value: "SECONDS",
		about: "Give up on a target after this many seconds (default 10; 20 with a server)"
	},
	{
		name: "lang",
		value: "en|ko",
		about: "Language of the report (default en)"
	},
	{
		name: "json",
		isFlag: true,
		about: "Print JSON instead of the report"
	}
];
const remote = [{
	name: "server",
	value: "URL",
	about: "Let this Portcullis server measure instead of this process"
}, {
	name: "key",
	value: "KEY",
	about: "API key for that server; better kept in PORTCULLIS_KEY, out of the process list"
}];
const listening = [{
	name: "host",
	value: "ADDRESS",
	about: "Listen on this address (default 127.0.0.1; PORTCULLIS_LISTEN=ADDRESS:PORT)"
}, {
	name: "port",
	value: "PORT",
	about: "Listen on this port (default 3000; 0 takes any free one)"
}];
const serving = [
	{
		name: "trust_proxy",
		value: "CIDR,…",
		isList: true,
		about: "Proxies in front of this server, whose X-Forwarded-For is believed (default none)"
	},
	{
		name: "rate_limit",
		value: "NUMBER",
		about: "Requests a minute for each client (default 60)"
	},
	{
		name: "rate_limit_heavy",
		value: "NUMBER",
		about: "The same for heavy checks (default 10)"
	}
];
const reporting = [
	{
		name: "summary",
		isFlag: true,
		about: "Write a summary of the step (default true)"
	},
	{
		name: "annotations",
		isFlag: true,
		about: "Annotate the run with what was found, at most ten of each kind (default true)"
	},
	{
		name: "results_file",
		value: "FILE",
		about: "Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)"
	}
];
const environmentOnly = [{
	name: "allow_addresses",
	value: "CIDR,…",
	isList: true,
	about: "Networks that count as public"
}, {
	name: "listen",
	value: "ADDRESS:PORT",
	about: "Where `portcullis serve` listens"
}];
const keep = {
	name: "keep",
	isFlag: true,
	about: "Keep serving until interrupted"
};
const noColor = {
	name: "no_color",
	isFlag: true,
	about: "Do not colour the report"
};
function optionsOf(id) {
	const entry = registry.find((each) => each.id === id);
	return entry ? [
		...entry.options,
		...measuring,
		...remote
	] : measuring;
}
function toFlag(name) {
	return name.replaceAll("_", "-");
}
function toVariable(name) {
	return `PORTCULLIS_${name.toUpperCase()}`;
}
// src/settings/environment.ts
const prefix = "PORTCULLIS_";
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options = [
	...registry.flatMap((entry) => entry.options),
	...measuring,
	...remote,
	...serving,
	...reporting
];
const variables = new Set(["PORTCULLIS_URL", ...[...options, ...environmentOnly].map(({ name }) => toVariable(name)).filter((variable) => !injected.test(variable))]);
function readVariable(env, name) {
	const variable = toVariable(name);
	return variables.has(variable) ? env[variable] || void 0 : void 0;
}
function checkEnvironment(env) {
	for (const field of Object.keys(env).filter((name) => name.startsWith(prefix))) {
		if (variables.has(field) || injected.test(field)) continue;
		const known = [...variables].map((variable) => variable.slice(11));
		const suggestion = suggest(field.slice(11), known, (name) => prefix + name);
		throw failure("input.unknown", {
			field,
			suggestion
		}, { reason: field });
	}
}
// src/cli/usage.ts
const commands = [
	...registry.map(({ id }) => id),
	"demo",
	"serve",
	"completion"
];
function optionsFor(command) {
	if (command === "completion") return [];
	if (command === "serve") return [
		...listening,
		...serving,
		...measuring.flatMap(forServer)
	];
	const taken = [...optionsOf(command), noColor];
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
	if (first === void 0 || registry.some(({ id }) => id === command)) return;
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
			if (args[index] === void 0 || args[index] === "--") throw missingValue(option);
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
export { missingSubject as a, checkEnvironment as c, toFlag as d, toVariable as f, exitOfFailure as h, missingCommand as i, readVariable as l, exitOf as m, checkFlags as n, optionsFor as o, exitCodes as p, checkWords as r, tooManySubjects as s, checkCommand as t, environmentOnly as u };
