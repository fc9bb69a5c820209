import { children, DerError, expectTag, readElement, readOid, readTime, readWhole, tags, type Element } from "./der.ts";
import { isSameName } from "./distinguished-name.ts";
import { oids } from "./oids.ts";
import {
  doubtTime,
  reasonName,
  type RevocationAnswer,
  type RevocationDoubt,
  type RevocationQuestion,
} from "./revocation-answer.ts";
import { isSignedBy, readSigned, type Signed } from "./signature.ts";

/** A question about one certificate to the list that it points to. */
export interface CrlQuestion extends RevocationQuestion {
  /** The distribution point as the certificate writes it, which a partition must name. */
  readonly url: string;
}

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
  readonly extensions: readonly Extension[];
}

function readList(bytes: Uint8Array, question: CrlQuestion): RevocationAnswer {
  const signed = readSigned(children(readWhole(bytes, tags.sequence)));
  const list = readFields(signed.content);
  const doubted = doubtList(list, question) ?? doubtScope(list.extensions, question) ?? doubtSigner(signed, question);
  if (doubted) return doubt(doubted);
  const { thisUpdate, nextUpdate } = list;
  const entry = findEntry(list.entries, question.certificate.serial);
  const found = entry && readEntry(entry);
  if (found && found.revocationReason !== "removeFromCRL") {
    return { status: "revoked", ...found, thisUpdate, nextUpdate };
  }
  // RFC 5280 §6.3.3 (l): a list that covers some reasons only proves a revocation, never its absence.
  if (scopeOf(list.extensions)?.some(({ tag }) => tag === 0x83)) return doubt("other-partition");
  // RFC 5280 §5.2.3: who writes extensions numbers the list, or nobody can tell whether a later one stands against it; it proves no
  // absence then. A list without any (`openssl ca -gencrl` with its defaults) follows the older form, and is believed.
  if (lacksNumber(list.extensions)) return doubt("malformed");
  return { status: "good", thisUpdate, nextUpdate };
}

function lacksNumber(extensions: readonly Extension[]): boolean {
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
    extensions: readExtensions(rest.find(({ tag }) => tag === 0xa0)),
  };
}

interface Extension {
  readonly oid: string;
  readonly isCritical: boolean;
  readonly value: Buffer;
}

function readExtensions(wrapper: Element | undefined): readonly Extension[] {
  if (!wrapper) return [];
  return children(readWhole(wrapper.content, tags.sequence), 64).map(toExtension);
}

function toExtension(element: Element): Extension {
  const parts = children(element);
  return {
    oid: readOid(expectTag(parts[0], tags.oid)),
    isCritical: parts[1]?.tag === tags.boolean && parts[1].content[0] !== 0,
    value: expectTag(parts.at(-1), tags.octetString).content,
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

function doubtSigner(signed: Signed, { issuer }: CrlQuestion): RevocationDoubt | null {
  // RFC 5280 §6.3.3 (f): a key that may be used for some things only must name this one.
  if (issuer.keyUsage && !issuer.keyUsage.has("crlSign")) return "bad-signature";
  return isSignedBy(signed, issuer.publicKey) ? null : "bad-signature";
}

function scopeOf(extensions: readonly Extension[]): readonly Element[] | null {
  const found = extensions.find(({ oid }) => oid === oids.issuingDistributionPoint);
  return found ? children(readWhole(found.value, tags.sequence)) : null;
}

// RFC 5280 §5.2.5: distributionPoint [0], user certificates [1], CA certificates [2], reasons [3], indirect [4], attribute certificates [5].
function doubtScope(extensions: readonly Extension[], { certificate, url }: CrlQuestion): RevocationDoubt | null {
  const scope = scopeOf(extensions) ?? [];
  const has = (tag: number): boolean => scope.some((part) => part.tag === tag && part.content[0] !== 0);
  if (has(0x84)) return "indirect";
  if (has(0x85) || has(certificate.isAuthority ? 0x81 : 0x82)) return "other-partition";
  const point = scope.find(({ tag }) => tag === 0xa0);
  return point && !namesOf(point).includes(url) ? "other-partition" : null;
}

/** The URLs of a DistributionPointName; a name relative to the issuer has none. */
function namesOf(point: Element): readonly string[] {
  return children(point)
    .filter(({ tag }) => tag === 0xa0)
    .flatMap((fullName) => children(fullName))
    .filter(({ tag }) => tag === 0x86)
    .map(({ content }) => content.toString("latin1", 0, 2048));
}

/** Looks for a serial number without making an object of any other entry. */
function findEntry(entries: Buffer, serial: Buffer): Element | null {
  const last = serial.at(-1);
  for (let offset = 0; offset < entries.length;) {
    const start = offset + headerAt(entries, offset);
    const length = lengthAt(entries, start);
    const from = start + headerAt(entries, start);
    if (length === serial.length && entries[from + length - 1] === last && entries[start] === tags.integer) {
      if (entries.compare(serial, 0, length, from, from + length) === 0) return readElement(entries, offset);
    }
    offset = start + lengthAt(entries, offset);
  }
  return null;
}

function headerAt(bytes: Buffer, offset: number): number {
  const first = bytes[offset + 1] ?? 0;
  return first < 0x80 ? 2 : 2 + (first & 0x7f);
}

/** The length of the content; throws where it does not fit, so that a scan always ends. */
function lengthAt(bytes: Buffer, offset: number): number {
  const first = bytes[offset + 1];
  if (first === undefined) throw new DerError("truncated");
  if (first < 0x80 && offset + 2 + first <= bytes.length) return first;
  return readElement(bytes, offset).content.length;
}

function readEntry(entry: Element): { readonly revokedAt: number; readonly revocationReason: string | null } {
  const [, time, extensions] = children(entry);
  if (!time) throw new DerError("revocationDate");
  const reason = extensions
    ? children(extensions, 16)
        .map(toExtension)
        .find(({ oid }) => oid === oids.crlReason)
    : null;
  return { revokedAt: readTime(time), revocationReason: reasonName(reason ? readWhole(reason.value) : undefined) };
}

function doubt(reason: RevocationDoubt): RevocationAnswer {
  return { status: "unknown", reason };
}
