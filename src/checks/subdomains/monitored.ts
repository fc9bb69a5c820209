import type { Monitored } from "../../core/changes/fact.ts";
import type { SubdomainsRaw } from "./schema.ts";

/** What monitoring compares between results. Certificates stay in their logs, so a missing name is not a removed one. */
export const monitored: Monitored<SubdomainsRaw> = {
  fields: {
    subdomain: {
      title: { en: "Subdomain", ko: "서브도메인" },
      severity: "low",
      action: {
        en: "Make sure that you requested a certificate for the name; if not, ask the certificate authority to revoke it.",
        ko: "해당 이름의 인증서를 직접 신청했는지 확인하십시오. 아니라면 인증 기관에 폐지를 요청하십시오.",
      },
      appears: "neutral",
      disappears: null,
    },
  },
  facts: ({ sources, names, total }) => {
    const whole = new Set(sources.filter(isWhole).map(({ id }) => id));
    // A name of an interrupted source may only have been missing last time.
    const sure = names.filter((name) => name.sources.some((id) => whole.has(id)));
    const gaps = sources.filter((source) => !isWhole(source)).map(({ id }) => id);
    return [
      {
        field: "subdomain",
        members: sure.map(({ name }) => name),
        gaps: total > names.length || whole.size === 0 ? ["*", ...gaps] : gaps,
      },
    ];
  },
};

function isWhole({ status, stale, truncated }: SubdomainsRaw["sources"][number]): boolean {
  return status === "complete" && !stale && !truncated;
}
