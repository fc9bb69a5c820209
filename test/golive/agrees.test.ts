import { expect, test } from "vitest";
import { collect } from "../../src/checks/dns/collect.ts";
import { judge } from "../../src/checks/dns/judge.ts";
import { resolutionOf } from "../../src/checks/golive/names/collect.ts";
import { propagation } from "../../src/checks/propagation/index.ts";
import { farmOf, turns } from "../dns/farm.ts";
import { corrupt } from "../dns/world/changes.ts";
import { withError } from "../propagation/scene.ts";
import type { ResolverTraits } from "../dns/world/resolver.ts";
import { openWorld, type WorldText } from "../dns/world.ts";

const before = { "other.com": "@ A 11.9.9.7" };
const records = "@ A 11.0.0.80\nwww CNAME @";
const wrongAnchor = { zone: ".", keyTag: 1, algorithm: 13, digestType: 2, digest: "00".repeat(32) };
const ours = "127.0.0.1:53";

/** A validating resolver's failure without a trusted key (RFC 8914, code 9). */
const refused: ResolverTraits["respond"] = (query, usual) => ({ ...withError(9)(query, usual), rcode: 2, answers: [] });

test.for<[what: string, text: Partial<WorldText>, state: string]>([
  ["a correct zone", {}, "secure"],
  ["an unsigned zone", { zones: { ...before, "example.com": { records, isSigned: false } } }, "insecure"],
  ["a wrong trust anchor", { resolvers: { [ours]: { anchors: [wrongAnchor] } } }, "secure"],
  ["two caches that contradict each other", { resolvers: { [ours]: farmOf({ zones: before }, turns[0]!) } }, "secure"],
  ["broken signatures", { zones: { ...before, "example.com": { records, changes: [corrupt("@", "A")] } } }, "bogus"],
])("dns, propagation and golive agree on DNSSEC: %s", async ([, text, state]) => {
  const open = () =>
    openWorld({
      zones: { ...before, "example.com": records },
      // If a resolver fails validation, propagation validates the zone itself.
      publicResolvers: { "33.0.0.1": {}, "33.0.0.2": { respond: refused } },
      net: { addresses: ({ host }) => Promise.resolve([{ id: host, address: host, isAllowed: false }]) },
      ...text,
    }).context;
  const zone = await collect({ query: "example.com" }, open());
  const copies = await propagation.collect({ domain: "example.com", type: "A" }, open());
  const ready = await resolutionOf(open(), "example.com");
  const isBogus = judge(zone).findings.some(({ id, subject }) => id === "set-bogus" || (id === "bogus" && !subject));

  expect([isBogus ? "bogus" : zone.security?.state, copies.security?.state, ready.security.state]).toEqual([
    state,
    state,
    state,
  ]);
});
