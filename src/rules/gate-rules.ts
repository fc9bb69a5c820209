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
    en: `A target that does not meet ${option} fails; at rule level warn it gets a warning instead. If the value could not be measured, the target is unknown. ${option}: ${off} switches this threshold off.`,
    ko: `${option} 기준에 못 미치면 대상이 실패하며, 수준이 warn이면 주의로 낮아집니다. 측정하지 못하면 판단 불가입니다. 끄려면 ${option}: ${off} 값을 씁니다.`,
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
    cause: { en: "The site can be reached over plain HTTP.", ko: "사이트에 평문 HTTP로 접속할 수 있습니다." },
    action: {
      en: "Redirect every request on port 80 to https, or close the port.",
      ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.",
    },
  }),
};

function ofDemand(id: string): GateRule {
  return {
    severity: "high",
    cause: {
      en: `The check ${id} does not meet the requirements of checks.${id} in the configuration.`,
      ko: `${id} 점검이 요구한 수준을 통과하지 못했습니다.`,
    },
    action: { en: `Fix the ${id} findings, worst first.`, ko: `${id} 문제를 심각한 것부터 고치십시오.` },
    verdict: {
      en: `This threshold exists only if checks.${id} in the configuration sets it. The level there decides: error fails the target, warn causes a warning, and off skips the check. A level for this rule overrides error and warn. If the check could not be measured, the target is unknown. Issues that are waived or off do not count for maxSeverity or for a demand that is only a level. A grade or a score always counts as measured.`,
      ko: `설정의 checks.${id} 항목이 요구할 때만 점검합니다. 그 수준이 error이면 대상이 실패하고, warn이면 주의, off이면 점검하지 않습니다. 이 이름의 규칙으로 바꿀 수 있습니다. 측정하지 못하면 판단 불가입니다. 예외이거나 꺼 둔 문제는 maxSeverity 값이나 수준만 적은 요구에 영향을 주지 않지만, 등급과 점수는 측정한 그대로 씁니다.`,
    },
    levels: loud,
  };
}

const ofPolicy: Readonly<Record<string, GateRule>> = {
  "waiver-expired": {
    severity: "high",
    cause: { en: "A waiver that is still needed has expired.", ko: "아직 필요한 예외가 만료되었습니다." },
    action: {
      en: "Fix the waived problem, or review the waiver and set a new date.",
      ko: "해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오.",
    },
    verdict: {
      en: "The target fails, and the waived problem counts again. At rule level warn, the expired waiver itself causes only a warning.",
      ko: "대상이 실패하고, 예외로 두었던 문제도 다시 판정에 들어갑니다. 수준이 warn이면 만료 자체는 주의로 낮아집니다.",
    },
    levels: loud,
  },
  "waiver-unneeded": {
    severity: "low",
    cause: { en: "A waiver is not needed.", ko: "더 이상 필요하지 않은 예외가 있습니다." },
    action: { en: "Remove it from the configuration.", ko: "설정에서 삭제하십시오." },
    verdict: {
      en: "By default the run gets a warning. At rule level error the run fails; at level off this is not reported.",
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
      en: "A failing target is measured a second time. The failure stands, whatever the second measurement says. If the two differ, this finding names both. The level changes this finding only, never a threshold that was missed: by default it warns; at level error it fails the target by itself; at level off it is not reported.",
      ko: "실패한 대상은 한 번 더 측정합니다. 두 번째 결과가 어떻든 실패는 그대로이며, 둘이 다르면 이 항목이 양쪽을 보여 줍니다. 수준은 이 항목에만 적용되고 미달한 기준은 바꾸지 않습니다. 기본값은 주의이고, error이면 이것만으로도 대상이 실패하며, off이면 알리지 않습니다.",
    },
    levels: all,
  },
  "baseline-mended": {
    severity: "info",
    cause: {
      en: "The baseline has entries that are no longer found.",
      ko: "기준선의 항목 중 이제 발견되지 않는 것이 있습니다.",
    },
    action: { en: "Remove them with --update-baseline.", ko: "--update-baseline으로 정리하십시오." },
    verdict: {
      en: "By default this is reported and does not change the verdict. At rule level warn the run gets a warning; at level error it fails; at level off this is not reported.",
      ko: "알리기만 하고 판정은 바꾸지 않습니다. 수준이 warn이면 전체 판정이 주의가 되고, error이면 실패하며, off이면 알리지 않습니다.",
    },
    levels: all,
    isOfRun: true,
  },
  "baseline-outdated": {
    severity: "info",
    cause: {
      en: "Other versions of the checks made the baseline.",
      ko: "기준선을 만든 점검의 버전이 지금과 다릅니다.",
    },
    action: { en: "Renew the baseline with --update-baseline.", ko: "--update-baseline으로 기준선을 갱신하십시오." },
    verdict: {
      en: "New findings of these checks only warn until the baseline is renewed. By default this is reported and does not change the verdict. At rule level warn the run gets a warning; at level error it fails; at level off this is not reported.",
      ko: "기준선을 갱신할 때까지 이 점검에서 새로 발견된 문제는 주의로만 봅니다. 기본값에서는 알리기만 하고 판정은 바꾸지 않습니다. 수준이 warn이면 전체 판정이 주의가 되고, error이면 실패하며, off이면 알리지 않습니다.",
    },
    levels: all,
    isOfRun: true,
  },
  "rule-unmeasured": {
    severity: "medium",
    cause: {
      en: "A rule has a level, but its check could not be measured completely.",
      ko: "수준을 정한 규칙이 속한 점검을 모두 측정하지 못했습니다.",
    },
    action: {
      en: "Measure again when the check can be measured completely, or set the rule to off.",
      ko: "점검을 모두 측정할 수 있을 때 다시 측정하거나, 규칙을 끄십시오.",
    },
    verdict: {
      en: "If the level of the rule is error, the target is unknown even if it meets its thresholds. If the level is warn, this is reported and does not change the verdict.",
      ko: "규칙의 수준이 error이면 기준과 상관없이 대상은 판단 불가입니다. warn이면 알리기만 하고 판정은 바꾸지 않습니다.",
    },
    levels: [],
  },
  "target-repeated": {
    severity: "info",
    cause: { en: "A target was given more than once.", ko: "대상이 두 번 이상 지정되었습니다." },
    action: { en: "Give it once.", ko: "한 번만 지정하십시오." },
    verdict: {
      en: "This is reported and does not change the verdict. The target is measured once.",
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
      en: "This is reported and does not change the verdict. If the target echoes the value, reports show it. Values of one or two characters, and true, false, yes, off and none, are treated as switches, not as secrets.",
      ko: "알리기만 하고 판정은 바꾸지 않습니다. 대상이 그 값을 되돌려 보내면 보고서에 나타납니다. 한두 글자와 true, false, yes, off, none은 스위치로 봅니다.",
    },
    levels: [],
    isOfRun: true,
  },
  verdict: {
    severity: "high",
    cause: { en: "The target could not be measured.", ko: "대상을 측정하지 못했습니다." },
    action: {
      en: "See the reason, and measure again when the target can be reached.",
      ko: "이유를 확인하고, 접속할 수 있게 되면 다시 측정하십시오.",
    },
    verdict: {
      en: "The target is unknown, and the exit code is 3 unless something else fails. on_error sets how an unknown verdict counts.",
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
