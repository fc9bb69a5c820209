import { printable } from "../../core/printable.ts";
import { nameForPeople, organizationOf, type Certificate } from "../../formats/x509/certificate.ts";
import { DerError } from "../../formats/x509/der.ts";
import type { Trust } from "../../probes/certificate/certificate.ts";
import type { Issuance } from "../../probes/certificate/issuance.ts";
import { keyFacts } from "../../probes/certificate/strength.ts";
import type { SslRaw } from "./schema.ts";

/** How much of a long list is kept; its full length is stored beside it. */
export const mostCertificates = 16;
const mostNames = 100;

/** The longest text that is kept. */
export const longestText = 256;

/** A certificate in stored form. */
export function describe(one: Certificate): SslRaw["chain"][number] {
  return {
    subject: personalName(one.subject),
    issuer: personalName(one.issuer),
    ...organization(one.issuer),
    serial: one.serial.toString("hex", 0, 64),
    ...span(one),
    subjectAltNames: one.names.slice(0, mostNames).map(({ value }) => printable(value, longestText)),
    subjectAltNamesTotal: one.names.length,
    key: keyFacts(one.publicKey),
    signature: one.signature,
  };
}

function span({ notBefore, notAfter, sha256 }: Certificate) {
  return { notBefore: new Date(notBefore).toISOString(), notAfter: new Date(notAfter).toISOString(), sha256 };
}

/** A distinguished name as people read it. */
export function personalName(name: Buffer): string {
  return printable(unlessBroken(name, nameForPeople) ?? "", longestText);
}

function organization(name: Buffer): { readonly issuerOrganization?: string } {
  const found = unlessBroken(name, organizationOf);
  return found === null ? {} : { issuerOrganization: printable(found, longestText) };
}

/** A malformed name may be inside a readable certificate. */
function unlessBroken(name: Buffer, read: (name: Buffer) => string | null): string | null {
  try {
    return read(name);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

/** The trust in a chain in stored form. */
export function toTrust({ path, doubt, ...trust }: Trust): SslRaw["trust"] {
  const shown = doubt && { ...doubt, url: doubt.url === null ? null : printable(doubt.url, longestText) };
  return {
    ...trust,
    undeterminedReason: shown,
    path: path.map((one) => ({ subject: personalName(one.subject), ...span(one) })),
  };
}

/** What issuance rules need, in stored form. */
export function toIssuance({ staple, ...issued }: Issuance): SslRaw["issuance"] {
  if (!staple) return { ...issued, staple };
  return {
    ...issued,
    staple: { ...staple, thisUpdate: isoOf(staple.thisUpdate), nextUpdate: isoOf(staple.nextUpdate) },
  };
}

function isoOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
