import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { registryThat, type RegistryWord } from "../../../test/door/registry.ts";
import { failure } from "../../core/failure.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ground, type Reference } from "./dangling.ts";
import { plainText } from "./plain-text.ts";

const own = parseName("www.example.com");

function references(...names: readonly string[]): readonly Reference[] {
  return names.map((name) => ({ name: parseName(name), by: "CNAME" }));
}

async function grounded(names: readonly string[], world: Partial<WorldText> = {}, says: RegistryWord = "absent") {
  const zones = {
    "example.com": "@ A 11.1.1.1\nalias CNAME gone.lapsed.net.",
    "taken.net": "www A 11.1.1.2",
    ...world.zones,
  };
  const { source, paths } = registryThat(says);
  const { context, asked } = openWorld({ ...world, zones, net: { source } });
  return { ...(await ground(context, own, references(...names))), asked, paths };
}

test.for<[what: string, name: string, state: string, registration: string, reason: string | null]>([
  ["a name that is there", "www.taken.net", "there", "registered", null],
  ["a deleted name in a registered domain", "gone.taken.net", "missing", "registered", null],
  ["a name in an unregistered domain", "mail.lapsed.net", "missing", "unregistered", null],
  ["an unregistered domain", "lapsed.net", "missing", "unregistered", null],
  ["a name of the own domain", "example.com", "there", "own", null],
  ["a name of the own domain that is gone", "gone.example.com", "missing", "own", null],
  // Names below a top-level domain that does not exist cannot be registered.
  ["a name of no top-level domain", "host.internal", "missing", "no-registry", null],
  ["a name that is a top-level domain", "net", "there", "none", null],
  ["a number", "127.0.0.1", "missing", "none", null],
  ["a name that private owners give away", "someone.github.io", "missing", "unregistered", null],
])("%s", async ([, name, state, registration, reason]) => {
  const { grounded: list } = await grounded([name], { zones: { io: "" } });

  expect(list).toMatchObject([{ state, reason, registration: { state: registration } }]);
});

test.for<[what: string, world: Partial<WorldText>, reason: string]>([
  [
    "a resolver that withholds the domain",
    { resolvers: { "127.0.0.1:53": { blocks: ["lapsed.net"], blocksBecause: 15 } } },
    "FILTERED",
  ],
  [
    "a resolver that denies it without an SOA record",
    { resolvers: { "127.0.0.1:53": { blocks: ["lapsed.net"] } } },
    "NO-SOA",
  ],
  [
    "a resolver that fails",
    { resolvers: { "127.0.0.1:53": { blocks: ["lapsed.net"], blocksWith: "SERVFAIL" } } },
    "SERVFAIL",
  ],
  [
    "a resolver that refuses",
    { resolvers: { "127.0.0.1:53": { blocks: ["lapsed.net"], blocksWith: "REFUSED" } } },
    "REFUSED",
  ],
  ["a silent resolver", { resolvers: { "127.0.0.1:53": { isSilent: true } } }, "TIMEOUT"],
  [
    "servers of the registry that are lame",
    { servers: { "11.0.0.2": { lame: "REFUSED" }, "22.0.0.2": { lame: "REFUSED" } } },
    "SERVFAIL",
  ],
])("with %s no domain is reported as unregistered", async ([, world, reason]) => {
  const { grounded: list } = await grounded(["mail.lapsed.net"], world);

  expect(list).toMatchObject([{ registration: { state: "unknown", reason } }]);
});

test.for<[what: string, world: Partial<WorldText>, name: string, reason: string]>([
  [
    "a resolver that denies it without its zone's SOA record",
    { resolvers: { "127.0.0.1:53": { blocks: ["taken.net"] } } },
    "gone.taken.net",
    "NO-SOA",
  ],
  [
    "a resolver that marks a forged answer (extended error 4)",
    { resolvers: { "127.0.0.1:53": { blocks: ["taken.net"], blocksBecause: 4 } } },
    "gone.taken.net",
    "FILTERED",
  ],
  ["a private root without its top-level domain", {}, "shop.example.org", "PRIVATE-ROOT"],
])("with %s no name is reported as missing", async ([, world, name, reason]) => {
  const { grounded: list } = await grounded([name], world);

  expect(list).toMatchObject([{ state: "unknown", reason, registration: { state: "unknown" } }]);
});

const silent = failure("source.unreachable", { source: "RDAP", host: "rdap.registry.example", detail: "" });

test.for<[what: string, name: string, says: RegistryWord, registration: string, asked: number]>([
  ["a registry without the domain", "mail.lapsed.net", "absent", "unregistered", 1],
  // RFC 5731 §2.3: a domain on hold is not in the zone.
  ["a registry that knows the registrant", "mail.lapsed.net", "found", "held", 1],
  ["a registry without an answer", "mail.lapsed.net", silent, "undelegated", 1],
  ["a suffix that is not open to everyone", "mail.lapsed.gov", "absent", "closed", 0],
  ["a suffix of a country that is not either", "mail.lapsed.go.kr", "absent", "closed", 0],
  ["the suffix of a company", "mail.lapsed.google", "absent", "closed", 0],
])("an undelegated domain with %s is reported only as known", async ([, name, says, state, count]) => {
  const zones = { gov: "", "go.kr": "", google: "" };
  const { grounded: list, paths } = await grounded([name], { zones }, says);

  expect(list).toMatchObject([{ registration: { state } }]);
  expect(paths).toHaveLength(count);
});

test("registries are asked about at most three domains per run", async () => {
  const { grounded: list, paths } = await grounded(["a.net", "b.net", "c.net", "d.net"]);

  expect(list.map(({ registration }) => registration.state)).toEqual([
    ...Array.from({ length: 3 }, () => "unregistered"),
    "undelegated",
  ]);
  expect(paths).toHaveLength(3);
});

test("an alias target is referenced by everything that references the alias", async () => {
  const { grounded: list, total } = await grounded(["alias.example.com"]);

  expect(list.map(({ name, by, state, registration }) => [plainText(name), by, state, registration.state])).toEqual([
    ["alias.example.com", ["CNAME"], "there", "own"],
    ["gone.lapsed.net", ["CNAME"], "missing", "unregistered"],
  ]);
  expect(total).toBe(2);
});

test("every name and every domain is asked once, regardless of how often it is referenced", async () => {
  const { grounded: list, asked } = await grounded(["a.taken.net", "A.Taken.NET", "b.taken.net"]);

  expect(list.map(({ name }) => plainText(name))).toEqual(["a.taken.net", "b.taken.net"]);
  expect(asked.map(({ name, type }) => `${name} ${type}`).toSorted()).toEqual([
    "a.taken.net. 1",
    "b.taken.net. 1",
    "taken.net. 2",
  ]);
});

test("names beyond the limit are counted but not checked", async () => {
  const names = Array.from({ length: 150 }, (_, at) => `www.lapsed${at}.net`);

  const { grounded: list, total, asked } = await grounded(names);

  expect([list.length, total]).toEqual([100, 150]);
  // The last three are the lookups of domains that the registry was asked about.
  expect(asked.length).toBe(100 + 50 + 3);
  expect(list.filter(({ registration }) => registration.state === "unknown")).toHaveLength(50);
});
