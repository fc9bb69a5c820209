import type { Finding, Seen } from "../../../core/result/interpretation.ts";
import { fill, type Params, type Text } from "../../../core/text.ts";
import { dmarcNoteWords, repeatedPolicyTags, type DmarcNoteCode } from "../../../formats/dmarc/tags.ts";
import { spfErrorWords } from "../../../formats/spf/errors.ts";
import { findRecord, type RecordProblemId } from "./problems.ts";
import { reasonOf } from "./judge-reasons.ts";
import type { RecordsRaw } from "./schema.ts";

type Findings = readonly Finding<RecordProblemId>[];

/** RFC 7208 §4.6.4: the limits for DNS lookups and for void lookups. */
const mostLookups = 10;
const mostVoids = 2;

/** Findings about the SPF record. The TXT records of a CNAME belong to the owner of its target. */
export function spfFindings(raw: RecordsRaw): Findings {
  const { spf, name } = raw;
  const { state, text, lookalikes, reason } = spf;
  if (state === "unknown") return [findRecord("spf-unknown", { name, reason: reasonOf(reason) }, evidenceOf(reason))];
  if (state === "several") return [findRecord("spf-several", { name, count: spf.total })];
  const ofType = spf.ofOwnType === true ? [findRecord("spf-type")] : [];
  if (state === "found") return [...readFindings(name, spf), ...ofType];
  const [lookalike] = lookalikes;
  if (lookalike !== undefined) return [findRecord("spf-lookalike", { name }, { evidence: lookalike }), ...ofType];
  if (takesMail(raw)) return [findRecord("spf-missing", { name }, evidenceOf(text)), ...ofType];
  return [...(isApex(raw) ? [findRecord("spf-missing-unused", { name })] : []), ...ofType];
}

function readFindings(name: string, spf: RecordsRaw["spf"]): Findings {
  const seen = evidenceOf(spf.text);
  const [fault] = spf.faults;
  // A record with a syntax error has no other findings.
  if (fault) {
    const said = filled(spfErrorWords[fault.code], { word: fault.word });
    return [findRecord("spf-syntax", { name, at: fault.at + 1, fault: said }, seen)];
  }
  return [
    ...(spf.end === "+" ? [findRecord("spf-pass-all", {}, seen)] : []),
    ...(spf.end === "?" ? [findRecord("spf-neutral", {}, seen)] : []),
    ...(spf.end === "open" ? [findRecord("spf-open", {}, seen)] : []),
    ...(spf.hasLoop ? [findRecord("spf-loop", {}, seen)] : []),
    ...(spf.lookups > mostLookups ? [findRecord("spf-lookups", { count: spf.lookups }, seen)] : []),
    ...(spf.hasPtr ? [findRecord("spf-ptr", {}, seen)] : []),
    ...(spf.idle.length > 0 ? [findRecord("spf-idle", { terms: spf.idle.join(" ") }, seen)] : []),
    ...spf.impossible.map((target) =>
      findRecord("spf-include-missing", { target, by: "SPF" }, { subject: target, ...seen }),
    ),
    ...voidFindings(spf.voids, seen),
    ...spf.misnamed.map((term) => findRecord("spf-misnamed", { term }, { subject: term, ...seen })),
  ];
}

/** One finding per void lookup, even if a name repeats. */
function voidFindings(voids: readonly string[], seen: Seen): Findings {
  if (voids.length === 0) return [];
  const said = { count: voids.length, names: [...new Set(voids)].join(", ") };
  return [findRecord(voids.length > mostVoids ? "spf-voids" : "spf-name-missing", said, seen)];
}

/** Whether the name has mail hosts; a null MX does not count. An alias uses its target's and cannot have its own. */
function takesMail({ mail, aliases }: RecordsRaw): boolean {
  return aliases.targets.length === 0 && mail.hosts.some(({ kind }) => kind !== "null");
}

