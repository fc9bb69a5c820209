import { z } from "zod";
import { bimiFaults } from "../../../formats/bimi/bimi.ts";
import { logoFaults } from "../../../formats/bimi/svg-tiny-ps.ts";
import { placeSchema } from "../schema-place.ts";

/** Reasons why a certificate does not prove a logo. */
export const evidenceFaults = [
  "unreadable",
  "purpose",
  "expired",
  "not-yet-valid",
  "names",
  "self-signed",
  "chain-order",
  "chain-signature",
  "chain-authority",
  "chain-time",
  "no-logo",
  "logo-hash",
  "other-logo",
] as const;

const fetched = z.object({
  url: z.string(),
  state: z.enum(["valid", "invalid", "missing", "unknown"]).meta({
    description: "missing: the URL returns nothing",
    ko: "missing: 그 주소에 아무것도 없음",
  }),
  reason: z.string().nullable(),
});

/** The BIMI record, the logo and the mark certificate. */
export const bimiSchema = z.object({
  ...placeSchema,
  domain: z.string(),
  state: z.enum(["found", "declined", "absent", "several", "invalid", "unknown"]).meta({
    description: "declined: the domain declines a logo; invalid: receivers ignore the record",
    ko: "declined: 로고를 원하지 않음. invalid: 수신 서버가 레코드가 없는 것으로 봄",
  }),
  reason: z.string().nullable(),
  text: z.string().nullable(),
  total: z.int(),
  fault: z.object({ code: z.enum(bimiFaults), value: z.string() }).nullable(),
  malformedRecords: z.array(z.string()).readonly(),
  logo: fetched
    .extend({ problems: z.array(z.object({ code: z.enum(logoFaults), value: z.string() })).readonly() })
    .nullable()
    .meta({ description: "What the logo URL returns", ko: "로고 주소에서 제공되는 내용" }),
  evidence: fetched
    .extend({
      faults: z.array(z.enum(evidenceFaults)).readonly(),
      names: z.array(z.string()).readonly(),
      notAfter: z.iso.datetime().nullable(),
      issuer: z.string().nullable().meta({
        description: "Issuer of the last certificate of the chain; whether receivers trust it is not judged",
        ko: "체인의 마지막 인증서를 발급한 곳. 수신 서버가 신뢰하는지는 판단하지 않음",
      }),
    })
    .nullable()
    .meta({ description: "The logo certificate (VMC or CMC)", ko: "로고 인증서(VMC 또는 CMC)" }),
});

/** What was observed of BIMI. */
export type BimiRaw = z.output<typeof bimiSchema>;
