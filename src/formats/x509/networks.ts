/** Networks by prefix length, so that a look-up takes one step per length. */
export type IpConstraints = Map<string, Set<string>>;

/** Adds an address followed by its mask (RFC 5280 §4.2.1.10); false if that is no RFC 4632 network. */
export function addNetwork(networks: IpConstraints, base: Buffer): boolean {
  const length = base.length / 2;
  if (length !== 4 && length !== 16) return false;
  const bits = prefixLength(base.subarray(length));
  if (bits === null) return false;
  const key = `${length} ${bits}`;
  const known = networks.get(key) ?? new Set();
  networks.set(key, known.add(masked(base.subarray(0, length), bits)));
  return true;
}

/** Whether an address of 4 or 16 bytes is in one of the networks. */
export function isInNetworks(networks: IpConstraints, address: Buffer): boolean {
  return [...networks].some(([key, prefixes]) => {
    const [length, bits] = key.split(" ").map(Number);
    return length === address.length && bits !== undefined && prefixes.has(masked(address, bits));
  });
}

/** The number of leading ones; null if a one follows a zero. */
function prefixLength(mask: Buffer): number | null {
  const bits = [...mask].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const end = bits.indexOf("0");
  if (end < 0) return bits.length;
  return bits.includes("1", end) ? null : end;
}

function masked(address: Buffer, bits: number): string {
  return Buffer.from(address.map((byte, at) => byte & (0xff00 >> Math.min(8, Math.max(0, bits - at * 8))))).toString(
    "hex",
  );
}
