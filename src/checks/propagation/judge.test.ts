import * as fc from "fast-check";
import { expect, test } from "vitest";
import { interpret, severities } from "../../core/result/interpretation.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { recordOf } from "../../../test/dns/samples.ts";
import { propagation, type PropagationRaw } from "./index.ts";
import { judge } from "./judge.ts";
import { agrees, type ResolverObservation } from "./observation.ts";

type Resolver = PropagationRaw["resolvers"][number];

const answer = { answer: "found", aliases: [], values: ["192.0.2.1"], total: 1, ttl: 300 } as const;

const fresh: Resolver = {
  name: "one",
  server: "192.0.2.53",
  isFiltering: false,
  verdict: "updated",
  reason: null,
  secondsLeft: 0,
  isCurrent: true,
  ...answer,
  ad: false,
  ede: [],
  ms: 5,
};

const authority: PropagationRaw["authoritativeServers"][number] = {
  name: "ns1.example.com.",
  address: "192.0.2.3",
  state: "current",
  serial: 7,
  ...answer,
  aa: true,
  isVarying: false,
  ms: 5,
  reason: null,
};

const good: PropagationRaw = {
  domain: "example.com",
  type: "A",
  observedAt: "2026-11-20T12:00:00.000Z",
  zone: "example.com.",
  removed: null,
  current: [answer],
  varianceCause: null,
  authoritativeServersDiffer: false,
  security: null,
  negativeSeconds: 300,
  freshEverywhereInSeconds: 0,
  counts: { updated: 3, stale: 0, variant: 0, filtered: 0, "stale-served": 0, bogus: 0, error: 0, unverified: 0 },
  ownResolver: null,
  resolvers: [fresh, fresh, fresh],
  authoritativeServers: [authority, authority],
};

/** The observation with the last resolver changed. */
function withOne(change: Partial<Resolver>): PropagationRaw {
  const { verdict = "updated" } = change;
  const counts = { ...good.counts, updated: 2, [verdict]: verdict === "updated" ? 3 : 1 };
  return { ...good, counts, resolvers: [fresh, fresh, { ...fresh, ...change }] };
}

/** The observation with the last two resolvers changed. */
function withTwo(change: Partial<Resolver>): PropagationRaw {
  return { ...withOne(change), resolvers: [fresh, { ...fresh, ...change }, { ...fresh, ...change }] };
}

const bogus = { verdict: "bogus", reason: "EDE-6" } as const;
const ours = (state: "bogus" | "secure" | "indeterminate"): PropagationRaw["security"] => ({ state, reason: null });
const unsure = ours("indeterminate");

const nothing = { answer: "nodata", values: [], total: 0 } as const;
const silent = {
  verdict: "error",
  reason: "TIMEOUT",
  isCurrent: null,
  answer: "unknown",
  values: [],
  total: 0,
  ttl: null,
} as const;

