import type { Monitored } from "../../core/changes/fact.ts";
import type { LookalikeRaw } from "./schema.ts";
import type { ProblemId } from "./problems.ts";

/** What monitoring compares between results: the lookalikes that belong to others. */
export const monitored: Monitored<LookalikeRaw, ProblemId> = {
  fields: {
    lookalike: {
      title: { en: "Registered lookalike domain", ko: "등록된 유사 도메인" },
      severity: "medium",
      action: {
        en: "Look at its page and its mail servers; report it to its registrar if it imitates you.",
        ko: "해당 도메인의 페이지와 메일 서버를 확인하고, 사칭이면 레지스트라에 신고하십시오.",
      },
      appears: "worse",
      disappears: "better",
    },
    // These are written by `portcullis ct`, and by no measurement.
    "lookalike-certificate": {
      title: {
        en: "First certificate for a lookalike since we follow the logs (issuer, following since)",
        ko: "로그 감시를 시작한 뒤 유사 도메인의 첫 인증서(발급 기관, 감시 시작일)",
      },
      severity: "medium",
      action: {
        en: "Look at the site of the lookalike. Report it to its registrar and to the issuer if it imitates you.",
        ko: "유사 도메인의 사이트를 확인하고, 사칭이면 레지스트라와 발급 기관에 신고하십시오.",
      },
    },
    "lookalike-alert-limit": {
      title: {
        en: "Most alerts of 24 hours about certificates of lookalikes",
        ko: "24시간 동안 유사 도메인 인증서 알림 최대 수",
      },
      severity: "medium",
      action: {
        en: "See further certificates on the page of your watches.",
        ko: "이후의 인증서는 감시 페이지에서 확인하십시오.",
      },
    },
    "lookalike-renewed": {
      title: { en: "Further certificate for a known lookalike", ko: "알려진 유사 도메인의 추가 인증서" },
      severity: "info",
      action: {
        en: "Look at whether the lookalike is still in use.",
        ko: "유사 도메인이 여전히 사용되는지 확인하십시오.",
      },
    },
  },
  facts: ({ registered, unknown, counts, truncated }) => {
    const isWhole = !truncated && counts.unasked === 0 && registered.length >= counts.registered;
    return [
      {
        field: "lookalike",
        members: registered.filter(({ owner }) => owner !== "own").map(({ name }) => name),
        gaps: isWhole && unknown.length >= counts.unknown ? [] : ["*"],
        unsure: unknown.map(({ name }) => name),
      },
    ];
  },
  doubts: ["not-determined"],
};
