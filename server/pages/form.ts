import type { AnyCheck } from "../../src/core/check.ts";
import { fill, type Language } from "../../src/core/text.ts";
import { parametersOf, type Parameter } from "../openapi/parameters.ts";
import { checkPath } from "./paths.ts";
import { markup, trusted, type Markup } from "./markup.ts";
import { pathIn } from "./layout.tsx";
import { rich } from "./rich.ts";
import { words } from "./words.ts";

/** How much of a check a form offers. */
export interface FormOptions {
  readonly language: Language;
  /** What the fields hold to begin with. */
  readonly given?: URLSearchParams;
  /** Whether what may be left out is offered too. */
  readonly isWhole?: boolean;
}

/** The form of a check. It works without script: the answer is a page. */
export function form(
  check: AnyCheck,
  { language, given = new URLSearchParams(), isWhole = false }: FormOptions,
): Markup {
  const isPost = check.method === "POST";
  const parameters = parametersOf(check, language);
  const optional = isWhole ? parameters.filter(({ required }) => !required) : [];
  const name = fill(words.measureWhat, { title: check.title[language] }, language);
  const fields = (some: readonly Parameter[]): readonly Markup[] =>
    some.map((parameter) => field(check, parameter, given.get(parameter.name) ?? "", language));
  // The language of a POST stands in the query, as everywhere in the API; a GET form replaces the query.
  return markup`<form action="${isPost ? pathIn(checkPath(check), language) : checkPath(check)}" method="${isPost ? "post" : "get"}">
    ${isPost || (language === "en" && !isBare(check)) ? null : markup`<input type="hidden" name="lang" value="${language}" />`}
    ${fields(parameters.filter(({ required }) => required))}
    ${
      optional.length === 0
        ? null
        : markup`<details>
          <summary>${words.options[language]}</summary>
          ${fields(optional)}
        </details>`
    }
    <button aria-label="${name}">${words.measure[language]}</button>
  </form>`;
}

/** Whether a check can be asked without any parameter. */
export function isBare({ subject, method }: AnyCheck): boolean {
  return subject === undefined && method !== "POST";
}

/** One field under its name in words: the first clause of its description. The rest is the hint. */
function field(check: AnyCheck, parameter: Parameter, value: string, language: Language): Markup {
  const { name, description, required } = parameter;
  const id = `${check.id}-${name}`;
  const { label, hint } = splitDescription(description);
  const about = hint === "" ? null : markup`<p class="hint" id="${id}-about">${rich(hint)}</p>`;
  const common = markup`id="${id}" name="${name}" ${trusted(required ? "required" : "")} ${about === null ? null : markup`aria-describedby="${id}-about"`}`;
  return markup`<label for="${id}">${label}</label> ${control(check, parameter, { common, value, language })} ${about}`;
}

interface Control {
  readonly common: Markup;
  readonly value: string;
  readonly language: Language;
}

function control({ subject, subjectIs }: AnyCheck, { name, schema, example = "" }: Parameter, by: Control): Markup {
  const { common, value, language } = by;
  if (schema.enum) {
    const fallback = schema.default === undefined ? "" : String(schema.default);
    const none = fallback === "" ? words.unset[language] : fill(words.usual, { value: fallback }, language);
    return markup`<select ${common}>
      <option value="">${none}</option>
      ${schema.enum.map(String).map((each) => markup`<option ${each === value ? trusted("selected") : null}>${each}</option>`)}
    </select>`;
  }
  const plain = markup`${common} placeholder="${example}" autocomplete="off" autocapitalize="none" spellcheck="false"`;
  if (name === subject && subjectIs === "text") return markup`<textarea ${plain} rows="5">${value}</textarea>`;
  return markup`<input ${plain} value="${value}" maxlength="2048" ${name === subject ? trusted('inputmode="url"') : null} />`;
}

/** Up to the first mark behind which an explanation begins. */
function splitDescription(description: string): { readonly label: string; readonly hint: string } {
  const at = description.search(/[;:(]|[.,] /);
  if (at < 0) return { label: description, hint: "" };
  const rest = description.slice(at);
  return { label: description.slice(0, at).trim(), hint: rest.startsWith("(") ? rest : rest.slice(1).trim() };
}
