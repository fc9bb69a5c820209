import { once } from "node:events";
import { createServer, request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { addWatch } from "../monitoring/watches/rows.ts";
import { openInstruments } from "./instruments.ts";
import { openWatched } from "./watched.ts";
import { openStore } from "../store/open.ts";
import { pack } from "../store/prepare.ts";
import { startWorker } from "../worker.ts";
import { folderWith } from "../../test/folder.ts";
import { resultOf } from "../../test/jobs/world.ts";
import { closedPort } from "../../test/twins/tcp.ts";
import { openSample } from "../../test/server/pipeline/sample.ts";
import { serve, until, type Service } from "../../test/server/service.ts";

const anywhere = { host: "127.0.0.1", port: 0 } as const;
const path = "/api/util/sample?host=shop.example";

/** The URL of the metrics, from a log. */
async function urlIn(lines: readonly string[]): Promise<string> {
  const found = (): string | undefined => /"url":"(?<url>[^"]*\/metrics)"/.exec(lines.join(""))?.groups?.["url"];
  await until(() => found() !== undefined);
  return found() ?? "";
}

async function scrape(url: string): Promise<string> {
  const response = await fetch(url);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  return response.text();
}

/** The values of a text by name and labels. An invalid line fails. */
function valuesOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const format = /^(?<series>[a-z_0-9]+(?:\{(?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)*\})?) (?<value>\S+)$/;
  return new Map(
    lines.map((line) => {
      const { series, value } = format.exec(line)?.groups ?? {};
      if (series === undefined) throw new Error(`not in the format: ${line}`);
      return [series, Number(value)];
    }),
  );
}

async function measured(service: Service): Promise<ReadonlyMap<string, number>> {
  return valuesOf(await scrape(await urlIn(service.lines)));
}

test("requests, questions and caches are counted by check and outcome, including those before prom-client was loaded", async () => {
  const service = await serve({ checks: [openSample().check], metrics: anywhere });
  await service.ask(path);
  await service.ask(path);
  await service.ask(`${path}&nonsense=1`);
  await service.ask("/no-such-path");
  await service.ask("/livez");

  const values = await measured(service);
  // Node's own metrics tell of a collection of garbage, if there was one.
  expect(
    Object.fromEntries([...values].filter(([name]) => /^portcullis_\w+_duration_seconds_count/.test(name))),
  ).toEqual({
    'portcullis_check_duration_seconds_count{check="sample",caller="person",outcome="measured"}': 1,
    'portcullis_check_duration_seconds_count{check="sample",caller="person",outcome="cached"}': 1,
    'portcullis_check_duration_seconds_count{check="sample",caller="person",outcome="INVALID_INPUT"}': 1,
    'portcullis_http_request_duration_seconds_count{path="/api/util/sample",status="200"}': 2,
    'portcullis_http_request_duration_seconds_count{path="/api/util/sample",status="400"}': 1,
    'portcullis_http_request_duration_seconds_count{path="other",status="404"}': 1,
    'portcullis_http_request_duration_seconds_count{path="/livez",status="200"}': 1,
  });
  expect(values.get('portcullis_runs{state="running"}')).toBe(0);
  expect(values.get("portcullis_ready")).toBe(1);
  expect([...values.keys()]).toContain("nodejs_eventloop_lag_seconds");
});

test("no client, target, key or address becomes a label", async () => {
  const service = await serve({ checks: [openSample().check], metrics: anywhere });
  const secret = `ptc_live_${"a".repeat(38)}`;
  const hostile = encodeURIComponent('evil"} 1\nportcullis_ready 0');
  await service.ask(`${path}&${hostile}=${hostile}`, { headers: { authorization: `Bearer ${secret}` } });
  await service.ask(`/${hostile}`, { method: "DELETE", headers: { "x-request-id": "abcdefgh-12345678" } });
  await service.ask(path, { headers: { "user-agent": "evil-agent" } });

  const text = await scrape(await urlIn(service.lines));
  expect(valuesOf(text).get("portcullis_ready")).toBe(1);
  expect(text).not.toMatch(/evil|ptc_live|shop\.example|127\.0\.0\.1|abcdefgh/);
});

