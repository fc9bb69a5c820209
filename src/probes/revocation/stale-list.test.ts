import { expect, test } from "vitest";
import { writeList } from "../../../test/twins/pki/crl-writer.ts";
import { inDays, intermediate, leafOf, now } from "../../../test/twins/pki/pki.ts";
import { readCertificate } from "../../formats/x509/certificate.ts";
import { readList } from "./stale-list.ts";

const serial = Buffer.from("4711", "hex");
const [hold, compromise] = [6, 1];
const question = {
  certificate: readCertificate(leafOf({ serial }).der),
  issuer: readCertificate(intermediate.der),
  url: "http://lists.example/1.crl",
  now: now.getTime(),
};

test.for<readonly [what: string, reason: number | null, status: string]>([
  ["no certificate", null, "unknown"],
  ["a certificate on hold", hold, "unknown"],
  ["a certificate with a compromised key", compromise, "revoked"],
])("an outdated list that contains %s", ([, reason, status]) => {
  const entries = reason === null ? [] : [{ serial, at: inDays(-30), reason }];
  const list = writeList({ entries, thisUpdate: inDays(-20), nextUpdate: inDays(-10) });

  expect(readList(list, question).status).toBe(status);
});

test("an unsigned list proves nothing, at any date", () => {
  const list = writeList({
    entries: [{ serial, at: inDays(-30), reason: compromise }],
    thisUpdate: inDays(-20),
    nextUpdate: inDays(-10),
    signer: leafOf({}),
  });

  expect(readList(list, question)).toMatchObject({ status: "unknown" });
});
