import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { emptyPack, renew, type Fresh } from "./build.ts";
import { networksOf } from "./networks.ts";
import { readPack, writePack } from "./pack.ts";
import { readAnnounced, readCountries, readIptoasn, readNetworks } from "./rows.ts";
import { shuffle, unshuffle } from "./shuffle.ts";
import { tableOf, valueOf, type Row } from "./table.ts";

const from = { source: "A test", url: "https://example.test", terms: "none", asOf: "2026-11-01" };

const announced = `11.0.0.0,11.0.0.255,64500,"One, Inc."
11.0.1.0,11.0.1.255,64500,"One, Inc."
11.0.3.0,11.0.3.127,4200000000,Two
2001:db8::,2001:db8:0:ffff:ffff:ffff:ffff:ffff,64500,"One, Inc."
2001:db8:1::,2001:db8:1::ff,4200000000,Two
2001:db8:1::100,2001:db8:1::1ff,64500,"One, Inc."
not,a,row
11.0.9.0,11.0.8.0,64500,Backwards
11.0.9.0,2001:db8::,64500,Two families
11.0.9.0,11.0.9.255,0,Nobody
`;

function ranges(text = announced): Fresh {
  return { origin: { ...from, id: "ranges" }, rows: readAnnounced(text) };
}

const whole = renew(emptyPack, [
  ranges(),
  {
    origin: { ...from, id: "country" },
    rows: readCountries('11.0.0.0,11.0.0.127,"KR"\n11.0.0.128,11.0.0.255,ZZ\n2001:db8::,2001:db8::ffff,FI\n'),
  },
  { origin: { ...from, id: "vpn", source: "A list" }, rows: readNetworks("# comment\n11.0.0.64/26\n11.0.3.1\n") },
]);

function again(pack = whole): ReturnType<typeof networksOf> {
  const read = readPack(writePack(pack));
  if (!read) throw new Error("the pack cannot be read");
  return networksOf(read);
}

test.for<[address: string, asn: number | null, prefix: string | null]>([
  ["11.0.0.0", 64500, "11.0.0.0/23"],
  ["11.0.1.255", 64500, "11.0.0.0/23"],
  ["11.0.2.0", null, null],
  ["10.255.255.255", null, null],
  ["11.0.3.127", 4200000000, "11.0.3.0/25"],
  ["11.0.3.128", null, null],
  ["255.255.255.255", null, null],
  ["::ffff:11.0.0.1", 64500, "11.0.0.0/23"],
  ["2001:db8::1", 64500, "2001:db8::/48"],
  ["2001:db8:1::", 4200000000, "2001:db8:1::/120"],
  ["2001:db8:1::ff", 4200000000, "2001:db8:1::/120"],
  ["2001:db8:1::100", 64500, "2001:db8:1::100/120"],
  ["2001:db8:1::200", null, null],
  ["::", null, null],
  ["no address", null, null],
])("%s is announced by %j as %j", ([address, asn, prefix]) => {
  const networks = again();
  expect(networks.asnOf(address)).toBe(asn);
  expect(networks.find(address)?.asn ?? null).toBe(asn);
  expect(networks.find(address)?.prefix ?? null).toBe(prefix);
});

test("a pack returns names, prefixes, countries and signs", () => {
  const networks = again();
  expect(networks.asOf).toBe("2026-11-01");
  expect(networks.find("11.0.1.1")).toMatchObject({
    name: "One, Inc.",
    range: { first: "11.0.0.0", last: "11.0.1.255" },
  });
  expect([64500, 4200000000, 64501].map((asn) => networks.nameOf(asn))).toEqual(["One, Inc.", "Two", null]);
  expect(networks.prefixesOf(64500)).toEqual(["11.0.0.0/23", "2001:db8::/48", "2001:db8:1::100/120"]);
  expect(networks.prefixesOf(64501)).toEqual([]);
  expect(["11.0.0.127", "11.0.0.128", "2001:db8::1", "12.0.0.0"].map((each) => networks.countryOf(each))).toEqual([
    "KR",
    null,
    "FI",
    null,
  ]);
});

test("without a list there is no sign, and a list without IPv6 says nothing about IPv6", () => {
  const networks = again();
  const told = { basis: "A list", asOf: "2026-11-01" };
  const untold = { detected: null, basis: null, asOf: null };
  expect(networks.signs("11.0.0.65")).toEqual({ hosting: untold, vpn: { detected: true, ...told }, tor: untold });
  expect(networks.signs("11.0.0.1").vpn).toEqual({ detected: false, ...told });
  expect(networks.signs("2001:db8::1").vpn).toEqual(untold);
});

