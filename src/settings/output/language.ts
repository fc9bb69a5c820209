import { Failure } from "../../core/failure.ts";
import { languages, type Language } from "../../core/text.ts";

const spoken = new WeakMap<Failure, Language>();

/** Does something, and records the language for a `Failure`, unless an inner call has recorded one. */
export async function withLanguage<T>(language: unknown, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = languages.find((each) => each === language);
    if (known && error instanceof Failure && !spoken.has(error)) spoken.set(error, known);
    throw error;
  }
}

/** Returns the language that the configuration sets for a `Failure`; null if none is recorded. */
export function languageIn(failure: Failure): Language | null {
  return spoken.get(failure) ?? null;
}
