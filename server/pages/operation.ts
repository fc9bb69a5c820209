import type { Language } from "../../src/core/text.ts";
import { fieldsOf, typeOf, type Field } from "../openapi/fields.ts";
import type { Parameter } from "../openapi/parameters.ts";
import { curlOf, type Entry, type Reference } from "../openapi/read.ts";
import type { Schema } from "../openapi/schema.ts";
import { pathIn } from "./layout.tsx";
import { markup, type Markup } from "./markup.ts";
import { paragraphs, rich } from "./rich.ts";
import { code, rowList, type Row } from "./rows.ts";
import { words } from "./words.ts";

/** What a section is rendered from. */
export interface Source {
  readonly reference: Reference;
  readonly language: Language;
  /** Shapes that have a section of their own. */
  readonly shapes: ReadonlySet<string>;
}

/** One operation: its parameters, a request, what it may answer. */
export function operationPage(entry: Entry, source: Source): Markup {
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

function parameterRow(parameter: Parameter, { reference, language }: Source): Row {
  const { name, schema, required, description, example } = parameter;
  const facts: readonly (readonly [label: string, value: string | number | boolean | undefined])[] = [
    [words.fallback[language], schema.default],
    [words.example[language], example],
  ];
  return [
    markup`${code(name)} ${required ? markup`<span class="quiet">${words.required[language]}</span>` : null}`,
    markup`${rich(description)}<br /><span class="quiet">${words.values[language]}: </span>${valuesOf(schema, reference)}
      ${facts.map(([label, value]) => (value === undefined ? null : markup` · <span class="quiet">${label}: </span>${code(String(value))}`))}`,
  ];
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
  return fieldRows(
    fields.filter(({ path }) => path.startsWith("data.")),
    source.language,
  );
}

/** The fields of a shape, each with what may stand in it. */
export function fieldRows(fields: readonly Field[], language: Language): Markup {
  return rowList(fields.map((field) => [code(field.path), aboutField(field, language)]));
}

function aboutField({ type, isShape, description, isOptional }: Field, language: Language): Markup {
  const named = isShape
    ? markup`<a href="${pathIn(`/docs/answers#${type}`, language)}">${type}</a>`
    : markup`<span class="path">${type}</span>`;
  const absent = isOptional ? markup` <span class="quiet">(${words.optional[language]})</span>` : null;
  const said = description === "" ? null : markup`<br />${rich(description)}`;
  return markup`${named}${absent}${said}`;
}
