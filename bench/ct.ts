import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { readDataTile, readEntries } from "../src/formats/ct/log/entry.ts";
import { openBrandIndex } from "../src/formats/lookalike/brand-index.ts";
import { emptyRange } from "../src/formats/ct/log/merkle.ts";
import type { LogReader } from "../server/ct/logs/reader.ts";
import { readRound, type LogPosition } from "../server/ct/round.ts";
import { openTwinLog } from "../test/twins/ct-log.ts";
import { mention, report } from "./aims.ts";

/** Entries that are read through whole rounds, and those of one document. */
const [million, page] = [1_000_000, 256] as const;

/** Watched domains, and brands with 3,000 variants each. */
const [domains, brands] = [5000, 300] as const;

/** What following a log costs per entry: parsing, hashing, reading names and matching them, against a bare parse of the same certificates. */
export async function raceLogs(): Promise<void> {
  const { tile, answer } = documents();
  const built = performance.now();
  const { index, match } = await openMatch();
  mention(
    `index of ${brands} brands: ${Math.round(performance.now() - built)} ms, ${Math.round(index.bytes / 1e6)} MB`,
  );
  const bare = perEntry(() => bareParse(answer));
  const tiled = await followed(() => readDataTile(tile, page) ?? [], match);
  const rfc6962 = await followed(() => readEntries(answer) ?? [], match);
  report("a tiled log : JSON and X.509 parse", tiled / bare, { bound: "≤", value: 2 }, hourly(tiled));
  report("an RFC 6962 log : JSON and X.509 parse", rfc6962 / bare, { bound: "≤", value: 2 }, hourly(rfc6962));
  report("million entries an hour and core", 3600 / Math.max(tiled, rfc6962) / 1e6, { bound: "≥", value: 3 });
  report("MiB at most with a million entries of each", peakOfBoth(), { bound: "≤", value: 400 });
}

/** The peak memory in MiB of a process that only follows, with the heap of `portcullis ct`. */
function peakOfBoth(): number {
  const module = JSON.stringify(import.meta.filename);
  const code = `import { followBoth } from ${module}; await followBoth(); console.log(process.resourceUsage().maxRSS / 1024);`;
  const given = ["--heap-growing-percent=50", "--input-type=module", "-e", code];
  return Math.round(Number(execFileSync(process.execPath, given, { encoding: "utf8" })));
}

/** Follows a million entries of a log of each kind. */
export async function followBoth(): Promise<void> {
  const { tile, answer } = documents();
  const { match } = await openMatch();
  await followed(() => readDataTile(tile, page) ?? [], match);
  await followed(() => readEntries(answer) ?? [], match);
}

/** The same certificates as a tile and as an answer of RFC 6962. */
function documents(): { readonly tile: Buffer; readonly answer: Buffer } {
  const log = openTwinLog();
  const certificates = Array.from({ length: page }, (_, index) => ({
    names: [`host${index}.shop${index % 50}.example`, `www.host${index}.shop${index % 50}.example`],
    kind: "certificate" as const,
  }));
  log.add(certificates, Date.parse("2026-11-01T00:00:00Z"));
  const tile = log.document("/tile/data/000") ?? Buffer.alloc(0);
  const answer = log.document(`/ct/v1/get-entries?start=0&end=${page - 1}`) ?? Buffer.alloc(0);
  return { tile, answer };
}

async function openMatch() {
  const index = await openBrandIndex(Array.from({ length: brands }, (_, at) => `brand${at}house.example`));
  const own = new Set(Array.from({ length: domains }, (_, at) => `watched${at}.example`));
  const match = (names: readonly string[]) => names.filter((name) => own.has(name) || index.find(name).length > 0);
  return { index, match };
}

function hourly(each: number): string {
  return `${(3600 / each / 1e6).toFixed(1)} million an hour and core`;
}

/** CPU seconds. */
function cpu(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

function perEntry(parse: () => void): number {
  const begun = process.cpuUsage();
  const turns = 200;
  for (let turn = 0; turn < turns; turn++) parse();
  return cpu(begun) / (turns * page);
}

function bareParse(answer: Buffer): void {
  const { entries } = JSON.parse(answer.toString()) as { entries: { leaf_input: string }[] };
  for (const { leaf_input: leaf } of entries) {
    const bytes = Buffer.from(leaf, "base64");
    const length = bytes.readUIntBE(12, 3);
    if (new X509Certificate(bytes.subarray(15, 15 + length)).subjectAltName === undefined) throw new Error("no names");
  }
}

/** CPU seconds per entry of a million entries in whole rounds. The proofs at their ends are left out: they are some hashes each. */
async function followed(
  parse: () => ReturnType<typeof readEntries> & object,
  match: (names: readonly string[]) => readonly string[],
): Promise<number> {
  const head = { size: million, root: Buffer.alloc(32), timestamp: Date.now(), signature: Buffer.alloc(0) };
  const reader: LogReader = {
    head: () => Promise.resolve(head),
    range: () => Promise.resolve(emptyRange),
    async *entries({ from, to }) {
      for (let at = from; at < to; at += page) yield await Promise.resolve(parse().slice(0, to - at));
    },
    prove: () => Promise.resolve("consistent" as const),
  };
  const known = { ...head, size: 0 };
  let position: LogPosition = { range: emptyRange, head: known, since: 0, sinceSize: 0, partialSince: null };
  const signal = new AbortController().signal;
  const begun = process.cpuUsage();
  while (position.range.size < million - page) {
    const options = { reader, kind: "tiled", position, mmd: 60, match, now: Date.now(), signal } as const;
    ({ position } = await readRound(options));
    // The head stands for one that grows with what is read.
    position = { ...position, head: known };
  }
  return cpu(begun) / position.range.size;
}
