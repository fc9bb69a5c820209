import { expect, test } from "vitest";
import { interpret } from "../../core/result/interpretation.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { recordOf } from "../../../test/dns/samples.ts";
import { corrupt } from "../../../test/dns/world/changes.ts";
import { dns64 } from "../../../test/dns/world/dns64.ts";
import type { ResolverTraits } from "../../../test/dns/world/resolver.ts";
import {
  denying,
  failing,
  forging,
  has,
  idsOf,
  others,
  see,
  soaOf,
  standing,
  withError,
  zone,
  type Scene,
} from "../../../test/propagation/scene.ts";
import { propagation } from "./index.ts";

test.for<[what: string, scene: Scene, odd: string, status: string]>([
  ["a resolver without a cache", { odd: {} }, "updated 0", "pass"],
  ["an old copy", { odd: has("198.51.100.9", 120) }, "stale unlike 120", "warn"],
  [
    "an old copy with a longer TTL than current ones",
    { odd: has("198.51.100.9", 3600) },
    "stale outlived 3600",
    "warn",
  ],
  [
    "an old copy with its zone version",
    { odd: { remembers: `${has("198.51.100.9", 120).remembers}\n${soaOf(7)}` } },
    "stale older 120",
    "warn",
  ],
  [
    "a fresh answer of the previous name servers",
    { odd: { remembers: `${has("198.51.100.9", 300).remembers}\n${soaOf(7, "ns.old-provider.net.")}` } },
    "stale old-servers 300",
    "warn",
  ],
  [
    "a fresh copy that differs from the name servers' answers to us",
    { odd: has("198.51.100.9", 300) },
    "variant fresh 300",
    "pass",
  ],
  [
    "a mail host in another case",
    { type: "MX", odd: { remembers: "example.com. 9 MX 10 MAIL.example.COM." } },
    "updated 0",
    "pass",
  ],
  [
    "another preference",
    { type: "MX", odd: { remembers: "example.com. 9 MX 20 mail.example.com." } },
    "stale unlike 9",
    "warn",
  ],
  [
    "a text in another case",
    { type: "TXT", odd: { remembers: 'example.com. 9 TXT "One" "two"' } },
    "stale unlike 9",
    "warn",
  ],
  ["NODATA", { type: "AAAA", odd: {} }, "updated 0", "pass"],
  [
    "a record that was removed",
    { type: "AAAA", odd: { remembers: "example.com. 77 AAAA 2001:db8::1" } },
    "stale gone 77",
    "warn",
  ],
  ["silence", { odd: { isSilent: true } }, "error TIMEOUT", "pass"],
  ["REFUSED", { odd: { respond: (_, usual) => ({ ...usual(), rcode: 5, answers: [] }) } }, "error REFUSED", "pass"],
  [
    "NODATA without the zone's SOA record",
    { odd: { blocks: ["example.com"], blocksWith: "NODATA" } },
    "error NO-SOA",
    "pass",
  ],
  ["an earlier NXDOMAIN of the zone", { odd: denying("example.com.", 42) }, "stale negative 42", "warn"],
  ["an earlier NXDOMAIN of the parent zone", { odd: denying("com.", 600) }, "stale negative 300", "warn"],
  ["NXDOMAIN without the zone's SOA record", { odd: { blocks: ["example.com"] } }, "error NO-SOA", "pass"],
  [
    "NXDOMAIN without the zone's SOA record for a name without records of the type",
    { type: "AAAA", odd: { blocks: ["example.com"] } },
    "error NO-SOA",
    "pass",
  ],
  [
    "an earlier NXDOMAIN of the zone, from a filtering resolver",
    { odd: { ...denying("example.com.", 42), isFiltering: true } },
    "stale negative 42",
    "warn",
  ],
  ["a loopback address", { odd: has("127.0.0.1", 200) }, "stale unlike 200", "warn"],
  [
    "a loopback address from a filtering resolver",
    { odd: { ...has("127.0.0.1", 200), isFiltering: true } },
    "filtered block-page",
    "pass",
  ],
  ["another answer every time", { odd: forging() }, "error changing", "warn"],
  ["SERVFAIL", { odd: failing }, "error SERVFAIL", "warn"],
  [
    "NXDOMAIN from a filtering resolver",
    { odd: { blocks: ["example.com"], isFiltering: true } },
    "filtered denied",
    "pass",
  ],
  [
    "NXDOMAIN from a filtering resolver for a name without records of the type",
    { type: "AAAA", odd: { blocks: ["example.com"], isFiltering: true } },
    "filtered denied",
    "pass",
  ],
  ["the address 0.0.0.0", { odd: { blocks: ["example.com"], blocksWith: "zero" } }, "filtered block-page", "pass"],
  ["the address of a block page", { odd: has("146.112.61.106", 0) }, "filtered block-page", "pass"],
  [
    "an extended error for filtering",
    { odd: { blocks: ["example.com"], blocksWith: "REFUSED", blocksBecause: 17 } },
    "filtered EDE-17",
    "pass",
  ],
  [
    "an extended error beside a forged answer",
    { odd: { blocks: ["example.com"], blocksBecause: 16 } },
    "filtered EDE-16",
    "pass",
  ],
  [
    "a current answer served stale",
    { odd: { ...has("198.51.100.1", 30), remembersWith: 3 } },
    "stale-served EDE-3",
    "pass",
  ],
  [
    "an old answer served stale",
    { odd: { ...has("198.51.100.9", 30), remembersWith: 3 } },
    "stale-served EDE-3",
    "warn",
  ],
])("%s", async ([, scene, odd, status]) => {
  const raw = await see(scene);

  expect(standing(raw)).toBe(odd);
  expect(propagation.raw.parse(raw)).toEqual(raw);
  expect(propagation.judge(raw, { domain: "example.com", type: "A" }).status).toBe(status);
  // The other resolvers are not affected.
  expect(raw.resolvers.slice(0, 3).map(({ verdict }) => verdict)).toEqual(["updated", "updated", "updated"]);
});

