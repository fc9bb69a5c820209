import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the name itself: it does not exist, or we could not find out whether it does. */
export const zoneProblems = defineProblems({
  nxdomain: {
    severity: "critical",
    cause: {
      en: "This name does not exist: the name servers of {zone} return NXDOMAIN.",
      ko: "존재하지 않는 이름입니다. {zone} 존의 네임서버가 NXDOMAIN을 반환합니다.",
    },
    action: {
      en: "Check the spelling. Create the name in {zone}, or renew the domain if its registration has expired.",
      ko: "철자를 확인하고, {zone} 존에 이름을 만들거나 등록이 만료되었으면 갱신하십시오.",
    },
    reference: "RFC 8020 §2",
  },
  "nxdomain-unconfirmed": {
    severity: "medium",
    cause: {
      en: "The resolver says this name does not exist (NXDOMAIN). We could not confirm it with the name servers of {zone}.",
      ko: "리졸버는 존재하지 않는 이름(NXDOMAIN)이라고 응답합니다. {zone} 존의 네임서버에서는 확인하지 못했습니다.",
    },
    action: {
      en: "Check the spelling, and query another resolver: some resolvers block names.",
      ko: "철자를 확인하고 다른 리졸버에도 질의하십시오. 이름을 차단하는 리졸버도 있습니다.",
    },
    reference: "RFC 8020 §2",
  },
  "name-disputed": {
    severity: "medium",
    cause: {
      en: "The resolver returns NXDOMAIN for this name, but a name server of {zone} says that it exists.{rest}",
      ko: "리졸버는 이 이름에 NXDOMAIN을 반환하지만, {zone} 존의 네임서버는 존재한다고 응답합니다.{rest}",
    },
    action: {
      en: "If the name is new, wait until the cached NXDOMAIN expires. Otherwise the resolver blocks the name: query another resolver.",
      ko: "새로 만든 이름이면 캐시된 NXDOMAIN이 만료될 때까지 기다리십시오. 아니면 리졸버가 이름을 차단하는 것이므로 다른 리졸버에 질의하십시오.",
    },
    reference: "RFC 2308 §5",
  },
  servfail: {
    severity: "critical",
    cause: {
      en: "Resolvers fail to resolve this name ({reason}){words}.",
      ko: "리졸버가 이 이름을 조회하지 못합니다({reason}){words}.",
    },
    action: {
      en: "Fix the name server or DNSSEC problems listed below. Until then the name cannot be reached.",
      ko: "아래의 네임서버 또는 DNSSEC 문제를 해결하십시오. 그때까지 이 이름에 접속할 수 없습니다.",
    },
    reference: "RFC 8914 §4",
  },
  "resolver-fails": {
    severity: "medium",
    cause: {
      en: "The resolver fails to resolve this name ({reason}){words}, although the name servers of the zone answer.",
      ko: "존의 네임서버는 응답하지만, 리졸버가 이 이름을 조회하지 못합니다({reason}){words}.",
    },
    action: {
      en: "Query other resolvers. If they answer, this resolver is faulty or has cached an earlier failure. If they fail too, see the findings below.",
      ko: "다른 리졸버에 질의하십시오. 응답하면 이 리졸버의 문제이거나 이전의 실패가 캐시된 것입니다. 다른 리졸버도 실패하면 아래 항목을 확인하십시오.",
    },
    reference: "RFC 9520 §3",
  },
  "type-fails": {
    severity: "high",
    cause: {
      en: "The resolver and the name servers answer queries for this name, but not for its {types} records ({reason}).",
      ko: "리졸버와 네임서버 모두 이 이름의 {types} 레코드 질의에만 응답하지 못합니다({reason}).",
    },
    action: {
      en: "If the name is an alias, check its target. Then check the findings below.",
      ko: "이름이 별칭이면 그 대상을 확인한 다음, 아래 항목을 확인하십시오.",
    },
    reference: "RFC 1034 §4.3.1",
  },
  "record-broken": {
    severity: "medium",
    cause: {
      en: "{count} of the {type} records of this name cannot be parsed: the data does not match the record type. Some resolvers drop the record, others fail for the whole set.",
      ko: "이름의 {type} 레코드 가운데 {count}개는 데이터가 형식에 맞지 않아 해석할 수 없습니다. 일부 리졸버는 해당 레코드만 버리고, 일부는 응답 전체를 실패로 처리합니다.",
    },
    action: {
      en: "Write the record again with the name server's own tool, and check the program that created it.",
      ko: "네임서버의 도구로 레코드를 다시 쓰고, 레코드를 만든 프로그램을 확인하십시오.",
    },
    reference: "RFC 1035 §3.3",
  },
  "records-broken": {
    severity: "medium",
    cause: {
      en: "None of the {type} records of this name ({count}) can be parsed: their data does not match the record type. Clients get no {type} records.",
      ko: "이름의 {type} 레코드 {count}개는 모두 데이터가 형식에 맞지 않아 해석할 수 없습니다. 클라이언트는 {type} 레코드를 받지 못합니다.",
    },
    action: {
      en: "Write the records again with the name server's own tool, and check the program that created them.",
      ko: "네임서버의 도구로 레코드를 다시 쓰고, 레코드를 만든 프로그램을 확인하십시오.",
    },
    reference: "RFC 1035 §3.3, RFC 9460 §2.2, RFC 8659 §4.1.2",
  },
  "type-untold": {
    severity: "info",
    cause: {
      en: "We could not check whether this name has {types} records ({reason}).",
      ko: "이름에 {types} 레코드가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, or use another resolver (--resolver).",
      ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오.",
    },
  },
  "resolver-unable": {
    severity: "info",
    cause: {
      en: "We could not check whether this name exists: the resolver returned no usable answer ({reason}){words}.",
      ko: "이름이 존재하는지 확인하지 못했습니다. 리졸버에서 유효한 응답을 받지 못했습니다({reason}){words}.",
    },
    action: {
      en: "Try again, or use another resolver (--resolver).",
      ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오.",
    },
  },
  "zone-unknown": {
    severity: "info",
    cause: {
      en: "We could not find the zone that contains this name ({reason}). Its name servers are not checked.",
      ko: "이름이 속한 존을 찾지 못하여({reason}) 네임서버는 점검하지 않았습니다.",
    },
    action: {
      en: "Try again, or use another resolver (--resolver).",
      ko: "다시 시도하거나 다른 리졸버(--resolver)로 확인하십시오.",
    },
  },
  "parent-unknown": {
    severity: "info",
    cause: {
      en: "We could not check the delegation of {zone} in the parent zone ({reason}).",
      ko: "상위 존에서 {zone}의 위임을 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again from a network that allows queries to name servers (port 53).",
      ko: "네임서버 질의(53번 포트)를 막지 않는 네트워크에서 다시 시도하십시오.",
    },
  },
  "domain-removed": {
    severity: "critical",
    cause: {
      en: "{parent} no longer delegates the domain {zone} ({reason}). Resolvers answer from their caches only; when those expire, the domain stops working.",
      ko: "{parent}에서 도메인 {zone|을/를} 더는 위임하지 않습니다({reason}). 지금은 리졸버의 캐시로만 응답하며, 캐시가 만료되면 도메인이 동작하지 않습니다.",
    },
    action: {
      en: "Ask the registrar now whether the registration has expired or is on hold, and have it restored.",
      ko: "등록이 만료되었거나 정지되었는지 즉시 레지스트라에 확인하고 복구하십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
  "apex-alias": {
    severity: "high",
    cause: {
      en: "{zone} has a CNAME record at its apex (to {target}). Resolvers that follow it find no name servers, mail servers or signatures of the zone.",
      ko: "존 {zone}의 apex에 CNAME 레코드({target})가 있습니다. 이 레코드를 따라가는 리졸버는 존의 네임서버, 메일 서버, 서명을 찾지 못합니다.",
    },
    action: {
      en: "Replace it with A and AAAA records, with your provider's ALIAS (CNAME flattening) feature, or with an HTTPS record next to them.",
      ko: "A와 AAAA 레코드로 바꾸거나 제공자의 ALIAS(CNAME 평탄화) 기능을 쓰십시오. HTTPS 레코드를 함께 둘 수도 있습니다.",
    },
    reference: "RFC 1034 §3.6.2, RFC 1912 §2.4",
  },
  undelegated: {
    severity: "high",
    cause: {
      en: "The resolver knows the zone {zone}, but the parent zone ({parent}) does not delegate it ({reason}). Other resolvers cannot find it.",
      ko: "리졸버는 {zone} 존을 알지만 상위 존({parent})에는 위임이 없습니다({reason}). 다른 리졸버에서는 찾을 수 없습니다.",
    },
    action: {
      en: "Add the name servers of {zone} to {parent} at the registrar. For a zone of an internal network no change is needed.",
      ko: "레지스트라를 통해 {parent}에 {zone}의 네임서버를 등록하십시오. 내부 네트워크 전용 존이면 그대로 두어도 됩니다.",
    },
    reference: "RFC 1034 §4.2.1",
  },
  "authorities-unreached": {
    severity: "info",
    cause: {
      en: "We could not query any name server from here ({reason}). A device on the path blocks DNS queries or answers them itself.",
      ko: "여기서는 어느 네임서버에도 질의할 수 없었습니다({reason}). 경로에 있는 장비가 DNS 질의를 차단하거나 대신 응답합니다.",
    },
    action: {
      en: "Run the check from a network that allows queries to name servers (UDP and TCP, port 53).",
      ko: "네임서버 질의(UDP와 TCP 53번 포트)를 막지 않는 네트워크에서 점검하십시오.",
    },
  },
});
