import { expect, test } from "vitest";
import { isFair, obstacleTo, type ClientUnits, type Load, type Obstacle } from "./shares.ts";
import { defaultCapacity, openSlots } from "./slots.ts";

const shares = { runs: 16, share: 8, cheap: 2, host: 4 };
const six = (subnet: number): ClientUnits => [`2001:db8:0:${subnet}::/64`, "2001:db8::/48"];

function loads(count: number, client: ClientUnits, host: string | null = null, isCheap = false): readonly Load[] {
  return Array.from({ length: count }, () => ({ client, claim: { host, isCheap } }));
}

/** How many runs clients get that ask for more than they may have, one client after the other. */
function granted(clients: readonly ClientUnits[], { runs, share, cheap, host } = defaultCapacity): readonly number[] {
  const running: Load[] = [];
  return clients.map((client) => {
    const load: Load = { client, claim: { host: null, isCheap: false } };
    const before = running.length;
    while (obstacleTo(load, running, { runs, share, cheap, host }) === null) running.push(load);
    return running.length - before;
  });
}

test("the share of a client shrinks as more clients are active, and a newcomer finds room", () => {
  const clients = ["a", "b", "c", "d", "e", "f", "g"].map((name) => [name]);

  expect(granted(clients.slice(0, 1))).toEqual([16]);
  expect(granted(clients)).toEqual([16, 14, 9, 6, 4, 3, 2]);
});

test("the clients of one IPv6 /48 share a limit", () => {
  expect(granted([six(1), six(2), six(3)])).toEqual([16, 0, 0]);
  expect(granted([six(1), ["2001:db8:1:1::/64", "2001:db8:1::/48"]])).toEqual([16, 14]);
});

test.for<readonly [own: number, taken: number, most: number, isFair: boolean]>([
  [0, 0, 1, true],
  [0, 1, 1, false],
  [0, 0, 0, false],
  [4, 4, 14, true],
  [5, 5, 14, false],
])("a client with %i of %i taken places of %i may take one more: %s", ([own, taken, most, expected]) => {
  expect(isFair(own, taken, most)).toBe(expected);
});

test.for<readonly [what: string, running: readonly Load[], load: Load | undefined, obstacle: Obstacle]>([
  ["nothing runs", [], loads(1, ["a"])[0], null],
  ["the host is measured four times", loads(4, ["a"], "shop.example"), loads(1, ["b"], "shop.example")[0], "host"],
  ["another host is", loads(4, ["a"], "shop.example"), loads(1, ["b"], "other.example")[0], null],
  ["questions name no host", loads(4, ["a"]), loads(1, ["b"])[0], null],
  ["the client has its share", loads(5, ["a"]), loads(1, ["a"])[0], "client"],
  ["a neighbour in the /48 has it", loads(5, six(1)), loads(1, six(2))[0], "client"],
  ["the others have taken all but what is left to cheap checks", loads(14, ["a"]), loads(1, ["b"])[0], "runs"],
  ["the same, and the check is cheap", loads(14, ["a"]), loads(1, ["b"], null, true)[0], null],
  ["everything is taken", loads(16, ["a"]), loads(1, ["b"], null, true)[0], "runs"],
])("where %s, the next one gets the expected result", ([, running, load, obstacle]) => {
  expect(load && obstacleTo(load, running, shares)).toBe(obstacle);
});

const never = new AbortController().signal;
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("five greedy clients with sixteen silent targets each do not keep an honest one waiting", async () => {
  const slots = openSlots({ ...defaultCapacity, patience: 20 }, () => 0);
  const ending = Promise.withResolvers<string>();
  const greedy = ["a", "b", "c", "d", "e"].flatMap((client) =>
    Array.from({ length: 16 }, (_, index) =>
      slots.run([client], never, { host: `${client}${index}.example`, isCheap: false }, () => ending.promise),
    ),
  );
  const ends = Promise.allSettled(greedy);
  await settle();
  let hasBegun = false;

  const honest = slots.run(["honest"], never, { host: "shop.example", isCheap: false }, async () => {
    hasBegun = true;
    return "answer";
  });

  expect(hasBegun).toBe(true);
  expect(await honest).toBe("answer");
  // Clients that would wait too long are refused quickly.
  await expect(Promise.all(greedy)).rejects.toMatchObject({ reason: "busy" });
  ending.resolve("silence");
  expect((await ends).filter(({ status }) => status === "fulfilled")).toHaveLength(49);
});

/** A client that asks while the only slot has been in use for this long. */
function behindRun(milliseconds: number) {
  let time = 0;
  const slots = openSlots({ ...defaultCapacity, runs: 1 }, () => time);
  const held = Promise.withResolvers<string>();
  const claim = { host: null, isCheap: false };
  const first = slots.run(["a"], never, claim, () => held.promise);
  time = milliseconds;
  const second = slots.run(["b"], never, claim, () => Promise.resolve("second"));
  return { first, second, end: () => held.resolve("first") };
}

test.for([600, 1000, 2000])("where a run has taken %i ms so far, the next one waits", async (milliseconds) => {
  const { first, second, end } = behindRun(milliseconds);
  await settle();
  end();

  expect([await first, await second]).toEqual(["first", "second"]);
});

test.for<readonly [milliseconds: number, retryAfter: number]>([
  [2100, 3],
  [9000, 9],
  [600_000, 30],
])("where a run has taken %i ms so far, the next one is sent away for %i s", async ([milliseconds, retryAfter]) => {
  const { first, second, end } = behindRun(milliseconds);

  await expect(second).rejects.toMatchObject({ reason: "busy", retryAfter });
  end();
  await first;
});
