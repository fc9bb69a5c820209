import { defineProblems } from "../../core/interpretation.ts";

/** What can be wrong on the way from the certificate to a trusted root. */
export const trustProblems = defineProblems({
  "self-signed": {
    severity: "critical",
    cause: {
      en: "The certificate is self-signed: nobody vouches for it.",
      ko: "자체 서명된 인증서이므로 보증하는 기관이 없습니다.",
    },
    action: {
      en: "Have a certificate issued by a public authority (for example by ACME), or, for a private one, give its root with --ca-file.",
      ko: "공인 인증 기관에서(예: ACME) 인증서를 발급받으십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오.",
    },
    reference: "RFC 5280 §6.1",
  },
  untrusted: {
    severity: "critical",
    cause: {
      en: "The chain does not lead to a trusted root; it ends at {issuer}, which is not trusted or was not sent.",
      ko: "체인이 신뢰할 수 있는 루트로 이어지지 않습니다. 체인 끝의 {issuer|은/는} 신뢰되지 않거나 함께 제공되지 않았습니다.",
    },
    action: {
      en: "Serve every intermediate behind the certificate. For a private authority, give its root with --ca-file.",
      ko: "인증서 뒤에 모든 중간 인증서를 함께 제공하십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오.",
    },
    reference: "RFC 8446 §4.4.2",
  },
  "issuer-unfetched": {
    severity: "high",
    cause: {
      en: "Whether the chain leads to a trusted root could not be told: what was served does not, and the issuer at {url} could not be fetched ({reason}).",
      ko: "체인이 신뢰할 수 있는 루트로 이어지는지 확인하지 못했습니다. 제공된 인증서만으로는 이어지지 않고, {url}의 발급자 인증서를 가져오지 못했습니다({reason}).",
    },
    action: {
      en: "Serve every intermediate behind the certificate, so that nobody has to fetch one.",
      ko: "아무도 내려받을 필요가 없도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오.",
    },
    reference: "RFC 8446 §4.4.2",
  },
  "trust-unconfirmed": {
    severity: "high",
    cause: {
      en: "The served chain is incomplete, and whether it is trusted with the fetched intermediate could not be told: the handshake to confirm it failed ({reason}).",
      ko: "제공된 체인이 불완전하며, 가져온 중간 인증서로 신뢰되는지 확인하는 핸드셰이크가 실패했습니다({reason}).",
    },
    action: {
      en: "Serve every intermediate behind the certificate, so that one handshake shows all of it.",
      ko: "한 번의 핸드셰이크로 모두 확인되도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오.",
    },
    reference: "RFC 8446 §4.4.2",
  },
  "bad-signature": {
    severity: "critical",
    cause: {
      en: "A signature in the chain is wrong: the certificate was not issued by the authority it names.",
      ko: "체인의 서명이 올바르지 않습니다. 인증서에 적힌 기관이 발급한 것이 아닙니다.",
    },
    action: {
      en: "Serve the certificate and intermediates exactly as the authority delivered them.",
      ko: "인증 기관이 발급한 인증서와 중간 인증서를 그대로 제공하십시오.",
    },
    reference: "RFC 5280 §6.1.3",
  },
  "intermediate-expired": {
    severity: "critical",
    cause: {
      en: "An authority above the certificate has expired.",
      ko: "인증서 상위의 인증 기관 인증서가 만료되었습니다.",
    },
    action: {
      en: "Replace the intermediates in the served chain with the authority's current ones.",
      ko: "제공하는 체인의 중간 인증서를 인증 기관의 현재 인증서로 교체하십시오.",
    },
    reference: "RFC 5280 §6.1.3",
  },
  "intermediate-not-yet-valid": {
    severity: "critical",
    cause: {
      en: "An authority above the certificate is not valid yet.",
      ko: "인증서 상위의 인증 기관 인증서가 아직 유효하지 않습니다.",
    },
    action: {
      en: "Serve the intermediate that is valid now.",
      ko: "지금 유효한 중간 인증서를 제공하십시오.",
    },
    reference: "RFC 5280 §6.1.3",
  },
  "not-an-authority": {
    severity: "critical",
    cause: {
      en: "A certificate in the chain issued another one although it is no authority.",
      ko: "체인에 인증 기관이 아닌 인증서가 다른 인증서를 발급했습니다.",
    },
    action: {
      en: "Use an intermediate with basicConstraints CA:TRUE and keyCertSign.",
      ko: "basicConstraints CA:TRUE와 keyCertSign이 있는 중간 인증서를 사용하십시오.",
    },
    reference: "RFC 5280 §4.2.1.9",
  },
  "intermediate-purpose": {
    severity: "critical",
    cause: {
      en: "An intermediate may not issue certificates for servers: its extended key usage lacks serverAuth.",
      ko: "중간 인증서의 확장 키 용도에 serverAuth가 없어 서버 인증서를 발급할 수 없습니다.",
    },
    action: {
      en: "Have the certificate issued under an intermediate for servers.",
      ko: "서버용 중간 인증서 아래에서 인증서를 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.1.12",
  },
  "intermediate-weak-key": {
    severity: "critical",
    cause: {
      en: "An authority above the certificate has a key that is too weak.",
      ko: "인증서 상위의 인증 기관 키가 너무 약합니다.",
    },
    action: {
      en: "Have the certificate issued under an authority with at least RSA 2048 or EC P-256.",
      ko: "RSA 2048 또는 EC P-256 이상의 키를 가진 인증 기관에서 인증서를 발급받으십시오.",
    },
    reference: "CA/B BR §6.1.5",
  },
  "path-length": {
    severity: "critical",
    cause: {
      en: "The chain is longer than one of its authorities allows.",
      ko: "체인이 인증 기관이 허용한 길이보다 깁니다.",
    },
    action: {
      en: "Have the certificate issued by an authority whose path length constraint allows it.",
      ko: "경로 길이 제한에 맞는 인증 기관에서 인증서를 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.1.9",
  },
  "name-constraints": {
    severity: "critical",
    cause: {
      en: "An authority in the chain may not issue certificates for these names.",
      ko: "체인의 인증 기관은 이 이름의 인증서를 발급할 수 없습니다.",
    },
    action: {
      en: "Have the certificate issued by an authority whose name constraints allow every name in it.",
      ko: "인증서의 모든 이름을 허용하는 인증 기관에서 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.1.10",
  },
  "critical-extension": {
    severity: "critical",
    cause: {
      en: "A certificate in the chain has a critical extension that clients do not know.",
      ko: "체인의 인증서에 클라이언트가 알지 못하는 중요(critical) 확장이 있습니다.",
    },
    action: {
      en: "Have it issued again without that extension, or with the extension not critical.",
      ko: "그 확장을 빼거나 중요(critical)로 표시하지 않고 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2",
  },
  "constraints-excessive": {
    severity: "critical",
    cause: {
      en: "The chain has more name constraints and names than clients compare; they refuse it instead.",
      ko: "체인의 이름 제한과 이름이 너무 많아 클라이언트가 비교하지 않고 거부합니다.",
    },
    action: {
      en: "Have the certificate issued with fewer names, or by an authority with fewer name constraints.",
      ko: "이름을 줄이거나 이름 제한이 더 적은 인증 기관에서 인증서를 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.1.10",
  },
  "duplicate-extension": {
    severity: "critical",
    cause: {
      en: "A certificate in the chain holds the same extension twice, which clients refuse.",
      ko: "체인의 인증서에 같은 확장이 두 번 있어 클라이언트가 거부합니다.",
    },
    action: {
      en: "Have that certificate issued again with each extension once.",
      ko: "각 확장을 한 번만 넣어 그 인증서를 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2",
  },
  "spelled-curve": {
    severity: "critical",
    cause: {
      en: "A key in the chain spells out its elliptic curve in numbers instead of naming it; clients refuse it.",
      ko: "체인의 키가 타원 곡선을 이름이 아닌 매개변수로 적고 있어 클라이언트가 거부합니다.",
    },
    action: {
      en: "Make the key anew on a named curve (EC P-256) and have the certificate issued again.",
      ko: "이름 있는 곡선(EC P-256)으로 키를 새로 만들어 인증서를 다시 발급받으십시오.",
    },
    reference: "RFC 5480 §2.1.1",
  },
  refused: {
    severity: "critical",
    cause: {
      en: "OpenSSL refuses the chain without naming a rule that we know ({detail}).",
      ko: "OpenSSL이 알려진 규칙을 밝히지 않고 체인을 거부합니다({detail}).",
    },
    action: {
      en: "Check the served chain with `openssl verify`, and have the certificate at fault issued again.",
      ko: "`openssl verify`로 제공하는 체인을 확인하고 문제가 있는 인증서를 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §6.1",
  },
  "incomplete-chain": {
    severity: "high",
    cause: {
      en: "The served chain is incomplete: an intermediate is missing, which browsers may fetch and other clients do not.",
      ko: "제공된 체인에 중간 인증서가 빠져 있습니다. 일부 브라우저는 스스로 내려받지만 다른 클라이언트는 그러지 않습니다.",
    },
    action: {
      en: "Serve the full chain: the certificate followed by every intermediate (fullchain.pem rather than cert.pem).",
      ko: "인증서 뒤에 모든 중간 인증서를 이어 전체 체인을 제공하십시오(cert.pem 대신 fullchain.pem).",
    },
    reference: "RFC 8446 §4.4.2",
  },
  "intermediate-expires-early": {
    severity: "medium",
    cause: {
      en: "The intermediate {subject} expires in {days}, on {date}, and the certificate cannot be used for longer.",
      ko: "중간 인증서 {subject|이/가} {days} 후인 {date}에 만료되며, 인증서도 그 이후에는 사용할 수 없습니다.",
    },
    action: {
      en: "Renew the certificate under the authority's current intermediate and serve that one.",
      ko: "인증 기관의 현재 중간 인증서로 인증서를 갱신하고 그 중간 인증서를 제공하십시오.",
    },
    reference: "RFC 5280 §6.1.3",
  },
  "wrong-order": {
    severity: "low",
    cause: {
      en: "The chain is served in the wrong order; strict clients fail.",
      ko: "체인의 순서가 잘못되어 엄격한 클라이언트에서 실패합니다.",
    },
    action: {
      en: "Serve the certificate first, then each intermediate behind the one that it issued.",
      ko: "인증서를 먼저 두고, 각 중간 인증서를 자신이 발급한 인증서 바로 뒤에 두십시오.",
    },
    reference: "RFC 5246 §7.4.2",
  },
  "unrelated-certificate": {
    severity: "low",
    cause: {
      en: "The served chain holds a certificate that has nothing to do with the others.",
      ko: "제공된 체인에 관련 없는 인증서가 있습니다.",
    },
    action: { en: "Remove it from the served chain.", ko: "제공하는 체인에서 제거하십시오." },
    reference: "RFC 8446 §4.4.2",
  },
  "duplicate-certificate": {
    severity: "low",
    cause: {
      en: "The served chain holds the same certificate twice.",
      ko: "제공된 체인에 같은 인증서가 두 번 있습니다.",
    },
    action: { en: "Serve each certificate once.", ko: "각 인증서를 한 번만 제공하십시오." },
    reference: "RFC 8446 §4.4.2",
  },
  "root-included": {
    severity: "info",
    cause: {
      en: "The root is served too; clients have it already, and every handshake carries it in vain.",
      ko: "루트 인증서도 함께 제공됩니다. 클라이언트가 이미 가지고 있으므로 핸드셰이크만 커집니다.",
    },
    action: { en: "Leave the root out of the served chain.", ko: "제공하는 체인에서 루트를 빼십시오." },
    reference: "RFC 8446 §4.4.2",
  },
  "given-authority": {
    severity: "info",
    cause: {
      en: "Trusted through {authority}, an authority that you gave; the public does not trust it.",
      ko: "직접 지정한 인증 기관 {authority|을/를} 통해 신뢰됩니다. 공개적으로 신뢰되는 기관은 아닙니다.",
    },
    action: {
      en: "Nothing, where all clients have that root; else use a public authority.",
      ko: "모든 클라이언트에 이 루트가 설치되어 있다면 조치가 필요 없습니다. 그렇지 않다면 공인 인증 기관을 사용하십시오.",
    },
  },
});
