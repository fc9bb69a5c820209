import { distributions, type Distribution, type Release } from "../../data/distributions/index.ts";
import { compareVersions, numbersOf, type Packager } from "./product-version.ts";

interface Packaged {
  /** Spelled as in the lifecycle tables. */
  readonly product: string;
  readonly version: string;
}

/** What a distribution does about a version that bears its mark. */
export interface Build {
  /**
   * `living`: a release that gets fixes contains it. `ended`: only releases that get none do. `foreign`: no release contains it, so its makers built
   * it. `unknown`: the tables do not say.
   */
  readonly state: "living" | "ended" | "foreign" | "unknown";
  /** The newest ended release that contains it, with the last day of its fixes; null unless ended. */
  readonly last: { readonly name: string; readonly ended: string; readonly source: string } | null;
}

const unknown: Build = { state: "unknown", last: null };

/** Looks up a version in the packages of the distribution that built it, at a given ISO time. Whether fixes are installed is never known. */
export function buildOf({ distribution, release }: Packager, { product, version }: Packaged, at: string): Build {
  const found = distributions.find(({ name }) => name === distribution);
  const own = found?.releases.filter((each) => release === null || each.release === release) ?? [];
  if (!found) return unknown;
  if (release !== null) {
    const oldest = found.releases.at(-1);
    const named = own[0] ?? (oldest && isOlder(release, oldest) ? oldest : undefined);
    if (named && isOver(named, at)) return endedIn(found, [named]);
  }
  const rows = own.filter(({ packages }) => Object.hasOwn(packages, product));
  if (rows.length === 0) return unknown;
  const numbers = numbersOf(version);
  const holding = rows.filter(({ packages }) => holds(packages[product], numbers));
  if (holding.some((each) => !isOver(each, at))) return { state: "living", last: null };
  if (holding.length > 0) return endedIn(found, holding);
  const isOldest = rows
    .filter((each) => !isOver(each, at))
    .every(({ packages }) => isBelow(packages[product], numbers));
  // Between two ended releases it was that of a development branch, which the next release replaced.
  const newer = rows.filter((each) => isOver(each, at) && isBelow(each.packages[product], numbers));
  return isOldest ? endedIn(found, newer.length > 0 ? newer.slice(-1) : rows) : { state: "foreign", last: null };
}

/** Products that show two numbers of their version, as the Python of mod_wsgi does. */
const short: ReadonlySet<string> = new Set(["Python"]);

/**
 * The distribution that may have built and patched a version without a mark, at a given ISO time; null if no supported release contains it. Products
 * whose packages bear a mark are not assumed.
 */
export function unmarkedBuilder({ product, version }: Packaged, at: string): string | null {
  const numbers = numbersOf(version);
  if (numbers.length < 3 && !short.has(product)) return null;
  const found = distributions.find(({ unmarked, releases }) => {
    const living = unmarked.includes(product) ? releases.filter((each) => !isOver(each, at)) : [];
    return living.some(({ packages }) => Object.hasOwn(packages, product) && holds(packages[product], numbers));
  });
  return found?.name ?? null;
}

/** A release before the table ended with its oldest one at the latest. */
function isOlder(release: string, { release: oldest }: Release): boolean {
  return compareVersions(numbersOf(release), numbersOf(oldest)) < 0;
}

function isOver({ ended }: Release, at: string): boolean {
  return ended !== null && ended < at.slice(0, 10);
}

function endedIn({ name, source, releases }: Distribution, rows: readonly Release[]): Build {
  const known = rows
    .filter(({ ended }) => ended !== null)
    .toSorted((a, b) => ((a.ended ?? "") < (b.ended ?? "") ? 1 : -1));
  const last = known[0] ?? releases.at(-1);
  const title = last && releases.length > 1 ? `${name} ${last.release}` : name;
  return { state: "ended", last: { name: title, ended: last?.ended ?? "", source } };
}

interface Range {
  readonly from: readonly number[];
  /** Null: any later version of the branch. */
  readonly to: readonly number[] | null;
}

function rangesOf(shipped: string | undefined): readonly Range[] {
  return (shipped ?? "").split(" ").map((each) => {
    const [from = "", to] = each.split("..");
    return { from: numbersOf(from), to: to === "" ? null : numbersOf(to ?? from) };
  });
}

/** Whether one of a release's versions is the given one; `3.10` may be any version of that branch, and `8` is too vague. */
function holds(shipped: string | undefined, numbers: readonly number[]): boolean {
  return rangesOf(shipped).some(({ from, to }) => {
    if (numbers.length < Math.min(2, from.length)) return false;
    const branch = from.slice(0, 2);
    const isUpTo = to === null ? compareShared(numbers, branch) === 0 : compareShared(numbers, to) <= 0;
    return isUpTo && compareShared(numbers, from) >= 0;
  });
}

/** Whether every version of a release is newer. */
function isBelow(shipped: string | undefined, numbers: readonly number[]): boolean {
  return numbers.length > 0 && rangesOf(shipped).every(({ from }) => compareShared(numbers, from) < 0);
}

/** Compares as many numbers as both versions have. */
function compareShared(one: readonly number[], other: readonly number[]): number {
  const length = Math.min(one.length, other.length);
  return compareVersions(one.slice(0, length), other.slice(0, length));
}
