import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { openStore } from "../../server/store/open.ts";
import { report } from "../aims.ts";
import { median } from "../measure.ts";

// This process is otherwise idle, so its longest turn shows how long the machine gave a process no processor time.
const holder = `
  import { monitorEventLoopDelay } from "node:perf_hooks";
  import { DatabaseSync } from "node:sqlite";
  const database = new DatabaseSync(process.argv[1]);
  database.exec("begin immediate");
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.stdout.write("held ");
  setTimeout(() => {
    database.exec("commit");
    process.stdout.write(String(delay.max / 1e6));
  }, 1500);
`;

const rounds = 5;

/** Measures the longest turn of the event loop while another process holds the lock, and this one keeps writing and reading. */
export async function holdTheLock(folder: string): Promise<void> {
  const holds: Hold[] = [];
  for (let turn = 0; turn < rounds; turn++) holds.push(await heldOnce(join(folder, `${turn}.db`)));
  // Waiting for the lock delays every round, other processes on the machine only some. So the shortest of the longest turns counts.
  const longest = Math.min(...holds.map((hold) => hold.longest));
  const list = (of: (hold: Hold) => number): string => holds.map((hold) => of(hold).toFixed(0)).join(", ");
  const words = `${list(({ longest }) => longest)} ms in ${rounds} rounds with ${holds[0]?.reads} reads each, ${list(({ idle }) => idle)} ms in an idle process beside it; 99 of 100 turns within ${median(holds.map(({ usual }) => usual)).toFixed(1)} ms`;
  report(
    "longest turn of the event loop while another process holds the lock, in ms",
    longest,
    { bound: "≤", value: 20 },
    words,
  );
}

/** Milliseconds of the longest turn, here and in an idle process, and of the 99th percentile; the number of look-ups in the meantime. */
interface Hold {
  readonly longest: number;
  readonly idle: number;
  readonly usual: number;
  readonly reads: number;
}

async function heldOnce(file: string): Promise<Hold> {
  const store = openStore({ place: { file } });
  const keep = (n: number): void => {
    const result = { check: "dns", version: 1, target: "shop.example", question: `${n}`, raw: { n }, verdict };
    store.keep({ result: { ...result, observedAt: Date.now() }, observations: [], isTrusted: true });
  };
  keep(0);
  await store.flush();
  const words = ["--input-type=module", "-e", holder, file];
  const other = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  other.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await once(other.stdout, "data");
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let reads = 0;
  for (let n = 1; other.exitCode === null; n++) {
    keep(n);
    await Promise.all([store.find({ check: "dns", question: "0", version: 1, since: 0 }), sleep(5)]);
    reads++;
  }
  delay.disable();
  await store.close();
  return { longest: delay.max / 1e6, idle: Number(said.split(" ")[1]), usual: delay.percentile(99) / 1e6, reads };
}

const verdict = { status: "pass", kpis: [], findings: [] } as const;
