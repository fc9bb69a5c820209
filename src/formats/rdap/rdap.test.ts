import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cpuTime } from "../../../test/cpu-time.ts";
import { readRdapDomain, type RdapDomain } from "./rdap.ts";

function recorded(name: string): unknown {
  return JSON.parse(readFileSync(`test/data/rdap/${name}.json`, "utf8"));
}

const shop = { objectClassName: "domain", ldhName: "shop.example" };

function read(members: Readonly<Record<string, unknown>>): RdapDomain {
  const domain = readRdapDomain({ ...shop, ...members });
  if (!domain) throw new Error("no domain");
  return domain;
}

test("the registry example of RFC 9083 is read", () => {
  expect(readRdapDomain(recorded("rfc9083-domain"))).toMatchObject({
    name: "xn--fo-5ja.example",
    unicodeName: "fóo.example",
    handle: "XXXX",
    registrar: null,
    created: "1990-12-31T23:59:59.000Z",
    updated: "1991-12-31T23:59:59.000Z",
    expires: "2016-12-31T23:59:59.000Z",
    transferred: "1991-12-31T23:59:59.000Z",
    nameServers: ["ns1.example.com", "ns2.example.com"],
    status: ["locked", "transfer prohibited"],
    secureDns: { isSigned: true, ds: [] },
    privacy: null,
    redacted: [],
    related: [],
    notices: [],
  });
});

test("the reverse zone example of RFC 9083 is read", () => {
  expect(readRdapDomain(recorded("rfc9083-reverse"))).toMatchObject({
    name: "0.2.192.in-addr.arpa",
    expires: null,
    nameServers: ["ns1.rir.example", "ns2.rir.example"],
    secureDns: {
      isSigned: true,
      ds: [{ keyTag: 25_345, algorithm: 8, digestType: 2, digest: "2788970e18ea14c890c85b8205b94" }],
    },
  });
});

test("an answer redacted by RFC 9537 lists what it omits", () => {
  expect(readRdapDomain(recorded("rfc9537-redacted"))).toMatchObject({
    handle: "ABC123",
    registrar: {
      name: "Example Registrar, Inc.",
      ianaId: "9998",
      url: null,
      abuse: { email: "abuse@registrar.example", phone: "+1.5555550100" },
    },
    status: ["serverDeleteProhibited", "clientTransferProhibited"],
    secureDns: { isSigned: false, ds: [] },
    privacy: null,
    redacted: ["Registry Domain ID", "Registrant Name", "Registrant Street"],
  });
});

test.for<[what: string, json: unknown]>([
  ["the error of RFC 9083", recorded("rfc9083-error")],
  ["an error with a name", { ...shop, errorCode: 404 }],
  ["an entity", { objectClassName: "entity", ldhName: "shop.example" }],
  ["a name server", { objectClassName: "nameserver", ldhName: "ns1.shop.example" }],
  ["no name", { objectClassName: "domain" }],
  ["a blank name", { objectClassName: "domain", ldhName: "  " }],
  ["a name that is a number", { objectClassName: "domain", ldhName: 7 }],
  ["a list", [shop]],
  ["null", null],
  ["nothing", undefined],
  ["text", "shop.example"],
])("%s is no domain", ([, json]) => {
  expect(readRdapDomain(json)).toBeNull();
});

test("a minimal answer is a domain with few values", () => {
  expect(readRdapDomain({ objectClassName: "DOMAIN", ldhName: "SHOP.EXAMPLE." })).toMatchObject({
    name: "shop.example",
    registrar: null,
    expires: null,
    status: [],
  });
});

function cardOf(...properties: readonly unknown[]): unknown {
  return ["vcard", [["version", {}, "text", "4.0"], ...properties]];
}

const fn = ["fn", {}, "text", "Example Registrar"];
const none = { email: null, phone: null };

