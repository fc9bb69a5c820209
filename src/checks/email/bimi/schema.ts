import { z } from "zod";
import { descriptions } from "../../../core/descriptions.ts";
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
  url: z.string().meta({ description: "URL in the record", ko: "레코드에 있는 URL" }),
  state: z.enum(["valid", "invalid", "missing", "unknown"]).meta({
    description: "missing: the URL returns nothing",
    ko: "missing: 그 주소에 아무것도 없음",
  }),
  reason: z.string().nullable().meta(descriptions.reason),
});

/** The BIMI record, the logo and the mark certificate. */
export const bimiSchema = z.object({
  ...placeSchema,
  domain: z.string().meta({ description: "Domain that the record is for", ko: "레코드의 대상 도메인" }),
  state: z.enum(["found", "declined", "absent", "several", "invalid", "unknown"]).meta({
    description: "declined: the domain declines a logo; invalid: receivers ignore the record",
    ko: "declined: 로고를 원하지 않음. invalid: 수신 서버가 레코드가 없는 것으로 봄",
  }),
  reason: z.string().nullable().meta(descriptions.reason),
  text: z.string().nullable().meta(descriptions.recordText),
  total: z.int().meta(descriptions.recordCount),
  fault: z
    .object({
      code: z.enum(bimiFaults).meta({
        description: "Code of the fault, such as no-tag or location",
        ko: "잘못의 코드(예: no-tag, location)",
      }),
      value: z.string().meta({ description: "Part of the record with the fault", ko: "잘못이 있는 레코드의 부분" }),
    })
    .nullable()
    .meta({
      description: "Why receivers ignore the record; null if it is valid",
      ko: "수신 서버가 레코드를 무시하는 이유. 유효하면 null",
    }),
  malformedRecords: z.array(z.string()).readonly().meta(descriptions.malformedRecords),
  logo: fetched
    .extend({
      problems: z
        .array(
          z.object({
            code: z
              .enum(logoFaults)
              .meta({ description: "Code of the fault in the SVG file", ko: "SVG 파일에 있는 잘못의 코드" }),
            value: z.string().meta({ description: "Element or value with the fault", ko: "잘못이 있는 요소 또는 값" }),
          }),
        )
        .readonly()
        .meta({
          description: "Why receivers do not show the logo; empty if it is valid",
          ko: "수신 서버가 로고를 표시하지 않는 이유. 유효하면 비어 있음",
        }),
    })
    .nullable()
    .meta({ description: "What the logo URL returns", ko: "로고 주소에서 제공되는 내용" }),
  evidence: fetched
    .extend({
      faults: z.array(z.enum(evidenceFaults)).readonly().meta({
        description: "Why the certificate does not prove the logo; empty if it does",
        ko: "인증서가 로고를 증명하지 못하는 이유. 증명하면 비어 있음",
      }),
      names: z.array(z.string()).readonly().meta({
        description: "Domain names in the certificate (subjectAltName)",
        ko: "인증서의 도메인 이름(subjectAltName)",
      }),
      notAfter: z.iso.datetime().nullable().meta({
        description: "Time at which the certificate expires (RFC 5280 §4.1.2.5); null without one",
        ko: "인증서의 만료 시각(RFC 5280 §4.1.2.5). 인증서가 없으면 null",
      }),
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
