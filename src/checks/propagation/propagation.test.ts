import { expect, test } from "vitest";
import { parseInput } from "../../core/input.ts";
import { interpret } from "../../core/interpretation.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { recordOf } from "../../../test/dns-samples.ts";
import { corrupt } from "../../../test/dns-world/changes.ts";
import type { ResolverTraits } from "../../../test/dns-world/resolver.ts";
import type { ServerTraits } from "../../../test/dns-world/server.ts";
import { openWorld, type WorldText } from "../../../test/dns-world.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { propagation, type PropagationRaw } from "./index.ts";

const others = Object.fromEntries(["alpha", "beta", "gamma"].map((name, at) => [`33.0.0.${at + 1}`, { name }]));
const zone = `
  @ 300 A 198.51.100.1
  @ 300 MX 10 mail
  @ 300 TXT "one" "two"
  www 300 CNAME site.cdn.net.
  shop 300 CNAME @
  lost 300 CNAME gone.cdn.net.
  mail 300 A 198.51.100.2
`;

interface Scene extends Partial<WorldText> {
  readonly domain?: string;
  readonly type?: string;
  /** The resolver that it is about, beside three that have what is current. */
  readonly odd?: ResolverTraits;
}

/** What is seen of example.com while one resolver, or whatever else, is not like the others. */
function see({ domain = "example.com", type = "A", odd, ...text }: Scene): Promise<PropagationRaw> {
  const { context } = openWorld({
    zones: { "example.com": zone, "cdn.net": "site 20 A 203.0.113.7" },
    publicResolvers: { ...others, ...(odd && { "33.0.0.9": { name: "odd", ...odd } }) },
    ...text,
  });
  return propagation.collect(parseInput(propagation.input, { domain, type }), context);
}

function standing({ resolvers }: PropagationRaw, name = "odd"): string {
  const found = resolvers.find((each) => each.name === name);
  return [found?.verdict, found?.reason, found?.secondsLeft].filter((each) => each !== null).join(" ");
}

/** An authority that gives one of some addresses after the other. */
function turning(...addresses: readonly string[]): ServerTraits {
  let turn = 0;
  return {
    respond(query, usual) {
      const said = usual();
      if (query.questions[0]?.type !== types.A || said.answers.length === 0) return said;
      const address = addresses[turn++ % addresses.length] ?? "";
      return { ...said, answers: [recordOf("example.com.", { type: "A", address })] };
    },
  };
}

/** What a resolver says that has the record from elsewhere, newly fetched or not. */
function has(address: string, ttl: number): ResolverTraits {
  return { remembers: `example.com. ${ttl} A ${address}` };
}

/** Whatever is asked, it has made up an address before anybody could answer. */
function forging(): ResolverTraits {
  let turn = 0;
  return {
    respond: (query, usual) =>
      query.questions[0]?.type === types.A
        ? { ...usual(), answers: [recordOf("example.com.", { type: "A", address: `31.13.64.${++turn}` }, 100 + turn)] }
        : usual(),
  };
}

const failing: ResolverTraits = { respond: (_, usual) => ({ ...usual(), rcode: 2, answers: [], authorities: [] }) };

const soaOf = (serial: number, primary = "ns1.example.com."): string =>
  `example.com. 3600 SOA ${primary} hostmaster.example.com. ${serial} 7200 3600 1209600 300`;

/** Denies whatever it is asked for, with the SOA record of a zone that still holds for a while. */
function denying(apex: string, ttl: number): ResolverTraits {
  const { data } = recordOf(apex, {
    type: "SOA",
    primary: parseName("a.example.net."),
    mailbox: parseName("b.example.net."),
    serial: 1,
    refresh: 2,
    retry: 3,
    expire: 4,
    minimum: 300,
  });
  if (data.type !== "SOA") throw new Error("this is what it is");
  return {
    respond: (query, usual) =>
      query.questions[0]?.type === types.A
        ? { ...usual(), rcode: 3, answers: [], authorities: [recordOf(apex, data, ttl)] }
        : usual(),
  };
}

