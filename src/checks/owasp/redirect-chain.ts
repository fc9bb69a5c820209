import { hostOf, portOf } from "../../core/target/target.ts";
import type { HttpRaw } from "../http/index.ts";
import type { OwaspRaw } from "./schema.ts";

type Met = OwaspRaw["redirectChain"][number];

/** The ssl check's cap for each certificate problem on the redirects. */
const ceilings: Readonly<Record<string, string>> = { "obsolete-version": "obsolete-only" };

/** The reasons why browsers refuse a certificate, as caps of the ssl check. */
export function refusalsOf(problems: readonly string[]): readonly string[] {
  return problems.map((id) => ceilings[id] ?? id);
}

/**
 * Hosts between the first https URL and the page that browsers refuse (RFC 9110 §4.3.4: they follow no redirect there), that could not be judged, or
 * that answer in the clear. Origins whose TLS is `judged` are not repeated.
 */
export function redirectChainOf(
  { redirectChain: hops, finalUrl }: Pick<HttpRaw, "redirectChain" | "finalUrl">,
  judged: OwaspRaw["tls"],
): readonly Met[] {
  const begun = hops.findIndex(({ url }) => url.startsWith("https:"));
  const known = new Set(judged.map(({ host, port }) => `${host}:${port}`));
  const between = begun < 0 ? [] : hops.slice(begun, -1);
  const met = between.flatMap((hop): readonly Met[] => {
    const url = URL.parse(hop.url);
    if (!url) return [];
    const at = { host: hostOf(url), port: portOf(url) };
    // A page over plain HTTP is worse than an unencrypted redirect.
    if (url.protocol === "http:") return finalUrl.startsWith("https:") ? [{ ...at, state: "clear", refusals: [] }] : [];
    if (known.has(`${at.host}:${at.port}`)) return [];
    if (!hop.certificateRejection) return [{ ...at, state: "unclear", refusals: [] }];
    const refusals = refusalsOf(hop.certificateRejection.problems);
    return refusals.length > 0 ? [{ ...at, state: "refused", refusals }] : [];
  });
  return [...new Map(met.map((each) => [`${each.host}:${each.port}`, each])).values()];
}
