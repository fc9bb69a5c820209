import { readDataTile, type LogEntry } from "../../../src/formats/ct/log/entry.ts";
import type { LogDescription } from "../../../src/formats/ct/log/log-list.ts";
import {
  growTree,
  emptyRange,
  nodeHashOf,
  rootOf,
  subtreesOf,
  type CompactRange,
  type Subtree,
} from "../../../src/formats/ct/log/merkle.ts";
import { tilePath, tileWidth, widthIn } from "../../../src/formats/ct/log/tile-path.ts";
import { readCheckpoint, type TreeHead } from "../../../src/formats/ct/log/tree-head.ts";
import { inOrder, LogTrouble, type LogFetch, type LogReader } from "./reader.ts";

const [hashLength, hashLevels] = [32, 8] as const;

/** The most bytes of documents: a data tile of usual certificates has less than one megabyte. */
const limits = { checkpoint: 64 * 1024, hashes: tileWidth * hashLength, entries: 24 * 1024 * 1024 } as const;

/** Data tiles that are fetched ahead. */
const ahead = 2;

/** Opens a log of the Static Certificate Transparency API (c2sp.org/static-ct-api). */
export function openTiledLog({ url, origin, key }: LogDescription, get: LogFetch): LogReader {
  async function whole(tile: Parameters<typeof tilePath>[0], limit: number, signal: AbortSignal): Promise<Uint8Array> {
    const exact = await get(url + tilePath(tile), { signal, limit });
    if (exact) return exact;
    // A log may drop a partial tile once the full one exists.
    const full =
      tile.width < tileWidth ? await get(url + tilePath({ ...tile, width: tileWidth }), { signal, limit }) : null;
    if (full) return full;
    throw new LogTrouble("missing", tilePath(tile));
  }

  async function entriesOf(index: number, head: TreeHead, signal: AbortSignal): Promise<readonly LogEntry[]> {
    const width = widthIn(head.size, 0, index);
    const bytes = await whole({ level: "data", index, width }, limits.entries, signal);
    const entries = readDataTile(bytes, width) ?? readDataTile(bytes, tileWidth);
    if (!entries) throw new LogTrouble("malformed", tilePath({ level: "data", index, width }));
    return entries.slice(0, width);
  }

  /** Reads node hashes of one tree; each tile once. */
  function openHashes({ size }: TreeHead, signal: AbortSignal) {
    const tiles = new Map<string, Promise<Buffer>>();

    async function load(level: number, index: number): Promise<Buffer> {
      const width = widthIn(size, level, index);
      const bytes = Buffer.from(await whole({ level, index, width }, limits.hashes, signal));
      const isWhole = bytes.length === width * hashLength || bytes.length === tileWidth * hashLength;
      if (!isWhole) throw new LogTrouble("malformed", tilePath({ level, index, width }));
      return bytes;
    }

    return async ({ level, index }: Subtree): Promise<Buffer> => {
      const [tileLevel, within] = [Math.floor(level / hashLevels), level % hashLevels];
      const [first, count] = [index * 2 ** within, 2 ** within];
      const tileIndex = Math.floor(first / tileWidth);
      const name = `${tileLevel} ${tileIndex}`;
      const loading = tiles.get(name) ?? load(tileLevel, tileIndex);
      tiles.set(name, loading);
      const tile = await loading;
      const begin = (first % tileWidth) * hashLength;
      return foldedHash(tile.subarray(begin, begin + count * hashLength));
    };
  }

  return {
    async head(signal) {
      const bytes = await get(`${url}checkpoint`, { signal, limit: limits.checkpoint });
      const head = bytes ? readCheckpoint(bytes, origin, key) : "malformed";
      if (typeof head === "string") throw new LogTrouble(`head-${head}`, "checkpoint");
      return head;
    },
    async range(head, signal) {
      const hashOf = openHashes(head, signal);
      return grown(emptyRange, head, hashOf);
    },
    async *entries({ from, to, head }, signal) {
      const [first, last] = [Math.floor(from / tileWidth), Math.ceil(to / tileWidth)];
      const tiles = Array.from({ length: last - first }, (_, place) => first + place);
      const batches = inOrder(tiles, ahead, async (index) => ({
        index,
        entries: await entriesOf(index, head, signal),
      }));
      for await (const { index, entries } of batches)
        yield entries.slice(Math.max(0, from - index * tileWidth), to - index * tileWidth);
    },
    async prove({ range, known, head }, signal) {
      const hashOf = openHashes(head, signal);
      const between = known ? await grown(range, known, hashOf) : range;
      const isWhole = rootOf(await grown(between, head, hashOf)).equals(head.root);
      if (!isWhole) return "mismatch";
      return known && !rootOf(between).equals(known.root) ? "inconsistent" : "consistent";
    },
  };
}

/** A tree that is extended with the subtrees of a larger one. */
async function grown(
  range: CompactRange,
  { size }: TreeHead,
  hashOf: (subtree: Subtree) => Promise<Buffer>,
): Promise<CompactRange> {
  const tree = growTree(range);
  for (const subtree of subtreesOf(range.size, size)) tree.appendSubtree(subtree, await hashOf(subtree));
  return tree.range();
}

/** The hash of a perfect subtree from the hashes of its nodes. */
function foldedHash(nodes: Buffer): Buffer {
  let row = Array.from({ length: nodes.length / hashLength }, (_, at) =>
    nodes.subarray(at * hashLength, (at + 1) * hashLength),
  );
  while (row.length > 1)
    row = Array.from({ length: row.length / 2 }, (_, at) =>
      nodeHashOf(row[2 * at] as Buffer, row[2 * at + 1] as Buffer),
    );
  return row[0] as Buffer;
}
