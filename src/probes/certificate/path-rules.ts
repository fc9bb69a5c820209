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

/** How a certificate departs from its profile without that any shipping client refuses it for that alone. */
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
  /** Whom it binds: public authorities alone (the Baseline Requirements), all but them (where those except them from RFC 5280), or all. */
  readonly binds: "all" | "public" | "private";
  readonly isBroken: (certificate: Certificate) => boolean;
}

const everyone: readonly Role[] = ["leaf", "intermediate", "anchor"];
const authorities: readonly Role[] = ["intermediate", "anchor"];
/** All but the anchor, above which nothing is looked for, and whose serial number nobody asks about. */
const issued: readonly Role[] = ["leaf", "intermediate"];

const rules: readonly Rule[] = [
  // RFC 5280 §4.2.1.1: in all certificates but self-signed ones, to find what is above them.
  rule("key-identifiers", issued, "all", (one) => one.authorityKeyIdentifier === null && !isSelfIssued(one)),
  // RFC 5280 §4.2.1.2: in all certificates of authorities.
  rule("key-identifiers", authorities, "all", ({ subjectKeyIdentifier }) => subjectKeyIdentifier === null),
  // RFC 5280 §4.2.1.1 and §4.2.1.2: never critical.
  rule("key-identifiers", everyone, "all", (one) =>
    [oids.authorityKeyIdentifier, oids.subjectKeyIdentifier].some((oid) => criticality(one, oid) === true),
  ),
  // CA/B BR §7.1.2.1.3: in a root the same key twice, and nothing else.
  rule("key-identifiers", ["anchor"], "public", namesAnotherKey),
  // RFC 5280 §4.2.1.3: in all certificates of authorities.
  rule("key-usage-missing", authorities, "all", ({ keyUsage }) => keyUsage === null),
  // RFC 5280 §4.1.2.2: positive, at most 20 bytes.
  rule("serial-form", issued, "all", ({ serial }) => !isPositive(serial) || serial.length > 20),
  // CA/B BR §7.1.2.7.6 and §7.1.2.7.10: there, not critical, without anyExtendedKeyUsage.
  rule("purpose-form", ["leaf"], "public", (one) => one.extendedKeyUsage?.has(oids.anyExtendedKeyUsage) ?? true),
  rule("purpose-form", ["leaf"], "public", (one) => criticality(one, oids.extendedKeyUsage) === true),
  // CA/B BR §7.1.2.1.2: not in roots.
  rule("purpose-form", ["anchor"], "public", ({ extendedKeyUsage }) => extendedKeyUsage !== null),
  // CA/B BR §7.1.4.3: one of the names, character for character. A domain above one of them leads nobody astray.
  rule("common-name", ["leaf"], "public", hasOtherCommonName),
  // CA/B BR §7.1.2.7.8: cA must be false. mozilla::pkix refuses it whoever issued it (MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY).
  rule("authority-as-server", ["leaf"], "all", ({ isAuthority }) => isAuthority),
  // mozilla::pkix reads lengths of two bytes at most, in whatever certificate it is sent (SEC_ERROR_BAD_DER).
  rule("large-certificate", issued, "all", ({ der }) => der.length > 4 + 0xffff),
  // RFC 7633 §4.1: a SEQUENCE OF INTEGER. mozilla::pkix reads the one of the server's certificate (SEC_ERROR_BAD_DER).
  rule("feature-unreadable", ["leaf"], "all", ({ der }) => isMustStaple(der) === null),
  // RFC 5280 §4.2.2.1: SIZE (1..MAX). Chromium parses it in every certificate that it is sent (ERR_CERT_INVALID).
  rule("access-empty", ["leaf"], "all", (one) => isEmptyExtension(one, oids.authorityInfoAccess)),
  // RFC 5280 §4.2.1.6: IA5String, so that other letters are written as A-labels. Chromium refuses the whole certificate.
  rule("names-not-ascii", ["leaf"], "all", hasForeignLetters),
  // RFC 5280 §4.2.1.10: not an empty sequence. Chromium refuses the whole certificate, whoever it is for.
  rule("constraints-empty", ["leaf"], "all", (one) => isEmptyExtension(one, oids.nameConstraints)),
  // RFC 5280 §4.2.1.9: who is no authority may not sign certificates.
  rule("leaf-is-authority", ["leaf"], "all", (one) => !one.isAuthority && (one.keyUsage?.has("keyCertSign") ?? false)),
  // RFC 5280 §4.2.1.6: preferred name syntax, addresses of 4 or 16 bytes.
  rule("names-form", ["leaf"], "all", ({ names }) => !names.every(isWellFormed)),
  // RFC 5280 §4.2.1.6: critical where the subject is empty; CA/B BR §7.1.2.7.12: only there.
  rule("names-form", ["leaf"], "all", (one) => isEmpty(one.subject) && criticality(one, oids.subjectAltName) === false),
  rule(
    "names-form",
    ["leaf"],
    "public",
    (one) => !isEmpty(one.subject) && criticality(one, oids.subjectAltName) === true,
  ),
  // RFC 5280 §4.2.1.10: in authorities only, critical, and neither empty nor with a base of another syntax.
  rule("constraints-form", ["leaf"], "all", (one) => criticality(one, oids.nameConstraints) !== null),
  rule("constraints-form", authorities, "all", (one) => !hasGoodConstraints(one)),
  // CA/B BR §7.1.2.5.2 and §7.1.2.10.8 except public authorities from being critical here.
  rule("constraints-form", authorities, "private", (one) => criticality(one, oids.nameConstraints) === false),
  // RFC 5280 §4.2.1.9: critical, and there; an intermediate without it is no authority at all. A path length only where certificates may be signed.
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
  // RFC 5280 §4.1.2.1: what has extensions is v3; CA/B BR §7.1.1: everything is.
  rule("version-form", everyone, "all", ({ version, extensions }) => version !== 3 && extensions.length > 0),
  rule("version-form", everyone, "public", ({ version }) => version !== 3),
  // RFC 5280 §4.1.2.4 and §4.1.2.6: issuers have names.
  rule("empty-name", everyone, "all", ({ issuer }) => isEmpty(issuer)),
  rule("empty-name", authorities, "all", ({ subject }) => isEmpty(subject)),
  // RFC 5280 §4.2.2.1: never critical. §4.2.1.11: always.
  rule("extension-form", everyone, "all", (one) => criticality(one, oids.authorityInfoAccess) === true),
  rule("extension-form", everyone, "all", (one) => criticality(one, oids.policyConstraints) === false),
  // RFC 5280 §4.1.1.2: the algorithm stands there twice, and is the same.
  rule("signature-form", everyone, "all", ({ hasOneAlgorithm }) => !hasOneAlgorithm),
  // CA/B BR §6.1.5: a modulus is a whole number of bytes.
  rule("key-form", everyone, "public", hasOddModulus),
];

