/** RFC 1982 §3.2: whether one 32-bit serial precedes another; the number space is circular. */
export function isSerialBefore(one: number, other: number): boolean {
  const distance = (other - one) >>> 0;
  // At exactly half the number space the order is undefined: neither precedes.
  return distance > 0 && distance < 0x8000_0000;
}

/** Milliseconds as a 32-bit Unix time for signatures, RFC 4034 §3.1.5. */
export function toSerial(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) >>> 0;
}
