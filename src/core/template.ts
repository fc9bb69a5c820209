import { fill, hole, type Language, type Params, type Text } from "./text.ts";

/** Words for the placeholders in the rule texts of all checks, where the placeholder's name is unclear or has no Korean word. */
const words: Readonly<Record<string, Text>> = {
  actual: { en: "measured value", ko: "측정값" },
  address: { en: "address", ko: "주소" },
  addresses: { en: "addresses", ko: "주소 목록" },
  algorithm: { en: "algorithm", ko: "알고리즘" },
  alias: { en: "CNAME target", ko: "별칭 대상" },
  asked: { en: "number queried", ko: "질의한 수" },
  at: { en: "place", ko: "위치" },
  authority: { en: "authority", ko: "인증 기관" },
  bits: { en: "bits", ko: "비트 수" },
  by: { en: "records", ko: "레코드" },
  chain: { en: "chain of names", ko: "이름의 경로" },
  count: { en: "number", ko: "개수" },
  date: { en: "date", ko: "날짜" },
  days: { en: "days", ko: "일수" },
  domain: { en: "domain", ko: "도메인" },
  expected: { en: "expected value", ko: "기대값" },
  expires: { en: "expiry time", ko: "만료 시각" },
  first: { en: "value of the others", ko: "다른 쪽의 값" },
  glue: { en: "glue addresses", ko: "글루 주소" },
  grade: { en: "grade", ko: "등급" },
  header: { en: "header", ko: "헤더" },
  host: { en: "host", ko: "호스트" },
  issuer: { en: "issuer", ko: "발급 기관" },
  list: { en: "list", ko: "목록" },
  mailbox: { en: "mailbox", ko: "메일 주소" },
  name: { en: "name", ko: "이름" },
  names: { en: "names", ko: "이름 목록" },
  network: { en: "network", ko: "네트워크" },
  newest: { en: "newest serial", ko: "최신 일련번호" },
  octets: { en: "octets", ko: "옥텟 수" },
  origin: { en: "origin", ko: "오리진" },
  ours: { en: "our value", ko: "자체 값" },
  own: { en: "own value", ko: "자체 값" },
  parent: { en: "parent zone", ko: "상위 존" },
  product: { en: "product", ko: "제품" },
  protocol: { en: "protocol", ko: "프로토콜" },
  reason: { en: "reason", ko: "이유" },
  reasons: { en: "reasons", ko: "이유" },
  resolver: { en: "resolver", ko: "리졸버" },
  resolvers: { en: "resolvers", ko: "리졸버 목록" },
  seconds: { en: "seconds", ko: "초" },
  serial: { en: "serial", ko: "일련번호" },
  server: { en: "server", ko: "서버" },
  servers: { en: "servers", ko: "서버 목록" },
  service: { en: "service", ko: "서비스" },
  source: { en: "source", ko: "출처" },
  sources: { en: "sources", ko: "출처 목록" },
  status: { en: "status", ko: "상태" },
  subject: { en: "subject", ko: "대상" },
  suite: { en: "cipher suite", ko: "암호 스위트" },
  tag: { en: "key tag", ko: "키 태그" },
  target: { en: "target", ko: "대상" },
  targetZone: { en: "zone of the target", ko: "대상의 존" },
  theirs: { en: "their value", ko: "상대 값" },
  total: { en: "total", ko: "전체 수" },
  type: { en: "type", ko: "유형" },
  types: { en: "types", ko: "유형" },
  url: { en: "URL", ko: "URL" },
  value: { en: "value", ko: "값" },
  version: { en: "version", ko: "버전" },
  wait: { en: "time", ko: "시간" },
  what: { en: "details", ko: "상세" },
  who: { en: "subject", ko: "주체" },
  why: { en: "reason", ko: "이유" },
  working: { en: "number working", ko: "동작하는 수" },
  zone: { en: "zone", ko: "존" },
};

/** Placeholders for optional additions: the sentence is complete without them. */
const additions: ReadonlySet<string> = new Set(["left", "words"]);

/** Returns the text for a placeholder that nothing fills, such as `<zone>`; empty for an optional addition. */
export function placeholderWords(name: string, language: Language): string {
  if (additions.has(name)) return "";
  const known = Object.hasOwn(words, name) ? words[name] : undefined;
  return `<${known?.[language] ?? name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()}>`;
}

/** Fills a template with general text. A Korean particle gets both forms: `{host|이/가}` becomes `…이(가)`; an English word is the plural. */
export function unfilled(text: Text, language: Language, show: (hole: string) => string): string {
  return text[language].replace(hole, (_whole, name: string, first?: string, second?: string) => {
    if (first === undefined || second === undefined) return show(name);
    return language === "ko" ? show(name) + bothParticles(first, second) : second;
  });
}

/** `이(가)`, or `(으)로` where the second is the end of the first. */
function bothParticles(closed: string, open: string): string {
  return closed.endsWith(open) ? `(${closed.slice(0, -open.length)})${open}` : `${closed}(${open})`;
}

/** A sentence without its facts: `{host} sends no header` becomes `<host> sends no header`. */
export function generalText(text: Text): Text {
  return {
    en: unfilled(text, "en", (name) => placeholderWords(name, "en")),
    ko: unfilled(text, "ko", (name) => placeholderWords(name, "ko")),
  };
}

const withoutValues: Text = {
  en: " The stored result does not contain the values in angle brackets.",
  ko: " 꺾쇠괄호로 표시한 값은 저장된 결과에 없습니다.",
};

/**
 * Fills a template with stored values. Another version may have stored them, for a sentence with other placeholders: a value that is not there is
 * shown as in a sentence without its facts, and the sentence says so.
 */
export function fillStored(text: Text, params: Params, language: Language): string {
  const { values, shown } = withPlaceholders(text, params, language);
  return fill(text, values, language) + (shown ? withoutValues[language] : "");
}

/** The same for the sentence that follows such a sentence, which does not say it again. */
export function fillNext(text: Text, params: Params, language: Language): string {
  return fill(text, withPlaceholders(text, params, language).values, language);
}

/** Adds the words of the placeholders that have no value, and whether any of them is shown. */
function withPlaceholders(text: Text, params: Params, language: Language): { values: Params; shown: boolean } {
  const names = Array.from(text[language].matchAll(hole), ({ groups }) => groups?.["name"] ?? "");
  const missing = names.filter((name) => params[name] === undefined);
  if (missing.length === 0) return { values: params, shown: false };
  const words = missing.map((name) => [name, placeholderWords(name, language)] as const);
  return { values: { ...params, ...Object.fromEntries(words) }, shown: words.some(([, word]) => word !== "") };
}
