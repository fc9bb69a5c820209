import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { clientAuth, mustStaple, nameConstraints } from "../../../test/twins/pki/extensions.ts";
import { intermediateOf, keysOf, leafOf, root } from "../../../test/twins/pki/pki.ts";
import { constructed, encode, objectIdentifier, primitive, sequence, set, utf8String } from "../../demo/der-writer.ts";
import { extension, subjectAltName } from "../../demo/extensions.ts";
import { issueRoot, type Credential, type CertificateProfile } from "../../demo/issue.ts";
import { readCertificate, type Certificate } from "../../formats/x509/certificate.ts";
import { oids } from "../../formats/x509/oids.ts";
import { formProblems, type FormProblem, type Role } from "./path-rules.ts";

const years = { notBefore: new Date("2020-01-01"), notAfter: new Date("2040-01-01") };
const key = Buffer.from("0102030405", "hex");

function rootOf(profile: Partial<CertificateProfile> = {}): Credential {
  return issueRoot({ subject: { commonName: "Odd Root" }, keys: keysOf("p256", "root"), ...years, ...profile });
}

/** A critical key identifier extension. */
const criticalKey = extension(oids.subjectKeyIdentifier, encode(0x04, key), true);
const authorityKey = (...parts: readonly Buffer[]) => extension(oids.authorityKeyIdentifier, sequence(...parts));
const issuerAndSerial = [constructed(1), primitive(2, Buffer.from([7]))];
const purposes = (list: readonly string[], isCritical: boolean) =>
  extension(oids.extendedKeyUsage, sequence(...list.map(objectIdentifier)), isCritical);
const names = (...list: readonly string[]) => ({ names: list, subject: sequence() });
const san = (list: readonly string[], isCritical: boolean) => {
  const value = list.map((name) => primitive(2, Buffer.from(name)));
  return { names: null, extensions: [extension(oids.subjectAltName, sequence(...value), isCritical)] };
};
const unlimited = {
  authority: null,
  extensions: [extension(oids.basicConstraints, sequence(encode(0x01, Buffer.from([0xff]))))],
};
const twice = sequence(
  ...["a.example", "a.example"].map((name) => set(sequence(objectIdentifier(oids.commonName), utf8String(name)))),
);
const commonName = (name: string, list: readonly string[]) => leafOf({ subject: { commonName: name }, names: list });

type Row = readonly [
  what: string,
  role: Role,
  certificate: Credential,
  problem: FormProblem,
  binds: "all" | "public" | "private",
];

