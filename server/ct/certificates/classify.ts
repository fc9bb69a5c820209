import type { Counted } from "../../../src/core/changes/compare.ts";
import { valueText } from "../../../src/core/changes/value.ts";
import type { Severity } from "../../../src/core/result/interpretation.ts";

/** What is known of a target before a certificate is recorded. */
export interface KnownOfTarget {
  /** Whether its certificates or measurements have shown this issuer before. */
  readonly isKnownIssuer: boolean;
  /** The names of the certificate that no earlier certificate had. */
  readonly newNames: readonly string[];
  /** The lookalikes of the certificate that no earlier certificate had. */
  readonly newLookalikes: readonly string[];
}

/** A certificate of a target or of a lookalike. */
export interface CertificateHit {
  /** The names that concern the target. */
  readonly names: readonly string[];
  readonly issuer: string;
  /** The digest of issuer and serial number in hexadecimal. */
  readonly id: string;
  /** Empty for a certificate of the target itself. */
  readonly lookalikes: readonly string[];
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
export function classify({ lookalikes, isAllowed }: CertificateHit, known: KnownOfTarget): CertificateVerdict {
  if (lookalikes.length > 0) return known.newLookalikes.length > 0 ? "lookalike" : "lookalike-renewed";
  // Unknown CAA records, and issuers whose CAA domains are unknown, accuse nobody.
  if (isAllowed === false) return "not-allowed";
  if (!known.isKnownIssuer) return "new-issuer";
  return known.newNames.length > 0 ? "new-name" : "renewed";
}

/** What a change says beside the certificate. */
interface Occasion {
  readonly known: Pick<KnownOfTarget, "newNames" | "newLookalikes">;
  readonly at: number;
  /** The day since which the logs are followed, for the first certificate of a lookalike. */
  readonly since: string;
}

/** The change that reports a certificate. Its subject is the lookalikes or else the names: the new ones, where they are the reason. */
export function changeOf(
  { names, issuer, id, lookalikes }: CertificateHit,
  verdict: CertificateVerdict,
  { known, at, since }: Occasion,
): Counted {
  const { field, severity, direction } = verdicts[verdict];
  const imitating = known.newLookalikes.length > 0 ? known.newLookalikes : lookalikes;
  const concerned = verdict === "new-name" ? known.newNames : names;
  const to = verdict === "lookalike" ? `${issuer}, ${since}` : issuer;
  return {
    key: `${field}\n${id}`,
    field,
    subject: valueText(imitating.length > 0 ? listed(imitating, 5) : listed(concerned, 1)),
    from: null,
    to: valueText(to),
    direction,
    severity,
    weight: severity,
    at,
    confirmedAt: null,
  };
}

function listed(names: readonly string[], most: number): string {
  const more = names.length > most ? ` +${names.length - most}` : "";
  return `${names.slice(0, most).join(", ")}${more}`;
}

/** Certificates of this verdict are reported however many there are. */
export const uncapped = "not-allowed" satisfies CertificateVerdict;

/** The fields that say that further certificates of the day are not reported. */
const limitFields = { own: "certificate-alert-limit", lookalike: "lookalike-alert-limit" } as const;

/** What goes with the last alert of a day, so that its channels get both. */
export function limitChange(last: Counted, relation: keyof typeof limitFields, limit: number): Counted {
  const field = limitFields[relation];
  return { ...last, key: `${field}\n${last.at}`, field, subject: null, to: String(limit), direction: "neutral" };
}