test.for<[what: string, entity: unknown, expected: unknown]>([
  ["a card", { vcardArray: cardOf(fn) }, { name: "Example Registrar" }],
  [
    "a property in capitals",
    { vcardArray: cardOf(["FN", {}, "TEXT", "Example Registrar"]) },
    { name: "Example Registrar" },
  ],
  [
    "nulls for parameters and type",
    { vcardArray: cardOf(["fn", null, null, "Example Registrar"]) },
    { name: "Example Registrar" },
  ],
  ["null for a property", { vcardArray: cardOf(null, fn) }, { name: "Example Registrar" }],
  [
    "null for a value",
    { vcardArray: cardOf(["fn", {}, "text", null], ["org", {}, "text", "Example"]) },
    { name: "Example" },
  ],
  [
    "an empty value, and one after it",
    { vcardArray: cardOf(["fn", {}, "text", " "], fn) },
    { name: "Example Registrar" },
  ],
  ["a value that is missing", { vcardArray: cardOf(["fn", {}, "text"]), handle: "R-1" }, { name: "R-1" }],
  [
    "a value of several parts",
    { vcardArray: cardOf(["org", {}, "text", ["", "Example", "Unit"]]) },
    { name: "Example" },
  ],
  ["a list without its name", { vcardArray: [fn] }, { name: "Example Registrar" }],
  ["a list in an object, as GMO writes it", { vcardArray: [{ vcard: [[fn]] }] }, { name: "Example Registrar" }],
  ["an object for a card", { vcardArray: { fn: "x" }, handle: "R-1" }, { name: "R-1" }],
  ["null for a card", { vcardArray: null, handle: "R-1" }, { name: "R-1" }],
  ["nothing but its role", {}, { name: null, ianaId: null, url: null, abuse: none }],
  ["its number", { publicIds: [{ type: "iana registrar id", identifier: "0292" }] }, { ianaId: "292" }],
  [
    "its number without a list, as a number",
    { publicIds: { type: "IANA Registrar ID", identifier: 292 } },
    { ianaId: "292" },
  ],
  ["another number", { publicIds: [{ type: "VAT", identifier: "1" }], handle: "292" }, { ianaId: null, name: "292" }],
  ["an invalid number", { publicIds: [{ type: "IANA Registrar ID", identifier: "not applicable" }] }, { ianaId: null }],
  [
    "its address on the web",
    { vcardArray: cardOf(["url", {}, "uri", "https://r.example"]) },
    { url: "https://r.example" },
  ],
  ["its address in a link", { links: [{ rel: "about", href: "https://r.example" }] }, { url: "https://r.example" }],
  [
    "an abuse contact with a fax",
    {
      entities: [
        {
          roles: ["Abuse"],
          vcardArray: cardOf(
            ["tel", { type: "fax" }, "uri", "tel:+1.1"],
            ["tel", { type: ["voice"] }, "uri", "tel:+1.2"],
            ["email", {}, "text", "mailto:abuse@r.example"],
          ),
        },
      ],
    },
    { abuse: { email: "abuse@r.example", phone: "+1.2" } },
  ],
])("a registrar is read with %s", ([, entity, expected]) => {
  const entities = [null, { roles: null }, { roles: ["registrant"] }, { roles: "registrar", ...(entity as object) }];
  expect(read({ entities }).registrar).toMatchObject(expected as object);
});

test("an abuse contact beside the registrar belongs to it", () => {
  const abuse = { roles: ["abuse"], vcardArray: cardOf(["email", {}, "text", "abuse@r.example"]) };
  const { registrar } = read({ entities: [{ roles: ["registrar"], vcardArray: cardOf(fn) }, abuse] });

  expect(registrar?.abuse).toEqual({ email: "abuse@r.example", phone: null });
});

test.for<[registrant: string, privacy: string | null]>([
  ["Domains By Proxy, LLC", "Domains By Proxy, LLC"],
  ["Privacy service provided by Withheld for Privacy ehf", "Privacy service provided by Withheld for Privacy ehf"],
  ["Contact Privacy Inc. Customer 0123456789", "Contact Privacy Inc. Customer 0123456789"],
  ["REDACTED FOR PRIVACY", null],
  ["Example Privacy Research Institute", null],
  ["Example Holder", null],
])("a registrant %j stands for the service %j", ([registrant, expected]) => {
  const entities = [
    { roles: ["registrant"], vcardArray: cardOf(["fn", {}, "text", ""], ["org", {}, "text", registrant]) },
  ];
  expect(read({ entities }).privacy?.name ?? null).toBe(expected);
});

test("redaction from before RFC 9537 lists the hidden roles", () => {
  const remarks = [{ title: "REDACTED FOR PRIVACY", description: ["Some of the data has been removed."] }];
  const typed = [{ type: "object redacted due to authorization" }];
  const entities = [
    { roles: ["registrant"], remarks },
    { roles: ["technical"], remarks: typed },
    { roles: ["registrar"] },
  ];

  expect(read({ entities }).redacted).toEqual(["registrant", "technical"]);
});

function link(rel: string, href: string, type: string | null = "application/rdap+json"): unknown {
  return { rel, href, type };
}

test.for<[what: string, links: unknown, related: readonly string[]]>([
  [
    "the registrar's",
    [link("related", "https://rdap.r.example/domain/shop.example")],
    ["https://rdap.r.example/domain/shop.example"],
  ],
  [
    "capitals and parameters",
    [link("Related", "https://r.example/", "application/rdap+JSON; charset=utf-8")],
    ["https://r.example/"],
  ],
  ["one without its list", link("related", "https://r.example/"), ["https://r.example/"]],
  ["a page", [link("related", "https://r.example/", "text/html"), link("related", "https://r.example/", null)], []],
  ["no TLS", [link("related", "http://r.example/")], []],
  ["no URL", [link("related", "//r.example"), link("related", ""), { rel: "related" }], []],
  ["a password", [link("related", "https://a:b@r.example/")], []],
  ["another scheme", [link("related", "javascript:alert(1)"), link("related", "file:///etc/passwd")], []],
  ["itself", [link("self", "https://r.example/a"), link("related", "https://R.example:443/a")], []],
  ["one twice", [link("related", "https://r.example/"), link("related", "https://R.EXAMPLE")], ["https://r.example/"]],
  ["what is too long", [link("related", `https://r.example/${"a".repeat(3000)}`)], []],
])("links with %s", ([, links, expected]) => {
  expect(read({ links }).related).toEqual(expected);
});

