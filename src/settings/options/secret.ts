import { failure, type Failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import type { Text } from "../../core/text.ts";
import { readFile } from "../file.ts";
import type { Given } from "./given.ts";
import { secretFileOption } from "./list/environment.ts";

/** What a valid secret looks like, and its name in the error if it is given twice. */
interface Secret {
  readonly field: Text;
  readonly isRight: (text: string) => boolean;
  readonly expected: Text;
}

/**
 * Reads an option that holds a secret, or names a file that does (`database_url`, `database_url_file`); null without either. Throws a
 * `Failure` INVALID_INPUT that does not repeat it.
 */
export function readSecret(name: string, given: Given, { field, isRight, expected }: Secret): string | null {
  const inFile = secretFileOption(name);
  const [direct, file] = [given.one(name), given.one(inFile)];
  if (direct !== undefined && file !== undefined) {
    const names = { first: given.naming(name), second: given.naming(inFile) };
    throw failure("input.conflict", { field, ...names }, { reason: name });
  }
  const text = file === undefined ? direct : readSecretFile(file, name, given);
  if (text === undefined || isRight(text)) return text ?? null;
  const params = { field: given.naming(file === undefined ? name : inFile), expected, given: shownOf(text) };
  throw failure("input.value", params, { reason: name });
}

/** Maximum size of a file that holds a secret, in bytes. */
export const largestSecretFile = 10_000;

/** Returns the secret in a file, without the line break at its end. */
function readSecretFile(path: string, name: string, given: Given): string {
  const unusable = (detail: Text): Failure =>
    failure("input.file", { field: given.naming(secretFileOption(name)), path: shown(path), detail }, { reason: name });
  return readFile(path, { largest: largestSecretFile, unusable }).toString().trim();
}

/** Returns the scheme of a URL only, since the rest may be secret. */
function shownOf(text: string): string | Text {
  const [scheme] = /^[a-z]{1,20}:(?=\/\/)/i.exec(text) ?? [];
  return scheme === undefined ? unshown : `"${scheme}…"`;
}

/** Says that a value is not repeated. */
export const unshown: Text = { en: "the given value (not shown)", ko: "다른 값(표시하지 않음)" };
