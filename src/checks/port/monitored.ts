import { ranked, type Monitored } from "../../core/changes/fact.ts";
import { isSilent } from "./judge.ts";
import type { PortRaw } from "./schema.ts";
import type { ProblemId } from "./problems.ts";

/** The facts of a scan that the monitoring compares. */
export const monitored: Monitored<PortRaw, ProblemId> = {
  fields: {
    port: {
      title: { en: "Port", ko: "포트" },
      severity: "high",
      action: {
        en: "Close the port, or limit who may connect, unless you opened it on purpose.",
        ko: "의도적으로 연 포트가 아니라면 닫거나 접속을 제한하십시오.",
      },
      reports: (finding, { subject }) => new RegExp(`^[a-z]+-open (?:\\S+ )?${subject ?? ""}$`).test(finding),
    },
  },
  facts: ({ scans }) => {
    const ports = [...new Set(scans.flatMap((scan) => scan.ports.map(({ port }) => port)))];
    return ports.flatMap((port) => {
      const state = stateOf(scans, port);
      return state === null ? [] : ranked("port", state, [["closed"], ["open"]], { subject: `${port}` });
    });
  },
  doubts: ["not-tried"],
};

/** Open if it is open at any address, closed if that is certain for all addresses; else null. */
function stateOf(scans: PortRaw["scans"], port: number): "open" | "closed" | null {
  // If every port answers, an open one does not prove a service. If no port answers, no port is known to be closed.
  const seen = scans.flatMap((scan) => scan.ports.filter((each) => each.port === port));
  const isSure =
    !scans.some(isSilent) && seen.every(({ state, confidence }) => state !== "error" && confidence === "high");
  if (seen.some(({ state, confidence }) => state === "open" && confidence === "high")) return "open";
  return isSure ? "closed" : null;
}
