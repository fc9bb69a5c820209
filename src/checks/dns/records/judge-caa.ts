import type { Finding, FindingDetails } from "../../../core/result/interpretation.ts";
import { distance, nearest } from "../../../core/nearest.ts";
import { caaIdentifiers } from "../../../data/dns/caa-identifiers.ts";
import type { Text } from "../../../core/text.ts";
import { findRecord, type RecordProblemId } from "./problems.ts";
import { reasonOf } from "./judge-reasons.ts";
import type { RecordsRaw } from "./schema.ts";

type Findings = readonly Finding<RecordProblemId>[];

const slips: Readonly<Record<string, Text>> = {
  "unknown-tag": { en: "certificate authorities do not know this tag", ko: "인증 기관이 모르는 태그임" },
  "bad-uri": { en: "its value is not a mailto or https URL", ko: "값이 mailto 또는 https URL이 아님" },
};

/** Faults beside which the issuer of a record is known. */
const parsable: ReadonlySet<string> = new Set(["bad-flags", "unknown-method", "unknown-critical"]);

/** Findings about CAA records. */
export function caaFindings({ caa, name, zone }: RecordsRaw): Findings {
  const at = caa.at ?? name;
  if (caa.state === "unknown") {
    return [findRecord("caa-unknown", { at, reason: reasonOf(caa.reason) }, evidenceOf(caa.reason))];
  }
  if (caa.state === "absent") return [findRecord("caa-missing", { name, zone: zone ?? name })];
  // RFC 8659 §4.2: without an issue property every CA may issue, unless an unknown critical property forbids issuance.
  const isOpen =
    caa.total <= caa.records.length && !caa.records.some((each) => each.tag === "issue" || isStopping(each));
  const tags = [...new Set(caa.records.map(({ tag }) => tag))].join(", ");
  const open = isOpen ? [findRecord("caa-open", { at, tags }, { evidence: tags })] : [];
  const wrong = caa.records.flatMap(({ tag, value, isCritical, faults }) =>
    faults.map((fault) => {
      const seen = { subject: `${tag} ${value}`.slice(0, 120), evidence: `${isCritical ? 128 : 0} ${tag} "${value}"` };
      // RFC 8659 §4.1: CAs must ignore reserved bits, so the record restricts issuance.
      if (fault === "bad-flags")
        return findRecord("caa-flags", { at, tag }, { ...seen, evidence: `${tag} "${value}"` });
      if (fault === "unknown-critical") return findRecord("caa-critical", { at, tag }, seen);
      if (fault === "unknown-method") return findRecord("caa-method", { at, tag }, seen);
      const slip = slips[fault];
      return slip
        ? findRecord("caa-slip", { at, tag, fault: slip }, seen)
        : findRecord("caa-invalid", { at, tag }, seen);
    }),
  );
  // A value that cannot be parsed names no certificate authority.
  const parsed = caa.records.filter(({ faults }) => faults.every((fault) => parsable.has(fault)));
  const unissuable = parsed.flatMap(({ tag, value }) => {
    const meant = /^issue(?:wild)?$/.test(tag) ? meantCaaIdentifier(issuerIn(value)) : null;
    const seen = { subject: `${tag} ${value}`.slice(0, 120), evidence: `${tag} "${value}"` };
    return meant === null ? [] : [findRecord("caa-issuer", { at, issuer: issuerIn(value), meant }, seen)];
  });
  return [...open, ...wrong, ...unissuable];
}

/** Most letters that differ in a slip of the pen. */
const mostSlips = 2;

/**
 * The CAA domain that a slightly different one was meant to be (`letsencrypt.com`); null for a domain that a CA recognises, and for one that resembles
 * none: it may belong to a CA that is not listed.
 */
function meantCaaIdentifier(domain: string): string | null {
  if (caaIdentifiers.has(domain)) return null;
  const known = [...caaIdentifiers];
  const alike = known.find((each) => labelOf(each).length >= 5 && labelOf(each) === labelOf(domain));
  if (alike !== undefined) return alike;
  const near = nearest(domain, known);
  return near !== null && distance(near, domain) <= mostSlips ? near : null;
}

function labelOf(name: string): string {
  return name.split(".").at(-2) ?? name;
}

/** RFC 8659 §4.2: the issuer stands before the parameters. */
function issuerIn(value: string): string {
  return (value.split(";", 1)[0] ?? "").trim().toLowerCase();
}

function isStopping({ faults }: RecordsRaw["caa"]["records"][number]): boolean {
  return faults.includes("unknown-critical");
}

function evidenceOf(text: string | null): FindingDetails {
  return text === null ? {} : { evidence: text };
}
