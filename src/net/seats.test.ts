import { expect, test } from "vitest";
import { openSeats, perRun, type Manners } from "./seats.ts";

const never = new AbortController().signal;
const site = "192.0.2.10";

function scene(manners: Partial<Manners> = {}) {
  const clock = { now: 0 };
  const seats = openSeats({ runs: 2, connections: 216, patience: 10, ...manners }, () => clock.now);
  return { clock, seats };
}

test("so many runs connect to an address at a time, each as often as it wants; others wait, and are sent away", async () => {
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

test("who has gone waits no more, and gets no seat", async () => {
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

test("a run that ends while it waits leaves its seat to the next one", async () => {
  const { seats } = scene({ runs: 1, patience: 60_000 });
  const [one, two, three] = [seats.guest(), seats.guest(), seats.guest()];
  await one.connection(site, never);
  const second = two.connection(site, never);
  two.leave();
  one.leave();
  await second;

  expect(await three.connection(site, never)).toBeUndefined();
});

test("a minute has so many connections, and no run begins that would not fit in", async () => {
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

test("not even a run that opens more than usual exceeds the limit", async () => {
  const { seats } = scene({ connections: 30 });
  const guest = seats.guest();
  for (let index = 0; index < 30; index++) await guest.connection(site, never);

  await expect(guest.connection(site, never)).rejects.toMatchObject({ reason: "busy", retryAfter: 60 });
});
