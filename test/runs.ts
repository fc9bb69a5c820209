/** Whether properties get their full number of tries. */
const isFull = process.env["TEST_RUNS"] === "full";

/** The minimum number of tries by `npm test`, unless the full number is lower. */
const atLeast = 25;

/** The runs of a property: this many by `npm run test:full`, a tenth by `npm test`. */
export function runs(full: number): number {
  return isFull ? full : Math.min(full, Math.max(atLeast, Math.ceil(full / 10)));
}

/** The required number of relevant tries, out of those of {@link runs} for a full number. */
export function hits(full: number): number {
  return isFull ? full : Math.ceil(full / 10);
}

/** All cases of a matrix by `npm run test:full`; some of them, as far apart as possible, by `npm test`. */
export function someOf<T>(cases: readonly T[], count: number): readonly T[] {
  if (isFull || count >= cases.length) return cases;
  return Array.from(
    { length: count },
    (_, index) => cases[Math.round((index * (cases.length - 1)) / (count - 1))] as T,
  );
}