test.for<Row>([
  ["a leaf without the key of its issuer", "leaf", leafOf({ authorityKeyIdentifier: null }), "key-identifiers", "all"],
  [
    "an authority without its own key",
    "intermediate",
    intermediateOf({ subjectKeyIdentifier: null }),
    "key-identifiers",
    "all",
  ],
  [
    "an identifier that is critical",
    "leaf",
    leafOf({ subjectKeyIdentifier: null, extensions: [criticalKey] }),
    "key-identifiers",
    "all",
  ],
  ["a root that names another key", "anchor", rootOf({ authorityKeyIdentifier: key }), "key-identifiers", "public"],
  [
    "a root that names itself by serial number",
    "anchor",
    rootOf({ authorityKeyIdentifier: null, extensions: [authorityKey(...issuerAndSerial)] }),
    "key-identifiers",
    "public",
  ],
  ["an authority without key usage", "intermediate", intermediateOf({ keyUsage: null }), "key-usage-missing", "all"],
  ["a serial number of zero", "leaf", leafOf({ serial: Buffer.from([0]) }), "serial-form", "all"],
  [
    "a serial number of 21 bytes",
    "intermediate",
    intermediateOf({ serial: Buffer.alloc(21, 0x7f) }),
    "serial-form",
    "all",
  ],
  ["a leaf without a purpose", "leaf", leafOf({ extendedKeyUsage: null }), "purpose-form", "public"],
  [
    "a leaf for every purpose",
    "leaf",
    leafOf({ extendedKeyUsage: [oids.serverAuth, oids.anyExtendedKeyUsage] }),
    "purpose-form",
    "public",
  ],
  [
    "a purpose that is critical",
    "leaf",
    leafOf({ extendedKeyUsage: null, extensions: [purposes([oids.serverAuth], true)] }),
    "purpose-form",
    "public",
  ],
  ["a root with a purpose", "anchor", rootOf({ extendedKeyUsage: [clientAuth] }), "purpose-form", "public"],
  ["a common name of another host", "leaf", commonName("b.example", ["a.example"]), "common-name", "public"],
  ["two common names", "leaf", leafOf({ subject: twice, names: ["a.example"] }), "common-name", "public"],
  ["a common name in other letters", "leaf", commonName("A.example", ["a.example"]), "common-name", "public"],
  ["an address in another spelling", "leaf", commonName("192.0.2.01", ["192.0.2.1"]), "common-name", "public"],
  ["an address in hexadecimal", "leaf", commonName("0xc0000201", ["192.0.2.1"]), "common-name", "public"],
  [
    "an address that is not shortened",
    "leaf",
    commonName("2001:db8:0:0:0:0:0:1", ["2001:db8::1"]),
    "common-name",
    "public",
  ],
  ["a leaf that is an authority", "leaf", leafOf({ authority: {} }), "authority-as-server", "all"],
  [
    "a leaf that signs certificates",
    "leaf",
    leafOf({ keyUsage: ["digitalSignature", "keyCertSign"] }),
    "leaf-is-authority",
    "all",
  ],
  ["an underscore in a name", "leaf", leafOf(names("foo_bar.example")), "names-form", "all"],
  [
    "an address of five bytes",
    "leaf",
    leafOf({ names: null, extensions: [extension(oids.subjectAltName, sequence(primitive(7, key)))] }),
    "names-form",
    "all",
  ],
  [
    "names without a subject, not critical",
    "leaf",
    leafOf({ ...san(["a.example"], false), subject: sequence() }),
    "names-form",
    "all",
  ],
  ["names beside a subject, critical", "leaf", leafOf({ ...san(["localhost"], true) }), "names-form", "public"],
  [
    "constraints in a leaf",
    "leaf",
    leafOf({ extensions: [nameConstraints({ permitted: ["a.example"] })] }),
    "constraints-form",
    "all",
  ],
  [
    "constraints with a leading dot",
    "intermediate",
    intermediateOf({ extensions: [nameConstraints({ permitted: [".a.example"] })] }),
    "constraints-form",
    "all",
  ],
  [
    "constraints that cannot be read",
    "anchor",
    rootOf({ extensions: [extension(oids.nameConstraints, Buffer.from("020101", "hex"), true)] }),
    "constraints-form",
    "all",
  ],
  [
    "constraints that are not critical",
    "intermediate",
    intermediateOf({
      extensions: [
        extension(oids.nameConstraints, sequence(constructed(0, sequence(primitive(2, Buffer.from("a.example")))))),
      ],
    }),
    "constraints-form",
    "private",
  ],
  ["basic constraints that are not critical", "intermediate", intermediateOf(unlimited), "authority-form", "all"],
  ["a root without basic constraints", "anchor", rootOf({ authority: null }), "authority-form", "all"],
  [
    "a path length without certificates to sign",
    "intermediate",
    intermediateOf({ keyUsage: ["crlSign"] }),
    "authority-form",
    "all",
  ],
  ["an authority without a name", "anchor", rootOf({ subject: sequence() }), "empty-name", "all"],
  [
    "critical access information",
    "leaf",
    leafOf({ extensions: [extension(oids.authorityInfoAccess, sequence(), true)] }),
    "extension-form",
    "all",
  ],
  [
    "policy constraints that are not critical",
    "intermediate",
    intermediateOf({ extensions: [extension(oids.policyConstraints, sequence())] }),
    "extension-form",
    "all",
  ],
])("%s: in a %s", ([, role, { der }, problem, binds]) => {
  const certificate = readCertificate(der);

  expect(formProblems(certificate, role, "every")).toContain(problem);
  expect(formProblems(certificate, role, "public").includes(problem)).toBe(binds !== "private");
  expect(formProblems(certificate, role, "private").includes(problem)).toBe(binds !== "public");
});

const good = readCertificate(leafOf().der);

test.for<readonly [what: string, change: Partial<Certificate>, problem: FormProblem]>([
  ["an unknown version", { version: null }, "version-form"],
  ["version 1 with extensions", { version: 1 }, "version-form"],
  ["a negative serial number", { serial: Buffer.from([0x80]) }, "serial-form"],
  ["an issuer without a name", { issuer: sequence() }, "empty-name"],
  ["two algorithms for one signature", { hasOneAlgorithm: false }, "signature-form"],
])("%s is a problem of form", ([, change, problem]) => {
  expect(formProblems({ ...good, ...change }, "leaf", "private")).toEqual([problem]);
});

test("the rule about a modulus of whole bytes binds public authorities only", () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2052 });

  expect(formProblems({ ...good, publicKey }, "leaf", "public")).toEqual(["key-form"]);
  expect(formProblems({ ...good, publicKey }, "leaf", "private")).toEqual([]);
});

test.for<readonly [what: string, role: Role, certificate: Credential]>([
  ["a leaf", "leaf", leafOf()],
  ["a leaf without a subject", "leaf", leafOf(names("a.example"))],
  ["a leaf with a wildcard and its domain for a common name", "leaf", commonName("a.example", ["*.a.example"])],
  ["a leaf whose common name is not a host name", "leaf", commonName("My server", ["a.example"])],
  ["a leaf for a domain below its common name", "leaf", commonName("a.example", ["www.a.example"])],
  ["a leaf with further extensions", "leaf", leafOf({ extensions: [mustStaple()] })],
  ["a serial number of 20 bytes", "leaf", leafOf({ serial: Buffer.alloc(20, 0x7f) })],
  ["an intermediate", "intermediate", intermediateOf({})],
  [
    "an intermediate with constraints",
    "intermediate",
    intermediateOf({ extensions: [nameConstraints({ permitted: ["a.example"] })] }),
  ],
  ["a root", "anchor", root],
  ["a root that does not name its key twice", "anchor", rootOf({ authorityKeyIdentifier: null })],
])("a well-formed %s has no problems", ([, role, { der }]) => {
  expect(formProblems(readCertificate(der), role, "every")).toEqual([]);
});

test("an empty subject is allowed with a critical subjectAltName", () => {
  const leaf = leafOf({ subject: sequence(), names: null, extensions: [subjectAltName(["a.example"], true)] });

  expect(formProblems(readCertificate(leaf.der), "leaf", "every")).toEqual([]);
});
