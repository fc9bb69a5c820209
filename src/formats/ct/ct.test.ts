import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { readCertspotterRow } from "./certspotter.ts";
import { readCrtshRow } from "./crtsh.ts";
import { readIssuer } from "./distinguished-name.ts";
import { readLogTime } from "./issuance.ts";
import { readCertificateName } from "./name.ts";
import { character } from "../../../test/character.ts";

/** A crt.sh row as documented, with example names. */
const crtshRow = {
  issuer_ca_id: 295_814,
  issuer_name: "C=US, O=Let's Encrypt, CN=R3",
  common_name: "shop.example",
  name_value: "shop.example\nwww.shop.example",
  id: 12_345_678_901,
  entry_timestamp: "2026-10-01T02:03:04.567",
  not_before: "2026-10-01T01:03:04",
  not_after: "2026-12-30T01:03:03",
  serial_number: "03a1",
  result_count: 3,
};

test("a row of crt.sh has one name per line", () => {
  expect(readCrtshRow(crtshRow)).toEqual({
    names: ["shop.example", "www.shop.example", "shop.example"],
    issuer: "C=US, O=Let's Encrypt, CN=R3",
    caaDomains: null,
    notBefore: Date.UTC(2026, 9, 1, 1, 3, 4),
    notAfter: Date.UTC(2026, 11, 30, 1, 3, 3),
    loggedAt: Date.UTC(2026, 9, 1, 2, 3, 4),
  });
});

test.for<[what: string, row: unknown, isRow: boolean]>([
  ["no common name", { ...crtshRow, common_name: null }, true],
  ["no time of the log", { ...crtshRow, entry_timestamp: null }, true],
  ["a common name of another type", { ...crtshRow, common_name: 1 }, true],
  ["names of another type", { ...crtshRow, name_value: ["a"] }, false],
  ["an invalid date", { ...crtshRow, not_after: "soon" }, false],
  ["nothing", null, false],
])("a row of crt.sh with %s", ([, row, isRow]) => {
  expect(readCrtshRow(row) !== null).toBe(isRow);
});

const certspotterRow = {
  id: "6789",
  tbs_sha256: "00",
  dns_names: ["*.shop.example", "shop.example"],
  issuer: { name: "C=US, O=Let's Encrypt, CN=R3", caa_domains: ["letsencrypt.org"], friendly_name: "Let's Encrypt" },
  not_before: "2026-10-01T01:03:04Z",
  not_after: "2026-12-30T01:03:03-00:00",
  revoked: false,
};

test("an issuance of Cert Spotter has the CA's CAA domains", () => {
  expect(readCertspotterRow(certspotterRow)).toMatchObject({
    id: "6789",
    names: ["*.shop.example", "shop.example"],
    caaDomains: ["letsencrypt.org"],
    notBefore: Date.UTC(2026, 9, 1, 1, 3, 4),
    notAfter: Date.UTC(2026, 11, 30, 1, 3, 3),
  });
  expect(readCertspotterRow({ ...certspotterRow, issuer: { name: "CN=R3" } })?.caaDomains).toBeNull();
  expect(readCertspotterRow({ ...certspotterRow, dns_names: null })).toBeNull();
});

test.for<[text: string, kind: string, name?: string]>([
  ["shop.example", "name", "shop.example"],
  ["WWW.Shop.Example.", "name", "www.shop.example"],
  ["  a.b.shop.example ", "name", "a.b.shop.example"],
  ["*.shop.example", "wildcard", "shop.example"],
  ["*.dev.shop.example", "wildcard", "dev.shop.example"],
  ["_sip.shop.example", "name", "_sip.shop.example"],
  ["xn--bcher-kva.shop.example", "name", "xn--bcher-kva.shop.example"],
  ["bücher.shop.example", "name", "xn--bcher-kva.shop.example"],
  ["*.bücher.shop.example", "wildcard", "xn--bcher-kva.shop.example"],
  ["notshop.example", "foreign"],
  ["shop.example.evil.test", "foreign"],
  ["other.test", "foreign"],
  ["example", "foreign"],
  ["192.0.2.1", "foreign"],
  ["mail@shop.example", "invalid"],
  ["Shop Example Inc.", "invalid"],
  ["", "invalid"],
  ["*.", "invalid"],
  ["*.*.shop.example", "invalid"],
  ["a.*.shop.example", "invalid"],
  ["a..shop.example", "invalid"],
  ["-a.shop.example", "invalid"],
  [`${"a".repeat(64)}.shop.example`, "invalid"],
  [`${"a.".repeat(130)}shop.example`, "invalid"],
  ["<script>alert(1)</script>.shop.example", "invalid"],
  ["\u001b[31m.shop.example", "invalid"],
  ["a\u202eb.shop.example", "invalid"],
  ["$(id).shop.example", "invalid"],
  ["a/b.shop.example", "invalid"],
])("%j in a certificate is a %s of shop.example", ([text, kind, name]) => {
  expect(readCertificateName(text, "shop.example")).toEqual(name === undefined ? { kind } : { kind, name });
});

test("only texts that end in the domain are names below it, and none throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), fc.boolean(), (text, isBelow) => {
      const read = readCertificateName(isBelow ? `${text}.shop.example` : text, "shop.example");
      if (!("name" in read)) return;
      expect(read.name).toMatch(/^(?:[a-z0-9_-]{1,63}\.)*shop\.example$/);
    }),
    { numRuns: runs(2000) },
  );
});

test.for<[name: string, organization: string | null, common: string | null]>([
  ["C=US, O=Let's Encrypt, CN=R3", "Let's Encrypt", "R3"],
  ['C=US, O="Cloudflare, Inc.", CN=Cloudflare Inc ECC CA-3', "Cloudflare, Inc.", "Cloudflare Inc ECC CA-3"],
  ["CN=A\\, B,O=C\\=D", "C=D", "A, B"],
  ["C=KR+O=Two, CN=x=y", "Two", "x=y"],
  ["CN=Alone", null, "Alone"],
  ["nothing", null, null],
  ["", null, null],
])("the issuer %j", ([name, organization, common]) => {
  expect(readIssuer(name)).toEqual({ organization, common });
});

test.for<[text: unknown, time: number | null]>([
  ["2026-10-01T01:03:04", Date.UTC(2026, 9, 1, 1, 3, 4)],
  ["2026-10-01T01:03:04.567Z", Date.UTC(2026, 9, 1, 1, 3, 4)],
  ["2026-10-01T01:03:04+09:00", null],
  ["2026-13-01T01:03:04", null],
  ["2026", null],
  [1, null],
])("the time %j", ([text, time]) => {
  expect(readLogTime(text)).toBe(time);
});
