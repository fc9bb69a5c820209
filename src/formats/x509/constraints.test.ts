import { expect, test } from "vitest";
import { intermediateOf, leafOf } from "../../../test/twins/pki/pki.ts";
import { nameConstraints, type Subtree } from "../../../test/twins/pki/extensions.ts";
import { constructed, encode, objectIdentifier, primitive, sequence } from "../../demo/der-writer.ts";
import { extension } from "../../demo/extensions.ts";
import { distinguishedName, type Credential } from "../../demo/issue.ts";
import { readCertificate } from "./certificate.ts";
import { constraintProblem, readNameConstraints } from "./constraints.ts";
import { readSubjectNames } from "./subjects.ts";
import { DerError } from "./der.ts";
import { oids } from "./oids.ts";

const ten: Subtree = { address: "10.0.0.0", prefix: 8 };
const documentation: Subtree = { address: "2001:db8::", prefix: 32 };

type Row = readonly [
  names: readonly string[],
  constraints: { readonly permitted?: readonly Subtree[]; readonly excluded?: readonly Subtree[] },
  isForbidden: boolean,
];

/** The problem of a CA's constraints with a certificate's names. */
function problemOf(authority: Credential, certificate: Credential) {
  const constraints = readNameConstraints(readCertificate(authority.der));
  return constraints && constraintProblem(constraints, readSubjectNames(readCertificate(certificate.der)));
}

/** A subtree from its base's tag and content, and optional limits. */
function subtree(tag: number, content: Uint8Array, ...rest: readonly Uint8Array[]): Buffer {
  return sequence(encode(tag, content), ...rest);
}

/** A CA with the given permitted or excluded subtrees. */
function constrained(to: { readonly permitted?: Buffer; readonly excluded?: Buffer }): Credential {
  const lists = [to.permitted && constructed(0, to.permitted), to.excluded && constructed(1, to.excluded)];
  const value = sequence(...lists.filter((list) => list !== undefined));
  return intermediateOf({ extensions: [extension(oids.nameConstraints, value, true)] });
}

/** A leaf with the given subjectAltName entries. */
function named(...names: readonly Buffer[]): Credential {
  return leafOf({ names: null, extensions: [extension(oids.subjectAltName, sequence(...names))] });
}

test.for<Row>([
  [["www.a.example"], { permitted: ["a.example"] }, false],
  [["a.example"], { permitted: ["a.example"] }, false],
  [["WWW.A.example"], { permitted: ["a.EXAMPLE"] }, false],
  [["wa.example"], { permitted: ["a.example"] }, true],
  [["b.example"], { permitted: ["a.example"] }, true],
  [["b.example"], { permitted: ["a.example", "b.example"] }, false],
  [["a.example", "b.example"], { permitted: ["a.example"] }, true],
  [["a.example"], { permitted: [""] }, false],
  [["a.example"], { permitted: [".a.example"] }, true],
  [["www.a.example"], { permitted: [".a.example"] }, false],
  [["*.a.example"], { permitted: ["a.example"] }, false],
  // A wildcard stands for every name it matches, CVE-2025-61727.
  [["*.a.example"], { permitted: ["www.a.example"] }, true],
  [["*.a.example"], { excluded: ["www.a.example"] }, true],
  [["*.a.example"], { excluded: ["deep.www.a.example"] }, false],
  [["*.a.example"], { excluded: [".a.example"] }, true],
  [["*.a.example"], { excluded: [".www.a.example"] }, false],
  [["www.a.example"], { excluded: ["a.example"] }, true],
  [["b.example"], { excluded: ["a.example"] }, false],
  [["www.a.example"], { permitted: ["a.example"], excluded: ["www.a.example"] }, true],
  // RFC 5280 §4.2.1.10: kinds without constraints are unrestricted.
  [["10.1.2.3"], { permitted: ["a.example"] }, false],
  [["10.1.2.3"], { permitted: [ten] }, false],
  [["11.1.2.3"], { permitted: [ten] }, true],
  [["10.1.2.3"], { excluded: [ten] }, true],
  [["2001:db8::1"], { permitted: [documentation] }, false],
  [["2001:db9::1"], { permitted: [documentation] }, true],
  [["2001:db8::1"], { permitted: [ten] }, true],
])("names %j under %j: forbidden is %j", ([names, constraints, isForbidden]) => {
  const authority = intermediateOf({ extensions: [nameConstraints(constraints)] });

  expect(problemOf(authority, leafOf({ names }))).toBe(isForbidden ? "forbidden" : null);
});

test("constraints forbid nothing if they are empty or the certificate has no name of their kind", () => {
  const authority = intermediateOf({ extensions: [nameConstraints({ permitted: ["a.example"] })] });

  expect(problemOf(intermediateOf({}), leafOf())).toBeNull();
  expect(problemOf(authority, leafOf({ names: null }))).toBeNull();
});

const text = (value: string) => Buffer.from(value, "latin1");
const email = (value: string) => primitive(1, text(value));
const uri = (value: string) => primitive(6, text(value));
const other = (type: string) => constructed(0, objectIdentifier(type), constructed(0, encode(0x0c, text("x"))));
const directory = (organization: string, commonName?: string) =>
  constructed(4, distinguishedName({ organization, ...(commonName !== undefined && { commonName }) }));
