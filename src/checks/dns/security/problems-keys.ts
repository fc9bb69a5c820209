import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the keys of the zone, with what the zone above says of them, and with its proofs of absence. */
export const keyProblems = defineProblems({
  "algorithm-forbidden": {
    severity: "high",
    cause: {
      en: "{zone} is signed with algorithm {algorithm}, which nobody should sign with any more: resolvers may treat the zone as unsigned.",
      ko: "{zone|은/는} 더 이상 서명에 쓰지 말아야 할 알고리즘 {algorithm|으로/로} 서명되어, 리졸버에서 서명하지 않은 것으로 취급할 수 있습니다.",
    },
    action: { en: "Roll over to algorithm 13 (ECDSAP256SHA256).", ko: "알고리즘 13(ECDSAP256SHA256)으로 바꾸십시오." },
    reference: "RFC 9904 §3, RFC 9905 §2, RFC 9906 §2",
  },
  "algorithm-unusual": {
    severity: "medium",
    cause: {
      en: "{zone} has keys of algorithm {algorithm}, by which hardly any resolver verifies.",
      ko: "{zone}에 거의 모든 리졸버에서 검증하지 않는 알고리즘 {algorithm}의 키가 있습니다.",
    },
    action: { en: "Sign with algorithm 13 (ECDSAP256SHA256).", ko: "알고리즘 13(ECDSAP256SHA256)으로 서명하십시오." },
    reference: "RFC 9904 §3",
  },
  "key-short": {
    severity: "medium",
    cause: {
      en: "The key {tag} of {zone} has {bits} bits; RSA needs 2,048.",
      ko: "{zone}의 키 {tag|은/는} {bits}비트입니다. RSA에는 2,048비트가 필요합니다.",
    },
    action: {
      en: "Roll over to a key of 2,048 bits, or better to algorithm 13.",
      ko: "2,048비트 키, 가능하면 알고리즘 13으로 바꾸십시오.",
    },
    reference: "RFC 6781 §3.4.2, NIST SP 800-57",
  },
  "key-long": {
    severity: "medium",
    cause: {
      en: "The key {tag} of {zone} has {bits} bits, more than its algorithm allows (4,096).",
      ko: "{zone}의 키 {tag|은/는} {bits}비트로, 알고리즘에서 허용하는 4,096비트를 넘습니다.",
    },
    action: {
      en: "Roll over to a key of 2,048 bits, or better to algorithm 13.",
      ko: "2,048비트 키, 가능하면 알고리즘 13으로 바꾸십시오.",
    },
    reference: "RFC 5702 §2",
  },
  "digest-sha1": {
    severity: "medium",
    cause: {
      en: "The zone above names the keys of {zone} by SHA-1 digests alone.",
      ko: "상위 존에서 {zone}의 키를 SHA-1 다이제스트로만 지정합니다.",
    },
    action: {
      en: "Enter a DS record with digest type 2 (SHA-256) at the registrar, and take the other one out.",
      ko: "레지스트라에 다이제스트 유형 2(SHA-256)의 DS 레코드를 등록하고 기존 것은 제거하십시오.",
    },
    reference: "RFC 9905 §3",
  },
  "digest-sha1-beside": {
    severity: "low",
    cause: {
      en: "Beside better ones the zone above still has a SHA-1 digest of a key of {zone}; nobody needs it.",
      ko: "상위 존에 더 나은 다이제스트와 함께 {zone} 키의 SHA-1 다이제스트가 남아 있습니다.",
    },
    action: {
      en: "Take the DS record with digest type 1 out at the registrar.",
      ko: "레지스트라에서 다이제스트 유형 1의 DS 레코드를 제거하십시오.",
    },
    reference: "RFC 9905 §3",
  },
  "digest-unusual": {
    severity: "medium",
    cause: {
      en: "The zone above has a DS record of {zone} with digest type {type}, which is reserved, given up or hardly known.",
      ko: "상위 존에 {zone}의 다이제스트 유형 {type} DS 레코드가 있습니다. 예약되었거나 폐기되었거나 거의 쓰이지 않는 유형입니다.",
    },
    action: {
      en: "Enter a DS record with digest type 2 (SHA-256) in its place.",
      ko: "다이제스트 유형 2(SHA-256)의 DS 레코드로 바꾸십시오.",
    },
    reference: "RFC 9904 §3, RFC 9906 §2",
  },
  "delegation-unused": {
    severity: "low",
    cause: {
      en: "The zone above has a DS record ({tag}) that matches no key of {zone}; another one does.",
      ko: "상위 존에 {zone}의 어떤 키와도 일치하지 않는 DS 레코드({tag})가 있습니다. 다른 레코드는 일치합니다.",
    },
    action: {
      en: "Take it out at the registrar, unless its key is about to come.",
      ko: "곧 쓸 키가 아니면 레지스트라에서 제거하십시오.",
    },
    reference: "RFC 6781 §4.1.2",
  },
  "nsec3-iterations": {
    severity: "medium",
    cause: {
      en: "{zone} hashes names {iterations} times more than once (NSEC3 iterations): that hides nothing, and resolvers may treat the zone as unsigned.",
      ko: "{zone|은/는} 이름을 {iterations}회 추가로 해시합니다(NSEC3 iterations). 숨겨지는 것은 없으며, 리졸버에서 서명하지 않은 것으로 취급할 수 있습니다.",
    },
    action: { en: "Set the iterations to 0.", ko: "반복 횟수를 0으로 하십시오." },
    reference: "RFC 9276 §3.1",
  },
  "nsec3-salt": {
    severity: "medium",
    cause: {
      en: "{zone} hashes names with a salt (NSEC3), which is of no use.",
      ko: "{zone|은/는} 이름을 솔트와 함께 해시합니다(NSEC3). 효과가 없습니다.",
    },
    action: { en: "Leave the salt empty (-).", ko: "솔트를 비우십시오(-)." },
    reference: "RFC 9276 §3.1",
  },
  "change-announced": {
    severity: "info",
    cause: {
      en: "{zone} tells the zone above which keys to name (CDS, CDNSKEY): {what}.",
      ko: "{zone} 존에서 상위 존에 지정할 키를 알립니다(CDS, CDNSKEY): {what}.",
    },
    action: {
      en: "None is needed: registries that look for it act on it.",
      ko: "할 일이 없습니다. 지원하는 레지스트라에서 처리합니다.",
    },
    reference: "RFC 7344 §3, RFC 8078 §3",
  },
  "change-wrong": {
    severity: "medium",
    cause: {
      en: "What {zone} tells the zone above of its keys (CDS, CDNSKEY) cannot be followed: {what}.",
      ko: "{zone} 존에서 상위 존에 알리는 키(CDS, CDNSKEY)를 따를 수 없습니다: {what}.",
    },
    action: {
      en: "Publish CDS and CDNSKEY records of keys that the zone has and is signed with, or none.",
      ko: "존에 있고 서명에 쓰는 키의 CDS와 CDNSKEY 레코드를 게시하거나, 모두 제거하십시오.",
    },
    reference: "RFC 7344 §4.1, RFC 8078 §4",
  },
});
