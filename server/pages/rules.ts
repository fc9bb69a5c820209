import { describeFailure } from "../../src/core/failure.ts";
import { fill, type Language } from "../../src/core/text.ts";
import { fieldsOf, type Field } from "../openapi/fields.ts";
import { entriesOf, failuresIn, type Entry, type Reference } from "../openapi/read.ts";
import { markup, type Markup } from "./markup.ts";
import { fieldTable, type Source } from "./operation.ts";
import { paragraphs, rich } from "./rich.ts";
import { code, table } from "./table.ts";
import { words } from "./words.ts";

/** The envelope, with a failure as it is really answered. */
export function envelopeSection(reference: Reference, language: Language): Markup {
  const { NotFound } = reference.components.responses;
  const [example] = Object.values(NotFound?.content["application/json"].examples ?? {});
  return markup`<section aria-labelledby="envelope">
    <h2 id="envelope">${words.envelope[language]}</h2>
    ${paragraphs(words.envelopeLede[language])}
    ${fieldTable(words.envelope[language], envelopeFields(reference), { reference, language, shapes: new Set() })}
    <h3>${words.failure[language]}</h3>
    <pre tabindex="0"><code>${JSON.stringify(example?.value, null, 2)}</code></pre>
  </section>`;
}

/** Both envelopes as one: what a field may be in either, without what is inside the data of one answer. */
function envelopeFields(reference: Reference): readonly Field[] {
  const [first] = entriesOf(reference, "checks");
  const answer = first?.responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {};
  const refusal = { $ref: "#/components/schemas/Refusal" };
  const all = [answer, refusal].flatMap((schema) => fieldsOf(reference, schema, { elsewhere: new Set() }));
  const byPath = Map.groupBy(
    all.filter(({ path }) => !path.startsWith("data.")),
    ({ path }) => path,
  );
  return [...byPath].map(([path, same]) => ({
    path,
    type: joined(
      same.map(({ type }) => type),
      " | ",
    ),
    description:
      path === "data"
        ? ""
        : joined(
            same.map(({ description }) => description),
            "; ",
          ),
    isShape: false,
    isOptional: same.some(({ isOptional }) => isOptional),
  }));
}

function joined(texts: readonly string[], separator: string): string {
  return [...new Set(texts.filter((text) => text !== ""))].join(separator);
}

/** A shape that several answers have in common. */
export function shapeSection(name: string, source: Source): Markup {
  const { reference, language, shapes } = source;
  const others = new Set([...shapes].filter((each) => each !== name));
  const schema = { $ref: `#/components/schemas/${name}` };
  const fields = fieldsOf(reference, schema, { elsewhere: others });
  const title = fill(words.shape, { name }, language);
  return markup`<section aria-labelledby="${name}">
    <h2 id="${name}">${title}</h2>
    <p>${rich(reference.components.schemas[name]?.description ?? "")}</p>
    ${fieldTable(title, fields, source)}
  </section>`;
}

/** Every status that some operation answers with, once for all of them. */
export function statusSection(entries: readonly Entry[], language: Language): Markup {
  const responses = new Map(entries.flatMap((entry) => entry.responses));
  const sorted = [...responses].toSorted(([a], [b]) => Number(a) - Number(b));
  const rows = sorted.map(([status, { description }]) => [
    markup`<span id="status-${status}">${code(status)}</span>`,
    rich(description),
  ]);
  return markup`<section aria-labelledby="statuses">
    <h2 id="statuses">${words.statuses[language]}</h2>
    ${table(words.statuses[language], [words.status[language], words.meaning[language]], rows)}
  </section>`;
}

/** Every failure that a request can meet, in the words in which it is answered. */
export function codesSection(reference: Reference, language: Language): Markup {
  const head = [words.reason, words.says].map((text) => text[language]);
  const sorted = failuresIn(reference).toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code, "en"));
  const rows = sorted.map(({ code: kind, status, failure }) => [
    code(failure.reason),
    markup`<span class="path">${status} ${kind}</span><br />${describeFailure(failure.facts, language)}`,
  ]);
  return markup`<section aria-labelledby="codes">
    <h2 id="codes">${words.codes[language]}</h2>
    ${paragraphs(words.codesLede[language])} ${table(words.codes[language], head, rows)}
  </section>`;
}

/** Limits, and what the headers of an answer say. */
export function limitsSection({ components }: Reference, language: Language): Markup {
  const head = [words.header, words.example, words.meaning].map((text) => text[language]);
  const rows = Object.entries(components.headers).map(([name, { description, example }]) => [
    code(name),
    code(String(example)),
    description,
  ]);
  return markup`<section aria-labelledby="limits">
    <h2 id="limits">${words.limits[language]}</h2>
    ${paragraphs(words.limitsLede[language])} ${table(words.limits[language], head, rows)}
  </section>`;
}

/** How a key is sent, and what that changes. */
export function keysSection({ components }: Reference, language: Language): Markup {
  return markup`<section aria-labelledby="keys">
    <h2 id="keys">${words.keys[language]}</h2>
    <p>${rich(components.securitySchemes["bearer"]?.description ?? "")}</p>
    <pre tabindex="0"><code>Authorization: Bearer &lt;API_KEY&gt;</code></pre>
  </section>`;
}