test("the number of referred servers is limited", () => {
  const links = Array.from({ length: 1000 }, (_, at) => link("related", `https://r${at}.example/`));
  expect(read({ links }).related).toHaveLength(8);
});

test("notices about limits are kept", () => {
  const notices = [
    { title: "Terms of Use", description: ["Be kind."] },
    { title: "Search Policy", type: "result set truncated due to excessive load", description: ["Too busy."] },
    { title: "Rate limit", description: ["At most", "10 a minute."] },
    { type: null, title: null },
  ];

  expect(read({ notices }).notices).toEqual([
    { title: "Search Policy", type: "result set truncated due to excessive load", text: "Too busy." },
    { title: "Rate limit", type: null, text: "At most 10 a minute." },
  ]);
});

test("a delegation with DS records is signed, even without the flag", () => {
  const dsData = [{ keyTag: "1", algorithm: 13, digestType: 2, digest: "0A 0B" }, { keyTag: 70_000 }, null];

  expect(read({ secureDNS: { dsData } }).secureDns).toEqual({
    isSigned: true,
    ds: [{ keyTag: 1, algorithm: 13, digestType: 2, digest: "0a0b" }],
  });
  expect(read({ secureDNS: { delegationSigned: false, dsData: [] } }).secureDns).toEqual({ isSigned: false, ds: [] });
  expect(read({ secureDNS: {} }).secureDns.isSigned).toBeNull();
});

test("times are assigned by the kind of event", () => {
  const events = [
    ["last update of RDAP database", "2026-11-20T12:00:00Z"],
    ["registration", "2001-02-03T04:05:06Z"],
    ["reregistration", "2005-02-03T04:05:06Z"],
    ["Last Changed", "2025-04-06T00:00:00Z"],
    ["last changed", "2024-04-06T00:00:00Z"],
    ["transfer", "2011-02-03T00:00:00Z"],
    ["registrar expiration", "2026-05-06T00:00:00Z"],
    ["expiration", "2027-05-06T00:00:00Z"],
    ["expiration", "2026-05-06T00:00:00Z"],
  ].map(([eventAction, eventDate]) => ({ eventAction, eventDate }));

  expect(read({ events })).toMatchObject({
    created: "2001-02-03T04:05:06.000Z",
    updated: "2025-04-06T00:00:00.000Z",
    transferred: "2011-02-03T00:00:00.000Z",
    registrarExpires: "2026-05-06T00:00:00.000Z",
    expires: "2027-05-06T00:00:00.000Z",
    expirations: ["2026-05-06T00:00:00.000Z", "2027-05-06T00:00:00.000Z"],
  });
});

test("a self-referencing value terminates", () => {
  const loop: Record<string, unknown> = { ...shop, roles: ["registrar"] };
  loop["entities"] = [loop];
  loop["vcardArray"] = loop;
  loop["links"] = [loop];

  expect(readRdapDomain(loop)?.registrar).toMatchObject({ name: null });
});

const members = "ldhName unicodeName handle status events nameservers secureDNS entities links notices redacted".split(
  " ",
);
const parts = "roles vcardArray publicIds rel href type title description name eventAction eventDate dsData".split(" ");

test("no value throws", () => {
  const inner = fc.dictionary(fc.constantFrom(...parts), fc.jsonValue());
  const value = fc.oneof(fc.jsonValue(), inner, fc.array(inner), fc.array(fc.constant(null)), fc.string());
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...members), value), (json) => {
      const domain = readRdapDomain({ ...shop, ...json });
      expect(domain === null || typeof domain.name === "string").toBe(true);
    }),
  );
});

function many(item: unknown): readonly unknown[] {
  return Array.from({ length: 200_000 }, () => item);
}

test.for<[what: string, json: Readonly<Record<string, unknown>>]>([
  ["entities", { entities: many({ roles: ["registrar"], vcardArray: cardOf(fn) }) }],
  ["properties of a card", { entities: [{ roles: ["registrar"], vcardArray: ["vcard", many(fn)] }] }],
  ["long texts", { handle: "x".repeat(4_000_000), status: [" ".repeat(4_000_000)] }],
  ["links", { links: many(link("related", "https://r.example/")) }],
  ["events", { events: many({ eventAction: "expiration", eventDate: "2027-05-06" }) }],
  ["notices", { notices: many({ title: "rate limit", description: ["x".repeat(20)] }) }],
])("many %s cost little time", ([, json]) => {
  const started = cpuTime();

  expect(readRdapDomain({ ...shop, ...json })?.name).toBe("shop.example");
  expect(cpuTime() - started).toBeLessThan(1000);
});
