import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "../src/core/check.ts";
import { toPem } from "../src/demo/der-writer.ts";
import { variantsOf } from "../src/formats/lookalike/variants.ts";
import { openDoor } from "../src/net/door.ts";
import { chance } from "../src/probes/lookalike/chance.ts";
import { surveyOf } from "../src/probes/lookalike/survey.ts";
import { chainFor, root } from "../test/twins/pki/pki.ts";
import { mention, middle, report } from "./aims.ts";
import { start } from "./child.ts";

/** One unbound for both: dnstwist asks it at the port of the DNS, we over HTTPS. */
const [host, far] = ["127.0.53.53", "127.0.53.54"] as const;
const https = 18_453;

/** Milliseconds to a resolver that is far away, and back. */
const roundTrip = 40;

interface Race {
  readonly words: string;
  /** Whose variants we ask about, and whose dnstwist does: it makes other ones, and others in number. */
  readonly domain: string;
  readonly theirs: string;
  readonly limit: number;
  readonly isFar: boolean;
  readonly aim: number;
}

const races: readonly Race[] = [
  { words: "3,000 names", domain: "google.com", theirs: "google.com", limit: 3000, isFar: false, aim: 2 },
  {
    words: "14,000 names",
    domain: "microsoftonlinelogin.com",
    theirs: "microsoftonline.com",
    limit: 14_000,
    isFar: false,
    aim: 3,
  },
  {
    words: `3,000 names at ${roundTrip} ms`,
    domain: "google.com",
    theirs: "google.com",
    limit: 3000,
    isFar: true,
    aim: 20,
  },
];

/** Variants of a domain and whether they are registered, beside dnstwist with its defaults; needs root for the port of the DNS. */
export async function raceLookalikes(times: number): Promise<void> {
  if (process.getuid?.() !== 0) return mention("lookalikes: not measured, since dnstwist asks at port 53 alone");
  raceGeneration(times);
  const before = mostMemory();
  const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-"));
  const unbound = await startUnbound(folder);
  try {
    await using delay = start("servers/far.ts");
    const place = (await delay.ask({ host, far, https, roundTrip })) as { readonly https: number };
    for (const race of races) await run(race, { near: https, far: place.https }, times);
  } finally {
    unbound.kill();
    rmSync(folder, { recursive: true });
  }
  mention(`memory of this process at its most ${before} MB until then, ${mostMemory()} MB with the surveys`);
}

function mostMemory(): string {
  return (process.resourceUsage().maxRSS / 1024).toFixed(0);
}

/** Names that are made in a second. dnstwist is told to do nothing else; what Python takes to start is left out. */
function raceGeneration(times: number): void {
  const domain = "microsoftonline.com";
  const bare = timed(() => dnstwist(["--format", "list", "x.com"]));
  const rounds = Array.from({ length: times }, () => {
    let [mine, others] = [0, 0];
    const ms = timed(() => {
      for (const variant of variantsOf({ label: "microsoftonline", suffix: "com" })) if (variant.name) mine++;
    });
    const theirs = timed(() => (others = countOf(dnstwist(["--format", "list", domain]))));
    return { ours: mine / ms, theirs: others / Math.max(1, theirs - bare) };
  });
  const [ours, theirs] = [middle(rounds, (round) => round.ours), middle(rounds, (round) => round.theirs)];
  const told = `${(ours * 1000).toFixed(0)} and ${(theirs * 1000).toFixed(0)} names a second`;
  report("Variants made : dnstwist", ours / theirs, { bound: "≥", value: 3 }, told);
}

