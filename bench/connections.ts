import { gate } from "../src/checks/gate/index.ts";
import { ssl } from "../src/checks/ssl/index.ts";
import type { Demo } from "../src/demo/site.ts";
import { gateMany } from "../src/gate/many.ts";
import { localRunner, runLocal } from "../src/run/local.ts";
import { openEngine } from "../src/settings/engine.ts";
import { report } from "./aims.ts";

const paths = 50;
const minute = 60_000;

/** Counts the connections to one site with a single certificate: for a gate, for a check right after it, and for many paths in one run. */
export async function countConnections(demo: Demo): Promise<void> {
  const options = { authorities: [demo.authority], deadline: 10_000, special: true };
  const engine = openEngine(options);
  const url = new URL(demo.good);
  const spent: number[] = [];
  const counted = { ...engine, onSpent: ({ connections }: { connections: number }) => void spent.push(connections) };
  await runLocal(gate, gate.input.parse({ url: url.href }), counted);
  const host = ssl.input.parse({ host: url.host });
  await runLocal(ssl, host, { ...counted, surveysSince: Date.now() - minute });
  const [first = 0, second = 0] = spent;
  report("connections of a gate", first, { bound: "≤", value: 12 });
  report("connections of a check of the same origin within a minute", second, { bound: "≤", value: 3 });

  const urls = Array.from({ length: paths }, (_, at) => new URL(`/?path=${at}`, url).href);
  const runner = localRunner(openEngine(options));
  const { targets } = await gateMany({ runner, urls, thresholds: {}, language: "en" });
  const all = targets.reduce((sum, { cost }) => sum + cost.connections, 0);
  report(`connections of a gate of ${paths} paths of one host`, all, { bound: "≤", value: 70 });
}
