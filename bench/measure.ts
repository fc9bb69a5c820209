import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** The cost of one process. */
export interface Sample {
  readonly ms: number;
  /** Peak resident memory in MiB; null if unknown. */
  readonly peak: number | null;
}

type Environment = Readonly<Record<string, string>>;

/** Runs a process to its end and measures it. */
export async function weigh(command: readonly string[], env?: Environment): Promise<Sample> {
  const started = performance.now();
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: "ignore", ...(env && { env }) });
  let peak: number | null = null;
  const timer = setInterval(() => (peak = peakOf(child.pid) ?? peak), 4);
  await new Promise((done) => child.once("exit", done));
  clearInterval(timer);
  return { ms: performance.now() - started, peak };
}

function peakOf(pid: number | undefined): number | null {
  try {
    const match = /^VmHWM:\s+(?<kib>\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return match ? Number(match.groups?.["kib"]) / 1024 : null;
  } catch {
    return null;
  }
}

/** Two commands compared: medians in milliseconds, and the peak memory of the first. */
export interface Comparison {
  readonly ours: number;
  readonly reference: number;
  /** Median of the ratios of each pair, which is independent of drifting machine speed. */
  readonly ratio: number;
  readonly peak: number | null;
}

/** Runs two commands alternately after a warm-up, in this environment or their own. */
export async function compare(
  ours: readonly string[],
  reference: readonly string[],
  times: number,
  env?: Environment,
): Promise<Comparison> {
  await weigh(ours, env);
  await weigh(reference, env);
  const pairs: { readonly a: Sample; readonly b: Sample }[] = [];
  for (let turn = 0; turn < times; turn++) {
    pairs.push({ a: await weigh(ours, env), b: await weigh(reference, env) });
  }
  const peaks = pairs.map(({ a }) => a.peak ?? 0);
  return {
    ours: median(pairs.map(({ a }) => a.ms)),
    reference: median(pairs.map(({ b }) => b.ms)),
    ratio: median(pairs.map(({ a, b }) => a.ms / b.ms)),
    peak: Math.max(...peaks) || null,
  };
}

/** The median; the upper one of an even number. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
