import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundle } from "../scripts/build/bundle.ts";
import { mention, report } from "./aims.ts";
import { median } from "./measure.ts";

interface Scene {
  readonly data: unknown;
  readonly render: () => string;
}

/** Renders the largest page in a running process, against `JSON.stringify` of its data. */
export async function racePages(times: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-page-"));
  try {
    const { files } = await bundle(resolve(import.meta.dirname, ".."), { index: "bench/servers/page.ts" });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    const { data, render } = (await import(join(folder, "index.js"))) as Scene;
    const rounds: { readonly page: number; readonly json: number }[] = [];
    // The first rounds are a warm-up for the compiler.
    for (let turn = -10; turn < times; turn++) {
      const round = { page: clock(render), json: clock(() => JSON.stringify(data)) };
      if (turn >= 0) rounds.push(round);
    }
    const [page, json] = [median(rounds.map((each) => each.page)), median(rounds.map((each) => each.json))];
    const sizes = `${(render().length / 1024).toFixed(0)} kB of ${(JSON.stringify(data).length / 1024).toFixed(0)} kB`;
    report(
      "largest page : JSON.stringify of its data",
      median(rounds.map((each) => each.page / each.json)),
      { bound: "≤", value: 30 },
      `${page.toFixed(1)} : ${json.toFixed(2)} ms, ${sizes}`,
    );
  } catch (error) {
    mention(`largest page: not measured: ${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function clock(work: () => unknown): number {
  const since = performance.now();
  work();
  return performance.now() - since;
}
