import { doubtScope, provesNoAbsence, type CrlQuestion } from "./crl-scope.ts";
import { findEntries, hasCriticalEntry, readEntry, type CrlEntry } from "./crl-entries.ts";
import { readCrlExtensions, type CrlExtension } from "./crl-extensions.ts";
import { children, DerError, expectTag, readTime, readWhole, tags, type Element } from "../x509/der.ts";
import { isSameName } from "../x509/distinguished-name.ts";
import { oids } from "../x509/oids.ts";
import { doubtTime, type RevocationAnswer, type RevocationDoubt } from "./answer.ts";
import { isSignedBy, readSigned, type Signed } from "../x509/signature.ts";

/** Reads a certificate revocation list, RFC 5280 §5 and §6.3.3. Never throws: what cannot be read is a doubt. */
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
  /** The content of revokedCertificates, which is never split into objects: lists have a hundred thousand entries. */
  readonly entries: Buffer;
  readonly extensions: readonly CrlExtension[];
}

/** A list that was read before, and what was found out about it that never changes. */
interface KnownList extends List {
  readonly signed: Signed;
  /** Whether it is signed by the key of a certificate, by its fingerprint. */
  readonly signedBy: Map<string, boolean>;
  /** Whether any entry has a critical extension; undefined until somebody asks. */
  isCritical?: boolean;
  /** What it says of a serial number, in hexadecimal digits. */
  readonly found: Map<string, readonly CrlEntry[]>;
}

/** Lists that are kept are asked about again and again, and to check a large one takes a tenth of a second. */
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
  // RFC 5280 §5.3: one critical extension of any entry that we do not know, and the list is not to be used.
  list.isCritical ??= hasCriticalEntry(list.entries);
  const found = entriesOf(list, question.certificate.serial);
  // RFC 5280 §5.3.4: an entry of another issuer's certificate, whose serial number is the same by chance.
  if (found.some(({ isIndirect }) => isIndirect)) return doubt("indirect");
  if (list.isCritical) return doubt("critical-extension");
  // RFC 5280 §5.3.1: removeFromCRL takes a certificate off a list; a whole list that says so names it as not revoked, as OpenSSL reads
  // it. Beside an entry that does revoke it, it takes nothing back: nobody says which of the two is the later one.
  const revoking = found.find(({ revocationReason }) => revocationReason !== "removeFromCRL");
  if (revoking) {
    const { revokedAt, revocationReason } = revoking;
    return { status: "revoked", revokedAt, revocationReason, thisUpdate, nextUpdate };
  }
  // RFC 5280 §6.3.3 (l): a list that covers some reasons only proves a revocation, never its absence.
  if (provesNoAbsence(list.extensions, question)) return doubt("some-reasons");
  // RFC 5280 §5.2.3: who writes extensions numbers the list, or nobody can tell whether a later one stands against it; it proves no
  // absence then. A list without any (`openssl ca -gencrl` with its defaults) follows the older form, and is believed.
  if (lacksNumber(list.extensions)) return doubt("unnumbered");
  return { status: "good", thisUpdate, nextUpdate };
}

/** So many answers of one list are remembered. */
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
  if (!isSameName(list.issuer, certificate.issuer)) return "other-issuer";
  // RFC 5280 §5.2.4: a delta says nothing without its base.
  if (list.extensions.some(({ oid }) => oid === oids.deltaCrlIndicator)) return "delta";
  // RFC 5280 §5.2: a list with a critical extension that we do not know proves nothing.
  if (list.extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid))) return "critical-extension";
  return doubtTime(list.thisUpdate, list.nextUpdate, now);
}

function doubtSigner({ signed, signedBy }: KnownList, { issuer }: CrlQuestion): RevocationDoubt | null {
  // RFC 5280 §6.3.3 (f): a key that may be used for some things only must name this one.
  if (issuer.keyUsage && !issuer.keyUsage.has("crlSign")) return "signer-purpose";
  const isSigned = signedBy.get(issuer.sha256) ?? isSignedBy(signed, issuer.publicKey);
  signedBy.set(issuer.sha256, isSigned);
  return isSigned ? null : "bad-signature";
}

function doubt(reason: RevocationDoubt): RevocationAnswer {
  return { status: "unknown", reason };
}
