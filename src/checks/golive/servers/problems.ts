import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be the matter with the name servers of a domain. */
export const serverProblems = defineProblems({
  "dns-disagree": {
    severity: "critical",
    cause: {
      en: "The name servers do not agree about the addresses of {host}: {servers} differ from the others.",
      ko: "네임서버들이 {host}의 주소를 다르게 답합니다. 나머지와 다른 서버: {servers}",
    },
    action: {
      en: "Transfer the newest version of the zone to every secondary server, and find out why that did not happen (NOTIFY, transfer, serial number).",
      ko: "모든 보조 서버가 최신 존을 받게 하고, 받지 못한 이유(NOTIFY, 존 전송, 일련번호)를 확인하십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "dns-family-unknown": {
    severity: "high",
    cause: {
      en: "No name server tells whether {host} has {type} records ({reason}): for those who need them it may be out of reach, or slow.",
      ko: "{host}에 {type} 레코드가 있는지 어느 네임서버도 알려 주지 않습니다({reason}). 그 주소가 필요한 방문자는 접속하지 못하거나 느릴 수 있습니다.",
    },
    action: {
      en: "Repair the name servers: whatever a name has, every question has to be answered.",
      ko: "네임서버를 고치십시오. 레코드가 없더라도 모든 질의에 답해야 합니다.",
    },
    reference: "RFC 4074 §4",
  },
  "dns-servers-unknown": {
    severity: "high",
    cause: {
      en: "No name server of the zone of {host} could be asked directly ({reason}), so it is not known whether they agree.",
      ko: "{host}의 존을 맡은 네임서버에 직접 물어볼 수 없어({reason}) 서로 일치하는지 알 수 없습니다.",
    },
    action: {
      en: "Check from a network that lets DNS questions out, or find out why the name servers do not answer.",
      ko: "DNS 질의가 나갈 수 있는 네트워크에서 점검하거나, 네임서버가 응답하지 않는 이유를 확인하십시오.",
    },
  },
  "dns-server-silent": {
    severity: "medium",
    cause: {
      en: "These name servers do not answer for the zone of {host}: {servers}",
      ko: "{host}의 존에 대해 답하지 않는 네임서버: {servers}",
    },
    action: {
      en: "Repair them, or take them out of the NS records here and at the registrar.",
      ko: "서버를 고치거나, 존과 레지스트라의 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 2182 §5",
  },
  "dns-server-fails": {
    severity: "medium",
    cause: {
      en: "These name servers do not answer properly for {host} ({reason}), while others do: {servers}",
      ko: "다른 서버는 답하지만 {host}에 대해 제대로 답하지 않는({reason}) 네임서버: {servers}",
    },
    action: {
      en: "Repair them, or take them out of the NS records here and at the registrar: resolvers that happen to ask there fail, or are late.",
      ko: "서버를 고치거나, 존과 레지스트라의 NS 레코드에서 제거하십시오. 그 서버에 묻는 리졸버는 실패하거나 늦어집니다.",
    },
    reference: "RFC 1912 §2.8",
  },
  "dns-keys-missing": {
    severity: "medium",
    cause: {
      en: "The zone is signed, and these name servers do not give its keys ({reason}): {servers}",
      ko: "서명된 존인데 키를 주지 않는({reason}) 네임서버: {servers}",
    },
    action: {
      en: "Repair them: resolvers that check signatures and happen to ask there fail, or are late.",
      ko: "서버를 고치십시오. 서명을 검증하는 리졸버가 그 서버에 물으면 실패하거나 늦어집니다.",
    },
    reference: "RFC 4035 §3.1",
  },
  "dns-server-behind": {
    severity: "low",
    cause: {
      en: "These name servers have an older version of the zone, with the same addresses: {servers}",
      ko: "주소는 같지만 이전 버전의 존을 가진 네임서버: {servers}",
    },
    action: {
      en: "Find out why they are not updated (NOTIFY, transfer, serial number).",
      ko: "갱신되지 않는 이유(NOTIFY, 존 전송, 일련번호)를 확인하십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "dns-vary": {
    severity: "info",
    cause: {
      en: "The name servers change the addresses of {host} from one question to the next, as those that share out load or visitors do.",
      ko: "네임서버들이 물을 때마다 {host}의 주소를 다르게 답합니다. 부하나 방문자를 나누는 서버의 동작입니다.",
    },
    action: { en: "Nothing to do if that is meant.", ko: "의도한 것이라면 조치할 것이 없습니다." },
  },
});
