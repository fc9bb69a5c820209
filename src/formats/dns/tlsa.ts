import { createHash } from "node:crypto";
import { readSubjectKey } from "../x509/certificate.ts";
import { DerError } from "../x509/der.ts";
import type { DataOf } from "./kinds.ts";

/** What a TLSA record says of the certificates of a server, RFC 6698 §2.1. */
export type Association = Pick<DataOf<"TLSA">, "usage" | "selector" | "matching" | "data">;

/** What makes a record useless to mail servers. */
export type TlsaFault = "usage" | "selector" | "matching" | "length";

/** RFC 6698 §2.1.3: the digests that there are, and how long each is. */
const digests: Readonly<Record<number, { readonly name: string; readonly length: number }>> = {
  1: { name: "sha256", length: 32 },
  2: { name: "sha512", length: 64 },
};

/**
 * Why senders of mail pass over a record; null where they do not. RFC 7672 §3.1.3: usages 0 and 1 would need authorities on which
 * nobody agrees.
 */
export function tlsaFault({ usage, selector, matching, data }: Association): TlsaFault | null {
  if (usage !== 2 && usage !== 3) return "usage";
  if (selector > 1) return "selector";
  if (matching > 2) return "matching";
  const digest = digests[matching];
  return digest && data.length !== digest.length ? "length" : null;
}

/** Whether a record describes a certificate (DER): the whole of it or its key, as it is or as a digest. */
export function describesCertificate({ selector, matching, data }: Association, der: Uint8Array): boolean {
  const selected = selector === 0 ? der : keyOf(der);
  if (!selected) return false;
  const digest = digests[matching];
  return data.equals(digest ? createHash(digest.name).update(selected).digest() : selected);
}

/** The record that describes the key of a server and nothing else, RFC 7671 §5.1; null where the certificate cannot be read. */
export function keyAssociation(der: Uint8Array): Association | null {
  const key = keyOf(der);
  return key && { usage: 3, selector: 1, matching: 1, data: createHash("sha256").update(key).digest() };
}

/** A record as master files write it: `3 1 1 0D6F…`. */
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
