import { n as sampleFailures, t as openapi } from "./document.js";
// server/http/openapi/read.ts
function readReference(checks, language, operations = []) {
	const reference = openapi(checks, language, operations);
	return {
		...reference,
		components: {
			...reference.components,
			schemas: withGeneral(reference.components.schemas)
		}
	};
}
const general = "Interpretation";
function generalOf(name) {
	return name.endsWith(general) ? general : name;
}
function withGeneral(schemas) {
	const [, own] = Object.entries(schemas).find(([name]) => name !== general && generalOf(name) === general) ?? [];
	const issues = own?.properties?.["issues"];
	const { id, ...issue } = issues?.items?.properties ?? {};
	if (!own || !issues || !id) return schemas;
	const { description = "" } = id.$ref ? lookUp(schemas, { $ref: id.$ref }) : id;
	const items = {
		...issues.items,
		properties: {
			id: {
				type: "string",
				description
			},
			...issue
		}
	};
	return {
		...schemas,
		[general]: {
			...own,
			properties: {
				...own.properties,
				issues: {
					...issues,
					items
				}
			}
		}
	};
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
function parametersIn({ parameters, body }) {
	return [...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
		name,
		schema,
		description: schema.description ?? "",
		required: body?.required?.includes(name) ?? false
	})), ...parameters];
}
function takesKey({ operation }) {
	return operation.security?.some((each) => Object.hasOwn(each, "bearer")) ?? false;
}
function curlOf(entry, server = "$SERVER") {
	const { method, path, parameters, operation } = entry;
	const inQuery = parameters.filter(({ name }) => !path.includes(`{${name}}`));
	const url = `${server}${path.replaceAll(/\{(\w+)\}/g, (_, name) => `$${name.toUpperCase()}`)}${queryOf(inQuery)}`;
	const body = operation.requestBody && JSON.stringify(operation.requestBody.content["application/json"].example ?? {});
	return [
		`curl ${method === (body === void 0 ? "GET" : "POST") ? "" : `-X ${method} `}"${url}"`,
		...body === void 0 ? [] : [`-H "Content-Type: application/json" -d '${body.replaceAll("'", "'\\''")}'`],
		...takesKey(entry) ? ["-H \"Authorization: Bearer $PORTCULLIS_KEY\""] : []
	].join(" ");
}
function queryOf(parameters) {
	const pairs = parameters.filter(({ required }) => required).map(({ name, example = name }) => `${name}=${readableValue(String(example))}`);
	return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
function readableValue(text) {
	return encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2F", "/");
}
export { generalOf as a, takesKey as c, follow as i, entriesOf as n, parametersIn as o, failuresIn as r, readReference as s, curlOf as t };
