/** A certificate as the log tells of it: what several sources have in common. */
export interface Issuance {
  /** As they stand in the certificate: anything may be among them. */
  readonly names: readonly string[];
  /** The distinguished name of the issuer, as RFC 4514 or OpenSSL writes it. */
  readonly issuer: string;
  /** The CAA domains of the authority, where the source says so. */
  readonly caaDomains: readonly string[] | null;
  /** Milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** When a log recorded it; null where the source does not tell. */
  readonly loggedAt: number | null;
}

/** `2026-01-02T03:04:05`, with a fraction or not, in UTC whether it says so or not. */
const form = /^(?<seconds>\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(?:Z|[+-]00:00)?$/;

/** A time of a source in milliseconds since 1970; null where it is none. */
export function readTime(text: unknown): number | null {
  if (typeof text !== "string" || text.length > 40) return null;
  const seconds = form.exec(text)?.groups?.["seconds"];
  const time = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  return Number.isNaN(time) ? null : time;
}
