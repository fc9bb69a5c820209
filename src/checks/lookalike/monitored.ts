import type { Monitored } from "../../core/changes/fact.ts";
import type { LookalikeRaw } from "./schema.ts";

/** What monitoring compares between results: the lookalikes that belong to others. */
export const monitored: Monitored<LookalikeRaw> = {
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
};
