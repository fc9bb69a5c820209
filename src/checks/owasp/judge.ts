import { assessInDoubt, meets, type Part } from "../../core/grade.ts";
import { conclude, type Finding, type Kpi, type Verdict } from "../../core/interpretation.ts";
import { judgeComponents } from "./components.ts";
import { judgeCryptography, openCaps } from "./cryptography.ts";
import { judgeMisconfiguration } from "./misconfiguration.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { OwaspRaw } from "./schema.ts";
import { ladder, unseen, weights, type Judged, type PartId } from "./weights.ts";

const judges = {
  headers: judgeHeaders,
  a02: judgeCryptography,
  a05: judgeMisconfiguration,
  a06: judgeComponents,
} as const satisfies Readonly<Record<PartId, (raw: OwaspRaw) => Judged>>;

/** Judges what shows from outside: 30 % headers, 35 % A02, 20 % A05, 15 % A06, below the ceilings that hold whatever the score. Throws nothing. */
export function judge(raw: OwaspRaw): Verdict<ProblemId> {
  const judged = (Object.keys(judges) as PartId[]).map((id) => ({ id, ...judges[id](raw) }));
  const parts: readonly Part[] = judged.map(({ id, score }) => ({ id, weight: weights[id], score }));
  const caps = judged.flatMap((each) => each.caps);
  const missing = raw.page ? [] : [find("page-unseen", { reason: raw.reason ?? "" })];
  const findings: readonly Finding<ProblemId>[] = [...missing, ...judged.flatMap((each) => each.findings)];
  return conclude(
    assessInDoubt(parts, caps, ladder, { caps: openCaps(raw), parts: {} }),
    findings,
    kpisOf(raw),
    problems,
  );
}

/** The six headers, as the http check grades them. */
function judgeHeaders({ page }: OwaspRaw): Judged {
  if (!page) return unseen;
  const { grade, score } = page;
  const isWeak = grade !== null && !meets(grade, "A");
  return { score, caps: [], findings: isWeak ? [find("headers-weak", { grade })] : [] };
}

function kpisOf({ page, tls, software, cookies, cors }: OwaspRaw): readonly Kpi<KpiId>[] {
  const [own] = tls;
  return [
    { id: "ssl-grade", value: own?.grade ?? null },
    { id: "headers-grade", value: page?.grade ?? null },
    { id: "software", value: page ? softwareNames(software) : null },
    { id: "cookies", value: page ? cookies.length : null },
    { id: "cors", value: cors ? corsCode(cors) : null },
  ];
}

const mostNames = 5;

function softwareNames(software: OwaspRaw["software"]): string | false {
  const names = software.map(({ product, version }) => (version === null ? product : `${product} ${version}`));
  return names.length > 0 ? [...new Set(names)].slice(0, mostNames).join(", ") : false;
}

function corsCode({ allowed, reflected, credentials }: NonNullable<OwaspRaw["cors"]>): string {
  if (allowed === null) return "closed";
  const who = reflected ? "reflected" : allowed === "*" ? "any" : "named";
  return credentials ? `${who}-credentials` : who;
}
