import { lc as toJSONSchema } from "./gate.js";
import { Et as globalRegistry, St as languages } from "./start.js";
// server/http/openapi/schema.ts
function tidy(schema, language) {
	const { ko, readOnly: _readOnly, ...rest } = schema;
	const said = language === "ko" && typeof ko === "string" ? {
		...rest,
		description: ko
	} : rest;
	return Object.fromEntries(Object.entries(said).filter(([keyword, value]) => !isNoise(keyword, value, schema)).map(([keyword, value]) => [keyword, tidyValue(keyword, value, language)]));
}
const ofSchemas = new Set([
	"anyOf",
	"oneOf",
	"allOf",
	"prefixItems"
]);
function tidyValue(keyword, value, language) {
	if (keyword === "properties") {
		const entries = Object.entries(value);
		return Object.fromEntries(entries.map(([name, each]) => [name, tidy(each, language)]));
	}
	if (ofSchemas.has(keyword)) return value.map((each) => tidy(each, language));
	if (keyword === "items" || keyword === "additionalProperties") return tidy(value, language);
	return value;
}
function isNoise(keyword, value, { type, format }) {
	if (keyword === "additionalProperties") return typeof value === "boolean";
	if (keyword === "anyOf") return typeof type === "string";
	if (keyword === "pattern") return format !== void 0;
	if (keyword === "minimum") return value === Number.MIN_SAFE_INTEGER;
	return keyword === "maximum" && value === Number.MAX_SAFE_INTEGER;
}
// server/http/openapi/parameters.ts
function parametersOf({ input, subject }, language) {
	const schema = toJSONSchema(input, {
		io: "input",
		unrepresentable: "any"
	});
	return Object.entries(input.shape).map(([name, type]) => {
		const json = schema.properties?.[name] ?? {};
		const meta = {
			...json,
			...globalRegistry.get(type)
		};
		const { description: _said, ko: _ko, examples: _shown, ...bare } = json;
		const [example] = meta.examples ?? [];
		return {
			name,
			description: (language === "ko" ? meta.ko : meta.description) ?? meta.description ?? name,
			required: schema.required?.includes(name) ?? false,
			schema: tidy(bare, language),
			...example !== void 0 && { example }
		};
	}).toSorted((a, b) => Number(b.name === subject) - Number(a.name === subject));
}
const aboutLanguage = {
	en: "Language of the texts in the response and of error messages. Measured values do not depend on it",
	ko: "응답 텍스트와 오류 메시지의 언어. 측정값은 언어에 따라 달라지지 않습니다"
};
function languageParameter(language) {
	return {
		name: "lang",
		description: aboutLanguage[language],
		required: false,
		schema: {
			type: "string",
			enum: languages,
			default: "en"
		}
	};
}
function sampleQuery(check) {
	const needed = parametersOf(check, "en").filter(({ required }) => required);
	return Object.fromEntries(needed.map(({ name, example = name }) => [name, String(example)]));
}
export { tidy as i, parametersOf as n, sampleQuery as r, languageParameter as t };
