import { expect, test } from "vitest";
import type { Payer } from "../../core/net/payer.ts";
import { openAddressLimiter, type Lease } from "./limiter.ts";
import type { AddressLimits } from "./limits.ts";

const never = new AbortController().signal;
const [site, other] = ["192.0.2.10", "192.0.2.11"];

function scene(limits: Partial<AddressLimits> = {}) {
  const clock = { now: 1_000_000 };
  const limiter = openAddressLimiter({ limits: { patience: 10, ...limits }, now: () => clock.now });
  const lease = (client: string, more: Partial<Payer> = {}, run = never): Lease =>
    limiter.lease({ client, isReserved: false, connections: 10, ...more }, run);
  /** Takes leases of runs under a name each, until one is refused. */
  async function fill(client: string, more: Partial<Payer> = {}, most = 200): Promise<number> {
    for (let runs = 0; runs < most; runs++) {
      const refused = await lease(client, more)
        .take(site, `${client}${runs}.example`)
        .then(
          () => false,
          () => true,
        );
      if (refused) return runs;
    }
    return most;
  }
  return { clock, lease, fill };
}

const busy = { reason: "busy", facts: { id: "busy.target" } };

test("a client has two runs under a name at a time; a third waits until one ends", async () => {
  const { lease } = scene({ runs: 20, patience: 60_000 });
  const [one, two, three] = [lease("a"), lease("a"), lease("a")];
  await one.take(site, "shop.example");
  await two.take(site, "shop.example");
  let has = false;
  const third = three.take(site, "shop.example").then(() => (has = true));
  await lease("b").take(site, "shop.example");
  await three.take(other, "shop.example");
  expect(has).toBe(false);

  one.release();
  await third;
});

test("the share of a client shrinks as others come, and a new client finds room", async () => {
  const { fill } = scene({ runs: 12, connections: 100_000 });

  expect([await fill("a"), await fill("b"), await fill("c")]).toEqual([6, 4, 2]);
});

test("watches and holders of keys have runs and connections that anonymous clients cannot take", async () => {
  const { fill, lease } = scene({ runs: 4, connections: 400 });
  for (const client of ["a", "b", "c", "d"]) await fill(client);
  await expect(lease("e").take(site, "e.example")).rejects.toMatchObject(busy);

  expect(await fill("watches", { isReserved: true })).toBeGreaterThan(0);
});

test("connections within a minute are limited for all together, and for anonymous clients to their part", async () => {
  const { clock, lease } = scene({ connections: 400, runs: 100 });
  let connections = 0;
  async function spend(client: string, isReserved = false): Promise<unknown> {
    for (;;) {
      const run = lease(client, { isReserved });
      for (let index = 0; index < 10; index++) {
        const refused = await run.connection(site, "shop.example").catch((error: unknown) => error);
        if (refused) {
          run.release();
          return refused;
        }
        connections++;
      }
      run.release();
    }
  }
  expect(await spend("a")).toMatchObject({ ...busy, retryAfter: 60 });
  expect(connections).toBe(360);
  for (const client of ["b", "c", "d", "e", "f"]) await spend(client);
  expect(connections).toBe(400);
  await spend("watches", true);
  await spend("key 1", true);
  expect(connections).toBe(500);

  clock.now += 60_000;
  await lease("a").connection(site, "shop.example");
});

test("a run that needs more connections than usual gets them while there is room", async () => {
  const { lease } = scene({ connections: 80 });
  const run = lease("a");
  let connections = 0;
  const refused = await (async () => {
    for (; connections < 100; connections++) await run.connection(site, "shop.example");
  })().catch((error: unknown) => error);

  expect(refused).toMatchObject(busy);
  expect(connections).toBeGreaterThan(20);
  expect(connections).toBeLessThanOrEqual(72);
});

test("an edge gets more with each certified name, and the base again at the first trouble", async () => {
  const { lease, fill } = scene({ connections: 100_000 });
  const first = lease("edge");
  await first.take(site, "shop0.example");
  for (let index = 0; index < 3; index++) first.certify(site, `shop${index}.example`);
  expect(await fill("a")).toBe(1);
  for (let index = 3; index < 20; index++) first.certify(site, `shop${index}.example`);
  expect(await fill("b")).toBe(8);

  first.trouble("shop0.example");
  await expect(lease("c").take(site, "c.example")).rejects.toMatchObject(busy);
  for (let index = 0; index < 20; index++) first.certify(site, `shop${index}.example`);
  await expect(lease("c").take(site, "c.example")).rejects.toMatchObject(busy);
});

test("one name, however often certified, is no edge", async () => {
  const { lease, fill } = scene({ connections: 100_000 });
  const first = lease("a");
  await first.take(site, "shop.example");
  for (let index = 0; index < 20; index++) first.certify(site, "shop.example");

  expect(await fill("b")).toBe(1);
});

test("the end of the run ends its wait: busy at its deadline, and nothing that a client could not tell from the target", async () => {
  const { lease } = scene({ runs: 2, patience: 60_000 });
  await lease("b").take(site, "shop.example");
  const ending = new AbortController();
  const waiting = lease("b", {}, ending.signal).take(site, "two.example");
  ending.abort(new DOMException("The deadline is over.", "TimeoutError"));

  await expect(waiting).rejects.toMatchObject(busy);
});

test("a run that ends while it takes a lease passes it on", async () => {
  const { lease } = scene({ runs: 2, patience: 60_000 });
  const [one, two] = [lease("a"), lease("a")];
  await one.take(site, "one.example");
  const second = two.take(site, "two.example");
  two.release();
  one.release();
  await second.catch(() => {});

  expect(await lease("a").take(site, "three.example")).toBeUndefined();
});
