import { expect, test } from "vitest";
import { corrupt } from "../../../test/dns/world/changes.ts";
import { farmOf, turns } from "../../../test/dns/farm.ts";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { isWithin } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { reverseDns, type ReverseDnsRaw } from "./index.ts";

const zones = {
  "example.com": "mx1 A 44.1.2.1\nlan A 10.0.0.5",
  "2.1.44.in-addr.arpa": "1 PTR mx1.example.com.\n2 PTR lan.example.com.",
};
const anybody = ({ host }: { readonly host: string }) =>
  Promise.resolve([{ id: host, address: host, isAllowed: true }]);

function see(query: string, text: Partial<WorldText> = {}): Promise<ReverseDnsRaw> {
  return reverseDns.collect({ query }, openWorld({ zones, net: { addresses: anybody }, ...text }).context);
}

function judged(raw: ReverseDnsRaw): readonly string[] {
  const { status, findings } = reverseDns.judge(raw, { query: raw.address });
  return [status, ...findings.map(({ id }) => id)];
}

test.for<[query: string, what: string]>([
  ["10.0.0.1", "private use, RFC 1918"],
  ["100.64.0.1", "carrier-grade NAT, RFC 6598"],
  ["192.0.2.1", "reserved or for documentation"],
  ["169.254.1.1", "link-local"],
  ["127.0.0.1", "loopback"],
  ["fd00::1", "unique local, RFC 4193"],
  ["::1", "loopback"],
])("%s has no public PTR record: %s", async ([query, what]) => {
  const raw = await see(query);
  const [issue] = interpret(reverseDns, reverseDns.judge(raw, { query }), "en").issues;

  expect(judged(raw)).toEqual(["pass", "special-address"]);
  expect(issue?.cause).toContain(`${query} is not a public address (${what})`);
});

test("a PTR name that resolves to a private address is reported with the kind of address", async () => {
  const raw = await see("44.1.2.2");
  const { issues } = interpret(reverseDns, reverseDns.judge(raw, { query: raw.address }), "en");

  expect(issues[0]?.cause).toContain("lan.example.com. (10.0.0.5 [private use, RFC 1918])");
});

test("the limit on names is reported", async () => {
  const many = Array.from({ length: 40 }, (_, at) => `1 PTR host${at}.example.com.`).join("\n");
  const raw = await see("44.1.2.1", { zones: { ...zones, "2.1.44.in-addr.arpa": many } });

  expect(judged(raw)).toContain("names-cut");
});

test("a PTR name whose address fails validation is bogus, neither unknown nor absent", async () => {
  const records = zones["example.com"];
  const raw = await see("44.1.2.1", {
    zones: { ...zones, "example.com": { records, changes: [corrupt("mx1", "A")] } },
  });

  expect(raw.ptrNames).toMatchObject([{ forward: "bogus", reason: "bad-signature" }]);
  expect(judged(raw)).toEqual(["warn", "forward-bogus"]);
});

test("a valid name that a resolver fails for is unknown", async () => {
  const raw = await see("44.1.2.1", {
    resolvers: { "127.0.0.1:53": { blocks: ["mx1.example.com"], blocksWith: "SERVFAIL" } },
  });

  expect(raw.ptrNames).toMatchObject([{ forward: "unknown" }]);
});

const anchors = [{ zone: ".", keyTag: 1, algorithm: 13, digestType: 2, digest: "00".repeat(32) }];

test("a resolver with a wrong trust anchor does not make a reverse zone bogus", async () => {
  const raw = await see("44.1.2.1", { resolvers: { "127.0.0.1:53": { anchors } } });

  expect(judged(raw)).toEqual(["unknown", "resolver-errs"]);
});

test.for([...turns.entries()].slice(0, 2))("two caches contradict each other, run %o", async ([, isOld]) => {
  const earlier = { "example.com": zones["example.com"], "3.1.44.in-addr.arpa": "1 PTR mx1.example.com." };
  const raw = await see("44.1.2.1", {
    zones: { ...zones, ...earlier },
    resolvers: { "127.0.0.1:53": farmOf({ zones: earlier }, isOld) },
  });

  expect(raw).toMatchObject({ state: "found", security: { state: "secure" } });
  expect(judged(raw)).toEqual(["warn", "resolver-inconsistent"]);
});

const dead = parseName("2.1.44.in-addr.arpa");

test("silent reverse servers that make resolvers time out are reported", async () => {
  const raw = await see("44.1.2.1", {
    resolvers: {
      "127.0.0.1:53": {
        respond: ({ questions: [question] }, usual) => (question && isWithin(question.name, dead) ? null : usual()),
      },
    },
  });

  expect(raw).toMatchObject({ state: "unknown", reason: "TIMEOUT", zone: null, parentZone: { zone: "arpa." } });
  expect(judged(raw)).toEqual(["unknown", "zone-lame"]);
});
