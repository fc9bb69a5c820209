import { expect, test } from "vitest";
import { openSingleFlight } from "./single-flight.ts";
import type { Claim, Priority } from "./shares.ts";
import { openSlots, type Capacity } from "./slots.ts";
import type { RunEvent } from "../../src/core/check.ts";

const ample: Capacity = { runs: 8, share: 8, cheap: 0, host: 4, waiting: 100, patience: 60_000 };
const never = new AbortController().signal;

function ignore(): void {}

/** Work that ends on demand. */
function openWork(capacity: Partial<Capacity> = {}) {
  const slots = openSlots({ ...ample, ...capacity });
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  function ask(name: string, priority: Priority, host: string | null = null): Promise<void> {
    const claim: Claim = { host, isCheap: false };
    const work = (): Promise<void> => {
      begun.push(name);
      return new Promise((resolve) => endings.set(name, resolve));
    };
    const asking = slots.run([priority], never, claim, work, priority);
    asking.catch(() => {});
    return asking;
  }
  async function end(name: string): Promise<void> {
    endings.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ask, end, begun };
}

test("a sweep takes a quarter of the runs, a batch half, and a person finds room all the same", () => {
  const { ask, begun } = openWork();
  for (let index = 0; index < 20; index++) void ask(`sweep ${index}`, "sweep");
  for (let index = 0; index < 20; index++) void ask(`batch ${index}`, "batch");
  const before = [...begun];
  void ask("person", "person");

  expect(before.filter((name) => name.startsWith("sweep"))).toHaveLength(2);
  expect(before.filter((name) => name.startsWith("batch")).length).toBeLessThanOrEqual(4);
  expect(before.some((name) => name.startsWith("batch"))).toBe(true);
  expect(begun.at(-1)).toBe("person");
});

test.for<Priority>(["batch", "sweep"])("a person never waits behind a %s for the only run of a host", (priority) => {
  const { ask, begun } = openWork({ runs: 1, host: 1, cheap: 0 });
  void ask("lower", priority, "shop.example");
  void ask("person", "person", "shop.example");

  expect(begun).toEqual(["lower", "person"]);
});

test("more urgent work goes first, regardless of waiting times", async () => {
  const { ask, end, begun } = openWork({ runs: 1 });
  void ask("first", "person");
  void ask("sweep", "sweep");
  void ask("batch", "batch");
  void ask("second", "person");

  await end("first");
  await end("second");
  await end("batch");
  await end("sweep");

  expect(begun).toEqual(["first", "second", "batch", "sweep"]);
});

test("a person who asks what a sweep waits for does not wait with it", async () => {
  const slots = openSlots({ ...ample, runs: 4 });
  const claim: Claim = { host: null, isCheap: false };
  const blocker = slots.run(["sweep"], never, claim, () => new Promise<void>(() => {}), "sweep");
  const turn = slots.turn(claim, () => Promise.resolve("done"));
  const bySweep = turn.join(["sweep"], never, "sweep");

  expect(await turn.join(["a"], never)).toBe("done");
  expect(await bySweep).toBe("done");
  expect(blocker).toBeInstanceOf(Promise);
});

test("every client receives the work's reports, from its beginning on", async () => {
  const singleFlight = openSingleFlight<string>();
  const slots = openSlots(ample);
  const landing = Promise.withResolvers<string>();
  let tell: (event: RunEvent) => void = ignore;
  const heard: RunEvent[][] = [[], []];
  const board = (which: number): Promise<string> =>
    singleFlight.board("q", {
      client: ["a"],
      gone: never,
      isFresh: false,
      report: (event) => heard[which]?.push(event),
      prepare(_signal, report) {
        tell = report;
        return slots.turn({ host: null, isCheap: false }, () => landing.promise);
      },
    });

  const first = board(0);
  tell({ kind: "item", item: "a.shop.example" });
  tell({ kind: "progress", done: 1, total: 2 });
  tell({ kind: "progress", done: 2, total: 2 });
  const second = board(1);
  tell({ kind: "item", item: "b.shop.example" });
  landing.resolve("done");

  expect(await Promise.all([first, second])).toEqual(["done", "done"]);
  expect(heard[0]).toHaveLength(4);
  expect(heard[1]).toEqual([
    { kind: "item", item: "a.shop.example" },
    { kind: "progress", done: 2, total: 2 },
    { kind: "item", item: "b.shop.example" },
  ]);
});
