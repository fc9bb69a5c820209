import { expect, test } from "vitest";
import { beat } from "../../server/monitoring/runs/due.ts";
import { listWatches, removeWatch, runNow, changeWatch } from "../../server/monitoring/watches/rows.ts";
import type { JobsSetting } from "./setting.ts";
import { day, hour, minute, openWorld, resultOf, type World } from "./world.ts";

/** Milliseconds between two polls, less than the time after which a node counts as absent. */
const step = day / 100;

/** The behaviour of workers on every database. */
export function workerContract(make: () => Promise<JobsSetting>): void {
  async function begin(): Promise<World> {
    return openWorld(await make());
  }

  test("a new watch runs at once and then daily, at its time of the day", async () => {
    const world = await begin();
    const names = Array.from({ length: 48 }, (_, index) => `shop${index}.example`);
    for (const name of names) await world.watch(name);
    await world.worker();

    await world.pass(minute);
    expect(world.runs.map(({ target }) => target).toSorted()).toEqual(names.toSorted());

    // A watch that ran just before its turn waits for the next one.
    await world.pass(day, step);
    world.runs.length = 0;
    const from = world.now();
    await world.pass(day, step);
    expect(world.runs.map(({ target }) => target).toSorted()).toEqual(names.toSorted());
    const quarters = Map.groupBy(world.runs, ({ at }) => Math.floor((at - from) / (6 * hour)));
    expect(Math.max(...[...quarters.values()].map((runs) => runs.length))).toBeLessThan(20);
    const [one] = world.runs;
    await world.pass(day, step);
    expect(world.runs.findLast(({ target }) => target === one?.target)?.at).toBe((one?.at ?? 0) + day);
  });

  test("jobs of killed workers do not delay other domains", async () => {
    const world = await begin();
    const names = Array.from({ length: 70 }, (_, index) => `shop${index}.example`);
    for (const name of names) await world.watch(name);
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    // More than a worker looks ahead.
    const dead = await world.worker("dead", { rounds: 66, measure: () => never.then(() => ({ kind: "not-begun" })) });
    await dead.tick();

    await (await world.worker()).settled();

    expect(world.runs).toHaveLength(4);
    end();
  });

  test("three days of absence are made up for once, spread over an hour", async () => {
    const world = await begin();
    for (let index = 0; index < 120; index++) await world.watch(`shop${index}.example`);
    const worker = await world.worker();
    await world.pass(minute);
    await world.pass(day, step);
    await worker.stop();
    world.runs.length = 0;

    await world.pass(3 * day);
    expect(world.runs).toEqual([]);
    await world.worker();
    const back = world.now();
    await world.pass(70 * minute, 5 * minute);

    const early = world.runs.filter(({ at }) => at <= back + 70 * minute);
    expect(new Set(early.map(({ target }) => target)).size).toBe(120);
    expect(early.length).toBeLessThanOrEqual(130);
    const steps = Map.groupBy(early, ({ at }) => at);
    expect(Math.max(...[...steps.values()].map((runs) => runs.length))).toBeLessThan(30);
  });

  test("a result that needs confirmation is measured again, on another node if possible", async () => {
    const world = await begin();
    const id = await world.watch("shop.example");
    await world.worker("one");
    await world.pass(minute);
    world.changes = {
      note: ({ confirmedBy }) => Promise.resolve(confirmedBy === undefined ? { confirmAfter: 10 * minute } : {}),
    };
    await runNow(world.store, "operator", id, world.now());
    await world.pass(12 * minute, minute);
    const [first, seen, fresh, ...more] = world.noted;
    expect(more).toEqual([]);
    expect(seen).not.toHaveProperty("confirmedBy");
    expect(fresh).toMatchObject({ confirmedBy: "one", previous: { observedAt: first?.at } });
    expect(seen?.previous).toEqual(fresh?.previous);
    expect((fresh?.at ?? 0) - (seen?.at ?? 0)).toBe(10 * minute);
    expect(world.runs.map(({ isFresh }) => isFresh)).toEqual([false, true, true]);

    await world.worker("other");
    await runNow(world.store, "operator", id, world.now());
    // The node that saw the change may take the job first, and leaves the run to the other: many looks, as in a real service.
    await world.pass(12 * minute, minute / 6);
    const [saw, confirmed] = world.runs.slice(3);
    expect([saw?.isFresh, confirmed?.isFresh]).toEqual([true, true]);
    expect(world.noted.at(-1)).toMatchObject({ confirmedBy: confirmed?.node, previous: { observedAt: fresh?.at } });
    expect(confirmed?.node).not.toBe(saw?.node);
  });

  test("a result, its changes and its deliveries are committed together, or none of them is", async () => {
    const world = await begin();
    await world.watch("shop.example");
    const { store } = world;
    let isKilled = true;
    const row = { domain: "shop.example", target: "shop.example", check_id: "dns", key: "ns\n", field: "ns" } as const;
    const unset = { subject: null, old_value: null, new_value: "ns1", confirmed_at: null, is_latest: 1 } as const;
    world.changes = {
      note: ({ at }) =>
        Promise.resolve({
          confirmAfter: 10 * minute,
          async record({ db, jobs }) {
            const facts = { direction: "neutral", severity: "low", at, last_seen: at } as const;
            await db
              .insertInto("change")
              .values({ ...row, ...unset, ...facts })
              .execute();
            await jobs.enqueue(db, [{ kind: "delivery", payload: { id: "msg" }, key: "msg" }], at);
            if (isKilled) throw new Error("killed");
          },
        }),
    };
    const written = async () => ({
      changes: (await store.through(({ db }) => db.selectFrom("change").select("id").execute())).length,
      runs: (await listWatches(store, "operator")).flatMap(({ states }) => states.map(({ runs }) => runs)),
      isEnqueued: await store.through(({ db, jobs }) => jobs.cancel(db, "delivery", "msg")),
    });
    const bugs: unknown[] = [];
    await world.worker("one", { onBug: (error) => void bugs.push(error) });
    await world.pass(minute);
    expect(await written()).toEqual({ changes: 0, runs: [0], isEnqueued: false });
    expect(bugs).toMatchObject([{ message: "killed" }]);

    isKilled = false;
    await world.pass(5 * minute, minute);
    expect(await written()).toEqual({ changes: 1, runs: [1], isEnqueued: true });
    const [watch] = await listWatches(store, "operator");
    expect(watch?.states[0]?.dueAt).toBe((world.noted.at(-1)?.at ?? 0) + 10 * minute);
  });

  test("a result whose lease was lost writes no changes", async () => {
    const world = await begin();
    const id = await world.watch("shop.example");
    const recorded: string[] = [];
    world.changes = { note: ({ target }) => Promise.resolve({ record: async () => void recorded.push(target) }) };
    world.answer = async (run) => {
      await removeWatch(world.store, "operator", id);
      return { kind: "measured", result: resultOf(run) };
    };
    await world.worker();
    await world.pass(minute);

    expect([world.noted.length, recorded]).toEqual([1, []]);
  });

  test("an earlier measurement confirms nothing", async () => {
    const world = await begin();
    await world.watch("shop.example");
    await world.worker();
    await world.pass(minute);
    world.changes = {
      note: ({ confirmedBy }) => Promise.resolve(confirmedBy === undefined ? { confirmAfter: 10 * minute } : {}),
    };
    const [watch] = await listWatches(world.store, "operator");
    await runNow(world.store, "operator", watch?.id ?? "", world.now());
    await world.pass(minute);
    const at = world.now();
    world.answer = (run) => ({ kind: "measured", result: resultOf({ ...run, at }) });
    await world.pass(10 * minute, minute);
    expect([world.runs.length, world.noted.length]).toEqual([3, 2]);

    world.answer = (run) => ({ kind: "measured", result: resultOf(run) });
    await world.pass(2 * minute, minute);
    expect(world.noted.at(-1)).toMatchObject({ confirmedBy: "one" });
  });

  test("a node that requested a fresh run makes it itself where the others take too long", async () => {
    const world = await begin();
    await world.watch("shop.example");
    const silent = await world.worker("silent");
    await world.pass(minute);
    await world.worker("one", { changes: { note: () => Promise.resolve({ confirmAfter: 10 * minute }) } });
    await silent.stop();
    const [state] = await listWatches(world.store, "operator");
    await runNow(world.store, "operator", state?.id ?? "", world.now());
    world.runs.length = 0;
    await world.pass(minute);
    // Another node is registered that takes no work.
    await beat(world.store, "silent", world.now() + 11 * minute);
    await world.pass(14 * minute, minute);

    const [seen, fresh] = world.runs;
    expect(fresh).toMatchObject({ isFresh: true, node: "one" });
    expect((fresh?.at ?? 0) - (seen?.at ?? 0)).toBe(13 * minute);
  });

  test("a failed measurement is retried soon, twice, and is not used for comparison", async () => {
    const world = await begin();
    const id = await world.watch("shop.example");
    await world.worker();
    await world.pass(minute);
    world.answer = () => ({ kind: "unmeasured", reason: "tcp.refused" });
    await runNow(world.store, "operator", id, world.now());
    [world.noted.length, world.runs.length] = [0, 0];
    await world.pass(2 * hour, minute);

    expect(world.runs.map(({ at }) => at - (world.runs[0]?.at ?? 0))).toEqual([0, 10 * minute, 70 * minute]);
    expect(world.noted.map(({ result }) => result)).toEqual(
      Array.from({ length: 3 }, () => ({ reason: "tcp.refused" })),
    );
    const [state] = await listWatches(world.store, "operator");
    expect(state?.states).toMatchObject([{ reason: "tcp.refused", runs: 4 }]);
    world.answer = (run) => ({ kind: "measured", result: resultOf(run) });
    await world.pass(day, step);
    expect(world.noted.at(-1)?.previous?.observedAt).toBe(Date.parse("2026-11-24T00:01:00Z"));
  });

  test("a target that our own network could not reach is measured every hour until it can", async () => {
    const world = await begin();
    const id = await world.watch("shop.example", { checks: ["ssl"] });
    await world.worker("one", { isOnline: () => Promise.resolve(false) });
    await world.pass(minute);
    world.answer = () => ({ kind: "unmeasured", reason: "tcp.refused" });
    await runNow(world.store, "operator", id, world.now());
    world.runs.length = 0;
    await world.pass(5 * hour, 10 * minute);

    const first = world.runs[0]?.at ?? 0;
    expect(world.runs.map(({ at }) => (at - first) / minute)).toEqual([0, 10, 70, 130, 190, 250]);
  });

  test("a run without room is postponed, without a result for the target", async () => {
    const world = await begin();
    await world.watch("shop.example");
    await world.worker();
    world.answer = () => ({ kind: "not-begun" });
    await world.pass(minute);
    expect(world.noted).toEqual([]);
    world.answer = (run) => ({ kind: "measured", result: resultOf(run) });
    await world.pass(2 * minute, minute);

    expect(world.noted).toHaveLength(1);
  });

  test("port and exposure run only with proven ownership, which is verified each time", async () => {
    const world = await begin();
    await world.watch("shop.example", { checks: ["dns", "exposure", "port"] });
    let isOwn: boolean | null = false;
    const asked: string[] = [];
    await world.worker("one", {
      isOwn({ account, target }) {
        asked.push(`${account} ${target}`);
        return Promise.resolve(isOwn);
      },
    });
    await world.pass(minute);
    expect(world.runs.map(({ check }) => check)).toEqual(["dns"]);
    const [before] = await listWatches(world.store, "operator");
    expect(before?.states.map(({ reason }) => reason)).toEqual([null, "ownership", "ownership"]);

    isOwn = true;
    await world.pass(2 * day, step);
    expect(new Set(world.runs.map(({ check }) => check))).toEqual(new Set(["dns", "exposure", "port"]));
    expect(new Set(asked)).toEqual(new Set(["operator shop.example"]));

    isOwn = null;
    const runs = world.runs.length;
    await world.pass(day, step);
    expect(world.runs.slice(runs).map(({ check }) => check)).toEqual(["dns"]);
  });

  test("a paused watch does not run, nor does one that was removed; a resumed one has its next turn", async () => {
    const world = await begin();
    const [paused, removed] = [await world.watch("a.example"), await world.watch("b.example")];
    await world.worker();
    await world.pass(minute);
    await changeWatch(world.store, "operator", paused, { paused: true }, world.now());
    expect(await removeWatch(world.store, "somebody", removed)).toBe(false);
    expect(await removeWatch(world.store, "operator", removed)).toBe(true);
    expect(await runNow(world.store, "operator", paused, world.now())).toBe(false);
    world.runs.length = 0;
    await world.pass(day, step);
    expect(world.runs).toEqual([]);

    await changeWatch(world.store, "operator", paused, { paused: false }, world.now());
    await world.pass(2 * day, step);
    expect(world.runs.length).toBeGreaterThan(0);
    expect(new Set(world.runs.map(({ target }) => target))).toEqual(new Set(["a.example"]));
  });

  test("a run requested during another one follows it", async () => {
    const world = await begin();
    const id = await world.watch("shop.example");
    await world.worker();
    world.answer = async (run) => {
      if (world.runs.length === 1) await runNow(world.store, "operator", id, world.now() + 1);
      return { kind: "measured", result: resultOf(run) };
    };
    await world.pass(minute);
    await world.pass(minute);

    expect(world.runs).toHaveLength(2);
    expect(world.noted[1]?.previous?.observedAt).toBe(world.runs[0]?.at);
  });

  test("a target has one run at a time for all its watches, and several workers share the rest", async () => {
    const world = await begin();
    for (let index = 0; index < 12; index++) {
      await world.watch(`shop${index}.example`, { checks: ["dns", "http", "ssl"] });
      await world.watch(`shop${index}.example`, { checks: ["dns", "rdap"] }, { account: "somebody" });
    }
    const running = new Map<string, number>();
    const nodes = new Set<string>();
    const { promise: everyone, resolve: meet } = Promise.withResolvers<void>();
    let most = 0;
    world.answer = async (run) => {
      const { target } = run;
      const others = (running.get(target) ?? 0) + 1;
      running.set(target, others);
      most = Math.max(most, others);
      // No worker ends everything before the other one has begun.
      if (nodes.add(run.node).size === 2) meet();
      await everyone;
      await new Promise((resolve) => setImmediate(resolve));
      running.set(target, others - 1);
      return { kind: "measured", result: resultOf(run) };
    };
    for (const node of ["one", "other"]) await world.worker(node, { rounds: 3 });
    await world.pass(minute);

    expect(most).toBe(1);
    expect(world.runs).toHaveLength(60);
    expect(nodes.size).toBe(2);
    const states = [...(await listWatches(world.store, "operator")), ...(await listWatches(world.store, "somebody"))];
    expect(states.flatMap(({ states: each }) => each).every(({ runs }) => runs === 1)).toBe(true);
  });
}
