import { expect, test } from "vitest";
import { openSeats, perRun, type Manners } from "./seats.ts";

const never = new AbortController().signal;
const site = "192.0.2.10";

function scene(manners: Partial<Manners> = {}) {
  const clock = { now: 0 };
  const seats = openSeats({ runs: 2, connections: 216, patience: 10, ...manners }, () => clock.now);
  return { clock, seats };
}

test("limited runs connect to an address at a time, each without a limit of its own; others wait, then are refused", async () => {
  const { seats } = scene();
  const [one, two, three] = [seats.guest(), seats.guest(), seats.guest()];
  for (const guest of [one, one, two, two]) await guest.connection(site, never);

  await expect(three.connection(site, never)).rejects.toMatchObject({ reason: "busy", retryAfter: 1 });
  await three.connection("192.0.2.11", never);
  const waiting = three.connection(site, never);
  one.leave();
  await waiting;
  await expect(seats.guest().connection(site, never)).rejects.toMatchObject({ reason: "busy" });
});

test("an aborted wait ends, and takes no seat", async () => {
  const { seats } = scene({ runs: 1, patience: 60_000 });
  const [one, two, three] = [seats.guest(), seats.guest(), seats.guest()];
  await one.connection(site, never);
  const gone = new AbortController();
  const second = two.connection(site, gone.signal);
  gone.abort();
  const third = three.connection(site, never);

  await expect(second).rejects.toThrow("called off");
  one.leave();
  await third;
  three.leave();
  expect(await two.connection(site, never)).toBeUndefined();
});

test("a run that ends while it waits passes its seat on", async () => {
  const { seats } = scene({ runs: 1, patience: 60_000 });
  const [one, two, three] = [seats.guest(), seats.guest(), seats.guest()];
  await one.connection(site, never);
  const second = two.connection(site, never);
  two.leave();
  one.leave();
  await second;

  expect(await three.connection(site, never)).toBeUndefined();
});

test("connections per minute are limited, and a run starts only if it fits in", async () => {
  const { clock, seats } = scene({ runs: 10 });
  let connections = 0;
  let refusal: unknown;
  for (let runs = 0; ; runs++) {
    const guest = seats.guest();
    const refused = await guest.connection(site, never).catch((error: unknown) => error);
    refusal = refused;
    if (refused) break;
    for (connections++; connections % perRun !== 0; connections++) await guest.connection(site, never);
    guest.leave();
  }
  expect(connections).toBe(208);
  expect(refusal).toMatchObject({ reason: "busy", retryAfter: 60 });

  clock.now = 60_000;
  await seats.guest().connection(site, never);
});

test("even a run with more connections than usual stays below the limit", async () => {
  const { seats } = scene({ connections: 30 });
  const guest = seats.guest();
  for (let index = 0; index < 30; index++) await guest.connection(site, never);

  await expect(guest.connection(site, never)).rejects.toMatchObject({ reason: "busy", retryAfter: 60 });
});
