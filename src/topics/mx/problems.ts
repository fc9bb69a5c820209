import { defineProblems, finder } from "../../core/result/interpretation.ts";

/** Problems of MX records and of their hosts in the DNS. */
export const mxProblems = defineProblems({
  "mx-null": {
    severity: "info",
    cause: {
      en: "{domain} accepts no mail (null MX).",
      ko: "{domain|은/는} 메일을 받지 않습니다(null MX).",
    },
    action: { en: "If this is intended, no action is needed.", ko: "의도한 것이라면 조치할 것이 없습니다." },
    reference: "RFC 7505 §3",
  },
  "mx-null-beside": {
    severity: "medium",
    cause: {
      en: "{domain} has a null MX record (accepts no mail) next to other MX records. Senders handle this differently.",
      ko: "{domain}에 null MX 레코드(메일을 받지 않음)와 다른 MX 레코드가 함께 있습니다. 보내는 서버마다 다르게 처리합니다.",
    },
    action: {
      en: "Delete the null MX record, or all other MX records.",
      ko: "null MX 레코드를 삭제하거나, 나머지 MX 레코드를 모두 삭제하십시오.",
    },
    reference: "RFC 7505 §3",
  },
  "mx-alias": {
    severity: "high",
    cause: {
      en: "The mail server {host} is a CNAME to {target}. Some senders do not deliver to a CNAME.",
      ko: "메일 서버 {host|이/가} {target|을/를} 가리키는 CNAME입니다. CNAME에는 배달하지 않는 서버가 있습니다.",
    },
    action: { en: "Use {target} itself in the MX record.", ko: "MX 레코드에 {target|을/를} 직접 쓰십시오." },
    reference: "RFC 2181 §10.3, RFC 5321 §5.1",
  },
  "mx-unknown": {
    severity: "info",
    cause: {
      en: "We could not look up the mail server {host} ({reason}).",
      ko: "메일 서버 {host|을/를} 조회하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
  "mx-address": {
    severity: "high",
    cause: {
      en: "An MX record contains the IP address {host} instead of a host name. Senders cannot deliver mail to it.",
      ko: "MX 레코드에 호스트 이름 대신 IP 주소 {host|이/가} 있습니다. 메일을 배달할 수 없습니다.",
    },
    action: {
      en: "Create a host name with an A or AAAA record for this address, and use it in the MX record.",
      ko: "이 주소를 가리키는 A 또는 AAAA 레코드로 호스트 이름을 만들고 MX 레코드에 그 이름을 쓰십시오.",
    },
    reference: "RFC 1035 §3.3.9",
  },
  "mx-no-address": {
    severity: "high",
    cause: {
      en: "The mail server {host} has no address. Senders cannot deliver mail to it.",
      ko: "메일 서버 {host}에 주소가 없습니다. 메일을 배달할 수 없습니다.",
    },
    action: {
      en: "Add an A or AAAA record, or remove it from the MX records.",
      ko: "A 또는 AAAA 레코드를 만들거나 MX 레코드에서 제거하십시오.",
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-host-bogus": {
    severity: "high",
    cause: {
      en: "The addresses of the mail server {host} fail DNSSEC validation: {reason}. Senders that validate cannot reach it and use the other mail servers only.",
      ko: "메일 서버 {host}의 주소가 DNSSEC 검증에 실패합니다: {reason}. 검증하는 발신 서버는 접속하지 못하고 다른 메일 서버만 사용합니다.",
    },
    action: {
      en: "Fix the signatures of its zone. npx portcullis dns {host} shows the broken link.",
      ko: "해당 존의 서명을 바로잡으십시오. npx portcullis dns {host} 명령으로 문제 위치를 볼 수 있습니다.",
    },
    reference: "RFC 4035 §5.5, RFC 5321 §5.1",
  },
  "mx-private": {
    severity: "high",
    cause: {
      en: "No address of the mail server {host} is reachable from the Internet: {addresses}",
      ko: "메일 서버 {host}의 모든 주소에 인터넷에서 접속할 수 없습니다: {addresses}",
    },
    action: { en: "Give it a public address.", ko: "공인 주소를 지정하십시오." },
    reference: "RFC 6890 §2.2",
  },
  "mx-partly-private": {
    severity: "medium",
    cause: {
      en: "The mail server {host} has an address that is not reachable from the Internet: {addresses}",
      ko: "메일 서버 {host}의 일부 주소에 인터넷에서 접속할 수 없습니다: {addresses}",
    },
    action: { en: "Remove this address record.", ko: "해당 주소 레코드를 제거하십시오." },
    reference: "RFC 6890 §2.2",
  },
});

/** The id of a problem of MX records. */
export type MxProblemId = keyof typeof mxProblems;

/** Makes a finding about MX records. */
export const findMx = finder<typeof mxProblems>("mx");
