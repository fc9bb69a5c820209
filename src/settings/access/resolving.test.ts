import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Failure } from "../../core/failure.ts";
import { blocklists } from "../../data/mail/blocklists.ts";
import { readListing } from "../../formats/dns/dnsbl.ts";
import { publicResolvers } from "../../data/dns/public-resolvers.ts";
import { rootAnchors } from "../../data/dns/trust-anchors.ts";
import { givenFlags, readGiven } from "../options/given.ts";
import { readMeasuring, type Measuring } from "../options/measuring.ts";
import { environmentOnly } from "../options/list/environment.ts";
import { measuring } from "../options/list/measuring.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-resolving-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

type Bag = Readonly<Record<string, string | readonly string[]>>;

function read(argv: Bag, env: Readonly<Record<string, string>> = {}): Measuring {
  return readMeasuring(readGiven(givenFlags(argv), env, [...measuring, ...environmentOnly]));
}

function complaint(argv: Bag, env?: Readonly<Record<string, string>>): string {
  try {
    read(argv, env);
    return "";
  } catch (error) {
    return error instanceof Failure && error.code === "INVALID_INPUT" ? error.message : String(error);
  }
}

const digest = "96095055B118E2AB3B29697404C7717B7021C5BDAF4018577EBB159FB4C17470";

test.for<[flag: string, value: string | readonly string[], expected: string]>([
  ["resolver", "http://dns.example/dns-query", "https://host/path, tls://host[:port]"],
  ["resolver", "https://user:word@dns.example/", 'not "…@dns.example/"'],
  ["resolver", "tls://user:word@dns.example", 'not "…@dns.example"'],
  ["public-resolver", "One=", "--public-resolver must be NAME=SERVER or SERVER, where SERVER is"],
  ["public-resolver", "One\u202e=192.0.2.1", "--public-resolver must be NAME=SERVER"],
  ["public-resolver", "One=192.0.2.1#filter", "--public-resolver must be NAME=SERVER"],
  ["public-resolver", ["One=192.0.2.1", "one=192.0.2.2"], "a resolver with a unique name"],
  ["public-resolver", Array.from({ length: 65 }, (_, each) => `192.0.2.${each}`), "one of at most 64 resolvers"],
  ["trust-anchor", join(folder, "absent.ds"), "the file does not exist"],
  ["trust-anchor", folder, "cannot be used: it is a folder (EISDIR)"],
  ["trust-anchor", fileWith("text", "; hello\nhello"), "line 2 is not a DS or DNSKEY record"],
  ["trust-anchor", fileWith("empty", ""), "it contains no DS or DNSKEY record that can be used as a trust anchor"],
  ["trust-anchor", fileWith("gost", `. DS 44126 12 2 ${digest}`), "it contains no DS or DNSKEY record that can be"],
])("--%s %s is refused, and the error says what is expected", ([flag, value, expected]) => {
  expect(complaint({ [flag]: value })).toContain(expected);
});

test("the DNS settings have defaults", () => {
  expect(read({})).toMatchObject({ resolvers: [], dns: { publicResolvers, anchors: rootAnchors }, sources: {} });
});

test("resolvers are kept as written, and commas separate them in the environment", () => {
  const written = ["192.0.2.1", "https://dns.example/dns-query", "tls://[2001:db8::1]#dns.example"];

  expect(read({ resolver: written }).resolvers).toEqual(written);
  expect(read({}, { PORTCULLIS_RESOLVER: written.join(", ") }).resolvers).toEqual(written);
});

test("given public resolvers replace the known ones", () => {
  const env = { PORTCULLIS_PUBLIC_RESOLVER: "One=192.0.2.1,Two words=192.0.2.2:53#filters" };

  expect(read({}, env).dns?.publicResolvers).toEqual([
    { name: "One", server: "192.0.2.1", isFiltering: false },
    { name: "Two words", server: "192.0.2.2:53", isFiltering: true },
  ]);
  expect(read({ "public-resolver": "tls://192.0.2.1#dns.example#filters" }).dns?.publicResolvers).toEqual([
    { name: "tls://192.0.2.1#dns.example", server: "tls://192.0.2.1#dns.example", isFiltering: true },
  ]);
});

