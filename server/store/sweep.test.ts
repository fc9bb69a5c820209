import { expect, test } from "vitest";
import { nextShares } from "./sweep.ts";

test("unwatched domains lose their time first, and get it back last", () => {
  let shares = { others: 1, watched: 1 };
  for (let round = 0; round < 21; round++) shares = nextShares(shares, true);
  expect(shares.watched).toBe(1);
  expect(shares.others).toBeLessThan(0.01);

  for (let round = 0; round < 5; round++) shares = nextShares(shares, true);
  expect(shares.watched).toBeCloseTo(0.8 ** 5);
  const { others } = shares;

  for (let round = 0; round < 100 && shares.watched < 1; round++) shares = nextShares(shares, false);
  expect(shares).toEqual({ others, watched: 1 });
  for (let round = 0; round < 100; round++) shares = nextShares(shares, false);
  expect(shares).toEqual({ others: 1, watched: 1 });
});
