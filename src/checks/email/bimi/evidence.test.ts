import { expect, test } from "vitest";
import { drawing, logoIssuer, logoLeaf, logoRoot, logotype } from "../../../../test/mail/logo-certificates.ts";
import { octetString } from "../../../demo/der-writer.ts";
import { extension } from "../../../demo/extensions.ts";
import { issueIntermediate } from "../../../demo/issue.ts";
import { readEvidence } from "./evidence.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const issuerTimes = { notBefore: new Date("2026-01-01T00:00:00Z"), notAfter: new Date("2027-01-01T00:00:00Z") };
const subject = { commonName: "Mark CA" };

function read(pems: readonly string[], logo: string | null = drawing) {
  const seen = { domains: ["example.com"], logo: logo === null ? null : Buffer.from(logo), now };
  return readEvidence(Buffer.from(pems.join("")), seen);
}

/** Same subject as the real issuer, different key. */
const impostor = issueIntermediate(logoRoot, { ...issuerTimes, subject });
const expired = issueIntermediate(logoRoot, {
  ...issuerTimes,
  subject,
  keys: logoIssuer.keys,
  notAfter: new Date("2026-11-01T00:00:00Z"),
});
const powerless = issueIntermediate(logoRoot, { ...issuerTimes, subject, keys: logoIssuer.keys, authority: null });
const leaf = logoLeaf();

/** RFC 5280 §6.1.3: what can be verified of a chain without a trusted root. */
test.for<[what: string, pems: readonly string[], faults: readonly string[], logo?: string | null]>([
  ["its issuer and its root", [leaf.pem, logoIssuer.pem, logoRoot.pem], []],
  ["its issuer", [leaf.pem, logoIssuer.pem], []],
  ["only its leaf", [leaf.pem], []],
  ["the root before the issuer", [leaf.pem, logoRoot.pem, logoIssuer.pem], ["chain-order"]],
  ["the issuer before the leaf", [logoIssuer.pem, leaf.pem], ["chain-order", "chain-authority"]],
  ["a missing issuer", [leaf.pem, logoRoot.pem], ["chain-order"]],
  ["another issuer with the same name", [leaf.pem, impostor.pem], ["chain-signature"]],
  ["an expired issuer", [leaf.pem, expired.pem], ["chain-time"]],
  ["an issuer that is not a CA", [leaf.pem, powerless.pem], ["chain-authority"]],
  ["an unreadable issuer", [leaf.pem, logoIssuer.pem.replace(/\n.{20}/, "\nAAAA")], ["unreadable"]],
  ["a chain that is too long", [leaf.pem, ...Array.from({ length: 300 }, () => logoRoot.pem)], ["chain-order"]],
  ["a self-signed certificate", [logoLeaf({}, null).pem], ["self-signed"]],
  ["no logo to compare", [leaf.pem], [], null],
  ["another logo", [leaf.pem], ["other-logo"], drawing.replace("x", "y")],
  ["a logo that differs from its digest", [logoLeaf({ extensions: [logotype(drawing, "x")] }).pem], ["logo-hash"]],
  ["no embedded logo", [logoLeaf({ extensions: [] }).pem], ["no-logo"]],
  ["an unreadable logo", [logoLeaf({ extensions: [extension("1.3.6.1.5.5.7.1.12", octetString())] }).pem], ["no-logo"]],
  ["an empty file", [], ["unreadable"]],
])("a logo certificate with %s", ([, pems, faults, logo = drawing]) => {
  expect(read(pems, logo).faults).toEqual(faults);
});

test("the result names the issuer that receivers would have to trust", () => {
  expect(read([leaf.pem]).issuer).toBe("Mark CA");
  expect(read([leaf.pem, logoIssuer.pem]).issuer).toBe("Mark Root");
});
