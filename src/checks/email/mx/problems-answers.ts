import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with how a host for mail answers on port 25. */
export const answerProblems = defineProblems({
  "mx-closed": {
    severity: "high",
    cause: {
      en: "The mail host {host} answers that it takes mail from nobody ({code}).",
      ko: "메일 호스트 {host|이/가} 누구에게서도 메일을 받지 않는다고 응답합니다({code}).",
    },
    action: {
      en: "Remove it from the MX records, or have it take mail.",
      ko: "MX 레코드에서 제거하거나 메일을 받도록 설정하십시오.",
    },
    reference: "RFC 7504 §3",
  },
  "mx-silent": {
    severity: "medium",
    cause: {
      en: "The mail host {host} does not answer on port 25 ({reason}), while another host of the domain does.",
      ko: "메일 호스트 {host|이/가} 25번 포트에서 응답하지 않습니다({reason}). 도메인의 다른 호스트는 응답합니다.",
    },
    action: {
      en: "Start its mail server or open its firewall; remove the MX record where the host is gone.",
      ko: "메일 서버를 시작하거나 방화벽을 여십시오. 없어진 호스트라면 MX 레코드를 제거하십시오.",
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-address-silent": {
    severity: "low",
    cause: {
      en: "The mail host {host} does not answer at {address} ({reason}), while it does at another address.",
      ko: "메일 호스트 {host|이/가} {address}에서 응답하지 않습니다({reason}). 다른 주소에서는 응답합니다.",
    },
    action: {
      en: "Have the mail server listen there, or remove the address: senders wait for it in vain.",
      ko: "메일 서버가 그 주소에서 응답하게 하거나 주소를 제거하십시오. 보내는 서버가 헛되이 기다립니다.",
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-odd": {
    severity: "medium",
    cause: {
      en: "What answers on port 25 of {host} is no mail server.",
      ko: "{host}의 25번 포트에서 응답하는 것은 메일 서버가 아닙니다.",
    },
    action: {
      en: "Look at what listens there, and at what stands before it.",
      ko: "그곳에서 응답하는 프로그램과 그 앞의 장비를 확인하십시오.",
    },
    reference: "RFC 5321 §4.2",
  },
  "mx-turned-away": {
    severity: "info",
    cause: {
      en: "The mail host {host} would not talk to us ({reason}). That may be for the address we come from, so nothing follows from it.",
      ko: "메일 호스트 {host|이/가} 우리와 통신하지 않았습니다({reason}). 측정하는 쪽 주소 때문일 수 있어 판단하지 않습니다.",
    },
    action: {
      en: "Measure from an address that is allowed to send mail.",
      ko: "메일을 보낼 수 있는 주소에서 측정하십시오.",
    },
    reference: "RFC 5321 §3.1",
  },
  "mx-blocked": {
    severity: "info",
    cause: {
      en: "No mail host of {domain} answered on port 25. Many networks block that port on the way out, so nothing follows from it.",
      ko: "{domain}의 어떤 메일 호스트도 25번 포트에서 응답하지 않았습니다. 이 포트를 막는 네트워크가 많아 판단하지 않습니다.",
    },
    action: {
      en: "Measure from a network that lets port 25 out.",
      ko: "25번 포트로 나갈 수 있는 네트워크에서 측정하십시오.",
    },
  },
});
