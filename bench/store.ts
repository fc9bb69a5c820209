import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { openEngine } from "../server/store/archive.ts";
import type { Engine } from "../server/store/engine.ts";
import { history, pivot } from "../server/store/known.ts";
import { migrate } from "../server/store/migrate.ts";
import { openStore } from "../server/store/open.ts";
import type { Prepared, Sighting } from "../server/store/prepare.ts";
import { writeObserved } from "../server/store/write.ts";
import { mention, report } from "./aims.ts";
import { median } from "./measure.ts";

/** Numbers of domains. */
interface Sizes {
  /** For comparison with the bare engine. */
  readonly raced: number;
  /** At the first and the last measurement. */
  readonly small: number;
  readonly large: number;
}

/** Half a million observations, then 1.5 million: `npm run bench` has no time for more. */
const usual: Sizes = { raced: 15_000, small: 50_000, large: 125_000 };

/** Domains written per batch. */
const batch = 200;

const lookUps = 300;

/** The store's overhead over its database engine, and whether it stays fast as it grows. */
export async function raceStore({ raced, small, large } = usual): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-store-"));
  try {
    const raw = writeRaw(join(folder, "raw.db"), raced);
    const engine = await openEngine({ file: join(folder, "store.db") });
    await migrate(engine);
    const first = await fill(engine, 0, raced);
    const growing = await fill(engine, raced, small);
    const before = await ask(engine, small);
    const grown = growing + (await fill(engine, small, large));
    const after = await ask(engine, large);
    const rows = await countOf(engine);
    const bytes = await engine.size();
    await engine.close();
    const growth = perSecond(grown, (large - raced) * 11);
    report(
      "upserts of observations : raw prepared multi-row inserts of SQLite",
      raw / first,
      { bound: "≥", value: 0.3 },
      `${perSecond(first, raced * 11)} : ${perSecond(raw, raced * 11)}, ${growth} while it grows`,
    );
    report("bytes an observation", bytes / rows, { bound: "≤", value: 70 }, `${rows.toLocaleString("en")} rows`);
    for (const what of ["history", "pivot"] as const) {
      const words = `${before[what].middle.toFixed(2)} → ${after[what].middle.toFixed(2)} ms`;
      report(
        `${what} in a store ${(large / small).toFixed(1)} times as large`,
        after[what].middle / before[what].middle,
        { bound: "≤", value: 1.2 },
        words,
      );
      const [p50, p99] = [after[what].middle / after.bare.middle, after[what].slow / after.bare.slow];
      mention(`${what} : a bare SELECT by primary key, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}`);
    }
    await holdTheLock(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How many in a second, from milliseconds. */
function perSecond(ms: number, count: number): string {
  return `${Math.round(count / ms)}k/s`;
}

/** Eleven values of a domain as its checks would observe them: some unique, most shared by a few hosts. */
function sightingsOf(domain: number): readonly Sighting[] {
  const target = `shop-${domain}.example`;
  const one = (kind: string, value: string): Sighting => ({ target, kind, value, at: 1_790_000_000 + domain });
  const host = (domain * 7919) % 3000;
  return [
    one("dns:a", `10.${domain % 200}.${(domain >> 8) % 250}.${domain % 250}`),
    one("dns:a", `10.${host % 250}.0.${host % 200}`),
    one("dns:aaaa", `2001:db8::${(domain % 65_536).toString(16)}`),
    one("dns:ns", `ns1.host-${host}.example`),
    one("dns:ns", `ns2.host-${host}.example`),
    one("dns:mx", `mx1.mail-${host % 500}.example`),
    one("dns:mx", `mx2.mail-${host % 500}.example`),
    one("ssl:issuer", `Authority ${host % 20}`),
    one("rdap:registrar", `Registrar ${host % 300}`),
    one("rdap:ns", `ns1.host-${host}.example`),
    one("rdap:ns", `ns2.host-${host}.example`),
  ];
}

/** Every third domain has been seen before. */
function domainAt(place: number): number {
  return place % 3 === 2 ? Math.floor(place / 2) : place;
}

async function fill({ db, dialect }: Engine, from: number, to: number): Promise<number> {
  const started = performance.now();
  for (let at = from; at < to; at += batch) {
    const places = Array.from({ length: Math.min(batch, to - at) }, (_, index) => domainAt(at + index));
    const observed = places.map((domain): Pick<Prepared, "names" | "sightings"> => {
      const sightings = sightingsOf(domain);
      const name = sightings[0]?.target ?? "";
      return { names: [{ name, domain: name }], sightings };
    });
    await db.transaction().execute((tx) => writeObserved(tx, dialect, observed, new Set()));
  }
  return performance.now() - started;
}

/** Milliseconds for the bare engine in this thread, with the same text in one table with the same indexes. */
function writeRaw(file: string, to: number): number {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -32768");
  database.exec(`create table observation (target text, kind text, value text, first_seen integer, last_seen integer,
    primary key (target, kind, value)) without rowid; create index by_value on observation (kind, value)`);
  const row = "(?, ?, ?, ?, ?)";
  const words = `insert into observation values ${Array(110).fill(row).join(", ")}
    on conflict (target, kind, value) do update set last_seen = max(last_seen, excluded.last_seen)`;
  const statement = database.prepare(words);
  const started = performance.now();
  for (let at = 0; at < to; at += batch) {
    database.exec("begin immediate");
    for (let some = at; some < at + batch; some += 10) {
      const places = Array.from({ length: 10 }, (_, index) => sightingsOf(domainAt(some + index)));
      statement.run(...places.flat().flatMap((each) => [each.target, each.kind, each.value, each.at, each.at]));
    }
    database.exec("commit");
  }
  const took = performance.now() - started;
  database.close();
  return took;
}

/** Milliseconds of a look-up: the median and the 99th percentile. */
interface Times {
  readonly middle: number;
  readonly slow: number;
}

interface LookUps {
  readonly history: Times;
  readonly pivot: Times;
  /** A row by its primary key, through the same engine. */
  readonly bare: Times;
}

/** Look-up times. The results have the same size in every store: a page of a common value, and all values of a domain. */
async function ask(engine: Engine, size: number): Promise<LookUps> {
  const [histories, pivots, bare]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < lookUps; turn++) {
    const domain = domainAt((turn * 104_729) % size);
    histories.push(await timeOf(() => history(engine, { target: `shop-${domain}.example`, limit: 100 })));
    const value = `Registrar ${turn % 300}`;
    pivots.push(await timeOf(() => pivotPage(engine, value)));
    const id = 1 + ((turn * 7919) % size);
    bare.push(await timeOf(() => engine.db.selectFrom("target").select("name").where("id", "=", id).execute()));
  }
  return { history: timesOf(histories), pivot: timesOf(pivots), bare: timesOf(bare) };
}

function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  return { middle: median(all), slow: sorted[Math.floor(0.99 * (sorted.length - 1))] ?? 0 };
}

