import { z } from "zod";
import { grade } from "../grade/schema.ts";
import type { Text } from "../text.ts";
import { severities, type Interpretation } from "./interpretation.ts";

const percent = z.number().min(0).max(100);

const part = z
  .object({
    id: z
      .string()
      .meta({ description: "Code of the part, the same in every language", ko: "부분의 코드. 언어가 바뀌어도 같음" }),
    label: z.string().meta({ description: "Name of the part", ko: "이 부분의 이름" }),
    weight: percent.meta({ description: "Share of the score, in percent", ko: "점수에서 차지하는 비율(%)" }),
    score: percent
      .nullable()
      .meta({ description: "0–100; null if it could not be observed", ko: "0–100. 관측할 수 없었으면 null" }),
  })
  .readonly()
  .meta({ id: "ScorePart", description: "A part of the score", ko: "점수를 이루는 부분" });

const cap = z
  .object({
    id: z
      .string()
      .meta({ description: "Code of the limit, the same in every language", ko: "상한의 코드. 언어가 바뀌어도 같음" }),
    max: z.union([grade, percent]).meta({
      description: "Upper limit for the grade, or for the score if the check gives no grade",
      ko: "등급은 이보다 좋을 수 없습니다. 등급이 없는 점검에서는 점수의 상한입니다",
    }),
    reason: z.string().meta({ description: "Reason in words", ko: "그 이유" }),
  })
  .readonly()
  .meta({ id: "ScoreCap", description: "A limit on the grade or score", ko: "등급이나 점수의 상한" });

const kpi = z
  .object({
    id: z.string().meta({
      description: "Code of the key figure, the same in every language",
      ko: "지표의 코드. 언어가 바뀌어도 같음",
    }),
    label: z.string().meta({ description: "Name of the key figure", ko: "지표의 이름" }),
    value: z
      .union([z.string(), z.number(), z.boolean(), z.null()])
      .meta({ description: "Null if it is unknown", ko: "알 수 없었으면 null" }),
    unit: z.string().exactOptional().meta({
      description: "Unit of the value, such as days; absent without a unit",
      ko: "값의 단위(예: days). 단위가 없으면 생략",
    }),
    text: z
      .string()
      .exactOptional()
      .meta({ description: "The value in words, if it is a code", ko: "값이 코드일 때 이를 풀어 쓴 말" }),
  })
  .readonly()
  .meta({ id: "Kpi", description: "A key figure", ko: "지표" });

const issueIdText: Text = {
  en: "`<check>.<problem>`, the same in every language and release",
  ko: "`<check>.<problem>`. 언어와 버전이 바뀌어도 같습니다",
};

/** The fields of a problem in words in every answer. */
export const issueShape = {
  id: z.string().meta({ description: issueIdText.en, ko: issueIdText.ko }),
  severity: z.enum(severities).meta({
    description: "Effect on the result: critical and high are serious, info has none",
    ko: "결과에 미치는 영향. critical과 high는 심각하며 info는 영향 없음",
  }),
  cause: z.string().meta({ description: "What is wrong", ko: "무엇이 잘못되었는지" }),
  action: z.string().meta({ description: "What to do about it", ko: "무엇을 해야 하는지" }),
  subject: z.string().exactOptional().meta({
    description: "Which one it concerns, if there are several, such as a host or header name",
    ko: "여럿 가운데 무엇에 관한 것인지(호스트나 헤더 이름 등)",
  }),
  evidence: z.string().exactOptional().meta({
    description: "Evidence exactly as it was observed. This text comes from the target",
    ko: "관측한 그대로의 값. 대상에서 온 문자열입니다",
  }),
  reference: z
    .string()
    .exactOptional()
    .meta({ description: "The specification or source of the rule", ko: "규칙이 적혀 있는 곳" }),
  topic: z
    .string()
    .exactOptional()
    .meta({
      description: "`<topic>.<problem>`: findings of several checks with the same topic and subject are one problem",
      ko: "`<주제>.<문제>`. 주제와 subject가 같은 여러 점검의 결과는 하나의 문제입니다",
      examples: ["hsts.missing"],
    }),
  because: z
    .array(
      z
        .object({
          id: z
            .string()
            .meta({ description: "Id of that finding: `<check>.<problem>`", ko: "그 결과의 id: `<check>.<problem>`" }),
          subject: z.string().exactOptional().meta({
            description: "Subject of that finding; absent for any",
            ko: "그 결과의 subject. 없으면 모든 subject",
          }),
        })
        .readonly(),
    )
    .readonly()
    .exactOptional()
    .meta({
      description:
        "Findings of other checks that can cause this one. If one of them was found, it is the cause: fix it first",
      ko: "이 문제의 원인이 될 수 있는 다른 점검의 결과. 그 결과가 있으면 그것이 원인이므로 먼저 고칩니다",
    }),
};

