import { isIP } from "node:net";
import type { Certificate } from "../../formats/x509/certificate.ts";
import { DerError } from "../../formats/x509/der.ts";
import { nameAttributes, type NameAttribute } from "../../formats/x509/distinguished-name.ts";
import { oids } from "../../formats/x509/oids.ts";

/** Whether the common name looks like a host name and is not among the certificate's names. */
export function hasOtherCommonName({ subject, names }: Certificate): boolean {
  const commonNames = attributesOf(subject).filter(({ oid }) => oid === oids.commonName);
  // CA/B BR §7.1.4.1: a subject attribute must not appear twice.
  if (commonNames.length !== 1) return commonNames.length > 1;
  const addresses = names.filter(({ kind }) => kind === "ip").map(({ value }) => value);
  const domains = names.filter(({ kind }) => kind === "dns").flatMap(({ value }) => upwards(value));
  const known = new Set([...addresses, ...domains]);
  return commonNames.some(({ value }) => {
    const isComparable = isAddress(value) ? addresses.length > 0 : value.includes(".") && domains.length > 0;
    return isComparable && !known.has(value);
  });
}

/** A name and its parent domains. */
function upwards(name: string): readonly string[] {
  const labels = name.split(".");
  return labels.map((_, from) => labels.slice(from).join("."));
}

/** Whether a text is an IP address in any spelling that a client may accept: hexadecimal, octal, uncompressed. */
function isAddress(text: string): boolean {
  const host = URL.parse(`http://${text.includes(":") ? `[${text}]` : text}`)?.hostname ?? "";
  return isIP(host.replace(/^\[|\]$/g, "")) !== 0;
}

function attributesOf(name: Buffer): readonly NameAttribute[] {
  try {
    return nameAttributes(name);
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}
