import { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";
import { expect, test } from "vitest";
import { root } from "../../test/twins/pki/pki.ts";
import { readCertificate } from "../formats/x509/certificate.ts";
import { openTrustStore } from "./roots.ts";

const [mozillas = ""] = rootCertificates;
const { subject, sha256 } = readCertificate(new X509Certificate(mozillas).raw);

test("a Mozilla root remains one even if the user supplies it too", () => {
  const anchors = openTrustStore([mozillas, root.pem]).named(subject);

  expect(anchors.map(({ der, by }) => [readCertificate(der).sha256, by])).toEqual([[sha256, "mozilla"]]);
});

test("a user's own CA is marked as such", () => {
  const anchors = openTrustStore([mozillas, root.pem]).named(root.subject);

  expect(anchors.map(({ by }) => by)).toEqual(["given"]);
});