test("metrics have a separate listener without other content", async () => {
  const service = await serve({ checks: [openSample().check], metrics: anywhere });
  const url = await urlIn(service.lines);

  expect((await service.ask("/metrics")).status).toBe(404);
  const ask = async (place: string, init: RequestInit = {}) => (await fetch(new URL(place, url), init)).status;
  expect(await Promise.all([ask("/"), ask("/api/util/sample?host=a"), ask("/metrics", { method: "POST" })])).toEqual([
    404, 404, 405,
  ]);
  expect(await Promise.all([ask("/livez"), ask("/readyz"), ask("/metrics", { method: "HEAD" })])).toEqual([
    200, 200, 200,
  ]);
});

test.for([
  ["attacker.example", 421],
  ["localhost.attacker.example:1", 421],
  ["localhost:1", 200],
  ["127.0.0.1", 200],
  ["[::1]:9464", 200],
] as const)("on loopback a request for %s is answered with %d", async ([host, status]) => {
  const service = await serve({ checks: [openSample().check], metrics: anywhere });
  const sent = request(await urlIn(service.lines), { headers: { host } }).end();
  const [response] = (await once(sent, "response")) as [{ statusCode: number; resume(): void }];
  response.resume();

  expect(response.statusCode).toBe(status);
});

test("a busy port stops no server, and is reported once", async () => {
  const squatter = createServer().listen(0, "127.0.0.1");
  await once(squatter, "listening");
  onTestFinished(() => void squatter.close());
  const { port } = squatter.address() as { port: number };
  const service = await serve({ checks: [openSample().check], metrics: { host: "127.0.0.1", port } });
  await until(() => service.lines.join("").includes("EADDRINUSE"));

  expect((await service.ask(path)).status).toBe(200);
  expect(service.lines.filter((line) => line.includes(`"trouble":"EADDRINUSE 127.0.0.1:${port}"`))).toHaveLength(1);
});

test("a hundred concurrent scrapes read the state once", async () => {
  let reads = 0;
  const watched = () => {
    reads++;
    return Promise.resolve(null);
  };
  const { openMetricsListener } = await import("../http/listener/metrics.ts");
  const { remembered } = await import("./metrics.ts");
  const instruments = openInstruments({
    role: "serve",
    readiness: () => "ready",
    runs: () => ({ running: 0, waiting: 0, most: 64 }),
    watched,
  });
  const lines: string[] = [];
  const listener = openMetricsListener({
    place: anywhere,
    contentType: instruments.contentType,
    // A stopped clock: on a busy machine, a hundred requests can take longer than a text stays fresh.
    text: remembered(
      () => instruments.text(),
      () => 0,
    ),
    readiness: () => "ready",
    onListening: (url) => lines.push(`"url":"${url}"`),
    onTrouble: (trouble) => lines.push(trouble),
    onBug: (error) => lines.push(String(error)),
  });
  onTestFinished(() => listener.close());
  const url = await urlIn(lines);

  const texts = await Promise.all(Array.from({ length: 100 }, () => scrape(url)));
  expect(new Set(texts).size).toBe(1);
  expect(reads).toBe(1);
});

test("the store is timed, and its trouble is a number", async () => {
  const dataDir = folderWith({});
  const service = await serve({
    checks: [openSample().check],
    metrics: anywhere,
    storing: { dataDir, databaseUrl: null, limit: 1e9 },
  });
  const url = await urlIn(service.lines);
  await until(async () => (await service.ask("/readyz")).status === 200);
  await service.ask(path);
  await until(async () => {
    const values = valuesOf(await scrape(url));
    return (values.get('portcullis_store_duration_seconds_count{operation="write",outcome="done"}') ?? 0) > 0;
  });

  const values = valuesOf(await scrape(url));
  expect(values.get("portcullis_store_up")).toBe(1);
  expect(values.get('portcullis_store_duration_seconds_count{operation="find",outcome="done"}')).toBeGreaterThan(0);
});

