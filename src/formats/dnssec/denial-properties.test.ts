import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  isBelowCut,
  isDelegation,
  isThere,
  nsec3Chain,
  nsecChain,
  zoneOf,
  type Node,
  type ZoneModel,
} from "../../../test/dns/chains.ts";
import { types } from "../dns/codes.ts";
import { proveDenial } from "./denial.ts";
import type { DenialClaim } from "./denial-claim.ts";
import type { ResourceRecord } from "../dns/message.ts";
import { isSameName, labelsOf, nameOf, upwards, wildcardBelow, type DnsName } from "../dns/name.ts";
import { parseName } from "../dns/name-text.ts";
import { hits, runs } from "../../../test/runs.ts";

const apex = parseName("zone.test");

const below: fc.Arbitrary<DnsName> = fc
  .array(fc.constantFrom("a", "B", "b", "*", "aa", "\u0000"), { minLength: 1, maxLength: 4 })
  .map((labels) => nameOf([...labels.map((label) => Buffer.from(label)), ...labelsOf(apex)]));

const bits = fc.constantFrom<readonly number[]>(
  [types.A],
  [types.A, types.MX],
  [types.CNAME],
  [types.NS],
  [types.NS],
  [types.NS, types.DS],
  [types.DNAME],
);

const zones: fc.Arbitrary<ZoneModel> = fc
  .array(fc.record({ name: below, types: bits }), { maxLength: 10 })
  // RFC 4592 §4.2 and RFC 6672 §3.3: delegations and DNAMEs at wildcards are undefined.
  .map((nodes) =>
    zoneOf(
      apex,
      nodes.filter(({ name, types: has }) => labelsOf(name)[0]?.toString() !== "*" || has.includes(types.A)),
    ),
  );

const claims: fc.Arbitrary<(zone: ZoneModel) => DenialClaim> = fc
  .record({
    kind: fc.constantFrom("no-name", "no-data", "unsigned-delegation", "made-from"),
    name: below,
    nth: fc.nat(20),
    type: fc.constantFrom(types.A, types.MX, types.DS, types.TXT),
  })
  .map(({ kind, name, nth, type }) => (zone) => {
    // Half of the queries are for existing names.
    const known = nth % 2 === 0 ? (zone.nodes[(nth / 2) % zone.nodes.length]?.name ?? name) : name;
    if (kind === "no-name") return { kind, name: known };
    if (kind === "no-data") return { kind, name: known, type };
    if (kind === "unsigned-delegation") return { kind, name: known };
    // Below a delegation no wildcard of the zone applies.
    if (isBelowCut(zone.nodes, name, apex)) return { kind: "no-name", name };
    return { kind: "made-from", name, wildcard: wildcardBelow(closestAbove(zone, name)) };
  });

function closestAbove(zone: ZoneModel, name: DnsName): DnsName {
  return [...upwards(name)].slice(1).find((each) => isThere(zone, each)) ?? apex;
}

function nodeAt({ nodes }: ZoneModel, name: DnsName): Node {
  return nodes.find((each) => isSameName(each.name, name)) ?? { name, types: [] };
}

/** Whether a claim is true according to the zone's contents. */
function isTrue(zone: ZoneModel, claim: DenialClaim): boolean {
  const { name } = claim;
  if (isBelowCut(zone.nodes, name, apex)) return false;
  const own = nodeAt(zone, name);
  const hasIt = isThere(zone, name);
  const wildcard = wildcardBelow(closestAbove(zone, name));
  if (claim.kind === "no-name") return !hasIt && !isThere(zone, wildcard);
  if (claim.kind === "unsigned-delegation") return isDelegation(own) && !own.types.includes(types.DS);
  if (claim.kind === "made-from") return !hasIt;
  const node = hasIt ? own : nodeAt(zone, wildcard);
  if (!hasIt && !isThere(zone, wildcard)) return false;
  if (claim.type === types.DS ? node.types.includes(types.SOA) : isDelegation(node)) return false;
  return !node.types.includes(claim.type) && !node.types.includes(types.CNAME);
}

