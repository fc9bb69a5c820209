import { hash } from "node:crypto";

/**
 * The hashes of the perfect subtrees that cover a tree from its left end, the largest first: all that is needed to append leaves and to compute
 * the root (RFC 6962 §2.1).
 */
export interface CompactRange {
  /** The number of leaves. */
  readonly size: number;
  readonly hashes: readonly Buffer[];
}

/** A perfect subtree of 2^level leaves; `index` counts the subtrees of its level from the left. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

/** The size and the root of a tree. */
export interface TreeState {
  readonly size: number;
  readonly root: Buffer;
}

/** A tree that grows at its right end. */
export interface GrowingTree {
  appendLeaf(leafHash: Buffer): void;
  /** Appends a whole perfect subtree. Throws where it does not begin at the end of the tree. */
  appendSubtree(subtree: Subtree, subtreeHash: Buffer): void;
  range(): CompactRange;
}

const [leafPrefix, nodePrefix] = [Buffer.from([0]), Buffer.from([1])];

/** The tree without leaves. */
export const emptyRange: CompactRange = { size: 0, hashes: [] };

/** The hash of a leaf, RFC 6962 §2.1. */
export function leafHashOf(...leaf: readonly Uint8Array[]): Buffer {
  return hash("sha256", Buffer.concat([leafPrefix, ...leaf]), "buffer");
}

/** The hash of an inner node, RFC 6962 §2.1. */
export function nodeHashOf(left: Buffer, right: Buffer): Buffer {
  return hash("sha256", Buffer.concat([nodePrefix, left, right], 65), "buffer");
}

/** The root of a tree. */
export function rootOf({ hashes }: CompactRange): Buffer {
  const last = hashes.at(-1);
  if (!last) return hash("sha256", "", "buffer");
  return hashes.slice(0, -1).reduceRight((right, left) => nodeHashOf(left, right), last);
}

/** Opens a tree to append to. */
export function growTree(from: CompactRange): GrowingTree {
  let { size } = from;
  const hashes = [...from.hashes];

  function append(level: number, appended: Buffer): void {
    let merged = appended;
    // Each one bit of the size is a subtree of that level; as in a binary addition, equal ones merge.
    for (let at = level; bitOf(size, at) === 1; at++) merged = nodeHashOf(hashes.pop() ?? merged, merged);
    hashes.push(merged);
    size += 2 ** level;
  }

  return {
    appendLeaf: (leafHash) => append(0, leafHash),
    appendSubtree({ level, index }, subtreeHash) {
      if (index * 2 ** level !== size) throw new RangeError("a subtree that does not begin at the end of the tree");
      append(level, subtreeHash);
    },
    range: () => ({ size, hashes: [...hashes] }),
  };
}

/** The perfect subtrees that cover the leaves from `begin` to before `end`, from the left. */
export function subtreesOf(begin: number, end: number): readonly Subtree[] {
  const subtrees: Subtree[] = [];
  for (let at = begin; at < end;) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= end) level++;
    subtrees.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return subtrees;
}

/** Whether a proof shows that the first tree is a prefix of the second, RFC 9162 §2.1.4.2. */
export function isConsistent(first: TreeState, second: TreeState, proof: readonly Buffer[]): boolean {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && first.root.equals(second.root);
  if (first.size === 0) return proof.length === 0;
  const path = Number.isInteger(Math.log2(first.size)) ? [first.root, ...proof] : proof;
  const [begin, ...rest] = path;
  if (!begin) return false;
  let [at, last] = [first.size - 1, second.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  let [was, is] = [begin, begin];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      [was, is] = [nodeHashOf(sibling, was), nodeHashOf(sibling, is)];
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else {
      is = nodeHashOf(is, sibling);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && was.equals(first.root) && is.equals(second.root);
}

/**
 * The compact range of a tree from the audit path (RFC 6962 §2.1.1) of its last leaf: every sibling on that path is the root of a perfect
 * subtree. Null where the path has another length. The caller compares the root.
 */
export function rangeFromLastLeaf(size: number, leafHash: Buffer, path: readonly Buffer[]): CompactRange | null {
  if (size < 1) return null;
  let within = 0;
  while (bitOf(size, within) === 0) within++;
  if (path.length !== within + oneBitsOf(size) - 1) return null;
  const last = path.slice(0, within).reduce((right, left) => nodeHashOf(left, right), leafHash);
  return { size, hashes: [...path.slice(within).toReversed(), last] };
}

// Sizes exceed 32 bits in principle, so there are no bit operators.
function bitOf(value: number, level: number): number {
  return Math.floor(value / 2 ** level) % 2;
}

/** The number of perfect subtrees of a tree. */
export function oneBitsOf(value: number): number {
  let [count, rest] = [0, value];
  for (; rest > 0; rest = half(rest)) count += rest % 2;
  return count;
}

function half(value: number): number {
  return Math.floor(value / 2);
}
