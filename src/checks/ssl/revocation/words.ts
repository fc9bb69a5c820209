import type { Text } from "../../../core/text.ts";
import type { RevocationDoubt } from "../../../formats/revocation/answer.ts";

/** The source of a doubt, by the first part of its code. */
const sources = {
  staple: { en: "the stapled OCSP response", ko: "스테이플된 OCSP 응답" },
  ocsp: { en: "the OCSP responder", ko: "OCSP 응답기" },
  crl: { en: "the revocation list", ko: "폐기 목록" },
} as const satisfies Readonly<Record<string, Text>>;

/** Why a response or a list proves nothing. */
const doubts = {
  malformed: { en: "the response cannot be parsed", ko: "받은 내용을 읽을 수 없음" },
  "bad-signature": { en: "the signature is invalid", ko: "서명이 서명자의 것이 아님" },
  "signer-purpose": { en: "its signer has no key for this purpose", ko: "서명자의 키가 이 용도로 허용되지 않음" },
  "not-yet-valid": { en: "it is dated in the future", ko: "날짜가 미래임" },
  stale: { en: "it is out of date", ko: "유효 기간이 지남" },
  "critical-extension": { en: "it has a critical extension that is not known here", ko: "알 수 없는 필수 확장이 있음" },
  "malformed-request": { en: "it calls the question malformed", ko: "질의 형식이 잘못되었다고 답함" },
  "internal-error": { en: "it reports an internal error", ko: "내부 오류라고 답함" },
  "try-later": { en: "it asks to try again later", ko: "나중에 다시 시도하라고 답함" },
  "signature-required": { en: "it requires signed requests", ko: "서명된 질의를 요구함" },
  unauthorized: { en: "it may not answer for this issuer", ko: "이 발급자에 대해 답할 권한이 없다고 함" },
  "responder-error": { en: "it answers with an unknown error", ko: "알 수 없는 오류로 답함" },
  "other-signer": { en: "it names an unknown signer", ko: "알 수 없는 서명자를 가리킴" },
  "signer-stranger": { en: "its signer is not appointed by the issuer", ko: "서명자가 발급자에게 위임받지 않음" },
  "signer-expired": {
    en: "the certificate of its signer is expired or not yet valid",
    ko: "서명자의 인증서가 유효 기간이 아님",
  },
  "signer-revoked": { en: "the certificate of its signer is revoked", ko: "서명자의 인증서가 폐기됨" },
  "signer-unknown": {
    en: "we could not determine whether the certificate of its signer is revoked",
    ko: "서명자 인증서의 폐기 여부를 확인하지 못함",
  },
  "other-certificate": { en: "it is about another certificate", ko: "다른 인증서에 관한 답임" },
  "unknown-certificate": { en: "it does not know the certificate", ko: "이 인증서를 알지 못한다고 답함" },
  "other-issuer": { en: "it is of another issuer", ko: "다른 발급자의 목록임" },
  delta: { en: "it lists changes only (delta)", ko: "변경분만 담긴 목록(델타)임" },
  indirect: { en: "it is an indirect CRL, issued by another authority", ko: "다른 기관이 발행한 목록(간접)임" },
  "other-partition": { en: "it is the part of another place", ko: "다른 배포 지점의 부분 목록임" },
  "users-only": { en: "it leaves out authorities", ko: "인증 기관을 제외한 목록임" },
  "authorities-only": { en: "it lists authorities only", ko: "인증 기관만 담긴 목록임" },
  "attributes-only": { en: "it lists attribute certificates only", ko: "속성 인증서만 담긴 목록임" },
  "some-reasons": { en: "it covers some reasons only", ko: "일부 폐기 사유만 다룸" },
  unnumbered: { en: "it has no CRL number", ko: "목록 번호가 없음" },
  "relative-name": {
    en: "its place is named relative to a directory",
    ko: "위치가 디렉터리 상대 이름으로만 적혀 있음",
  },
} as const satisfies Readonly<Record<RevocationDoubt, Text>>;

/** Why the fetch failed or was not possible. */
const failures = {
  scheme: { en: "its URL is neither HTTP nor HTTPS", ko: "HTTP나 HTTPS로 가져올 수 없음" },
  redirected: { en: "it redirects more than once", ko: "두 번 이상 리디렉션함" },
  "too-large": { en: "it is larger than what is read", ko: "읽는 한도보다 큼" },
  truncated: { en: "it broke off", ko: "도중에 끊김" },
  "address.private": { en: "its address is private or reserved", ko: "접속이 허용되지 않는 주소임" },
  timeout: { en: "it did not answer in time", ko: "제시간에 답하지 않음" },
  http: { en: "it gives no answer over HTTP", ko: "HTTP로 답하지 않음" },
  dns: { en: "its host name does not resolve", ko: "이름의 주소를 찾을 수 없음" },
  tcp: { en: "the connection failed", ko: "연결할 수 없음" },
  tls: { en: "the TLS connection failed", ko: "안전하게 연결할 수 없음" },
  budget: { en: "the run had used up what it may fetch", ko: "이번 실행에서 가져올 수 있는 양을 다 씀" },
} as const satisfies Readonly<Record<string, Text>>;

/** Reasons why there was no source to ask. */
const general = {
  unreadable: { en: "the certificate cannot be read", ko: "인증서를 읽을 수 없음" },
  "no-issuer": { en: "its issuer is not known", ko: "발급자를 알 수 없음" },
  "path-unclear": { en: "the path through it could not be built", ko: "이를 지나는 경로를 따라갈 수 없음" },
  "too-many": { en: "the path has too many intermediates", ko: "경로에 중간 인증서가 너무 많음" },
} as const satisfies Readonly<Record<string, Text>>;

const unknown: Text = { en: "the request failed", ko: "물어볼 수 없었음" };

/** Why a response proves nothing, without its source: `stale` becomes "it is out of date". */
export function whyOf(code: string): Text {
  const [family = ""] = code.split(".");
  return lookUp(doubts, code) ?? lookUp(failures, code) ?? lookUp(failures, family) ?? unknown;
}

/** A doubt in words: `crl.stale` becomes "the revocation list: it is out of date". */
export function doubtInWords(code: string): Text {
  const alone = lookUp(general, code);
  if (alone) return alone;
  const [head = "", rest = ""] = code.split(/\.(?<rest>.*)/s);
  const who = lookUp(sources, head);
  const why = whyOf(rest);
  if (!who) return why;
  return { en: `${who.en}: ${why.en}`, ko: `${who.ko}: ${why.ko}` };
}

/**
 * Every code of an unknown revocation with its text, for the documentation. A doubtful response is prefixed with its source, as in `crl.stale`; a
 * failed exchange is described by its family (`ocsp.timeout.http`, `crl.http.404`).
 */
export const doubtWords: Readonly<Record<string, Text>> = { ...general, ...doubts, ...failures };

function lookUp(table: Readonly<Record<string, Text>>, id: string): Text | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}
