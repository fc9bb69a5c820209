import { expect, test } from "vitest";
import { example, look, told } from "../../../../test/dns/check.ts";
import { corrupt } from "../../../../test/dns/world/changes.ts";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { collect } from "../collect.ts";
import { types } from "../../../formats/dns/codes.ts";
import { farmOf, turns } from "../../../../test/dns/farm.ts";

const zones = { "other.com": "@ A 11.9.9.7" };
const now = { ...zones, "example.com": example };

test.for([...turns.entries()])("two caches contradict each other, run %o", async ([, isOld]) => {
  const raw = await look({ zones: now, resolvers: { "127.0.0.1:53": farmOf({ zones }, isOld) } });

  expect(told(raw)).toEqual({ status: "warn", findings: ["resolver-inconsistent example.com"] });
  expect(raw).toMatchObject({
    existence: { state: "exists" },
    zone: { name: "example.com", isApex: true },
    security: { state: "secure" },
    contradiction: { resolver: "127.0.0.1:53", name: "example.com" },
  });
});

test.for([...turns.entries()])("a name below a new zone, run %o", async ([, isOld]) => {
  const raw = await look({ zones: now, resolvers: { "127.0.0.1:53": farmOf({ zones }, isOld) } }, "www.example.com");

  expect(told(raw)).toEqual({ status: "warn", findings: ["resolver-inconsistent example.com"] });
});

test("a resolver still caches NXDOMAIN for a domain that its parent zone delegates", async () => {
  const raw = await look({ zones: now, resolvers: { "127.0.0.1:53": farmOf({ zones }, () => true) } });

  expect(told(raw).findings).toEqual(["name-disputed"]);
});

const wrongAnchor = { zone: ".", keyTag: 1, algorithm: 13, digestType: 2, digest: "00".repeat(32) };

test("a resolver with a wrong trust anchor is reported as such", async () => {
  const raw = await look({ resolvers: { "127.0.0.1:53": { anchors: [wrongAnchor] } } });

  expect(told(raw)).toEqual({ status: "pass", findings: ["resolver-refuses-wrongly"] });
});

test("a resolver fails below a DNAME although the name servers answer", async () => {
  const moved = "@ A 11.9.9.9\nold DNAME new.example.com.\nwww.new A 11.9.9.8\nwww.new AAAA 2600::8";
  const raw = await look(
    {
      zones: { "example.com": moved },
      resolvers: {
        "127.0.0.1:53": {
          respond: (query, usual) => (query.questions[0]?.type === types.AAAA ? { ...usual(), rcode: 2 } : usual()),
        },
      },
    },
    "www.old.example.com",
  );

  expect(told(raw).findings).toContain("type-resolver-fails SERVFAIL");
  expect(told(raw).findings).not.toContain("type-fails SERVFAIL");
});

test("a resolver caches old keys and a new DS record", async () => {
  const earlier = { zones: { "example.com": { records: example, algorithm: 14 } } };
  const raw = await look({ resolvers: { "127.0.0.1:53": farmOf(earlier, (_, type) => type === types.DNSKEY) } });

  expect(told(raw).findings).toContain("resolver-outdated example.com");
  expect(raw.security).toMatchObject({ state: "secure", isRemembered: true });
});

test("servers that contradict themselves are reported, not the resolver", async () => {
  const raw = await look({
    servers: Object.fromEntries(
      ["11.0.0.53", "22.0.0.53"].map((address) => [
        address,
        {
          zones: ["example.com"],
          respond: (query, usual) => (query.questions[0]?.type === 28 ? { ...usual(), rcode: 3 } : usual()),
        },
      ]),
    ),
  });

  expect(raw.contradiction).toBeNull();
  expect(told(raw).findings).toContain("server-no-ipv6-answer ns1.example.com 11.0.0.53");
});

const refusing = { lame: "REFUSED" } as const;

test.for<[what: string, text: Partial<WorldText>]>([
  ["two caches that contradict each other", { resolvers: { "127.0.0.1:53": farmOf({ zones }, turns[0]!) } }],
  ["servers that refuse", { servers: { "11.0.0.53": refusing, "22.0.0.53": refusing } }],
  ["invalid signatures", { zones: { "example.com": { records: example, changes: [corrupt("@", "A")] } } }],
])("with %s, no query is sent twice", async ([, text]) => {
  const { context, asked } = openWorld({ zones: now, ...text });
  await collect({ query: "example.com" }, context);

  const words = asked.map((question) =>
    JSON.stringify(Object.entries(question).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
  expect(words.filter((each, at) => words.indexOf(each) < at)).toEqual([]);
});