test.for<[what: string, raw: PropagationRaw, status: string, findings: readonly string[]]>([
  ["all are current", good, "pass", []],
  ["one is stale", withOne({ verdict: "stale", secondsLeft: 9, isCurrent: false }), "warn", ["stale"]],
  ["one asks the previous name servers", withOne({ verdict: "stale", reason: "old-servers" }), "warn", ["old-servers"]],
  ["one has another region's answer", withOne({ verdict: "variant", reason: "fresh" }), "pass", ["variant"]],
  [
    "one has one of many answers",
    withOne({ verdict: "variant", reason: "many", secondsLeft: 9 }),
    "warn",
    ["variant-presumed"],
  ],
  [
    "name servers give different records",
    {
      ...good,
      authoritativeServersDiffer: true,
      authoritativeServers: [authority, { ...authority, values: ["192.0.2.9"] }],
    },
    "warn",
    ["authorities-differ"],
  ],
  ["one is led elsewhere by a CDN", withOne({ verdict: "variant", reason: "elsewhere" }), "pass", ["elsewhere"]],
  ["one filters it", withOne({ verdict: "filtered", reason: "denied" }), "pass", ["filtered"]],
  ["one serves a current record stale", withOne({ verdict: "stale-served" }), "pass", ["served-from-memory"]],
  ["one serves an old record stale", withOne({ verdict: "stale-served", isCurrent: false }), "warn", ["stale-served"]],
  ["one finds it bogus, as we do", { ...withOne(bogus), security: ours("bogus") }, "fail", ["bogus"]],
  ["one finds it bogus, and we do not", { ...withOne(bogus), security: ours("secure") }, "warn", ["bogus-alone"]],
  ["one finds it bogus, and our result is unknown", { ...withOne(bogus), security: unsure }, "warn", ["bogus-alone"]],
  [
    "several find it bogus, and we do not",
    { ...withTwo(bogus), security: ours("secure") },
    "warn",
    ["bogus-remembered"],
  ],
  [
    "several find it bogus, and our result is unknown",
    { ...withTwo(bogus), security: unsure },
    "warn",
    ["bogus-unconfirmed"],
  ],
  ["several fail", withTwo({ ...silent, reason: "SERVFAIL" }), "warn", ["resolvers-fail"]],
  ["one is silent", withOne(silent), "pass", ["unanswered"]],
  ["one fails", withOne({ ...silent, reason: "SERVFAIL" }), "warn", ["resolver-fails"]],
  ["one refuses us", withOne({ ...silent, reason: "REFUSED" }), "pass", ["unanswered"]],
  [
    "one gives another answer every time",
    withOne({ verdict: "error", reason: "changing", isCurrent: false }),
    "warn",
    ["changing"],
  ],
  [
    "most are silent",
    {
      ...withOne(silent),
      counts: { ...good.counts, error: 2 },
      resolvers: [fresh, { ...fresh, ...silent }, { ...fresh, ...silent }],
    },
    "unknown",
    ["unanswered"],
  ],
  ["one has a longer TTL", withOne({ ttl: 600 }), "pass", ["ttl-raised"]],
  [
    "one gets NXDOMAIN for the alias target",
    withOne({ ...nothing, answer: "nxdomain", aliases: ["a.example."] }),
    "warn",
    ["leads-nowhere"],
  ],
  ["one gets NODATA for the alias target", withOne({ ...nothing, aliases: ["a.example."] }), "pass", []],
  ["the zone has no such record", { ...good, current: [{ ...answer, ...nothing }] }, "pass", ["no-record"]],
  [
    "the zone has no such name",
    { ...good, current: [{ ...answer, ...nothing, answer: "nxdomain" }] },
    "warn",
    ["no-name"],
  ],
  [
    "one returns NXDOMAIN for a name that exists",
    { ...withOne({ ...nothing, answer: "nxdomain" }), current: [{ ...answer, ...nothing }] },
    "pass",
    ["denial-differs", "no-record"],
  ],
  [
    "authorities contradict each other",
    { ...good, current: [answer, { ...answer, ...nothing }] },
    "warn",
    ["authorities-contradict"],
  ],
  [
    "an authority has an older version",
    { ...good, authoritativeServers: [authority, { ...authority, state: "behind", serial: 6, values: ["192.0.2.9"] }] },
    "warn",
    ["authority-behind"],
  ],
  [
    "an authority has an older version with the same record",
    { ...good, authoritativeServers: [authority, { ...authority, state: "behind", serial: 6 }] },
    "pass",
    ["version-behind"],
  ],
  [
    "an authority is silent",
    { ...good, authoritativeServers: [authority, { ...authority, state: "failed", reason: "TIMEOUT" }] },
    "pass",
    ["authority-silent"],
  ],
  [
    "an authority cannot be reached from here",
    { ...good, authoritativeServers: [authority, { ...authority, state: "failed", reason: "ENETUNREACH" }] },
    "pass",
    [],
  ],
])("%s", ([, raw, status, findings]) => {
  const verdict = judge(raw);

  expect(propagation.raw.parse(raw)).toEqual(raw);
  expect(verdict.findings.map(({ id }) => id)).toEqual(findings);
  expect(verdict.status).toBe(status);
});

const rank = { pass: 0, unknown: 1, warn: 2, fail: 3 } as const;
const states = fc.constantFrom<Partial<Resolver>>(
  {},
  { verdict: "variant", reason: "many" },
  { verdict: "filtered", reason: "block-page" },
  { verdict: "stale", secondsLeft: 40, isCurrent: false },
  { verdict: "stale-served", isCurrent: false },
  { verdict: "bogus", reason: "SERVFAIL" },
  silent,
);
const bad = fc.constantFrom<Partial<Resolver>>(
  { verdict: "stale", secondsLeft: null, isCurrent: false },
  { verdict: "stale-served", isCurrent: false },
  { verdict: "bogus", reason: "EDE-7" },
);

