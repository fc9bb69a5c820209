import { isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { isWellFormedName } from "../../formats/x509/names.ts";
import { readNameConstraints } from "../../formats/x509/constraints.ts";
import { children, DerError, readWhole, tags } from "../../formats/x509/der.ts";
import { readExtensionValue } from "../../formats/x509/extension-value.ts";
import { oids } from "../../formats/x509/oids.ts";
import { isMustStaple } from "../../formats/x509/tls-feature.ts";
import { hasOtherCommonName } from "./common-name.ts";
import { keyFacts } from "./strength.ts";

/** The place of a certificate in a path. */
export type Role = "leaf" | "intermediate" | "anchor";

/** A violation of the certificate profile for which no shipping client refuses the certificate by itself. */
export type FormProblem =
  | "key-identifiers"
  | "key-usage-missing"
  | "serial-form"
  | "purpose-form"
  | "common-name"
  | "leaf-is-authority"
  | "authority-as-server"
  | "large-certificate"
  | "feature-unreadable"
  | "access-empty"
  | "names-not-ascii"
  | "constraints-empty"
  | "names-form"
  | "constraints-form"
  | "authority-form"
  | "version-form"
  | "empty-name"
  | "extension-form"
  | "signature-form"
  | "key-form";

/** One rule of the profile of certificates, RFC 5280 §4 and CA/B BR §7.1. */
interface Rule {
  readonly id: FormProblem;
  readonly roles: readonly Role[];
  /**
   * Which certificates it binds: `public` are those under the Baseline Requirements, `private` those that the Baseline Requirements exempt
   * from RFC 5280.
   */
  readonly binds: "all" | "public" | "private";
  readonly isBroken: (certificate: Certificate) => boolean;
}

const everyone: readonly Role[] = ["leaf", "intermediate", "anchor"];
const authorities: readonly Role[] = ["intermediate", "anchor"];
/** All but the anchor: clients look up no issuer for it and do not check its serial number. */
const issued: readonly Role[] = ["leaf", "intermediate"];

const rules: readonly Rule[] = [
  // RFC 5280 §4.2.1.1: required except in self-signed certificates, to find the issuer.
  rule("key-identifiers", issued, "all", (one) => one.authorityKeyIdentifier === null && !isSelfIssued(one)),
  // RFC 5280 §4.2.1.2: required in all CA certificates.
  rule("key-identifiers", authorities, "all", ({ subjectKeyIdentifier }) => subjectKeyIdentifier === null),
  // RFC 5280 §4.2.1.1 and §4.2.1.2: never critical.
  rule("key-identifiers", everyone, "all", (one) =>
    [oids.authorityKeyIdentifier, oids.subjectKeyIdentifier].some((oid) => criticality(one, oid) === true),
  ),
  // CA/B BR §7.1.2.1.3: in a root both identifiers name the same key, and nothing else is included.
  rule("key-identifiers", ["anchor"], "public", namesAnotherKey),
  // RFC 5280 §4.2.1.3: required in all CA certificates.
  rule("key-usage-missing", authorities, "all", ({ keyUsage }) => keyUsage === null),
  // RFC 5280 §4.1.2.2: positive, at most 20 bytes.
  rule("serial-form", issued, "all", ({ serial }) => !isPositive(serial) || serial.length > 20),
  // CA/B BR §7.1.2.7.6 and §7.1.2.7.10: required, not critical, without anyExtendedKeyUsage.
  rule("purpose-form", ["leaf"], "public", (one) => one.extendedKeyUsage?.has(oids.anyExtendedKeyUsage) ?? true),
  rule("purpose-form", ["leaf"], "public", (one) => criticality(one, oids.extendedKeyUsage) === true),
  // CA/B BR §7.1.2.1.2: not in roots.
  rule("purpose-form", ["anchor"], "public", ({ extendedKeyUsage }) => extendedKeyUsage !== null),
  // CA/B BR §7.1.4.3: one of the names, character for character. A parent domain of one of them is tolerated.
  rule("common-name", ["leaf"], "public", hasOtherCommonName),
  // CA/B BR §7.1.2.7.8: cA must be false. mozilla::pkix rejects it for every issuer (MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY).
  rule("authority-as-server", ["leaf"], "all", ({ isAuthority }) => isAuthority),
  // mozilla::pkix parses lengths of at most two bytes, in every certificate (SEC_ERROR_BAD_DER).
  rule("large-certificate", issued, "all", ({ der }) => der.length > 4 + 0xffff),
  // RFC 7633 §4.1: a SEQUENCE OF INTEGER. mozilla::pkix parses it in the server's certificate (SEC_ERROR_BAD_DER).
  rule("feature-unreadable", ["leaf"], "all", ({ der }) => isMustStaple(der) === null),
  // RFC 5280 §4.2.2.1: SIZE (1..MAX). Chromium parses it in every certificate of the chain (ERR_CERT_INVALID).
  rule("access-empty", ["leaf"], "all", (one) => isEmptyExtension(one, oids.authorityInfoAccess)),
  // RFC 5280 §4.2.1.6: IA5String, so other letters are written as A-labels. Chromium rejects the whole certificate.
  rule("names-not-ascii", ["leaf"], "all", hasForeignLetters),
  // RFC 5280 §4.2.1.10: must not be an empty sequence. Chromium rejects the whole certificate.
  rule("constraints-empty", ["leaf"], "all", (one) => isEmptyExtension(one, oids.nameConstraints)),
  // RFC 5280 §4.2.1.9: without cA, keyCertSign must not be set.
  rule("leaf-is-authority", ["leaf"], "all", (one) => !one.isAuthority && (one.keyUsage?.has("keyCertSign") ?? false)),
  // RFC 5280 §4.2.1.6: preferred name syntax, addresses of 4 or 16 bytes.
  rule("names-form", ["leaf"], "all", ({ names }) => !names.every(isWellFormed)),
  // RFC 5280 §4.2.1.6: critical where the subject is empty; CA/B BR §7.1.2.7.12: only then.
  rule("names-form", ["leaf"], "all", (one) => isEmpty(one.subject) && criticality(one, oids.subjectAltName) === false),
  rule(
    "names-form",
    ["leaf"],
    "public",
    (one) => !isEmpty(one.subject) && criticality(one, oids.subjectAltName) === true,
  ),
  // RFC 5280 §4.2.1.10: in CA certificates only, critical, not empty, and each base well-formed.
  rule("constraints-form", ["leaf"], "all", (one) => criticality(one, oids.nameConstraints) !== null),
  rule("constraints-form", authorities, "all", (one) => !hasGoodConstraints(one)),
  // CA/B BR §7.1.2.5.2 and §7.1.2.10.8 exempt public authorities from the critical flag here.
  rule("constraints-form", authorities, "private", (one) => criticality(one, oids.nameConstraints) === false),
  // RFC 5280 §4.2.1.9: required and critical; an intermediate without it is not a CA. A path length is allowed only with keyCertSign.
  rule("authority-form", authorities, "all", (one) => criticality(one, oids.basicConstraints) === false),
  rule(
    "authority-form",
    ["anchor"],
    "all",
    (one) => one.version === 3 && criticality(one, oids.basicConstraints) === null,
  ),
  rule(
    "authority-form",
    authorities,
    "all",
    (one) => one.pathLength !== null && one.keyUsage?.has("keyCertSign") === false,
  ),
  // RFC 5280 §4.1.2.1: a certificate with extensions is v3; CA/B BR §7.1.1: every certificate is v3.
  rule("version-form", everyone, "all", ({ version, extensions }) => version !== 3 && extensions.length > 0),
  rule("version-form", everyone, "public", ({ version }) => version !== 3),
  // RFC 5280 §4.1.2.4 and §4.1.2.6: the names of issuers must not be empty.
  rule("empty-name", everyone, "all", ({ issuer }) => isEmpty(issuer)),
  rule("empty-name", authorities, "all", ({ subject }) => isEmpty(subject)),
  // RFC 5280 §4.2.2.1: never critical. §4.2.1.11: always critical.
  rule("extension-form", everyone, "all", (one) => criticality(one, oids.authorityInfoAccess) === true),
  rule("extension-form", everyone, "all", (one) => criticality(one, oids.policyConstraints) === false),
  // RFC 5280 §4.1.1.2: the two algorithm fields must be equal.
  rule("signature-form", everyone, "all", ({ hasOneAlgorithm }) => !hasOneAlgorithm),
  // CA/B BR §6.1.5: the modulus size must be divisible by 8.
  rule("key-form", everyone, "public", hasOddModulus),
];

function rule(id: FormProblem, roles: Rule["roles"], binds: Rule["binds"], isBroken: Rule["isBroken"]): Rule {
  return { id, roles, binds, isBroken };
}

/** Which rules apply: those for a public authority, those for a private one, or all. */
export type PathProfile = "public" | "private" | "every";

/** How a certificate violates the profile for its role. */
export function formProblems(certificate: Certificate, role: Role, profile: PathProfile): readonly FormProblem[] {
  const broken = rules.filter(
    ({ roles, binds, isBroken }) =>
      roles.includes(role) && (binds === "all" || profile === "every" || binds === profile) && isBroken(certificate),
  );
  return [...new Set(broken.map(({ id }) => id))];
}

/** Whether an extension is critical; null where it is absent. */
function criticality({ extensions }: Certificate, wanted: string): boolean | null {
  return extensions.find(({ oid }) => oid === wanted)?.isCritical ?? null;
}

function namesAnotherKey(root: Certificate): boolean {
  if (!isSelfIssued(root) || criticality(root, oids.authorityKeyIdentifier) === null) return false;
  const { authorityKeyIdentifier, subjectKeyIdentifier, namesAuthorityCertificate } = root;
  if (authorityKeyIdentifier === null || namesAuthorityCertificate) return true;
  return subjectKeyIdentifier !== null && !authorityKeyIdentifier.equals(subjectKeyIdentifier);
}

/** Whether the value of an extension is an empty sequence. */
function isEmptyExtension({ der }: Certificate, wanted: string): boolean {
  return readExtensionValue(der, wanted)?.equals(emptySequence) ?? false;
}

const emptySequence = Buffer.from("3000", "hex");

/** RFC 5280 §4.2.1.6: rfc822Name, dNSName and uniformResourceIdentifier by their tags. */
const asciiNames = new Set([0x81, 0x82, 0x86]);

function hasForeignLetters({ der }: Certificate): boolean {
  try {
    const value = readExtensionValue(der, oids.subjectAltName);
    const names = value ? children(readWhole(value, tags.sequence)) : [];
    return names.some(({ tag, content }) => asciiNames.has(tag) && content.some((byte) => byte > 0x7f));
  } catch (error) {
    if (error instanceof DerError) return false;
    throw error;
  }
}

/** The first bit of an INTEGER is its sign. */
function isPositive(serial: Buffer): boolean {
  return (serial[0] ?? 0x80) < 0x80 && serial.some((byte) => byte !== 0);
}

function isWellFormed({ kind, value }: Certificate["names"][number]): boolean {
  // An address of any other length is written without dots and colons.
  return kind === "dns" ? isWellFormedName(value) : /[.:]/.test(value);
}

function hasGoodConstraints(authority: Certificate): boolean {
  try {
    return readNameConstraints(authority)?.isWellFormed ?? true;
  } catch (error) {
    if (error instanceof DerError) return false;
    throw error;
  }
}

/** An empty SEQUENCE has no content. */
function isEmpty(name: Buffer): boolean {
  return name.length === 2;
}

function hasOddModulus({ publicKey }: Certificate): boolean {
  const { type, bits } = keyFacts(publicKey);
  return type.startsWith("RSA") && bits !== null && bits % 8 !== 0;
}
