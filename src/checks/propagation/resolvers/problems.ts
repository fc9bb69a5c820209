import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be the matter with public resolvers. */
export const resolverProblems = defineProblems({
  bogus: {
    severity: "critical",
    cause: {
      en: "What the name servers give does not verify (DNSSEC), and {count} of {total} resolvers withhold the record: {list}. Whoever uses those resolvers does not reach the name.",
      ko: "네임서버가 주는 응답이 DNSSEC 검증에 실패하여, 공개 리졸버 {total}개 중 {count}개가 레코드를 알려 주지 않습니다: {list}. 이들을 쓰는 사용자는 이 이름에 접속할 수 없습니다.",
    },
    action: {
      en: "Sign the zone anew, or take the DS record out of the parent zone until it is; delv +vtrace names the link that breaks.",
      ko: "존을 다시 서명하거나, 그때까지 상위 존에서 DS 레코드를 제거하십시오. delv +vtrace로 끊어진 지점을 확인할 수 있습니다.",
    },
    reference: "RFC 4035 §5.5",
  },
  "bogus-remembered": {
    severity: "high",
    cause: {
      en: "DNSSEC validation fails at {count} of {total} resolvers: {list}. What the name servers give verifies, so these resolvers remember keys, signatures or DS records of another time. Whoever uses them does not reach the name.",
      ko: "공개 리졸버 {total}개 중 {count}개가 DNSSEC 검증에 실패합니다: {list}. 네임서버가 주는 응답은 검증되므로, 이 리졸버들이 다른 시점의 키, 서명 또는 DS 레코드를 기억하고 있습니다. 이들을 쓰는 사용자는 이 이름에 접속할 수 없습니다.",
    },
    action: {
      en: "Keep the zone and the DS records as they are. After a change of keys, keep the old key in the zone until the TTL of the old DS and DNSKEY records is over.",
      ko: "존과 DS 레코드는 그대로 두십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 끝날 때까지 이전 키를 존에 두십시오.",
    },
    reference: "RFC 6781 §4.1",
  },
  "bogus-unconfirmed": {
    severity: "high",
    cause: {
      en: "DNSSEC validation fails at {count} of {total} resolvers, which withhold the record: {list}. Whether they are right could not be verified from here.",
      ko: "공개 리졸버 {total}개 중 {count}개가 DNSSEC 검증에 실패하여 레코드를 알려 주지 않습니다: {list}. 맞는 판단인지 여기에서는 검증하지 못했습니다.",
    },
    action: {
      en: "Run the dns check from a network that lets questions to port 53 out, before anything is changed in the zone.",
      ko: "존을 바꾸기 전에, 포트 53 질의가 허용된 네트워크에서 dns 점검을 실행하십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  "bogus-alone": {
    severity: "medium",
    cause: {
      en: "DNSSEC validation fails at one of {total} resolvers: {list}. Our own verification of what the name servers give finds nothing wrong, or could not be made; a wrong trust anchor, a wrong clock or old keys of that resolver are as likely.",
      ko: "공개 리졸버 {total}개 중 하나가 DNSSEC 검증에 실패합니다: {list}. 네임서버가 주는 응답을 직접 검증했을 때 문제가 없거나 검증하지 못했습니다. 그 리졸버의 트러스트 앵커, 시계 또는 이전 키가 원인일 수 있습니다.",
    },
    action: {
      en: "Do not take the DS record out of the parent zone because of this. Run the dns check, and tell the operator of that resolver if it finds nothing.",
      ko: "이 때문에 상위 존에서 DS 레코드를 제거하지 마십시오. dns 점검을 실행하고, 문제가 없으면 그 리졸버의 운영자에게 알리십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  stale: {
    severity: "high",
    cause: {
      en: "An old answer is still given by {count} of {total} resolvers: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 아직 이전 값을 답합니다: {list}.",
    },
    action: {
      en: "Keep the servers that the old records lead to running {wait}. Before the next change, lower the TTL a day ahead.",
      ko: "{wait} 이전 레코드가 가리키는 서버를 계속 운영하십시오. 다음 변경 때는 하루 전에 TTL을 낮추십시오.",
    },
    reference: "RFC 1035 §7.4",
  },
  "old-servers": {
    severity: "high",
    cause: {
      en: "The old name servers, to which the zone is no longer delegated, are still asked by {count} of {total} resolvers: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 상위 존이 더는 가리키지 않는 이전 네임서버에서 답을 받고 있습니다: {list}.",
    },
    action: {
      en: "Let the old name servers give the new records until the TTL of the old NS records is over, often two days.",
      ko: "이전 NS 레코드의 TTL이 끝날 때까지(대개 이틀) 이전 네임서버에서도 새 레코드를 제공하십시오.",
    },
    reference: "RFC 1034 §4.2.2",
  },
  "stale-served": {
    severity: "high",
    cause: {
      en: "The name servers do not answer {count} of {total} resolvers, which give an expired copy that is no longer right: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 네임서버에 닿지 못해 보관하던 값을 답하며, 그 값은 더는 맞지 않습니다: {list}.",
    },
    action: {
      en: "See that every name server of the zone answers everybody, also over TCP; they ask again until one does.",
      ko: "존의 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오. 응답을 받으면 리졸버가 갱신됩니다.",
    },
    reference: "RFC 8767 §5",
  },
  "served-from-memory": {
    severity: "low",
    cause: {
      en: "The name servers do not answer {count} of {total} resolvers, which give an expired copy; so far it is still right: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 네임서버에 닿지 못해 보관하던 값을 답하고 있습니다. 값은 아직 맞습니다: {list}.",
    },
    action: {
      en: "See that every name server of the zone answers everybody, also over TCP.",
      ko: "존의 모든 네임서버가 어디서나, TCP로도 응답하는지 확인하십시오.",
    },
    reference: "RFC 8767 §5",
  },
  "leads-nowhere": {
    severity: "medium",
    cause: {
      en: "The alias leads to {target}, which has no such record, say {count} of {total} resolvers.",
      ko: "별칭이 {target|을/를} 가리키지만 그 이름에는 해당 레코드가 없다고 공개 리졸버 {total}개 중 {count}개가 답했습니다.",
    },
    action: {
      en: "Create the name that the alias leads to, or take the alias out of the zone.",
      ko: "별칭이 가리키는 이름을 만들거나, 존에서 별칭을 제거하십시오.",
    },
    reference: "RFC 1034 §3.6.2",
  },
  "resolvers-fail": {
    severity: "high",
    cause: {
      en: "Lookups fail at {count} of {total} resolvers, though the name servers answer us: {list}. Whoever uses those resolvers does not reach the name.",
      ko: "네임서버는 여기에서 응답하지만 공개 리졸버 {total}개 중 {count}개는 조회에 실패합니다: {list}. 이들을 쓰는 사용자는 이 이름에 접속할 수 없습니다.",
    },
    action: {
      en: "After a move to other name servers, let the old ones keep answering until the TTL of the old NS records is over. Otherwise see that every name server answers from everywhere, also over TCP and to large questions.",
      ko: "네임서버를 옮겼다면 이전 NS 레코드의 TTL이 끝날 때까지 이전 네임서버도 계속 응답하게 하십시오. 아니라면 모든 네임서버가 어디에서나, TCP로도 응답하는지 확인하십시오.",
    },
    reference: "RFC 2308 §7.1",
  },
  "resolver-fails": {
    severity: "medium",
    cause: {
      en: "Lookups fail at one of {total} resolvers: {list}. The name servers answer us, and the other resolvers do not fail.",
      ko: "공개 리졸버 {total}개 중 하나가 조회에 실패합니다: {list}. 네임서버는 여기에서 응답하고, 다른 리졸버는 실패하지 않습니다.",
    },
    action: {
      en: "Check again later. If it goes on, see that every name server answers from everywhere, also over TCP; otherwise tell the operator of that resolver.",
      ko: "나중에 다시 확인하십시오. 계속되면 모든 네임서버가 어디에서나, TCP로도 응답하는지 확인하고, 문제가 없으면 그 리졸버의 운영자에게 알리십시오.",
    },
    reference: "RFC 2308 §7.1",
  },
  changing: {
    severity: "medium",
    cause: {
      en: "The records change with every question at {count} of {total} resolvers, and are never those of the name servers: {list}. Answers may be forged on the way.",
      ko: "공개 리졸버 {total}개 중 {count}개가 물을 때마다 다른 레코드를 답하며 네임서버의 값과 일치하지 않습니다: {list}. 중간에서 위조된 응답일 수 있습니다.",
    },
    action: {
      en: "Ask those resolvers from another network. If their answers are stable there, the network in between forges them.",
      ko: "다른 네트워크에서 해당 리졸버에 물어보십시오. 거기서 답이 일정하다면 중간 네트워크가 응답을 위조하는 것입니다.",
    },
    reference: "RFC 3833 §2.1",
  },
  unanswered: {
    severity: "low",
    cause: {
      en: "No answer came from {count} of {total} resolvers: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개에서 답을 얻지 못했습니다: {list}.",
    },
    action: {
      en: "Check again. A timeout may come from the network in between, and REFUSED means that the resolver does not serve us.",
      ko: "다시 확인하십시오. 시간 초과는 중간 네트워크 때문일 수 있고, REFUSED는 그 리졸버가 우리에게 응답하지 않는다는 뜻입니다.",
    },
  },
  filtered: {
    severity: "info",
    cause: {
      en: "The name is on a block list of {count} of {total} resolvers: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 자체 차단 목록에 따라 이 이름을 알려 주지 않습니다: {list}.",
    },
    action: {
      en: "If it is listed by mistake, report that to the operators of those resolvers.",
      ko: "잘못 등재되었다면 해당 운영자에게 신고하십시오.",
    },
    reference: "RFC 8914 §4.16",
  },
  variant: {
    severity: "info",
    cause: {
      en: "Other records than the name servers give us come from {count} of {total} resolvers: {list}. They probably depend on who asks: {sign}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 네임서버가 여기에 주는 것과 다른 레코드를 갖고 있습니다: {list}. 묻는 쪽에 따라 달라지는 값으로 보입니다({sign}).",
    },
    action: {
      en: "Nothing, where answers are to depend on who asks (GeoDNS, load balancing); elsewhere compare the name servers with each other.",
      ko: "묻는 위치에 따라 답을 달리하도록(GeoDNS, 부하 분산) 설정했다면 조치할 것이 없습니다. 아니라면 네임서버끼리 비교해 보십시오.",
    },
    reference: "RFC 7871 §6",
  },
  "variant-presumed": {
    severity: "medium",
    cause: {
      en: "Other records than the name servers give us come from {count} of {total} resolvers, {answers} different answers in all: {list}. Either answers depend on who asks (GeoDNS), or these are old answers of a name whose addresses kept changing.",
      ko: "공개 리졸버 {total}개 중 {count}개가 네임서버가 여기에 주는 것과 다른 레코드를 갖고 있으며, 서로 다른 답은 모두 {answers}가지입니다: {list}. 묻는 위치에 따라 답이 다르거나(GeoDNS), 주소가 자주 바뀌던 이름의 이전 값일 수 있습니다.",
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
      en: "IPv6 addresses are made out of the IPv4 ones by {count} of {total} resolvers (DNS64), for hosts without IPv4: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 IPv4가 없는 호스트를 위해 IPv4 주소로 IPv6 주소를 만들어 답합니다(DNS64): {list}.",
    },
    action: {
      en: "Nothing: the zone has no AAAA records, and is not meant to have these.",
      ko: "조치할 것이 없습니다. 존에는 AAAA 레코드가 없으며 이 주소를 추가할 필요도 없습니다.",
    },
    reference: "RFC 6147 §5.1",
  },
  "own-differs": {
    severity: "low",
    cause: {
      en: "The resolvers of this machine give other records than the name servers: {shown}. What other checks measure from here may be an old server.",
      ko: "이 기기의 리졸버가 네임서버와 다른 값을 답합니다: {shown}. 여기에서 하는 다른 점검은 이전 서버를 측정할 수 있습니다.",
    },
    action: {
      en: "Measure again {wait}, or with another resolver (--resolver).",
      ko: "{wait} 다시 점검하거나 다른 리졸버(--resolver)로 점검하십시오.",
    },
    reference: "RFC 1034 §5",
  },
  elsewhere: {
    severity: "info",
    cause: {
      en: "The alias is the same everywhere and leads to different records, as those of a CDN are.",
      ko: "별칭은 어디서나 같고, 그것이 가리키는 레코드는 CDN처럼 위치에 따라 다릅니다.",
    },
    action: {
      en: "Nothing: what the alias leads to is for whoever runs that name to say.",
      ko: "조치할 것이 없습니다. 별칭이 가리키는 레코드는 그 이름의 운영자가 정합니다.",
    },
  },
  "ttl-raised": {
    severity: "info",
    cause: {
      en: "The record is kept for longer than its TTL of {ttl} by {count} of {total} resolvers: {list}.",
      ko: "공개 리졸버 {total}개 중 {count}개가 레코드를 TTL({ttl})보다 오래 보관합니다: {list}.",
    },
    action: {
      en: "Allow for the longer time at the next change.",
      ko: "다음 변경 때는 더 긴 시간을 고려하십시오.",
    },
    reference: "RFC 2181 §8",
  },
  "denial-differs": {
    severity: "info",
    cause: {
      en: "There is no such record, but {count} of {total} resolvers and the name servers disagree about whether the name exists at all: {list}.",
      ko: "어느 쪽이든 해당 레코드는 없지만, 이름 자체가 존재하는지에 대해 공개 리졸버 {total}개 중 {count}개가 네임서버와 다르게 답합니다: {list}.",
    },
    action: {
      en: "Compare other types of records of the name, too.",
      ko: "같은 이름의 다른 레코드 종류도 비교해 보십시오.",
    },
    reference: "RFC 8020 §2",
  },
});
