import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the hosts that take mail. */
export const mailProblems = defineProblems({
  "mx-address": {
    severity: "high",
    cause: {
      en: "An MX record names the address {host} where a host name belongs: no mail is delivered there.",
      ko: "MX 레코드의 호스트 이름 자리에 주소 {host|이/가} 있어 메일이 배달되지 않습니다.",
    },
    action: {
      en: "Name a host that has that address: {name}. MX 10 mail.{name}. and mail.{name}. A {host}",
      ko: "그 주소를 가진 호스트를 지정하십시오: {name}. MX 10 mail.{name}. 그리고 mail.{name}. A {host}",
    },
    reference: "RFC 1035 §3.3.9",
  },
  "mx-no-address": {
    severity: "high",
    cause: {
      en: "The mail host {host} has no address: no mail is delivered there.",
      ko: "메일 호스트 {host}에 주소가 없어 메일이 배달되지 않습니다.",
    },
    action: {
      en: "Give it an address, or remove it from the MX records: {host}. A 192.0.2.25",
      ko: "주소를 지정하거나 MX 레코드에서 제거하십시오: {host}. A 192.0.2.25",
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-private": {
    severity: "high",
    cause: {
      en: "The mail host {host} has an address that cannot be reached from the Internet: {addresses}",
      ko: "메일 호스트 {host}의 주소에 인터넷에서 접속할 수 없습니다: {addresses}",
    },
    action: {
      en: "Give it a public address, or remove that one.",
      ko: "공인 주소를 지정하거나 그 주소를 제거하십시오.",
    },
    reference: "RFC 6890 §2.2",
  },
  "mx-null": {
    severity: "info",
    cause: {
      en: "{name} takes no mail, and says so (null MX).",
      ko: "{name}에서 메일을 받지 않는다고 알립니다(null MX).",
    },
    action: { en: "Nothing, if that is what is meant.", ko: "의도한 것이라면 조치할 것이 없습니다." },
    reference: "RFC 7505 §3",
  },
  "mx-null-beside": {
    severity: "medium",
    cause: {
      en: "{name} says that it takes no mail (null MX) and names mail hosts beside it: senders do the one or the other.",
      ko: "{name}에서 메일을 받지 않는다고 알리면서(null MX) 메일 호스트도 지정합니다. 보내는 서버마다 다르게 처리합니다.",
    },
    action: {
      en: "Delete the MX record that names a dot, or all the others.",
      ko: "점을 가리키는 MX 레코드를 삭제하거나 나머지를 모두 삭제하십시오.",
    },
    reference: "RFC 7505 §3",
  },
});
