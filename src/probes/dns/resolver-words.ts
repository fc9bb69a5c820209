import { rcodes } from "../../formats/dns/codes.ts";
import { dnsReasonWords } from "../../formats/dns/reason-words.ts";
import { reasonWords } from "../../core/reason-words.ts";
import type { Text } from "../../core/text.ts";

/** Why a lookup gave no result, by exact reason code. */
const words: Readonly<Record<string, Text>> = {
  TIMEOUT: { en: "no answer came in time", ko: "제시간에 응답이 없음" },
  SERVFAIL: { en: "the lookup failed", ko: "조회에 실패함" },
  REFUSED: { en: "the query was refused", ko: "질의를 거부함" },
  NXDOMAIN: { en: "the name does not exist", ko: "존재하지 않는 이름" },
  NODATA: { en: "the record does not exist", ko: "해당 레코드 없음" },
  FORMERR: { en: "the query could not be parsed", ko: "질의를 해석하지 못함" },
  NOTIMP: { en: "this query is not supported", ko: "이런 질의를 지원하지 않음" },
  NOTAUTH: { en: "the server is not authoritative for the zone", ko: "그 존을 제공하지 않음" },
  "NOT-AUTHORITATIVE": { en: "the server is not authoritative for the zone", ko: "그 존을 제공하지 않음" },
  YXDOMAIN: { en: "a DNAME makes the name too long", ko: "DNAME으로 이름이 너무 길어짐" },
  "NO-SOA": { en: "the answer is empty and has no SOA record", ko: "SOA 레코드 없는 빈 응답임" },
  "NO-SERVERS": { en: "no name server is known", ko: "알려진 네임서버가 없음" },
  "NO-PARENT": { en: "the parent zone is unknown", ko: "상위 존을 알 수 없음" },
  "NO-MX": {
    en: "it has no MX record, and its own address may not accept mail",
    ko: "MX 레코드가 없어 자체 주소에서 메일을 받는지 알 수 없음",
  },
  "CNAME-LOOP": { en: "the CNAME records form a loop", ko: "CNAME이 순환함" },
  "CNAME-CHAIN": { en: "the CNAME chain is too long", ko: "CNAME 체인이 너무 긺" },
  BADRESP: { en: "the answer could not be read", ko: "응답을 읽을 수 없음" },
  TRUNCATED: { en: "the answer was cut off", ko: "응답이 잘림" },
  FILTERED: { en: "a filter on the path blocks the name", ko: "중간에서 이름을 차단함" },
  "PRIVATE-ROOT": { en: "the resolver uses a private root zone", ko: "사설 루트에 질의함" },
  changing: { en: "every answer is different", ko: "물을 때마다 응답이 다름" },
  // Why validation fails, by the codes of src/probes/dnssec/reasons.ts.
  expired: { en: "the signature has expired", ko: "서명이 만료됨" },
  "not-yet-valid": { en: "the signature is not valid yet", ko: "서명이 아직 유효하지 않음" },
  "bad-signature": { en: "the signature does not match the records", ko: "서명이 레코드와 맞지 않음" },
  "no-signature": { en: "the signature is missing", ko: "서명이 없음" },
  "wrong-signer": { en: "another zone signed it", ko: "다른 존이 서명함" },
  "no-matching-key": { en: "no key of the zone matches the DS record", ko: "DS 레코드에 맞는 키가 존에 없음" },
  "wrong-digest": { en: "the DS record does not match its key", ko: "DS 레코드가 키와 맞지 않음" },
  "revoked-key": { en: "the DS record refers to a revoked key", ko: "DS 레코드가 폐기된 키를 가리킴" },
  "no-key": { en: "the key of the signature is missing", ko: "서명에 쓴 키가 없음" },
  "no-proof": { en: "the proof of nonexistence is missing", ko: "부재 증명이 없음" },
  "wrong-proof": { en: "the proof of nonexistence is wrong", ko: "부재 증명이 잘못됨" },
  withheld: { en: "the resolver does not return signatures", ko: "서명이 전달되지 않음" },
  filtered: { en: "a device on the path replaced the answer", ko: "중간에서 응답을 바꿈" },
};

/** The same by the beginning of the code; the first match counts. */
const beginnings: readonly (readonly [start: RegExp, words: Text])[] = [
  [
    /^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|EAFNOSUPPORT)/,
    { en: "no route from here", ko: "여기서 도달할 경로가 없음" },
  ],
  [/^(?:EACCES|EPERM)/, { en: "this machine blocks the query", ko: "이 시스템에서 질의가 차단됨" }],
  [/^(?:TLS-|ERR_SSL|ERR_TLS|ERR_OSSL)/, { en: "the TLS connection failed", ko: "TLS 연결에 실패함" }],
  [
    /^(?:CERT_|HOSTNAME_MISMATCH|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/,
    { en: "its certificate is not trusted", ko: "인증서를 신뢰할 수 없음" },
  ],
  [/^EDE-/, { en: "the resolver reported an error", ko: "리졸버가 오류를 보고함" }],
  // The operating system's names for a connection that failed.
  [/^E[A-Z]/, { en: "the connection was closed", ko: "연결이 끊어짐" }],
];

const unusual: Text = { en: "there was no usable answer", ko: "쓸 수 있는 응답이 없음" };

/** Why a resolver or a name server gave no result, as a clause, by reason code; the code itself goes into the evidence. */
export function resolverWords(reason: string | null): Text {
  if (reason === null) return reasonWords(null);
  if (Object.hasOwn(words, reason)) return words[reason] ?? unusual;
  const ofTransport = dnsReasonWords(reason);
  if (ofTransport !== null) return ofTransport;
  if (/^[a-z]/.test(reason)) return reasonWords(reason);
  return beginnings.find(([start]) => start.test(reason))?.[1] ?? unusual;
}

/** What a resolver returned instead of records: an RCODE by its name (RFC 1035 §4.1.1), anything else in words. */
export function answerWords(reason: string | null): string | Text {
  const isRcode = reason !== null && (Object.hasOwn(rcodes, reason) || /^RCODE\d{1,4}$/.test(reason));
  return isRcode ? reason : resolverWords(reason);
}
