import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../test/twins/pki/pki.ts";
import { openCrowd } from "../test/twins/crowd.ts";
import { report } from "./aims.ts";
import { compare } from "./measure.ts";

/** 195 sites and five dead ones in one run, against a script that only requests a page from each. */
export async function raceCrowd({ dist, times }: { readonly dist: string; readonly times: number }): Promise<void> {
  await using crowd = await openCrowd(195);
  const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-"));
  const list = join(folder, "list.txt");
  const caFile = join(folder, "ca.pem");
  writeFileSync(list, crowd.urls.join("\n"));
  writeFileSync(caFile, root.pem);
  const gate = [process.execPath, join(dist, "cli/index.js"), "gate", "--targets", list, "--ca-file", caFile];
  const ours = [...gate, "--resolver", crowd.resolver, "--timeout", "3", "--min-headers", "off"];
  const reference = [process.execPath, join(import.meta.dirname, "bare-crowd.ts"), list, caFile, "3000"];
  const { ratio, peak, ...ms } = await compare(ours, reference, times);
  rmSync(folder, { recursive: true });
  const memory = peak === null ? "" : `, peak ${peak.toFixed(0)} MiB`;
  const seconds = `${(ms.ours / 1000).toFixed(1)} : ${(ms.reference / 1000).toFixed(1)} s`;
  report(
    "gate over 200 targets, 5 dead : bare GETs of the same pages",
    ratio,
    { bound: "≤", value: 3 },
    seconds + memory,
  );
}
