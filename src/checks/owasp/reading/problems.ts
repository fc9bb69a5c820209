import { defineProblems } from "../../../core/result/interpretation.ts";

const contentCoding = "https://www.rfc-editor.org/rfc/rfc9110#section-8.4";

/** What could not be looked at, or not to its end. */
export const readingProblems = defineProblems({
  "page-unseen": {
    severity: "info",
    cause: {
      en: "The page could not be looked at ({reason}), so that headers, A05 and A06 are not judged.",
      ko: "페이지를 볼 수 없어({reason}) 헤더, A05, A06을 판단하지 않았습니다.",
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
      en: "The host answered {status}, so that an error page was judged.",
      ko: "호스트가 {status|을/를} 응답하여 오류 페이지를 평가했습니다.",
    },
    action: {
      en: "Let / answer with a page that visitors see, or check the host on which they see one.",
      ko: "/ 에서 방문자가 보는 페이지를 응답하거나, 페이지가 있는 호스트를 검사하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5",
  },
  "page-unreadable": {
    severity: "info",
    cause: {
      en: "The page is encoded in a way that was not asked for and could not be undone, so that its scripts were not looked at.",
      ko: "페이지가 요청하지 않은 방식으로 인코딩되어 풀 수 없었으므로 스크립트를 살펴보지 못했습니다.",
    },
    action: {
      en: "Send pages unencoded to those who accept identity alone.",
      ko: "identity만 받는 클라이언트에는 페이지를 인코딩하지 않고 보내십시오.",
    },
    reference: contentCoding,
  },
  "page-cut": {
    severity: "info",
    cause: {
      en: "Only the beginning of the page was read; scripts behind it were not looked at.",
      ko: "페이지의 앞부분만 읽었으며 그 뒤의 스크립트는 살펴보지 않았습니다.",
    },
    action: {
      en: "Look for outdated scripts in the rest of the page yourself.",
      ko: "페이지의 나머지 부분에 오래된 스크립트가 있는지 직접 확인하십시오.",
    },
  },
  "software-cut": {
    severity: "info",
    cause: {
      en: "Of {total} products and versions the {count} that count most are listed.",
      ko: "드러난 제품과 버전 {total}개 중 중요한 {count}개를 표시합니다.",
    },
    action: { en: "Hide them all.", ko: "모두 숨기십시오." },
  },
  "software-unread": {
    severity: "info",
    cause: {
      en: "{source} is so long that only its beginning was read; software behind it was not looked at.",
      ko: "{source|이/가} 너무 길어 앞부분만 읽었으며 그 뒤의 소프트웨어는 살펴보지 않았습니다.",
    },
    action: {
      en: "Remove {source}, or shorten it.",
      ko: "{source|을/를} 제거하거나 줄이십시오.",
    },
  },
  "cookies-cut": {
    severity: "info",
    cause: {
      en: "Of {total} cookies {count} are listed, each kind at least once.",
      ko: "쿠키 {total}개 중 종류별로 하나 이상, 모두 {count}개를 표시합니다.",
    },
    action: { en: "Set fewer cookies.", ko: "쿠키 수를 줄이십시오." },
  },
  "port80-unknown": {
    severity: "info",
    cause: {
      en: "What port 80 does could not be told at {url} ({reason}). This does not count.",
      ko: "{url}에서 포트 80의 동작을 알 수 없었습니다({reason}). 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "Ask {url} yourself: it should redirect to https.",
      ko: "{url|을/를} 직접 열어 https로 리디렉션하는지 확인하십시오.",
    },
    reference: "OWASP A05:2021, A02:2025",
  },
  "cors-unknown": {
    severity: "info",
    cause: {
      en: "The page did not answer when a script from elsewhere asked, so that whom it lets read it is not known in full.",
      ko: "다른 곳의 스크립트처럼 물었을 때 응답이 없어, 누구에게 읽기를 허용하는지 모두 알 수 없습니다.",
    },
    action: { en: "Try again.", ko: "다시 시도하십시오." },
    reference: "https://fetch.spec.whatwg.org/#cors-check",
  },
});
