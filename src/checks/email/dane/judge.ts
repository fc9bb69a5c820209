import type { FixRecord, FindingDetails } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { findDane, type daneProblems } from "./problems.ts";
import type { DaneRaw } from "./schema.ts";
import { daneStateOf, hasBrokenDane, type DaneState } from "./state.ts";
import type { Slice } from "../slice.ts";

type Host = DaneRaw["hosts"][number];
type DaneSlice = Slice<keyof typeof daneProblems, "dane-breaks">;
type Findings = DaneSlice["findings"];

/** Other results about the same hosts. */
interface DaneSurroundings {
  /** Hosts with a valid PKIX certificate: an attacker on the path would not have one. */
  readonly proven?: readonly string[];
  /** Hosts that cannot receive mail; the MX findings report them. */
  readonly nowhere?: readonly string[];
}

/** Judges DANE. Its points come from `danePoints`; MTA-STS can earn the same points. */
export function danePart(
  raw: DaneRaw,
  domain: string,
  { proven = [], nowhere = [] }: DaneSurroundings = {},
): DaneSlice {
  return {
    points: {},
    // RFC 7672 §2.2: DANE senders queue their mail, as MTA-STS senders do under a policy that is not met.
    ceilings: hasBrokenDane(raw) ? ["dane-breaks"] : [],
    findings: [
      ...raw.hosts.flatMap((each) => hostFindings(each, raw, proven.includes(each.host))),
      ...wholeFindings(raw, domain, nowhere),
    ],
  };
}

function hostFindings(seen: Host, raw: DaneRaw, isProven: boolean): Findings {
  const { host } = seen;
  const about = { subject: host };
  // A mismatching key may be an attacker's. It is offered in a TLSA record only if PKIX validates it.
  const meant = (key: string | null) => ({ ...about, ...(isProven && recordFor(seen, key)) });
  const by: Readonly<Record<DaneState, () => Findings>> = {
    valid: () => [...uselessFindings(seen), ...rolloverFindings(seen)],
    mismatch: () => mismatchFindings(seen, meant),
    invalid: () => keysOf(seen, "invalid").map((key) => findDane("dane-invalid", { host }, meant(key))),
    "no-tls": () => [findDane("dane-no-tls", { host }, about)],
    unusable: () => [findDane("dane-unusable", { host }, { ...about, ...recordFor(seen, onlyKey(seen)) })],
    insecure: () => [findDane("dane-insecure", { host }, about)],
    bogus: () => [findDane("dane-bogus", ...doubt(seen))],
    unknown: () => [findDane("dane-unknown", ...doubt(seen))],
    absent: () => missing(seen, raw),
  };
  return by[daneStateOf(seen)]();
}

/** A matching record that senders ignore shows that the certificate is the owner's: the stronger digest is outdated. */
function mismatchFindings(seen: Host, meant: (key: string | null) => FindingDetails): Findings {
  const { host, records } = seen;
  const superseded = records.filter(({ isSuperseded, matches }) => isSuperseded && matches === true);
  if (superseded.length === 0)
    return keysOf(seen, "other").map((key) => findDane("dane-mismatch", { host }, meant(key)));
  const stronger = records.filter(
    (record) =>
      !record.isSuperseded &&
      record.fault === null &&
      superseded.some(
        (each) => each.usage === record.usage && each.selector === record.selector && each.matching < record.matching,
      ),
  );
  return [findDane("dane-digest", { host, weaker: listed(superseded), stronger: listed(stronger) }, { subject: host })];
}

function doubt({ host, reason, presentedKeys: served }: Host) {
  const why = reason ?? served.map((each) => each.reason).find((each) => each !== null) ?? null;
  const seen = { subject: host, ...(why !== null && { evidence: why }) };
  return [{ host, reason: resolverWords(why) }, seen] as const;
}

/** The distinct keys of the addresses with the given verdict. */
function keysOf({ presentedKeys: served }: Host, verdict: string): readonly (string | null)[] {
  return [...new Set(served.filter((each) => each.verdict === verdict).map(({ key }) => key))];
}

/** The one key that all addresses serve. Publishing one of several, or one that an unreachable address may not have, would block mail there. */
function onlyKey({ presentedKeys: served }: Host): string | null {
  const keys = new Set(served.map(({ key }) => key));
  return keys.size === 1 ? (served[0]?.key ?? null) : null;
}

/** A DANE-EE record of the server's key alone (RFC 7671 §5.1). Other TLSA records stay, so none is offered beside a stronger digest (§9). */
function recordFor({ base, records }: Host, key: string | null): { readonly record?: FixRecord } {
  const isStronger = records.some(
    (each) => each.usage === 3 && each.selector === 1 && each.matching === 2 && each.fault === null,
  );
  return key && !isStronger ? { record: { name: `_25._tcp.${base}`, type: "TLSA", value: `3 1 1 ${key}` } } : {};
}

/** Reported only if a TLSA record is the only missing piece: the path to it is signed and the key is known. */
function missing(seen: Host, { security }: DaneRaw): Findings {
  const key = onlyKey(seen);
  const isSigned = security === "secure" && seen.addresses === "secure" && seen.security === "secure";
  if (!isSigned || key === null) return [];
  return [findDane("dane-missing", { host: seen.host }, { subject: seen.host, ...recordFor(seen, key) })];
}

function uselessFindings({ host, records }: Host): Findings {
  const odd = records.filter(({ fault }) => fault !== null);
  return odd.length === 0 ? [] : [findDane("dane-useless", { host, records: listed(odd) }, { subject: host })];
}

function rolloverFindings({ host, records }: Host): Findings {
  const others = records.filter(
    ({ fault, matches, isSuperseded }) => fault === null && matches === false && !isSuperseded,
  );
  return others.length === 0 ? [] : [findDane("dane-rollover", { host, records: listed(others) }, { subject: host })];
}

function listed(records: Host["records"]): string {
  return records
    .map(({ usage, selector, matching, data }) => `${usage} ${selector} ${matching} ${data.slice(0, 8)}…`)
    .join(", ");
}

function wholeFindings({ hosts, security }: DaneRaw, domain: string, nowhere: readonly string[]): Findings {
  const standings = hosts.map((each) => ({ host: each.host, standing: daneStateOf(each) }));
  const isThere = standings.some(({ standing }) => standing === "valid");
  const bare = standings
    .filter(({ host, standing }) => standing === "absent" && !nowhere.includes(host))
    .map(({ host }) => host);
  return [
    ...(isThere && bare.length > 0 ? [findDane("dane-partial", { domain, hosts: bare.join(", ") })] : []),
    ...(isThere && (security === "insecure" || security === "island")
      ? [findDane("dane-mx-insecure", { domain })]
      : []),
  ];
}
