import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { storeLimit } from "../../../server/store/retention.ts";
import { folderWith } from "../../folder.ts";
import { openHouse, type Browser } from "../../server/account/house.ts";
import { serve, until, type Told } from "../../server/service.ts";
import { startPostgres, type Postgres } from "../store/postgres.ts";
import { startRedis } from "../store/redis.ts";
import { faultKinds, serveChaos, type Fault } from "./chaos.ts";
import { isWhole, openTally, type Outcome } from "./tally.ts";

const tally = openTally();

let postgres: Postgres | null = null;

beforeAll(async () => {
  postgres = isWhole ? await startPostgres() : null;
});
afterAll(() => postgres?.close());

/** Every fault from the first byte on, and in the middle of an answer. */
const faults: readonly Fault[] = faultKinds.flatMap((kind) =>
  (isWhole ? [0, 1, 5, 20, 60, 200] : [0, 20]).map((after) => ({ kind, after })),
);

function nameOf({ kind, after }: Fault): string {
  return `${kind} after ${after}`;
}

/** Milliseconds that a client waits for an answer. */
const patience = 12_000;

let hosts = 0;

/** Adds watches at once; resolves with the answers, by host. A client that gave up has none. */
async function addWatches(browser: Browser, count = 4): Promise<ReadonlyMap<string, Told | null>> {
  const names = Array.from({ length: count }, () => `shop${++hosts}.example`);
  const sent = names.map(async (target) => {
    const body = JSON.stringify({ target, checks: ["dns"], paused: true });
    const headers = { "content-type": "application/json", origin: "https://checks.example" };
    const signal = AbortSignal.timeout(patience);
    const told = await browser.send("/watches", { method: "POST", body, headers, signal }).catch(() => null);
    return [target, told] as const;
  });
  return new Map(await Promise.all(sent));
}

/** What was answered as stored is stored, and a store that is away is neither a missing session nor a bug. */
function judged(told: ReadonlyMap<string, Told | null>, stored: ReadonlySet<string>): Outcome {
  for (const [host, answer] of told) {
    if (answer?.status === 200 && !stored.has(host)) return { kind: "lost", what: host };
    const { reason } = answer?.envelope.error ?? { reason: "" };
    const isHonest = answer === null || answer.status === 200 || (answer.status === 503 && reason !== "internal");
    if (!isHonest) return { kind: "wrong", what: `${answer.status} ${reason}` };
  }
  return { kind: [...told.values()].every((answer) => answer?.status === 200) ? "same" : "untold" };
}

// Connections that are lost take their time, so it is part of the whole matrix only.
test.for(isWhole ? ["PostgreSQL"] : [])(
  "a fault between us and %s loses nothing that was answered",
  { timeout: 600_000 },
  async (area) => {
    if (postgres === null) throw new Error("the server is not started");
    const database = await postgres.create();
    const chaos = await serveChaos(postgres.port);
    onTestFinished(() => chaos.close());
    const databaseUrl = postgres.url(database).replace(`:${postgres.port}`, `:${chaos.port}`);
    expect(databaseUrl).toContain(`:${chaos.port}`);
    const house = await openHouse({
      storing: { dataDir: folderWith({}), databaseUrl, limit: storeLimit },
      accounting: {
        registration: "open",
        secret: "a secret that every node has the same of",
        mail: { url: "smtp://127.0.0.1:9", from: "a@checks.example" },
      },
    });
    const jin = await house.resident("jin@shop.example");
    for (const fault of faults) {
      chaos.set(fault);
      const told = await addWatches(jin);
      chaos.set(null);
      await until(async () => (await jin.get("")).status === 200);
      const rows = await postgres.sql(database, "select target from watch");
      tally.add(area, nameOf(fault), judged(told, new Set(rows.map((row) => String(row["target"])))));
    }
    expect(tally.faults(area)).toEqual([]);
    expect(house.lines.filter((line) => line.includes('"stack"'))).toEqual([]);
  },
);

