import { defineProblems } from "../../../core/result/interpretation.ts";

const mailRule = "RFC 1912 §2.1";

/** Problems of the reverse zone and of the resolver. */
export const zoneProblems = defineProblems({
  "no-pointer": {
    severity: "medium",
    cause: {
      en: "The address has no PTR record: {name} does not exist (zone {zone}). Mail servers reject mail from addresses without a PTR record.",
      ko: "주소에 PTR 레코드가 없습니다. {name|이/가} 존재하지 않습니다(존: {zone}). 메일 서버는 PTR 레코드가 없는 주소의 메일을 거부합니다.",
    },
    action: {
      en: "Ask the provider of the address to create a PTR record. The operator of the zone is {owner}.",
      ko: "주소를 제공한 사업자에게 PTR 레코드 생성을 요청하십시오. 존 운영자: {owner}.",
    },
    reference: mailRule,
  },
  "empty-pointer": {
    severity: "medium",
    cause: {
      en: "The address has no PTR record: {name} exists (zone {zone}), but has none. Mail servers reject mail from addresses without a PTR record.",
      ko: "주소에 PTR 레코드가 없습니다. {name|은/는} 존재하지만(존: {zone}) PTR 레코드가 없습니다. 메일 서버는 PTR 레코드가 없는 주소의 메일을 거부합니다.",
    },
    action: {
      en: "Ask the provider of the address to create a PTR record. The operator of the zone is {owner}.",
      ko: "주소를 제공한 사업자에게 PTR 레코드 생성을 요청하십시오. 존 운영자: {owner}.",
    },
    reference: mailRule,
  },
  "special-address": {
    severity: "info",
    cause: {
      en: "{address} is not a public address ({what}). Only resolvers of its own network know its PTR records.",
      ko: "{address|은/는} 공인 주소가 아닙니다({what}). PTR 레코드는 해당 네트워크의 리졸버에만 있습니다.",
    },
    action: {
      en: "Query a resolver of that network (--resolver).",
      ko: "해당 네트워크의 리졸버(--resolver)에 질의하십시오.",
    },
    reference: "RFC 6303 §3, RFC 6890 §2.2",
  },
  "resolver-inconsistent": {
    severity: "medium",
    cause: {
      en: "The resolver {resolver} contradicts itself: it returns NXDOMAIN for {host} when asked for {denied}, but an answer when asked for {told}. The rest of this report comes from the name servers.",
      ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질의에는 NXDOMAIN이고 {told} 질의에는 존재합니다. 이 보고서의 나머지는 네임서버에 직접 질의한 결과입니다.",
    },
    action: {
      en: "Wait until the cached NXDOMAIN expires, or use another resolver (--resolver).",
      ko: "캐시된 NXDOMAIN이 만료될 때까지 기다리거나 다른 리졸버(--resolver)를 쓰십시오.",
    },
    reference: "RFC 2308 §5, RFC 8020 §2",
  },
  "resolver-errs": {
    severity: "low",
    cause: {
      en: "The resolver fails for {name}, but returns its records with validation disabled. The resolver is wrong: the records are valid.",
      ko: "리졸버가 {name|을/를} 조회하지 못하지만, 검증을 끄면 레코드를 반환합니다. 레코드는 유효하므로 리졸버의 오류입니다.",
    },
    action: {
      en: "Do not change the reverse zone. Check the trust anchor and the clock of the resolver, or use another one (--resolver).",
      ko: "역방향 존은 바꾸지 마십시오. 리졸버의 신뢰 앵커와 시계를 확인하거나 다른 리졸버(--resolver)를 쓰십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  "zone-failing": {
    severity: "high",
    cause: {
      en: "We could not look up the PTR records: the name servers of the reverse zone do not answer correctly ({reason}).",
      ko: "PTR 레코드를 조회하지 못했습니다. 역방향 존의 네임서버가 올바르게 응답하지 않습니다({reason}).",
    },
    action: {
      en: "Report this to the operator of the reverse zone ({owner}). Until it is fixed, the address counts as one without a PTR record.",
      ko: "역방향 존의 운영자({owner})에게 알리십시오. 해결될 때까지 이 주소는 PTR 레코드가 없는 것으로 취급됩니다.",
    },
    reference: "RFC 1912 §2.8",
  },
  "zone-lame": {
    severity: "high",
    cause: {
      en: "We could not look up the PTR records: no name server of the reverse zone serves the zone ({reason}).",
      ko: "PTR 레코드를 조회하지 못했습니다. 역방향 존을 제공하는 네임서버가 하나도 없습니다({reason}).",
    },
    action: {
      en: "Load the zone on its name servers, or ask {owner} to change the delegation in the parent zone ({zone}). Until then the address counts as one without a PTR record.",
      ko: "네임서버에 존을 올리거나, 상위 존({zone})의 운영자({owner})에게 위임 변경을 요청하십시오. 그때까지 이 주소는 PTR 레코드가 없는 것으로 취급됩니다.",
    },
    reference: "RFC 1912 §2.8",
  },
  "alias-loop": {
    severity: "medium",
    cause: {
      en: "The address has no PTR record: the CNAME records at {name} form a loop. Mail servers reject mail from addresses without a PTR record.",
      ko: "주소에 PTR 레코드가 없습니다. {name}의 CNAME 레코드가 순환합니다. 메일 서버는 PTR 레코드가 없는 주소의 메일을 거부합니다.",
    },
    action: {
      en: "Point the CNAME to a name with a PTR record, or replace it with a PTR record. The operator of the zone is {owner}.",
      ko: "CNAME이 PTR 레코드가 있는 이름을 가리키게 하거나 PTR 레코드로 바꾸십시오. 존 운영자: {owner}.",
    },
    reference: "RFC 1034 §3.6.2",
  },
  bogus: {
    severity: "high",
    cause: {
      en: "The reverse zone fails DNSSEC validation ({reason}). For validating resolvers the address has no PTR record.",
      ko: "역방향 존이 DNSSEC 검증에 실패합니다({reason}). 검증 리졸버에서는 이 주소에 PTR 레코드가 없습니다.",
    },
    action: {
      en: "Ask the operator of the reverse zone ({owner}) to sign it again, or to remove the DS record from the parent zone.",
      ko: "역방향 존의 운영자({owner})에게 다시 서명하거나 상위 존의 DS 레코드를 제거하도록 요청하십시오.",
    },
    reference: "RFC 4035 §5.5",
  },
  classless: {
    severity: "info",
    cause: {
      en: "A CNAME leads from {name} to {target}: the PTR records of this address are in the zone of a smaller network ({zone}).",
      ko: "{name}의 CNAME이 {target|을/를} 가리킵니다. 이 주소의 PTR 레코드는 더 작은 네트워크의 존({zone})에서 관리합니다.",
    },
    action: {
      en: "Create the PTR records in that zone, not at the name of the address.",
      ko: "PTR 레코드는 주소의 이름이 아니라 이 존에 만드십시오.",
    },
    reference: "RFC 2317 §4",
  },
});
