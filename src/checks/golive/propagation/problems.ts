import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be the matter with what resolvers around the world have of a domain. */
export const propagationProblems = defineProblems({
  "propagation-stale": {
    severity: "critical",
    cause: {
      en: "These resolvers still give old {type} records: {resolvers}",
      ko: "이전 {type} 레코드를 답하는 리졸버: {resolvers}",
    },
    action: {
      en: "Wait {wait}, keep what the old addresses lead to running until then, and lower the TTL well before the next change.",
      ko: "{wait} 기다리고 그때까지 이전 주소의 서버를 계속 운영하십시오. 다음에는 변경하기 훨씬 전에 TTL을 낮추십시오.",
    },
    reference: "RFC 1034 §5",
  },
  "propagation-missing": {
    severity: "critical",
    cause: {
      en: "These resolvers find no {type} records: {resolvers}",
      ko: "{type} 레코드를 찾지 못하는 리졸버: {resolvers}",
    },
    action: { en: "Publish the addresses.", ko: "주소를 게시하십시오." },
    reference: "RFC 2308",
  },
  "propagation-missing-one": {
    severity: "high",
    cause: {
      en: "One resolver finds no {type} records, and the others do: {resolvers}",
      ko: "다른 리졸버와 달리 {type} 레코드를 찾지 못하는 리졸버 하나: {resolvers}",
    },
    action: {
      en: "Check again; compare with npx portcullis propagation.",
      ko: "다시 점검하고 npx portcullis propagation 결과와 비교하십시오.",
    },
    reference: "RFC 2308 §5",
  },
  "propagation-bogus-unconfirmed": {
    severity: "high",
    cause: {
      en: "These resolvers refuse to answer because of DNSSEC, and our own verification of what the name servers give does not confirm it: {resolvers}",
      ko: "DNSSEC 때문에 답하지 않는 리졸버(네임서버의 응답을 직접 검증한 결과로는 확인되지 않음): {resolvers}",
    },
    action: {
      en: "Change nothing in the zone. After a change of keys, wait until the TTL of the old DS and DNSKEY records is over; then check again.",
      ko: "존은 바꾸지 마십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 끝날 때까지 기다린 뒤 다시 점검하십시오.",
    },
    reference: "RFC 6781 §4.1",
  },
  "propagation-bogus-one": {
    severity: "medium",
    cause: {
      en: "One resolver refuses to answer because of DNSSEC, and our own verification of what the name servers give does not confirm it: {resolvers}",
      ko: "DNSSEC 때문에 답하지 않는 리졸버 하나(네임서버의 응답을 직접 검증한 결과로는 확인되지 않음): {resolvers}",
    },
    action: {
      en: "Do not remove the DS record because of this; a wrong trust anchor or old keys of that resolver are as likely.",
      ko: "이 때문에 DS 레코드를 제거하지 마십시오. 그 리졸버의 트러스트 앵커나 이전 키가 원인일 수 있습니다.",
    },
    reference: "RFC 4035 §4.3",
  },
  "propagation-bogus": {
    severity: "critical",
    cause: {
      en: "The signatures that the name servers give do not verify, and these resolvers refuse to answer because of that: {resolvers}",
      ko: "네임서버가 주는 서명이 검증되지 않아 답하지 않는 리졸버: {resolvers}",
    },
    action: {
      en: "Sign the zone again, or remove the DS record at the registrar until its signatures hold.",
      ko: "존에 다시 서명하거나, 서명이 유효해질 때까지 레지스트라에서 DS 레코드를 제거하십시오.",
    },
    reference: "RFC 4035 §5.5",
  },
  "propagation-unknown": {
    severity: "high",
    cause: {
      en: "What the public resolvers have could not be seen ({reason}).",
      ko: "공개 리졸버가 가진 값을 확인할 수 없었습니다({reason}).",
    },
    action: {
      en: "Check from a network that lets DNS questions out, or name resolvers that can be asked.",
      ko: "DNS 질의가 나갈 수 있는 네트워크에서 점검하거나, 물어볼 수 있는 리졸버를 지정하십시오.",
    },
  },
  "propagation-few": {
    severity: "high",
    cause: {
      en: "Only {told} of {total} resolvers told anything, which is too few to say that all have the same.",
      ko: "리졸버 {total}곳 중 {told}곳만 답하여 모두 같은지 말하기에 부족합니다.",
    },
    action: {
      en: "Check again, or from a network that lets DNS questions out.",
      ko: "다시 점검하거나, DNS 질의가 나갈 수 있는 네트워크에서 점검하십시오.",
    },
  },
  "propagation-unverified": {
    severity: "high",
    cause: {
      en: "The resolvers answer, but no name server of the zone could be asked whether that is current.",
      ko: "리졸버는 답하지만, 최신인지 확인할 존의 네임서버에 물어볼 수 없었습니다.",
    },
    action: {
      en: "Check from a network that lets DNS questions out, or see why the name servers do not answer.",
      ko: "DNS 질의가 나갈 수 있는 네트워크에서 점검하거나, 네임서버가 응답하지 않는 이유를 확인하십시오.",
    },
  },
  "propagation-authorities-differ": {
    severity: "high",
    cause: {
      en: "The name servers of the zone give different {type} records, each the same ones every time, and nothing tells which are current: {servers}",
      ko: "존의 네임서버들이 서로 다른 {type} 레코드를 일관되게 답하며, 어느 쪽이 최신인지 알 수 없습니다: {servers}",
    },
    action: {
      en: "Give all of them the same records, and raise the serial of the zone with every change.",
      ko: "모든 네임서버가 같은 레코드를 갖게 하고, 변경할 때마다 존의 serial을 올리십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "propagation-unclear": {
    severity: "high",
    cause: {
      en: "These resolvers have other {type} records, and nothing tells GeoDNS from old copies: {resolvers}",
      ko: "다른 {type} 레코드를 가진 리졸버(GeoDNS인지 이전 값인지 알 수 없음): {resolvers}",
    },
    action: {
      en: "If you have changed the records lately, wait {wait} and check again.",
      ko: "최근에 레코드를 바꿨다면 {wait} 기다린 뒤 다시 확인하십시오.",
    },
    reference: "RFC 7871 §6",
  },
  "propagation-filtered": {
    severity: "medium",
    cause: {
      en: "These resolvers withhold the domain as harmful or forbidden: {resolvers}",
      ko: "도메인을 유해하거나 금지된 것으로 보고 답하지 않는 리졸버: {resolvers}",
    },
    action: {
      en: "Ask their operators why; their users do not reach the site.",
      ko: "운영자에게 이유를 문의하십시오. 그 리졸버의 이용자는 사이트에 접속하지 못합니다.",
    },
    reference: "RFC 8914 §4.16",
  },
  "propagation-fails": {
    severity: "high",
    cause: {
      en: "These resolvers fail to find the {type} records (SERVFAIL), though the name servers answer us: {resolvers}",
      ko: "네임서버는 응답하지만 {type} 레코드를 찾지 못하는(SERVFAIL) 리졸버: {resolvers}",
    },
    action: {
      en: "See whether every name server answers from everywhere, and whether old ones still answer after a move. Then check again.",
      ko: "모든 네임서버가 어디에서나 응답하는지, 네임서버를 옮겼다면 이전 서버도 아직 응답하는지 확인한 뒤 다시 점검하십시오.",
    },
    reference: "RFC 2308 §7.1",
  },
  "propagation-fails-one": {
    severity: "medium",
    cause: {
      en: "One resolver fails to find the {type} records (SERVFAIL), though the name servers answer us and the other resolvers do not fail: {resolvers}",
      ko: "네임서버는 응답하고 다른 리졸버는 실패하지 않지만 {type} 레코드를 찾지 못하는(SERVFAIL) 리졸버 하나: {resolvers}",
    },
    action: {
      en: "Check again later. If it goes on, see whether every name server answers from everywhere.",
      ko: "나중에 다시 점검하십시오. 계속되면 모든 네임서버가 어디에서나 응답하는지 확인하십시오.",
    },
    reference: "RFC 2308 §7.1",
  },
  "propagation-changing": {
    severity: "high",
    cause: {
      en: "These resolvers give other {type} records at every question, which may be forged on the way: {resolvers}",
      ko: "물을 때마다 다른 {type} 레코드를 답하는 리졸버(중간에서 위조되었을 수 있음): {resolvers}",
    },
    action: { en: "Check from another network.", ko: "다른 네트워크에서 점검하십시오." },
    reference: "RFC 3833 §2.1",
  },
  "propagation-errors": {
    severity: "low",
    cause: { en: "These resolvers did not answer: {resolvers}", ko: "답하지 않은 리졸버: {resolvers}" },
    action: {
      en: "Look again later if there are many; resolvers fail without your doing, too.",
      ko: "여럿이면 나중에 다시 확인하십시오. 리졸버 자체의 문제일 수도 있습니다.",
    },
  },
  "propagation-kept": {
    severity: "low",
    cause: {
      en: "These resolvers give what they kept because no name server answered them: {resolvers}",
      ko: "네임서버가 응답하지 않아 보관하던 값을 답하는 리졸버: {resolvers}",
    },
    action: {
      en: "See whether the name servers can be reached from everywhere.",
      ko: "네임서버에 어디에서나 접속할 수 있는지 확인하십시오.",
    },
    reference: "RFC 8767",
  },
  "propagation-waits": {
    severity: "info",
    cause: {
      en: "There is nothing to compare before {host} can be found.",
      ko: "{host|을/를} 찾을 수 있기 전에는 비교할 것이 없습니다.",
    },
    action: { en: "Put the DNS right first.", ko: "먼저 DNS를 바로잡으십시오." },
  },
  "propagation-translated": {
    severity: "info",
    cause: {
      en: "These resolvers make IPv6 addresses out of the IPv4 ones (DNS64), for visitors without IPv4: {resolvers}",
      ko: "IPv4가 없는 방문자를 위해 IPv4 주소로 IPv6 주소를 만드는(DNS64) 리졸버: {resolvers}",
    },
    action: { en: "Nothing to do.", ko: "조치할 것이 없습니다." },
    reference: "RFC 6147 §5.1",
  },
  "propagation-variant": {
    severity: "info",
    cause: {
      en: "These resolvers give other addresses, as a CDN or a GeoDNS intends: {resolvers}",
      ko: "CDN이나 GeoDNS의 의도대로 다른 주소를 답하는 리졸버: {resolvers}",
    },
    action: { en: "Nothing to do if that is meant.", ko: "의도한 것이라면 조치할 것이 없습니다." },
  },
});
