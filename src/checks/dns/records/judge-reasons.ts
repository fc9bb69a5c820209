import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Text } from "../../../core/text.ts";

const words: Readonly<Record<string, Text>> = {
  TIMEOUT: { en: "no answer came in time", ko: "제시간에 응답이 없음" },
  SERVFAIL: { en: "the resolver failed (SERVFAIL)", ko: "리졸버가 실패함(SERVFAIL)" },
  REFUSED: { en: "the question was refused (REFUSED)", ko: "질문이 거부됨(REFUSED)" },
  "NO-SOA": {
    en: "an empty answer came that proves nothing",
    ko: "아무것도 증명하지 않는 빈 응답이 옴",
  },
  BADRESP: { en: "the answer could not be read", ko: "응답을 읽을 수 없음" },
  FILTERED: { en: "the resolver withholds it", ko: "리졸버가 응답을 차단함" },
  "PRIVATE-ROOT": {
    en: "the resolver uses a private root, which does not know that top-level domain",
    ko: "리졸버가 이 최상위 도메인을 모르는 사설 루트를 사용함",
  },
  LIMIT: { en: "there were too many to ask", ko: "물을 것이 너무 많음" },
  "CNAME-LOOP": { en: "aliases run in a circle", ko: "별칭이 순환함" },
  "CNAME-CHAIN": { en: "there are too many aliases", ko: "별칭이 너무 많음" },
};

const other: Text = { en: "not enough is known", ko: "알려진 것이 부족함" };

/** A sentence's worth of why the DNS could not tell, by the word of an answer. */
export function reasonOf(reason: string | null): Text {
  if (reason === null) return other;
  if (Object.hasOwn(words, reason)) return words[reason] ?? other;
  return resolverWords(reason);
}
