import { hostOf, portOf } from "../../core/target/target.ts";
import type { HttpRaw } from "../http/index.ts";
import type { OwaspRaw } from "./schema.ts";

type Met = OwaspRaw["way"][number];

/** What is wrong with an identity, by the ceiling of the ssl check that says the same. */
const ceilings: Readonly<Record<string, string>> = { "obsolete-version": "obsolete-only" };

/** What browsers hold against a certificate, as the ssl check calls it. */
export function refusalsOf(problems: readonly string[]): readonly string[] {
  return problems.map((id) => ceilings[id] ?? id);
}

/**
 * What visitors meet between the first https URL and the page: hosts that browsers refuse (RFC 9110 §4.3.4: nobody is redirected any
 * further), hosts of which that could not be told, and what comes in the clear. The origins whose TLS is `judged` are not told again.
 */
export function wayOf({ hops, finalUrl }: Pick<HttpRaw, "hops" | "finalUrl">, judged: OwaspRaw["tls"]): readonly Met[] {
  const begun = hops.findIndex(({ url }) => url.startsWith("https:"));
  const known = new Set(judged.map(({ host, port }) => `${host}:${port}`));
  const between = begun < 0 ? [] : hops.slice(begun, -1);
  const met = between.flatMap((hop): readonly Met[] => {
    const url = URL.parse(hop.url);
    if (!url) return [];
    const at = { host: hostOf(url), port: portOf(url) };
    // A page over plain HTTP is worse than the way there.
    if (url.protocol === "http:") return finalUrl.startsWith("https:") ? [{ ...at, state: "clear", refusals: [] }] : [];
    if (known.has(`${at.host}:${at.port}`)) return [];
    if (!hop.identity) return [{ ...at, state: "unclear", refusals: [] }];
    const refusals = refusalsOf(hop.identity.problems);
    return refusals.length > 0 ? [{ ...at, state: "refused", refusals }] : [];
  });
  return [...new Map(met.map((each) => [`${each.host}:${each.port}`, each])).values()];
}
