import { z } from "zod";
import { grade } from "../grade/schema.ts";
import { fixRecord, interpretation, issueShape } from "./interpretation-schema.ts";
import type { GateResult } from "./result.ts";
import { addressState } from "../addresses/surroundings.ts";
import { languages } from "../text.ts";

const verdict = z.enum(["pass", "warn", "fail", "unknown"]);
const count = z.int().min(0);

const waived = z
  .object({
    reason: z.string().meta({ description: "Reason for the waiver", ko: "예외의 이유" }),
    until: z.iso.date().meta({ description: "Last day of the waiver", ko: "이 예외의 마지막 날" }),
    owner: z.string().exactOptional().meta({ description: "Who is responsible for the waiver", ko: "예외의 책임자" }),
  })
  .readonly();

const check = z.object({
  id: z.string().meta({
    description: "ssl, headers, days, https, or the id of another requested check or threshold",
    ko: "ssl, headers, days, https 또는 요청한 다른 점검이나 기준의 id",
  }),
  status: z.enum(["pass", "warn", "fail", "unknown", "waived", "off"]).meta({
    description: "waived: missed with a valid waiver; off: the threshold is disabled; unknown: not measurable",
    ko: "waived: 미달이지만 예외로 둠. off: 기준을 사용하지 않음. unknown: 측정할 수 없음",
  }),
  expected: z.union([grade, z.number(), z.boolean(), z.literal("off"), z.null()]).meta({
    description: "The effective threshold; null if it is a percentage of a lifetime that could not be measured",
    ko: "실제로 적용된 기준. 측정하지 못한 유효 기간에 대한 비율이면 null",
  }),
  source: z.string().meta({
    description: "Where the threshold came from: query, default, default auto",
    ko: "기준의 출처: query, default, default auto",
  }),
  actual: z.union([grade, z.number(), z.boolean(), z.null()]).meta({
    description: "Measured value; null if the status could not be determined",
    ko: "측정한 값. 판단할 수 없었으면 null",
  }),
  message: z
    .string()
    .meta({ description: "Explanation in words; may be empty", ko: "풀어 쓴 설명. 비어 있을 수 있습니다" }),
  action: z.string().exactOptional().meta({ description: "What to do about it", ko: "무엇을 해야 하는지" }),
  waived: waived
    .exactOptional()
    .meta({ description: "Present if the status is waived", ko: "status가 waived이면 있습니다" }),
  baselineState: z.literal("unchanged").exactOptional().meta({
    description: "unchanged: it is in the baseline",
    ko: "unchanged: 기준선에 이미 있습니다",
  }),
  kind: z.string().exactOptional().meta({
    description: "How the threshold was missed, if there are several ways: https-bypassed, https-missing",
    ko: "기준에 미달하는 방식이 여럿이라면 그중 어느 것인지: https-bypassed, https-missing",
  }),
  measured: z
    .object({
      status: z.enum(["pass", "warn", "fail", "unknown"]).exactOptional().meta({
        description: "Status of the check: pass, warn, fail or unknown; absent if not required",
        ko: "점검의 상태(pass, warn, fail, unknown). 요구하지 않았으면 생략",
      }),
      grade: grade
        .exactOptional()
        .meta({ description: "Grade of the check; absent if it has none", ko: "점검의 등급. 없으면 생략" }),
      score: z.number().exactOptional().meta({
        description: "Score of the check, 0–100; absent if it has none",
        ko: "점검의 점수(0–100). 없으면 생략",
      }),
    })
    .readonly()
    .exactOptional()
    .meta({
      description: "Measured values of a check, if its status or more than one value is required",
      ko: "값을 여럿 요구했거나 상태를 요구한 점검에서 실제로 본 값",
    }),
});

