import { dnsReasonWords } from "../../formats/dns/reason-words.ts";
import { reasonWords } from "../../core/reason-words.ts";
import type { Text } from "../../core/text.ts";

/** Why the DNS could not tell, by the whole of its code. */
const words: Readonly<Record<string, Text>> = {
  TIMEOUT: { en: "no answer came in time", ko: "제시간에 응답이 없음" },
  SERVFAIL: { en: "the lookup failed", ko: "조회에 실패함" },
  REFUSED: { en: "the question was refused", ko: "질의를 거부함" },
  NXDOMAIN: { en: "there is no such name", ko: "존재하지 않는 이름" },
  NODATA: { en: "there is no such record", ko: "해당 레코드 없음" },
  FORMERR: { en: "the question was not understood", ko: "질의를 이해하지 못함" },
  NOTIMP: { en: "such questions are not served", ko: "이런 질의를 지원하지 않음" },
  NOTAUTH: { en: "the zone is not served there", ko: "그 존을 제공하지 않음" },
  "NOT-AUTHORITATIVE": { en: "the zone is not served there", ko: "그 존을 제공하지 않음" },
  YXDOMAIN: { en: "a redirection makes the name too long", ko: "재지정으로 이름이 너무 길어짐" },
  "NO-SOA": { en: "the answer is empty and proves nothing", ko: "빈 응답이라 판단할 수 없음" },
  "NO-SERVERS": { en: "no name server is known", ko: "알려진 네임서버가 없음" },
  "NO-PARENT": { en: "no zone above is known", ko: "상위 존을 알 수 없음" },
  "NO-MX": {
    en: "it has no MX record, and its own address may take no mail",
    ko: "MX 레코드가 없어 자체 주소에서 메일을 받는지 알 수 없음",
  },
  "CNAME-LOOP": { en: "the aliases lead in a circle", ko: "별칭이 순환함" },
  "CNAME-CHAIN": { en: "too many aliases follow each other", ko: "별칭이 너무 길게 이어짐" },
  BADRESP: { en: "the answer could not be read", ko: "응답을 읽을 수 없음" },
  TRUNCATED: { en: "the answer was cut off", ko: "응답이 잘림" },
  FILTERED: { en: "somebody in between withholds the name", ko: "중간에서 이름을 차단함" },
  "PRIVATE-ROOT": { en: "a private root was asked", ko: "사설 루트에 질의함" },
  changing: { en: "every answer is another one", ko: "물을 때마다 응답이 다름" },
  // Why signatures do not hold, as src/probes/dnssec/reasons.ts has them.
  expired: { en: "the signature has expired", ko: "서명이 만료됨" },
  "not-yet-valid": { en: "the signature is not valid yet", ko: "서명이 아직 유효하지 않음" },
  "bad-signature": { en: "the signature does not fit the records", ko: "서명이 레코드와 맞지 않음" },
  "no-signature": { en: "the signature is missing", ko: "서명이 없음" },
  "wrong-signer": { en: "another zone has signed", ko: "다른 존이 서명함" },
  "no-matching-key": { en: "the DS record names no key of the zone", ko: "DS 레코드에 맞는 키가 존에 없음" },
  "wrong-digest": { en: "the DS record does not fit its key", ko: "DS 레코드가 키와 맞지 않음" },
  "revoked-key": { en: "the DS record names a revoked key", ko: "DS 레코드가 폐기된 키를 가리킴" },
  "no-key": { en: "the key of the signature is missing", ko: "서명에 쓴 키가 없음" },
  "no-proof": { en: "the proof of absence is missing", ko: "부재 증명이 없음" },
  "wrong-proof": { en: "the proof of absence is wrong", ko: "부재 증명이 잘못됨" },
  withheld: { en: "signatures are not passed on", ko: "서명이 전달되지 않음" },
  filtered: { en: "somebody in between has replaced the answer", ko: "중간에서 응답을 바꿈" },
};

/** The same by the beginning of the code; the first that fits. */
const beginnings: readonly (readonly [start: RegExp, words: Text])[] = [
  [
    /^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|EAFNOSUPPORT)/,
    { en: "no route from here", ko: "여기서 도달할 경로가 없음" },
  ],
  [/^(?:EACCES|EPERM)/, { en: "this machine does not let the question out", ko: "이 기기에서 질의가 허용되지 않음" }],
  [/^(?:TLS-|ERR_SSL|ERR_TLS|ERR_OSSL)/, { en: "no TLS connection came about", ko: "TLS 연결이 이루어지지 않음" }],
  [
    /^(?:CERT_|HOSTNAME_MISMATCH|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/,
    { en: "its certificate is not trusted", ko: "인증서를 신뢰할 수 없음" },
  ],
  [/^EDE-/, { en: "the resolver found fault with it", ko: "리졸버가 문제를 발견함" }],
  // The operating system's names for a connection that failed.
  [/^E[A-Z]/, { en: "the connection was broken off", ko: "연결이 끊어짐" }],
];

const unusual: Text = { en: "no usable answer came", ko: "쓸 수 있는 응답이 없음" };

/** Why a resolver or a name server could not tell, in a few words, by the code that says so; the code itself is for evidence. */
export function resolverWords(reason: string | null): Text {
  if (reason === null) return reasonWords(null);
  if (Object.hasOwn(words, reason)) return words[reason] ?? unusual;
  const ofTransport = dnsReasonWords(reason);
  if (ofTransport !== null) return ofTransport;
  if (/^[a-z]/.test(reason)) return reasonWords(reason);
  return beginnings.find(([start]) => start.test(reason))?.[1] ?? unusual;
}
