import type { ComponentChildren, VNode } from "preact";
import { formTokenField } from "../../accounts/form-token.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { words } from "./words.ts";
import type { Problem, Visit } from "./visit.ts";

/** Characters of a field that holds one line. */
const longestField = 2048;

interface FormProps {
  readonly visit: Visit;
  /** The form's name within its page, and the list item that it concerns. */
  readonly name: string;
  readonly id?: string;
  readonly submit: string;
  /** For screen readers, where several forms have the same button: `Revoke: ci`. */
  readonly about?: string;
  /** The form's style: a box, or a single button. */
  readonly look?: "box" | "plain" | "danger";
  readonly action?: string;
  readonly children?: ComponentChildren;
}

/** A form of the account. Works without script and contains the CSRF token. */
export function Form({ visit, name, id = "", submit, about, look = "box", action, children }: FormProps): VNode {
  const style = look === "box" ? "tool" : "inline";
  return (
    <form class={`${style} account-form`} method="post" action={action ?? hereIn(visit)}>
      <input type="hidden" name="do" value={name} />
      {id === "" ? null : <input type="hidden" name="id" value={id} />}
      <input type="hidden" name={formTokenField} value={visit.formToken} />
      {children}
      <button type="submit" class={look === "box" ? undefined : look} aria-label={about}>
        {submit}
      </button>
    </form>
  );
}

/** The page's own address, with its language and return path. */
function hereIn({ request: { path }, query }: Visit): string {
  const kept = new URLSearchParams(["lang", "to"].flatMap((each) => pair(each, query.get(each))));
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}

function pair(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value.slice(0, longestField)]];
}

/** This form's error; null if there is none or another form was sent. */
function problemIn({ problem }: Visit, form: string, id: string): Problem | null {
  return problem?.form === form && problem.id === id ? problem : null;
}

interface FieldProps {
  readonly visit: Visit;
  readonly form: string;
  readonly id?: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: "text" | "email" | "password";
  readonly value?: string;
  readonly autocomplete?: string;
  readonly inputMode?: "numeric" | "url" | "email";
  readonly isOptional?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/** A one-line field with its error. The typed value is kept, unless it is a secret. */
export function Field({
  visit,
  form,
  id = "",
  name,
  label,
  hint,
  type = "text",
  value = "",
  ...rest
}: FieldProps): VNode {
  const key = fieldId(form, id, name);
  const problem = problemIn(visit, form, id);
  const isWrong = problem?.field === name;
  const { isOptional = false, autocomplete = "off", maxLength = longestField, inputMode, placeholder } = rest;
  const kept = harmless(problem?.given[name] ?? value, Math.max(longestField, maxLength));
  const common = {
    id: key,
    name,
    required: !isOptional,
    autocomplete,
    autocapitalize: "none",
    spellcheck: false,
    maxLength,
    inputMode,
    placeholder,
    "aria-invalid": isWrong ? "true" : undefined,
    "aria-describedby": describedBy(key, hint, isWrong),
    autofocus: isWrong,
  } as const;
  return (
    <>
      <label for={key}>{label}</label>
      {type === "password" ? <input {...common} type="password" /> : null}
      {type === "email" ? <input {...common} type="email" value={kept} /> : null}
      {type === "text" ? <input {...common} type="text" value={kept} /> : null}
      <Below id={key} hint={hint} problem={isWrong ? problem : null} visit={visit} />
    </>
  );
}

interface SelectProps {
  readonly visit: Visit;
  readonly form: string;
  readonly id?: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A choice of one. */
export function Select({ visit, form, id = "", name, label, hint, value, options }: SelectProps): VNode {
  const key = fieldId(form, id, name);
  const problem = problemIn(visit, form, id);
  const isWrong = problem?.field === name;
  const chosen = problem?.given[name] ?? value;
  return (
    <>
      <label for={key}>{label}</label>
      <select id={key} name={name} aria-describedby={describedBy(key, hint, isWrong)}>
        {options.map(([each, text]) => (
          <option value={each} selected={each === chosen}>
            {text}
          </option>
        ))}
      </select>
      <Below id={key} hint={hint} problem={isWrong ? problem : null} visit={visit} />
    </>
  );
}

interface CheckProps {
  readonly visit: Visit;
  readonly form: string;
  readonly id?: string;
  readonly name: string;
  readonly label: ComponentChildren;
  readonly isChecked?: boolean;
  readonly isNeeded?: boolean;
}

/** A checkbox. A form that is shown again keeps the boxes as sent. */
export function Check({ visit, form, id = "", name, label, isChecked = false, isNeeded = false }: CheckProps): VNode {
  const problem = problemIn(visit, form, id);
  const key = fieldId(form, id, name);
  return (
    <div class="check">
      <input
        id={key}
        type="checkbox"
        name={name}
        value="1"
        required={isNeeded}
        checked={problem ? problem.given[name] === "1" : isChecked}
      />
      <label for={key}>{label}</label>
    </div>
  );
}

/** A value that is shown once, for copying. */
export function Secret({
  label,
  text,
  visit,
}: {
  readonly label: string;
  readonly text: string;
  readonly visit: Visit;
}): VNode {
  return (
    <div class="secret" data-copy>
      <p class="secret-label">{label}</p>
      <pre tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </pre>
      <button type="button" class="plain" data-copy-button data-done={words.copied[visit.language]} hidden>
        {words.copy[visit.language]}
      </button>
    </div>
  );
}

function fieldId(form: string, id: string, name: string): string {
  return [form, id, name].filter((part) => part !== "").join("-");
}

function describedBy(key: string, hint: string | undefined, isWrong: boolean): string | undefined {
  const ids = [isWrong ? `${key}-wrong` : "", hint === undefined ? "" : `${key}-about`].filter((each) => each !== "");
  return ids.length === 0 ? undefined : ids.join(" ");
}

interface BelowProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly problem: Problem | null;
  readonly visit: Visit;
}

function Below({ id, hint, problem, visit: { language } }: BelowProps): VNode {
  return (
    <>
      {problem === null ? null : (
        <p class="wrong" id={`${id}-wrong`}>
          <strong>{words.wrong[language]}</strong> {harmless(problem.message, 600)}
        </p>
      )}
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-about`}>
          {hint}
        </p>
      )}
    </>
  );
}
