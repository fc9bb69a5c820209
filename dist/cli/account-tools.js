import { Qs as object, rc as string } from "./gate.js";
import { St as languages, dt as printable, st as parseInput } from "./start.js";
import { n as parametersOf } from "./parameters.js";
import { n as operations } from "./table2.js";
import { t as cutToSize } from "./full-answer.js";
// server/agents/account-tools.ts
const readable = operations.filter(({ method, access }) => method === "GET" && access === "key");
function accountTools() {
	return readable.map(({ id, path, query, title, about }) => {
		const parts = partsOf(path).map((name) => [name, {
			type: "string",
			maxLength: 253
		}]);
		const inQuery = query ? parametersOf({ input: query }, "en") : [];
		return {
			name: accountToolName(id),
			title: title.en,
			description: `${about.en} Reads the account of the API key and changes nothing.`,
			inputSchema: {
				type: "object",
				properties: {
					...Object.fromEntries(parts),
					...Object.fromEntries(inQuery.map(({ name, schema, description }) => [name, {
						...schema,
						description
					}])),
					lang: {
						type: "string",
						enum: [...languages]
					}
				},
				required: [...parts.map(([name]) => name), ...inQuery.filter(({ required }) => required).map(({ name }) => name)],
				additionalProperties: false
			},
			annotations: {
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		};
	});
}
async function readAccount(tool, given, perform) {
	const operation = readable.find(({ id }) => accountToolName(id) === tool);
	if (!operation) return null;
	const { id, path } = operation;
	const names = partsOf(path);
	const texts = Object.entries(given).map(([name, value]) => [name, textOf(name, value)]);
	const data = await perform(id, {
		parts: Object.fromEntries(texts.filter(([name = ""]) => names.includes(name))),
		query: Object.fromEntries(texts.filter(([name = ""]) => !names.includes(name)))
	});
	const cut = cutToSize(data);
	return {
		data: cut,
		text: JSON.stringify(cut)
	};
}
function textOf(name, value) {
	const field = printable(name, 60);
	return parseInput(object({ [field]: string() }), { [field]: value })[field] ?? "";
}
function accountToolName(id) {
	return `read_${id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}
function partsOf(path) {
	return [...path.matchAll(/\{(?<name>\w+)\}/g)].map(({ groups }) => groups?.["name"] ?? "");
}
export { accountTools, readAccount };
