import { defineProblems } from "../../core/result/interpretation.ts";

/** Problems of the names that an SPF record refers to, and of its lookups. */
export const spfCostProblems = defineProblems({
  "spf-target-missing": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} refers to {target}, which has no SPF record. Receivers report an error (permerror).",
      ko: "{domain} 레코드의 “{term}” 항목이 가리키는 {target}에 SPF 레코드가 없습니다. 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: {
      en: "Remove the term, or use the name that your mail service documents.",
      ko: "항목을 제거하거나, 메일 서비스의 문서에 있는 이름으로 고치십시오.",
    },
    reference: "RFC 7208 §5.2, §6.1",
  },
  "spf-target-malformed": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} contains two dots in a row or begins with a dot, so it is not a domain name. Some receivers report an error.",
      ko: "{domain} 레코드의 “{term}” 항목에 점이 연달아 있거나 점으로 시작해 올바른 도메인 이름이 아닙니다. 일부 수신 서버가 오류로 처리합니다.",
    },
    action: { en: "Correct the name, or remove the term.", ko: "이름을 고치거나 항목을 제거하십시오." },
    reference: "RFC 7208 §4.8",
  },
  "spf-target-broken": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} refers to {target}, whose SPF record is invalid. Receivers report an error (permerror).",
      ko: "{domain} 레코드의 “{term}” 항목이 가리키는 {target}의 SPF 레코드가 올바르지 않습니다. 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: {
      en: "Ask the owner of that name to correct it, and remove the term until then.",
      ko: "해당 이름의 관리자에게 수정을 요청하고, 그때까지 항목을 빼십시오.",
    },
    reference: "RFC 7208 §5.2, §6.1",
  },
  "spf-loop": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} leads back to {target}: the records include each other in a loop. Receivers report an error (permerror).",
      ko: "{domain} 레코드의 “{term}” 항목이 {target|으로/로} 되돌아갑니다. 레코드가 서로를 순환하여 포함합니다. 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: { en: "Remove the term.", ko: "항목을 제거하십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-exchangers": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} needs the addresses of more than 10 MX hosts of {target}. Receivers report an error (permerror).",
      ko: "{domain} 레코드의 “{term}” 항목이 조회하는 {target}의 MX 호스트가 10개를 넘습니다. 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: { en: "Use ip4 and ip6 with the addresses instead.", ko: "대신 ip4와 ip6로 주소를 지정하십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-macro": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} leads to an error (permerror) for every sender that we tried: {why} ({target}).",
      ko: "{domain} 레코드의 “{term}” 항목이 시험한 모든 발신자에게 오류(permerror)로 이어집니다: {why}({target}).",
    },
    action: {
      en: "Publish records for the names that the macros give, with a wildcard if necessary, or remove the term.",
      ko: "매크로로 만들어지는 이름에 레코드를 게시하거나(필요하면 와일드카드), 항목을 제거하십시오.",
    },
    reference: "RFC 7208 §7",
  },
  "spf-macro-void": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} matches no sender: no name exists below {below}.",
      ko: "{domain} 레코드의 “{term}” 항목과 일치하는 발신자가 없습니다. {below} 아래에 이름이 존재하지 않습니다.",
    },
    action: {
      en: "Publish an A record below {below} for each sender, or replace the term with ip4 and ip6.",
      ko: "{below} 아래에 발신자마다 A 레코드를 게시하거나, 항목을 ip4와 ip6로 바꾸십시오.",
    },
    reference: "RFC 7208 §5.7, §7",
  },
  "spf-lookups": {
    severity: "high",
    cause: {
      en: "The SPF record and its includes need {count} DNS lookups. Above 10, receivers report an error (permerror).",
      ko: "SPF 레코드와 include된 레코드에 DNS 조회가 모두 {count}번 필요합니다. 10번을 넘으면 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: {
      en: "Remove services that no longer send for you, and replace a and mx with ip4 and ip6.{costliest}",
      ko: "더 이상 쓰지 않는 발송 서비스를 제거하고 a와 mx를 ip4와 ip6로 바꾸십시오.{costliest}",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-lookups-near": {
    severity: "low",
    cause: {
      en: "The SPF record needs {count} of the 10 DNS lookups that are allowed. A change in an included record can break it.",
      ko: "SPF 레코드에 DNS 조회가 {count}번 필요합니다(한도 10번). include된 레코드가 바뀌면 한도를 넘을 수 있습니다.",
    },
    action: { en: "Remove services that no longer send for you.", ko: "더 이상 쓰지 않는 발송 서비스를 제거하십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-voids": {
    severity: "high",
    cause: {
      en: "{count} DNS lookups of the SPF record find nothing (void lookups). Above 2, receivers report an error (permerror): {terms}",
      ko: "SPF 레코드의 DNS 조회 가운데 {count}번은 결과가 없습니다(void lookup). 2번을 넘으면 수신 서버가 오류(permerror)로 처리합니다: {terms}",
    },
    action: { en: "Remove these terms, or correct their names.", ko: "해당 항목을 제거하거나 이름을 고치십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-voids-near": {
    severity: "low",
    cause: {
      en: "DNS lookups of these SPF terms find nothing (void lookups): {terms}",
      ko: "DNS 조회 결과가 없는(void lookup) SPF 항목: {terms}",
    },
    action: {
      en: "Remove them, or correct their names. Above 2 void lookups, receivers report an error (permerror).",
      ko: "제거하거나 이름을 고치십시오. 결과 없는 조회가 2번을 넘으면 수신 서버가 오류(permerror)로 처리합니다.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-voids-ipv6": {
    severity: "low",
    cause: {
      en: "For senders with IPv6, {count} DNS lookups of the SPF record find nothing (void lookups). Above 2, receivers report an error (permerror).",
      ko: "IPv6 발신자에게는 SPF 레코드의 DNS 조회 {count}번에 결과가 없습니다(void lookup). 2번을 넘으면 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: {
      en: "For hosts without IPv6 addresses, use ip4 instead of a.",
      ko: "IPv6 주소가 없는 호스트는 a 대신 ip4로 지정하십시오.",
    },
    reference: "RFC 7208 §4.6.4",
  },
});
