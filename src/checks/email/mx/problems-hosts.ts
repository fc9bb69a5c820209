import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with one host that takes mail, as the DNS has it. */
export const hostProblems = defineProblems({
  "mx-address": {
    severity: "high",
    cause: {
      en: "An MX record names the address {host} where a host name belongs: no mail is delivered there.",
      ko: "MX 레코드의 호스트 이름 자리에 주소 {host|이/가} 있어 메일이 배달되지 않습니다.",
    },
    action: {
      en: "Give that address a name with an A or AAAA record, and name that in the MX record.",
      ko: "A 또는 AAAA 레코드로 그 주소에 이름을 주고 MX 레코드에 그 이름을 쓰십시오.",
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
      en: "Give it an A or AAAA record, or remove it from the MX records.",
      ko: "A 또는 AAAA 레코드를 만들거나 MX 레코드에서 제거하십시오.",
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-host-bogus": {
    severity: "high",
    cause: {
      en: "The addresses of the mail host {host} do not verify (DNSSEC): {reason}. For servers that check signatures it has none; they hand mail to the other hosts alone.",
      ko: "메일 호스트 {host}의 주소가 DNSSEC 검증에 실패합니다: {reason}. 서명을 확인하는 서버에는 주소가 없는 호스트이므로, 다른 호스트에만 메일을 전달합니다.",
    },
    action: {
      en: "Mend the signatures of its zone; npx portcullis dns {host} shows where they break.",
      ko: "해당 존의 서명을 바로잡으십시오. npx portcullis dns {host} 명령으로 문제 위치를 볼 수 있습니다.",
    },
    reference: "RFC 4035 §5.5, RFC 5321 §5.1",
  },
  "mx-private": {
    severity: "high",
    cause: {
      en: "No address of the mail host {host} can be reached from the Internet: {addresses}",
      ko: "메일 호스트 {host}의 모든 주소에 인터넷에서 접속할 수 없습니다: {addresses}",
    },
    action: { en: "Give it a public address.", ko: "공인 주소를 지정하십시오." },
    reference: "RFC 6890 §2.2",
  },
  "mx-partly-private": {
    severity: "medium",
    cause: {
      en: "The mail host {host} has an address that cannot be reached from the Internet: {addresses}",
      ko: "메일 호스트 {host}의 일부 주소에 인터넷에서 접속할 수 없습니다: {addresses}",
    },
    action: { en: "Remove that address from its name.", ko: "그 주소를 이름에서 제거하십시오." },
    reference: "RFC 6890 §2.2",
  },
});
