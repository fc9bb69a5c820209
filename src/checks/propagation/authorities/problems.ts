import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the name servers of a zone and of their answers. */
export const authorityProblems = defineProblems({
  "authority-behind": {
    severity: "medium",
    cause: {
      en: "The name server serves version {serial} of the zone with other records, although {newest} is current. Resolvers that query it cache the old records again.",
      ko: "최신 버전은 {newest}인데 이 네임서버는 다른 레코드가 담긴 {serial} 버전의 존을 제공합니다. 이 서버에 질의하는 리졸버는 이전 레코드를 다시 캐시합니다.",
    },
    action: {
      en: "Check the zone transfer: NOTIFY must reach this server, and the primary must allow it to transfer the zone.",
      ko: "존 전송을 확인하십시오. NOTIFY가 이 서버에 도달해야 하고, 주 서버가 전송을 허용해야 합니다.",
    },
    reference: "RFC 1996 §3",
  },
  "version-behind": {
    severity: "low",
    cause: {
      en: "The name server serves version {serial} of the zone, although {newest} is current. This record is the same in both versions.",
      ko: "최신 버전은 {newest}인데 이 네임서버는 {serial} 버전의 존을 제공합니다. 이 레코드는 두 버전에서 같습니다.",
    },
    action: {
      en: "Check again in a few minutes. If the server stays behind, check the zone transfer.",
      ko: "몇 분 뒤 다시 확인하고, 계속 뒤처지면 존 전송을 점검하십시오.",
    },
    reference: "RFC 1996 §3",
  },
  "authorities-contradict": {
    severity: "medium",
    cause: {
      en: "Some name servers have the record and others do not. Their serials do not show which version is newer.",
      ko: "일부 네임서버에는 레코드가 있고 다른 네임서버에는 없습니다. 일련번호로는 어느 쪽이 최신인지 알 수 없습니다.",
    },
    action: {
      en: "Load the same zone on all of them, and raise the serial with every change.",
      ko: "모든 네임서버에 같은 존을 올리고, 변경할 때마다 일련번호를 올리십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "authorities-differ": {
    severity: "medium",
    cause: {
      en: "The name servers consistently return different records: {list}. Which records visitors get depends on the server that their resolver queries.",
      ko: "네임서버마다 서로 다른 레코드를 일관되게 반환합니다: {list}. 리졸버가 어느 서버에 질의하느냐에 따라 방문자가 받는 레코드가 달라집니다.",
    },
    action: {
      en: "Load the same zone on all of them: raise the serial with every change, and update every provider that serves the zone.",
      ko: "모든 네임서버에 같은 존을 올리십시오. 변경할 때마다 일련번호를 올리고, 존을 제공하는 모든 업체에 변경을 반영하십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "authority-silent": {
    severity: "low",
    cause: {
      en: "{count} of {total} name server addresses did not answer for the zone: {list}.",
      ko: "네임서버 주소 {total}개 중 {count}개가 이 존의 질의에 응답하지 않았습니다: {list}.",
    },
    action: {
      en: "Run the dns check, which tests every name server in detail.",
      ko: "모든 네임서버를 자세히 확인하는 dns 점검을 실행하십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  unresolvable: {
    severity: "critical",
    cause: {
      en: "No name server of the zone answers, and {count} of {total} resolvers {count|returns/return} SERVFAIL. The name cannot be reached.",
      ko: "존의 네임서버가 모두 응답하지 않아 리졸버 {total}개 중 {count}개가 SERVFAIL을 반환합니다. 이 이름에 접속할 수 없습니다.",
    },
    action: {
      en: "Load the zone on the name servers that it is delegated to, or delegate it to the servers that have it (at the registrar).",
      ko: "위임된 네임서버에 존을 올리거나, 레지스트라에서 존이 있는 네임서버로 위임을 바꾸십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "no-authority": {
    severity: "high",
    cause: {
      en: "No name server of the zone answered us, so we cannot tell which answer is current. All resolvers that answered agree.",
      ko: "존의 네임서버가 응답하지 않아 어느 값이 최신인지 알 수 없습니다. 응답한 리졸버의 값은 모두 같습니다.",
    },
    action: {
      en: "Run the dns check to find the cause, or run this check from a network that allows queries to port 53.",
      ko: "dns 점검으로 원인을 확인하거나, 포트 53 질의가 허용된 네트워크에서 다시 확인하십시오.",
    },
  },
  "nobody-to-compare": {
    severity: "medium",
    cause: {
      en: "No name server of the zone answered us, and the resolvers disagree: {list}. We cannot tell which answer is current.",
      ko: "존의 네임서버가 응답하지 않고 리졸버의 값이 서로 다릅니다: {list}. 어느 값이 최신인지 알 수 없습니다.",
    },
    action: {
      en: "Run the dns check to find the cause, or run this check from a network that allows queries to port 53.",
      ko: "dns 점검으로 원인을 확인하거나, 포트 53 질의가 허용된 네트워크에서 다시 확인하십시오.",
    },
  },
  removed: {
    severity: "critical",
    cause: {
      en: "The parent zone does not delegate {zone} (any more). {count} of {total} resolvers still {count|returns/return} cached copies, which expire within {left}.",
      ko: "상위 존에 {zone}의 위임이 없거나 제거되었습니다. 공개 리졸버 {total}개 중 {count}개가 아직 캐시된 값을 반환하며, {left} 안에 만료됩니다.",
    },
    action: {
      en: "Ask the registrar whether the registration has expired or is on hold, and have the delegation restored.",
      ko: "등록이 만료되었거나 정지되었는지 레지스트라에 문의하고, 위임을 복구하십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
  "no-name": {
    severity: "medium",
    cause: {
      en: "The name servers return NXDOMAIN: the name does not exist. After you create it, resolvers may still cache NXDOMAIN for up to {left}.",
      ko: "네임서버가 NXDOMAIN을 반환합니다(존재하지 않는 이름). 이름을 만든 뒤에도 리졸버가 최대 {left} 동안 NXDOMAIN을 캐시합니다.",
    },
    action: {
      en: "Create the name. Do not look it up before that.",
      ko: "이름을 만드십시오. 만들기 전에는 조회하지 마십시오.",
    },
    reference: "RFC 2308 §5",
  },
  "no-record": {
    severity: "info",
    cause: {
      en: "The name has no {type} records. After you create them, resolvers may still cache the empty answer for up to {left}.",
      ko: "이 이름에는 {type} 레코드가 없습니다. 레코드를 만든 뒤에도 리졸버가 최대 {left} 동안 빈 응답을 캐시합니다.",
    },
    action: {
      en: "If this is intended, no action is needed. Otherwise create the records.",
      ko: "의도한 것이면 조치할 것이 없습니다. 아니면 레코드를 만드십시오.",
    },
    reference: "RFC 2308 §5",
  },
});
