import { isIP } from "node:net";
import { oids } from "../formats/x509/oids.ts";
import {
  bitList,
  boolean,
  constructed,
  integer,
  objectIdentifier,
  octetString,
  primitive,
  sequence,
} from "./der-writer.ts";

/** One Extension of RFC 5280 §4.1, around the DER of its value. */
export function extension(oid: string, value: Uint8Array, isCritical = false): Buffer {
  return sequence(objectIdentifier(oid), ...(isCritical ? [boolean(true)] : []), octetString(value));
}

// RFC 5280 §4.2.1.3
const keyUses = { digitalSignature: 0, keyEncipherment: 2, keyAgreement: 4, keyCertSign: 5, crlSign: 6 } as const;

/** What a key may be used for. */
export type KeyUsage = keyof typeof keyUses;

/** The key usage, critical as RFC 5280 §4.2.1.3 advises. */
export function keyUsage(uses: readonly KeyUsage[]): Buffer {
  return extension(oids.keyUsage, bitList(uses.map((use) => keyUses[use])), true);
}

/** The extended key usage; purposes are dotted object identifiers. */
export function extendedKeyUsage(purposes: readonly string[]): Buffer {
  return extension(oids.extendedKeyUsage, sequence(...purposes.map(objectIdentifier)));
}

/** The basic constraints of a CA, with the maximum number of CAs below it if that is limited. */
export function authorityConstraints(pathLength?: number): Buffer {
  const limit = pathLength === undefined ? [] : [integer(pathLength)];
  return extension(oids.basicConstraints, sequence(boolean(true), ...limit), true);
}

/** RFC 5280 §4.1.2.6: critical if the subject is empty. */
export function subjectAltName(names: readonly string[], isCritical = false): Buffer {
  return extension(oids.subjectAltName, sequence(...names.map(generalName)), isCritical);
}

/** A GeneralName of RFC 5280 §4.2.1.6: an address as iPAddress, everything else as dNSName. */
function generalName(name: string): Buffer {
  return isIP(name) ? primitive(7, addressBytes(name)) : primitive(2, Buffer.from(name, "latin1"));
}

/** The 4 or 16 bytes of an address in text form. */
export function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split(".").map(Number));
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = groupBytes(head);
  const after = groupBytes(tail ?? "");
  return Buffer.concat([before, Buffer.alloc(16 - before.length - after.length), after]);
}

function groupBytes(groups: string): Buffer {
  if (groups === "") return Buffer.alloc(0);
  return Buffer.from(
    groups
      .split(":")
      .map((group) => group.padStart(4, "0"))
      .join(""),
    "hex",
  );
}

/** The identifier of the certificate's own key (RFC 5280 §4.2.1.2). */
export function subjectKeyIdentifier(identifier: Uint8Array): Buffer {
  return extension(oids.subjectKeyIdentifier, octetString(identifier));
}

/** The identifier of the issuer's key, without its name and serial number (RFC 5280 §4.2.1.1). */
export function authorityKeyIdentifier(identifier: Uint8Array): Buffer {
  return extension(oids.authorityKeyIdentifier, sequence(primitive(0, identifier)));
}

/** The URLs of the OCSP responder and of the issuer's certificate (RFC 5280 §4.2.2.1). */
export function authorityInfoAccess(ocspUrls: readonly string[], issuerUrls: readonly string[]): Buffer {
  const descriptions = [
    ...ocspUrls.map((url) => [oids.ocsp, url] as const),
    ...issuerUrls.map((url) => [oids.caIssuers, url] as const),
  ];
  const access = descriptions.map(([method, url]) => sequence(objectIdentifier(method), uniformResource(url)));
  return extension(oids.authorityInfoAccess, sequence(...access));
}

/** One distribution point for each URL. */
export function crlDistributionPoints(urls: readonly string[]): Buffer {
  return extension(oids.crlDistributionPoints, sequence(...urls.map((url) => sequence(distributionPointName(url)))));
}

/** `[0]` DistributionPointName with one full name; CRLs repeat it in their issuing distribution point. */
export function distributionPointName(url: string): Buffer {
  return constructed(0, constructed(0, uniformResource(url)));
}

function uniformResource(url: string): Buffer {
  return primitive(6, Buffer.from(url, "latin1"));
}
