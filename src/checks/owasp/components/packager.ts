import { distributions } from "../../../data/distributions.ts";
import { compareVersions, numbersOf, type Packager } from "../../../formats/software/product-version.ts";
import { stageOf } from "../../../formats/software/lifecycle.ts";

interface Packaged {
  /** Spelled as in the lifecycle table. */
  readonly product: string;
  readonly version: string;
}

/**
 * Whether a distribution may patch a version without changing its number, at a given ISO time. Not if the release is unsupported, if no supported
 * release ships that version, or if none is that old. Whether the patches are installed is unknown.
 */
export function mayBeFixedBy({ distribution, release }: Packager, { product, version }: Packaged, at: string): boolean {
  const found = distributions.find(({ name }) => name === distribution);
  if (!found) return false;
  const { releases, oldest, shipped = {} } = found;
  if (releases && release !== null && stageOf(releases.ends, numbersOf(release), at).state === "ended") return false;
  const numbers = numbersOf(version);
  const exact = Object.hasOwn(shipped, product) ? shipped[product] : undefined;
  if (exact && !exact.some((each) => isUpTo(numbers, numbersOf(each)))) return false;
  // A product that a distribution is not known to ship gets no patches.
  const least = Object.hasOwn(oldest, product) ? oldest[product] : undefined;
  return least !== undefined && compareVersions(numbers, numbersOf(least)) >= 0;
}

/** Whether a version is on the same branch as a shipped one and, as far as known, not newer. */
function isUpTo(numbers: readonly number[], shipped: readonly number[]): boolean {
  const isBranch = compareVersions(numbers.slice(0, 2), shipped.slice(0, 2)) === 0;
  return isBranch && compareVersions(numbers.slice(0, shipped.length), shipped) <= 0;
}

/**
 * The distribution that may have built and patched a version without a package suffix, at a given ISO time; null if no supported release ships
 * exactly this version.
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
