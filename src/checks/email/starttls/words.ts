import { reasonWords } from "../../../core/reason-words.ts";
import type { Text } from "../../../core/text.ts";

/** Why a certificate is rejected, as a clause, by reason code. */
const words: Readonly<Record<string, Text>> = {
  expired: { en: "it has expired", ko: "만료됨" },
  "not-yet-valid": { en: "it is not valid yet", ko: "아직 유효하지 않음" },
  "wrong-name": { en: "it is for another name", ko: "다른 이름의 인증서" },
  "no-san": { en: "it contains no host name", ko: "호스트 이름이 없음" },
  "self-signed": { en: "it is self-signed", ko: "자체 서명됨" },
  "unknown-authority": { en: "its certificate authority is not trusted", ko: "신뢰하지 않는 인증 기관" },
  "incomplete-chain": { en: "the server does not send an intermediate certificate", ko: "중간 인증서를 보내지 않음" },
  "weak-key": { en: "its key is too weak", ko: "키가 너무 약함" },
  "weak-signature": { en: "its signature is too weak", ko: "서명이 너무 약함" },
  "issuer-expired": { en: "an issuer certificate has expired", ko: "상위 인증서가 만료됨" },
  "bad-signature": { en: "its signature is invalid", ko: "서명이 틀림" },
  "wrong-purpose": { en: "it is not a server certificate", ko: "서버용 인증서가 아님" },
};

const other: Text = { en: "it violates the rules for certificates", ko: "인증서 규칙에 어긋남" };

/** Why a certificate is rejected, by reason code. */
export function certificateWords(reason: string | null): Text {
  if (reason !== null && Object.hasOwn(words, reason)) return words[reason] ?? other;
  return reason?.includes(".") ? reasonWords(reason) : other;
}
