import { defineProblems } from "../../../core/result/interpretation.ts";

/** Path validation rules that clients enforce (RFC 5280 §6.1), and their violations. */
export const pathProblems = defineProblems({
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
  "foreign-signature": {
    severity: "critical",
    cause: {
      en: "Browsers reject a signature or an authority's key in the chain. They accept RSA and ECDSA with SHA-256, SHA-384 or SHA-512 only (no SHA-224, SHA-3 or Ed25519), and RSASSA-PSS only by an RSA key with a salt as long as the hash.",
      ko: "브라우저가 체인의 서명이나 인증 기관의 키를 거부합니다. 브라우저는 SHA-256, SHA-384, SHA-512를 사용하는 RSA와 ECDSA만 받아들입니다(SHA-224, SHA-3, Ed25519 불가). RSASSA-PSS는 RSA 키로 만들고 솔트와 해시의 길이가 같아야 합니다.",
    },
    action: {
      en: "Use a chain whose authorities have RSA or ECDSA keys and sign with SHA-256.",
      ko: "RSA 또는 ECDSA 키를 가지고 SHA-256으로 서명하는 인증 기관의 체인을 사용하십시오.",
    },
    reference: "CA/B BR §7.1.3.2",
  },
  "intermediate-expired": {
    severity: "critical",
    cause: {
      en: "An authority above the certificate has expired: {authority}.",
      ko: "인증서 상위의 인증 기관 인증서가 만료되었습니다: {authority}.",
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
      en: "A certificate in the chain issued another one but is not a CA certificate.",
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
      en: "An authority above the certificate may not issue certificates for servers: its extended key usage lacks serverAuth.",
      ko: "상위 인증 기관 인증서의 확장 키 용도에 serverAuth가 없어 서버 인증서를 발급할 수 없습니다.",
    },
    action: {
      en: "Have the certificate issued under an authority for servers.",
      ko: "서버 인증서를 발급할 수 있는 인증 기관에서 인증서를 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.1.12",
  },
  "intermediate-weak-key": {
    severity: "critical",
    cause: {
      en: "An authority above the certificate has a key that is too weak, or of a kind that clients do not take.",
      ko: "인증서 상위의 인증 기관 키가 너무 약하거나 클라이언트가 받아들이지 않는 종류입니다.",
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
      en: "A certificate in the chain has the same extension twice. Clients refuse it.",
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
      en: "Create a new key on a named curve (EC P-256) and have the certificate reissued.",
      ko: "이름 있는 곡선(EC P-256)으로 키를 새로 만들어 인증서를 다시 발급받으십시오.",
    },
    reference: "RFC 5480 §2.1.1",
  },
  policies: {
    severity: "critical",
    cause: {
      en: "The certificate policies of the chain contradict each other. Chrome and Edge reject the chain; Firefox does not check this.",
      ko: "체인의 인증서 정책이 서로 맞지 않습니다. Chrome과 Edge는 이 체인을 거부하며 Firefox는 검사하지 않습니다.",
    },
    action: {
      en: "Have the certificate issued with a policy that every authority above it allows (policyConstraints, policyMappings, inhibitAnyPolicy).",
      ko: "상위의 모든 인증 기관이 허용하는 정책으로 인증서를 발급받으십시오(policyConstraints, policyMappings, inhibitAnyPolicy).",
    },
    reference: "RFC 5280 §6.1",
  },
  refused: {
    severity: "critical",
    cause: {
      en: "OpenSSL refuses the chain with an error that we do not recognize ({detail}).",
      ko: "OpenSSL이 알려진 규칙을 밝히지 않고 체인을 거부합니다({detail}).",
    },
    action: {
      en: "Check the served chain with `openssl verify`, and reissue the certificate that fails.",
      ko: "`openssl verify`로 제공하는 체인을 확인하고 문제가 있는 인증서를 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §6.1",
  },
});