function withError(code: number): (query: DnsMessage, usual: () => DnsMessage) => DnsMessage {
  return (_, usual) => ({
    ...usual(),
    edns: { version: 0, size: 1232, isDnssecOk: true, options: [{ name: "error", code, text: "why" }] },
  });
}

test.for<[what: string, scene: Scene, odd: string, status: string]>([
  ["a resolver that asks the authorities", { odd: {} }, "updated 0", "pass"],
  ["an old copy", { odd: has("198.51.100.9", 120) }, "stale unlike 120", "warn"],
  ["an old copy that holds longer than any of now", { odd: has("198.51.100.9", 3600) }, "stale outlived 3600", "warn"],
  [
    "an old copy, and the version of the zone with it",
    { odd: { remembers: `${has("198.51.100.9", 120).remembers}\n${soaOf(7)}` } },
    "stale older 120",
    "warn",
  ],
  [
    "an answer of the name servers before a move, however fresh",
    { odd: { remembers: `${has("198.51.100.9", 300).remembers}\n${soaOf(7, "ns.old-provider.net.")}` } },
    "stale old-servers 300",
    "warn",
  ],
  [
    "a copy that was fetched just now, from an authority that tells us otherwise",
    { odd: has("198.51.100.9", 300) },
    "variant fresh 300",
    "pass",
  ],
  [
    "the name of a mail server in other letters",
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
    "a text in other letters",
    { type: "TXT", odd: { remembers: 'example.com. 9 TXT "One" "two"' } },
    "stale unlike 9",
    "warn",
  ],
  ["nothing of the type", { type: "AAAA", odd: {} }, "updated 0", "pass"],
  [
    "something that is gone",
    { type: "AAAA", odd: { remembers: "example.com. 77 AAAA 2001:db8::1" } },
    "stale gone 77",
    "warn",
  ],
  ["nowhere to be", { odd: { isSilent: true } }, "error TIMEOUT", "pass"],
  [
    "no answer for us",
    { odd: { respond: (_, usual) => ({ ...usual(), rcode: 5, answers: [] }) } },
    "error REFUSED",
    "pass",
  ],
  ["nothing, and by nobody's word", { odd: { blocks: ["example.com"], blocksWith: "NODATA" } }, "error NO-SOA", "pass"],
  ["no such name, as was right until lately", { odd: denying("example.com.", 42) }, "stale negative 42", "warn"],
  [
    "no such name, as the zone above said before it was delegated",
    { odd: denying("com.", 600) },
    "stale negative 300",
    "warn",
  ],
  ["no such name, by nobody's word", { odd: { blocks: ["example.com"] } }, "error NO-SOA", "pass"],
  [
    "no such name, as was right until lately, where names are withheld",
    { odd: { ...denying("example.com.", 42), isFiltering: true } },
    "stale negative 42",
    "warn",
  ],
  ["no address but the asker's own", { odd: has("127.0.0.1", 200) }, "stale unlike 200", "warn"],
  [
    "no address but the asker's own where names are withheld",
    { odd: { ...has("127.0.0.1", 200), isFiltering: true } },
    "filtered block-page",
    "pass",
  ],
  ["something else every time", { odd: forging() }, "error changing", "warn"],
  ["a failure", { odd: failing }, "error SERVFAIL", "warn"],
  [
    "no such name where names are withheld",
    { odd: { blocks: ["example.com"], isFiltering: true } },
    "filtered denied",
    "pass",
  ],
  ["the address of nobody", { odd: { blocks: ["example.com"], blocksWith: "zero" } }, "filtered block-page", "pass"],
  ["the page of a list", { odd: has("146.112.61.106", 0) }, "filtered block-page", "pass"],
  [
    "a list's reason",
    { odd: { blocks: ["example.com"], blocksWith: "REFUSED", blocksBecause: 17 } },
    "filtered EDE-17",
    "pass",
  ],
  [
    "a reason beside a forged answer",
    { odd: { blocks: ["example.com"], blocksBecause: 16 } },
    "filtered EDE-16",
    "pass",
  ],
  [
    "the right answer from memory",
    { odd: { ...has("198.51.100.1", 30), remembersWith: 3 } },
    "stale-served EDE-3",
    "pass",
  ],
  [
    "a wrong answer from memory",
    { odd: { ...has("198.51.100.9", 30), remembersWith: 3 } },
    "stale-served EDE-3",
    "warn",
  ],
])("%s", async ([, scene, odd, status]) => {
  const raw = await see(scene);

  expect(standing(raw)).toBe(odd);
  expect(propagation.raw.parse(raw)).toEqual(raw);
  expect(propagation.judge(raw, { domain: "example.com", type: "A" }).status).toBe(status);
  // Whatever is the matter with one of them, the others are not touched by it.
  expect(raw.resolvers.slice(0, 3).map(({ verdict }) => verdict)).toEqual(["updated", "updated", "updated"]);
});

