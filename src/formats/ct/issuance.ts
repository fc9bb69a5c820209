/** A logged certificate, in the form common to all sources. */
export interface LoggedIssuance {
  /** The names exactly as in the certificate; they may be arbitrary text. */
  readonly names: readonly string[];
  /** The distinguished name of the issuer, in RFC 4514 or OpenSSL format. */
  readonly issuer: string;
  /** The CAA domains of the CA, if the source has them. */
  readonly caaDomains: readonly string[] | null;
  /** Unix milliseconds. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** When a log recorded it; null if the source does not say. */
  readonly loggedAt: number | null;
}

/** `2026-01-02T03:04:05` with optional fraction, always UTC. */
const form = /^(?<seconds>\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(?:Z|[+-]00:00)?$/;

/** A source's time as Unix milliseconds; null if invalid. */
export function readLogTime(text: unknown): number | null {
  if (typeof text !== "string" || text.length > 40) return null;
  const seconds = form.exec(text)?.groups?.["seconds"];
  const time = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  return Number.isNaN(time) ? null : time;
}
