import { join } from "node:path";
import { report } from "./aims.ts";
import { compare } from "./measure.ts";
import type { Scene } from "./scene.ts";

/** The command line's start, against the least that a process must do. */
export async function weighStarts({ demo, caFile, dist, times }: Scene): Promise<void> {
  const cli = [process.execPath, join(dist, "cli/index.js")];
  await weighStart("command line start (--version) : node -e 0", [...cli, "--version"], [process.execPath, "-e", "0"], {
    aim: 2.5,
    times,
  });
  await weighStart(
    "gate : bare node:tls GET of the same page in plain JavaScript",
    [...cli, "gate", demo.good, "--ca-file", caFile],
    [process.execPath, join(import.meta.dirname, "bare-get.js"), new URL(demo.good).port, caFile],
    { aim: 3, times },
  );
  // The aim is 400 ms on a machine where Node alone starts in 50 ms.
  await weighStart(
    "serve, until it listens : node -e 0",
    [
      process.execPath,
      "--import",
      join(import.meta.dirname, "until-listening.js"),
      ...cli.slice(1),
      "serve",
      "--port",
      "0",
    ],
    [process.execPath, "-e", "0"],
    { aim: 8, times },
  );
}

async function weighStart(
  what: string,
  ours: readonly string[],
  reference: readonly string[],
  { aim, times }: { readonly aim: number; readonly times: number },
): Promise<void> {
  const { ratio, peak, ...ms } = await compare(ours, reference, times);
  const memory = peak === null ? "" : `, peak ${peak.toFixed(0)} MiB`;
  report(what, ratio, { bound: "≤", value: aim }, `${ms.ours.toFixed(0)} : ${ms.reference.toFixed(0)} ms${memory}`);
}
