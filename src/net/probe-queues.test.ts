import { expect, test } from "vitest";
import { openBudget } from "./budget.ts";
import { openProbeQueues } from "./probe-queues.ts";

const never = new AbortController().signal;

/** Work that ends on demand, and a count of started work. */
function gatedWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  return {
    begin: async () => {
      begun++;
      await promise;
    },
    end: resolve,
    begun: () => begun,
  };
}

test.for<[addresses: number, most: number]>([
  [1, 6],
  [3, 18],
  [8, 24],
])("probes of %i addresses: %i at a time", async ([addresses, most]) => {
  const queues = openProbeQueues(openBudget(), 6);
  const { begin, end, begun } = gatedWork();
  const all = Array.from({ length: addresses }, (_, at) =>
    Array.from({ length: 10 }, () => {
      const to = { host: "a.example", port: 443, at: `192.0.2.${at}` };
      return queues.queueOf(to)(never, begin);
    }),
  ).flat();
  await new Promise((resolve) => setImmediate(resolve));

  expect(begun()).toBe(most);
  end();
  await Promise.all(all);
  expect(begun()).toBe(10 * addresses);
});

test("each address raises the budget once, up to a limit of addresses", () => {
  const budget = openBudget({ connections: 1, bytes: 1 });
  const queues = openProbeQueues(budget, 6);
  for (let round = 0; round < 3; round++) {
    for (let at = 0; at < 40; at++) queues.enter({ host: "a.example", port: 443, at: `192.0.2.${at}` });
  }
  const opened = Array.from({ length: 1 + 32 * 52 }, () => budget.connection());

  expect(opened).toHaveLength(1665);
  expect(() => budget.connection()).toThrow(expect.objectContaining({ reason: "budget.connections" }));
});

test("without a named address the budget is not raised", () => {
  const budget = openBudget({ connections: 1, bytes: 1 });
  openProbeQueues(budget, 6).enter({ host: "a.example", port: 443 });
  budget.connection();

  expect(() => budget.connection()).toThrow(expect.objectContaining({ reason: "budget.connections" }));
});
