import type { Language, Text } from "../../src/core/text.ts";

interface Header {
  readonly about: Text;
  readonly example: string;
  readonly type?: "integer";
}

const headers = {
  "X-Request-Id": {
    about: {
      en: "Identifier of the request, the same as requestId; one that the client sends is taken where it is 8 to 64 letters, digits, - or _.",
      ko: "요청의 식별자이며 requestId와 같습니다. 클라이언트가 보낸 값이 8–64자의 영문자, 숫자, -, _이면 그대로 씁니다.",
    },
    example: "0f8fad5b-d9cb-469f-a165-70867728950e",
  },
  "RateLimit-Policy": {
    about: {
      en: "The limit: q requests in w seconds (draft-ietf-httpapi-ratelimit-headers-10).",
      ko: "요청 한도: w초에 q회(draft-ietf-httpapi-ratelimit-headers-10).",
    },
    example: '"default";q=60;w=60',
  },
  RateLimit: {
    about: {
      en: "What is left: r requests, and t seconds until all of them are back.",
      ko: "남은 한도: r회, 전부 회복되기까지 t초.",
    },
    example: '"default";r=58;t=41',
  },
  "Cache-Control": {
    about: {
      en: "For how long the answer may be kept; failures and answers to a key may not.",
      ko: "응답을 보관할 수 있는 시간. 실패와 키를 사용한 응답은 보관할 수 없습니다.",
    },
    example: "private, max-age=287",
  },
  "Retry-After": {
    about: {
      en: "Seconds to wait before asking again, the same as error.retryAfter.",
      ko: "다시 요청하기 전에 기다릴 초. error.retryAfter와 같습니다.",
    },
    example: "21",
    type: "integer",
  },
  "WWW-Authenticate": {
    about: { en: "How a key is sent.", ko: "키를 보내는 방식." },
    example: "Bearer",
  },
  Allow: {
    about: { en: "The methods that the path takes.", ko: "이 경로에 쓸 수 있는 메서드." },
    example: "GET, HEAD, OPTIONS",
  },
} as const satisfies Readonly<Record<string, Header>>;

/** A header of an answer that the reference describes. */
export type HeaderName = keyof typeof headers;

/** What all answers have in common. */
export const everyAnswer: readonly HeaderName[] = ["X-Request-Id", "Cache-Control"];

/** What is said where a request was counted: not where it was refused before anybody knew what it asks. */
export const counted: readonly HeaderName[] = ["RateLimit-Policy", "RateLimit"];

/** Every header as a component of the reference. */
export function headerComponents(language: Language) {
  return Object.fromEntries(
    Object.entries<Header>(headers).map(([name, { about, example, type = "string" }]) => [
      name,
      { description: about[language], schema: { type }, example: type === "integer" ? Number(example) : example },
    ]),
  );
}

/** References to some of those components. */
export function headersOf(names: readonly HeaderName[]): Readonly<Record<string, { readonly $ref: string }>> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
