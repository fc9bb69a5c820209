import { lifecycles, type Lifecycle } from "../../data/end-of-life.ts";
import { compareVersions, numbersOf } from "../../formats/product-version.ts";

/** Whether a version is still fixed by its makers, as far as the table knows. */
export interface Life {
  /** As its makers write it. */
  readonly product: string;
  readonly state: "ended" | "supported" | "unknown";
  /** The day by which fixes ended; null where they did not, or nobody knows. */
  readonly ended: string | null;
  readonly source: string;
  /** Whether distributions fix it under old numbers. */
  readonly isPackaged: boolean;
}

/** The end of life of a product as it names itself, at a moment given as an ISO time; null where the table does not know the product. */
export function lifeOf(name: string, version: string, at: string): Life | null {
  const found = lifecycleOf(name);
  if (!found) return null;
  const { product, source, isPackaged } = found;
  const ended = endOf(found, numbersOf(version));
  const state = ended === undefined ? "unknown" : ended !== null && ended < at.slice(0, 10) ? "ended" : "supported";
  return { product, source, isPackaged, state, ended: state === "ended" ? (ended ?? null) : null };
}

/** `Apache` and `Apache Tomcat` are two products; where another word stands before a name, the last one counts. */
function lifecycleOf(name: string): Lifecycle | null {
  const whole = name.toLowerCase();
  const last = whole.split(" ").at(-1) ?? "";
  return named(whole) ?? named(last) ?? null;
}

function named(wanted: string): Lifecycle | undefined {
  return lifecycles.find(({ names }) => names.includes(wanted));
}

/** The day on which the branch of a version ended, null for none in sight; undefined where the table cannot say. */
function endOf({ depth, branches }: Lifecycle, version: readonly number[]): string | null | undefined {
  // `Apache/2` may be any of its branches.
  if (version.length < depth) return undefined;
  const wanted = version.slice(0, depth);
  const newer = branches.filter(([branch]) => compareVersions(numbersOf(branch), wanted) >= 0);
  const [branch, ended] = newer.at(-1) ?? [];
  if (branch === undefined) return undefined;
  const isListed = compareVersions(numbersOf(branch), wanted) === 0;
  // What lies below a branch that still lives may have ended or not.
  return isListed || ended !== null ? ended : undefined;
}
