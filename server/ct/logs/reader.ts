import type { LogEntry } from "../../../src/formats/ct/log/entry.ts";
import type { CompactRange } from "../../../src/formats/ct/log/merkle.ts";
import type { TreeHead, TreeHeadFault } from "../../../src/formats/ct/log/tree-head.ts";

/** How a log is read. Every method throws `Failure` where the log cannot be reached, and `LogTrouble` for an answer that is wrong. */
export interface LogReader {
  /** The newest tree head, with its signature verified. */
  head(signal: AbortSignal): Promise<TreeHead>;
  /** The compact range of a whole tree; the caller compares its root. */
  range(head: TreeHead, signal: AbortSignal): Promise<CompactRange>;
  /** The entries from one index to before another, in order, in batches. */
  entries(span: EntrySpan, signal: AbortSignal): AsyncIterable<readonly LogEntry[]>;
  /**
   * Whether the tree of a head contains a smaller tree, and the tree of an earlier head between them (null for none). `inconsistent` only where
   * the fault is certainly one between the two heads.
   */
  prove(proof: TreeProof, signal: AbortSignal): Promise<"consistent" | "mismatch" | "inconsistent">;
}

/** Trees that must be prefixes of each other. */
interface TreeProof {
  /** What was read. */
  readonly range: CompactRange;
  /** An accepted head whose entries were not all read; null without one. */
  readonly known: TreeHead | null;
  readonly head: TreeHead;
}

/** Entries of the tree of a head. */
interface EntrySpan {
  readonly from: number;
  /** Not included. */
  readonly to: number;
  readonly head: TreeHead;
}

/** Fetches a document of a log; null for 404. Throws `Failure` for every other answer but 200. */
export type LogFetch = (url: string, options: LogFetchOptions) => Promise<Uint8Array | null>;

/** The limits of one document. */
interface LogFetchOptions {
  readonly signal: AbortSignal;
  /** The most bytes of the decoded document. */
  readonly limit: number;
}

/** What is wrong with what a log serves. */
export type LogFault =
  /** A tree head without its form, or without a valid signature. */
  | `head-${TreeHeadFault}`
  /** Entries, tiles or proofs without their form. */
  | "malformed"
  /** The entries, tiles or proofs do not lead to the root that the log signed. */
  | "mismatch"
  /** Two signed tree heads that cannot both be true. */
  | "inconsistent"
  /** A document that the log must serve is missing. */
  | "missing";

/** A log that serves what it must not. */
export class LogTrouble extends Error {
  override readonly name = "LogTrouble";
  readonly fault: LogFault;
  /** The two signed tree heads; only of `inconsistent`. */
  readonly evidence: string | null;

  constructor(fault: LogFault, detail: string, evidence: string | null = null) {
    super(detail);
    this.fault = fault;
    this.evidence = evidence;
  }
}

/** Does work for each item, some ahead of the consumer, and yields the results in order. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for (const item of items) {
    const begun = work(item);
    // An earlier one may fail first, and then nobody awaits this one.
    begun.catch(() => {});
    running.push(begun);
    if (running.length > ahead) yield await (running.shift() as Promise<Result>);
  }
  for (const each of running) yield await each;
}
