import type { DnsName } from "../../../formats/dns/name.ts";
import { askAuthority } from "../../../probes/dns/name-servers.ts";
import { securityIn, securityOf, type OwnSecurity } from "../../../probes/dnssec/security.ts";
import { servedSecurityOf } from "../../../probes/dnssec/served.ts";
import type { DnssecContext } from "../../../probes/dnssec/verified.ts";
import type { Authority } from "./collect.ts";

/** The validation result of an answer. */
export type ServedSecurity = Pick<OwnSecurity, "state" | "reason">;

interface Sought {
  readonly name: DnsName;
  readonly type: number;
  readonly zone: DnsName | null;
}

/** Maximum number of servers queried for signed records; resolvers may use any of them. */
const mostServers = 16;

/**
 * Validates each name server's answers from the root down. A resolver may report bogus data because of its own trust anchor or cache, and then the
 * zone needs no change (RFC 4035 §4.3).
 */
export async function servedBy(
  context: DnssecContext,
  { name, type, zone }: Sought,
  authorities: readonly Authority[],
): Promise<ServedSecurity> {
  const seen = await securityOf(context, name, type);
  const isProvenUnsigned = seen.state === "insecure" || seen.state === "island";
  if (isProvenUnsigned) return seen;
  const served = await servedSecurityOf(context, name, type, seen);
  // If only resolvers can be queried, their records are validated instead.
  if (!served || served.security.state === "indeterminate") return seen;
  if (served.security.state === "bogus" || zone === null) return served.security;
  const telling = authorities.filter(({ sights }) => sights.length > 0).slice(0, mostServers);
  const each = await Promise.all(
    telling.map(async ({ address }) => {
      const told = await askAuthority(context, address, [name, type], { isDnssecOk: true });
      return told.answer.kind === "unknown" ? served.security : securityIn(served.view, told, name, type);
    }),
  );
  return each.find(({ state }) => state === "bogus") ?? served.security;
}
