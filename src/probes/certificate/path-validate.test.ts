import * as fc from "fast-check";
import { rootCertificates } from "node:tls";
import { X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { clientAuth, nameConstraints, unknownExtension } from "../../../test/twins/pki/extensions.ts";
import { oddRsaKeys } from "../../../test/twins/pki/odd-keys.ts";
import {
  inDays,
  intermediate,
  intermediateOf,
  keysOf,
  leafOf,
  now,
  root,
  strangerCa,
} from "../../../test/twins/pki/pki.ts";
import { integer, objectIdentifier, primitive, sequence } from "../../demo/der-writer.ts";
import { extension } from "../../demo/extensions.ts";
import { issueRoot, type Credential, type CertificateProfile } from "../../demo/issue.ts";
import { readCertificate } from "../../formats/x509/certificate.ts";
import { oids } from "../../formats/x509/oids.ts";
import { leafProblems } from "./leaf.ts";
import { findPath, type PathQuery } from "./path.ts";
import { judgePaths } from "./path-problems.ts";
import type { PathProfile as FormProfile } from "./path-rules.ts";
import { pathForm, pathlessProblem } from "./path-validate.ts";

const certificateOf = ({ der }: Credential) => readCertificate(der);

/** A path search, and the identity that the certificate should have. */
interface ValidationQuery extends PathQuery {
  /** Null where any subject is accepted. */
  readonly host: string | null;
  readonly profile: FormProfile;
}

/** What the parts find together, without OpenSSL's verdict. */
function validatePath(query: ValidationQuery) {
  const { leaf, host, now, profile } = query;
  const search = findPath(query);
  const { best } = search;
  const problems = [
    ...leafProblems(leaf, { host, now, exchange: null }),
    ...(best ? best.problems : [pathlessProblem(leaf, search)]),
    ...pathForm(best?.certificates ?? [leaf], profile),
  ];
  return { path: best, problems: [...new Set(problems)] };
}

function query(chain: readonly Credential[], change: Partial<ValidationQuery> = {}, anchor = root): ValidationQuery {
  const [leaf, ...others] = chain.map(certificateOf);
  if (!leaf) throw new Error("a chain without a leaf");
  const named = (subject: Uint8Array) =>
    anchor.subject.equals(subject) ? [{ der: anchor.der, by: "given" as const }] : [];
  return { leaf, others, trust: { named }, now: now.getTime(), host: "localhost", profile: "every", ...change };
}

/** An authority with its own name and key. */
function authority(name: string, profile: Partial<CertificateProfile> = {}, issuer: Credential = root): Credential {
  return intermediateOf(
    { subject: { commonName: name }, keys: keysOf("p256", name), authority: {}, ...profile },
    issuer,
  );
}

const constrained = (...permitted: readonly string[]) => ({ extensions: [nameConstraints({ permitted })] });
const names = { permitted: ["localhost", { address: "127.0.0.0", prefix: 8 }] } as const;
const kept = { extensions: [nameConstraints(names)] };

const listed = (oid: string) => extension(oids.certificatePolicies, sequence(sequence(objectIdentifier(oid))));
const [one, two, anyOne] = [listed("1.2.3.1"), listed("1.2.3.2"), listed(oids.anyPolicy)];
const required = extension(oids.policyConstraints, sequence(primitive(0, Buffer.from([0]))), true);
const noAny = extension(oids.inhibitAnyPolicy, integer(0), true);
const pair = sequence(objectIdentifier("1.2.3.1"), objectIdentifier("1.2.3.2"));
const mapped = extension(oids.policyMappings, sequence(pair), true);

type Row = readonly [
  what: string,
  line: readonly Partial<CertificateProfile>[],
  leaf: Partial<CertificateProfile>,
  problems: readonly string[],
];

// RFC 5280 §6.1, from the top down; `authority: { pathLength }` and the other fields are constraints of each authority on those below.
test.for<Row>([
  ["nothing but a leaf", [], {}, []],
  ["a required policy that no certificate has", [{ extensions: [required] }], {}, ["policies"]],
  ["a policy that is required, and held", [{ extensions: [required, one] }], { extensions: [one] }, []],
  [
    "a policy that is required, and another one",
    [{ extensions: [required, one] }],
    { extensions: [two] },
    ["policies"],
  ],
  ["a policy under any policy", [{ extensions: [required, anyOne] }], { extensions: [two] }, []],
  [
    "any policy where it no longer counts",
    [{ extensions: [required, one, noAny] }],
    { extensions: [anyOne] },
    ["policies"],
  ],
  ["a policy that is mapped", [{ extensions: [required, one, mapped] }], { extensions: [two] }, []],
  ["a policy that is mapped away", [{ extensions: [required, one, mapped] }], { extensions: [one] }, ["policies"]],
  ["policies that cannot be read", [], { extensions: [extension(oids.certificatePolicies, sequence())] }, ["policies"]],
  ["a length that is kept", [{ authority: { pathLength: 1 } }, { authority: { pathLength: 0 } }], {}, []],
  ["a length that may grow", [{ authority: { pathLength: 1 } }, { authority: { pathLength: 5 } }], {}, []],
  ["a length that is not kept", [{ authority: { pathLength: 0 } }, {}], {}, ["path-length"]],
  ["a length that is not kept far below", [{ authority: { pathLength: 1 } }, {}, {}], {}, ["path-length"]],
  ["constraints that are kept", [kept], {}, []],
  ["constraints that the leaf breaks", [constrained("elsewhere.example")], {}, ["name-constraints"]],
  ["constraints that only the upper one has", [constrained("elsewhere.example"), {}], {}, ["name-constraints"]],
  ["constraints that the lower one cannot widen", [constrained("elsewhere.example"), kept], {}, ["name-constraints"]],
  [
    "constraints that an authority breaks",
    [constrained("a.example"), { names: ["b.example"] }],
    { names: ["a.example"] },
    ["wrong-name", "name-constraints"],
  ],
  ["an issuer that is not a CA", [{ authority: null }], {}, ["not-an-authority"]],
  ["a key that may not sign certificates", [{ keyUsage: ["crlSign"] }], {}, ["not-an-authority"]],
  ["an authority for clients", [{ extendedKeyUsage: [clientAuth] }], {}, ["issuer-purpose"]],
  ["an authority for everything", [{ extendedKeyUsage: [oids.anyExtendedKeyUsage] }], {}, []],
  ["an unknown critical extension above", [{ extensions: [unknownExtension(true)] }], {}, ["critical-extension"]],
  ["an unknown extension above", [{ extensions: [unknownExtension(false)] }], {}, []],
  ["an unknown critical extension", [], { extensions: [unknownExtension(true)] }, ["critical-extension"]],
  [
    "the same extension twice",
    [],
    { extensions: [unknownExtension(false), unknownExtension(false)] },
    ["duplicate-extension"],
  ],
  ["an authority with a weak key", [{ keys: keysOf("rsa1024") }], {}, ["weak-issuer-key"]],
  ["an authority whose signatures anyone can forge", [{ keys: oddRsaKeys(1n) }], {}, ["weak-issuer-key"]],
  ["a leaf whose signatures anyone can forge", [], { keys: oddRsaKeys(1n) }, ["weak-key"]],
  ["an authority signed with SHA-1", [{ hash: "sha1" }], {}, ["weak-signature"]],
  ["an authority that is over", [{ notAfter: inDays(-1), notBefore: inDays(-9) }], {}, ["issuer-expired"]],
  ["an authority to come", [{ notBefore: inDays(1) }], {}, ["issuer-not-yet-valid"]],
  [
    "everything at once",
    [{ authority: { pathLength: 0 }, notBefore: inDays(1), ...constrained("elsewhere.example") }, { hash: "sha1" }],
    {
      notBefore: inDays(-9),
      notAfter: inDays(-1),
      extendedKeyUsage: [clientAuth],
      names: ["b.example"],
      serial: Buffer.from([0]),
    },
    [
      "expired",
      "wrong-name",
      "wrong-purpose",
      "issuer-not-yet-valid",
      "weak-signature",
      "path-length",
      "name-constraints",
      "serial-form",
    ],
  ],
])("a path with %s", ([, line, profile, problems]) => {
  const chain: Credential[] = [];
  for (const [height, each] of line.entries()) chain.unshift(authority(`Authority ${height}`, each, chain[0] ?? root));
  const { path, problems: found } = validatePath(query([leafOf(profile, chain[0] ?? root), ...chain]));

  expect(path?.certificates).toHaveLength(line.length + 2);
  expect(found).toEqual(problems);
});

test("self-issued certificates count neither for the path length nor for name constraints", () => {
  const upper = authority("Renewed", { authority: { pathLength: 0 }, ...kept });
  const again = authority("Renewed", { keys: keysOf("p256", "renewed"), names: ["b.example"] }, upper);

  expect(validatePath(query([leafOf({}, again), again, upper])).problems).toEqual([]);
  expect(validatePath(query([leafOf({}, again), again, upper], { mostIntermediates: 1 })).problems).toEqual([]);
});

test("the caller's own limit works like that of an anchor", () => {
  const chain = [leafOf(), intermediate];

  expect(validatePath(query(chain, { mostIntermediates: 1 })).problems).toEqual([]);
  expect(validatePath(query(chain, { mostIntermediates: 0 })).problems).toEqual(["path-length"]);
});

// RFC 5280 §4.1.2.5: from the first to the last second, inclusive.
test.for([
  ["2030-01-01T00:00:00.000Z", []],
  ["2029-12-31T23:59:59.999Z", ["not-yet-valid"]],
  ["2030-03-01T00:00:00.999Z", []],
  ["2030-03-01T00:00:01.000Z", ["expired"]],
] as const)("at %s a certificate valid in January and February 2030 has %j", ([time, problems]) => {
  const leaf = leafOf({ notBefore: new Date("2030-01-01"), notAfter: new Date("2030-03-01") }, root);

  expect(validatePath(query([leaf], { now: Date.parse(time) })).problems).toEqual(problems);
});

const uncheckable = intermediateOf({ keys: oddRsaKeys("long") });
const forged = leafOf({ signedWith: keysOf("p256", "forger").privateKey });
const selfSigned = issueRoot({
  ...years(),
  subject: { commonName: "localhost" },
  names: ["localhost"],
  authority: null,
  keyUsage: ["digitalSignature"],
});

function years() {
  return { notBefore: inDays(-30), notAfter: inDays(60), extendedKeyUsage: [oids.serverAuth] };
}

test.for([
  ["no issuer", [leafOf()], "unknown-authority"],
  ["an untrusted CA above it", [leafOf({}, strangerCa), strangerCa], "unknown-authority"],
  ["the signature of another key", [forged, intermediate], "bad-signature"],
  [
    "a namesake with another key above it",
    [leafOf(), intermediateOf({ keys: keysOf("p256", "other") })],
    "unknown-authority",
  ],
  ["itself above it", [selfSigned], "self-signed"],
  ["an issuer with a key that clients cannot use", [leafOf({}, uncheckable), uncheckable], "weak-issuer-key"],
] as const)("a certificate with %s has no path", ([, chain, problem]) => {
  expect(validatePath(query(chain))).toEqual({ path: null, problems: [problem] });
});

test("an intermediate is an anchor only where anchorsAnywhere is set", () => {
  const chain = [leafOf(), root];

  expect(validatePath(query(chain, {}, intermediate)).problems).toEqual(["unknown-authority"]);
  expect(validatePath(query(chain, { anchorsAnywhere: true }, intermediate)).problems).toEqual([]);
});

test("explicit curve parameters are refused in every position", () => {
  const certificates = [leafOf(), intermediate, root].map(certificateOf);
  const judge = judgePaths({ now: now.getTime() });

  for (const height of certificates.keys()) {
    const path = certificates.map((each, at) => (at === height ? { ...each, spellsCurve: true } : each));
    expect(judge(path)).toEqual(["spelled-curve"]);
  }
  expect(judge(certificates)).toEqual([]);
});

test("without a host, names are not checked", () => {
  const leaf = leafOf({ names: null, extensions: [extension(oids.subjectAltName, sequence())] }, root);

  expect(validatePath(query([leaf], { host: null })).problems).toEqual([]);
  expect(validatePath(query([leaf])).problems).toEqual(["wrong-name", "no-san"]);
});

test("no Mozilla root is refused for its own extensions", () => {
  const roots = rootCertificates.map((pem) => readCertificate(new X509Certificate(pem).raw));
  const judge = judgePaths({ now: Date.parse("2026-11-01") });

  expect(roots.filter((each) => judge([each, each]).some((problem) => problem !== "issuer-expired"))).toEqual([]);
});

test("the order of the served chain does not matter", () => {
  const upper = authority("Upper");
  const short = authority("Lower", { notAfter: inDays(9) }, upper);
  const long = authority("Lower", { keys: keysOf("p256", "Lower"), notAfter: inDays(99) }, upper);
  const others = [upper, short, long, strangerCa, root];
  const leaf = leafOf({}, long);
  const expected = validatePath(query([leaf, ...others]));
  fc.assert(
    fc.property(fc.shuffledSubarray(others, { minLength: others.length }), (shuffled) => {
      expect(validatePath(query([leaf, ...shuffled]))).toEqual(expected);
    }),
  );
});

/** This many authorities, with names from `name`, each signed by the previous one. */
function tower(height: number, name: (index: number) => string, key: (index: number) => string): readonly Credential[] {
  const line: Credential[] = [];
  for (let index = 0; index < height; index++) {
    const profile = { subject: { commonName: name(index) }, keys: keysOf("p256", key(index)), authority: {} };
    line.unshift(intermediateOf(profile, line[0] ?? strangerCa));
  }
  return line;
}

// The cases of Go's TestPathologicalChains, with a trusted authority on top: a hostile chain must not cause unbounded work.
test.for([
  ["different names and keys", (index: number) => `Tower ${index}`, (index: number) => `tower ${index}`],
  ["one name and different keys", () => "Tower", (index: number) => `tower ${index}`],
  ["different names and one key", (index: number) => `Tower ${index}`, () => "tower"],
  ["one name and one key", () => "Tower", () => "tower"],
] as const)("a search through %s stops after 64 signatures", ([, name, key]) => {
  const chain = tower(100, name, key);
  const [top] = chain;
  if (!top) throw new Error("a tower without a top");
  const { leaf, others, trust } = query([leafOf({}, top), ...chain]);
  const { best, signatures, exhausted } = findPath({ leaf, others, trust, now: now.getTime() });

  expect(best).toBeNull();
  expect(exhausted).toBe(true);
  expect(signatures).toBeLessThanOrEqual(64);
});
