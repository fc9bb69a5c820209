/** Whether properties are tried as often as they deserve. */
const isFull = process.env["TEST_RUNS"] === "full";

/** No property is tried less often than this by `npm test`, unless it never is tried more often. */
const atLeast = 25;

/** How often a property is tried: so many times by `npm run test:full`, a tenth as often by `npm test`, which is run at every turn. */
export function runs(full: number): number {
  return isFull ? full : Math.min(full, Math.max(atLeast, Math.ceil(full / 10)));
}

/** How many tries have to have come to the point, of as many as {@link runs} made of a full number. */
export function hits(full: number): number {
  return isFull ? full : Math.ceil(full / 10);
}
