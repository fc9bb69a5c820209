import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of a mail server in the DNS. */
export const hostProblems = defineProblems({
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
  "mx-ipv6-only": {
    severity: "medium",
    cause: {
      en: "The mail servers of {domain} have only IPv6 addresses. Senders without IPv6 cannot deliver mail to it.",
      ko: "{domain}의 메일 서버에 IPv6 주소만 있습니다. IPv6를 쓰지 않는 발신 서버는 메일을 배달할 수 없습니다.",
    },
    action: {
      en: "Add an A record with a public IPv4 address to at least one mail server.",
      ko: "메일 서버 중 하나 이상에 공인 IPv4 주소의 A 레코드를 추가하십시오.",
    },
    reference: "RFC 5321 §5.2",
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
