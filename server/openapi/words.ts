import type { Text } from "../../src/core/text.ts";

/** What the reference says beside what checks and failures say of themselves. */
export const words = {
  about: {
    en: "Read-only security checks of hosts, URLs and domains, as they are seen from outside, and a gate that passes or fails a deployment. Every path under /api answers with one envelope: on success `ok` is true and `data` holds the result, on failure `ok` is false and `error` says what happened. Unknown and repeated parameters are refused. No key is needed; one that is sent has to be right. HEAD is taken wherever GET is.",
    ko: "호스트, URL, 도메인을 외부에서 관측하는 읽기 전용 보안 점검과, 배포를 통과시키거나 실패시키는 게이트입니다. /api 아래의 모든 경로는 같은 봉투로 응답합니다. 성공하면 `ok`가 true이고 결과는 `data`에 있으며, 실패하면 `ok`가 false이고 `error`가 이유를 말합니다. 모르는 파라미터와 반복된 파라미터는 거부합니다. 키는 필요 없지만, 보낸다면 올바른 키여야 합니다. GET을 쓰는 곳에는 HEAD도 쓸 수 있습니다.",
  },
  server: { en: "This server", ko: "이 서버" },
  checks: {
    en: "Questions about a host, a URL or a domain",
    ko: "호스트, URL, 도메인에 대한 질문",
  },
  service: { en: "The service itself", ko: "서비스 자체" },
  key: {
    en: "Optional. With a key, requests are counted by key instead of by address; a key that is wrong, revoked or expired is refused with 401, and such attempts have a stricter limit of their own, `wrong-keys`.",
    ko: "선택 사항입니다. 키를 보내면 요청을 주소 대신 키별로 셉니다. 틀렸거나 폐기 또는 만료된 키는 401로 거부하며, 이런 시도에는 더 엄격한 한도 `wrong-keys`를 따로 적용합니다.",
  },
  measuredAnew: { en: "Measured anew for every request.", ko: "요청할 때마다 새로 측정합니다." },
  mayBeStored: {
    en: "A result that is younger than {seconds} seconds may be returned again (`cached`); `Cache-Control: no-cache` asks for a fresh one.",
    ko: "{seconds}초가 지나지 않은 결과는 다시 돌려줄 수 있습니다(`cached`). `Cache-Control: no-cache`를 보내면 새로 측정합니다.",
  },
  limits: {
    default: {
      en: "Counts against the limit `default`: 60 requests a minute unless the operator sets another.",
      ko: "한도 `default`에 포함됩니다. 운영자가 달리 정하지 않으면 분당 60회입니다.",
    },
    heavy: {
      en: "Counts against the limit `heavy`: 10 requests a minute unless the operator sets another.",
      ko: "한도 `heavy`에 포함됩니다. 운영자가 달리 정하지 않으면 분당 10회입니다.",
    },
  },
  body: { en: "The question, as a JSON object", ko: "JSON 객체로 쓴 질문" },
  result: { en: "The result in its envelope", ko: "봉투에 담긴 결과" },
  livez: {
    summary: { en: "Whether the process runs", ko: "프로세스가 동작하는지 여부" },
    about: {
      en: "For whoever restarts it. No envelope, no limit.",
      ko: "재시작을 맡은 쪽을 위한 것입니다. 봉투도 한도도 없습니다.",
    },
    yes: { en: "It runs", ko: "동작하고 있습니다" },
  },
  readyz: {
    summary: { en: "Whether requests should be sent here", ko: "여기로 요청을 보내도 되는지 여부" },
    about: {
      en: "For load balancers. No envelope, no limit.",
      ko: "로드 밸런서를 위한 것입니다. 봉투도 한도도 없습니다.",
    },
    yes: { en: "They should", ko: "보내도 됩니다" },
    no: { en: "The server is about to stop", ko: "서버가 곧 멈춥니다" },
  },
  openapi: {
    summary: { en: "This description", ko: "이 설명" },
    about: {
      en: "OpenAPI 3.1 as JSON. No envelope, no limit.",
      ko: "JSON으로 된 OpenAPI 3.1. 봉투도 한도도 없습니다.",
    },
    yes: { en: "The description", ko: "설명" },
  },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<string, Text>>>>;
