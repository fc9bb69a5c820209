import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { isClosedDomain } from "../../data/registration/closed-suffixes.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { LookalikeRaw, Registered } from "./schema.ts";

type Findings = readonly Finding<ProblemId>[];

/** Maximum number of names in a finding; the observation has all of them. */
const mostShown = 6;

/** Milliseconds. */
const day = 86_400_000;

/** A registration within this time is recent. */
const recently = 30 * day;

/** The share of undetermined variants, in percent, above which the status is unknown. */
const tooManyUnknown = 40;

/** Judges the registered variants of a domain. Never throws. */
export function judge(raw: LookalikeRaw): Verdict<ProblemId> {
  const verdict = concludeGrade(
    null,
    [...ofStrangers(raw), ...ofUndelegated(raw), ...ofDoubts(raw)],
    kpisOf(raw),
    problems,
  );
  const { unknown, unasked, variants } = raw.counts;
  const isKnown = 100 * (unknown + unasked) <= tooManyUnknown * variants;
  return isKnown || verdict.status === "fail" ? verdict : { ...verdict, status: "unknown" };
}

/** Registered variants that belong to others. */
function strangersIn({ registered }: LookalikeRaw): readonly Registered[] {
  return registered.filter(({ owner }) => owner === "other");
}

function ofStrangers(raw: LookalikeRaw): Findings {
  const strangers = strangersIn(raw);
  const unclear = raw.registered.filter(({ owner }) => owner === "unclear");
  return [
    ...listed(raw, "registered-recently", recentIn(raw)),
    ...listed(raw, "mail-capable", strangers.filter(takesMail)),
    ...listed(raw, "imitates", strangers.filter(imitates)),
    ...listed(
      raw,
      "serves-page",
      strangers.filter((each) => each.page?.state === "serves" && each.parking === null && !imitates(each)),
    ),
    ...listed(
      raw,
      "parked",
      strangers.filter(({ parking }) => parking !== null),
    ),
    ...listed(raw, "owner-unclear", unclear),
  ];
}

function ofUndelegated(raw: LookalikeRaw): Findings {
  return listed(raw, "undefended", undelegatedIn(raw));
}

function ofDoubts(raw: LookalikeRaw): Findings {
  const { unknown, counts, wildcards } = raw;
  return [
    ...(unknown.length > 0 ? listed(raw, "not-determined", unknown, counts.unknown) : []),
    ...(raw.truncated ? [find("truncated", { count: counts.unasked, total: counts.variants })] : []),
    ...(wildcards.length > 0
      ? [find("wildcard-registry", { suffixes: wildcards.map((each) => `.${each}`).join(", ") })]
      : []),
  ];
}

type Listing =
  | "registered-recently"
  | "mail-capable"
  | "imitates"
  | "serves-page"
  | "parked"
  | "owner-unclear"
  | "undefended"
  | "not-determined";

function listed(
  { domain }: LookalikeRaw,
  id: Listing,
  named: readonly { readonly name: string }[],
  count = named.length,
): Findings {
  if (named.length === 0) return [];
  const shown = named.slice(0, mostShown).map(({ name }) => name);
  const names = count > shown.length ? [...shown, "…"] : shown;
  return [find(id, { domain, count, names: names.join(", ") })];
}

/** A password field on a page that names the brand is what phishing needs; resellers and critics have one or the other. */
function imitates({ page }: Registered): boolean {
  return page?.loginForm === true && page.brandNamed === true;
}

function takesMail({ exchangers }: Registered): boolean {
  return exchangers !== null && exchangers.length > 0;
}

function recentIn(raw: LookalikeRaw): readonly Registered[] {
  const now = Date.parse(raw.observedAt);
  return strangersIn(raw).filter(({ created }) => {
    const age = created === null ? NaN : now - Date.parse(created);
    // A date in the future is an error of the registry; one day allows for time zones.
    return age > -day && age < recently;
  });
}

function undelegatedIn({ riskiest }: LookalikeRaw): LookalikeRaw["riskiest"] {
  // Registries no longer accept names that mix scripts, a name below another domain is not for sale, and `gov` is not open to everyone.
  const registrable = riskiest.filter(
    ({ kind, name }) => kind !== "mixed-script" && kind !== "subdomain" && !isClosedDomain(name),
  );
  return registrable.filter(({ status }) => status === "nxdomain");
}

function kpisOf(raw: LookalikeRaw): readonly Kpi<KpiId>[] {
  const { variants, registered, own, unknown, unasked } = raw.counts;
  return [
    { id: "variants", value: variants - unasked },
    { id: "registered", value: registered },
    { id: "own", value: own },
    { id: "recent", value: recentIn(raw).length },
    { id: "mail", value: strangersIn(raw).filter(takesMail).length },
    { id: "undefended", value: undelegatedIn(raw).length },
    { id: "unknown", value: unknown },
  ];
}
