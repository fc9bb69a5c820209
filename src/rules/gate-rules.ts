import { problems } from "../checks/gate/problems.ts";
import { registry } from "../checks/index.ts";
import type { Severity } from "../core/result/interpretation.ts";
import { idOfDemand, type RuleLevel } from "../core/policy.ts";
import type { GateThreshold } from "../core/result/result.ts";
import type { Text } from "../core/text.ts";
import { isDemandable } from "./demandable.ts";

/** A rule of the gate itself, independent of any target: its texts, and how it affects the verdict. */
export interface GateRule {
  readonly severity: Severity;
  readonly cause: Text;
  readonly action: Text;
  readonly verdict: Text;
  /** The levels that a configuration may set; empty if it may set none. */
  readonly levels: readonly RuleLevel[];
  /** Whether it is about the whole run, so that a target cannot set its level. */
  readonly isOfRun?: true;
}

/**
 * Levels without `off`. A threshold has an option to switch it off; with a level alone, it would stay unknown if it could not be measured.
 */
const loud = ["warn", "error"] as const satisfies readonly RuleLevel[];
const all = ["off", "warn", "error"] as const satisfies readonly RuleLevel[];

function ofThreshold(option: string, off: string, words: Readonly<Record<"cause" | "action", Text>>): GateRule {
  const verdict: Text = {
    en: `What is worse than ${option} fails the target; the level warn makes it a warning. What could not be measured leaves the target unknown. ${option}: ${off} switches it off.`,
    ko: `${option} 기준보다 나쁘면 대상이 실패하며, 수준이 warn이면 주의로 낮아집니다. 측정하지 못하면 판단 불가입니다. 끄려면 ${option}: ${off} 값을 씁니다.`,
  };
  return { severity: "high", ...words, verdict, levels: loud };
}

const thresholds: Readonly<Record<GateThreshold, GateRule>> = {
  ssl: ofThreshold("min_ssl", "off", {
    cause: { en: "Certificate and TLS are graded below the threshold.", ko: "인증서와 TLS 등급이 기준에 못 미칩니다." },
    action: { en: "Fix the ssl findings, worst first.", ko: "ssl 문제를 심각한 것부터 고치십시오." },
  }),
  headers: ofThreshold("min_headers", "off", {
    cause: { en: "The security headers are graded below the threshold.", ko: "보안 헤더 등급이 기준에 못 미칩니다." },
    action: { en: "Fix the http findings, worst first.", ko: "http 문제를 심각한 것부터 고치십시오." },
  }),
  days: ofThreshold("min_days", "off", {
    cause: { en: "A certificate expires too soon.", ko: "인증서가 곧 만료됩니다." },
    action: { en: "Renew it, and automate the renewal.", ko: "인증서를 갱신하고 갱신을 자동화하십시오." },
  }),
  https: ofThreshold("require_https", "false", {
    cause: { en: "The site can be had over plain HTTP.", ko: "사이트에 평문 HTTP로 접속할 수 있습니다." },
    action: {
      en: "Redirect every request on port 80 to https, or close the port.",
      ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.",
    },
  }),
};

function ofDemand(id: string): GateRule {
  return {
    severity: "high",
    cause: { en: `The check ${id} is not passed as demanded.`, ko: `${id} 검사가 요구한 수준을 통과하지 못했습니다.` },
    action: { en: `Mend the ${id} findings, worst first.`, ko: `${id} 문제를 심각한 것부터 고치십시오.` },
    verdict: {
      en: `Asked only where checks.${id} of the configuration demands it. Its level there decides: error fails the target, warn warns, off asks nothing; a rule of this name may say otherwise. What could not be measured leaves the target unknown. Issues that are waived or off count neither for maxSeverity nor for a level alone; a grade and a score are what was measured.`,
      ko: `설정의 checks.${id} 항목이 요구할 때만 검사합니다.  그 수준이 error이면 대상이 실패하고, warn이면 주의, off이면 검사하지 않습니다. 이 이름의 규칙으로 바꿀 수 있습니다. 측정하지 못하면 판단 불가입니다. 예외이거나 꺼 둔 문제는 maxSeverity 값이나 수준만 적은 요구에 영향을 주지 않지만, 등급과 점수는 측정한 그대로 씁니다.`,
    },
    levels: loud,
  };
}

