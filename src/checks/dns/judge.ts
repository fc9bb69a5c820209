import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Verdict } from "../../core/result/interpretation.ts";
import { coverageOf, leastCoverage } from "./coverage.ts";
import { delegationFindings } from "./zone/judge-delegation.ts";
import { differenceFindings } from "./servers/judge-differences.ts";
import { existenceFindings, removedFindings, zoneFindings } from "./zone/judge-existence.ts";
import { kpisOf } from "./kpis.ts";
import { problems, type ProblemId } from "./problems.ts";
import type { DnsRaw } from "./schema.ts";
import { recordFindings } from "./records/judge.ts";
import { securityFindings } from "./security/judge.ts";
import { resolverFindings } from "./servers/judge-views.ts";
import { serverFindings } from "./servers/judge.ts";
import { soaFindings } from "./soa/judge.ts";
import { timeFindings } from "./zone/judge-times.ts";

/**
 * Judges an observation. Unlike in other checks, a nonexistent name is a critical finding and not a failure: existence is what was asked. Never
 * throws.
 */
export function judge(raw: DnsRaw): Verdict<ProblemId> {
  const removed = removedFindings(raw);
  const findings = removed.length > 0 ? removed : findingsOf(raw);
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  const isHearsay = findings.some(({ id }) => id === "nxdomain-unconfirmed");
  const isUntold = isHearsay || raw.existence.state === "unknown" || coverageOf(raw) < leastCoverage;
  return isUntold && verdict.status !== "fail" ? { ...verdict, status: "unknown" } : verdict;
}

function findingsOf(raw: DnsRaw): readonly Finding<ProblemId>[] {
  const [servers, security] = [serverFindings(raw), securityFindings(raw)];
  // Missing name servers or DNSKEY answers explain why resolvers fail.
  const isUnserved = [...servers, ...security].some(({ id }) => id === "no-server" || id === "no-keys");
  const isFollowing = (id: ProblemId): boolean => isUnserved && (id === "servfail" || id === "resolver-fails");
  const existence = existenceFindings(raw).filter(({ id }) => !isFollowing(id));
  const isWrong = existence.some(({ id }) => id === "resolver-refuses-wrongly" || id === "type-refused-wrongly");
  return [
    ...existence,
    ...zoneFindings(raw),
    ...servers,
    ...differenceFindings(raw),
    ...delegationFindings(raw),
    ...soaFindings(raw),
    ...timeFindings(raw),
    ...resolverFindings(raw),
    ...contentsFindings(raw),
    ...security.filter(({ id }) => id !== "resolver-errs" || !isWrong),
  ];
}

/** RFC 1034 §4.3.5: where name servers return different records, resolvers get either, so the worst of them counts. */
function contentsFindings(raw: DnsRaw): readonly Finding<ProblemId>[] {
  const own = contentFindings(raw);
  const others = raw.zoneVersions.flatMap(({ parsed }) => contentFindings({ ...raw, parsed }));
  const keyed = [...own, ...others].map((each) => [`${each.id} ${each.subject ?? ""}`, each] as const);
  return [...new Map(keyed.toReversed()).values()].toReversed();
}

/** Findings about record contents. Empty if the resolvers answer nothing, which has its own finding. */
function contentFindings(raw: DnsRaw): readonly Finding<ProblemId>[] {
  const { parsed: contents, existence, zone, records, name, security } = raw;
  if (!contents) return [];
  // A CNAME at the apex has its own finding; the SOA and NS records next to it are required.
  const findings = recordFindings(contents)
    .filter(({ id }) => id !== "alias-beside" || !zone.isApex)
    // A zone above or below the registered domain, such as co.uk, need not have hosts at its apex.
    .filter(({ id }) => id !== "no-address" || !zone.isApex || zone.isDomain);
  // A set whose type is unknown cannot be judged.
  const untold = (["MX", "TXT", "CAA"] as const).filter((type) => records[type].reason !== null);
  const follow: ReadonlySet<string> = new Set(untold.flatMap((type) => followers[type]));
  // A DMARC record that fails validation has its own finding.
  const isBogusDmarc = security?.dmarc.some(({ state }) => state === "bogus") ?? false;
  return findings.filter(({ id, subject = name }) => {
    if (id === "dmarc-unknown" && isBogusDmarc) return false;
    if (existence.reason !== null) return !id.endsWith("-unknown");
    return !follow.has(id) || subject !== name;
  });
}

const followers = {
  MX: ["mx-unknown"],
  TXT: ["spf-unknown", "dmarc-unknown"],
  CAA: ["caa-unknown"],
} as const satisfies Readonly<Record<string, readonly ProblemId[]>>;
