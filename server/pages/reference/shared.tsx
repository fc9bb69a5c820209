import type { VNode } from "preact";
import { describeFailure } from "../../../src/core/failure.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { fieldsOf, type Field } from "../../http/openapi/fields.ts";
import { entriesOf, failuresIn, type Entry, type Reference } from "../../http/openapi/read.ts";
import { Rich } from "../rich.tsx";
import { Code, RowList, Sample, type Row } from "../rows.tsx";
import { words } from "../words.ts";
import { FieldList, Paragraphs, type Source } from "./fields.tsx";

interface SharedProps {
  readonly reference: Reference;
  readonly language: Language;
}

/** The envelope, with a real failure as an example. */
export function Envelope({ reference, language }: SharedProps): VNode {
  const { NotFound } = reference.components.responses;
  const [example] = Object.values(NotFound?.content["application/json"].examples ?? {});
  return (
    <section aria-labelledby="envelope">
      <h2 id="envelope">{words.envelope[language]}</h2>
      <Paragraphs text={words.envelopeLede[language]} />
      <FieldList fields={envelopeFields(reference)} language={language} />
      <h3>{words.failure[language]}</h3>
      <Sample text={JSON.stringify(example?.value, null, 2)} language={language} />
    </section>
  );
}

/** Both envelopes merged: every field's possible values, without the data of a particular answer. */
function envelopeFields(reference: Reference): readonly Field[] {
  const [first] = entriesOf(reference, "checks");
  const answer = first?.responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {};
  const refusal = { $ref: "#/components/schemas/Refusal" };
  const all = [answer, refusal].flatMap((schema) => fieldsOf(reference, schema, { elsewhere: new Set() }));
  const byPath = Map.groupBy(
    all.filter(({ path }) => !/^(?:previousSnapshot\.)?data\./.test(path)),
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

/** A shape shared by several answers. */
export function Shape({ name, source }: { readonly name: string; readonly source: Source }): VNode {
  const { reference, language, shapes } = source;
  const others = new Set([...shapes].filter((each) => each !== name));
  const fields = fieldsOf(reference, { $ref: `#/components/schemas/${name}` }, { elsewhere: others });
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{fill(words.shape, { name }, language)}</h2>
      <p>
        <Rich sentence={reference.components.schemas[name]?.description ?? ""} />
      </p>
      <FieldList fields={fields} language={language} />
    </section>
  );
}

/** Every status of any operation, described once. */
export function Statuses({
  entries,
  language,
}: {
  readonly entries: readonly Entry[];
  readonly language: Language;
}): VNode {
  const responses = new Map(entries.flatMap((entry) => entry.responses));
  const sorted = [...responses].toSorted(([a], [b]) => Number(a) - Number(b));
  const rows = sorted.map(([status, { description }]): Row => [
    <span id={`status-${status}`}>
      <Code text={status} />
    </span>,
    <Rich sentence={description} />,
  ]);
  return (
    <section aria-labelledby="statuses">
      <h2 id="statuses">{words.statuses[language]}</h2>
      <RowList rows={rows} />
    </section>
  );
}

/** Every failure that a request can get, in its own words. */
export function Codes({ reference, language }: SharedProps): VNode {
  const sorted = failuresIn(reference).toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code, "en"));
  const rows = sorted.map(({ code, status, failure }): Row => [
    <Code text={failure.reason} />,
    <>
      <span class="path">{`${status} ${code}`}</span>
      <br />
      {describeFailure(failure.facts, language)}
    </>,
  ]);
  return (
    <>
      <Paragraphs text={words.codesLede[language]} />
      <RowList rows={rows} />
    </>
  );
}

/** Rate limits and response headers. */
export function Limits({ reference: { components }, language }: SharedProps): VNode {
  const rows = Object.entries(components.headers).map(([name, { description, example }]): Row => [
    <Code text={name} />,
    <>
      {description}
      <br />
      <span class="quiet">{words.example[language]}: </span>
      <Code text={String(example)} />
    </>,
  ]);
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">{words.limits[language]}</h2>
      <Paragraphs text={words.limitsLede[language]} />
      <RowList rows={rows} />
    </section>
  );
}

/** How to send a key, and what it changes. */
export function KeyUse({ reference: { components }, language }: SharedProps): VNode {
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{words.keys[language]}</h2>
      <p>
        <Rich sentence={components.securitySchemes["bearer"]?.description ?? ""} />
      </p>
      <Sample text="Authorization: Bearer <API_KEY>" language={language} />
    </section>
  );
}
