import { expect, onTestFinished, test } from "vitest";
import { addChannel } from "../../server/notifications/rows.ts";
import { openPipeline } from "../../server/questions/pipeline.ts";
import {
  addRun,
  findRun,
  listRuns,
  mostBytes,
  readItems,
  removeRun,
  runLasts,
  type NewRun,
  type RunRow,
} from "../../server/questions/runs/rows.ts";
import { workOnRuns } from "../../server/questions/runs/work.ts";
import { createKey, revokeKey } from "../../server/store/api-keys.ts";
import { openEncryption } from "../../server/store/encryption/encryption.ts";
import { openJobs, type Jobs } from "../../server/store/jobs/jobs.ts";
import { leaseTime } from "../../server/store/jobs/table.ts";
import { openStore, type OpenedStore } from "../../server/store/open.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { failure } from "../../src/core/failure.ts";
import { openSample } from "../server/pipeline/sample.ts";
import { expectNoBackgroundErrors } from "../background-errors.ts";
import { until } from "../server/service.ts";
import type { JobsSetting } from "./setting.ts";

const hour = 3_600_000;

interface World {
  readonly store: OpenedStore;
  readonly keyId: string;
  /** Opens a process that works on runs; `collect` measures a host. */
  readonly process: (collect: (host: string) => Promise<unknown>) => Jobs;
  readonly add: (hosts: readonly string[], changes?: Partial<NewRun>) => Promise<RunRow>;
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

async function open({ place, pass = () => Promise.resolve() }: JobsSetting): Promise<World> {
  const onError = expectNoBackgroundErrors();
  const store = openStore({ place });
  const all: Jobs[] = [];
  onTestFinished(async () => {
    await Promise.all(all.map((jobs) => jobs.stop(0)));
    await store.close();
  });
  await store.ready();
  let offset = 0;
  const now = (): number => Date.now() + offset;
  const wanted = { owner: "operator", name: "ci", scopes: ["read"], rateLimit: null, expiresAt: null } as const;
  const { record } = await store.through((engine) => createKey(engine, wanted, now()));
  return {
    store,
    keyId: record.id,
    now,
    process(collect) {
      const { check } = openSample({ ttl: 0 });
      const measuring = {
        ...check,
        collect: async ({ host }: { readonly host: string }) => ({ host, run: Number((await collect(host)) ?? 1) }),
      } as unknown as AnyCheck;
      const jobs = openJobs({ database: store, now, renewal: hour, onBug: onError });
      const pipeline = openPipeline({ rateLimit: 10_000 });
      workOnRuns(jobs, { database: store, pipeline, now, onBug: onError, loadCheck: () => Promise.resolve(measuring) });
      all.push(jobs);
      return jobs;
    },
    add: (hosts, changes = {}) =>
      addRun(
        store,
        {
          keyId: record.id,
          account: "operator",
          rateLimit: null,
          check: "sample",
          language: "en",
          maxAge: null,
          channel: null,
          idempotencyKey: null,
          digest: hosts.join(),
          items: hosts.map((host, index) => ({ index, input: { host } })),
          ...changes,
        },
        now(),
      ),
    async pass(milliseconds) {
      offset += milliseconds;
      await pass(milliseconds);
    },
  };
}

function hostsOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `host${index}.example`);
}

