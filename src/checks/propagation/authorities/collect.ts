import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../formats/dns/set.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";
import { askAuthority, nameServer } from "../../../probes/dns/name-servers.ts";
import type { Place } from "./delegation.ts";
import { isSameAnswer } from "../same-answer.ts";
import { isDetermined, ownOf, observationOf, type ResolverObservation } from "../observation.ts";

type Asker = Pick<Context, "net" | "once">;

/** The answers of one address of a name server, one per query. */
export interface Authority extends Place {
  /** Empty if it does not answer for the zone. */
  readonly sights: readonly ResolverObservation[];
  /** Why it does not answer; null if it does. */
  readonly reason: string | null;
  readonly soa: RecordOf<"SOA"> | null;
  /** The AA flag; null without an answer. */
  readonly isAuthoritative: boolean | null;
  readonly ms: number | null;
}

/** The queried record, and its zone. */
export interface Sought {
  readonly name: DnsName;
  readonly type: number;
  readonly zone: DnsName;
}

/** Queries an address for the record and for the zone's version. */
export async function lookAtAuthority(context: Asker, place: Place, { name, type, zone }: Sought): Promise<Authority> {
  const [told, version] = await Promise.all([
    askAuthority(context, place.address, [name, type]),
    askAuthority(context, place.address, [zone, types.SOA]),
  ]);
  const sight = ownOf(observationOf(told, name), zone);
  const isAuthoritative = told.message?.isAuthoritative ?? null;
  const ms = told.reply?.ms ?? null;
  const reason = reasonOf(sight, isAuthoritative);
  const sights = reason === null ? [sight] : [];
  return { ...place, sights, reason, soa: soaOf(version), isAuthoritative, ms };
}

/** Adds the answer to a repeated query. */
export async function lookAgain(
  context: Asker,
  authority: Authority,
  { name, type, zone }: Sought,
  time: number,
): Promise<Authority> {
  if (authority.sights.length === 0) return authority;
  const told = await askAuthority(context, authority.address, [name, type], { time });
  const sight = ownOf(observationOf(told, name), zone);
  return isDetermined(sight) ? { ...authority, sights: [...authority.sights, sight] } : authority;
}

/**
 * Finds servers that only the zone itself lists; resolvers query them too (RFC 2181 §5.4.1). A server with a different zone is left out: after a
 * move, old servers keep listing each other.
 */
export async function lookBeside(
  context: Asker,
  known: readonly Authority[],
  sought: Sought,
): Promise<readonly Authority[]> {
  const first = known.find(({ sights, soa }) => sights.length > 0 && soa !== null);
  if (!first) return [];
  const { answer } = await askAuthority(context, first.address, [sought.zone, types.NS]);
  const named = answer.kind === "found" ? recordsOf("NS", answer.records).map(({ data }) => data.name) : [];
  const fresh = named.filter((name) => !known.some((each) => isSameName(each.name, name))).slice(0, mostBeside);
  const servers = await Promise.all(fresh.map((name) => nameServer(context, name)));
  const places = servers.flatMap(({ name, addresses }) => addresses.map((address) => ({ name, address })));
  const addresses = new Set(known.map(({ address }) => address));
  const beside = await Promise.all(
    places
      .filter(({ address }) => !addresses.has(address))
      .slice(0, mostBeside)
      .map((each) => lookAtAuthority(context, each, sought)),
  );
  return beside.filter(
    ({ soa }) => soa !== null && known.some((each) => each.soa !== null && isSameAnswer(soa, each.soa)),
  );
}

const mostBeside = 16;

/** RFC 1035 §4.1.1: without AA the answer is not authoritative. */
function reasonOf(sight: ResolverObservation, isAuthoritative: boolean | null): string | null {
  if (isAuthoritative === false && (isDetermined(sight) || sight.reason === "NO-SOA")) return "NOT-AUTHORITATIVE";
  return sight.reason;
}

function soaOf({ answer, message }: DnsLookup): RecordOf<"SOA"> | null {
  if (answer.kind !== "found" || !message?.isAuthoritative) return null;
  return recordsOf("SOA", answer.records)[0] ?? null;
}
