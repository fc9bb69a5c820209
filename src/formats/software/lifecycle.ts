import { lifecycles, type Lifecycle } from "../../data/lifecycles/index.ts";
import { compareVersions, numbersOf } from "./product-version.ts";

/** Whether the makers still support a version, as far as the table knows. */
export interface Life extends Stage {
  /** In the makers' spelling. */
  readonly product: string;
  readonly source: string;
  /** Whether distributions patch it without changing the version number. */
  readonly isPackaged: boolean;
}

/** The support state of a product by its disclosed name, at a given ISO time; null if the table does not know it. */
export function lifeOf(name: string, version: string, at: string): Life | null {
  const found = lifecycleOf(name);
  if (!found) return null;
  const { product, source, isPackaged } = found;
  const { depth, branches } = found;
  return { product, source, isPackaged, ...stageOf(branches, numbersOf(version).slice(0, depth), at) };
}

/**
 * Looks up the whole name: `BusyBox httpd` is not Apache httpd, and `WooCommerce for WordPress` is not WordPress. Two adjacent products, as in
 * `Apache PHP/7.2.1`, are recognised if both are known: the version belongs to the last one.
 */
function lifecycleOf(name: string): Lifecycle | undefined {
  const wanted = name.toLowerCase();
  const at = wanted.lastIndexOf(" ");
  return named(wanted) ?? (named(wanted.slice(0, Math.max(0, at))) && named(wanted.slice(at + 1)));
}

function named(wanted: string): Lifecycle | undefined {
  return lifecycles.find(({ names }) => names.includes(wanted));
}

/** The support state of a version or release at a given ISO time. */
interface Stage {
  readonly state: "ended" | "supported" | "unknown";
  /** Null if it has not ended or is unknown. */
  readonly ended: string | null;
}

const unknown: Stage = { state: "unknown", ended: null };

/** Looks up a branch in a lifecycle table; a version with fewer numbers than the branches may be any of them. */
function stageOf(branches: Lifecycle["branches"], wanted: readonly number[], at: string): Stage {
  const today = at.slice(0, 10);
  const isOver = (ended: string | null): ended is string => ended !== null && ended < today;
  if (wanted.length === 0) return unknown;
  const rows = branches.map(([branch, ended]) => ({ numbers: numbersOf(branch), ended }));
  const own = rows.filter(({ numbers }) => compareVersions(numbers.slice(0, wanted.length), wanted) === 0);
  const ends = own.map(({ ended }) => ended).filter(isOver);
  if (own.length > ends.length) return isExact(own, wanted) ? { state: "supported", ended: null } : unknown;
  if (own.length > 0) return { state: "ended", ended: ends.toSorted().at(-1) ?? null };
  const newer = rows.findLast(({ numbers }) => compareVersions(numbers, wanted) > 0);
  const older = rows.find(({ numbers }) => compareVersions(numbers, wanted) < 0);
  // Newer than the table, or beside a supported branch: unknown.
  if (!newer || !isOver(newer.ended) || (older && !isOver(older.ended))) return unknown;
  return { state: "ended", ended: newer.ended };
}

function isExact([first]: readonly { readonly numbers: readonly number[] }[], wanted: readonly number[]): boolean {
  return first?.numbers.length === wanted.length;
}