const key = "0123456789abcdefghijklmnop";

test.for<[value: string | readonly string[], expected: string]>([
  ["bl", "--blocklist must be ZONE or ZONE=CODES"],
  [["off", "bl.example"], "--blocklist must be ZONE or ZONE=CODES"],
  ["bl.example=10.0.0.1", "--blocklist must be ZONE or ZONE=CODES"],
  ["bl.example=127.0.0.7-127.0.0.4", "in a range, the lower code first"],
  ["bl.example=127.0.0.1", "from 127.0.0.2 to 127.255.254.255"],
  ["bl.example=127.0.0.2-127.255.255.254", "from 127.0.0.2 to 127.255.254.255"],
  [["bl.example", "BL.example"], "a list that is given only once"],
  [Array.from({ length: 65 }, (_, each) => `bl${each}.example`), "one of at most 64 lists"],
  ["spam.dnsbl.sorbs.net", "(dnsbl.sorbs.net is never queried: closed in 2024)"],
  ["list.dnswl.org", "is never queried: it is an allowlist"],
])("--blocklist %s is refused, and the error says what is expected", ([value, expected]) => {
  expect(complaint({ blocklist: value })).toContain(expected);
});

test.for([
  [`${key}.zen.dq.spamhaus.net`, `${key}.zen.dq.spamhaus.net`],
  `${key}.zen.dq.spamhaus.net=x`,
  `${key}.bl.example=x`,
  `${key}.dnsbl.sorbs.net`,
  `zen.dq.spamhaus.net:${key}`,
])("errors do not show the key of a blocklist: %s", (value) => {
  expect(complaint({ blocklist: value })).toMatch(/^--blocklist must be/);
  expect(complaint({ blocklist: value })).not.toContain(key);
});

test("given blocklists replace the known ones, and a known list keeps its codes", () => {
  const [first, second, third] =
    read({ blocklist: ["PSBL.surriel.com", "bl.example=127.0.0.2+127.0.0.4-127.0.0.7", `${key}.dbl.dq.spamhaus.net`] })
      .dns?.blocklists ?? [];

  expect(first).toMatchObject({ zone: "psbl.surriel.com", codes: [{ label: "PSBL" }] });
  expect(second).toMatchObject({
    name: "bl.example",
    codes: [{ on: { last: "127.0.0.2" } }, { on: { first: "127.0.0.4", last: "127.0.0.7" } }],
  });
  expect(third).toMatchObject({
    zone: `${key}.dbl.dq.spamhaus.net`,
    name: "dbl.dq.spamhaus.net",
    takes: ["domain"],
    needsOwnResolver: false,
  });
});

test.for<[value: string, answer: string, listing: object]>([
  ["zen.spamhaus.org", "127.0.0.2", { weight: "major", isCeiling: true, labels: ["SBL"] }],
  ["zen.spamhaus.org=127.0.0.2", "127.0.0.2", { weight: "major", isCeiling: true, labels: ["SBL"] }],
  ["zen.spamhaus.org=127.0.0.2-127.0.0.11", "127.0.0.10", { weight: "info", senderWeight: "middle", labels: ["PBL"] }],
  ["zen.spamhaus.org=127.0.0.2-127.0.0.11", "127.0.0.8", { weight: "minor", labels: ["listed"] }],
  ["bl.spamcop.net=127.0.0.2+127.0.0.9", "127.0.0.9", { weight: "minor", labels: ["listed"] }],
  ["sbl.spamhaus.org", "127.0.0.2", { weight: "major", isCeiling: true, labels: ["SBL"] }],
  ["dnsbl-2.uceprotect.net=127.0.0.2", "127.0.0.2", { weight: "info", labels: ["level 2"] }],
  ["multi.uribl.com=127.0.0.2-127.0.0.14", "127.0.0.6", { weight: "minor", labels: ["black", "grey"] }],
  ["bl.example=127.0.0.2", "127.0.0.2", { weight: "minor", isCeiling: false, labels: ["listed"] }],
])("a list that is given by hand keeps its weight: %s and %s", ([value, answer, listing]) => {
  const [list] = read({ blocklist: value }).dns?.blocklists ?? [];
  expect(list && readListing([answer], list)).toMatchObject({ kind: "listed", ...listing });
});

