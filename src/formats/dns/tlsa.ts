import { createHash } from "node:crypto";
import { readSubjectKey } from "../x509/certificate.ts";
import { DerError } from "../x509/der.ts";
import type { DataOf } from "./kinds.ts";

/** The data of a TLSA record, RFC 6698 §2.1. */
export type Association = Pick<DataOf<"TLSA">, "usage" | "selector" | "matching" | "data">;

/** Faults that make a record useless to mail servers. */
export type TlsaFault = "usage" | "selector" | "matching" | "length";

/** RFC 6698 §2.1.3: digests and their lengths. */
const digests: Readonly<Record<number, { readonly name: string; readonly length: number }>> = {
  1: { name: "sha256", length: 32 },
  2: { name: "sha512", length: 64 },
};

/** Why mail senders ignore a record; null if they use it. RFC 7672 §3.1.3: usages 0 and 1 would need a common set of CAs. */
export function tlsaFault({ usage, selector, matching, data }: Association): TlsaFault | null {
  if (usage !== 2 && usage !== 3) return "usage";
  if (selector > 1) return "selector";
  if (matching > 2) return "matching";
  const digest = digests[matching];
  return digest && data.length !== digest.length ? "length" : null;
}

/**
 * The records that senders compare: RFC 7671 §9, among usable records with the same usage and selector only those with the strongest digest count.
 * Postfix and OpenSSL prefer SHA-512 to SHA-256. Records without a digest always count.
 */
export function withStrongestDigest<R extends Association>(records: readonly R[]): readonly R[] {
  return records.filter(
    (record) =>
      record.matching === 0 ||
      tlsaFault(record) !== null ||
      !records.some(
        (other) =>
          tlsaFault(other) === null &&
          other.usage === record.usage &&
          other.selector === record.selector &&
          other.matching > record.matching,
      ),
  );
}

/** Whether a record matches a DER certificate: the certificate or its key, in full or as a digest. */
export function describesCertificate({ selector, matching, data }: Association, der: Uint8Array): boolean {
  const selected = selector === 0 ? der : keyOf(der);
  if (!selected) return false;
  const digest = digests[matching];
  return data.equals(digest ? createHash(digest.name).update(selected).digest() : selected);
}

/** The record for a server's key alone, RFC 7671 §5.1; null if the certificate is unreadable. */
export function keyAssociation(der: Uint8Array): Association | null {
  const key = keyOf(der);
  return key && { usage: 3, selector: 1, matching: 1, data: createHash("sha256").update(key).digest() };
}

/** A record in zone file format: `3 1 1 0D6F…`. */
export function associationText({ usage, selector, matching, data }: Association): string {
  return `${usage} ${selector} ${matching} ${data.toString("hex").toUpperCase()}`;
}

function keyOf(der: Uint8Array): Buffer | null {
  try {
    return readSubjectKey(der);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
