import { z } from "zod";
import { grade } from "./grade-schema.ts";
import { severities, type Interpretation } from "./interpretation.ts";

/** {@link Interpretation} as others send and receive it. */
export const interpretation = z
  .object({
    status: z.enum(["pass", "warn", "fail", "unknown"]).meta({
      description:
        "fail: F or a critical issue; warn: below A or a medium issue; unknown: too little could be observed",
    }),
    grade: grade.exactOptional().meta({ description: "Absent where too little could be observed" }),
    score: z.number().exactOptional().meta({ description: "0–100" }),
    uncapped: grade.exactOptional().meta({ description: "The letter that the score alone would give" }),
    parts: z
      .array(
        z
          .object({
            id: z.string(),
            label: z.string(),
            weight: z.number().meta({ description: "Percent" }),
            score: z.number().nullable().meta({ description: "0–100; null where it could not be observed" }),
          })
          .readonly(),
      )
      .readonly()
      .exactOptional(),
    caps: z
      .array(z.object({ id: z.string(), max: grade, reason: z.string() }).readonly())
      .readonly()
      .exactOptional()
      .meta({ description: "What holds the grade down whatever the score" }),
    coverage: z.number().exactOptional().meta({ description: "Percent of the weight that could be observed" }),
    gradeVersion: z
      .string()
      .exactOptional()
      .meta({ description: "Changes whenever the same observation would be graded differently" }),
    summary: z.string(),
    kpis: z
      .array(
        z
          .object({
            id: z.string(),
            label: z.string(),
            value: z
              .union([z.string(), z.number(), z.boolean(), z.null()])
              .meta({ description: "Null where it could not be told" }),
            unit: z.string().exactOptional(),
            text: z.string().exactOptional().meta({ description: "The value in words, where it is a code" }),
          })
          .readonly(),
      )
      .readonly(),
    issues: z
      .array(
        z
          .object({
            id: z.string().meta({ description: "`<check>.<problem>`" }),
            severity: z.enum(severities),
            cause: z.string(),
            action: z.string(),
            subject: z.string().exactOptional(),
            evidence: z.string().exactOptional(),
            reference: z.string().exactOptional(),
          })
          .readonly(),
      )
      .readonly()
      .meta({ description: "Worst first" }),
  })
  .readonly()
  .meta({ id: "Interpretation" }) satisfies z.ZodType<Interpretation>;