test("everything is fresh when the last old copy has run out", async () => {
  const two = { "33.0.0.8": has("198.51.100.8", 40), "33.0.0.9": has("198.51.100.9", 200) };
  const raw = await see({ publicResolvers: { ...others, ...two } });
  const fresh = await see({});

  expect([raw.freshEverywhereInSeconds, raw.counts.stale, raw.counts.updated]).toEqual([200, 2, 3]);
  expect([fresh.freshEverywhereInSeconds, fresh.counts.updated]).toEqual([0, 3]);
});

test("copies that have aged are old where one of the others shows that answers do not depend on the asker", async () => {
  const raw = await see({
    publicResolvers: { ...others, "33.0.0.8": has("198.51.100.8", 40), "33.0.0.9": has("198.51.100.8", 299) },
  });

  expect([raw.varies, raw.counts.stale]).toEqual([null, 2]);
});

test.for<[what: string, copies: readonly ResolverTraits[], varies: string | null]>([
  ["one fresh copy explains the aged ones", [has("198.51.100.7", 300), has("198.51.100.8", 10)], "fresh"],
  [
    "more other answers than changes leave",
    [has("198.51.100.7", 9), has("198.51.100.8", 10), has("198.51.100.9", 11)],
    "many",
  ],
  ["as many as two changes leave", [has("198.51.100.7", 9), has("198.51.100.8", 10), has("198.51.100.8", 11)], null],
])("answers depend on the asker: %s", async ([, copies, varies]) => {
  const odd = Object.fromEntries(copies.map((each, at) => [`33.0.1.${at + 1}`, each]));
  const raw = await see({ publicResolvers: { ...others, ...odd } });

  expect(raw.varies).toBe(varies);
  expect(raw.counts[varies === null ? "stale" : "variant"]).toBe(copies.length);
});

/** An authority that has another address for those around the resolvers that are told of. */
function regional(network: string, address: string): ServerTraits {
  return {
    respond(query, usual) {
      const said = usual();
      if (query.questions[0]?.type !== types.A || said.answers.length === 0) return said;
      const isThere = query.edns?.options.some(
        (each) => each.name === "other" && each.code === 8 && each.bytes.toString("hex") === network,
      );
      return isThere ? { ...said, answers: [recordOf("example.com.", { type: "A", address }, 60)] } : said;
    },
  };
}

test("what an authority gives to the network of a resolver is not old there, however aged the copy", async () => {
  // RFC 7871 §6: IPv4, 24 bits, 33.0.0.
  const server = regional("00011800210000", "203.0.113.50");
  const raw = await see({
    zones: { "example.com": { records: zone.replace("@ 300 A", "@ 60 A"), isSigned: false } },
    servers: { "11.0.0.53": server, "22.0.0.53": server },
    odd: has("203.0.113.50", 17),
  });
  const old = await see({ odd: has("203.0.113.50", 17) });

  expect([raw.varies, standing(raw), raw.freshEverywhereInSeconds]).toEqual(["subnet", "variant subnet 0", 0]);
  expect([old.varies, standing(old)]).toEqual([null, "stale unlike 17"]);
});

