/** How often `npm test` tries a property that `npm run test:full` tries a hundred times or more. */
const share = 10;
const atLeast = 25;

/** How often a property is tried: so many times by `npm run test:full`, a tenth as often by `npm test`, which is run at every turn. */
export function runs(full: number): number {
  return process.env["TEST_RUNS"] === "full" ? full : Math.min(full, Math.max(atLeast, Math.ceil(full / share)));
}
