import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the name servers of a domain. */
export const serverProblems = defineProblems({
  "dns-disagree": {
    severity: "critical",
    cause: {
      en: "The name servers return different addresses for {host}: {servers} differ from the others.",
      ko: "네임서버마다 {host}의 주소를 다르게 반환합니다. 나머지와 다른 서버: {servers}",
    },
    action: {
      en: "Transfer the newest version of the zone to every secondary server, and find out why that failed (NOTIFY, zone transfer, serial).",
      ko: "모든 보조 서버에 최신 존을 전송하고, 실패한 원인(NOTIFY, 존 전송, 일련번호)을 확인하십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "dns-family-unknown": {
    severity: "high",
    cause: {
      en: "No name server answers {type} queries for {host} ({reason}). Visitors who need these records may wait or fail to connect.",
      ko: "{host}의 {type} 질의에 응답하는 네임서버가 없습니다({reason}). 이 레코드가 필요한 방문자는 접속이 지연되거나 실패할 수 있습니다.",
    },
    action: {
      en: "Fix the name servers: they must answer every query, even for types without records.",
      ko: "네임서버를 고치십시오. 레코드가 없는 유형의 질의에도 응답해야 합니다.",
    },
    reference: "RFC 4074 §4",
  },
  "dns-servers-unknown": {
    severity: "high",
    cause: {
      en: "We could not query any name server of {host} directly ({reason}), so we cannot tell whether they agree.",
      ko: "{host}의 네임서버에 직접 질의할 수 없어({reason}) 서로 일치하는지 알 수 없습니다.",
    },
    action: {
      en: "Check from a network that allows DNS queries, or find out why the name servers do not answer.",
      ko: "DNS 질의가 허용된 네트워크에서 점검하거나, 네임서버가 응답하지 않는 원인을 확인하십시오.",
    },
  },
  "dns-server-silent": {
    severity: "medium",
    cause: {
      en: "These name servers do not answer for the zone of {host}: {servers}",
      ko: "{host}의 존에 대해 응답하지 않는 네임서버: {servers}",
    },
    action: {
      en: "Fix them, or remove them from the NS records of the zone and at the registrar.",
      ko: "서버를 고치거나, 존과 레지스트라의 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 2182 §5",
  },
  "dns-server-fails": {
    severity: "medium",
    cause: {
      en: "These name servers do not answer correctly for {host} ({reason}), but others do: {servers}",
      ko: "다른 서버는 응답하지만 {host}에 대해 올바르게 응답하지 않는({reason}) 네임서버: {servers}",
    },
    action: {
      en: "Fix them, or remove them from the NS records of the zone and at the registrar. Resolvers that query them wait or fail.",
      ko: "서버를 고치거나, 존과 레지스트라의 NS 레코드에서 제거하십시오. 이 서버에 질의하는 리졸버의 조회가 지연되거나 실패합니다.",
    },
    reference: "RFC 1912 §2.8",
  },
  "dns-keys-missing": {
    severity: "medium",
    cause: {
      en: "The zone is signed, but these name servers do not return its DNSKEY records ({reason}): {servers}",
      ko: "서명된 존인데 DNSKEY 레코드를 반환하지 않는({reason}) 네임서버: {servers}",
    },
    action: {
      en: "Fix them. Validating resolvers that query them wait or fail.",
      ko: "서버를 고치십시오. 이 서버에 질의하는 검증 리졸버의 조회가 지연되거나 실패합니다.",
    },
    reference: "RFC 4035 §3.1",
  },
  "dns-server-behind": {
    severity: "low",
    cause: {
      en: "These name servers serve an older version of the zone, with the same addresses: {servers}",
      ko: "주소는 같지만 이전 버전의 존을 제공하는 네임서버: {servers}",
    },
    action: {
      en: "Find out why they are not updated (NOTIFY, zone transfer, serial).",
      ko: "갱신되지 않는 원인(NOTIFY, 존 전송, 일련번호)을 확인하십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "dns-vary": {
    severity: "info",
    cause: {
      en: "The name servers return different addresses for {host} with every query, as with load balancing.",
      ko: "네임서버가 질의할 때마다 {host}의 주소를 다르게 반환합니다. 부하 분산의 동작입니다.",
    },
    action: { en: "If this is intended, no action is needed.", ko: "의도한 것이라면 조치할 것이 없습니다." },
  },
});