/** Further fields of a check's finding besides {@link issueShape}. */
export const fixRecord = z
  .object({
    name: z.string().meta({ description: "Name at which to publish the record", ko: "레코드를 둘 이름" }),
    type: z.string().meta({ description: "Type of the record", ko: "레코드 유형" }),
    value: z.string().meta({
      description: "Value as one text. Publish a TXT record as strings of at most 255 octets each",
      ko: "하나로 이은 값. TXT 레코드는 게시할 때 255옥텟 이하의 문자열로 나눕니다",
    }),
  })
  .readonly()
  .exactOptional()
  .meta({
    description: "DNS record that fixes the problem, if it is known",
    ko: "문제를 고치는 DNS 레코드(알 수 있을 때)",
  });

/** The fields of {@link Interpretation} besides its issues. */
const judgement = z.object({
  status: z.enum(["pass", "warn", "fail", "unknown"]).meta({
    description: "fail: F or a critical issue; warn: below A or a medium issue; unknown: not enough could be observed",
    ko: "fail: F 등급 또는 critical 문제. warn: A보다 낮은 등급 또는 medium 문제. unknown: 관측한 내용이 부족함",
  }),
  grade: grade
    .exactOptional()
    .meta({ description: "Absent if not enough could be observed", ko: "관측한 내용이 부족하면 없습니다" }),
  score: percent.exactOptional().meta({
    description: "0–100. If the check gives a grade, before caps are applied; otherwise after caps are applied",
    ko: "0–100. 등급의 상한을 적용하기 전. 등급이 없는 점검에서는 상한을 적용한 값",
  }),
  unlimited: percent.exactOptional().meta({
    description: "For checks with a score but no grade: the score before caps are applied",
    ko: "등급 없이 점수만 매기는 점검에서, 상한을 적용하지 않은 점수",
  }),
  uncapped: grade
    .exactOptional()
    .meta({ description: "The grade that the score alone would give", ko: "점수만으로 매긴 등급" }),
  atLeast: grade.exactOptional().meta({
    description: "The lowest possible grade, if unknown facts could raise it",
    ko: "알 수 없는 사실에 따라 더 높아질 수 있을 때, 확실한 최저 등급",
  }),
  parts: z.array(part).readonly().exactOptional().meta({ description: "Parts of the score", ko: "점수를 이루는 부분" }),
  caps: z.array(cap).readonly().exactOptional().meta({
    description: "Limits on the grade, whatever the score is",
    ko: "점수와 관계없이 등급을 낮추는 것",
  }),
  coverage: percent.exactOptional().meta({
    description: "Share of the total weight that could be observed, in percent",
    ko: "전체 가중치 가운데 관측할 수 있었던 비율(%)",
  }),
  gradeVersion: z.string().exactOptional().meta({
    description: "Changes whenever the same observation would be graded differently",
    ko: "같은 관측에 다른 등급을 매기게 되면 바뀝니다",
  }),
  scoreVersion: z.string().exactOptional().meta({
    description: "Changes whenever the same observation would be scored differently",
    ko: "같은 관측에 다른 점수를 매기게 되면 바뀝니다",
  }),
  summary: z.string().meta({ description: "One sentence", ko: "한 문장 요약" }),
  kpis: z.array(kpi).readonly().meta({ description: "Key figures", ko: "주요 지표" }),
});

/** A problem in words, with an id of these. */
function issueOf<Id extends z.ZodType<string>>(id: Id) {
  return z.object({ ...issueShape, id, record: fixRecord }).readonly();
}

function listOf<Issue extends z.ZodType>(issue: Issue) {
  return z.array(issue).readonly().meta({ description: "Problems, worst first", ko: "문제. 심각한 것부터" });
}

const about = { description: "The judgement of the observation, in words", ko: "관측한 것에 대한 판단을 풀어 쓴 것" };

/** The schema of {@link Interpretation}. */
export const interpretation = judgement
  .extend({ issues: listOf(issueOf(issueShape.id)) })
  .readonly()
  .meta({ id: "Interpretation", ...about }) satisfies z.ZodType<Interpretation>;

/**
 * The same for one check, as published: its issues have the ids that the check can give. `name` begins the names of its types. A reply of another
 * release may have further ids, so replies are read by {@link interpretation}.
 */
export function interpretationWith(name: string, ids: readonly string[]) {
  const id = z.enum(ids).meta({ id: `${name}IssueId`, description: issueIdText.en, ko: issueIdText.ko });
  return judgement
    .extend({ issues: listOf(issueOf(id)) })
    .readonly()
    .meta({ id: `${name}Interpretation`, ...about });
}
