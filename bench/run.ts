// Speed and memory as ratios to a named reference in the same run: absolute times say more about the machine.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openEngine } from "../src/settings/engine.ts";
import { startDemo } from "../src/demo/site.ts";
import { localRunner } from "../src/run/local.ts";
import { gateMany } from "../src/gate/many.ts";
import { serveDelayed } from "../test/twins/delay.ts";
import { compare, median } from "./measure.ts";

const root = resolve(import.meta.dirname, "..");
const cli = [process.execPath, join(root, "dist/cli/index.js")];
const times = Number(process.argv[2] ?? 15);

await using demo = await startDemo();
const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-"));
const caFile = join(folder, "ca.pem");
writeFileSync(caFile, demo.authority);

await report("command line start (--version) : node -e 0", [...cli, "--version"], [process.execPath, "-e", "0"], 4);
await report(
  "gate : bare node:tls GET of the same page",
  [...cli, "gate", demo.good, "--ca-file", caFile],
  [process.execPath, join(root, "bench/bare-get.ts"), new URL(demo.good).port, caFile],
  3,
);
await countRoundTrips();
rmSync(folder, { recursive: true });

async function report(what: string, ours: readonly string[], reference: readonly string[], aim: number): Promise<void> {
  const { ratio, peak, ...ms } = await compare(ours, reference, times);
  const memory = peak === null ? "" : `, peak ${peak.toFixed(0)} MiB`;
  print(
    `${what}: ${ratio.toFixed(2)} × (aim ≤ ${aim}); ${ms.ours.toFixed(0)} ms : ${ms.reference.toFixed(0)} ms${memory}`,
  );
}

/** Behind a proxy that delays every flight, time is a count of the flights that waited for each other. */
async function countRoundTrips(): Promise<void> {
  const roundTrip = 100;
  const { port } = new URL(demo.good);
  await using proxy = await serveDelayed(Number(port), roundTrip);
  const gate = (url: string) =>
    gateMany({
      runner: localRunner(openEngine({ authorities: [demo.authority], deadline: 10_000, special: true })),
      urls: [url],
      thresholds: {},
      language: "en",
    });
  const direct: number[] = [];
  const delayed: number[] = [];
  let claimed = 0;
  for (let turn = 0; turn < 5; turn++) {
    direct.push((await gate(demo.good)).targets[0]?.cost.ms ?? 0);
    const [target] = (await gate(`https://localhost:${proxy.port}/`)).targets;
    delayed.push(target?.cost.ms ?? 0);
    claimed = target?.cost.roundTrips ?? 0;
  }
  const waited = (median(delayed) - median(direct)) / roundTrip;
  // The proxy answers the connection itself, and the name is in the hosts file: neither waits for it.
  print(
    `gate behind ${roundTrip} ms: waited for ${waited.toFixed(1)} round trips after the connection; reports ${claimed} with name and connection`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
