import { z } from "zod";
import { stsFaults } from "../../../formats/mail/mta-sts.ts";
import { placeSchema } from "../schema-place.ts";

const reason = z.string().nullable().meta({
  description: "Why it is unknown or invalid; otherwise null",
  ko: "알 수 없거나 유효하지 않은 이유. 없으면 null",
});

const record = z.object({
  ...placeSchema,
  state: z.enum(["found", "absent", "several", "invalid", "unknown"]).meta({
    description: "invalid: senders ignore it",
    ko: "invalid: 발신 서버가 레코드가 없는 것으로 봄",
  }),
  reason,
  text: z.string().nullable(),
  total: z.int(),
  id: z.string().nullable(),
  broken: z.string().nullable().meta({ description: "The part with a syntax error", ko: "읽을 수 없는 부분" }),
  malformedRecords: z.array(z.string()).readonly().meta({
    description: "TXT records that look like an MTA-STS record but are not valid",
    ko: "레코드로 쓰려 했으나 레코드가 아닌 텍스트",
  }),
});

/** Why the served policy is invalid. Senders then act as if there were none. */
export const policyReasons = ["no-host", "status", "redirect", "certificate", "too-large", "grammar"] as const;

const policy = z.object({
  url: z.string(),
  state: z.enum(["found", "absent", "invalid", "unknown"]),
  reason,
  status: z.int().nullable(),
  mediaType: z.string().nullable().meta({
    description: "Senders should accept text/plain only",
    ko: "발신 서버는 text/plain만 받아야 함",
  }),
  certificate: z.object({
    state: z.enum(["valid", "invalid", "unknown"]),
    reasons: z.array(z.string()).readonly(),
  }),
  mode: z.enum(["enforce", "testing", "none"]).nullable(),
  maxAge: z.int().nullable().meta({ description: "Seconds", ko: "초" }),
  mx: z.array(z.string()).readonly(),
  mxTotal: z.int(),
  faults: z.array(z.object({ code: z.enum(stsFaults), value: z.string() })).readonly(),
  digest: z.string().nullable().meta({
    description: "SHA-256 of the policy, to detect changes",
    ko: "정책의 SHA-256. 변경 여부를 알 수 있음",
  }),
});

/** The record and the policy of MTA-STS, RFC 8461. */
export const mtaStsSchema = z.object({ domain: z.string(), record, policy });

/** What was observed of MTA-STS. */
export type MtaStsRaw = z.output<typeof mtaStsSchema>;