test("Redis that cannot be reached is a number", async () => {
  const redisUrl = `redis://127.0.0.1:${await closedPort()}`;
  const service = await serve({ checks: [openSample().check], metrics: anywhere, redisUrl });

  expect((await measured(service)).get("portcullis_redis_up")).toBe(0);
});

test("a worker has its own metrics and probes, and reports its shutdown", async () => {
  const lines: string[] = [];
  const worker = await startWorker({
    storing: { dataDir: folderWith({}), databaseUrl: null, limit: 1e9 },
    log: { write: (line) => void lines.push(line) },
    measuring: { resolvers: ["127.0.0.1:9"] },
    metrics: anywhere,
  });
  const url = await urlIn(lines);
  await until(async () => (await fetch(new URL("/readyz", url))).status === 200);

  const values = valuesOf(await scrape(url));
  expect(values.get('portcullis_build_info{version="0.1.0",role="worker"}')).toBe(1);
  expect(values.get("portcullis_watch_checks_due")).toBe(0);
  expect(values.get("portcullis_deliveries_due")).toBe(0);
  await worker.close();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

const day = 86_400_000;

test("certificates of watched hosts are shown in days, up to a limit, for any host name", async () => {
  const store = openStore({ place: { file: `${folderWith({})}/portcullis.db` } });
  onTestFinished(() => store.close());
  const now = Date.now();
  const names = ["shop.example", 'evil"}\\\n 1', "no-result.example", "old-shape.example"];
  for (const name of names) {
    const watch = { target: name, domain: name, checks: ["ssl"], every: day };
    await addWatch(store, watch, { account: "operator", isPaused: false, isFromFile: false, isSpread: false }, now);
  }
  const put = async (target: string, raw: unknown): Promise<void> => {
    const body = await pack(resultOf({ check: "ssl", target, at: now }, raw));
    await store.through(({ db }) =>
      db
        .updateTable("watch_check")
        .set({ body, observed_at: now, due_at: now - 60_000 })
        .where("watch_id", "in", (watch) => watch.selectFrom("watch").select("id").where("target", "=", target))
        .execute(),
    );
  };
  const chain = (days: number) => ({ chain: [{ validTo: new Date(now + days * day).toISOString() }] });
  await put("shop.example", chain(30));
  await put(names[1] ?? "", chain(10));
  await put("old-shape.example", { certificate: "of another version" });

  const instruments = openInstruments({
    role: "worker",
    readiness: () => "ready",
    runs: () => ({ running: 0, waiting: 0, most: 64 }),
    watched: openWatched(store, () => now),
  });
  const values = valuesOf(await instruments.text());
  const days = [...values].filter(([name]) => name.startsWith("portcullis_watch_certificate_days"));
  expect(days.map(([name, value]) => [name, Math.round(value)])).toEqual([
    ['portcullis_watch_certificate_days{host="evil\\"}\\\\\\n 1"}', 10],
    ['portcullis_watch_certificate_days{host="shop.example"}', 30],
  ]);
  expect(values.get("portcullis_watch_checks_due")).toBe(4);
  expect(values.get("portcullis_watch_lag_seconds")).toBe(60);
  expect(values.get("portcullis_watch_certificates_omitted")).toBe(1);
});

test("without an answer of the database the figures of watches are left out, and the rest is shown", async () => {
  const never = { through: () => new Promise<never>(() => {}) };
  const instruments = openInstruments({
    role: "worker",
    readiness: () => "ready",
    runs: () => ({ running: 1, waiting: 0, most: 64 }),
    watched: openWatched(never),
  });
  const started = performance.now();
  const values = valuesOf(await instruments.text());

  expect(performance.now() - started).toBeLessThan(5000);
  expect(values.has("portcullis_watch_checks_due")).toBe(false);
  expect(values.get('portcullis_runs{state="running"}')).toBe(1);
});
