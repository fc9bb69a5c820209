import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the records of who may issue certificates. */
export const caaProblems = defineProblems({
  "caa-missing": {
    severity: "low",
    cause: {
      en: "Neither {name} nor a name above has a CAA record: every authority may issue certificates for it.",
      ko: "{name|과/와} 상위 이름에 CAA 레코드가 없어 모든 인증 기관에서 인증서를 발급할 수 있습니다.",
    },
    action: {
      en: 'Name yours at the top of the zone, for example: {zone}. CAA 0 issue "letsencrypt.org"',
      ko: '존의 맨 위에 사용하는 인증 기관을 지정하십시오. 예: {zone}. CAA 0 issue "letsencrypt.org"',
    },
    reference: "RFC 8659 §3",
  },
  "caa-open": {
    severity: "low",
    cause: {
      en: "The CAA records at {at} ({tags}) name no authority for ordinary certificates: every authority may issue those.",
      ko: "{at}의 CAA 레코드({tags})에 일반 인증서를 발급할 기관이 없어 모든 인증 기관에서 발급할 수 있습니다.",
    },
    action: {
      en: 'Add a record that does, for example: {at}. CAA 0 issue "letsencrypt.org"; iodef only asks for reports, and issuewild is about wildcards alone.',
      ko: '발급할 기관을 지정하십시오. 예: {at}. CAA 0 issue "letsencrypt.org". iodef는 보고만 요청하고, issuewild는 와일드카드 인증서에만 적용됩니다.',
    },
    reference: "RFC 8659 §4.2, §4.3",
  },
  "caa-critical": {
    severity: "high",
    cause: {
      en: "A CAA record at {at} is marked critical and has the tag {tag}, which no authority knows: none may issue.",
      ko: "{at}의 CAA 레코드가 어느 인증 기관도 모르는 태그 {tag|을/를} critical로 지정하여 아무도 인증서를 발급할 수 없습니다.",
    },
    action: { en: "Correct the tag, or delete the record.", ko: "태그를 고치거나 레코드를 삭제하십시오." },
    reference: "RFC 8659 §4.1",
  },
  "caa-invalid": {
    severity: "medium",
    cause: {
      en: "A CAA record at {at} with the tag {tag} cannot be read: its value is not what the tag asks for.",
      ko: "{at}에서 태그가 {tag}인 CAA 레코드를 읽을 수 없습니다. 값이 태그에 맞지 않습니다.",
    },
    action: {
      en: 'Write the authority as a domain, for example: {at}. CAA 0 issue "letsencrypt.org; validationmethods=dns-01"',
      ko: '인증 기관을 도메인으로 쓰십시오. 예: {at}. CAA 0 issue "letsencrypt.org; validationmethods=dns-01"',
    },
    reference: "RFC 8659 §4.2, RFC 8657 §3",
  },
  "caa-slip": {
    severity: "low",
    cause: {
      en: "A CAA record at {at} with the tag {tag} has no effect: {fault}.",
      ko: "{at}에서 태그가 {tag}인 CAA 레코드는 효과가 없습니다. {fault}.",
    },
    action: {
      en: 'Correct it, or delete it. Reports are asked for like this: {at}. CAA 0 iodef "mailto:security@{at}"',
      ko: '수정하거나 삭제하십시오. 보고서를 받으려면 이렇게 씁니다: {at}. CAA 0 iodef "mailto:security@{at}"',
    },
    reference: "RFC 8659 §4.1, §4.4",
  },
  "caa-unknown": {
    severity: "info",
    cause: {
      en: "Whether {at} has CAA records could not be told ({reason}). Authorities that see the same must not issue.",
      ko: "{at}에 CAA 레코드가 있는지 확인하지 못했습니다({reason}). 같은 상황을 만난 인증 기관은 인증서를 발급할 수 없습니다.",
    },
    action: {
      en: "Have the name servers answer questions for CAA records, if only by saying that there are none.",
      ko: "CAA 레코드가 없더라도 네임서버에서 그렇다고 응답하게 하십시오.",
    },
    reference: "RFC 8659 §3",
  },
});
