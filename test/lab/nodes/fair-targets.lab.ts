import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../server/store/open.ts";
import type { GateResult } from "../../../src/core/result/result.ts";
import { toPem } from "../../../src/demo/der-writer.ts";
import { addWatch } from "../../../server/monitoring/watches/rows.ts";
import { program } from "../../cli/program.ts";
import { portcullis } from "../../cli/terminal.ts";
import { folderWith } from "../../folder.ts";
import { startProcess, type ServerProcess } from "../../server/process.ts";
import { serveDns, type DnsTwin } from "../../twins/dns/dns.ts";
import type { Twin } from "../../twins/listen.ts";
import { keysOf, leafOf, root, served, intermediate } from "../../twins/pki/pki.ts";
import { passOn, serveTcp } from "../../twins/tcp.ts";
import { startNginx } from "../machines/nginx.ts";
import { executeBeside, freePorts, temporaryFolder } from "../machines/process.ts";

const minute = 60_000;
const day = 86_400_000;

/** One address of a real edge: nginx with a certificate for each name, behind a forwarder that counts what the address receives. */
interface Edge extends AsyncDisposable {
  readonly hosts: readonly string[];
  readonly port: number;
  readonly resolver: string;
  /** The most connections that it received within a minute, from some time of this process on. */
  mostInAMinute(since: number): number;
}

let edge: Edge;
const folder = temporaryFolder("fair-targets");
const caFile = join(folder, "ca.pem");

beforeAll(async () => {
  writeFileSync(caFile, root.pem);
  edge = await startEdge(Array.from({ length: 120 }, (_, index) => `edge${index}.example`));
});
afterAll(() => edge[Symbol.asyncDispose]());

/** The file of the requested name, as nginx finds it. */
function named(kind: string): string {
  return join(folder, `$ssl_server_name.${kind}`);
}

async function startEdge(hosts: readonly string[]): Promise<Edge> {
  const keys = keysOf("p256", "leaf");
  for (const host of hosts) {
    const { leaf, chain } = served(leafOf({ names: [host], keys }), intermediate);
    writeFileSync(join(folder, `${host}.key`), leaf.key);
    writeFileSync(join(folder, `${host}.pem`), chain.map((der) => toPem(der, "CERTIFICATE")).join(""));
  }
  const [behind = 0] = await freePorts(1);
  const nginx = await startNginx([
    {
      port: behind,
      certificate: { key: named("key"), chain: named("pem") },
      lines: [
        "default_type text/html;",
        'location / { return 200 "<!doctype html><title>Shop</title>"; }',
        "location /503 { return 503; }",
        "location /429 { return 429; }",
        "location /reset { return 444; }",
      ],
    },
  ]);
  const times: number[] = [];
  const front: Twin = await serveTcp((socket) => {
    times.push(performance.now());
    passOn(socket, behind);
  });
  const dns: DnsTwin = await serveDns(Object.fromEntries(hosts.map((host) => [host, ["127.0.0.1"]])));
  return {
    hosts,
    port: front.port,
    resolver: dns.server,
    mostInAMinute(since) {
      const counted = times.filter((each) => each >= since);
      return counted.reduce((most, from, at) => Math.max(most, countFrom(counted, at, from)), 0);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([front.close(), dns.close(), nginx[Symbol.asyncDispose]()]);
    },
  };
}

function countFrom(times: readonly number[], at: number, from: number): number {
  const end = times.findIndex((each) => each >= from + minute);
  return (end < 0 ? times.length : end) - at;
}

function serve(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  return startProcess(["--port", "0"], {
    PORTCULLIS_RESOLVER: edge.resolver,
    PORTCULLIS_CA_FILE: caFile,
    PORTCULLIS_TRUST_PROXY: "127.0.0.1",
    PORTCULLIS_RATE_LIMIT: "1000000",
    ...env,
  });
}

interface Told {
  readonly status: number;
  readonly body: { readonly error?: { readonly reason: string; readonly scope?: string; readonly retryAfter: number } };
}

/** Asks a server as a client with an address of its own. */
async function ask({ url }: ServerProcess, path: string, client: number, signal?: AbortSignal): Promise<Told> {
  const headers = { "x-forwarded-for": `198.51.100.${client}`, "cache-control": "no-cache" };
  const reply = await fetch(new URL(path, url), { headers, ...(signal && { signal }) });
  return { status: reply.status, body: (await reply.json()) as Told["body"] };
}

