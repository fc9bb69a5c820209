import type { Text } from "../../core/text.ts";
import type { SignatureReason } from "../../probes/dkim/verify-signature.ts";
import type { ArcFault } from "../../formats/dkim/arc.ts";

/** Why a signature or an ARC chain is not verified, as a clause. */
export const reasonWords: Readonly<Record<SignatureReason | ArcFault | "refused-unnamed" | "refused-beside", Text>> = {
  syntax: { en: "its syntax is invalid", ko: "구문이 올바르지 않음" },
  "repeated-tag": { en: "a tag appears twice", ko: "같은 태그가 두 번 나옴" },
  "missing-tag": { en: "a required tag is missing", ko: "필수 태그가 없음" },
  "bad-value": { en: "a tag has an invalid value", ko: "허용되지 않는 태그 값" },
  sha1: { en: "it uses SHA-1", ko: "SHA-1 사용" },
  "unknown-algorithm": { en: "its algorithm is unknown", ko: "알려지지 않은 알고리즘" },
  "from-unsigned": { en: "it does not sign From", ko: "From이 서명되지 않음" },
  "foreign-identity": {
    en: "its identity (i=) is outside its domain (d=)",
    ko: "서명 주체(i=)가 서명 도메인 밖에 있음",
  },
  "expiry-order": { en: "it expires before it was signed", ko: "만료 시각이 서명 시각보다 앞섬" },
  "arc-fields": { en: "it covers fields that it must not cover", ko: "포함하면 안 되는 필드를 서명함" },
  mismatch: { en: "the header does not match the signature", ko: "헤더가 서명과 일치하지 않음" },
  "mismatch-today": {
    en: "it does not match the current key, which may differ from the key at that time",
    ko: "현재 키와 일치하지 않으며, 당시의 키와 다를 수 있음",
  },
  "refused-unnamed": {
    en: "the receiver rejected a signature and does not say which one (it could check the body)",
    ko: "수신 서버가 서명을 인정하지 않았으나 어느 서명인지 적지 않음(수신 서버는 본문도 확인함)",
  },
  "refused-beside": {
    en: "results that may come from the receiver report it as invalid (the receiver could check the body)",
    ko: "수신 측이 썼을 수 있는 인증 결과가 무효로 기록함(수신 측은 본문도 확인함)",
  },
  expired: { en: "it had expired when the message came", ko: "수신 당시 이미 만료됨" },
  "key-gone": { en: "its key is no longer published", ko: "키가 더 이상 게시되어 있지 않음" },
  "key-revoked": { en: "its key has been revoked", ko: "키가 폐기됨" },
  "key-broken": { en: "its key record is unusable", ko: "키 레코드를 사용할 수 없음" },
  "key-short": { en: "its key is shorter than 1024 bits", ko: "키가 1024비트보다 짧음" },
  "key-hash": { en: "its key does not allow SHA-256", ko: "키가 SHA-256을 허용하지 않음" },
  "key-service": { en: "its key is not for email", ko: "이메일용 키가 아님" },
  "key-strict": { en: "its key is not valid for subdomains (t=s)", ko: "하위 도메인에 쓸 수 없는 키" },
  "key-unknown": { en: "the DNS lookup of its key failed", ko: "키의 DNS 조회에 실패함" },
  "text-changed": { en: "the header was changed while copying", ko: "복사 과정에서 헤더가 바뀜" },
  instances: {
    en: "its sets are not numbered from 1, or a set is incomplete",
    ko: "세트 번호가 1부터 이어지지 않거나 빠진 필드가 있음",
  },
  "too-many": { en: "it has more than 50 sets", ko: "세트가 50개를 넘음" },
  set: { en: "the syntax of one of its sets is invalid", ko: "구문이 올바르지 않은 세트가 있음" },
  "chain-value": {
    en: "the cv value of a seal is wrong",
    ko: "봉인의 cv 값이 규칙과 다름",
  },
  "fails-itself": {
    en: "its last seal records a broken chain (cv=fail)",
    ko: "마지막 봉인이 체인 손상(cv=fail)을 기록함",
  },
};
