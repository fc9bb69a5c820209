import { keyOf, parentOf, type DnsName } from "./name.ts";
import { writeByte, writeBytes, writeShort, type Out } from "./out.ts";

/** Compression pointers have fourteen bits. */
const furthest = 0x3fff;

/** Writes a name, with a pointer to an earlier suffix in the same case. */
export function writeName(out: Out, name: DnsName): void {
  if (!out.places) return writeBytes(out, name.wire);
  for (let rest: DnsName | null = name; rest; rest = parentOf(rest)) {
    const length = rest.wire[0] ?? 0;
    if (length === 0) break;
    const key = rest.wire.toString("latin1");
    const place = out.places.get(key);
    if (place !== undefined) return writeShort(out, 0xc000 | place);
    if (out.at <= furthest) out.places.set(key, out.at);
    writeBytes(out, rest.wire.subarray(0, length + 1));
  }
  return writeByte(out, 0);
}

/** Writes a name without compression. */
export function writePlainName(out: Out, name: DnsName): void {
  writeBytes(out, name.wire);
}

/** Writes a name, in lower case if its type's canonical form requires it. */
export function writeLowered(out: Out, name: DnsName): void {
  writeBytes(out, Buffer.from(keyOf(name), "latin1"));
}
