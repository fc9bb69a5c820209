import { defineProblems } from "../../../core/result/interpretation.ts";

/** Differences between the resolver and the zone, above all about DNSSEC, and which of the two is right. */
export const resolverProblems = defineProblems({
  "resolver-inconsistent": {
    severity: "medium",
    cause: {
      en: "The resolver {resolver} contradicts itself: it returns NXDOMAIN for {host} when asked for {denied}, but an answer when asked for {told}. The rest of this report comes from the name servers.",
      ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질의에는 NXDOMAIN이고 {told} 질의에는 존재합니다. 이 보고서의 나머지는 네임서버에 직접 질의한 결과입니다.",
    },
    action: {
      en: "Wait until the cached NXDOMAIN expires (the negative TTL of the parent zone), or ask the operator to flush the name. Until then clients get both answers.",
      ko: "캐시된 NXDOMAIN이 만료될 때까지(상위 존의 부정 캐시 TTL) 기다리거나 운영자에게 이 이름의 캐시 삭제를 요청하십시오. 그때까지 클라이언트는 두 가지 응답을 모두 받습니다.",
    },
    reference: "RFC 2308 §5, RFC 8020 §2",
  },
  "resolver-differs": {
    severity: "medium",
    cause: {
      en: "The resolver {resolver} returns {types} records of {name} that no name server of the zone returns: {what}.{rest} The other findings follow the name servers.",
      ko: "리졸버 {resolver}의 {name} {types} 레코드는 존의 어느 네임서버 응답과도 다릅니다: {what}.{rest} 다른 결과는 네임서버의 응답에 따릅니다.",
    },
    action: {
      en: "If you changed the zone, wait until the caches expire. If the zone answers by the client's network (GeoDNS), no change is needed. Otherwise the resolver changes the answer: compare it with another resolver (--resolver).",
      ko: "존을 바꾸었다면 캐시가 만료될 때까지 기다리십시오. 클라이언트의 네트워크에 따라 응답하는 존(GeoDNS)이면 그대로 두어도 됩니다. 아니면 리졸버에서 응답을 바꾸는 것이므로 다른 리졸버(--resolver)와 비교하십시오.",
    },
    reference: "RFC 1035 §3.2.1",
  },
  "resolver-varies": {
    severity: "low",
    cause: {
      en: "The resolver {resolver} returns {types} records of {name} that no name server returns to this machine: {what}.{rest} The name servers also differ from each other, so the zone may answer by the client's network.",
      ko: "리졸버 {resolver}의 {name} {types} 레코드는 네임서버들이 이 시스템에 반환하는 것과 다릅니다: {what}.{rest} 네임서버의 응답도 서로 달라, 클라이언트의 네트워크에 따라 응답하는 존일 수 있습니다.",
    },
    action: {
      en: "If this is intended (GeoDNS, load balancing), no change is needed. Otherwise load the same zone on all name servers.",
      ko: "의도한 것(GeoDNS, 부하 분산)이면 그대로 두어도 됩니다. 아니면 모든 네임서버에 같은 존을 올리십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "resolver-outdated": {
    severity: "medium",
    cause: {
      en: "The records of {zone} from the resolver fail DNSSEC validation together; those from the name servers pass. The resolver has cached keys, signatures or DS records of different ages.",
      ko: "리졸버가 반환한 {zone}의 레코드는 DNSSEC 검증에 실패하지만, 네임서버의 레코드는 통과합니다. 리졸버에 서로 다른 시점의 키, 서명 또는 DS 레코드가 캐시되어 있습니다.",
    },
    action: {
      en: "Do not change the zone. After a key rollover, keep the old key in the zone until the TTL of the old DS and DNSKEY records has passed.",
      ko: "존은 바꾸지 마십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 지날 때까지 이전 키를 존에 두십시오.",
    },
    reference: "RFC 6781 §4.1",
  },
  "type-resolver-fails": {
    severity: "low",
    cause: {
      en: "The resolver fails for the {types} records of this name ({reason}). The name servers answer correctly.",
      ko: "리졸버가 이 이름의 {types} 레코드를 조회하지 못합니다({reason}). 네임서버는 올바르게 응답합니다.",
    },
    action: {
      en: "Do not change the zone. Update the resolver, or use another one (--resolver). Some versions fail below a DNAME record.",
      ko: "존은 바꾸지 마십시오. 리졸버를 업데이트하거나 다른 리졸버(--resolver)를 쓰십시오. DNAME 레코드 아래에서 실패하는 버전이 있습니다.",
    },
    reference: "RFC 6672 §5.3.1",
  },
  "type-refused-wrongly": {
    severity: "info",
    cause: {
      en: "The resolver fails for the {types} records of this name, but returns them with validation disabled. The resolver is wrong: the records pass our own DNSSEC validation.",
      ko: "리졸버가 이 이름의 {types} 레코드를 조회하지 못하지만, 검증을 끄면 반환합니다. 레코드는 자체 DNSSEC 검증을 통과하므로 리졸버의 오류입니다.",
    },
    action: {
      en: "Do not change the zone. Update the resolver, or use another one (--resolver).",
      ko: "존은 바꾸지 마십시오. 리졸버를 업데이트하거나 다른 리졸버(--resolver)를 쓰십시오.",
    },
    reference: "RFC 4035 §5",
  },
  "resolver-refuses-wrongly": {
    severity: "info",
    cause: {
      en: "The resolver fails for this name ({reason}){words}, but returns its records with validation disabled. The resolver is wrong: the records pass our own DNSSEC validation.",
      ko: "리졸버가 이 이름을 조회하지 못하지만({reason}){words}, 검증을 끄면 레코드를 반환합니다. 레코드는 자체 DNSSEC 검증을 통과하므로 리졸버의 오류입니다.",
    },
    action: {
      en: "Do not change the zone. Update the resolver, or use another one (--resolver).",
      ko: "존은 바꾸지 마십시오. 리졸버를 업데이트하거나 다른 리졸버(--resolver)를 쓰십시오.",
    },
    reference: "RFC 4035 §5",
  },
  "addresses-translated": {
    severity: "info",
    cause: {
      en: "The resolver synthesises IPv6 addresses from IPv4 addresses for its clients (DNS64): {addresses}. The zone does not contain them, so we ignored them.",
      ko: "리졸버가 클라이언트를 위해 IPv4 주소에서 IPv6 주소를 합성합니다(DNS64): {addresses}. 존에 없는 주소여서 제외했습니다.",
    },
    action: {
      en: "No action is needed. Use another resolver (--resolver) to see the zone without DNS64.",
      ko: "조치할 것이 없습니다. DNS64 없이 보려면 다른 리졸버(--resolver)를 쓰십시오.",
    },
    reference: "RFC 6147 §5.1",
  },
  "resolver-errs": {
    severity: "info",
    cause: {
      en: "The resolver reports {zone} as {theirs}{words}. The resolver is wrong: our validation of the name servers' answers from the trust anchor down finds it {ours}.",
      ko: "리졸버는 {zone} 존을 {theirs|으로/로} 판단하지만{words} 오류입니다. 네임서버의 응답을 신뢰 앵커부터 검증하면 {ours}입니다.",
    },
    action: {
      en: "Do not change the zone. Update the resolver, or check its clock and its trust anchor.",
      ko: "존은 바꾸지 마십시오. 리졸버를 업데이트하거나 시계와 신뢰 앵커를 확인하십시오.",
    },
    reference: "RFC 8914 §4",
  },
  "resolver-disagrees": {
    severity: "medium",
    cause: {
      en: "The resolver reports {zone} as {theirs}{words}, but our own validation finds it {ours}.",
      ko: "리졸버는 {zone} 존을 {theirs|으로/로} 판단하지만{words}, 자체 검증에 따르면 {ours}입니다.",
    },
    action: {
      en: "Check the clock, the trust anchor and the version of the resolver.",
      ko: "리졸버의 시계, 신뢰 앵커, 버전을 확인하십시오.",
    },
    reference: "RFC 8914 §4",
  },
});
