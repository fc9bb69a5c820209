// What one server can carry: `npm run node24 bench/capacity.ts [clients] [seconds] [watches]` prints the rows of the table in docs/self-hosting.md.
// The settings of the Dockerfile, NODE_OPTIONS and MALLOC_ARENA_MAX, are those of the caller. Compare runs with about the same number of checks.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileIn } from "../server/store/place.ts";
import { openCrowd } from "./capacity/crowd.ts";
import { openPress, type PathOf, type Press } from "./capacity/press.ts";
import { sizeOfStore } from "./capacity/store-size.ts";
import { timeWatches } from "./capacity/watches.ts";

const [clients = 64, seconds = 30, watches = 500] = process.argv.slice(2).map(Number);

/** The measurements that are weighed. */
const paths: Readonly<Record<string, PathOf>> = {
  gate: (host) => `gate?url=https://${host}/`,
  golive: (host) => `golive?query=${host}`,
  ssl: (host) => `ssl?host=${host}`,
  http: (host) => `http?url=https://${host}/`,
  dns: (host) => `dns?query=${host}`,
  pqc: (host) => `pqc?host=${host}`,
};

/** Those of a watch. */
const watched = ["ssl", "http", "dns"].flatMap((check) => paths[check] ?? []);

/** Results that are cached, for each watch: 10,000 beside 5,000 watches. */
const cached = 2 * watches;

/** Pages of the crowd that are different questions. */
const pageOf: PathOf = (host, at) => `http?url=https://${host}/page-${at}`;

{
  await using crowd = await openCrowd(400);
  const dataDir = mkdtempSync(join(tmpdir(), "portcullis-capacity-"));
  await using press = await openPress(crowd, dataDir);
  print("memory, idle", `${await press.memory()} MiB`);
  for (const [check, pathOf] of Object.entries(paths)) await printCpu(press, check, pathOf);
  await printLoad(press);
  await printCache(press);
  await printGrowth(press, fileIn(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}
for (const processes of [1, 2]) await printWatches(processes);
process.exit();

async function printCpu(press: Press, check: string, pathOf: PathOf): Promise<void> {
  // The first measurements load and compile the check.
  await press.ask(pathOf, { seconds: 3, clients: 4 });
  const before = await press.cpu();
  const { answers, kinds } = await press.ask(pathOf, { seconds: seconds / 6, clients: 4 });
  print(`CPU of ${check}`, `${(((await press.cpu()) - before) / answers).toFixed(1)} ms`, JSON.stringify(kinds));
}

async function printLoad(press: Press): Promise<void> {
  let peak = 0;
  const sampling = setInterval(() => void press.memory().then((now) => (peak = Math.max(peak, now))), 250);
  const all = Object.values(paths);
  const { answers, kinds } = await press.ask((host, at) => all[at % all.length]?.(host, at) ?? "", {
    seconds,
    clients,
  });
  clearInterval(sampling);
  const aMinute = Math.round((60 * answers) / seconds);
  print(
    `${clients} clients, ${seconds} s`,
    `peak ${peak} MiB`,
    `${aMinute} measurements a minute`,
    JSON.stringify(kinds),
  );
}

/** The memory of many results that are still fresh: what exceeds the cache's size is read from the store. */
async function printCache(press: Press): Promise<void> {
  const before = await press.memory();
  await press.askTimes(pageOf, cached);
  print(`${cached} cached targets`, `${(await press.memory()) - before} MiB more`);
}

/** The store for one site and three checks, measured again and again with the same outcome: as a watch does that finds no change. */
async function printGrowth(press: Press, file: string): Promise<void> {
  const times = 50;
  const pathOf: PathOf = (_, at) => watched[at % watched.length]?.("site0.crowd.example", at) ?? "";
  await press.askTimes(pathOf, watched.length);
  // The store's queue is written first.
  await sleep(5000);
  const before = sizeOfStore(file);
  await press.askTimes(pathOf, times * watched.length);
  await sleep(5000);
  const after = sizeOfStore(file);
  print("a stored result", `${Math.round(before.bytes / before.rows)} bytes`);
  const more = Math.round((after.bytes - before.bytes) / times);
  print(
    "ssl, http and dns of a domain without a change",
    `${more} bytes a day`,
    `${after.rows - before.rows} rows more`,
  );
}

async function printWatches(processes: number): Promise<void> {
  const { seconds: took, cpu, peak } = await timeWatches(watches, processes);
  const aMinute = Math.round((60 * watches) / took);
  print(
    `${watches} watches, ${processes} processes`,
    `${Math.round(took)} s`,
    `${aMinute} a minute, ${cpu.toFixed(1)} ms of CPU each, peak ${peak} MiB`,
  );
}

function print(...cells: readonly string[]): void {
  process.stdout.write(`${cells.join(" | ")}\n`);
}