test("a fault between us and Redis takes no answer away", { timeout: 600_000 }, async () => {
  const area = "Redis";
  const redis = await startRedis();
  onTestFinished(redis.close);
  const chaos = await serveChaos(Number(new URL(redis.url).port));
  onTestFinished(() => chaos.close());
  const service = await serve({ rateLimit: 1000, redisUrl: `redis://127.0.0.1:${chaos.port}/0` });
  const ask = () => service.ask("/api/util/ip", { signal: AbortSignal.timeout(patience) }).catch(() => null);
  await until(async () => (await ask())?.status === 200);
  for (const fault of faults) {
    chaos.set(fault);
    const told = await Promise.all(Array.from({ length: 6 }, ask));
    const failed = told.find((answer) => answer?.status !== 200);
    const outcome: Outcome =
      failed === undefined ? { kind: "same" } : { kind: "wrong", what: failed === null ? "no answer" : failed.text };
    tally.add(area, nameOf(fault), outcome);
    chaos.set(null);
  }
  expect(tally.faults(area)).toEqual([]);
});

test("a full disk refuses what it cannot store, and loses nothing that was answered", async () => {
  const area = "a full disk";
  const dataDir = join(folderWith({}), "disk");
  mkdirSync(dataDir);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=6m", "tmpfs", dataDir]);
  onTestFinished(() => void execFileSync("umount", ["--lazy", dataDir]));
  const house = await openHouse({ storing: { dataDir, databaseUrl: null, limit: storeLimit } });
  const jin = await house.resident("jin@shop.example");
  const [filler, told] = [join(dataDir, "filler"), new Map<string, Told | null>()];
  const fill = (leaving: number): void => {
    writeFileSync(filler, "");
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leaving)));
  };
  // Less and less room, and none at last.
  for (const leaving of [400, 200, 100, 50, 25, 0]) {
    fill(leaving * 1024);
    for (const [host, answer] of await addWatches(jin, 8)) told.set(host, answer);
  }
  writeFileSync(filler, "");
  await until(
    async () => (await jin.post("/watches", { target: `shop${++hosts}.example`, checks: ["dns"] })).status === 200,
  );
  const db = new DatabaseSync(join(dataDir, "portcullis.db"), { readOnly: true });
  const stored = new Set(
    db
      .prepare("select target from watch")
      .all()
      .map(({ target }) => String(target)),
  );
  db.close();
  for (const [host, answer] of told) tally.add(area, host, judged(new Map([[host, answer]]), stored));
  expect(tally.faults(area)).toEqual([]);
  expect([...told.values()].some((answer) => answer?.status === 503)).toBe(true);
});

test("a file that turns read-only while the server runs refuses what it cannot store, and loses nothing that was answered", async () => {
  const area = "a read-only file";
  const dataDir = folderWith({});
  const house = await openHouse({ storing: { dataDir, databaseUrl: null, limit: storeLimit } });
  const jin = await house.resident("jin@shop.example");
  // ext4 refuses writes to an immutable file also where it is open for them, as a file system does that an error has made read-only.
  const change = (flag: "+i" | "-i"): void =>
    void execFileSync("chattr", [flag, ...readdirSync(dataDir).map((name) => join(dataDir, name))]);
  onTestFinished(() => change("-i"));
  const told = new Map(await addWatches(jin));
  for (let round = 0; round < (isWhole ? 10 : 2); round++) {
    change("+i");
    for (const [host, answer] of await addWatches(jin)) told.set(host, answer);
    // What is stored can be read, by an account as well.
    const read = await jin.get("/watches");
    tally.add(
      area,
      `round ${round}: reading`,
      read.status === 200 ? { kind: "same" } : { kind: "wrong", what: read.text },
    );
    change("-i");
    await until(async () => (await addWatches(jin, 1)).values().next().value?.status === 200);
  }
  const db = new DatabaseSync(join(dataDir, "portcullis.db"), { readOnly: true });
  const stored = new Set(
    db
      .prepare("select target from watch")
      .all()
      .map(({ target }) => String(target)),
  );
  db.close();
  for (const [host, answer] of told) tally.add(area, host, judged(new Map([[host, answer]]), stored));
  expect(tally.faults(area)).toEqual([]);
  expect([...told.values()].some((answer) => answer?.status === 503)).toBe(true);
  expect(house.lines.filter((line) => line.includes('"stack"'))).toEqual([]);
});
