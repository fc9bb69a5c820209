import { fieldsOf } from "../../../src/core/changes/between.ts";
import { failure } from "../../../src/core/failure.ts";
import { shown } from "../../../src/core/input.ts";
import { suggest } from "../../../src/core/nearest.ts";
import type { AlertSettings } from "./alert-settings.ts";
import { loadCheck, watchableChecks } from "./watchable.ts";

/**
 * Refuses severities of rules and fields that no check of a watch has: a misspelt one would be stored and change nothing. Throws a `Failure`
 * INVALID_INPUT with a near match.
 */
export async function checkSeverityNames(severities: AlertSettings["severities"] = {}): Promise<void> {
  const given = Object.keys(severities);
  if (given.length === 0) return;
  const known = await knownNames();
  const wrong = given.find((name) => !known.includes(name));
  if (wrong === undefined) return;
  const name = shown(wrong);
  const field = { en: `rule or field ${name} in severities`, ko: `severities의 규칙 또는 항목 ${name}` };
  throw failure("input.unknown", { field, suggestion: suggest(wrong, known) }, { reason: "severities" });
}

/** `http.hsts-missing`, `dns.ns`, …. */
async function knownNames(): Promise<readonly string[]> {
  const checks = await Promise.all(watchableChecks.map(loadCheck));
  return checks.flatMap((check) =>
    check === null ? [] : namesOf(check.words.problems, fieldsOf(check)).map((name) => `${check.id}.${name}`),
  );
}

function namesOf(...tables: readonly object[]): readonly string[] {
  return tables.flatMap((table) => Object.keys(table));
}
