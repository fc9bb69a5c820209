import type { Text } from "../../src/core/text.ts";

/** Every sentence of the pages that neither a check nor the reference says. */
export const words = {
  skip: { en: "Skip to the content", ko: "본문으로 건너뛰기" },
  navigation: { en: "Pages", ko: "페이지" },
  reference: { en: "Reference", ko: "레퍼런스" },

  homeTitle: { en: "Portcullis: is it safe to let people in?", ko: "Portcullis: 배포한 사이트를 열어도 안전합니까?" },
  question: {
    en: "Is what you just deployed safe to let people in?",
    ko: "방금 배포한 사이트, 사람들을 들여도 안전합니까?",
  },
  lede: {
    en: "Portcullis looks at a site from outside, as a visitor would, and says what is wrong with it and what to do. It sends nothing that changes anything there. It tells apart what failed from what could not be measured.",
    ko: "Portcullis는 방문자처럼 외부에서 사이트를 관측하여 무엇이 잘못되었고 무엇을 해야 하는지 알려 줍니다. 대상을 바꾸는 것은 아무것도 보내지 않습니다. 실패한 것과 측정할 수 없었던 것을 구별합니다.",
  },
  checks: { en: "What it checks", ko: "점검 항목" },
  checksLede: {
    en: "Name a target; the answer is JSON. No key is needed.",
    ko: "대상을 입력하십시오. 응답은 JSON이며 키는 필요 없습니다.",
  },
  measure: { en: "Check", ko: "점검" },
  measureWhat: { en: "Check: {title}", ko: "점검: {title}" },
  byProgram: { en: "From a program", ko: "프로그램에서 사용하기" },
  byProgramLede: {
    en: "Every check is one request. In these examples $SERVER is the address of this server.",
    ko: "점검 하나가 요청 하나입니다. 예시의 $SERVER는 이 서버의 주소입니다.",
  },
  byCommand: {
    en: "The command line measures from your own machine or lets this server do it; the exit code is the verdict.",
    ko: "명령줄 도구는 사용자의 컴퓨터에서 직접 측정하거나 이 서버에 측정을 맡깁니다. 종료 코드가 판정입니다.",
  },
  more: {
    en: "All parameters, fields, statuses and error codes are in the {reference}; the same for machines is {openapi}.",
    ko: "모든 파라미터, 필드, 상태 코드, 오류 코드는 {reference}에 있습니다. 기계가 읽는 형식은 {openapi}입니다.",
  },

  docsTitle: { en: "Reference · Portcullis", ko: "레퍼런스 · Portcullis" },
  docsDescription: {
    en: "Every operation of the Portcullis API with its parameters, fields, statuses and error codes.",
    ko: "Portcullis API의 모든 오퍼레이션과 파라미터, 필드, 상태 코드, 오류 코드.",
  },
  docsLede: {
    en: "Version {version} of the interface. This page is made from {openapi}, OpenAPI 3.1, and says the same. In the examples $SERVER is the address of this server.",
    ko: "인터페이스 버전 {version}. 이 페이지는 OpenAPI 3.1로 쓰인 {openapi}에서 만들어지며 내용이 같습니다. 예시의 $SERVER는 이 서버의 주소입니다.",
  },
  contents: { en: "On this page", ko: "이 페이지의 내용" },
  operations: { en: "Operations", ko: "오퍼레이션" },
  parameters: { en: "Parameters", ko: "파라미터" },
  name: { en: "name", ko: "이름" },
  values: { en: "values", ko: "값" },
  fallback: { en: "default", ko: "기본값" },
  required: { en: "required", ko: "필수" },
  meaning: { en: "meaning", ko: "의미" },
  example: { en: "example", ko: "예" },
  request: { en: "Request", ko: "요청" },
  statuses: { en: "Statuses", ko: "상태 코드" },
  status: { en: "status", ko: "상태" },
  answer: { en: "Fields of the answer", ko: "응답의 필드" },
  field: { en: "field", ko: "필드" },
  typeAndMeaning: { en: "type and meaning", ko: "형식과 의미" },
  optional: { en: "may be absent", ko: "없을 수 있음" },
  envelope: { en: "The envelope", ko: "봉투" },
  envelopeLede: {
    en: "Everything under /api, and every path that does not exist, answers with one envelope. On success `data` holds the result and `error` is null; on failure it is the other way round.",
    ko: "/api 아래의 모든 경로와 존재하지 않는 모든 경로는 같은 봉투로 응답합니다. 성공하면 `data`에 결과가 있고 `error`는 null이며, 실패하면 그 반대입니다.",
  },
  failure: { en: "A failure", ko: "실패의 예" },
  shape: { en: "The shape {name}", ko: "{name} 형식" },
  codes: { en: "Error codes and reasons", ko: "오류 코드와 이유" },
  codesLede: {
    en: "The code is for programs of every kind, the reason says which failure it is. For bad input the reason is the name of the parameter; the names, hosts and numbers below are samples.",
    ko: "code는 모든 프로그램을 위한 것이고 reason은 구체적인 실패를 말합니다. 잘못된 입력이면 reason은 파라미터의 이름입니다. 아래의 이름, 호스트, 숫자는 예시입니다.",
  },
  reason: { en: "reason", ko: "이유" },
  says: { en: "code and message", ko: "코드와 메시지" },
  limits: { en: "Limits and headers", ko: "한도와 헤더" },
  limitsLede: {
    en: "Requests are counted for each key, without one for each address; IPv6 addresses of one /64 count as one. What fails on the side of this server is not counted; a target that fails is.",
    ko: "요청은 키별로, 키가 없으면 주소별로 셉니다. IPv6 주소는 /64 단위로 하나로 봅니다. 이 서버 쪽의 실패는 세지 않지만 대상 쪽의 실패는 셉니다.",
  },
  header: { en: "header", ko: "헤더" },
  keys: { en: "Keys", ko: "키" },
  service: { en: "The service itself", ko: "서비스 자체" },
} as const satisfies Readonly<Record<string, Text>>;
