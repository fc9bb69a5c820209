import type { Demo } from "../src/demo/site.ts";
import { gateMany } from "../src/gate/run-targets.ts";
import { localRunner } from "../src/run/local.ts";
import { openEngine } from "../src/settings/engine.ts";
import { serveDelayed } from "../test/twins/delay.ts";
import { mention } from "./aims.ts";
import { median } from "./measure.ts";

/** Counts sequential round trips by the total time behind a proxy that delays every flight. */
export async function countRoundTrips(demo: Demo): Promise<void> {
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
  // The proxy accepts the connection itself, and the name is in the hosts file, so neither is delayed.
  mention(
    `gate behind ${roundTrip} ms: waited for ${waited.toFixed(1)} round trips after the connection; reports ${claimed} with name and connection`,
  );
}
