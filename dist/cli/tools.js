import { St as languages } from "./start.js";
import { n as parametersOf } from "./parameters.js";
import { zi as deadlineOf } from "./gate.js";
// server/agents/tool-uses.ts
const toolUses = {
	asn: "find who runs an address or a network",
	changes: "see what changed on a monitored domain",
	dns: "debug records, delegation or DNSSEC",
	email: "fix lost, rejected or forged mail",
	"email-header": "trace a received message",
	exposure: "find tools and logins that your own domain exposes",
	gate: "pass or fail a release",
	golive: "decide whether a domain can go live",
	history: "see earlier addresses and name servers",
	http: "review redirects and security headers",
	impersonation: "rate the risk of being impersonated",
	ip: "learn your own public address",
	lookalike: "find typosquats of your domain",
	owasp: "get one posture grade for a site",
	phishing: "judge a suspicious message or link",
	pivot: "find related domains",
	port: "see which services a host exposes",
	pqc: "check post-quantum readiness",
	propagation: "follow a DNS change",
	rdap: "look up registrar, expiry and domain status",
	"reverse-dns": "check the PTR record of a server",
	ssl: "review a certificate or TLS setup",
	subdomains: "list host names without contacting them"
};
// server/agents/tools.ts
function toolName({ id }) {
	return `check_${id.replaceAll("-", "_")}`;
}
const listChecks = "list_checks";
const explainFinding = "explain_finding";
const core = new Set([
	"gate",
	"ssl",
	"http",
	"dns",
	"email",
	"email-header",
	"owasp",
	"rdap",
	"golive",
	"subdomains"
]);
function toolsOf(checks, isCore = false) {
	return [...ownTools, ...checks.filter(({ id }) => !isCore || core.has(id)).map(toolOf)];
}
function toolOf(check) {
	const parameters = parametersOf(check, "en");
	return {
		name: toolName(check),
		title: check.title.en,
		description: describe(check),
		inputSchema: {
			type: "object",
			properties: {
				...Object.fromEntries(parameters.map((each) => [each.name, propertyOf(each)])),
				...ownParameters
			},
			required: parameters.filter(({ required }) => required).map(({ name }) => name),
			additionalProperties: false
		},
		outputSchema: answerSchema,
		annotations: {
			readOnlyHint: true,
			destructiveHint: false,
			idempotentHint: true,
			openWorldHint: check.concerns !== "store"
		}
	};
}
const usualDeadline = 15;
function describe(check) {
	const { id, about, cost, requires } = check;
	const seconds = deadlineOf(check, { deadline: 1e3 * usualDeadline }) / 1e3;
	const use = toolUses[id];
	return [
		about.en,
		...use === void 0 ? [] : [`Use it to ${use}.`],
		reachOf(check),
		...requires === "key" && !about.en.includes("API key") ? ["Needs an API key."] : [],
		`Cost ${cost}, up to ${seconds} s.`
	].join(" ");
}
function reachOf({ concerns, subjectIs }) {
	if (concerns === "store") return "Reads stored results only and contacts no target.";
	return subjectIs === "text" ? "The text is not stored." : "Changes nothing and tries no exploit.";
}
const longestDescription = 150;
function propertyOf({ description, schema, example }) {
	const { enum: values, default: fallback } = schema;
	const brief = description.length > longestDescription ? description.replace(/(?<=\.) .*$/s, "") : description;
	const shown = example === void 0 ? {} : { examples: [example] };
	if (values?.join() === "true,false") return {
		type: "boolean",
		description: brief,
		...fallback !== void 0 && { default: fallback === "true" }
	};
	return {
		...schema,
		description: brief,
		...shown
	};
}
const typesOfChecks = new WeakMap();
function typesOf(check) {
	const known = typesOfChecks.get(check);
	if (known) return known;
	const types = new Map(parametersOf(check, "en").map((each) => [each.name, new Set(typesIn(propertyOf(each)))]));
	typesOfChecks.set(check, types);
	return types;
}
function typesIn({ type, anyOf }) {
	const own = [type].flat().filter((each) => typeof each === "string");
	const others = Array.isArray(anyOf) ? anyOf.flatMap((each) => typesIn(each)) : [];
	return [...own, ...others];
}
const ownParameters = {
	detail: {
		type: "string",
		enum: ["summary", "full"],
		default: "summary"
	},
	lang: {
		type: "string",
		enum: [...languages]
	},
	fresh: {
		type: "boolean",
		default: false
	}
};
const answerSchema = {
	type: "object",
	properties: {
		check: { type: "string" },
		status: {
			type: "string",
			enum: [
				"pass",
				"warn",
				"fail",
				"unknown"
			]
		},
		grade: { type: "string" },
		score: { type: "number" },
		summary: { type: "string" },
		findings: {
			type: "array",
			items: { type: "object" }
		},
		report: { type: "string" },
		error: { type: "object" }
	},
	required: ["check"]
};
const offline = {
	readOnlyHint: true,
	destructiveHint: false,
	idempotentHint: true,
	openWorldHint: false
};
const ownTools = [{
	name: listChecks,
	title: "List the checks",
	description: "Lists every check with its tool, description, parameters and cost. Use it first to choose a tool. Contacts no target.",
	inputSchema: {
		type: "object",
		properties: { lang: ownParameters["lang"] ?? {} },
		additionalProperties: false
	},
	annotations: offline
}, {
	name: explainFinding,
	title: "Explain a finding",
	description: "Explains a finding id such as ssl.expired: cause, fix, severity, effect on the grade and the standard behind it. Use it when a finding is unclear. Contacts no target.",
	inputSchema: {
		type: "object",
		properties: {
			id: {
				type: "string",
				description: "Finding id with its check: ssl.expired",
				examples: ["ssl.expired"]
			},
			lang: ownParameters["lang"] ?? {}
		},
		required: ["id"],
		additionalProperties: false
	},
	annotations: offline
}];
export { typesOf as a, toolsOf as i, listChecks as n, toolName as r, explainFinding as t };
