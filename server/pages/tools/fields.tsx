import type { VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { parametersOf, type Parameter } from "../../http/openapi/parameters.ts";
import { pathIn } from "../layout.tsx";
import { checkPath } from "../../http/paths.ts";
import { Rich } from "../rich.tsx";
import { words } from "./words.ts";

/** The field that requests a fresh measurement. */
export const freshField = "again";

/** The field for the API key of checks that need one. */
export const keyField = "api_key";

/** The most characters of a one-line field. */
const longestField = 2048;

interface CheckFormProps {
  readonly check: AnyCheck;
  readonly language: Language;
  /** The initial values of the fields. */
  readonly given: Readonly<Record<string, string>>;
  /** Whether a result is shown next to it: the form then asks for a new one. */
  readonly isAgain: boolean;
}

/** The form of a check, derived from its declaration. Works without script, and sends nothing in a link. */
export function CheckForm({ check, language, given, isAgain }: CheckFormProps): VNode {
  const parameters = parametersOf(check, language);
  const [needed, optional] = [true, false].map((needed) => parameters.filter(({ required }) => required === needed));
  const label = (isAgain ? words.again : words.measure)[language];
  const fieldOf = (parameter: Parameter): VNode => (
    <Field check={check} parameter={parameter} value={given[parameter.name] ?? ""} language={language} />
  );
  return (
    <form class="tool" action={pathIn(checkPath(check), language)} method="post">
      {isAgain ? <input type="hidden" name={freshField} value="1" /> : null}
      {needed?.map(fieldOf)}
      {check.requires === "key" ? <KeyField id={`${check.id}-key`} language={language} /> : null}
      {optional?.length ? (
        <details open={optional.some((each) => given[each.name] !== undefined)}>
          <summary>{words.options[language]}</summary>
          {optional.map(fieldOf)}
        </details>
      ) : null}
      <button type="submit" aria-label={`${label}: ${check.title[language]}`}>
        {label}
      </button>
      <p class="busy" role="status" hidden>
        {words.busy[language]}
      </p>
    </form>
  );
}

interface FieldProps {
  readonly check: AnyCheck;
  readonly parameter: Parameter;
  readonly value: string;
  readonly language: Language;
}

/** One field. Its label is the first clause of its description; the rest is the hint. */
function Field({ check, parameter, value, language }: FieldProps): VNode {
  const id = `${check.id}-${parameter.name}`;
  const { label, hint } = splitDescription(parameter.description);
  return (
    <>
      <label for={id}>{label}</label>
      <Control check={check} parameter={parameter} value={value} language={language} />
      {hint === "" ? null : (
        <p class="hint" id={`${id}-about`}>
          <Rich sentence={hint} />
        </p>
      )}
    </>
  );
}

function Control({ check, parameter, value, language }: FieldProps): VNode {
  const { name, schema, example = "", required, description } = parameter;
  const id = `${check.id}-${name}`;
  const { hint } = splitDescription(description);
  const common = { id, name, required, "aria-describedby": hint === "" ? undefined : `${id}-about` };
  const plain = { ...common, autocomplete: "off", autocapitalize: "none", spellcheck: false } as const;
  const isSubject = name === check.subject;
  if (schema.enum) {
    const fallback = schema.default === undefined ? "" : String(schema.default);
    const none = fallback === "" ? words.unset[language] : fill(words.usual, { value: fallback }, language);
    return (
      <select {...common}>
        {required ? null : <option value="">{none}</option>}
        {schema.enum.map(String).map((each) => (
          <option selected={each === value}>{each}</option>
        ))}
      </select>
    );
  }
  if (isSubject && check.subjectIs === "text")
    return (
      <textarea {...plain} rows={8} placeholder={`${example}`}>
        {value.toWellFormed().replaceAll("\0", "\ufffd")}
      </textarea>
    );
  return (
    <input
      {...plain}
      placeholder={`${example}`}
      value={harmless(value, longestField)}
      maxLength={longestField}
      inputMode={isSubject ? "url" : undefined}
    />
  );
}

function KeyField({ id, language }: { readonly id: string; readonly language: Language }): VNode {
  return (
    <>
      <label for={id}>{words.key[language]}</label>
      <input id={id} name={keyField} type="password" required autocomplete="off" aria-describedby={`${id}-about`} />
      <p class="hint" id={`${id}-about`}>
        {words.keyHint[language]}
      </p>
    </>
  );
}

/** The part before the first explanatory punctuation mark. */
function splitDescription(description: string): { readonly label: string; readonly hint: string } {
  const at = description.search(/[;:(]|[.,] /);
  if (at < 0) return { label: description, hint: "" };
  const rest = description.slice(at);
  return { label: description.slice(0, at).trim(), hint: rest.startsWith("(") ? rest : rest.slice(1).trim() };
}
