import { distributions } from "../../../data/distributions.ts";
import { compareVersions, numbersOf, type Packager } from "../../../formats/software/product-version.ts";
import { stageOf } from "../../../formats/software/lifecycle.ts";

interface Packaged {
  /** As the table of lifecycles writes it. */
  readonly product: string;
  readonly version: string;
}

/**
 * Whether a distribution may fix a version under its old number, at a moment given as an ISO time: not in a release that it has ended
 * itself, not where no living release of it is so old, and not where none has that version. Whether the fixes are installed is not known.
 */
export function mayBeFixedBy({ distribution, release }: Packager, { product, version }: Packaged, at: string): boolean {
  const found = distributions.find(({ name }) => name === distribution);
  if (!found) return false;
  const { releases, oldest, shipped = {} } = found;
  if (releases && release !== null && stageOf(releases.ends, numbersOf(release), at).state === "ended") return false;
  const numbers = numbersOf(version);
  const exact = Object.hasOwn(shipped, product) ? shipped[product] : undefined;
  if (exact && !exact.some((each) => isUpTo(numbers, numbersOf(each)))) return false;
  // What a distribution is not known to ship nobody is known to fix.
  const least = Object.hasOwn(oldest, product) ? oldest[product] : undefined;
  return least !== undefined && compareVersions(numbers, numbersOf(least)) >= 0;
}

/** Whether a version is of the branch of one that is shipped, and no newer than it is as far as that is known. */
function isUpTo(numbers: readonly number[], shipped: readonly number[]): boolean {
  const isBranch = compareVersions(numbers.slice(0, 2), shipped.slice(0, 2)) === 0;
  return isBranch && compareVersions(numbers.slice(0, shipped.length), shipped) <= 0;
}

/**
 * The distribution that may have built, and fix, a version that bears no mark, at a moment given as an ISO time; null where none that
 * lives ships exactly that.
 */
export function mayBeUnmarked({ product, version }: Packaged, at: string): string | null {
  const numbers = numbersOf(version);
  const isOf = (row: string): boolean => {
    const shipped = numbersOf(row);
    const own = shipped.length === 2 ? numbers.slice(0, 2) : numbers;
    return numbers.length > 2 && compareVersions(own, shipped) === 0;
  };
  const found = distributions.find(({ name, unmarked = {} }) => {
    const rows = Object.hasOwn(unmarked, product) ? (unmarked[product] ?? []) : [];
    return rows.some(isOf) && mayBeFixedBy({ distribution: name, release: null }, { product, version }, at);
  });
  return found?.name ?? null;
}
