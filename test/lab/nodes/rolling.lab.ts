import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startFleet, type Node } from "./fleet.ts";

/** Concurrent requests, and due watches and notifications. */
const [clients, watches, notifications] = [8, 200, 300] as const;

const mail = `From: Ann <ann@shop1.example>\r\nTo: bob@shop2.example\r\nMessage-ID: <1@shop1.example>\r\n\r\n`;

interface Load {
  /** Stops it and returns the answers by status, or by the error of a failed request. */
  stop(): Promise<ReadonlyMap<string, number>>;
}

/** Requests cached results, new measurements, and POST bodies that no proxy may repeat; slowly enough for two processors. */
function load(front: string): Load {
  const answers = new Map<string, number>();
  const ending = new AbortController();
  let asked = 0;

  async function ask(): Promise<void> {
    const number = asked++;
    const fresh = { headers: { "cache-control": "no-cache" } };
    const [path, init]: readonly [string, RequestInit] =
      number % 4 === 0
        ? [
            "email-header",
            {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ headers: mail }),
            },
          ]
        : [`dns?query=shop${number % 50}.example`, number % 4 === 1 ? fresh : {}];
    const answer = await tell(`${front}/api/util/${path}`, init);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }

  async function client(): Promise<void> {
    while (!ending.signal.aborted) {
      await ask();
      await sleep(100);
    }
  }

  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    async stop() {
      ending.abort();
      await all;
      return answers;
    },
  };
}

/** The result of a request: its status and `ok`, or the client's error. */
async function tell(url: string, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    return response.status === 200
      ? `200 ${(JSON.parse(text) as { ok: boolean }).ok}`
      : `${response.status} ${text.slice(0, 300)}`;
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

/** Restarts one process after the other, each only once the one before is ready again. */
async function roll(nodes: readonly Node[]): Promise<void> {
  for (const node of nodes) {
    expect([node.name, await node.end("SIGTERM")]).toEqual([node.name, 0]);
    await node.begin();
  }
}

test(`a rolling restart of two servers and two workers under load loses no request, no run of ${watches} watches and no notification`, async () => {
  const fleet = await startFleet();
  await fleet.watch(watches);
  await fleet.notify(notifications);
  const requests = load(fleet.front);
  onTestFinished(async () => void (await requests.stop()));
  const pids = fleet.nodes.map((node) => node.pid());

  await roll(fleet.nodes);
  await expect.poll(async () => (await fleet.runs()).every((count) => count > 0), { timeout: 120_000 }).toBe(true);
  await expect.poll(async () => (await fleet.delivered()).length, { timeout: 120_000 }).toBe(notifications);
  const served = await Promise.all(
    fleet.nodes.slice(0, 2).map((node) => node.metric("portcullis_check_duration_seconds_count")),
  );
  const answers = await requests.stop();

  expect([...answers.keys()]).toEqual(["200 true"]);
  expect(Math.min(...served)).toBeGreaterThan(20);
  expect(new Set([...pids, ...fleet.nodes.map((node) => node.pid())]).size).toBe(8);
  expect(new Set(await fleet.runs())).toEqual(new Set([1]));
  // Each once: a worker that stops waits for its running deliveries.
  expect(fleet.received.toSorted()).toEqual((await fleet.delivered()).toSorted());
  process.stdout.write(
    `${answers.get("200 true")} requests, ${watches} watches, ${notifications} notifications, 4 restarts: nothing lost\n`,
  );
}, 600_000);

test("an unavailable Redis blocks no restart", async () => {
  const fleet = await startFleet({ workers: false });
  const requests = load(fleet.front);
  onTestFinished(async () => void (await requests.stop()));
  await fleet.redis.stop();
  await roll(fleet.nodes);
  expect(await fleet.nodes[0]?.metric("portcullis_redis_up")).toBe(0);
  await fleet.redis.start();
  await expect.poll(() => fleet.nodes[0]?.metric("portcullis_redis_up"), { timeout: 30_000 }).toBe(1);
  expect([...(await requests.stop()).keys()]).toEqual(["200 true"]);
}, 600_000);
