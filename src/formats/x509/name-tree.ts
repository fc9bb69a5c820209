/** Where in the tree of names something holds: for a name itself, for all below it, or for a part of what is below. */
export interface Cover {
  readonly here?: boolean;
  readonly below?: boolean;
  /** The mailboxes directly at a host. */
  readonly mailboxes?: boolean;
  /** The hosts below a domain, with their mailboxes. */
  readonly hosts?: boolean;
}

/**
 * Names as a tree, so that looking one up takes as many steps as it has parts, however many there are: a hostile authority may
 * list thousands of subtrees, and a hostile certificate thousands of names.
 */
export interface NameTree {
  readonly next: Map<string, NameTree>;
  cover: Cover;
  /** Whether one of the next names is covered itself. */
  hasNextHere: boolean;
}

/** A tree that covers nothing. */
export function emptyTree(): NameTree {
  return { next: new Map(), cover: {}, hasNextHere: false };
}

/** Covers a name, its highest part first. */
export function plant(tree: NameTree, path: readonly string[], cover: Cover): void {
  let node = tree;
  for (const [index, part] of path.entries()) {
    const known = node.next.get(part);
    const next = known ?? emptyTree();
    if (!known) node.next.set(part, next);
    if (cover.here && index === path.length - 1) node.hasNextHere = true;
    node = next;
  }
  node.cover = { ...node.cover, ...cover };
}

/** Whether a name is covered. */
export function isCovered(tree: NameTree, path: readonly string[]): boolean {
  let node = tree;
  for (const part of path) {
    if (node.cover.below || (part.startsWith("@") ? node.cover.mailboxes : node.cover.hosts)) return true;
    const next = node.next.get(part);
    if (!next) return false;
    node = next;
  }
  return node.cover.here ?? false;
}

/** Whether one of the names directly below a name is covered by itself. */
export function isCoveredBelow(tree: NameTree, path: readonly string[]): boolean {
  let node: NameTree | undefined = tree;
  for (const part of path) node = node?.next.get(part);
  return node?.hasNextHere ?? false;
}
