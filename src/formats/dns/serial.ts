/** RFC 1982 §3.2: numbers of 32 bits that begin anew; true where one is half a turn or less behind another, and not the same. */
export function isSerialBefore(one: number, other: number): boolean {
  const distance = (other - one) >>> 0;
  // Half a turn exactly is undefined: such a number is taken for neither.
  return distance > 0 && distance < 0x8000_0000;
}

/** Milliseconds as the seconds of 32 bits that signatures count in, RFC 4034 §3.1.5. */
export function toSerial(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) >>> 0;
}
