import { array, assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { openWorld as worldOf, type World, type WorldText } from "../../../../test/dns/world.ts";
import { listingWeights, type Blocklist } from "../../../core/net/blocklist.ts";
import type { ByteCache, CacheEntry } from "../../../core/net/cache.ts";
import { blocklists, spamhausZone } from "../../../data/mail/blocklists.ts";
import { collectBlocklists, type ListedHost } from "./collect.ts";
import { blocklistsPart, countListings } from "./judge.ts";
import { blocklistProblems } from "./problems.ts";
import { blocklistsSchema, type BlocklistsRaw } from "./schema.ts";

const wanted = ["zen.spamhaus.org", "dbl.spamhaus.org", "bl.spamcop.net", "psbl.surriel.com", "dnsbl-2.uceprotect.net"];
const lists = blocklists.filter(({ zone }) => wanted.includes(zone));

/** A world that treats private addresses as private. */
function openWorld(text: WorldText): World {
  return worldOf({ net: { addresses: () => Promise.resolve([]) }, ...text });
}

/** The test entry that every list must have (RFC 5782 §5). */
const test4 = "2.0.0.127 A 127.0.0.2";
const test6 = "2.0.0.0.0.0.f.7.f.f.f.f.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0 A 127.0.0.2";

const healthy: Readonly<Record<string, string>> = {
  "zen.spamhaus.org": `${test4}\n${test6}`,
  "dbl.spamhaus.org": "dbltest.com A 127.0.1.2",
  "bl.spamcop.net": test4,
  "psbl.surriel.com": test4,
  "dnsbl-2.uceprotect.net": test4,
};

const hosts: readonly ListedHost[] = [{ host: "mx.example.com", addresses: ["44.1.2.3", "2a00::25", "10.0.0.1"] }];
const six = "5.2.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.a.2";

function see(more: Readonly<Record<string, string>> = {}, text: Partial<WorldText> = {}): Promise<BlocklistsRaw> {
  const zones = Object.fromEntries(
    Object.entries(healthy).map(([zone, records]) => [zone, `${records}\n${more[zone] ?? ""}`]),
  );
  const { context } = openWorld({ zones, blocklists: lists, blocklistResolver: "127.0.0.1:53", ...text });
  return collectBlocklists(context, { hosts, domain: "www.example.com" });
}

function told({ points, ceilings, findings }: ReturnType<typeof blocklistsPart>): readonly unknown[] {
  return [
    points.blocklists,
    ceilings,
    findings.map(({ id, subject }) => (subject === undefined ? id : `${id} ${subject}`)),
  ];
}

test.for<
  [what: string, records: Readonly<Record<string, string>>, points: number, found: readonly string[], capped?: true]
>([
  ["no listing", {}, 12, []],
  ["SBL", { "zen.spamhaus.org": "3.2.1.44 A 127.0.0.2" }, 0, ["blocklist-major 44.1.2.3 zen.spamhaus.org"], true],
  [
    "XBL for IPv6",
    { "zen.spamhaus.org": `${six} A 127.0.0.4` },
    0,
    ["blocklist-major 2a00::25 zen.spamhaus.org"],
    true,
  ],
  ["PBL", { "zen.spamhaus.org": "3.2.1.44 A 127.0.0.10" }, 12, ["blocklist-info 44.1.2.3 zen.spamhaus.org"]],
  ["SpamCop", { "bl.spamcop.net": "3.2.1.44 A 127.0.0.2" }, 4, ["blocklist-middle 44.1.2.3 bl.spamcop.net"]],
  ["a minor list", { "psbl.surriel.com": "3.2.1.44 A 127.0.0.2" }, 9, ["blocklist-minor 44.1.2.3 psbl.surriel.com"]],
  [
    "a list of whole networks",
    { "dnsbl-2.uceprotect.net": "3.2.1.44 A 127.0.0.2" },
    12,
    ["blocklist-info 44.1.2.3 dnsbl-2.uceprotect.net"],
  ],
  [
    "two listings",
    { "bl.spamcop.net": "3.2.1.44 A 127.0.0.2", "psbl.surriel.com": "3.2.1.44 A 127.0.0.2" },
    1,
    ["blocklist-middle 44.1.2.3 bl.spamcop.net", "blocklist-minor 44.1.2.3 psbl.surriel.com"],
  ],
  [
    "a listed domain",
    { "dbl.spamhaus.org": "example.com A 127.0.1.2" },
    4,
    ["blocklist-middle example.com dbl.spamhaus.org"],
  ],
  [
    "an abused domain",
    { "dbl.spamhaus.org": "example.com A 127.0.1.103" },
    9,
    ["blocklist-minor example.com dbl.spamhaus.org"],
  ],
  // Private addresses are never looked up.
  ["a private address", { "zen.spamhaus.org": "1.0.0.10 A 127.0.0.2" }, 12, []],
  // Only a listing code is a listing. Refusal codes are not.
  ["a refusal code", { "zen.spamhaus.org": "3.2.1.44 A 127.255.255.254" }, 12, ["blocklist-unknown refused"]],
  ["an unknown code", { "psbl.surriel.com": "3.2.1.44 A 127.0.0.77" }, 12, ["blocklist-unknown odd"]],
  ["an answer outside 127.0.0.0/8", { "psbl.surriel.com": "3.2.1.44 A 44.0.0.1" }, 12, ["blocklist-unknown odd"]],
])("blocklists with %s", async ([, records, points, found, capped]) => {
  const raw = await see(records);

  expect(blocklistsSchema.parse(raw)).toEqual(raw);
  expect(told(blocklistsPart(raw))).toEqual([points, capped ? ["blocklisted"] : [], found]);
});

test("the policy blocklist (PBL) counts for hosts that send mail directly", async () => {
  const raw = await see({ "zen.spamhaus.org": "3.2.1.44 A 127.0.0.10" });

  expect(told(blocklistsPart(raw, { isSender: true }))).toEqual([
    4,
    [],
    ["blocklist-middle 44.1.2.3 zen.spamhaus.org"],
  ]);
});

test.for<[what: string, zone: string, reason: string]>([
  ["refuses every query", "* A 127.255.255.254", "refused"],
  ["lists everything", "* A 127.0.0.2", "lists-all"],
  ["has a new owner", "* A 44.9.9.9", "lists-all"],
  ["is empty", "", "lists-none"],
])("a list that %s is not used", async ([, zone, reason]) => {
  const { context, asked } = openWorld({
    zones: { "psbl.surriel.com": zone },
    blocklists: lists.filter((each) => each.zone === "psbl.surriel.com"),
  });
  const raw = await collectBlocklists(context, { hosts, domain: null });

  expect(raw.lists).toMatchObject([{ state: "unknown", reason, listings: [] }]);
  expect(told(blocklistsPart(raw))).toEqual([
    null,
    [],
    [`${reason === "lists-none" ? "blocklist-empty" : "blocklist-unknown"} ${reason}`],
  ]);
  expect(asked.map(({ name }) => name)).toEqual(["2.0.0.127.psbl.surriel.com.", "1.0.0.127.psbl.surriel.com."]);
});

test.for<["SERVFAIL" | "REFUSED"]>([["SERVFAIL"], ["REFUSED"]])(
  "a resolver that answers %s leaves the result unknown",
  async ([code]) => {
    const resolvers = { "127.0.0.1:53": { blocks: ["."], blocksWith: code } };

    expect(told(blocklistsPart(await see({}, { resolvers })))).toEqual([null, [], [`blocklist-unknown ${code}`]]);
  },
);

test("lists that refuse public resolvers are queried only through the configured resolver", async () => {
  const zones = healthy;
  const { blocklistResolver: _, ...world } = { zones, blocklists: lists, blocklistResolver: "" };
  const { context, asked } = openWorld(world);
  const raw = await collectBlocklists(context, { hosts, domain: "example.com" });

  expect(asked.filter(({ name }) => name.includes("spamhaus"))).toEqual([]);
  expect(told(blocklistsPart(raw))).toEqual([12, [], ["blocklist-skipped"]]);

  const own = openWorld({
    ...world,
    resolvers: { "127.0.0.1:53": {}, "127.0.0.2:53": {} },
    blocklistResolver: "127.0.0.2:53",
  });
  await collectBlocklists(own.context, { hosts, domain: "example.com" });

  const servers = own.asked.map(({ name, server }) => [name.includes("spamhaus"), server]);
  expect(servers.filter(([isOwn, server]) => isOwn !== (server === "127.0.0.2:53"))).toEqual([]);
});

function openShelf(): ByteCache & { readonly kept: Map<string, CacheEntry> } {
  const kept = new Map<string, CacheEntry>();
  return {
    kept,
    find: (key, _, now) => {
      const known = kept.get(key);
      return known && known.until > now ? known : null;
    },
    keep: (key, shelved) => void kept.set(key, shelved),
  };
}

test("list tests are cached for an hour; failed tests are repeated", async () => {
  const shelf = openShelf();
  const world = { zones: healthy, blocklists: lists.filter(({ zone }) => zone === "psbl.surriel.com") };
  const questions = async (minutes: number, text: Partial<WorldText> = {}): Promise<number> => {
    const { context, asked } = openWorld({ ...world, ...text, now: new Date(Date.UTC(2026, 10, 20, 12, minutes)) });
    await collectBlocklists({ ...context, shelf }, { hosts, domain: null });
    return asked.length;
  };

  expect(await questions(0, { resolvers: { "127.0.0.1:53": { blocks: ["."], blocksWith: "SERVFAIL" } } })).toBe(2);
  expect(shelf.kept.size).toBe(0);
  expect([await questions(1), await questions(60), await questions(62)]).toEqual([3, 1, 3]);
});

test("the subscription key appears in no observation and no finding", async () => {
  const key = "0123456789abcdefghijklmnop";
  const zen = spamhausZone("zen", key);
  const zones = { [`${key}.zen.dq.spamhaus.net`]: `${test4}\n3.2.1.44 A 127.0.0.2` };
  const { context, asked } = openWorld({ zones, blocklists: zen ? [zen] : [] });
  const raw = await collectBlocklists(context, { hosts, domain: null });

  expect(asked.some(({ name }) => name.includes(key))).toBe(true);
  expect(blocklistsPart(raw).points.blocklists).toBe(0);
  expect(JSON.stringify([raw, blocklistsPart(raw)])).not.toContain(key);
});

test.for<
  [what: string, records: Readonly<Record<string, string>>, points: number | null, hosts: readonly ListedHost[]]
>([
  ["clean, with a host without addresses", {}, null, [{ host: "mx.example.com", addresses: [] }]],
  ["clean, with unknown hosts", {}, null, []],
  // With points here, delisting would lower the score, because the part would become unknown.
  ["listed, with unknown hosts", { "dbl.spamhaus.org": "example.com A 127.0.1.2" }, 0, []],
  ["clean, with a clean host", {}, 12, hosts],
])("a domain that is %s", async ([, records, points, known]) => {
  const zones = Object.entries(healthy).map(([zone, text]) => [zone, `${text}\n${records[zone] ?? ""}`]);
  const { context } = openWorld({
    zones: Object.fromEntries(zones),
    blocklists: lists,
    blocklistResolver: "127.0.0.1:53",
  });
  const raw = await collectBlocklists(context, { hosts: known, domain: "example.com" });

  expect(blocklistsPart(raw).points.blocklists).toBe(points);
  expect(countListings(raw)).toBe(points === null ? null : points === 0 ? 1 : 0);
});

/** Without mail hosts only the domain name itself can be looked up. */
test.for<[what: string, records: string, points: number | null, listings: number | null, ids: readonly string[]]>([
  ["is on no list", "", 12, 0, ["blocklist-domain-alone"]],
  ["is listed", "example.com A 127.0.1.2", 4, 1, ["blocklist-middle", "blocklist-domain-alone"]],
  ["has an unknown result", "example.com A 127.255.255.254", null, null, ["blocklist-unknown"]],
])("a domain that only sends and %s is judged by that result", async ([, records, points, listings, ids]) => {
  const chosen = lists.filter(({ zone }) => zone === "dbl.spamhaus.org");
  const zones = { "dbl.spamhaus.org": `${healthy["dbl.spamhaus.org"]}\n${records}` };
  const { context } = openWorld({ zones, blocklists: chosen, blocklistResolver: "127.0.0.1:53" });
  const raw = await collectBlocklists(context, { hosts: [], domain: "example.com" });
  const part = blocklistsPart(raw, { isHostless: true });

  expect([part.points.blocklists, countListings(raw, { isHostless: true })]).toEqual([points, listings]);
  expect(part.findings.map(({ id }) => id)).toEqual(ids);
});

test("a clean domain result does not make up for address lists that gave no answer", async () => {
  const zones = { "psbl.surriel.com": "", "dbl.spamhaus.org": "dbltest.com A 127.0.1.2" };
  const seen = async (wanted: readonly string[]): Promise<BlocklistsRaw> => {
    const chosen = lists.filter(({ zone }) => wanted.includes(zone));
    const { context } = openWorld({ zones, blocklists: chosen, blocklistResolver: "127.0.0.1:53" });
    return collectBlocklists(context, { hosts, domain: "example.com" });
  };

  expect(blocklistsPart(await seen(["psbl.surriel.com", "dbl.spamhaus.org"])).points.blocklists).toBeNull();
  expect(blocklistsPart(await seen(["dbl.spamhaus.org"])).points.blocklists).toBe(12);
});

test("addresses that no list was queried for are reported", async () => {
  const { context } = openWorld({ zones: {}, blocklists: [] });
  const raw = await collectBlocklists(context, { hosts, domain: null });

  expect(told(blocklistsPart(raw, { isSender: true }))).toEqual([null, [], ["blocklist-off"]]);
  expect(told(blocklistsPart(raw))).toEqual([null, [], []]);
});

const weight = constantFrom(...listingWeights);
const listing = record({ weight, isCeiling: boolean() }).map((each) => ({
  ...each,
  subject: "44.1.2.3",
  host: null,
  labels: ["listed"],
  codes: ["127.0.0.2"],
  senderWeight: each.weight,
}));
const list = record({
  listings: array(listing, { maxLength: 3 }),
  clean: integer({ min: 0, max: 2 }),
  name: constantFrom("a", "b", "c"),
}).map(({ listings, clean, name }): BlocklistsRaw["lists"][number] => ({
  name,
  subject: "ip4",
  state: "asked",
  reason: null,
  terms: "",
  removal: null,
  queriedCount: listings.length + clean,
  listings,
  undetermined: [],
}));

test("delisting never lowers the part, and another listing never raises it", () => {
  assert(
    property(
      array(list, { minLength: 1, maxLength: 4 }),
      integer({ min: 0, max: 3 }),
      integer({ min: 0, max: 2 }),
      (all, at, which) => {
        const mended = all.map((each, index) =>
          index === at % all.length ? { ...each, listings: each.listings.filter((_, place) => place !== which) } : each,
        );
        const before = blocklistsPart({ lists: all, addressesTotal: 1, hasResolver: true });
        const after = blocklistsPart({ lists: mended, addressesTotal: 1, hasResolver: true });

        expect(after.points.blocklists ?? 12).toBeGreaterThanOrEqual(before.points.blocklists ?? 0);
        expect(after.points.blocklists === null).toBe(before.points.blocklists === null);
        expect(after.ceilings.length).toBeLessThanOrEqual(before.ceilings.length);
      },
    ),
  );
});

test("every known list has a problem for each weight", () => {
  const all = blocklists.flatMap(({ codes }: Blocklist) => codes.map(({ weight: each }) => each));
  expect(all.filter((each) => each !== "none" && !Object.hasOwn(blocklistProblems, `blocklist-${each}`))).toEqual([]);
});