const open = z.object({
  check: z.string().meta({ description: "Id of the check: http, ssl, owasp", ko: "점검의 id: http, ssl, owasp" }),
  reason: z.string().meta({
    description: "Reason, such as tcp.refused or http.server-error",
    ko: "tcp.refused나 http.server-error 같은 이유",
  }),
  message: z.string().meta({ description: "The reason in words", ko: "풀어 쓴 이유" }),
});

const finding = z.object({
  ...issueShape,
  record: fixRecord,
  fingerprint: z.string().meta({
    description: "Identifier of the problem, the same in every run for the same problem of the same target",
    ko: "문제의 식별자. 같은 대상의 같은 문제라면 실행할 때마다 같습니다",
  }),
  level: z.enum(["error", "warn", "none"]).exactOptional().meta({
    description: "Effect on the verdict; no effect if absent",
    ko: "판정에 미치는 영향. 없으면 영향을 주지 않습니다",
  }),
  waived: waived
    .exactOptional()
    .meta({ description: "Present if the finding is waived", ko: "예외로 둔 문제이면 있습니다" }),
  baselineState: z.enum(["unchanged", "new"]).exactOptional().meta({
    description: "unchanged: it is in the baseline; new: it is not, and counts because it is severe",
    ko: "unchanged: 기준선에 이미 있습니다. new: 기준선에 없고 심각하므로 판정에 들어갑니다",
  }),
});

const origin = z.object({
  origin: z.string().meta({ description: "Host, or host:port", ko: "호스트 또는 host:port" }),
  grade: grade.nullable().meta({
    description: "Grade of certificate and TLS; null if it could not be determined",
    ko: "인증서와 TLS의 등급. 판단할 수 없었으면 null",
  }),
  daysLeft: z.number().nullable().meta({
    description: "Days until the certificate expires; negative after that",
    ko: "인증서 만료까지 남은 날. 만료된 뒤에는 음수",
  }),
});

const address = z.object({
  origin: z.string().meta({ description: "Host, or host:port", ko: "호스트 또는 host:port" }),
  address: z.string().meta({ description: "IP address that was measured", ko: "측정한 IP 주소" }),
  state: addressState,
  reason: z.string().nullable().meta({ description: "Why it could not be measured", ko: "측정하지 못한 이유" }),
  grade: grade.nullable().meta({ description: "Grade of certificate and TLS", ko: "인증서와 TLS의 등급" }),
  headers: grade.nullable().meta({
    description: "Grade of the security headers; null if it could not be determined",
    ko: "보안 헤더의 등급. 판단할 수 없었으면 null",
  }),
  daysLeft: z.number().nullable().meta({
    description: "Days until the certificate expires; negative after that, null if unknown",
    ko: "인증서 만료까지 남은 일수. 만료된 뒤에는 음수, 알 수 없으면 null",
  }),
});

const cost = z.object({
  connections: count.meta({ description: "Number of connections opened", ko: "연 연결의 수" }),
  requests: count.meta({ description: "Number of HTTP requests sent", ko: "보낸 HTTP 요청의 수" }),
  roundTrips: count.meta({
    description: "Network round trips to get the page",
    ko: "페이지에 이르는 동안의 왕복 횟수",
  }),
  ms: count.meta({ description: "Milliseconds", ko: "밀리초" }),
});

const said = z.object({ status: check.shape.status, actual: check.shape.actual }).readonly();

const change = z
  .object({
    id: z.string().meta({
      description: "A threshold, a check, or a rule with level error. For a rule, expected is false: no finding",
      ko: "기준이나 점검, 또는 수준이 error인 규칙. 규칙은 발견이 없을 것(false)을 기대합니다",
    }),
    subject: z.string().exactOptional().meta({
      description: "What the finding of the rule is about",
      ko: "규칙이 발견한 것의 대상",
    }),
    expected: check.shape.expected,
    first: said.meta({ description: "Result of the first measurement", ko: "첫 번째 측정의 결과" }),
    second: said.meta({ description: "Result of the second measurement", ko: "두 번째 측정의 결과" }),
  })
  .readonly();

