import { createHash } from "node:crypto";
import { DerError, readElement, readTime, tags, type Element } from "../../x509/der.ts";
import { nameForPeople, organizationOf } from "../../x509/certificate.ts";
import type { LoggedBytes } from "./entry.ts";

/** The names of a logged certificate. */
export interface LoggedNames {
  /** Host names in lower case, without the `*.` of a wildcard; each once. */
  readonly names: readonly string[];
  /** Those of them that occur only as a wildcard. */
  readonly wildcards: readonly string[];
  /** Names that are no host names, or exceed the limit. */
  readonly skipped: number;
}

/** What is stored of a logged certificate. Times in Unix milliseconds. */
export interface LoggedCertificate {
  /**
   * The SHA-256 of issuer and serial number, which identify a certificate (RFC 5280 §4.1.2.2). A precertificate and its certificate have the same
   * one, since the log entry holds the final issuer (RFC 6962 §3.2).
   */
  readonly id: Buffer;
  readonly serial: string;
  /** The organisation of the issuer, else its common name. */
  readonly issuer: string;
  readonly issuerOrganization: string | null;
  readonly notBefore: number;
  readonly notAfter: number;
}

/** The most names of one certificate; public CAs allow some hundreds. */
const mostNames = 5000;
const longestName = 253;

const [subjectAltName, commonName] = [Buffer.from([0x55, 0x1d, 0x11]), Buffer.from([0x55, 0x04, 0x03])];

/** Lower-case ASCII labels; an underscore is no host name, but CAs have issued for it. */
const hostName = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads the dNSNames of a certificate, or its common names where it has none (RFC 9525 no longer allows those, but old clients do). Null for bytes
 * that are no certificate. Reads nothing else: most logged certificates concern nobody here.
 */
export function readLoggedNames(logged: LoggedBytes): LoggedNames | null {
  return orNull(() => {
    const { subject, extensions } = fieldsOf(logged);
    const alternatives = extensions && sanOf(extensions);
    const texts = [...(alternatives ? dnsNamesIn(alternatives) : [])];
    if (texts.length === 0) texts.push(...commonNamesIn(subject));
    /** Whether each occurs only as a wildcard. */
    const names = new Map<string, boolean>();
    let skipped = 0;
    for (const text of texts) {
      const name = hostOf(text);
      if (name === null || names.size >= mostNames) skipped++;
      else names.set(name, text.startsWith("*.") && names.get(name) !== false);
    }
    const wildcards = [...names].flatMap(([name, isWildcard]) => (isWildcard ? [name] : []));
    return { names: [...names.keys()], wildcards, skipped };
  });
}

/** Reads what is stored of a certificate; null where it cannot be read. */
export function readLoggedCertificate(logged: LoggedBytes): LoggedCertificate | null {
  return orNull(() => {
    const { serial, issuer, validity } = fieldsOf(logged);
    const notBefore = readElement(validity.content);
    const notAfter = readElement(validity.content, notBefore.whole.length);
    return {
      id: createHash("sha256").update(issuer.whole).update(serial.content).digest(),
      serial: serial.content.toString("hex", 0, 32),
      issuer: organizationOf(issuer.whole) ?? nameForPeople(issuer.whole),
      issuerOrganization: organizationOf(issuer.whole),
      notBefore: readTime(notBefore),
      notAfter: readTime(notAfter),
    };
  });
}

interface Fields {
  readonly serial: Element;
  readonly issuer: Element;
  readonly validity: Element;
  readonly subject: Element;
  readonly extensions: Element | null;
}

/** The fields of a TBSCertificate, RFC 5280 §4.1. */
function fieldsOf({ kind, der }: LoggedBytes): Fields {
  const outer = expect(readElement(der), tags.sequence);
  const tbs = kind === "precertificate" ? outer : expect(readElement(outer.content), tags.sequence);
  const { content } = tbs;
  let at = 0;
  const next = (tag: number): Element => {
    const element = expect(readElement(content, at), tag);
    at += element.whole.length;
    return element;
  };
  if (content[0] === 0xa0) next(0xa0);
  const serial = next(tags.integer);
  next(tags.sequence);
  const issuer = next(tags.sequence);
  const validity = next(tags.sequence);
  const subject = next(tags.sequence);
  next(tags.sequence);
  // The unique identifiers [1] and [2] may stand before the extensions [3].
  while (at < content.length) {
    const element = readElement(content, at);
    at += element.whole.length;
    if (element.tag === 0xa3) return { serial, issuer, validity, subject, extensions: element };
  }
  return { serial, issuer, validity, subject, extensions: null };
}

/** The GeneralNames of the subjectAltName; null without one. */
function sanOf({ content }: Element): Buffer | null {
  const list = expect(readElement(content), tags.sequence).content;
  for (let at = 0; at < list.length;) {
    const extension = expect(readElement(list, at), tags.sequence);
    at += extension.whole.length;
    const oid = expect(readElement(extension.content), tags.oid);
    if (!oid.content.equals(subjectAltName)) continue;
    let value = readElement(extension.content, oid.whole.length);
    if (value.tag === tags.boolean) value = readElement(extension.content, oid.whole.length + value.whole.length);
    return expect(readElement(expect(value, tags.octetString).content), tags.sequence).content;
  }
  return null;
}

/** RFC 5280 §4.2.1.6: dNSName is [2]. */
function* dnsNamesIn(names: Buffer): Generator<string> {
  for (let at = 0; at < names.length;) {
    const { tag, content, whole } = readElement(names, at);
    at += whole.length;
    if (tag === 0x82) yield content.toString("latin1", 0, longestName + 3);
  }
}

function* commonNamesIn({ content: sets }: Element): Generator<string> {
  for (let at = 0; at < sets.length;) {
    const set = readElement(sets, at);
    at += set.whole.length;
    const attribute = readElement(set.content);
    const oid = readElement(attribute.content);
    if (oid.content.equals(commonName))
      yield readElement(attribute.content, oid.whole.length).content.toString("latin1", 0, longestName + 3);
  }
}

function hostOf(text: string): string | null {
  const lower = text.toLowerCase();
  const bare = lower.startsWith("*.") ? lower.slice(2) : lower;
  const name = bare.endsWith(".") ? bare.slice(0, -1) : bare;
  return name.length <= longestName && hostName.test(name) ? name : null;
}

function expect(element: Element, tag: number): Element {
  if (element.tag !== tag) throw new DerError(`expected tag ${tag}`);
  return element;
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
