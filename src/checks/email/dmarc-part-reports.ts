import type { Finding } from "../../core/interpretation.ts";
import { resolverWords } from "../../core/resolver-words.ts";
import { mendedBy, tagsWithin } from "./dmarc-part-record.ts";
import { placesIn, withPlaces, type DmarcTags } from "./dmarc-fix.ts";
import { findDmarc, type DmarcProblemId } from "./dmarc-problems.ts";
import type { DmarcRaw } from "./dmarc-schema.ts";

type Findings = readonly Finding<DmarcProblemId>[];
type Counting = NonNullable<DmarcRaw["record"]>;
type Report = Counting["reports"][number];

/** What there is to say of the places for reports. Those of a suffix are its own. */
export function dmarcReportFindings(raw: DmarcRaw): Findings {
  const { record, mending, name } = raw;
  if (!record || raw.outcome !== "found" || record.origin === "suffix") return [];
  const findings = record.reports.flatMap((report) => placeFindings(raw, record, report));
  if (record.reports.some(({ tag }) => tag === "rua")) return findings;
  // What was meant to be a place comes first, for those who asked for reports know where they want them.
  const meant = placesIn(tagsWithin(record) ?? [], "rua");
  const places = meant.length > 0 ? meant : mending.rua === null ? [] : [mending.rua];
  const fix =
    places.length === 0 ? { evidence: record.text } : mendedBy(record, (tags) => withPlaces(tags, "rua", places));
  return [...findings, findDmarc("dmarc-reports-missing", { name, at: record.at }, fix)];
}

function placeFindings(raw: DmarcRaw, record: Counting, report: Report): Findings {
  const { tag, uri, host, state, reason, consentAt } = report;
  const shown = { tag, uri, host: host ?? uri };
  const subject = `${tag} ${uri}`;
  if (state === "usable") return [];
  if (state === "unknown") {
    const seen = { subject, evidence: reason ?? "" };
    return [findDmarc("dmarc-reports-unknown", { ...shown, reason: resolverWords(reason) }, seen)];
  }
  const without = mendedBy(record, (tags) => withoutPlace(tags, report, raw.mending.rua));
  if (state === "missing") return [findDmarc("dmarc-reports-nowhere", shown, { subject, ...without })];
  if (state === "no-mail") return [findDmarc("dmarc-reports-no-mail", shown, { subject, ...without })];
  if (state === "unsupported") return [findDmarc("dmarc-reports-unsupported", shown, { subject, ...without })];
  // RFC 9990 §4 step 4: for a name that is too long nobody can consent.
  if (consentAt === null) return [findDmarc("dmarc-reports-no-mail", shown, { subject, ...without })];
  const consent = { name: consentAt, type: "TXT", value: "v=DMARC1" };
  return [
    findDmarc(
      "dmarc-reports-unauthorised",
      { ...shown, at: consentAt, about: record.about },
      { subject, record: consent },
    ),
  ];
}

/** The last place gives way to one that takes reports, where one is known. */
function withoutPlace(tags: DmarcTags, { tag, uri }: Report, other: string | null): DmarcTags {
  const left = placesIn(tags, tag).filter((each) => each !== uri);
  const isLast = left.length === 0 && tag === "rua" && other !== null && other !== uri;
  const changed = withPlaces(tags, tag, isLast ? [other] : left);
  return tag === "ruf" && left.length === 0 ? changed.filter(({ name }) => name !== "fo") : changed;
}
