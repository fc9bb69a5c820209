import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of CAA records. */
export const caaProblems = defineProblems({
  "caa-missing": {
    severity: "low",
    cause: {
      en: "Neither {name} nor a parent name has a CAA record. Every certificate authority may issue certificates for it.",
      ko: "{name|과/와} 상위 이름에 CAA 레코드가 없어 모든 인증 기관에서 인증서를 발급할 수 있습니다.",
    },
    action: {
      en: 'Authorise your certificate authority at the zone apex, for example: {zone}. CAA 0 issue "letsencrypt.org"',
      ko: '존의 apex에 사용하는 인증 기관을 지정하십시오. 예: {zone}. CAA 0 issue "letsencrypt.org"',
    },
    reference: "RFC 8659 §3",
  },
  "caa-open": {
    severity: "low",
    cause: {
      en: "The CAA records at {at} ({tags}) do not restrict ordinary certificates. Every certificate authority may issue them.",
      ko: "{at}의 CAA 레코드({tags})는 일반 인증서를 제한하지 않습니다. 모든 인증 기관에서 발급할 수 있습니다.",
    },
    action: {
      en: 'Add an issue record, for example: {at}. CAA 0 issue "letsencrypt.org". An iodef record only requests reports, and issuewild covers wildcard certificates only.',
      ko: 'issue 레코드를 추가하십시오. 예: {at}. CAA 0 issue "letsencrypt.org". iodef는 보고만 요청하고, issuewild는 와일드카드 인증서에만 적용됩니다.',
    },
    reference: "RFC 8659 §4.2, §4.3",
  },
  "caa-critical": {
    severity: "high",
    cause: {
      en: "A CAA record at {at} marks the unknown tag {tag} as critical. No certificate authority may issue a certificate.",
      ko: "{at}의 CAA 레코드가 알 수 없는 태그 {tag|을/를} critical로 지정합니다. 어느 인증 기관도 인증서를 발급할 수 없습니다.",
    },
    action: { en: "Correct the tag, or delete the record.", ko: "태그를 고치거나 레코드를 삭제하십시오." },
    reference: "RFC 8659 §4.1",
  },
  "caa-invalid": {
    severity: "medium",
    cause: {
      en: "A CAA record at {at} with the tag {tag} is invalid: its value does not match the tag.",
      ko: "{at}에서 태그가 {tag}인 CAA 레코드가 올바르지 않습니다. 값이 태그에 맞지 않습니다.",
    },
    action: {
      en: 'Write the certificate authority as a domain, for example: {at}. CAA 0 issue "letsencrypt.org; validationmethods=dns-01"',
      ko: '인증 기관을 도메인으로 쓰십시오. 예: {at}. CAA 0 issue "letsencrypt.org; validationmethods=dns-01"',
    },
    reference: "RFC 8659 §4.2, RFC 8657 §3",
  },
  "caa-issuer": {
    severity: "medium",
    cause: {
      en: "No certificate authority that we know uses the CAA domain {issuer} at {at}, so the record lets none issue certificates.",
      ko: "{at}의 CAA 도메인 {issuer|을/를} 쓰는 것으로 알려진 인증 기관이 없으므로, 이 레코드로는 어떤 인증 기관도 인증서를 발급할 수 없습니다.",
    },
    action: {
      en: "Use the domain that the certificate authority documents, probably {meant}.",
      ko: "인증 기관이 안내하는 도메인을 쓰십시오. 아마 {meant}일 것입니다.",
    },
    reference: "RFC 8659 §4.2",
  },
  "caa-method": {
    severity: "medium",
    cause: {
      en: "A CAA record at {at} with the tag {tag} allows only validation methods that do not exist, so no certificate can be issued by it.",
      ko: "{at}에서 태그가 {tag}인 CAA 레코드가 존재하지 않는 검증 방법만 허용하므로, 이 레코드로는 인증서를 발급할 수 없습니다.",
    },
    action: {
      en: "List methods that the certificate authority uses, such as validationmethods=http-01,dns-01, or delete the parameter.",
      ko: "인증 기관이 쓰는 방법을 적거나(예: validationmethods=http-01,dns-01) 매개변수를 삭제하십시오.",
    },
    reference: "RFC 8657 §4",
  },
  "caa-flags": {
    severity: "low",
    cause: {
      en: "A CAA record at {at} with the tag {tag} sets reserved bits of its flags, which should be 0. Certificate authorities ignore these bits.",
      ko: "{at}에서 태그가 {tag}인 CAA 레코드의 플래그에 0이어야 하는 예약 비트가 설정되어 있습니다. 인증 기관은 이 비트를 무시합니다.",
    },
    action: {
      en: "Keep the record, and set its flags to 0. The value 128 forbids issuance by certificate authorities that do not know the tag.",
      ko: "레코드는 그대로 두고 플래그를 0으로 바꾸십시오. 128은 태그를 모르는 인증 기관의 발급을 금지하는 값입니다.",
    },
    reference: "RFC 8659 §4.1",
  },
  "caa-slip": {
    severity: "low",
    cause: {
      en: "A CAA record at {at} with the tag {tag} has no effect: {fault}.",
      ko: "{at}에서 태그가 {tag}인 CAA 레코드는 효과가 없습니다. {fault}.",
    },
    action: {
      en: 'Correct or delete it. To request reports, use: {at}. CAA 0 iodef "mailto:security@{at}"',
      ko: '수정하거나 삭제하십시오. 보고서를 받으려면 이렇게 씁니다: {at}. CAA 0 iodef "mailto:security@{at}"',
    },
    reference: "RFC 8659 §4.1, §4.4",
  },
  "caa-unknown": {
    severity: "info",
    cause: {
      en: "We could not check whether {at} has CAA records ({reason}). A certificate authority that sees the same error must not issue.",
      ko: "{at}에 CAA 레코드가 있는지 확인하지 못했습니다({reason}). 같은 오류를 만난 인증 기관은 인증서를 발급할 수 없습니다.",
    },
    action: {
      en: "Make the name servers answer CAA queries. Without CAA records they must return NOERROR with the SOA record.",
      ko: "네임서버에서 CAA 질의에 응답하게 하십시오. CAA 레코드가 없으면 SOA 레코드가 있는 NOERROR를 반환해야 합니다.",
    },
    reference: "RFC 8659 §3",
  },
});
