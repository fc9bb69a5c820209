import { ot as languages } from "./start.js";
import { n as parametersOf } from "./parameters.js";
import { zr as deadlineOf } from "./gate.js";
// server/mcp/tools.ts
function toolName({ id, concerns }) {
	return `${concerns === "store" ? "find" : "check"}_${id.replaceAll("-", "_")}`;
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
	const { about, cost, requires, concerns, subjectIs } = check;
	const seconds = deadlineOf(check, { deadline: 1e3 * usualDeadline }) / 1e3;
	const reach = concerns === "store" ? "Reads what this server has stored and contacts nobody." : subjectIs === "text" ? "The text itself is not stored." : "Only looks: changes nothing at the target, tries no exploit.";
	return [
		about.en,
		reach,
		...requires === "key" ? ["Needs an API key."] : [],
		`Cost ${cost}, up to ${seconds} s.`
	].join(" ");
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
	description: "Lists every check with its tool, what it tells, its parameters and its cost. Use it first to choose a tool. Contacts no target.",
	inputSchema: {
		type: "object",
		properties: { lang: ownParameters["lang"] ?? {} },
		additionalProperties: false
	},
	annotations: offline
}, {
	name: explainFinding,
	title: "Explain a finding",
	description: "Tells what a finding id such as ssl.expired means, what to do, its severity, how it counts in the grade and where the rule is written. Contacts no target.",
	inputSchema: {
		type: "object",
		properties: {
			id: {
				type: "string",
				description: "Id of a finding, with its check: ssl.expired",
				examples: ["ssl.expired"]
			},
			lang: ownParameters["lang"] ?? {}
		},
		required: ["id"],
		additionalProperties: false
	},
	annotations: offline
}];
export { toolsOf as i, listChecks as n, toolName as r, explainFinding as t };
