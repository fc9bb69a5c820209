import { defineProblems } from "../../../core/result/interpretation.ts";

/** Where the resolver that was asked and the zone do not agree about signatures, and who of both is right. */
export const resolverProblems = defineProblems({
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
