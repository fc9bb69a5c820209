import * as fc from "fast-check";
import { expect, test } from "vitest";
import { domainObject } from "../../../test/twins/rdap.ts";
import { readRdapTime } from "./time.ts";
import type { RdapDomain } from "./rdap.ts";
import { readRdapAnswer, type RdapAnswer } from "./answer.ts";
import { cpuTime } from "../../../test/cpu-time.ts";

const now = new Date("2026-11-20T12:00:00Z");

function read(json: unknown): RdapAnswer {
  return readRdapAnswer(Buffer.from(typeof json === "string" ? json : JSON.stringify(json)), now);
}

function domainIn(json: unknown): Partial<RdapDomain> {
  const answer = read(json);
  return answer.kind === "domain" ? answer.domain : {};
}

function endsAt(...dates: readonly string[]): readonly unknown[] {
  return dates.map((eventDate) => ({ eventAction: "expiration", eventDate }));
}

const shop = { objectClassName: "domain", ldhName: "shop.example" };

test("a domain is read in the form that registries publish", () => {
  const json = domainObject({
    name: "shop.example",
    expires: "2027-05-06T07:08:09Z",
    status: ["active", "clientHold"],
  });

  expect(read(json)).toEqual({
    kind: "domain",
    domain: {
      name: "shop.example",
      unicodeName: null,
      handle: "1_DOMAIN_COM-VRSN",
      registrar: {
        name: "Example Registrar, Inc.",
        ianaId: "292",
        url: null,
        abuse: { email: null, phone: null },
      },
      created: "2001-02-03T04:05:06.000Z",
      updated: "2025-01-02T03:04:05.000Z",
      expires: "2027-05-06T07:08:09.000Z",
      expirations: ["2027-05-06T07:08:09.000Z"],
      registrarExpires: null,
      transferred: null,
      nameServers: ["ns1.shop.example"],
      status: ["ok", "clientHold"],
      secureDns: { isSigned: true, ds: [{ keyTag: 1, algorithm: 13, digestType: 2, digest: "00" }] },
      privacy: null,
      registrant: null,
      redacted: [],
      related: [],
      notices: [],
    },
  });
});

test("unpublished values are null, and no error", () => {
  expect(domainIn(shop)).toEqual({
    name: "shop.example",
    unicodeName: null,
    handle: null,
    registrar: null,
    created: null,
    updated: null,
    expires: null,
    expirations: [],
    registrarExpires: null,
    transferred: null,
    nameServers: [],
    status: [],
    secureDns: { isSigned: null, ds: [] },
    privacy: null,
    registrant: null,
    redacted: [],
    related: [],
    notices: [],
  });
});

test.for<[given: string, read: string | null]>([
  ["2027-05-06T07:08:09Z", "2027-05-06T07:08:09.000Z"],
  ["2027-05-06T07:08:09.123456789Z", "2027-05-06T07:08:09.000Z"],
  ["2016-12-31T23:59:60Z", "2016-12-31T23:59:59.000Z"],
  ["2027-05-06T07:08:09+09:00", "2027-05-05T22:08:09.000Z"],
  ["2027-05-06T07:08:09+0900", "2027-05-05T22:08:09.000Z"],
  ["2027-05-06T07:08:09-03", "2027-05-06T10:08:09.000Z"],
  ["2027-05-06t07:08:09z", "2027-05-06T07:08:09.000Z"],
  ["2027-05-06T07:08:09", "2027-05-06T07:08:09.000Z"],
  ["2027-05-06 07:08:09", "2027-05-06T07:08:09.000Z"],
  ["2027-05-06 07:08:09 UTC", "2027-05-06T07:08:09.000Z"],
  ["2027-05-06T07:08Z", "2027-05-06T07:08:00.000Z"],
  [" 2027-05-06 ", "2027-05-06T00:00:00.000Z"],
  ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59.000Z"],
  ["9999-12-31T23:59:59-12:00", null],
  ["0001-01-01T00:00:00Z", null],
  ["1970-01-01T00:00:00Z", null],
  ["2027-11-31T00:00:00Z", null],
  ["2027-13-01", null],
  ["2027-05-06T25:00:00Z", null],
  ["06.05.2027", null],
  ["05/06/2027", null],
  ["", null],
  ["x".repeat(100_000), null],
])("the time %j is %j", ([given, expected]) => {
  expect(readRdapTime(given)).toBe(expected);
});

test.for<[given: string, expected: string]>([
  ["client hold", "clientHold"],
  ["CLIENT HOLD", "clientHold"],
  ["client-hold", "clientHold"],
  ["serverHold https://icann.org/epp#serverHold", "serverHold"],
  ["pendingDelete (https://icann.org/epp#pendingDelete)", "pendingDelete"],
  ["redemption period", "redemptionPeriod"],
  ["Active", "ok"],
  ["associated", "linked"],
  ["transfer prohibited", "transfer prohibited"],
  ["DELEGATED, VERIFIED", "DELEGATED, VERIFIED"],
  ["ok", "ok"],
  ["\u001b[31mowned", "\\x1b[31mowned"],
])("the status %j is %j", ([given, expected]) => {
  expect(domainIn({ ...shop, status: [given] }).status).toEqual([expected]);
});

