import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPipeline } from "../questions/pipeline.ts";
import { openMonitoring } from "./monitoring.ts";
import { listDeliveries } from "../notifications/deliveries.ts";
import { workOnNotifications } from "../notifications/notifier.ts";
import { addChannel } from "../notifications/rows.ts";
import { openEncryption } from "../store/encryption/encryption.ts";
import { openJobs } from "../store/jobs/jobs.ts";
import { openLog } from "../telemetry/log.ts";
import { openStore } from "../store/open.ts";
import { addWatch, changeWatch, listWatches, runNow } from "./watches/rows.ts";
import { folderWith } from "../../test/folder.ts";
import { serveDns } from "../../test/twins/dns/dns.ts";
import { chainFor, root, type ChainKind } from "../../test/twins/pki/pki.ts";
import { reply } from "../../test/twins/raw-http.ts";
import { serveTls, type TlsTwin } from "../../test/twins/tls.ts";
import { closedPort } from "../../test/twins/tcp.ts";

const [minute, hour] = [60_000, 3_600_000] as const;

const host = "shop.example.com";

/** A service that watches a real server, whose clock is set forward; what its one webhook received. */
async function openService() {
  vi.useFakeTimers({ toFake: ["Date"] });
  const names: Record<string, "NXDOMAIN" | "SERVFAIL"> = { com: "NXDOMAIN" };
  const dns = await serveDns(names);
  const port = await closedPort();
  const headers = ["Strict-Transport-Security: max-age=31536000; includeSubDomains"];
  let target: TlsTwin | null = null;
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  const pins = [{ host, port: 443, address: "127.0.0.1", toPort: port }];
  const measuring = { pins, allow: ["127.0.0.1/32"], resolvers: [dns.server], authorities: [root.pem] };
  const pipeline = openPipeline({ measuring, ledger: store }, store);
  const bugs: string[] = [];
  const log = openLog({ write: (line) => void bugs.push(line) });
  const storing = { dataDir: folderWith({}) };
  const monitoring = openMonitoring({ database: store, storing, pipeline, log, steady: Date.now });
  const encryption = openEncryption("correct horse battery staple 1234");
  const notifier = openJobs({ database: store, now: Date.now, onBug: (error) => void bugs.push(String(error)) });
  const told: string[][] = [];
  workOnNotifications(notifier, {
    database: store,
    post({ body }) {
      const { changes } = (JSON.parse(body ?? "") as Posted).data;
      told.push(changes.map(({ target: of, field, from, to }) => `${of} ${field}: ${from} > ${to}`));
      return Promise.resolve({ status: 204, retryAfter: null });
    },
    mailer: null,
    encryption: () => encryption,
    baseUrl: null,
    now: Date.now,
  });
  const settings = { name: "x", language: "en", mode: "at-once", digestHour: 0, minSeverity: "low" } as const;
  const receiver = { kind: "webhook", address: "https://hooks.example/x", shown: "https://hooks.example" } as const;
  const channel = await addChannel(store, { account: "operator", ...receiver, ...settings }, encryption, Date.now());
  const watch = { target: host, domain: "example.com", checks: ["http", "owasp", "ssl"], every: 24 * hour };
  const how = { account: "operator", isPaused: false, isFromFile: false, isSpread: false };
  const added = await addWatch(store, watch, how, Date.now());
  onTestFinished(async () => {
    await Promise.all([monitoring.stop(), notifier.stop()]);
    pipeline.backgroundWork.close();
    await Promise.all([target?.close(), dns.close(), store.close()]);
    vi.useRealTimers();
  });

  async function pass(time: number, step = 5 * minute): Promise<void> {
    for (let gone = 0; gone < time; gone += step) {
      vi.setSystemTime(Date.now() + step);
      await monitoring.settled();
      await notifier.settled();
    }
  }
  return {
    store,
    told,
    names,
    bugs,
    headers,
    pass,
    watch: typeof added === "string" ? "" : added.id,
    run: () => runNow(store, "operator", typeof added === "string" ? "" : added.id, Date.now()),
    states: async () => (await listWatches(store, "operator"))[0]?.states ?? [],
    deliveries: () => listDeliveries(store, "operator", channel?.id ?? ""),
    async up(kind: ChainKind = "good") {
      const served = chainFor(kind, { names: [host] });
      target = await serveTls({ port, served, answer: (...all) => reply({ headers })(...all) });
    },
    async down() {
      await target?.close();
      target = null;
    },
  };
}

