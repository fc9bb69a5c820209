import { expect, test } from "vitest";
import type { ServerTraits } from "../../../test/dns/world/server.ts";
import { recordOf } from "../../../test/dns/samples.ts";
import { has, idsOf, see, standing, zone } from "../../../test/propagation/scene.ts";
import { decided } from "../../../test/golive/scene.ts";
import { types } from "../../formats/dns/codes.ts";

const elsewhere = "@ 3600 SOA dns1.other.net. admin.other.net. 77 7200 3600 1209600 300";
const one = "11.0.0.80";
const other = "11.0.0.81";
const old = "11.0.0.99";

/** A server that returns the given addresses in turn. */
function giving(ttl: number, ...addresses: readonly string[]): ServerTraits {
  let turn = 0;
  return {
    respond(query, usual) {
      const said = usual();
      if (query.questions[0]?.type !== types.A || said.answers.length === 0) return said;
      const address = addresses[turn++ % addresses.length] ?? "";
      return { ...said, answers: [recordOf("example.com.", { type: "A", address }, ttl)] };
    },
  };
}

/** Two servers of one zone; the second may have its own version. */
function served(
  first: ServerTraits,
  second: ServerTraits,
  more: { readonly records?: string; readonly serial?: number },
) {
  const records = "@ 300 A 11.0.0.80\nwww CNAME @";
  const zones = { "example.com": { records, isSigned: false, serial: 10 } };
  const version = { records: `${records}\n${more.records ?? ""}`, isSigned: false, serial: more.serial ?? 10 };
  return { zones, servers: { "11.0.0.53": first, "22.0.0.53": { ...second, has: { "example.com": version } } } };
}

/** With six queries to each of two servers, both show some of these. */
const several = Array.from({ length: 8 }, (_, at) => `11.0.2.${at + 1}`);
const many = Array.from({ length: 40 }, (_, at) => `11.0.1.${at + 1}`);

test.for<
  [what: string, first: ServerTraits, second: ServerTraits, more: { records?: string; serial?: number }, go: string]
>([
  [
    "one returns only an address that the other never returns",
    giving(300, one, other),
    giving(300, old),
    {},
    "unknown",
  ],
  [
    "one of another provider returns only its own address",
    giving(300, one, other),
    giving(300, old),
    { records: elsewhere },
    "unknown",
  ],
  [
    "one of another provider returns only its own address, with a TTL of a minute",
    giving(60, one),
    giving(60, old),
    { records: elsewhere },
    "unknown",
  ],
  [
    "two providers rotate different addresses",
    giving(300, one, other),
    giving(300, old, "11.0.0.98"),
    { records: elsewhere },
    "unknown",
  ],
  [
    "two providers rotate the same addresses",
    giving(300, one, other),
    giving(300, other, one),
    { records: elsewhere },
    "go",
  ],
  ["one returns only an address that the other also returns", giving(300, one, other), giving(300, other), {}, "go"],
  [
    "both rotate the same addresses, with different serials",
    giving(60, one, other),
    giving(60, other, one),
    { serial: 9 },
    "go",
  ],
  [
    "both rotate many addresses, with different serials",
    giving(300, ...several),
    giving(300, ...several.toReversed()),
    { serial: 9 },
    "go",
  ],
  [
    "both rotate very many addresses, and no address is seen at both",
    giving(300, ...many),
    giving(300, ...many.toReversed()),
    { serial: 9 },
    "unknown",
  ],
  [
    "the older one has other addresses, and all are seen",
    giving(300, one, other),
    giving(300, old, "11.0.0.98"),
    { serial: 9 },
    "no-go",
  ],
  ["each resolved an alias to another address", giving(20, one), giving(17, other), {}, "go"],
  ["each has another address with a longer TTL", giving(61, one), giving(61, other), {}, "unknown"],
])("the decision for servers with different answers: %s", async ([, first, second, more, go]) => {
  const [, decisions] = await decided({ world: served(first, second, more) });
  const [names, propagation] = String(decisions).split(" ");

  expect(names === "go" ? propagation : names).toBe(go);
});

test("a resolver's answer for a flattened alias (ALIAS) does not count as old", async () => {
  const raw = await see({ ...served(giving(60, one), giving(60, other), {}), odd: has("11.0.0.82", 40) });

  expect([raw.authoritativeServersDiffer, standing(raw)]).toEqual([false, "variant authorities 40"]);
});

test("answers of rotating servers do not count as old, for any zone version", async () => {
  const world = served(giving(300, ...several), giving(300, ...several.toReversed()), { serial: 9 });
  const raw = await see({ ...world, odd: has("11.0.2.99", 200) });

  expect(raw.authoritativeServers.map(({ state }) => state)).toEqual(["current", "current"]);
  expect([standing(raw), idsOf(raw)]).toEqual(["variant authorities 200", ["variant"]]);
});

test.for(["AAAA", "MX"])("an alias to a name that has no %s record leads somewhere", async (type) => {
  const raw = await see({ domain: "www.example.com", type });

  expect([raw.resolvers[0]?.answer, idsOf(raw)]).toEqual(["nodata", []]);
});

test('an alias to "." leads nowhere', async () => {
  const raw = await see({
    domain: "lost.example.com",
    zones: { "example.com": zone, "cdn.net": "site 20 A 203.0.113.7" },
  });

  expect(idsOf(raw)).toEqual(["leads-nowhere"]);
});
