import type { Context } from "../../../core/check.ts";
import type { PublicResolver } from "../../../core/net/dns.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../formats/dns/set.ts";
import { ask, extendedErrors, type ExtendedError, type DnsLookup } from "../../../probes/dns/lookup.ts";
import type { Sought } from "../authorities/collect.ts";
import { observationOf, type ResolverObservation } from "../observation.ts";

type Asker = Pick<Context, "net" | "once">;

/** The resolver to query. */
interface Asked extends Pick<PublicResolver, "name" | "isFiltering"> {
  /** Null for the run's own resolvers. */
  readonly server: string | null;
}

/** A resolver's answers. */
export interface Seen {
  readonly resolver: Asked;
  readonly sight: ResolverObservation;
  /** The answer to a second, simultaneous query: many resolvers consist of many caches. */
  readonly beside: ResolverObservation | null;
  readonly errors: readonly ExtendedError[];
  /** Whether it withholds an answer that fails validation. */
  readonly isBogus: boolean;
  /** The AD flag; null without an answer. */
  readonly isAuthentic: boolean | null;
  readonly ms: number | null;
  /** The answer to a repeated query; null if it was not repeated. */
  readonly again: ResolverObservation | null;
  /** The name servers' answers for its network (ECS), if queried. */
  readonly there: readonly ResolverObservation[];
  /** The SOA record it returns, if queried. */
  readonly soa: RecordOf<"SOA"> | null;
  /** Whether its IPv6 addresses are synthesised from IPv4 addresses (RFC 6147). */
  readonly isTranslated: boolean;
}

/** RFC 8914 §4.7 to §4.13: validation errors. */
const bogusErrors: ReadonlySet<number> = new Set([6, 7, 8, 9, 10, 11, 12]);

/** RFC 8914 §4.23 and §4.24: it could not reach a name server, so nothing was validated. */
const networkErrors: ReadonlySet<number> = new Set([22, 23]);

/** RFC 8914 §4.7 to §4.13: whether a resolver itself reports a validation failure. */
export function isCalledBogus({ errors }: Pick<Seen, "errors">): boolean {
  return errors.some(({ code }) => bogusErrors.has(code));
}

/** Queries a resolver, and after a failure again without validation. DO is set, so that it returns AD and extended errors. */
export async function lookAtResolver(
  context: Asker,
  resolver: PublicResolver,
  name: DnsName,
  type: number,
): Promise<Seen> {
  const how = { server: resolver.server, isDnssecOk: true };
  const [told, other] = await Promise.all([
    ask(context, name, type, how),
    ask(context, name, type, { ...how, time: 2 }),
  ]);
  if (!isFailing(told)) return { ...seenIn(resolver, name, told, false), beside: besideOf(other, name) };
  // A resolver that validated the same answer at the same time found no fault.
  const isVerified = other.answer.kind !== "unknown" && other.message?.isAuthenticData === true;
  const codes = extendedErrors(told).map(({ code }) => code);
  if (codes.some((code) => bogusErrors.has(code))) return seenIn(resolver, name, told, !isVerified);
  const unverified = await ask(context, name, type, { ...how, isCheckingDisabled: true });
  if (unverified.answer.kind === "unknown") return seenIn(resolver, name, told, false);
  // It may have needed more time: only a repeated failure is a validation failure.
  const again = await ask(context, name, type, { ...how, time: 3 });
  if (!isFailing(again)) return seenIn(resolver, name, again, false);
  return seenIn(resolver, name, told, !isVerified && !codes.some((code) => networkErrors.has(code)));
}

/** Queries the run's own resolvers in the same way as other checks. */
export async function lookAtOwn(context: Asker, name: DnsName, type: number): Promise<Seen> {
  return seenIn({ name: "", server: null, isFiltering: false }, name, await ask(context, name, type), false);
}

/** The worse of its answers, if one of its caches is current and another is not. */
export function worseOf(seen: Seen, isForeign: (each: Seen) => boolean): Seen {
  if (seen.beside === null || isForeign(seen)) return seen;
  const other = { ...seen, sight: seen.beside, beside: seen.sight };
  return isForeign(other) ? other : seen;
}

function besideOf(told: DnsLookup, name: DnsName): ResolverObservation | null {
  // An extended error belongs to its own answer only.
  return extendedErrors(told).length > 0 ? null : observationOf(told, name);
}

/** Queries a resolver again whose answer no name server gave: for the record and for the SOA record. */
export async function lookCloser(
  context: Asker,
  seen: Seen,
  { name, type, zone }: Sought,
  time: number,
): Promise<Seen> {
  const { server } = seen.resolver;
  const how = { ...(server !== null && { server }), isDnssecOk: true };
  const [told, version] = await Promise.all([
    ask(context, name, type, { ...how, time }),
    ask(context, zone, types.SOA, how),
  ]);
  const soa = version.answer.kind === "found" ? recordsOf("SOA", version.answer.records)[0] : undefined;
  return { ...seen, again: observationOf(told, name), soa: soa ?? null };
}

function isFailing({ answer }: DnsLookup): boolean {
  return answer.kind === "unknown" && answer.reason === "SERVFAIL";
}

function seenIn(resolver: Asked, name: DnsName, told: DnsLookup, isBogus: boolean): Seen {
  return {
    resolver,
    sight: observationOf(told, name),
    beside: null,
    errors: extendedErrors(told),
    isBogus,
    isAuthentic: told.message?.isAuthenticData ?? null,
    ms: told.reply?.ms ?? null,
    again: null,
    there: [],
    soa: null,
    isTranslated: false,
  };
}
