import { dataBytes } from "./data.ts";
import { countLabels, isWildcard, lowerCased, outermost, wildcardBelow, type DnsName } from "./name.ts";
import { openPart, writeBytes, writeLong, writePart, writeShort, written } from "./out.ts";
import type { RecordOf, RecordSet } from "./set.ts";

/**
 * The octets that a signature is made of, RFC 4034 §3.1.8.1: its own data without the signature, then the set in canonical form
 * and order (§6.2, §6.3), where records that are the same are one.
 */
export function signedData({ type, class: inClass, records }: RecordSet, signature: RecordOf<"RRSIG">): Buffer {
  const { data, name } = signature;
  const own = dataBytes(data, true);
  const parts = records.map((record) => dataBytes(record.data, true)).toSorted((one, other) => one.compare(other));
  const owner = lowerCased(expandedFrom(name, data.labels) ?? name);
  const prefix = openPart();
  writeBytes(prefix, owner.wire);
  writeShort(prefix, type);
  writeShort(prefix, inClass);
  writeLong(prefix, data.originalTtl);
  const before = written(prefix);
  const chunks = [own.subarray(0, own.length - data.signature.length)];
  for (const [index, part] of parts.entries()) {
    if (parts[index - 1]?.equals(part)) continue;
    const record = openPart();
    writePart(record, () => writeBytes(record, part));
    chunks.push(before, written(record));
  }
  return Buffer.concat(chunks);
}

/** How many labels the signature of a name counts: neither the root's nor the `*` of a wildcard, RFC 4034 §3.1.3. */
export function signedLabels(name: DnsName): number {
  return countLabels(name) - (isWildcard(name) ? 1 : 0);
}

/** The wildcard that a name was made from, where its signature counts fewer labels than it has; otherwise null. */
export function expandedFrom(name: DnsName, labels: number): DnsName | null {
  return labels < signedLabels(name) ? wildcardBelow(outermost(name, labels)) : null;
}
