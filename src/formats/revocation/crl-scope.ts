import type { CrlExtension } from "./crl-extensions.ts";
import { readPointName, type CrlPoint } from "./crl-points.ts";
import { children, readWhole, tags, type Element } from "../x509/der.ts";
import { isSameDistinguishedName } from "../x509/distinguished-name.ts";
import { oids } from "../x509/oids.ts";
import type { RevocationDoubt, RevocationQuestion } from "./answer.ts";

/** A certificate and the CRL that it points to. */
export interface CrlQuestion extends RevocationQuestion {
  /** The CRL's URL as the certificate writes it; a partitioned CRL must name it. */
  readonly url: string;
}

/** Why a CRL does not cover a certificate of this kind and distribution point; null if it does. RFC 5280 §5.2.5 and §6.3.3 (b). */
export function doubtScope(extensions: readonly CrlExtension[], question: CrlQuestion): RevocationDoubt | null {
  const { isAuthority } = question.certificate;
  const scope = scopeOf(extensions);
  if (isSet(scope, only.indirect) || isIndirectPoint(question)) return "indirect";
  if (isSet(scope, only.attributes)) return "attributes-only";
  if (isSet(scope, only.users) && isAuthority) return "users-only";
  if (isSet(scope, only.authorities) && !isAuthority) return "authorities-only";
  const place = scope.find(({ tag }) => tag === only.place);
  return place ? doubtPlace(place, question) : null;
}

/** Whether a CRL or its distribution point only covers some reasons: an unlisted certificate may be revoked for another. */
export function provesNoAbsence(extensions: readonly CrlExtension[], question: CrlQuestion): boolean {
  return scopeOf(extensions).some(({ tag }) => tag === only.reasons) || (pointOf(question)?.hasReasons ?? false);
}

// The fields of IssuingDistributionPoint, by tag.
const only = { place: 0xa0, users: 0x81, authorities: 0x82, reasons: 0x83, indirect: 0x84, attributes: 0x85 } as const;

function scopeOf(extensions: readonly CrlExtension[]): readonly Element[] {
  const found = extensions.find(({ oid }) => oid === oids.issuingDistributionPoint);
  return found ? children(readWhole(found.value, tags.sequence)) : [];
}

function isSet(scope: readonly Element[], flag: number): boolean {
  return scope.some(({ tag, content }) => tag === flag && content[0] !== 0);
}

// RFC 5280 §6.3.3 (b) (2) (i): a name of the CRL must equal a name of the distribution point, whichever URL was used.
function doubtPlace(place: Element, question: CrlQuestion): RevocationDoubt | null {
  const { names, urls, isRelative } = readPointName(place);
  const own = pointOf(question)?.names ?? [];
  if (urls.includes(question.url) || names.some((name) => own.includes(name))) return null;
  return isRelative ? "relative-name" : "other-partition";
}

/** RFC 5280 §4.2.1.13: cRLIssuer marks another issuer's CRL; some CAs name themselves. */
function isIndirectPoint(question: CrlQuestion): boolean {
  const { issuers } = pointOf(question) ?? { issuers: [] };
  return issuers.length > 0 && !issuers.some((name) => isSameDistinguishedName(name, question.certificate.issuer));
}

function pointOf({ certificate, url }: CrlQuestion): CrlPoint | undefined {
  return certificate.crlPoints.find(({ urls }) => urls.includes(url));
}
