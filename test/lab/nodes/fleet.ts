import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:https";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished } from "vitest";
import { emptyPayload } from "../../../server/notifications/payload.ts";
import { addDelivery } from "../../../server/notifications/deliveries.ts";
import { addChannel } from "../../../server/notifications/rows.ts";
import { openEncryption } from "../../../server/store/encryption/encryption.ts";
import { openAt } from "../../../server/store/archive.ts";
import type { Database } from "../../../server/store/database.ts";
import { addWatch } from "../../../server/monitoring/watches/rows.ts";
import { serveDns, type Known } from "../../twins/dns/dns.ts";
import { createAuthority } from "../machines/openssl.ts";
import { freePorts, startServer, temporaryFolder } from "../machines/process.ts";
import { startPostgres } from "../store/postgres.ts";
import { childEnvironment } from "../../child-environment.ts";

/** The built program starts in a fraction of the time that its sources need. */
const entry = resolve("dist/cli/index.js");
const day = 86_400_000;

/** A process of a fleet. */
export interface Node {
  readonly name: string;
  /** Where it serves metrics, and for a server the API as well. */
  readonly metrics: string;
  readonly api: string;
  pid(): number;
  /** Starts it and waits until it is ready. */
  begin(): Promise<void>;
  /** Ends it with a signal and returns its exit code; null where the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** The sum of all series of that name and these labels. */
  metric(name: string): Promise<number>;
}

/** Two servers behind nginx and two workers, on one PostgreSQL and one Redis. */
export interface Fleet {
  readonly nodes: readonly Node[];
  /** The URL of nginx. */
  readonly front: string;
  readonly redis: { stop(): Promise<void>; start(): Promise<void> };
  /** Adds a `dns` watch for this many domains, all due now. */
  watch(count: number): Promise<void>;
  /** How many runs each watch has had. */
  runs(): Promise<readonly number[]>;
  /** Makes this many notifications due for the receiver. */
  notify(count: number): Promise<void>;
  /** The ids of the notifications that the receiver got, with repetitions, and of those stored as delivered. */
  readonly received: readonly string[];
  delivered(): Promise<readonly string[]>;
}

const secret = "a secret of all nodes of this fleet";

/** Starts a fleet, or its servers alone; everything ends with the test. nginx is configured as `examples/nginx.conf` says. */
export async function startFleet({ workers = true } = {}): Promise<Fleet> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const url = postgres.url(await postgres.create());
  const resolver = await serveDns(new Proxy<Record<string, Known>>({}, { get: (_, name) => known(String(name)) }));
  onTestFinished(() => resolver.close());
  const [front = 0, redisPort = 0, hook = 0, ...ports] = await freePorts(9);
  const receiver = await startReceiver(hook);
  const redis = redisOn(redisPort);
  onTestFinished(() => redis.stop());
  await redis.start();
  const env = {
    PORTCULLIS_ALLOW_ADDRESSES: "127.0.0.1",
    PORTCULLIS_RESOLVER: resolver.server,
    PORTCULLIS_DATABASE_URL: url,
    PORTCULLIS_REDIS_URL: `redis://127.0.0.1:${redisPort}/0`,
    PORTCULLIS_SECRET: secret,
    PORTCULLIS_CA_FILE: receiver.authority,
    PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES: "127.0.0.1",
    PORTCULLIS_TRUST_PROXY: "127.0.0.1",
    PORTCULLIS_RATE_LIMIT: "1000000",
    PORTCULLIS_RATE_LIMIT_HEAVY: "1000000",
    PORTCULLIS_WORKER: "off",
    PORTCULLIS_DATA_DIR: temporaryFolder("fleet"),
  };
  const names = ["serve-1", "serve-2", ...(workers ? ["worker-1", "worker-2"] : [])];
  const nodes = names.map((name, index) =>
    nodeOf(name, ports[index] ?? 0, index < 2 ? (ports[4 + index] ?? 0) : null, env),
  );
  for (const node of nodes) await node.begin();
  onTestFinished(async () => {
    for (const node of nodes) await node.end("SIGKILL");
  });
  const proxy = await startNginx(front, [ports[4] ?? 0, ports[5] ?? 0]);
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  const archive = await openAt({ url });
  onTestFinished(() => archive.close());
  const store: Database = { through: (work) => work(archive.engine) };
  return {
    nodes,
    front: `http://127.0.0.1:${front}`,
    redis,
    async watch(count) {
      for (let index = 0; index < count; index++) {
        const target = `shop${index}.example`;
        const how = { account: "operator", isPaused: false, isFromFile: false, isSpread: false };
        await addWatch(store, { target, domain: target, checks: ["dns"], every: day }, how, Date.now());
      }
    },
    received: receiver.received,
    async notify(count) {
      const address = `https://hooks.example:${hook}/`;
      const settings = { name: "on call", language: "en", mode: "at-once", digestHour: 8, minSeverity: "low" } as const;
      const channel = { account: "operator", kind: "webhook", address, shown: address, ...settings } as const;
      const made = await addChannel(store, channel, openEncryption(secret), Date.now());
      const delivery = { channel: made?.id ?? "", account: "operator", kind: "change", payload: emptyPayload } as const;
      for (let index = 0; index < count; index++)
        await store.through((engine) => addDelivery(engine, delivery, Date.now()));
    },
    async delivered() {
      const rows = await store.through(({ db }) =>
        db.selectFrom("delivery").select("id").where("state", "=", "delivered").execute(),
      );
      return rows.map(({ id }) => id);
    },
    async runs() {
      const rows = await store.through(({ db }) => db.selectFrom("watch_check").select("runs").execute());
      return rows.map((row) => row.runs);
    },
  };
}