const ofPolicy: Readonly<Record<string, GateRule>> = {
  "waiver-expired": {
    severity: "high",
    cause: { en: "A waiver that is still needed has expired.", ko: "아직 필요한 예외가 만료되었습니다." },
    action: {
      en: "Mend what it is about, or decide again and give it a new date.",
      ko: "해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오.",
    },
    verdict: {
      en: "Fails the target, and what the waiver excused counts again; the level warn makes it a warning.",
      ko: "대상이 실패하고, 예외로 두었던 문제도 다시 판정에 들어갑니다. 수준이 warn이면 주의로 낮아집니다.",
    },
    levels: loud,
  },
  "waiver-unneeded": {
    severity: "low",
    cause: { en: "Nothing needs a waiver any more.", ko: "더 이상 필요하지 않은 예외가 있습니다." },
    action: { en: "Take it out of the configuration.", ko: "설정에서 삭제하십시오." },
    verdict: {
      en: "Makes the verdict of the run a warning; error fails it, off says nothing.",
      ko: "전체 판정이 주의가 됩니다. 수준이 error이면 실패하고, off이면 알리지 않습니다.",
    },
    levels: all,
    isOfRun: true,
  },
  unstable: {
    severity: problems.unstable.severity,
    cause: problems.unstable.cause,
    action: problems.unstable.action,
    verdict: {
      en: "A target that fails is measured once more. Where the second measurement differs it stands, but never better than a warning; error fails the target, off takes the second as it is.",
      ko: "실패한 대상은 한 번 더 측정합니다. 두 번째 결과가 다르면 그것을 따르되 주의보다 좋아지지 않습니다. 수준이 error이면 대상이 실패하고, off이면 두 번째 결과를 그대로 따릅니다.",
    },
    levels: all,
  },
  "baseline-mended": {
    severity: "info",
    cause: {
      en: "Entries of the baseline are found no more.",
      ko: "기준선의 항목 중 이제 발견되지 않는 것이 있습니다.",
    },
    action: { en: "Take them out with --update-baseline.", ko: "--update-baseline으로 정리하십시오." },
    verdict: {
      en: "Is said and changes no verdict; warn makes that of the run a warning, error fails it, off says nothing.",
      ko: "알리기만 하고 판정은 바꾸지 않습니다. 수준이 warn이면 전체 판정이 주의가 되고, error이면 실패하며, off이면 알리지 않습니다.",
    },
    levels: all,
    isOfRun: true,
  },
  "rule-unmeasured": {
    severity: "medium",
    cause: {
      en: "A rule has a level, and its check could not be measured as a whole.",
      ko: "수준을 정한 규칙이 속한 검사를 모두 측정하지 못했습니다.",
    },
    action: {
      en: "Measure again once the check can be measured, or switch the rule off.",
      ko: "검사를 모두 측정할 수 있을 때 다시 측정하거나, 규칙을 끄십시오.",
    },
    verdict: {
      en: "Leaves the target unknown where the level of the rule is error, whatever the thresholds are; where it is warn, that is said and changes no verdict.",
      ko: "규칙의 수준이 error이면 기준과 상관없이 대상은 판단 불가입니다. warn이면 알리기만 하고 판정은 바꾸지 않습니다.",
    },
    levels: [],
  },
  "target-repeated": {
    severity: "info",
    cause: { en: "A target was named more than once.", ko: "대상이 두 번 이상 지정되었습니다." },
    action: { en: "Name it once.", ko: "한 번만 지정하십시오." },
    verdict: {
      en: "Is said and changes no verdict: the target is measured once.",
      ko: "알리기만 하고 판정은 바꾸지 않습니다. 대상은 한 번만 측정합니다.",
    },
    levels: [],
    isOfRun: true,
  },
  "header-short": {
    severity: "info",
    cause: {
      en: "The value of a header is too short to be masked.",
      ko: "헤더 값이 너무 짧아 가릴 수 없습니다.",
    },
    action: {
      en: "Send a longer secret. If the value is not secret, no action is needed.",
      ko: "더 긴 비밀 값을 보내십시오. 비밀이 아니라면 그대로 두어도 됩니다.",
    },
    verdict: {
      en: "Is said and changes no verdict: where the target echoes the value, reports show it. A value of one or two characters, true, false, yes, off and none are taken for switches.",
      ko: "알리기만 하고 판정은 바꾸지 않습니다. 대상이 그 값을 되돌려 보내면 보고서에 나타납니다. 한두 글자와 true, false, yes, off, none은 스위치로 봅니다.",
    },
    levels: [],
    isOfRun: true,
  },
  verdict: {
    severity: "high",
    cause: { en: "The target could not be measured.", ko: "대상을 측정하지 못했습니다." },
    action: {
      en: "See its reason, and measure again once it can be reached.",
      ko: "이유를 확인하고, 접속할 수 있게 되면 다시 측정하십시오.",
    },
    verdict: {
      en: "Leaves the target unknown: exit code 3, unless something else fails. on_error decides what becomes of it.",
      ko: "대상은 판단 불가이며, 달리 실패한 것이 없으면 종료 코드는 3입니다. 처리 방법은 on_error 값으로 정합니다.",
    },
    levels: [],
  },
};

/** Returns every rule of the gate by its id, such as `gate.days`. `ids` limits the rules of demandable checks. */
export function gateRules(ids: readonly string[] = registry.map((entry) => entry.id)): ReadonlyMap<string, GateRule> {
  const demands = ids.filter(isDemandable).map((id) => [idOfDemand(id), ofDemand(id)] as const);
  const entries = [...Object.entries(thresholds), ...Object.entries(ofPolicy), ...demands];
  return new Map(entries.map(([id, rule]) => [`gate.${id}`, rule]));
}
