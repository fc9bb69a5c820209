import type { Text } from "../../core/text.ts";
import type { SignatureReason } from "../../probes/dkim/verify-signature.ts";
import type { ArcFault } from "../../formats/dkim/arc.ts";

/** Why a signature or a chain is not verified, in words. */
export const reasonWords: Readonly<Record<SignatureReason | ArcFault | "refused-unnamed" | "refused-beside", Text>> = {
  syntax: { en: "it cannot be read", ko: "형식이 잘못되어 읽을 수 없음" },
  "repeated-tag": { en: "a tag stands in it twice", ko: "같은 태그가 두 번 나옴" },
  "missing-tag": { en: "a tag is missing that it must have", ko: "필수 태그가 없음" },
  "bad-value": { en: "a tag has no legal value", ko: "허용되지 않는 태그 값" },
  sha1: { en: "it uses SHA-1", ko: "SHA-1 사용" },
  "unknown-algorithm": { en: "nobody knows its algorithm", ko: "알려지지 않은 알고리즘" },
  "from-unsigned": { en: "it does not sign From", ko: "From이 서명되지 않음" },
  "foreign-identity": { en: "its identity is not of its domain", ko: "서명 주체(i=)가 서명 도메인 밖에 있음" },
  "expiry-order": { en: "it ends before it begins", ko: "만료 시각이 서명 시각보다 앞섬" },
  "arc-fields": { en: "it covers fields that it must not cover", ko: "포함하면 안 되는 필드를 서명함" },
  mismatch: { en: "the header is not the signed one", ko: "헤더가 서명과 일치하지 않음" },
  "mismatch-today": {
    en: "it does not match the key of today, which may not be the one of then",
    ko: "현재 키와 일치하지 않으며, 당시의 키와 다를 수 있음",
  },
  "refused-unnamed": {
    en: "the receiver did not accept a signature, and does not say which; it had the body, which is not checked here",
    ko: "수신 서버가 서명을 인정하지 않았으나 어느 서명인지 적지 않음(본문은 여기서 확인하지 않음)",
  },
  "refused-beside": {
    en: "results that may be the receiver's say that it did not hold; whoever wrote them had the body, which is not checked here",
    ko: "수신 측이 썼을 수 있는 인증 결과가 유효하지 않다고 함(본문은 여기서 확인하지 않음)",
  },
  expired: { en: "it had expired when the message came", ko: "수신 당시 이미 만료됨" },
  "key-gone": { en: "its key is not published any more", ko: "키가 더 이상 공개되어 있지 않음" },
  "key-revoked": { en: "its key has been revoked", ko: "키가 폐기됨" },
  "key-broken": { en: "its key record cannot be used", ko: "키 레코드를 사용할 수 없음" },
  "key-short": { en: "its key is shorter than 1024 bits", ko: "키가 1024비트보다 짧음" },
  "key-hash": { en: "its key does not allow SHA-256", ko: "키가 SHA-256을 허용하지 않음" },
  "key-service": { en: "its key is not for e-mail", ko: "전자우편용 키가 아님" },
  "key-strict": { en: "its key is not for names below the domain", ko: "하위 도메인에 쓸 수 없는 키" },
  "key-unknown": { en: "the DNS did not tell its key", ko: "DNS에서 키를 확인하지 못함" },
  "text-changed": { en: "the header was changed on its way here", ko: "입력 과정에서 헤더가 바뀜" },
  instances: {
    en: "its sets are not numbered from 1 on, each whole",
    ko: "세트 번호가 1부터 이어지지 않거나 빠진 필드가 있음",
  },
  "too-many": { en: "it has more than 50 sets", ko: "세트가 50개를 넘음" },
  set: { en: "one of its sets cannot be read", ko: "읽을 수 없는 세트가 있음" },
  "chain-value": {
    en: "a seal says something else of the chain before it than it must",
    ko: "봉인의 cv 값이 규칙과 다름",
  },
  "fails-itself": { en: "its last seal says that it was broken", ko: "마지막 봉인이 체인 손상을 기록함" },
};
