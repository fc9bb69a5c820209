import { execFileSync } from "node:child_process";
import type { Context } from "../src/core/check.ts";
import { variantsOf } from "../src/formats/lookalike/variants.ts";
import { openGuard } from "../src/net/guard.ts";
import { chance } from "../src/probes/lookalike/random.ts";
import { surveyOf } from "../src/probes/lookalike/survey.ts";
import { startUnboundHttps } from "../test/lab/machines/unbound-https.ts";
import { root } from "../test/twins/pki/pki.ts";
import { mention, middle, report } from "./aims.ts";
import { start } from "./child.ts";

/** One Unbound for both: dnstwist queries its DNS port, we use HTTPS. */
const [host, far] = ["127.0.53.53", "127.0.53.54"] as const;
const https = 18_453;

/** Round trip time in milliseconds to a distant resolver. */
const roundTrip = 40;

interface Race {
  readonly words: string;
  /** The domains of ours and of dnstwist, which generates other variants. */
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

/** Checks which variants of a domain are registered, against dnstwist with its defaults; needs root for the DNS port. */
export async function raceLookalikes(times: number): Promise<void> {
  if (process.getuid?.() !== 0) return mention("lookalikes: not measured, since dnstwist asks at port 53 alone");
  raceGeneration(times);
  const before = mostMemory();
  const names = registered.map((name) => ` local-data: "${name} NS ns1.example."`);
  await using unbound = await startUnboundHttps(https, [` interface: ${host}@53`, ...names]);
  await using delay = start("servers/far.ts");
  const place = (await delay.ask({ host, far, https, roundTrip })) as { readonly https: number };
  for (const race of races)
    await run(race, race.isFar ? `https://127.0.0.1:${place.https}/dns-query` : unbound.server, times);
  mention(`memory of this process at its most ${before} MB until then, ${mostMemory()} MB with the surveys`);
}

function mostMemory(): string {
  return (process.resourceUsage().maxRSS / 1024).toFixed(0);
}

/** Names generated per second, against dnstwist without lookups; Python's start is excluded. */
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

async function run(race: Race, server: string, times: number): Promise<void> {
  const { words, domain, theirs: other, limit, isFar, aim } = race;
  const nameserver = isFar ? far : host;
  const rounds: { readonly ours: number; readonly theirs: number }[] = [];
  const made = countOf(dnstwist(["--format", "list", other]));
  // A slow one is only measured once.
  for (let turn = 0; turn <= (isFar ? 1 : times); turn++) {
    const ours = await survey(domain, limit, server);
    const list = timed(() => dnstwist(["--format", "list", other]));
    const whole = timed(() => dnstwist(["--format", "json", "--nameservers", nameserver, other]));
    if (turn > 0) rounds.push({ ours, theirs: made / (whole - list) });
  }
  const [ours, theirs] = [middle(rounds, (round) => round.ours), middle(rounds, (round) => round.theirs)];
  const told = `${(ours * 1000).toFixed(0)} and ${(theirs * 1000).toFixed(0)} names a second, of which dnstwist has ${made.toLocaleString("en")}`;
  report(`${words} : dnstwist`, ours / theirs, { bound: "≥", value: aim }, told);
}

/** Names per millisecond, from generating the first to the answer for the last. */
async function survey(domain: string, limit: number, server: string): Promise<number> {
  const began = performance.now();
  const door = openGuard({
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
  if ([...told.keys()].some((status) => status !== "nxdomain" && status !== "registered") || variants.length < limit)
    throw new Error(`some of the names were not told: ${counts.join(", ")}`);
  return variants.length / ms;
}

/** Registered names among the others. */
const registered = ["goog1e.com", "go0gle.com", "gogle.com", "micros0ftonlinelogin.com", "microsoftonlin.com"];

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
