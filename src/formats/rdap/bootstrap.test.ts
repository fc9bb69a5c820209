import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { rdapBootstrap } from "../../data/registration/rdap-bootstrap.ts";
import { readBootstrap, serverFor, type Bootstrap } from "./bootstrap.ts";

function listOf(services: unknown, publication: unknown = "2026-11-19T20:00:02Z"): Uint8Array {
  return Buffer.from(JSON.stringify({ version: "1.0", publication, services, description: "RDAP bootstrap file" }));
}

test("the registry is parsed despite unknown content", () => {
  const list = listOf([
    [["net", "COM"], ["https://registry.example.com/myrdap/"]],
    [
      ["org", "mytld"],
      ["http://example.org/", "https://example.org/"],
    ],
    [["xn--zckzah"], ["https://example.net/rdap/xn--zckzah"]],
    ["odd"],
    [["odd"], "https://odd.example/"],
    [["plain"], ["http://plain.example/"]],
    [["strange"], ["ftp://strange.example/", "https://user@strange.example/", "https://strange.example/?a=b"]],
  ]);

  expect(readBootstrap(list)).toEqual({
    publication: "2026-11-19T20:00:02.000Z",
    services: [
      ["net", "https://registry.example.com/myrdap/"],
      ["com", "https://registry.example.com/myrdap/"],
      ["org", "https://example.org/"],
      ["mytld", "https://example.org/"],
      ["xn--zckzah", "https://example.net/rdap/xn--zckzah/"],
    ],
  });
});

const services: Bootstrap["services"] = [
  ["com", "https://com.example/v1/"],
  ["example", "https://example.example/"],
  ["a.b.example", "https://deep.example/"],
];

// RFC 9224 §4: the longest match of whole labels.
test.for<[domain: string, server: string | null]>([
  ["shop.com", "https://com.example/v1/"],
  ["SHOP.COM.", "https://com.example/v1/"],
  ["com", "https://com.example/v1/"],
  ["shop.dotcom", null],
  ["x.a.b.example", "https://deep.example/"],
  ["a.b.example", "https://deep.example/"],
  ["xa.b.example", "https://example.example/"],
  ["b.example", "https://example.example/"],
  ["constructor", null],
  ["", null],
])("%s is answered for by %s", ([domain, server]) => {
  expect(serverFor({ services }, domain)).toBe(server);
});

test.for<[what: string, list: Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["a page", Buffer.from("<html>")],
  ["another document", Buffer.from("[]")],
  ["no services", listOf([])],
  ["services that cannot be read", listOf([["com"], 1, null])],
  ["no date", listOf([[["com"], ["https://a.example/"]]], "yesterday")],
  ["nothing but plain HTTP", listOf([[["com"], ["http://a.example/"]]])],
])("%s is no list", ([, list]) => {
  expect(readBootstrap(list)).toBeNull();
});

test("the embedded registry has the servers of large registries with their paths", () => {
  const embedded = rdapBootstrap.services.flatMap(([server, names]) =>
    names.split(" ").map((name) => [name, server] as const),
  );

  expect(embedded.length).toBeGreaterThan(1000);
  expect(new Set(embedded.map(([name]) => name)).size).toBe(embedded.length);
  expect(embedded.every(([, server]) => server.startsWith("https://") && server.endsWith("/"))).toBe(true);
  expect(serverFor({ services: embedded }, "shop.com")).toBe("https://rdap.verisign.com/com/v1/");
});

test("no input throws", () => {
  const input = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc.json().map((text) => Buffer.from(text)),
    fc.jsonValue().map((value) => listOf(value)),
  );
  fc.assert(
    fc.property(input, fc.string(), (bytes, name) => {
      const read = readBootstrap(bytes);
      expect(read === null || serverFor(read, name) === null || typeof serverFor(read, name) === "string").toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});
