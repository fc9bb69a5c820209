import type { Counted } from "../../../src/core/changes/compare.ts";
import { valueText } from "../../../src/core/changes/value.ts";
import type { Severity } from "../../../src/core/result/interpretation.ts";

/** What is known of a target before a certificate is recorded. */
export interface KnownOfTarget {
  /** Whether its certificates or measurements have shown this issuer before. */
  readonly isKnownIssuer: boolean;
  /** The names of the certificate that no earlier certificate had. */
  readonly newNames: readonly string[];
  /** Whether this is the first certificate of this lookalike. */
  readonly isFirstOfLookalike: boolean;
}

/** A certificate of a target or of a lookalike. */
export interface SeenCertificate {
  /** The names that concern the target. */
  readonly names: readonly string[];
  readonly issuer: string;
  /** The digest of issuer and serial number in hexadecimal. */
  readonly id: string;
  /** Null for a certificate of the target itself. */
  readonly lookalike: string | null;
  /** Whether the CAA records of today allow the issuer; null where unknown. */
  readonly isAllowed: boolean | null;
}

/** How a certificate was judged when it was first seen. */
export type CertificateVerdict =
  | "not-allowed"
  | "new-issuer"
  | "new-name"
  | "renewed"
  | "lookalike"
  | "lookalike-renewed";

interface Row {
  /** The field of the check, with its words. */
  readonly field: string;
  readonly severity: Severity;
  readonly direction: Counted["direction"];
  /** Whether it is reported, and not only recorded. */
  readonly isTold: boolean;
}

/** What is said of each verdict. Renewals by a known issuer are expected, so they are recorded and not reported. */
export const verdicts: Readonly<Record<CertificateVerdict, Row>> = {
  "not-allowed": { field: "certificate-not-allowed", severity: "high", direction: "worse", isTold: true },
  "new-issuer": { field: "certificate-new-issuer", severity: "medium", direction: "neutral", isTold: true },
  "new-name": { field: "certificate-new-name", severity: "low", direction: "neutral", isTold: true },
  renewed: { field: "certificate-renewed", severity: "info", direction: "neutral", isTold: false },
  lookalike: { field: "lookalike-certificate", severity: "medium", direction: "worse", isTold: true },
  "lookalike-renewed": { field: "lookalike-renewed", severity: "info", direction: "neutral", isTold: false },
};

/** Judges a certificate that is seen for the first time. */
export function classify({ lookalike, isAllowed }: SeenCertificate, known: KnownOfTarget): CertificateVerdict {
  if (lookalike !== null) return known.isFirstOfLookalike ? "lookalike" : "lookalike-renewed";
  // Unknown CAA records, and issuers whose CAA domains are unknown, accuse nobody.
  if (isAllowed === false) return "not-allowed";
  if (!known.isKnownIssuer) return "new-issuer";
  return known.newNames.length > 0 ? "new-name" : "renewed";
}

/** The change that reports a certificate. `since`: the day since which the logs are followed, for the first one of a lookalike. */
export function changeOf(
  { names, issuer, id, lookalike }: SeenCertificate,
  verdict: CertificateVerdict,
  { at, since }: { readonly at: number; readonly since: string },
): Counted {
  const { field, severity, direction } = verdicts[verdict];
  const [first = ""] = names;
  const more = names.length > 1 ? ` +${names.length - 1}` : "";
  const to = verdict === "lookalike" ? `${issuer}, ${since}` : issuer;
  return {
    key: `${field}\n${id}`,
    field,
    subject: valueText(lookalike ?? `${first}${more}`),
    from: null,
    to: valueText(to),
    direction,
    severity,
    weight: severity,
    at,
    confirmedAt: null,
  };
}