async function run(race: Race, ports: { readonly near: number; readonly far: number }, times: number): Promise<void> {
  const { words, domain, theirs: other, limit, isFar, aim } = race;
  const nameserver = isFar ? far : host;
  const rounds: { readonly ours: number; readonly theirs: number }[] = [];
  const made = countOf(dnstwist(["--format", "list", other]));
  // A slow one is not measured again and again.
  for (let turn = 0; turn <= (isFar ? 1 : times); turn++) {
    const ours = await survey(domain, limit, isFar ? ports.far : ports.near);
    const list = timed(() => dnstwist(["--format", "list", other]));
    const whole = timed(() => dnstwist(["--format", "json", "--nameservers", nameserver, other]));
    if (turn > 0) rounds.push({ ours, theirs: made / (whole - list) });
  }
  const [ours, theirs] = [middle(rounds, (round) => round.ours), middle(rounds, (round) => round.theirs)];
  const told = `${(ours * 1000).toFixed(0)} and ${(theirs * 1000).toFixed(0)} names a second, of which dnstwist has ${made.toLocaleString("en")}`;
  report(`${words} : dnstwist`, ours / theirs, { bound: "≥", value: aim }, told);
}

/** Names in a millisecond, from the making of the first to the answer for the last. */
async function survey(domain: string, limit: number, port: number): Promise<number> {
  const began = performance.now();
  const server = `https://127.0.0.1:${port}/dns-query`;
  const door = openDoor({
    signal: AbortSignal.timeout(60_000),
    policy: { special: true, allow: [] },
    given: [root.pem],
    dnsServers: [server],
  });
  const context = { net: door.net, dns: { doh: [server] }, elapsed: () => 0 } as unknown as Context;
  const { variants } = await surveyOf(context, domain, { limit, until: 60_000 }, chance);
  const ms = performance.now() - began;
  door.close();
  const told = Map.groupBy(variants, ({ delegation }) =>
    "reason" in delegation ? delegation.reason : delegation.status,
  );
  const counts = [...told].map(([status, { length }]) => `${length} ${status}`);
  if ([...told.keys()].some((status) => status !== "free" && status !== "registered") || variants.length < limit)
    throw new Error(`some of the names were not told: ${counts.join(", ")}`);
  return variants.length / ms;
}

async function startUnbound(folder: string) {
  const { leaf, chain } = chainFor("good");
  writeFileSync(join(folder, "key.pem"), leaf.key);
  writeFileSync(join(folder, "chain.pem"), chain.map((der) => toPem(der, "CERTIFICATE")).join(""));
  writeFileSync(join(folder, "unbound.conf"), configuration(folder));
  const unbound = spawn("unbound", ["-d", "-c", join(folder, "unbound.conf")], { stdio: "ignore" });
  for (let left = 100; left > 0; left--) {
    if (await answers()) return unbound;
    await sleep(50);
  }
  unbound.kill();
  throw new Error("unbound does not answer");
}

/** Nobody is asked: whatever is not named here does not exist. */
function configuration(folder: string): string {
  const registered = ["goog1e.com", "go0gle.com", "gogle.com", "micros0ftonline.com", "microsoftonlin.com"];
  return [
    "server:",
    ` interface: ${host}@53`,
    ` interface: 127.0.0.1@${https}`,
    ` https-port: ${https}`,
    ` tls-service-key: "${folder}/key.pem"`,
    ` tls-service-pem: "${folder}/chain.pem"`,
    " access-control: 127.0.0.0/8 allow",
    ' chroot: ""',
    ' username: ""',
    ' pidfile: ""',
    ` directory: "${folder}"`,
    " use-syslog: no",
    " verbosity: 0",
    " num-threads: 1",
    " incoming-num-tcp: 64",
    ' module-config: "iterator"',
    ' local-zone: "." static',
    ' local-data: ". SOA ns.example. nobody.example. 1 3600 600 86400 600"',
    ...registered.map((name) => ` local-data: "${name} NS ns1.example."`),
    "remote-control:",
    " control-enable: no",
    "",
  ].join("\n");
}

async function answers(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(https, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
  const is = await promise;
  socket.destroy();
  return is;
}

function dnstwist(args: readonly string[]): string {
  return execFileSync("dnstwist", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1e9 });
}

function countOf(list: string): number {
  return list.split("\n").filter((line) => line !== "").length;
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
