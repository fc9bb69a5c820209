import type { Language } from "../../src/core/text.ts";
import { fieldsOf, typeOf, type Field } from "../openapi/fields.ts";
import type { Parameter } from "../openapi/parameters.ts";
import { curlOf, type Entry, type Reference } from "../openapi/read.ts";
import type { Schema } from "../openapi/schema.ts";
import { markup, type Markup } from "./markup.ts";
import { paragraphs, rich } from "./rich.ts";
import { code, table } from "./table.ts";
import { words } from "./words.ts";

/** What a section is rendered from. */
export interface Source {
  readonly reference: Reference;
  readonly language: Language;
  /** Shapes that have a section of their own. */
  readonly shapes: ReadonlySet<string>;
}

/** One operation: its parameters, a request, what it may answer. */
export function operationSection(entry: Entry, source: Source): Markup {
  const { method, path, operation, responses } = entry;
  const { language } = source;
  const id = path.slice(path.lastIndexOf("/") + 1);
  return markup`<section aria-labelledby="${id}">
    <h2 id="${id}">${operation.summary}</h2>
    <p><span class="verb">${method}</span><span class="path">${path}</span></p>
    ${paragraphs(operation.description)}
    <h3>${words.parameters[language]}</h3>
    ${parameterTable(`${words.parameters[language]}: ${id}`, parametersIn(entry), source)}
    <h3>${words.request[language]}</h3>
    <pre tabindex="0"><code>${curlOf(entry)}</code></pre>
    <h3>${words.statuses[language]}</h3>
    <p>${responses.map(([status]) => markup`<a href="#status-${status}">${code(status)}</a> `)}</p>
    ${answerFields(entry, source)}
  </section>`;
}

/** Those of the query, and those of a body. */
function parametersIn({ parameters, body }: Entry): readonly Parameter[] {
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]): Parameter => ({
    name,
    schema,
    description: schema.description ?? "",
    required: body?.required?.includes(name) ?? false,
  }));
  return [...inBody, ...parameters];
}

function parameterTable(label: string, parameters: readonly Parameter[], { reference, language }: Source): Markup {
  // The meaning first: of a wide table a narrow screen shows the beginning.
  const head = [words.name, words.meaning, words.values, words.fallback, words.example].map((text) => text[language]);
  const rows = parameters.map(({ name, schema, required, description, example }) => [
    code(name),
    description,
    valuesOf(schema, reference),
    required ? words.required[language] : code(schema.default === undefined ? "" : String(schema.default)),
    code(example === undefined ? "" : String(example)),
  ]);
  return table(label, head, rows);
}

function valuesOf(schema: Schema, reference: Reference): Markup {
  const { minimum, maximum } = schema;
  if (schema.enum)
    return markup`${schema.enum.map((value, index) => markup`${index === 0 ? "" : " "}${code(String(value))}`)}`;
  const range = minimum === undefined || maximum === undefined ? "" : ` ${String(minimum)}–${String(maximum)}`;
  return markup`${typeOf(reference, schema)}${range}`;
}

function answerFields({ responses }: Entry, source: Source): Markup {
  const schema = responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {};
  const fields = fieldsOf(source.reference, schema, { elsewhere: source.shapes });
  const own = fields.filter(({ path }) => path.startsWith("data."));
  return markup`<details>
    <summary>${words.answer[source.language]}</summary>
    ${fieldTable(words.answer[source.language], own, source)}
  </details>`;
}

/** The fields of a shape, each with what may stand in it: in two columns, which a narrow screen has room for. */
export function fieldTable(label: string, fields: readonly Field[], { language }: Source): Markup {
  const head = [words.field, words.typeAndMeaning].map((text) => text[language]);
  const rows = fields.map((field) => [code(field.path), aboutField(field, language)]);
  return table(label, head, rows);
}

function aboutField({ type, isShape, description, isOptional }: Field, language: Language): Markup {
  const named = isShape ? markup`<a href="#${type}">${type}</a>` : markup`<span class="path">${type}</span>`;
  const absent = isOptional ? markup` <span class="quiet">(${words.optional[language]})</span>` : null;
  const said = description === "" ? null : markup`<br />${rich(description)}`;
  return markup`${named}${absent}${said}`;
}
