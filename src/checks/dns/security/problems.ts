import { defineProblems } from "../../../core/result/interpretation.ts";

const lost = {
  en: "Resolvers that verify give no answer.",
  ko: "서명을 검증하는 리졸버에서는 답을 얻을 수 없습니다.",
} as const;

/** What may be wrong with the signatures of the zone. */
export const securityProblems = defineProblems({
  "bogus-delegation": {
    severity: "critical",
    cause: {
      en: `The DS records of {zone} match none of its keys ({reason}). ${lost.en}`,
      ko: `{zone}의 DS 레코드와 일치하는 키가 없습니다({reason}). ${lost.ko}`,
    },
    action: {
      en: "Enter the DS record of the current key at the registrar, or take all DS records out until the zone is signed again.",
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
      en: "Sign the zone again now, and have it signed again by itself long before signatures end.",
      ko: "지금 존을 다시 서명하고, 서명이 끝나기 훨씬 전에 자동으로 다시 서명되게 하십시오.",
    },
    reference: "RFC 4035 §5.3.1",
  },
  "bogus-early": {
    severity: "critical",
    cause: {
      en: `Signatures of {zone} do not hold yet. ${lost.en}`,
      ko: `{zone}의 서명이 아직 유효하지 않습니다. ${lost.ko}`,
    },
    action: {
      en: "Set the clock of the machine that signs, and sign the zone again.",
      ko: "서명하는 시스템의 시계를 맞추고 존을 다시 서명하십시오.",
    },
    reference: "RFC 4035 §5.3.1",
  },
  "bogus-unsigned": {
    severity: "critical",
    cause: {
      en: `The zone above says that {zone} is signed, and signatures are missing. ${lost.en}`,
      ko: `상위 존은 {zone|이/가} 서명되었다고 하지만 서명이 없습니다. ${lost.ko}`,
    },
    action: {
      en: "Sign the zone on every name server, or take the DS records out at the registrar.",
      ko: "모든 네임서버에서 존을 서명하거나, 레지스트라에서 DS 레코드를 제거하십시오.",
    },
    reference: "RFC 4035 §5.2",
  },
  bogus: {
    severity: "critical",
    cause: {
      en: `The signatures of {zone} do not verify ({reason}). ${lost.en}`,
      ko: `{zone}의 서명을 검증할 수 없습니다({reason}). ${lost.ko}`,
    },
    action: {
      en: "Sign the zone again with its current keys, and change nothing in it afterwards.",
      ko: "현재 키로 존을 다시 서명하고, 서명한 뒤에는 내용을 바꾸지 마십시오.",
    },
    reference: "RFC 4035 §5",
  },
  "set-bogus": {
    severity: "critical",
    cause: {
      en: `The answers for {name} ({types}) do not verify: {reason}. ${lost.en}`,
      ko: `{name}의 응답({types})을 검증할 수 없습니다: {reason}. ${lost.ko}`,
    },
    action: {
      en: "Sign {zone} again with its current keys, and change nothing in it afterwards.",
      ko: "현재 키로 {zone} 존을 다시 서명하고, 서명한 뒤에는 내용을 바꾸지 마십시오.",
    },
    reference: "RFC 4035 §5.3",
  },
  "server-bogus": {
    severity: "critical",
    cause: {
      en: "What the name server {server} at {address} answers for {types} does not verify ({reason}). Resolvers that ask it may give no answer.",
      ko: "네임서버 {server}({address})의 {types} 응답을 검증할 수 없습니다({reason}). 이 서버에 묻는 리졸버에서는 답을 얻지 못할 수 있습니다.",
    },
    action: {
      en: "Transfer the zone to {server} anew, and see that it serves the signatures of the current version.",
      ko: "{server|으로/로} 존을 다시 전송하고, 현재 버전의 서명을 제공하는지 확인하십시오.",
    },
    reference: "RFC 4035 §3.1",
  },
  "server-unsigned": {
    severity: "critical",
    cause: {
      en: "The name server {server} at {address} serves the zone without its keys and signatures. Resolvers that ask it may give no answer.",
      ko: "네임서버 {server}({address})에서 키와 서명이 없는 존을 제공합니다. 이 서버에 묻는 리졸버에서는 답을 얻지 못할 수 있습니다.",
    },
    action: { en: "Transfer the signed zone to {server}.", ko: "{server|으로/로} 서명된 존을 전송하십시오." },
    reference: "RFC 4035 §3.1",
  },
  "no-keys": {
    severity: "critical",
    cause: {
      en: "No name server answers for the keys of {zone} (DNSKEY), which the zone above says is signed: {what}. Resolvers that verify give no answer.",
      ko: "상위 존은 {zone|이/가} 서명되었다고 하지만, 어느 네임서버도 키(DNSKEY)에 대해 답하지 않습니다. {what}. 서명을 검증하는 리졸버에서는 답을 얻을 수 없습니다.",
    },
    action: {
      en: "See that the name servers answer questions for DNSKEY, over TCP as well: the answer is the largest of the zone.",
      ko: "네임서버에서 DNSKEY 질문에 TCP로도 답하는지 확인하십시오. 존에서 가장 큰 응답입니다.",
    },
    reference: "RFC 4035 §3.1",
  },
  "server-no-keys": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} does not answer for the keys of {zone} (DNSKEY): {what}. Resolvers that verify must ask another server, or fail.",
      ko: "네임서버 {server}({address})에서 {zone}의 키(DNSKEY)에 대해 답하지 않습니다. {what}. 서명을 검증하는 리졸버는 다른 서버에 묻거나 실패합니다.",
    },
    action: {
      en: "See that {server} answers questions for DNSKEY, over TCP as well: the answer is the largest of the zone.",
      ko: "{server}에서 DNSKEY 질문에 TCP로도 답하는지 확인하십시오. 존에서 가장 큰 응답입니다.",
    },
    reference: "RFC 4035 §3.1",
  },
  "absence-unproven": {
    severity: "high",
    cause: {
      en: "The name servers of {zone} do not prove that a name is not there ({reason}): resolvers that verify fail instead of saying so.",
      ko: "{zone}의 네임서버에서 이름이 없다는 것을 증명하지 못합니다({reason}). 서명을 검증하는 리졸버에서는 없다는 답 대신 오류가 납니다.",
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
      en: "{zone} is signed, and the zone above does not say so (no DS record): nobody looks at the signatures.",
      ko: "{zone|은/는} 서명되었지만 상위 존에 DS 레코드가 없어 아무도 서명을 확인하지 않습니다.",
    },
    action: {
      en: "Enter the DS record at the registrar, or publish a CDS record where the registry takes those.",
      ko: "레지스트라에 DS 레코드를 등록하거나, 지원하는 레지스트라이면 CDS 레코드를 게시하십시오.",
    },
    reference: "RFC 4033 §2",
  },
  "island-broken": {
    severity: "medium",
    cause: {
      en: "{zone} is signed without a DS record above, and its signatures would not verify ({reason}).",
      ko: "{zone|은/는} 상위 존의 DS 레코드 없이 서명되었고, 서명을 검증할 수도 없습니다({reason}).",
    },
    action: {
      en: "Sign the zone again before a DS record is entered at the registrar.",
      ko: "레지스트라에 DS 레코드를 등록하기 전에 존을 다시 서명하십시오.",
    },
    reference: "RFC 4035 §5.3",
  },
  unsigned: {
    severity: "low",
    cause: {
      en: "{zone} is not signed (DNSSEC): whoever is on the way can put other answers into the place of its own.",
      ko: "{zone} 존은 DNSSEC으로 서명되지 않아, 경로에 있는 누구나 응답을 바꿀 수 있습니다.",
    },
    action: {
      en: "Sign the zone, and enter its DS record at the registrar.",
      ko: "존을 서명하고 레지스트라에 DS 레코드를 등록하십시오.",
    },
    reference: "RFC 9364 §1",
  },
  "alias-unsigned": {
    severity: "low",
    cause: {
      en: "{zone} is signed, but an alias leads out of it to {target} in {theirs}, which is not: whoever is on the way can put another address there.",
      ko: "{zone|은/는} 서명되었지만 별칭이 서명되지 않은 {theirs} 존의 {target|으로/로} 이어져, 경로에 있는 누구나 주소를 바꿀 수 있습니다.",
    },
    action: {
      en: "Ask whoever runs {theirs} to sign it, or put the addresses into {zone} itself.",
      ko: "{theirs}의 운영자에게 서명을 요청하거나 {zone}에 주소를 직접 쓰십시오.",
    },
    reference: "RFC 4035 §4.3",
  },
  "signed-in-vain": {
    severity: "medium",
    cause: {
      en: "{zone} is signed in a way that resolvers treat as unsigned ({reason}).",
      ko: "{zone}의 서명 방식은 리졸버에서 서명하지 않은 것으로 취급합니다({reason}).",
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
      en: "Whether the signatures of {zone} hold could not be told ({reason}).",
      ko: "{zone}의 서명이 유효한지 알 수 없었습니다({reason}).",
    },
    action: {
      en: "Ask a resolver that passes signatures on (--resolver), or set the trust anchor of your network (--trust-anchor).",
      ko: "서명을 전달하는 리졸버(--resolver)에 묻거나, 네트워크의 신뢰 앵커(--trust-anchor)를 지정하십시오.",
    },
  },
});
