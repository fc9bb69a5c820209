import { concludeGrade } from "../../core/grade/conclude.ts";
import { assess, type Ceiling } from "../../core/grade/grade.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { withCauses } from "./causes.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { ImpersonationRaw } from "./schema.ts";
import { partsOf, registeredIn } from "./score.ts";
import { ceilings, dmarcPoints, ladder, mailCaps, type CapId } from "./weights.ts";

type Findings = readonly Finding<ProblemId>[];

/** Maximum number of names in a finding; the observation has all of them. */
const mostShown = 6;

/** Judges how easily others can impersonate the owner of a domain. Never throws. */
export function judge(raw: ImpersonationRaw): Verdict<ProblemId> {
  const caps = capsOf(raw).map((id): Ceiling<CapId> => ({ id, max: ceilings[id] }));
  const findings = [...lookalikeFindings(raw), ...dmarcFindings(raw), ...certificateFindings(raw)].map(withCauses);
  return concludeGrade(assess(partsOf(raw), caps, ladder), findings, kpisOf(raw), problems);
}

/** With p=none, receivers deliver forged mail as they do without a record. */
function capsOf({ dmarc, lookalikes }: ImpersonationRaw): readonly CapId[] {
  const isOpen = dmarc?.policy === "missing" || dmarc?.policy === "none";
  const mailing = lookalikes?.hostile.filter(({ mail }) => mail).length ?? 0;
  const found = mailCaps.find(([from]) => mailing >= from);
  return [...(isOpen ? ["no-dmarc" as const] : []), ...(found ? [found[1]] : [])];
}

function lookalikeFindings({ domain, resolvers, lookalikes }: ImpersonationRaw): Findings {
  if (!lookalikes) return [find("lookalikes-unknown", { domain, resolvers: resolvers.join(", ") })];
  const { hostile, unclear, undetermined, unresolved, variants } = lookalikes;
  const mail = hostile.filter((each) => each.mail);
  return [
    ...(hostile.length > 0
      ? [find("lookalikes-resolve", { domain, count: hostile.length, names: listed(hostile) })]
      : []),
    ...(mail.length > 0 ? [find("lookalikes-mail", { domain, count: mail.length, names: listed(mail) })] : []),
    ...(unclear.length > 0 ? [find("owner-unclear", { domain, count: unclear.length, names: listed(unclear) })] : []),
    ...(undetermined > 0 ? [find("not-determined", { domain, count: undetermined, total: variants })] : []),
    ...(unresolved > 0 ? [find("not-resolved", { domain, count: unresolved, total: registeredIn(lookalikes) })] : []),
  ];
}

function dmarcFindings({ domain, dmarc }: ImpersonationRaw): Findings {
  if (!dmarc) return [find("dmarc-unknown", { domain })];
  const { policy, subdomains: weaker } = dmarc;
  if (policy === "missing") return [find("dmarc-missing", { domain })];
  const isWeaker = dmarcPoints[weaker] < dmarcPoints[policy];
  return [
    ...(policy === "none" ? [find("dmarc-none", { domain })] : []),
    ...(isWeaker ? [find("dmarc-subdomains", { domain, weaker, policy })] : []),
  ];
}

function certificateFindings({ domain, certificates }: ImpersonationRaw): Findings {
  if (!certificates) return [find("logs-unknown", { domain })];
  const { internalSystems: systems, listed: names, wildcards } = certificates;
  return [
    ...(systems > 0 ? [find("systems-named", { domain, count: systems, names: listed(names, systems) })] : []),
    ...(wildcards > 0 ? [find("wildcards", { domain, count: wildcards })] : []),
  ];
}

function listed(named: readonly { readonly name: string }[], count = named.length): string {
  const shown = named.slice(0, mostShown).map(({ name }) => name);
  return [...shown, ...(count > shown.length ? ["…"] : [])].join(", ");
}

function kpisOf({ lookalikes, certificates, dmarc }: ImpersonationRaw): readonly Kpi<KpiId>[] {
  return [
    { id: "hostile", value: lookalikes?.hostile.length ?? null },
    { id: "mail", value: lookalikes?.hostile.filter(({ mail }) => mail).length ?? null },
    { id: "own", value: lookalikes?.own.length ?? null },
    { id: "dmarc", value: dmarc?.policy ?? null },
    { id: "systems", value: certificates?.internalSystems ?? null },
    { id: "wildcards", value: certificates?.wildcards ?? null },
  ];
}
