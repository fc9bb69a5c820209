import type { FixRecord } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { mxHostFindings, unknownMx } from "../../../topics/mx/judge.ts";
import { findMx } from "../../../topics/mx/problems.ts";
import { findOwnMx } from "./problems.ts";
import type { MxRaw } from "./schema.ts";
import { answerFindings, outOf } from "./judge-answers.ts";
import type { MxHost, MxSlice } from "./slice.ts";
import { nullWords, sendingWords, wayWords } from "./words.ts";
import type { Sending } from "../rubric.ts";
import { pointsFor } from "../score/table.ts";

type Findings = MxSlice["findings"];

/** Results of other parts that the MX records depend on. */
export interface MxSurroundings {
  /** Whether it sends mail: RFC 7505 §4.2 warns such domains against a null MX, because replies to their mail fail. */
  readonly sending?: Sending;
  /** Whether an MTA-STS policy or DANE record may depend on the present host names. */
  readonly isBound?: boolean;
}

/** Judges the mail hosts of a domain. `domain` is its display form. */
export function mxPart(
  raw: MxRaw,
  domain: string,
  { sending = "none", isBound = false }: MxSurroundings = {},
): MxSlice {
  const { kind, reason } = raw;
  const seen = { evidence: reason ?? "" };
  const why = resolverWords(reason);
  const by: Readonly<Record<MxRaw["kind"], () => MxSlice>> = {
    found: () => found(raw, domain, isBound),
    implicit: () => implicit(raw, domain, sending),
    null: () =>
      slice(null, [sending === "none" ? findMx("mx-null", { domain }) : findOwnMx(nullIds[sending], { domain })]),
    none: () =>
      slice(null, [
        sending === "none"
          ? findOwnMx("mx-none", { domain }, nullRecord(domain, reason))
          : findOwnMx("mx-none-sender", { domain, sends: sendingWords[sending] }),
      ]),
    unknown: () => slice(null, [unknownMx(domain, reason)]),
    bogus: () => ({ ...slice(0, [findOwnMx("mx-bogus", { domain, reason: why }, seen)]), ceilings: ["dnssec-bogus"] }),
  };
  return by[kind]();
}

const nullIds = { known: "mx-null-sender", possible: "mx-null-sender-possible" } as const;

function found(raw: MxRaw, domain: string, isBound: boolean): MxSlice {
  const { hosts } = raw;
  const isOver = areDead(raw);
  const findings = [
    ...(isOver ? [findOwnMx("mx-dead", { domain })] : []),
    ...manyFindings(raw, domain),
    ...(isIpv6Only(raw) ? [findOwnMx("mx-ipv6-only", { domain })] : []),
    ...hosts.flatMap((host) => mxHostFindings(host, domain, { mayRename: !isBound })),
    ...answerFindings(raw, domain),
  ];
  return { ...slice(pointsOf(raw), findings), ceilings: isOver ? ["mx-dead"] : [] };
}

function slice(mx: number | null, findings: Findings): MxSlice {
  return { points: { mx }, ceilings: [], findings };
}

/** A null MX record for a domain without mail; none if the name does not exist. */
function nullRecord(domain: string, reason: string | null): { readonly record?: FixRecord } {
  return reason === null ? { record: { name: domain, type: "MX", value: "0 ." } } : {};
}

/** Judges a domain without MX records. Its own host counts only if it accepts mail: a web site needs no port 25. */
function implicit(raw: MxRaw, domain: string, sending: Sending): MxSlice {
  const { hosts } = raw;
  const otherwise = sending === "none" ? nullWords.offered : nullWords.withheld;
  const closed = hosts.filter(({ problems }) => problems.includes("private"));
  // No host accepts mail, as if there were no address.
  if (closed.length === hosts.length) {
    const addresses = closed.flatMap((each) => each.addresses.map(({ address }) => address)).join(", ");
    return slice(null, [findOwnMx("mx-private-domain", { domain, addresses, otherwise })]);
  }
  const isGreeted = hosts.some(({ answers }) => answers.some(({ outcome }) => outcome === "accepted"));
  // RFC 1034 §3.6.2: no other records beside an alias.
  const mayName = isGreeted && hosts.every(({ alias }) => alias === null);
  const record = mayName && { record: { name: domain, type: "MX", value: `10 ${domain}.` } };
  return slice(isGreeted ? pointsOf(raw) : null, [
    findOwnMx("mx-implicit", { domain, way: wayWords[isGreeted ? "heard" : "unheard"], otherwise }, { ...record }),
    ...(isGreeted && isIpv6Only(raw) ? [findOwnMx("mx-ipv6-only", { domain })] : []),
    ...(isGreeted ? hosts.flatMap((host) => mxHostFindings(host, domain)) : []),
    ...answerFindings(raw, domain),
  ]);
}

/** Each host has an equal share of the points; hosts with unknown results have none. */
function pointsOf(raw: MxRaw): number | null {
  const { hosts } = raw;
  const known = hosts.filter(({ problems }) => !problems.includes("unknown"));
  if (known.length === 0) return null;
  const out = outOf(hosts);
  // Without IPv4 part of the senders cannot deliver.
  const most = pointsFor("mx", isIpv6Only(raw) ? "reachable-ipv6" : "reachable");
  const named = pointsFor("mx", "named");
  const sum = known.reduce(
    (all, host) => all + most * (out.has(host) ? 0 : reachable(host)) + (isNamed(host) ? named : 0),
    0,
  );
  return sum / known.length;
}

/** Whether senders can reach mail hosts over IPv6 and none over IPv4. One host with IPv4 is enough; an unknown host or address may have it. */
function isIpv6Only({ hosts, hostsTotal }: MxRaw): boolean {
  const isWhole =
    hostsTotal <= hosts.length &&
    hosts.every(
      ({ problems, addresses, addressesTotal }) => !problems.includes("unknown") && addressesTotal <= addresses.length,
    );
  const open = hosts.flatMap(({ addresses }) => addresses.filter(({ isPublic }) => isPublic));
  return isWhole && open.length > 0 && open.every(({ address }) => address.includes(":"));
}

function reachable({ addresses }: MxHost): number {
  return addresses.length === 0 ? 0 : addresses.filter(({ isPublic }) => isPublic).length / addresses.length;
}

const misnamed: ReadonlySet<MxHost["problems"][number]> = new Set(["address", "alias", "null-beside"]);

function isNamed({ problems }: MxHost): boolean {
  return !problems.some((each) => misnamed.has(each));
}

const unreachable: ReadonlySet<MxHost["problems"][number]> = new Set([
  "address",
  "missing",
  "no-address",
  "private",
  "null-beside",
  "bogus",
]);

/** Whether every host is known to accept no mail, from the DNS or its own answer. A timeout is not enough. */
function areDead({ hosts, hostsTotal }: MxRaw): boolean {
  return hosts.length > 0 && hostsTotal <= hosts.length && hosts.every(isDead);
}

function isDead({ problems, addresses, addressesTotal, answers }: MxHost): boolean {
  if (problems.some((each) => unreachable.has(each))) return true;
  const open = addresses.filter(({ isPublic }) => isPublic);
  const areAllAsked = addressesTotal === addresses.length && answers.length === open.length && answers.length > 0;
  return areAllAsked && answers.every(({ outcome }) => outcome === "closed");
}

function manyFindings({ hosts, hostsTotal }: MxRaw, domain: string): Findings {
  if (hostsTotal <= hosts.length) return [];
  return [findOwnMx("mx-many", { domain, count: hostsTotal, shown: hosts.length })];
}