const inside = (base: Buffer) => sequence(base);

// RFC 5280 §4.2.1.10, kind by kind.
test.for([
  ["an e-mail address at a host", email("a@mail.example"), inside(email("mail.example")), "within"],
  ["an e-mail address at a host below", email("a@sub.mail.example"), inside(email("mail.example")), "outside"],
  ["an e-mail address below a domain", email("a@sub.mail.example"), inside(email(".mail.example")), "within"],
  ["an e-mail address at the domain itself", email("a@mail.example"), inside(email(".mail.example")), "outside"],
  ["one mailbox", email("a@Mail.example"), inside(email("a@mail.EXAMPLE")), "within"],
  ["one mailbox in other letters", email("A@mail.example"), inside(email("a@mail.example")), "outside"],
  ["a URI at a host", uri("https://www.a.example/x"), inside(uri("www.a.example")), "within"],
  ["a URI at a host below", uri("https://sub.www.a.example/x"), inside(uri("www.a.example")), "outside"],
  ["a URI below a domain", uri("https://www.a.example:8443/x"), inside(uri(".a.example")), "within"],
  ["an otherName of any content", other("1.2.3.4"), inside(other("1.2.3.4")), "unclear"],
  ["an other name of another type", other("1.2.3.5"), inside(other("1.2.3.4")), "free"],
  [
    "an address under half a network",
    primitive(7, Buffer.from([10, 0, 0, 1])),
    subtree(0x87, Buffer.from([10, 0, 0, 0])),
    "unclear",
  ],
  [
    "an address under a mask with a hole",
    primitive(7, Buffer.from([10, 0, 0, 1])),
    subtree(0x87, Buffer.from([10, 0, 0, 0, 255, 0, 255, 0])),
    "unclear",
  ],
  [
    "a base with a minimum",
    primitive(2, text("a.example")),
    subtree(0x82, text("a.example"), primitive(0, Buffer.from([1]))),
    "unclear",
  ],
] as const)("%s", ([, name, base, place]) => {
  const expected = {
    within: { permitted: null, excluded: "forbidden" },
    outside: { permitted: "forbidden", excluded: null },
    // What cannot be compared must be rejected.
    unclear: { permitted: "forbidden", excluded: "forbidden" },
    free: { permitted: null, excluded: null },
  }[place];

  expect({
    permitted: problemOf(constrained({ permitted: base }), named(name)),
    excluded: problemOf(constrained({ excluded: base }), named(name)),
  }).toEqual(expected);
});

test.for([
  ["below it", distinguishedName({ organization: "Example", commonName: "www" }), null],
  ["in other letters", distinguishedName({ organization: "EXAMPLE", commonName: "www" }), null],
  ["elsewhere", distinguishedName({ organization: "Elsewhere", commonName: "www" }), "forbidden"],
  ["with the same parts upside down", distinguishedName({ commonName: "Example", organization: "www" }), "forbidden"],
  ["empty", sequence(), null],
] as const)("a subject %s under a permitted directory name", ([, subject, problem]) => {
  const authority = constrained({ permitted: inside(directory("Example")) });

  expect(problemOf(authority, leafOf({ subject }))).toBe(problem);
});

test("an email address in the subject counts too", () => {
  const subject = sequence(
    encode(0x31, sequence(objectIdentifier(oids.emailAddress), encode(0x16, text("a@mail.example")))),
  );

  expect(problemOf(constrained({ excluded: inside(email("mail.example")) }), leafOf({ subject }))).toBe("forbidden");
});

test.for([
  ["as they should be", { permitted: inside(primitive(2, text("a.example"))) }, true],
  ["with every name", { permitted: inside(primitive(2, text(""))) }, true],
  ["with a leading dot", { permitted: inside(primitive(2, text(".a.example"))) }, false],
  ["with a wildcard", { permitted: inside(primitive(2, text("*.a.example"))) }, false],
  ["with half a network", { excluded: inside(primitive(7, Buffer.from([10, 0, 0, 0]))) }, false],
  ["of an unsupported type", { excluded: inside(other("1.2.3.4")) }, true],
  ["without any subtree", {}, false],
] as const)("whether constraints %s are well-formed", ([, to, isWellFormed]) => {
  expect(readNameConstraints(readCertificate(constrained(to).der))).toMatchObject({ isWellFormed });
});

test("malformed constraints cannot be read", () => {
  const broken = intermediateOf({ extensions: [extension(oids.nameConstraints, Buffer.from("020101", "hex"))] });

  expect(() => readNameConstraints(readCertificate(broken.der))).toThrow(DerError);
});

test.for([
  [1024, 1023, null],
  [1025, 1024, "excessive"],
] as const)("%i subtrees and %i names with a subject are %s", ([subtrees, count, problem]) => {
  const permitted = Array.from({ length: subtrees }, (_, index) => `n${index}.example`);
  const authority = intermediateOf({ extensions: [nameConstraints({ permitted })] });

  expect(problemOf(authority, leafOf({ names: permitted.slice(0, count) }))).toBe(problem);
});
