import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Text } from "../../../core/text.ts";
import { denialIn, isAbsent } from "../authority-views.ts";
import { decide, listed, waitWords, type Essential, type Findings } from "../essential.ts";
import { find } from "../problems.ts";
import type { PropagationFacts } from "./schema.ts";
import type { GoliveRaw } from "../schema.ts";
import { unansweredOf } from "../unanswered.ts";

type Resolver = PropagationFacts["resolvers"][number];

/** Whether all resolvers return what the name servers publish. */
export function judgePropagation(raw: GoliveRaw): Essential {
  const { domain: host, propagation } = raw;
  // Without published records there is nothing to wait for. Denials and silence have their own findings.
  if (denialIn(raw) !== null || unansweredOf(raw) !== null)
    return { id: "propagation", findings: [find("propagation-waits", { host })], again: null };
  const isThere = propagation.some(({ resolvers }) =>
    resolvers.some((each) => each.answer === "found" && !isStale(each)),
  );
  const isNowhere = !isThere && propagation.every(({ resolvers }) => resolvers.some(isDenying));
  const findings = distinct(
    propagation.flatMap((each) => findingsOf(each, isPublished(each, isNowhere) ? missingIn(each, isThere) : [])),
  );
  const waits = propagation.flatMap((each) => (staleIn(each).length > 0 ? (each.freshEverywhereInSeconds ?? []) : []));
  return { id: "propagation", findings, again: waits.length > 0 ? Math.max(...waits) : null };
}

/** A problem of both address families has one finding. */
function distinct(findings: Findings): Findings {
  return findings.filter((each, at) => findings.findIndex((other) => causeOf(other) === causeOf(each)) === at);
}

function causeOf({ id, params }: Findings[number]): string {
  return id === "propagation-missing" ? id : JSON.stringify([id, params]);
}

/** Whether enough public resolvers return the current records. */
export function isSeenEverywhere({ findings }: Essential): boolean {
  return decide({ findings }) === "go";
}

/** If the operator configured fewer resolvers, all of them must answer. */
const enough = 4;

function findingsOf(facts: PropagationFacts, missing: readonly Resolver[]): Findings {
  const { type, reason, resolvers, freshEverywhereInSeconds } = facts;
  if (reason !== null)
    return [find("propagation-unknown", { reason: resolverWords(reason) }, { subject: type, evidence: reason })];
  const at = { subject: type };
  const told = resolvers.filter(isTelling).length;
  const total = resolvers.length;
  const isEnough = told >= Math.max(1, Math.min(enough, total)) && told * 2 >= total;
  const wait = waitWords(freshEverywhereInSeconds);
  const variants = withVerdict(facts, "variant");
  // Resolvers that still return one of the former answers of a name whose addresses keep changing.
  const unclear = variants.filter(isUnclear);
  return [
    ...namedBy(staleIn(facts), (names) =>
      find("propagation-stale", { type, resolvers: names, wait }, { subject: type }),
    ),
    ...namedBy(missing, (names) =>
      find(missing.length > 1 ? "propagation-missing" : "propagation-missing-one", { type, resolvers: names }, at),
    ),
    ...namedBy(withVerdict(facts, "bogus"), (names) => find(bogusIn(facts), { resolvers: names }, at)),
    ...(withVerdict(facts, "unverified").length > 0 ? [find("propagation-unverified", {}, { subject: type })] : []),
    ...(isEnough ? [] : [find("propagation-few", { told, total }, { subject: type })]),
    ...namedBy(withVerdict(facts, "filtered"), (names) =>
      find("propagation-filtered", { resolvers: names }, { subject: type }),
    ),
    ...errorsOf(facts, isEnough),
    ...namedBy(
      withVerdict(facts, "stale-served").filter((each) => !isStale(each)),
      (names) => find("propagation-kept", { resolvers: names }, { subject: type }),
    ),
    ...differing(facts),
    ...namedBy(
      variants.filter((each) => each.reason === "dns64"),
      (names) => find("propagation-translated", { resolvers: names }, { subject: type }),
    ),
    ...namedBy(
      variants.filter((each) => each.reason !== "dns64" && !isUnclear(each)),
      (names) => find("propagation-variant", { resolvers: names }, { subject: type }),
    ),
    ...namedBy(unclear, (names) =>
      find("propagation-unclear", { type, resolvers: names, wait: longest(unclear) }, { subject: type }),
    ),
  ];
}

