import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the name itself: there is none, or those who were asked cannot tell. */
export const zoneProblems = defineProblems({
  nxdomain: {
    severity: "critical",
    cause: {
      en: "There is no such name: the servers of {zone} say so.",
      ko: "존재하지 않는 이름입니다. {zone} 존의 네임서버가 그렇게 답합니다.",
    },
    action: {
      en: "Check the spelling; create the name in {zone}, or renew the domain if its registration has lapsed.",
      ko: "철자를 확인하고, {zone} 존에 이름을 만들거나 등록이 만료되었으면 갱신하십시오.",
    },
    reference: "RFC 8020 §2",
  },
  "nxdomain-unconfirmed": {
    severity: "medium",
    cause: {
      en: "There is no such name, says the resolver; the servers of {zone} could not be asked whether that is so.",
      ko: "리졸버는 존재하지 않는 이름이라고 답합니다. 맞는지 {zone} 존의 네임서버에 물을 수 없었습니다.",
    },
    action: {
      en: "Check the spelling, and ask another resolver: some withhold names.",
      ko: "철자를 확인하고 다른 리졸버에도 물어보십시오. 이름을 숨기는 리졸버도 있습니다.",
    },
    reference: "RFC 8020 §2",
  },
  "name-disputed": {
    severity: "medium",
    cause: {
      en: "The resolver says that there is no such name, and a server of {zone} says that there is.",
      ko: "리졸버는 존재하지 않는 이름이라고 하지만, {zone} 존의 네임서버는 존재한다고 답합니다.",
    },
    action: {
      en: "If the name is new, wait until what resolvers remember has run out; otherwise the resolver withholds it: ask another one.",
      ko: "새로 만든 이름이면 리졸버에 남은 응답이 만료될 때까지 기다리십시오. 아니면 리졸버가 이름을 숨기는 것이니 다른 리졸버에 물어보십시오.",
    },
    reference: "RFC 2308 §5",
  },
  servfail: {
    severity: "critical",
    cause: {
      en: "Resolvers cannot answer for this name ({reason}){words}.",
      ko: "리졸버가 이 이름에 대해 답하지 못합니다({reason}){words}.",
    },
    action: {
      en: "Repair what is named below about the name servers or DNSSEC of the zone; until then nobody can reach the name.",
      ko: "아래의 네임서버 또는 DNSSEC 문제를 해결하십시오. 그때까지 아무도 이 이름에 접속할 수 없습니다.",
    },
    reference: "RFC 8914 §4",
  },
  "resolver-fails": {
    severity: "medium",
    cause: {
      en: "The resolver that was asked cannot answer for this name ({reason}){words}, though servers of the zone answer.",
      ko: "존의 네임서버는 답하지만, 질문한 리졸버는 이 이름에 대해 답하지 못합니다({reason}){words}.",
    },
    action: {
      en: "Ask other resolvers: if they answer, this one is at fault or remembers an earlier failure; if they fail as well, look at the findings below.",
      ko: "다른 리졸버에 물어보십시오. 답하면 이 리졸버의 문제이거나 이전의 실패를 기억하는 것이고, 같은 결과이면 아래 항목을 확인하십시오.",
    },
    reference: "RFC 9520 §3",
  },
  "type-fails": {
    severity: "high",
    cause: {
      en: "Neither the resolver nor the name servers answer for the {types} records of this name ({reason}), and do for others.",
      ko: "리졸버와 네임서버 모두 이 이름의 {types} 레코드에 대해서만 답하지 못합니다({reason}).",
    },
    action: {
      en: "Look at what the name is an alias of, and at what is named below.",
      ko: "이름이 별칭이면 그 대상을, 그리고 아래의 문제를 확인하십시오.",
    },
    reference: "RFC 1034 §4.3.1",
  },
  "record-broken": {
    severity: "medium",
    cause: {
      en: "{count} of the {type} records of the name cannot be read: its data is not what such a record holds. Some resolvers leave it out, others fail for all of them.",
      ko: "이름의 {type} 레코드 가운데 {count}개는 데이터가 형식에 맞지 않아 읽을 수 없습니다. 이것만 빼는 리졸버도 있고, 응답 전체를 버리는 리졸버도 있습니다.",
    },
    action: {
      en: "Write the record anew by the tool of the name server, and look at what made it.",
      ko: "네임서버의 도구로 레코드를 다시 쓰고, 무엇으로 만들어졌는지 확인하십시오.",
    },
    reference: "RFC 1035 §3.3",
  },
  "records-broken": {
    severity: "medium",
    cause: {
      en: "None of the {type} records of the name can be read ({count}): their data is not what such a record holds. Nobody gets them.",
      ko: "이름의 {type} 레코드 {count}개는 모두 데이터가 형식에 맞지 않아 읽을 수 없습니다. 아무도 이 레코드를 받지 못합니다.",
    },
    action: {
      en: "Write the records anew by the tool of the name server, and look at what made them.",
      ko: "네임서버의 도구로 레코드를 다시 쓰고, 무엇으로 만들어졌는지 확인하십시오.",
    },
    reference: "RFC 1035 §3.3, RFC 9460 §2.2, RFC 8659 §4.1.2",
  },
  "type-untold": {
    severity: "info",
    cause: {
      en: "Whether the name has {types} records could not be told ({reason}).",
      ko: "이름에 {types} 레코드가 있는지 알 수 없었습니다({reason}).",
    },
    action: {
      en: "Try again, or with another resolver (--resolver).",
      ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오.",
    },
  },
  "resolver-unable": {
    severity: "info",
    cause: {
      en: "Whether the name exists could not be told: the resolver gave no usable answer ({reason}){words}.",
      ko: "이름이 존재하는지 알 수 없습니다. 리졸버에서 쓸 수 있는 응답을 받지 못했습니다({reason}){words}.",
    },
    action: {
      en: "Try again, or with another resolver (--resolver).",
      ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오.",
    },
  },
  "zone-unknown": {
    severity: "info",
    cause: {
      en: "Which zone the name is in could not be told ({reason}), so that nothing is said of its servers.",
      ko: "이름이 어느 존에 속하는지 알 수 없어({reason}) 네임서버에 대해서는 판단하지 않습니다.",
    },
    action: {
      en: "Try again, or with another resolver (--resolver).",
      ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오.",
    },
  },
  "parent-unknown": {
    severity: "info",
    cause: {
      en: "What the zone above says of {zone} could not be told ({reason}).",
      ko: "상위 존에서 {zone}에 대해 무엇을 알려 주는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again from a network that lets questions to name servers through (port 53).",
      ko: "네임서버로 가는 질문(53번 포트)을 막지 않는 네트워크에서 다시 시도하십시오.",
    },
  },
  "domain-removed": {
    severity: "critical",
    cause: {
      en: "The domain {zone} is not in {parent} any more ({reason}). What still answers is what resolvers remember, or servers that nobody finds by then.",
      ko: "도메인 {zone|이/가} {parent}에 더는 없습니다({reason}). 지금의 응답은 리졸버에 남은 것이며, 만료되면 아무도 찾을 수 없습니다.",
    },
    action: {
      en: "Ask the registrar at once whether the registration has lapsed or is on hold, and have it restored.",
      ko: "등록이 만료되었거나 정지되었는지 즉시 레지스트라에 확인하고 복구하십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
  "apex-alias": {
    severity: "high",
    cause: {
      en: "{zone} is a zone and begins with an alias (of {target}), which no zone may: resolvers that follow it find no servers, no mail and no proofs of the zone.",
      ko: "존 {zone}의 시작에 별칭({target})이 있습니다. 존은 별칭으로 시작할 수 없으며, 별칭을 따라가는 리졸버는 존의 네임서버, 메일, 서명을 찾지 못합니다.",
    },
    action: {
      en: "Put the addresses themselves there, by the provider's ALIAS or flattening if need be, or an HTTPS record beside them.",
      ko: "별칭 대신 주소를 직접 쓰거나 제공자의 ALIAS(CNAME 평탄화) 기능을 쓰고, 필요하면 HTTPS 레코드를 함께 두십시오.",
    },
    reference: "RFC 1034 §3.6.2, RFC 1912 §2.4",
  },
  undelegated: {
    severity: "high",
    cause: {
      en: "The resolver knows the zone {zone}, and the zone above ({parent}) does not delegate it ({reason}): nobody else finds it.",
      ko: "리졸버는 {zone} 존을 알지만 상위 존({parent})에는 위임이 없어({reason}) 다른 곳에서는 찾을 수 없습니다.",
    },
    action: {
      en: "Enter the name servers of {zone} in {parent}, at the registrar; leave it if the zone is for an internal network alone.",
      ko: "레지스트라를 통해 {parent}에 {zone}의 네임서버를 등록하십시오. 내부 네트워크 전용 존이면 그대로 두십시오.",
    },
    reference: "RFC 1034 §4.2.1",
  },
  "authorities-unreached": {
    severity: "info",
    cause: {
      en: "No name server could be asked from here ({reason}): something on the way holds questions back, or answers them itself.",
      ko: "여기서는 어느 네임서버에도 물을 수 없었습니다({reason}). 중간에서 질문을 막거나 대신 답하고 있습니다.",
    },
    action: {
      en: "Run the check from a network that lets questions to name servers through (UDP and TCP, port 53).",
      ko: "네임서버로 가는 질문(UDP와 TCP 53번 포트)을 막지 않는 네트워크에서 점검하십시오.",
    },
  },
});
