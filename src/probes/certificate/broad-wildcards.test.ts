import { expect, test } from "vitest";
import { broadWildcards, suffixWildcards } from "./broad-wildcards.ts";

test.for([
  ["*.co.uk", true],
  ["*.CO.KR", true],
  ["*.pvt.k12.ma.us", true],
  ["*.example.co.uk", false],
  ["*.example.com", false],
  ["*.a.b.c.example.com", false],
  ["co.uk", false],
  // The platform's owner may have such a certificate for its customers' names.
  ["*.github.io", false],
  ["*.s3.amazonaws.com", false],
  // No client matches it; the form of names reports it.
  ["*.com", false],
  ["*.", false],
  ["*.internal.corp", false],
  ["w*.co.uk", false],
] as const)("whether %s covers a whole public suffix: %s", async ([value, isBroad]) => {
  const names = [{ kind: "dns", value: "www.example.com" } as const, { kind: "dns", value } as const];

  expect(await broadWildcards({ names })).toEqual(isBroad ? [value] : []);
});

test.for([
  ["*.co.uk", true],
  // Anyone can publish below the suffix of a hosting company.
  ["*.vercel.app", true],
  ["*.github.io", true],
  ["*.s3.amazonaws.com", true],
  ["*.s3.dualstack.us-east-1.amazonaws.com", true],
  ["*.shop.vercel.app", false],
  ["shop.vercel.app", false],
  ["vercel.app", false],
  ["*.example.com", false],
  ["*.internal.corp", false],
] as const)("whether %s in a policy covers a whole public suffix: %s", async ([value, isBroad]) => {
  expect(await suffixWildcards(["www.example.com", value])).toEqual(isBroad ? [value] : []);
});
