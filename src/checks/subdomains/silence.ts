import type { Context } from "../../core/check.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { reasonWords } from "../../core/reason-words.ts";
import type { Language } from "../../core/text.ts";
import { raw as schema, type Input, type SubdomainsRaw } from "./schema.ts";
import type { SourceTold } from "./told.ts";

/** An earlier observation is told for so long, in milliseconds, where no source answers. */
const staleFor = 30 * 86_400_000;

/** What is stored of the domain, where no source tells anything; its sources say that they are stale, and why they failed now. Null where there is none. */
export async function recallStale(
  { query, limit }: Input,
  { earlier, now }: Pick<Context, "earlier" | "now">,
  told: readonly SourceTold[],
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

/** The failure of all sources, in the words of each; time ran out where it did for all of them. */
export function refuse(domain: string, told: readonly SourceTold[]): Failure {
  const params = { subject: domain, sources: { en: listed(told, "en"), ko: listed(told, "ko") } };
  const isLate = told.every(({ reason }) => reason?.startsWith("timeout.") === true);
  const waits = told.flatMap(({ retryAfter }) => retryAfter ?? []);
  const options = waits.length === 0 ? {} : { retryAfter: Math.min(...waits) };
  return isLate ? failure("timeout.sources", params, options) : failure("sources.none", params, options);
}

/** What each of them did, with what an operator looks for: a status code, seconds, an error. */
function listed(told: readonly SourceTold[], language: Language): string {
  return told
    .map(
      ({ name, reason, detail }) => `${name}: ${reasonWords(reason)[language]}${detail === null ? "" : ` (${detail})`}`,
    )
    .join("; ");
}
