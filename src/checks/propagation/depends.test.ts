import { expect, test } from "vitest";
import { types } from "../../formats/dns/codes.ts";
import { recordOf } from "../../../test/dns/samples.ts";
import type { ResolverTraits } from "../../../test/dns/world/resolver.ts";
import type { ServerTraits } from "../../../test/dns/world/server.ts";
import { openWorld } from "../../../test/dns/world.ts";
import { has, idsOf, others, regional, see, soaOf, standing, turning, zone } from "../../../test/propagation/scene.ts";
import { propagation } from "./index.ts";

test("aged copies count as old if other answers show no dependence on the client", async () => {
  const raw = await see({
    publicResolvers: { ...others, "33.0.0.8": has("198.51.100.8", 40), "33.0.0.9": has("198.51.100.8", 299) },
  });

  expect([raw.varianceCause, raw.counts.stale]).toEqual([null, 2]);
});

test.for<[what: string, copies: readonly ResolverTraits[], varies: string | null]>([
  ["one fresh copy explains the aged ones", [has("198.51.100.7", 300), has("198.51.100.8", 10)], "fresh"],
  [
    "more other answers than changes explain",
    [has("198.51.100.7", 9), has("198.51.100.8", 10), has("198.51.100.9", 11)],
    "many",
  ],
  [
    "as many other answers as two changes explain",
    [has("198.51.100.7", 9), has("198.51.100.8", 10), has("198.51.100.8", 11)],
    null,
  ],
])("whether answers depend on the client: %s", async ([, copies, varies]) => {
  const odd = Object.fromEntries(copies.map((each, at) => [`33.0.1.${at + 1}`, each]));
  const raw = await see({ publicResolvers: { ...others, ...odd } });

  expect(raw.varianceCause).toBe(varies);
  expect(raw.counts[varies === null ? "stale" : "variant"]).toBe(copies.length);
});

test("an answer that a name server gives for a resolver's network is not old there, however aged the copy", async () => {
  // RFC 7871 §6: IPv4, 24 bits, 33.0.0.
  const server = regional("00011800210000", "203.0.113.50");
  const raw = await see({
    zones: { "example.com": { records: zone.replace("@ 300 A", "@ 60 A"), isSigned: false } },
    servers: { "11.0.0.53": server, "22.0.0.53": server },
    odd: has("203.0.113.50", 17),
  });
  const old = await see({ odd: has("203.0.113.50", 17) });

  expect([raw.varianceCause, standing(raw), raw.freshEverywhereInSeconds]).toEqual(["subnet", "variant subnet 0", 0]);
  expect([old.varianceCause, standing(old)]).toEqual([null, "stale unlike 17"]);
});

test.for<[server: string, told: string | undefined]>([
  ["33.0.0.9", "33.0.0.9"],
  ["33.0.0.9:5353", "33.0.0.9"],
  ["[2001:4860:4860::8888]:53", "2001:4860:4860::8888"],
  ["tls://33.0.0.9", "33.0.0.9"],
  ["https://33.0.0.9/dns-query", "33.0.0.9"],
  ["https://dns.example/dns-query", undefined],
  ["10.0.0.9", undefined],
])("the network of %s is sent as %s, and only to the name servers", async ([server, told]) => {
  const { context, asked } = openWorld({
    zones: { "example.com": zone },
    publicResolvers: { ...others, [server]: has("198.51.100.9", 17) },
  });
  await propagation.collect({ domain: "example.com", type: "A" }, context);
  const subnets = asked.filter(({ clientSubnet }) => clientSubnet !== undefined);

  expect(new Set(subnets.map((each) => each.clientSubnet))).toEqual(new Set(told === undefined ? [] : [told]));
  expect(subnets.every((each) => ["11.0.0.53", "22.0.0.53"].includes(each.server ?? ""))).toBe(true);
});

test.for<[what: string, records: string]>([
  ["with the same zone version", zone.replace("198.51.100.1", "198.51.100.50")],
  [
    "from two providers",
    `${zone.replace("198.51.100.1", "198.51.100.50")}\n@ 3600 SOA dns1.other.net. admin.other.net. 77 7200 3600 1209600 300`,
  ],
])("servers with different fixed answers contradict each other: %s", async ([, records]) => {
  const raw = await see({
    servers: { "22.0.0.53": { has: { "example.com": records } } },
    odd: has("198.51.100.50", 100),
  });

  expect([raw.varianceCause, raw.authoritativeServersDiffer, raw.current.length, standing(raw)]).toEqual([
    null,
    true,
    2,
    "updated 0",
  ]);
  expect([raw.freshEverywhereInSeconds, idsOf(raw)]).toEqual([null, ["authorities-differ"]]);
});

test("the parent zone's copy of the NS records is no sign of client-dependent answers", async () => {
  const raw = await see({
    type: "NS",
    zones: {
      "example.com": {
        records: `${zone}\n@ 300 NS ns1\n@ 300 NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53`,
        delegation: "example.com. 172800 NS ns1.example.com.\nns1.example.com. A 11.0.0.53",
      },
    },
    odd: { remembers: "example.com. 86000 NS ns9.old.net." },
  });

  expect([raw.varianceCause, raw.authoritativeServersDiffer, standing(raw)]).toEqual([
    null,
    false,
    "stale unlike 86000",
  ]);
});

