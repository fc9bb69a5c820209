import type { FixRecord } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { findMx } from "./problems.ts";
import type { MxRaw } from "./schema.ts";
import { answerFindings, outOf } from "./judge-answers.ts";
import type { MxHost, MxSlice } from "./slice.ts";
import { nullWords, sendingWords, wayWords } from "./words.ts";
import type { Sending } from "../rubric.ts";
import { weights } from "../weights.ts";

type Findings = MxSlice["findings"];

/** Points for who takes the mail: that every host can be reached, and that every one is named as it should be. */
const points = { reachable: 6, named: weights.mx - 6 } as const;

/** What else is known of the domain that its exchangers count on. */
export interface MxSurroundings {
  /** Whether it sends mail: RFC 7505 §4.2 warns such domains of a null MX, since nobody can answer them. */
  readonly sending?: Sending;
  /** Whether something that senders go by fits the present names of the hosts, and may not fit others. */
  readonly isBound?: boolean;
}

/** What who takes the mail of a domain is worth. `domain` is written as people read it. */
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
    null: () => slice(null, [findMx(nullIds[sending], { domain })]),
    none: () =>
      slice(null, [
        sending === "none"
          ? findMx("mx-none", { domain }, nullRecord(domain, reason))
          : findMx("mx-none-sender", { domain, sends: sendingWords[sending] }),
      ]),
    unknown: () => slice(null, [findMx("mx-unknown", { host: domain, reason: why }, seen)]),
    bogus: () => ({ ...slice(0, [findMx("mx-bogus", { domain, reason: why }, seen)]), ceilings: ["dnssec-bogus"] }),
  };
  return by[kind]();
}

const nullIds = { known: "mx-null-sender", possible: "mx-null-sender-possible", none: "mx-null" } as const;

function found(raw: MxRaw, domain: string, isBound: boolean): MxSlice {
  const { hosts } = raw;
  const isOver = areDead(raw);
  const findings = [
    ...(isOver ? [findMx("mx-dead", { domain })] : []),
    ...manyFindings(raw, domain),
    ...hosts.flatMap((host) => hostFindings(host, domain, isBound)),
    ...answerFindings(raw, domain),
  ];
  return { ...slice(pointsOf(hosts), findings), ceilings: isOver ? ["mx-dead"] : [] };
}

function slice(mx: number | null, findings: Findings): MxSlice {
  return { points: { mx }, ceilings: [], findings };
}

/** A name that is not there has no records; every other one that takes no mail may say so. */
function nullRecord(domain: string, reason: string | null): { readonly record?: FixRecord } {
  return reason === null ? { record: { name: domain, type: "MX", value: "0 ." } } : {};
}

/** Nobody has said that mail is taken there: only where it is, that counts; a web site with nothing on port 25 lacks nothing. */
function implicit(raw: MxRaw, domain: string, sending: Sending): MxSlice {
  const { hosts } = raw;
  const otherwise = sending === "none" ? nullWords.offered : nullWords.withheld;
  const closed = hosts.filter(({ problems }) => problems.includes("private"));
  // Nobody can hand it anything, as if there were no address.
  if (closed.length === hosts.length) {
    const addresses = closed.flatMap((each) => each.addresses.map(({ address }) => address)).join(", ");
    return slice(null, [findMx("mx-private-domain", { domain, addresses, otherwise })]);
  }
  const isGreeted = hosts.some(({ answers }) => answers.some(({ outcome }) => outcome === "greeted"));
  // RFC 1034 §3.6.2: no other records beside an alias.
  const mayName = isGreeted && hosts.every(({ alias }) => alias === null);
  const record = mayName && { record: { name: domain, type: "MX", value: `10 ${domain}.` } };
  return slice(isGreeted ? pointsOf(hosts) : null, [
    findMx("mx-implicit", { domain, way: wayWords[isGreeted ? "heard" : "unheard"], otherwise }, { ...record }),
    ...(isGreeted ? hosts.flatMap((host) => hostFindings(host, domain, true)) : []),
    ...answerFindings(raw, domain),
  ]);
}

/** Each host has the same share; those of which nothing is known have none. */
function pointsOf(hosts: readonly MxHost[]): number | null {
  const known = hosts.filter(({ problems }) => !problems.includes("unknown"));
  if (known.length === 0) return null;
  const out = outOf(hosts);
  const sum = known.reduce(
    (all, host) => all + points.reachable * (out.has(host) ? 0 : reachable(host)) + (isNamed(host) ? points.named : 0),
    0,
  );
  return sum / known.length;
}

function reachable({ addresses }: MxHost): number {
  return addresses.length === 0 ? 0 : addresses.filter(({ isPublic }) => isPublic).length / addresses.length;
}

const misnamed: ReadonlySet<string> = new Set(["address", "alias", "null-beside"]);

function isNamed({ problems }: MxHost): boolean {
  return !problems.some((each) => misnamed.has(each));
}

const unreachable: ReadonlySet<string> = new Set([
  "address",
  "missing",
  "no-address",
  "private",
  "null-beside",
  "bogus",
]);

/** Whether every host is known to take nothing, by the DNS or by its own words; that nobody answers is no such knowledge. */
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
  return [findMx("mx-many", { domain, count: hostsTotal, shown: hosts.length })];
}

function hostFindings(seen: MxHost, domain: string, isBound: boolean): Findings {
  const { host, alias, addresses, problems, reason } = seen;
  const about = { subject: host };
  const closed = addresses.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
  const told = { host, addresses: closed.join(", ") };
  const words = resolverWords(reason);
  const absent = (): Findings[number] => findMx("mx-no-address", { host }, about);
  const by: Readonly<Record<MxHost["problems"][number], () => Findings[number]>> = {
    address: () => findMx("mx-address", { host }, about),
    alias: () =>
      findMx("mx-alias", { host, target: alias ?? "" }, { ...about, ...(!isBound && aliasRecord(seen, domain)) }),
    missing: absent,
    "no-address": absent,
    private: () => findMx("mx-private", told, about),
    "partly-private": () => findMx("mx-partly-private", told, about),
    "null-beside": () => findMx("mx-null-beside", { domain }),
    bogus: () => findMx("mx-host-bogus", { host, reason: words }, { ...about, evidence: reason ?? "" }),
    unknown: () => findMx("mx-unknown", { host, reason: words }, { ...about, evidence: reason ?? "" }),
  };
  return problems.map((problem) => by[problem]());
}

/** The end of the aliases, where mail can be handed to it. */
function aliasRecord({ alias, preference, addresses }: MxHost, domain: string): { readonly record?: FixRecord } {
  if (alias === null || !addresses.some(({ isPublic }) => isPublic)) return {};
  return { record: { name: domain, type: "MX", value: `${preference} ${alias}.` } };
}
