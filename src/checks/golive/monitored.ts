import { ranked, type Monitored } from "../../core/changes/fact.ts";
import type { ProblemId } from "./problems.ts";
import type { GoliveRaw } from "./schema.ts";

/** What monitoring compares between go-live verdicts. */
export const monitored: Monitored<GoliveRaw, ProblemId> = {
  fields: {
    verdict: {
      title: { en: "Go-live verdict", ko: "오픈 판정" },
      severity: "high",
      action: {
        en: "Run golive again and follow its findings.",
        ko: "golive 점검을 다시 실행하고 발견 사항의 조치를 따르십시오.",
      },
    },
  },
  facts: (_raw, { kpis }) => {
    const value = kpis.find(({ id }) => id === "verdict")?.value;
    return typeof value === "string" ? ranked("verdict", value, [["go"], ["no-go"]]) : [];
  },
  doubts: [
    "dns-unknown",
    "dns-security-unknown",
    "dns-absence-unconfirmed",
    "dns-private-unconfirmed",
    "dns-own-absent",
    "dns-family-unknown",
    "dns-servers-unknown",
    "propagation-unknown",
    "propagation-unclear",
    "propagation-fails",
    "propagation-bogus-unconfirmed",
    "propagation-missing-one",
    "tls-unknown",
    "tls-doubt",
    "tls-waits",
    "https-unknown",
    "https-unclear",
    "https-waits",
    "https-port-80-unknown",
    "registration-unknown",
  ],
};
