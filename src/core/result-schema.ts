import { z } from "zod";
import { grade } from "./grade-schema.ts";
import { severities } from "./interpretation.ts";
import type { GateResult } from "./result.ts";

const verdict = z.enum(["pass", "warn", "fail", "unknown"]);
const count = z.int().min(0);

const check = z.object({
  id: z.enum(["ssl", "headers", "days", "https"]),
  status: z.enum(["pass", "warn", "fail", "unknown", "waived", "off"]),
  expected: z.union([grade, z.number(), z.boolean(), z.literal("off"), z.null()]).meta({
    description: "The effective threshold; null where it is a share of a lifetime that could not be measured",
  }),
  source: z.string().meta({ description: "Where the threshold came from: query, default, default auto" }),
  actual: z
    .union([grade, z.number(), z.boolean(), z.null()])
    .meta({ description: "What was measured; null where that leaves the status open" }),
  message: z.string(),
  action: z.string().exactOptional(),
});

const finding = z.object({
  id: z.string().meta({ description: "`<check>.<problem>`" }),
  severity: z.enum(severities),
  cause: z.string(),
  action: z.string(),
  subject: z.string().exactOptional(),
  evidence: z.string().exactOptional(),
  reference: z.string().exactOptional(),
  fingerprint: z.string().meta({ description: "The same over runs for the same problem of the same target" }),
});

const target = z.object({
  url: z.string(),
  finalUrl: z.string().nullable(),
  address: z.string().nullable().meta({ description: "The address that answered" }),
  verdict,
  reason: z
    .string()
    .exactOptional()
    .meta({ description: "Why something could not be measured: dns.nxdomain, tcp.refused" }),
  message: z.string().exactOptional().meta({ description: "The same in words" }),
  checks: z.array(check.readonly()).readonly(),
  origins: z
    .array(z.object({ origin: z.string(), grade: grade.nullable(), daysLeft: z.number().nullable() }).readonly())
    .readonly(),
  findings: z.array(finding.readonly()).readonly().meta({ description: "Worst first" }),
  unknowns: z.array(z.string()).readonly().meta({ description: "What could not be determined and does not count" }),
  cost: z.object({ connections: count, requests: count, roundTrips: count, ms: count }).readonly(),
});

/** {@link GateResult} as others send and receive it. */
export const gateResult = z
  .object({
    schema: z.literal("portcullis/gate@1"),
    verdict,
    generatedAt: z.iso.datetime(),
    tool: z.object({ name: z.literal("portcullis"), version: z.string() }).readonly(),
    targets: z.array(target.readonly()).readonly(),
    totals: z
      .object({ pass: count, warn: count, fail: count, unknown: count, waived: count })
      .readonly()
      .meta({ description: "Targets by verdict; waived counts findings" }),
  })
  .readonly()
  .meta({ id: "GateResult" }) satisfies z.ZodType<GateResult>;
