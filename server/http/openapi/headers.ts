import type { Language, Text } from "../../../src/core/text.ts";

interface Header {
  readonly about: Text;
  readonly example: string;
  readonly type?: "integer";
}

const headers = {
  "X-Request-Id": {
    about: {
      en: "Request ID, the same as requestId. A value sent by the client is used if it has 8 to 64 letters, digits, - or _.",
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
      en: "Remaining quota: r requests; the limit resets in t seconds.",
      ko: "남은 한도: r회. t초 후에 초기화됩니다.",
    },
    example: '"default";r=58;t=41',
  },
  "Cache-Control": {
    about: {
      en: "How long the response may be cached. Failures and responses to requests with a key are not cached. A result that only max_age accepts has no-cache: it may be stored, and is requested again with If-None-Match.",
      ko: "응답을 보관할 수 있는 시간. 실패와 키를 사용한 응답은 보관할 수 없습니다. max_age로만 허용된 오래된 결과는 no-cache이며, 보관하되 If-None-Match로 다시 요청합니다.",
    },
    example: "private, max-age=287",
  },
  ETag: {
    about: {
      en: "A weak validator of the result in this language, where the answer may be cached. Send it as If-None-Match: the server answers 304 until it has a newer result. A request with If-None-Match never starts a new measurement before the cached one expires.",
      ko: "보관할 수 있는 응답에서 이 언어로 된 결과의 약한 검증자. If-None-Match로 보내면 더 새로운 결과가 있을 때까지 304로 응답합니다. If-None-Match가 있는 요청은 보관된 결과가 만료되기 전에 새로 측정하지 않습니다.",
    },
    example: 'W/"yKau2Inw9k-lwSX_oEgnYojau-X"',
  },
  Age: {
    about: {
      en: "Seconds since the measurement, where the answer comes from the cache (RFC 9111 §5.1). It counts towards max-age.",
      ko: "보관된 응답이면 측정 이후 지난 초(RFC 9111 §5.1). max-age에 포함됩니다.",
    },
    example: "13",
    type: "integer",
  },
  "Retry-After": {
    about: {
      en: "Seconds to wait before the next request, the same as error.retryAfter.",
      ko: "다시 요청하기 전에 기다릴 초. error.retryAfter와 같습니다.",
    },
    example: "21",
    type: "integer",
  },
  "WWW-Authenticate": {
    about: { en: "Authentication scheme for API keys.", ko: "API 키의 인증 방식." },
    example: "Bearer",
  },
  Location: {
    about: { en: "The path of the new run.", ko: "새 실행의 경로." },
    example: "/api/runs/run_Xb3kQ0vYx1cQm4r8L2d7Tn5u",
  },
  Allow: {
    about: { en: "Methods that the path supports.", ko: "이 경로가 지원하는 메서드." },
    example: "GET, HEAD, OPTIONS",
  },
} as const satisfies Readonly<Record<string, Header>>;

/** A header of an answer that the reference describes. */
export type HeaderName = keyof typeof headers;

/** The headers of every answer. */
export const everyAnswer: readonly HeaderName[] = ["X-Request-Id", "Cache-Control"];

/** The headers of an answer that may be cached. */
export const cacheable: readonly HeaderName[] = ["ETag", "Age"];

/** The headers of a counted request; one that is rejected before it is understood is not counted. */
export const counted: readonly HeaderName[] = ["RateLimit-Policy", "RateLimit"];

/** Every header as a component of the reference; that of runs where the server stores. */
export function headerComponents(language: Language, hasRuns: boolean) {
  const used = Object.entries<Header>(headers).filter(([name]) => hasRuns || name !== "Location");
  return Object.fromEntries(
    used.map(([name, { about, example, type = "string" }]) => [
      name,
      { description: about[language], schema: { type }, example: type === "integer" ? Number(example) : example },
    ]),
  );
}

/** References to some of those components. */
export function headersOf(names: readonly HeaderName[]): Readonly<Record<string, { readonly $ref: string }>> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
