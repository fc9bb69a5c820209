import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { printable } from "../../../core/printable.ts";
import type { Text } from "../../../core/text.ts";

/** What a server does instead of answering correctly, by reason code. */
const stances: Readonly<Record<string, Text>> = {
  REFUSED: { en: "it refuses to answer (REFUSED)", ko: "응답을 거부함(REFUSED)" },
  SERVFAIL: { en: "it cannot answer (SERVFAIL)", ko: "응답하지 못함(SERVFAIL)" },
  NXDOMAIN: { en: "it returns NXDOMAIN", ko: "NXDOMAIN을 반환함" },
  FORMERR: { en: "it cannot parse the query (FORMERR)", ko: "질의를 해석하지 못함(FORMERR)" },
  NOTIMP: { en: "it does not support the query (NOTIMP)", ko: "질의를 지원하지 않음(NOTIMP)" },
  NOTAUTH: { en: "it is not authoritative for the zone (NOTAUTH)", ko: "존에 대한 권한이 없음(NOTAUTH)" },
  BADRESP: { en: "its answer is not a valid DNS message", ko: "올바른 DNS 메시지가 아님" },
  "not-authoritative": {
    en: "its answer is not authoritative (no AA flag)",
    ko: "권한 있는 응답이 아님(AA 플래그 없음)",
  },
  referral: { en: "it refers to other servers", ko: "다른 서버를 가리킴" },
  "other-zone": { en: "it serves the parent zone only", ko: "상위 존만 제공함" },
  empty: { en: "its answer is empty", ko: "빈 응답을 보냄" },
  TIMEOUT: { en: "no answer in time", ko: "제시간에 응답이 없음" },
  "timeout.run": { en: "the time limit of this run ended", ko: "이번 점검의 제한 시간이 끝남" },
  ECONNREFUSED: { en: "nothing listens there", ko: "대기 중인 서비스가 없음" },
  ECONNRESET: { en: "the connection was reset", ko: "연결이 끊어짐" },
  refused: { en: "it rejects the OPT record", ko: "OPT 레코드를 거부함" },
  ignored: { en: "it answers without an OPT record", ko: "OPT 레코드 없이 응답함" },
  "changed-case": { en: "the question comes back in a different case", ko: "질의의 대소문자가 바뀜" },
  "NO-SOA": { en: "no SOA record", ko: "SOA 레코드가 없음" },
  NOERROR: { en: "its answer differs", ko: "응답이 다름" },
  "address.private": { en: "not a public address", ko: "공인 주소가 아님" },
  NODATA: { en: "it has no delegation there", ko: "위임이 없음" },
  ALIAS: { en: "there is a CNAME instead", ko: "CNAME이 대신 있음" },
  nxdomain: { en: "the name does not exist", ko: "이름이 존재하지 않음" },
  absent: { en: "the name has no address records", ko: "이름에 주소 레코드가 없음" },
  intercepted: { en: "all answers are non-authoritative", ko: "권한 없는 응답만 옴" },
};

/** Why signatures are invalid or could not be validated, by reason code. */
const securities: Readonly<Record<string, Text>> = {
  "no-matching-key": { en: "the zone does not have this key", ko: "존에 해당 키가 없음" },
  "wrong-digest": { en: "the digest belongs to another key", ko: "다이제스트가 다른 키의 것임" },
  "revoked-key": { en: "the key is revoked", ko: "폐기된 키임" },
  "no-signature": { en: "there is no signature", ko: "서명이 없음" },
  "bad-signature": { en: "the signature does not match the records", ko: "서명이 레코드와 맞지 않음" },
  expired: { en: "the signature has expired", ko: "서명이 만료됨" },
  "not-yet-valid": { en: "the signature is not valid yet", ko: "서명이 아직 유효하지 않음" },
  "wrong-signer": { en: "another zone signed it", ko: "다른 존에서 서명함" },
  "wrong-labels": { en: "the signature is for another name", ko: "다른 이름의 서명임" },
  "unsupported-algorithm": { en: "the algorithm is unknown", ko: "알 수 없는 알고리즘임" },
  "no-key": { en: "the signing key is not in the zone", ko: "서명한 키가 존에 없음" },
  "no-zone-key": { en: "the key is not a zone key", ko: "존 키가 아님" },
  "unusable-key": { en: "the key does not fit its algorithm", ko: "알고리즘에 맞지 않는 키임" },
  "no-proof": { en: "there is no proof of nonexistence", ko: "부재 증명이 없음" },
  "wrong-proof": { en: "the proof of nonexistence does not match", ko: "부재 증명이 맞지 않음" },
  "no-anchor": { en: "no trust anchor covers it", ko: "상위에 신뢰 앵커가 없음" },
  "anchor-mismatch": { en: "the trust anchor does not match a key of its zone", ko: "신뢰 앵커가 그 존의 키가 아님" },
  "unsupported-anchor": { en: "the trust anchor uses an unknown algorithm", ko: "신뢰 앵커의 알고리즘을 알 수 없음" },
  withheld: { en: "the resolver does not return signatures", ko: "리졸버에서 서명을 전달하지 않음" },
  filtered: { en: "the resolver replaced the answer", ko: "리졸버에서 다른 응답으로 바꿈" },
  synthesised: {
    en: "the resolver synthesised it from IPv4 addresses (DNS64)",
    ko: "리졸버에서 IPv4 주소로 합성함(DNS64)",
  },
  local: { en: "the resolver answers by itself", ko: "리졸버에서 자체적으로 답함" },
  "broken-record": { en: "the data of a record does not match its type", ko: "레코드가 형식에 맞지 않음" },
  "too-many": { en: "there are too many signatures to check", ko: "서명이 너무 많아 확인할 수 없음" },
  unsupported: { en: "the algorithms are not known", ko: "알 수 없는 알고리즘임" },
  deprecated: { en: "the algorithm is deprecated", ko: "폐기된 알고리즘임" },
  iterations: { en: "there are too many hash iterations", ko: "해시를 너무 많이 반복함" },
  "opt-out": { en: "the parent zone uses opt-out (NSEC3)", ko: "상위 존에서 opt-out(NSEC3)을 씀" },
  unsigned: { en: "there is no signature", ko: "서명이 없음" },
};

const other: Text = { en: "not enough information", ko: "정보가 부족함" };

/** What a server does instead of answering correctly, in words. */
export function stanceWords(reason: string | null): Text {
  return wordsIn(stances, reason);
}

/** Why signatures are invalid, in words. */
export function securityWords(reason: string | null): Text {
  return wordsIn({ ...stances, ...securities }, reason);
}

function wordsIn(words: Readonly<Record<string, Text>>, reason: string | null): Text {
  if (reason === null) return other;
  const known = Object.hasOwn(words, reason) ? words[reason] : undefined;
  if (known) return known;
  return resolverWords(reason);
}

/** The extended errors (RFC 8914) of an answer, to append to a sentence; empty without any. */
export function extendedWords(extended: readonly { readonly code: number; readonly text: string }[]): string {
  const told = extended
    .slice(0, 3)
    .map(({ code, text }) => `EDE ${code}${text === "" ? "" : ` ${printable(text, 200)}`}`);
  return told.length === 0 ? "" : `: ${told.join("; ")}`;
}

/** Names in a sentence: the first few, and how many more there are. */
export function listed(names: readonly string[], most = 6): string {
  const shown = names.slice(0, most).map((name) => printable(name, 120));
  return names.length > most ? `${shown.join(", ")} (+${names.length - most})` : shown.join(", ");
}
