import { expect, test } from "vitest";
import { collect } from "../collect.ts";
import { judge } from "../judge.ts";
import { raw as schema } from "../schema.ts";
import { types } from "../../../formats/dns/codes.ts";
import { example, first, second } from "../../../../test/dns/check.ts";
import { openWorld, type ServerText } from "../../../../test/dns/world.ts";

const zones = ["example.com"];

async function look(mayTransfer: boolean | undefined, traits: ServerText) {
  const world = openWorld({
    zones: { "example.com": example },
    servers: { [first]: { zones }, [second]: { zones, ...traits } },
    net: { addresses: ({ host }) => Promise.resolve([{ id: host, address: host, isAllowed: false }]) },
  });
  const context = { ...world.context, ...(mayTransfer !== undefined && { mayTransfer }) };
  const raw = schema.parse(await collect({ query: "example.com" }, context));
  return { raw, asked: world.asked.filter(({ type }) => type === types.AXFR).map(({ server }) => server) };
}

test("a name server that transfers the zone to anyone is found, with the number of records", async () => {
  const { raw, asked } = await look(true, { transfers: 13 });

  expect(asked).toEqual([first, second]);
  expect(raw.zoneTransfers?.map(({ address, state, records }) => [address, state, records])).toEqual([
    [first, "refused", null],
    [second, "open", 12],
  ]);
  const found = judge(raw).findings.find(({ id }) => id === "zone-transfer-open");
  expect(found).toMatchObject({ subject: `ns2.example.com ${second}`, params: { count: 12 } });
});

test.for([undefined, false])("no zone is asked for unless the user allows it (%s)", async (mayTransfer) => {
  const { raw, asked } = await look(mayTransfer, { transfers: 13 });

  expect(asked).toEqual([]);
  expect(raw.zoneTransfers).toBeNull();
});

test.for<[what: string, traits: ServerText, state: string]>([
  ["refuses", {}, "refused"],
  ["does not speak TCP", { lacks: "tcp" }, "unknown"],
  ["sends only its SOA record", { transfers: 1 }, "refused"],
])("a server that %s gives no finding", async ([, traits, state]) => {
  const { raw } = await look(true, traits);

  expect(raw.zoneTransfers?.at(-1)?.state).toBe(state);
  expect(judge(raw).findings.filter(({ id }) => id.startsWith("zone-transfer"))).toEqual([]);
});
