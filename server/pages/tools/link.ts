import type { AnyCheck } from "../../../src/core/check.ts";
import { languages, type Language } from "../../../src/core/text.ts";
import type { Pipeline } from "../../questions/route.ts";
import type { AskResult } from "../../questions/ask.ts";
import { keepsNothing } from "../../questions/cache/retention.ts";
import { parseQuestion } from "../../questions/parse.ts";
import { checkPath } from "../../http/paths.ts";

/** Whether the check only reads the store, without measuring or a key. */
export function readsStore({ concerns, requires }: AnyCheck): boolean {
  return concerns === "store" && requires === undefined;
}

/** Whether a check's results can be linked by their parameters: texts and data about the caller are never stored. */
export function isLinkable(check: AnyCheck): boolean {
  return readsStore(check) || (check.ttl > 0 && !keepsNothing(check));
}

/** The link to a question's stored result. */
export function linkOf(check: AnyCheck, given: Readonly<Record<string, string>>, language: Language): string {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
  if (language !== languages[0]) query.set("lang", language);
  return query.size === 0 ? checkPath(check) : `${checkPath(check)}?${query.toString()}`;
}

/** The link to an answer's result; null where it is not stored, so that the link would show an older result or none. */
export async function keptLink(
  check: AnyCheck,
  given: Readonly<Record<string, string>>,
  { result: { observedAt } }: AskResult,
  language: Language,
  { resultCache, allIps }: Pick<Pipeline, "resultCache" | "allIps">,
): Promise<string | null> {
  if (!isLinkable(check)) return null;
  const { input, keeping } = parseQuestion(check, given, language, allIps);
  const kept = readsStore(check) || keeping !== "store" ? null : await resultCache.newest(check, input);
  const isKept = readsStore(check) || (kept !== null && kept.observedAt >= observedAt);
  return isKept ? linkOf(check, given, language) : null;
}
