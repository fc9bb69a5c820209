import { expect, test } from "vitest";
import { extension } from "../../demo/extensions.ts";
import { issuingDistributionPoint as scope, writeList, type ListProfile } from "../../../test/twins/pki/crl-writer.ts";
import { crlPoints, placeOf, relativePlace, unknownExtension, type Point } from "../../../test/twins/pki/extensions.ts";
import { inDays, intermediate, intermediateOf, leafOf, now, strangerCa } from "../../../test/twins/pki/pki.ts";
import { readCertificate } from "../x509/certificate.ts";
import { readCrl } from "./crl.ts";
import { oids } from "../x509/oids.ts";
import type { RevocationDoubt } from "./answer.ts";

const serial = Buffer.from("7f11223344556677", "hex");
const issuer = readCertificate(intermediate.der);
const here = "http://crl.example/1";
const mirror = "http://mirror.example/1";
const elsewhere = "http://crl.example/2";
const entry = { serial, at: inDays(-3), reason: 1 };

const someReasons = extension(oids.issuingDistributionPoint, Buffer.from("3004830204f0", "hex"), true);

/** Checks a leaf or a CA against the CRL at its first distribution point. */
function ask(profile: ListProfile, { point = { url: here }, isAuthority = false, url = here }: ScopeQuery = {}) {
  const extensions = [crlPoints(point)];
  const { der } = isAuthority
    ? intermediateOf({ serial, extensions }, intermediate)
    : leafOf({ serial, extensions }, intermediate);
  return readCrl(writeList(profile), { certificate: readCertificate(der), issuer, now: now.getTime(), url });
}

interface ScopeQuery {
  readonly point?: Point;
  readonly isAuthority?: boolean;
  readonly url?: string;
}

type Row = readonly [what: string, list: ListProfile, asking: ScopeQuery, doubt: RevocationDoubt | null];

/** RFC 5280 §5.2.5 and §6.3.3: the CRL's scope against the certificate's; null if the CRL applies. */
const rows: readonly Row[] = [
  ["everything", {}, {}, null],
  ["this place", { extensions: [scope({ url: here })] }, {}, null],
  ["another place", { extensions: [scope({ url: elsewhere })] }, {}, "other-partition"],
  [
    "another name of the place that it was found at",
    { extensions: [scope({ url: mirror })] },
    { point: { place: placeOf(here, mirror) } },
    null,
  ],
  ["one of several names of the list", { extensions: [scope({ place: placeOf(elsewhere, here) })] }, {}, null],
  ["a relative place", { extensions: [scope({ place: relativePlace("one") })] }, {}, "relative-name"],
  ["users, asked about a user", { extensions: [scope({ onlyUsers: true })] }, {}, null],
  [
    "users, asked about an authority",
    { extensions: [scope({ onlyUsers: true })] },
    { isAuthority: true },
    "users-only",
  ],
  ["authorities, asked about a user", { extensions: [scope({ onlyAuthorities: true })] }, {}, "authorities-only"],
  ["authorities, asked about one", { extensions: [scope({ onlyAuthorities: true })] }, { isAuthority: true }, null],
  ["attribute certificates", { extensions: [scope({ onlyAttributes: true })] }, {}, "attributes-only"],
  ["certificates of several issuers", { extensions: [scope({ isIndirect: true })] }, {}, "indirect"],
  ["a place for some reasons", {}, { point: { url: here, forSomeReasons: true } }, "some-reasons"],
  ["some reasons", { extensions: [someReasons] }, {}, "some-reasons"],
  ["a place of another issuer", {}, { point: { url: here, issuer: strangerCa.subject } }, "indirect"],
  ["a place of the issuer that names itself", {}, { point: { url: here, issuer: intermediate.subject } }, null],
  [
    "a change only",
    { extensions: [extension(oids.deltaCrlIndicator, Buffer.from("020106", "hex"), true)] },
    {},
    "delta",
  ],
  ["what an unknown critical extension says", { extensions: [unknownExtension(true)] }, {}, "critical-extension"],
  ["what an unknown extension says", { extensions: [unknownExtension(false)] }, {}, null],
];

test.for(rows)("a CRL of %s", ([, list, asking, doubt]) => {
  expect(ask(list, asking)).toMatchObject(doubt ? { status: "unknown", reason: doubt } : { status: "good" });
});

const sayRevoked: readonly (RevocationDoubt | null)[] = [null, "some-reasons"];

test.for(rows)("the same with an entry, a CRL of %s", ([, list, asking, doubt]) => {
  const found = ask({ ...list, entries: [entry] }, asking);

  // A CRL cannot revoke certificates outside its scope; missing reasons do not matter if an entry has one.
  expect(found.status).toBe(sayRevoked.includes(doubt) ? "revoked" : "unknown");
});

const other = { serial: Buffer.from("11", "hex"), at: inDays(-9) };
const byAnother = extension(oids.certificateIssuer, Buffer.from("3000", "hex"), true);
/** Bytes within a number that look like a critical flag. */
const flagLike = Buffer.from("220101ff", "hex");

test.for([
  ["an unknown critical extension", [{ ...entry, extensions: [unknownExtension(true)] }], "critical-extension"],
  ["one in another entry", [{ ...other, extensions: [unknownExtension(true)] }, entry], "critical-extension"],
  ["another issuer", [{ ...entry, extensions: [byAnother] }], "indirect"],
  ["an unknown extension", [{ ...entry, extensions: [unknownExtension(false)] }], null],
  ["a number like a critical flag", [{ ...other, serial: flagLike, reason: 4 }, entry], null],
] as const)("an entry with %s", ([, entries, doubt]) => {
  const found = ask({ fillers: 50, entries });

  expect(found).toMatchObject(doubt ? { status: "unknown", reason: doubt } : { status: "revoked" });
});
