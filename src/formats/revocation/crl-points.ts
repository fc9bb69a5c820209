import { children, type Element } from "../x509/der.ts";

/** A place that a certificate names for the list that may name it, RFC 5280 §4.2.1.13. */
export interface CrlPoint {
  /** Every GeneralName of the place in hexadecimal, since a partition may repeat any of them. */
  readonly names: readonly string[];
  readonly urls: readonly string[];
  /** Whether the name is the end of a directory name, whose beginning is that of the list's issuer. */
  readonly isRelative: boolean;
  /** Whether the list is for some reasons of revocation alone. */
  readonly hasReasons: boolean;
  /** Who issues the list in place of the certificate's own issuer: directory names, DER; none where nobody is named. */
  readonly issuers: readonly Buffer[];
}

/** No certificate needs more places than this. */
const mostPoints = 64;

/** Reads cRLDistributionPoints; throws `DerError` on anything else. */
export function readCrlPoints(value: Element): readonly CrlPoint[] {
  return children(value).slice(0, mostPoints).map(readPoint);
}

// DistributionPoint: distributionPoint [0], reasons [1], cRLIssuer [2].
function readPoint(point: Element): CrlPoint {
  const parts = children(point);
  const issuer = parts.find(({ tag }) => tag === 0xa2);
  return {
    ...readPointName(parts.find(({ tag }) => tag === 0xa0)),
    hasReasons: parts.some(({ tag }) => tag === 0x81),
    // directoryName is [4], explicit, since Name is a CHOICE.
    issuers: issuer ? children(issuer).flatMap(({ tag, content }) => (tag === 0xa4 ? [content] : [])) : [],
  };
}

/** A DistributionPointName: fullName [0], or nameRelativeToCRLIssuer [1]. Lists have one, too. */
export function readPointName(name: Element | undefined): Pick<CrlPoint, "names" | "urls" | "isRelative"> {
  const choice = name ? children(name) : [];
  const full = choice.filter(({ tag }) => tag === 0xa0).flatMap((each) => children(each));
  return {
    names: full.map(({ whole }) => whole.toString("hex", 0, 4096)),
    urls: full.filter(({ tag }) => tag === 0x86).map(({ content }) => content.toString("latin1", 0, 2048)),
    isRelative: choice.some(({ tag }) => tag === 0xa1),
  };
}
