import { ranked, type Monitored } from "../../core/changes/fact.ts";
import type { PortRaw } from "./schema.ts";

/** What is compared of the ports of a host from day to day. */
export const monitored: Monitored<PortRaw> = {
  fields: {
    port: {
      title: { en: "Port", ko: "포트" },
      severity: "high",
      action: {
        en: "Close the port, or limit who may connect, unless you opened it on purpose.",
        ko: "의도적으로 연 포트가 아니라면 닫거나 접속을 제한하십시오.",
      },
    },
  },
  facts: ({ scans }) => {
    const ports = [...new Set(scans.flatMap((scan) => scan.ports.map(({ port }) => port)))];
    return ports.flatMap((port) => {
      const state = stateOf(scans, port);
      return state === null ? [] : ranked("port", state, [["closed"], ["open"]], { subject: `${port}` });
    });
  },
};

/** Open where it is open at any address, closed where no address leaves it in doubt; else null. */
function stateOf(scans: PortRaw["scans"], port: number): "open" | "closed" | null {
  // Where every port answers, an open one shows no service.
  const seen = scans.flatMap((scan) => scan.ports.filter((each) => each.port === port));
  const isSure = seen.every(({ state, confidence }) => state !== "error" && confidence === "high");
  if (seen.some(({ state, confidence }) => state === "open" && confidence === "high")) return "open";
  return isSure ? "closed" : null;
}
