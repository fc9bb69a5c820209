import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { examine } from "./admin.ts";
import { openAt } from "./archive.ts";
import { folderWith } from "../../test/folder.ts";

const script = resolve("test/store/keeping.ts");

/** Results that are kept, one every other millisecond. */
const results = 1000;

test.for(Array.from({ length: 8 }, (_, time) => time))(
  "killed while it stores a thousand results, time %d: the file is whole, and has everything that was stored",
  async (time) => {
    const file = join(folderWith({}), "portcullis.db");
    const stored = await storedBy(file, 250 * (time + Math.random()));

    const { damages } = await examine({ file });
    expect(damages).toEqual([]);
    // Its readings have no time limit.
    const archive = await openAt({ file });
    const missing: string[] = [];
    for (const question of stored) {
      const found = await archive.find({ check: "dns", question, version: 1, since: 0 });
      const seen = await archive.history({ target: `${question}.example`, limit: 3 });
      if (!found || seen.kinds.length !== 1) missing.push(question);
    }
    await archive.close();
    expect(missing).toEqual([]);
    expect(stored.length).toBeGreaterThan(0);
  },
);

/** Runs a process that stores results, kills it this many milliseconds after the first is stored, and returns what it had stored. */
async function storedBy(file: string, wait: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [script, file, `${results}`], { stdio: ["ignore", "pipe", "inherit"] });
  const stored: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => stored.push(line));
  await once(lines, "line");
  await sleep(wait);
  child.kill("SIGKILL");
  await once(child, "close");
  return stored;
}
