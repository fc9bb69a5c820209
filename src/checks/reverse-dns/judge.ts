import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { resolverWords } from "../../probes/dns/resolver-words.ts";
import { nameFindings } from "./names/judge.ts";
import type { Text } from "../../core/text.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { ReverseDnsRaw } from "./schema.ts";
import { specialWords } from "./special.ts";

/** Judges the PTR records of an address: whether there are any, and whether they resolve back to it. Throws nothing. */
export function judge(raw: ReverseDnsRaw): Verdict<ProblemId> {
  const findings: readonly Finding<ProblemId>[] = [...zoneFindings(raw), ...nameFindings(raw)];
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  const isOpen = (raw.state === "unknown" && !isLoop(raw)) || (raw.state === "found" && raw.forwardConfirmed === null);
  return isOpen ? { ...verdict, status: "unknown" } : verdict;
}

function zoneFindings(raw: ReverseDnsRaw): readonly Finding<ProblemId>[] {
  const { state, reason, reverseName: name, aliases, delegatedZone, address } = raw;
  const what = specialWords(address);
  // A special-purpose address has no public reverse zone.
  if (what !== null && state !== "found" && state !== "bogus") return [find("special-address", { address, what })];
  const kept = delegatedZone ?? raw.zone;
  const [zone, owner] = [kept?.zone ?? "?", ownerOf(kept) ?? unknownOwner];
  const target = aliases.at(-1);
  const absent = { name: target ?? name, zone, owner };
  return [
    ...contradictionFindings(raw),
    ...(what === null ? [] : [find("special-address", { address, what })]),
    ...(state === "nxdomain" ? [find("no-pointer", absent, { evidence: "NXDOMAIN" })] : []),
    ...(state === "nodata" ? [find("empty-pointer", absent, { evidence: "NODATA" })] : []),
    ...(state === "unknown" ? [unknownFinding(raw, owner)] : []),
    ...(state === "bogus" ? [find("bogus", { reason: resolverWords(reason), owner }, { evidence: reason ?? "" })] : []),
    ...(target === undefined || delegatedZone === null ? [] : [find("classless", { name, target, zone })]),
  ];
}

function contradictionFindings({ contradiction }: ReverseDnsRaw): readonly Finding<ProblemId>[] {
  if (!contradiction) return [];
  const { resolver, name, deniedTypes: denied, answeredTypes: told } = contradiction;
  const params = { resolver, host: name, denied: denied.join(", "), told: told.join(", ") };
  return [find("resolver-inconsistent", params, { subject: name })];
}

/** Whether a resolver fails for records that pass our own validation: not a fault of the zone. */
function isRefusedWrongly({ reason, security }: ReverseDnsRaw): boolean {
  return reason === "SERVFAIL" && security.state !== "bogus" && security.state !== "indeterminate";
}

const unknownOwner: Text = { en: "unknown", ko: "알 수 없음" };

/** A CNAME loop is an answer of the zone, not a failed lookup. */
function isLoop({ state, reason }: ReverseDnsRaw): boolean {
  return state === "unknown" && reason === "CNAME-LOOP";
}

function unknownFinding(raw: ReverseDnsRaw, owner: Text | string): Finding<ProblemId> {
  const { parentZone, reverseName: name } = raw;
  const reason = raw.reason ?? "?";
  const seen = { evidence: reason };
  if (isLoop(raw)) return find("alias-loop", { name, owner }, seen);
  if (isRefusedWrongly(raw)) return find("resolver-errs", { name }, seen);
  const above = ownerOf(parentZone);
  return above === null || parentZone === null
    ? find("zone-failing", { reason: resolverWords(reason), owner }, seen)
    : find("zone-lame", { reason: resolverWords(reason), zone: parentZone.zone, owner: above }, seen);
}

/** RFC 1035 §3.3.13: the first label of a mailbox is the part before the @; dots within it are escaped. */
function ownerOf(zone: ReverseDnsRaw["zone"]): string | null {
  const mailbox = zone?.rname ?? ".";
  if (zone === null) return null;
  const at = /(?<!\\)\./.exec(mailbox)?.index ?? 0;
  if (at === 0) return zone.mname;
  return `${mailbox.slice(0, at).replaceAll("\\.", ".")}@${mailbox.slice(at + 1).replace(/\.$/, "")}`;
}

function kpisOf(raw: ReverseDnsRaw): readonly Kpi<KpiId>[] {
  const {
    state,
    ptrNames: pointers,
    ptrNamesTotal: pointersTotal,
    forwardConfirmed: confirmed,
    ttl,
    zone,
    delegatedZone,
    security,
  } = raw;
  const more = pointersTotal > 3 ? ` +${pointersTotal - 3}` : "";
  const names = pointers.slice(0, 3).map(({ name }) => name);
  const listed = names.length > 0 ? names.join(", ") + more : null;
  const isAbsent = state === "nodata" || state === "nxdomain" || isLoop(raw);
  return [
    { id: "names", value: isAbsent ? false : listed },
    { id: "confirmed", value: confirmed },
    { id: "ttl", value: ttl, unit: "seconds" },
    { id: "zone", value: (delegatedZone ?? zone)?.zone ?? null },
    { id: "owner", value: ownerOf(delegatedZone ?? zone) },
    { id: "dnssec", value: security.state },
  ];
}
