import { readLoggedNames } from "../../src/formats/ct/log/logged-certificate.ts";
import type { LoggedBytes } from "../../src/formats/ct/log/entry.ts";
import { growTree, rootOf, type CompactRange } from "../../src/formats/ct/log/merkle.ts";
import { tileWidth } from "../../src/formats/ct/log/tile-path.ts";
import type { TreeHead } from "../../src/formats/ct/log/tree-head.ts";
import { LogTrouble, type LogReader } from "./logs/reader.ts";

/** How far a log was read. Times in Unix milliseconds. */
export interface LogPosition {
  /** The verified tree: every entry of it since the first position was read. */
  readonly range: CompactRange;
  /** The newest signed head that was accepted. */
  readonly head: TreeHead;
  /** When the log was first followed, and from which entry on. */
  readonly since: number;
  readonly sinceSize: number;
  /** Since when entries wait that fill no whole tile; null without any. */
  readonly partialSince: number | null;
}

/** An entry that concerns a watch. */
export interface FoundEntry<Match> {
  readonly index: number;
  readonly logged: LoggedBytes;
  readonly matches: readonly Match[];
  /** The names that occur only as a wildcard. */
  readonly wildcards: readonly string[];
}

/** The result of one round: a new position, and what was found between it and the last one. */
export interface Round<Match> {
  readonly position: LogPosition;
  readonly found: readonly FoundEntry<Match>[];
  readonly read: number;
  /** Entries whose certificate could not be read, and names in certificates that are no host names. */
  readonly unreadable: number;
  readonly unreadableNames: number;
  /** `stale`: the log returned an older head than before; `frozen`: its newest head is older than it may be. */
  readonly note: "stale" | "frozen" | null;
  /** Whether there is more to read at once. */
  readonly hasMore: boolean;
}

/** What a round needs. */
export interface RoundOptions<Match> {
  readonly reader: LogReader;
  /** `tiled` logs serve whole tiles; see `tailOf`. */
  readonly kind: "tiled" | "rfc6962";
  /** Null before the first round. */
  readonly position: LogPosition | null;
  /** The maximum merge delay in seconds. */
  readonly mmd: number;
  readonly match: (names: readonly string[]) => readonly Match[];
  readonly now: number;
  readonly signal: AbortSignal;
  /** A round ends at a multiple of this many entries; {@link roundEnd} by default. */
  readonly end?: number | undefined;
}

/** A round ends here at the latest, where few tiles prove the rest: at a whole tile of level 1. */
const roundEnd = tileWidth ** 2;

/** Milliseconds for which entries may wait until their tile is full (static-ct-api, "Partial Tiles"). */
const longestPartial = 300_000;

/** Milliseconds by which a head may be older than the maximum merge delay before it is reported. */
const grace = 3_600_000;

/** The most found entries of one round, which ends early then, so that memory stays bounded. */
const mostFound = 2000;

/**
 * Reads a log from a position on, verifies that the read entries lead to a root that the log signed, and returns the new position. Nothing of
 * it counts before the caller has stored it. Throws `Failure` and `LogTrouble`.
 */
export async function readRound<Match>(options: RoundOptions<Match>): Promise<Round<Match>> {
  const { reader, position, now, signal } = options;
  const head = await reader.head(signal);
  if (!position) return begin(options, head);
  if (judgeHead(position.head, head) === "stale") return still(position, noteOf(options, position.head) ?? "stale");
  const tail = tailOf(options, position, head);
  const at = position.range.size;
  const { end = roundEnd } = options;
  const goal = Math.min(tail.end, (Math.floor(at / end) + 1) * end);
  const read = goal > at ? await readEntriesTo(goal, head, position, options) : emptyReading<Match>(position.range);
  if (head.size > position.head.size || goal > at) await verify(read, position.head, head, reader, signal);
  const note = noteOf(options, head);
  const { contradicts: _, range, ...counted } = read;
  const next = { ...position, range, head, partialSince: range.size < head.size ? (tail.since ?? now) : null };
  return { ...counted, position: next, note, hasMore: range.size < tail.end };
}

/** The newest entry of a log is where following it begins. */
async function begin<Match>(
  { reader, signal, now, ...options }: RoundOptions<Match>,
  head: TreeHead,
): Promise<Round<Match>> {
  const range = await reader.range(head, signal);
  if (!rootOf(range).equals(head.root)) throw new LogTrouble("mismatch", "the first tree");
  const position = { range, head, since: now, sinceSize: range.size, partialSince: null };
  return still(position, noteOf({ ...options, now }, head));
}

