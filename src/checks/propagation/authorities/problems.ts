import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be the matter with the servers of a zone, and with what they say. */
export const authorityProblems = defineProblems({
  "authority-behind": {
    severity: "medium",
    cause: {
      en: "The name server has version {serial} of the zone while {newest} is current, and gives other records: resolvers that ask it get the old ones anew.",
      ko: "최신 버전이 {newest}인데 이 네임서버는 {serial} 버전의 존으로 다른 레코드를 제공합니다. 이 서버에 묻는 리졸버는 이전 값을 다시 받아 갑니다.",
    },
    action: {
      en: "See that the zone gets transferred: NOTIFY must reach the server, and the primary must let it transfer.",
      ko: "존 전송을 확인하십시오. NOTIFY가 이 서버에 도달해야 하고, 주 서버가 전송을 허용해야 합니다.",
    },
    reference: "RFC 1996 §3",
  },
  "version-behind": {
    severity: "low",
    cause: {
      en: "The name server has version {serial} of the zone while {newest} is current; this record is the same in both.",
      ko: "최신 버전이 {newest}인데 이 네임서버는 {serial} 버전의 존을 갖고 있습니다. 이 레코드는 두 버전에서 같습니다.",
    },
    action: {
      en: "Look again in a few minutes; if it stays behind, see that the zone gets transferred.",
      ko: "몇 분 뒤 다시 확인하고, 계속 뒤처지면 존 전송을 점검하십시오.",
    },
    reference: "RFC 1996 §3",
  },
  "authorities-contradict": {
    severity: "medium",
    cause: {
      en: "Some name servers of the zone have the record and others say that there is none, with no version that tells which is newer.",
      ko: "존의 일부 네임서버에는 레코드가 있고 다른 서버는 없다고 답하며, 어느 쪽이 최신인지 버전으로 구별되지 않습니다.",
    },
    action: {
      en: "Give all of them the same zone, and raise its serial with every change.",
      ko: "모든 네임서버에 같은 존을 두고, 변경할 때마다 serial을 올리십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "authorities-differ": {
    severity: "medium",
    cause: {
      en: "The name servers of the zone give different records, each the same ones every time: {list}. Which records visitors get depends on the server that their resolver happens to ask.",
      ko: "존의 네임서버들이 서로 다른 레코드를 일관되게 답합니다: {list}. 리졸버가 어느 서버에 묻느냐에 따라 방문자가 받는 레코드가 달라집니다.",
    },
    action: {
      en: "Give all of them the same zone: raise the serial with every change so that it gets transferred, and update every provider that holds the zone.",
      ko: "모든 네임서버가 같은 존을 갖게 하십시오. 변경할 때마다 serial을 올려 존이 전송되게 하고, 존을 두는 모든 업체에 변경을 반영하십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "authority-silent": {
    severity: "low",
    cause: {
      en: "No answer for the zone came from {count} of {total} addresses of its name servers: {list}.",
      ko: "존의 네임서버 주소 {total}개 중 {count}개가 이 존에 대해 답하지 않았습니다: {list}.",
    },
    action: {
      en: "Run the dns check, which looks at every name server closely.",
      ko: "모든 네임서버를 자세히 살펴보는 dns 점검을 실행하십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  unresolvable: {
    severity: "critical",
    cause: {
      en: "No name server of the zone answers for it, and lookups fail at {count} of {total} resolvers (SERVFAIL): nobody reaches the name.",
      ko: "존에 대해 응답하는 네임서버가 없어 리졸버 {total}개 중 {count}개가 실패합니다(SERVFAIL). 아무도 이 이름에 접속할 수 없습니다.",
    },
    action: {
      en: "Set the zone up on the name servers that it is delegated to, or have the registrar name those that serve it.",
      ko: "위임된 네임서버에 존을 설정하거나, 존을 제공하는 네임서버로 레지스트라의 설정을 바꾸십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "no-authority": {
    severity: "high",
    cause: {
      en: "No name server of the zone answers us, so which answer is current is unknown. All resolvers that answered agree.",
      ko: "존의 네임서버에 물을 수 없어 어느 값이 최신인지 알 수 없습니다. 응답한 리졸버의 값은 모두 같습니다.",
    },
    action: {
      en: "Run the dns check to see why, or ask from a network that lets questions to port 53 out.",
      ko: "dns 점검으로 원인을 확인하거나, 포트 53 질의가 허용된 네트워크에서 다시 확인하십시오.",
    },
  },
  "nobody-to-compare": {
    severity: "medium",
    cause: {
      en: "No name server of the zone answers us, and the resolvers differ: {list}. Which of them is current is unknown.",
      ko: "존의 네임서버에 물을 수 없고 리졸버의 값이 서로 다릅니다: {list}. 어느 값이 최신인지 알 수 없습니다.",
    },
    action: {
      en: "Run the dns check to see why, or ask from a network that lets questions to port 53 out.",
      ko: "dns 점검으로 원인을 확인하거나, 포트 53 질의가 허용된 네트워크에서 다시 확인하십시오.",
    },
  },
  removed: {
    severity: "critical",
    cause: {
      en: "{zone} is not in the DNS, or no longer: the name servers of the zone above do not know it. {count} of {total} resolvers still give out copies, which run out within {left}.",
      ko: "{zone|은/는} DNS에 없거나 제거되었습니다. 상위 존의 네임서버가 알지 못합니다. 공개 리졸버 {total}개 중 {count}개가 아직 답하는 사본은 {left} 안에 사라집니다.",
    },
    action: {
      en: "Ask the registrar whether the registration has ended or is on hold; whoever keeps the zone above has to delegate it again.",
      ko: "등록이 만료되었거나 보류되었는지 레지스트라에 문의하십시오. 상위 존에서 다시 위임해야 합니다.",
    },
    reference: "RFC 5731 §2.3",
  },
  "no-name": {
    severity: "medium",
    cause: {
      en: "The name servers say that the name does not exist. Resolvers remember that for up to {left} after it is created.",
      ko: "네임서버에 따르면 존재하지 않는 이름입니다. 이름을 만든 뒤에도 리졸버가 최대 {left} 동안 없다고 기억합니다.",
    },
    action: {
      en: "Create the name, and do not look it up before that.",
      ko: "이름을 만드십시오. 만들기 전에는 조회하지 않는 것이 좋습니다.",
    },
    reference: "RFC 2308 §5",
  },
  "no-record": {
    severity: "info",
    cause: {
      en: "The name servers say that the name has no {type} records. Resolvers remember that for up to {left} after they are created.",
      ko: "네임서버에 따르면 이 이름에는 {type} 레코드가 없습니다. 레코드를 만든 뒤에도 리졸버가 최대 {left} 동안 없다고 기억합니다.",
    },
    action: {
      en: "Nothing, if there are to be none; otherwise create them.",
      ko: "없는 것이 맞다면 조치할 것이 없습니다. 아니라면 레코드를 만드십시오.",
    },
    reference: "RFC 2308 §5",
  },
});
