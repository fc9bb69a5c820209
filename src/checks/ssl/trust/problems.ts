import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems between the certificate and a trusted root. */
export const trustProblems = defineProblems({
  "self-signed": {
    severity: "critical",
    cause: {
      en: "The certificate is self-signed, so clients do not trust it.",
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
      en: "We could not determine whether the chain leads to a trusted root: the served chain does not, and the issuer certificate at {url} could not be fetched ({reason}).",
      ko: "체인이 신뢰할 수 있는 루트로 이어지는지 확인하지 못했습니다. 제공된 인증서만으로는 이어지지 않고, {url}의 발급자 인증서를 가져오지 못했습니다({reason}).",
    },
    action: {
      en: "Serve every intermediate after the certificate, so clients do not have to fetch one.",
      ko: "아무도 내려받을 필요가 없도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오.",
    },
    reference: "RFC 8446 §4.4.2",
  },
  "trust-unconfirmed": {
    severity: "high",
    cause: {
      en: "The served chain is incomplete. We could not confirm that it is trusted with the fetched intermediate: the handshake failed ({reason}).",
      ko: "제공된 체인이 불완전하며, 가져온 중간 인증서로 신뢰되는지 확인하는 핸드셰이크가 실패했습니다({reason}).",
    },
    action: {
      en: "Serve every intermediate after the certificate.",
      ko: "한 번의 핸드셰이크로 모두 확인되도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오.",
    },
    reference: "RFC 8446 §4.4.2",
  },
  "trust-unchecked": {
    severity: "high",
    cause: {
      en: "We could not determine whether the chain is trusted: the handshake of a current client failed, the handshake that succeeded ignores weak keys and hashes, and parts of the chain could not be validated here.",
      ko: "체인이 신뢰되는지 확인하지 못했습니다. 최신 클라이언트의 핸드셰이크는 실패했고, 성공한 핸드셰이크는 약한 키와 해시를 걸러 내지 않으며, 체인 일부는 여기서도 판단할 수 없었습니다.",
    },
    action: {
      en: "Make the server complete the handshake of a current client, with a chain signed with RSA or ECDSA and SHA-256.",
      ko: "서버가 최신 클라이언트와 핸드셰이크를 마치도록 하고, SHA-256과 RSA 또는 ECDSA로 서명된 체인을 제공하십시오.",
    },
    reference: "RFC 8446 §4.4.2",
  },
  "path-unclear": {
    severity: "low",
    cause: {
      en: "This check could not follow the chain to its root, because a certificate in it cannot be parsed or the chain is too long. The result of OpenSSL counts. The expiry of the chain and its root are unknown.",
      ko: "읽을 수 없는 인증서가 있거나 인증서가 너무 많아 체인을 루트까지 따라가지 못했으며 OpenSSL의 판단을 따랐습니다. 체인의 만료 시점과 루트의 출처는 알 수 없습니다.",
    },
    action: {
      en: "Serve one short chain of certificates with valid DER encoding.",
      ko: "인코딩 규칙(DER)에 맞는 인증서로 짧은 체인 하나를 제공하십시오.",
    },
    reference: "RFC 5280 §6.1",
  },
  "incomplete-chain": {
    severity: "high",
    cause: {
      en: "The served chain is incomplete: an intermediate is missing. Some clients fetch it; a fresh Firefox, curl and OpenSSL reject the chain.",
      ko: "제공된 체인에 중간 인증서가 빠져 있습니다. 일부 클라이언트는 내려받지만 새로 설치한 Firefox, curl, OpenSSL은 체인을 거부합니다.",
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
      ko: "중간 인증서 {subject|이/가} {date}에 만료되며(남은 기간 {days}), 인증서도 그 이후에는 사용할 수 없습니다.",
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
      en: "The served chain contains a certificate that is not part of the chain.",
      ko: "제공된 체인에 관련 없는 인증서가 있습니다.",
    },
    action: { en: "Remove it from the served chain.", ko: "제공하는 체인에서 제거하십시오." },
    reference: "RFC 8446 §4.4.2",
  },
  "duplicate-certificate": {
    severity: "low",
    cause: {
      en: "The served chain contains the same certificate twice.",
      ko: "제공된 체인에 같은 인증서가 두 번 있습니다.",
    },
    action: { en: "Serve each certificate once.", ko: "각 인증서를 한 번만 제공하십시오." },
    reference: "RFC 8446 §4.4.2",
  },
  "root-included": {
    severity: "info",
    cause: {
      en: "The served chain includes the root. Clients already have it, so every handshake is larger than necessary.",
      ko: "루트 인증서도 함께 제공됩니다. 클라이언트가 이미 가지고 있으므로 핸드셰이크만 커집니다.",
    },
    action: { en: "Leave the root out of the served chain.", ko: "제공하는 체인에서 루트를 빼십시오." },
    reference: "RFC 8446 §4.4.2",
  },
  "given-authority": {
    severity: "info",
    cause: {
      en: "Trusted through {authority}, the authority that you provided. Public clients do not trust it.",
      ko: "직접 지정한 인증 기관 {authority|으로/로} 신뢰를 확인했습니다. 공개적으로 신뢰되는 기관은 아닙니다.",
    },
    action: {
      en: "No change is needed if all clients have that root. Otherwise use a public authority.",
      ko: "모든 클라이언트에 이 루트가 설치되어 있다면 조치가 필요 없습니다. 그렇지 않다면 공인 인증 기관을 사용하십시오.",
    },
  },
});
