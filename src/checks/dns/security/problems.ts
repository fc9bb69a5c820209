import { defineProblems } from "../../../core/result/interpretation.ts";

const lost = {
  en: "Validating resolvers return SERVFAIL.",
  ko: "검증 리졸버는 SERVFAIL을 반환합니다.",
} as const;

/** Problems of the zone's signatures. */
export const securityProblems = defineProblems({
  "bogus-delegation": {
    severity: "critical",
    cause: {
      en: `No DS record of {zone} matches a key of the zone ({reason}). ${lost.en}`,
      ko: `{zone}의 DS 레코드와 일치하는 키가 존에 없습니다({reason}). ${lost.ko}`,
    },
    action: {
      en: "Add the DS record of the current key at the registrar, or remove all DS records until the zone is signed again.",
      ko: "레지스트라에 현재 키의 DS 레코드를 등록하거나, 존을 다시 서명할 때까지 DS 레코드를 모두 제거하십시오.",
    },
    reference: "RFC 4035 §5.2",
  },
  "bogus-expired": {
    severity: "critical",
    cause: {
      en: `Signatures of {zone} have expired. ${lost.en}`,
      ko: `{zone}의 서명이 만료되었습니다. ${lost.ko}`,
    },
    action: {
      en: "Sign the zone again now. Configure automatic signing well before signatures expire.",
      ko: "지금 존을 다시 서명하고, 서명이 만료되기 전에 자동으로 갱신되도록 설정하십시오.",
    },
    reference: "RFC 4035 §5.3.1",
  },
  "bogus-early": {
    severity: "critical",
    cause: {
      en: `Signatures of {zone} are not valid yet. ${lost.en}`,
      ko: `{zone}의 서명이 아직 유효하지 않습니다. ${lost.ko}`,
    },
    action: {
      en: "Correct the clock of the signing server, and sign the zone again.",
      ko: "서명 서버의 시계를 맞추고 존을 다시 서명하십시오.",
    },
    reference: "RFC 4035 §5.3.1",
  },
  "bogus-unsigned": {
    severity: "critical",
    cause: {
      en: `The parent zone has a DS record for {zone}, but signatures are missing. ${lost.en}`,
      ko: `상위 존에 {zone}의 DS 레코드가 있지만 서명이 없습니다. ${lost.ko}`,
    },
    action: {
      en: "Sign the zone on every name server, or remove the DS records at the registrar.",
      ko: "모든 네임서버에서 존에 서명하거나, 레지스트라에서 DS 레코드를 제거하십시오.",
    },
    reference: "RFC 4035 §5.2",
  },
  bogus: {
    severity: "critical",
    cause: {
      en: `The signatures of {zone} fail DNSSEC validation ({reason}). ${lost.en}`,
      ko: `{zone}의 서명이 DNSSEC 검증에 실패합니다({reason}). ${lost.ko}`,
    },
    action: {
      en: "Sign the zone again with its current keys, and do not edit it after signing.",
      ko: "현재 키로 존을 다시 서명하고, 서명한 뒤에는 내용을 바꾸지 마십시오.",
    },
    reference: "RFC 4035 §5",
  },
  "set-bogus": {
    severity: "critical",
    cause: {
      en: `The answers for {name} ({types}) fail DNSSEC validation: {reason}. ${lost.en}`,
      ko: `{name}의 응답({types})이 DNSSEC 검증에 실패합니다: {reason}. ${lost.ko}`,
    },
    action: {
      en: "Sign {zone} again with its current keys, and do not edit it after signing.",
      ko: "현재 키로 {zone} 존을 다시 서명하고, 서명한 뒤에는 내용을 바꾸지 마십시오.",
    },
    reference: "RFC 4035 §5.3",
  },
  "server-bogus": {
    severity: "critical",
    cause: {
      en: "The {types} answers of the name server {server} at {address} fail DNSSEC validation ({reason}). Resolvers that query this server may fail.",
      ko: "네임서버 {server}({address})의 {types} 응답이 DNSSEC 검증에 실패합니다({reason}). 이 서버에 질의하는 리졸버에서는 조회가 실패할 수 있습니다.",
    },
    action: {
      en: "Transfer the zone to {server} again, or sign it again there if this server signs the zone itself. Check that it serves valid signatures of the current version.",
      ko: "{server|으로/로} 존을 다시 전송하거나, 서버에서 직접 서명하면 다시 서명하십시오. 현재 버전의 유효한 서명을 제공하는지 확인하십시오.",
    },
    reference: "RFC 4035 §3.1",
  },
  "server-unsigned": {
    severity: "critical",
    cause: {
      en: "The name server {server} at {address} serves the zone without its keys and signatures. Resolvers that query this server may fail.",
      ko: "네임서버 {server}({address})에서 키와 서명이 없는 존을 제공합니다. 이 서버에 질의하는 리졸버에서는 조회가 실패할 수 있습니다.",
    },
    action: {
      en: "Transfer the signed zone to {server}. If another provider runs this server, it can also sign the zone itself (RFC 8901).",
      ko: "{server|으로/로} 서명된 존을 전송하십시오. 다른 사업자의 서버이면 그 사업자가 직접 서명할 수도 있습니다(RFC 8901).",
    },
    reference: "RFC 4035 §3.1",
  },
  "no-keys": {
    severity: "critical",
    cause: {
      en: "The parent zone has a DS record for {zone}, but no name server answers DNSKEY queries: {what}. Validating resolvers return SERVFAIL.",
      ko: "상위 존에 {zone}의 DS 레코드가 있지만, DNSKEY 질의에 응답하는 네임서버가 없습니다. {what}. 검증 리졸버는 SERVFAIL을 반환합니다.",
    },
    action: {
      en: "Make the name servers answer DNSKEY queries, over TCP as well: this answer is the largest of the zone.",
      ko: "네임서버에서 DNSKEY 질의에 TCP로도 응답하게 하십시오. 존에서 가장 큰 응답입니다.",
    },
    reference: "RFC 4035 §3.1",
  },
  "server-no-keys": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} does not answer DNSKEY queries for {zone}: {what}. Validating resolvers must query another server, or fail.",
      ko: "네임서버 {server}({address})에서 {zone}의 DNSKEY 질의에 응답하지 않습니다. {what}. 검증 리졸버는 다른 서버에 질의하거나 조회에 실패합니다.",
    },
    action: {
      en: "Make {server} answer DNSKEY queries, over TCP as well: this answer is the largest of the zone.",
      ko: "{server}에서 DNSKEY 질의에 TCP로도 응답하게 하십시오. 존에서 가장 큰 응답입니다.",
    },
    reference: "RFC 4035 §3.1",
  },
  "nsec-types-missing": {
    severity: "critical",
    cause: {
      en: "The NSEC or NSEC3 record of {name} does not list its {types} records ({servers}). Resolvers that reuse these proofs (RFC 8198) answer that the records do not exist.",
      ko: "{name}의 NSEC 또는 NSEC3 레코드에 {types} 레코드가 없습니다({servers}). 이 증명을 재사용하는 리졸버(RFC 8198)는 그 레코드가 없다고 응답합니다.",
    },
    action: {
      en: "Sign the zone again with all its records, so that the type bitmap of {name} is complete. Then wait until the NSEC TTL has passed.",
      ko: "모든 레코드를 넣은 존을 다시 서명하여 {name}의 유형 비트맵을 완전하게 하고, NSEC 레코드의 TTL이 지날 때까지 기다리십시오.",
    },
    reference: "RFC 4034 §4.1.2, RFC 5155 §3.1.8, RFC 8198 §5",
  },
  "absence-unproven": {
    severity: "high",
    cause: {
      en: "The name servers of {zone} send no valid proof that a name does not exist ({reason}). Validating resolvers return SERVFAIL instead of NXDOMAIN.",
      ko: "{zone}의 네임서버에서 이름이 없다는 유효한 부재 증명을 보내지 않습니다({reason}). 검증 리졸버는 NXDOMAIN 대신 SERVFAIL을 반환합니다.",
    },
    action: {
      en: "Sign {zone} again with a complete chain of NSEC or NSEC3 records.",
      ko: "빠짐없는 NSEC 또는 NSEC3 레코드로 {zone} 존을 다시 서명하십시오.",
    },
    reference: "RFC 4035 §3.1.3",
  },
  island: {
    severity: "medium",
    cause: {
      en: "{zone} is signed, but the parent zone has no DS record. Resolvers do not use the signatures.",
      ko: "{zone|은/는} 서명되었지만 상위 존에 DS 레코드가 없어 리졸버가 서명을 사용하지 않습니다.",
    },
    action: {
      en: "Add the DS record at the registrar, or publish a CDS record if the registry supports it.",
      ko: "레지스트라에 DS 레코드를 등록하거나, 지원하는 레지스트라이면 CDS 레코드를 게시하십시오.",
    },
    reference: "RFC 4033 §2",
  },
  "island-broken": {
    severity: "medium",
    cause: {
      en: "{zone} is signed without a DS record in the parent zone, and its signatures are invalid ({reason}).",
      ko: "{zone|은/는} 상위 존의 DS 레코드 없이 서명되었고, 서명도 유효하지 않습니다({reason}).",
    },
    action: {
      en: "Sign the zone again before you add a DS record at the registrar.",
      ko: "레지스트라에 DS 레코드를 등록하기 전에 존을 다시 서명하십시오.",
    },
    reference: "RFC 4035 §5.3",
  },
  unsigned: {
    severity: "low",
    cause: {
      en: "{zone} is not signed with DNSSEC. An attacker on the network path can forge its answers.",
      ko: "{zone} 존은 DNSSEC으로 서명되지 않았습니다. 네트워크 경로의 공격자가 응답을 위조할 수 있습니다.",
    },
    action: {
      en: "Sign the zone, and add its DS record at the registrar.",
      ko: "존에 서명하고 레지스트라에 DS 레코드를 등록하십시오.",
    },
    reference: "RFC 9364 §1",
  },
  "alias-unsigned": {
    severity: "low",
    cause: {
      en: "{zone} is signed, but a CNAME leads to {target} in {targetZone}, which is not signed. An attacker on the network path can forge that address.",
      ko: "{zone|은/는} 서명되었지만 CNAME이 서명되지 않은 {targetZone} 존의 {target|으로/로} 이어집니다. 네트워크 경로의 공격자가 그 주소를 위조할 수 있습니다.",
    },
    action: {
      en: "Ask the operator of {targetZone} to sign it, or use A and AAAA records in {zone} instead of the CNAME.",
      ko: "{targetZone}의 운영자에게 서명을 요청하거나, {zone}에 CNAME 대신 A와 AAAA 레코드를 쓰십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  "signed-in-vain": {
    severity: "medium",
    cause: {
      en: "{zone} is signed in a way that resolvers treat as unsigned ({reason}).",
      ko: "리졸버는 {zone}의 서명 방식을 지원하지 않아 서명되지 않은 것으로 취급합니다({reason}).",
    },
    action: {
      en: "Sign with algorithm 13 (ECDSAP256SHA256), a DS digest of type 2, and NSEC or NSEC3 without iterations.",
      ko: "알고리즘 13(ECDSAP256SHA256), 유형 2의 DS 다이제스트, NSEC 또는 반복 없는 NSEC3으로 서명하십시오.",
    },
    reference: "RFC 6840 §5.2, RFC 9276 §3.2, RFC 9905 §2",
  },
  "security-unknown": {
    severity: "info",
    cause: {
      en: "We could not validate the signatures of {zone} ({reason}).",
      ko: "{zone}의 서명을 검증하지 못했습니다({reason}).",
    },
    action: {
      en: "Use a resolver that returns signatures (--resolver), or set the trust anchor of your network (--trust-anchor).",
      ko: "서명을 전달하는 리졸버(--resolver)를 쓰거나, 네트워크의 신뢰 앵커(--trust-anchor)를 지정하십시오.",
    },
  },
});
