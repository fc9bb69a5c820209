import { failure } from "../core/failure.ts";
import { parseMaxAge } from "../core/max-age.ts";
import type { Language } from "../core/text.ts";
import { checks, type Checks } from "./checks.ts";
import { shownText } from "./server.ts";
import type { CallOptions } from "./types.ts";

/** The id of a check. */
export type Id = keyof Checks;

/** What a check is called, and its table entry. */
interface Entry {
  readonly id: Id;
  readonly subject?: string;
  readonly method?: "POST";
  readonly deadline?: number;
}

/** The entry of a check; an id from JavaScript may be none. */
export function entryOf(id: Id): Entry {
  const entry = Object.values<Entry>(checks).find((each) => each.id === id);
  if (entry) return entry;
  const expected = { en: "the id of a check", ko: "점검의 id" };
  throw failure("input.value", { field: "check", expected, given: shownText(id) }, { reason: "check" });
}

/** The seconds of a call that accepts stored results; undefined without any. Throws `Failure` INVALID_INPUT. */
export function maxAgeOf({ maxAge }: CallOptions): number | undefined {
  return maxAge === undefined ? undefined : parseMaxAge(`${maxAge}`, "maxAge");
}

/** What a call asks. */
interface CheckQuestion {
  readonly check: Entry;
  /** The parameters as text. */
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly isFresh: boolean;
  /** Seconds; see {@link maxAgeOf}. */
  readonly maxAge: number | undefined;
}

/** The question of a call with this input. */
export function checkQuestion(id: Id, input: unknown, language: Language, calling: CallOptions): CheckQuestion {
  return {
    check: entryOf(id),
    query: queryOf(id, input),
    language,
    isFresh: calling.fresh ?? false,
    maxAge: maxAgeOf(calling),
  };
}

/** The parameters as text. A string is the subject of the check. */
function queryOf(id: Id, input: unknown): Readonly<Record<string, string>> {
  const { subject } = entryOf(id);
  if (typeof input === "string" && subject !== undefined) return { [subject]: input };
  const given = Object.entries((input ?? {}) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(name, value)]])),
  );
}

/** The inputs of a batch or run. */
export function queriesOf(id: Id, inputs: readonly unknown[]): readonly Readonly<Record<string, string>>[] {
  if (Array.isArray(inputs)) return inputs.map((input) => queryOf(id, input));
  const expected = { en: "a list", ko: "목록" };
  throw failure("input.value", { field: "inputs", expected, given: typeof inputs }, { reason: "inputs" });
}

function textOf(name: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return `${value}`;
  const expected = { en: "text, a number or a boolean", ko: "문자열, 숫자 또는 불리언" };
  throw failure("input.value", { field: shownText(name), expected, given: typeof value }, { reason: shownText(name) });
}
