import * as fc from "fast-check";
import { expect, test } from "vitest";
import { extension } from "../../demo/extensions.ts";
import { encode, integer, sequence, derTime } from "../../demo/der-writer.ts";
import { listFor, writeList, type ListProfile } from "../../../test/twins/pki/crl-writer.ts";
import { inDays, intermediate, intermediateOf, leafOf, now, strangerCa } from "../../../test/twins/pki/pki.ts";
import { readCertificate } from "../x509/certificate.ts";
import { readCrl } from "./crl.ts";
import { cpuTime } from "../../../test/cpu-time.ts";

const serial = Buffer.from("7f11223344556677", "hex");
const certificate = readCertificate(leafOf({ serial }).der);
const issuer = readCertificate(intermediate.der);
const url = "http://crl.example/one.crl";
const question = { certificate, issuer, now: now.getTime(), url };

function ask(profile: ListProfile, change: Partial<typeof question> = {}) {
  return readCrl(writeList(profile), { ...question, ...change });
}

const entry = { serial, at: inDays(-3), reason: 4 };

test("an entry is found at any position among a hundred thousand", () => {
  const found = ask({ fillers: 100_000, entries: [entry] });

  expect(found).toMatchObject({ status: "revoked", revocationReason: "superseded" });
  expect(ask({ fillers: 100_000 })).toMatchObject({ status: "good" });
});

test("a serial that only shares its beginning or end is another one", () => {
  const others = ["11223344556677", "7f1122334455667700", "7f11223344556678", "6f11223344556677"];
  const entries = others.map((each) => ({ serial: Buffer.from(each, "hex"), at: inDays(-3) }));

  expect(ask({ entries })).toMatchObject({ status: "good" });
  expect(ask({ entries: [...entries, entry] })).toMatchObject({ status: "revoked" });
});

const harmless = extension("1.2.3", Buffer.from([5, 0]));

test("a CRL without any extension is accepted", () => {
  expect(ask({ isNumbered: false })).toMatchObject({ status: "good" });
  expect(ask({ isNumbered: false, entries: [entry] })).toMatchObject({ status: "revoked" });
});

test.for([
  [
    "an unknown critical extension",
    { extensions: [extension("1.2.3", Buffer.from([5, 0]), true)] },
    "critical-extension",
  ],
  ["another signer", { signer: strangerCa }, "bad-signature"],
  ["a partition of some reasons", { extensions: [someReasons()] }, "some-reasons"],
  ["extensions and no number, RFC 5280 §5.2.3", { isNumbered: false, extensions: [harmless] }, "unnumbered"],
  ["an end long ago", { thisUpdate: inDays(-20), nextUpdate: inDays(-1) }, "stale"],
  ["no end and a beginning long ago", { thisUpdate: inDays(-20), nextUpdate: null }, "stale"],
] as const)("a list with %s proves nothing", ([, profile, reason]) => {
  expect(ask(profile)).toEqual({ status: "unknown", reason });
});

test.for([
  ["of some reasons", { extensions: [someReasons()] }],
  ["without a number", { isNumbered: false, extensions: [harmless] }],
] as const)("a list %s still proves a revocation", ([, profile]) => {
  expect(ask({ ...profile, entries: [entry] })).toMatchObject({ status: "revoked" });
});

test.for([
  ["a user", certificate, url, "good"],
  ["an authority", readCertificate(intermediateOf({}, intermediate).der), url, "unknown"],
  ["a user of another distribution point", certificate, `${url}?2`, "unknown"],
] as const)("a list for the users of one distribution point says what it can about %s", ([, asked, from, status]) => {
  expect(readCrl(listFor("partition", url), { ...question, certificate: asked, url: from }).status).toBe(status);
});

test.for([
  ["first", [entry, { ...entry, reason: 8 }]],
  [
    "last",
    [
      { ...entry, reason: 8 },
      { ...entry, reason: 1 },
    ],
  ],
] as const)("of several entries of one certificate the one that revokes it counts, %s", ([, entries]) => {
  expect(ask({ entries })).toMatchObject({ status: "revoked" });
  expect(ask({ entries: [{ ...entry, reason: 8 }] })).toMatchObject({ status: "good" });
});

test("a cached CRL gives the same answers again, for every certificate", () => {
  const list = writeList({ entries: [entry] });
  const other = readCertificate(leafOf({ serial: Buffer.from("0102", "hex") }).der);
  const stranger = readCertificate(intermediateOf({ keys: strangerCa.keys }).der);
  const statuses = [1, 2].flatMap(() => [
    readCrl(list, question).status,
    readCrl(list, { ...question, certificate: other }).status,
    readCrl(list, { ...question, issuer: stranger }).status,
    readCrl(list, { ...question, now: inDays(30).getTime() }).status,
  ]);

  expect(statuses).toEqual(["revoked", "good", "unknown", "unknown", "revoked", "good", "unknown", "unknown"]);
});

const at = derTime(inDays(-5));
const noFlags = Array.from({ length: 60 }, () =>
  sequence(encode(6, Buffer.from([42])), encode(4, Buffer.from([1, 1, 0xff]))),
);

test.for([
  ["plain entries", sequence(integer(Buffer.from([1, 2, 3, 4, 5, 6])), at)],
  ["serial numbers that look like critical extensions", sequence(integer(Buffer.from([1, 1, 1, 0xff, 2])), at)],
  ["extensions that are not critical", sequence(integer(Buffer.from([1, 2, 3])), at, sequence(...noFlags))],
] as const)("a list of 16 MB of %s is parsed fast, and only once", ([, template]) => {
  const count = Math.floor((15.9 * 1024 * 1024) / template.length);
  const list = writeList({ body: Buffer.alloc(count * template.length, template) });
  const spent = [1, 2].map(() => {
    const began = cpuTime();
    expect(readCrl(list, question).status).toBe("good");
    return cpuTime() - began;
  });

  // Several times the time on an idle machine.
  expect(spent[0]).toBeLessThan(500);
  expect(spent[1]).toBeLessThan(25);
});

test("an issuer whose key is not for CRLs cannot sign one", () => {
  const narrow = readCertificate(intermediateOf({ keyUsage: ["keyCertSign"] }).der);

  expect(ask({}, { issuer: narrow })).toEqual({ status: "unknown", reason: "signer-purpose" });
});

test("malformed CRLs are doubts, not errors", () => {
  const list = writeList({ fillers: 20, entries: [entry] });
  fc.assert(
    fc.property(fc.nat(list.length - 1), fc.nat(255), fc.nat(list.length), (at, value, length) => {
      const broken = Buffer.from(list.subarray(0, Math.max(at + 1, length)));
      const isSame = broken[at] === value && broken.length === list.length;
      broken[at] = value;
      // After any change the signature fails, so no certificate may become good.
      expect(readCrl(broken, question).status).toBe(isSame ? "revoked" : "unknown");
    }),
  );
});

/** RFC 5280 §5.2.5: onlySomeReasons [3]. */
function someReasons(): Buffer {
  return extension("2.5.29.28", Buffer.from("3004830204f0", "hex"), true);
}
