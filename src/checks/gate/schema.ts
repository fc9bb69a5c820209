import { z } from "zod";
import { failures, type FailureId } from "../../core/failures.ts";
import { grades } from "../../core/grade/grade.ts";
import { urlTarget, type TargetProblem } from "../../core/target/target.ts";
import { languages, type Text } from "../../core/text.ts";
import { allIps } from "../../core/addresses/all-ips.ts";
import { http, plainHttpRaw } from "../http/index.ts";
import { ssl } from "../ssl/index.ts";

const letters = [...grades, "off"] as const;

const longestLifetime = 825;

/** Days before expiry that are required: a number, a share of the lifetime, the shorter of both, or nothing. */
export type DaysThreshold =
  | { readonly kind: "auto" | "off" }
  | { readonly kind: "days" | "percent"; readonly value: number };

const daysExpected: TargetProblem = {
  expected: {
    en: `auto, off, a number of days from 0 to ${longestLifetime}, or a percentage such as 33%`,
    ko: `auto, off, 0부터 ${longestLifetime}까지의 일수, 또는 33% 같은 백분율`,
  },
};

function letterThreshold({ en, ko }: Text, fallback: string) {
  return z
    .string()
    .meta({ description: en, ko, enum: [...letters], default: fallback })
    .transform(toLetter)
    .pipe(z.enum(letters))
    .optional();
}

/** Lower case is accepted; anything else stays as it was given, so that the message shows it. */
function toLetter(text: string): string {
  return letters.find((letter) => letter.toLowerCase() === text.toLowerCase()) ?? text;
}

/** What a caller gives: a URL and the thresholds. A threshold that is left out stays absent, so that its source can be told. */
export const input = z.strictObject({
  url: urlTarget().meta({
    description: "Deployed URL; https:// is assumed",
    ko: "배포된 URL. 스킴이 없으면 https://로 봅니다",
    examples: ["https://example.com/"],
  }),
  min_ssl: letterThreshold(
    { en: "Lowest accepted grade of certificate and TLS", ko: "허용할 인증서와 TLS의 최저 등급" },
    "B",
  ),
  min_headers: letterThreshold(
    { en: "Lowest accepted grade of the security headers", ko: "허용할 보안 헤더의 최저 등급" },
    "C",
  ),
  min_days: z
    .string()
    .meta({
      description: "Days that every certificate must still be valid: a number, a share of its lifetime, auto or off",
      ko: "모든 인증서에 남아 있어야 하는 일수. 숫자, 유효 기간에 대한 비율, auto 또는 off",
      examples: ["auto", "14", "33%", "off"],
      default: "auto",
    })
    .transform((text, context) => {
      const parsed = parseDays(text);
      if (parsed) return parsed;
      context.addIssue({ code: "custom", params: { ...daysExpected } });
      return z.NEVER;
    })
    .optional(),
  require_https: z
    .enum(["true", "false"])
    .meta({
      description: "Whether the final URL must be https and port 80 must redirect there or be closed",
      ko: "최종 URL이 https여야 하고, 포트 80은 그리로 리디렉션하거나 닫혀 있어야 하는지 여부",
      default: "true",
    })
    .transform((text) => text === "true")
    .optional(),
  all_ips: allIps(),
});

/** The input once it is read: grades in their own spelling, days as {@link DaysThreshold}. */
export type Input = z.output<typeof input>;

function parseDays(text: string): DaysThreshold | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "auto" || trimmed === "off") return { kind: trimmed };
  const match = /^(?<number>\d{1,3})(?<percent>%?)$/.exec(trimmed);
  if (!match?.groups) return null;
  const value = Number(match.groups["number"]);
  if (match.groups["percent"] === "%") return value <= 100 ? { kind: "percent", value } : null;
  return value <= longestLifetime ? { kind: "days", value } : null;
}

const text = z.record(z.enum(languages), z.string()).readonly();
const params = z.record(z.string(), z.union([z.string(), z.number(), text])).readonly();
const grade = z.enum(grades);

const failureFacts = z
  .object({ id: z.enum(Object.keys(failures) as [FailureId, ...FailureId[]]), reason: z.string(), params })
  .readonly();

const finding = z
  .object({
    id: z.string(),
    params,
    subject: z.string().exactOptional(),
    evidence: z.string().exactOptional(),
  })
  .readonly();

const kpi = z
  .object({
    id: z.string(),
    value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    unit: z.string().exactOptional(),
  })
  .readonly();

const verdict = z
  .object({
    status: z.enum(["pass", "warn", "fail", "unknown"]),
    grade: grade.exactOptional(),
    score: z.number().exactOptional(),
    uncapped: grade.exactOptional(),
    atLeast: grade.exactOptional(),
    parts: z
      .array(z.object({ id: z.string(), weight: z.number(), score: z.number().nullable() }).readonly())
      .readonly()
      .exactOptional(),
    caps: z
      .array(z.object({ id: z.string(), max: grade }).readonly())
      .readonly()
      .exactOptional(),
    coverage: z.number().exactOptional(),
    kpis: z.array(kpi).readonly(),
    findings: z.array(finding).readonly(),
  })
  .readonly();

/** What another check saw and how it judged that, or why it could not. */
function attemptOf<Raw>(raw: z.ZodType<Raw>) {
  return z.discriminatedUnion("ok", [
    z.object({ ok: z.literal(true), value: z.object({ raw, verdict }).readonly() }).readonly(),
    z.object({ ok: z.literal(false), failure: failureFacts }).readonly(),
  ]);
}

const origin = z
  .object({
    target: z.string().meta({ description: "Host, or host:port, as the ssl check names it" }),
    ssl: attemptOf(ssl.raw),
  })
  .readonly();
/** What was seen of one https origin of a target. */
export type OriginFacts = z.output<typeof origin>;

/** What is observed of a target: the observations and verdicts of both checks, or the failures in their place. Times are ISO strings, `ms` milliseconds. */
export const raw = z
  .object({
    url: z.string(),
    observedAt: z.iso.datetime(),
    finalUrl: z
      .string()
      .nullable()
      .meta({ description: "Where the redirects ended; null where they could not be followed to an end" }),
    address: z.string().nullable().meta({ description: "The address that answered the first request" }),
    origins: z.array(origin).readonly().meta({
      description:
        "The first https origin of the way, the final one where it is another, and those to which other addresses lead",
    }),
    http: attemptOf(http.raw),
    way: z.object({ refused: z.string().nullable(), unclear: z.string().nullable() }).readonly().meta({
      description:
        "The first URL before the page that browsers refuse to connect to, and the first of which that could not be told",
      ko: "페이지 이전에 브라우저가 연결을 거부하는 첫 URL과 거부 여부를 알 수 없는 첫 URL",
    }),
    plain: z
      .array(plainHttpRaw.readonly())
      .readonly()
      .meta({ description: "The answers of port 80, for the given and the final https origin on port 443" }),
    cost: z
      .object({ connections: z.int(), requests: z.int(), roundTrips: z.int(), ms: z.int() })
      .readonly()
      .meta({ description: "What the measurement took; round trips are those of the way to the page" }),
  })
  .readonly();

/** The observation that the gate judges and puts into words. */
export type GateRaw = z.output<typeof raw>;