test.for<[server: string, told: string | undefined]>([
  ["33.0.0.9", "33.0.0.9"],
  ["33.0.0.9:5353", "33.0.0.9"],
  ["[2001:4860:4860::8888]:53", "2001:4860:4860::8888"],
  ["tls://33.0.0.9", "33.0.0.9"],
  ["https://33.0.0.9/dns-query", "33.0.0.9"],
  ["https://dns.example/dns-query", undefined],
  ["10.0.0.9", undefined],
])("authorities hear of the network of %s as %s, and nobody else does", async ([server, told]) => {
  const { context, asked } = openWorld({
    zones: { "example.com": zone },
    publicResolvers: { ...others, [server]: has("198.51.100.9", 17) },
  });
  await propagation.collect({ domain: "example.com", type: "A" }, context);
  const subnets = asked.filter(({ clientSubnet }) => clientSubnet !== undefined);

  expect(new Set(subnets.map((each) => each.clientSubnet))).toEqual(new Set(told === undefined ? [] : [told]));
  expect(subnets.every((each) => ["11.0.0.53", "22.0.0.53"].includes(each.server ?? ""))).toBe(true);
});

test("an authority that takes turns is asked until it shows", async () => {
  const server = turning("198.51.100.1", "198.51.100.21", "198.51.100.22");
  const raw = await see({
    zones: { "example.com": { records: zone, isSigned: false } },
    servers: { "11.0.0.53": server, "22.0.0.53": turning("198.51.100.1") },
    odd: has("198.51.100.30", 200),
  });

  expect(raw.varies).toBe("authorities");
  expect(raw.authorities.map(({ isVarying }) => isVarying)).toEqual([true, false]);
  expect(standing(raw)).toBe("variant authorities 200");
  expect(propagation.judge(raw, { domain: "example.com", type: "A" }).status).toBe("pass");
});

test.for<[what: string, records: string]>([
  ["with the same version", zone.replace("198.51.100.1", "198.51.100.50")],
  [
    "of two providers",
    `${zone.replace("198.51.100.1", "198.51.100.50")}\n@ 3600 SOA dns1.other.net. admin.other.net. 77 7200 3600 1209600 300`,
  ],
])("servers that keep to different answers contradict each other: %s", async ([, records]) => {
  const raw = await see({
    servers: { "22.0.0.53": { has: { "example.com": records } } },
    odd: has("198.51.100.50", 100),
  });

  expect([raw.varies, raw.authoritiesDiffer, raw.current.length, standing(raw)]).toEqual([null, true, 2, "updated 0"]);
  expect([raw.freshEverywhereInSeconds, idsOf(raw)]).toEqual([null, ["authorities-differ"]]);
});

test("what the zone above has of the servers is no sign that answers depend on the asker", async () => {
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

  expect([raw.varies, raw.authoritiesDiffer, standing(raw)]).toEqual([null, false, "stale unlike 86000"]);
});

test("the thirty seconds of what is kept for want of an authority are no sign of a fresh answer", async () => {
  const short = { "example.com": zone.replace("@ 300 A", "@ 30 A") };

  expect(standing(await see({ zones: short, odd: has("198.51.100.9", 30) }))).toBe("stale unlike 30");
});

test("what is old is so beside servers that take turns, too", async () => {
  const raw = await see({
    zones: { "example.com": { records: zone, isSigned: false } },
    servers: { "11.0.0.53": turning("198.51.100.1", "198.51.100.21", "198.51.100.22") },
    odd: has("192.0.2.99", 500),
  });

  expect(standing(raw)).toBe("stale outlived 500");
});

test("what a server with an older version says is old, and nobody can tell for how long", async () => {
  const old = { "example.com": { records: zone.replace("198.51.100.1", "198.51.100.50"), serial: 1 } };
  const raw = await see({
    zones: { "example.com": { records: zone, serial: 2 } },
    servers: { "22.0.0.53": { has: old } },
    odd: has("198.51.100.50", 100),
  });

  expect(standing(raw)).toBe("stale secondary 100");
  expect(raw.authorities.map(({ state, serial }) => [state, serial])).toEqual([
    ["current", 2],
    ["behind", 1],
  ]);
  expect(raw.freshEverywhereInSeconds).toBeNull();
  expect(idsOf(raw)).toEqual(["stale", "authority-behind"]);
});

