import type { Text } from "../../../src/core/text.ts";

/** The reference's own sentences. */
export const words = {
  about: {
    en: "Read-only security checks of hosts, URLs and domains from outside, and a gate that passes or fails a deployment. Every path under /api answers with the same JSON envelope. On success, `ok` is true and `data` contains the result. On failure, `ok` is false and `error` contains the reason. Unknown and repeated parameters are rejected. An API key is optional, except where an operation requires one; a key that is sent must be valid. Every path that supports GET also supports HEAD.",
    ko: "호스트, URL, 도메인을 외부에서 관측하는 읽기 전용 보안 점검과, 배포를 통과시키거나 실패시키는 게이트입니다. /api 아래의 모든 경로는 같은 JSON 봉투로 응답합니다. 성공하면 `ok`가 true이고 `data`에 결과가 있습니다. 실패하면 `ok`가 false이고 `error`에 이유가 있습니다. 알 수 없는 파라미터와 반복된 파라미터는 거부합니다. API 키는 이를 요구하는 작업을 제외하면 선택 사항이며, 보낸다면 유효한 키여야 합니다. GET을 쓰는 곳에는 HEAD도 쓸 수 있습니다.",
  },
  server: { en: "This server", ko: "이 서버" },
  checks: {
    en: "Checks of a host, a URL or a domain",
    ko: "호스트, URL, 도메인 점검",
  },
  service: { en: "Service endpoints", ko: "서비스 엔드포인트" },
  key: {
    en: "Optional, except where an operation requires it. With an API key, requests are counted per key instead of per client address. An unknown, revoked or expired key is rejected with 401. These attempts count against a stricter limit, `wrong-keys`.",
    ko: "키를 요구하는 작업을 제외하면 선택 사항입니다. 키를 보내면 요청을 주소 대신 키별로 셉니다. 틀렸거나 폐기 또는 만료된 키는 401로 거부하며, 이런 시도에는 더 엄격한 한도 `wrong-keys`를 따로 적용합니다.",
  },
  measuredAnew: { en: "Measured for every request, never cached.", ko: "요청할 때마다 새로 측정합니다." },
  mayBeStored: {
    en: "The server caches results for {seconds} seconds (`cached` is true). `Cache-Control: no-cache` requests a new measurement.",
    ko: "서버는 결과를 {seconds}초 동안 캐시합니다(`cached`가 true). `Cache-Control: no-cache`를 보내면 새로 측정합니다.",
  },
  limits: {
    default: {
      en: "Counts against the limit `default`: 60 requests a minute unless the operator sets another.",
      ko: "한도 `default`에 포함됩니다. 운영자가 달리 정하지 않으면 분당 60회입니다.",
    },
    heavy: {
      en: "Counts against the limit `default`, and against `heavy` where it measures: 10 requests a minute unless the operator sets another. A cached answer does not count against `heavy`.",
      ko: "한도 `default`에 포함되고, 새로 측정할 때는 `heavy`에도 포함됩니다. 운영자가 달리 정하지 않으면 분당 10회입니다. 캐시된 응답은 `heavy`에 포함되지 않습니다.",
    },
  },
  body: { en: "The parameters, as a JSON object", ko: "JSON 객체로 쓴 파라미터" },
  result: { en: "The result in its envelope", ko: "봉투에 담긴 결과" },
  known: {
    en: "The client has the newest result: If-None-Match names its ETag. The request ID is in the header",
    ko: "클라이언트에 최신 결과가 있습니다. If-None-Match에 그 ETag가 있습니다. 요청 ID는 헤더에 있습니다",
  },
  lines: {
    page: {
      en: 'One line of the body, for `Accept: application/x-ndjson`. `Link` with `rel="next"` names the next page.',
      ko: '`Accept: application/x-ndjson`으로 요청한 본문의 한 줄입니다. 다음 페이지는 `rel="next"`인 `Link`에 있습니다.',
    },
    stream: {
      en: "One line of the body, for `Accept: application/x-ndjson`. Items are sent as soon as they are complete. The last line is the envelope; only this line has `ok`. If the check fails after status 200 was sent, the last line has `ok` false. Blank lines keep the connection open.",
      ko: "`Accept: application/x-ndjson`으로 요청한 본문의 한 줄입니다. 항목은 완성되는 대로 전송합니다. 마지막 줄은 봉투이며, `ok`는 이 줄에만 있습니다. 상태 200 이후의 실패는 `ok`가 false인 마지막 줄로 알립니다. 빈 줄은 연결을 유지하기 위한 것입니다.",
    },
  },
  livez: {
    summary: { en: "Whether the process is running", ko: "프로세스가 동작하는지 여부" },
    about: {
      en: "Liveness probe for process supervisors. No envelope, no rate limit.",
      ko: "프로세스 관리자를 위한 라이브니스 프로브입니다. 봉투와 요청 한도가 없습니다.",
    },
    yes: { en: "The process is running", ko: "동작하고 있습니다" },
    status: { en: "alive while the process runs", ko: "프로세스가 동작하는 동안 alive" },
  },
  readyz: {
    summary: { en: "Whether requests should be sent here", ko: "여기로 요청을 보내도 되는지 여부" },
    about: {
      en: "Readiness probe for load balancers. No envelope, no rate limit. `status` is starting until the database is open and migrated, and draining while the server shuts down. `store` is present while the database fails. A server that was ready stays ready, because checks work without the database.",
      ko: "로드 밸런서를 위한 레디니스 프로브입니다. 봉투와 요청 한도가 없습니다. 데이터베이스를 열고 마이그레이션을 마치기 전에는 status가 starting이고, 서버를 종료하는 동안에는 draining입니다. 데이터베이스에 오류가 있는 동안에는 store가 있습니다. 데이터베이스가 없어도 점검은 동작하므로, 한 번 준비된 서버는 계속 ready입니다.",
    },
    yes: { en: "The server accepts requests", ko: "요청을 받을 수 있습니다" },
    no: { en: "The server is starting or shutting down", ko: "서버를 시작하거나 종료하는 중입니다" },
    status: {
      en: "ready: accepts requests; starting: before the database is migrated; draining: shutting down",
      ko: "ready: 요청을 받음. starting: 데이터베이스 마이그레이션 전. draining: 종료하는 중",
    },
    store: {
      en: "failing while the database fails; otherwise absent",
      ko: "데이터베이스에 오류가 있는 동안 failing. 아니면 생략",
    },
  },
  openapi: {
    summary: { en: "This OpenAPI document", ko: "이 OpenAPI 문서" },
    about: {
      en: "OpenAPI 3.1 as JSON. No envelope, no rate limit.",
      ko: "JSON으로 된 OpenAPI 3.1. 봉투도 한도도 없습니다.",
    },
    yes: { en: "The OpenAPI document", ko: "OpenAPI 문서" },
  },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<string, Text>>>>;
