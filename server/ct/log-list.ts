import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import {
  isSignedList,
  logsToFollow,
  readLogList,
  type LogDescription,
  type LogList,
} from "../../src/formats/ct/log/log-list.ts";
import type { Following } from "../../src/settings/options/following.ts";
import type { LogClient } from "../../src/settings/log-client.ts";

/** Bytes of the signature in front of the bundled list, and the most bytes of that list. */
const [signatureLength, largestList] = [512, 4 * 1024 * 1024] as const;

/** Milliseconds after which the list is read again: it changes daily. One that could not be read is tried again earlier. */
const [refreshEvery, retryAfter] = [86_400_000, 600_000] as const;

/** Milliseconds after which a list says nothing reliable: Chrome itself ignores lists that are older than ten weeks. */
const longestAge = 70 * 86_400_000;

/** The logs that are followed. */
export interface FollowedLogs {
  /** By log ID. */
  readonly logs: () => ReadonlyMap<string, LogDescription>;
  /** Reads the list again once a day, and ten minutes after a failure, which is told once. Never rejects. */
  refresh(now: number, signal: AbortSignal): Promise<void>;
}

/** Where the list comes from, and who is told of it. */
export interface LogListOptions {
  readonly following: Following;
  readonly client: Pick<LogClient, "list">;
  readonly event: (facts: Readonly<Record<string, unknown>>) => void;
}

/** Opens the list of logs: the operator's file, else the newest of Chrome's signed lists, the bundled one included. */
export function openFollowedLogs({ following, client, event }: LogListOptions): FollowedLogs {
  let list = following.listFile === null ? bundledList() : null;
  let logs: ReadonlyMap<string, LogDescription> = new Map();
  let readAt = -Infinity;
  let next = -Infinity;
  let told: string | null = null;

  /** Only a list that is newer than the known one counts, so that nobody can bring back an old one. */
  async function fetched(signal: AbortSignal): Promise<string | null> {
    const [bytes, signature] = [await client.list("log_list.json", signal), await client.list("log_list.sig", signal)];
    if (!bytes || !signature) return "the list is missing";
    if (!isSignedList(bytes, signature)) return "the signature of the list does not verify";
    const read = readLogList(bytes);
    if (!read) return "the list cannot be read";
    if (!list || read.madeAt > list.madeAt) list = read;
    return null;
  }

  async function load(signal: AbortSignal): Promise<string | null> {
    const { listFile } = following;
    if (listFile === null) return fetched(signal);
    const read = readLogList(readFileSync(listFile));
    if (!read) return `${listFile} is no log list`;
    list = read;
    return null;
  }

  return {
    logs: () => logs,
    async refresh(now, signal) {
      if (now < next && now >= readAt) return;
      readAt = now;
      const trouble = await load(signal).catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      );
      next = now + (trouble === null ? refreshEvery : retryAfter);
      logs = chosenLogs(list, following, now);
      const isRepeated = trouble !== null && trouble === told;
      told = trouble;
      if (isRepeated) return;
      event({ ...factsOf(list, logs.size), ...(trouble !== null && { trouble }), ...oldOf(list, following, now) });
    },
  };
}

function chosenLogs(list: LogList | null, { names }: Following, now: number): ReadonlyMap<string, LogDescription> {
  const chosen = (list ? logsToFollow(list, now) : []).filter(({ name, operator }) => {
    const text = `${operator} ${name}`.toLowerCase();
    return names.length === 0 || names.some((each) => text.includes(each));
  });
  return new Map(chosen.map((log) => [log.id, log]));
}

function factsOf(list: LogList | null, logs: number) {
  return { list: list && new Date(list.madeAt).toISOString(), logs, unreadable: list?.unreadable ?? 0 };
}

function oldOf(list: LogList | null, { listFile }: Following, now: number) {
  const isOld = listFile === null && list !== null && now - list.madeAt > longestAge;
  return isOld ? { trouble: `the newest log list is of ${new Date(list.madeAt).toISOString().slice(0, 10)}` } : {};
}

/** The list in this installation. Its signature is verified like that of any other. */
function bundledList(): LogList | null {
  const places = ["../..", "../../.."].map((up) => join(import.meta.dirname, up, "data/ct-log-list.br"));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) return null;
  const bytes = brotliDecompressSync(readFileSync(found), { maxOutputLength: largestList });
  const [signature, list] = [bytes.subarray(0, signatureLength), bytes.subarray(signatureLength)];
  return isSignedList(list, signature) ? readLogList(list) : null;
}
