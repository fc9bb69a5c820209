import { defineProblems } from "../../../core/result/interpretation.ts";

const transferAction = {
  en: "Allow zone transfers to the secondaries only, by address and TSIG key: allow-transfer in BIND, acl in Knot, provide-xfr in NSD, allow-axfr-ips in PowerDNS.",
  ko: "존 전송은 보조 서버에만 주소와 TSIG 키로 허용하십시오. BIND는 allow-transfer, Knot은 acl, NSD는 provide-xfr, PowerDNS는 allow-axfr-ips입니다.",
} as const;

/** Problems of single name servers. */
export const serverProblems = defineProblems({
  "no-server": {
    severity: "critical",
    cause: {
      en: "No name server of {zone} serves the zone (addresses queried: {asked}).",
      ko: "{zone} 존을 제공하는 네임서버가 하나도 없습니다(질의한 주소: {asked}개).",
    },
    action: {
      en: "Load the zone on its name servers, or list name servers that have it at the registrar.",
      ko: "네임서버에 존을 올리거나, 존이 있는 네임서버를 레지스트라에 등록하십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "server-lame": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} does not serve {zone}: {what}. {working} of {asked} addresses {working|does/do}.",
      ko: "네임서버 {server}({address})에서 {zone} 존을 제공하지 않습니다. {what}. 제공하는 주소는 {asked}개 가운데 {working}개입니다.",
    },
    action: {
      en: "Load {zone} on {server}, or remove it from the NS records of the zone and of the parent zone.",
      ko: "{server}에 {zone} 존을 올리거나, 존과 상위 존의 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "server-silent": {
    severity: "high",
    cause: {
      en: "The name server {server} does not answer at {address} ({what}). {working} of {asked} addresses {working|does/do}.",
      ko: "네임서버 {server|이/가} {address}에서 응답하지 않습니다({what}). 응답하는 주소는 {asked}개 가운데 {working}개입니다.",
    },
    action: {
      en: "Start the server and open port 53 (UDP and TCP), or remove it from the NS records of the zone and of the parent zone.",
      ko: "서버를 가동하고 UDP와 TCP 53번 포트를 열거나, 존과 상위 존의 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 2182 §3",
  },
  "server-no-tcp": {
    severity: "high",
    cause: {
      en: "The name server {server} does not answer over TCP at {address} ({what}). Resolvers never receive answers that are too large for UDP.",
      ko: "네임서버 {server|이/가} {address}에서 TCP로 응답하지 않습니다({what}). 리졸버는 UDP에 담을 수 없는 큰 응답을 받지 못합니다.",
    },
    action: {
      en: "Open TCP port 53 on the server and on every firewall in front of it.",
      ko: "서버와 그 앞의 모든 방화벽에서 TCP 53번 포트를 여십시오.",
    },
    reference: "RFC 7766 §5",
  },
  "server-no-edns": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} does not support EDNS correctly ({what}).",
      ko: "네임서버 {server}({address})에서 EDNS를 올바르게 지원하지 않습니다({what}).",
    },
    action: {
      en: "Update the server. Make sure that no firewall drops or changes DNS packets with an OPT record.",
      ko: "서버를 업데이트하십시오. 방화벽이 OPT 레코드가 있는 DNS 패킷을 버리거나 바꾸지 않는지 확인하십시오.",
    },
    reference: "RFC 6891 §7",
  },
  "server-no-edns-signed": {
    severity: "critical",
    cause: {
      en: "The name server {server} at {address} does not support EDNS correctly ({what}) and cannot send signatures. The zone is signed, so validating resolvers that query this server may fail.",
      ko: "네임서버 {server}({address})에서 EDNS를 올바르게 지원하지 않아({what}) 서명을 보낼 수 없습니다. 서명된 존이므로, 이 서버에 질의하는 검증 리졸버에서는 조회가 실패할 수 있습니다.",
    },
    action: {
      en: "Update the server. Make sure that no firewall drops or changes DNS packets with an OPT record.",
      ko: "서버를 업데이트하십시오. 방화벽이 OPT 레코드가 있는 DNS 패킷을 버리거나 바꾸지 않는지 확인하십시오.",
    },
    reference: "RFC 6891 §7, RFC 4035 §3.1",
  },
  "server-no-ipv6-answer": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} does not answer AAAA queries correctly ({what}). Clients with IPv6 wait or fail.",
      ko: "네임서버 {server}({address})에서 AAAA 질의에 올바르게 응답하지 않습니다({what}). IPv6 클라이언트의 접속이 지연되거나 실패합니다.",
    },
    action: {
      en: "Update the server or load balancer. For a name without AAAA records it must return NOERROR without records and with the SOA record.",
      ko: "서버나 로드 밸런서를 업데이트하십시오. AAAA 레코드가 없는 이름에는 SOA 레코드를 포함한 빈 NOERROR로 응답해야 합니다.",
    },
    reference: "RFC 4074 §4",
  },
  "server-case": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} answers differently when a name mixes upper and lower case ({what}).",
      ko: "네임서버 {server}({address})에서 이름의 대소문자가 섞이면 다르게 응답합니다({what}).",
    },
    action: {
      en: "Update the server. DNS names are case-insensitive, and resolvers mix the case on purpose (0x20).",
      ko: "서버를 업데이트하십시오. DNS 이름은 대소문자를 구분하지 않으며, 리졸버는 일부러 대소문자를 섞어 씁니다(0x20).",
    },
    reference: "RFC 4343 §3",
  },
  "server-case-changed": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} changes the case of the question in its answer ({what}). Resolvers that mix the case against spoofing (0x20) discard such answers as forged.",
      ko: "네임서버 {server}({address})에서 질의의 대소문자를 바꾸어 응답합니다({what}). 스푸핑을 막으려고 대소문자를 섞는(0x20) 리졸버는 이런 응답을 위조로 보고 버립니다.",
    },
    action: {
      en: "Update the server or the load balancer. It must copy the question byte for byte.",
      ko: "서버나 로드 밸런서를 업데이트하십시오. 질의를 바이트 단위로 그대로 돌려보내야 합니다.",
    },
    reference: "RFC 1035 §2.3.3, RFC 4343 §4.1",
  },
  "server-no-soa": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} sends negative answers without the SOA record of the zone ({what}). Resolvers cannot cache them, and some treat them as failures.",
      ko: "네임서버 {server}({address})의 부정 응답에 존의 SOA 레코드가 없습니다({what}). 리졸버는 이 응답을 캐시할 수 없고, 실패로 처리하기도 합니다.",
    },
    action: {
      en: "Update the server: every NODATA and NXDOMAIN answer needs the SOA record in its authority section.",
      ko: "서버를 업데이트하십시오. 모든 NODATA와 NXDOMAIN 응답의 authority 섹션에 SOA 레코드가 있어야 합니다.",
    },
    reference: "RFC 2308 §3",
  },
  "server-recursive": {
    severity: "low",
    cause: {
      en: "The name server {server} at {address} offers recursion (RA flag). Attackers abuse open resolvers for amplification and cache poisoning.",
      ko: "네임서버 {server}({address})에서 재귀 조회를 제공합니다(RA 플래그). 공개된 재귀 서버는 증폭 공격과 캐시 오염에 악용됩니다.",
    },
    action: {
      en: "Disable recursion on authoritative servers, or allow it for your own networks only.",
      ko: "권한 서버에서는 재귀 조회를 끄거나 내부 네트워크에만 허용하십시오.",
    },
    reference: "RFC 5358 §4",
  },
  "server-private": {
    severity: "high",
    cause: {
      en: "The address {address} of the name server {server} is not public, so we did not query it.",
      ko: "네임서버 {server}의 주소 {address|은/는} 공인 주소가 아니어서 질의하지 않았습니다.",
    },
    action: {
      en: "Give {server} a public address, or remove it from the NS records.",
      ko: "{server}에 공인 주소를 지정하거나 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 1918 §5",
  },
  "servers-private": {
    severity: "info",
    cause: {
      en: "Some addresses of the name servers are not public: {addresses}. We queried them because this run allows it.",
      ko: "네임서버의 주소 일부가 공인 주소가 아닙니다: {addresses}. 이번 점검에서 허용된 주소여서 질의했습니다.",
    },
    action: {
      en: "For a zone of an internal network no action is needed.",
      ko: "내부 네트워크용 존이면 조치할 것이 없습니다.",
    },
    reference: "RFC 1918 §5",
  },
  "server-unasked": {
    severity: "info",
    cause: {
      en: "We could not query the name server {server} at {address} from this machine ({reason}).",
      ko: "이 시스템에서는 네임서버 {server}({address})에 질의할 수 없었습니다({reason}).",
    },
    action: {
      en: "Run the check from a machine with IPv6, or check this address from another network.",
      ko: "IPv6를 쓸 수 있는 시스템에서 점검하거나 다른 네트워크에서 이 주소를 확인하십시오.",
    },
  },
  "server-alias": {
    severity: "high",
    cause: {
      en: "The name server {server} is a CNAME (to {alias}). NS records must not point to a CNAME.",
      ko: "네임서버 {server|이/가} CNAME({alias})입니다. NS 레코드는 CNAME을 가리키면 안 됩니다.",
    },
    action: {
      en: "Use {alias} itself in the NS records, or give {server} its own address records.",
      ko: "NS 레코드에 {alias|을/를} 직접 쓰거나 {server}에 자체 주소 레코드를 두십시오.",
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
      en: "Add an A and an AAAA record for {server}, or remove it from the NS records.",
      ko: "{server}에 A와 AAAA 레코드를 추가하거나 NS 레코드에서 제거하십시오.",
    },
    reference: "RFC 1912 §2.8",
  },
  "server-name-fails": {
    severity: "medium",
    cause: {
      en: "The resolver cannot look up the name server {server} ({reason}). Resolvers that cannot find its address do not use it.",
      ko: "리졸버가 네임서버 {server|을/를} 조회하지 못합니다({reason}). 주소를 찾지 못하는 리졸버는 이 네임서버를 쓰지 않습니다.",
    },
    action: {
      en: "Repair the zone that contains {server}, or replace the name server.",
      ko: "{server|이/가} 속한 존을 고치거나 네임서버를 바꾸십시오.",
    },
    reference: "RFC 1034 §4.2.1",
  },
  "server-address-unknown": {
    severity: "info",
    cause: {
      en: "We could not find the addresses of the name server {server} ({reason}).",
      ko: "네임서버 {server}의 주소를 확인하지 못했습니다({reason}).",
    },
    action: { en: "Check the zone that contains {server}.", ko: "{server|이/가} 속한 존을 확인하십시오." },
  },
  "server-name": {
    severity: "medium",
    cause: {
      en: "{server} is not a valid host name.",
      ko: "{server|은/는} 올바른 호스트 이름이 아닙니다.",
    },
    action: {
      en: "Use letters, digits and hyphens only. A label must not begin or end with a hyphen, and the top-level domain must not be a number.",
      ko: "영문자, 숫자, 하이픈만 쓰고, 레이블의 처음과 끝에는 하이픈을 쓰지 마십시오. 최상위 도메인은 숫자일 수 없습니다.",
    },
    reference: "RFC 1123 §2.1",
  },
  "servers-late": {
    severity: "info",
    cause: {
      en: "When the time limit of this run ended, {count} of the name servers' addresses had not answered. Addresses without an answer are not judged.",
      ko: "네임서버의 주소 {count}개가 응답하기 전에 이번 점검의 제한 시간이 끝났습니다. 이 주소들은 판단하지 않습니다.",
    },
    action: {
      en: "Run the check again with a longer --timeout.",
      ko: "--timeout을 늘려 다시 점검하십시오.",
    },
  },
  "servers-cut": {
    severity: "info",
    cause: {
      en: "This zone has too many name servers to check all: we checked {listed} of {total} servers and {seen} of their {addresses} addresses.",
      ko: "네임서버가 많아 일부만 점검했습니다. 네임서버 {total}개 가운데 {listed}개를, 그 주소 {addresses}개 가운데 {seen}개를 점검했습니다.",
    },
    action: {
      en: "Use fewer name servers: between 2 and 7 are enough.",
      ko: "네임서버의 수를 줄이십시오. 2~7개면 충분합니다.",
    },
  },
  "zone-transfer-open": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} transferred the whole zone {zone} ({count} records) to this machine, without a key. Unless this machine is one of its secondaries, anyone can list every name of the zone.",
      ko: "네임서버 {server}({address})에서 {zone} 존 전체(레코드 {count}개)를 키 없이 이 시스템으로 전송했습니다. 이 시스템이 보조 서버가 아니라면 누구나 존의 모든 이름을 볼 수 있습니다.",
    },
    action: transferAction,
    reference: "RFC 5936 §5",
  },
  "zone-transfer-open-cut": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} transfers the zone {zone} to this machine, without a key: we stopped after {count} records. Unless this machine is one of its secondaries, anyone can list every name of the zone.",
      ko: "네임서버 {server}({address})에서 {zone} 존을 키 없이 이 시스템으로 전송합니다. 레코드 {count}개를 받고 중단했습니다. 이 시스템이 보조 서버가 아니라면 누구나 존의 모든 이름을 볼 수 있습니다.",
    },
    action: transferAction,
    reference: "RFC 5936 §5",
  },
});