/** RFC 4035 §4.3: the zone is bogus if what it serves fails our own validation. One resolver's result is only a hint. */
function bogusIn(
  facts: PropagationFacts,
): "propagation-bogus" | "propagation-bogus-unconfirmed" | "propagation-bogus-one" {
  if (facts.security?.state === "bogus") return "propagation-bogus";
  return withVerdict(facts, "bogus").length > 1 ? "propagation-bogus-unconfirmed" : "propagation-bogus-one";
}

/** A resolver that fails or returns false answers affects visitors too. A silent one may be blocking us only. */
function errorsOf(facts: PropagationFacts, isEnough: boolean): Findings {
  const { type, authoritativeServers: authorities } = facts;
  const isAnswered = authorities.some(({ state }) => state !== "failed");
  const {
    fails = [],
    changing = [],
    silent = [],
  } = Object.groupBy(withVerdict(facts, "error"), ({ reason }) => {
    if (reason === "SERVFAIL" && isAnswered) return "fails";
    return reason === "changing" ? reason : "silent";
  });
  return [
    ...namedBy(fails, (names) =>
      find(
        fails.length > 1 ? "propagation-fails" : "propagation-fails-one",
        { type, resolvers: names },
        { subject: type },
      ),
    ),
    ...namedBy(changing, (names) => find("propagation-changing", { type, resolvers: names }, { subject: type })),
    ...namedBy(isEnough ? silent : [], (names) => find("propagation-errors", { resolvers: names }, { subject: type })),
  ];
}

/** A result that two signs suggest but do not prove. */
function isUnclear({ reason }: Resolver): boolean {
  return reason === "many" || reason === "ages";
}

function longest(resolvers: readonly Resolver[]): Text {
  return waitWords(Math.max(...resolvers.map(({ secondsLeft }) => secondsLeft ?? 0)));
}

function differing({
  type,
  authoritativeServers: authorities,
  authoritativeServersDiffer: authoritiesDiffer,
}: PropagationFacts): Findings {
  if (!authoritiesDiffer) return [];
  const servers = authorities.filter(({ state }) => state === "current").map(({ name }) => name.replace(/\.$/, ""));
  return [find("propagation-authorities-differ", { type, servers: listed(servers) }, { subject: type })];
}

/** A filtering resolver says nothing about the records. */
function isTelling({ verdict }: Resolver): boolean {
  return verdict !== "error" && verdict !== "filtered";
}

function staleIn({ resolvers }: PropagationFacts): readonly Resolver[] {
  return resolvers.filter(isStale);
}

/** RFC 8767: an answer served stale may still be current. */
function isStale({ verdict, isCurrent }: Resolver): boolean {
  return verdict === "stale" || (verdict === "stale-served" && isCurrent === false);
}

/** Resolvers without records. A domain without addresses of one family still exists if it has addresses of the other. */
function missingIn({ resolvers }: PropagationFacts, isThere: boolean): readonly Resolver[] {
  return resolvers.filter((each) => isDenying(each) && !isStale(each) && (each.answer === "nxdomain" || !isThere));
}

function isDenying(resolver: Resolver): boolean {
  return isTelling(resolver) && isAbsent(resolver.answer);
}

/**
 * Whether the name has records of this type, so that a resolver can miss them: a domain may be meant to have one address family only. Behind a CNAME
 * out of the zone only the resolvers know. There a denial counts if resolvers find this type, or if they deny both families (`isNowhere`).
 */
function isPublished({ authoritativeServers: authorities, resolvers }: PropagationFacts, isNowhere: boolean): boolean {
  const current = authorities.filter(({ state }) => state === "current");
  if (current.some(({ answer }) => answer === "found")) return true;
  const isAlias = current.some(({ answer }) => answer === "alias");
  return isAlias && (isNowhere || resolvers.some(({ answer }) => answer === "found"));
}

function withVerdict({ resolvers }: PropagationFacts, verdict: Resolver["verdict"]): readonly Resolver[] {
  return resolvers.filter((each) => each.verdict === verdict);
}

function namedBy(resolvers: readonly Resolver[], say: (names: string) => Findings[number]): Findings {
  return resolvers.length === 0 ? [] : [say(listed(resolvers.map(({ name }) => name)))];
}
