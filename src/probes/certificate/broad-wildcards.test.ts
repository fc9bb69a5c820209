import { expect, test } from "vitest";
import { broadWildcards } from "./broad-wildcards.ts";

test.for([
  ["*.co.uk", true],
  ["*.CO.KR", true],
  ["*.pvt.k12.ma.us", true],
  ["*.example.co.uk", false],
  ["*.example.com", false],
  ["*.a.b.c.example.com", false],
  ["co.uk", false],
  // A domain of its own that others live below: the owner of a platform has such certificates.
  ["*.github.io", false],
  ["*.s3.amazonaws.com", false],
  // No client takes it for anything, which the form of names says.
  ["*.com", false],
  ["*.", false],
  ["*.internal.corp", false],
  ["w*.co.uk", false],
] as const)("a certificate for %s is for a whole public suffix: %s", async ([value, isBroad]) => {
  const names = [{ kind: "dns", value: "www.example.com" } as const, { kind: "dns", value } as const];

  expect(await broadWildcards({ names })).toEqual(isBroad ? [value] : []);
});
