import type { Context } from "../../core/check.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { detailWords, reasonWords } from "../../core/reason-words.ts";
import type { Language } from "../../core/text.ts";
import { raw as schema, type Input, type SubdomainsRaw } from "./schema.ts";
import type { SourceReport } from "./source-states.ts";

/** Milliseconds for which an earlier result may be used if no source answers. */
const staleFor = 30 * 86_400_000;

/** The stored result of the domain, marked as stale with the current failures of its sources; null if there is none. */
export async function recallStale(
  { query, limit }: Input,
  { earlier, now }: Pick<Context, "earlier" | "now">,
  told: readonly SourceReport[],
): Promise<SubdomainsRaw | null> {
  const known = await earlier?.();
  if (!known || now().getTime() - known.observedAt.getTime() > staleFor) return null;
  const { success, data } = schema.safeParse(known.raw);
  if (!success || data.domain !== query) return null;
  const sources = data.sources.map((source) => {
    const { status, reason, detail, ms } = told.find(({ id }) => id === source.id) ?? source;
    return { ...source, status, reason, detail, ms, stale: true };
  });
  return { ...data, sources, names: data.names.slice(0, limit) };
}

/** The failure of all sources, with the reason of each; a timeout if all of them timed out. */
export function refuse(domain: string, told: readonly SourceReport[]): Failure {
  const params = { subject: domain, sources: { en: listed(told, "en"), ko: listed(told, "ko") } };
  const isLate = told.every(({ reason }) => reason?.startsWith("timeout.") === true);
  const waits = told.flatMap(({ retryAfter }) => retryAfter ?? []);
  const options = waits.length === 0 ? {} : { retryAfter: Math.min(...waits) };
  return isLate ? failure("timeout.sources", params, options) : failure("sources.none", params, options);
}

/** The reason of each source, with the detail that an operator needs: a status code, seconds, an error. */
function listed(told: readonly SourceReport[], language: Language): string {
  return told
    .map(({ name, reason, detail }) => `${name}: ${reasonWords(reason)[language]}${detailOf(detail, language)}`)
    .join("; ");
}

function detailOf(detail: string | null, language: Language): string {
  if (detail === null) return "";
  const words = detailWords(detail);
  return ` (${typeof words === "string" ? words : words[language]})`;
}
