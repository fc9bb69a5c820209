import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the name servers of the zone, each by itself. */
export const serverProblems = defineProblems({
  "no-server": {
    severity: "critical",
    cause: {
      en: "Nobody answers for {zone}: none of its name servers does what it is named for (addresses asked: {asked}).",
      ko: "{zone}에 대해 답하는 곳이 없습니다. 제 역할을 하는 네임서버가 하나도 없습니다(물어본 주소: {asked}개).",
    },
    action: {
      en: "Load the zone on its name servers, or have the registrar name servers that have it.",
      ko: "네임서버에 존을 올리거나, 존이 있는 네임서버를 레지스트라에 등록하십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "server-lame": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} does not serve {zone}: {what}; {working} of {asked} addresses do.",
      ko: "네임서버 {server}({address})에서 {zone} 존을 제공하지 않습니다. {what}. 제공하는 주소는 {asked}개 가운데 {working}개입니다.",
    },
    action: {
      en: "Load {zone} on {server}, or take it off the NS records of the zone and of the zone above.",
      ko: "{server}에 {zone} 존을 올리거나, 존과 상위 존의 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "server-silent": {
    severity: "high",
    cause: {
      en: "The name server {server} does not answer at {address} ({what}); {working} of {asked} addresses do.",
      ko: "네임서버 {server|이/가} {address}에서 응답하지 않습니다({what}). 응답하는 주소는 {asked}개 가운데 {working}개입니다.",
    },
    action: {
      en: "Start it, open port 53 over UDP and TCP, or take it off the NS records of the zone and of the zone above.",
      ko: "서버를 가동하고 UDP와 TCP 53번 포트를 열거나, 존과 상위 존의 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 2182 §3",
  },
  "server-no-tcp": {
    severity: "high",
    cause: {
      en: "The name server {server} does not answer over TCP at {address} ({what}): what does not fit into a datagram never arrives.",
      ko: "네임서버 {server|이/가} {address}에서 TCP로 응답하지 않아({what}) 데이터그램에 들어가지 않는 응답을 받을 수 없습니다.",
    },
    action: {
      en: "Open TCP port 53 on the server and on every firewall before it.",
      ko: "서버와 그 앞의 모든 방화벽에서 TCP 53번 포트를 여십시오.",
    },
    reference: "RFC 7766 §5",
  },
  "server-no-edns": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} does not answer questions with EDNS as it should ({what}).",
      ko: "네임서버 {server}({address})에서 EDNS 질문에 제대로 응답하지 않습니다({what}).",
    },
    action: {
      en: "Update the server, and have no firewall drop or change DNS packets with an OPT record.",
      ko: "서버를 업데이트하고, 방화벽이 OPT 레코드가 있는 DNS 패킷을 버리거나 바꾸지 않게 하십시오.",
    },
    reference: "RFC 6891 §7",
  },
  "server-no-edns-signed": {
    severity: "critical",
    cause: {
      en: "The name server {server} at {address} does not answer questions with EDNS as it should ({what}), and without EDNS there are no signatures. The zone is signed: resolvers that verify and ask this server may give no answer.",
      ko: "네임서버 {server}({address})에서 EDNS 질문에 제대로 응답하지 않아({what}) 서명을 보낼 수 없습니다. 서명된 존이므로, 이 서버에 묻는 검증 리졸버에서는 답을 얻지 못할 수 있습니다.",
    },
    action: {
      en: "Update the server, and have no firewall drop or change DNS packets with an OPT record.",
      ko: "서버를 업데이트하고, 방화벽이 OPT 레코드가 있는 DNS 패킷을 버리거나 바꾸지 않게 하십시오.",
    },
    reference: "RFC 6891 §7, RFC 4035 §3.1",
  },
  "server-no-ipv6-answer": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} does not answer questions for IPv6 addresses like others ({what}): clients with IPv6 wait or fail.",
      ko: "네임서버 {server}({address})에서 IPv6 주소 질문에 다른 질문처럼 응답하지 않아({what}) IPv6 클라이언트가 기다리거나 실패합니다.",
    },
    action: {
      en: "Update the server or load balancer so that a name without AAAA records gets an empty NOERROR answer with the SOA record.",
      ko: "AAAA 레코드가 없는 이름에 SOA 레코드가 있는 빈 NOERROR 응답을 보내도록 서버나 로드 밸런서를 업데이트하십시오.",
    },
    reference: "RFC 4074 §4",
  },
  "server-case": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} answers otherwise where a name is written in upper and lower case ({what}).",
      ko: "네임서버 {server}({address})에서 이름의 대소문자를 섞어 쓰면 다르게 응답합니다({what}).",
    },
    action: {
      en: "Update the server: names are compared without regard to case, and resolvers mix it on purpose.",
      ko: "서버를 업데이트하십시오. 이름은 대소문자를 구분하지 않으며, 리졸버는 일부러 섞어 씁니다.",
    },
    reference: "RFC 4343 §3",
  },
  "server-case-changed": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} repeats the question in other letters than it was asked ({what}). Resolvers that mix upper and lower case against forgery take that answer for a forged one.",
      ko: "네임서버 {server}({address})에서 질문의 대소문자를 바꾸어 돌려보냅니다({what}). 위조를 막으려고 대소문자를 섞는 리졸버는 이런 응답을 위조로 보고 버립니다.",
    },
    action: {
      en: "Update the server or the load balancer: the question comes back octet by octet.",
      ko: "서버나 로드 밸런서를 업데이트하십시오. 질문은 받은 그대로 돌려보내야 합니다.",
    },
    reference: "RFC 1035 §2.3.3, RFC 4343 §4.1",
  },
  "server-no-soa": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} says that there are no records without the SOA record of the zone ({what}): resolvers cannot remember that, and some take it for a failure.",
      ko: "네임서버 {server}({address})에서 레코드가 없다고 답할 때 존의 SOA 레코드를 넣지 않습니다({what}). 리졸버는 이 응답을 캐시할 수 없고, 실패로 처리하기도 합니다.",
    },
    action: {
      en: "Update the server so that every NODATA and NXDOMAIN answer has the SOA record in its authority section.",
      ko: "모든 NODATA와 NXDOMAIN 응답의 authority 섹션에 SOA 레코드가 들어가도록 서버를 업데이트하십시오.",
    },
    reference: "RFC 2308 §3",
  },
  "server-recursive": {
    severity: "low",
    cause: {
      en: "The name server {server} at {address} offers to resolve other names, too (RA). Servers that do so for strangers are misused for attacks, and remember what is forged.",
      ko: "네임서버 {server}({address})에서 다른 이름도 대신 조회해 준다고 응답합니다(RA). 누구에게나 재귀 조회를 제공하는 서버는 공격에 악용되고 캐시가 오염될 수 있습니다.",
    },
    action: {
      en: "Switch recursion off on servers of zones, or allow it for your own networks alone.",
      ko: "존을 제공하는 서버에서는 재귀 조회를 끄거나 내부 네트워크에만 허용하십시오.",
    },
    reference: "RFC 5358 §4",
  },
  "server-private": {
    severity: "high",
    cause: {
      en: "The address {address} of the name server {server} is not a public one; it was not asked.",
      ko: "네임서버 {server}의 주소 {address|은/는} 공인 주소가 아니어서 묻지 않았습니다.",
    },
    action: {
      en: "Give {server} a public address, or take it off the NS records.",
      ko: "{server}에 공인 주소를 주거나 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 1918 §5",
  },
  "servers-private": {
    severity: "info",
    cause: {
      en: "Addresses of the name servers are not public: {addresses}. They were asked since this run may ask them.",
      ko: "네임서버의 주소가 공인 주소가 아닙니다: {addresses}. 이번 점검에서 허용된 주소여서 물었습니다.",
    },
    action: {
      en: "None is needed where the zone is for an internal network.",
      ko: "내부 네트워크용 존이면 할 일이 없습니다.",
    },
    reference: "RFC 1918 §5",
  },
  "server-unasked": {
    severity: "info",
    cause: {
      en: "The name server {server} could not be asked at {address} from this machine ({reason}).",
      ko: "이 시스템에서는 네임서버 {server}에 {address|으로/로} 물을 수 없었습니다({reason}).",
    },
    action: {
      en: "Run the check from a machine with IPv6, or look at that address from elsewhere.",
      ko: "IPv6를 쓸 수 있는 시스템에서 점검하거나 다른 곳에서 그 주소를 확인하십시오.",
    },
  },
  "server-alias": {
    severity: "high",
    cause: {
      en: "The name server {server} is an alias (of {alias}), which a name server must not be.",
      ko: "네임서버 {server|이/가} {alias}의 별칭입니다. 네임서버의 이름은 별칭이면 안 됩니다.",
    },
    action: {
      en: "Name {alias} itself in the NS records, or give {server} addresses of its own.",
      ko: "NS 레코드에 {alias|을/를} 직접 쓰거나 {server}에 자체 주소를 주십시오.",
    },
    reference: "RFC 2181 §10.3",
  },
  "server-no-address": {
    severity: "high",
    cause: {
      en: "The name server {server} has no address ({what}).",
      ko: "네임서버 {server}에 주소가 없습니다({what}).",
    },
    action: {
      en: "Give {server} an A and an AAAA record, or take it off the NS records.",
      ko: "{server}에 A와 AAAA 레코드를 주거나 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "server-address-unknown": {
    severity: "info",
    cause: {
      en: "Which addresses the name server {server} has could not be told ({reason}).",
      ko: "네임서버 {server}의 주소를 알 수 없었습니다({reason}).",
    },
    action: { en: "Look at the zone that {server} is in.", ko: "{server|이/가} 속한 존을 확인하십시오." },
  },
  "server-name": {
    severity: "medium",
    cause: {
      en: "{server} is no name that a host can have.",
      ko: "{server|은/는} 호스트 이름으로 쓸 수 없는 이름입니다.",
    },
    action: {
      en: "Use letters, digits and hyphens, no hyphen at either end of a label, and a top-level domain that is no number.",
      ko: "영문자, 숫자, 하이픈만 쓰고, 레이블의 처음과 끝에는 하이픈을 쓰지 마십시오. 최상위 도메인은 숫자일 수 없습니다.",
    },
    reference: "RFC 1123 §2.1",
  },
  "servers-late": {
    severity: "info",
    cause: {
      en: "The time of this run was over before {count} addresses of name servers had answered; nothing is known of them.",
      ko: "네임서버의 주소 {count}개가 응답하기 전에 이번 점검의 시간이 끝나, 그 주소에 대해서는 알 수 없습니다.",
    },
    action: {
      en: "Run the check again with more time.",
      ko: "시간을 더 주고 다시 점검하십시오.",
    },
  },
  "servers-cut": {
    severity: "info",
    cause: {
      en: "Not everything was asked: {listed} of {total} name servers were looked at, and {seen} of their {addresses} addresses.",
      ko: "모두 묻지는 않았습니다. 네임서버 {total}개 가운데 {listed}개를 보고, 그 주소 {addresses}개 가운데 {seen}개에 물었습니다.",
    },
    action: {
      en: "Name fewer servers: nobody needs so many.",
      ko: "네임서버의 수를 줄이십시오. 그렇게 많이 필요하지 않습니다.",
    },
  },
});
