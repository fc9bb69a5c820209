import type { AnyCheck } from "../../core/check.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { maxAgeName, readMaxAge } from "../../core/max-age.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "./given.ts";
import { toFlag } from "./options.ts";

/** An option that names results to reuse. */
type StoreOption = "server" | "data_dir";

/**
 * Reads how old an earlier result may be; undefined if nothing is given. `stores` are the options of the command that name earlier results:
 * one of them is required. Throws a `Failure` INVALID_INPUT.
 */
export function readGivenAge(
  check: AnyCheck,
  given: Given,
  stores: readonly StoreOption[] = ["server", "data_dir"],
): number | undefined {
  const field = given.naming(maxAgeName);
  const maxAge = readMaxAge(check, given.one(maxAgeName), field);
  if (maxAge !== undefined && !stores.some((name) => isNamed(given, name))) throw noResults(given, field, stores);
  // What the user's own rules find in a page depends on them as they are now.
  if (maxAge !== undefined && given.one("rules") !== undefined) throw besideRules(given, field);
  return maxAge;
}

/** A folder from the environment stores no results of commands, so it has none. */
function isNamed(given: Given, name: StoreOption): boolean {
  const source = given.source(name);
  return source !== undefined && (name === "server" || source !== "environment");
}

function noResults(given: Given, name: string, stores: readonly StoreOption[]): Failure {
  // A variable that names a folder is none of the ways out.
  const names = stores.map((each) => (given.source(each) === "environment" ? `--${toFlag(each)}` : given.naming(each)));
  const field: Text = { en: names.join(" or "), ko: names.join(" 또는 ") };
  const expected: Text = {
    en: `${name} accepts an earlier result, and none is stored without it`,
    ko: `${name} 옵션은 이전 결과를 쓰는데, 저장된 결과가 있는 곳을 지정하지 않았습니다`,
  };
  return failure("input.missing", { field, expected }, { reason: maxAgeName });
}

function besideRules(given: Given, field: string): Failure {
  const detail: Text = {
    en: "an earlier result does not follow your rules as they are now",
    ko: "이전 결과에는 지금의 규칙이 반영되어 있지 않습니다",
  };
  return failure("input.together", { field, other: given.naming("rules"), detail }, { reason: maxAgeName });
}
