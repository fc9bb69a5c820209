import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the domain's addresses in the DNS. */
export const nameProblems = defineProblems({
  "dns-nxdomain": {
    severity: "critical",
    cause: { en: "{host} does not exist in the DNS.", ko: "{host|은/는} DNS에 존재하지 않는 이름입니다." },
    action: {
      en: "Add A and AAAA records to its zone. If the whole domain is missing, register it or set its name servers at the registrar.",
      ko: "존에 A와 AAAA 레코드를 추가하십시오. 도메인 전체가 없다면 도메인을 등록하거나 레지스트라에서 네임서버를 지정하십시오.",
    },
    reference: "RFC 8020",
  },
  "dns-removed": {
    severity: "critical",
    cause: {
      en: "The parent zone does not delegate {zone} (any more). Resolvers that still resolve {host} use cached copies or a zone of their own.",
      ko: "상위 존에 {zone}의 위임이 없거나 제거되었습니다. {host|을/를} 조회하는 리졸버는 캐시된 값이나 자체 존을 사용하는 것입니다.",
    },
    action: {
      en: "Ask the registrar whether the registration has expired or is on hold, and have the delegation restored.",
      ko: "등록이 만료되었거나 정지되었는지 레지스트라에 문의하고, 위임을 복구하십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
  "dns-unresolvable": {
    severity: "critical",
    cause: {
      en: "{host} cannot be resolved: no name server of its zone answers ({reason}), and {count} of {total} public resolvers {count|returns/return} SERVFAIL.",
      ko: "{host|을/를} 조회할 수 없습니다. 응답하는 네임서버가 없고({reason}), 공개 리졸버 {total}개 중 {count}개가 SERVFAIL을 반환합니다.",
    },
    action: {
      en: "Load the zone on the name servers that it is delegated to, or delegate it to the servers that have it (at the registrar).",
      ko: "위임된 네임서버에 존을 올리거나, 레지스트라에서 존이 있는 네임서버로 위임을 바꾸십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "dns-own-absent": {
    severity: "high",
    cause: {
      en: "The resolver of this machine has cached that {host} has no address, but the name servers return {addresses}. Other resolvers that looked it up early have cached the same.",
      ko: "이 시스템의 리졸버에는 {host}에 주소가 없다는 응답이 캐시되어 있지만, 네임서버는 {addresses|을/를} 반환합니다. 일찍 조회한 다른 리졸버도 마찬가지입니다.",
    },
    action: {
      en: "Wait {wait}, then check again. Do not look up a name before its records exist.",
      ko: "{wait} 기다린 뒤 다시 점검하십시오. 레코드를 만들기 전에는 이름을 조회하지 마십시오.",
    },
    reference: "RFC 2308 §5",
  },
  "dns-no-address": {
    severity: "critical",
    cause: {
      en: "{host} exists in the DNS but has no IP address.",
      ko: "{host|은/는} DNS에 있지만 IP 주소가 없습니다.",
    },
    action: { en: "Add A and AAAA records.", ko: "A와 AAAA 레코드를 추가하십시오." },
    reference: "RFC 2308 §2.2",
  },
  "dns-dangling": {
    severity: "critical",
    cause: {
      en: "{host} is a CNAME to {target}, which does not exist or has no IP address.",
      ko: "{host}의 CNAME 대상 {target|이/가} 존재하지 않거나 IP 주소가 없습니다.",
    },
    action: {
      en: "Create the CNAME target, or point the CNAME elsewhere. If the target name can be registered, an attacker can take over your visitors.",
      ko: "CNAME 대상을 만들거나 CNAME을 다른 이름으로 바꾸십시오. 대상 이름을 등록할 수 있는 상태이면 공격자가 방문자를 가로챌 수 있습니다.",
    },
    reference: "RFC 1034 §3.6.2",
  },
  "dns-private": {
    severity: "critical",
    cause: {
      en: "No address of {host} is reachable from the Internet: {addresses}",
      ko: "{host}의 주소 중 인터넷에서 접속할 수 있는 것이 없습니다: {addresses}",
    },
    action: { en: "Publish a public address.", ko: "공인 주소를 게시하십시오." },
    reference: "RFC 6890",
  },
  "dns-private-unconfirmed": {
    severity: "high",
    cause: {
      en: "The resolver of this machine returns addresses for {host} that are not reachable from the Internet. We could not confirm them: a CNAME leads out of the zone, or its name servers could not be queried. The addresses: {addresses}",
      ko: "이 시스템의 리졸버는 {host}에 대해 인터넷에서 접속할 수 없는 주소를 반환합니다. CNAME이 존 밖을 가리키거나 네임서버에 질의할 수 없어 확인하지 못했습니다. 주소: {addresses}",
    },
    action: {
      en: "Check with another resolver (--resolver). Some networks return their own addresses.",
      ko: "다른 리졸버(--resolver)로 점검하십시오. 자체 주소를 반환하는 네트워크도 있습니다.",
    },
    reference: "RFC 6890",
  },
  "dns-bogus": {
    severity: "critical",
    cause: {
      en: "{host} fails DNSSEC validation ({reason}). Validating resolvers return SERVFAIL.",
      ko: "{host|이/가} DNSSEC 검증에 실패합니다({reason}). 검증 리졸버는 SERVFAIL을 반환합니다.",
    },
    action: {
      en: "Sign the zone again, or remove the DS record at the registrar until the signatures are valid.",
      ko: "존을 다시 서명하거나, 서명이 유효해질 때까지 레지스트라에서 DS 레코드를 제거하십시오.",
    },
    reference: "RFC 4035 §5",
  },
  "dns-absence-unconfirmed": {
    severity: "high",
    cause: {
      en: "The resolver of this machine says that {host} has no address. No name server, public resolver or signature confirms this.",
      ko: "이 시스템의 리졸버는 {host}에 주소가 없다고 응답하지만, 네임서버, 공개 리졸버, 서명 어느 것으로도 확인되지 않습니다.",
    },
    action: {
      en: "Check with another resolver (--resolver). For a new name, the resolver may have cached an earlier NXDOMAIN.",
      ko: "다른 리졸버(--resolver)로 점검하십시오. 새로 만든 이름이면 이전의 NXDOMAIN이 캐시되어 있을 수 있습니다.",
    },
    reference: "RFC 2308 §5",
  },
  "dns-unknown": {
    severity: "high",
    cause: {
      en: "The resolver could not determine whether {host} has an address ({reason}).",
      ko: "리졸버에서 {host}에 주소가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Run npx portcullis dns {host} to find the problem of the zone, then check again.",
      ko: "npx portcullis dns {host} 명령으로 존의 문제를 확인한 뒤 다시 점검하십시오.",
    },
  },
  "dns-own-differs": {
    severity: "high",
    cause: {
      en: "The resolver of this machine returns other {type} records for {host} ({ours}) than its name servers ({theirs}). The site that we measured may be an old or a different server.",
      ko: "이 시스템의 리졸버가 {host}에 대해 네임서버({theirs})와 다른 {type} 레코드({ours})를 반환합니다. 측정한 사이트가 이전 서버이거나 다른 서버일 수 있습니다.",
    },
    action: {
      en: "Wait {wait}, or use another resolver (--resolver).",
      ko: "{wait} 기다리거나 다른 리졸버(--resolver)로 점검하십시오.",
    },
    reference: "RFC 1034 §5",
  },
  "dns-security-unknown": {
    severity: "high",
    cause: {
      en: "We could not validate the DNSSEC signatures of {host} ({reason}).",
      ko: "{host}의 DNSSEC 서명을 검증하지 못했습니다({reason}).",
    },
    action: {
      en: "Use a resolver that returns signatures (--resolver).",
      ko: "서명을 전달하는 리졸버(--resolver)로 점검하십시오.",
    },
  },
  "dns-resolver-inconsistent": {
    severity: "medium",
    cause: {
      en: "The resolver {resolver} contradicts itself: it returns NXDOMAIN for {host} when asked for {denied}, but an answer when asked for {told}. We queried the name servers instead.",
      ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질의에는 NXDOMAIN이고 {told} 질의에는 존재합니다. DNS는 네임서버에 직접 질의하여 확인했습니다.",
    },
    action: {
      en: "Wait until the cached NXDOMAIN expires, or use another resolver (--resolver).",
      ko: "캐시된 NXDOMAIN이 만료될 때까지 기다리거나 다른 리졸버(--resolver)를 쓰십시오.",
    },
    reference: "RFC 2308 §5, RFC 8020 §2",
  },
  "dns-some-private": {
    severity: "medium",
    cause: {
      en: "Some visitors cannot connect to {host}, because some of its addresses are not reachable from the Internet: {addresses}",
      ko: "{host}의 일부 주소는 인터넷에서 접속할 수 없어 방문자 일부가 접속하지 못합니다: {addresses}",
    },
    action: { en: "Remove them from the public zone.", ko: "공개 존에서 그 주소를 제거하십시오." },
    reference: "RFC 6890",
  },
  "dns-ipv4-missing": {
    severity: "medium",
    cause: {
      en: "{host} has no IPv4 address. Visitors without IPv6 cannot connect.",
      ko: "{host}에 IPv4 주소가 없어 IPv6를 쓰지 못하는 방문자는 접속할 수 없습니다.",
    },
    action: {
      en: "Add an A record, unless every visitor has IPv6.",
      ko: "모든 방문자가 IPv6를 쓰는 것이 아니라면 A 레코드를 추가하십시오.",
    },
  },
  "dns-security-unseen": {
    severity: "low",
    cause: {
      en: "We could not validate the signatures of {host} from here ({reason}), but public resolvers return its addresses.",
      ko: "여기서는 {host}의 서명을 검증하지 못했지만({reason}) 공개 리졸버는 주소를 반환합니다.",
    },
    action: {
      en: "To be sure, use a resolver that returns signatures (--resolver).",
      ko: "확실히 하려면 서명을 전달하는 리졸버(--resolver)로 점검하십시오.",
    },
  },
  "dns-resolver-errs": {
    severity: "low",
    cause: {
      en: "The resolver of this machine rejects the signatures of {host}, or returns records of different ages. The name servers' answers are valid, and public resolvers return its addresses.",
      ko: "이 시스템의 리졸버가 {host}의 서명을 거부하거나 시점이 다른 레코드를 반환합니다. 네임서버의 응답은 유효하고 공개 리졸버도 주소를 반환합니다.",
    },
    action: {
      en: "Do not change the zone. Check the trust anchor and the clock of the resolver, or use another one (--resolver).",
      ko: "존은 바꾸지 마십시오. 리졸버의 신뢰 앵커와 시계를 확인하거나 다른 리졸버(--resolver)를 쓰십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  "dns-www-private": {
    severity: "medium",
    cause: {
      en: "www.{host} has an address that is not reachable from the Internet. Visitors who type this name may be unable to connect.",
      ko: "www.{host}에 인터넷에서 접속할 수 없는 주소가 있습니다. 이 이름을 입력한 방문자가 접속하지 못할 수 있습니다.",
    },
    action: {
      en: "Publish only public addresses for it, and redirect it to the site.",
      ko: "공인 주소만 게시하고 사이트로 리디렉션하십시오.",
    },
    reference: "RFC 6890",
  },
  "dns-www-missing": {
    severity: "info",
    cause: {
      en: "www.{host} has no address. Visitors who type it cannot connect.",
      ko: "www.{host}에는 주소가 없습니다. 이 이름을 입력한 방문자는 접속하지 못합니다.",
    },
    action: {
      en: "Add address records for it, and redirect it to the site.",
      ko: "주소 레코드를 추가하고 사이트로 리디렉션하십시오.",
    },
  },
});
