import type { AnyCheck } from "../../../src/core/check.ts";
import { languages, type Language } from "../../../src/core/text.ts";
import type { Counter } from "../../answer.ts";
import type { Answered } from "../../ask.ts";
import { keepsNothing } from "../../recall/keeping.ts";
import { understand } from "../../understand.ts";
import { checkPath } from "../paths.ts";

/** Whether asking the check measures nothing: what it answers is in the store, and needs no key. */
export function readsStore({ concerns, requires }: AnyCheck): boolean {
  return concerns === "store" && requires === undefined;
}

/** Whether a result of the check can be looked up by its parameters: texts and what concerns the caller are never kept. */
export function isLinkable(check: AnyCheck): boolean {
  return readsStore(check) || (check.ttl > 0 && !keepsNothing(check));
}

/** The link to the stored result of a question. */
export function linkOf(check: AnyCheck, given: Readonly<Record<string, string>>, language: Language): string {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
  if (language !== languages[0]) query.set("lang", language);
  return query.size === 0 ? checkPath(check) : `${checkPath(check)}?${query.toString()}`;
}

/** The link to the result of an answer; null where that is not stored, so that the link would lead to an older result or to none. */
export async function keptLink(
  check: AnyCheck,
  given: Readonly<Record<string, string>>,
  { result: { observedAt } }: Answered,
  language: Language,
  { recall, allIps }: Pick<Counter, "recall" | "allIps">,
): Promise<string | null> {
  if (!isLinkable(check)) return null;
  const { input, keeping } = understand(check, given, language, allIps);
  const kept = readsStore(check) || keeping !== "store" ? null : await recall.newest(check, input);
  const isKept = readsStore(check) || (kept !== null && kept.observedAt >= observedAt);
  return isKept ? linkOf(check, given, language) : null;
}
