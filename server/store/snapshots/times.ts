/**
 * Times as bytes: the milliseconds from each one back to the one before it, the latest first, as LEB128. An observation a day takes four bytes.
 * `latest` is not among them.
 */
export function packTimes(earlier: readonly number[], latest: number): Uint8Array | null {
  if (earlier.length === 0) return null;
  const bytes: number[] = [];
  let next = latest;
  for (const time of earlier.toReversed()) {
    let rest = next - time;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(128 + (rest % 128));
    bytes.push(rest);
    next = time;
  }
  return new Uint8Array(bytes);
}

/** The inverse of `packTimes`, in ascending order. */
export function unpackTimes(bytes: Uint8Array | null, latest: number): readonly number[] {
  const times: number[] = [];
  let [time, back, unit] = [latest, 0, 1];
  for (const byte of bytes ?? []) {
    back += unit * (byte % 128);
    unit *= 128;
    if (byte >= 128) continue;
    time -= back;
    times.push(time);
    [back, unit] = [0, 1];
  }
  return times.toReversed();
}
