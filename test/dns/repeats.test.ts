import { expect, test } from "vitest";
import type { Context } from "../../src/core/check.ts";
import { resolutionOf } from "../../src/checks/golive/names/collect.ts";
import { propagation } from "../../src/checks/propagation/index.ts";
import { reverseDns } from "../../src/checks/reverse-dns/index.ts";
import { others, zone } from "../propagation/scene.ts";
import { openWorld, type WorldText } from "./world.ts";

const world: WorldText = {
  zones: {
    "example.com": zone,
    "cdn.net": "site 20 A 203.0.113.7",
    "2.1.44.in-addr.arpa": "1 PTR mail.example.com.\n1 PTR lan.example.com.\n2 PTR lan.example.com.",
  },
  publicResolvers: others,
  net: { addresses: ({ host }) => Promise.resolve([{ id: host, address: host, isAllowed: true }]) },
};
const wrongAnchor = { zone: ".", keyTag: 1, algorithm: 13, digestType: 2, digest: "00".repeat(32) };

const checks: readonly [what: string, run: (context: Context) => Promise<unknown>][] = [
  ["propagation", (context) => propagation.collect({ domain: "example.com", type: "A" }, context)],
  ["propagation of an alias", (context) => propagation.collect({ domain: "www.example.com", type: "A" }, context)],
  ["reverse-dns with a PTR record", (context) => reverseDns.collect({ query: "44.1.2.1" }, context)],
  ["reverse-dns without a PTR record", (context) => reverseDns.collect({ query: "44.1.2.3" }, context)],
  ["golive", (context) => resolutionOf(context, "example.com")],
];

test.for(
  checks.flatMap(([what, run]) => [
    { what, run, text: {} },
    {
      what: `${what}, behind a wrong trust anchor`,
      run,
      text: { resolvers: { "127.0.0.1:53": { anchors: [wrongAnchor] } } },
    },
  ]),
)("$what sends no query twice", async ({ run, text }) => {
  const { context, asked } = openWorld({ ...world, ...text });
  await run(context);

  const queries = asked.map((query) =>
    JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
  expect(queries.length).toBeGreaterThan(5);
  expect(queries.filter((each, at) => queries.indexOf(each) < at)).toEqual([]);
});
