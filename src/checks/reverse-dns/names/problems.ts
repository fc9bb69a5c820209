import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be the matter with the names of an address. */
export const nameProblems = defineProblems({
  "not-confirmed": {
    severity: "medium",
    cause: {
      en: "No name of the address leads back to it: {list}. Mail servers do not trust such names.",
      ko: "주소의 어떤 이름도 이 주소로 되돌아오지 않습니다: {list}. 메일 서버는 이런 이름을 신뢰하지 않습니다.",
    },
    action: {
      en: "Create an {type} record with {address} for the name, or point the PTR record to a name that has one.",
      ko: "이름에 {address|을/를} 가리키는 {type} 레코드를 만들거나, 그런 레코드가 있는 이름으로 PTR 레코드를 바꾸십시오.",
    },
    reference: "RFC 8601 §3",
  },
  "name-not-confirmed": {
    severity: "low",
    cause: {
      en: "One name leads back to the address, but others do not: {list}.",
      ko: "이 주소로 되돌아오는 이름 외에 되돌아오지 않는 이름이 있습니다: {list}.",
    },
    action: {
      en: "Remove their PTR records, or create {type} records with {address} for them.",
      ko: "해당 PTR 레코드를 제거하거나, {address|을/를} 가리키는 {type} 레코드를 만드십시오.",
    },
    reference: "RFC 1912 §2.1",
  },
  "forward-unknown": {
    severity: "info",
    cause: {
      en: "It is not known whether these names lead back to the address: {list}.",
      ko: "다음 이름이 이 주소로 되돌아오는지 확인하지 못했습니다: {list}.",
    },
    action: {
      en: "Run npx portcullis dns for the name to see why its name servers do not answer properly.",
      ko: "그 이름에 npx portcullis dns 명령을 실행하여 네임서버가 제대로 응답하지 않는 이유를 확인하십시오.",
    },
  },
  "forward-bogus": {
    severity: "medium",
    cause: {
      en: "The addresses of these names have DNSSEC signatures that do not verify: {list}. Resolvers that verify do not find that they lead back.",
      ko: "다음 이름의 주소는 DNSSEC 서명이 검증되지 않습니다: {list}. 서명을 검증하는 리졸버에서는 이 주소로 되돌아오지 않습니다.",
    },
    action: {
      en: "Run npx portcullis dns for the name, and sign its zone again.",
      ko: "그 이름에 npx portcullis dns 명령을 실행하고 존을 다시 서명하십시오.",
    },
    reference: "RFC 4035 §5.5",
  },
  "names-cut": {
    severity: "info",
    cause: {
      en: "The first {seen} of {total} names were looked at; nothing is known of the others.",
      ko: "이름 {total}개 가운데 앞의 {seen}개만 확인했습니다. 나머지는 알 수 없습니다.",
    },
    action: {
      en: "Give the address one name: nobody looks at so many.",
      ko: "주소에 이름을 하나만 지정하십시오. 그렇게 많은 이름은 아무도 확인하지 않습니다.",
    },
    reference: "RFC 2181 §10.2",
  },
  several: {
    severity: "info",
    cause: {
      en: "The address has {count} names; most programs look at one of them, whichever comes first.",
      ko: "주소에 이름이 {count}개 있습니다. 대부분의 프로그램은 그중 먼저 받은 하나만 봅니다.",
    },
    action: {
      en: "Keep the one that the host introduces itself with (HELO), and remove the others.",
      ko: "호스트가 스스로 밝히는 이름(HELO) 하나만 남기고 나머지는 제거하십시오.",
    },
    reference: "RFC 2181 §10.2",
  },
  generic: {
    severity: "info",
    cause: {
      en: "The name looks like those that providers give to every address: {list}.",
      ko: "사업자가 모든 주소에 일괄로 붙이는 형태의 이름입니다: {list}.",
    },
    action: {
      en: "Nothing to do if the host sends no mail; otherwise give it a name of its own.",
      ko: "메일을 보내지 않는 호스트라면 조치할 것이 없습니다. 보낸다면 고유한 이름을 지정하십시오.",
    },
  },
  "generic-mail-host": {
    severity: "medium",
    cause: {
      en: "The host takes mail for its domain and has a name like those that providers give to every address: {list}. Many mail servers reject such hosts.",
      ko: "도메인의 메일을 받는 호스트인데 사업자가 모든 주소에 일괄로 붙이는 형태의 이름입니다: {list}. 많은 메일 서버가 이런 호스트를 거부합니다.",
    },
    action: {
      en: "Give the address a PTR record with a name of your own, such as mail.example.com.",
      ko: "mail.example.com 같은 고유한 이름으로 PTR 레코드를 지정하십시오.",
    },
  },
  "not-a-host": {
    severity: "medium",
    cause: {
      en: "The PTR record holds something that is not a host name: {list}.",
      ko: "PTR 레코드의 값이 호스트 이름이 아닙니다: {list}.",
    },
    action: {
      en: "Use letters, digits and hyphens, in a domain of yours.",
      ko: "본인 도메인 안에서 영문자, 숫자, 하이픈만 사용하십시오.",
    },
    reference: "RFC 1123 §2.1",
  },
  "root-name": {
    severity: "medium",
    cause: {
      en: "The PTR record holds the root of the DNS (.), so the address counts as one without a name. Mail servers reject mail from such addresses.",
      ko: "PTR 레코드의 값이 DNS 루트(.)여서 이름이 없는 주소로 취급됩니다. 메일 서버는 이런 주소에서 온 메일을 거부합니다.",
    },
    action: {
      en: "Put the name of the host into the PTR record, or remove the record.",
      ko: "PTR 레코드에 호스트 이름을 적거나 레코드를 제거하십시오.",
    },
    reference: "RFC 1035 §3.3.12",
  },
  "missing-dot": {
    severity: "medium",
    cause: {
      en: "The name is inside the reverse zone itself; probably the dot at its end was forgotten: {list}.",
      ko: "이름이 역방향 존 안에 있습니다. 끝의 점을 빠뜨린 것으로 보입니다: {list}.",
    },
    action: {
      en: "Write the name in the zone file with a dot at its end.",
      ko: "존 파일에서 이름 끝에 점을 찍으십시오.",
    },
    reference: "RFC 1035 §5.1",
  },
  "alias-target": {
    severity: "low",
    cause: {
      en: "The name is an alias of another one, and a PTR record must hold the real name: {list}.",
      ko: "이름이 다른 이름의 별칭입니다. PTR 레코드에는 실제 이름이 있어야 합니다: {list}.",
    },
    action: {
      en: "Put the name that the alias leads to into the PTR record.",
      ko: "별칭이 가리키는 이름을 PTR 레코드에 적으십시오.",
    },
    reference: "RFC 2181 §10.2",
  },
});
