import { defineProblems } from "../../../core/result/interpretation.ts";

const contentCoding = "https://www.rfc-editor.org/rfc/rfc9110#section-8.4";

/** Problems of reading the page: parts that were not read or not completely. */
export const readingProblems = defineProblems({
  "page-unseen": {
    severity: "info",
    cause: {
      en: "We could not load the page ({reason}), so headers, A05 and A06 are not assessed.",
      ko: "페이지를 불러오지 못해({reason}) 헤더, A05, A06을 평가하지 않았습니다.",
    },
    action: {
      en: "Make sure that the host answers with its page.",
      ko: "호스트가 페이지를 응답하는지 확인하십시오.",
    },
    reference: "OWASP A05:2021, A02:2025",
  },
  "error-page": {
    severity: "low",
    cause: {
      en: "The host answered {status}, so an error page was assessed.",
      ko: "호스트가 {status|을/를} 응답하여 오류 페이지를 평가했습니다.",
    },
    action: {
      en: "Serve a page at /, or check the host that serves the site.",
      ko: "/ 에서 방문자가 보는 페이지를 응답하거나, 페이지가 있는 호스트를 점검하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5",
  },
  "page-unreadable": {
    severity: "info",
    cause: {
      en: "The page uses a content encoding that we did not request and could not decode, so its scripts were not checked.",
      ko: "페이지가 요청하지 않은 방식으로 인코딩되어 디코딩하지 못했으므로 스크립트를 점검하지 못했습니다.",
    },
    action: {
      en: "Send pages unencoded to clients that accept only identity.",
      ko: "identity만 받는 클라이언트에는 페이지를 인코딩하지 않고 보내십시오.",
    },
    reference: contentCoding,
  },
  "page-cut": {
    severity: "info",
    cause: {
      en: "Only the beginning of the page was read. Scripts after that were not checked.",
      ko: "페이지의 앞부분만 읽었습니다. 그 뒤의 스크립트는 점검하지 않았습니다.",
    },
    action: {
      en: "Check the rest of the page for outdated scripts.",
      ko: "페이지의 나머지 부분에 오래된 스크립트가 있는지 확인하십시오.",
    },
  },
  "software-cut": {
    severity: "info",
    cause: {
      en: "The {count} most important of {total} products and versions are listed.",
      ko: "드러난 제품과 버전 {total}개 중 중요한 {count}개를 표시합니다.",
    },
    action: { en: "Hide them all.", ko: "모두 숨기십시오." },
  },
  "software-unread": {
    severity: "info",
    cause: {
      en: "{source} is too long: only its beginning was read for software names.",
      ko: "{source|이/가} 너무 길어 소프트웨어 이름을 앞부분에서만 찾았습니다.",
    },
    action: {
      en: "Remove {source}, or shorten it.",
      ko: "{source|을/를} 제거하거나 줄이십시오.",
    },
  },
  "cookies-cut": {
    severity: "info",
    cause: {
      en: "{count} of {total} cookies are listed, at least one of each kind.",
      ko: "쿠키 {total}개 중 종류별로 하나 이상, 모두 {count}개를 표시합니다.",
    },
    action: { en: "Set fewer cookies.", ko: "쿠키 수를 줄이십시오." },
  },
  "port80-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine what port 80 does at {url} ({reason}). This does not affect the grade.",
      ko: "{url}에서 포트 80의 동작을 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "Open {url} and check that it redirects to https.",
      ko: "{url|을/를} 직접 열어 https로 리디렉션하는지 확인하십시오.",
    },
    reference: "OWASP A05:2021, A02:2025",
  },
  "cors-unknown": {
    severity: "info",
    cause: {
      en: "The page did not answer a cross-origin request, so its CORS policy is only partly known.",
      ko: "교차 출처 요청에 응답하지 않아 CORS 정책의 일부만 확인했습니다.",
    },
    action: { en: "Try again.", ko: "다시 시도하십시오." },
    reference: "https://fetch.spec.whatwg.org/#cors-check",
  },
});
