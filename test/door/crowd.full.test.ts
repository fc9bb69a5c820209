import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { caFile, goodPage } from "../action/scenes.ts";
import { openCrowd } from "../twins/crowd.ts";

interface Run {
  readonly code: number | null;
  readonly result: GateResult;
  /** The lines of stderr. */
  readonly lines: readonly string[];
  /** Resident memory in MiB after this many targets; null where the system does not report it. */
  readonly memoryAt: ReadonlyMap<number, number | null>;
}

/** Measures a list in a child process, and reads its memory after each target. */
async function run(urls: readonly string[], args: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-crowd-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const list = join(folder, "list.txt");
  writeFileSync(list, urls.join("\n"));
  // With a small heap the collector runs early, so the remaining memory is in use.
  const all = [
    "--max-old-space-size=64",
    "src/cli/index.ts",
    "gate",
    "--targets",
    list,
    "--ca-file",
    caFile,
    "--timeout",
    "3",
    "--json",
    ...args,
  ];
  const child = spawn(process.execPath, [...collecting, ...all], { stdio: ["ignore", "pipe", "pipe"] });
  const memoryAt = new Map<number, number | null>();
  let err = "";
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
    const finished = Number(/\[(?<count>\d+)\/\d+\][^\n]*\n$/.exec(err)?.groups?.["count"] ?? 0);
    if (finished > 0) memoryAt.set(finished, memoryOf(child.pid));
  });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const [out, code] = await Promise.all([text(child.stdout), ended]);
  return { code, result: JSON.parse(out) as GateResult, lines: err.trimEnd().split("\n"), memoryAt };
}

/** Frequent garbage collection distinguishes memory in use from garbage. */
const collecting = ["--expose-gc", "--import", "data:text/javascript,setInterval(gc,100).unref()"];

function memoryOf(pid: number | undefined): number | null {
  try {
    const found = /^VmRSS:\s+(?<kib>\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return found ? Number(found.groups?.["kib"]) / 1024 : null;
  } catch {
    return null;
  }
}

function memoryNear({ memoryAt }: Run, count: number): number {
  const near = [...memoryAt].filter(([at, memory]) => memory !== null && Math.abs(at - count) <= 10);
  return Math.max(0, ...near.map(([, memory]) => memory ?? 0));
}

/** What 150 more targets may add, in MiB: their results, and allocator overhead. The pages alone would be more. */
const mostGrown = 80;

test("200 targets, five of them dead: all are reported, in order, with constant memory", async () => {
  await using crowd = await openCrowd(195, goodPage);

  const measured = await run(crowd.urls, ["--resolver", crowd.resolver]);

  const { code, result, lines } = measured;
  expect(code).toBe(3);
  expect(result.targets.map(({ url }) => url)).toEqual(crowd.urls);
  expect(result.totals).toEqual({ pass: 195, warn: 0, fail: 0, unknown: 5, waived: 0 });
  expect(
    crowd.dead.map((url) => result.targets.find((target) => target.url === url)).map((target) => target?.reason),
  ).toEqual(["tcp.refused", "dns.nxdomain", "timeout.tcp", "tls.closed", "tcp.reset"]);
  expect(lines).toHaveLength(200);
  expect(lines.map((line) => line.slice(0, line.indexOf("]")))).toEqual(lines.map((_, at) => `[${at + 1}/200`));
  expect(memoryNear(measured, 200) - memoryNear(measured, 50)).toBeLessThan(mostGrown);
}, 120_000);

test("a target that fails among dead ones decides the exit code", async () => {
  await using crowd = await openCrowd(6, goodPage);

  const { code, result } = await run(crowd.urls, [
    "--resolver",
    crowd.resolver,
    "--min-days",
    "825",
    "--concurrency",
    "32",
  ]);

  expect(code).toBe(1);
  expect(result.totals).toMatchObject({ fail: 6, unknown: 5 });
  expect(result.targets.filter(({ confirmed }) => confirmed)).toHaveLength(6);
});
