import { lifecycles, type Lifecycle } from "../../data/lifecycles/index.ts";
import { compareVersions, numbersOf } from "./product-version.ts";

/** Whether a version is still fixed by its makers, as far as the table knows. */
export interface Life extends Stage {
  /** As its makers write it. */
  readonly product: string;
  readonly source: string;
  /** Whether distributions fix it under old numbers. */
  readonly isPackaged: boolean;
}

/** The end of life of a product as it names itself, at a moment given as an ISO time; null where the table does not know the product. */
export function lifeOf(name: string, version: string, at: string): Life | null {
  const found = lifecycleOf(name);
  if (!found) return null;
  const { product, source, isPackaged } = found;
  const { depth, branches } = found;
  return { product, source, isPackaged, ...stageOf(branches, numbersOf(version).slice(0, depth), at) };
}

/**
 * By the whole name: `BusyBox httpd` is no Apache httpd, and `WooCommerce for WordPress` no WordPress. Two products side by side, as
 * in `Apache PHP/7.2.1`, are told by both being known: the version is that of the last one.
 */
function lifecycleOf(name: string): Lifecycle | undefined {
  const wanted = name.toLowerCase();
  const at = wanted.lastIndexOf(" ");
  return named(wanted) ?? (named(wanted.slice(0, Math.max(0, at))) && named(wanted.slice(at + 1)));
}

function named(wanted: string): Lifecycle | undefined {
  return lifecycles.find(({ names }) => names.includes(wanted));
}

/** Where a version or a release stands in its life, at a moment given as an ISO time. */
export interface Stage {
  readonly state: "ended" | "supported" | "unknown";
  /** Null where it has not ended, or nobody knows. */
  readonly ended: string | null;
}

const unknown: Stage = { state: "unknown", ended: null };

/** Looks a branch up in a table like that of a lifecycle; a version that names fewer numbers than the branches may be any of them. */
export function stageOf(branches: Lifecycle["branches"], wanted: readonly number[], at: string): Stage {
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
  // Newer than the table, or beside a branch that lives: it may have ended or not.
  if (!newer || !isOver(newer.ended) || (older && !isOver(older.ended))) return unknown;
  return { state: "ended", ended: newer.ended };
}

function isExact([first]: readonly { readonly numbers: readonly number[] }[], wanted: readonly number[]): boolean {
  return first?.numbers.length === wanted.length;
}
