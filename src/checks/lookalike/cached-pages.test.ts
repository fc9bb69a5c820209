import { expect, test } from "vitest";
import * as fc from "fast-check";
import { openCachedPages } from "./cached-pages.ts";

test("in any order of arrival, the lowest places are kept and every other item is returned once", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1000), { maxLength: 40 }), fc.integer({ min: 1, max: 25 }), (places, most) => {
      const held = openCachedPages<number>(most);
      const returned = places.flatMap((place) => held.add(place, place) ?? []);
      const order = places.toSorted((a, b) => a - b);
      expect(held.all().map(([place]) => place)).toEqual(order.slice(0, most));
      expect(returned.toSorted((a, b) => a - b)).toEqual(order.slice(most));
    }),
  );
});
