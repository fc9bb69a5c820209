// Bundled before it runs, since Node cannot load components: the largest page of a check, with its data.
import { openAssets } from "../../server/pages/assets/open.ts";
import { toolPage } from "../../server/pages/tools/page.tsx";
import { port as check } from "../../src/checks/port/index.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { knownPorts } from "../../src/data/services/ports.ts";
import { port } from "../../test/pages/seen.ts";

const [scan] = port.scans;
const [open] = scan?.ports.filter(({ state }) => state === "open") ?? [];
if (!scan || !open) throw new Error("the sample has no open port");

/** The maximum number of addresses of a scan, with every port open. */
const raw = {
  ...port,
  scans: Array.from({ length: 16 }, (_, at) => ({
    ...scan,
    address: `192.0.2.${at + 1}`,
    ports: knownPorts.map((known) => ({ ...open, port: known.port, banner: "220 mail.shop.example ESMTP Postfix" })),
  })),
};

/** The data of an answer. */
export const data = {
  raw,
  interpretation: interpret(check, check.judge(raw, { host: "shop.example" } as never), "en"),
};

const site = { assets: openAssets([]), terms: { en: "", ko: "" }, baseUrl: null };

/** The page as the server sends it before compression. */
export function render(): string {
  const setting = { site, language: "en", theme: "auto" } as const;
  const shown = { kind: "result", data, updatedAt: raw.observedAt, age: 60 } as const;
  return toolPage({ check: check as never, setting, given: { host: "shop.example" }, shown });
}
