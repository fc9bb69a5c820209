import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be the matter with what the DNS says of a domain. */
export const nameProblems = defineProblems({
  "dns-nxdomain": {
    severity: "critical",
    cause: { en: "{host} does not exist in the DNS.", ko: "{host|은/는} DNS에 존재하지 않는 이름입니다." },
    action: {
      en: "Add A and AAAA records for it to its zone; if the whole domain is missing, register it or set its name servers at the registrar.",
      ko: "존에 A와 AAAA 레코드를 추가하십시오. 도메인 전체가 없다면 도메인을 등록하거나 레지스트라에서 네임서버를 지정하십시오.",
    },
    reference: "RFC 8020",
  },
  "dns-removed": {
    severity: "critical",
    cause: {
      en: "{zone} is not in the DNS, or no longer: the name servers of the zone above do not know it. Resolvers that find {host} have old copies, or a zone of their own.",
      ko: "{zone|은/는} DNS에 없거나 제거되었습니다. 상위 존의 네임서버가 알지 못합니다. {host|을/를} 찾는 리졸버는 이전 사본이나 자체 존을 갖고 있을 뿐입니다.",
    },
    action: {
      en: "Ask the registrar whether the registration has ended or is on hold, and have it delegated again.",
      ko: "등록이 만료되었거나 보류되었는지 레지스트라에 문의하고 다시 위임되게 하십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
  "dns-unresolvable": {
    severity: "critical",
    cause: {
      en: "Nobody finds {host}: no name server of its zone answers for it ({reason}), and lookups fail at {count} of {total} public resolvers (SERVFAIL).",
      ko: "아무도 {host|을/를} 찾지 못합니다. 존에 대해 응답하는 네임서버가 없고({reason}), 공개 리졸버 {total}개 중 {count}개가 조회에 실패합니다(SERVFAIL).",
    },
    action: {
      en: "Set the zone up on the name servers that it is delegated to, or have the registrar name those that serve it.",
      ko: "위임된 네임서버에 존을 설정하거나, 존을 제공하는 네임서버로 레지스트라의 설정을 바꾸십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "dns-own-absent": {
    severity: "high",
    cause: {
      en: "The resolvers of this machine remember that {host} has no address, while its name servers give {addresses}; others who asked early remember the same.",
      ko: "이 기기의 리졸버는 {host}에 주소가 없다고 기억하지만 네임서버는 {addresses|을/를} 답합니다. 일찍 조회한 다른 곳도 그렇게 기억합니다.",
    },
    action: {
      en: "Wait {wait}, then check again; do not look up a name before its records are there.",
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
    action: { en: "Add A and AAAA records for it.", ko: "A와 AAAA 레코드를 추가하십시오." },
    reference: "RFC 2308 §2.2",
  },
  "dns-dangling": {
    severity: "critical",
    cause: {
      en: "{host} is an alias of {target}, which does not exist or has no IP address.",
      ko: "{host|은/는} {target}의 별칭인데, 그 이름이 없거나 IP 주소가 없습니다.",
    },
    action: {
      en: "Create what the alias leads to, or point the CNAME record elsewhere; whoever registers that name gets your visitors.",
      ko: "별칭의 대상을 만들거나 CNAME 레코드를 다른 곳으로 바꾸십시오. 그 이름을 등록한 사람이 방문자를 가로챌 수 있습니다.",
    },
    reference: "RFC 1034 §3.6.2",
  },
  "dns-private": {
    severity: "critical",
    cause: {
      en: "No address of {host} can be reached from the Internet ({addresses}).",
      ko: "{host}의 주소 중 인터넷에서 접속할 수 있는 것이 없습니다({addresses}).",
    },
    action: { en: "Publish a public address.", ko: "공인 주소를 게시하십시오." },
    reference: "RFC 6890",
  },
  "dns-private-unconfirmed": {
    severity: "high",
    cause: {
      en: "The resolvers of this machine lead to addresses of {host} that cannot be reached from the Internet ({addresses}), and nobody else confirms it: an alias leads out of the zone, or its name servers could not be asked.",
      ko: "이 기기의 리졸버는 {host}에 대해 인터넷에서 접속할 수 없는 주소({addresses})를 답하지만 다른 곳에서는 확인되지 않습니다. 별칭이 존 밖으로 이어지거나 네임서버에 물을 수 없었습니다.",
    },
    action: {
      en: "Check with another resolver (--resolver); some networks answer with addresses of their own.",
      ko: "다른 리졸버(--resolver)로 점검하십시오. 자체 주소로 답하는 네트워크도 있습니다.",
    },
    reference: "RFC 6890",
  },
  "dns-bogus": {
    severity: "critical",
    cause: {
      en: "The DNSSEC signatures of {host} do not verify ({reason}): resolvers that check signatures give no answer.",
      ko: "{host}의 DNSSEC 서명이 검증되지 않습니다({reason}). 서명을 검증하는 리졸버에서는 답을 얻을 수 없습니다.",
    },
    action: {
      en: "Sign the zone again, or remove the DS record at the registrar until its signatures hold.",
      ko: "존에 다시 서명하거나, 서명이 유효해질 때까지 레지스트라에서 DS 레코드를 제거하십시오.",
    },
    reference: "RFC 4035 §5",
  },
  "dns-absence-unconfirmed": {
    severity: "high",
    cause: {
      en: "The resolvers of this machine say that {host} has no address, and nobody else confirms it: no name server of the zone, no public resolver, and no signature.",
      ko: "이 기기의 리졸버는 {host}에 주소가 없다고 답하지만, 존의 네임서버, 공개 리졸버, 서명 어느 것으로도 확인되지 않습니다.",
    },
    action: {
      en: "Check with another resolver (--resolver). A new name is denied until the resolver has forgotten that it did not exist.",
      ko: "다른 리졸버(--resolver)로 점검하십시오. 새로 만든 이름은 리졸버가 없다고 기억하는 동안 없다고 답합니다.",
    },
    reference: "RFC 2308 §5",
  },
  "dns-unknown": {
    severity: "high",
    cause: {
      en: "The resolvers could not tell whether {host} has an address ({reason}).",
      ko: "리졸버가 {host}에 주소가 있는지 알려 주지 못했습니다({reason}).",
    },
    action: {
      en: "Run npx portcullis dns {host} to see what is wrong with the zone, then check again.",
      ko: "npx portcullis dns {host} 명령으로 존의 문제를 확인한 뒤 다시 점검하십시오.",
    },
  },
  "dns-own-differs": {
    severity: "high",
    cause: {
      en: "The resolvers of this machine lead to other {type} records of {host} ({ours}) than its name servers ({theirs}): what was seen of the site may be an old or another server.",
      ko: "이 기기의 리졸버가 {host}에 대해 네임서버({theirs})와 다른 {type} 레코드({ours})를 답합니다. 여기서 본 사이트는 이전 서버이거나 다른 서버일 수 있습니다.",
    },
    action: {
      en: "Wait {wait}, or check with another resolver (--resolver).",
      ko: "{wait} 기다리거나 다른 리졸버(--resolver)로 점검하십시오.",
    },
    reference: "RFC 1034 §5",
  },
  "dns-security-unknown": {
    severity: "high",
    cause: {
      en: "It is not known whether the DNSSEC signatures of {host} are valid ({reason}).",
      ko: "{host}의 DNSSEC 서명이 유효한지 알 수 없었습니다({reason}).",
    },
    action: {
      en: "Check with a resolver that passes signatures on (--resolver).",
      ko: "서명을 전달하는 리졸버(--resolver)로 점검하십시오.",
    },
  },
  "dns-resolver-inconsistent": {
    severity: "medium",
    cause: {
      en: "The resolver {resolver} contradicts itself: {host} does not exist (NXDOMAIN, asked for {denied}), and it has records or exists (asked for {told}). The DNS was looked at by the name servers themselves.",
      ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질문에는 없는 이름(NXDOMAIN)이고 {told} 질문에는 있는 이름입니다. DNS는 네임서버에 직접 물어 확인했습니다.",
    },
    action: {
      en: "Wait until the resolver has forgotten that the name did not exist, or check with another one (--resolver).",
      ko: "리졸버가 이전의 NXDOMAIN을 잊을 때까지 기다리거나 다른 리졸버(--resolver)로 점검하십시오.",
    },
    reference: "RFC 2308 §5, RFC 8020 §2",
  },
  "dns-some-private": {
    severity: "medium",
    cause: {
      en: "Some addresses of {host} cannot be reached from the Internet ({addresses}): some visitors do not get through.",
      ko: "{host}의 일부 주소는 인터넷에서 접속할 수 없어({addresses}) 방문자 일부가 접속하지 못합니다.",
    },
    action: { en: "Remove them from the public zone.", ko: "공개 존에서 그 주소를 제거하십시오." },
    reference: "RFC 6890",
  },
  "dns-security-unseen": {
    severity: "low",
    cause: {
      en: "The signatures of {host} could not be verified from here ({reason}); the public resolvers do give its addresses.",
      ko: "여기서는 {host}의 서명을 검증할 수 없었지만({reason}) 공개 리졸버는 주소를 답합니다.",
    },
    action: {
      en: "Check with a resolver that passes signatures on (--resolver) to be sure.",
      ko: "확실히 하려면 서명을 전달하는 리졸버(--resolver)로 점검하십시오.",
    },
  },
  "dns-resolver-errs": {
    severity: "low",
    cause: {
      en: "The resolvers of this machine refuse the signatures of {host}, or pass on what does not fit together. What the name servers give is as it should be, and the public resolvers give its addresses.",
      ko: "이 기기의 리졸버가 {host}의 서명을 거부하거나 서로 맞지 않는 값을 전달합니다. 네임서버의 응답에는 문제가 없고 공개 리졸버도 주소를 답합니다.",
    },
    action: {
      en: "Change nothing in the zone. Look at the trust anchor and the clock of that resolver, or check with another one (--resolver).",
      ko: "존은 바꾸지 마십시오. 그 리졸버의 트러스트 앵커와 시계를 확인하거나 다른 리졸버(--resolver)로 점검하십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  "dns-www-missing": {
    severity: "info",
    cause: {
      en: "www.{host} has no address, and people do type it.",
      ko: "www.{host}에는 주소가 없습니다. 그래도 입력하는 사람이 있습니다.",
    },
    action: {
      en: "Add it, and redirect it to the site.",
      ko: "추가하고 사이트로 리디렉션하십시오.",
    },
  },
});