function rule(id: FormProblem, roles: Rule["roles"], binds: Rule["binds"], isBroken: Rule["isBroken"]): Rule {
  return { id, roles, binds, isBroken };
}

/** Which of the rules count: those for a public authority, those for a private one, or every one there is. */
export type Profile = "public" | "private" | "every";

/** How a certificate departs from its profile in its place. */
export function formProblems(certificate: Certificate, role: Role, profile: Profile): readonly FormProblem[] {
  const broken = rules.filter(
    ({ roles, binds, isBroken }) =>
      roles.includes(role) && (binds === "all" || profile === "every" || binds === profile) && isBroken(certificate),
  );
  return [...new Set(broken.map(({ id }) => id))];
}

/** Whether an extension is critical; null where it is not there. */
function criticality({ extensions }: Certificate, wanted: string): boolean | null {
  return extensions.find(({ oid }) => oid === wanted)?.isCritical ?? null;
}

function namesAnotherKey(root: Certificate): boolean {
  if (!isSelfIssued(root) || criticality(root, oids.authorityKeyIdentifier) === null) return false;
  const { authorityKeyIdentifier, subjectKeyIdentifier, namesAuthorityCertificate } = root;
  if (authorityKeyIdentifier === null || namesAuthorityCertificate) return true;
  return subjectKeyIdentifier !== null && !authorityKeyIdentifier.equals(subjectKeyIdentifier);
}

/** Whether the value of an extension is a sequence without anything in it. */
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
  // An address of another length is written without dots and colons.
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
