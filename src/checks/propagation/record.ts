import { printable } from "../../core/printable.ts";
import { dataText } from "../../formats/dns/data.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import type { AuthoritativeAnswer } from "./authoritative-answer.ts";
import type { Authority } from "./authorities/collect.ts";
import type { PropagationRaw } from "./schema.ts";
import { agrees, isDetermined, secondsOf, type ResolverObservation } from "./observation.ts";
import { hasCurrent } from "./resolver-faults.ts";
import { verdicts, type ResolverVerdict } from "./verdicts.ts";

const mostValues = 32;
const mostErrors = 4;
const longestValue = 300;

type Answer = PropagationRaw["current"][number];

/** An answer as it is stored. */
export function recordAnswer(sight: ResolverObservation, zone: DnsName | null): Answer {
  const values = [...new Set(sight.records.map(({ data }) => printable(dataText(data), longestValue)))].toSorted();
  return {
    answer: sight.kind,
    aliases: sight.aliases.map(({ data }) => printable(nameText(data.name), longestValue)),
    values: values.slice(0, mostValues),
    total: values.length,
    ttl: secondsOf(sight, zone),
  };
}

/** A public resolver's answer and verdict, in stored form. */
export function recordResolver(
  standing: ResolverVerdict,
  truth: AuthoritativeAnswer | null,
): PropagationRaw["resolvers"][number] {
  const { name, server, isFiltering } = standing.seen.resolver;
  return { name, server: server ?? "", isFiltering, ...recordOwn(standing, truth) };
}

/** The answer of the run's own resolvers, in stored form. */
export function recordOwn(
  { seen, ...standing }: ResolverVerdict,
  truth: AuthoritativeAnswer | null,
): NonNullable<PropagationRaw["ownResolver"]> {
  const { sight, errors, isAuthentic, ms } = seen;
  return {
    ...standing,
    isCurrent: truth && isDetermined(sight) ? hasCurrent(sight, truth) : null,
    ...recordAnswer(sight, truth?.zone ?? null),
    ad: isAuthentic,
    ede: errors.slice(0, mostErrors).map(({ code, text }) => ({ code, text: printable(text, longestValue) })),
    ms: rounded(ms),
  };
}

/** A name server address's answer, in stored form. */
export function recordAuthority(
  authority: Authority,
  behind: readonly Authority[],
  zone: DnsName,
): PropagationRaw["authoritativeServers"][number] {
  const { name, address, sights, soa, isAuthoritative, ms, reason } = authority;
  const [first, ...later] = sights;
  const answeredState = behind.includes(authority) ? "behind" : "current";
  const none: Answer = { answer: "unknown", aliases: [], values: [], total: 0, ttl: null };
  return {
    name: nameText(name),
    address,
    state: first ? answeredState : "failed",
    serial: soa?.data.serial ?? null,
    ...(first ? recordAnswer(first, zone) : none),
    aa: isAuthoritative,
    isVarying: first !== undefined && later.some((each) => !agrees(each, first, zone)),
    ms: rounded(ms),
    reason,
  };
}

function rounded(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms * 10) / 10;
}

/** How many resolvers have each verdict. */
export function countVerdicts(standings: readonly ResolverVerdict[]): PropagationRaw["counts"] {
  const counts = verdicts.map((each) => [each, standings.filter(({ verdict }) => verdict === each).length] as const);
  return Object.fromEntries(counts) as PropagationRaw["counts"];
}

/** Seconds until all responding resolvers are current. If a name server still returns old data, that is unknown. */
export function freshIn(resolvers: PropagationRaw["resolvers"]): number | null {
  const telling = resolvers.filter(({ answer }) => answer !== "unknown");
  const old = telling.filter(
    ({ verdict, isCurrent, reason }) =>
      verdict === "stale" ||
      (verdict === "stale-served" && isCurrent === false) ||
      (verdict === "variant" && (reason === "many" || reason === "ages")),
  );
  // A resolver that withholds bogus data recovers once it validates, at an unknown time. The resolvers that answered speak for the others unless they
  // are the minority.
  if (
    telling.length === 0 ||
    telling.length * 2 < resolvers.length ||
    resolvers.some(({ verdict }) => verdict === "unverified" || verdict === "bogus")
  )
    return null;
  if (old.some(({ secondsLeft, reason }) => secondsLeft === null || reason === "secondary" || reason === "old-servers"))
    return null;
  return Math.max(0, ...old.map(({ secondsLeft }) => secondsLeft ?? 0));
}
