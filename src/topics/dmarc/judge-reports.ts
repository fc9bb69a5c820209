import { resolverWords } from "../../probes/dns/resolver-words.ts";
import { evidenceOf, withReports, type Draft } from "./judge-record.ts";
import { placesIn, withPlaces, type DmarcTags } from "./repair.ts";
import { findDmarc } from "./problems.ts";
import type { DmarcRaw } from "./schema.ts";

type Drafts = readonly Draft[];
type Counting = NonNullable<DmarcRaw["record"]>;
type Report = Counting["reports"][number];

/** Findings about report addresses. Those of a public suffix belong to its registry. */
export function dmarcReportFindings(raw: DmarcRaw): Drafts {
  const { record, repair: mending, name } = raw;
  if (!record || raw.outcome !== "found" || record.origin === "suffix") return [];
  const findings = record.reports.flatMap((report) => placeFindings(raw, record, report));
  if (record.reports.some(({ tag }) => tag === "rua")) return findings;
  // Malformed addresses come first: the owner already said where reports should go.
  const isMeant = placesIn(record.retainedTags ?? [], "rua").length > 0;
  const mend = isMeant || mending.rua !== null ? (tags: DmarcTags) => withReports(tags, mending.rua) : undefined;
  return [...findings, { ...findDmarc("dmarc-reports-missing", { name, at: record.name }, evidenceOf(record)), mend }];
}

function placeFindings(raw: DmarcRaw, record: Counting, report: Report): Drafts {
  const { tag, uri, host, state, reason, authorizationName: consentAt } = report;
  const shown = { tag, uri, host: host ?? uri };
  const subject = `${tag} ${uri}`;
  if (state === "usable") return [];
  if (state === "unknown" && reason === "NO-MX") return [findDmarc("dmarc-reports-implicit", shown, { subject })];
  if (state === "unknown") {
    const seen = { subject, evidence: reason ?? "" };
    return [findDmarc("dmarc-reports-unknown", { ...shown, reason: resolverWords(reason) }, seen)];
  }
  const seen = { subject, ...evidenceOf(record) };
  const mend = (tags: DmarcTags): DmarcTags => withoutPlace(tags, report, raw.repair.rua);
  if (state === "missing") return [{ ...findDmarc("dmarc-reports-nowhere", shown, seen), mend }];
  if (state === "no-mail") return [{ ...findDmarc("dmarc-reports-no-mail", shown, seen), mend }];
  if (state === "unsupported") return [{ ...findDmarc("dmarc-reports-unsupported", shown, seen), mend }];
  // RFC 9990 §4 step 4: a name that is too long cannot be authorised.
  if (consentAt === null) return [{ ...findDmarc("dmarc-reports-no-mail", shown, seen), mend }];
  const consent = { name: consentAt, type: "TXT", value: "v=DMARC1" };
  return [
    findDmarc(
      "dmarc-reports-unauthorised",
      { ...shown, at: consentAt, about: record.domain },
      { subject, record: consent },
    ),
  ];
}

/** Removes a report address. The last one is replaced by an address that accepts reports, if one is known. */
function withoutPlace(tags: DmarcTags, { tag, uri }: Report, other: string | null): DmarcTags {
  const left = placesIn(tags, tag).filter((each) => each !== uri);
  const isLast = left.length === 0 && tag === "rua" && other !== null && other !== uri;
  return withPlaces(tags, tag, isLast ? [other] : left);
}