/** Takes notifications over HTTPS, each in a quarter of a second. */
async function startReceiver(
  port: number,
): Promise<{ readonly authority: string; readonly received: readonly string[] }> {
  const authority = createAuthority();
  const { chain, key } = authority.issue({ name: "hooks", hosts: ["hooks.example"] });
  const received: string[] = [];
  const server = createServer({ cert: readFileSync(chain), key: readFileSync(key) }, (incoming, response) => {
    received.push(String(incoming.headers["webhook-id"]));
    incoming.resume();
    setTimeout(() => response.writeHead(204).end(), 250);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { authority: authority.rootFile, received };
}

function known(name: string): Known {
  if (name === "hooks.example") return ["127.0.0.1"];
  return /^shop\d+\.example$/.test(name) ? ["192.0.2.1"] : "NXDOMAIN";
}

function nodeOf(
  name: string,
  metricsPort: number,
  apiPort: number | null,
  env: Readonly<Record<string, string>>,
): Node {
  const metrics = `http://127.0.0.1:${metricsPort}`;
  const api = apiPort === null ? metrics : `http://127.0.0.1:${apiPort}`;
  const words = apiPort === null ? ["worker"] : ["serve", "--port", `${apiPort}`];
  let child: ChildProcess | null = null;
  return {
    name,
    metrics,
    api,
    pid: () => child?.pid ?? 0,
    async begin() {
      child = spawn(process.execPath, [entry, ...words], {
        env: {
          ...env,
          ...childEnvironment,
          PORTCULLIS_METRICS_LISTEN: `127.0.0.1:${metricsPort}`,
        },
        stdio: "ignore",
      });
      await expect.poll(() => isReady(api), { timeout: 90_000, interval: 200 }).toBe(true);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const gone = once(child, "exit");
      child.kill(signal);
      const [code] = (await gone) as [number | null];
      return code;
    },
    async metric(series) {
      const text = await (await fetch(`${metrics}/metrics`)).text();
      const values = text.split("\n").filter((line) => line.startsWith(`${series} `) || line.startsWith(`${series}{`));
      return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 200;
}

/** The example, with these ports in place of its addresses. */
async function startNginx(port: number, servers: readonly [number, number]): Promise<AsyncDisposable> {
  const folder = temporaryFolder("nginx");
  const text = readFileSync("examples/nginx.conf", "utf8")
    .replace("10.89.0.11:3000", `127.0.0.1:${servers[0]}`)
    .replace("10.89.0.12:3000", `127.0.0.1:${servers[1]}`)
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("/run/nginx.pid", join(folder, "nginx.pid"));
  writeFileSync(join(folder, "nginx.conf"), text);
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off; user root;"];
  return startServer("nginx", options, { cwd: folder, port });
}

function redisOn(port: number): Fleet["redis"] {
  let child: ChildProcess | null = null;
  return {
    async start() {
      const words = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      child = spawn("redis-server", words, { stdio: ["ignore", "pipe", "ignore"] });
      let said = "";
      for await (const chunk of child.stdout ?? []) if ((said += String(chunk)).includes("Ready to accept")) break;
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
