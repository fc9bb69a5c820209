import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { hasSomething } from "../authority-views.ts";
import { isOurs, listed, type Findings } from "../essential.ts";
import { find } from "../problems.ts";
import type { PropagationFacts } from "../propagation/schema.ts";
import type { GoliveRaw } from "../schema.ts";
import { unansweredOf } from "../unanswered.ts";

type Authority = PropagationFacts["authoritativeServers"][number];

/** Whether all name servers of the zone answer, and alike. */
export function serverFindings(raw: GoliveRaw): Findings {
  const { domain: host, propagation } = raw;
  const all = propagation.flatMap(({ authoritativeServers: authorities }) => authorities);
  if (!all.some(({ state }) => state !== "failed")) {
    // If no other server answers either, the finding about the name covers it.
    if (unansweredOf(raw) !== null) return [];
    const reason = reasonOf(propagation);
    return [find("dns-servers-unknown", { host, reason: resolverWords(reason) }, { evidence: reason })];
  }
  const isDisputed = propagation.some(({ authoritativeServersDiffer: authoritiesDiffer }) => authoritiesDiffer);
  const views = propagation.map(({ authoritativeServers: authorities }) => viewOf(authorities));
  const odd = views.flatMap((view) => view.odd);
  const behind = views.flatMap((view) => view.behind).filter((name) => !odd.includes(name));
  return [
    ...(odd.length > 0 ? [find("dns-disagree", { host, servers: listed(odd) })] : []),
    ...propagation.flatMap((each) => familyFindings(host, each)),
    ...(behind.length > 0 ? [find("dns-server-behind", { servers: listed(behind) })] : []),
    ...failingFindings(raw),
    ...keyFindings(raw),
    ...(odd.length === 0 && !isDisputed && views.some(({ isVarying }) => isVarying)
      ? [find("dns-vary", { host })]
      : []),
  ];
}

/** The reason code for unanswered queries; the servers' own reasons come before network problems of this machine. */
export function reasonOf(propagation: GoliveRaw["propagation"]): string {
  const all = propagation.flatMap(({ authoritativeServers: authorities }) => authorities);
  const first = all.find(({ reason }) => !isOurs(reason)) ?? all[0];
  return first?.reason ?? propagation.find((each) => each.reason !== null)?.reason ?? "NO-SERVERS";
}

/** The finding for an address family that no server answers although they answer the other. */
function familyFindings(host: string, { type, authoritativeServers: authorities }: PropagationFacts): Findings {
  const [first] = authorities;
  if (!first || authorities.some(({ state }) => state !== "failed")) return [];
  const reason = authorities.find((each) => !isOurs(each.reason))?.reason ?? first.reason ?? "";
  const params = { host, type, reason: resolverWords(reason) };
  return [find("dns-family-unknown", params, { subject: type, evidence: reason })];
}

function failingFindings({ domain: host, propagation }: GoliveRaw): Findings {
  // If all servers fail, the finding about the address family covers it.
  const views = propagation.filter(({ authoritativeServers: authorities }) =>
    authorities.some(({ state }) => state !== "failed"),
  );
  const failing = views.flatMap(({ authoritativeServers: authorities }) => failingIn(authorities));
  const [silent, wrong] = [failing.filter(isSilent), failing.filter((each) => !isSilent(each))];
  const reasons = [...new Set(wrong.map(({ reason }) => reason ?? ""))];
  return [
    ...(silent.length > 0
      ? [find("dns-server-silent", { host, servers: listed(silent.map(nameOf)) }, { evidence: "TIMEOUT" })]
      : []),
    ...(wrong.length > 0
      ? [
          find(
            "dns-server-fails",
            { host, servers: listed(wrong.map(placeOf)), reason: resolverWords(reasons[0] ?? null) },
            { evidence: reasons.join(" ") },
          ),
        ]
      : []),
  ];
}

/**
 * Servers that fail. An address without a route or answer does not count if another address of the server answers. A wrong answer counts always,
 * because resolvers may query that address.
 */
function failingIn(authorities: readonly Authority[]): readonly Authority[] {
  const telling = new Set(authorities.filter(({ state }) => state !== "failed").map(({ name }) => name));
  const failed = authorities.filter(({ state }) => state === "failed");
  return failed.filter((each) => !telling.has(each.name) || !(isSilent(each) || isOurs(each.reason)));
}

function isSilent({ reason }: Authority): boolean {
  return reason === null || reason === "TIMEOUT" || isOurs(reason);
}

function keyFindings({ dns: { withoutDnskey: keyless } }: GoliveRaw): Findings {
  const [first] = keyless;
  if (!first) return [];
  const evidence = [...new Set(keyless.map(({ reason }) => reason))].join(" ");
  const params = { servers: listed(keyless.map(placeOf)), reason: resolverWords(first.reason) };
  return [find("dns-keys-missing", params, { evidence })];
}

/** Servers whose answer differs from the servers with the newest zone version. */
interface View {
  readonly odd: readonly string[];
  readonly behind: readonly string[];
  readonly isVarying: boolean;
}

/** Different answers from one zone version are intended (load balancing, GeoDNS). Records at one server and none at another are not. */
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

/** For a CNAME out of the zone, one server may know the target and another not. */
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

function nameOf({ name }: Pick<Authority, "name">): string {
  return name.replace(/\.$/, "");
}

function placeOf({ name, address }: Pick<Authority, "name" | "address">): string {
  return `${nameOf({ name })} (${address})`;
}