test("the 30-second TTL of serve-stale answers is no sign of a fresh answer", async () => {
  const short = { "example.com": zone.replace("@ 300 A", "@ 30 A") };

  expect(standing(await see({ zones: short, odd: has("198.51.100.9", 30) }))).toBe("stale unlike 30");
});

test("an old copy is found beside rotating servers too", async () => {
  const raw = await see({
    zones: { "example.com": { records: zone, isSigned: false } },
    servers: { "11.0.0.53": turning("198.51.100.1", "198.51.100.21", "198.51.100.22") },
    odd: has("192.0.2.99", 500),
  });

  expect(standing(raw)).toBe("stale outlived 500");
});

test("a rotating name server is queried until that shows; an unseen answer may still be one of its own", async () => {
  const many = Array.from({ length: 40 }, (_, at) => `198.51.100.${at + 1}`);
  const raw = await see({
    zones: { "example.com": { records: zone, isSigned: false } },
    servers: { "11.0.0.53": turning(...many), "22.0.0.53": turning(...many) },
    odd: has("198.51.100.200", 200),
  });

  expect(raw.varianceCause).toBe("authorities");
  expect(raw.authoritativeServers.map(({ isVarying }) => isVarying)).toEqual([true, true]);
  expect(standing(raw)).toBe("variant authorities 200");
  expect(propagation.judge(raw, { domain: "example.com", type: "A" }).status).toBe("pass");
});

/** A name server that returns some of its addresses at a time. */
function sharing(size: number, ...addresses: readonly string[]): ServerTraits {
  let turn = 0;
  return {
    respond(query, usual) {
      const said = usual();
      if (query.questions[0]?.type !== types.A || said.answers.length === 0) return said;
      const start = turn++;
      const some = Array.from({ length: size }, (_, at) => addresses[(start + at) % addresses.length] ?? "");
      return { ...said, answers: some.map((address) => recordOf("example.com.", { type: "A", address })) };
    },
  };
}

const four = ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"];

/** A resolver answer with several records. */
function hasAll(ttl: number, ...addresses: readonly string[]): ResolverTraits {
  return { remembers: addresses.map((address) => `example.com. ${ttl} A ${address}`).join("\n") };
}

test.for<[what: string, odd: ResolverTraits, expected: string]>([
  ["some of them", hasAll(100, "198.51.100.3", "198.51.100.1"), "updated 0"],
  ["all of them", hasAll(100, "198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"), "updated 0"],
  ["another one", hasAll(100, "198.51.100.9"), "stale unlike 100"],
  ["one of them and another one", hasAll(100, "198.51.100.1", "198.51.100.9"), "stale unlike 100"],
])("servers return part of their addresses at a time, and a resolver has %s", async ([, odd, expected]) => {
  const raw = await see({
    zones: { "example.com": { records: zone, isSigned: false } },
    servers: { "11.0.0.53": sharing(2, ...four), "22.0.0.53": sharing(2, ...four) },
    odd,
  });

  expect(standing(raw)).toBe(expected);
  expect(raw.resolvers.slice(0, 3).map(({ verdict }) => verdict)).toEqual(["updated", "updated", "updated"]);
});

const here = "198.51.100.1";
const there = "203.0.113.50";

test.for<[what: string, copies: readonly ResolverTraits[], verdicts: string, varies: string | null]>([
  [
    "of two regions, each with copies of any age",
    [has(here, 40), has(here, 250), has(there, 30), has(there, 220)],
    "updated updated variant variant",
    "ages",
  ],
  [
    "from before a change, all older than those from after it",
    [has(here, 240), has(here, 250), has(there, 30), has(there, 220)],
    "updated updated stale stale",
    null,
  ],
  [
    "of any age, and an older zone version with one of them",
    [has(here, 40), { remembers: `${has(there, 220).remembers}\n${soaOf(7)}` }],
    "updated stale",
    null,
  ],
])("copies %s", async ([, copies, verdicts, varies]) => {
  const publicResolvers = Object.fromEntries(copies.map((each, at) => [`33.0.1.${at + 1}`, each]));
  const raw = await see({ publicResolvers });

  expect(raw.resolvers.map(({ verdict }) => verdict).join(" ")).toBe(verdicts);
  expect(raw.varianceCause).toBe(varies);
});

test("copies of all ages suggest two regions, and the reason says that this is presumed", async () => {
  const raw = await see({ publicResolvers: { "33.0.1.1": has(here, 40), "33.0.1.2": has(there, 220) } });

  expect([idsOf(raw), raw.freshEverywhereInSeconds]).toEqual([["variant-presumed"], 220]);
});

test("copies with TTLs of hours do not count as regional answers", async () => {
  const raw = await see({
    zones: { "example.com": zone.replace("@ 300 A", "@ 7200 A") },
    publicResolvers: { "33.0.1.1": has(here, 40), "33.0.1.2": has(there, 220) },
  });

  expect(raw.resolvers.map(({ verdict }) => verdict)).toEqual(["updated", "stale"]);
});
