import { defineProblems } from "../../../core/result/interpretation.ts";

/** Where the resolver that was asked and the zone do not agree about signatures, and who of both is right. */
export const resolverProblems = defineProblems({
  "resolver-inconsistent": {
    severity: "medium",
    cause: {
      en: "The resolver {resolver} contradicts itself: {host} does not exist (NXDOMAIN, asked for {denied}), and it has records or exists (asked for {told}). The rest of this report is by the name servers themselves.",
      ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질문에는 없는 이름(NXDOMAIN)이고 {told} 질문에는 있는 이름입니다. 이 보고서의 나머지는 네임서버에 직접 물은 결과입니다.",
    },
    action: {
      en: "Wait until the resolver has forgotten that the name did not exist (the negative TTL of the zone above), or have its operator flush the name. Its clients get both answers until then.",
      ko: "리졸버가 이전의 NXDOMAIN을 잊을 때까지(상위 존의 부정 캐시 TTL) 기다리거나 운영자에게 이 이름의 캐시 삭제를 요청하십시오. 그때까지 사용자는 두 가지 응답을 모두 받습니다.",
    },
    reference: "RFC 2308 §5, RFC 8020 §2",
  },
  "resolver-outdated": {
    severity: "medium",
    cause: {
      en: "Records that the resolver passes on for {zone} do not verify together. Those that the name servers give do: the resolver remembers keys, signatures or DS records of different ages.",
      ko: "리졸버가 전달한 {zone}의 레코드는 함께 검증되지 않지만, 네임서버가 주는 레코드는 검증됩니다. 리졸버가 서로 다른 시점의 키, 서명 또는 DS 레코드를 기억하고 있습니다.",
    },
    action: {
      en: "Change nothing in the zone. After a change of keys, wait until the TTL of the old DS and DNSKEY records is over, and keep the old key in the zone until then.",
      ko: "존은 바꾸지 마십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 끝날 때까지 기다리고, 그때까지 이전 키를 존에 두십시오.",
    },
    reference: "RFC 6781 §4.1",
  },
  "type-resolver-fails": {
    severity: "low",
    cause: {
      en: "The resolver fails for the {types} records of this name ({reason}). The name servers answer, and nothing is wrong with the answer.",
      ko: "리졸버가 이 이름의 {types} 레코드에 대해 답하지 못합니다({reason}). 네임서버는 답하며 응답에 문제가 없습니다.",
    },
    action: {
      en: "Change nothing in the zone. Update that resolver, or ask another one (--resolver); below a DNAME record some versions fail by themselves.",
      ko: "존은 바꾸지 마십시오. 그 리졸버를 업데이트하거나 다른 리졸버(--resolver)에 물어보십시오. DNAME 레코드 아래에서 스스로 실패하는 버전이 있습니다.",
    },
    reference: "RFC 6672 §5.3.1",
  },
  "type-refused-wrongly": {
    severity: "info",
    cause: {
      en: "The resolver fails for the {types} records of this name, and passes the same answer on where it is not to verify it. It errs: the answer verifies.",
      ko: "리졸버가 이 이름의 {types} 레코드에 대해 답하지 못하지만, 검증하지 말라고 하면 답합니다. 응답은 검증되므로 리졸버의 잘못입니다.",
    },
    action: {
      en: "Nothing is to be done in the zone; update that resolver, or ask another one (--resolver).",
      ko: "존에서 할 일은 없습니다. 그 리졸버를 업데이트하거나 다른 리졸버(--resolver)에 물어보십시오.",
    },
    reference: "RFC 4035 §5",
  },
  "resolver-refuses-wrongly": {
    severity: "info",
    cause: {
      en: "The resolver fails for this name ({reason}){words}, and passes the same answers on where it is not to verify them. It errs: they verify.",
      ko: "리졸버가 이 이름에 대해 답하지 못하지만({reason}){words}, 검증하지 말라고 하면 답합니다. 응답은 검증되므로 리졸버의 잘못입니다.",
    },
    action: {
      en: "Nothing is to be done in the zone; update that resolver, or ask another one (--resolver).",
      ko: "존에서 할 일은 없습니다. 그 리졸버를 업데이트하거나 다른 리졸버(--resolver)에 물어보십시오.",
    },
    reference: "RFC 4035 §5",
  },
  "addresses-translated": {
    severity: "info",
    cause: {
      en: "The resolver makes IPv6 addresses of IPv4 ones for its own clients (DNS64): {addresses}. The zone has none, and they were left out.",
      ko: "리졸버가 자신의 클라이언트를 위해 IPv4 주소로 IPv6 주소를 만듭니다(DNS64): {addresses}. 존에는 없는 주소여서 제외했습니다.",
    },
    action: {
      en: "None is needed; another resolver (--resolver) shows the zone as it is.",
      ko: "할 일은 없습니다. 다른 리졸버(--resolver)로는 존을 그대로 볼 수 있습니다.",
    },
    reference: "RFC 6147 §5.1",
  },
  "resolver-errs": {
    severity: "info",
    cause: {
      en: "The resolver takes {zone} for {theirs}{words}. It errs: by what the name servers answer, verified from the trust anchor down, it is {ours}.",
      ko: "리졸버는 {zone} 존을 {theirs|으로/로} 보지만{words} 잘못된 판단입니다. 네임서버의 응답을 신뢰 앵커부터 검증하면 {ours}입니다.",
    },
    action: {
      en: "Nothing is to be done in the zone; update that resolver, or look at its clock and its trust anchor.",
      ko: "존에서 할 일은 없습니다. 그 리졸버를 업데이트하거나 시계와 신뢰 앵커를 확인하십시오.",
    },
    reference: "RFC 8914 §4",
  },
  "resolver-disagrees": {
    severity: "medium",
    cause: {
      en: "The resolver takes {zone} for {theirs}{words}, and its signatures say {ours}.",
      ko: "리졸버는 {zone} 존을 {theirs|으로/로} 보지만{words}, 서명에 따르면 {ours}입니다.",
    },
    action: {
      en: "Look at the clock, the trust anchor and the version of that resolver.",
      ko: "그 리졸버의 시계, 신뢰 앵커, 버전을 확인하십시오.",
    },
    reference: "RFC 8914 §4",
  },
});
