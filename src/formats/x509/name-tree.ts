/** What a tree node covers: the name itself, everything below it, or part of that. */
export interface Cover {
  readonly here?: boolean;
  readonly below?: boolean;
  /** Mailboxes at exactly this host. */
  readonly mailboxes?: boolean;
  /** Hosts below a domain, with their mailboxes. */
  readonly hosts?: boolean;
}

/**
 * Names as a tree, so that a look-up takes as many steps as the name has parts: a hostile CA may list thousands of subtrees, and a hostile
 * certificate thousands of names.
 */
export interface NameTree {
  readonly next: Map<string, NameTree>;
  cover: Cover;
  /** Whether a child name is covered itself. */
  hasNextHere: boolean;
}

/** An empty tree. */
export function emptyTree(): NameTree {
  return { next: new Map(), cover: {}, hasNextHere: false };
}

/** Covers a name, topmost part first. */
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

/** Whether a direct child of a name is covered itself. */
export function isCoveredBelow(tree: NameTree, path: readonly string[]): boolean {
  let node: NameTree | undefined = tree;
  for (const part of path) node = node?.next.get(part);
  return node?.hasNextHere ?? false;
}
