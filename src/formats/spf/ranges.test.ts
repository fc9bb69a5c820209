import { assert, integer, property, tuple, array } from "fast-check";
import { expect, test } from "vitest";
import { common, allIpAddresses, rangeOf, sizeOf, united, without, type SpfRanges } from "./ranges.ts";

test.for<[string, number, bigint]>([
  ["192.0.2.77", 24, 256n],
  ["0.0.0.0", 0, 4_294_967_296n],
  ["192.0.2.1", 32, 1n],
  ["2001:db8::1", 64, 1n << 64n],
])("%s/%i has as many addresses as it has", ([address, prefix, size]) => {
  expect(sizeOf(rangeOf(address, prefix))).toBe(size);
});

test("two halves make the whole", () => {
  expect(united(rangeOf("128.0.0.0", 1), rangeOf("0.0.0.0", 1))).toEqual(allIpAddresses("four"));
});

const few = array(tuple(integer({ min: 0, max: 40 }), integer({ min: 0, max: 8 })), { maxLength: 6 });

function rangesOf(pairs: readonly (readonly [number, number])[]): SpfRanges {
  return pairs.reduce<SpfRanges>(
    (all, [from, more]) => united(all, [{ from: BigInt(from), to: BigInt(from + more) }]),
    [],
  );
}

function members(ranges: SpfRanges): ReadonlySet<number> {
  return new Set(
    ranges.flatMap(({ from, to }) => Array.from({ length: Number(to - from) + 1 }, (_, at) => Number(from) + at)),
  );
}

const all = Array.from({ length: 60 }, (_, at) => at);

test("ranges behave like sets", () => {
  assert(
    property(few, few, (one, other) => {
      const [a, b] = [rangesOf(one), rangesOf(other)];
      const [inA, inB] = [members(a), members(b)];
      const either = all.filter((each) => inA.has(each) || inB.has(each));

      expect([...members(united(a, b))]).toEqual(either);
      expect([...members(without(a, b))]).toEqual(all.filter((each) => inA.has(each) && !inB.has(each)));
      expect([...members(common(a, b))]).toEqual(all.filter((each) => inA.has(each) && inB.has(each)));
      expect(sizeOf(united(a, b))).toBe(BigInt(either.length));
    }),
  );
});
