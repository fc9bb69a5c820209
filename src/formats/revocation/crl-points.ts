import { children, type Element } from "../x509/der.ts";

/** A CRL distribution point of a certificate, RFC 5280 §4.2.1.13. */
export interface CrlPoint {
  /** Every GeneralName in hexadecimal, since a partitioned CRL may repeat any of them. */
  readonly names: readonly string[];
  readonly urls: readonly string[];
  /** Whether the name is relative to the CRL issuer's directory name. */
  readonly isRelative: boolean;
  /** Whether the CRL only covers some revocation reasons. */
  readonly hasReasons: boolean;
  /** Issuers of the CRL other than the certificate's issuer: DER directory names; empty without any. */
  readonly issuers: readonly Buffer[];
}

/** Maximum number of distribution points. */
const mostPoints = 64;

/** Reads cRLDistributionPoints; throws `DerError` if malformed. */
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
    // directoryName is [4], explicit because Name is a CHOICE.
    issuers: issuer ? children(issuer).flatMap(({ tag, content }) => (tag === 0xa4 ? [content] : [])) : [],
  };
}

/** Reads a DistributionPointName: fullName [0] or nameRelativeToCRLIssuer [1]. CRLs have one too. */
export function readPointName(name: Element | undefined): Pick<CrlPoint, "names" | "urls" | "isRelative"> {
  const choice = name ? children(name) : [];
  const full = choice.filter(({ tag }) => tag === 0xa0).flatMap((each) => children(each));
  return {
    names: full.map(({ whole }) => whole.toString("hex", 0, 4096)),
    urls: full.filter(({ tag }) => tag === 0x86).map(({ content }) => content.toString("latin1", 0, 2048)),
    isRelative: choice.some(({ tag }) => tag === 0xa1),
  };
}
