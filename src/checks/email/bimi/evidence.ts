import { createHash } from "node:crypto";
import { printable } from "../../../core/printable.ts";
import { isIssuedBy, isSelfIssued, nameForPeople, type Certificate } from "../../../formats/x509/certificate.ts";
import { DerError } from "../../../formats/x509/der.ts";
import { isSameDistinguishedName } from "../../../formats/x509/distinguished-name.ts";
import { readLogotype, type Logotype } from "../../../formats/x509/logotype.ts";
import { readPem } from "../../../formats/x509/pem.ts";
import { isCheckable } from "../../../formats/x509/signature.ts";
import { isOver } from "../../../probes/certificate/path-problems.ts";
import { readOrNull } from "../../../probes/certificate/path.ts";
import type { BimiRaw, evidenceFaults } from "./schema.ts";
import { plainLogo } from "./svgz.ts";

type EvidenceFault = (typeof evidenceFaults)[number];
type Evidence = Pick<NonNullable<BimiRaw["evidence"]>, "faults" | "names" | "notAfter" | "issuer">;

/** draft-fetch-validation-vmc-wchuang §4: id-kp-BrandIndicatorforMessageIdentification. */
const purpose = "1.3.6.1.5.5.7.3.31";

const mostNames = 16;

/** Real mark certificate chains have three certificates. */
const mostCertificates = 10;

/** What a mark certificate is checked against. */
export interface EvidenceFor {
  readonly domains: readonly string[];
  /** The logo that the record names, uncompressed; null if the fetch failed. */
  readonly logo: Uint8Array | null;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Checks a mark certificate without a list of trusted roots: its purpose, domain, logo, validity, and the signatures along the chain. Bounded; never
 * throws.
 */
export function readEvidence(pem: Uint8Array, query: EvidenceFor): Evidence {
  const blocks = readPem(Buffer.from(pem).toString("latin1"), "CERTIFICATE");
  const chain = blocks.slice(0, mostCertificates).map(readOrNull);
  const read = chain.filter((each) => each !== null);
  const [leaf] = read.some(isLeaf) ? read.filter(isLeaf) : read;
  const last = read.at(-1);
  if (!leaf || !last || read.length < chain.length)
    return { faults: ["unreadable"], names: [], notAfter: null, issuer: null };
  const isInOrder = read[0] === leaf && blocks.length <= mostCertificates && read.slice(1).every(follows(read));
  const faults: readonly EvidenceFault[] = [
    ...faultsOf(leaf, query),
    ...(isInOrder ? [] : (["chain-order"] as const)),
    ...chainFaults(read, query.now),
    ...logoFaults(leaf, query.logo),
  ];
  return {
    faults,
    names: leaf.names.slice(0, mostNames).map(({ value }) => printable(value, 253)),
    notAfter: timeText(leaf.notAfter),
    issuer: printable(nameForPeople(last.issuer), 200),
  };
}

function isLeaf({ isAuthority }: Certificate): boolean {
  return !isAuthority;
}

function faultsOf(leaf: Certificate, { domains, now }: EvidenceFor): readonly EvidenceFault[] {
  const { extendedKeyUsage, names, notBefore } = leaf;
  // §5.1: the certificate may name the domain, its organizational domain, or the selector below either. No wildcards.
  const wanted = new Set(domains.flatMap((each) => [each, `default._bimi.${each}`]));
  const isNamed = names.some(({ kind, value }) => kind === "dns" && wanted.has(value.toLowerCase()));
  return held({
    purpose: extendedKeyUsage?.has(purpose) !== true,
    expired: isOver(leaf, now),
    "not-yet-valid": now < notBefore,
    names: !isNamed,
    "self-signed": isSelfIssued(leaf),
  });
}

function held(faults: Readonly<Partial<Record<EvidenceFault, boolean>>>): readonly EvidenceFault[] {
  return (Object.keys(faults) as EvidenceFault[]).filter((fault) => faults[fault]);
}

/** RFC 5280 §6.1.3 (a) (4): each certificate must be issued by the next one. */
function follows(chain: readonly Certificate[]): (issuer: Certificate, index: number) => boolean {
  return ({ subject }, index) => {
    const before = chain[index];
    return before !== undefined && isSameDistinguishedName(before.issuer, subject);
  };
}

function chainFaults(chain: readonly Certificate[], now: number): readonly EvidenceFault[] {
  const issuers = chain.slice(1);
  const isForged = (issuer: Certificate, index: number): boolean => {
    const before = chain[index];
    // We cannot verify signatures of this key type, so the step counts as unverified.
    if (!before || !issuer.publicKey || !isCheckable(issuer.publicKey)) return false;
    return isSameDistinguishedName(before.issuer, issuer.subject) && !isIssuedBy(before, issuer);
  };
  return held({
    "chain-signature": issuers.some(isForged),
    "chain-authority": issuers.some(
      ({ isAuthority, keyUsage }) => !isAuthority || keyUsage?.has("keyCertSign") === false,
    ),
    "chain-time": issuers.some((each) => isOver(each, now) || now < each.notBefore),
  });
}

/** draft-fetch-validation-vmc-wchuang: the embedded logo must match its digest and equal the logo at the record's URL byte for byte. */
function logoFaults({ der }: Certificate, served: Uint8Array | null): readonly EvidenceFault[] {
  const logotype = logotypeIn(der);
  if (!logotype) return ["no-logo"];
  const { data } = logotype;
  const own = data && plainLogo(data);
  // Issuers hash the uncompressed logo. A hash of the file as embedded is accepted too.
  if (own && !fits(logotype, own) && !fits(logotype, data)) return ["logo-hash"];
  if (!served) return [];
  const isSame = own ? Buffer.from(served).equals(Buffer.from(own)) : fits(logotype, served);
  return isSame ? [] : ["other-logo"];
}

function logotypeIn(der: Buffer): Logotype | null {
  try {
    return readLogotype(der);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

/** Whether a logo matches one of its known digests. Unknown hash algorithms are ignored. */
function fits({ hashes }: Logotype, picture: Uint8Array): boolean {
  const known = hashes.flatMap(({ algorithm, value }) => (algorithm === null ? [] : [{ algorithm, value }]));
  return known.every(({ algorithm, value }) => createHash(algorithm).update(picture).digest().equals(value));
}

function timeText(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
