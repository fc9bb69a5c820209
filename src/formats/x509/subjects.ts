import type { Certificate } from "./certificate.ts";
import { children, expectTag, readOid, readWhole, tags, type Element } from "./der.ts";
import { canonicalAttributes, nameAttributes } from "./distinguished-name.ts";
import { oids } from "./oids.ts";
import { readExtensionValue } from "./extension-value.ts";

/** A name of any kind, in the form used to compare name constraints. */
export interface GeneralName {
  /** `dns`, `email`, `uri`, `directory`, `ip`; for other kinds their number. */
  readonly kind: string;
  /** The parts of the name, topmost first; empty for addresses and kinds that cannot be compared. */
  readonly path: readonly string[];
  /** The original bytes. */
  readonly content: Buffer;
}

/** All names of a certificate's subject. */
export interface SubjectNames {
  /** The number of names and attributes, which bounds the work of comparing them. */
  readonly count: number;
  /** Reads all names; throws `DerError`. */
  readonly names: () => readonly GeneralName[];
}

/** Maximum number of names; more than any message can hold. */
export const mostNames = 1_000_000;

/**
 * The names of the subject (RFC 5280 §4.2.1.10): the subjectAltName entries, the distinguished name unless empty, and its email addresses. Throws
 * `DerError`.
 */
export function readSubjectNames({ der, subject }: Pick<Certificate, "der" | "subject">): SubjectNames {
  const list = extensionValue(der, oids.subjectAltName);
  const alternatives = list ? children(list, mostNames) : [];
  const sets = children(readWhole(subject, tags.sequence));
  const attributes = sets.reduce((sum, set) => sum + children(set).length, 0);
  return {
    count: alternatives.length + attributes,
    names: () => [...alternatives.map(readGeneralName), ...own(subject)],
  };
}

/** The distinguished name unless empty, and its email addresses. */
function own(subject: Buffer): readonly GeneralName[] {
  const attributes = nameAttributes(subject);
  const emails = attributes.filter(({ oid }) => oid === oids.emailAddress).map(({ value }) => emailName(value));
  return attributes.length > 0 ? [directoryName(subject), ...emails] : [];
}

// RFC 5280 §4.2.1.6: otherName [0], rfc822Name [1], dNSName [2], directoryName [4], uniformResourceIdentifier [6], iPAddress [7].
const readers: Readonly<Record<number, (content: Buffer) => GeneralName>> = {
  0x81: (content) => emailName(content.toString("latin1"), content),
  0x82: (content) => ({ kind: "dns", path: domainPath(content.toString("latin1")), content }),
  0x86: (content) => ({ kind: "uri", path: domainPath(hostOf(content.toString("latin1", 0, 2048))), content }),
  0x87: (content) => ({ kind: "ip", path: [], content }),
  0xa4: (content) => directoryName(content),
};

/** Reads one GeneralName. */
export function readGeneralName({ tag, content }: Element): GeneralName {
  const read = readers[tag];
  if (read) return read(content);
  // The kind of an otherName is its object identifier.
  const type = tag === 0xa0 ? readOid(expectTag(children({ tag, content, whole: content })[0], tags.oid)) : "";
  return { kind: `${tag & 0x1f} ${type}`, path: [], content };
}

/** The labels of a domain in lower case, topmost first; empty for the empty domain. */
export function domainPath(domain: string): readonly string[] {
  return domain === "" ? [] : domain.toLowerCase().split(".").toReversed();
}

function emailName(mailbox: string, content: Buffer = Buffer.from(mailbox)): GeneralName {
  const at = mailbox.lastIndexOf("@");
  // RFC 5280 §7.5: the local part is case-sensitive, the host is not.
  return {
    kind: "email",
    path: [...domainPath(mailbox.slice(at + 1)), `@${mailbox.slice(0, Math.max(0, at))}`],
    content,
  };
}

function directoryName(content: Buffer): GeneralName {
  return { kind: "directory", path: canonicalAttributes(content), content };
}

function hostOf(uri: string): string {
  return URL.parse(uri)?.hostname ?? "";
}

/** The value of an extension, a SEQUENCE; null if absent. Throws `DerError`. */
export function extensionValue(der: Buffer, wanted: string): Element | null {
  const value = readExtensionValue(der, wanted);
  return value && readWhole(value, tags.sequence);
}
