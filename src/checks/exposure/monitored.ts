import type { Monitored } from "../../core/changes/fact.ts";
import type { ExposureRaw, HostSeen } from "./schema.ts";
import type { ProblemId } from "./problems.ts";

/** Page categories that are meant to be public or carry no information. */
const harmless: ReadonlySet<HostSeen["category"]> = new Set([null, "other", "login-page"]);

/** What monitoring compares between results of a domain. */
export const monitored: Monitored<ExposureRaw, ProblemId> = {
  fields: {
    host: {
      title: { en: "Exposed host", ko: "노출된 호스트" },
      // The findings about the host raise it.
      severity: "low",
      action: {
        en: "Limit who may open the host, for example by a VPN or an address list.",
        ko: "VPN이나 주소 목록으로 호스트 접근을 제한하십시오.",
      },
      appears: "worse",
      disappears: "better",
      reports: (finding, { from, to }) => finding.split(" ")[1] === (to ?? from),
    },
  },
  facts: ({ hosts, names, truncated }) => [
    {
      field: "host",
      members: hosts.filter(({ category }) => !harmless.has(category)).map(({ host }) => host),
      gaps: names.certificates === "complete" && !truncated ? [] : ["*"],
      unsure: [...hosts.filter(isUnsure).map(({ host }) => host), ...names.notOpened],
    },
  ],
  doubts: ["names-unknown", "hosts-failed"],
};

function isUnsure({ state }: HostSeen): boolean {
  return state === "failed" || state === "opted-out" || state === "out-of-time";
}
