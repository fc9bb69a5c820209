import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { Failure } from "../../../src/core/failure.ts";
import { parseInput } from "../../../src/core/input.ts";
import type { Position } from "../../../src/report/place.ts";
import { parseJsonc } from "../../../src/settings/config/jsonc.ts";
import { codeOf } from "../../../src/settings/system-words.ts";
import { operator } from "../../accounts/keys/record.ts";
import type { Database } from "../../store/database.ts";
import { alertsAfter, usualAlerts } from "./alert-settings.ts";
import { addWatch, changeWatch, listWatches, removeWatch } from "./rows.ts";
import { newWatch } from "./schema.ts";
import { checkSeverityNames } from "./severity-names.ts";
import { quotasOf, type Quotas, type WatchState } from "./watch.ts";

/** The file in the data folder that lists the operator's watches. */
const fileName = "watches.json";

/** The most bytes of a watch in the file. */
const largestEntry = 1000;

const listed = z.strictObject({ watches: z.array(z.unknown()) });

type Wanted = z.output<typeof newWatch>;

/** Synchronises the operator's watches with a file. */
export interface WatchesFile {
  /** Reads the file if it has changed. Rejects once per version where it is invalid; then nothing changes. */
  sync(now: number): Promise<void>;
}

/**
 * Opens a data folder's file. Watches in the database follow their entries, and are removed with them. Without a file nothing is removed:
 * another node may have one.
 */
export function openWatchesFile(database: Database, dataDir: string, quotas: Quotas = quotasOf()): WatchesFile {
  const path = join(dataDir, fileName);
  let known = "";

  return {
    async sync(now) {
      const version = await versionOf(path);
      if (version === known) return;
      known = version;
      if (version === "") return;
      const wanted = await readWatches(path, quotas);
      try {
        await apply(database, wanted, quotas, now);
      } catch (error) {
        // The file is valid, but the database failed; the next look retries.
        known = "";
        throw error;
      }
    },
  };
}

async function versionOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return "";
    throw error;
  }
}

async function readWatches(path: string, quotas: Quotas): Promise<readonly Wanted[]> {
  const bytes = await readFile(path);
  const largest = largestEntry * quotas.watches;
  if (bytes.length > largest) throw wrong(`is larger than ${largest} bytes`);
  // Editors on Windows begin a file with a byte order mark.
  const { value, at } = parseJsonc(bytes.toString("utf8").replace(/^\ufeff/, ""), fileName);
  // An array stands for the object that contains it.
  const isBare = Array.isArray(value);
  const { success, data } = listed.safeParse(isBare ? { watches: value } : value);
  if (!success) throw wrong('must be { "watches": […] }', at(""));
  const positionOf = (index: number): Position | null => at(`${isBare ? "" : "/watches"}/${index}`);
  if (data.watches.length > quotas.watches) throw tooMany(`lists ${data.watches.length} watches`, quotas);
  const wanted: Wanted[] = [];
  for (const [index, each] of data.watches.entries()) {
    const entry = await readOne(each, index, positionOf(index));
    const { host } = entry.target;
    if (wanted.some(({ target }) => target.host === host)) throw wrong(`lists ${host} twice`, positionOf(index));
    wanted.push(entry);
  }
  return wanted;
}

async function readOne(value: unknown, index: number, position: Position | null): Promise<Wanted> {
  try {
    const entry = parseInput(newWatch, value);
    await checkSeverityNames(entry.severities);
    return entry;
  } catch (error) {
    if (error instanceof Failure) throw wrong(`entry ${index + 1}: ${error.message}`, position);
    throw error;
  }
}

/** An error of the file, with the line and the column where it is known. */
function wrong(what: string, position: Position | null = null): Error {
  const where = position === null ? "" : `:${position.line}:${position.column}`;
  return new Error(`${fileName}${where} ${what}`);
}

async function apply(database: Database, wanted: readonly Wanted[], quotas: Quotas, now: number): Promise<void> {
  const known = new Map((await listWatches(database, operator)).map((watch) => [watch.target, watch]));
  for (const each of wanted) await applyOne(database, each, known.get(each.target.host), quotas, now);
  const listedHosts = new Set(wanted.map(({ target }) => target.host));
  for (const { id, target, isFromFile } of known.values()) {
    if (isFromFile && !listedHosts.has(target)) await removeWatch(database, operator, id);
  }
}

async function applyOne(
  database: Database,
  { target, checks, interval, paused, ...rest }: Wanted,
  known: WatchState | undefined,
  quotas: Quotas,
  now: number,
): Promise<void> {
  if (known) {
    // What an entry does not name has its usual value.
    const change = { checks, interval, paused, isFromFile: true, alerts: alertsAfter(usualAlerts, rest) };
    if ((await changeWatch(database, operator, known.id, change, now, quotas)) === "quota")
      throw tooMany("lists too many checks", quotas);
    return;
  }
  const alerts = alertsAfter(usualAlerts, rest);
  const watch = { target: target.host, domain: target.domain, checks, every: interval, alerts };
  const how = { account: operator, isPaused: paused, isFromFile: true, isSpread: true, quotas };
  const added = await addWatch(database, watch, how, now);
  if (added === "quota") throw tooMany("and the other watches of the operator are too many", quotas);
}

function tooMany(what: string, { watches, checks }: Quotas): Error {
  return wrong(`${what}: the limit is ${watches} watches with ${checks} checks in total (PORTCULLIS_WATCH_LIMIT)`);
}
