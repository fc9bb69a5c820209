import { Failure } from "../../core/failure.ts";
import { languages, type Language } from "../../core/text.ts";

const spoken = new WeakMap<Failure, Language>();

/** Does something, and remembers of a `Failure` in which language it is to be told, unless that was known nearer to it. */
export async function speaking<T>(language: unknown, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = languages.find((each) => each === language);
    if (known && error instanceof Failure && !spoken.has(error)) spoken.set(error, known);
    throw error;
  }
}

/** The language that a configuration asks for, of a `Failure` about it or under it; null where none does. */
export function languageSpoken(failure: Failure): Language | null {
  return spoken.get(failure) ?? null;
}
