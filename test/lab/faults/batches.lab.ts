import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createKey } from "../../../server/store/api-keys.ts";
import { withEngine } from "../../../server/store/admin.ts";
import { openStore } from "../../../server/store/open.ts";
import { storeLimit } from "../../../server/store/retention.ts";
import { ssl } from "../../../src/checks/ssl/index.ts";
import { questionOf } from "../../../src/run/run.ts";
import { keep } from "../../engine.ts";
import { folderWith } from "../../folder.ts";
import { serve, until, type Service, type Told } from "../../server/service.ts";
import { serveTls } from "../../twins/tls.ts";
import { startPostgres, type Postgres } from "../store/postgres.ts";
import { isWhole, openTally, type Outcome } from "./tally.ts";

const tally = openTally();

/** Milliseconds after which the database is restarted, round by round; and between the requests of two keys. */
const [delays, apart] = [isWhole ? Array.from({ length: 20 }, (_, index) => 40 * index) : [200, 500], 60] as const;

/** Hosts that are measured, and keys that make runs. */
const [hosts, keys] = [Array.from({ length: 40 }, (_, index) => `shop${index}.example`), 8] as const;

interface Stage {
  readonly postgres: Postgres;
  readonly url: string;
  readonly service: Service;
  readonly keys: readonly string[];
}

/** A server on PostgreSQL that measures hosts, with keys. */
async function openStage(): Promise<Stage> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const url = postgres.url(await postgres.createMigrated());
  const made = await withEngine({ url }, (engine) =>
    Promise.all(
      Array.from({ length: keys }, async (_, index) => {
        const wanted = {
          owner: "operator",
          name: `ci-${index}`,
          scopes: ["read"],
          rateLimit: null,
          expiresAt: null,
        } as const;
        return (await createKey(engine, wanted, Date.now())).key;
      }),
    ),
  );
  const twin = await keep(serveTls());
  const service = await serve({
    checks: [ssl],
    worker: true,
    rateLimit: 100_000,
    addressLimits: { connections: 1_000_000 },
    storing: { dataDir: folderWith({}), databaseUrl: url, limit: storeLimit },
    measuring: { pins: hosts.map((host) => ({ host, port: 443, address: "127.0.0.1", toPort: twin.port })) },
  });
  await until(async () => (await service.ask("/readyz")).status === 200);
  return { postgres, url, service, keys: made };
}

/** Ends the database at once after some milliseconds, and starts it again. */
async function restart(postgres: Postgres, after: number): Promise<void> {
  await sleep(after);
  await postgres.stop();
  await sleep(200);
  await postgres.start();
}

