import type { AnyCheck } from "../../src/core/check.ts";
import { parseInput } from "../../src/core/input.ts";
import { languages, type Language } from "../../src/core/text.ts";
import { questionOf } from "../../src/run/run.ts";
import { keepingOf, keepsNothing } from "../recall/keeping.ts";
import { checkPath, reportPath } from "./paths.ts";
import { askedOf, readTarget, reportChecks } from "./report/target.ts";

/**
 * Where people read a result: the report of the domain where the check is part of it and was asked without options, else the page of
 * the check. Null where nothing is stored under a link. Takes parameters that the check accepts.
 */
export function linkTo(
  baseUrl: string,
  check: AnyCheck,
  parameters: Readonly<Record<string, unknown>>,
  language: Language,
): string | null {
  const input = parseInput(check.input, parameters) as object;
  const isStored = check.ttl > 0 && !keepsNothing(check) && keepingOf(check, input, check.target(input)) === "store";
  if (!isStored || check.method === "POST" || check.subject === undefined) return null;
  const url = new URL(reportOf(check, parameters, input) ?? checkPath(check), baseUrl);
  if (!url.pathname.startsWith("/report/"))
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  if (language !== languages[0]) url.searchParams.set("lang", language);
  return url.href;
}

function reportOf(check: AnyCheck, parameters: Readonly<Record<string, unknown>>, input: object): string | null {
  if (!reportChecks.includes(check.id)) return null;
  const target = readTarget(String(parameters[check.subject ?? ""]));
  if (!target) return null;
  const asked = parseInput(check.input, askedOf(check, target)) as object;
  return questionOf(check, asked) === questionOf(check, input) ? reportPath(target.name) : null;
}
