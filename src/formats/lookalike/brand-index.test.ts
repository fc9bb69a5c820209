import { expect, test } from "vitest";
import { openBrandIndex } from "./brand-index.ts";

const index = await openBrandIndex(["portcullis.example", "www.portculis.example"]);

test.for<[name: string, brands: readonly string[]]>([
  ["www.p0rtcullis.example", ["portcullis.example"]],
  ["portcullis.example.secure-login.test", ["portcullis.example"]],
  ["shop.example", []],
  // A brand does not imitate itself, but another brand may imitate it: each belongs to other accounts.
  ["portcullis.example", ["www.portculis.example"]],
  ["login.portculis.example", ["portcullis.example"]],
])("%s imitates %j", ([name, brands]) => {
  for (const _ of ["read", "remembered"])
    expect(
      index
        .find(name)
        .map(({ brand }) => brand)
        .toSorted(),
    ).toEqual(brands);
});
