import { defineProblems, type Problem } from "../../../core/result/interpretation.ts";
import type { FormProblem } from "../../../probes/certificate/path-rules.ts";

/** Deviations from the certificate profile for which no current client rejects a certificate. */
export const formProblems = defineProblems({
  "key-identifiers": {
    severity: "low",
    cause: {
      en: "A certificate of the chain has an invalid key identifier (its own or its issuer's): missing, critical or different.",
      ko: "체인의 인증서에 주체 또는 발급자의 키 식별자가 없거나, 중요(critical)로 표시되었거나, 서로 맞지 않습니다.",
    },
    action: {
      en: "Have it issued again with subjectKeyIdentifier and authorityKeyIdentifier, neither of them critical.",
      ko: "subjectKeyIdentifier와 authorityKeyIdentifier를 중요(critical) 표시 없이 넣어 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.1.1",
  },
  "key-usage-missing": {
    severity: "low",
    cause: {
      en: "A CA certificate of the chain has no key usage extension.",
      ko: "체인의 인증 기관 인증서에 키 용도(keyUsage)가 없습니다.",
    },
    action: {
      en: "Issue the authority's certificate again with key usage keyCertSign (and cRLSign where it issues lists).",
      ko: "키 용도 keyCertSign(폐기 목록을 발급한다면 cRLSign도)을 넣어 인증 기관 인증서를 다시 발급하십시오.",
    },
    reference: "RFC 5280 §4.2.1.3",
  },
  "serial-form": {
    severity: "low",
    cause: {
      en: "A certificate of the chain has a serial number that is zero, negative or longer than 20 bytes.",
      ko: "체인의 인증서 일련번호가 0이거나 음수이거나 20바이트보다 깁니다.",
    },
    action: {
      en: "Have it issued again with a positive, random serial number of at most 20 bytes.",
      ko: "20바이트 이하의 무작위 양수 일련번호로 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §4.1.2.2",
  },
  "purpose-form": {
    severity: "low",
    cause: {
      en: "The certificate does not state its purpose as public certificates must: the extended key usage is missing, critical, or allows everything.",
      ko: "확장 키 용도가 없거나, 중요(critical)로 표시되었거나, 모든 용도를 허용하여 공인 인증서 규정에 맞지 않습니다.",
    },
    action: {
      en: "Have it issued again with extended key usage serverAuth, not critical, and without anyExtendedKeyUsage.",
      ko: "확장 키 용도 serverAuth를 중요(critical) 표시와 anyExtendedKeyUsage 없이 넣어 다시 발급받으십시오.",
    },
    reference: "CA/B BR §7.1.2.7.6",
  },
  "any-purpose": {
    severity: "high",
    cause: {
      en: "The certificate allows any purpose (anyExtendedKeyUsage) and does not name server authentication. Chrome and Edge accept it; Firefox and programs with OpenSSL reject it.",
      ko: "인증서가 서버 인증을 명시하지 않고 모든 용도(anyExtendedKeyUsage)를 허용합니다. Chrome과 Edge는 받아들이지만 Firefox와 OpenSSL을 쓰는 프로그램은 거부합니다.",
    },
    action: {
      en: "Have it issued again with extended key usage serverAuth (TLS Web Server Authentication).",
      ko: "확장 키 용도 serverAuth(TLS 웹 서버 인증)로 다시 발급받으십시오.",
    },
    reference: "CA/B BR §7.1.2.7.10",
  },
  "common-name": {
    severity: "low",
    cause: {
      en: "The common name is not one of the names in subjectAltName, or is spelled differently. Old clients may read it.",
      ko: "공통 이름(CN)이 subjectAltName에 없는 호스트이거나 다른 표기입니다. 오래된 클라이언트는 이 값을 읽을 수 있습니다.",
    },
    action: {
      en: "Reissue it with one of its subjectAltName names as common name, character for character, or without a common name.",
      ko: "subjectAltName의 이름 하나를 그대로 옮겨 적거나 공통 이름 없이 다시 발급받으십시오.",
    },
    reference: "CA/B BR §7.1.4.3",
  },
  "leaf-is-authority": {
    severity: "low",
    cause: {
      en: "The server's certificate may sign other certificates, so anyone who obtains its key can issue them.",
      ko: "서버 인증서로 다른 인증서에 서명할 수 있어, 키가 유출되면 인증서를 발급하는 데 악용될 수 있습니다.",
    },
    action: {
      en: "Serve a certificate with CA:FALSE and without key usage keyCertSign.",
      ko: "CA:FALSE이고 키 용도에 keyCertSign이 없는 인증서를 제공하십시오.",
    },
    reference: "RFC 5280 §4.2.1.9",
  },
  "authority-as-server": {
    severity: "high",
    cause: {
      en: "The server's certificate is a CA certificate (CA:TRUE). Firefox rejects it (MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY); Chrome and Edge accept it.",
      ko: "서버 인증서가 CA 인증서(CA:TRUE)입니다. Firefox는 거부하고(MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY) Chrome과 Edge는 받아들입니다.",
    },
    action: {
      en: "Serve a certificate with CA:FALSE that the CA issued for this host.",
      ko: "이 호스트용으로 CA가 발급한 CA:FALSE 인증서를 제공하십시오.",
    },
    reference: "CA/B BR §7.1.2.7.8",
  },
  "long-chain": {
    severity: "high",
    cause: {
      en: "The chain has more than 6 intermediates. Firefox rejects it (SEC_ERROR_UNKNOWN_ISSUER); Chrome and Edge accept it.",
      ko: "체인에 중간 인증서가 7개 이상 있습니다. Firefox는 거부하고(SEC_ERROR_UNKNOWN_ISSUER) Chrome과 Edge는 받아들입니다.",
    },
    action: {
      en: "Use a certificate with at most 6 intermediates between it and the root.",
      ko: "루트까지 중간 인증서가 6개 이하인 인증서를 사용하십시오.",
    },
    reference: "RFC 5280 §6.1",
  },
  "names-spelled-apart": {
    severity: "high",
    cause: {
      en: "A certificate of the chain spells its issuer's name differently from the issuer's own certificate: another string type, letter case or spaces. Firefox rejects it (SEC_ERROR_UNKNOWN_ISSUER); Chrome and Edge accept it.",
      ko: "체인의 인증서에 적힌 발급자 이름이 발급자 인증서의 주체 이름과 문자열 형식, 대소문자 또는 공백에서 다릅니다. Firefox는 거부하고(SEC_ERROR_UNKNOWN_ISSUER) Chrome과 Edge는 받아들입니다.",
    },
    action: {
      en: "Have the certificate issued again with the issuer's name copied byte for byte from the subject of the CA certificate.",
      ko: "CA 인증서의 주체 이름을 바이트 단위로 그대로 발급자에 넣어 다시 발급받으십시오.",
    },
    reference: "CA/B BR §7.1.4.1",
  },
  "large-certificate": {
    severity: "high",
    cause: {
      en: "A certificate of the chain is larger than 64 kB. Firefox rejects it (SEC_ERROR_BAD_DER); Chrome and Edge accept it.",
      ko: "체인에 64kB보다 큰 인증서가 있습니다. Firefox는 거부하고(SEC_ERROR_BAD_DER) Chrome과 Edge는 받아들입니다.",
    },
    action: {
      en: "Split the names over several certificates, or use a wildcard.",
      ko: "이름을 여러 인증서로 나누거나 와일드카드를 사용하십시오.",
    },
    reference: "RFC 5280 §4.1",
  },
  "feature-unreadable": {
    severity: "high",
    cause: {
      en: "The TLS feature extension of the certificate cannot be read. Firefox rejects it (SEC_ERROR_BAD_DER); Chrome and Edge accept it.",
      ko: "인증서의 TLS feature 확장을 읽을 수 없습니다. Firefox는 거부하고(SEC_ERROR_BAD_DER) Chrome과 Edge는 받아들입니다.",
    },
    action: {
      en: "Have it issued again without the extension, or with a list of numbers in it (status_request is 5).",
      ko: "이 확장을 빼거나 번호 목록(status_request는 5)을 올바르게 넣어 다시 발급받으십시오.",
    },
    reference: "RFC 7633 §4.1",
  },
  "access-empty": {
    severity: "high",
    cause: {
      en: "The authorityInfoAccess of the certificate is empty. Chrome and Edge reject it (ERR_CERT_INVALID); Firefox accepts it.",
      ko: "인증서의 authorityInfoAccess가 비어 있습니다. Chrome과 Edge는 거부하고(ERR_CERT_INVALID) Firefox는 받아들입니다.",
    },
    action: {
      en: "Have it issued again with an address in authorityInfoAccess, or without that extension.",
      ko: "authorityInfoAccess에 주소를 넣거나 이 확장을 빼고 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.2.1",
  },
  "names-not-ascii": {
    severity: "high",
    cause: {
      en: "The subjectAltName of the certificate has a name with letters outside ASCII. Chrome and Edge reject the certificate for every host (ERR_CERT_INVALID); Firefox accepts its other names.",
      ko: "인증서의 subjectAltName에 ASCII가 아닌 문자가 든 이름이 있습니다. Chrome과 Edge는 호스트와 무관하게 거부하고(ERR_CERT_INVALID) Firefox는 나머지 이름을 받아들입니다.",
    },
    action: {
      en: "Have it issued again with that name as an A-label (xn--).",
      ko: "그 이름을 A-label(xn--)로 적어 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.1.6",
  },
  "constraints-empty": {
    severity: "high",
    cause: {
      en: "The server's certificate has name constraints, and they are empty. Chrome and Edge reject it (ERR_CERT_INVALID); Firefox accepts it.",
      ko: "서버 인증서에 비어 있는 이름 제한이 있습니다. Chrome과 Edge는 거부하고(ERR_CERT_INVALID) Firefox는 받아들입니다.",
    },
    action: {
      en: "Have it issued again without name constraints, which belong in CA certificates alone.",
      ko: "이름 제한은 CA 인증서에만 쓰이므로 이름 제한 없이 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2.1.10",
  },
  "names-form": {
    severity: "low",
    cause: {
      en: "The subjectAltName of the certificate is malformed: a name that is not a host name (an underscore, a wildcard within a label or directly below a top-level domain), or critical where it must not be.",
      ko: "인증서의 subjectAltName 형식이 올바르지 않습니다. 호스트 이름이 아닌 값(밑줄, 레이블 일부나 최상위 도메인 바로 아래의 와일드카드)이 있거나 중요(critical) 표시가 잘못되었습니다.",
    },
    action: {
      en: "Have it issued again with host names of letters, digits and hyphens; subjectAltName is critical only where the subject is empty.",
      ko: "문자, 숫자, 하이픈으로 된 호스트 이름으로 다시 발급받으십시오. subjectAltName은 주체가 비어 있을 때만 중요(critical)로 표시합니다.",
    },
    reference: "RFC 5280 §4.2.1.6",
  },
  "constraints-form": {
    severity: "low",
    cause: {
      en: "Name constraints in the chain are malformed: not critical, empty, outside a CA certificate, or with an invalid base (a leading dot, a wildcard, an address without its mask).",
      ko: "체인의 이름 제한 형식이 올바르지 않습니다. 중요(critical) 표시가 없거나, 비어 있거나, 인증 기관이 아닌 인증서에 있거나, 이름이 아닌 값(앞의 점, 와일드카드, 마스크 없는 주소)이 있습니다.",
    },
    action: {
      en: "Issue the authority's certificate again with critical name constraints, domains without leading dots, and networks with masks.",
      ko: "이름 제한을 중요(critical)로 표시하고, 도메인은 앞의 점 없이, 주소는 마스크와 함께 적어 인증 기관 인증서를 다시 발급하십시오.",
    },
    reference: "RFC 5280 §4.2.1.10",
  },
  "authority-form": {
    severity: "low",
    cause: {
      en: "A CA certificate of the chain has invalid basicConstraints: missing, not critical, or with a path length but without key usage keyCertSign.",
      ko: "체인의 인증 기관 인증서에 basicConstraints가 없거나 중요(critical)로 표시되지 않았거나, keyCertSign 없이 경로 길이를 제한합니다.",
    },
    action: {
      en: "Issue the authority's certificate again with critical basicConstraints CA:TRUE and key usage keyCertSign.",
      ko: "중요(critical)로 표시한 basicConstraints CA:TRUE와 키 용도 keyCertSign을 넣어 인증 기관 인증서를 다시 발급하십시오.",
    },
    reference: "RFC 5280 §4.2.1.9",
  },
  "version-form": {
    severity: "low",
    cause: {
      en: "A certificate of the chain is not an X.509 v3 certificate.",
      ko: "체인에 버전 3이 아닌 인증서가 있습니다.",
    },
    action: { en: "Have it issued again as an X.509 v3 certificate.", ko: "X.509 v3 인증서로 다시 발급받으십시오." },
    reference: "RFC 5280 §4.1.2.1",
  },
  "empty-name": {
    severity: "low",
    cause: {
      en: "A CA certificate of the chain has an empty subject.",
      ko: "체인의 인증 기관에 이름이 없습니다.",
    },
    action: {
      en: "Issue the authority's certificate again with a subject, and the certificates below it too.",
      ko: "주체 이름을 넣어 인증 기관 인증서와 그 아래 인증서를 다시 발급하십시오.",
    },
    reference: "RFC 5280 §4.1.2.6",
  },
  "extension-form": {
    severity: "low",
    cause: {
      en: "An extension in the chain is critical where it must not be (authorityInfoAccess), or the other way round (policyConstraints).",
      ko: "체인의 확장 중 중요(critical) 표시가 잘못된 것이 있습니다(authorityInfoAccess는 없어야 하고 policyConstraints는 있어야 함).",
    },
    action: {
      en: "Reissue the certificate with the criticality that RFC 5280 requires.",
      ko: "규정대로 표시하여 인증서를 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §4.2",
  },
  "signature-form": {
    severity: "low",
    cause: {
      en: "A certificate of the chain names two different algorithms for its signature.",
      ko: "체인의 인증서에 서명 알고리즘이 서로 다르게 두 번 적혀 있습니다.",
    },
    action: { en: "Have that certificate issued again.", ko: "그 인증서를 다시 발급받으십시오." },
    reference: "RFC 5280 §4.1.1.2",
  },
  "key-form": {
    severity: "low",
    cause: {
      en: "An RSA key in the chain has a size that is not a multiple of 8 bits.",
      ko: "체인의 RSA 키 길이가 바이트 단위로 맞지 않습니다.",
    },
    action: {
      en: "Make a key of 2048, 3072 or 4096 bits, or on EC P-256, and have the certificate issued again.",
      ko: "2048, 3072, 4096비트 RSA 키 또는 EC P-256 키를 만들어 인증서를 다시 발급받으십시오.",
    },
    reference: "CA/B BR §6.1.5",
  },
  "verdicts-differ": {
    severity: "info",
    cause: {
      en: "OpenSSL and the path validation of this check disagree about the chain. The worse result counts.",
      ko: "OpenSSL과 이 점검의 경로 검증 결과가 서로 다르며 더 나쁜 쪽을 반영했습니다.",
    },
    action: {
      en: "Clients may disagree as well. Fix the other findings about this chain; if there are none, reissue the certificate.",
      ko: "클라이언트마다 결과가 다를 수 있습니다. 이 체인에 대한 다른 지적을 해결하고, 없으면 인증서를 다시 발급받으십시오.",
    },
    reference: "RFC 5280 §6.1",
  },
} satisfies Readonly<
  Record<FormProblem | "any-purpose" | "long-chain" | "names-spelled-apart" | "verdicts-differ", Problem>
>);