/** The behaviour of runs on every engine. */
export function runsContract(make: () => Promise<JobsSetting>): void {
  test("a run survives the death of its process: no finished input is lost or measured again, and its channel is told once", async () => {
    const { store, keyId, process, add, pass, now } = await open(await make());
    const settings = { name: "on call", language: "en", mode: "at-once", digestHour: 8, minSeverity: "low" } as const;
    const address = "https://hooks.example/";
    const made = await addChannel(
      store,
      { account: "operator", kind: "webhook", address, shown: address, ...settings },
      openEncryption("a secret"),
      now(),
    );
    const hosts = hostsOf(10);
    const { id } = await add(hosts, { channel: made?.id ?? null });
    const measured: string[] = [];
    const late = Promise.withResolvers<void>();
    const killed = process(async (host) => {
      measured.push(host);
      if (Number(/\d+/.exec(host)?.[0]) >= 5) await late.promise;
    });
    await killed.tick();
    // Four inputs at a time: the others are finished, and four are under way.
    await until(async () => (await findRun(store, keyId, id, now()))?.done === 5 && measured.length === 9);
    expect(await findRun(store, keyId, id, now())).toMatchObject({ done: 5, finished_at: null });

    await pass(leaseTime + 1000);
    const again: string[] = [];
    const other = process((host) => {
      again.push(host);
      return host === "host7.example" ? Promise.reject(failure("dns.nxdomain", { host })) : Promise.resolve(2);
    });
    await other.settled();
    late.resolve();

    expect(again.toSorted()).toEqual(hosts.slice(5));
    const items = await readItems(store, id, 0, 20);
    expect(items.map(({ index, input }) => [index, input["host"]])).toEqual(hosts.map((host, index) => [index, host]));
    expect(items.map(({ envelope }) => (JSON.parse(envelope) as { readonly ok: boolean }).ok)).toEqual(
      hosts.map((host) => host !== "host7.example"),
    );
    await killed.settled();
    expect(await findRun(store, keyId, id, now())).toMatchObject({ total: 10, done: 10, failed: 1 });
    const deliveries = await store.through(({ db }) => db.selectFrom("delivery").select(["kind", "body"]).execute());
    expect(deliveries.map(({ kind, body }) => [kind, JSON.parse(body) as object])).toEqual([
      ["run", { changes: [], omitted: 0, run: { id, check: "sample", total: 10, failed: 1 } }],
    ]);
  });

  test("a repeated request returns its run, an idempotency key belongs to one request, and only the key finds it", async () => {
    const { store, keyId, add, pass, now } = await open(await make());
    const first = await add(["a.example"], { idempotencyKey: "once" });
    expect(await add(["a.example"], { idempotencyKey: "once" })).toEqual(first);
    await expect(add(["b.example"], { idempotencyKey: "once" })).rejects.toMatchObject({
      code: "INVALID_INPUT",
      reason: "Idempotency-Key",
    });
    const other = await add(["b.example"], { idempotencyKey: "once", keyId: "another" });
    expect((await listRuns(store, keyId, now())).map(({ id }) => id)).toEqual([first.id]);
    expect(await findRun(store, keyId, other.id, now())).toBeNull();
    expect(await removeRun(store, keyId, other.id, now())).toBe(false);
    expect(await removeRun(store, keyId, first.id, now())).toBe(true);
    expect(await findRun(store, keyId, first.id, now())).toBeNull();

    // After a day it is gone, and its key free again.
    const second = await add(["a.example"], { idempotencyKey: "once" });
    await pass(runLasts);
    expect(await findRun(store, keyId, second.id, now())).toBeNull();
    expect((await add(["c.example"], { idempotencyKey: "once" })).id).not.toBe(second.id);
  });

  test("a key has five open runs, and so many bytes of results", async () => {
    const { store, keyId, add, process } = await open(await make());
    for (let count = 0; count < 5; count++) await add(["a.example"]);
    await expect(add(["a.example"])).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 60 });
    await process(() => Promise.resolve(1)).settled();
    const { id } = await add(["a.example", "b.example"]);
    // The bytes of one run count for every other one of its key.
    await add(["c.example"]);
    await store.through(({ db }) =>
      db.updateTable("batch_run").set({ bytes: mostBytes }).where("id", "=", id).execute(),
    );
    await expect(add(["a.example"])).rejects.toMatchObject({ facts: { id: "batch.bytes" } });
    const measured: string[] = [];
    await process((host) => Promise.resolve(measured.push(host))).settled();
    expect(measured).toEqual([]);
    expect(JSON.stringify(await readItems(store, id, 0, 2))).toContain("batch.bytes");
    expect(await removeRun(store, keyId, id, Date.now())).toBe(true);
  });

  test("an input that another version accepted and this one refuses is answered with its refusal, and the others go on", async () => {
    const { store, keyId, add, process, now } = await open(await make());
    const items = [{ hostname: "a.example" }, { host: "b.example" }].map((input, index) => ({ index, input }));
    const { id } = await add([], { items });
    await process(() => Promise.resolve(1)).settled();

    expect(await findRun(store, keyId, id, now())).toMatchObject({ total: 2, done: 2, failed: 1 });
    const envelopes = (await readItems(store, id, 0, 2)).map(({ envelope }) => JSON.parse(envelope) as object);
    expect(envelopes).toMatchObject([{ ok: false, error: { code: "INVALID_INPUT", reason: "host" } }, { ok: true }]);
  });

  test("a run ends when it is deleted, when its key is revoked, and after a day", async () => {
    const { store, keyId, add, process, pass, now } = await open(await make());
    const measured: string[] = [];
    const running = await add(hostsOf(8));
    const jobs = process(async (host) => {
      measured.push(host);
      if (measured.length === 4) await removeRun(store, keyId, running.id, now());
    });
    await jobs.settled();
    // Those that were under way end by themselves.
    expect(measured.length).toBeLessThanOrEqual(8);
    expect(await readItems(store, running.id, 0, 20)).toEqual([]);

    const begun = measured.length;
    const old = await add(hostsOf(2));
    await store.through((engine) => revokeKey(engine, "operator", keyId, now()));
    await jobs.settled();
    expect(measured).toHaveLength(begun);
    expect(await findRun(store, keyId, old.id, now())).toBeNull();

    const expired = await add(hostsOf(2));
    await pass(runLasts + 600_000);
    await jobs.settled();
    const rows = await store.through(({ db }) => db.selectFrom("batch_item").select("run_id").execute());
    expect(rows.filter(({ run_id: id }) => id === expired.id)).toEqual([]);
  });
}
