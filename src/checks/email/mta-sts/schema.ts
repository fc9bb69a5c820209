import { z } from "zod";
import { descriptions, listTotal } from "../../../core/descriptions.ts";
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
  text: z.string().nullable().meta(descriptions.recordText),
  total: z.int().meta(descriptions.recordCount),
  id: z.string().nullable().meta({
    description: "Policy identifier (id=, RFC 8461 §3.1); null without a valid one",
    ko: "정책 식별자(id=, RFC 8461 §3.1). 유효하지 않으면 null",
  }),
  broken: z.string().nullable().meta({ description: "The part with a syntax error", ko: "읽을 수 없는 부분" }),
  malformedRecords: z.array(z.string()).readonly().meta({
    description: "TXT records that look like an MTA-STS record but are not valid",
    ko: "레코드로 쓰려 했으나 레코드가 아닌 텍스트",
  }),
});

/** Why the served policy is invalid. Senders then act as if there were none. */
export const policyReasons = ["no-host", "status", "redirect", "certificate", "too-large", "grammar"] as const;

const policy = z.object({
  url: z.string().meta({ description: "URL of the policy (RFC 8461 §3.2)", ko: "정책의 URL(RFC 8461 §3.2)" }),
  state: z.enum(["found", "absent", "invalid", "unknown"]).meta({
    description: "invalid: senders ignore the policy; unknown: it could not be fetched",
    ko: "invalid: 발신 서버가 정책을 무시함. unknown: 가져올 수 없었음",
  }),
  reason,
  status: z.int().nullable().meta(descriptions.httpStatusIfAny),
  mediaType: z.string().nullable().meta({
    description: "Senders should accept text/plain only",
    ko: "발신 서버는 text/plain만 받아야 함",
  }),
  certificate: z
    .object({
      state: z.enum(["valid", "invalid", "unknown"]).meta({
        description: "valid: senders accept it; invalid: they reject it; unknown: not observed",
        ko: "valid: 발신 서버가 받아들임. invalid: 거부함. unknown: 관측하지 못함",
      }),
      reasons: z.array(z.string()).readonly().meta({
        description: "Why senders reject the certificate; empty if they accept it",
        ko: "발신 서버가 인증서를 거부하는 이유. 받아들이면 비어 있음",
      }),
    })
    .meta({ description: "Certificate of the policy host", ko: "정책 호스트의 인증서" }),
  mode: z.enum(["enforce", "testing", "none"]).nullable().meta({
    description: "enforce, testing or none (RFC 8461 §5); null without a valid mode",
    ko: "enforce, testing, none(RFC 8461 §5). 유효한 mode가 없으면 null",
  }),
  maxAge: z.int().nullable().meta({ description: "Seconds", ko: "초" }),
  mx: z.array(z.string()).readonly().meta({
    description: "Patterns of allowed MX hosts (RFC 8461 §3.2)",
    ko: "허용된 MX 호스트의 패턴(RFC 8461 §3.2)",
  }),
  mxTotal: z.int().meta(listTotal("mx")),
  faults: z
    .array(
      z.object({
        code: z.enum(stsFaults).meta({
          description: "Field with the error; line: a line that is not a field",
          ko: "오류가 있는 필드. line: 필드가 아닌 줄",
        }),
        value: z.string().meta({ description: "Text with the error, as served", ko: "오류가 있는 텍스트 그대로" }),
      }),
    )
    .readonly()
    .meta({ description: "Syntax errors of the policy (RFC 8461 §3.2)", ko: "정책의 구문 오류(RFC 8461 §3.2)" }),
  digest: z.string().nullable().meta({
    description: "SHA-256 of the policy, to detect changes",
    ko: "정책의 SHA-256. 변경 여부를 알 수 있음",
  }),
});

/** The record and the policy of MTA-STS, RFC 8461. */
export const mtaStsSchema = z.object({
  domain: z.string().meta({ description: "Domain that the policy is for", ko: "정책의 대상 도메인" }),
  record: record.meta({
    description: "The _mta-sts TXT record (RFC 8461 §3.1)",
    ko: "_mta-sts TXT 레코드(RFC 8461 §3.1)",
  }),
  policy: policy.meta({
    description: "The policy that the domain serves over https (RFC 8461 §3.2)",
    ko: "도메인이 https로 제공하는 정책(RFC 8461 §3.2)",
  }),
});

/** What was observed of MTA-STS. */
export type MtaStsRaw = z.output<typeof mtaStsSchema>;
