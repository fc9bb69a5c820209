import { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";
import { describe, expect, test } from "vitest";
import {
  chainFor,
  inDays,
  intermediate,
  intermediateOf,
  keysOf,
  leafOf,
  root,
  strangerRoot,
} from "../../../test/twins/pki/pki.ts";
import { encode, octetString, sequence, set, objectIdentifier, utf8String } from "../../demo/der-writer.ts";
import { extension } from "../../demo/extensions.ts";
import { distinguishedName } from "../../demo/issue.ts";
import { isIssuedBy, isSelfIssued, nameForPeople, readCertificate, readSubject } from "./certificate.ts";
import { DerError } from "./der.ts";
import { oids } from "./oids.ts";

/** What both readers return, in one form. */
interface Facts {
  readonly sha256: string;
  readonly serial: string;
  readonly notBefore: number;
  readonly notAfter: number;
  readonly isAuthority: boolean;
  readonly purposes: readonly string[] | undefined;
  readonly dnsNames: readonly string[];
  readonly ocspUrls: readonly string[];
  readonly issuerUrls: readonly string[];
  readonly publicKey: string | undefined;
  readonly isSelfIssued: boolean;
  readonly subject: string | undefined;
  readonly issuer: string | undefined;
}

function ours(der: Uint8Array): Facts {
  const read = readCertificate(der);
  return {
    sha256: read.sha256,
    serial: BigInt(`0x${read.serial.toString("hex")}`).toString(16),
    notBefore: read.notBefore,
    notAfter: read.notAfter,
    isAuthority: read.isAuthority,
    purposes: read.extendedKeyUsage ? [...read.extendedKeyUsage] : undefined,
    dnsNames: read.names.filter(({ kind }) => kind === "dns").map(({ value }) => value),
    ocspUrls: read.ocspUrls,
    issuerUrls: read.issuerUrls,
    publicKey: read.publicKey?.export({ type: "spki", format: "pem" }).toString(),
    isSelfIssued: isSelfIssued(read),
    subject: nameForPeople(read.subject),
    issuer: nameForPeople(read.issuer),
  };
}

function nodes(der: Uint8Array): Facts {
  const read = new X509Certificate(der);
  const access = (kind: string): readonly string[] =>
    (read.infoAccess ?? "").split("\n").flatMap((line) => (line.startsWith(kind) ? [line.slice(kind.length)] : []));
  return {
    sha256: read.fingerprint256.replaceAll(":", "").toLowerCase(),
    serial: BigInt(`0x${read.serialNumber}`).toString(16),
    notBefore: read.validFromDate.getTime(),
    notAfter: read.validToDate.getTime(),
    isAuthority: read.ca,
    purposes: read.keyUsage,
    dnsNames: (read.subjectAltName ?? "")
      .split(", ")
      .flatMap((name) => (name.startsWith("DNS:") ? [name.slice(4)] : [])),
    ocspUrls: access("OCSP - URI:"),
    issuerUrls: access("CA Issuers - URI:"),
    publicKey: read.publicKey.export({ type: "spki", format: "pem" }).toString(),
    isSelfIssued: read.subject === read.issuer,
    subject: forPeople(read.toLegacyObject().subject),
    issuer: forPeople(read.toLegacyObject().issuer),
  };
}

type Name = Partial<Record<string, string | string[]>>;

function forPeople(name: object): string | undefined {
  const { CN, O, OU } = name as Name;
  return [CN ?? O ?? OU].flat()[0];
}

test("every root of Mozilla's list reads the same as in OpenSSL", () => {
  const ders = rootCertificates.map((pem) => new X509Certificate(pem).raw);

  expect(ders.length).toBeGreaterThan(100);
  expect(ders.map(ours)).toEqual(ders.map(nodes));
});

const urls = { ocspUrls: ["http://o.example/"], issuerUrls: ["http://i.example/a", "http://i.example/b"] };

test.for([
  ["a leaf", leafOf()],
  ["an intermediate", intermediate],
  ["a root", root],
  ["URLs", leafOf({ ...urls, crlUrls: ["http://c.example/"] })],
  ["no names", leafOf({ names: null })],
  ["no purposes", leafOf({ extendedKeyUsage: null })],
  ["many purposes", leafOf({ extendedKeyUsage: [oids.serverAuth, oids.ocspSigning, oids.anyExtendedKeyUsage] })],
  ["a wide serial", leafOf({ serial: Buffer.alloc(20, 0x7f) })],
  ["a serial whose first bit is set", leafOf({ serial: Buffer.from("ff01", "hex") })],
  ["a time after 2050", leafOf({ notAfter: new Date("2077-01-02T03:04:05Z") })],
  ["an Ed25519 key", leafOf({ keys: keysOf("ed25519") })],
  ["a P-384 key", leafOf({ keys: keysOf("p384") })],
  ["an RSA key", leafOf({ keys: keysOf("rsa2048") })],
  ["a Korean organisation", leafOf({ subject: { organization: "한국 회사" } })],
  ["10,000 names", chainFor("many names").leaf],
] as const)("%s reads as OpenSSL reads it", ([, { der }]) => {
  expect(ours(der)).toEqual(nodes(der));
});

test("names and addresses have the same form as in URLs", () => {
  const { names } = readCertificate(leafOf({ names: ["*.b.example", "192.0.2.1", "2001:DB8:0:0::5", "::1"] }).der);

  expect(names).toEqual([
    { kind: "dns", value: "*.b.example" },
    { kind: "ip", value: "192.0.2.1" },
    { kind: "ip", value: "2001:db8::5" },
    { kind: "ip", value: "::1" },
  ]);
});

test("fields that only this reader has", () => {
  const crlUrls = ["http://c.example/1", "http://c.example/2"];
  const leaf = readCertificate(
    leafOf({ crlUrls, hash: "sha384", keyUsage: ["digitalSignature", "keyEncipherment"] }).der,
  );
  const authority = readCertificate(intermediateOf({ authority: { pathLength: 3 } }).der);

  expect(leaf).toMatchObject({ crlUrls, signature: "ecdsaWithSha384", signatureHash: "sha384", pathLength: null });
  expect(leaf.keyUsage).toEqual(new Set(["digitalSignature", "keyEncipherment"]));
  expect(leaf.authorityKeyIdentifier).toEqual(authority.subjectKeyIdentifier);
  expect(authority.pathLength).toBe(3);
  expect(authority.keyUsage).toEqual(new Set(["keyCertSign", "crlSign"]));
  expect(readSubject(leaf.der)).toEqual(leaf.subject);
});

test.for(["md5", "sha1"] as const)("a signature with %s is called by its hash", (hash) => {
  expect(readCertificate(chainFor(`${hash} signature`).leaf.der).signatureHash).toBe(hash);
});

test("what is absent is null, which differs from empty", () => {
  const bare = readCertificate(
    leafOf({
      keyUsage: null,
      extendedKeyUsage: null,
      subjectKeyIdentifier: null,
      authorityKeyIdentifier: null,
      names: null,
    }).der,
  );

  expect(bare).toMatchObject({
    keyUsage: null,
    extendedKeyUsage: null,
    subjectKeyIdentifier: null,
    authorityKeyIdentifier: null,
    names: [],
    isAuthority: false,
  });
});

describe("issuing", () => {
  const leaf = readCertificate(leafOf().der);

  test.for([
    ["its issuer", leafOf(), intermediate, true],
    ["the issuer of its issuer", leafOf(), root, false],
    ["an unrelated CA", leafOf(), strangerRoot, false],
    ["a renewed issuer of the same name and key", leafOf(), intermediateOf({ notAfter: inDays(10) }), true],
    ["an issuer of the same name with another key", leafOf(), intermediateOf({ keys: keysOf("p256", "other") }), false],
    ["the issuer of a forgery", chainFor("forged signature").leaf, intermediate, false],
    ["itself", root, root, true],
  ] as const)("by %s", ([, certificate, issuer, holds]) => {
    expect(isIssuedBy(readCertificate(certificate.der), readCertificate(issuer.der))).toBe(holds);
  });

  test("by a certificate with an unreadable key is not proven", () => {
    expect(isIssuedBy(leaf, { ...readCertificate(intermediate.der), publicKey: null })).toBe(false);
  });

  test("by itself shows in the names", () => {
    expect(isSelfIssued(readCertificate(root.der))).toBe(true);
    expect(isSelfIssued(leaf)).toBe(false);
  });
});

describe("a display name", () => {
  const organization = "Example Ltd";

  test.for([
    ["the common name", distinguishedName({ organization, commonName: "a.example" }), "a.example"],
    ["else the organisation", distinguishedName({ organization }), organization],
    ["else the last attribute", sequence(attribute(oids.countryName, "KR"), attribute("2.5.4.7", "Seoul")), "Seoul"],
    ["empty for an empty name", sequence(), ""],
    ["UTF-16 where the attribute is a BMPString", sequence(wide("한국")), "한국"],
  ] as const)("is %s", ([, name, text]) => {
    expect(nameForPeople(name)).toBe(text);
  });

  test("is bounded, for any length of the attribute", () => {
    expect(nameForPeople(distinguishedName({ commonName: "x".repeat(100_000) }))).toHaveLength(1024);
  });
});

test.for([
  ["basic constraints", oids.basicConstraints, set()],
  // X.690 §8.2.1: a BOOLEAN is one byte.
  ["basic constraints with a flag of no value", oids.basicConstraints, sequence(encode(0x01))],
  ["basic constraints with a negative path length", oids.basicConstraints, sequence(encode(0x02, Buffer.from([0x80])))],
  ["key usage", oids.keyUsage, octetString(Buffer.from([0, 0x80]))],
  ["extended key usage", oids.extendedKeyUsage, sequence(octetString(Buffer.from([0x55])))],
  ["names", oids.subjectAltName, set()],
] as const)("%s of another shape than they must have are refused", ([, oid, value]) => {
  const bare = { names: null, keyUsage: null, extendedKeyUsage: null };

  expect(() => readCertificate(leafOf({ ...bare, extensions: [extension(oid, value)] }).der)).toThrow(DerError);
});

test("of a repeated extension the first counts", () => {
  const second = extension(oids.extendedKeyUsage, sequence(objectIdentifier(oids.ocspSigning)));
  const { extendedKeyUsage } = readCertificate(leafOf({ extensions: [second] }).der);

  expect(extendedKeyUsage).toEqual(new Set([oids.serverAuth]));
});

function attribute(oid: string, value: string): Buffer {
  return set(sequence(objectIdentifier(oid), utf8String(value)));
}

function wide(text: string): Buffer {
  return set(sequence(objectIdentifier(oids.commonName), encode(0x1e, Buffer.from(text, "utf16le").swap16())));
}
