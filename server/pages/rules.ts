import { describeFailure } from "../../src/core/failure.ts";
import { fill, type Language } from "../../src/core/text.ts";
import { sampleFailures } from "../openapi-failures.ts";
import { fieldsOf } from "../openapi-fields.ts";
import type { Reference } from "../openapi-read.ts";
import { markup, type Markup } from "./markup.ts";
import { fieldTable, type Source } from "./operation.ts";
import { paragraphs, rich } from "./rich.ts";
import { code, table } from "./table.ts";
import { words } from "./words.ts";

/** The envelope, with a failure as it is really answered. */
export function envelopeSection(reference: Reference, language: Language): Markup {
  const fields = fieldsOf(reference, { $ref: "#/components/schemas/Refusal" }, { elsewhere: new Set() });
  const { NotFound } = reference.components.responses;
  const [example] = Object.values(NotFound?.content["application/json"].examples ?? {});
  return markup`<section aria-labelledby="envelope">
    <h2 id="envelope">${words.envelope[language]}</h2>
    ${paragraphs(words.envelopeLede[language])}
    ${fieldTable(words.envelope[language], fields, { reference, language, shapes: new Set() })}
    <h3>${words.failure[language]}</h3>
    <pre tabindex="0"><code>${JSON.stringify(example?.value, null, 2)}</code></pre>
  </section>`;
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

/** Every failure that a request can meet, in the words in which it is answered. */
export function codesSection(language: Language): Markup {
  const head = [words.code, words.status, words.reason, words.says].map((text) => text[language]);
  const sorted = sampleFailures.toSorted(
    (a, b) => a.status - b.status || (a.code < b.code ? -1 : Number(a.code > b.code)),
  );
  const rows = sorted.map(({ code: kind, status, failure }) => [
    code(kind),
    code(`${status}`),
    code(failure.reason),
    describeFailure(failure.facts, language),
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
    <p>${components.securitySchemes["bearer"]?.description ?? ""}</p>
    <pre tabindex="0"><code>Authorization: Bearer &lt;API_KEY&gt;</code></pre>
  </section>`;
}
