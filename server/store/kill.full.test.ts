import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openStore } from "./open.ts";
import { examine } from "./admin.ts";
import { folderWith } from "../../test/folder.ts";

const script = resolve("test/store/keeping.ts");

/** Results that are kept, one every other millisecond. */
const results = 1000;

/** Milliseconds that a process which is killed may lose, and that a busy machine may delay the thread that writes. */
const [longest, delay] = [500, 300] as const;

test.for(Array.from({ length: 8 }, (_, time) => time))(
  "killed while it stores a thousand results, time %d: the file is whole, and has everything older than half a second",
  async (time) => {
    const file = join(folderWith({}), "portcullis.db");
    const { kept, killedAt } = await killedAfter(file, 600 + 250 * (time + Math.random()));

    const { damages } = await examine({ file });
    expect(damages).toEqual([]);
    const due = dueAt(killedAt, kept);
    const store = openStore({ place: { file } });
    const missing: string[] = [];
    for (const { question } of due) {
      const found = await store.find({ check: "dns", question, version: 1, since: 0 });
      const seen = await store.history({ target: `${question}.example`, limit: 3 });
      if (!found || seen.kinds.length !== 1) missing.push(question);
    }
    await store.close();
    expect(missing).toEqual([]);
    expect(due.length).toBeGreaterThan(0);
  },
);

/** Results that a process killed now must have stored. */
function dueAt(now: number, kept: readonly Line[]): readonly Line[] {
  const starved = starvedFor(kept);
  return kept.filter(({ at }) => at < now - longest - delay - 3 * starved);
}

/** The longest milliseconds without CPU time on a busy machine; background writes are delayed as much. */
function starvedFor(kept: readonly Line[]): number {
  return Math.max(0, ...kept.slice(1).map(({ at }, index) => at - (kept[index]?.at ?? at)));
}

interface Line {
  readonly question: string;
  /** Milliseconds since the epoch: when it had been kept. */
  readonly at: number;
}

/** Runs a process that stores results and prints each, and kills it this many milliseconds after the first, once one must be stored. */
async function killedAfter(
  file: string,
  wait: number,
): Promise<{ readonly kept: readonly Line[]; readonly killedAt: number }> {
  const child = spawn(process.execPath, [script, file, `${results}`], { stdio: ["ignore", "pipe", "inherit"] });
  const kept: Line[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => kept.push(JSON.parse(line) as Line));
  await once(lines, "line");
  await sleep(wait);
  // Where the machine is busy, nothing is due yet.
  while (dueAt(Date.now(), kept).length === 0) await sleep(5 + 20 * Math.random());
  child.kill("SIGKILL");
  const killedAt = Date.now();
  await once(child, "close");
  return { kept, killedAt };
}
