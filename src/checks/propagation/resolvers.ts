import type { Context } from "../../core/check.ts";
import type { PublicResolver } from "../../core/dns.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../formats/dns/set.ts";
import { ask, extendedErrors, type ExtendedError, type Told } from "../../probes/dns/ask.ts";
import type { Sought } from "./authorities.ts";
import { sightOf, type Sight } from "./sight.ts";

type Asker = Pick<Context, "net" | "once">;

/** What a public resolver says. */
export interface Seen {
  readonly resolver: PublicResolver;
  readonly sight: Sight;
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
}

/** RFC 8914 §4.7 to §4.13: what a validator found wrong with an answer. */
const bogusErrors: ReadonlySet<number> = new Set([6, 7, 8, 9, 10, 11, 12]);

/** Asks a resolver for what is sought, and where it fails, whether validation is why. DO is set, so that AD and errors are told. */
export async function lookAtResolver(
  context: Asker,
  resolver: PublicResolver,
  name: DnsName,
  type: number,
): Promise<Seen> {
  const how = { server: resolver.server, isDnssecOk: true };
  const told = await ask(context, name, type, how);
  if (!isFailing(told)) return seenIn(resolver, name, told, false);
  if (extendedErrors(told).some(({ code }) => bogusErrors.has(code))) return seenIn(resolver, name, told, true);
  const unverified = await ask(context, name, type, { ...how, isCheckingDisabled: true });
  if (unverified.answer.kind === "unknown") return seenIn(resolver, name, told, false);
  // It may have been slow to find out, and know by now: only who fails again fails at validation.
  const again = await ask(context, name, type, { ...how, time: 2 });
  return isFailing(again) ? seenIn(resolver, name, told, true) : seenIn(resolver, name, again, false);
}

/** Asks a resolver again that has said what no authority says: for the same, and for the version of the zone. */
export async function lookCloser(
  context: Asker,
  seen: Seen,
  { name, type, zone }: Sought,
  time: number,
): Promise<Seen> {
  const { server } = seen.resolver;
  const [told, version] = await Promise.all([
    ask(context, name, type, { server, isDnssecOk: true, time }),
    ask(context, zone, types.SOA, { server, isDnssecOk: true }),
  ]);
  const soa = version.answer.kind === "found" ? recordsOf("SOA", version.answer.records)[0] : undefined;
  return { ...seen, again: sightOf(told, name), soa: soa ?? null };
}

function isFailing({ answer }: Told): boolean {
  return answer.kind === "unknown" && answer.reason === "SERVFAIL";
}

function seenIn(resolver: PublicResolver, name: DnsName, told: Told, isBogus: boolean): Seen {
  return {
    resolver,
    sight: sightOf(told, name),
    errors: extendedErrors(told),
    isBogus,
    isAuthentic: told.message?.isAuthenticData ?? null,
    ms: told.reply?.ms ?? null,
    again: null,
    there: [],
    soa: null,
  };
}
