import { defineProblems } from "../../../core/result/interpretation.ts";

const mailRule = "RFC 1912 §2.1";

/** What may keep an address from having a name. */
export const zoneProblems = defineProblems({
  "no-pointer": {
    severity: "medium",
    cause: {
      en: "The address has no name: {name} does not exist in the DNS ({zone}). Mail servers reject mail from such addresses.",
      ko: "주소에 이름이 없습니다. {name|이/가} DNS에 존재하지 않습니다({zone}). 메일 서버는 이런 주소에서 온 메일을 거부합니다.",
    },
    action: {
      en: "Ask whoever gave you the address to create a PTR record; {owner} manages the zone.",
      ko: "주소를 제공한 사업자에게 PTR 레코드 생성을 요청하십시오. 존 관리자: {owner}.",
    },
    reference: mailRule,
  },
  "empty-pointer": {
    severity: "medium",
    cause: {
      en: "The address has no name: {name} exists in the DNS ({zone}) without a PTR record. Mail servers reject mail from such addresses.",
      ko: "주소에 이름이 없습니다. {name|은/는} DNS에 있지만({zone}) PTR 레코드가 없습니다. 메일 서버는 이런 주소에서 온 메일을 거부합니다.",
    },
    action: {
      en: "Ask whoever gave you the address to create a PTR record; {owner} manages the zone.",
      ko: "주소를 제공한 사업자에게 PTR 레코드 생성을 요청하십시오. 존 관리자: {owner}.",
    },
    reference: mailRule,
  },
  "special-address": {
    severity: "info",
    cause: {
      en: "{address} is no address of the public Internet ({what}): whoever uses it keeps its names, and only resolvers of that network know them.",
      ko: "{address|은/는} 공용 인터넷의 주소가 아닙니다({what}). 이름은 사용하는 쪽에서 관리하며, 그 네트워크의 리졸버만 알고 있습니다.",
    },
    action: {
      en: "Ask a resolver of that network (--resolver) for its names. There is nobody else to ask.",
      ko: "그 네트워크의 리졸버(--resolver)에 이름을 물어보십시오. 다른 곳에는 물을 수 없습니다.",
    },
    reference: "RFC 6303 §3, RFC 6890 §2.2",
  },
  "resolver-inconsistent": {
    severity: "medium",
    cause: {
      en: "The resolver {resolver} contradicts itself: {host} does not exist (NXDOMAIN, asked for {denied}), and it has records or exists (asked for {told}). The rest of this report is by the name servers themselves.",
      ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질문에는 없는 이름(NXDOMAIN)이고 {told} 질문에는 있는 이름입니다. 이 보고서의 나머지는 네임서버에 직접 물은 결과입니다.",
    },
    action: {
      en: "Wait until the resolver has forgotten that the name did not exist, or check with another one (--resolver).",
      ko: "리졸버가 이전의 NXDOMAIN을 잊을 때까지 기다리거나 다른 리졸버(--resolver)로 점검하십시오.",
    },
    reference: "RFC 2308 §5, RFC 8020 §2",
  },
  "resolver-errs": {
    severity: "low",
    cause: {
      en: "The resolver fails for {name}, and passes the same answer on where it is not to verify it. It errs: the answer is as it should be.",
      ko: "리졸버가 {name}에 대해 답하지 못하지만, 검증하지 말라고 하면 답합니다. 응답에는 문제가 없으므로 리졸버의 잘못입니다.",
    },
    action: {
      en: "Nothing is to be done in the reverse zone; look at the trust anchor and the clock of that resolver, or ask another one (--resolver).",
      ko: "역방향 존에서 할 일은 없습니다. 그 리졸버의 트러스트 앵커와 시계를 확인하거나 다른 리졸버(--resolver)에 물어보십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  "zone-failing": {
    severity: "high",
    cause: {
      en: "It is not known whether the address has a name: the name servers of its reverse zone do not answer properly ({reason}).",
      ko: "주소에 이름이 있는지 확인하지 못했습니다. 역방향 존의 네임서버가 제대로 응답하지 않습니다({reason}).",
    },
    action: {
      en: "Report it to whoever manages the reverse zone ({owner}); until it answers, the address counts as one without a name.",
      ko: "역방향 존 관리자({owner})에게 알리십시오. 응답하기 전까지 이 주소는 이름이 없는 것으로 취급됩니다.",
    },
    reference: "RFC 1912 §2.8",
  },
  "zone-lame": {
    severity: "high",
    cause: {
      en: "It is not known whether the address has a name: no name server of its reverse zone answers for the zone ({reason}).",
      ko: "주소에 이름이 있는지 확인하지 못했습니다. 역방향 존의 네임서버 가운데 그 존에 답하는 곳이 없습니다({reason}).",
    },
    action: {
      en: "Put the zone on its name servers, or have the delegation changed in the zone above ({zone}), which {owner} manages; until then the address counts as one without a name.",
      ko: "네임서버에 존을 올리거나, 상위 존({zone})의 관리자({owner})에게 위임을 바꾸도록 요청하십시오. 그때까지 이 주소는 이름이 없는 것으로 취급됩니다.",
    },
    reference: "RFC 1912 §2.8",
  },
  "alias-loop": {
    severity: "medium",
    cause: {
      en: "The address has no name: the aliases (CNAME) at {name} lead in a circle. Mail servers reject mail from such addresses.",
      ko: "주소에 이름이 없습니다. {name}의 별칭(CNAME)이 순환합니다. 메일 서버는 이런 주소에서 온 메일을 거부합니다.",
    },
    action: {
      en: "Point the alias to a name with a PTR record, or replace it with a PTR record; {owner} manages the zone.",
      ko: "별칭이 PTR 레코드가 있는 이름을 가리키게 하거나 PTR 레코드로 바꾸십시오. 존 관리자: {owner}.",
    },
    reference: "RFC 1034 §3.6.2",
  },
  bogus: {
    severity: "high",
    cause: {
      en: "The reverse zone has DNSSEC signatures that do not verify ({reason}): for resolvers that check signatures, the address has no name.",
      ko: "역방향 존의 DNSSEC 서명이 검증되지 않습니다({reason}). 검증하는 모든 곳에서 이 주소는 이름이 없습니다.",
    },
    action: {
      en: "Ask whoever manages the reverse zone ({owner}) to sign it again or to remove the DS record from the zone above.",
      ko: "역방향 존 관리자({owner})에게 다시 서명하거나 상위 존의 DS 레코드를 제거하도록 알리십시오.",
    },
    reference: "RFC 4035 §5.5",
  },
  classless: {
    severity: "info",
    cause: {
      en: "An alias leads from {name} to {target}: the names of this address are in the zone of a smaller network ({zone}).",
      ko: "별칭이 {name}에서 {target|으로/로} 이어집니다. 이 주소의 이름은 더 작은 네트워크의 존({zone})에서 관리됩니다.",
    },
    action: {
      en: "Create the PTR records there, and not at the address itself.",
      ko: "PTR 레코드는 주소의 이름이 아니라 그 존에 만드십시오.",
    },
    reference: "RFC 2317 §4",
  },
});
