import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { types } from "../../formats/dns/codes.ts";
import { nameText, parseName } from "../../formats/dns/name-text.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { lookAgain, lookAtAuthority, lookBeside, type Authority, type Sought } from "./authorities.ts";
import { delegationOf, type Delegation } from "./delegation.ts";
import { countVerdicts, freshIn, recordAnswer, recordAuthority, recordResolver } from "./record.ts";
import { lookAtResolver, lookCloser, type Seen } from "./resolvers.ts";
import type { Input, PropagationRaw } from "./schema.ts";
import type { Sight } from "./sight.ts";
import { securityOf } from "../../probes/dns/security.ts";
import { isForeign } from "./foreign.ts";
import { signOf } from "./signs.ts";
import { standingsOf } from "./standing.ts";
import { saidThere } from "./subnet.ts";
import { truthOf, type Truth } from "./truth.ts";

/** Milliseconds between two askings: long enough for another server of a pool, short enough for whoever waits. */
const pause = 100;
/** Whoever takes turns among several answers shows it in so many askings of each of its servers, as a rule. */
const laterTimes = [2, 3];
/** Servers that contradict each other are asked as often again before that is said of them. */
const lastTimes = [4, 5, 6];
/** The second time is for those who fail to verify. */
const closerTime = 3;

/** What is sought, and what was said of it. */
interface Look {
  readonly name: DnsName;
  readonly type: number;
  readonly zone: DnsName | null;
  readonly above: readonly Sight[];
  readonly authorities: readonly Authority[];
  readonly seen: readonly Seen[];
}

/** Asks the authorities of a domain and all public resolvers at once. Throws where nobody says anything. */
export async function collect({ domain, type }: Input, context: Context): Promise<PropagationRaw> {
  const first = await look(context, parseName(domain), types[type]);
  const { zone, seen, authorities, truth } = await closerLook(context, first);
  if (!truth) refuseSilence(domain, seen, authorities);
  const standings = standingsOf(seen, truth);
  const resolvers = standings.map((each) => recordResolver(each, truth));
  return {
    domain,
    type,
    observedAt: context.now().toISOString(),
    zone: zone && nameText(zone),
    current: truth ? truth.current.map((each) => recordAnswer(each, zone)) : [],
    varies: truth && signOf(seen, truth),
    authoritiesDiffer: truth?.isDisputed ?? false,
    negativeSeconds: negativeIn(truth),
    freshEverywhereInSeconds: truth?.isDisputed ? null : freshIn(resolvers),
    counts: countVerdicts(standings),
    resolvers,
    authorities: zone ? authorities.map((each) => recordAuthority(each, authorities, zone)) : [],
  };
}

async function look(context: Context, name: DnsName, type: number): Promise<Look> {
  const [known, seen] = await Promise.all([
    delegationOf(context, name).then(async (delegation) => {
      const { zone, places } = delegation;
      if (!zone) return { delegation, authorities: [] };
      const sought = { name, type, zone };
      const named = await Promise.all(places.map((each) => lookAtAuthority(context, each, sought)));
      return { delegation, authorities: [...named, ...(await lookBeside(context, named, sought))] };
    }),
    Promise.all(context.dns.publicResolvers.map((each) => lookAtResolver(context, each, name, type))),
  ]);
  const { delegation, authorities } = known;
  const isOfZone = delegation.zone !== null && type === types.NS && isSameName(name, delegation.zone);
  const above = isOfZone ? sightAbove(delegation) : [];
  return {
    name,
    type,
    zone: delegation.zone,
    above,
    authorities,
    seen: await withoutFalseAlarm(context, name, type, seen),
  };
}

/** RFC 4035 §4.3: what is provably unsigned cannot fail to verify, so that whoever fails does so for another reason. */
async function withoutFalseAlarm(
  context: Context,
  name: DnsName,
  type: number,
  seen: readonly Seen[],
): Promise<readonly Seen[]> {
  if (!seen.some(({ isBogus }) => isBogus)) return seen;
  const { state } = await securityOf(context, name, type);
  return state === "insecure" || state === "island" ? seen.map((each) => ({ ...each, isBogus: false })) : seen;
}

/** RFC 2181 §5.4.1: resolvers tell the servers of a zone as the zone itself or as the one above has them. */
function sightAbove({ above }: Delegation): readonly Sight[] {
  return above.length === 0
    ? []
    : [{ kind: "found", reason: null, aliases: [], records: above, absence: null, denier: null }];
}

/** Where a resolver says what no authority says, both are asked again before anybody is called old. */
async function closerLook(context: Context, first: Look): Promise<Look & { readonly truth: Truth | null }> {
  const { name, type, zone, above } = first;
  const truth = zone && truthOf(zone, first.authorities, above);
  if (!truth || !(truth.isDisputed || first.seen.some((each) => isForeign(each, truth)))) return { ...first, truth };
  const sought = { name, type, zone: truth.zone };
  const [authorities, seen] = await Promise.all([
    askedAgain(context, first.authorities, sought, above),
    Promise.all(
      first.seen.map(async (each) => {
        if (!isForeign(each, truth)) return each;
        await sleep(pause);
        const [closer, there] = await Promise.all([
          lookCloser(context, each, sought, closerTime),
          saidThere(context, each, first.authorities, sought),
        ]);
        return { ...closer, there };
      }),
    ),
  ]);
  return { ...first, authorities, seen, truth: truthOf(truth.zone, authorities, above) };
}

async function askedAgain(
  context: Context,
  authorities: readonly Authority[],
  sought: Sought,
  above: readonly Sight[],
): Promise<readonly Authority[]> {
  const asked = await askedAt(context, authorities, sought, laterTimes);
  return truthOf(sought.zone, asked, above)?.isDisputed ? askedAt(context, asked, sought, lastTimes) : asked;
}

function askedAt(
  context: Context,
  authorities: readonly Authority[],
  sought: Sought,
  times: readonly number[],
): Promise<readonly Authority[]> {
  return Promise.all(
    authorities.map(async (each) => {
      let asked = each;
      for (const time of times) {
        await sleep(pause);
        asked = await lookAgain(context, asked, sought, time);
      }
      return asked;
    }),
  );
}

/** Nothing was measured where nobody answered anything. */
function refuseSilence(host: string, seen: readonly Seen[], authorities: readonly Authority[]): void {
  // A refusal is an answer, too.
  if ([...seen, ...authorities].some(({ ms }) => ms !== null)) return;
  const [detail = "TIMEOUT"] = seen.flatMap(({ sight }) => sight.reason ?? []).filter((each) => each !== "TIMEOUT");
  throw detail === "TIMEOUT" ? failure("timeout.dns", { host }) : failure("dns.failed", { host, detail });
}

/** RFC 2308 §5. */
function negativeIn(truth: Truth | null): number | null {
  const times = truth?.versions.map(({ ttl, data }) => Math.min(ttl, data.minimum)) ?? [];
  return times.length === 0 ? null : Math.max(...times);
}
