import type { Context } from "../../../core/check.ts";
import type { PublicResolver } from "../../../core/net/dns.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../formats/dns/set.ts";
import { ask, extendedErrors, type ExtendedError, type Told } from "../../../probes/dns/ask.ts";
import type { Sought } from "../authorities/collect.ts";
import { sightOf, type Sight } from "../sight.ts";

type Asker = Pick<Context, "net" | "once">;

/** Who is asked. */
interface Asked extends Pick<PublicResolver, "name" | "isFiltering"> {
  /** Null for the resolvers of the run, whichever of them answers. */
  readonly server: string | null;
}

/** What a resolver says. */
export interface Seen {
  readonly resolver: Asked;
  readonly sight: Sight;
  /** What it said at the same time to the same question: many resolvers are many caches. */
  readonly beside: Sight | null;
  readonly errors: readonly ExtendedError[];
  /** Whether it withholds an answer because that does not verify. */
  readonly isBogus: boolean;
  /** AD; null where there was no answer. */
  readonly isAuthentic: boolean | null;
  readonly ms: number | null;
  /** What it said when it was asked again; null where it was not. */
  readonly again: Sight | null;
  /** What the authorities say to those in its network, where they were asked. */
  readonly there: readonly Sight[];
  /** The version of the zone that it has, where it was asked for. */
  readonly soa: RecordOf<"SOA"> | null;
  /** Whether what it says was made from the IPv4 addresses of the name, RFC 6147. */
  readonly isTranslated: boolean;
}

/** RFC 8914 §4.7 to §4.13: what a validator found wrong with an answer. */
const bogusErrors: ReadonlySet<number> = new Set([6, 7, 8, 9, 10, 11, 12]);

/** RFC 8914 §4.23 and §4.24: it could not get through to an authority, and has verified nothing. */
const networkErrors: ReadonlySet<number> = new Set([22, 23]);

/** RFC 8914 §4.7 to §4.13: whether a resolver itself says that an answer does not verify. */
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
  // It may have been slow to find out, and know by now: only who fails again fails at validation.
  const again = await ask(context, name, type, { ...how, time: 3 });
  if (!isFailing(again)) return seenIn(resolver, name, again, false);
  return seenIn(resolver, name, told, !isVerified && !codes.some((code) => networkErrors.has(code)));
}

/** Asks the resolvers of the run, as whatever else looks at the name asks them. */
export async function lookAtOwn(context: Asker, name: DnsName, type: number): Promise<Seen> {
  return seenIn({ name: "", server: null, isFiltering: false }, name, await ask(context, name, type), false);
}

/** What it says that is not current, where one of its caches is and another one is not. */
export function worseOf(seen: Seen, isForeign: (each: Seen) => boolean): Seen {
  if (seen.beside === null || isForeign(seen)) return seen;
  const other = { ...seen, sight: seen.beside, beside: seen.sight };
  return isForeign(other) ? other : seen;
}

function besideOf(told: Told, name: DnsName): Sight | null {
  // An extended error belongs to its own answer only.
  return extendedErrors(told).length > 0 ? null : sightOf(told, name);
}

/** Asks a resolver again that has said what no authority says: for the same, and for the version of the zone. */
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
  return { ...seen, again: sightOf(told, name), soa: soa ?? null };
}

function isFailing({ answer }: Told): boolean {
  return answer.kind === "unknown" && answer.reason === "SERVFAIL";
}

function seenIn(resolver: Asked, name: DnsName, told: Told, isBogus: boolean): Seen {
  return {
    resolver,
    sight: sightOf(told, name),
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