test("all resolvers are current when the last old copy expires", async () => {
  const two = { "33.0.0.8": has("198.51.100.8", 40), "33.0.0.9": has("198.51.100.9", 200) };
  const raw = await see({ publicResolvers: { ...others, ...two } });
  const fresh = await see({});

  expect([raw.freshEverywhereInSeconds, raw.counts.stale, raw.counts.updated]).toEqual([200, 2, 3]);
  expect([fresh.freshEverywhereInSeconds, fresh.counts.updated]).toEqual([0, 3]);
});

test("for a CNAME out of the zone the CNAME counts, not the CDN's answer", async () => {
  const chained: ResolverTraits = {
    respond: (query, usual) => ({
      ...usual(),
      answers: [
        recordOf("www.example.com.", { type: "CNAME", name: parseName("site.cdn.net.") }, 60),
        recordOf("site.cdn.net.", { type: "A", address: "203.0.113.99" }, 20),
      ].filter(() => query.questions[0]?.type === types.A),
    }),
  };
  const same = await see({ domain: "www.example.com" });
  const different = await see({ domain: "www.example.com", odd: chained });
  const moved = await see({
    domain: "www.example.com",
    type: "CNAME",
    odd: { remembers: "www.example.com. 60 CNAME old.cdn.net." },
  });

  expect([same.counts.updated, same.current[0]?.answer]).toEqual([3, "alias"]);
  expect([different.counts.variant, idsOf(different)]).toEqual([4, ["elsewhere"]]);
  expect(standing(moved)).toBe("stale unlike 60");
});

test("a CNAME within the zone is compared with its target", async () => {
  const raw = await see({ domain: "shop.example.com", odd: {} });

  expect(standing(raw)).toBe("updated 0");
  expect(raw.current).toMatchObject([{ answer: "found", aliases: ["example.com."], values: ["198.51.100.1"] }]);
});

test("a CNAME to a nonexistent name can be fully propagated", async () => {
  const raw = await see({ domain: "lost.example.com" });

  expect([raw.counts.updated, idsOf(raw)]).toEqual([3, ["leads-nowhere"]]);
});

test("a cached NXDOMAIN is reported as such", async () => {
  const raw = await see({ domain: "new.example.com" });

  expect(raw.resolvers.map(({ answer, verdict }) => `${answer} ${verdict}`)).toEqual([
    "nxdomain updated",
    "nxdomain updated",
    "nxdomain updated",
  ]);
  expect([raw.negativeSeconds, idsOf(raw)]).toEqual([expect.any(Number), ["no-name"]]);
});

