import type { Text } from "../../src/core/text.ts";

/** The pages' own sentences. */
export const words = {
  skip: { en: "Skip to the content", ko: "본문으로 건너뛰기" },
  navigation: {
    en: "Main",
    ko: "주 메뉴",
  },
  reference: { en: "Reference", ko: "레퍼런스" },

  homeTitle: {
    en: "Portcullis: security checks for deployed sites",
    ko: "Portcullis: 배포한 사이트 보안 점검",
  },
  lost: { en: "Page not found", ko: "페이지를 찾을 수 없습니다" },
  start: { en: "Check", ko: "점검" },
  colours: { en: "Colours", ko: "색상" },
  themes: {
    auto: { en: "Auto", ko: "자동" },
    light: { en: "Light", ko: "밝게" },
    dark: { en: "Dark", ko: "어둡게" },
  },
  question: {
    en: "See your site as an attacker would",
    ko: "외부에서 본 사이트의 보안 상태를 확인하십시오",
  },
  lede: {
    en: "Paste a domain. In seconds you see what is wrong and how to fix it. Portcullis looks from outside and changes nothing on the target.",
    ko: "도메인을 붙여 넣으면 몇 초 안에 문제와 해결 방법을 알려 드립니다. Portcullis는 외부에서만 살펴보며 대상을 변경하지 않습니다.",
  },
  ask: {
    label: {
      en: "Domain, URL, e-mail address, IP address, AS number, message header, suspicious link or message",
      ko: "도메인, URL, 이메일 주소, IP 주소, AS 번호, 메일 헤더, 의심스러운 링크 또는 메시지",
    },
    button: { en: "Check", ko: "점검" },
    kinds: {
      domain: {
        name: { en: "Domain or host", ko: "도메인 또는 호스트" },
        does: {
          en: "Measures TLS, security headers, DNS, e-mail and registration, and writes one report.",
          ko: "TLS, 보안 헤더, DNS, 이메일, 등록 정보를 측정하여 보고서 하나로 정리합니다.",
        },
      },
      url: {
        name: { en: "URL", ko: "URL" },
        does: {
          en: "The same report for this URL: follows redirects and grades the headers of the final page.",
          ko: "이 URL에 대한 같은 보고서입니다. 리디렉션을 따라가 최종 페이지의 헤더를 평가합니다.",
        },
      },
      list: {
        name: { en: "Several domains", ko: "여러 도메인" },
        does: {
          en: "One report for each, in a table.",
          ko: "도메인마다 보고서를 만들어 표로 보여 줍니다.",
        },
      },
      mailbox: {
        name: { en: "E-mail address", ko: "이메일 주소" },
        does: {
          en: "Reports on the domain after the @. The part before the @ is discarded.",
          ko: "@ 뒤의 도메인을 점검합니다. @ 앞부분은 저장하지 않고 버립니다.",
        },
      },
      address: {
        name: { en: "IP address", ko: "IP 주소" },
        does: {
          en: "Looks up its PTR records and verifies forward-confirmed reverse DNS (FCrDNS).",
          ko: "PTR 레코드를 조회하고 정방향 확인(FCrDNS)을 검증합니다.",
        },
      },
      network: {
        name: { en: "AS number", ko: "AS 번호" },
        does: {
          en: "Looks up the operator, the announced prefixes and the abuse contact.",
          ko: "운영자, 광고 중인 프리픽스, 악용 신고 연락처를 조회합니다.",
        },
      },
      header: {
        name: { en: "Header of an e-mail", ko: "메일 헤더" },
        does: {
          en: "Rebuilds the delivery path and reads SPF, DKIM and DMARC results. Nothing is stored.",
          ko: "전달 경로를 재구성하고 SPF, DKIM, DMARC 결과를 읽습니다. 아무것도 저장하지 않습니다.",
        },
      },
      message: {
        name: { en: "Suspicious link or message", ko: "의심스러운 링크 또는 메시지" },
        does: {
          en: "Checks the link, or up to 5 links in the message, for signs of phishing. Nothing is stored.",
          ko: "링크 또는 메시지에 있는 링크 최대 5개에 피싱 징후가 있는지 확인합니다. 아무것도 저장하지 않습니다.",
        },
      },
    },
  },
  record: {
    title: { en: "DNS record to publish", ko: "추가할 DNS 레코드" },
    name: { en: "Name", ko: "이름" },
    type: { en: "Type", ko: "유형" },
    value: { en: "Value", ko: "값" },
    plain: {
      en: "At {provider}: {menu}. Enter the name there as {name}.",
      ko: "{provider}에서는 {menu} 메뉴에서 추가합니다. 이름은 {name}(으)로 입력합니다.",
    },
    quoted: {
      en: "At {provider}: {menu}. Enter the name there as {name}, and the value in double quotes.",
      ko: "{provider}에서는 {menu} 메뉴에서 추가합니다. 이름은 {name}(으)로, 값은 큰따옴표로 묶어 입력합니다.",
    },
  },
  meant: {
    title: { en: "Did you mean {name}?", ko: "{name|을/를} 찾으셨습니까?" },
    unclear: { en: "What should be checked?", ko: "무엇을 점검할까요?" },
    check: { en: "Check {name}", ko: "{name} 점검" },
    message: { en: "Check this text for phishing", ko: "이 글을 피싱 점검하기" },
    messageLede: {
      en: "This is neither a domain nor an address. If it is a message that you received, it can be checked for signs of phishing. Nothing is stored.",
      ko: "도메인도 주소도 아닙니다. 받은 메시지라면 피싱 징후를 점검할 수 있습니다. 아무것도 저장하지 않습니다.",
    },
    slipLede: {
      en: "A domain with this spelling cannot exist. Choose the name above, or correct it here.",
      ko: "이렇게 쓴 도메인은 존재할 수 없습니다. 위의 이름을 고르거나 아래에서 고치십시오.",
    },
  },
  copy: { en: "Copy", ko: "복사" },
  copied: { en: "Copied", ko: "복사했습니다" },
  checks: { en: "What it checks", ko: "점검 항목" },
  checksLede: {
    en: "Each check also runs by itself, with all of its options. Most need no API key.",
    ko: "각 점검은 모든 옵션과 함께 따로 실행할 수 있습니다. 대부분 API 키가 필요 없습니다.",
  },
  byProgram: { en: "From a program", ko: "프로그램에서 사용하기" },
  byProgramLede: {
    en: "Each check is one HTTP request.",
    ko: "점검 하나가 HTTP 요청 하나입니다.",
  },
  serverVariable: {
    en: "In the examples $SERVER is the address of this server.",
    ko: "예시의 $SERVER는 이 서버의 주소입니다.",
  },
  byCommand: {
    en: "The command line measures from your machine, or asks this server with --server. The exit code is the verdict.",
    ko: "명령줄 도구는 사용자의 컴퓨터에서 측정하거나, --server를 지정하면 이 서버에 요청합니다. 종료 코드가 판정입니다.",
  },
  opens: {
    en: "{open} shows the JSON of a gate run as a page.",
    ko: "{open}에서 게이트 실행의 JSON을 페이지로 볼 수 있습니다.",
  },
  more: {
    en: "The {reference} lists all parameters, fields, statuses and error codes. {openapi} is the same in machine-readable form.",
    ko: "모든 파라미터, 필드, 상태 코드, 오류 코드는 {reference}에 있습니다. 기계 판독용 형식은 {openapi}입니다.",
  },

  docsTitle: { en: "Reference · Portcullis", ko: "레퍼런스 · Portcullis" },
  docsDescription: {
    en: "Every operation of the Portcullis API with its parameters, fields, statuses and error codes.",
    ko: "Portcullis API의 모든 오퍼레이션과 파라미터, 필드, 상태 코드, 오류 코드.",
  },
  docsLede: {
    en: "API version {version}. These pages are generated from {openapi} (OpenAPI 3.1).",
    ko: "API 버전 {version}. 이 문서는 {openapi}(OpenAPI 3.1)에서 생성했습니다.",
  },
  contents: {
    en: "Reference pages",
    ko: "레퍼런스 목차",
  },
  operations: {
    en: "Checks",
    ko: "점검",
  },
  accounts: { en: "Accounts", ko: "계정" },
  batches: { en: "Many inputs", ko: "여러 입력" },
  accountsLede: {
    en: "Sign in at {account} to create an API key. GET requests need a key with the scope `read`, all others one with the scope `write`.",
    ko: "{account}에서 로그인하여 API 키를 만드십시오. GET 요청에는 `read` 범위, 나머지 요청에는 `write` 범위의 키가 필요합니다.",
  },
  parameters: { en: "Parameters", ko: "파라미터" },
  values: { en: "values", ko: "값" },
  fallback: { en: "default", ko: "기본값" },
  required: { en: "required", ko: "필수" },
  example: { en: "example", ko: "예" },
  request: { en: "Request", ko: "요청" },
  statuses: { en: "Statuses", ko: "상태 코드" },
  answer: {
    en: "Response fields",
    ko: "응답 필드",
  },
  optional: { en: "may be absent", ko: "없을 수 있음" },
  envelope: { en: "The envelope", ko: "봉투" },
  envelopeLede: {
    en: "Every path under /api, and every path that does not exist, answers with the same JSON envelope. A browser gets a page for a path outside /api that does not exist. On success, `data` contains the result and `error` is null. On failure, `data` is null and `error` contains the reason.",
    ko: "/api 아래의 모든 경로와 존재하지 않는 경로는 같은 JSON 봉투로 응답합니다. 브라우저로 /api 밖의 존재하지 않는 경로를 열면 페이지로 응답합니다. 성공하면 `data`에 결과가 있고 `error`는 null입니다. 실패하면 `data`는 null이고 `error`에 이유가 있습니다.",
  },
  failure: {
    en: "Example of a failure",
    ko: "실패 응답의 예",
  },
  shape: { en: "The shape {name}", ko: "{name} 형식" },
  codes: { en: "Error codes and reasons", ko: "오류 코드와 이유" },
  codesLede: {
    en: "The code groups failures. The reason identifies one failure. For invalid input the reason is the name of the parameter. Names, hosts and numbers below are samples.",
    ko: "code는 실패의 종류이고 reason은 구체적인 실패입니다. 입력이 잘못되었으면 reason은 파라미터 이름입니다. 아래의 이름, 호스트, 숫자는 예시입니다.",
  },
  limits: { en: "Limits and headers", ko: "한도와 헤더" },
  limitsLede: {
    en: "Requests are counted per API key. Without a key they are counted per client address, and IPv6 addresses per /64 network. Failures of this server are not counted. Failures of the target are counted.",
    ko: "요청 수는 API 키별로 셉니다. 키가 없으면 클라이언트 주소별로 세며, IPv6 주소는 /64 네트워크 단위로 셉니다. 이 서버의 실패는 세지 않습니다. 대상의 실패는 셉니다.",
  },
  keys: { en: "Keys", ko: "키" },
  service: {
    en: "Service endpoints",
    ko: "서비스 엔드포인트",
  },

  again: { en: "Check again", ko: "다시 점검하기" },
  overview: { en: "Overview", ko: "개요" },
  answers: { en: "Responses and statuses", ko: "응답과 상태 코드" },
  facts: { en: "Key figures", ko: "주요 지표" },
  issues: { en: "Issues", ko: "문제" },
  details: { en: "Details", ko: "세부 정보" },
  data: { en: "Observed data", ko: "관측 데이터" },
  switchedOff: { en: "off", ko: "사용 안 함" },
  threshold: { en: "{actual} ({required})", ko: "{actual}({required})" },
  thresholds: {
    ssl: { en: "Certificate and TLS", ko: "인증서와 TLS" },
    headers: { en: "Security headers", ko: "보안 헤더" },
    days: { en: "Days until expiry", ko: "만료까지 남은 일수" },
    https: { en: "HTTPS", ko: "HTTPS" },
  },
  verdicts: {
    pass: { en: "All thresholds are met.", ko: "모든 기준을 충족합니다." },
    warn: {
      en: "All blocking thresholds are met. There are warnings.",
      ko: "배포를 막는 기준은 모두 충족합니다. 주의할 문제가 있습니다.",
    },
    fail: { en: "At least one threshold is not met.", ko: "충족하지 못한 기준이 있습니다." },
    unknown: { en: "At least one threshold could not be measured.", ko: "측정하지 못한 기준이 있습니다." },
  },
} as const satisfies Sentences;

interface Sentences {
  readonly [name: string]: Text | Sentences;
}
