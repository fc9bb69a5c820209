import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with all that the record leads to, and what that costs. */
export const spfCostProblems = defineProblems({
  "spf-target-missing": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} leads to {target}, where there is no SPF record: receivers end with an error.",
      ko: "{domain} 레코드의 “{term}” 항목이 가리키는 {target}에 SPF 레코드가 없어 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Remove the term, or correct the name as whoever sends for you gives it.",
      ko: "항목을 제거하거나, 메일을 보내는 서비스에서 안내하는 이름으로 고치십시오.",
    },
    reference: "RFC 7208 §5.2, §6.1",
  },
  "spf-target-malformed": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} holds two dots in a row or begins with one, so that it is no domain name: some receivers end with an error.",
      ko: "{domain} 레코드의 “{term}” 항목에 점이 연달아 있거나 점으로 시작해 도메인 이름이 아닙니다. 일부 수신 서버가 오류로 처리합니다.",
    },
    action: { en: "Correct the name, or remove the term.", ko: "이름을 고치거나 항목을 제거하십시오." },
    reference: "RFC 7208 §4.8",
  },
  "spf-target-broken": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} leads to {target}, whose record receivers cannot use: they end with an error.",
      ko: "{domain} 레코드의 “{term}” 항목이 가리키는 {target}의 레코드를 쓸 수 없어 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Have whoever owns that name correct it, and leave the term out until then.",
      ko: "해당 이름의 관리자에게 수정을 요청하고, 그때까지 항목을 빼십시오.",
    },
    reference: "RFC 7208 §5.2, §6.1",
  },
  "spf-loop": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} leads back to {target}: records that include each other never end.",
      ko: "{domain} 레코드의 “{term}” 항목이 {target|으로/로} 되돌아갑니다. 서로를 포함하는 레코드는 끝나지 않습니다.",
    },
    action: { en: "Remove the term.", ko: "항목을 제거하십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-exchangers": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} asks for the hosts of {target}, which are more than 10: receivers end with an error.",
      ko: "{domain} 레코드의 “{term}” 항목이 조회하는 {target}의 메일 서버가 10개를 넘어 수신 서버가 오류로 처리합니다.",
    },
    action: { en: "Name the addresses instead, by ip4 and ip6.", ko: "대신 ip4와 ip6로 주소를 지정하십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-lookups": {
    severity: "high",
    cause: {
      en: "The SPF record needs the DNS {count} times with all that it includes; after 10 receivers end with an error.",
      ko: "SPF 레코드와 포함된 레코드에 DNS 조회가 모두 {count}번 필요합니다. 10번을 넘으면 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Remove what no longer sends for you, and replace a and mx by ip4 and ip6.{costliest}",
      ko: "더 이상 쓰지 않는 곳을 제거하고 a와 mx를 ip4와 ip6로 바꾸십시오.{costliest}",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-lookups-near": {
    severity: "low",
    cause: {
      en: "The SPF record needs the DNS {count} times, of the 10 that are allowed; one change at a sender breaks it.",
      ko: "SPF 레코드에 DNS 조회가 {count}번 필요합니다(한도 10번). 포함된 곳 하나만 바뀌어도 한도를 넘을 수 있습니다.",
    },
    action: { en: "Remove what no longer sends for you.", ko: "더 이상 쓰지 않는 곳을 제거하십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-voids": {
    severity: "high",
    cause: {
      en: "{count} look-ups of the SPF record find nothing; after two receivers end with an error: {terms}",
      ko: "SPF 레코드의 조회 중 {count}번은 결과가 없습니다. 두 번을 넘으면 수신 서버가 오류로 처리합니다: {terms}",
    },
    action: { en: "Remove these terms, or correct their names.", ko: "해당 항목을 제거하거나 이름을 고치십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-voids-near": {
    severity: "low",
    cause: {
      en: "Terms of the SPF record find nothing: {terms}",
      ko: "SPF 레코드에 조회 결과가 없는 항목이 있습니다: {terms}",
    },
    action: {
      en: "Remove them, or correct their names: after two of them receivers end with an error.",
      ko: "제거하거나 이름을 고치십시오. 두 개를 넘으면 수신 서버가 오류로 처리합니다.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-voids-ipv6": {
    severity: "low",
    cause: {
      en: "For senders over IPv6, {count} look-ups of the SPF record find nothing; after two receivers end with an error.",
      ko: "IPv6로 보내는 쪽에는 SPF 레코드의 조회 {count}번에 결과가 없습니다. 두 번을 넘으면 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Name hosts without IPv6 addresses by ip4 in the place of a.",
      ko: "IPv6 주소가 없는 호스트는 a 대신 ip4로 지정하십시오.",
    },
    reference: "RFC 7208 §4.6.4",
  },
});
