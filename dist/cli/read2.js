import { n as sampleFailures, t as openapi } from "./document.js";
// server/openapi/read.ts
function readReference(checks, language) {
	return openapi(checks, language);
}
function entriesOf(reference, tag) {
	return Object.entries(reference.paths).flatMap(([path, methods]) => Object.entries(methods).filter(([, { tags }]) => tags.includes(tag)).map(([method, operation]) => toEntry(reference, {
		path,
		method: method.toUpperCase(),
		operation
	})));
}
function failuresIn(reference) {
	const used = new Set(entriesOf(reference, "checks").flatMap(({ responses }) => responses.map(([status]) => status)));
	return sampleFailures.filter(({ status }) => used.has(`${status}`));
}
function toEntry({ components }, at) {
	const { parameters = [], requestBody, responses } = at.operation;
	return {
		...at,
		parameters: parameters.map((each) => "$ref" in each ? lookUp(components.parameters, each) : each),
		body: requestBody?.content["application/json"].schema ?? null,
		responses: Object.entries(responses).map(([status, each]) => [status, "$ref" in each ? lookUp(components.responses, each) : each])
	};
}
function lookUp(table, { $ref }) {
	const found = table[nameOf($ref)];
	if (found === void 0) throw new Error(`the reference points to ${$ref}, which it does not hold`);
	return found;
}
function nameOf(ref) {
	return ref.slice(ref.lastIndexOf("/") + 1);
}
function follow(reference, schema) {
	const { $ref, ...beside } = schema;
	if ($ref === void 0) return {
		schema,
		name: null
	};
	return {
		schema: {
			...lookUp(reference.components.schemas, { $ref }),
			...beside
		},
		name: nameOf($ref)
	};
}
function curlOf({ method, path, parameters, operation }) {
	if (method === "GET") return `curl "$SERVER${path}${queryOf(parameters)}"`;
	return `curl "$SERVER${path}" -H "Content-Type: application/json" -d '${JSON.stringify(operation.requestBody?.content["application/json"].example ?? {}).replaceAll("'", "'\\''")}'`;
}
function queryOf(parameters) {
	const pairs = parameters.filter(({ required }) => required).map(({ name, example = name }) => `${name}=${readableValue(String(example))}`);
	return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
function readableValue(text) {
	return encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2F", "/");
}
export { readReference as a, follow as i, entriesOf as n, failuresIn as r, curlOf as t };
