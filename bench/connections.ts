import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gate } from "../src/checks/gate/index.ts";
import { ssl } from "../src/checks/ssl/index.ts";
import type { Demo } from "../src/demo/site.ts";
import { gateMany } from "../src/gate/run-targets.ts";
import { localRunner, runLocal } from "../src/run/local.ts";
import { openEngine } from "../src/settings/engine.ts";
import { report } from "./aims.ts";

const minute = 60_000;

/** A failing target is measured twice, as on the command line. */
const persistence = { waiting: null, confirm: true, retries: 2 };

/** Numbers of paths of one host, each with the most connections of a gate over all of them. */
const crowds = [
  { site: "good", what: "paths", paths: 50, most: 70 },
  { site: "flawed", what: "failing paths, each measured twice,", paths: 200, most: 220 },
] as const;

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

  for (const crowd of crowds) await countCrowd(demo, options, crowd);
}

/** The site on its usual ports: 443, and a port 80 that redirects each path. */
async function countCrowd(
  demo: Demo,
  options: Parameters<typeof openEngine>[0],
  { site, what, paths, most }: (typeof crowds)[number],
): Promise<void> {
  const { hostname: host, port } = new URL(demo[site]);
  const plain = createServer(({ url }, answer) => answer.writeHead(301, { location: `https://${host}${url}` }).end());
  plain.listen(0, "127.0.0.1");
  await once(plain, "listening");
  const address = "127.0.0.1";
  const pins = [
    { host, port: 443, address, toPort: Number(port) },
    { host, port: 80, address, toPort: (plain.address() as AddressInfo).port },
  ];
  const urls = Array.from({ length: paths }, (_, at) => `https://${host}/?path=${at}`);
  const runner = localRunner(openEngine({ ...options, pins }));
  const { cost, totals } = await gateMany({ runner, urls, thresholds: {}, language: "en", persistence });
  plain.close();
  const more = `${totals.pass} passed, ${totals.fail} failed, ${totals.unknown} unknown`;
  const label = `connections of a gate of ${paths} ${what} of one host`;
  report(label, cost?.connections ?? Number.NaN, { bound: "≤", value: most }, more);
}
