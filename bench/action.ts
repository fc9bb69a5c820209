import { join } from "node:path";
import { report } from "./aims.ts";
import { loadsOf } from "./loads.ts";
import { compare } from "./measure.ts";
import type { Scene } from "./scene.ts";

/** Measures a workflow step that ends before any measurement, because an input is wrong. */
export async function weighAction({ demo, caFile, dist, times }: Scene): Promise<void> {
  const entry = join(dist, "action/index.js");
  const { ratio, ours, reference, peak } = await compare(
    [process.execPath, entry],
    [process.execPath, "-e", "0"],
    times,
    { INPUT_URL: "https://127.0.0.1:1/", "INPUT_MIN-SSL": "Z" },
  );
  report(
    "Action start, with an input that is refused : node -e 0",
    ratio,
    { bound: "≤", value: 2.5 },
    `${ours.toFixed(0)} : ${reference.toFixed(0)} ms${peak === null ? "" : `, peak ${peak.toFixed(0)} MiB`}`,
  );
  const { bytes, files, code } = await loadsOf([entry], { INPUT_URL: demo.good, "INPUT_CA-FILE": caFile });
  if (code !== 0) throw new Error(`the Action ended with ${code}`);
  report(
    "MB of all files that a gate of the Action loads",
    bytes / 1e6,
    { bound: "≤", value: 1.49 },
    `${files.length} files`,
  );
}
