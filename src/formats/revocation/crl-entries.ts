import { readExtensionList } from "./crl-extensions.ts";
import { children, DerError, readElement, readTime, readWhole, tags, type Element } from "../x509/der.ts";
import { oids } from "../x509/oids.ts";
import { reasonName } from "./answer.ts";

/** A CRL entry for one certificate, RFC 5280 §5.3. */
export interface CrlEntry {
  /** Milliseconds. */
  readonly revokedAt: number;
  readonly revocationReason: string | null;
  /** Whether it is about a certificate of another issuer, named by the entry. */
  readonly isIndirect: boolean;
}

/** Maximum number of entries with one serial number; every one is read. */
const mostAlike = 64;

/**
 * The entries of a serial number, without creating objects for others: CRLs have up to a hundred thousand. Throws `DerError` if there are too many.
 */
export function findEntries(entries: Buffer, serial: Buffer): readonly Element[] {
  // If the bytes occur nowhere, no entry has them, which spares most lists the walk.
  if (entries.indexOf(serial) < 0) return [];
  const found: Element[] = [];
  for (let offset = 0; offset < entries.length;) {
    const end = endAt(entries, offset, entries.length);
    const number = contentAt(entries, offset);
    const from = contentAt(entries, number);
    const to = endAt(entries, number, end);
    const isAlike = entries[number] === tags.integer && to - from === serial.length;
    if (isAlike && entries.compare(serial, 0, serial.length, from, to) === 0) found.push(readElement(entries, offset));
    if (found.length > mostAlike) throw new DerError("entries of one certificate");
    offset = end;
  }
  return found;
}

/** The start of the content of the element at an offset. */
function contentAt(bytes: Buffer, offset: number): number {
  const first = bytes[offset + 1] ?? 0;
  return first < 0x80 ? offset + 2 : offset + 2 + (first & 0x7f);
}

/** The end of the element at an offset; throws if it exceeds the limit, so that a walk terminates. */
function endAt(bytes: Buffer, offset: number, limit: number): number {
  if (offset + 2 > limit) throw new DerError("truncated");
  const first = bytes[offset + 1] ?? 0;
  const end = first < 0x80 ? offset + 2 + first : offset + readElement(bytes, offset).whole.length;
  if (end > limit) throw new DerError("truncated");
  return end;
}

/** Reads an entry; throws `DerError` if malformed. */
export function readEntry(entry: Element): CrlEntry {
  const [, time, list] = children(entry);
  if (!time) throw new DerError("revocationDate");
  const extensions = list ? readExtensionList(list) : [];
  const reason = extensions.find(({ oid }) => oid === oids.crlReason);
  return {
    revokedAt: readTime(time),
    revocationReason: reasonName(reason ? readWhole(reason.value) : undefined),
    isIndirect: extensions.some(({ oid }) => oid === oids.certificateIssuer),
  };
}

/** Maximum number of extensions per entry; four are defined. */
const mostExtensions = 64;

/**
 * Whether any entry has a critical extension; of the known ones only certificateIssuer may be critical, in indirect CRLs. One pass without creating
 * objects, since the content is untrusted. Throws `DerError` for a malformed entry.
 */
export function hasCriticalEntry(entries: Buffer): boolean {
  for (let offset = 0; offset < entries.length;) {
    const end = endAt(entries, offset, entries.length);
    const time = endAt(entries, contentAt(entries, offset), end);
    const list = endAt(entries, time, end);
    if (list < end && hasCriticalExtension(entries, list, end)) return true;
    offset = end;
  }
  return false;
}

function hasCriticalExtension(bytes: Buffer, list: number, limit: number): boolean {
  if (bytes[list] !== tags.sequence) throw new DerError("crlEntryExtensions");
  const end = endAt(bytes, list, limit);
  let count = 0;
  for (let at = contentAt(bytes, list); at < end;) {
    if (++count > mostExtensions) throw new DerError("too many extensions");
    const next = endAt(bytes, at, end);
    const flag = endAt(bytes, contentAt(bytes, at), next);
    if (flag < next && bytes[flag] === tags.boolean && bytes[contentAt(bytes, flag)] !== 0) return true;
    at = next;
  }
  return false;
}
