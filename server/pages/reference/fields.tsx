import type { VNode } from "preact";
import type { Language } from "../../../src/core/text.ts";
import { typeOf, type Field } from "../../http/openapi/fields.ts";
import type { Parameter } from "../../http/openapi/parameters.ts";
import type { Reference } from "../../http/openapi/read.ts";
import type { Schema } from "../../http/openapi/schema.ts";
import { pathIn } from "../layout.tsx";
import { answersPath } from "../../http/paths.ts";
import { Rich } from "../rich.tsx";
import { Code, RowList, type Row } from "../rows.tsx";
import { words } from "../words.ts";

/** The data that a section is rendered from. */
export interface Source {
  readonly reference: Reference;
  readonly language: Language;
  /** Shapes with their own section. */
  readonly shapes: ReadonlySet<string>;
  /** The server's public URL without a trailing slash; null where not configured. */
  readonly server: string | null;
}

/** A parameter: its name, meaning and possible values. */
export function parameterRow(parameter: Parameter, { reference, language }: Source): Row {
  const { name, schema, required, description, example } = parameter;
  const facts: readonly (readonly [label: string, value: string | number | boolean | undefined])[] = [
    [words.fallback[language], schema.default],
    [words.example[language], example],
  ];
  return [
    <>
      <Code text={name} /> {required ? <span class="quiet">{words.required[language]}</span> : null}
    </>,
    <>
      <Rich sentence={description} />
      <br />
      <span class="quiet">{words.values[language]}: </span>
      <Values schema={schema} reference={reference} />
      {facts.map(([label, value]) =>
        value === undefined ? null : (
          <>
            {" · "}
            <span class="quiet">{label}: </span>
            <Code text={String(value)} />
          </>
        ),
      )}
    </>,
  ];
}

function Values({ schema, reference }: { readonly schema: Schema; readonly reference: Reference }): VNode {
  const { minimum, maximum } = schema;
  if (schema.enum) return <>{schema.enum.map((value) => [<Code text={String(value)} />, " "])}</>;
  const range = minimum === undefined || maximum === undefined ? "" : ` ${String(minimum)}–${String(maximum)}`;
  return <>{`${typeOf(reference, schema)}${range}`}</>;
}

interface FieldListProps {
  readonly fields: readonly Field[];
  readonly language: Language;
}

/** The fields of a shape, with their possible values. */
export function FieldList({ fields, language }: FieldListProps): VNode {
  return (
    <RowList
      rows={fields.map((field) => [<Code text={field.path} />, <AboutField field={field} language={language} />])}
    />
  );
}

function AboutField({ field, language }: { readonly field: Field; readonly language: Language }): VNode {
  const { type, isShape, description, isOptional } = field;
  return (
    <>
      {isShape ? <a href={pathIn(`${answersPath}#${type}`, language)}>{type}</a> : <span class="path">{type}</span>}
      {isOptional ? <span class="quiet"> ({words.optional[language]})</span> : null}
      {description === "" ? null : (
        <>
          <br />
          <Rich sentence={description} />
        </>
      )}
    </>
  );
}

/** Paragraphs with inline code, separated by empty lines. */
export function Paragraphs({ text }: { readonly text: string }): VNode {
  return (
    <>
      {text.split("\n\n").map((each) => (
        <p>
          <Rich sentence={each} />
        </p>
      ))}
    </>
  );
}
