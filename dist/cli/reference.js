import { a as failuresIn, i as entriesOf, n as inOrder, o as follow, r as curlOf, s as readReference } from "./home.js";
import { a as current, c as words, i as rich, l as markup, o as layout, r as paragraphs, s as pathIn } from "./form.js";
import { n as rowList, t as code } from "./rows.js";
import { it as fill, tt as describeFailure } from "./start.js";
import { a as docsPathOf, i as docsPath, n as answersPath, o as errorsPath } from "./paths.js";
// server/openapi/fields.ts
function sharedShapes(reference) {
	const names = Object.keys(reference.components.schemas);
	const texts = Object.entries(reference.components.schemas).map(([name, schema]) => [name, JSON.stringify(schema)]);
	const isShared = (name) => texts.filter(([user, text]) => user !== name && text.includes(`"#/components/schemas/${name}"`)).length > 1;
	return new Set(names.filter((name) => reference.components.schemas[name]?.properties && isShared(name)));
}
function fieldsOf(reference, shape, { within = "", elsewhere }) {
	const { schema } = follow(reference, shape);
	const object = objectIn(reference, schema);
	if (!object) return [];
	return Object.entries(object.properties ?? {}).flatMap(([key, property]) => {
		return fieldOf(reference, property, {
			path: within === "" ? key : `${within}.${key}`,
			isOptional: !object.required?.includes(key),
			elsewhere
		});
	});
}
function fieldOf(reference, property, { path, isOptional, elsewhere }) {
	const { schema, name } = follow(reference, property);
	const common = {
		path,
		isOptional,
		description: schema.description ?? ""
	};
	if (name !== null && elsewhere.has(name)) return [{
		...common,
		type: name,
		isShape: true
	}];
	const field = {
		...common,
		type: typeOf(reference, schema),
		isShape: false
	};
	const inside = schema.items ? {
		shape: schema.items,
		within: `${path}[]`
	} : {
		shape: schema,
		within: path
	};
	return [field, ...fieldsOf(reference, inside.shape, {
		within: inside.within,
		elsewhere
	})];
}
function objectIn(reference, schema) {
	if (schema.properties) return schema;
	return (schema.anyOf ?? schema.oneOf ?? []).map((each) => follow(reference, each).schema).find(({ properties }) => properties) ?? null;
}
function typeOf(reference, shape) {
	const { schema } = follow(reference, shape);
	if (schema.enum) return schema.enum.map(String).join(" | ");
	if (schema.const !== void 0) return JSON.stringify(schema.const);
	const members = schema.anyOf ?? schema.oneOf;
	if (members) return members.map((each) => typeOf(reference, each)).join(" | ");
	if (schema.prefixItems) return `[${schema.prefixItems.map((each) => typeOf(reference, each)).join(", ")}]`;
	if (schema.items) return arrayOf(typeOf(reference, schema.items));
	const plain = [schema.type ?? "any"].flat().join(" | ");
	return schema.format === "date-time" ? plain.replace("string", "date-time") : plain;
}
function arrayOf(type) {
	return type.includes(" | ") ? `(${type})[]` : `${type}[]`;
}
// server/pages/operation.ts
function operationPage(entry, source) {
	const { method, path, operation, responses } = entry;
	const { language } = source;
	const id = path.slice(path.lastIndexOf("/") + 1);
	return markup`<p><span class="verb">${method}</span>${code(path)}</p>
    ${paragraphs(operation.description)}
    <p><a href="${pathIn(`/check/${id}`, language)}">${words.tryIt[language]}</a></p>
    <h2>${words.parameters[language]}</h2>
    ${rowList(parametersIn(entry).map((each) => parameterRow(each, source)))}
    <h2>${words.request[language]}</h2>
    <pre tabindex="0"><code>${curlOf(entry)}</code></pre>
    <h2>${words.statuses[language]}</h2>
    <p>${responses.map(([status]) => markup`<a href="${pathIn(`/docs/answers#status-${status}`, language)}">${code(status)}</a> `)}</p>
    <h2>${words.answer[language]}</h2>
    ${answerFields(entry, source)}`;
}
function parametersIn({ parameters, body }) {
	return [...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
		name,
		schema,
		description: schema.description ?? "",
		required: body?.required?.includes(name) ?? false
	})), ...parameters];
}
function parameterRow(parameter, { reference, language }) {
	const { name, schema, required, description, example } = parameter;
	const facts = [[words.fallback[language], schema.default], [words.example[language], example]];
	return [markup`${code(name)} ${required ? markup`<span class="quiet">${words.required[language]}</span>` : null}`, markup`${rich(description)}<br /><span class="quiet">${words.values[language]}: </span>${valuesOf(schema, reference)}
      ${facts.map(([label, value]) => value === void 0 ? null : markup` · <span class="quiet">${label}: </span>${code(String(value))}`)}`];
}
function valuesOf(schema, reference) {
	const { minimum, maximum } = schema;
	if (schema.enum) return markup`${schema.enum.map((value, index) => markup`${index === 0 ? "" : " "}${code(String(value))}`)}`;
	const range = minimum === void 0 || maximum === void 0 ? "" : ` ${String(minimum)}–${String(maximum)}`;
	return markup`${typeOf(reference, schema)}${range}`;
}
function answerFields({ responses }, source) {
	const schema = responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {};
	return fieldRows(fieldsOf(source.reference, schema, { elsewhere: source.shapes }).filter(({ path }) => path.startsWith("data.")), source.language);
}
function fieldRows(fields, language) {
	return rowList(fields.map((field) => [code(field.path), aboutField(field, language)]));
}
function aboutField({ type, isShape, description, isOptional }, language) {
	const named = isShape ? markup`<a href="${pathIn(`/docs/answers#${type}`, language)}">${type}</a>` : markup`<span class="path">${type}</span>`;
	const absent = isOptional ? markup` <span class="quiet">(${words.optional[language]})</span>` : null;
	const said = description === "" ? null : markup`<br />${rich(description)}`;
	return markup`${named}${absent}${said}`;
}
// server/pages/rules.ts
function envelopeSection(reference, language) {
	const { NotFound } = reference.components.responses;
	const [example] = Object.values(NotFound?.content["application/json"].examples ?? {});
	return markup`<section aria-labelledby="envelope">
    <h2 id="envelope">${words.envelope[language]}</h2>
    ${paragraphs(words.envelopeLede[language])}
    ${fieldRows(envelopeFields(reference), language)}
    <h3>${words.failure[language]}</h3>
    <pre tabindex="0"><code>${JSON.stringify(example?.value, null, 2)}</code></pre>
  </section>`;
}
function envelopeFields(reference) {
	const [first] = entriesOf(reference, "checks");
	const all = [first?.responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {}, { $ref: "#/components/schemas/Refusal" }].flatMap((schema) => fieldsOf(reference, schema, { elsewhere: new Set() }));
	return [...Map.groupBy(all.filter(({ path }) => !path.startsWith("data.")), ({ path }) => path)].map(([path, same]) => ({
		path,
		type: joined(same.map(({ type }) => type), " | "),
		description: path === "data" ? "" : joined(same.map(({ description }) => description), "; "),
		isShape: false,
		isOptional: same.some(({ isOptional }) => isOptional)
	}));
}
function joined(texts, separator) {
	return [...new Set(texts.filter((text) => text !== ""))].join(separator);
}
function shapeSection(name, source) {
	const { reference, language, shapes } = source;
	const others = new Set([...shapes].filter((each) => each !== name));
	const fields = fieldsOf(reference, { $ref: `#/components/schemas/${name}` }, { elsewhere: others });
	const title = fill(words.shape, { name }, language);
	return markup`<section aria-labelledby="${name}">
    <h2 id="${name}">${title}</h2>
    <p>${rich(reference.components.schemas[name]?.description ?? "")}</p>
    ${fieldRows(fields, language)}
  </section>`;
}
function statusSection(entries, language) {
	const rows = [...new Map(entries.flatMap((entry) => entry.responses))].toSorted(([a], [b]) => Number(a) - Number(b)).map(([status, { description }]) => [markup`<span id="status-${status}">${code(status)}</span>`, rich(description)]);
	return markup`<section aria-labelledby="statuses">
    <h2 id="statuses">${words.statuses[language]}</h2>
    ${rowList(rows)}
  </section>`;
}
function codesSection(reference, language) {
	const rows = failuresIn(reference).toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code, "en")).map(({ code: kind, status, failure }) => [code(failure.reason), markup`<span class="path">${status} ${kind}</span><br />${describeFailure(failure.facts, language)}`]);
	return markup`${paragraphs(words.codesLede[language])} ${rowList(rows)}`;
}
function limitsSection({ components }, language) {
	const rows = Object.entries(components.headers).map(([name, { description, example }]) => [code(name), markup`${description}<br /><span class="quiet">${words.example[language]}: </span>${code(String(example))}`]);
	return markup`<section aria-labelledby="limits">
    <h2 id="limits">${words.limits[language]}</h2>
    ${paragraphs(words.limitsLede[language])} ${rowList(rows)}
  </section>`;
}
function keysSection({ components }, language) {
	return markup`<section aria-labelledby="keys">
    <h2 id="keys">${words.keys[language]}</h2>
    <p>${rich(components.securitySchemes["bearer"]?.description ?? "")}</p>
    <pre tabindex="0"><code>Authorization: Bearer &lt;API_KEY&gt;</code></pre>
  </section>`;
}
// server/pages/reference.ts
function referencePages(unordered) {
	const checks = inOrder(unordered);
	const read = eachOnce((language) => {
		const reference = readReference(checks, language);
		return {
			reference,
			language,
			shapes: sharedShapes(reference)
		};
	});
	function page(path, title, body) {
		const render = (language) => {
			const source = read(language);
			const heading = title ?? words.reference;
			const main = markup`<div class="frame with-side">
        ${side(source, path)}
        <div>
          <h1>${heading[language]}</h1>
          ${body(source)}
        </div>
      </div>`;
			const whole = title ? `${title[language]} · ${words.docsTitle[language]}` : words.docsTitle[language];
			return layout({
				language,
				path,
				title: whole,
				description: words.docsDescription[language],
				main
			});
		};
		return {
			path,
			render
		};
	}
	return [
		page(docsPath, null, indexPage),
		...checks.map(({ id, title }) => page(docsPathOf({ id }), title, (source) => operationPage(entryOf(source.reference, id), source))),
		page(answersPath, words.answers, answersPage),
		page(errorsPath, words.codes, ({ reference, language }) => codesSection(reference, language))
	];
}
function eachOnce(make) {
	const made = new Map();
	return (language) => {
		const value = made.get(language) ?? make(language);
		made.set(language, value);
		return value;
	};
}
function entryOf(reference, id) {
	const entry = entriesOf(reference, "checks").find(({ path }) => idOf(path) === id);
	if (!entry) throw new Error(`the reference has no ${id}`);
	return entry;
}
function idOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function side({ reference, language }, here) {
	const pages = [
		[docsPath, words.overview[language]],
		...entriesOf(reference, "checks").map(({ path, operation }) => [docsPathOf({ id: idOf(path) }), operation.summary]),
		[answersPath, words.answers[language]],
		[errorsPath, words.codes[language]]
	];
	return markup`<nav class="side" aria-label="${words.contents[language]}">
    <details>
      <summary>${words.contents[language]}</summary>
      <ul>
        ${pages.map(([path, title]) => markup`<li><a href="${pathIn(path, language)}" ${current(path === here)}>${title}</a></li>`)}
      </ul>
    </details>
  </nav>`;
}
function indexPage({ reference, language }) {
	const holes = {
		version: markup`${reference.info.version}`,
		openapi: markup`<a href="/openapi.json">/openapi.json</a>`
	};
	return markup`<p class="lede">${rich(words.docsLede[language], holes)}</p>
    <p>${rich(reference.info.description)}</p>
    <h2 id="operations">${words.operations[language]}</h2>
    ${rowList(entriesOf(reference, "checks").map((entry) => operationRow(entry, language)))}
    ${limitsSection(reference, language)} ${keysSection(reference, language)}
    <h2 id="service">${words.service[language]}</h2>
    ${rowList(entriesOf(reference, "service").map(({ method, path, operation }) => [verb(method, path), `${operation.summary}. ${operation.description}`]))}`;
}
function operationRow({ method, path, operation }, language) {
	const [about = ""] = operation.description.split("\n\n");
	const link = markup`<a href="${pathIn(`/docs/${idOf(path)}`, language)}">${operation.summary}</a>`;
	return [markup`${link}<br />${verb(method, path)}`, rich(about)];
}
function verb(method, path) {
	return markup`<span class="verb">${method}</span>${code(path)}`;
}
function answersPage(source) {
	const { reference, language, shapes } = source;
	return markup`${envelopeSection(reference, language)} ${[...shapes].map((name) => shapeSection(name, source))}
  ${statusSection(entriesOf(reference, "checks"), language)}`;
}
export { referencePages };
