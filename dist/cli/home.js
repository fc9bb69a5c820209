import { n as sampleFailures, t as openapi } from "./document.js";
import { n as parametersOf } from "./parameters.js";
import { r as checkPath } from "./paths.js";
import { c as words, i as rich, l as markup, o as layout, s as pathIn, t as form } from "./form.js";
import "./style2.js";
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
// server/pages/home.ts
const first = [
	"gate",
	"ssl",
	"http"
];
function inOrder(checks) {
	return checks.toSorted((a, b) => rankOf(a) - rankOf(b));
}
function rankOf({ id }) {
	return first.includes(id) ? first.indexOf(id) : first.length;
}
function homePage({ checks, language }) {
	const main = markup` <h1>${words.question[language]}</h1>
    <p class="lede">${words.lede[language]}</p>
    <section aria-labelledby="checks">
      <h2 id="checks">${words.checks[language]}</h2>
      <p>${words.checksLede[language]}</p>
      <ul class="cards">
        ${inOrder(checks).map((check) => card(check, language))}
      </ul>
    </section>
    <section aria-labelledby="programs">
      <h2 id="programs">${words.byProgram[language]}</h2>
      <p>${words.byProgramLede[language]}</p>
      <pre tabindex="0"><code>${samples(checks, language)}</code></pre>
      <p>${words.byCommand[language]}</p>
      <pre tabindex="0"><code>${commands}</code></pre>
      <p>${rich(words.more[language], links(language))}</p>
    </section>`;
	return layout({
		language,
		path: "/",
		title: words.homeTitle[language],
		description: words.lede[language],
		main: markup`<div class="frame">${main}</div>`
	});
}
const commands = `npx portcullis gate https://example.com/
npx portcullis gate https://example.com/ --server "$SERVER"`;
function links(language) {
	return {
		reference: markup`<a href="${pathIn("/docs", language)}">${words.reference[language]}</a>`,
		openapi: markup`<a href="/openapi.json">/openapi.json</a>`
	};
}
function samples(checks, language) {
	return entriesOf(readReference(inOrder(checks).slice(0, mostSamples), language), "checks").map(curlOf).join("\n");
}
const mostSamples = 3;
function card(check, language) {
	const title = check.title[language];
	const hasOptions = parametersOf(check, language).some(({ required }) => !required);
	return markup`<li class="card">
    <h3>${title}</h3>
    <p>${check.about[language]}</p>
    <p>
      ${hasOptions ? markup`${link(checkPath(check), words.options[language], title, language)} · ` : null}
      ${link(`/docs/${check.id}`, words.reference[language], title, language)}
    </p>
    ${form(check, { language })}
  </li>`;
}
function link(path, text, title, language) {
	return markup`<a href="${pathIn(path, language)}">${text}<span class="skip">: ${title}</span></a>`;
}
export { failuresIn as a, entriesOf as i, inOrder as n, follow as o, curlOf as r, readReference as s, homePage as t };