test.for<[what: string, json: unknown, expected: Partial<RdapDomain>]>([
  ["a name in capitals, with its dot", { ldhName: "SHOP.Example." }, { name: "shop.example" }],
  ["a name in Unicode", { ldhName: "Bücher.example" }, { name: "xn--bcher-kva.example" }],
  ["no conformance", { ...shop, rdapConformance: undefined }, { name: "shop.example" }],
  ["a name in Unicode alone", { unicodeName: "Bücher.example" }, { name: "xn--bcher-kva.example" }],
  ["unknown members", { ...shop, fred_color: { deep: [1, { a: null }] } }, { name: "shop.example" }],
  [
    "members of other types",
    { ...shop, status: "active", events: {}, nameservers: 7, secureDNS: [], entities: "x" },
    {
      status: ["ok"],
      nameServers: [],
      secureDns: { isSigned: null, ds: [] },
      registrar: null,
    },
  ],
  ["an event without a date", { ...shop, events: [{ eventAction: "expiration" }, null, 3] }, { expires: null }],
  [
    "an event in capitals",
    { ...shop, events: [{ eventAction: "EXPIRATION", eventDate: "2027-05-06" }] },
    {
      expires: "2027-05-06T00:00:00.000Z",
    },
  ],
  [
    "the end of the registrar's contract, which is another one",
    { ...shop, events: [{ eventAction: "registrar expiration", eventDate: "2027-05-06" }] },
    { expires: null, registrarExpires: "2027-05-06T00:00:00.000Z" },
  ],
  [
    "ends that were renewed, and the one to come",
    { ...shop, events: endsAt("2024-05-06", "2027-05-06", "2025-05-06", "junk") },
    { expires: "2027-05-06T00:00:00.000Z" },
  ],
  [
    "ends that are all past",
    { ...shop, events: endsAt("2025-05-06", "2026-05-06", "2024-05-06") },
    { expires: "2026-05-06T00:00:00.000Z" },
  ],
  [
    "one end in two spellings",
    { ...shop, events: endsAt("2027-05-06", "2027-05-06T10:00:00Z") },
    { expires: "2027-05-06T10:00:00.000Z" },
  ],
  [
    "a registrar without a card",
    {
      ...shop,
      entities: [
        { roles: ["technical"], handle: "T" },
        { roles: ["Registrar"], handle: "R-1" },
      ],
    },
    { registrar: { name: "R-1", ianaId: null, url: null, abuse: { email: null, phone: null } } },
  ],
  [
    "a registrar whose card is odd",
    {
      ...shop,
      entities: [{ roles: ["registrar"], vcardArray: ["vcard", [["fn", {}, "text", ["a", "b"]], 1]], handle: "R" }],
    },
    { registrar: { name: "a", ianaId: null, url: null, abuse: { email: null, phone: null } } },
  ],
])("read with %s", ([, json, expected]) => {
  expect(domainIn(json)).toMatchObject(expected);
});

test("lists are bounded, for any content", () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `status ${index}`);
  const domain = domainIn({ ...shop, status: many, nameservers: many.map((ldhName) => ({ ldhName })) });

  expect(domain.status).toHaveLength(64);
  expect(domain.nameServers).toHaveLength(64);
});

test.for<[what: string, body: string, expected: RdapAnswer]>([
  ["HTML", "<!doctype html><title>503</title>", { kind: "unreadable", reason: "json" }],
  ["nothing", "", { kind: "unreadable", reason: "json" }],
  ["half of it", '{"objectClassName":"dom', { kind: "unreadable", reason: "json" }],
  ["null", "null", { kind: "unreadable", reason: "shape" }],
  ["a list", "[]", { kind: "unreadable", reason: "shape" }],
  ["an object of something else", "{}", { kind: "unreadable", reason: "shape" }],
  ["an error with a good status", '{"errorCode":404}', { kind: "absent" }],
  ["an error with a good status, as text", '{"errorCode":"404"}', { kind: "absent" }],
  ["another error", '{"errorCode":429,"title":"slow down"}', { kind: "unreadable", reason: "error" }],
  ["a nest of lists", "[".repeat(900_000), { kind: "unreadable", reason: "deep" }],
  ["a nest of objects", '{"a":'.repeat(150_000), { kind: "unreadable", reason: "deep" }],
  ["a string that never ends", `"${'\\"'.repeat(500_000)}`, { kind: "unreadable", reason: "json" }],
])("%s is no domain", ([, body, expected]) => {
  const started = cpuTime();

  expect(read(body)).toEqual(expected);
  expect(cpuTime() - started).toBeLessThan(1000);
});

test("brackets inside a string do not count as nesting", () => {
  expect(domainIn({ ...shop, remarks: ["[{".repeat(1000), '\\"['.repeat(100)] }).name).toBe("shop.example");
});

test("no JSON throws or gives unprintable text", () => {
  const member = fc.constantFrom(
    "ldhName",
    "status",
    "events",
    "nameservers",
    "secureDNS",
    "entities",
    "errorCode",
    "__proto__",
  );
  fc.assert(
    fc.property(fc.dictionary(member, fc.jsonValue()), (json) => {
      const { name, status = [], registrar } = domainIn({ ...shop, ...json });
      const shown = [name, registrar?.name, ...status].filter((each) => typeof each === "string");
      // oxlint-disable-next-line no-control-regex -- control characters are the point
      expect(shown.filter((each) => /[\u0000-\u001f\u007f-\u009f]/.test(each))).toEqual([]);
    }),
  );
});
