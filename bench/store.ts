import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEngine } from "../server/store/archive.ts";
import type { Engine } from "../server/store/engine.ts";
import { migrate } from "../server/store/migrate.ts";
import { exitCode, mention, report } from "./aims.ts";
import { holdTheLock } from "./store/lock.ts";
import { compareLookUps } from "./store/look-ups.ts";
import { fill, observationsOfADomain, writeRaw, type Raw } from "./store/observed.ts";
import { weighRows } from "./store/space.ts";

/** Numbers of observations at the first and the last measurement. */
interface Sizes {
  readonly small: number;
  readonly large: number;
}

/** Small enough for `npm run bench`. */
const usual: Sizes = { small: 500_000, large: 1_250_000 };

/** Domains written to the store and to the bare engine, for comparison. */
const raced = 15_000;

/** The store's overhead over its database engine, and whether it stays fast as it grows. A given folder keeps its stores. */
export async function raceStore(sizes = usual, kept?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-store-"));
  try {
    const raw = await raceWrites(folder);
    await compareSizes(sizes, kept ?? folder, raw);
    await holdTheLock(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compareSizes(sizes: Sizes, folder: string, raw: Raw): Promise<void> {
  const [small, large] = [placesOf(sizes.small), placesOf(sizes.large)];
  const files = [join(folder, `${small}.db`), join(folder, `${large}.db`)] as const;
  mkdirSync(folder, { recursive: true });
  if (!files.every((file) => existsSync(file))) await grow(files, small, large);
  const engines = [await openEngine({ file: files[0] }), await openEngine({ file: files[1] })] as const;
  await compareLookUps({ engine: engines[0], places: small }, { engine: engines[1], places: large });
  for (const engine of engines) await engine.close();
  weighRows(files[1], raw.bytes);
}

/** Returns the number of places whose domains have this many observations. Some places repeat a domain: there are 1.2 places per domain. */
function placesOf(observations: number): number {
  return Math.round((observations / observationsOfADomain) * 1.2);
}

async function raceWrites(folder: string): Promise<Raw> {
  const raw = writeRaw(join(folder, "raw.db"), raced);
  const engine = await emptyStore(join(folder, "store.db"));
  const ms = await fill(engine, 0, raced);
  await engine.close();
  report(
    "upserts of observations : raw prepared multi-row inserts of SQLite",
    raw.ms / ms,
    { bound: "≥", value: 0.3 },
    `${perSecond(ms, raced)} : ${perSecond(raw.ms, raced)}`,
  );
  return raw;
}

async function emptyStore(file: string): Promise<Engine> {
  const engine = await openEngine({ file });
  await migrate(engine);
  return engine;
}

/** Writes the large store, and keeps a copy of it at the small size. */
async function grow([small, large]: readonly [string, string], from: number, to: number): Promise<void> {
  const growing = `${large}.growing`;
  for (const suffix of ["", "-wal", "-shm"]) rmSync(growing + suffix, { force: true });
  const first = await emptyStore(growing);
  const before = await fill(first, 0, from);
  // Closing moves the write-ahead log into the file.
  await first.close();
  copyFileSync(growing, small);
  const second = await openEngine({ file: growing });
  const after = await fill(second, from, to);
  await second.close();
  renameSync(growing, large);
  mention(`upserts while it grows: ${perSecond(before, from)}, then ${perSecond(after, to - from)}`);
}

/** Observations per second, in thousands. */
function perSecond(ms: number, places: number): string {
  return `${Math.round((places * observationsOfADomain) / ms)}k/s`;
}

// Alone with custom sizes: `node bench/store.ts 5e6 20e6 [folder]`; the folder keeps the stores for another run.
if (import.meta.main) {
  const [small = usual.small, large = usual.large] = process.argv.slice(2, 4).map(Number);
  mention(`${small.toLocaleString("en")} and ${large.toLocaleString("en")} observations`);
  await raceStore({ small, large }, process.argv[4]);
  process.exitCode = exitCode();
}