const waited = z
  .object({
    ms: count.meta({ description: "Milliseconds", ko: "밀리초" }),
    polls: count.meta({ description: "Number of attempts", ko: "확인한 횟수" }),
  })
  .readonly();

/** The results of waiting, retrying and measuring twice. */
const perseverance = {
  waited: waited.exactOptional().meta({
    description: "How long the gate waited before it measured; absent without a wait condition",
    ko: "측정하기 전에 기다린 시간. 기다린 것이 없으면 없습니다",
  }),
  tries: z.int().min(2).exactOptional().meta({
    description: "Number of attempts, if the first one was interrupted",
    ko: "첫 시도가 일찍 끊겨 다시 시도했다면 그 횟수",
  }),
  confirmed: z.boolean().exactOptional().meta({
    description: "Whether a second measurement failed for the same reasons; absent without a second measurement",
    ko: "두 번째 측정도 같은 이유로 실패했는지 여부. 다시 측정하지 않았으면 없습니다",
  }),
  unstable: z.array(change).readonly().exactOptional().meta({
    description: "Thresholds and rules for which two measurements differed. The worse result counts",
    ko: "두 번 측정한 결과가 서로 달랐던 기준과 규칙. 나쁜 쪽의 결과를 따릅니다",
  }),
};

const target = z.object({
  url: z.string().meta({ description: "Requested URL in canonical form", ko: "요청한 URL의 정규형" }),
  name: z.string().exactOptional().meta({ description: "Configured name of the target", ko: "대상에 붙인 이름" }),
  finalUrl: z.string().nullable().meta({ description: "URL after all redirects", ko: "리디렉션이 끝난 URL" }),
  address: z.string().nullable().meta({ description: "IP address that answered", ko: "응답한 주소" }),
  verdict: verdict.meta({
    description: "Verdict on the target: fail, unknown, warn or pass",
    ko: "대상의 판정: fail, unknown, warn, pass",
  }),
  reason: z.string().exactOptional().meta({
    description: "Why something could not be measured, such as dns.nxdomain or tcp.refused",
    ko: "측정하지 못한 것이 있다면 그 이유: dns.nxdomain, tcp.refused",
  }),
  message: z.string().exactOptional().meta({ description: "The reason in words", ko: "풀어 쓴 이유" }),
  checks: z
    .array(check.readonly())
    .readonly()
    .meta({ description: "One entry for each threshold", ko: "기준마다 하나씩" }),
  origins: z.array(origin.readonly()).readonly().meta({
    description: "The first https origin of the redirect chain, and the final one if it differs",
    ko: "거쳐 간 첫 https 오리진과, 다르다면 마지막 https 오리진",
  }),
  addresses: z.array(address.readonly()).readonly().exactOptional().meta({
    description: "Every address that was examined; present only with all_ips",
    ko: "살펴본 모든 주소. all_ips로 요청하지 않았으면 없습니다",
  }),
  findings: z
    .array(finding.readonly())
    .readonly()
    .meta({ description: "Problems, worst first", ko: "문제. 심각한 것부터" }),
  suppressedCount: z.int().min(1).exactOptional().meta({
    description: "Number of further findings, left out because their rules are off",
    ko: "규칙을 꺼 두어 싣지 않은 문제의 수",
  }),
  incompleteChecks: z.array(open.readonly()).readonly().exactOptional().meta({
    description:
      "Checks that could not be fully measured. If such a check has a rule with level error that found nothing, the target is unknown",
    ko: "완전히 측정하지 못한 점검. 이런 점검에 문제를 찾지 못한 error 수준의 규칙이 있으면 대상은 판단 불가입니다",
  }),
  unknowns: z.array(z.string()).readonly().meta({
    description: "What could not be determined. It does not affect the verdict",
    ko: "알아낼 수 없었고 판정에 넣지 않은 것",
  }),
  cost: cost.readonly().meta({ description: "Cost of the measurement", ko: "측정에 든 비용" }),
  versions: z.record(z.string(), z.int()).readonly().exactOptional().meta({
    description: "Versions of the checks that measured the target, by check",
    ko: "대상을 측정한 점검의 버전(점검별)",
  }),
  ...perseverance,
});