test("validating resolvers withhold a bogus answer", async () => {
  const raw = await see({
    zones: { "example.com": { records: zone, changes: [corrupt("@", "A")] } },
    publicResolvers: { "33.0.0.1": {}, "33.0.0.2": { isValidating: false } },
  });
  const { status } = propagation.judge(raw, { domain: "example.com", type: "A" });

  expect(raw.resolvers.map(({ verdict }) => verdict)).toEqual(["bogus", "updated"]);
  expect([status, raw.freshEverywhereInSeconds]).toEqual(["fail", null]);
});

test("a resolver that fails once and then answers has not failed validation", async () => {
  let asked = 0;
  const slow: ResolverTraits = {
    respond: (query, usual) =>
      query.isCheckingDisabled || asked++ > 0 ? usual() : { ...usual(), rcode: 2, answers: [], edns: null },
  };

  expect(standing(await see({ odd: slow }))).toBe("updated 0");
});

test("in an unsigned or valid zone nothing is bogus unless a resolver says so", async () => {
  const odd: ResolverTraits = {
    respond: (query, usual) => (query.isCheckingDisabled ? usual() : { ...usual(), rcode: 2, answers: [], edns: null }),
  };
  const zones = { "example.com": { records: zone, isSigned: false } };

  expect([standing(await see({ odd })), standing(await see({ zones, odd }))]).toEqual([
    "error SERVFAIL",
    "error SERVFAIL",
  ]);
});

/** Fails every second validating query, with or without an extended error. */
function failingInTurns(code?: number): ResolverTraits {
  let asked = 0;
  return {
    respond(query, usual) {
      if (query.questions[0]?.type !== types.A || query.isCheckingDisabled || asked++ % 2 === 1) return usual();
      const said = code === undefined ? { ...usual(), edns: null } : withError(code)(query, usual);
      return { ...said, rcode: 2, answers: [] };
    },
  };
}

test.for([22, 23, 9, undefined])(
  "a resolver that fails every other validation has not found bogus data, with error %s",
  async (code) => {
    const raw = await see({ odd: failingInTurns(code) });

    expect(standing(raw)).toBe("error SERVFAIL");
    expect(idsOf(raw)).toEqual(["resolver-fails"]);
  },
);

test.for([22, 23])("a resolver that cannot reach a name server has validated nothing, with error %s", async (code) => {
  const zones = { "example.com": { records: zone, changes: [corrupt("@", "A")] } };
  const odd: ResolverTraits = {
    respond: (query, usual) =>
      query.isCheckingDisabled ? usual() : { ...withError(code)(query, usual), rcode: 2, answers: [] },
  };

  expect(standing(await see({ zones, odd }))).toBe("error SERVFAIL");
});

test("an extended error about validation is accepted without another query", async () => {
  const odd: ResolverTraits = { respond: (query, usual) => ({ ...withError(9)(query, usual), rcode: 2, answers: [] }) };

  expect(standing(await see({ odd }))).toBe("bogus EDE-9");
});

test("with very few answers the time until all are current is unknown", async () => {
  const silent = { isSilent: true };
  const raw = await see({
    publicResolvers: { ...others, "33.0.1.1": silent, "33.0.1.2": silent, "33.0.1.3": silent, "33.0.1.4": silent },
  });

  expect(raw.freshEverywhereInSeconds).toBeNull();
});

test("an old CNAME within the zone is cached for its own TTL, not its target's", async () => {
  const odd: ResolverTraits = {
    respond: (query, usual) =>
      query.questions[0]?.type === types.A
        ? {
            ...usual(),
            answers: [
              recordOf("shop.example.com.", { type: "CNAME", name: parseName("old.example.com.") }, 3500),
              recordOf("old.example.com.", { type: "A", address: "198.51.100.4" }, 15),
            ],
          }
        : usual(),
  };

  expect(standing(await see({ domain: "shop.example.com", odd }))).toBe("stale unlike 3500");
});

test("of two caches of a resolver the longer TTL counts", async () => {
  let turn = 0;
  const odd: ResolverTraits = {
    respond: (query, usual) =>
      query.questions[0]?.type === types.A
        ? {
            ...usual(),
            answers: [recordOf("example.com.", { type: "A", address: "198.51.100.9" }, turn++ === 0 ? 10 : 250)],
          }
        : usual(),
  };

  expect(standing(await see({ odd }))).toBe("stale unlike 250");
});

