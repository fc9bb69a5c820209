import { defineProblems } from "../../../core/result/interpretation.ts";

/** When the signatures of the zone end. */
export const lifetimeProblems = defineProblems({
  "signatures-end": {
    severity: "high",
    cause: {
      en: "Signatures of {zone} end in less than 12 hours ({what}, {expires}); without new ones resolvers that verify give no answer then.",
      ko: "{zone}의 서명이 12시간 안에 끝납니다({what}, {expires}). 갱신하지 않으면 서명을 검증하는 리졸버에서 답을 얻을 수 없게 됩니다.",
    },
    action: {
      en: "Sign the zone again now, and find out why that did not happen by itself.",
      ko: "지금 존을 다시 서명하고, 자동으로 되지 않은 이유를 찾으십시오.",
    },
    reference: "RFC 6781 §4.4.2",
  },
  "signatures-brief": {
    severity: "low",
    cause: {
      en: "Signatures of {zone} hold for hours alone ({what}, until {expires}). That is right where the server signs as it answers; elsewhere it leaves no time to notice that signing has stopped.",
      ko: "{zone}의 서명은 몇 시간만 유효합니다({what}, {expires}까지). 응답할 때마다 서명하는 서버라면 정상이지만, 아니라면 서명이 멈춘 것을 알아챌 시간이 없습니다.",
    },
    action: {
      en: "If the zone is signed ahead, have signatures hold for two weeks and be renewed a week before they end.",
      ko: "미리 서명하는 존이면 서명이 2주 동안 유효하게 하고, 끝나기 1주 전에 갱신하십시오.",
    },
    reference: "RFC 6781 §4.4.2",
  },
  "signatures-short": {
    severity: "medium",
    cause: {
      en: "Signatures of {zone} end in less than three days ({what}, {expires}).",
      ko: "{zone}의 서명이 3일 안에 끝납니다({what}, {expires}).",
    },
    action: {
      en: "See that signing happens by itself; new signatures some days before the old ones end leave time for a weekend.",
      ko: "서명이 자동으로 갱신되는지 확인하십시오. 끝나기 며칠 전에 갱신해야 주말에도 여유가 있습니다.",
    },
    reference: "RFC 6781 §4.4.2",
  },
  "signatures-long": {
    severity: "low",
    cause: {
      en: "Signatures of {zone} hold for more than 180 days ({what}, {expires}): old records can be replayed as long.",
      ko: "{zone}의 서명이 180일 넘게 유효하여({what}, {expires}) 그동안 오래된 레코드를 재사용할 수 있습니다.",
    },
    action: {
      en: "Sign for some weeks, and let it happen by itself.",
      ko: "몇 주 동안만 유효하게 하고 자동으로 갱신하십시오.",
    },
    reference: "RFC 6781 §4.4.2",
  },
});
