import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { printable } from "../../../core/printable.ts";
import type { Text } from "../../../core/text.ts";

/** What a server does instead of answering, by the reason of its stance or of what it cannot do. */
const stances: Readonly<Record<string, Text>> = {
  REFUSED: { en: "it refuses to answer (REFUSED)", ko: "응답을 거부함(REFUSED)" },
  SERVFAIL: { en: "it cannot answer (SERVFAIL)", ko: "응답하지 못함(SERVFAIL)" },
  NXDOMAIN: { en: "it says that there is no such name (NXDOMAIN)", ko: "이름이 없다고 답함(NXDOMAIN)" },
  FORMERR: { en: "it does not understand the question (FORMERR)", ko: "질문을 이해하지 못함(FORMERR)" },
  NOTIMP: { en: "it does not do what was asked (NOTIMP)", ko: "요청을 지원하지 않음(NOTIMP)" },
  NOTAUTH: { en: "it says that it is not responsible (NOTAUTH)", ko: "담당이 아니라고 답함(NOTAUTH)" },
  BADRESP: { en: "what it sends is no DNS message", ko: "DNS 메시지가 아닌 것을 보냄" },
  "not-authoritative": { en: "it answers without authority (no AA)", ko: "권한 없이 응답함(AA 없음)" },
  referral: { en: "it refers to other servers", ko: "다른 서버를 가리킴" },
  "other-zone": { en: "it only has the zone above", ko: "상위 존만 있음" },
  empty: { en: "its answer is empty", ko: "빈 응답을 보냄" },
  TIMEOUT: { en: "no answer in time", ko: "제시간에 응답이 없음" },
  "timeout.run": { en: "the time of this run was over", ko: "이번 점검의 시간이 끝남" },
  ECONNREFUSED: { en: "nothing listens there", ko: "대기 중인 서비스가 없음" },
  ECONNRESET: { en: "the connection was reset", ko: "연결이 끊어짐" },
  refused: { en: "it does not understand the OPT record, or refuses it", ko: "OPT 레코드를 이해하지 못하거나 거부함" },
  ignored: { en: "it answers without an OPT record", ko: "OPT 레코드 없이 응답함" },
  "changed-case": { en: "the question comes back otherwise", ko: "질문이 다르게 돌아옴" },
  "NO-SOA": { en: "no SOA record", ko: "SOA 레코드가 없음" },
  NOERROR: { en: "its answer differs", ko: "응답이 다름" },
  "address.private": { en: "not a public address", ko: "공인 주소가 아님" },
  NODATA: { en: "it has no delegation there", ko: "위임이 없음" },
  ALIAS: { en: "there is an alias in its place", ko: "그 자리에 별칭이 있음" },
  nxdomain: { en: "the name does not exist", ko: "이름이 존재하지 않음" },
  absent: { en: "the name has none", ko: "이름에 주소 레코드가 없음" },
  intercepted: { en: "answers come without authority", ko: "권한 없는 응답만 옴" },
};

/** Why signatures do not hold or could not be judged, by the reason of the verification. */
const securities: Readonly<Record<string, Text>> = {
  "no-matching-key": { en: "the zone has no such key", ko: "존에 해당 키가 없음" },
  "wrong-digest": { en: "the digest is that of another key", ko: "다이제스트가 다른 키의 것임" },
  "revoked-key": { en: "the key is revoked", ko: "폐기된 키임" },
  "no-signature": { en: "there is no signature", ko: "서명이 없음" },
  "bad-signature": { en: "the signature does not fit the records", ko: "서명이 레코드와 맞지 않음" },
  expired: { en: "the signature has expired", ko: "서명이 만료됨" },
  "not-yet-valid": { en: "the signature does not hold yet", ko: "서명이 아직 유효하지 않음" },
  "wrong-signer": { en: "another zone signed it", ko: "다른 존에서 서명함" },
  "wrong-labels": { en: "the signature is for another name", ko: "다른 이름의 서명임" },
  "unsupported-algorithm": { en: "the algorithm is not known", ko: "알 수 없는 알고리즘임" },
  "no-key": { en: "the signing key is not in the zone", ko: "서명한 키가 존에 없음" },
  "no-zone-key": { en: "the key is no zone key", ko: "존 키가 아님" },
  "unusable-key": { en: "the key is none of its algorithm", ko: "알고리즘에 맞지 않는 키임" },
  "no-proof": { en: "there is no proof of absence", ko: "부재 증명이 없음" },
  "wrong-proof": { en: "the proof of absence proves something else", ko: "부재 증명이 맞지 않음" },
  "no-anchor": { en: "no trust anchor is above it", ko: "상위에 신뢰 앵커가 없음" },
  "anchor-mismatch": { en: "the trust anchor is no key of its zone", ko: "신뢰 앵커가 그 존의 키가 아님" },
  "unsupported-anchor": { en: "the trust anchor is of an unknown kind", ko: "알 수 없는 종류의 신뢰 앵커임" },
  withheld: { en: "the resolver passes no signatures on", ko: "리졸버에서 서명을 전달하지 않음" },
  filtered: { en: "the resolver put something else into its place", ko: "리졸버에서 다른 응답으로 바꿈" },
  synthesised: { en: "the resolver made it of IPv4 addresses (DNS64)", ko: "리졸버에서 IPv4 주소로 만들어 냄(DNS64)" },
  local: { en: "the resolver answers by itself", ko: "리졸버에서 자체적으로 답함" },
  "broken-record": { en: "a record is not what its type says", ko: "레코드가 형식에 맞지 않음" },
  "too-many": { en: "more signatures than anybody would check", ko: "확인할 수 없을 만큼 서명이 많음" },
  unsupported: { en: "the algorithms are not known", ko: "알 수 없는 알고리즘임" },
  deprecated: { en: "the algorithm is not to be trusted any more", ko: "더 이상 신뢰하지 않는 알고리즘임" },
  iterations: { en: "names are hashed too often", ko: "해시를 너무 많이 반복함" },
  "opt-out": { en: "the zone above leaves it out of its proofs", ko: "상위 존의 증명에서 제외됨" },
  unsigned: { en: "there is no signature", ko: "서명이 없음" },
};

const other: Text = { en: "not enough is known", ko: "알려진 것이 부족함" };

/** What a server does instead of answering, in words. */
export function stanceWords(reason: string | null): Text {
  return wordsIn(stances, reason);
}

/** Why signatures do not hold, in words. */
export function securityWords(reason: string | null): Text {
  return wordsIn({ ...stances, ...securities }, reason);
}

function wordsIn(words: Readonly<Record<string, Text>>, reason: string | null): Text {
  if (reason === null) return other;
  const known = Object.hasOwn(words, reason) ? words[reason] : undefined;
  if (known) return known;
  return resolverWords(reason);
}

/** What a resolver says of its own answer, behind the sentence that tells of it; empty where it says nothing. */
export function extendedWords(extended: readonly { readonly code: number; readonly text: string }[]): string {
  const told = extended
    .slice(0, 3)
    .map(({ code, text }) => `EDE ${code}${text === "" ? "" : ` ${printable(text, 200)}`}`);
  return told.length === 0 ? "" : `: ${told.join("; ")}`;
}

/** Names in a sentence: the first few, and how many there are. */
export function listed(names: readonly string[], most = 6): string {
  const shown = names.slice(0, most).map((name) => printable(name, 120));
  return names.length > most ? `${shown.join(", ")} (+${names.length - most})` : shown.join(", ");
}
