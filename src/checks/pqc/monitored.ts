import { ranked, type Monitored } from "../../core/changes/fact.ts";
import { valueText } from "../../core/changes/value.ts";
import type { ProblemId } from "./problems.ts";
import type { PqcRaw } from "./schema.ts";

/** What monitoring compares between results. */
export const monitored: Monitored<PqcRaw, ProblemId> = {
  fields: {
    hybrid: {
      title: { en: "Hybrid post-quantum key exchange", ko: "하이브리드 양자 내성 키 교환" },
      severity: "medium",
      action: {
        en: "Enable X25519MLKEM768 again at the server or the CDN.",
        ko: "서버나 CDN에서 X25519MLKEM768을 다시 켜십시오.",
      },
      reports: ["no-hybrid-group", "other-groups"],
    },
    provider: {
      title: { en: "Where TLS ends", ko: "TLS를 처리하는 곳" },
      severity: "low",
      action: {
        en: "Make sure that you changed the CDN or the server yourself.",
        ko: "CDN이나 서버를 직접 바꾼 것인지 확인하십시오.",
      },
    },
  },
  facts: ({ hybrid: { supported }, provider }) => [
    ...(supported === null
      ? []
      : ranked("hybrid", supported ? "supported" : "unsupported", [["supported"], ["unsupported"]])),
    ...(provider === "unknown" ? [] : [{ field: "provider", value: valueText(provider) }]),
  ],
  doubts: ["hybrid-unknown"],
};
