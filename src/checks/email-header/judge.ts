import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Verdict } from "../../core/result/interpretation.ts";
import { durationText } from "../../core/duration.ts";
import type { Text } from "../../core/text.ts";
import { isPutRight } from "../../formats/mail/header.ts";
import { resultFindings } from "./results/judge.ts";
import { kpisOf } from "./kpis.ts";
import { dmarcOutcome, isFilteredAway } from "./outcome.ts";
import { find, problems, type ProblemId } from "./problems.ts";
import { isInTheClear } from "./route/trust-boundary.ts";
import type { EmailHeaderRaw } from "./schema.ts";
import type { HopRaw } from "./route/schema.ts";

type Findings = readonly Finding<ProblemId>[];

/** Judges the observation of a header. */
export function judge(raw: EmailHeaderRaw): Verdict<ProblemId> {
  const findings = [...routeFindings(raw), ...resultFindings(raw), ...senderFindings(raw), ...inputFindings(raw)];
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  return verdict.status === "pass" && isOpen(raw) ? { ...verdict, status: "unknown" } : verdict;
}

/** Whether the author is unproven and unknown: nothing else can compensate for that. */
function isOpen(raw: EmailHeaderRaw): boolean {
  const outcome = dmarcOutcome(raw);
  return outcome === null || outcome === "header";
}

/** Seconds after which a hop counts as slow. */
const slow = 300;
const mostListed = 4;

function routeFindings(raw: EmailHeaderRaw): Findings {
  const { hops, hopsTotal, trustBoundaryHop: border } = raw;
  if (hopsTotal === 0) return [find("no-hops")];
  const numbered = hops.map((hop, index) => ({ hop, number: index + 1 }));
  const late = numbered.filter(({ hop }) => !hop.isClockSkewed && (hop.delaySeconds ?? 0) >= slow);
  const skewed = numbered.filter(({ hop }) => hop.isClockSkewed && hop.zoneErrorHours === null);
  const misplaced = numbered.filter(({ hop }) => hop.zoneErrorHours !== null);
  const old = numbered.filter(({ hop }) => /^(?:SSL|TLSv1\.[01]$)/.test(hop.tls.version ?? ""));
  return [
    ...about(
      numbered.filter(({ hop }) => isInTheClear(hop)),
      parties,
      (list) => find("hop-in-clear", { list }),
    ),
    ...about(
      old,
      (each) => `${parties(each)} (${each.hop.tls.version})`,
      (list) => find("old-tls", { list }),
    ),
    ...aboutTimes(late, (list) => find("slow-hop", { list })),
    ...aboutTimes(skewed, (list) => find("clock-skew", { list })),
    ...aboutTimes(misplaced, (list) => find("wrong-zone", { list })),
    ...(border?.kind === "unsure" ? [find("border-unsure", { hop: border.hop })] : []),
    ...(isFilteredAway(raw) ? [find("filter-between", { host: border?.name ?? border?.helo ?? "?" })] : []),
  ];
}

interface Numbered {
  readonly hop: HopRaw;
  readonly number: number;
}

function about(
  all: readonly Numbered[],
  show: (each: Numbered) => string,
  say: (list: string) => Finding<ProblemId>,
): Findings {
  if (all.length === 0) return [];
  const more = all.length > mostListed ? [`+${all.length - mostListed}`] : [];
  return [say([...all.slice(0, mostListed).map(show), ...more].join(", "))];
}

function aboutTimes(all: readonly Numbered[], say: (list: Text) => Finding<ProblemId>): Findings {
  if (all.length === 0) return [];
  const shown = all.slice(0, mostListed).map(({ hop, number }) => {
    const seconds = hop.zoneErrorHours === null ? (hop.delaySeconds ?? 0) : hop.zoneErrorHours * 3600;
    const { en, ko } = durationText(Math.abs(seconds));
    const sign = seconds < 0 ? "-" : "";
    return {
      en: `${sign}${en} at hop ${number} (${hop.by ?? "?"})`,
      ko: `${number}번 홉(${hop.by ?? "?"})에서 ${sign}${ko}`,
    };
  });
  const more = all.length > mostListed ? [`+${all.length - mostListed}`] : [];
  const joined = (language: "en" | "ko"): string => [...shown.map((each) => each[language]), ...more].join(", ");
  return [say({ en: joined("en"), ko: joined("ko") })];
}

function parties({ hop: { from, by } }: Numbered): string {
  return `${from?.name ?? from?.helo ?? "?"} [${from?.address ?? "?"}] → ${by ?? "?"}`;
}

function senderFindings({ anomalies: oddities, unsubscribe, dkim }: EmailHeaderRaw): Findings {
  const isCovered = dkim.some(({ state, reported: told, signsUnsubscribe }) => {
    return signsUnsubscribe && (state === "verified" || state === "unknown" || told === "pass");
  });
  return [
    ...oddities.map(({ kind, displayed: shown, actual: other }) => finding(kind, shown, other)),
    ...(unsubscribe === "many-clicks" ? [find("unsubscribe-many-clicks")] : []),
    ...(unsubscribe === "one-click" && !isCovered ? [find("unsubscribe-unsigned")] : []),
  ];
}

function finding(kind: EmailHeaderRaw["anomalies"][number]["kind"], shown: string, other: string): Finding<ProblemId> {
  if (kind === "no-from") return find("no-from");
  if (kind === "several-from" || kind === "several-subjects") return find(kind, { shown });
  return find(kind, { shown, other });
}

function inputFindings({ notes }: EmailHeaderRaw): Findings {
  const isChanged = isPutRight({ notes }) || notes.includes("tabs-lost");
  return [...(isChanged ? [find("changed-text")] : []), ...(notes.includes("body") ? [find("body-ignored")] : [])];
}
