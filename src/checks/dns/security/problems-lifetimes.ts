import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of how long the zone's signatures are valid. */
export const lifetimeProblems = defineProblems({
  "signatures-end": {
    severity: "high",
    cause: {
      en: "Signatures of {zone} expire in less than 12 hours ({what}, {expires}). Without new ones, validating resolvers will then return SERVFAIL.",
      ko: "{zone}의 서명이 12시간 안에 만료됩니다({what}, {expires}). 갱신하지 않으면 검증 리졸버에서 SERVFAIL을 반환합니다.",
    },
    action: {
      en: "Sign the zone again now, and find out why automatic signing did not run.",
      ko: "지금 존을 다시 서명하고, 자동 서명이 실행되지 않은 원인을 찾으십시오.",
    },
    reference: "RFC 6781 §4.4.2",
  },
  "signatures-brief": {
    severity: "low",
    cause: {
      en: "Signatures of {zone} are valid for only a few hours ({what}, until {expires}). This is right for online signing. Otherwise you would notice a signing failure too late.",
      ko: "{zone}의 서명이 몇 시간만 유효합니다({what}, {expires}까지). 온라인 서명이면 정상입니다. 아니라면 서명 장애를 제때 알아챌 수 없습니다.",
    },
    action: {
      en: "If the zone is signed in advance, use a validity of 2 weeks and renew signatures 1 week before they expire.",
      ko: "미리 서명하는 존이면 유효 기간을 2주로 하고, 만료 1주 전에 갱신하십시오.",
    },
    reference: "RFC 6781 §4.4.2",
  },
  "signatures-short": {
    severity: "medium",
    cause: {
      en: "Signatures of {zone} expire in less than 3 days ({what}, {expires}).",
      ko: "{zone}의 서명이 3일 안에 만료됩니다({what}, {expires}).",
    },
    action: {
      en: "Check that automatic signing works. Renew signatures several days before they expire, so that a weekend does not matter.",
      ko: "자동 서명이 동작하는지 확인하십시오. 주말에도 여유가 있도록 만료 며칠 전에 갱신하십시오.",
    },
    reference: "RFC 6781 §4.4.2",
  },
  "signatures-long": {
    severity: "low",
    cause: {
      en: "Signatures of {zone} are valid for more than 180 days ({what}, {expires}). Attackers can replay old records during that time.",
      ko: "{zone}의 서명이 180일 넘게 유효합니다({what}, {expires}). 그동안 공격자가 오래된 레코드를 재사용(replay)할 수 있습니다.",
    },
    action: {
      en: "Use a validity of a few weeks, and renew signatures automatically.",
      ko: "유효 기간을 몇 주로 줄이고 자동으로 갱신하십시오.",
    },
    reference: "RFC 6781 §4.4.2",
  },
});