/** A later page, which is not measured. */
async function pivotPage(engine: Engine, value: string): Promise<unknown> {
  const cursor = Buffer.from("1.50000").toString("base64url");
  return pivot(engine, { kind: "rdap:registrar", value, limit: 20, cursor });
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

async function countOf({ db }: Engine): Promise<number> {
  const { count } = await db
    .selectFrom("observation")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const holder = `
  import { DatabaseSync } from "node:sqlite";
  const database = new DatabaseSync(process.argv[1]);
  database.exec("begin immediate");
  process.stdout.write("held");
  setTimeout(() => database.exec("commit"), 1500);
`;

/** The longest block of this thread while another process holds the lock and the store is read and written. */
async function holdTheLock(folder: string): Promise<void> {
  const rounds: Hold[] = [];
  for (let turn = 0; turn < 3; turn++) rounds.push(await heldOnce(join(folder, `${turn}.db`)));
  // Waiting for the lock happens in every round; another process using the processor does not.
  const longest = Math.min(...rounds.map((round) => round.longest));
  const words = `${rounds.map((round) => round.longest.toFixed(0)).join(", ")} ms in three rounds with ${rounds[0]?.reads} reads each, 99 of 100 turns within ${median(rounds.map((round) => round.usual)).toFixed(1)} ms`;
  report(
    "longest turn of the event loop while another process holds the lock, in ms",
    longest,
    { bound: "≤", value: 20 },
    words,
  );
}

/** Milliseconds of the longest turn and the 99th percentile; look-ups answered meanwhile. */
interface Hold {
  readonly longest: number;
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
  return { longest: delay.max / 1e6, usual: delay.percentile(99) / 1e6, reads };
}

const verdict = { status: "pass", kpis: [], findings: [] } as const;

// Alone with custom sizes: `node bench/store.ts 450000 1800000` writes 5 and 20 million observations.
if (import.meta.main) {
  const [small = usual.small, large = usual.large] = process.argv.slice(2).map(Number);
  mention(`${(small * 11).toLocaleString("en")} and ${(large * 11).toLocaleString("en")} observations`);
  await raceStore({ ...usual, small, large });
}
