import { doubtScope, provesNoAbsence, type CrlQuestion } from "./crl-scope.ts";
import { findEntries, hasCriticalEntry, readEntry, type CrlEntry } from "./crl-entries.ts";
import { readCrlExtensions, type CrlExtension } from "./crl-extensions.ts";
import { children, DerError, expectTag, readTime, readWhole, tags, type Element } from "../x509/der.ts";
import { isSameDistinguishedName } from "../x509/distinguished-name.ts";
import { oids } from "../x509/oids.ts";
import { doubtTime, type RevocationAnswer, type RevocationDoubt } from "./answer.ts";
import { isSignedBy, readSigned, type Signed } from "../x509/signature.ts";

/** Reads a CRL, RFC 5280 §5 and §6.3.3. Never throws: unreadable input is a doubt. */
export function readCrl(bytes: Uint8Array, question: CrlQuestion): RevocationAnswer {
  try {
    return readList(bytes, question);
  } catch (error) {
    if (error instanceof DerError) return doubt("malformed");
    throw error;
  }
}

interface List {
  readonly issuer: Buffer;
  readonly thisUpdate: number;
  readonly nextUpdate: number | null;
  /** The content of revokedCertificates, which is never split into objects: CRLs have up to a hundred thousand entries. */
  readonly entries: Buffer;
  readonly extensions: readonly CrlExtension[];
}

/** A CRL that was read before, with cached facts. */
interface KnownList extends List {
  readonly signed: Signed;
  /** Whether a certificate's key signed it, by the certificate's fingerprint. */
  readonly signedBy: Map<string, boolean>;
  /** Whether any entry has a critical extension; undefined until needed. */
  isCritical?: boolean;
  /** Its entries by serial number in hexadecimal. */
  readonly found: Map<string, readonly CrlEntry[]>;
}

/** CRLs are checked repeatedly, and verifying a large one takes a tenth of a second. */
const known = new WeakMap<Uint8Array, KnownList>();

function open(bytes: Uint8Array): KnownList {
  const before = known.get(bytes);
  if (before) return before;
  const signed = readSigned(children(readWhole(bytes, tags.sequence)));
  const fresh = { ...readFields(signed.content), signed, signedBy: new Map(), found: new Map() };
  known.set(bytes, fresh);
  return fresh;
}

function readList(bytes: Uint8Array, question: CrlQuestion): RevocationAnswer {
  const list = open(bytes);
  const doubted = doubtScope(list.extensions, question) ?? doubtList(list, question) ?? doubtSigner(list, question);
  if (doubted) return doubt(doubted);
  const { thisUpdate, nextUpdate } = list;
  // RFC 5280 §5.3: one unknown critical entry extension makes the whole CRL unusable.
  list.isCritical ??= hasCriticalEntry(list.entries);
  const found = entriesOf(list, question.certificate.serial);
  // RFC 5280 §5.3.4: an entry for another issuer's certificate with the same serial number.
  if (found.some(({ isIndirect }) => isIndirect)) return doubt("indirect");
  if (list.isCritical) return doubt("critical-extension");
  // RFC 5280 §5.3.1: removeFromCRL cancels a revocation; in a full CRL it means "not revoked", as OpenSSL reads it. It does not cancel another entry
  // in the same CRL, because their order is unknown.
  const revoking = found.find(({ revocationReason }) => revocationReason !== "removeFromCRL");
  if (revoking) {
    const { revokedAt, revocationReason } = revoking;
    return { status: "revoked", revokedAt, revocationReason, thisUpdate, nextUpdate };
  }
  // RFC 5280 §6.3.3 (l): a CRL for some reasons can only prove a revocation.
  if (provesNoAbsence(list.extensions, question)) return doubt("some-reasons");
  // RFC 5280 §5.2.3: a CRL with extensions must have a number, or a later one cannot be recognised; without it, it proves no absence. A CRL without
  // any extension (`openssl ca -gencrl` by default) is version 1 and accepted.
  if (lacksNumber(list.extensions)) return doubt("unnumbered");
  return { status: "good", thisUpdate, nextUpdate };
}

/** Maximum number of cached answers per CRL. */
const mostFound = 1024;

function entriesOf({ entries, found }: KnownList, serial: Buffer): readonly CrlEntry[] {
  const key = serial.toString("hex");
  const before = found.get(key);
  if (before) return before;
  const fresh = findEntries(entries, serial).map(readEntry);
  if (found.size >= mostFound) found.clear();
  found.set(key, fresh);
  return fresh;
}

function lacksNumber(extensions: readonly CrlExtension[]): boolean {
  return extensions.length > 0 && !extensions.some(({ oid }) => oid === oids.crlNumber);
}

function readFields(content: Element): List {
  const fields = children(content, 16);
  const first = fields[0]?.tag === tags.integer ? 1 : 0;
  const [, issuer, from, ...rest] = fields.slice(first);
  if (!from) throw new DerError("thisUpdate");
  const until = rest[0]?.tag === tags.utcTime || rest[0]?.tag === tags.generalizedTime ? rest[0] : undefined;
  return {
    issuer: expectTag(issuer, tags.sequence).whole,
    thisUpdate: readTime(from),
    nextUpdate: until ? readTime(until) : null,
    entries: rest.find(({ tag }) => tag === tags.sequence)?.content ?? Buffer.alloc(0),
    extensions: readCrlExtensions(rest.find(({ tag }) => tag === 0xa0)),
  };
}

const understood: ReadonlySet<string> = new Set([oids.issuingDistributionPoint, oids.deltaCrlIndicator]);

function doubtList(list: List, { certificate, now }: CrlQuestion): RevocationDoubt | null {
  if (!isSameDistinguishedName(list.issuer, certificate.issuer)) return "other-issuer";
  // RFC 5280 §5.2.4: a delta CRL needs its base.
  if (list.extensions.some(({ oid }) => oid === oids.deltaCrlIndicator)) return "delta";
  // RFC 5280 §5.2: a CRL with an unknown critical extension proves nothing.
  if (list.extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid))) return "critical-extension";
  return doubtTime(list.thisUpdate, list.nextUpdate, now);
}

function doubtSigner({ signed, signedBy }: KnownList, { issuer }: CrlQuestion): RevocationDoubt | null {
  // RFC 5280 §6.3.3 (f): if keyUsage is present, it must include cRLSign.
  if (issuer.keyUsage && !issuer.keyUsage.has("crlSign")) return "signer-purpose";
  const isSigned = signedBy.get(issuer.sha256) ?? isSignedBy(signed, issuer.publicKey);
  signedBy.set(issuer.sha256, isSigned);
  return isSigned ? null : "bad-signature";
}

function doubt(reason: RevocationDoubt): RevocationAnswer {
  return { status: "unknown", reason };
}
