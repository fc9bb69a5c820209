import { judgeAddresses } from "../../../core/addresses/every-address.ts";
import { finder, type Kpi, type Verdict } from "../../../core/result/interpretation.ts";
import { namedAddresses, seenElsewhere, unnamed } from "../../../core/addresses/surroundings.ts";
import { hstsAge } from "../hsts/judge.ts";
import { judge } from "../judge.ts";
import { isOutOfReach } from "../reach/judge.ts";
import { problems } from "../problems.ts";
import type { OneSsl, SslRaw } from "../schema.ts";
import type { SslFinding } from "../judged.ts";
import { grading } from "../grading.ts";

const find = finder<typeof problems>();

/** Grades the observations of all measured addresses: the worst counts, and differences are reported. */
export function judgeEvery(raw: SslRaw): Verdict<keyof typeof problems> {
  const own = judge(raw);
  const { addresses } = raw;
  if (!addresses) return own;
  const differences = differencesOf(raw, addresses);
  const verdict = judgeAddresses(own, {
    around: [addresses],
    judge,
    rules: grading,
    differences,
    problems,
    figure: least,
  });
  return { ...verdict, findings: verdict.findings.map(bare) };
}

/** Reports a server that answers without TLS as measured, not as failed. */
function bare(finding: SslFinding): SslFinding {
  const isBare = finding.id === "address-failed" && finding.evidence === "starttls.not-offered";
  return isBare ? { ...finding, id: "address-without-tls" } : finding;
}

type Addresses = NonNullable<SslRaw["addresses"]>;

/** The lowest number of remaining days; other figures come from the address that answered first. */
function least(kpi: Kpi, others: readonly Verdict[]): Kpi {
  if (kpi.id !== "days-left") return kpi;
  const all = [kpi, ...others.flatMap(({ kpis }) => kpis.filter(({ id }) => id === kpi.id))];
  const days = all.flatMap(({ value }) => (typeof value === "number" ? [value] : []));
  return { ...kpi, value: days.length === all.length ? Math.min(...days) : null };
}

interface Aspect {
  readonly differ: (own: OneSsl, other: OneSsl) => boolean;
  readonly say: (
    params: { readonly own: string; readonly others: string },
    seen: { readonly subject: string; readonly evidence?: string },
  ) => SslFinding;
}

/** Aspects in which two addresses may differ. */
const aspects: readonly Aspect[] = [
  { differ: isUnequal, say: (params, seen) => find("addresses-certificates-unequal", params, seen) },
  {
    differ: (own, other) => own.chain[0]?.sha256 !== other.chain[0]?.sha256 && !isUnequal(own, other),
    say: (params, seen) => find("addresses-certificates", params, seen),
  },
  { differ: haveOtherVersions, say: (params, seen) => find("addresses-versions", params, seen) },
  { differ: haveOtherHsts, say: (params, seen) => find("addresses-hsts", params, seen) },
];

/** Findings about differences are about the host, because which address answers first is chance. */
function differencesOf(raw: SslRaw, around: Addresses): readonly SslFinding[] {
  const { firstAnswered: own, host } = around;
  const seen = seenElsewhere(around);
  return aspects.flatMap(({ differ, say }) => {
    const unlike = seen.filter((other) => differ(raw, other.observation)).map(({ address }) => address);
    return unlike.length === 0
      ? []
      : [say({ own, others: namedAddresses(unlike) }, { subject: host, ...unnamed(unlike) })];
  });
}

/** Whether browsers accept only one of two certificates, or reject them for different reasons. */
function isUnequal(own: OneSsl, other: OneSsl): boolean {
  return standing(own) !== standing(other);
}

function standing(one: OneSsl): string {
  const { trust, revocation } = one;
  const against = trust.reasons.filter(({ enforced }) => enforced).map(({ id }) => id);
  return [
    trust.trusted,
    isOutOfReach(one),
    [revocation, ...revocation.intermediates].some(({ status }) => status === "revoked"),
    ...against.toSorted(),
  ].join();
}

/** Unknown results are no difference. */
function haveOtherVersions(own: OneSsl, other: OneSsl): boolean {
  return own.versions.some(({ version, offered }) => {
    const there = other.versions.find((each) => each.version === version)?.offered ?? null;
    return offered !== null && there !== null && offered !== there;
  });
}

function haveOtherHsts(own: OneSsl, other: OneSsl): boolean {
  if (own.http.status === null || other.http.status === null) return false;
  return policyOf(own) !== policyOf(other);
}

function policyOf(one: OneSsl): string {
  return `${hstsAge(one)} ${one.hsts?.includeSubDomains ?? false}`;
}