function rawOf(changes: readonly Partial<Resolver>[]): PropagationRaw {
  const resolvers = changes.map((each) => ({ ...fresh, ...each }));
  const counted = Object.keys(good.counts).map((id) => [id, resolvers.filter(({ verdict }) => verdict === id).length]);
  return { ...good, resolvers, counts: { ...good.counts, ...Object.fromEntries(counted) } };
}

test("one more failing resolver never improves the status, and every finding has texts in both languages", () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 1, maxLength: 12 }), bad, (all, worse) => {
      const [before, after] = [judge(rawOf(all)), judge(rawOf([...all, worse]))];
      expect(rank[after.status]).toBeGreaterThanOrEqual(rank[before.status]);
      for (const language of ["en", "ko"] as const) {
        const { issues } = interpret(propagation, after, language);
        expect(
          issues.every(({ severity, cause, action }) => severities.includes(severity) && !/[{}]/.test(cause + action)),
        ).toBe(true);
      }
    }),
  );
});

test("the number of different answers is counted exactly", () => {
  const one = { ...fresh, verdict: "variant", reason: "ages", secondsLeft: 9, values: ["198.51.100.9"] } as const;
  const raw = { ...good, resolvers: [one, one, { ...one, values: ["198.51.100.8"] }, fresh, fresh] };

  expect(judge(raw).findings).toMatchObject([{ id: "variant-presumed", params: { count: 3, answers: 2 } }]);
});

test("a server has one finding for both address families", () => {
  const old = { ...authority, state: "behind", serial: 3, values: ["192.0.2.9"] } as const;
  const mute = {
    ...authority,
    name: "ns3.example.com.",
    state: "failed",
    answer: "unknown",
    values: [],
    serial: null,
  } as const;
  const two = ["192.0.2.53", "2001:db8::53"];
  const authorities = [
    authority,
    ...two.map((address) => ({ ...old, address })),
    ...two.map((address) => ({ ...mute, address, reason: "TIMEOUT" })),
  ];
  const { findings } = judge({ ...good, authoritativeServers: authorities });

  expect(findings.map(({ id, subject }) => [id, subject])).toEqual([
    ["authority-behind", `${old.name} 192.0.2.53 2001:db8::53`],
    ["authority-silent", undefined],
  ]);
  expect(findings[1]?.params["list"]).toMatchObject({
    en: expect.stringMatching(/^ns3\.example\.com\. \(192\.0\.2\.53, 2001:db8::53, [^()]*\)$/) as string,
  });
});

function failed(name: string, ede: Resolver["ede"], reason: string): Resolver {
  return { ...fresh, ...silent, name, ede, reason };
}

test("resolvers that fail for the same reason are listed together, even with different error texts", () => {
  const resolvers = [
    failed("one", [{ code: 22, text: "at ns1" }], "SERVFAIL"),
    failed("two", [], "SERVFAIL"),
    failed("three", [{ code: 22, text: "at ns2" }], "SERVFAIL"),
  ];
  const [found] = judge({ ...good, resolvers, counts: { ...good.counts, updated: 0, error: 3 } }).findings;

  expect(found?.params["list"]).toEqual({
    en: "EDE 22 (at ns1): one, three; the lookup failed: two",
    ko: "EDE 22 (at ns1): one, three; 조회에 실패함: two",
  });
});

const zone = parseName("example.com.");
const addresses = fc.uniqueArray(fc.ipV4(), { minLength: 1, maxLength: 5 });

function sight(list: readonly string[], ttl: number): ResolverObservation {
  const records = list.map((address) => recordOf("example.com.", { type: "A", address }, ttl));
  return { kind: "found", reason: null, aliases: [], records, absence: null, denier: null };
}

test("order, duplicates and TTL make no different answer, but one address more or less does", () => {
  fc.assert(
    fc.property(addresses, fc.nat(9999), fc.nat(9999), (list, one, other) => {
      const truth = sight(list, one);
      expect(agrees(sight([...list.toReversed(), ...list.slice(0, 1)], other), truth, zone)).toBe(true);
      expect(agrees(sight(list.slice(1), one), truth, zone)).toBe(false);
    }),
  );
});
