import { z } from "zod";
import { descriptions, listTotal } from "../../../core/descriptions.ts";
import { dkimFaults } from "../../../formats/dkim/signature.ts";
import { arcFaults } from "../../../formats/dkim/arc.ts";
import { signatureReasons } from "../../../probes/dkim/verify-signature.ts";
import { spfResults } from "../../../probes/spf/question.ts";

const aligned = z.boolean().nullable();

/** The results that a server states for the message. */
export const resultsRaw = z.object({
  server: z.string().nullable().meta({
    description: "Server that states the results (authserv-id, RFC 8601 §2.5); null without one",
    ko: "결과를 적은 서버(authserv-id, RFC 8601 §2.5). 없으면 null",
  }),
  trustLevel: z.enum(["believed", "confirmed", "unsure", "beside", "displaced", "claim"]).meta({
    description:
      "believed: only those who received the message can have written it; confirmed: the receiver's name below its own trace field, and what it says of SPF and DKIM was found here, too; unsure: the same and not confirmed, or of an envelope that may have written a part of it; beside: in the same place, in another name; displaced: the receiver's name below every trace field, where some exports put its results and a sender can write them as well; claim: anybody may have written it",
    ko: "believed: 수신 측만 쓸 수 있는 위치, confirmed: 수신 서버의 이름이지만 자신의 추적 필드보다 아래이고 SPF와 DKIM 내용이 직접 확인됨, unsure: 같은 위치이나 확인되지 않았거나 봉투 발신자가 일부를 썼을 수 있음, beside: 같은 위치이나 다른 이름, displaced: 수신 서버의 이름이지만 모든 추적 필드보다 아래. 일부 내보내기 기능이 여기로 옮기며 보낸 쪽도 쓸 수 있음, claim: 누구든 쓸 수 있음",
  }),
  methods: z
    .array(
      z.object({
        method: z.string().meta({
          description: "Authentication method, such as spf, dkim or dmarc (RFC 8601 §2.7)",
          ko: "인증 방법(예: spf, dkim, dmarc, RFC 8601 §2.7)",
        }),
        result: z.string().meta({
          description: "Result of the method, such as pass or fail (RFC 8601 §2.7)",
          ko: "방법의 결과(예: pass, fail, RFC 8601 §2.7)",
        }),
        domain: z.string().nullable().meta({
          description: "Domain that the result is about; null if not stated",
          ko: "결과의 대상 도메인. 적혀 있지 않으면 null",
        }),
        isOfHelo: z.boolean().meta({
          description: "Whether the SPF result is about the client's HELO name instead of the envelope sender",
          ko: "SPF가 봉투 발신자가 아니라 클라이언트가 밝힌 이름(HELO)에 대한 것인지 여부",
        }),
        selector: z
          .string()
          .nullable()
          .meta({ description: "DKIM selector; null if not stated", ko: "DKIM 선택자. 적혀 있지 않으면 null" }),
        note: z.string().nullable().meta({
          description: "Comment or reason of the result; null without one",
          ko: "결과의 주석 또는 이유. 없으면 null",
        }),
      }),
    )
    .readonly()
    .meta({ description: "Results by authentication method (RFC 8601 §2.2)", ko: "인증 방법별 결과(RFC 8601 §2.2)" }),
});

/** What was observed of SPF. */
export const spfRaw = z.object({
  reported: z.string().nullable().meta({
    description: "The receiver's result, if it can be trusted",
    ko: "수신 서버가 확인한 결과(믿을 수 있는 경우)",
  }),
  reportedDomain: z
    .string()
    .nullable()
    .meta({ description: "Domain in the recorded result; null without one", ko: "기록된 결과의 도메인. 없으면 null" }),
  currentResult: z.enum(spfResults).nullable().meta({
    description: "SPF result for the client at the trust boundary by current records; null if unknown",
    ko: "경계 홉의 주소를 현재 레코드로 다시 평가한 결과. 평가할 수 없었으면 null",
  }),
  currentReason: z.string().nullable().meta({
    description: "Why the result of today could not be determined; otherwise null",
    ko: "현재 결과를 알 수 없었던 이유. 알 수 있었으면 null",
  }),
  address: z.string().nullable().meta({
    description: "IP address that SPF was evaluated for; null without one",
    ko: "SPF를 평가한 IP 주소. 없으면 null",
  }),
  domain: z.string().nullable().meta({
    description: "Domain whose SPF record was evaluated; null without one",
    ko: "SPF 레코드를 평가한 도메인. 없으면 null",
  }),
  isOfHelo: z.boolean().meta(descriptions.isSpfOfHelo),
  isAligned: aligned.meta(descriptions.isAligned),
});

