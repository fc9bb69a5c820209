import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of what public resolvers return for a domain. */
export const propagationProblems = defineProblems({
  "propagation-stale": {
    severity: "critical",
    cause: {
      en: "These resolvers still return old {type} records: {resolvers}",
      ko: "이전 {type} 레코드를 반환하는 리졸버: {resolvers}",
    },
    action: {
      en: "Wait {wait}, and keep the servers at the old addresses running until then. Before the next change, lower the TTL well in advance.",
      ko: "{wait} 기다리고 그때까지 이전 주소의 서버를 계속 운영하십시오. 다음에는 변경하기 훨씬 전에 TTL을 낮추십시오.",
    },
    reference: "RFC 1034 §5",
  },
  "propagation-missing": {
    severity: "critical",
    cause: {
      en: "These resolvers return no {type} records: {resolvers}",
      ko: "{type} 레코드를 반환하지 않는 리졸버: {resolvers}",
    },
    action: { en: "Publish the address records.", ko: "주소 레코드를 게시하십시오." },
    reference: "RFC 2308",
  },
  "propagation-missing-one": {
    severity: "high",
    cause: {
      en: "Only one resolver returns no {type} records: {resolvers}",
      ko: "{type} 레코드를 반환하지 않는 리졸버 하나: {resolvers}",
    },
    action: {
      en: "Check again, and compare with npx portcullis propagation.",
      ko: "다시 점검하고 npx portcullis propagation 결과와 비교하십시오.",
    },
    reference: "RFC 2308 §5",
  },
  "propagation-bogus-unconfirmed": {
    severity: "high",
    cause: {
      en: "These resolvers report a DNSSEC failure, but our own validation of the name servers' answers does not confirm it: {resolvers}",
      ko: "DNSSEC 검증에 실패한 리졸버(네임서버의 응답을 자체 검증한 결과로는 확인되지 않음): {resolvers}",
    },
    action: {
      en: "Do not change the zone. After a key rollover, wait until the TTL of the old DS and DNSKEY records has passed; then check again.",
      ko: "존은 바꾸지 마십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 지날 때까지 기다린 뒤 다시 점검하십시오.",
    },
    reference: "RFC 6781 §4.1",
  },
  "propagation-bogus-one": {
    severity: "medium",
    cause: {
      en: "One resolver reports a DNSSEC failure, but our own validation of the name servers' answers does not confirm it: {resolvers}",
      ko: "DNSSEC 검증에 실패한 리졸버 하나(네임서버의 응답을 자체 검증한 결과로는 확인되지 않음): {resolvers}",
    },
    action: {
      en: "Do not remove the DS record because of this. The resolver may have a wrong trust anchor or old keys.",
      ko: "이 때문에 DS 레코드를 제거하지 마십시오. 리졸버의 신뢰 앵커나 캐시된 이전 키가 원인일 수 있습니다.",
    },
    reference: "RFC 4035 §4.3",
  },
  "propagation-bogus": {
    severity: "critical",
    cause: {
      en: "The name servers' signatures are invalid, and these resolvers return SERVFAIL because of that: {resolvers}",
      ko: "네임서버의 서명이 유효하지 않아 SERVFAIL을 반환하는 리졸버: {resolvers}",
    },
    action: {
      en: "Sign the zone again, or remove the DS record at the registrar until the signatures are valid.",
      ko: "존을 다시 서명하거나, 서명이 유효해질 때까지 레지스트라에서 DS 레코드를 제거하십시오.",
    },
    reference: "RFC 4035 §5.5",
  },
  "propagation-unknown": {
    severity: "high",
    cause: {
      en: "We could not query the public resolvers ({reason}).",
      ko: "공개 리졸버에 질의하지 못했습니다({reason}).",
    },
    action: {
      en: "Check from a network that allows DNS queries, or give resolvers that can be reached.",
      ko: "DNS 질의가 허용된 네트워크에서 점검하거나, 접속할 수 있는 리졸버를 지정하십시오.",
    },
  },
  "propagation-few": {
    severity: "high",
    cause: {
      en: "Only {told} of {total} resolvers answered. This is too few to tell whether all return the same records.",
      ko: "리졸버 {total}개 중 {told}개만 응답하여, 모두 같은 레코드를 반환하는지 판단할 수 없습니다.",
    },
    action: {
      en: "Check again, or check from a network that allows DNS queries.",
      ko: "다시 점검하거나, DNS 질의가 허용된 네트워크에서 점검하십시오.",
    },
  },
  "propagation-unverified": {
    severity: "high",
    cause: {
      en: "The resolvers answer, but no name server of the zone answered us, so we cannot tell whether the records are current.",
      ko: "리졸버는 응답하지만 존의 네임서버가 응답하지 않아 최신 레코드인지 알 수 없습니다.",
    },
    action: {
      en: "Check from a network that allows DNS queries, or find out why the name servers do not answer.",
      ko: "DNS 질의가 허용된 네트워크에서 점검하거나, 네임서버가 응답하지 않는 원인을 확인하십시오.",
    },
  },
  "propagation-authorities-differ": {
    severity: "high",
    cause: {
      en: "The name servers consistently return different {type} records, and their serials do not show which are current: {servers}",
      ko: "네임서버마다 서로 다른 {type} 레코드를 일관되게 반환하며, 일련번호로는 어느 쪽이 최신인지 알 수 없습니다: {servers}",
    },
    action: {
      en: "Load the same zone on all of them, and raise the serial with every change.",
      ko: "모든 네임서버에 같은 존을 올리고, 변경할 때마다 일련번호를 올리십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "propagation-unclear": {
    severity: "high",
    cause: {
      en: "These resolvers return other {type} records. We cannot tell whether this is GeoDNS or an old copy: {resolvers}",
      ko: "다른 {type} 레코드를 반환하는 리졸버(GeoDNS인지 이전 값인지 알 수 없음): {resolvers}",
    },
    action: {
      en: "If you changed the records recently, wait {wait} and check again.",
      ko: "최근에 레코드를 바꿨다면 {wait} 기다린 뒤 다시 확인하십시오.",
    },
    reference: "RFC 7871 §6",
  },
  "propagation-filtered": {
    severity: "medium",
    cause: {
      en: "These resolvers block the domain as harmful or forbidden: {resolvers}",
      ko: "도메인을 유해하거나 금지된 것으로 보고 차단하는 리졸버: {resolvers}",
    },
    action: {
      en: "Ask their operators for the reason. Their users cannot reach the site.",
      ko: "운영자에게 이유를 문의하십시오. 이 리졸버의 사용자는 사이트에 접속하지 못합니다.",
    },
    reference: "RFC 8914 §4.16",
  },
  "propagation-fails": {
    severity: "high",
    cause: {
      en: "These resolvers fail to look up the {type} records (SERVFAIL), although the name servers answer us: {resolvers}",
      ko: "네임서버는 응답하지만 {type} 레코드 조회에 실패하는(SERVFAIL) 리졸버: {resolvers}",
    },
    action: {
      en: "Check that every name server answers from everywhere, and that the old ones still answer after a move. Then check again.",
      ko: "모든 네임서버가 어디서나 응답하는지, 네임서버를 옮겼다면 이전 서버도 아직 응답하는지 확인한 뒤 다시 점검하십시오.",
    },
    reference: "RFC 2308 §7.1",
  },
  "propagation-fails-one": {
    severity: "medium",
    cause: {
      en: "One resolver fails to look up the {type} records (SERVFAIL), although the name servers answer us and no other resolver fails: {resolvers}",
      ko: "네임서버는 응답하고 다른 리졸버는 실패하지 않지만 {type} 레코드 조회에 실패하는(SERVFAIL) 리졸버 하나: {resolvers}",
    },
    action: {
      en: "Check again later. If it continues, check that every name server answers from everywhere.",
      ko: "나중에 다시 점검하십시오. 계속되면 모든 네임서버가 어디에서나 응답하는지 확인하십시오.",
    },
    reference: "RFC 2308 §7.1",
  },
  "propagation-changing": {
    severity: "high",
    cause: {
      en: "These resolvers return different {type} records for every query. A device on the path may forge these answers: {resolvers}",
      ko: "질의할 때마다 다른 {type} 레코드를 반환하는 리졸버(경로의 장비가 위조한 응답일 수 있음): {resolvers}",
    },
    action: { en: "Check from another network.", ko: "다른 네트워크에서 점검하십시오." },
    reference: "RFC 3833 §2.1",
  },
  "propagation-errors": {
    severity: "low",
    cause: { en: "These resolvers did not answer: {resolvers}", ko: "응답하지 않은 리졸버: {resolvers}" },
    action: {
      en: "If there are many, check again later. Single resolvers also fail for reasons of their own.",
      ko: "여럿이면 나중에 다시 확인하십시오. 리졸버 자체의 문제일 수도 있습니다.",
    },
  },
  "propagation-kept": {
    severity: "low",
    cause: {
      en: "These resolvers return an expired copy, because no name server answers them: {resolvers}",
      ko: "네임서버가 응답하지 않아 만료된 값을 반환하는 리졸버: {resolvers}",
    },
    action: {
      en: "Check that the name servers answer from everywhere.",
      ko: "네임서버가 어디서나 응답하는지 확인하십시오.",
    },
    reference: "RFC 8767",
  },
  "propagation-waits": {
    severity: "info",
    cause: {
      en: "There is nothing to compare until {host} resolves.",
      ko: "{host|이/가} 조회되기 전에는 비교할 것이 없습니다.",
    },
    action: { en: "Fix the DNS first.", ko: "먼저 DNS 문제를 해결하십시오." },
  },
  "propagation-translated": {
    severity: "info",
    cause: {
      en: "These resolvers synthesise IPv6 addresses from the IPv4 addresses (DNS64) for visitors without IPv4: {resolvers}",
      ko: "IPv4가 없는 방문자를 위해 IPv4 주소에서 IPv6 주소를 합성하는(DNS64) 리졸버: {resolvers}",
    },
    action: { en: "No action is needed.", ko: "조치할 것이 없습니다." },
    reference: "RFC 6147 §5.1",
  },
  "propagation-variant": {
    severity: "info",
    cause: {
      en: "These resolvers return other addresses, as expected with a CDN or GeoDNS: {resolvers}",
      ko: "CDN이나 GeoDNS에 따라 다른 주소를 반환하는 리졸버: {resolvers}",
    },
    action: { en: "If this is intended, no action is needed.", ko: "의도한 것이라면 조치할 것이 없습니다." },
  },
});
