import { isIPv6 } from "node:net";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Text } from "../../../core/text.ts";
import { denialIn, hasSomething, isAbsent } from "../authority-views.ts";
import { listed, waitWords, type Essential, type Findings } from "../essential.ts";
import { reasonOf, serverFindings } from "../servers/judge.ts";
import { find, type ProblemId } from "../problems.ts";
import type { PropagationFacts } from "../propagation/schema.ts";
import type { GoliveRaw } from "../schema.ts";
import { failingAmong, unansweredOf } from "../unanswered.ts";

/** Whether the name resolves to public addresses. `isSeen`: public resolvers, some of them validating, return its addresses. */
export function judgeNames(raw: GoliveRaw, isSeen: boolean): Essential {
  const addresses = addressFindings(raw);
  const servers = serverFindings(raw);
  // Without an answer, DNSSEC cannot be judged.
  const isUntold = [...addresses, ...servers].some(({ id }) => untold.has(id));
  const findings = [
    ...inconsistentFindings(raw),
    ...addresses,
    ...securityFindings(raw, isSeen).filter(({ id }) => !isUntold || id === "dns-bogus"),
    ...servers,
    ...wwwFindings(raw),
  ];
  const waits = raw.propagation.filter(hasOldOwn).flatMap(({ ownResolver: own }) => own?.secondsLeft ?? []);
  return { id: "dns", findings, again: waits.length > 0 ? Math.max(...waits) : null };
}

const untold: ReadonlySet<ProblemId> = new Set<ProblemId>(["dns-unknown", "dns-unresolvable", "dns-family-unknown"]);

function addressFindings(raw: GoliveRaw): Findings {
  const { domain: host, dns } = raw;
  const { state, reason } = dns;
  if (state === "absent" || denialIn(raw) !== null) return absentFindings(raw);
  const hidden = hiddenFindings(raw);
  if (state === "unknown") {
    // A bogus answer is reported below, as is an address that some resolvers hide.
    if (isBogus(dns) || hidden.some(({ id }) => id === "dns-private")) return hidden;
    if (unansweredOf(raw) === "unresolvable") return [unresolvableFinding(raw)];
    return [find("dns-unknown", { host, reason: resolverWords(reason) }, seen(reason)), ...hidden];
  }
  const differing = raw.propagation.filter(hasOldOwn).map((each) => ownFinding(host, each));
  return [...hidden, ...(isWithoutIpv4(raw) ? [find("dns-ipv4-missing", { host })] : []), ...differing];
}

/** Whether no source has an A record. Without an answer for A it is unknown. */
function isWithoutIpv4({ dns, propagation }: GoliveRaw): boolean {
  const four = propagation.find(({ type }) => type === "A");
  if (!four?.ownResolver || !isAbsent(four.ownResolver.answer) || mute.has(four.ownResolver.verdict)) return false;
  const others = [...four.authoritativeServers, ...four.resolvers];
  return (
    dns.authoritativeAddresses.concat(dns.addresses).every(({ address }) => isIPv6(address)) && !others.some(isFound)
  );
}

function isFound({ answer }: Pick<Authority, "answer">): boolean {
  return answer === "found";
}

function unresolvableFinding({ domain: host, propagation }: GoliveRaw): Findings[number] {
  const reason = reasonOf(propagation);
  const counts = propagation.map(({ resolvers }) => ({ count: failingAmong(resolvers), total: resolvers.length }));
  const [fewest = { count: 0, total: 0 }] = counts.toSorted((one, other) => one.count - other.count);
  return find("dns-unresolvable", { host, reason: resolverWords(reason), ...fewest }, { evidence: reason });
}

/** Decided by the name servers if they answered. For a CNAME out of their zone only the resolvers' view is left. */
function hiddenFindings({ domain: host, dns, propagation }: GoliveRaw): Findings {
  const { authoritativeAddresses: published, addresses } = dns;
  const all = published.length > 0 ? published : addresses;
  const hidden = all.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
  if (hidden.length === 0) return [];
  const isShared = published.length > 0 || propagation.some(isSharedIn);
  const whole = isShared ? "dns-private" : "dns-private-unconfirmed";
  const id = hidden.length < all.length ? "dns-some-private" : whole;
  return [find(id, { host, addresses: listed(hidden) }, { evidence: hidden.join(" ") })];
}

/** Whether other resolvers return the same as ours. */
function isSharedIn({ ownResolver: own, resolvers }: PropagationFacts): boolean {
  const isCurrent = own?.verdict === "updated" && own.answer === "found";
  return isCurrent && resolvers.some(({ verdict, answer }) => verdict === "updated" && answer === "found");
}

