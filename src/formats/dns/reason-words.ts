import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";

/** Why a DNS server gave no answer, by reason code. */
const words: ReadonlyMap<string, Text> = new Map([
  ["TIMEOUT", { en: "no answer came in time", ko: "제시간에 응답이 없음" }],
  ["BADRESP", { en: "its answer is not a valid DNS message", ko: "올바른 DNS 메시지가 아님" }],
  ["TRUNCATED", { en: "its answer is truncated over TCP as well", ko: "TCP에서도 응답이 잘림" }],
  [
    "NO-TCP",
    { en: "its answer needs TCP, but it does not answer over TCP", ko: "응답에 TCP가 필요하지만 TCP로 응답하지 않음" },
  ],
  ["NO-UDP", { en: "it answers over TCP but not over UDP", ko: "TCP로만 응답하고 UDP에는 응답하지 않음" }],
  ["NO-HTTP2", { en: "it does not speak HTTP/2", ko: "HTTP/2를 사용하지 않음" }],
  ["HTTP-TYPE", { en: "its response is not a DNS message", ko: "응답이 DNS 메시지가 아님" }],
  ["HTTP-TOO-LONG", { en: "its response is longer than a DNS message can be", ko: "DNS 메시지보다 긴 것을 보냄" }],
  ["HTTP2-REFUSED_STREAM", { en: "it accepts no more requests for now", ko: "지금은 요청을 더 받지 않음" }],
  ["HTTP2-ENHANCE_YOUR_CALM", { en: "it reports too many requests", ko: "요청이 너무 많다고 함" }],
  ["HTTP2-CANCEL", { en: "it cancelled the request", ko: "요청을 중단함" }],
  ["HTTP2-INADEQUATE_SECURITY", { en: "it rejects the encryption as too weak", ko: "암호화가 너무 약하다고 함" }],
  ["HTTP2-HTTP_1_1_REQUIRED", { en: "it does not speak HTTP/2", ko: "HTTP/2를 사용하지 않음" }],
  ["HTTP2-GOAWAY", { en: "it ended the HTTP/2 session", ko: "HTTP/2 세션을 종료함" }],
  ["ECONNREFUSED", { en: "nothing listens there", ko: "대기 중인 서비스가 없음" }],
  ["ECONNRESET", { en: "the connection was reset", ko: "연결이 끊어짐" }],
  ["EPIPE", { en: "the connection was reset", ko: "연결이 끊어짐" }],
  ["EHOSTUNREACH", { en: "no route from here", ko: "여기서 도달할 경로가 없음" }],
  ["ENETUNREACH", { en: "no route from here", ko: "여기서 도달할 경로가 없음" }],
  ["timeout.tcp", { en: "it did not accept a connection in time", ko: "제시간에 연결을 받지 않음" }],
  ["timeout.tls", { en: "it did not finish the TLS handshake in time", ko: "제시간에 TLS 핸드셰이크를 마치지 않음" }],
  ["tls.not-tls", { en: "it does not speak TLS there", ko: "그 포트에서 TLS를 사용하지 않음" }],
  ["tls.closed", { en: "it closed the connection during the TLS handshake", ko: "TLS 핸드셰이크 중에 연결을 닫음" }],
  ["tls.alert.120", { en: "it does not speak HTTP/2", ko: "HTTP/2를 사용하지 않음" }],
  ["CERT_HAS_EXPIRED", { en: "its certificate has expired", ko: "인증서가 만료됨" }],
  ["CERT_NOT_YET_VALID", { en: "its certificate is not valid yet", ko: "인증서가 아직 유효하지 않음" }],
  ["HOSTNAME_MISMATCH", { en: "its certificate is for another name", ko: "인증서의 이름이 다름" }],
] satisfies readonly (readonly [string, Text])[]);

/** Texts by the beginning of the code. */
const beginnings: readonly (readonly [string, Text])[] = [
  ["HTTP2-GOAWAY-", { en: "it ended the HTTP/2 session with an error", ko: "HTTP/2 세션을 오류로 종료함" }],
  ["HTTP2-", { en: "it ended the HTTP/2 request with an error", ko: "HTTP/2 요청을 오류로 종료함" }],
  ["ERR_HTTP2_", { en: "it violates the HTTP/2 protocol", ko: "HTTP/2 규약을 지키지 않음" }],
  ["HTTP-", { en: "it answers with an HTTP error", ko: "HTTP 오류로 응답함" }],
  ["tls.", { en: "the TLS handshake failed", ko: "TLS 핸드셰이크가 실패함" }],
  ["ERR_SSL_", { en: "the TLS connection failed", ko: "TLS 연결이 깨짐" }],
  ["proxy.", { en: "the proxy refused the connection", ko: "프록시에서 연결을 허용하지 않음" }],
  ["timeout.proxy", { en: "the proxy refused the connection", ko: "프록시에서 연결을 허용하지 않음" }],
  ["tcp.", { en: "it could not be reached", ko: "도달할 수 없음" }],
];

/** Why the address of a listed server is unknown. */
const ofNames: readonly (readonly [string, Text])[] = [
  ["timeout.", { en: "its address was not found in time", ko: "제시간에 주소를 찾지 못함" }],
  ["dns.nxdomain", { en: "its name does not exist", ko: "이름이 존재하지 않음" }],
  ["dns.no-address", { en: "its name has no address", ko: "이름에 주소가 없음" }],
  ["", { en: "its address could not be found", ko: "주소를 찾을 수 없음" }],
];

/** A certificate error code of OpenSSL. */
const ofCertificate = /^(?:UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|CERT|INVALID_CA|PATH_LENGTH|CRL_)[A-Z_]*$/;

const untrusted: Text = { en: "its certificate is not trusted", ko: "인증서를 신뢰할 수 없음" };

/**
 * Why a DNS server gave no answer, in words; null without a text. A name that could not be looked up precedes the reason: `dns.example: timeout.dns`.
 */
export function dnsReasonWords(reason: string): Text | null {
  const [, ofName] = /^[^\s:]{1,255}: (?<code>[a-z.-]{1,60})$/.exec(reason) ?? [];
  if (ofName !== undefined) return ofNames.find(([code]) => ofName.startsWith(code))?.[1] ?? null;
  const known = words.get(reason) ?? beginnings.find(([code]) => reason.startsWith(code))?.[1];
  return known ?? (ofCertificate.test(reason) ? untrusted : null);
}

/** Servers with the reason why each gave no answer; unknown codes are shown unchanged. */
export function unheardWords(all: readonly { readonly server: string; readonly reason: string }[]): Text {
  const shown = all.slice(0, 4).map(({ server, reason }) => {
    const word = printable(reason, 80);
    const { en, ko } = dnsReasonWords(reason) ?? { en: word, ko: word };
    return { name: printable(server, 80), en, ko };
  });
  const more = all.length > shown.length ? ` (+${all.length - shown.length})` : "";
  return {
    en: shown.map(({ name, en }) => `${name} (${en})`).join(", ") + more,
    ko: shown.map(({ name, ko }) => `${name}(${ko})`).join(", ") + more,
  };
}
