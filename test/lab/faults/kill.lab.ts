import { execFile } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { addWatch } from "../../../server/monitoring/watches/rows.ts";
import { addChannel } from "../../../server/notifications/rows.ts";
import { openEncryption } from "../../../server/store/encryption/encryption.ts";
import { openStore } from "../../../server/store/open.ts";
import { folderWith } from "../../folder.ts";
import { childEnvironment } from "../../child-environment.ts";
import { eachOf, isWhole, openTally, type Outcome } from "./tally.ts";

const tally = openTally();
const run = promisify(execFile);

const [hour, day] = [3_600_000, 86_400_000];
const start = Date.parse("2026-11-24T00:00:00Z");

/** Rounds of ten minutes: a change is confirmed after minutes, and what was missed while no process ran is spread over an hour. */
const rounds = { usual: 7, after: 15 } as const;

/** A database and what receivers got. */
interface Scene {
  readonly file: string;
  readonly ledger: string;
}

/**
 * Runs a sweep with its deliveries, and kills it at a step; resolves with the number of steps, or null where it was killed. One that
 * somebody else kills, as the system without memory does, shows nothing.
 */
async function sweep({ file, ledger }: Scene, begin: number, grade: string, fatal?: number): Promise<number | null> {
  const words = [
    resolve("test/jobs/steps.ts"),
    file,
    ledger,
    `${begin}`,
    grade,
    `${rounds[fatal === undefined && begin > start + 2 * day ? "after" : "usual"]}`,
    ...(fatal === undefined ? [] : [`${fatal}`]),
  ];
  try {
    return Number((await run(process.execPath, words, { env: childEnvironment })).stdout);
  } catch (error) {
    const isKilled = (error as { readonly signal?: string }).signal === "SIGKILL";
    if (isKilled && fatal !== undefined) return null;
    throw error;
  }
}

/** The changes, the deliveries and what was received. */
async function outcomeOf({ file, ledger }: Scene) {
  const store = openStore({ place: { file } });
  try {
    return await store.through(async ({ db }) => ({
      changes: await db.selectFrom("change").select(["field", "target"]).execute(),
      deliveries: await db.selectFrom("delivery").select(["id", "state"]).execute(),
      received: existsSync(ledger)
        ? readFileSync(ledger, "utf8")
            .split("\n")
            .filter((line) => line !== "")
        : [],
    }));
  } finally {
    await store.close();
  }
}

/** A watched site with a grade, of which a receiver is to be told. */
async function prepare(): Promise<string> {
  const file = join(folderWith({}), "portcullis.db");
  const store = openStore({ place: { file } });
  const watch = { target: "shop.example", domain: "shop.example", checks: ["ssl"], every: day };
  await addWatch(store, watch, { account: "jin", isPaused: false, isFromFile: false, isSpread: false }, start);
  const settings = { name: "x", language: "en", mode: "at-once", digestHour: 0, minSeverity: "info" } as const;
  const receiver = { kind: "webhook", address: "https://hooks.example/x", shown: "x" } as const;
  const encryption = openEncryption("correct horse battery staple 1234");
  await addChannel(store, { account: "jin", ...receiver, ...settings }, encryption, start);
  await store.close();
  await sweep({ file, ledger: `${file}.ledger` }, start, "A");
  return file;
}

function sceneFrom(file: string): Scene {
  const folder = folderWith({});
  const scene = { file: join(folder, "portcullis.db"), ledger: join(folder, "ledger") };
  for (const suffix of ["", "-wal"]) if (existsSync(file + suffix)) copyFileSync(file + suffix, scene.file + suffix);
  return scene;
}

test(
  "killed at any step of a sweep or a delivery: the change is recorded once and sent once",
  { timeout: 1_800_000 },
  async () => {
    const area = "kill -9 at a step";
    const before = await prepare();
    const whole = sceneFrom(before);
    const steps = (await sweep(whole, start + 2 * day, "F")) ?? 0;
    const truth = await outcomeOf(whole);
    expect(truth.deliveries).toMatchObject([{ state: "delivered" }]);
    expect(truth.received).toHaveLength(1);
    expect(truth.changes.length).toBeGreaterThan(0);

    const all = Array.from({ length: steps }, (_, index) => index + 1);
    const chosen = isWhole ? all : all.filter((step) => step % Math.ceil(steps / 3) === 0);
    await eachOf(
      chosen,
      async (step) => {
        const scene = sceneFrom(before);
        const ended = await sweep(scene, start + 2 * day, "F", step);
        const killed = await outcomeOf(scene);
        await sweep(scene, start + 2 * day + 2 * hour, "F");
        tally.add(area, `step ${step}`, judged(ended, killed, truth, await outcomeOf(scene)));
      },
      2,
    );
    expect(tally.faults(area)).toEqual([]);
  },
);

type Found = Awaited<ReturnType<typeof outcomeOf>>;

/** A message whose receiver got it just before the process could record that is sent again, under the same id. */
function judged(ended: number | null, killed: Found, truth: Found, found: Found): Outcome {
  if (ended !== null) return { kind: "wrong", what: "it was not killed" };
  if (JSON.stringify(found.changes) !== JSON.stringify(truth.changes))
    return {
      kind: found.changes.length < truth.changes.length ? "lost" : "wrong",
      what: `${found.changes.length} changes`,
    };
  const isUnrecorded = killed.received.length === 1 && killed.deliveries[0]?.state !== "delivered";
  const [times, ids] = [found.received.length, new Set(found.received).size];
  if (times === 0) return { kind: "lost", what: "not sent" };
  if (ids !== 1 || times !== (isUnrecorded ? 2 : 1)) return { kind: "wrong", what: `sent ${times} times, ${ids} ids` };
  return found.deliveries.every(({ state }) => state === "delivered")
    ? { kind: "same" }
    : { kind: "wrong", what: "sent and not recorded" };
}