function sslOf(host: string | undefined): string {
  return `/api/util/ssl?host=${host}:${edge.port}`;
}

test("120 names of one address have 120 verdicts through one server", async () => {
  const since = performance.now();
  const server = await serve();
  const list = join(folder, "targets.txt");
  writeFileSync(list, edge.hosts.map((host) => `https://${host}:${edge.port}/\n`).join(""));
  const gate = ["gate", "--targets", list, "--server", server.url, "--min-headers", "off", "--min-ssl", "C", "--json"];
  const { out, err } = await executeBeside(process.execPath, [program, ...gate], folder);
  const { totals } = JSON.parse(out) as GateResult;

  expect({ totals, err }).toMatchObject({ totals: { pass: 120, fail: 0, unknown: 0 } });
  // Self-hosting: eight times the base for clients without a key.
  expect(edge.mostInAMinute(since)).toBeLessThanOrEqual(4800);
}, 170_000);

test("40 single checks of one address at once are all answered", async () => {
  const server = await serve();
  const told = edge.hosts.slice(0, 40).map(async (host) => {
    // The server sees forty clients of one address; forty processes would only slow this machine down. They wait longer than usual.
    const single = ["ssl", `${host}:${edge.port}`, "--server", server.url, "--timeout", "150"];
    const { code, out, err } = await portcullis(single);
    return code === 0 ? "measured" : out + err;
  });

  expect(new Set(await Promise.all(told))).toEqual(new Set(["measured"]));
}, 170_000);

test("watches and an honest client beside seven looping clients are measured, and the address receives no more than documented", async () => {
  const since = performance.now();
  const dataDir = folderWith({});
  const server = await serve({ PORTCULLIS_DATA_DIR: dataDir });
  const [host = ""] = edge.hosts;
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const seen = { refused: 0 };
  const loops = Array.from({ length: 7 }, async (_, client) => {
    while (!ending.signal.aborted) {
      const told = await ask(server, sslOf(host), client, ending.signal).catch(() => null);
      if (told?.body.error?.reason === "busy") seen.refused++;
    }
  });
  for (let tries = 0; seen.refused < 50 && tries < 600; tries++) await sleep(100);
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  onTestFinished(() => store.close());
  const target = `${host}:${edge.port}`;
  const watch = { target, domain: host, checks: ["ssl"], every: day };
  const how = { account: "operator", isPaused: false, isFromFile: false, isSpread: false };
  await addWatch(store, watch, how, Date.now());

  const honest = await ask(server, sslOf(host), 99);
  const states = async () => store.through(({ db }) => db.selectFrom("watch_check").selectAll().execute());
  for (let tries = 0; !(await states())[0]?.runs && tries < 600; tries++) await sleep(100);
  const [state] = await states();
  ending.abort();
  await Promise.all(loops);

  expect(seen.refused).toBeGreaterThanOrEqual(50);
  expect(honest.status).toBe(200);
  expect(state).toMatchObject({ runs: 1, reason: null });
  // Self-hosting: 600 for clients without a key, and 150 more for watches.
  expect(edge.mostInAMinute(since)).toBeLessThanOrEqual(750);
}, 170_000);

test.for(["503", "429", "reset"] as const)(
  "the allowance of an edge falls back after its first %s",
  { timeout: 170_000 },
  async (trouble) => {
    // With a base of 100 connections a minute, a dozen checks need the wider allowance of an edge.
    const server = await serve({ PORTCULLIS_TARGET_CONNECTIONS: "100" });
    for (const host of edge.hosts.slice(0, 12))
      expect(await ask(server, sslOf(host), 1)).toMatchObject({ status: 200 });

    const url = encodeURIComponent(`https://${edge.hosts[20]}:${edge.port}/${trouble}`);
    await ask(server, `/api/util/http?url=${url}`, 2);
    const next = await ask(server, sslOf(edge.hosts[30]), 3);

    expect(next).toMatchObject({ status: 503, body: { error: { reason: "busy", scope: "target" } } });
    expect(next.body.error?.retryAfter).toBeGreaterThan(0);
  },
);