/** The zone's own answer outranks the cache of our resolvers. */
function absentFindings(raw: GoliveRaw): Findings {
  const { domain: host, dns, propagation } = raw;
  const denial = denialIn(raw);
  const zone = propagation.find(({ removed }) => removed !== null)?.removed ?? null;
  if (denial !== null && zone !== null) return [find("dns-removed", { host, zone: zone.replace(/\.$/, "") })];
  const published = publishedIn(raw);
  const remembers = propagation.filter(({ ownResolver: own }) => own?.verdict === "stale" && isAbsent(own.answer));
  if (published.length > 0 && remembers.length > 0) {
    const times = remembers.map(({ ownResolver: own }) => own?.secondsLeft ?? null);
    const wait = waitWords(times.includes(null) ? null : Math.max(...times.flatMap((each) => each ?? [])));
    const values = published.flatMap((each) => (each.values.length > 0 ? each.values : each.aliases));
    return [find("dns-own-absent", { host, addresses: listed(values), wait }, seen(dns.absence))];
  }
  if (denial === null && !isConfirmed(raw)) return [find("dns-absence-unconfirmed", { host }, seen(dns.absence))];
  const target = dns.state === "absent" ? dns.aliases.at(-1) : undefined;
  if (target !== undefined) return [find("dns-dangling", { host, target }, { evidence: dns.aliases.join(" → ") })];
  return [find((denial ?? dns.absence) === "nxdomain" ? "dns-nxdomain" : "dns-no-address", { host })];
}

type Authority = PropagationFacts["authoritativeServers"][number];

function publishedIn({ propagation }: GoliveRaw): readonly Authority[] {
  return propagation.flatMap(({ authoritativeServers: authorities }) =>
    authorities.filter((each) => each.state === "current" && hasSomething(each)),
  );
}

/**
 * Whether nonexistence is confirmed: by our own validation, or by another source while no source finds records. A CNAME counts as found at the name
 * servers, whatever its target is.
 */
function isConfirmed(raw: GoliveRaw): boolean {
  const { dns, propagation } = raw;
  const others = propagation.flatMap(({ resolvers }) => resolvers.filter(({ verdict }) => !mute.has(verdict)));
  // A cached denial from before the name existed still validates.
  if ([...publishedIn(raw), ...others].some(({ answer }) => answer === "found")) return false;
  return dns.security.state === "secure" || others.some(({ answer }) => isAbsent(answer));
}

const mute: ReadonlySet<string> = new Set(["error", "filtered"]);

function inconsistentFindings({ dns: { contradiction } }: GoliveRaw): Findings {
  if (!contradiction) return [];
  const { resolver, name, deniedTypes: denied, answeredTypes: told } = contradiction;
  const params = { resolver, host: name, denied: listed(denied), told: listed(told) };
  return [find("dns-resolver-inconsistent", params, { subject: name })];
}

/** Whether our resolvers lead to other addresses than the name servers, so that another server may have been checked. */
function hasOldOwn({ ownResolver: own }: PropagationFacts): boolean {
  if (own?.answer !== "found" || own.isCurrent !== false) return false;
  return own.verdict !== "variant" || own.reason === "many" || own.reason === "ages";
}

function ownFinding(
  host: string,
  { type, ownResolver: own, authoritativeServers: authorities }: PropagationFacts,
): Findings[number] {
  const current = authorities.filter(({ state }) => state === "current");
  const values = current.flatMap((each) => (each.values.length > 0 ? each.values : each.aliases));
  const theirs = values.length > 0 ? listed(values) : none;
  const params = { host, type, ours: listed(own?.values ?? []), theirs, wait: waitWords(own?.secondsLeft ?? null) };
  return find("dns-own-differs", params, { subject: type, evidence: (own?.values ?? []).join(" ") });
}

const none: Text = { en: "none", ko: "없음" };

function seen(evidence: string | null): { readonly evidence?: string } {
  return evidence === null ? {} : { evidence };
}

/** Our own validation says bogus. If a validating resolver accepts the records, one of them is wrong. */
function isBogus({ security: { state, resolverValidation: opinion } }: GoliveRaw["dns"]): boolean {
  return state === "bogus" && opinion !== "secure";
}

function securityFindings(raw: GoliveRaw, isSeen: boolean): Findings {
  const { domain: host, dns } = raw;
  // If only our resolver's different copy fails validation, that proves nothing about the zone.
  if (raw.propagation.some(hasOldOwn) && (isSeen || denialIn(raw) !== null)) return [];
  const { state, resolverValidation: opinion, reason: code, isRemembered } = dns.security;
  const evidence = code ?? `${state}, ${opinion}`;
  const reason = code === null ? contradiction(dns) : resolverWords(code);
  if (isBogus(dns)) return [find("dns-bogus", { host, reason }, { evidence })];
  const isSound = state !== "bogus" && state !== "indeterminate";
  if (isSound && (isRemembered || opinion === "bogus") && isSeen) {
    return [find("dns-resolver-errs", { host }, { evidence: `${state}, ${opinion}` })];
  }
  if (state === "bogus" || opinion === "bogus" || isRemembered) {
    return [find("dns-security-unknown", { host, reason: contradiction(dns) }, { evidence: `${state}, ${opinion}` })];
  }
  if (state !== "indeterminate") return [];
  return [find(isSeen ? "dns-security-unseen" : "dns-security-unknown", { host, reason }, { evidence })];
}

function contradiction({ security: { state, resolverValidation: opinion } }: GoliveRaw["dns"]): Text {
  if (state === "bogus")
    return { en: "our validation fails, the resolver's succeeds", ko: "자체 검증은 실패, 리졸버의 검증은 성공" };
  if (opinion === "bogus") return { en: "the resolver reports them as invalid", ko: "리졸버가 무효로 판단" };
  return resolverWords(null);
}

function wwwFindings({ domain: host, dns }: GoliveRaw): Findings {
  if (dns.state !== "found") return [];
  if (dns.www === "private") return [find("dns-www-private", { host })];
  return dns.www === "absent" ? [find("dns-www-missing", { host })] : [];
}
