import * as fc from "fast-check";
import { expect, test } from "vitest";
import { extension } from "../demo/extensions.ts";
import { listFor, writeList, type ListProfile } from "../../test/twins/crl-writer.ts";
import { inDays, intermediate, intermediateOf, leafOf, now, strangerCa } from "../../test/twins/pki.ts";
import { readCertificate } from "./certificate.ts";
import { readCrl } from "./crl.ts";

const serial = Buffer.from("7f11223344556677", "hex");
const certificate = readCertificate(leafOf({ serial }).der);
const issuer = readCertificate(intermediate.der);
const url = "http://crl.example/one.crl";
const question = { certificate, issuer, now: now.getTime(), url };

function ask(profile: ListProfile, change: Partial<typeof question> = {}) {
  return readCrl(writeList(profile), { ...question, ...change });
}

const entry = { serial, at: inDays(-3), reason: 4 };

test("an entry is found wherever it stands among a hundred thousand", () => {
  const found = ask({ fillers: 100_000, entries: [entry] });

  expect(found).toMatchObject({ status: "revoked", revocationReason: "superseded" });
  expect(ask({ fillers: 100_000 })).toMatchObject({ status: "good" });
});

test("a serial that only ends or begins alike is another one", () => {
  const others = ["11223344556677", "7f1122334455667700", "7f11223344556678", "6f11223344556677"];
  const entries = others.map((each) => ({ serial: Buffer.from(each, "hex"), at: inDays(-3) }));

  expect(ask({ entries })).toMatchObject({ status: "good" });
  expect(ask({ entries: [...entries, entry] })).toMatchObject({ status: "revoked" });
});

const harmless = extension("1.2.3", Buffer.from([5, 0]));

test("a list without any extension is believed", () => {
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
  ["a partition of some reasons", { extensions: [someReasons()] }, "other-partition"],
  ["extensions and no number, RFC 5280 §5.2.3", { isNumbered: false, extensions: [harmless] }, "malformed"],
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

test("an issuer whose key is not for lists cannot sign one", () => {
  const narrow = readCertificate(intermediateOf({ keyUsage: ["keyCertSign"] }).der);

  expect(ask({}, { issuer: narrow })).toEqual({ status: "unknown", reason: "bad-signature" });
});

test("broken lists are doubts, not errors", () => {
  const list = writeList({ fillers: 20, entries: [entry] });
  fc.assert(
    fc.property(fc.nat(list.length - 1), fc.nat(255), fc.nat(list.length), (at, value, length) => {
      const broken = Buffer.from(list.subarray(0, Math.max(at + 1, length)));
      const isSame = broken[at] === value && broken.length === list.length;
      broken[at] = value;
      // Whatever was changed, the signature no longer holds: nobody may become good by it.
      expect(readCrl(broken, question).status).toBe(isSame ? "revoked" : "unknown");
    }),
  );
});

/** RFC 5280 §5.2.5: onlySomeReasons [3]. */
function someReasons(): Buffer {
  return extension("2.5.29.28", Buffer.from("3004830204f0", "hex"), true);
}
