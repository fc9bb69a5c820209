import { listed, type Essential, type Findings } from "./essential.ts";
import { find } from "./problems.ts";
import type { PropagationFacts } from "./schema-propagation.ts";
import type { GoliveRaw } from "./schema.ts";

/** Whether the name leads anybody anywhere. `isSeen` tells whether the public resolvers, some of whom validate, give its addresses. */
export function judgeNames(raw: GoliveRaw, isSeen: boolean): Essential {
  const findings = [
    ...addressFindings(raw),
    ...securityFindings(raw, isSeen),
    ...serverFindings(raw),
    ...wwwFindings(raw),
  ];
  return { id: "dns", findings, again: null };
}

function addressFindings({ domain: host, dns }: GoliveRaw): Findings {
  const { state, absence, addresses, aliases, reason } = dns;
  if (state === "absent") {
    const target = aliases.at(-1);
    if (target !== undefined) return [find("dns-dangling", { host, target }, { evidence: aliases.join(" → ") })];
    return [find(absence === "nxdomain" ? "dns-nxdomain" : "dns-no-address", { host })];
  }
  if (state === "unknown") {
    // What does not verify is not told, and that is said below.
    return isBogus(dns) ? [] : [find("dns-unknown", { host, reason: reason ?? "" }, seen(reason))];
  }
  const hidden = addresses.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
  if (hidden.length === 0) return [];
  const id = hidden.length === addresses.length ? "dns-private" : "dns-some-private";
  return [find(id, { host, addresses: listed(hidden) }, { evidence: hidden.join(" ") })];
}

function seen(evidence: string | null): { readonly evidence?: string } {
  return evidence === null ? {} : { evidence };
}

/** Where we and a resolver that verifies differ, one of us is wrong, and a resolver that cannot verify differs from nobody. */
function isBogus({ security: { state, opinion } }: GoliveRaw["dns"]): boolean {
  return (state === "bogus" && opinion !== "secure") || (state === "indeterminate" && opinion === "bogus");
}

function securityFindings({ domain: host, dns }: GoliveRaw, isSeen: boolean): Findings {
  const { state, opinion, reason: code } = dns.security;
  const reason = code ?? `${state}, ${opinion}`;
  if (isBogus(dns)) return [find("dns-bogus", { host, reason }, { evidence: reason })];
  if (state === "bogus" || opinion === "bogus") {
    return [find("dns-security-unknown", { host, reason }, { evidence: `${state}, ${opinion}` })];
  }
  if (state !== "indeterminate") return [];
  return [find(isSeen ? "dns-security-unseen" : "dns-security-unknown", { host, reason }, { evidence: reason })];
}

type Authority = PropagationFacts["authorities"][number];

function serverFindings({ domain: host, propagation }: GoliveRaw): Findings {
  const all = propagation.flatMap(({ authorities }) => authorities);
  if (!all.some(({ state }) => state !== "failed")) {
    const reason = all[0]?.reason ?? propagation[0]?.reason ?? "NO-SERVERS";
    return [find("dns-servers-unknown", { host, reason }, { evidence: reason })];
  }
  const isDisputed = propagation.some(({ authoritiesDiffer }) => authoritiesDiffer);
  const views = propagation.map(({ authorities }) => viewOf(authorities));
  const odd = views.flatMap((view) => view.odd);
  const behind = views.flatMap((view) => view.behind).filter((name) => !odd.includes(name));
  const silent = silentIn(all);
  return [
    ...(odd.length > 0 ? [find("dns-disagree", { host, servers: listed(odd) })] : []),
    ...(behind.length > 0 ? [find("dns-server-behind", { servers: listed(behind) })] : []),
    ...(silent.length > 0 ? [find("dns-server-silent", { host, servers: listed(silent) })] : []),
    ...(odd.length === 0 && !isDisputed && views.some(({ isVarying }) => isVarying)
      ? [find("dns-vary", { host })]
      : []),
  ];
}

/** Servers whose answer is another one than that of those with the newest version of the zone. */
interface View {
  readonly odd: readonly string[];
  readonly behind: readonly string[];
  readonly isVarying: boolean;
}

/**
 * Two answers of one version of a zone are as they are meant to be: load is shared out, or visitors are. That one of two servers has
 * something and the other nothing is meant by nobody.
 */
function viewOf(authorities: readonly Authority[]): View {
  const current = authorities.filter(({ state }) => state === "current");
  const old = authorities.filter(({ state }) => state === "behind");
  const empty = current.filter((each) => !hasSomething(each));
  const torn = empty.length < current.length ? empty : [];
  const differing = current.length === 0 ? [] : old.filter((each) => !current.some((one) => isSame(each, one)));
  return {
    odd: [...differing, ...torn].map(nameOf),
    behind: old.filter((each) => !differing.includes(each)).map(nameOf),
    isVarying: current.some((each) => current.some((one) => !isSame(each, one))),
  };
}

function hasSomething({ answer }: Authority): boolean {
  return answer === "found" || answer === "alias";
}

/** Where an alias leads out of the zone, one server may know what stands there, and another one not. */
function isSame(one: Authority, other: Authority): boolean {
  if (hasSomething(one) !== hasSomething(other) || textOf(one.aliases) !== textOf(other.aliases)) return false;
  return (
    one.answer === "alias" ||
    other.answer === "alias" ||
    textOf(one.values.toSorted()) === textOf(other.values.toSorted())
  );
}

function textOf(list: readonly string[]): string {
  return list.join(" ").toLowerCase();
}

/** A server may have addresses that this machine has no way to; one that answers is enough. */
function silentIn(authorities: readonly Authority[]): readonly string[] {
  const telling = new Set(authorities.filter(({ state }) => state !== "failed").map(({ name }) => name));
  return authorities.filter(({ name }) => !telling.has(name)).map(nameOf);
}

function nameOf({ name }: Authority): string {
  return name.replace(/\.$/, "");
}

function wwwFindings({ domain: host, dns }: GoliveRaw): Findings {
  return dns.www === "absent" && dns.state === "found" ? [find("dns-www-missing", { host })] : [];
}