/** A host below the apex is not expected to have its own SPF record. */
function isApex({ name, zone }: RecordsRaw): boolean {
  return name === zone;
}

/** Harmless notes: parts that receivers ignore by design. */
const idle: ReadonlySet<DmarcNoteCode> = new Set(["unknown", "historic", "size", "without-ruf", "both-levels"]);

function isRepeated({ code }: { readonly code: DmarcNoteCode }): boolean {
  return code === "repeated";
}

/** Findings about the DMARC record. */
export function dmarcFindings(raw: RecordsRaw): Findings {
  const { dmarc, name } = raw;
  const { at, reason } = dmarc;
  if (dmarc.state === "unknown") {
    return [findRecord("dmarc-unknown", { name, reason: reasonOf(reason) }, evidenceOf(reason))];
  }
  if (dmarc.state === "several") return [findRecord("dmarc-several", { at, count: dmarc.total })];
  if (dmarc.state === "absent") return absentDmarc(raw);
  const seen = evidenceOf(dmarc.text);
  const repeated = [...new Set(dmarc.notes.filter(isRepeated).map(({ tag }) => tag))];
  const others = dmarc.notes.filter((note) => !isRepeated(note));
  const notes = others.map(({ code, tag, value }) => {
    const fault = filled(dmarcNoteWords[code], { tag, value });
    const subject = `${code} ${tag}`.trim();
    return idle.has(code)
      ? findRecord("dmarc-idle", { fault }, { subject, ...seen })
      : findRecord("dmarc-syntax", { at, name, fault }, { subject, ...seen });
  });
  const isVoid = dmarc.policy === null && repeatedPolicyTags(dmarc.notes).length === 0;
  return [
    ...(repeated.length === 0 ? [] : [findRecord("dmarc-repeated", { tags: repeated.join(", ") }, seen)]),
    ...(isVoid ? [findRecord("dmarc-void", { at, name }, seen)] : []),
    ...distinct(notes),
  ];
}

/** Reports the same fault of a tag once. */
function distinct(findings: Findings): Findings {
  return [...new Map(findings.map((finding) => [`${finding.id} ${finding.subject}`, finding])).values()];
}

function absentDmarc(raw: RecordsRaw): Findings {
  const { dmarc, name, spf } = raw;
  const { at } = dmarc;
  const [lookalike] = dmarc.lookalikes;
  if (lookalike !== undefined) return [findRecord("dmarc-lookalike", { at, name }, { evidence: lookalike })];
  if (dmarc.above === "found") return [];
  const isSender = spf.state === "found" || spf.state === "several";
  const isWanted = takesMail(raw) || isSender;
  if (dmarc.above === "unknown") {
    return isWanted || isApex(raw) ? [findRecord("dmarc-unknown", { name, reason: reasonOf(null) })] : [];
  }
  if (isWanted) return [findRecord("dmarc-missing", { at, name })];
  return isApex(raw) ? [findRecord("dmarc-missing-unused", { at })] : [];
}

const slips: Readonly<Record<string, Text>> = {
  "unknown-tag": { en: "certificate authorities do not know this tag", ko: "인증 기관이 모르는 태그임" },
  "bad-uri": { en: "its value is not a mailto or https URL", ko: "값이 mailto 또는 https URL이 아님" },
};

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
      const slip = slips[fault];
      return slip
        ? findRecord("caa-slip", { at, tag, fault: slip }, seen)
        : findRecord("caa-invalid", { at, tag }, seen);
    }),
  );
  return [...open, ...wrong];
}

function isStopping({ faults }: RecordsRaw["caa"]["records"][number]): boolean {
  return faults.includes("unknown-critical");
}

function evidenceOf(text: string | null): Seen {
  return text === null ? {} : { evidence: text };
}

function filled(words: Text, params: Params): Text {
  return { en: fill(words, params, "en"), ko: fill(words, params, "ko") };
}
