import type { Text } from "./text.ts";

/** Reason texts by the beginning of a failure's code; the first match counts. */
const words: readonly (readonly [code: string, words: Text])[] = [
  ["dns.", { en: "its name could not be resolved", ko: "이름을 확인할 수 없음" }],
  ["tcp.refused", { en: "the connection was refused", ko: "연결이 거부됨" }],
  ["tcp.unreachable", { en: "it could not be reached", ko: "도달할 수 없음" }],
  ["tcp.", { en: "the connection was interrupted", ko: "연결이 끊어짐" }],
  ["timeout.", { en: "no answer came in time", ko: "제시간에 응답이 없음" }],
  ["starttls.not-offered", { en: "no TLS is offered", ko: "TLS를 제공하지 않음" }],
  ["starttls.", { en: "STARTTLS failed", ko: "STARTTLS에 실패함" }],
  ["alert.", { en: "the server answered with a TLS alert", ko: "서버가 TLS 경고로 응답함" }],
  ["silent", { en: "no answer came in time", ko: "제시간에 응답이 없음" }],
  ["closed", { en: "the server closed the connection", ko: "서버가 연결을 닫음" }],
  ["reset", { en: "the connection was interrupted", ko: "연결이 끊어짐" }],
  ["tls.", { en: "the TLS handshake failed", ko: "TLS 핸드셰이크가 이루어지지 않음" }],
  ["http.status.401", { en: "the page requires authentication", ko: "페이지에 인증이 필요함" }],
  ["http.status.403", { en: "the server refused the request", ko: "서버가 요청을 거부함" }],
  ["http.status.407", { en: "a proxy requires authentication", ko: "프록시가 인증을 요구함" }],
  ["http.status.429", { en: "the server limits requests", ko: "서버가 요청 수를 제한함" }],
  ["http.status.5", { en: "the server reported an error", ko: "서버가 오류를 응답함" }],
  ["http.status.", { en: "an error was answered instead of the site", ko: "사이트 대신 오류를 응답함" }],
  ["page.login", { en: "a login page was served instead", ko: "로그인 페이지가 대신 나옴" }],
  ["page.blocked", { en: "a block page was served instead", ko: "차단 페이지가 대신 나옴" }],
  ["page.placeholder", { en: "the platform has no such site", ko: "플랫폼에 그 사이트가 없음" }],
  ["http.5", { en: "the server reported an error", ko: "서버가 오류를 응답함" }],
  ["truncated", { en: "the answer was incomplete", ko: "응답이 완전하지 않음" }],
  ["http.server-error", { en: "the server reported an error", ko: "서버가 오류를 응답함" }],
  ["http.challenge", { en: "a bot challenge was served instead", ko: "봇 확인 화면이 대신 나옴" }],
  ["http.", { en: "the response could not be read", ko: "응답을 읽을 수 없음" }],
  ["loop", { en: "the redirects form a loop", ko: "리디렉션이 순환함" }],
  ["limit", { en: "there are too many redirects", ko: "리디렉션이 너무 많음" }],
  ["invalid-location", { en: "the redirect target is invalid", ko: "리디렉션 대상이 올바르지 않음" }],
  ["nul-byte", { en: "the response headers contain a NUL byte", ko: "응답 헤더에 NUL 바이트가 있음" }],
  [
    "content-disposition",
    { en: "browsers reject its Content-Disposition headers", ko: "브라우저가 Content-Disposition 헤더를 거부함" },
  ],
  [
    "content-encoding",
    { en: "its body does not match its Content-Encoding", ko: "본문이 Content-Encoding과 맞지 않음" },
  ],
  ["private", { en: "it redirects into a private network", ko: "사설 네트워크로 리디렉션함" }],
  ["source.rate-limited", { en: "its rate limit was reached", ko: "요청 한도를 초과함" }],
  ["source.untrusted", { en: "its certificate is not trusted", ko: "인증서를 신뢰할 수 없음" }],
  ["source.unreachable", { en: "it could not be reached", ko: "연결할 수 없음" }],
  ["source.status", { en: "it answered with an HTTP error", ko: "HTTP 오류를 응답함" }],
  ["source.unavailable", { en: "it says that it cannot answer now", ko: "지금은 응답할 수 없다고 함" }],
  ["source.unread", { en: "the format of its answer is not recognised", ko: "응답 형식을 인식할 수 없음" }],
  ["source.malformed", { en: "its answer is invalid", ko: "응답이 올바르지 않음" }],
  ["ct.followed", { en: "it knows the time since the logs are followed", ko: "로그 감시를 시작한 뒤만 알고 있음" }],
  ["ct.not-followed", { en: "no logs are followed for this domain", ko: "이 도메인에 대해 로그를 감시하지 않음" }],
  ["sources.", { en: "no source gave a usable answer", ko: "사용할 수 있는 응답을 준 출처가 없음" }],
  ["source.", { en: "it gave no usable answer", ko: "사용할 수 있는 응답이 없음" }],
  ["address.", { en: "its address may not be contacted", ko: "연결이 금지된 주소임" }],
  ["proxy.", { en: "the proxy refused the connection", ko: "프록시에서 연결을 허용하지 않음" }],
  // The operating system's names, as connect(2) has them.
  ["ECONNREFUSED", { en: "the connection was refused", ko: "연결이 거부됨" }],
  ["ENETUNREACH", { en: "there is no route from here", ko: "여기서 도달할 경로가 없음" }],
  ["EHOSTUNREACH", { en: "there is no route from here", ko: "여기서 도달할 경로가 없음" }],
  ["EADDRNOTAVAIL", { en: "there is no route from here", ko: "여기서 도달할 경로가 없음" }],
  ["EAFNOSUPPORT", { en: "there is no route from here", ko: "여기서 도달할 경로가 없음" }],
  ["EACCES", { en: "this machine blocks the connection", ko: "이 시스템에서 연결이 차단됨" }],
  ["EPERM", { en: "this machine blocks the connection", ko: "이 시스템에서 연결이 차단됨" }],
  ["EMFILE", { en: "this machine has too many open connections", ko: "이 시스템에 열린 연결이 너무 많음" }],
  ["ENFILE", { en: "this machine has too many open connections", ko: "이 시스템에 열린 연결이 너무 많음" }],
];

const other: Text = { en: "not enough information", ko: "정보가 부족함" };

const proxyAccepts: Text = {
  en: "the proxy accepts every connection, so a closed port looks like a silent one",
  ko: "프록시가 모든 연결을 받아들이므로 닫힌 포트와 응답 없는 포트를 구별할 수 없음",
};

/** Some words, followed by what a proxy in between hides. */
export function behindProxy(words: Text): Text {
  return { en: `${words.en}; ${proxyAccepts.en}`, ko: `${words.ko}; ${proxyAccepts.ko}` };
}

/** A failure's code where other text may stand as well, such as a host name or the message of a library. */
const code =
  /^(?:address|dns|http|page|proxy|source|starttls|tcp|timeout|tls)\.(?:[a-z]+(?:-[a-z]+)*|\d{1,3})(?:\.\d{1,3})?$/;

/** Words for a detail that is a failure's code; any other detail unchanged. */
export function detailWords(detail: string): string | Text {
  return code.test(detail) ? reasonWords(detail) : detail;
}

/** The text of a failure's code; null without a code. */
export function reasonWords(reason: string | null): Text {
  return words.find(([code]) => reason?.startsWith(code))?.[1] ?? other;
}
