import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of zones whose name servers have different DNSKEY sets (RFC 8901). */
export const signerProblems = defineProblems({
  "signers-unshared": {
    severity: "critical",
    cause: {
      en: "The name servers of {zone} have different DNSKEY sets, and these lack keys that other name servers sign with: {keys}. A resolver that has cached such a set rejects the records of the other servers.",
      ko: "{zone}의 네임서버들이 가진 DNSKEY 집합이 서로 다르고, 다른 네임서버에서 서명에 쓰는 키가 빠져 있습니다: {keys}. 이런 집합을 캐시한 리졸버는 다른 서버의 레코드를 거부합니다.",
    },
    action: {
      en: "If several providers sign the zone, import the ZSKs of each into the DNSKEY sets of the others, and keep every DS record. If only one signs, transfer its current version to every name server.",
      ko: "여러 사업자가 존에 서명하면 각자의 ZSK를 다른 사업자의 DNSKEY 집합에 추가하고 DS 레코드는 모두 유지하십시오. 한 곳에서만 서명하면 현재 버전을 모든 네임서버로 전송하십시오.",
    },
    reference: "RFC 8901 §2.1, §3",
  },
  "signers-unshared-island": {
    severity: "medium",
    cause: {
      en: "The name servers of {zone} have different DNSKEY sets, and these lack keys that other name servers sign with: {keys}. As soon as the parent zone has a DS record, resolvers reject records.",
      ko: "{zone}의 네임서버들이 가진 DNSKEY 집합이 서로 다르고, 다른 네임서버에서 서명에 쓰는 키가 빠져 있습니다: {keys}. 상위 존에 DS 레코드를 등록하면 리졸버가 레코드를 거부합니다.",
    },
    action: {
      en: "Before you add a DS record, import the ZSKs of each provider into the DNSKEY sets of the others.",
      ko: "DS 레코드를 등록하기 전에 각 사업자의 ZSK를 다른 사업자의 DNSKEY 집합에 추가하십시오.",
    },
    reference: "RFC 8901 §2.1, §3",
  },
  "signers-algorithms": {
    severity: "medium",
    cause: {
      en: "The name servers of {zone} sign with different algorithms ({algorithms}). Every record must be signed with each algorithm of the zone; some resolvers reject the others.",
      ko: "{zone}의 네임서버들이 서로 다른 알고리즘으로 서명합니다({algorithms}). 레코드는 존의 모든 알고리즘으로 서명해야 하며, 그렇지 않으면 거부하는 리졸버도 있습니다.",
    },
    action: {
      en: "Let all providers use the same algorithms: roll over one of them to the algorithm of the others. Until then, keep the keys and DS records of all.",
      ko: "모든 사업자가 같은 알고리즘을 쓰도록 한쪽을 다른 쪽의 알고리즘으로 교체(롤오버)하십시오. 그때까지 모든 사업자의 키와 DS 레코드를 유지하십시오.",
    },
    reference: "RFC 8901 §4, RFC 4035 §2.2, RFC 6840 §5.11",
  },
  "signer-unanchored": {
    severity: "critical",
    cause: {
      en: "No DS record in the parent zone matches a key of the name server {server} at {address}. Resolvers that get the keys from it reject the zone; keys of other name servers match.",
      ko: "상위 존의 DS 레코드 가운데 네임서버 {server}({address})의 키와 일치하는 것이 없습니다. 이 서버에서 키를 받은 리졸버는 존을 거부합니다. 다른 네임서버의 키는 일치합니다.",
    },
    action: {
      en: "If its provider signs the zone with its own keys, add a DS record for its KSK ({tags}) at the registrar, beside the existing ones. If not, transfer the current version of the zone to {server}.",
      ko: "해당 사업자가 자체 키로 존에 서명하면 레지스트라에 그 KSK({tags})의 DS 레코드를 기존 레코드와 함께 등록하십시오. 아니면 {server|으로/로} 존의 현재 버전을 전송하십시오.",
    },
    reference: "RFC 8901 §2.1.2",
  },
  "signers-cds": {
    severity: "medium",
    cause: {
      en: "A name server of {zone} asks the parent zone for DS records (CDS, CDNSKEY) without key {tags}, on which other name servers depend. If the parent applies this, resolvers reject their answers.",
      ko: "{zone}의 한 네임서버가 상위 존에 DS 레코드를 요청하면서(CDS, CDNSKEY) 다른 네임서버가 의존하는 키 {tags|을/를} 빠뜨렸습니다. 상위 존에서 반영하면 리졸버가 그 서버들의 응답을 거부합니다.",
    },
    action: {
      en: "Publish the same CDS and CDNSKEY records at every provider, with the KSKs of all providers.",
      ko: "모든 사업자의 KSK를 담은 같은 CDS와 CDNSKEY 레코드를 모든 사업자에 게시하십시오.",
    },
    reference: "RFC 8901 §8",
  },
});
