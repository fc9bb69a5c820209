import type { Demo } from "../src/demo/site.ts";
import { report } from "./aims.ts";
import { start } from "./child.ts";
import { median } from "./measure.ts";

/** Gates of the honest client: as many as fit into what the allowance of an address leaves for a client that comes later. */
const gates = 2;

/** Concurrent requests of the greedy client, each of which measures anew: as many runs as one client has, so that a refusal means a used-up share. */
const greedyLoops = 2;

const site = "shop.example";

/** A gate of one client while another one asks for the same target all the time, against the same gate without it. */
export async function raceGreedy(demo: Demo): Promise<void> {
  const alone = await honestBeside(demo, 0);
  const beside = await honestBeside(demo, greedyLoops);
  report(
    "gate of a client beside a greedy one : the same gate alone",
    beside / alone,
    { bound: "≤", value: 2 },
    `${beside.toFixed(0)} : ${alone.toFixed(0)} ms`,
  );
}

/** The median milliseconds of the honest client's gates through a new server. */
async function honestBeside({ good, authority }: Demo, loops: number): Promise<number> {
  const { port } = new URL(good);
  await using server = start("servers/ours.ts", [authority, port, "silent", "", "proxied"]);
  const { url } = (await server.hear()) as { readonly url: string };
  const ending = new AbortController();
  const { promise: isRefused, resolve } = Promise.withResolvers<void>();
  const greedy = Array.from({ length: loops }, async () => {
    while (!ending.signal.aborted) {
      // A connection may be closed between two requests.
      const status = await ask(`${url}/api/util/ssl?host=${site}`, "198.51.100.1").catch(() => null);
      if (status === 503) resolve();
    }
  });
  // The greedy client has used up its share then.
  if (loops > 0) await isRefused;
  const taken: number[] = [];
  // The first one is a warm-up.
  for (let turn = 0; turn <= gates; turn++) {
    const started = performance.now();
    const status = await ask(`${url}/api/util/gate?url=${encodeURIComponent(`https://${site}/`)}`, "198.51.100.2");
    if (status !== 200) throw new Error(`the honest client got ${status}`);
    if (turn > 0) taken.push(performance.now() - started);
  }
  ending.abort();
  await Promise.all(greedy);
  return median(taken);
}

async function ask(url: string, client: string): Promise<number> {
  const reply = await fetch(url, { headers: { "x-forwarded-for": client, "cache-control": "no-cache" } });
  await reply.arrayBuffer();
  return reply.status;
}
