import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:tls";
import { expect, test } from "vitest";
import { issueIntermediate, issueLeaf, issueRoot, type Credential } from "./issue.ts";
import { generateKeys, type DemoKeyKind } from "./keys.ts";

const day = 86_400_000;
const notBefore = new Date(Date.now() - day);
const notAfter = new Date(Date.now() + 90 * day);
const validity = { notBefore, notAfter };

function chain(kind: DemoKeyKind): readonly [leaf: Credential, intermediate: Credential, root: Credential] {
  const root = issueRoot({
    subject: { commonName: "Test Root", organization: "시험" },
    ...validity,
    keys: generateKeys(kind),
  });
  const intermediate = issueIntermediate(root, {
    subject: { commonName: "Test CA" },
    ...validity,
    keys: generateKeys(kind),
  });
  const leaf = issueLeaf(intermediate, {
    subject: { commonName: "localhost" },
    names: ["localhost", "127.0.0.1", "::1"],
    ...validity,
    keys: generateKeys(kind),
  });
  return [leaf, intermediate, root];
}

test.for<DemoKeyKind>(["rsa2048", "p256", "p384", "ed25519"])("OpenSSL trusts a chain of %s keys", async (kind) => {
  const [leaf, intermediate, root] = chain(kind);
  const server = createServer({ key: leaf.key, cert: leaf.pem + intermediate.pem }, (socket) => socket.end()).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", ca: root.pem });
  try {
    await once(socket, "secureConnect");

    expect(socket.authorized).toBe(true);
  } finally {
    socket.destroy();
    server.close();
  }
});

test("a certificate contains what its profile says", () => {
  const root = issueRoot({ subject: { commonName: "Root" }, ...validity });
  const leaf = issueLeaf(root, {
    subject: { commonName: "site", organization: "회사" },
    names: ["a.example", "*.b.example", "192.0.2.1", "2001:db8::5"],
    serial: Buffer.from("80ff", "hex"),
    ocspUrls: ["http://ocsp.example/"],
    issuerUrls: ["http://ca.example/ca.der"],
    crlUrls: ["http://crl.example/1.crl"],
    hash: "sha384",
    ...validity,
  });
  const read = new X509Certificate(leaf.der);

  expect(read.subject).toBe("O=회사\nCN=site");
  expect(read.issuer).toBe("CN=Root");
  expect(read.subjectAltName).toBe(
    "DNS:a.example, DNS:*.b.example, IP Address:192.0.2.1, IP Address:2001:DB8:0:0:0:0:0:5",
  );
  expect(read.serialNumber).toBe("80FF");
  expect(read.infoAccess).toBe("OCSP - URI:http://ocsp.example/\nCA Issuers - URI:http://ca.example/ca.der");
  expect(read.validFromDate.getTime()).toBe(Math.floor(notBefore.getTime() / 1000) * 1000);
  expect(read.validToDate.getTime()).toBe(Math.floor(notAfter.getTime() / 1000) * 1000);
  expect(read.signatureAlgorithm).toBe("ecdsa-with-SHA384");
  expect(read.keyUsage).toEqual(["1.3.6.1.5.5.7.3.1"]);
  expect(read.ca).toBe(false);
  expect(read.checkIssued(new X509Certificate(root.der))).toBe(true);
  expect(read.verify(root.keys.publicKey)).toBe(true);
});

test.for([
  [new Date("1960-02-03T04:05:06Z"), "1960"],
  [new Date("2049-12-31T23:59:59Z"), "2049"],
  [new Date("2050-01-01T00:00:00Z"), "2050"],
  [new Date("9999-12-31T23:59:59Z"), "9999"],
] as const)("%s is encoded in the time format that its year needs", ([date, year]) => {
  const read = new X509Certificate(issueRoot({ subject: { commonName: "Root" }, notBefore, notAfter: date }).der);

  expect(read.validTo).toContain(year);
  expect(read.validToDate).toEqual(date);
});

test("a forged signature does not verify with the issuer's key", () => {
  const root = issueRoot({ subject: { commonName: "Root" }, ...validity });
  const forged = issueLeaf(root, {
    subject: {},
    names: ["x.example"],
    signedWith: generateKeys().privateKey,
    ...validity,
  });
  const read = new X509Certificate(forged.der);

  expect(read.checkIssued(new X509Certificate(root.der))).toBe(true);
  expect(read.verify(root.keys.publicKey)).toBe(false);
});
