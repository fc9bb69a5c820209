import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Text } from "../../../core/text.ts";

const words: Readonly<Record<string, Text>> = {
  TIMEOUT: { en: "no answer came in time", ko: "제시간에 응답이 없음" },
  SERVFAIL: { en: "the resolver failed (SERVFAIL)", ko: "리졸버가 실패함(SERVFAIL)" },
  REFUSED: { en: "the query was refused (REFUSED)", ko: "질의가 거부됨(REFUSED)" },
  "NO-SOA": {
    en: "the answer was empty and had no SOA record",
    ko: "SOA 레코드 없는 빈 응답이 옴",
  },
  BADRESP: { en: "the answer could not be read", ko: "응답을 읽을 수 없음" },
  FILTERED: { en: "the resolver blocks it", ko: "리졸버가 응답을 차단함" },
  "PRIVATE-ROOT": {
    en: "the resolver uses a private root, which does not know that top-level domain",
    ko: "리졸버가 이 최상위 도메인을 모르는 사설 루트를 사용함",
  },
  LIMIT: { en: "there were too many names to query", ko: "질의할 이름이 너무 많음" },
  "CNAME-LOOP": { en: "the CNAME records form a loop", ko: "CNAME이 순환함" },
  "CNAME-CHAIN": { en: "the CNAME chain is too long", ko: "CNAME 체인이 너무 긺" },
};

const other: Text = { en: "not enough information", ko: "정보가 부족함" };

/** Why a lookup gave no result, as a clause, by reason code. */
export function reasonOf(reason: string | null): Text {
  if (reason === null) return other;
  if (Object.hasOwn(words, reason)) return words[reason] ?? other;
  return resolverWords(reason);
}
