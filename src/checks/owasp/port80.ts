import type { Context } from "../../core/check.ts";
import type { Named } from "../../core/net/net.ts";
import { hostOf, portOf } from "../../core/target/target.ts";
import { plainHttp, plainHttpWay } from "../../probes/page/plain-http.ts";
import type { Hop, Journey } from "../../probes/page/redirects.ts";
import { refusedStep, stepsOf } from "../../probes/page/redirect-steps.ts";
import type { OwaspRaw } from "./schema.ts";
import { refusalsOf } from "./redirect-chain.ts";

/** What visitors get who start with plain HTTP. */
export interface Port80 {
  readonly told: OwaspRaw["plainHttp"][number];
  /** The unencrypted replies up to the first https redirect; empty if unknown. */
  readonly hops: readonly Hop[];
}

const longestUrl = 2048;

/** Requests port 80 for an https URL; null if it has no port 80 counterpart. The TLS of `judged` origins is not repeated. Never throws. */
export async function port80(
  context: Context,
  { url, named = {} }: { readonly url: string; readonly named?: Named },
  judged: OwaspRaw["tls"],
): Promise<Port80 | null> {
  const [seen, way] = await Promise.all([plainHttp(context, url, named), plainHttpWay(context, url, named)]);
  if (!seen || !way) return null;
  const { state } = seen;
  const reason = state === "unknown" ? seen.reason : null;
  const refusal = way.ok && state === "redirects" ? await refusalOf(context, way.value, judged) : null;
  const told = {
    state,
    url: (refusal?.url ?? seen.url).slice(0, longestUrl),
    reason,
    ...(seen.throughProxy && { throughProxy: true as const }),
    refusals: refusal?.reasons ?? [],
  };
  const hops = way.ok && state !== "unknown" ? way.value.hops.filter((hop) => hop.url.startsWith("http:")) : [];
  return { told, hops };
}

interface Refusal {
  readonly url: string;
  readonly reasons: readonly string[];
}

async function refusalOf(context: Context, way: Journey, judged: OwaspRaw["tls"]): Promise<Refusal | null> {
  const known = new Set(judged.map(({ host, port }) => `${host}:${port}`));
  const steps = await stepsOf(context, way);
  const others = steps.filter(({ url }) => !known.has(`${hostOf(new URL(url))}:${portOf(new URL(url))}`));
  const refused = refusedStep(others, null);
  return refused?.certificateRejection
    ? { url: refused.url, reasons: refusalsOf(refused.certificateRejection.problems) }
    : null;
}