/** One signature. */
export const dkimRaw = z.object({
  domain: z
    .string()
    .meta({ description: "Signing domain (d=, RFC 6376 §3.5)", ko: "서명한 도메인(d=, RFC 6376 §3.5)" }),
  selector: z.string().meta({ description: "DKIM selector (s=, RFC 6376 §3.5)", ko: "DKIM 선택자(s=, RFC 6376 §3.5)" }),
  algorithm: z
    .string()
    .meta({ description: "Signature algorithm (a=, RFC 6376 §3.5)", ko: "서명 알고리즘(a=, RFC 6376 §3.5)" }),
  bits: z
    .int()
    .nullable()
    .meta({ description: "Size of the key in bits; null if unknown", ko: "키의 비트 수. 알 수 없으면 null" }),
  state: z.enum(["verified", "failed", "invalid", "unknown"]).meta({
    description:
      "verified: the header matches (the body is not checked); failed: it does not match; invalid: the signature is not acceptable; unknown: could not be verified",
    ko: "verified: 헤더가 서명과 일치함(본문은 확인하지 않음), failed: 일치하지 않음, invalid: 인정되지 않는 서명, unknown: 확인할 수 없음",
  }),
  reason: z
    .enum([...dkimFaults, ...signatureReasons, "refused-unnamed", "refused-beside"])
    .nullable()
    .meta({
      description: "Code of the reason why it is not verified; otherwise null",
      ko: "검증되지 않은 이유의 코드. 검증되었으면 null",
    }),
  detail: z
    .string()
    .nullable()
    .meta({ description: "Details of the reason; null without any", ko: "이유의 세부 내용. 없으면 null" }),
  reported: z.string().nullable().meta({
    description: "Result that the receiver recorded; null without one",
    ko: "수신 서버가 기록한 결과. 없으면 null",
  }),
  isAligned: aligned.meta(descriptions.isAligned),
  isTesting: z.boolean().meta({
    description: "Whether the DKIM key has t=y (testing, RFC 6376 §3.6.1)",
    ko: "DKIM 키에 t=y(시험)가 있는지 여부(RFC 6376 §3.6.1)",
  }),
  bodyLength: z.number().nullable().meta({
    description: "Number of signed body octets (l=, RFC 6376 §3.5); null for the whole body",
    ko: "서명된 본문의 옥텟 수(l=, RFC 6376 §3.5). 본문 전체이면 null",
  }),
  unsigned: z
    .array(z.string())
    .readonly()
    .meta({ description: "Header fields that the signature does not cover", ko: "서명에 포함되지 않은 헤더 필드" }),
  signsUnsubscribe: z.boolean().meta({
    description: "Whether the signature covers the List-Unsubscribe fields (RFC 8058 §4)",
    ko: "서명에 List-Unsubscribe 필드가 포함되는지 여부(RFC 8058 §4)",
  }),
  signedAt: z.iso.datetime().nullable().meta({
    description: "Time of signing (t=, RFC 6376 §3.5); null if not stated",
    ko: "서명 시각(t=, RFC 6376 §3.5). 적혀 있지 않으면 null",
  }),
  expiresAt: z.iso.datetime().nullable().meta({
    description: "Expiry of the signature (x=, RFC 6376 §3.5); null if not stated",
    ko: "서명의 만료 시각(x=, RFC 6376 §3.5). 적혀 있지 않으면 null",
  }),
});

