import { z } from "zod";
import { failures, type FailureId } from "../../core/failures.ts";
import { grades } from "../../core/grade/grade.ts";
import { languages } from "../../core/text.ts";
import { http, plainHttpRaw } from "../http/index.ts";
import { ssl } from "../ssl/index.ts";

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

/** Another check's observation and verdict, or its failure. */
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
/** The observation of one https origin. */
export type OriginFacts = z.output<typeof origin>;

/** The observation of a target: observation and verdict of both checks, or their failures. Times are ISO strings; `ms` is in milliseconds. */
export const raw = z
  .object({
    url: z.string(),
    observedAt: z.iso.datetime(),
    finalUrl: z
      .string()
      .nullable()
      .meta({ description: "URL at the end of the redirects; null if they could not be followed to the end" }),
    address: z.string().nullable().meta({ description: "The address that answered the first request" }),
    origins: z.array(origin).readonly().meta({
      description:
        "The first https origin of the redirect chain, the final one if it differs, and those that only other addresses redirect to",
    }),
    http: attemptOf(http.raw),
    redirectChain: z
      .object({ rejectedUrl: z.string().nullable(), undeterminedUrl: z.string().nullable() })
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
    cost: z
      .object({ connections: z.int(), requests: z.int(), roundTrips: z.int(), ms: z.int() })
      .readonly()
      .meta({ description: "Cost of the measurement; roundTrips counts only those to the page" }),
  })
  .readonly();

/** The observation that the gate judges and describes. */
export type GateRaw = z.output<typeof raw>;
