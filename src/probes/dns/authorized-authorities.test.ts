import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { authorizedAuthorities } from "./authorized-authorities.ts";
import { dmarcAlong } from "../dmarc/policy.ts";
import { plainText } from "./plain-text.ts";
import { observeWildcard } from "./wildcard.ts";

const zones = {
  "example.com": `
    @ CAA 0 issue "ca.example.net"
    closer CAA 0 issue ";"
    a.b.c A 11.1.1.1
    away CNAME host.example.net.
    plain CNAME other.example.net.
  `,
  "example.net": `host CAA 0 issue "other.example"\nother A 11.1.1.1`,
  "example.org": "www A 11.1.1.1",
};

test.for<[what: string, name: string, at: string | null, value: string | null]>([
  ["the name itself", "closer.example.com", "closer.example.com", ";"],
  ["a name above", "a.b.c.example.com", "example.com", "ca.example.net"],
  ["a name above one that does not exist", "x.y.example.com", "example.com", "ca.example.net"],
  // RFC 8659 §3: aliases are followed, and the climb does not continue from their target.
  ["the target of an alias", "away.example.com", "away.example.com", "other.example"],
  ["a name above an alias", "plain.example.com", "example.com", "ca.example.net"],
  ["no name", "www.example.org", null, null],
])("CAA records are those of %s", async ([, name, at, value]) => {
  const { context } = openWorld({ zones });

  const found = await authorizedAuthorities(context, parseName(name));

  const records = found.kind === "found" ? found : null;
  expect(records && plainText(records.at)).toBe(at);
  expect(records?.records[0]?.value ?? null).toBe(value);
});

test("a failed lookup on the way up is not skipped", async () => {
  const resolvers = { "127.0.0.1:53": { blocks: ["b.c.example.com"], blocksWith: "SERVFAIL" as const } };
  const { context } = openWorld({ zones, resolvers });

  expect(await authorizedAuthorities(context, parseName("a.b.c.example.com"))).toMatchObject({ kind: "unknown" });
});

test("the top-level domain is asked; the root is not", async () => {
  const { context, asked } = openWorld({ zones });

  await authorizedAuthorities(context, parseName("www.example.org"));

  expect(asked.map(({ name }) => name)).toEqual(["www.example.org.", "example.org.", "org."]);
});

test.for<[name: string, asked: readonly string[]]>([
  ["example.com", ["example.com", "com"]],
  ["a.example.com", ["a.example.com", "example.com", "com"]],
  // RFC 9989 §4.10: at most eight questions: the name itself, then its last seven labels.
  [
    "a.b.c.d.e.f.g.h.i.example.com",
    [
      "a.b.c.d.e.f.g.h.i.example.com",
      "e.f.g.h.i.example.com",
      "f.g.h.i.example.com",
      "g.h.i.example.com",
      "h.i.example.com",
      "i.example.com",
      "example.com",
      "com",
    ],
  ],
])("the DMARC tree walk from %s", async ([name, asked]) => {
  const { context } = openWorld({ zones });

  const found = await dmarcAlong(context, parseName(name));

  expect(found.map((each) => each && plainText(each.about))).toEqual(asked);
});

test.for<[what: string, records: string, world: Partial<WorldText>, state: string]>([
  ["any address", "* A 11.1.1.1", {}, "present"],
  ["any text", `* TXT "x"`, {}, "present"],
  ["nothing", "", {}, "absent"],
  ["no resolver that answers", "", { resolvers: { "127.0.0.1:53": { isSilent: true } } }, "unknown"],
  // RFC 9824: a server that gives the same answer for existing and missing names.
  [
    "a server that denies by empty answers",
    "",
    { resolvers: { "127.0.0.1:53": { respond: (_, usual) => ({ ...usual(), rcode: 0 }) } } },
    "absent",
  ],
])("below a zone with %s", async ([, records, world, state]) => {
  const { context } = openWorld({ ...world, zones: { "example.com": records } });

  expect(await observeWildcard(context, parseName("example.com"))).toMatchObject({ state });
});
