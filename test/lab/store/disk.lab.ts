import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../server/store/open.ts";
import { examine } from "../../../server/store/admin.ts";
import { schemaVersion } from "../../../server/store/migrations.ts";
import { StoreTrouble } from "../../../server/store/trouble.ts";
import { folderWith } from "../../folder.ts";
import { kept, sighting } from "../../store/kept.ts";
import { portcullis } from "../../cli/terminal.ts";

const question = { check: "dns", question: "dns []", version: 1, since: 0 };
const observations = [sighting("shop.example", "dns:a", "192.0.2.1")];

/** A disk of this size in megabytes, which can be made read-only. */
function disk(megabytes: number): { readonly folder: string; readonly remount: (mode: "ro" | "rw") => void } {
  const folder = join(folderWith({}), "disk");
  mkdirSync(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  return { folder, remount: (mode) => void execFileSync("mount", ["-o", `remount,${mode}`, folder]) };
}

test("a full disk is reported, stored data stays readable, and queued data is written once there is room", async () => {
  const { folder } = disk(4);
  const file = join(folder, "portcullis.db");
  const store = openStore({ place: { file } });
  store.keep(kept({ ...question, observations }));
  await store.flush();
  const filler = join(folder, "filler");
  try {
    for (let size = 1; ; size++) writeFileSync(filler, Buffer.alloc(size * 64 * 1024));
  } catch {
    // Full.
  }

  for (let n = 0; n < 500; n++) store.keep(kept({ ...question, question: `${n}`, raw: { n, noise: noiseOf(n) } }));
  await expect(store.flush()).rejects.toThrow("the disk is full");
  expect(store.trouble()).toBe("the disk is full");
  expect(await store.find(question)).not.toBeNull();
  writeFileSync(filler, "");
  await expect.poll(() => store.trouble(), { timeout: 10_000 }).toBeNull();
  await store.flush();
  expect(await store.find({ ...question, question: "499" })).not.toBeNull();
  await store.close();
  expect((await examine({ file })).damages).toEqual([]);
});

test("a disk that becomes read-only is reported, and stored data stays readable, while the server runs and when it starts", async () => {
  const { folder, remount } = disk(8);
  const file = join(folder, "portcullis.db");
  const store = openStore({ place: { file } });
  store.keep(kept({ ...question, observations }));
  await store.flush();
  await store.close();
  const before = readFileSync(file);
  remount("ro");

  const started = openStore({ place: { file } });
  expect(await started.find(question)).not.toBeNull();
  expect((await started.history({ target: "shop.example", limit: 3 })).kinds).toHaveLength(1);
  started.keep(kept({ ...question, question: "other" }));
  await expect(started.flush()).rejects.toThrow("the database is read-only");
  expect(started.trouble()).toBe("the database is read-only");
  await started.close();
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a backup on a full disk is refused with the reason, and leaves no files", async () => {
  const { folder } = disk(1);
  const home = folderWith({});
  const store = openStore({ place: { file: join(home, "portcullis.db") } });
  for (let n = 0; n < 500; n++) store.keep(kept({ ...question, question: `${n}`, raw: { n, noise: noiseOf(n) } }));
  await store.flush();
  await store.close();

  const { code, err } = await portcullis(["backup", join(folder, "copy.db")], { env: { PORTCULLIS_DATA_DIR: home } });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("the disk is full") as string });
  expect(execFileSync("ls", ["-A", folder]).toString()).toBe("");
});

test(
  "a disk that is full at any point of a migration leaves the earlier schema with all data, and the migration is done once there is room",
  { timeout: 240_000 },
  async () => {
    const { folder } = disk(16);
    const filler = join(folder, "filler");
    const outcomes = new Map<string, number>();
    for (const version of [1, Math.floor(schemaVersion / 2), schemaVersion - 1]) {
      for (let room = 0; room <= 384; room += 32) {
        const home = join(folder, `${version}-${room}`);
        const place = { file: join(home, "portcullis.db") };
        mkdirSync(home);
        copyFileSync(`test/data/store-${version}.db`, place.file);
        const { bavail, bsize } = statfsSync(folder);
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - room * 1024)));

        const outcome = await readyAt(place.file);
        writeFileSync(filler, "");
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect([room, await examine(place)]).toMatchObject([
          room,
          { damages: [], version: outcome === "migrated" ? schemaVersion : version },
        ]);
        expect([room, await readyAt(place.file)]).toEqual([room, "migrated"]);
        expect([room, await examine(place)]).toMatchObject([room, { damages: [], results: 3, observations: 4 }]);
        execFileSync("rm", ["-r", home]);
      }
    }
    expect([...outcomes.keys()].toSorted()).toEqual(["full", "migrated"]);
  },
);

/** Whether a store's schema is up to date, or the trouble with it. */
async function readyAt(file: string): Promise<string> {
  const store = openStore({ place: { file } });
  try {
    await store.ready();
    return "migrated";
  } catch (error) {
    return error instanceof StoreTrouble ? error.trouble.id : String(error);
  } finally {
    await store.close();
  }
}

/** Text that compresses badly. */
function noiseOf(n: number): string {
  let seed = n + 1;
  return Array.from({ length: 600 }, () => (seed = (seed * 48_271) % 2_147_483_647).toString(36)).join("");
}
