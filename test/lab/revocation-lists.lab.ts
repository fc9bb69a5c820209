import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toPem } from "../../src/demo/der-writer.ts";
import { readCertificate } from "../../src/formats/x509/certificate.ts";
import { readCrl } from "../../src/formats/revocation/crl.ts";
import { listFor, listKinds } from "../twins/pki/crl-writer.ts";
import { inDays, intermediate, leafOf, now, root } from "../twins/pki/pki.ts";
import { execute, temporaryFolder } from "./machines/process.ts";

const folder = temporaryFolder("lists");
const url = "http://crl.example/list.crl";
const serial = Buffer.from("7f11223344556677", "hex");
const leaf = leafOf({ serial, crlUrls: [url] });
const entry = { serial, at: inDays(-3), reason: 1 };
const question = {
  certificate: readCertificate(leaf.der),
  issuer: readCertificate(intermediate.der),
  url,
  now: now.getTime(),
};

/** The result of `openssl verify` for the leaf with this list: OK, revoked, or an invalid list. */
function askOpenssl(list: Buffer): "good" | "revoked" | "unknown" {
  for (const { name, text } of [
    { name: "root.pem", text: root.pem },
    { name: "int.pem", text: intermediate.pem },
    { name: "leaf.pem", text: leaf.pem },
    { name: "list.pem", text: toPem(list, "X509 CRL") },
  ]) {
    writeFileSync(join(folder, name), text);
  }
  const files = ["-CAfile", "root.pem", "-untrusted", "int.pem", "-CRLfile", "list.pem", "leaf.pem"];
  const { code, err } = execute("openssl", ["verify", "-crl_check", ...files], folder);
  if (code === 0) return "good";
  // It continues after an error, and also reads a list that has expired: the first error is about the list.
  return /^error \d+ at .*$/m.exec(err)?.[0].includes("certificate revoked") ? "revoked" : "unknown";
}

/** OpenSSL uses a delta as a complete list unless an option enables deltas (RFC 5280 §5.2.4). */
const stricter: ReadonlySet<string> = new Set(["delta"]);

test.for(listKinds.flatMap((kind) => [false, true].map((isRevoked) => ({ kind, isRevoked }))))(
  "openssl verify and we read the same in a list of the kind $kind, revoked: $isRevoked",
  ({ kind, isRevoked }) => {
    const list = listFor(kind, url, isRevoked ? { entries: [entry] } : {});
    const ours = readCrl(list, question).status;

    expect(ours).toBe(stricter.has(kind) ? "unknown" : askOpenssl(list));
  },
);
