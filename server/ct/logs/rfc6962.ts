import { z } from "zod";
import { readEntries, type LogEntry } from "../../../src/formats/ct/log/entry.ts";
import type { LogDescription } from "../../../src/formats/ct/log/log-list.ts";
import { emptyRange, isConsistent, rangeFromLastLeaf, rootOf } from "../../../src/formats/ct/log/merkle.ts";
import { parseJson, readBase64, readTreeHead } from "../../../src/formats/ct/log/tree-head.ts";
import { inOrder, LogTrouble, type LogFetch, type LogReader } from "./reader.ts";

/** The most bytes of documents. Entries of usual certificates have some ten kilobytes with their chain. */
const limits = { head: 64 * 1024, proof: 64 * 1024, entries: 24 * 1024 * 1024 } as const;

/** The entries that are requested at a time until the log has shown how many it returns; requests that are made ahead. */
const [firstPage, ahead] = [256, 2] as const;

const audit = z.object({ audit_path: z.array(z.string()).max(64) });
const consistency = z.object({ consistency: z.array(z.string()).max(128) });

/** Opens a log of RFC 6962 §4. */
export function openRfc6962Log({ url, key }: LogDescription, get: LogFetch): LogReader {
  const base = `${url}ct/v1/`;
  /** The entries that the log returns at a time. */
  let page: number = firstPage;

  async function read(path: string, limit: number, signal: AbortSignal): Promise<Uint8Array> {
    const bytes = await get(base + path, { signal, limit });
    if (!bytes) throw new LogTrouble("missing", path.replace(/\?.*/, ""));
    return bytes;
  }

  /** RFC 6962 §4.6: a log may return fewer entries than were requested, but at least one. */
  async function entriesFrom(from: number, to: number, signal: AbortSignal): Promise<readonly LogEntry[]> {
    const found: LogEntry[] = [];
    while (found.length < to - from) {
      const start = from + found.length;
      const entries = readEntries(await read(`get-entries?start=${start}&end=${to - 1}`, limits.entries, signal));
      if (!entries || entries.length === 0) throw new LogTrouble("malformed", "get-entries");
      // The first answer may end at a boundary of the log's own; a later one began there, so it has the log's size.
      if (found.length > 0 && entries.length < to - start) page = entries.length;
      found.push(...entries.slice(0, to - start));
    }
    return found;
  }

  async function proof(path: string, nodes: (value: unknown) => readonly string[] | undefined, signal: AbortSignal) {
    const hashes = nodes(parseJson(await read(path, limits.proof, signal)))?.map((text) => readBase64(text, 32));
    if (!hashes?.every((each) => each !== null)) throw new LogTrouble("malformed", path.replace(/\?.*/, ""));
    return hashes;
  }

  return {
    async head(signal) {
      const head = readTreeHead(await read("get-sth", limits.head, signal), key);
      if (typeof head === "string") throw new LogTrouble(`head-${head}`, "get-sth");
      return head;
    },
    async range({ size }, signal) {
      if (size === 0) return emptyRange;
      const [last] = await entriesFrom(size - 1, size, signal);
      const leaf = last?.leafHash ?? Buffer.alloc(32);
      const query = `hash=${encodeURIComponent(leaf.toString("base64"))}&tree_size=${size}`;
      const range = rangeFromLastLeaf(size, leaf, await proof(`get-proof-by-hash?${query}`, auditPathOf, signal));
      if (!range) throw new LogTrouble("mismatch", "get-proof-by-hash");
      return range;
    },
    async *entries({ from, to }, signal) {
      // An answer may have been short for once.
      page = Math.min(firstPage, 2 * page);
      for (let at = from; at < to;) {
        // The log's page size is known after the first answers, and then held for a while. Many logs cut answers at multiples of it.
        const size = page;
        const whole = Math.floor(at / size) * size;
        const end = Math.min(to, whole + (at === from ? 2 : 64) * size);
        const starts = Array.from({ length: Math.ceil((end - whole) / size) }, (_, place) => whole + place * size);
        yield* inOrder(starts, ahead, (start) => entriesFrom(Math.max(at, start), Math.min(end, start + size), signal));
        at = end;
      }
    },
    async prove({ range, known, head }, signal) {
      const own = { size: range.size, root: rootOf(range) };
      const steps = known
        ? ([
            [own, known],
            [known, head],
          ] as const)
        : ([[own, head]] as const);
      for (const [first, second] of steps) {
        const query = `first=${first.size}&second=${second.size}`;
        const isTrivial = first.size === 0 || first.size === second.size;
        const path = isTrivial ? [] : await proof(`get-sth-consistency?${query}`, consistencyOf, signal);
        // A proof that fails may be a wrong proof.
        if (!isConsistent(first, second, path)) return "mismatch";
      }
      return "consistent";
    },
  };
}

function auditPathOf(value: unknown): readonly string[] | undefined {
  return audit.safeParse(value).data?.audit_path;
}

function consistencyOf(value: unknown): readonly string[] | undefined {
  return consistency.safeParse(value).data?.consistency;
}
