// Bundled before it runs, since Node reads no components: the largest page that a check can lead to, and the data that it shows.
import { openAssets } from "../../server/pages/assets/open.ts";
import { toolPage } from "../../server/pages/tools/page.tsx";
import { port as check } from "../../src/checks/port/index.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { knownPorts } from "../../src/data/ports.ts";
import { port } from "../../test/pages/seen.ts";

const [scan] = port.scans;
const [open] = scan?.ports.filter(({ state }) => state === "open") ?? [];
if (!scan || !open) throw new Error("the sample has no open port");

/** Every port of as many addresses as a scan may have, all of them open. */
const raw = {
  ...port,
  scans: Array.from({ length: 16 }, (_, at) => ({
    ...scan,
    address: `192.0.2.${at + 1}`,
    ports: knownPorts.map((known) => ({ ...open, port: known.port, banner: "220 mail.shop.example ESMTP Postfix" })),
  })),
};

/** What an answer holds. */
export const data = {
  raw,
  interpretation: interpret(check, check.judge(raw, { host: "shop.example" } as never), "en"),
};

const site = { assets: openAssets([]), terms: { en: "", ko: "" }, baseUrl: null };

/** The page of it, as the server sends it before it is compressed. */
export function render(): string {
  const setting = { site, language: "en", theme: "auto" } as const;
  const shown = { kind: "result", data, updatedAt: raw.observedAt, age: 60 } as const;
  return toolPage({ check: check as never, setting, given: { host: "shop.example" }, shown });
}