test("without any answer nothing was measured", async () => {
  const silent = { isSilent: true };
  const everybody = { "11.0.0.53": silent, "22.0.0.53": silent };

  await expect(see({ servers: everybody, publicResolvers: { "33.0.0.1": silent } })).rejects.toMatchObject({
    reason: "timeout.dns",
  });
});

test.for([
  ["en", "odd (198.51.100.9, 1 hour)"],
  ["ko", "odd (198.51.100.9, 1시간)"],
] as const)("everything that is found has words in %s", async ([language, shown]) => {
  const raw = await see({ odd: has("198.51.100.9", 3600) });
  const { issues, kpis } = interpret(
    propagation,
    propagation.judge(raw, { domain: "example.com", type: "A" }),
    language,
  );

  expect(issues.map(({ cause }) => cause)).toEqual([expect.stringContaining(shown)]);
  expect(kpis.map(({ value }) => value)).toEqual(["198.51.100.1", "3/4", 1, 3600, 300, "2/2", expect.any(String)]);
});

test("of two caches of one resolver the old one counts, whichever answers first", async () => {
  for (const first of [0, 1]) {
    let turn = first;
    const odd: ResolverTraits = {
      respond(query, usual) {
        if (query.questions[0]?.type !== types.A) return usual();
        const address = turn++ % 2 === 0 ? "198.51.100.1" : "198.51.100.9";
        return { ...usual(), answers: [recordOf("example.com.", { type: "A", address }, 120)] };
      },
    };

    expect(standing(await see({ odd }))).toBe("stale unlike 120");
  }
});

/** Old records that the run's own resolvers still cache. */
const remembered = "example.com. 77 A 198.51.100.9";

test.for<[what: string, own: ResolverTraits, verdict: string, status: string, ids: readonly string[]]>([
  ["a current copy", {}, "updated", "pass", []],
  ["an old copy", { remembers: remembered }, "stale", "pass", ["own-differs"]],
  ["no answer", { isSilent: true }, "error", "pass", []],
])("the run's own resolvers are compared but not counted: %s", async ([, own, verdict, status, ids]) => {
  const raw = await see({ resolvers: { "127.0.0.1:53": own } });

  expect(propagation.raw.parse(raw)).toEqual(raw);
  expect([raw.ownResolver?.verdict, raw.resolvers.length, raw.counts.updated, raw.counts.stale]).toEqual([
    verdict,
    3,
    3,
    0,
  ]);
  expect([propagation.judge(raw, { domain: "example.com", type: "A" }).status, idsOf(raw)]).toEqual([status, ids]);
});

const current = { "example.com.": "198.51.100.1" };

test.for<[what: string, odd: ResolverTraits, expected: string, ids: readonly string[]]>([
  ["with the well-known prefix", dns64("64:ff9b::", current), "variant dns64 0", ["translated", "no-record"]],
  ["with a network-specific prefix", dns64("2001:db8:64::", current), "variant dns64 0", ["translated", "no-record"]],
  [
    "of a cached address",
    { ...dns64("64:ff9b::", { "example.com.": "198.51.100.9" }), remembers: "example.com. 60 A 198.51.100.9" },
    "variant dns64 0",
    ["translated", "no-record"],
  ],
  [
    "without a sign of DNS64: they were once in the zone",
    { remembers: "example.com. 60 AAAA 2001:db8::198.51.100.1" },
    "stale gone 60",
    ["stale", "no-record"],
  ],
  [
    "with the well-known prefix, of an unknown address",
    { remembers: "example.com. 60 AAAA 64:ff9b::203.0.113.99" },
    "stale gone 60",
    ["stale", "no-record"],
  ],
])("IPv6 addresses that look synthesised, %s", async ([, odd, expected, ids]) => {
  const raw = await see({ type: "AAAA", odd });

  expect(standing(raw)).toBe(expected);
  expect(idsOf(raw)).toEqual(ids);
});

test("of two values of a resolver, the one that differs is shown", async () => {
  const raw = await see({ odd: { remembers: "example.com. 100 A 198.51.100.1\nexample.com. 100 A 198.51.100.9" } });

  const { issues } = interpret(propagation, propagation.judge(raw, { domain: "example.com", type: "A" }), "en");

  expect(issues.find(({ id }) => id === "propagation.stale")?.cause).toContain("odd (198.51.100.9 …");
});
