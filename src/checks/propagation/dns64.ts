import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ipv4Only, isWellKnownPrefix, translationPrefixes } from "../../formats/dns/translated-address.ts";
import { ask, type LookupOptions } from "../../probes/dns/lookup.ts";
import { addressesIn, askAuthority } from "../../probes/dns/name-servers.ts";
import type { Authority, Sought } from "./authorities/collect.ts";
import type { Seen } from "./resolvers/collect.ts";
import { isAbsent } from "./observation.ts";
import type { AuthoritativeAnswer } from "./authoritative-answer.ts";

type Asker = Pick<Context, "net" | "once">;

const mostAsked = 2;

/**
 * Whether a resolver synthesised IPv6 addresses for an IPv4-only name (DNS64, RFC 6147). A custom prefix is discovered through a known IPv4-only name
 * (RFC 7050).
 */
export async function isSynthesized(
  context: Asker,
  { sight, resolver: { server } }: Seen,
  truth: AuthoritativeAnswer,
  authorities: readonly Authority[],
  { name, type }: Sought,
): Promise<boolean> {
  if (type !== types.AAAA || sight.kind !== "found" || !truth.current.every(isAbsent)) return false;
  const how: LookupOptions = server === null ? {} : { server };
  const telling = authorities.filter(({ sights }) => sights.length > 0).slice(0, mostAsked);
  const [sample, ...sources] = await Promise.all([
    ask(context, parseName("ipv4only.arpa"), types.AAAA, how),
    ask(context, name, types.A, how),
    ...telling.map(({ address }) => askAuthority(context, address, [name, types.A])),
  ]);
  const known = new Set(addressesIn(sample).flatMap((each) => translationPrefixes(each, ipv4Only)));
  const four = sources.flatMap(addressesIn);
  return sight.records.every(
    ({ data }) =>
      data.type === "AAAA" &&
      translationPrefixes(data.address, four).some((each) => isWellKnownPrefix(each) || known.has(each)),
  );
}
