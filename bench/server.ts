import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyAdmin } from "../server/accounts/keys/admin.ts";
import type { Demo } from "../src/demo/site.ts";
import { mention, middle, report } from "./aims.ts";
import { start, type Child } from "./child.ts";

const path = "/api/util/ssl?host=shop.example";

/** Length of each turn: short, so that fluctuations of the machine affect all servers alike. */
const milliseconds = 500;
const turnsEach = 4;

interface Pressed {
  /** Requests per second. */
  readonly rate: number;
  /** CPU microseconds per request, over all threads of the server. */
  readonly cpu: number;
  /** Share of one processor that the server used. */
  readonly load: number;
}

/** The compared servers; the last one is the reference. */
const kinds = ["full", "silent", "bare"] as const;
type Kind = (typeof kinds)[number];
type Round = Readonly<Record<Kind, Pressed>>;

/** Ratios to the reference, with their aims. */
const aims = [
  { kind: "full", words: "at full logging", aim: 0.5 },
  { kind: "silent", words: "without a log", aim: 0.8 },
] as const;

/** A cached envelope against a plain route with the same bytes and headers: all servers run at once and are requested in turn. */
export async function compareCached(demo: Demo, times: number): Promise<void> {
  const { port } = new URL(demo.good);
  await using full = await open("servers/ours.ts", [demo.authority, port, "full"]);
  await using silent = await open("servers/ours.ts", [demo.authority, port, "silent"]);
  for (const { url } of [full, silent]) await (await fetch(url + path)).arrayBuffer();
  const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-"));
  const same = join(folder, "same.json");
  writeFileSync(same, await record(full.url));
  await using bare = await open("servers/bare.ts", [same]);
  rmSync(folder, { recursive: true });
  await using load = start("load.ts");
  await load.hear();
  const servers = { full, silent, bare };

  const rounds: Round[] = [];
  // The first round is a warm-up.
  for (let turn = 0; turn <= turnsEach * times; turn++) {
    const round: Partial<Record<Kind, Pressed>> = {};
    for (const kind of kinds) round[kind] = await press(load, servers[kind]);
    if (turn > 0) rounds.push(round as Round);
  }
  reportRounds(rounds);
}

/** A cached envelope with an API key against one without, on the same server. */
export async function compareKey(demo: Demo, times: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-"));
  const { key } = await keyAdmin.create(
    { file: keyAdmin.fileIn(folder) },
    { name: "bench", scopes: ["read"], rateLimit: null, expiresAt: null },
  );
  await using server = await open("servers/ours.ts", [demo.authority, new URL(demo.good).port, "silent", folder]);
  await (await fetch(server.url + path)).arrayBuffer();
  await using load = start("load.ts");
  await load.hear();

  const rounds: { readonly keyed: Pressed; readonly plain: Pressed }[] = [];
  // The first round is a warm-up.
  for (let turn = 0; turn <= turnsEach * times; turn++) {
    const round = { plain: await press(load, server), keyed: await press(load, server, key) };
    if (turn > 0) rounds.push(round);
  }
  rmSync(folder, { recursive: true });
  const what = "cached envelope with an API key : the same without one";
  const rate = middle(rounds, ({ keyed, plain }) => keyed.rate / plain.rate);
  const cpu = middle(rounds, ({ keyed, plain }) => plain.cpu / keyed.cpu);
  report(`${what}, requests a second`, rate, { bound: "≥", value: 0.9 });
  report(`${what}, requests a second of CPU`, cpu, { bound: "≥", value: 0.9 });
}

function reportRounds(rounds: readonly Round[]): void {
  for (const { kind, words, aim } of aims) {
    const what = `cached envelope : bare H3 route of the same bytes and headers, ${words}`;
    const rate = middle(rounds, (round) => round[kind].rate / round.bare.rate);
    const cpu = middle(rounds, (round) => round.bare.cpu / round[kind].cpu);
    report(`${what}, requests a second`, rate, { bound: "≥", value: aim }, figures(rounds, kind));
    // Independent of the client's share of the processors.
    report(`${what}, requests a second of CPU`, cpu, { bound: "≥", value: aim });
  }
  const loads = kinds.map((kind) => `${Math.round(100 * middle(rounds, (round) => round[kind].load))} %`);
  mention(`of one processor the servers had ${loads.join(", ")}`);
}

function figures(rounds: readonly Round[], kind: Kind): string {
  const sides = [kind, "bare"] as const;
  const rates = sides.map((side) => Math.round(middle(rounds, (round) => round[side].rate)).toLocaleString("en"));
  const costs = sides.map((side) => middle(rounds, (round) => round[side].cpu).toFixed(1));
  return `${rates.join(" : ")} a second, ${costs.join(" : ")} µs of CPU each`;
}

interface Opened extends Child {
  readonly url: string;
}

async function open(program: string, args: readonly string[]): Promise<Opened> {
  const child = start(program, args);
  const { url } = (await child.hear()) as { readonly url: string };
  return { ...child, url };
}

async function press(load: Child, server: Opened, key?: string): Promise<Pressed> {
  const before = Number(await server.ask("cpu"));
  const started = performance.now();
  const requests = Number(await load.ask({ url: server.url + path, ms: milliseconds, key }));
  const ms = performance.now() - started;
  const cpu = Number(await server.ask("cpu")) - before;
  return { rate: (1000 * requests) / ms, cpu: cpu / requests, load: cpu / 1000 / ms };
}

/** Headers that Node adds itself. */
const ofNode = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

async function record(url: string): Promise<string> {
  // As the raw client of the load receives it.
  const reply = await fetch(url + path, { headers: { "accept-encoding": "identity" } });
  const body = await reply.text();
  if (!body.includes('"cached":true')) throw new Error(`no cached answer: ${body.slice(0, 300)}`);
  return JSON.stringify({ headers: [...reply.headers].filter(([name]) => !ofNode.has(name)), body });
}