function post(service: Service, path: string, key: string, body: object, id?: string): Promise<Told<{ id: string }>> {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${key}`,
    ...(id !== undefined && { "idempotency-key": id }),
  };
  return service.ask(path, { method: "POST", body: JSON.stringify(body), headers });
}

interface Line {
  readonly index?: number;
  readonly envelope?: Told["envelope"];
  readonly progress?: { readonly done: number };
}

test(
  "PostgreSQL that restarts within a batch: every line that was answered is stored",
  { timeout: 900_000 },
  async () => {
    const area = "a batch's database";
    const {
      postgres,
      url,
      service,
      keys: [key = ""],
    } = await openStage();
    // A key that the server has not seen cannot be looked up without its database.
    expect((await post(service, "/api/batch", key, { check: "ssl", inputs: ["shop0.example"] })).status).toBe(200);
    for (const [round, delay] of delays.entries()) {
      const begin = Date.now();
      const [told] = await Promise.all([
        post(service, "/api/batch", key, { check: "ssl", inputs: hosts, max_age: 0 }),
        restart(postgres, delay),
      ]);
      const lines = told.text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Line]));
      const last = lines.at(-1)?.progress?.done;
      tally.add(
        area,
        `round ${round}: its end`,
        last === hosts.length ? { kind: "same" } : { kind: "lost", what: `${last} lines` },
      );
      const store = openStore({ place: { url } });
      for (const { index, envelope } of lines)
        if (index !== undefined)
          tally.add(
            area,
            `round ${round}: ${index}`,
            await storedSince(store, hosts[index] ?? "", begin, envelope?.error ?? null),
          );
      await store.close();
    }
    expect(tally.faults(area)).toEqual([]);
    expect(service.lines.filter((line) => line.includes('"stack"'))).toEqual([]);
  },
);

/** Whether a result that was answered is stored, soon after the database is back. */
async function storedSince(
  store: ReturnType<typeof openStore>,
  host: string,
  since: number,
  error: Told["envelope"]["error"] | null,
): Promise<Outcome> {
  if (error) return error.reason === "internal" ? { kind: "wrong", what: "internal" } : { kind: "untold" };
  const { id: check, version } = ssl;
  const wanted = { check, version, question: questionOf(ssl, ssl.input.parse({ host })), since };
  for (let tries = 0; tries < 50; tries++) {
    if ((await store.find(wanted)) !== null) return { kind: "same" };
    await sleep(200);
  }
  return { kind: "lost", what: host };
}

test(
  "PostgreSQL that restarts while runs are made: what was accepted is there and is finished, what was not can be repeated and is there once",
  { timeout: 900_000 },
  async () => {
    const area = "a run's database";
    const { postgres, url, service, keys: all } = await openStage();
    for (const key of all)
      expect((await service.ask("/api/runs", { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
    for (const [round, delay] of delays.entries()) {
      const make = (key: string, index: number): Promise<Told<{ id: string }>> =>
        post(service, "/api/runs", key, { check: "ssl", inputs: hosts.slice(index, index + 3) }, `${round}`);
      const makeLater = (key: string, index: number) => sleep(index * apart).then(() => make(key, index));
      const [told] = await Promise.all([Promise.all(all.map(makeLater)), restart(postgres, delay)]);
      for (const [index, key] of all.entries()) {
        const answer = told[index];
        const outcome =
          answer && (await outcomeOf(answer, () => make(key, index), { service, key, url, round, postgres }));
        if (outcome) tally.add(area, `round ${round}: key ${index}: ${answer.status}`, outcome);
      }
    }
    expect(tally.faults(area)).toEqual([]);
    expect(service.lines.filter((line) => line.includes('"stack"'))).toEqual([]);
  },
);

interface Made extends Pick<Stage, "service" | "url" | "postgres"> {
  readonly key: string;
  readonly round: number;
}

/** Whether a run that was accepted is finished; or whether one that was not is made once by the same request. */
async function outcomeOf(
  told: Told<{ readonly id: string }>,
  repeat: () => Promise<Told<{ readonly id: string }>>,
  { service, key, url, round, postgres }: Made,
): Promise<Outcome> {
  const { error } = told.envelope;
  const isAccepted = told.status === 202;
  if (!isAccepted && (told.status !== 503 || error?.reason === "internal"))
    return { kind: "wrong", what: `${told.status} ${error?.reason}` };
  let again = await repeat();
  for (let tries = 0; again.status !== 202 && tries < 50; tries++, again = await repeat()) await sleep(200);
  const { id = "" } = again.envelope.data ?? {};
  if (isAccepted && told.envelope.data?.id !== id)
    return { kind: "lost", what: `${told.envelope.data?.id} became ${id}` };
  for (let tries = 0; tries < 150; tries++) {
    const { envelope } = await service.ask<{ state: string; done: number; failed: number }>(`/api/runs/${id}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (envelope.data?.state === "done") {
      const rows = await postgres.sql(
        new URL(url).pathname.slice(1),
        `select key_id from batch_run where idempotency_key = '${round}' group by key_id having count(*) > 1`,
      );
      if (rows.length > 0) return { kind: "wrong", what: "made twice" };
      if (envelope.data.done !== 3) return { kind: "lost", what: `${envelope.data.done} of 3` };
      return { kind: isAccepted ? "same" : "untold" };
    }
    await sleep(200);
  }
  return { kind: "lost", what: "not finished" };
}