test.for<[name: string, chain: (zone: ZoneModel) => readonly ResourceRecord[]]>([
  ["NSEC", nsecChain],
  ["NSEC3", (zone) => nsec3Chain(zone, false)],
])("the %s records of a zone prove what is true, and nothing else", ([, chain]) => {
  let count = 0;
  fc.assert(
    fc.property(zones, claims, (zone, about) => {
      const claim = about(zone);
      const truth = isTrue(zone, claim);
      count += truth ? 1 : 0;
      expect(proveDenial(claim, apex, chain(zone)).kind).toBe(truth ? "proven" : "unproven");
    }),
    { numRuns: runs(6000) },
  );

  expect(count).toBeGreaterThan(hits(1000));
});

test("with opt-out, every false claim that is proven is marked as opt-out", () => {
  fc.assert(
    fc.property(zones, claims, (zone, about) => {
      const claim = about(zone);
      const proof = proveDenial(claim, apex, nsec3Chain(zone, true));
      expect(isTrue(zone, claim) || proof.kind === "unproven" || (proof.kind === "proven" && proof.isOptOut)).toBe(
        true,
      );
    }),
    { numRuns: runs(4000) },
  );
});

test("with opt-out, every unsigned delegation is proven to be one", () => {
  let count = 0;
  fc.assert(
    fc.property(zones, (zone) => {
      for (const { name } of zone.nodes.filter((each) => isDelegation(each) && !each.types.includes(types.DS))) {
        count++;
        const proof = proveDenial({ kind: "unsigned-delegation", name }, apex, nsec3Chain(zone, true));
        expect(proof.kind).toBe("proven");
      }
    }),
    { numRuns: runs(500) },
  );

  expect(count).toBeGreaterThan(hits(100));
});

test("a subset of the records proves nothing that the full set does not", () => {
  fc.assert(
    fc.property(zones, claims, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (zone, about, keep) => {
      const claim = about(zone);
      for (const chain of [nsecChain(zone), nsec3Chain(zone, false)]) {
        const proof = proveDenial(
          claim,
          apex,
          chain.filter((_, index) => keep[index]),
        );
        expect(proof.kind === "unproven" || isTrue(zone, claim)).toBe(true);
      }
    }),
    { numRuns: runs(4000) },
  );
});

test.for([types.A, types.DS, types.TXT])(
  "with opt-out, a name with only opted-out delegations below it lacks type %i and may be unsigned",
  (type) => {
    const zone = zoneOf(apex, [
      { name: parseName("b.zone.test"), types: [types.A] },
      { name: parseName("child.ent.zone.test"), types: [types.NS] },
    ]);
    const claim: DenialClaim = { kind: "no-data", name: parseName("ent.zone.test"), type };

    expect(proveDenial(claim, apex, nsec3Chain(zone, true))).toEqual({ kind: "proven", isOptOut: true });
    expect(proveDenial({ ...claim, name: parseName("no.zone.test") }, apex, nsec3Chain(zone, false)).kind).toBe(
      "unproven",
    );
  },
);

test("NSEC3 records of an alias target's zone change nothing", () => {
  const zone = zoneOf(apex, [{ name: parseName("a.zone.test"), types: [types.A] }]);
  const foreign = nsec3Chain(zoneOf(parseName("other.test"), []), false).map((each) =>
    each.data.type === "NSEC3" ? { ...each, data: { ...each.data, iterations: 151 } } : each,
  );
  const claim: DenialClaim = { kind: "no-data", name: parseName("a.zone.test"), type: types.MX };

  expect(proveDenial(claim, apex, [...foreign, ...nsec3Chain(zone, false)])).toEqual({
    kind: "proven",
    isOptOut: false,
  });
  expect(proveDenial(claim, apex, foreign)).toEqual({ kind: "unproven", problem: "odd-parameters" });
});
