import { spawn, spawnSync } from "node:child_process";
import { median } from "./measure.ts";

/** The cost of one process in milliseconds. */
interface Clocked {
  readonly wall: number;
  /** CPU time of all threads and children, in user and kernel mode. */
  readonly cpu: number;
}

/** Runs a command under bash's `time`, without the start of bash; throws if it fails. */
async function clock(command: readonly string[]): Promise<Clocked> {
  const script = 'TIMEFORMAT="%3R %3U %3S"; time "$@" >/dev/null 2>&1';
  const child = spawn("bash", ["-c", script, "bash", ...command], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const code = await new Promise<unknown>((done) => child.once("close", done));
  // A command that fails early would win.
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${String(code)}`);
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = said.trim().split(" ").map(Number);
  return { wall: 1000 * wall, cpu: 1000 * (user + system) };
}

/** Two commands compared: medians, and the median of the ratios of each pair. */
export interface ClockedPairs {
  readonly ours: Clocked;
  readonly reference: Clocked;
  readonly ratio: Clocked;
}

/** Runs two commands alternately after a warm-up, changing the order with each pair. */
export async function clockPairs(
  ours: readonly string[],
  reference: readonly string[],
  times: number,
): Promise<ClockedPairs> {
  await clock(ours);
  await clock(reference);
  const pairs: Record<"ours" | "reference", Clocked>[] = [];
  for (let turn = 0; turn < times; turn++) {
    const first = turn % 2 === 0 ? await clock(ours) : null;
    const theirs = await clock(reference);
    pairs.push({ ours: first ?? (await clock(ours)), reference: theirs });
  }
  const middle = (of: (pair: (typeof pairs)[number]) => Clocked): Clocked => ({
    wall: median(pairs.map((pair) => of(pair).wall)),
    cpu: median(pairs.map((pair) => of(pair).cpu)),
  });
  return {
    ours: middle((pair) => pair.ours),
    reference: middle((pair) => pair.reference),
    ratio: middle((pair) => ({
      wall: pair.ours.wall / pair.reference.wall,
      cpu: pair.ours.cpu / pair.reference.cpu,
    })),
  };
}

/** Whether a program is installed. */
export function isInstalled(program: string): boolean {
  return spawnSync("bash", ["-c", 'command -v "$1"', "bash", program]).status === 0;
}
