import { describe, expect, test } from "vitest";
import { readLogList } from "../../src/formats/ct/log/log-list.ts";
import { openTwinLog, logListOf, type Misbehaviour, type TwinLog } from "../../test/twins/ct-log.ts";
import { LogTrouble } from "./logs/reader.ts";
import { openRfc6962Log } from "./logs/rfc6962.ts";
import { openTiledLog } from "./logs/tiled.ts";
import { readRound, type LogPosition, type Round } from "./round.ts";

const start = Date.parse("2026-11-12T00:00:00Z");
const [minute, hour] = [60_000, 3_600_000] as const;
const never = new AbortController().signal;

type Kind = "tiled" | "rfc6962";

function ofShop(names: readonly string[]): readonly string[] {
  return names.filter((name) => name.endsWith("shop.example"));
}

/** A log that is read as `portcullis ct` reads it, without a network. */
function follow(kind: Kind, log: TwinLog = openTwinLog()) {
  const origin = "https://log.example";
  const [description] = readLogList(Buffer.from(logListOf({ log, origin, kind })))?.logs ?? [];
  if (!description) throw new Error("the twin is not described as a log");
  const open = kind === "tiled" ? openTiledLog : openRfc6962Log;
  const reader = open(description, (url) => Promise.resolve(log.document(url.slice(origin.length))));
  let position: LogPosition | null = null;
  let now = start;
  return {
    log,
    /** Logs one certificate for each name, and for each number as many that nobody watches. */
    add(...logged: readonly (string | number)[]) {
      now += minute;
      for (const each of logged) {
        if (typeof each === "number") log.fill(each, now);
        else log.add([{ names: [each] }], now);
      }
    },
    wait: (milliseconds: number) => void (now += milliseconds),
    position: () => position,
    async round(): Promise<Round<string>> {
      const read = await readRound<string>({ reader, kind, position, mmd: 60, match: ofShop, now, signal: never });
      position = read.position;
      return read;
    },
    /** The names found until there is nothing more to read. */
    async found(): Promise<readonly string[]> {
      const names: string[] = [];
      for (;;) {
        const { found, hasMore } = await this.round();
        names.push(...found.flatMap(({ matches, index }) => matches.map((name) => `${index} ${name}`)));
        if (!hasMore) return names;
      }
    },
    /** What is wrong with the next round. */
    async trouble(): Promise<string | null> {
      try {
        return (await this.round()).note;
      } catch (error) {
        if (error instanceof LogTrouble) return error.fault;
        throw error;
      }
    },
  };
}

const kinds = ["tiled", "rfc6962"] as const;

describe.each(kinds)("a log of the kind %s", (kind) => {
  test("is followed from its newest entry on, and every later entry is read once", async () => {
    const log = follow(kind);
    log.add(300, "old.shop.example");
    expect(await log.found()).toEqual([]);
    expect(log.position()).toMatchObject({ range: { size: 301 }, since: start + minute, sinceSize: 301 });

    log.add("vpn.shop.example", 400, "*.shop.example");
    // A partial tile is read once it has waited.
    const early = await log.found();
    log.wait(6 * minute);
    const late = await log.found();
    expect([...early, ...late]).toEqual(["301 vpn.shop.example", "702 shop.example"]);
    expect(early).toHaveLength(kind === "tiled" ? 1 : 2);
    expect(log.position()?.range.size).toBe(703);
    expect(await log.found()).toEqual([]);
  });

  test("begins at an empty log", async () => {
    const log = follow(kind);
    log.add(0);
    expect(await log.found()).toEqual([]);
    log.add("vpn.shop.example");
    await log.round();
    log.wait(6 * minute);
    await log.found();
    expect(log.position()?.range.size).toBe(1);
  });

  test.for<[what: string, fault: Misbehaviour, trouble: string]>([
    ["a head of another key", { forge: "signature" }, "head-signature"],
    ["a signed root that the entries do not have", { forge: "root" }, "mismatch"],
    ["truncated entries and tiles", { truncate: true }, kind === "tiled" ? "malformed" : "mismatch"],
    ["an entry that is not the logged one", { swap: 350 }, "mismatch"],
    ["a head of a smaller tree that is newer", { size: 200, timestamp: start + hour }, "inconsistent"],
    ["a head of a smaller tree that is older", { size: 200, timestamp: start }, "stale"],
    ["a head of an unknown size", { size: 10_000_000, forge: "root" }, kind === "tiled" ? "missing" : "malformed"],
  ])("%s stores nothing", async ([, fault, trouble]) => {
    const log = follow(kind);
    log.add(300);
    await log.found();
    const before = log.position();
    log.add("vpn.shop.example", 300);
    Object.assign(log.log.fault, fault);
    expect(await log.trouble()).toBe(trouble);
    expect(log.position()).toBe(trouble === "stale" ? log.position() : before);
    expect(log.position()?.range.size).toBe(300);

    // Once it serves what it signed, nothing is missing.
    Object.assign(log.log.fault, { forge: null, truncate: false, swap: null, size: null, timestamp: null });
    expect(await log.found()).toEqual(["300 vpn.shop.example"]);
  });

  test("that rewrites its history contradicts what it signed", async () => {
    const log = follow(kind);
    log.add(300);
    await log.found();
    log.log.rewrite(10);
    expect(await log.trouble()).toBe("inconsistent");
    log.add(300);
    expect(await log.trouble()).toBe("mismatch");
  });

  test("that signs nothing new for longer than its merge delay is frozen", async () => {
    const log = follow(kind);
    log.add(10);
    await log.found();
    log.wait(2 * hour);
    expect((await log.round()).note).toBe("frozen");
    log.add("vpn.shop.example");
    expect((await log.round()).note).toBe(null);
  });
});

test("a head that was accepted before its entries were read is compared as well: a split view is found", async () => {
  const log = follow("tiled");
  log.add(512);
  await log.found();
  // Accepted, but its partial tile is not read yet.
  log.add(20);
  await log.found();
  expect(log.position()).toMatchObject({ range: { size: 512 }, head: { size: 532 } });
  log.log.rewrite(520);
  log.add(20);
  expect(await log.trouble()).toBe("inconsistent");
  log.wait(6 * minute);
  expect(await log.trouble()).toBe("inconsistent");
});

test("an RFC 6962 log may answer with fewer entries than were asked for", async () => {
  const log = follow("rfc6962");
  log.add(3);
  await log.found();
  log.log.fault.page = 7;
  log.add(60, "vpn.shop.example");
  expect(await log.found()).toEqual(["63 vpn.shop.example"]);
  expect(log.log.asked.filter((path) => path.includes("get-entries")).length).toBeLessThan(14);
});

test("a log that cuts its answers at multiples of its own page is read in whole pages", async () => {
  const log = follow("rfc6962");
  log.add(31);
  await log.found();
  log.log.fault.boundary = 32;
  log.add(640, "vpn.shop.example");
  const before = log.log.asked.length;
  expect(await log.found()).toEqual(["671 vpn.shop.example"]);
  expect(log.log.asked.length - before).toBeLessThan(26);
});

test("an entry that cannot be read is counted, and those after it are read", async () => {
  const log = follow("rfc6962");
  log.add(3);
  await log.found();
  log.log.addBroken(start + 10 * minute);
  log.add("vpn.shop.example");
  expect(await log.round()).toMatchObject({ unreadable: 1, read: 2, found: [{ index: 4 }] });
});
