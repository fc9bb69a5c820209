import { defineFailures } from "./kind.ts";

/** Connections, proxies and TLS. */
export const connectionFailures = defineFailures({
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
      ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크를 중단했습니다. TLS 경고: {alert}.",
    },
  },
  "tls.client-certificate": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} requires a client certificate on port {port}. The command line takes one with --client-cert, and the Action with client-cert.",
      ko: "{host|은/는} 포트 {port}에서 클라이언트 인증서를 요구하며, 없으면 응답하지 않습니다. 명령줄에서는 --client-cert, Action에서는 client-cert로 지정할 수 있습니다.",
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
      en: "{host} did not serve the site: it requires a client certificate, or another one. The command line takes one with --client-cert, and the Action with client-cert.",
      ko: "{host|이/가} 사이트 대신 클라이언트 인증서(또는 다른 인증서)를 요구하는 응답을 보냈습니다. 명령줄에서는 --client-cert, Action에서는 client-cert로 지정할 수 있습니다.",
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
      en: "A machine cannot see its own public address. Name a Portcullis server that reports it: --server https://portcullis.example on the command line, or the option server of the library.",
      ko: "시스템은 자신의 공인 주소를 직접 알 수 없습니다. 주소를 알려 줄 Portcullis 서버를 명령줄에서는 --server https://portcullis.example, 라이브러리에서는 server 옵션으로 지정하십시오.",
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
});
