import type { Kpi, Status, Verdict } from "../../core/result/interpretation.ts";
import { wholeDays } from "../ssl/index.ts";
import { decide, worstOf, type Essential } from "./essential.ts";
import { judgeHttps } from "./site/judge-https.ts";
import { judgeNames } from "./names/judge.ts";
import { isSeenEverywhere, judgePropagation } from "./propagation/judge.ts";
import { judgeRegistration, registrationLeft } from "./registration/judge.ts";
import { certificateLeft, judgeTls } from "./site/judge-tls.ts";
import { obstacleOf } from "./obstacle.ts";
import type { Decision, KpiId, ProblemId } from "./problems.ts";
import type { GoliveRaw } from "./schema.ts";

/** One no-go makes the whole a no-go; otherwise one unknown makes it unknown. Never throws. */
export function judge(raw: GoliveRaw): Verdict<ProblemId> {
  const propagation = judgePropagation(raw);
  const names = judgeNames(raw, isSeenEverywhere(propagation));
  const obstacle = obstacleOf(raw, names);
  const essentials = [names, propagation, judgeTls(raw, obstacle), judgeHttps(raw, obstacle), judgeRegistration(raw)];
  const findings = essentials.flatMap((each) => each.findings);
  const verdict = decide({ findings });
  const kpis = [
    { id: "verdict", value: verdict },
    ...essentials.map((each) => ({ id: each.id, value: decide(each) })),
    ...figures(raw),
    ...lookAgain(essentials),
  ] satisfies readonly Kpi<KpiId>[];
  return { status: statusOf(verdict, worstOf(findings) === "medium"), kpis, findings };
}

function statusOf(verdict: Decision, isNoted: boolean): Status {
  if (verdict !== "go") return verdict === "no-go" ? "fail" : "unknown";
  return isNoted ? "warn" : "pass";
}

function figures(raw: GoliveRaw): readonly Kpi<KpiId>[] {
  const certificate = certificateLeft(raw);
  const registration = registrationLeft(raw);
  return [
    { id: "tls-days", value: certificate === null ? null : wholeDays(certificate), unit: "days" },
    {
      id: "registration-days",
      value: typeof registration === "number" ? wholeDays(registration) : unpublished(registration),
      unit: "days",
    },
  ];
}

function unpublished(left: null | undefined): false | null {
  return left === undefined ? false : null;
}

/** A new check is useful only after all obstacles have passed. */
function lookAgain(essentials: readonly Essential[]): readonly Kpi<KpiId>[] {
  const waits = essentials.flatMap((each) => (decide(each) === "go" ? [] : (each.again ?? [])));
  return waits.length > 0 ? [{ id: "look-again", value: Math.max(...waits), unit: "seconds" }] : [];
}
