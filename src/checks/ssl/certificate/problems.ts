import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the server certificate itself. */
export const certificateProblems = defineProblems({
  "no-certificate": {
    severity: "critical",
    cause: {
      en: "The server presents no certificate, so clients cannot authenticate it.",
      ko: "서버가 인증서를 제시하지 않아 상대방이 누구인지 확인할 수 없습니다.",
    },
    action: {
      en: "Serve a certificate, and disable anonymous and pre-shared-key cipher suites.",
      ko: "인증서를 제공하고, 익명 및 사전 공유 키 암호 스위트를 끄십시오.",
    },
    reference: "RFC 9325 §4.1",
  },
  oversized: {
    severity: "critical",
    cause: {
      en: "The server sends certificates of more than 100 kB. Chrome, Edge and what is built on OpenSSL (curl, most libraries) refuse the handshake; Firefox refuses it above 128 kB, and any single certificate above 64 kB.",
      ko: "서버가 100kB보다 큰 인증서를 보냅니다. Chrome, Edge와 OpenSSL을 쓰는 프로그램(curl, 대부분의 라이브러리)이 핸드셰이크를 거부합니다. Firefox는 전체가 128kB를 넘거나 인증서 하나가 64kB를 넘으면 거부합니다.",
    },
    action: {
      en: "Split the names over several certificates, and serve each with its intermediates only.",
      ko: "이름을 여러 인증서로 나누고, 각 인증서와 함께 중간 인증서만 제공하십시오.",
    },
    reference: "RFC 8446 §4.4.2",
  },
  unreadable: {
    severity: "critical",
    cause: {
      en: "The certificate cannot be parsed: its DER encoding is invalid.",
      ko: "인증서가 인코딩 규칙에 어긋나 읽을 수 없습니다.",
    },
    action: {
      en: "Have a new certificate issued and serve that one.",
      ko: "인증서를 새로 발급받아 제공하십시오.",
    },
    reference: "RFC 5280 §4.1",
  },
  expired: {
    severity: "critical",
    cause: {
      en: "The certificate expired {days} ago, on {date}.",
      ko: "인증서가 {date}에 만료되었습니다(경과 {days}).",
    },
    action: {
      en: "Renew the certificate, reload the server, and check why the automatic renewal did not run.",
      ko: "인증서를 갱신하고 서버에 다시 적용한 뒤, 자동 갱신이 실행되지 않은 이유를 확인하십시오.",
    },
    reference: "RFC 5280 §4.1.2.5",
  },
  "not-yet-valid": {
    severity: "critical",
    cause: {
      en: "The certificate is not valid before {date}.",
      ko: "인증서의 유효 기간은 {date}부터입니다.",
    },
    action: {
      en: "Serve the previous certificate until then, or have one issued that is valid now; check the clock of the issuer.",
      ko: "그때까지 이전 인증서를 제공하거나 지금 유효한 인증서를 발급받으십시오. 발급 시스템의 시계도 확인하십시오.",
    },
    reference: "RFC 5280 §4.1.2.5",
  },
  "wrong-name": {
    severity: "critical",
    cause: {
      en: "The certificate is not for {host}; it names {names}.",
      ko: "인증서가 {host|을/를} 포함하지 않습니다. 인증서의 이름: {names}.",
    },
    action: {
      en: "Have a certificate issued whose subjectAltName lists {host}, or serve the right one for this name (SNI).",
      ko: "subjectAltName에 {host|이/가} 있는 인증서를 발급받거나, 이 이름(SNI)에 맞는 인증서를 제공하십시오.",
    },
    reference: "RFC 9525 §6",
  },
  "address-as-name": {
    severity: "critical",
    cause: {
      en: "The certificate lists {host} as a host name (dNSName); clients look for an address among its addresses (iPAddress) only.",
      ko: "인증서에 {host|이/가} 호스트 이름(dNSName)으로 적혀 있습니다. 클라이언트는 주소를 주소 항목(iPAddress)에서만 찾습니다.",
    },
    action: {
      en: "Have the certificate issued again with {host} as an iPAddress entry (OpenSSL: IP:{host} in place of DNS:{host}).",
      ko: "{host|을/를} iPAddress 항목(OpenSSL: DNS:{host} 대신 IP:{host})으로 넣어 인증서를 다시 발급받으십시오.",
    },
    reference: "RFC 9525 §6.5",
  },
  "no-san": {
    severity: "critical",
    cause: {
      en: "The certificate lists no host name at all: it has no subjectAltName, and clients ignore the common name.",
      ko: "인증서에 subjectAltName이 없어 호스트 이름이 하나도 없습니다. 클라이언트는 공통 이름(CN)을 무시합니다.",
    },
    action: {
      en: "Have the certificate issued again with the host name in its subjectAltName.",
      ko: "subjectAltName에 호스트 이름을 넣어 인증서를 다시 발급받으십시오.",
    },
    reference: "RFC 9525 §2",
  },
  "weak-key": {
    severity: "critical",
    cause: {
      en: "The key of the certificate, {key}, is too weak or of a kind that public certificates may not have. OpenSSL rejects it, and browsers reject most such keys.",
      ko: "인증서의 키 {key|은/는} 너무 약하거나 공인 인증서에 허용되지 않는 종류입니다. OpenSSL은 이를 거부하고, 브라우저도 이런 키를 대부분 거부합니다.",
    },
    action: {
      en: "Make a new key (EC P-256, or RSA with at least 2048 bits) and have the certificate issued again.",
      ko: "새 키(EC P-256 또는 2048비트 이상의 RSA)를 만들어 인증서를 다시 발급받으십시오.",
    },
    reference: "CA/B BR §6.1.5",
  },
  "weak-signature": {
    severity: "critical",
    cause: {
      en: "The certificate or one of its intermediates is signed with MD5, SHA-1 or another hash that clients refuse because it can be forged.",
      ko: "인증서 또는 중간 인증서가 위조할 수 있어 클라이언트가 거부하는 해시(MD5, SHA-1 등)로 서명되었습니다.",
    },
    action: {
      en: "Have the certificate issued again with a SHA-256 signature, under an intermediate that has one as well.",
      ko: "SHA-256으로 서명된 중간 인증서 아래에서 SHA-256 서명으로 인증서를 다시 발급받으십시오.",
    },
    reference: "CA/B BR §7.1.3.2",
  },
  "wrong-purpose": {
    severity: "critical",
    cause: {
      en: "The certificate is not meant for servers: its extended key usage lacks serverAuth.",
      ko: "인증서가 서버용이 아닙니다. 확장 키 용도에 serverAuth가 없습니다.",
    },
    action: {
      en: "Have a server certificate issued (extended key usage serverAuth).",
      ko: "서버 인증서(확장 키 용도 serverAuth)를 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.1.12",
  },
  "wrong-key-usage": {
    severity: "critical",
    cause: {
      en: "The key of the certificate may not be used as the server uses it: TLS 1.3 and ECDHE need key usage digitalSignature, static RSA needs keyEncipherment.",
      ko: "인증서의 키 용도가 서버의 사용 방식과 맞지 않습니다. TLS 1.3과 ECDHE에는 digitalSignature가, 정적 RSA에는 keyEncipherment가 필요합니다.",
    },
    action: {
      en: "Have a server certificate issued (key usage digitalSignature); a certificate that signs others is not one.",
      ko: "서버 인증서(키 용도 digitalSignature)를 발급받으십시오. 다른 인증서에 서명하는 인증서는 서버용이 아닙니다.",
    },
    reference: "RFC 8446 §4.4.2.2",
  },
  revoked: {
    severity: "critical",
    cause: {
      en: "The certificate was revoked by its issuer on {date} (source: {source}).",
      ko: "발급자가 {date}에 인증서를 폐기했습니다(출처: {source}).",
    },
    action: {
      en: "Replace the certificate, with a new key unless you know that the old one is safe.",
      ko: "인증서를 교체하십시오. 기존 키가 안전하다고 확신할 수 없으면 키도 새로 만드십시오.",
    },
    reference: "RFC 6960 §2.2",
  },
  "expires-very-soon": {
    severity: "high",
    cause: {
      en: "The certificate expires in {days}, on {date}; its renewal is long overdue.",
      ko: "인증서가 {date}에 만료됩니다(남은 기간 {days}). 갱신 시기가 한참 지났습니다.",
    },
    action: {
      en: "Renew the certificate today, and repair the automatic renewal.",
      ko: "오늘 인증서를 갱신하고 자동 갱신을 복구하십시오.",
    },
    reference: "RFC 5280 §4.1.2.5",
  },
  "expires-soon": {
    severity: "medium",
    cause: {
      en: "The certificate expires in {days}, on {date}.",
      ko: "인증서가 {date}에 만료됩니다(남은 기간 {days}).",
    },
    action: {
      en: "Renew the certificate; automatic renewal belongs at a third of the lifetime before its end.",
      ko: "인증서를 갱신하십시오. 자동 갱신은 유효 기간의 3분의 1이 남았을 때 실행되어야 합니다.",
    },
    reference: "RFC 5280 §4.1.2.5",
  },
  "revocation-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine whether the certificate is revoked ({why}). This does not affect the grade.",
      ko: "인증서의 폐기 여부를 확인하지 못했습니다({why}). 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "Enable OCSP stapling if the issuer has a responder. Clients then need no request of their own.",
      ko: "발급자가 OCSP 응답기를 운영한다면 클라이언트가 묻지 않아도 되도록 OCSP 응답을 스테이플링하십시오.",
    },
    reference: "RFC 6066 §8",
  },
});
