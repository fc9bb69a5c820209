import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import {
  ipv4Only,
  isTranslated,
  isWellKnownPrefix,
  translationPrefixes,
} from "../../formats/dns/translated-address.ts";
import { ask, type Asking } from "./ask.ts";
import { addressesIn } from "./name-servers.ts";

/** The name that tells the prefix of a translator, RFC 7050 §3. */
const sample = parseName("ipv4only.arpa");

/**
 * Those of some IPv6 addresses of a name that the resolver has made of its IPv4 ones (DNS64, RFC 6147): they are nobody's but its own
 * clients'. By the prefix that is kept for that, or the one that it uses for the name which has no IPv6 address anywhere.
 */
export async function translatedAmong(
  context: Pick<Context, "net" | "once">,
  six: readonly string[],
  four: readonly string[],
  asking: Asking = {},
): Promise<readonly string[]> {
  const suspects = six.filter((each) => isTranslated(each, four));
  if (suspects.length === 0) return [];
  const told = await ask(context, sample, types.AAAA, asking);
  const known = new Set(addressesIn(told).flatMap((each) => translationPrefixes(each, ipv4Only)));
  return suspects.filter((each) =>
    translationPrefixes(each, four).some((prefix) => isWellKnownPrefix(prefix) || known.has(prefix)),
  );
}
