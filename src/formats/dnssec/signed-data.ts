import { dataBytes } from "../dns/data.ts";
import { countLabels, isWildcard, lowerCased, outermost, wildcardBelow, type DnsName } from "../dns/name.ts";
import { openPart, writeBytes, writeLong, writeShort, written } from "../dns/out.ts";
import type { RecordOf, RecordSet } from "../dns/set.ts";

/** The records of a set in canonical form and order without duplicates, RFC 4034 §6.2 and §6.3. */
export function canonicalParts({ records }: RecordSet): readonly Buffer[] {
  const parts = records.map(({ data }) => dataBytes(data, true)).toSorted((one, other) => one.compare(other));
  return parts.filter((part, index) => !parts[index - 1]?.equals(part));
}

/** The signed bytes, RFC 4034 §3.1.8.1: the RRSIG data without its signature, then the set's {@link canonicalParts}. */
export function signedData(
  { type, class: inClass }: RecordSet,
  { data, name }: RecordOf<"RRSIG">,
  parts: readonly Buffer[],
): Buffer {
  const own = dataBytes(data, true);
  const owner = lowerCased(expandedFrom(name, data.labels) ?? name);
  const prefix = openPart();
  writeBytes(prefix, owner.wire);
  writeShort(prefix, type);
  writeShort(prefix, inClass);
  writeLong(prefix, data.originalTtl);
  const before = written(prefix);
  const lengths = Buffer.alloc(2 * parts.length);
  for (const [index, part] of parts.entries()) lengths.writeUInt16BE(part.length, 2 * index);
  const records = parts.flatMap((part, index) => [before, lengths.subarray(2 * index, 2 * index + 2), part]);
  return Buffer.concat([own.subarray(0, own.length - data.signature.length), ...records]);
}

/** The label count of a signature, without the root and a leading `*`, RFC 4034 §3.1.3. */
export function signedLabels(name: DnsName): number {
  return countLabels(name) - (isWildcard(name) ? 1 : 0);
}

/** The wildcard that a name was expanded from, if its signature counts fewer labels; otherwise null. */
export function expandedFrom(name: DnsName, labels: number): DnsName | null {
  return labels < signedLabels(name) ? wildcardBelow(outermost(name, labels)) : null;
}
