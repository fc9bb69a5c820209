import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import {
  ipv4Only,
  isTranslated,
  isWellKnownPrefix,
  translationPrefixes,
} from "../../formats/dns/translated-address.ts";
import { ask, type LookupOptions } from "./lookup.ts";
import { addressesIn } from "./name-servers.ts";

/** The name that reveals a NAT64 prefix, RFC 7050 §3. */
const sample = parseName("ipv4only.arpa");

/**
 * The IPv6 addresses that the resolver synthesised from IPv4 (DNS64, RFC 6147): they are valid only for its own clients. Recognised by the
 * well-known prefix, or by the prefix that it uses for ipv4only.arpa.
 */
export async function translatedAmong(
  context: Pick<Context, "net" | "once">,
  six: readonly string[],
  four: readonly string[],
  asking: LookupOptions = {},
): Promise<readonly string[]> {
  const suspects = six.filter((each) => isTranslated(each, four));
  if (suspects.length === 0) return [];
  const told = await ask(context, sample, types.AAAA, asking);
  const known = new Set(addressesIn(told).flatMap((each) => translationPrefixes(each, ipv4Only)));
  return suspects.filter((each) =>
    translationPrefixes(each, four).some((prefix) => isWellKnownPrefix(prefix) || known.has(prefix)),
  );
}
