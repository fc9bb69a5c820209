/**
 * Statuses of the 4xx class that are about the client, its connection or a proxy, never about the resource: RFC 9110 §15.5.8 (407) and
 * §15.5.9 (408), RFC 8470 §5.2 (425), RFC 6585 §4 (429).
 */
const aboutRequest: ReadonlySet<number> = new Set([407, 408, 425, 429]);

/**
 * Whether a status shows nothing about the requested resource: a proxy, a timeout or a rate limit answered, or the server failed (RFC 9110
 * §15.6). What such a reply lacks, the resource may have.
 */
export function isInconclusive(status: number): boolean {
  return status >= 500 || aboutRequest.has(status);
}
