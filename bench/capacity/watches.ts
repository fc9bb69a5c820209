import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addWatch } from "../../server/monitoring/watches/rows.ts";
import { quotasOf } from "../../server/monitoring/watches/watch.ts";
import { openStore } from "../../server/store/open.ts";
import { fileIn } from "../../server/store/place.ts";
import { start, type Child } from "../child.ts";
import type { Wanted } from "../servers/crowd.ts";
import { serveDns } from "../../test/twins/dns/dns.ts";

const day = 86_400_000;

/** One turn of every watch. */
export interface Turn {
  readonly seconds: number;
  /** Milliseconds of CPU for each watch, over all processes. */
  readonly cpu: number;
  /** MiB of the largest process. */
  readonly peak: number;
}

/**
 * Lets some processes on one SQLite file check this many watched names with `dns`, all due at once; the results are new. Only the resolver
 * answers, so that name servers of a thousand zones need not run here.
 */
export async function timeWatches(count: number, processes: number): Promise<Turn> {
  const hosts = Array.from({ length: count }, (_, at) => `shop${at}.example`);
  await using resolver = await serveDns(Object.fromEntries(hosts.map((host) => [host, ["198.41.0.4"]])));
  const measuring = { resolvers: [resolver.server], allow: ["127.0.0.1/32"] };
  const dataDir = mkdtempSync(join(tmpdir(), "portcullis-watches-"));
  const store = openStore({ place: { file: fileIn(dataDir) } });
  const crew: Child[] = [];
  try {
    for (const target of hosts) {
      const watch = { target, domain: target, checks: ["dns"], every: day };
      const added = await addWatch(
        store,
        watch,
        { account: "operator", isPaused: false, isFromFile: false, isSpread: false, quotas: quotasOf(count) },
        Date.now(),
      );
      if (typeof added === "string") throw new Error(`a watch was refused: ${added}`);
    }
    for (let at = 0; at < processes; at++) {
      const child = start("servers/crowd.ts");
      crew.push(child);
      await child.ask({ role: at === 0 ? "serve" : "worker", dataDir, databaseUrl: null, measuring } satisfies Wanted);
    }
    const began = performance.now();
    const atStart = await cpuOf(crew);
    let peak = 0;
    for (let left = hosts.length; left > 0; await sleep(500)) {
      for (const child of crew) peak = Math.max(peak, Number(await child.ask("memory")));
      const rows = await store.through(({ db }) => db.selectFrom("watch_check").select("runs").execute());
      left = rows.filter(({ runs }) => runs === 0).length;
    }
    const seconds = (performance.now() - began) / 1000;
    return { seconds, cpu: ((await cpuOf(crew)) - atStart) / hosts.length, peak };
  } finally {
    for (const child of crew) await child[Symbol.asyncDispose]();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function cpuOf(crew: readonly Child[]): Promise<number> {
  let sum = 0;
  for (const child of crew) sum += Number(await child.ask("cpu"));
  return sum;
}
