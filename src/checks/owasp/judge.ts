import { assessInDoubt, meets, type Doubt, type ScorePart } from "../../core/grade/grade.ts";
import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Kpi, FindingDetails, Verdict } from "../../core/result/interpretation.ts";
import { reasonWords } from "../../core/reason-words.ts";
import { judgeComponents } from "./components/judge.ts";
import { judgeCryptography, openCaps, worstTls } from "./cryptography/judge.ts";
import { judgeMisconfiguration } from "./misconfiguration/judge.ts";
import { openPlainCaps } from "./plain-requests/judge.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { OwaspRaw } from "./schema.ts";
import { rangeOf, unseen, type Judged } from "./judged.ts";
import { ceiling, ladder, weights, type PartId } from "./weights.ts";

const judges = {
  headers: judgeHeaders,
  a02: judgeCryptography,
  a05: judgeMisconfiguration,
  a06: judgeComponents,
} as const satisfies Readonly<Record<PartId, (raw: OwaspRaw) => Judged>>;

/** Judges what is visible from outside: 30 % headers, 35 % A02, 20 % A05, 15 % A06, below the caps. Never throws. */
export function judge(raw: OwaspRaw): Verdict<ProblemId> {
  const judged = (Object.keys(judges) as PartId[]).map((id) => ({ id, ...judges[id](raw) }));
  const parts: readonly ScorePart[] = judged.map(({ id, score }) => ({ id, weight: weights[id], score }));
  const caps = judged.flatMap((each) => each.caps);
  const missing = raw.page ? [] : [find("page-unseen", { reason: reasonWords(raw.reason) }, evidenceOf(raw.reason))];
  const findings: readonly Finding<ProblemId>[] = [...missing, ...judged.flatMap((each) => each.findings)];
  const assessed = assessInDoubt(parts, caps, ladder, doubtOf(raw, judged));
  // A cap of F decides the grade, however little else is known.
  const isWorst = caps.some(({ max }) => max === "F");
  return concludeGrade(isWorst ? { ...assessed, grade: "F" } : assessed, findings, kpisOf(raw), problems);
}

/**
 * What the grade depends on but could not be measured. An unreadable page may load unsupported scripts, and have forms
 * that send their input in clear. For a long page its beginning counts, and a
 * finding says that it was cut.
 */
function doubtOf(raw: OwaspRaw, judged: readonly (Judged & { readonly id: PartId })[]): Doubt {
  const isUnread = raw.page !== null && raw.unreadContent === "coding";
  const isOpen = isUnread && raw.page?.url.startsWith("https:") === true;
  const scripts = isUnread ? [ceiling("end-of-life")] : [];
  const ranges = judged.flatMap(({ id, range }) => (range ? [[id, range] as const] : []));
  const least = Object.fromEntries(ranges.map(([id, range]) => [id, range.least]));
  return {
    caps: [...openCaps(raw), ...scripts, ...(isOpen ? openPlainCaps : [])],
    parts: { ...least, ...(isUnread && { a06: 0 }), ...(isOpen && { a02: 0 }) },
    most: Object.fromEntries(ranges.map(([id, range]) => [id, range.most])),
  };
}

function evidenceOf(reason: string | null): FindingDetails {
  return reason === null ? {} : { evidence: reason };
}

/** The six headers as the http check grades them. */
function judgeHeaders({ page }: OwaspRaw): Judged {
  if (!page) return unseen;
  const { grade, score, best } = page;
  const range = rangeOf(page);
  const isWeak = grade !== null && !meets(best?.grade ?? grade, "A");
  const findings = isWeak ? [find("headers-weak", { grade })] : [];
  return { score: range ? null : score, caps: [], findings, ...(range && { range }) };
}

function kpisOf(raw: OwaspRaw): readonly Kpi<KpiId>[] {
  const { page, software, cookiesTotal, cors } = raw;
  return [
    { id: "ssl-grade", value: worstTls(raw) },
    { id: "headers-grade", value: page?.grade ?? null },
    { id: "software", value: page ? softwareNames(software) : null },
    { id: "cookies", value: page ? cookiesTotal : null },
    { id: "cors", value: cors ? corsCode(cors) : null },
  ];
}

const mostNames = 5;

function softwareNames(software: OwaspRaw["software"]): string | false {
  const names = software.map(({ product, version }) => (version === null ? product : `${product} ${version}`));
  return names.length > 0 ? [...new Set(names)].slice(0, mostNames).join(", ") : false;
}

function corsCode({ allowed, reflected, credentials, opaque }: NonNullable<OwaspRaw["cors"]>): string {
  if (opaque === "credentials") return "null-credentials";
  if (allowed === null) return "closed";
  const listed = allowed === "*" ? "any" : "named";
  const who = reflected ? "reflected" : listed;
  return credentials ? `${who}-credentials` : who;
}