interface Posted {
  readonly data: {
    readonly changes: readonly {
      readonly target: string;
      readonly field: string;
      readonly from: string;
      readonly to: string;
    }[];
  };
}

test("a server that goes down, comes back and flaps is told in single messages", async () => {
  const service = await openService();
  await service.up();
  await service.pass(10 * minute);
  expect([service.bugs, service.told]).toEqual([[], []]);
  expect((await service.states()).map(({ reason }) => reason)).toEqual([null, null, null]);

  await service.down();
  await service.run();
  await service.pass(30 * minute);
  const [down] = service.told;
  expect(down).toEqual([`${host} availability: up > down tcp.refused`]);
  expect(service.told).toHaveLength(1);
  const [{ payload } = { payload: null }] = await service.deliveries();
  expect(payload?.changes[0]?.effects?.map(({ check }) => check)).toEqual(["owasp", "ssl"]);

  await service.up();
  await service.pass(20 * minute, 10 * minute);
  expect(service.told.slice(1)).toEqual([[`${host} availability: down tcp.refused > up`]]);

  service.told.length = 0;
  await service.pass(25 * hour, 5 * hour);
  for (let round = 0; round < 3; round++) {
    await service.down();
    await service.run();
    await service.pass(20 * minute);
    await service.up();
    await service.pass(20 * minute, 10 * minute);
  }
  expect(service.told).toEqual([
    [`${host} availability: up > down tcp.refused`],
    [`${host} availability: down tcp.refused > up`],
    [`${host} availability: up > down tcp.refused`],
    [`${host} availability: down tcp.refused > flapping`],
  ]);
  expect(service.bugs).toEqual([]);
}, 120_000);

test("a lost header is one message with one cause; a failure of our resolvers is none", async () => {
  const service = await openService();
  await service.up();
  await service.pass(10 * minute);
  service.headers.length = 0;
  await service.run();
  await service.pass(20 * minute);
  expect(service.told).toHaveLength(1);
  const hsts = service.told[0]?.filter((line) => /header|hsts/.test(line));
  expect(hsts).toEqual([`${host} header: max-age=31536000; includeSubDomains > null`]);

  service.told.length = 0;
  service.names["com"] = "SERVFAIL";
  await service.down();
  await service.run();
  await service.pass(90 * minute, 10 * minute);
  expect(service.told).toEqual([]);
  expect((await service.states()).map(({ reason }) => reason)).toEqual(["tcp.refused", "tcp.refused", "tcp.refused"]);
  expect(service.bugs).toEqual([]);
}, 120_000);

test("what happens in a maintenance window is told at its end, if it still is so", async () => {
  const service = await openService();
  await service.up();
  await service.pass(10 * minute);
  const start = new Date().toISOString().slice(11, 16);
  const change = { maintenance: [{ start, length: 3 * 60, zone: "UTC" }] };
  await changeWatch(service.store, "operator", service.watch, change, Date.now());

  // Two restarts are no flapping.
  for (let restarts = 0; restarts < 2; restarts++) {
    await service.down();
    await service.run();
    await service.pass(20 * minute);
    await service.up();
    await service.pass(20 * minute, 10 * minute);
  }
  await service.pass(40 * minute, 10 * minute);
  // It was down, and is up again.
  await service.pass(2 * hour, 10 * minute);
  expect(service.told).toEqual([]);

  // The next day it stays down.
  await service.pass(20 * hour + 30 * minute, 10 * hour + 15 * minute);
  await service.down();
  await service.run();
  await service.pass(90 * minute, 10 * minute);
  expect(service.told).toEqual([]);
  await service.pass(90 * minute, 10 * minute);
  expect(service.told).toEqual([[`${host} availability: up > down tcp.refused`]]);
  expect(service.bugs).toEqual([]);
}, 120_000);

test("a new watch tells once that the certificate expires soon, and shows its first result meanwhile", async () => {
  const service = await openService();
  await service.up("expires soon");
  await service.pass(5 * minute);
  expect(service.told).toEqual([]);
  expect((await service.states()).every(({ observedAt }) => observedAt !== null)).toBe(true);

  await service.pass(15 * minute);
  await service.run();
  await service.pass(15 * minute);
  expect(service.told).toEqual([[`${host} certificate-days: null > 7`]]);
  expect(service.bugs).toEqual([]);
}, 120_000);
