import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems that public resolvers show. */
export const resolverProblems = defineProblems({
  bogus: {
    severity: "critical",
    cause: {
      en: "The name servers' answer fails DNSSEC validation, and {count} of {total} resolvers {count|returns/return} SERVFAIL: {list}. Their users cannot reach the name.",
      ko: "네임서버의 응답이 DNSSEC 검증에 실패하여, 공개 리졸버 {total}개 중 {count}개가 SERVFAIL을 반환합니다: {list}. 이 리졸버의 사용자는 이 이름에 접속할 수 없습니다.",
    },
    action: {
      en: "Sign the zone again, or remove the DS record from the parent zone until you have. delv +vtrace shows the broken link of the chain.",
      ko: "존을 다시 서명하거나, 그때까지 상위 존에서 DS 레코드를 제거하십시오. delv +vtrace로 체인이 끊어진 지점을 확인할 수 있습니다.",
    },
    reference: "RFC 4035 §5.5",
  },
  "bogus-remembered": {
    severity: "high",
    cause: {
      en: "DNSSEC validation fails at {count} of {total} resolvers: {list}. The name servers' answer is valid, so {count|this resolver has/these resolvers have} cached old keys, signatures or DS records. Their users cannot reach the name.",
      ko: "공개 리졸버 {total}개 중 {count}개가 DNSSEC 검증에 실패합니다: {list}. 네임서버의 응답은 유효하므로, 이 리졸버에 이전 키, 서명 또는 DS 레코드가 캐시되어 있습니다. 이 리졸버의 사용자는 이 이름에 접속할 수 없습니다.",
    },
    action: {
      en: "Do not change the zone or its DS records. After a key rollover, keep the old key in the zone until the TTL of the old DS and DNSKEY records has passed.",
      ko: "존과 DS 레코드는 바꾸지 마십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 지날 때까지 이전 키를 존에 두십시오.",
    },
    reference: "RFC 6781 §4.1",
  },
  "bogus-unconfirmed": {
    severity: "high",
    cause: {
      en: "DNSSEC validation fails at {count} of {total} resolvers: {list}. We could not validate the zone from here to confirm this.",
      ko: "공개 리졸버 {total}개 중 {count}개가 DNSSEC 검증에 실패합니다: {list}. 여기에서는 존을 검증할 수 없어 확인하지 못했습니다.",
    },
    action: {
      en: "Run the dns check from a network that allows queries to port 53 before you change the zone.",
      ko: "존을 바꾸기 전에, 포트 53 질의가 허용된 네트워크에서 dns 점검을 실행하십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  "bogus-alone": {
    severity: "medium",
    cause: {
      en: "DNSSEC validation fails at one of {total} resolvers: {list}. Our own validation found no fault or was not possible. This resolver may have a wrong trust anchor, a wrong clock or old keys.",
      ko: "공개 리졸버 {total}개 중 하나가 DNSSEC 검증에 실패합니다: {list}. 자체 검증에서는 문제가 없었거나 검증할 수 없었습니다. 이 리졸버의 신뢰 앵커, 시계 또는 캐시된 이전 키가 원인일 수 있습니다.",
    },
    action: {
      en: "Do not remove the DS record because of this. Run the dns check. If it finds no problem, tell the operator of this resolver.",
      ko: "이 때문에 DS 레코드를 제거하지 마십시오. dns 점검을 실행하고, 문제가 없으면 이 리졸버의 운영자에게 알리십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  stale: {
    severity: "high",
    cause: {
      en: "{count} of {total} resolvers still {count|returns/return} an old answer: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 아직 이전 값을 반환합니다: {list}.",
    },
    action: {
      en: "Keep the servers behind the old records running {wait}. Before the next change, lower the TTL one day in advance.",
      ko: "{wait} 이전 레코드가 가리키는 서버를 계속 운영하십시오. 다음 변경 때는 하루 전에 TTL을 낮추십시오.",
    },
    reference: "RFC 1035 §7.4",
  },
  "old-servers": {
    severity: "high",
    cause: {
      en: "{count} of {total} resolvers still {count|queries/query} the old name servers, which the zone is no longer delegated to: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 더는 위임되지 않은 이전 네임서버에 질의합니다: {list}.",
    },
    action: {
      en: "Serve the new records on the old name servers as well, until the TTL of the old NS records has passed (often 2 days).",
      ko: "이전 NS 레코드의 TTL이 지날 때까지(대개 2일) 이전 네임서버에서도 새 레코드를 제공하십시오.",
    },
    reference: "RFC 1034 §4.2.2",
  },
  "stale-served": {
    severity: "high",
    cause: {
      en: "{count} of {total} resolvers cannot reach the name servers and {count|returns/return} an expired, outdated answer: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 네임서버에 접속하지 못해 만료된 이전 값을 반환합니다: {list}.",
    },
    action: {
      en: "Make sure that every name server of the zone answers from everywhere, also over TCP. The resolvers then update by themselves.",
      ko: "존의 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오. 그러면 리졸버가 자동으로 갱신됩니다.",
    },
    reference: "RFC 8767 §5",
  },
  "served-from-memory": {
    severity: "low",
    cause: {
      en: "{count} of {total} resolvers cannot reach the name servers and {count|returns/return} an expired answer, which is still correct: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 네임서버에 접속하지 못해 만료된 값을 반환합니다. 값은 아직 맞습니다: {list}.",
    },
    action: {
      en: "Make sure that every name server of the zone answers from everywhere, also over TCP.",
      ko: "존의 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오.",
    },
    reference: "RFC 8767 §5",
  },
  "leads-nowhere": {
    severity: "medium",
    cause: {
      en: "According to {count} of {total} resolvers, the CNAME target {target} does not exist.",
      ko: "공개 리졸버 {total}개 중 {count}개에 따르면 CNAME 대상 {target|이/가} 존재하지 않습니다.",
    },
    action: {
      en: "Create the CNAME target, or remove the CNAME from the zone.",
      ko: "CNAME 대상의 이름을 만들거나, 존에서 CNAME을 제거하십시오.",
    },
    reference: "RFC 1034 §3.6.2",
  },
  "resolvers-fail": {
    severity: "high",
    cause: {
      en: "Lookups fail at {count} of {total} resolvers, although the name servers answer us: {list}. Their users cannot reach the name.",
      ko: "네임서버는 여기에서 응답하지만 공개 리졸버 {total}개 중 {count}개가 조회에 실패합니다: {list}. 이 리졸버의 사용자는 이 이름에 접속할 수 없습니다.",
    },
    action: {
      en: "After a move to other name servers, keep the old ones running until the TTL of the old NS records has passed. Otherwise make sure that every name server answers from everywhere, also over TCP.",
      ko: "네임서버를 옮겼다면 이전 NS 레코드의 TTL이 지날 때까지 이전 네임서버도 운영하십시오. 아니면 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오.",
    },
    reference: "RFC 2308 §7.1",
  },
  "resolver-fails": {
    severity: "medium",
    cause: {
      en: "Lookups fail at one of {total} resolvers: {list}. The name servers answer us, and no other resolver fails.",
      ko: "공개 리졸버 {total}개 중 하나가 조회에 실패합니다: {list}. 네임서버는 여기에서 응답하고, 다른 리졸버는 실패하지 않습니다.",
    },
    action: {
      en: "Check again later. If it continues, make sure that every name server answers from everywhere, also over TCP. Otherwise tell the operator of this resolver.",
      ko: "나중에 다시 확인하십시오. 계속되면 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하고, 문제가 없으면 이 리졸버의 운영자에게 알리십시오.",
    },
    reference: "RFC 2308 §7.1",
  },
  changing: {
    severity: "medium",
    cause: {
      en: "{count} of {total} resolvers {count|returns/return} different records for every query, never those of the name servers: {list}. A device on the path may forge these answers.",
      ko: "공개 리졸버 {total}개 중 {count}개가 질의할 때마다 다른 레코드를 반환하며 네임서버의 값과 일치하지 않습니다: {list}. 경로의 장비가 응답을 위조하는 것일 수 있습니다.",
    },
    action: {
      en: "Query these resolvers from another network. If their answers are stable there, the network in between forges them.",
      ko: "다른 네트워크에서 이 리졸버에 질의하십시오. 거기서 응답이 일정하면 중간 네트워크가 응답을 위조하는 것입니다.",
    },
    reference: "RFC 3833 §2.1",
  },
  unanswered: {
    severity: "low",
    cause: {
      en: "{count} of {total} resolvers did not answer: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 응답하지 않았습니다: {list}.",
    },
    action: {
      en: "Check again. A timeout may come from the network in between. REFUSED means that the resolver does not serve this client.",
      ko: "다시 확인하십시오. 시간 초과는 중간 네트워크 때문일 수 있습니다. REFUSED는 리졸버가 이 클라이언트에 응답하지 않는다는 뜻입니다.",
    },
  },
  filtered: {
    severity: "info",
    cause: {
      en: "{count} of {total} resolvers {count|blocks/block} the name with a filter list: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 자체 차단 목록으로 이 이름을 차단합니다: {list}.",
    },
    action: {
      en: "If the name is listed by mistake, report it to the operators of these resolvers.",
      ko: "잘못 등재되었다면 해당 운영자에게 신고하십시오.",
    },
    reference: "RFC 8914 §4.16",
  },
  variant: {
    severity: "info",
    cause: {
      en: "{count} of {total} resolvers {count|returns/return} other records than the name servers return to us: {list}. The records probably depend on the client's network: {sign}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 네임서버가 여기에 주는 것과 다른 레코드를 반환합니다: {list}. 클라이언트의 네트워크에 따라 달라지는 값으로 보입니다({sign}).",
    },
    action: {
      en: "With GeoDNS or load balancing, no action is needed. Otherwise compare the name servers with each other.",
      ko: "GeoDNS나 부하 분산을 쓴다면 조치할 것이 없습니다. 아니면 네임서버끼리 비교하십시오.",
    },
    reference: "RFC 7871 §6",
  },
  "variant-presumed": {
    severity: "medium",
    cause: {
      en: "{count} of {total} resolvers {count|returns/return} other records than the name servers return to us, {answers} different {answers|answer/answers} in all: {list}. Either the records depend on the client's network (GeoDNS), or these are old answers of a name that changed several times.",
      ko: "공개 리졸버 {total}개 중 {count}개가 네임서버가 여기에 주는 것과 다른 레코드를 반환하며, 서로 다른 응답은 모두 {answers}가지입니다: {list}. 클라이언트의 네트워크에 따라 다르거나(GeoDNS), 여러 번 바뀐 이름의 이전 값일 수 있습니다.",
    },
    action: {
      en: "If you have changed the records lately, keep the old servers running and check again {wait}. With GeoDNS there is nothing to do.",
      ko: "최근에 레코드를 바꿨다면 이전 서버를 계속 운영하고 {wait} 다시 확인하십시오. GeoDNS를 쓴다면 조치할 것이 없습니다.",
    },
    reference: "RFC 7871 §6",
  },
  translated: {
    severity: "info",
    cause: {
      en: "{count} of {total} resolvers {count|synthesises/synthesise} IPv6 addresses from the IPv4 addresses (DNS64) for hosts without IPv4: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 IPv4가 없는 호스트를 위해 IPv4 주소에서 IPv6 주소를 합성합니다(DNS64): {list}.",
    },
    action: {
      en: "No action is needed. The zone itself has no AAAA records.",
      ko: "조치할 것이 없습니다. 존 자체에는 AAAA 레코드가 없습니다.",
    },
    reference: "RFC 6147 §5.1",
  },
  "own-differs": {
    severity: "low",
    cause: {
      en: "The resolver of this machine returns other records than the name servers: {shown}. Other checks from here may measure an old server.",
      ko: "이 시스템의 리졸버가 네임서버와 다른 레코드를 반환합니다: {shown}. 여기에서 실행하는 다른 점검은 이전 서버를 측정할 수 있습니다.",
    },
    action: {
      en: "Run the checks again {wait}, or use another resolver (--resolver).",
      ko: "{wait} 다시 점검하거나 다른 리졸버(--resolver)로 점검하십시오.",
    },
    reference: "RFC 1034 §5",
  },
  elsewhere: {
    severity: "info",
    cause: {
      en: "The CNAME record is the same everywhere, but its target has different addresses per location, as CDNs do.",
      ko: "CNAME 레코드는 어디서나 같고, 대상의 주소는 CDN처럼 위치에 따라 다릅니다.",
    },
    action: {
      en: "No action is needed. The operator of the CNAME target decides these addresses.",
      ko: "조치할 것이 없습니다. 주소는 CNAME 대상의 운영자가 정합니다.",
    },
  },
  "ttl-raised": {
    severity: "info",
    cause: {
      en: "{count} of {total} resolvers {count|caches/cache} the record for longer than its TTL of {ttl}: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 레코드를 TTL({ttl})보다 오래 캐시합니다: {list}.",
    },
    action: {
      en: "Plan for the longer time before the next change.",
      ko: "다음 변경 때는 더 긴 시간을 고려하십시오.",
    },
    reference: "RFC 2181 §8",
  },
  "denial-differs": {
    severity: "info",
    cause: {
      en: "The record does not exist, but {count} of {total} resolvers {count|disagrees/disagree} with the name servers about whether the name exists: {list}.",
      ko: "해당 레코드는 없지만, 이름 자체가 존재하는지에 대해 공개 리졸버 {total}개 중 {count}개가 네임서버와 다르게 응답합니다: {list}.",
    },
    action: {
      en: "Check other record types of the name as well.",
      ko: "같은 이름의 다른 레코드 유형도 확인하십시오.",
    },
    reference: "RFC 8020 §2",
  },
});