test("off queries no blocklist, and the default is the known lists", () => {
  expect(read({ blocklist: "off" }).dns?.blocklists).toEqual([]);
  expect(read({}).dns).toMatchObject({ blocklists, blocklistResolver: null });
  expect(read({}, { PORTCULLIS_BLOCKLIST: "bl.example, other.example" }).dns?.blocklists).toHaveLength(2);
});

test("the blocklist resolver is written like the others", () => {
  expect(read({}, { PORTCULLIS_BLOCKLIST_RESOLVER: "192.0.2.1" }).dns?.blocklistResolver).toBe("192.0.2.1");
  expect(complaint({ "blocklist-resolver": "dns.example" })).toContain("--blocklist-resolver must be an IP address");
});

test.for([
  ["https://user:PASSWORD@dns.example/", '"…@dns.example/"'],
  ["tls://user:PASSWORD@dns.example", '"…@dns.example"'],
  ["https://user:PASS#WORD@dns.example/", '"…"'],
] as const)("errors about a resolver show no password: %s", ([given, shown]) => {
  for (const name of ["resolver", "public-resolver", "blocklist-resolver"]) {
    expect(complaint({ [name]: given })).toMatch(new RegExp(`^--${name} must be .*, not ${shown}`));
    expect(complaint({ [name]: given })).not.toContain("PASS");
  }
});

test("given trust anchors replace those of the root zone", () => {
  const file = fileWith("root.ds", `. IN DS 44126 13 2 ${digest.toLowerCase()}`);

  expect(read({ "trust-anchor": file }).dns?.anchors).toEqual([
    { zone: ".", keyTag: 44_126, algorithm: 13, digestType: 2, digest },
  ]);
});

test.for<[url: string, expected: string | null]>([
  ["https://rdap.example/", "https://rdap.example/"],
  ["https://rdap.example/base", "https://rdap.example/base/"],
  ["http://127.0.0.1:8080", "http://127.0.0.1:8080/"],
  ["http://rdap.example/", null],
  ["https://user:word@rdap.example/", null],
  ["https://rdap.example/?a", null],
  ["ftp://rdap.example/", null],
])("%s as the URL of a third-party source becomes %s", ([url, rdap]) => {
  const env = { PORTCULLIS_SOURCE_RDAP: url };

  expect(complaint({}, env)).toMatch(rdap === null ? /^PORTCULLIS_SOURCE_RDAP must be an https URL/ : /^$/);
  expect(complaint({}, env)).not.toContain("word");
  expect(rdap === null ? null : read({}, env).sources).toEqual(rdap === null ? null : { rdap });
});

test("each third-party source has its own URL, and only a base URL ends in a slash", () => {
  const env = {
    PORTCULLIS_SOURCE_TOR_EXITS: "http://127.0.0.1:8080/list",
    PORTCULLIS_SOURCE_RDAP_BOOTSTRAP: "https://iana.example/rdap",
  };

  expect(read({}, env).sources).toEqual({
    "tor-exits": "http://127.0.0.1:8080/list",
    "rdap-bootstrap": "https://iana.example/rdap/",
  });
});

test("a key is read only for a source that takes one, and is not shown", () => {
  expect(read({}, { PORTCULLIS_KEY_CERTSPOTTER: "hidden-key" }).sourceKeys).toEqual({ certspotter: "hidden-key" });
  expect(read({}, { PORTCULLIS_KEY_CRTSH: "hidden-key" }).sourceKeys).toEqual({});
  const refused = complaint({}, { PORTCULLIS_KEY_PEERINGDB: "hidden key" });
  expect(refused).toMatch(/^PORTCULLIS_KEY_PEERINGDB must be one key/);
  expect(refused).not.toContain("hidden");
});