test("an older version with the same record is told of, and nobody is old for it", async () => {
  const raw = await see({
    zones: { "example.com": { records: zone, serial: 4_294_967_295 } },
    servers: { "22.0.0.53": { has: { "example.com": { records: zone, serial: 1 } } } },
  });

  // RFC 1982: one comes behind the largest number that there is.
  expect(raw.authorities.map(({ state }) => state)).toEqual(["behind", "current"]);
  expect([raw.counts.updated, idsOf(raw)]).toEqual([3, ["version-behind"]]);
});

function idsOf(raw: PropagationRaw): readonly string[] {
  return propagation.judge(raw, { domain: "example.com", type: "A" }).findings.map(({ id }) => id);
}

test("of an alias that leads out of the zone the alias counts, and not what a CDN says", async () => {
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

test("an alias within the zone is compared with what it leads to", async () => {
  const raw = await see({ domain: "shop.example.com", odd: {} });

  expect(standing(raw)).toBe("updated 0");
  expect(raw.current).toMatchObject([{ answer: "found", aliases: ["example.com."], values: ["198.51.100.1"] }]);
});

test("an alias that leads nowhere has come everywhere", async () => {
  const raw = await see({ domain: "lost.example.com" });

  expect([raw.counts.updated, idsOf(raw)]).toEqual([3, ["leads-nowhere"]]);
});

test("a name that does not exist is remembered as such", async () => {
  const raw = await see({ domain: "new.example.com" });

  expect(raw.resolvers.map(({ answer, verdict }) => `${answer} ${verdict}`)).toEqual([
    "nxdomain updated",
    "nxdomain updated",
    "nxdomain updated",
  ]);
  expect([raw.negativeSeconds, idsOf(raw)]).toEqual([expect.any(Number), ["no-name"]]);
});

test("what does not verify is withheld by those who verify", async () => {
  const raw = await see({
    zones: { "example.com": { records: zone, changes: [corrupt("@", "A")] } },
    publicResolvers: { "33.0.0.1": {}, "33.0.0.2": { isValidating: false } },
  });
  const { status } = propagation.judge(raw, { domain: "example.com", type: "A" });

  expect(raw.resolvers.map(({ verdict }) => verdict)).toEqual(["bogus", "updated"]);
  expect([status, raw.freshEverywhereInSeconds]).toEqual(["fail", null]);
});

test("who fails once and knows the second time does not fail to verify", async () => {
  let asked = 0;
  const slow: ResolverTraits = {
    respond: (query, usual) =>
      query.isCheckingDisabled || asked++ > 0 ? usual() : { ...usual(), rcode: 2, answers: [], edns: null },
  };

  expect(standing(await see({ odd: slow }))).toBe("updated 0");
});

test("nothing can be bogus in a zone that is not signed", async () => {
  const odd: ResolverTraits = {
    respond: (query, usual) => (query.isCheckingDisabled ? usual() : { ...usual(), rcode: 2, answers: [], edns: null }),
  };
  const zones = { "example.com": { records: zone, isSigned: false } };

  expect([standing(await see({ odd })), standing(await see({ zones, odd }))]).toEqual([
    "bogus SERVFAIL",
    "error SERVFAIL",
  ]);
});

test("an extended error of validation is believed without another question", async () => {
  const odd: ResolverTraits = { respond: (query, usual) => ({ ...withError(9)(query, usual), rcode: 2, answers: [] }) };

  expect(standing(await see({ odd }))).toBe("bogus EDE-9");
});

test("without an authority nobody is called old", async () => {
  const dead = { "11.0.0.53": { isSilent: true }, "22.0.0.53": { isSilent: true } };
  const [one, two] = [has("198.51.100.1", 20), has("198.51.100.9", 30)];
  const agreed = await see({ servers: dead, publicResolvers: { "33.0.0.1": one, "33.0.0.2": one } });
  const differing = await see({ servers: dead, publicResolvers: { "33.0.0.1": one, "33.0.0.2": two } });
  const [first, second] = [agreed, differing].map((raw) =>
    propagation.judge(raw, { domain: "example.com", type: "A" }),
  );

  expect([agreed.counts.unverified, agreed.freshEverywhereInSeconds, first?.status]).toEqual([2, null, "warn"]);
  expect([differing.counts.unverified, second?.status]).toEqual([2, "unknown"]);
});

test("a zone that its name servers do not know is measured all the same", async () => {
  const lame: ServerTraits = { lame: "REFUSED", lameFor: ["example.com"] };
  const raw = await see({ servers: { "11.0.0.53": lame, "22.0.0.53": lame } });
  const { status } = propagation.judge(raw, { domain: "example.com", type: "A" });

  expect(raw.authorities.map(({ reason }) => reason)).toEqual(["REFUSED", "REFUSED"]);
  expect([raw.counts.error, status, idsOf(raw)]).toEqual([
    3,
    "fail",
    ["unanswered", "authority-silent", "unresolvable"],
  ]);
});

test("where hardly anybody answers, nobody knows when everything is fresh", async () => {
  const silent = { isSilent: true };
  const raw = await see({
    publicResolvers: { ...others, "33.0.1.1": silent, "33.0.1.2": silent, "33.0.1.3": silent, "33.0.1.4": silent },
  });

  expect(raw.freshEverywhereInSeconds).toBeNull();
});

test("an old alias within the zone is kept for its own time, whatever it leads to", async () => {
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

test("of two caches of a resolver the one that keeps for longer counts", async () => {
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

test("where nobody says anything, nothing was measured", async () => {
  const silent = { isSilent: true };
  const everybody = { "11.0.0.53": silent, "22.0.0.53": silent };

  await expect(see({ servers: everybody, publicResolvers: { "33.0.0.1": silent } })).rejects.toMatchObject({
    reason: "timeout.dns",
  });
});

test("the zone above says who the authorities are, whatever resolvers remember", async () => {
  const moved = "example.com. 9999 NS ns.old.net.\nns.old.net. 9999 A 44.0.0.1\nold.net. 9999 SOA a. b. 1 1 1 1 1";
  const raw = await see({
    resolvers: { "127.0.0.1:53": { remembers: moved } },
    servers: {
      "44.0.0.1": { zones: ["example.com"], has: { "example.com": zone.replace("198.51.100.1", "198.51.100.50") } },
    },
    odd: has("198.51.100.50", 200),
  });

  expect(raw.authorities.map(({ address }) => address)).toEqual(["11.0.0.53", "22.0.0.53"]);
  expect(standing(raw)).toBe("stale unlike 200");
});

test("servers of a zone may be told as the zone above has them", async () => {
  const raw = await see({
    type: "NS",
    zones: {
      "example.com": {
        records: `${zone}\n@ 300 NS ns1\n@ 300 NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53`,
        delegation: "example.com. NS ns1.example.com.\nns1.example.com. A 11.0.0.53",
      },
    },
    odd: { remembers: "example.com. 86000 NS ns1.example.com." },
  });

  expect(standing(raw)).toBe("updated 0");
});

test("a server that the zone alone names is asked as well", async () => {
  const records = `@ 300 A 198.51.100.1\n@ 300 NS ns1\n@ 300 NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53`;
  const old = { "example.com": { records: records.replace("198.51.100.1", "198.51.100.50"), serial: 1 } };
  const raw = await see({
    zones: {
      "example.com": {
        records,
        serial: 2,
        delegation: "example.com. 172800 NS ns1.example.com.\nns1.example.com. A 11.0.0.53",
      },
    },
    servers: { "22.0.0.53": { zones: ["example.com"], has: old } },
    odd: has("198.51.100.50", 100),
  });

  expect(raw.authorities.map(({ address, state }) => [address, state])).toEqual([
    ["11.0.0.53", "current"],
    ["22.0.0.53", "behind"],
  ]);
  expect([standing(raw), raw.freshEverywhereInSeconds]).toEqual(["stale secondary 100", null]);
});

test.for(["en", "ko"] as const)("everything that is found has words in %s", async (language) => {
  const raw = await see({ odd: has("198.51.100.9", 3600) });
  const { issues, kpis } = interpret(
    propagation,
    propagation.judge(raw, { domain: "example.com", type: "A" }),
    language,
  );

  expect(issues.map(({ cause }) => cause)).toEqual([expect.stringContaining("odd (198.51.100.9, 3600 s)")]);
  expect(kpis.map(({ value }) => value)).toEqual(["198.51.100.1", "3/4", 1, 3600, 300, "2/2", expect.any(String)]);
});
