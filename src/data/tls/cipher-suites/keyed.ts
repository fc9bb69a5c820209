/**
 * Cipher suites up to TLS 1.2 with pre-shared keys or of national standards. Browsers support none of them, but a server may offer a
 * version with nothing else. First and last number of each run in the IANA TLS Cipher Suites registry, read in November 2026.
 */
export const keyedSuites = [
  // Pre-shared keys: RFC 4785, RFC 4279, RFC 5487, RFC 5489, RFC 6209, RFC 6367, RFC 6655, RFC 7905, RFC 8442
  [0x002c, 0x002e],
  [0x008a, 0x0095],
  [0x00a8, 0x00b9],
  [0xc033, 0xc03b],
  [0xc064, 0xc071],
  [0xc08e, 0xc09b],
  [0xc0a4, 0xc0ab],
  [0xccab, 0xccae],
  [0xd001, 0xd003],
  [0xd005, 0xd005],
  // Kerberos and passwords: RFC 2712, RFC 5054, RFC 8492
  [0x001e, 0x002b],
  [0xc01a, 0xc022],
  [0xc0b0, 0xc0b3],
  // GOST: RFC 9189, and the numbers before it
  [0x0081, 0x0081],
  [0x0083, 0x0083],
  [0xc100, 0xc102],
  [0xff85, 0xff85],
] as const satisfies readonly (readonly [first: number, last: number])[];

/** The pre-shared-key suites that predate TLS 1.2, as above. */
export const oldKeyedSuites = [
  [0x002c, 0x002e],
  [0x008a, 0x0095],
  [0xc033, 0xc036],
  [0xc039, 0xc039],
] as const satisfies readonly (readonly [first: number, last: number])[];
