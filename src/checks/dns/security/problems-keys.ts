import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the zone's keys, of its DS records, and of its proofs of nonexistence. */
export const keyProblems = defineProblems({
  "algorithm-forbidden": {
    severity: "high",
    cause: {
      en: "{zone} has DNSKEY or DS records of algorithm {algorithm}, which is deprecated for signing. Resolvers may treat the zone as unsigned.",
      ko: "{zone}에 서명용으로 폐기된 알고리즘 {algorithm}의 DNSKEY 또는 DS 레코드가 있습니다. 리졸버에서 서명되지 않은 것으로 취급할 수 있습니다.",
    },
    action: {
      en: "Roll over to algorithm 13 (ECDSAP256SHA256).",
      ko: "알고리즘 13(ECDSAP256SHA256)으로 교체(롤오버)하십시오.",
    },
    reference: "RFC 9904 §3, RFC 9905 §2, RFC 9906 §2",
  },
  "algorithm-unusual": {
    severity: "medium",
    cause: {
      en: "{zone} has DNSKEY or DS records of algorithm {algorithm}, which most resolvers do not support.",
      ko: "{zone}에 대부분의 리졸버가 지원하지 않는 알고리즘 {algorithm}의 DNSKEY 또는 DS 레코드가 있습니다.",
    },
    action: { en: "Sign with algorithm 13 (ECDSAP256SHA256).", ko: "알고리즘 13(ECDSAP256SHA256)으로 서명하십시오." },
    reference: "RFC 9904 §3",
  },
  "algorithm-unsigned": {
    severity: "medium",
    cause: {
      en: "{zone} has DNSKEY or DS records of algorithm {algorithm}, but its {types} records are not signed with it. Resolvers must accept the other signatures; some reject the zone.",
      ko: "{zone}에 알고리즘 {algorithm}의 DNSKEY 또는 DS 레코드가 있지만 {types} 레코드는 이 알고리즘으로 서명되지 않았습니다. 리졸버는 다른 서명을 받아들여야 하지만, 존을 거부하는 리졸버도 있습니다.",
    },
    action: {
      en: "Sign every record with algorithm {algorithm} too. To stop using it, remove its DS records first, then its keys after the DS TTL has passed.",
      ko: "모든 레코드를 알고리즘 {algorithm|으로/로}도 서명하십시오. 더 쓰지 않으려면 DS 레코드를 먼저 제거하고, DS의 TTL이 지난 뒤 키를 제거하십시오.",
    },
    reference: "RFC 4035 §2.2, RFC 6840 §5.11, RFC 6781 §4.1.4",
  },
  "key-short": {
    severity: "medium",
    cause: {
      en: "The key {tag} of {zone} has {bits} bits. RSA keys need at least 2,048 bits.",
      ko: "{zone}의 키 {tag|은/는} {bits}비트입니다. RSA 키는 2,048비트 이상이어야 합니다.",
    },
    action: {
      en: "Roll over to a 2,048-bit key, or preferably to algorithm 13.",
      ko: "2,048비트 키, 가능하면 알고리즘 13으로 교체하십시오.",
    },
    reference: "RFC 6781 §3.4.2, NIST SP 800-57",
  },
  "key-long": {
    severity: "medium",
    cause: {
      en: "The key {tag} of {zone} has {bits} bits. Its algorithm allows at most 4,096.",
      ko: "{zone}의 키 {tag|은/는} {bits}비트입니다. 이 알고리즘은 4,096비트까지만 허용합니다.",
    },
    action: {
      en: "Roll over to a 2,048-bit key, or preferably to algorithm 13.",
      ko: "2,048비트 키, 가능하면 알고리즘 13으로 교체하십시오.",
    },
    reference: "RFC 5702 §2",
  },
  "digest-sha1": {
    severity: "medium",
    cause: {
      en: "All DS records of {zone} in the parent zone use SHA-1 digests.",
      ko: "상위 존에 있는 {zone}의 DS 레코드가 모두 SHA-1 다이제스트입니다.",
    },
    action: {
      en: "Add a DS record with digest type 2 (SHA-256) at the registrar, then remove the SHA-1 record.",
      ko: "레지스트라에 다이제스트 유형 2(SHA-256)의 DS 레코드를 추가한 다음 SHA-1 레코드를 제거하십시오.",
    },
    reference: "RFC 9905 §3",
  },
  "digest-sha1-beside": {
    severity: "low",
    cause: {
      en: "The parent zone still has a DS record of {zone} with a SHA-1 digest next to stronger ones. It is not needed.",
      ko: "상위 존에 {zone}의 더 강한 DS 레코드와 함께 SHA-1 DS 레코드가 남아 있습니다. 필요하지 않습니다.",
    },
    action: {
      en: "Remove the DS record with digest type 1 at the registrar.",
      ko: "레지스트라에서 다이제스트 유형 1의 DS 레코드를 제거하십시오.",
    },
    reference: "RFC 9905 §3",
  },
  "digest-unusual": {
    severity: "medium",
    cause: {
      en: "The parent zone has a DS record of {zone} with digest type {type}, which is reserved, deprecated or rarely supported.",
      ko: "상위 존에 {zone}의 다이제스트 유형 {type} DS 레코드가 있습니다. 예약되었거나 폐기되었거나 거의 지원되지 않는 유형입니다.",
    },
    action: {
      en: "Replace it with a DS record of digest type 2 (SHA-256).",
      ko: "다이제스트 유형 2(SHA-256)의 DS 레코드로 바꾸십시오.",
    },
    reference: "RFC 9904 §3, RFC 9906 §2",
  },
  "delegation-unused": {
    severity: "low",
    cause: {
      en: "The parent zone has a DS record ({tag}) that matches no key of {zone}. Another DS record matches.",
      ko: "상위 존에 {zone}의 어떤 키와도 일치하지 않는 DS 레코드({tag})가 있습니다. 다른 레코드는 일치합니다.",
    },
    action: {
      en: "Remove it at the registrar, unless you are about to add its key.",
      ko: "곧 추가할 키의 레코드가 아니면 레지스트라에서 제거하십시오.",
    },
    reference: "RFC 6781 §4.1.2",
  },
  "nsec3-iterations": {
    severity: "medium",
    cause: {
      en: "{zone} uses {iterations} additional hash iterations (NSEC3). They add no protection, and resolvers may treat the zone as unsigned.",
      ko: "{zone|은/는} NSEC3 해시를 {iterations}회 추가로 반복합니다. 보안 효과는 없으며, 리졸버에서 서명되지 않은 것으로 취급할 수 있습니다.",
    },
    action: { en: "Set the iterations to 0.", ko: "반복 횟수를 0으로 하십시오." },
    reference: "RFC 9276 §3.1",
  },
  "nsec3-salt": {
    severity: "medium",
    cause: {
      en: "{zone} uses an NSEC3 salt, which adds no protection.",
      ko: "{zone|은/는} NSEC3 솔트를 사용합니다. 보안 효과는 없습니다.",
    },
    action: { en: "Leave the salt empty (-).", ko: "솔트를 비우십시오(-)." },
    reference: "RFC 9276 §3.1",
  },
  "change-announced": {
    severity: "info",
    cause: {
      en: "{zone} asks the parent zone to change its DS records (CDS, CDNSKEY): {what}.",
      ko: "{zone} 존에서 상위 존에 DS 레코드 변경을 요청합니다(CDS, CDNSKEY): {what}.",
    },
    action: {
      en: "No action is needed: registries that support CDS apply the change.",
      ko: "조치할 것이 없습니다. CDS를 지원하는 레지스트리에서 반영합니다.",
    },
    reference: "RFC 7344 §3, RFC 8078 §3",
  },
  "change-wrong": {
    severity: "medium",
    cause: {
      en: "The parent zone cannot apply the CDS and CDNSKEY records of {zone}: {what}.",
      ko: "상위 존에서 {zone}의 CDS와 CDNSKEY 레코드를 반영할 수 없습니다: {what}.",
    },
    action: {
      en: "Publish CDS and CDNSKEY records only for keys that are in the zone and sign it, or remove them all.",
      ko: "존에 있고 서명에 쓰는 키의 CDS와 CDNSKEY 레코드를 게시하거나, 모두 제거하십시오.",
    },
    reference: "RFC 7344 §4.1, RFC 8078 §4",
  },
});
