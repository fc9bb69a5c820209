import { z } from "zod";
import { descriptions } from "../../../core/descriptions.ts";
import { doubtWords } from "./words.ts";

const codes = Object.keys(doubtWords).join(", ");

const time = z.iso.datetime();

const found = {
  status: z.enum(["good", "revoked", "unknown", "not-applicable"]).meta({
    description: "good, revoked, unknown (RFC 6960 §2.2), or not-applicable without a revocation source",
    ko: "good, revoked, unknown(RFC 6960 §2.2). 폐지 정보의 출처가 없으면 not-applicable",
  }),
  source: z.enum(["staple", "ocsp", "crl"]).nullable().meta({ description: "Who said so", ko: "알려 준 곳" }),
  reason: z
    .string()
    .nullable()
    .meta({
      description: `Why it is not known, as source and doubt (crl.stale, ocsp.timeout.http), or why there is nothing to know (no-source, self-signed). Doubts and families of failures: ${codes}`,
      ko: `알 수 없는 이유(출처와 의문점, 예: crl.stale, ocsp.timeout.http) 또는 알아낼 것이 없는 이유(no-source, self-signed). 의문점과 실패의 종류: ${codes}`,
    }),
  revokedAt: time.nullable().meta({
    description: "Time of revocation; null if the certificate is not revoked",
    ko: "폐지된 시각. 폐지되지 않았으면 null",
  }),
  revocationReason: z
    .string()
    .nullable()
    .meta({ description: "As in RFC 5280 §5.3.1", ko: "RFC 5280 §5.3.1에 따른 이유" }),
};

/** Whether the certificate is revoked, and the certificates of its path. */
export const revocation = z.object({
  ...found,
  intermediates: z
    .array(
      z.object({
        subject: z.string().meta(descriptions.certificateSubject),
        sha256: z.string().meta({
          description: "SHA-256 fingerprint of the certificate, in hexadecimal",
          ko: "인증서의 SHA-256 지문(16진수)",
        }),
        ...found,
      }),
    )
    .readonly()
    .meta({
      description: "The intermediates of the validated path, the nearest to the leaf first, without the anchor",
      ko: "검증된 경로의 중간 인증서. 리프에 가까운 것부터이며 앵커는 제외합니다",
    }),
  alternativePath: z.boolean().meta({
    description: "Whether an intermediate is revoked and another valid path avoids it, which is the one shown then",
    ko: "중간 인증서가 폐기되었지만 이를 피하는 다른 유효한 경로가 있는지 여부. 있으면 그 경로를 보여 줍니다",
  }),
});