function still<Match>(position: LogPosition, note: Round<Match>["note"]): Round<Match> {
  return { position, found: [], read: 0, unreadable: 0, unreadableNames: 0, note, hasMore: false };
}

/**
 * Compares two signed heads. RFC 6962 §3: a log only grows, so an older head may come from a cache, but a smaller tree that is newer, or
 * another root of the same size, contradicts what the log signed before.
 */
function judgeHead(known: TreeHead, head: TreeHead): "stale" | null {
  const isSame = head.size === known.size && head.root.equals(known.root);
  if (isSame) return head.timestamp < known.timestamp ? "stale" : null;
  if (head.size < known.size && head.timestamp < known.timestamp) return "stale";
  if (head.size <= known.size) throw contradiction(known, head);
  return null;
}

function contradiction(one: TreeHead, other: TreeHead): LogTrouble {
  const evidence = JSON.stringify([one, other].map(toEvidence));
  return new LogTrouble("inconsistent", `trees of ${one.size} and ${other.size} entries`, evidence);
}

function toEvidence({ size, root, timestamp, signature }: TreeHead) {
  return { size, root: root.toString("base64"), timestamp, signature: signature.toString("base64") };
}

/** Where to read to. A partial tile is read only after a while: it would be fetched again and again while it fills up. */
function tailOf<Match>(
  { kind, now }: RoundOptions<Match>,
  { partialSince }: LogPosition,
  head: TreeHead,
): { readonly end: number; readonly since: number | null } {
  const whole = Math.floor(head.size / tileWidth) * tileWidth;
  const isDue = partialSince !== null && now - partialSince >= longestPartial;
  if (kind === "rfc6962" || isDue) return { end: head.size, since: null };
  return { end: whole, since: partialSince };
}

type Reading<Match> = Pick<Round<Match>, "found" | "read" | "unreadable" | "unreadableNames"> & {
  readonly range: CompactRange;
  /** Whether the tree of the known head, recomputed from the entries, has another root. */
  readonly contradicts: boolean;
};

function emptyReading<Match>(range: CompactRange): Reading<Match> {
  return { range, found: [], read: 0, unreadable: 0, unreadableNames: 0, contradicts: false };
}

async function readEntriesTo<Match>(
  goal: number,
  head: TreeHead,
  { range, head: known }: LogPosition,
  { reader, match, signal }: RoundOptions<Match>,
): Promise<Reading<Match>> {
  const tree = growTree(range);
  const found: FoundEntry<Match>[] = [];
  let [at, unreadable, unreadableNames] = [range.size, 0, 0];
  let contradicts = false;
  for await (const batch of reader.entries({ from: at, to: goal, head }, signal)) {
    signal.throwIfAborted();
    for (const { leafHash, logged } of batch) {
      tree.appendLeaf(leafHash);
      const names = logged && readLoggedNames(logged);
      if (names) unreadableNames += names.skipped;
      else unreadable++;
      const matches = names ? match(names.names) : [];
      // Copied, so that its tile is not kept in memory.
      if (logged && names && matches.length > 0)
        found.push({
          index: at,
          logged: { ...logged, der: Buffer.from(logged.der) },
          matches,
          wildcards: names.wildcards,
        });
      at++;
      if (at === known.size) contradicts = !rootOf(tree.range()).equals(known.root);
    }
    if (found.length >= mostFound) break;
  }
  return { range: tree.range(), found, read: at - range.size, unreadable, unreadableNames, contradicts };
}

/** The read entries lead to the new head, and the head that was accepted before is on the way to it. */
async function verify(
  { range, contradicts }: Pick<Reading<never>, "range" | "contradicts">,
  accepted: TreeHead,
  head: TreeHead,
  reader: LogReader,
  signal: AbortSignal,
): Promise<void> {
  const known = accepted.size > range.size && accepted.size < head.size ? accepted : null;
  const isRoot = range.size === head.size && rootOf(range).equals(head.root);
  const proved = isRoot ? "consistent" : await reader.prove({ range, known, head }, signal);
  if (proved === "mismatch") throw new LogTrouble("mismatch", `${range.size} entries do not lead to the signed root`);
  if (proved === "inconsistent" || contradicts) throw contradiction(accepted, head);
}

/** RFC 6962 §3: a log signs a new head at least once within its maximum merge delay. */
function noteOf<Match>(
  { mmd, now }: Pick<RoundOptions<Match>, "mmd" | "now">,
  { timestamp }: TreeHead,
): "frozen" | null {
  return now - timestamp > 1000 * mmd + grace ? "frozen" : null;
}
