import { z } from "zod";
import { descriptions, listTotal } from "../../../core/descriptions.ts";

const security = z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]);

const reason = z.string().nullable().meta({
  description: "Reason code, the same in every language; null if there is nothing to explain",
  ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null",
});

const record = z.object({
  usage: z.int().meta({
    description: "Certificate usage of the TLSA record (RFC 6698 §2.1.1)",
    ko: "TLSA 레코드의 인증서 용도(RFC 6698 §2.1.1)",
  }),
  selector: z.int().meta({
    description: "Selector of the TLSA record (RFC 6698 §2.1.2)",
    ko: "TLSA 레코드의 선택자(RFC 6698 §2.1.2)",
  }),
  matching: z.int().meta({
    description: "Matching type of the TLSA record (RFC 6698 §2.1.3)",
    ko: "TLSA 레코드의 매칭 유형(RFC 6698 §2.1.3)",
  }),
  data: z.string().meta({ description: "Hexadecimal, at most 128 digits", ko: "16진수, 최대 128자리" }),
  fault: z.enum(["usage", "selector", "matching", "length"]).nullable().meta({
    description: "Why mail servers cannot use the record (RFC 7672 §3.1)",
    ko: "메일 서버가 이 레코드를 쓸 수 없는 이유(RFC 7672 §3.1)",
  }),
  isSuperseded: z.boolean().meta({
    description:
      "Whether senders ignore it because a record with the same usage and selector has a stronger digest (RFC 7671 §9)",
    ko: "usage와 selector가 같고 해시가 더 강한 레코드가 있어 발신 서버가 무시하는지 여부(RFC 7671 §9)",
  }),
  matches: z.boolean().nullable().meta({
    description: "Whether it matches the certificate at any address of the host; null without a certificate to compare",
    ko: "호스트의 어느 주소가 제공하는 인증서와 맞는지 여부. 비교할 것이 없었으면 null",
  }),
});

const presentedKeys = z.object({
  address: z.string().meta({ description: "IP address of the mail server", ko: "메일 서버의 IP 주소" }),
  starttls: z.enum(["offered", "absent", "unknown"]).meta({
    description: "offered: the server offers STARTTLS; absent: it does not; unknown: not observed",
    ko: "offered: STARTTLS를 제공함. absent: 제공하지 않음. unknown: 관측하지 못함",
  }),
  verdict: z.enum(["match", "other", "invalid"]).nullable().meta({
    description:
      "match: a record matches; other: no record matches; invalid: a record matches the CA, but the certificate is expired or for another name; null without a certificate",
    ko: "match: 맞는 레코드가 있음. other: 없음. invalid: 인증 기관은 맞지만 인증서가 만료되었거나 이름이 다름. 제공된 인증서가 없으면 null",
  }),
  reason: z.string().nullable().meta({ description: "Why no certificate was served", ko: "인증서를 받지 못한 이유" }),
  key: z.string().nullable().meta({
    description: "SHA-256 of the public key, as in a 3 1 1 record",
    ko: "3 1 1 레코드에 쓰는 공개 키의 SHA-256",
  }),
});

/** TLSA records of the mail hosts, and whether the served certificates match (DANE). */
export const daneRaw = z.object({
  security: security.meta({
    description: "DNSSEC state of the MX answer: DANE protects mail only if it is secure",
    ko: "MX 응답을 신뢰할 수 있는 정도(DNSSEC). secure일 때 DANE이 메일을 보호합니다",
  }),
  hosts: z
    .array(
      z.object({
        host: z.string().meta(descriptions.mailHost),
        base: z.string().meta({
          description: "The name below which the TLSA records are looked up",
          ko: "레코드가 있는(또는 있어야 할) 이름",
        }),
        addresses: security.meta({
          description: "DNSSEC state of its addresses",
          ko: "주소 응답을 신뢰할 수 있는 정도",
        }),
        alias: security.nullable().meta({
          description:
            "DNSSEC state of the CNAME at its name, if its addresses are not signed: with a secure CNAME its TLSA records are used (RFC 7672 §2.2.2); otherwise null",
          ko: "주소가 서명되지 않았을 때 이름에 있는 CNAME의 DNSSEC 상태. CNAME이 안전하면 TLSA 레코드를 사용함(RFC 7672 §2.2.2). 아니면 null",
        }),
        security: security.meta({
          description: "DNSSEC state of its TLSA records",
          ko: "TLSA 응답을 신뢰할 수 있는 정도",
        }),
        state: z.enum(["found", "absent", "bogus", "unknown"]).meta({
          description: "TLSA records: found, absent, bogus (DNSSEC validation fails) or unknown",
          ko: "TLSA 레코드의 유무. bogus: DNSSEC 검증 실패. unknown: 알 수 없음",
        }),
        reason,
        records: z.array(record).readonly().meta({ description: "At most 16", ko: "최대 16개" }),
        recordsTotal: z.int().min(0).meta(listTotal("records")),
        presentedKeys: z
          .array(presentedKeys)
          .readonly()
          .meta({ description: "Keys that the host presents, by address", ko: "호스트가 주소별로 제시하는 키" }),
      }),
    )
    .readonly()
    .meta({ description: "TLSA records of each mail server", ko: "메일 서버별 TLSA 레코드" }),
  isComplete: z.boolean().meta({
    description: "Whether every MX host was checked and has a valid name",
    ko: "MX 레코드의 모든 호스트를 확인했고 모두 이름을 가졌는지 여부",
  }),
});

/** What was observed of DANE. */
export type DaneRaw = z.output<typeof daneRaw>;
