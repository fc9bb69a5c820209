import type { Certificate } from "./certificate.ts";
import {
  domainPath,
  extensionValue,
  mostNames,
  readGeneralName,
  type GeneralName,
  type SubjectNames,
} from "./subjects.ts";
import { isWellFormedName } from "./names.ts";
import { children, DerError, type Element } from "./der.ts";
import { emptyTree, isCovered, isCoveredBelow, plant, type Cover, type NameTree } from "./name-tree.ts";
import { addNetwork, isInNetworks, type IpConstraints } from "./networks.ts";
import { oids } from "./oids.ts";

/** The name constraints of a CA (RFC 5280 §4.2.1.10), prepared for look-ups instead of pairwise comparison. */
export interface NameConstraints {
  /** The number of subtrees. */
  readonly count: number;
  /** Whether it is well-formed: not empty, and each base has the syntax of its kind. */
  readonly isWellFormed: boolean;
  /** Prepares all subtrees for look-ups; throws `DerError`. */
  readonly prepare: () => { readonly permitted: Subtrees; readonly excluded: Subtrees };
}

/** The subtrees of one list, by kind of name. */
interface Subtrees {
  readonly trees: ReadonlyMap<string, NameTree>;
  readonly networks: IpConstraints;
  /** Kinds with a base that cannot be compared. */
  readonly unclear: ReadonlySet<string>;
}

/** Reads the name constraints of a CA; null without any. Throws `DerError`. */
export function readNameConstraints({ der }: Pick<Certificate, "der">): NameConstraints | null {
  const value = extensionValue(der, oids.nameConstraints);
  if (!value) return null;
  const lists = children(value);
  const [permitted, excluded] = [0xa0, 0xa1].map((wanted) => subtreesOf(lists.find(({ tag }) => tag === wanted)));
  const all = [...(permitted ?? []), ...(excluded ?? [])];
  return {
    count: all.length,
    isWellFormed: all.length > 0 && all.every(hasItsForm),
    prepare: () => ({ permitted: prepare(permitted ?? []), excluded: prepare(excluded ?? []) }),
  };
}

/**
 * The problem of name constraints with a certificate's names: a forbidden name, or more work than clients do (OpenSSL multiplies subtrees with names
 * and stops at 2^20, Go at a quarter of that). Null without a problem. Throws `DerError`.
 */
export function constraintProblem(
  constraints: NameConstraints,
  subject: SubjectNames,
): "forbidden" | "excessive" | null {
  if (subject.count * constraints.count > mostComparisons) return "excessive";
  const { permitted, excluded } = constraints.prepare();
  const isForbidden = subject
    .names()
    .some((name) => mayBeWithin(excluded, name) || (isConstrained(permitted, name) && !isWithin(permitted, name)));
  return isForbidden ? "forbidden" : null;
}

const mostComparisons = 2 ** 20;

/** A base with optional limits. */
type Subtree = readonly [base: Element, ...limits: readonly Element[]];

function subtreesOf(list: Element | undefined): readonly Subtree[] {
  if (!list) return [];
  return children(list, mostNames).map((subtree) => {
    const [base, ...limits] = children(subtree);
    if (!base) throw new DerError("subtree");
    return [base, ...limits];
  });
}

// GeneralName: dNSName is [2], iPAddress [7].
const dnsName = 0x82;
const ipAddress = 0x87;

/** RFC 5280 §4.2.1.10: minimum is zero and maximum absent, and hosts and networks have valid syntax. */
function hasItsForm([{ tag, content }, ...limits]: Subtree): boolean {
  if (limits.length > 0) return false;
  if (tag === ipAddress) return addNetwork(new Map(), content);
  if (tag !== dnsName || content.length === 0) return true;
  const text = content.toString("latin1");
  return !text.includes("*") && isWellFormedName(text);
}

function prepare(subtrees: readonly Subtree[]): Subtrees {
  const trees = new Map<string, NameTree>();
  const networks: IpConstraints = new Map();
  const unclear = new Set<string>();
  for (const [base, ...limits] of subtrees) {
    const name = readGeneralName(base);
    // Only subtrees without limits can be compared.
    const isClear = limits.length === 0 && (name.kind === "ip" ? addNetwork(networks, name.content) : add(trees, name));
    if (!isClear) unclear.add(name.kind);
  }
  return { trees, networks, unclear };
}

/** Adds a base to the tree of its kind; false if names of that kind cannot be compared. */
function add(trees: Map<string, NameTree>, name: GeneralName): boolean {
  const where = bases[name.kind]?.(name);
  if (!where) return false;
  const known = trees.get(name.kind) ?? emptyTree();
  trees.set(name.kind, known);
  plant(known, where.path, where.cover);
  return true;
}

interface Base {
  readonly path: readonly string[];
  readonly cover: Cover;
}

// RFC 5280 §4.2.1.10. A leading dot is not part of the syntax for host names but widely used: OpenSSL, NSS and Go read it as "names below".
const bases: Readonly<Record<string, (name: GeneralName) => Base>> = {
  dns: ({ content }) => domainBase(content.toString("latin1"), { here: true, below: true }),
  uri: ({ content }) => domainBase(content.toString("latin1"), { here: true }),
  email: ({ content, path }) => {
    const text = content.toString("latin1");
    if (text.includes("@")) return { path, cover: { here: true } };
    return text.startsWith(".")
      ? { path: domainPath(text.slice(1)), cover: { hosts: true } }
      : { path: domainPath(text), cover: { mailboxes: true } };
  },
  directory: ({ path }) => ({ path, cover: { here: true, below: true } }),
};

function domainBase(text: string, cover: Cover): Base {
  return text.startsWith(".")
    ? { path: domainPath(text.slice(1)), cover: { below: true } }
    : { path: domainPath(text), cover };
}

function isConstrained({ trees, networks, unclear }: Subtrees, { kind }: GeneralName): boolean {
  return unclear.has(kind) || (kind === "ip" ? networks.size > 0 : trees.has(kind));
}

function isWithin({ trees, networks, unclear }: Subtrees, { kind, path, content }: GeneralName): boolean {
  if (unclear.has(kind)) return false;
  if (kind === "ip") return isInNetworks(networks, content);
  const tree = trees.get(kind);
  return tree !== undefined && isCovered(tree, path);
}

/**
 * Whether a name is in a subtree or cannot be proven to be outside: what cannot be compared must be rejected (RFC 5280 §4.2.1.10), and a wildcard
 * stands for every name it matches.
 */
function mayBeWithin(subtrees: Subtrees, name: GeneralName): boolean {
  if (subtrees.unclear.has(name.kind) || isWithin(subtrees, name)) return true;
  if (name.kind !== "dns" || name.path.at(-1) !== "*") return false;
  const tree = subtrees.trees.get("dns");
  return tree !== undefined && isCoveredBelow(tree, name.path.slice(0, -1));
}