/** What was observed of the ARC chain. */
export const arcRaw = z.object({
  state: z.enum(["none", "holds", "broken", "unknown"]).meta({
    description: "holds: valid as far as the header shows (the body is not checked)",
    ko: "holds: 헤더로 확인되는 범위에서 유효함(본문은 확인하지 않음)",
  }),
  reason: z
    .enum([...arcFaults, ...dkimFaults, ...signatureReasons])
    .nullable()
    .meta({
      description: "Code of the reason for broken or unknown; otherwise null",
      ko: "broken 또는 unknown인 이유의 코드. 그 외에는 null",
    }),
  detail: z
    .string()
    .nullable()
    .meta({ description: "Details of the reason; null without any", ko: "이유의 세부 내용. 없으면 null" }),
  at: z
    .object({
      instance: z.int().meta({
        description: "Instance number of the ARC set (i=, RFC 8617 §4.2.1)",
        ko: "ARC 집합의 번호(i=, RFC 8617 §4.2.1)",
      }),
      part: z.enum(["message", "seal"]).meta({
        description: "message: the ARC-Message-Signature; seal: the ARC-Seal",
        ko: "message: ARC-Message-Signature 필드. seal: ARC-Seal 필드",
      }),
    })
    .nullable()
    .meta({ description: "ARC set with the fault; null without one", ko: "문제가 있는 ARC 집합. 없으면 null" }),
  reported: z.string().nullable().meta({
    description: "Chain result that the receiver recorded; null without one",
    ko: "수신 서버가 기록한 체인 결과. 없으면 null",
  }),
  sets: z
    .array(
      z.object({
        instance: z.int().meta({
          description: "Instance number of the ARC set (i=, RFC 8617 §4.2.1)",
          ko: "ARC 집합의 번호(i=, RFC 8617 §4.2.1)",
        }),
        sealer: z.string().meta({
          description: "Domain of the ARC seal (d=, RFC 8617 §4.1.3)",
          ko: "ARC 봉인의 도메인(d=, RFC 8617 §4.1.3)",
        }),
        server: z.string().nullable().meta({
          description: "Server that states the results (authserv-id); null without one",
          ko: "결과를 적은 서버(authserv-id). 없으면 null",
        }),
        results: z.string().meta({
          description: "Results in the ARC-Authentication-Results field, as written",
          ko: "ARC-Authentication-Results 필드의 결과 그대로",
        }),
      }),
    )
    .readonly()
    .meta({ description: "ARC sets, the oldest first (RFC 8617 §4.1)", ko: "ARC 집합. 오래된 것부터(RFC 8617 §4.1)" }),
  setsTotal: z.int().meta(listTotal("sets")),
});

const outcomes = z.enum(["pass", "header", "none", "fail"]).nullable();
const policies = z.enum(["none", "quarantine", "reject"]).nullable();

/** What was observed of DMARC. */
export const dmarcRaw = z.object({
  reported: z.string().nullable().meta({
    description: "Result that the receiver recorded; null without one",
    ko: "수신 서버가 기록한 결과. 없으면 null",
  }),
  domain: z.string().nullable().meta({
    description: "Author's domain (From field); null without one",
    ko: "발신자 도메인(From 필드). 없으면 null",
  }),
  organizationalDomain: z.string().nullable().meta({
    description: "Organisational domain by the tree walk of RFC 9989; null if unknown",
    ko: "RFC 9989 트리 탐색으로 구한 조직 도메인. 알 수 없으면 null",
  }),
  record: z.enum(["found", "none", "void", "unknown"]).nullable().meta({
    description: "void: a record without a policy that can be applied; null if not queried",
    ko: "void: 적용할 정책이 없는 레코드. 조회하지 않았으면 null",
  }),
  reason: z.string().nullable().meta(descriptions.reason),
  policy: policies.meta({
    description: "Policy that applies to the author's domain; null without one",
    ko: "발신자 도메인에 적용되는 정책. 없으면 null",
  }),
  rfc7489Result: z
    .object({
      organizationalDomain: z.string().meta({
        description: "Organisational domain by the public suffix list",
        ko: "공개 접미사 목록에 따른 조직 도메인",
      }),
      policy: policies.meta({
        description: "Policy that such receivers apply; null without one",
        ko: "그런 수신 서버가 적용하는 정책. 없으면 null",
      }),
      pct: z.int().nullable().meta(descriptions.rfc7489Pct),
      computed: outcomes.meta({
        description: "The result by RFC 7489",
        ko: "RFC 7489를 따르는 수신 서버의 결과",
      }),
    })
    .nullable()
    .meta({
      description: "Evaluation by receivers that follow RFC 7489 and the public suffix list",
      ko: "RFC 7489와 공개 접미사 목록을 따르는 수신 서버의 판단",
    }),
  computed: outcomes.meta({
    description:
      "DMARC result for the author's domain from trusted results and our own verification; header: a signature matches the header, but the body is unchecked; none: nothing passes and there is no policy; null if unknown",
    ko: "믿을 수 있는 결과와 직접 확인한 내용으로 다시 계산한 결과. header: 서명이 헤더와 일치하나 본문은 알 수 없음, none: 통과한 것이 없고 적용할 정책도 없음. 알 수 없으면 null",
  }),
});
