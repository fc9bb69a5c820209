import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { askAuthority } from "../../probes/dns/name-servers.ts";
import { isOurs } from "./essential.ts";
import type { GoliveRaw } from "./schema.ts";

const mostAsked = 16;

/**
 * Which servers of a signed zone do not return its DNSKEY records. Validating resolvers that query one of them fail or answer late, while others
 * notice nothing. Never throws.
 */
export async function keylessOf(
  context: Context,
  { state }: GoliveRaw["dns"]["security"],
  propagation: GoliveRaw["propagation"],
): Promise<GoliveRaw["dns"]["withoutDnskey"]> {
  const zone = propagation.find((each) => each.zone !== null)?.zone ?? null;
  if (zone === null || (state !== "secure" && state !== "bogus")) return [];
  const telling = propagation.flatMap(({ authoritativeServers: authorities }) =>
    authorities.filter((each) => each.state !== "failed"),
  );
  const places = [...new Map(telling.map((each) => [each.address, each.name]))].slice(0, mostAsked);
  const asked = await Promise.all(
    places.map(async ([address, name]) => {
      const { answer } = await askAuthority(context, address, [parseName(zone), types.DNSKEY], { isDnssecOk: true });
      if (answer.kind === "found") return [];
      const reason = answer.kind === "unknown" ? answer.reason : answer.kind.toUpperCase();
      return isOurs(reason) ? [] : [{ name, address, reason }];
    }),
  );
  return asked.flat();
}