const notice = z.object({
  id: z
    .string()
    .meta({ description: "Identifier, the same in every language", ko: "식별자. 언어가 바뀌어도 같습니다" }),
  level: z
    .enum(["error", "warn"])
    .meta({ description: "error: fails the run; warn: a warning only", ko: "error: 실행이 실패함. warn: 경고만 표시" }),
  message: z.string().meta({ description: "The notice in words", ko: "풀어 쓴 설명" }),
});

/** The schema of {@link GateResult}. */
export const gateResult = z
  .object({
    schema: z
      .literal("portcullis/gate@2")
      .meta({ description: "Name and version of this format", ko: "이 형식의 이름과 버전" }),
    verdict: verdict.meta({
      description: "Verdict over all targets: fail has priority over unknown, and unknown over warn",
      ko: "모든 대상에 걸쳐 fail이 unknown에, unknown이 warn에 우선합니다",
    }),
    generatedAt: z.iso
      .datetime()
      .meta({ description: "Time at which the result was produced", ko: "결과가 만들어진 시각" }),
    language: z
      .enum(languages)
      .exactOptional()
      .meta({ description: "Language of all texts", ko: "모든 설명이 쓰인 언어" }),
    tool: z
      .object({
        name: z.literal("portcullis").meta({ description: "Name of the program", ko: "프로그램의 이름" }),
        version: z.string().meta({ description: "Version of the program", ko: "프로그램의 버전" }),
      })
      .readonly()
      .meta({ description: "The program that produced the result", ko: "결과를 만든 프로그램" }),
    targets: z
      .array(target.readonly())
      .readonly()
      .meta({ description: "One entry for each URL", ko: "URL마다 하나씩" }),
    totals: z
      .object({
        pass: count.meta({ description: "Targets that passed", ko: "통과한 대상의 수" }),
        warn: count.meta({ description: "Targets with warnings only", ko: "경고만 있는 대상의 수" }),
        fail: count.meta({ description: "Targets that failed", ko: "실패한 대상의 수" }),
        unknown: count.meta({
          description: "Targets whose verdict could not be determined",
          ko: "판정할 수 없었던 대상의 수",
        }),
        waived: count.meta({ description: "Findings with a valid waiver", ko: "예외로 둔 문제의 수" }),
      })
      .readonly()
      .meta({
        description: "Number of targets by verdict; waived is the number of waived findings",
        ko: "판정별 대상의 수. waived는 문제의 수",
      }),
    cost: z
      .object({
        connections: count.meta({ description: "Number of connections opened", ko: "연 연결의 수" }),
        requests: count.meta({ description: "Number of HTTP requests sent", ko: "보낸 HTTP 요청의 수" }),
      })
      .readonly()
      .exactOptional()
      .meta({
        description: "Connections and requests of all targets together; targets of one host share connections",
        ko: "모든 대상에 쓴 연결과 요청의 수. 같은 호스트의 대상은 연결을 함께 씁니다",
      }),
    notices: z.array(notice.readonly()).readonly().exactOptional().meta({
      description: "Notices about the run itself, such as an expired or an unused waiver",
      ko: "실행 자체에 관한 알림: 만료되었거나 쓰이지 않은 예외",
    }),
    interpretation: interpretation.readonly().exactOptional().meta({
      description:
        "The verdict in the shape of all other checks; its key figures are the measured values of the thresholds",
      ko: "다른 점검과 같은 형태의 판정. 지표는 기준별로 측정한 값입니다",
    }),
  })
  .readonly()
  .meta({
    id: "GateResult",
    description: "The verdict of the gate, with everything that led to it",
    ko: "게이트의 판정과 그 근거",
  }) satisfies z.ZodType<GateResult>;
