import type { FailureCode } from "./failure.ts";
import type { Aligned, Text } from "./text.ts";

/** One kind of failure: its API code, its HTTP status if it differs from the code's, and its text. */
export interface FailureKind {
  readonly code: FailureCode;
  readonly status?: number;
  readonly text: Text;
}

type Translated<C extends Readonly<Record<string, FailureKind>>> = {
  [Id in keyof C]: C[Id] & { text: Aligned<C[Id]["text"]> };
};

function defineFailures<const C extends Readonly<Record<string, FailureKind>>>(catalogue: C & Translated<C>): C {
  return catalogue;
}

/** Every kind of failure with its API code. Input failures have the parameter's name as reason. */
export const failures = defineFailures({
  "dns.nxdomain": {
    code: "NOT_FOUND",
    text: { en: "{host} does not exist in the DNS.", ko: "{host|은/는} DNS에 존재하지 않는 이름입니다." },
  },
  "dns.absent": {
    code: "NOT_FOUND",
    text: {
      en: "{host} does not exist in the DNS, or has no public address.",
      ko: "{host|은/는} DNS에 존재하지 않거나 공인 주소가 없는 이름입니다.",
    },
  },
  "dns.no-address": {
    code: "NOT_FOUND",
    text: {
      en: "{host} exists in the DNS but has no IP address.",
      ko: "{host|은/는} DNS에 있지만 IP 주소가 없습니다.",
    },
  },
  "dns.bad-name": {
    code: "NOT_FOUND",
    text: {
      en: "{host} is not a valid DNS name: a label has 1 to 63 octets, a name at most 253.",
      ko: "{host|은/는} DNS에 있을 수 없는 이름입니다. 레이블은 1~63옥텟, 이름 전체는 253옥텟까지입니다.",
    },
  },
  "dns.failed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The resolver could not answer for {host} ({detail}).",
      ko: "리졸버가 {host}에 대해 답하지 못했습니다({detail}).",
    },
  },
  "dns.unheard": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{servers} did not answer for {host}.",
      ko: "{host}에 대한 답을 다음 서버에서 얻지 못했습니다: {servers}.",
    },
  },
  "doh.unheard": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The DNS-over-HTTPS resolvers ({servers}) could not answer for lookalikes of {host}: {detail}. Use another resolver with --doh or PORTCULLIS_DOH.",
      ko: "DoH 리졸버({servers})가 {host}의 유사 도메인에 대해 답하지 못했습니다: {detail}. --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오.",
    },
  },
  "address.private": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} may not be contacted (address {address}).",
      ko: "{host}에는 접속할 수 없습니다. 접속이 허용되지 않는 주소입니다({address}).",
    },
  },
  "target.opted-out": {
    code: "INVALID_INPUT",
    text: {
      en: "The operator of this service does not connect to {host}: its owner opted out.",
      ko: "{host}의 소유자가 요청하여 이 서비스의 운영자가 연결을 제외했습니다.",
    },
  },
  "tcp.refused": {
    code: "UPSTREAM_ERROR",
    text: { en: "{host} refused the connection on port {port}.", ko: "{host|이/가} 포트 {port} 연결을 거부했습니다." },
  },
  "tcp.reset": {
    code: "UPSTREAM_ERROR",
    text: { en: "{host} reset the connection on port {port}.", ko: "{host|이/가} 포트 {port} 연결을 끊었습니다." },
  },
  "tcp.unreachable": {
    code: "UPSTREAM_ERROR",
    text: { en: "There is no route to {host} ({detail}).", ko: "{host}까지 가는 경로가 없습니다({detail})." },
  },
  "timeout.dns": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The resolver did not answer for {host} in time.",
      ko: "리졸버가 {host}에 대해 제시간에 답하지 않았습니다.",
    },
  },
  "timeout.unheard": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "{servers} did not answer for {host} in time.",
      ko: "{host}에 대한 답이 다음 서버에서 제시간에 오지 않았습니다: {servers}.",
    },
  },
  "timeout.doh": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The DNS-over-HTTPS resolvers ({servers}) did not answer for lookalikes of {host} in time. Use another resolver with --doh or PORTCULLIS_DOH.",
      ko: "DoH 리졸버({servers})가 {host}의 유사 도메인에 대해 제시간에 답하지 않았습니다. --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오.",
    },
  },
  "timeout.tcp": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "{host} did not accept a connection on port {port} in time.",
      ko: "{host|이/가} 포트 {port}에서 제시간에 연결을 받지 않았습니다.",
    },
  },
  "timeout.tls": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "{host} accepted the connection on port {port} but did not finish the TLS handshake in time.",
      ko: "{host|이/가} 포트 {port}에서 연결은 받았지만 TLS 핸드셰이크를 제시간에 마치지 않았습니다.",
    },
  },
  "timeout.starttls": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "{host} accepted the connection on port {port} but did not agree to TLS in time; if it starts with TLS, use starttls=off (--starttls off).",
      ko: "{host|이/가} 포트 {port}에서 연결은 받았지만 제시간에 TLS에 동의하지 않았습니다. 처음부터 TLS를 쓰는 서버라면 starttls=off(--starttls off)로 다시 확인하십시오.",
    },
  },
  "timeout.http": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "{host} did not answer the HTTP request in time.",
      ko: "{host|이/가} HTTP 요청에 제시간에 응답하지 않았습니다.",
    },
  },
  "tls.alert": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} ended the TLS handshake on port {port} with alert {alert}.",
      ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크를 경고 {alert|으로/로} 끝냈습니다.",
    },
  },
  "tls.client-certificate": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} requires a client certificate on port {port}. The command line and the Action take one (client_cert).",
      ko: "{host|은/는} 포트 {port}에서 클라이언트 인증서를 요구하며, 없으면 응답하지 않습니다. 명령줄과 Action에서 client_cert로 지정할 수 있습니다.",
    },
  },
  "tls.client-certificate-refused": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} rejected the given client certificate on port {port}.",
      ko: "{host|이/가} 포트 {port}에서 제시한 클라이언트 인증서를 거부합니다.",
    },
  },
  "http.client-certificate": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} did not serve the site: it requires a client certificate, or another one. The command line and the Action take one (client_cert).",
      ko: "{host|이/가} 사이트 대신 클라이언트 인증서(또는 다른 인증서)를 요구하는 응답을 보냈습니다. 명령줄과 Action에서 client_cert로 지정할 수 있습니다.",
    },
  },
  "access.untrusted": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The certificate of {host} is not trusted for that name. The given headers and client certificate were not sent, and the page that needs them was not requested.",
      ko: "{host}의 인증서를 그 이름으로 신뢰할 수 없어, 지정된 헤더나 클라이언트 인증서를 보내지 않았고 그것으로만 열리는 페이지도 요청하지 않았습니다.",
    },
  },
  "access.header-empty": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The value of the header {name} is empty, so nothing was measured. Pull requests from forks and from Dependabot get no secrets.",
      ko: "보내려는 헤더 {name}의 값이 비어 있어 측정하지 않았습니다. 포크나 Dependabot의 풀 리퀘스트에는 비밀 값이 주어지지 않습니다.",
    },
  },
  "timeout.proxy": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The proxy {proxy} did not open a connection in time.",
      ko: "프록시 {proxy|이/가} 제시간에 연결을 열어 주지 않았습니다.",
    },
  },
  "proxy.unreachable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The proxy {proxy} could not be reached ({detail}).",
      ko: "프록시 {proxy}에 연결할 수 없었습니다({detail}).",
    },
  },
  "proxy.credentials": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The proxy {proxy} requires a user name and password, or rejected the given ones (407).",
      ko: "프록시 {proxy|이/가} 사용자 이름과 비밀번호를 요구하거나, 주어진 것을 받아들이지 않습니다(407).",
    },
  },
  "proxy.refused": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The proxy {proxy} refuses connections to {host} on port {port} (status {status}).",
      ko: "프록시 {proxy|이/가} {host}의 포트 {port}로 가는 연결을 허용하지 않습니다(상태 {status}).",
    },
  },
  "caller.unknown": {
    code: "INVALID_INPUT",
    text: {
      en: "A machine cannot see its own public address. Give a server that reports it, for example --server https://portcullis.example.",
      ko: "시스템은 자신의 공인 주소를 직접 알 수 없습니다. --server https://portcullis.example 처럼 주소를 알려 줄 서버를 지정하십시오.",
    },
  },
  "proxy.name": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} is a special-use or internal name. --proxy-dns does not send such names to a proxy.",
      ko: "{host|은/는} 특수 용도 또는 내부 네트워크 이름이므로 프록시에 이름으로 요청하지 않습니다(--proxy-dns).",
    },
  },
  "proxy.unable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The proxy {proxy} could not connect to {host} on port {port} (status {status}).",
      ko: "프록시 {proxy|이/가} {host}의 포트 {port}에 연결하지 못했습니다(상태 {status}).",
    },
  },
  "proxy.malformed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The proxy {proxy} sent an invalid answer to CONNECT ({detail}).",
      ko: "프록시 {proxy|이/가} CONNECT에 이해할 수 없는 응답을 보냈습니다({detail}).",
    },
  },
  "tls.closed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} closed the connection on port {port} during the TLS handshake.",
      ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크 중에 연결을 닫았습니다.",
    },
  },
  "tls.not-tls": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} does not speak TLS on port {port}.",
      ko: "{host|은/는} 포트 {port}에서 TLS를 사용하지 않습니다.",
    },
  },
  "tls.greeting": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} does not begin with TLS on port {port}; the server speaks {protocol}. Use starttls={starttls} (--starttls {starttls}).",
      ko: "{host|은/는} 포트 {port}에서 TLS가 아니라 {protocol|으로/로} 시작합니다. starttls={starttls}(--starttls {starttls})로 다시 확인하십시오.",
    },
  },
  "tls.oversized": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} sends a TLS handshake message on port {port} that is larger than clients accept. The usual cause is an oversized certificate chain.",
      ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크에서 클라이언트가 받지 못할 만큼 큰 메시지를 보냅니다. 대개 인증서가 너무 큰 경우입니다.",
    },
  },
  "tls.failed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The TLS handshake with {host} on port {port} failed ({detail}).",
      ko: "{host} 포트 {port}의 TLS 핸드셰이크가 실패했습니다({detail}).",
    },
  },
  "starttls.not-offered": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} speaks {protocol} on port {port} and offers no TLS there.",
      ko: "{host|은/는} 포트 {port}에서 {protocol|으로/로} 응답하지만 TLS를 제공하지 않습니다.",
    },
  },
  "starttls.refused": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} did not start TLS on port {port} and answered: {detail}",
      ko: "{host|이/가} 포트 {port}에서 TLS를 시작하지 않고 다음과 같이 답했습니다: {detail}",
    },
  },
  "starttls.foreign": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} does not speak {protocol} on port {port} ({detail}).",
      ko: "{host|은/는} 포트 {port}에서 {protocol|을/를} 사용하지 않습니다({detail}).",
    },
  },
  "starttls.injected": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} agreed to TLS on port {port} and then sent more plain text. A man in the middle would do that.",
      ko: "{host|이/가} 포트 {port}에서 TLS에 동의한 뒤 평문을 더 보냈습니다. 중간자가 끼어들 때 나타나는 현상입니다.",
    },
  },
  "starttls.closed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} closed the connection on port {port} before TLS began.",
      ko: "{host|이/가} 포트 {port}에서 TLS를 시작하기 전에 연결을 닫았습니다.",
    },
  },
  "http.closed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} closed the connection before it answered the HTTP request.",
      ko: "{host|이/가} HTTP 요청에 응답하기 전에 연결을 닫았습니다.",
    },
  },
  "http.malformed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered with something that is not HTTP ({detail}).",
      ko: "{host|이/가} HTTP가 아닌 응답을 보냈습니다({detail}).",
    },
  },
  "http.headers-too-large": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} sent more than {limit} kB of response headers.",
      ko: "{host|이/가} {limit} kB가 넘는 응답 헤더를 보냈습니다.",
    },
  },
  "http.server-error": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered {status} instead of the site.",
      ko: "{host|이/가} 사이트 대신 {status|을/를} 응답했습니다.",
    },
  },
  "page.status": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered {status}; if that is right, accept it with --accept-status {status}.",
      ko: "{host|이/가} {status|을/를} 응답했습니다. 이것이 정상이라면 --accept-status {status|으로/로} 허용하십시오.",
    },
  },
  "page.unauthorized": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered {status}: the page requires authentication. Pass credentials with --header or --client-cert; if {status} is right, accept it with --accept-status {status}.",
      ko: "{host|이/가} {status|을/를} 응답했습니다. 페이지에 인증이 필요합니다. --header 또는 --client-cert로 인증 정보를 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오.",
    },
  },
  "page.forbidden": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered {status}: the server refused the request. If the page needs credentials, pass them with --header; if {status} is right, accept it with --accept-status {status}.",
      ko: "{host|이/가} {status|을/를} 응답했습니다. 서버가 요청을 거부했습니다. 인증 정보가 필요하면 --header로 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오.",
    },
  },
  "page.proxy": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "A proxy answered {status} in place of {host}. Pass its credentials with --proxy http://user:password@host:port.",
      ko: "{host} 대신 프록시가 {status|을/를} 응답했습니다. --proxy http://user:password@host:port로 프록시의 인증 정보를 지정하십시오.",
    },
  },
  "page.login": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} redirects to a login page ({service}) instead of serving the site. Pass credentials with --header or --client-cert.",
      ko: "{host|이/가} 사이트 대신 로그인 페이지({service})로 보냅니다. --header 또는 --client-cert로 인증 정보를 지정하십시오.",
    },
  },
  "page.blocked": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{service} refused the request to {host} ({status}) and sent a block page instead of the site.",
      ko: "{service|이/가} {host}에 대한 요청을 거부하고({status}) 사이트 대신 차단 페이지를 보냈습니다.",
    },
  },
  "page.placeholder": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{service} has no site at {host} ({status}). Deploy it, and connect this name to it.",
      ko: "{service}에 {host}의 사이트가 없습니다({status}). 사이트를 배포하고 이 이름을 연결하십시오.",
    },
  },
  "http.challenge": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered with a bot challenge ({detail}) instead of the site.",
      ko: "{host|이/가} 사이트 대신 봇 확인 페이지({detail})를 응답했습니다.",
    },
  },
  "budget.connections": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The measurement used up its {limit} connections.",
      ko: "측정에 허용된 연결 {limit}개를 모두 사용했습니다.",
    },
  },
  "budget.bytes": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The measurement used up its {limit} MB of traffic.",
      ko: "측정에 허용된 트래픽 {limit} MB를 모두 사용했습니다.",
    },
  },
  "budget.origins": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The addresses redirect to more than {limit} other origins. The rest were not measured.",
      ko: "주소들이 다른 오리진 {limit}개를 넘겨 이어져 나머지는 측정하지 못했습니다.",
    },
  },
  "source.unreachable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} could not be reached ({detail}).",
      ko: "{source} 서버 {host}에 연결할 수 없었습니다({detail}).",
    },
  },
  "timeout.source": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The {source} server {host} did not answer in time.",
      ko: "{source} 서버 {host|이/가} 제시간에 응답하지 않았습니다.",
    },
  },
  "source.untrusted": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The certificate of the {source} server {host} is not trusted ({detail}). No request was sent.",
      ko: "{source} 서버 {host}의 인증서를 신뢰할 수 없어({detail}) 요청을 보내지 않았습니다.",
    },
  },
  "source.redirect": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} sent a redirect that is not followed ({detail}).",
      ko: "{source} 서버 {host|이/가} 허용되지 않는 리디렉션을 보냈습니다({detail}).",
    },
  },
  "source.rate-limited": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} limits requests from this address. Try again in {seconds} s.",
      ko: "{source} 서버 {host|이/가} 이 주소의 요청을 제한하고 있습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  "source.status": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} answered with HTTP status {status}.",
      ko: "{source} 서버 {host|이/가} HTTP 상태 {status|을/를} 응답했습니다.",
    },
  },
  "source.malformed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} sent an invalid answer ({detail}).",
      ko: "{source} 서버 {host|이/가} 잘못된 응답을 보냈습니다({detail}).",
    },
  },
  "source.unavailable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} says that it cannot answer now.",
      ko: "{source} 서버 {host|이/가} 지금은 응답할 수 없다고 합니다.",
    },
  },
  "source.unread": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} answered in a format that we do not recognise.",
      ko: "{source} 서버 {host|이/가} 인식할 수 없는 형식으로 응답했습니다.",
    },
  },
  "registration.absent": {
    code: "NOT_FOUND",
    text: {
      en: "{domain} is not registered, according to the registry ({server}).",
      ko: "레지스트리({server})에 따르면 {domain|은/는} 등록되지 않은 도메인입니다.",
    },
  },
  "sources.none": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "No source returned data about {subject}: {sources}.",
      ko: "어떤 출처에서도 {subject}의 데이터를 얻지 못했습니다: {sources}.",
    },
  },
  "timeout.sources": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "No source answered in time about {subject}: {sources}.",
      ko: "{subject}에 대해 제한 시간 안에 응답한 출처가 없습니다: {sources}.",
    },
  },
  "budget.questions": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The measurement used up its {limit} DNS queries.",
      ko: "측정에 허용된 DNS 질의 {limit}개를 모두 사용했습니다.",
    },
  },
  aborted: {
    code: "UPSTREAM_ERROR",
    text: { en: "The measurement was cancelled.", ko: "측정이 취소되었습니다." },
  },
  "tape.missing": {
    code: "UPSTREAM_ERROR",
    text: { en: "The recording contains no answer for {key}.", ko: "기록에 {key}에 대한 응답이 없습니다." },
  },
  "busy.target": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The allowance of measurements for this target is used up. Nothing was measured. Try again in {seconds} s.",
      ko: "이 대상에 허용된 측정 횟수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  "busy.server": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The allowance of concurrent measurements of this server is used up. Nothing was measured. Try again in {seconds} s.",
      ko: "이 서버에 허용된 동시 측정 수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  internal: {
    code: "UPSTREAM_ERROR",
    text: { en: "Something broke on our side.", ko: "내부 오류가 발생했습니다." },
  },

  "key.required": {
    code: "API_KEY_REQUIRED",
    text: {
      en: "{check} needs an API key: send Authorization: Bearer <key>.",
      ko: "{check|은/는} API 키가 필요합니다. Authorization: Bearer <key>를 보내십시오.",
    },
  },
  "key.rejected": {
    code: "INVALID_API_KEY",
    text: { en: "This API key is not valid ({detail}).", ko: "유효하지 않은 API 키입니다({detail})." },
  },
  "session.required": {
    code: "API_KEY_REQUIRED",
    text: { en: "Sign in to do this.", ko: "로그인이 필요합니다." },
  },
  "scope.missing": {
    code: "INVALID_API_KEY",
    text: {
      en: "This API key does not have the scope {scope}.",
      ko: "이 API 키에는 {scope} 범위가 없습니다.",
    },
  },
  "credentials.wrong": {
    code: "INVALID_API_KEY",
    text: { en: "The {what} is wrong.", ko: "{what|이/가} 올바르지 않습니다." },
  },
  "account.unverified": {
    code: "INVALID_API_KEY",
    text: {
      en: "This e-mail address is not confirmed. Open the link that was sent to it, or request a new one.",
      ko: "이메일 주소가 확인되지 않았습니다. 발송된 링크를 열거나 새 링크를 요청하십시오.",
    },
  },
  "account.insecure": {
    code: "INVALID_INPUT",
    text: {
      en: "Accounts need https. The operator has to set PORTCULLIS_BASE_URL to the https URL of this server.",
      ko: "계정을 사용하려면 https가 필요합니다. 운영자가 PORTCULLIS_BASE_URL에 이 서버의 https URL을 지정해야 합니다.",
    },
  },
  "account.closed": {
    code: "INVALID_INPUT",
    text: {
      en: "Registration is closed on this server. Ask its operator for an account.",
      ko: "이 서버는 회원 가입을 받지 않습니다. 운영자에게 계정을 요청하십시오.",
    },
  },
  "account.mail": {
    code: "INVALID_INPUT",
    text: {
      en: "This server sends no mail (PORTCULLIS_SMTP_URL or PORTCULLIS_BASE_URL is not set). Ask its operator.",
      ko: "이 서버는 메일을 보내지 않습니다(PORTCULLIS_SMTP_URL 또는 PORTCULLIS_BASE_URL이 설정되지 않음). 운영자에게 문의하십시오.",
    },
  },
  "account.link": {
    code: "INVALID_INPUT",
    text: {
      en: "This link or code was used, has expired or was never issued. Request a new one.",
      ko: "이미 사용했거나 만료되었거나 발급되지 않은 링크 또는 코드입니다. 새로 요청하십시오.",
    },
  },
  "account.full": {
    code: "INVALID_INPUT",
    text: {
      en: "This account already has {limit} {what}, the maximum.",
      ko: "이 계정의 {what|은/는} {limit}개로, 더 만들 수 없습니다.",
    },
  },
  "account.state": {
    code: "INVALID_INPUT",
    text: { en: "This is not possible now: {detail}.", ko: "지금은 할 수 없습니다: {detail}." },
  },
  "item.unknown": {
    code: "NOT_FOUND",
    text: { en: "This account has no such {what}.", ko: "이 계정에 그런 {what|이/가} 없습니다." },
  },
  "watch.known": {
    code: "INVALID_INPUT",
    text: {
      en: "{target} is already watched. Change that watch instead.",
      ko: "{target|은/는} 이미 감시하고 있습니다. 그 감시의 설정을 바꾸십시오.",
    },
  },
  "watch.paused": {
    code: "INVALID_INPUT",
    text: {
      en: "The watch of {target} is paused. Resume it first.",
      ko: "{target} 감시가 일시 중지되었습니다. 먼저 다시 시작하십시오.",
    },
  },
  "request.origin": {
    code: "INVALID_INPUT",
    text: { en: "The request comes from another site ({detail}).", ko: "다른 사이트에서 온 요청입니다({detail})." },
  },
  "rate.limited": {
    code: "RATE_LIMITED",
    text: {
      en: "Too many requests. Try again in {seconds} s.",
      ko: "요청이 너무 많습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  "rate.resting": {
    code: "RATE_LIMITED",
    text: {
      en: "This server measured the same address moments ago. Try again in {seconds} s.",
      ko: "이 서버가 조금 전에 같은 주소를 측정했습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  "request.path": {
    code: "NOT_FOUND",
    text: { en: "There is nothing at this path.{suggestion}", ko: "이 경로에는 아무것도 없습니다.{suggestion}" },
  },
  "request.method": {
    code: "INVALID_INPUT",
    status: 405,
    text: {
      en: "This path supports {allowed}, not {method}.",
      ko: "이 경로에는 {method} 대신 {allowed|을/를} 쓰십시오.",
    },
  },
  "request.too-large": {
    code: "INVALID_INPUT",
    status: 413,
    text: { en: "The body is larger than {limit} kB.", ko: "본문이 {limit} kB보다 큽니다." },
  },
  "request.type": {
    code: "INVALID_INPUT",
    status: 415,
    text: {
      en: "The body must be application/json, not {type}.",
      ko: "본문은 application/json이어야 합니다. 받은 형식: {type}.",
    },
  },
  "request.malformed": {
    code: "INVALID_INPUT",
    text: { en: "The request cannot be read: {detail}.", ko: "요청을 읽을 수 없습니다: {detail}." },
  },
  "request.slow": {
    code: "INVALID_INPUT",
    status: 408,
    text: { en: "The request did not arrive in time.", ko: "요청이 제시간에 도착하지 않았습니다." },
  },
  "request.url-too-long": {
    code: "INVALID_INPUT",
    status: 414,
    text: {
      en: "The URL of the request is longer than {limit} characters.",
      ko: "요청 URL이 {limit}자보다 깁니다.",
    },
  },
  "request.headers-too-large": {
    code: "INVALID_INPUT",
    status: 431,
    text: { en: "The request has more than {limit} kB of headers.", ko: "요청 헤더가 {limit} kB보다 큽니다." },
  },

  // Failures from another Portcullis, in its own words; one kind per code.
  "remote.invalid-input": { code: "INVALID_INPUT", text: { en: "{message}", ko: "{message}" } },
  "remote.key-required": { code: "API_KEY_REQUIRED", text: { en: "{message}", ko: "{message}" } },
  "remote.key": { code: "INVALID_API_KEY", text: { en: "{message}", ko: "{message}" } },
  "remote.not-found": { code: "NOT_FOUND", text: { en: "{message}", ko: "{message}" } },
  "remote.rate-limited": { code: "RATE_LIMITED", text: { en: "{message}", ko: "{message}" } },
  "remote.error": { code: "UPSTREAM_ERROR", text: { en: "{message}", ko: "{message}" } },
  "remote.timeout": { code: "UPSTREAM_TIMEOUT", text: { en: "{message}", ko: "{message}" } },
  "store.absent": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{check} reads stored results, but there is no store here. Use a server that stores results.",
      ko: "{check|은/는} 서버가 저장한 내용을 읽지만 여기에는 저장소가 없습니다. 저장소가 있는 서버에 요청하십시오.",
    },
  },
  "store.unreadable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The store cannot be read: {detail}.",
      ko: "저장된 내용을 읽을 수 없습니다: {detail}.",
    },
  },
  "server.unreachable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The Portcullis server {server} could not be reached ({detail}).",
      ko: "Portcullis 서버 {server}에 연결할 수 없었습니다({detail}).",
    },
  },
  "server.timeout": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The Portcullis server {server} did not answer in time.",
      ko: "Portcullis 서버 {server|이/가} 제시간에 응답하지 않았습니다.",
    },
  },
  "server.invalid-answer": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{server} did not send a usable Portcullis answer ({detail}).",
      ko: "{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail}).",
    },
  },

  // GitHub's API for deployments and comments.
  "github.token": {
    code: "INVALID_INPUT",
    text: { en: "GitHub does not accept the token.", ko: "GitHub가 토큰을 받아들이지 않습니다." },
  },
  "github.forbidden": {
    code: "INVALID_INPUT",
    text: {
      en: "GitHub refused the request: the token needs the permission {permission}.",
      ko: "GitHub가 이 토큰의 요청을 거부했습니다. 필요한 권한: {permission}.",
    },
  },
  "github.not-found": {
    code: "INVALID_INPUT",
    text: {
      en: "GitHub did not find it in {repository}, or the token has no access to it. The token needs the permission {permission}.",
      ko: "GitHub의 {repository}에 해당 항목이 없거나 토큰에 보이지 않습니다. 필요한 권한: {permission}.",
    },
  },
  "github.no-pull-request": {
    code: "NOT_FOUND",
    text: {
      en: "No open pull request has this commit as its head.",
      ko: "이 실행의 커밋을 헤드로 둔 열린 풀 리퀘스트가 없습니다.",
    },
  },
  "github.too-many-comments": {
    code: "INVALID_INPUT",
    text: {
      en: "Pull request {number} has too many comments to search.",
      ko: "풀 리퀘스트 {number}의 댓글이 너무 많아 다 살펴볼 수 없습니다.",
    },
  },
  "github.rate-limited": {
    code: "RATE_LIMITED",
    text: { en: "GitHub accepts no more requests until {until}.", ko: "GitHub가 {until}까지 요청을 더 받지 않습니다." },
  },
  "github.unreachable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "GitHub's API {api} could not be reached ({detail}).",
      ko: "GitHub API {api}에 연결할 수 없었습니다({detail}).",
    },
  },
  "github.timeout": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "GitHub's API {api} did not answer in time.",
      ko: "GitHub API {api}에서 제시간에 응답이 오지 않았습니다.",
    },
  },
  "github.refused": {
    code: "UPSTREAM_ERROR",
    text: { en: "GitHub's API {api} answered {status}.", ko: "GitHub API {api}의 응답 상태가 {status}입니다." },
  },
  "github.invalid-answer": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{api} did not send a usable answer of GitHub's API ({detail}).",
      ko: "{api|이/가} 사용할 수 있는 GitHub API 응답을 보내지 않았습니다({detail}).",
    },
  },
  "deployment.failed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The deployment to {environment} ended in the state {state}. There is nothing to measure.",
      ko: "{environment} 배포가 {state} 상태로 끝나 측정할 대상이 없습니다.",
    },
  },
  "deployment.superseded": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The deployment of {sha} to {environment} is no longer active: {later} was deployed since. There is nothing to measure for {sha}.",
      ko: "{sha}의 {environment} 배포는 더 이상 활성 상태가 아니며, 그 뒤에 {later|이/가} 배포되었습니다. {sha}에 대해 측정할 대상이 없습니다.",
    },
  },
  "deployment.timeout": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "No deployment of {sha} to {environment} was ready within {seconds} s. Last state: {seen}.",
      ko: "{sha}의 {environment} 배포가 {seconds}초 안에 준비되지 않았습니다. 마지막 상태: {seen}.",
    },
  },
  "deployment.no-url": {
    code: "INVALID_INPUT",
    text: {
      en: "The deployment to {environment} succeeded but has no site URL. Set environment_url when you deploy.",
      ko: "{environment} 배포는 성공했지만 사이트의 URL이 없습니다. 배포하는 쪽에서 environment_url을 설정해야 합니다.",
    },
  },

  // The Korean value is a sentence of its own: an example (예: …), a value (필요한 값: …), or what to do.
  "input.missing": {
    code: "INVALID_INPUT",
    text: { en: "{field} is missing: {expected}.", ko: "{field|이/가} 없습니다. {expected}." },
  },
  "input.unknown": {
    code: "INVALID_INPUT",
    text: { en: "Unknown {field}.{suggestion}", ko: "알 수 없는 {field}입니다.{suggestion}" },
  },
  "input.option": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be one of {expected}, not {given}.{suggestion}",
      ko: "{field}에는 {expected} 중 하나가 와야 합니다. 받은 값: {given}.{suggestion}",
    },
  },
  "input.value": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be {expected}, not {given}.",
      ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}.",
    },
  },
  "input.repeated": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} is given {count} times; give it once.",
      ko: "{field|이/가} {count}번 주어졌습니다. 한 번만 주십시오.",
    },
  },
  "input.encoding": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be UTF-8 in percent-encoding ({detail}).",
      ko: "{field|은/는} 퍼센트 인코딩된 UTF-8이어야 합니다({detail}).",
    },
  },
  "input.private": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be on the public internet, not {given}. This server does not measure private networks.",
      ko: "{field|은/는} 공인 인터넷에 있어야 하는데 {given|은/는} 그렇지 않습니다. 이 서버는 사설 네트워크를 측정하지 않습니다.",
    },
  },
  "input.conflict": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} is given twice, as {first} and as {second}.",
      ko: "{field|이/가} {first|과/와} {second|으로/로} 두 번 주어졌습니다.",
    },
  },
  "input.probes": {
    code: "INVALID_INPUT",
    text: {
      en: "This server does not accept probe_services. Its operator can allow it with PORTCULLIS_ALLOW_PROBES=true.",
      ko: "이 서버는 probe_services를 받지 않습니다. 운영자가 PORTCULLIS_ALLOW_PROBES=true로 허용할 수 있습니다.",
    },
  },
  "input.together": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} cannot be used together with {other}: {detail}.",
      ko: "{field|은/는} {other|과/와} 함께 쓸 수 없습니다: {detail}.",
    },
  },
  "input.syntax": {
    code: "INVALID_INPUT",
    text: { en: "{path} cannot be read: {detail}.", ko: "{path|을/를} 읽을 수 없습니다: {detail}." },
  },
  "input.file": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} names {path}, which cannot be used: {detail}.",
      ko: "{field|이/가} 가리키는 {path|을/를} 사용할 수 없습니다: {detail}.",
    },
  },

  // Waiting, retries and target lists.
  "wait.timeout": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The wait for {awaited} timed out after {seconds} s, so the site was not measured. Last seen: {seen}.",
      ko: "{awaited} 조건이 {seconds}초 안에 충족되지 않아 측정하지 않았습니다. 마지막으로 본 것: {seen}.",
    },
  },
  "wait.otherwise": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The wait for {awaited} succeeded, but the page that was then measured did not match: {seen}. No measurement within {seconds} s matched.",
      ko: "{awaited} 조건은 확인되었으나, 이어서 측정한 페이지는 조건과 달랐습니다: {seen}. {seconds}초 안에 조건에 맞는 페이지를 측정하지 못했습니다.",
    },
  },
  "server.failed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{server} did not send a usable Portcullis answer ({detail}).",
      ko: "{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail}).",
    },
  },
  "input.lines": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be {expected}, not {given}. The same applies to {others}.",
      ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}. 다음도 마찬가지입니다: {others}.",
    },
  },
});

/** The id of a failure in the catalogue. */
export type FailureId = keyof typeof failures;
