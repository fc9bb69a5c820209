import { z } from "zod";
import { canonicalAs, canonicalVerdict, volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { failures, type FailureId } from "../../core/failures.ts";
import { grades } from "../../core/grade/grade.ts";
import { languages } from "../../core/text.ts";
import { http, plainHttpRaw } from "../http/index.ts";
import { ssl } from "../ssl/index.ts";

const text = z.record(z.enum(languages), z.string()).readonly();
const params = z.record(z.string(), z.union([z.string(), z.number(), text])).readonly();
const grade = z.enum(grades);

const failureFacts = z
  .object({
    id: z
      .enum(Object.keys(failures) as [FailureId, ...FailureId[]])
      .meta({ description: "Id of the failure, such as tcp or tls", ko: "실패의 id" }),
    reason: z
      .string()
      .meta({ description: "Exact failure code, such as dns.nxdomain", ko: "구체적인 실패 코드(예: dns.nxdomain)" }),
    params: params.meta({
      description: "Values for the placeholders of the message",
      ko: "메시지의 자리 표시자에 넣을 값",
    }),
  })
  .readonly();

const finding = z
  .object({
    id: z.string().meta({ description: "Id of the problem in its check", ko: "점검 안에서의 문제 id" }),
    params: params.meta({
      description: "Values for the placeholders of the message",
      ko: "메시지의 자리 표시자에 넣을 값",
    }),
    subject: z.string().exactOptional().meta({
      description: "Which one it concerns, if there are several; otherwise absent",
      ko: "여럿 가운데 무엇에 관한 것인지. 하나뿐이면 생략",
    }),
    evidence: z.string().exactOptional().meta({
      description: "Text from the target that shows the problem; absent without one",
      ko: "문제를 보여 주는, 대상에서 온 텍스트. 없으면 생략",
    }),
  })
  .readonly();

const kpi = z
  .object({
    id: z.string().meta({
      description: "Code of the key figure, the same in every language",
      ko: "지표의 코드. 언어가 바뀌어도 같음",
    }),
    value: z
      .union([z.string(), z.number(), z.boolean(), z.null()])
      .meta({ description: "Value of the key figure; null if unknown", ko: "지표의 값. 알 수 없으면 null" }),
    unit: z.string().exactOptional().meta({
      description: "Unit of the value, such as days; absent without a unit",
      ko: "값의 단위(예: days). 단위가 없으면 생략",
    }),
  })
  .readonly();

const verdict = canonicalAs(
  z
    .object({
      status: z.enum(["pass", "warn", "fail", "unknown"]).meta({
        description: "pass, warn, fail, or unknown if not enough could be observed",
        ko: "pass, warn, fail. 관측한 내용이 부족하면 unknown",
      }),
      grade: grade.exactOptional().meta({
        description: "Grade from A+ to F; absent if not enough could be observed",
        ko: "A+부터 F까지의 등급. 관측한 내용이 부족하면 생략",
      }),
      score: z.number().exactOptional().meta({
        description: "Score before limits are applied, 0–100; absent without a grade",
        ko: "상한을 적용하기 전의 점수(0–100). 등급이 없으면 생략",
      }),
      uncapped: grade
        .exactOptional()
        .meta({ description: "Grade that the score alone would give", ko: "점수만으로 매긴 등급" }),
      atLeast: grade.exactOptional().meta({
        description: "Lowest possible grade, if unknown facts could raise it",
        ko: "알 수 없는 사실에 따라 더 높아질 수 있을 때, 확실한 최저 등급",
      }),
      parts: z
        .array(
          z
            .object({
              id: z.string().meta({
                description: "Code of the part, the same in every language",
                ko: "부분의 코드. 언어가 바뀌어도 같음",
              }),
              weight: z
                .number()
                .meta({ description: "Share of the score, in percent", ko: "점수에서 차지하는 비율(%)" }),
              score: z.number().nullable().meta({
                description: "Score of the part, 0–100; null if it could not be observed",
                ko: "부분의 점수(0–100). 관측할 수 없었으면 null",
              }),
            })
            .readonly(),
        )
        .readonly()
        .exactOptional()
        .meta({ description: "Parts of the score", ko: "점수를 이루는 부분" }),
      caps: z
        .array(
          z
            .object({
              id: z.string().meta({
                description: "Code of the limit, the same in every language",
                ko: "상한의 코드. 언어가 바뀌어도 같음",
              }),
              max: grade.meta({
                description: "Best possible grade under this limit",
                ko: "이 상한에서 가능한 가장 좋은 등급",
              }),
            })
            .readonly(),
        )
        .readonly()
        .exactOptional()
        .meta({ description: "Limits on the grade, whatever the score is", ko: "점수와 관계없이 등급을 제한하는 것" }),
      coverage: z.number().exactOptional().meta({
        description: "Share of the total weight that could be observed, in percent",
        ko: "전체 가중치 가운데 관측할 수 있었던 비율(%)",
      }),
      kpis: z.array(kpi).readonly().meta({ description: "Key figures of the check", ko: "점검의 주요 지표" }),
      findings: z
        .array(finding)
        .readonly()
        .meta({ description: "Problems that the check found", ko: "점검에서 찾은 문제" }),
    })
    .readonly(),
  canonicalVerdict,
);

/** Another check's observation and verdict, or its failure. */
function attemptOf<Raw>(raw: z.ZodType<Raw>) {
  return z.discriminatedUnion("ok", [
    z
      .object({
        ok: z.literal(true).meta({ description: "true if the check has a result", ko: "점검 결과가 있으면 true" }),
        value: z
          .object({
            raw: raw.meta({
              description: "Observation of the check, as its own endpoint returns it",
              ko: "점검의 관측. 해당 점검의 data.raw와 같음",
            }),
            verdict: verdict.meta({
              description: "Verdict of the check on the observation",
              ko: "관측에 대한 점검의 판정",
            }),
          })
          .readonly()
          .meta({ description: "Observation and verdict of the check", ko: "점검의 관측과 판정" }),
      })
      .readonly(),
    z
      .object({
        ok: z.literal(false).meta({ description: "false if the check failed", ko: "점검이 실패했으면 false" }),
        failure: failureFacts.meta({ description: "Why there is no observation", ko: "관측이 없는 이유" }),
      })
      .readonly(),
  ]);
}

const origin = z
  .object({
    target: z.string().meta({ description: "Host, or host:port, as the ssl check names it" }),
    ssl: attemptOf(ssl.raw).meta({
      description: "Result of the ssl check for this origin",
      ko: "이 오리진에 대한 ssl 점검의 결과",
    }),
  })
  .readonly();
/** The observation of one https origin. */
export type OriginFacts = z.output<typeof origin>;

/** The observation of a target: observation and verdict of both checks, or their failures. Times are ISO strings; `ms` is in milliseconds. */
export const raw = z
  .object({
    url: z.string().meta({ description: "Requested URL in canonical form", ko: "요청한 URL의 정규형" }),
    observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
    finalUrl: z
      .string()
      .nullable()
      .meta({ description: "URL at the end of the redirects; null if they could not be followed to the end" }),
    address: volatile(z.string().nullable().meta({ description: "The address that answered the first request" })),
    origins: z.array(origin).readonly().meta({
      description:
        "The first https origin of the redirect chain, the final one if it differs, and those that only other addresses redirect to",
    }),
    http: attemptOf(http.raw).meta({
      description: "Result of the http check for the URL",
      ko: "URL에 대한 http 점검의 결과",
    }),
    redirectChain: z
      .object({
        rejectedUrl: z.string().nullable().meta({
          description: "First URL before the page that browsers reject; null without one",
          ko: "페이지 이전에 브라우저가 거부하는 첫 URL. 없으면 null",
        }),
        undeterminedUrl: z.string().nullable().meta({
          description: "First URL for which that is unknown; null without one",
          ko: "거부 여부를 알 수 없는 첫 URL. 없으면 null",
        }),
      })
      .readonly()
      .meta({
        description:
          "rejectedUrl: the first URL before the page that browsers refuse to connect to; undeterminedUrl: the first one for which this is unknown; null if there is none",
        ko: "rejectedUrl: 페이지 이전에 브라우저가 연결을 거부하는 첫 URL; undeterminedUrl: 거부 여부를 알 수 없는 첫 URL; 없으면 null",
      }),
    plainHttp: z.array(plainHttpRaw.readonly()).readonly().meta({
      description:
        "The results of port 80 for the given and the final origin; empty if the page is on another https port than 443",
    }),
    cost: volatile(
      z
        .object({
          connections: z.int().meta({ description: "Number of connections opened", ko: "연 연결의 수" }),
          requests: z.int().meta({ description: "Number of HTTP requests sent", ko: "보낸 HTTP 요청의 수" }),
          roundTrips: z.int().meta({
            description: "Network round trips on the way to the page",
            ko: "페이지에 이르는 동안의 네트워크 왕복 수",
          }),
          ms: z
            .int()
            .meta({ description: "Duration of the measurement in milliseconds", ko: "측정에 걸린 시간(밀리초)" }),
        })
        .readonly()
        .meta({ description: "Cost of the measurement; roundTrips counts only those to the page" }),
    ),
  })
  .readonly();

/** The observation that the gate judges and describes. */
export type GateRaw = z.output<typeof raw>;
