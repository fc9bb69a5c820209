import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of MX records and mail servers. */
export const mailProblems = defineProblems({
  "mx-address": {
    severity: "high",
    cause: {
      en: "An MX record contains the IP address {host} instead of a host name. Senders cannot deliver mail to it.",
      ko: "MX 레코드에 호스트 이름 대신 IP 주소 {host|이/가} 있습니다. 메일을 배달할 수 없습니다.",
    },
    action: {
      en: "Use a host name with that address: {name}. MX 10 mail.{name}. and mail.{name}. A {host}",
      ko: "그 주소를 가진 호스트 이름을 쓰십시오: {name}. MX 10 mail.{name}. 그리고 mail.{name}. A {host}",
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
      en: "Add an address record, or remove the server from the MX records: {host}. A 192.0.2.25",
      ko: "주소 레코드를 추가하거나 MX 레코드에서 제거하십시오: {host}. A 192.0.2.25",
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-private": {
    severity: "high",
    cause: {
      en: "The mail server {host} has an address that is not reachable from the Internet: {addresses}",
      ko: "메일 서버 {host}에 인터넷에서 접속할 수 없는 주소가 있습니다: {addresses}",
    },
    action: {
      en: "Use a public address instead.",
      ko: "공인 주소로 바꾸십시오.",
    },
    reference: "RFC 6890 §2.2",
  },
  "mx-null": {
    severity: "info",
    cause: {
      en: "{name} accepts no mail (null MX).",
      ko: "{name|은/는} 메일을 받지 않습니다(null MX).",
    },
    action: { en: "If this is intended, no action is needed.", ko: "의도한 것이라면 조치할 것이 없습니다." },
    reference: "RFC 7505 §3",
  },
  "mx-null-beside": {
    severity: "medium",
    cause: {
      en: "{name} has a null MX record (accepts no mail) next to other MX records. Senders handle this differently.",
      ko: "{name}에 null MX 레코드(메일을 받지 않음)와 다른 MX 레코드가 함께 있습니다. 보내는 서버마다 다르게 처리합니다.",
    },
    action: {
      en: "Delete the null MX record, or all other MX records.",
      ko: "null MX 레코드를 삭제하거나, 나머지 MX 레코드를 모두 삭제하십시오.",
    },
    reference: "RFC 7505 §3",
  },
});
