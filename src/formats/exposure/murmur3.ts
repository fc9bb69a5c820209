/** MurmurHash3 (x86, 32 bits, seed 0) as a signed number, in the form that public databases of favicons publish. */
export function murmur3(bytes: Uint8Array): number {
  const whole = bytes.length - (bytes.length % 4);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hash = 0;
  for (let at = 0; at < whole; at += 4) {
    hash ^= mixed(view.getInt32(at, true));
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  let tail = 0;
  for (let at = bytes.length - 1; at >= whole; at--) tail = (tail << 8) | (bytes[at] ?? 0);
  hash ^= mixed(tail) ^ bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

function mixed(block: number): number {
  const product = Math.imul(block, 0xcc9e2d51);
  return Math.imul((product << 15) | (product >>> 17), 0x1b873593);
}

/** The hash of a favicon: MurmurHash3 of its base64 text in lines of 76 characters, each ended by a line feed (RFC 2045 §6.8, with LF). */
export function faviconHash(bytes: Uint8Array): number {
  const lines =
    Buffer.from(bytes)
      .toString("base64")
      .match(/.{1,76}/g) ?? [];
  return murmur3(Buffer.from(lines.map((line) => `${line}\n`).join(""), "latin1"));
}