test("a well-known hosting operator confirms the hosting sign, and only a list rules it out", () => {
  const pack = renew(emptyPack, [ranges("11.0.0.0,11.0.0.255,24940,Hetzner\n11.0.1.0,11.0.1.255,4766,KT\n")]);
  const networks = again(pack);
  expect(networks.signs("11.0.0.1").hosting).toMatchObject({ detected: true, basis: "table of well-known operators" });
  expect(["11.0.1.1", "11.0.2.1"].map((address) => networks.signs(address).hosting.detected)).toEqual([null, null]);
  const listed = again(renew(pack, [{ origin: { ...from, id: "hosting" }, rows: readNetworks("12.0.0.0/8") }]));
  expect(["11.0.0.1", "11.0.1.1", "12.1.1.1"].map((address) => listed.signs(address).hosting.detected)).toEqual([
    true,
    false,
    true,
  ]);
});

test("parts are renewed independently, and human-readable names stay", () => {
  const text =
    "11.0.0.0\t11.255.255.255\t64500\tKR\tONE-AS\n12.0.0.0\t12.0.0.255\t64502\tUS\tTHREE\n13.0.0.0\t13.0.0.1\t0\tNone\tNot routed\n";
  const networks = again(
    renew(whole, [{ origin: { ...from, id: "ranges", asOf: "2026-11-20" }, rows: readIptoasn(text) }]),
  );
  expect(networks.asOf).toBe("2026-11-20");
  expect(networks.find("11.9.9.9")).toMatchObject({ asn: 64500, name: "One, Inc.", prefix: "11.0.0.0/8" });
  expect(networks.nameOf(64502)).toBe("THREE");
  expect(networks.asnOf("13.0.0.0")).toBeNull();
  expect(networks.countryOf("11.0.0.1")).toBe("KR");
  expect(networks.parts.map(({ id, asOf }) => `${id} ${asOf}`).toSorted()).toEqual([
    "country 2026-11-01",
    "ranges 2026-11-20",
    "vpn 2026-11-01",
  ]);
});

test("changed or truncated bytes are no pack", () => {
  const bytes = writePack(whole);
  expect(readPack(new Uint8Array())).toBeNull();
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const damaged = Uint8Array.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ flip;
      expect(readPack(damaged)).toBeNull();
      expect(readPack(bytes.slice(0, at))).toBeNull();
    }),
    { numRuns: runs(300) },
  );
});

test("a shuffled pack is no pack, and unshuffling restores every byte", () => {
  const address = fc.integer({ min: 0, max: 0xffff_ffff });
  fc.assert(
    fc.property(fc.uniqueArray(address, { minLength: 2, maxLength: 40 }), (firsts) => {
      const rows = firsts.map((first, at): Row => ({ first: [first], last: [first], value: (at % 200) + 1 }));
      const pack = renew(whole, [{ origin: { ...from, id: "hosting" }, rows }]);
      const bytes = writePack(pack);
      const shuffled = Uint8Array.from(bytes);
      shuffle(shuffled);
      expect(readPack(shuffled)).toBeNull();
      unshuffle(shuffled);
      expect(shuffled).toEqual(bytes);
    }),
    { numRuns: runs(200) },
  );
});

test("of overlapping rows the later start counts, and the outer one again after it", () => {
  const row = fc.tuple(fc.nat(60), fc.nat(30), fc.integer({ min: 1, max: 9 }));
  // Nested or disjoint, as announcements are: aligned blocks whose size is a power of two.
  const block = row.map(([at, bits, value]): Row => {
    const size = 2 ** (bits % 6);
    const first = Math.floor(at / size) * size;
    return { first: [first], last: [first + size - 1], value };
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(block, { maxLength: 12, selector: ({ first, last }) => [...first, ...last].join() }),
      (rows) => {
        const table = tableOf(rows, 1);
        for (let at = 0; at < 100; at += 1) {
          const around = rows.filter(({ first: [first = 0], last: [last = 0] }) => first <= at && at <= last);
          const [inner] = around.toSorted(
            (a, b) => (a.last[0] ?? 0) - (a.first[0] ?? 0) - ((b.last[0] ?? 0) - (b.first[0] ?? 0)),
          );
          expect(valueOf([at], table)).toBe(inner?.value ?? 0);
        }
      },
    ),
    { numRuns: runs(500) },
  );
});
