import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import type { Language, Text } from "../../core/text.ts";
import { resolverWords } from "../../probes/dns/resolver-words.ts";
import { find, problems, rpkiWords, type KpiId, type ProblemId } from "./problems.ts";
import type { AsnRaw, Origin, SourceName } from "./schema.ts";
import { specialOf } from "./special.ts";
import { listText, sourceTitles } from "./words.ts";

/** Judges the network of an address, or an AS. Never throws. */
export function judge(raw: AsnRaw): Verdict<ProblemId> {
  const { specialPurpose: special, query, kind } = raw;
  if (special) {
    const { network, reference } = special;
    // The words of a block follow from the query, so that the observation needs no language.
    const { en, ko } = specialOf(query) ?? { en: reference, ko: reference };
    const what: Text = { en, ko };
    const kpi: Kpi<KpiId> = { id: "special", value: `${network} (${reference})` };
    // A number that is reserved by itself is in no range.
    const numbers = network === query ? query : `${query} (${network})`;
    const found =
      kind === "address"
        ? find("special-address", { query, network, what, reference })
        : find("reserved-number", { numbers, what, reference });
    return concludeGrade(null, [found], [kpi], problems);
  }
  const findings = [...routeFindings(raw), ...contactFindings(raw), ...sourceFindings(raw)];
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  // Without any data there is nothing to pass.
  return isUnknown(raw) && verdict.status === "pass" ? { ...verdict, status: "unknown" } : verdict;
}

function isUnknown({ origins, sources }: AsnRaw): boolean {
  const isKnown = origins.some(({ operator, sources: named }) => operator !== null || named.length > 0);
  return !isKnown && sources.some(({ state }) => state === "failed" || state === "partly");
}

function routeFindings(raw: AsnRaw): readonly Finding<ProblemId>[] {
  const { query, kind, origins } = raw;
  if (isUnknown(raw)) return [];
  if (kind === "as")
    return origins.every(({ operator }) => operator === null) && (raw.prefixes?.total ?? 0) === 0
      ? [find("unknown-as", { query })]
      : [];
  if (origins.length === 0) return [find("not-announced", { query })];
  return [...origins.flatMap(announcementFindings), ...disagreements(raw), ...denials(raw)];
}

function announcementFindings({ asn, prefix, rpki, reserved, sources }: Origin): readonly Finding<ProblemId>[] {
  const about = { asn, prefix: prefix ?? "?" };
  const subject = { subject: `AS${asn}` };
  if (reserved) {
    const source = sources[0] ? sourceTitles[sources[0].source] : "?";
    return [find("reserved-origin", { ...about, source, reference: reserved.reference }, subject)];
  }
  if (rpki?.state === "not-found") return [find("rpki-missing", about, subject)];
  if (rpki === null || rpki.state === "valid") return [];
  return [find("rpki-invalid", { ...about, state: rpkiWords[rpki.state] }, subject)];
}

/** Several origins in one source are a MOAS; sources with no origin in common disagree. */
function disagreements({ origins }: AsnRaw): readonly Finding<ProblemId>[] {
  const sources = [...new Set(origins.flatMap((origin) => origin.sources.map(({ source }) => source)))];
  const named = sources.map((source) => origins.filter((each) => each.sources.some((one) => one.source === source)));
  const list = origins.map(({ asn, operator }) => (operator ? `AS${asn} (${operator.value})` : `AS${asn}`)).join(", ");
  const several = named.some(({ length }) => length > 1) ? [find("several-origins", { list })] : [];
  const isShared = origins.some((origin) => origin.sources.length === sources.length);
  if (isShared || sources.length < 2) return several;
  return [...several, find("sources-disagree", { list: listText(origins, whoSays, "; ") })];
}

/** Live sources that name no AS for the address, where only the data on this machine names one. */
function denials({ origins, sources }: AsnRaw): readonly Finding<ProblemId>[] {
  const isCurrent = origins.some((origin) => origin.sources.some(({ source }) => source !== "pack"));
  const denying = sources.filter(({ source, state }) => asksOrigin.has(source) && state === "answered");
  if (isCurrent || denying.length === 0) return [];
  const none: Text = { en: "no AS", ko: "AS 없음" };
  const list = listText(
    [...origins, null],
    (origin, language) =>
      origin === null
        ? `${none[language]}: ${denying.map(({ source }) => sourceTitles[source][language]).join(", ")}`
        : whoSays(origin, language),
    "; ",
  );
  return [find("sources-disagree", { list })];
}

/** The live sources that are asked which AS announces an address. */
const asksOrigin: ReadonlySet<SourceName> = new Set(["ripestat", "cymru"]);

function whoSays({ asn, sources }: Origin, language: Language): string {
  return `AS${asn}: ${sources.map(({ source, asOf }) => `${sourceTitles[source][language]} ${asOf.slice(0, 10)}`).join(", ")}`;
}

function contactFindings({ query, abuse }: AsnRaw): readonly Finding<ProblemId>[] {
  return abuse?.emails.length === 0 ? [find("abuse-contact-missing", { query })] : [];
}

function sourceFindings(raw: AsnRaw): readonly Finding<ProblemId>[] {
  const { sources, origins, prefixes } = raw;
  const failed = sources.filter(({ state }) => state === "failed" || state === "partly");
  // A source without data about the query is not a live source of the answer.
  if (sources.some(({ state }) => state === "answered" || state === "partly"))
    return failed.length > 0 ? [find("source-failed", { list: reasonsOf(failed) })] : [];
  const pack = [...origins.flatMap((origin) => origin.sources), ...(prefixes ? [prefixes] : [])].find(
    ({ source }) => source === "pack",
  );
  if (pack) return [find("old-data", { list: reasonsOf(sources), date: pack.asOf })];
  return failed.length > 0 ? [find("no-source-answered", { list: reasonsOf(failed) })] : [];
}

const knowsNothing: Text = { en: "it has no data about it", ko: "해당 데이터 없음" };

function reasonsOf(sources: AsnRaw["sources"]): Text {
  return listText(
    sources,
    (each, language) => `${sourceTitles[each.source][language]}: ${reasonOf(each)[language]}`,
    "; ",
  );
}

function reasonOf({ state, reason }: AsnRaw["sources"][number]): Text {
  return state === "empty" ? knowsNothing : resolverWords(reason);
}

function kpisOf({ origins, prefixes, abuse, country, classification, kind }: AsnRaw): readonly Kpi<KpiId>[] {
  const [first] = origins;
  return [
    { id: "operator", value: first?.operator?.value ?? null },
    { id: "as", value: origins.length === 0 ? false : origins.map(({ asn }) => `AS${asn}`).join(", ") },
    ...(kind === "address"
      ? [
          { id: "prefix", value: first?.prefix ?? null } as const,
          { id: "rpki", value: first?.rpki?.state ?? null } as const,
        ]
      : []),
    { id: "kind", value: classification?.kind ?? null },
    { id: "basis", value: classification?.basis ?? null },
    { id: "confidence", value: classification?.confidence ?? null },
    { id: "country", value: country?.value ?? null },
    { id: "prefixes", value: prefixes?.total ?? null },
    { id: "abuse", value: abuse === null ? null : abuse.emails.join(", ") || false },
  ];
}
