import { z } from "zod";
import { dkimFaults } from "../../../formats/dkim/signature.ts";
import { arcFaults } from "../../../formats/dkim/arc.ts";
import { signatureReasons } from "../../../probes/dkim/verify-signature.ts";
import { spfResults } from "../../../probes/spf/question.ts";

const aligned = z.boolean().nullable();

/** The results that a server states for the message. */
export const resultsRaw = z.object({
  server: z.string().nullable(),
  trustLevel: z.enum(["believed", "confirmed", "unsure", "beside", "displaced", "claim"]).meta({
    description:
      "believed: only those who received the message can have written it; confirmed: the receiver's name below its own trace field, and what it says of SPF and DKIM was found here, too; unsure: the same and not confirmed, or of an envelope that may have written a part of it; beside: in the same place, in another name; displaced: the receiver's name below every trace field, where some exports put its results and a sender can write them as well; claim: anybody may have written it",
    ko: "believed: 수신 측만 쓸 수 있는 위치, confirmed: 수신 서버의 이름이지만 자신의 추적 필드보다 아래이고 SPF와 DKIM 내용이 직접 확인됨, unsure: 같은 위치이나 확인되지 않았거나 봉투 발신자가 일부를 썼을 수 있음, beside: 같은 위치이나 다른 이름, displaced: 수신 서버의 이름이지만 모든 추적 필드보다 아래. 일부 내보내기 기능이 여기로 옮기며 보낸 쪽도 쓸 수 있음, claim: 누구든 쓸 수 있음",
  }),
  methods: z
    .array(
      z.object({
        method: z.string(),
        result: z.string(),
        domain: z.string().nullable(),
        isOfHelo: z.boolean().meta({
          description: "Whether the SPF result is about the client's HELO name instead of the envelope sender",
          ko: "SPF가 봉투 발신자가 아니라 클라이언트가 밝힌 이름(HELO)에 대한 것인지 여부",
        }),
        selector: z.string().nullable(),
        note: z.string().nullable(),
      }),
    )
    .readonly(),
});

/** What was observed of SPF. */
export const spfRaw = z.object({
  reported: z.string().nullable().meta({
    description: "The receiver's result, if it can be trusted",
    ko: "수신 서버가 확인한 결과(믿을 수 있는 경우)",
  }),
  reportedDomain: z.string().nullable(),
  currentResult: z.enum(spfResults).nullable().meta({
    description: "SPF result of the border address by current records; null if it could not be evaluated",
    ko: "경계 홉의 주소를 현재 레코드로 다시 평가한 결과. 평가할 수 없었으면 null",
  }),
  currentReason: z.string().nullable(),
  address: z.string().nullable(),
  domain: z.string().nullable(),
  isOfHelo: z.boolean(),
  isAligned: aligned,
});

/** One signature. */
export const dkimRaw = z.object({
  domain: z.string(),
  selector: z.string(),
  algorithm: z.string(),
  bits: z.int().nullable(),
  state: z.enum(["verified", "failed", "invalid", "unknown"]).meta({
    description:
      "verified: the header matches (the body is not checked); failed: it does not match; invalid: the signature is not acceptable; unknown: could not be verified",
    ko: "verified: 헤더가 서명과 일치함(본문은 확인하지 않음), failed: 일치하지 않음, invalid: 인정되지 않는 서명, unknown: 확인할 수 없음",
  }),
  reason: z.enum([...dkimFaults, ...signatureReasons, "refused-unnamed", "refused-beside"]).nullable(),
  detail: z.string().nullable(),
  reported: z.string().nullable(),
  isAligned: aligned,
  isTesting: z.boolean(),
  bodyLength: z.number().nullable(),
  unsigned: z.array(z.string()).readonly(),
  signsUnsubscribe: z.boolean(),
  signedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});

/** What was observed of the ARC chain. */
export const arcRaw = z.object({
  state: z.enum(["none", "holds", "broken", "unknown"]).meta({
    description: "holds: valid as far as the header shows (the body is not checked)",
    ko: "holds: 헤더로 확인되는 범위에서 유효함(본문은 확인하지 않음)",
  }),
  reason: z.enum([...arcFaults, ...dkimFaults, ...signatureReasons]).nullable(),
  detail: z.string().nullable(),
  at: z.object({ instance: z.int(), part: z.enum(["message", "seal"]) }).nullable(),
  reported: z.string().nullable(),
  sets: z
    .array(z.object({ instance: z.int(), sealer: z.string(), server: z.string().nullable(), results: z.string() }))
    .readonly(),
  setsTotal: z.int(),
});

const outcomes = z.enum(["pass", "header", "none", "fail"]).nullable();
const policies = z.enum(["none", "quarantine", "reject"]).nullable();

/** What was observed of DMARC. */
export const dmarcRaw = z.object({
  reported: z.string().nullable(),
  domain: z.string().nullable(),
  organizationalDomain: z.string().nullable(),
  record: z.enum(["found", "none", "void", "unknown"]).nullable(),
  reason: z.string().nullable(),
  policy: policies,
  rfc7489Result: z
    .object({
      organizationalDomain: z.string(),
      policy: policies,
      pct: z.int().nullable(),
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
