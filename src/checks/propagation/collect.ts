import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { types } from "../../formats/dns/codes.ts";
import { nameText, parseName } from "../../formats/dns/name-text.ts";
import { answerWords } from "../../probes/dns/resolver-words.ts";
import type { Authority } from "./authorities/collect.ts";
import { closerLook } from "./confirm.ts";
import { observe } from "./observe.ts";
import { countVerdicts, freshIn, recordAnswer, recordAuthority, recordOwn, recordResolver } from "./record.ts";
import type { Seen } from "./resolvers/collect.ts";
import type { Input, PropagationRaw } from "./schema.ts";
import { signOf } from "./signs.ts";
import { resolverVerdictsOf } from "./verdicts.ts";
import type { AuthoritativeAnswer } from "./authoritative-answer.ts";

/** Queries the name servers of a domain and all public resolvers at once. Throws if none of them answers. */
export async function collect({ domain, type }: Input, context: Context): Promise<PropagationRaw> {
  const first = await observe(context, parseName(domain), types[type]);
  const { zone, removed, seen, own, authorities, truth, security } = await closerLook(context, first);
  if (!truth) refuseSilence(domain, seen, authorities);
  const everybody = [own, ...seen];
  const [ownStanding, ...standings] = resolverVerdictsOf(everybody, truth);
  const resolvers = standings.map((each) => recordResolver(each, truth));
  return {
    domain,
    type,
    observedAt: context.now().toISOString(),
    zone: zone && nameText(zone),
    removed: removed && nameText(removed),
    current: truth ? truth.current.map((each) => recordAnswer(each, zone)) : [],
    varianceCause: truth && signOf(everybody, truth),
    authoritativeServersDiffer: truth?.isDisputed ?? false,
    security: security && { state: security.state, reason: security.reason },
    negativeSeconds: negativeIn(truth),
    freshEverywhereInSeconds: truth?.isDisputed ? null : freshIn(resolvers),
    counts: countVerdicts(standings),
    ownResolver: ownStanding ? recordOwn(ownStanding, truth) : null,
    resolvers,
    authoritativeServers: zone ? authorities.map((each) => recordAuthority(each, truth?.behind ?? [], zone)) : [],
  };
}

/** Without any answer, nothing was measured. */
function refuseSilence(host: string, seen: readonly Seen[], authorities: readonly Authority[]): void {
  // A refusal is an answer too.
  if ([...seen, ...authorities].some(({ ms }) => ms !== null)) return;
  const [detail = "TIMEOUT"] = seen.flatMap(({ sight }) => sight.reason ?? []).filter((each) => each !== "TIMEOUT");
  throw detail === "TIMEOUT"
    ? failure("timeout.dns", { host })
    : failure("dns.failed", { host, detail: answerWords(detail) });
}

/** RFC 2308 §5. */
function negativeIn(truth: AuthoritativeAnswer | null): number | null {
  const times = truth?.versions.map(({ ttl, data }) => Math.min(ttl, data.minimum)) ?? [];
  return times.length === 0 ? null : Math.max(...times);
}
