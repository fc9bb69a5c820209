import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { childEnvironment } from "../../test/child-environment.ts";

/** Keeps some objects and drops many, as measurements do; prints the most kilobytes that the heap had. */
const churn = `
  const kept = [];
  let [most, at] = [0, 0];
  for (let round = 0; round < 400; round++) {
    const batch = Array.from({ length: 20_000 }, () => ({ at: at++, text: [at] }));
    kept.push(batch);
    if (kept.length > 12) kept.shift();
    most = Math.max(most, process.memoryUsage().heapTotal);
  }
  console.log(Math.round(most / 1024));`;

function heapOf(before: string): number {
  const words = ["--input-type=module", "--eval", `${before}\n${churn}`];
  return Number(execFileSync(process.execPath, words, { env: childEnvironment }));
}

test("a process that leaves much garbage keeps a smaller heap", () => {
  const module = JSON.stringify(resolve("src/cli/small-heap.ts"));
  const small = heapOf(`(await import(${module})).keepHeapSmall();`);

  expect(small).toBeLessThan(0.8 * heapOf(""));
});
