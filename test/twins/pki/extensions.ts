import {
  constructed,
  integer,
  objectIdentifier,
  primitive,
  sequence,
  utf8String,
} from "../../../src/demo/der-writer.ts";
import { addressBytes, distributionPointName, extension } from "../../../src/demo/extensions.ts";
import { oids } from "../../../src/formats/x509/oids.ts";

/** RFC 7633: the certificate is only good with a stapled OCSP answer. */
export function mustStaple(): Buffer {
  return extension("1.3.6.1.5.5.7.1.24", sequence(integer(5)));
}

/** RFC 6960 §4.2.2.2.1: the revocation of this OCSP signer need not be checked. */
export function ocspNoCheck(): Buffer {
  return extension("1.3.6.1.5.5.7.48.1.5", Buffer.from([0x05, 0x00]));
}

/** A subtree of names: a domain, or an address with its prefix length. */
export type Subtree = string | { readonly address: string; readonly prefix: number };

/** RFC 5280 §4.2.1.10. */
export function nameConstraints({
  permitted = [],
  excluded = [],
}: {
  readonly permitted?: readonly Subtree[];
  readonly excluded?: readonly Subtree[];
}): Buffer {
  const lists = [
    ...(permitted.length > 0 ? [constructed(0, ...permitted.map(subtree))] : []),
    ...(excluded.length > 0 ? [constructed(1, ...excluded.map(subtree))] : []),
  ];
  return extension("2.5.29.30", sequence(...lists), true);
}

function subtree(base: Subtree): Buffer {
  if (typeof base === "string") return sequence(primitive(2, Buffer.from(base, "latin1")));
  const address = addressBytes(base.address);
  const mask = Buffer.from(
    address.map((_, byte) => (0xff00 >> Math.min(8, Math.max(0, base.prefix - byte * 8))) & 0xff),
  );
  return sequence(primitive(7, Buffer.concat([address, mask])));
}

/** A distribution point of any form, RFC 5280 §4.2.1.13: its name, for some reasons only, by another issuer. */
export interface Point {
  readonly url?: string;
  /** A DistributionPointName, DER, in place of the URL. */
  readonly place?: Buffer;
  readonly forSomeReasons?: boolean;
  /** The Name of the list's issuer, DER. */
  readonly issuer?: Buffer;
}

/** Where the lists of a certificate are, in forms that a list of URLs cannot express. */
export function crlPoints(...points: readonly Point[]): Buffer {
  return extension(oids.crlDistributionPoints, sequence(...points.map(crlPoint)));
}

function crlPoint({ url, place, forSomeReasons = false, issuer }: Point): Buffer {
  const name = place ?? (url === undefined ? null : distributionPointName(url));
  return sequence(
    ...(name ? [name] : []),
    ...(forSomeReasons ? [primitive(1, Buffer.from([0x04, 0xf0]))] : []),
    ...(issuer ? [constructed(2, constructed(4, issuer))] : []),
  );
}

/** A place by the end of a directory name alone, `[0]` around nameRelativeToCRLIssuer `[1]`. */
export function relativePlace(commonName: string): Buffer {
  const attribute = sequence(objectIdentifier(oids.commonName), utf8String(commonName));
  return constructed(0, constructed(1, attribute));
}

/** A distribution point with several URLs. */
export function placeOf(...urls: readonly string[]): Buffer {
  return constructed(0, constructed(0, ...urls.map((url) => primitive(6, Buffer.from(url, "latin1")))));
}

/** An unknown extension. */
export function unknownExtension(isCritical: boolean): Buffer {
  return extension("1.3.6.1.4.1.55555.1", sequence(), isCritical);
}

/** The purposes of a client certificate, which no server may use. */
export const clientAuth = "1.3.6.1.5.5.7.3.2";

/** RFC 6960 §4.2.2.2: may sign OCSP answers for its issuer. */
export const ocspSigning = "1.3.6.1.5.5.7.3.9";
