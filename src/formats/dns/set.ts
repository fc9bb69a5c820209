import { types } from "./codes.ts";
import { isOf } from "./data.ts";
import type { DataOf, Kind } from "./kinds.ts";
import type { ResourceRecord } from "./message.ts";
import { keyOf, type DnsName } from "./name.ts";

/** A record with parsed data. */
export type RecordOf<K extends Kind> = ResourceRecord & { readonly data: DataOf<K> };

/** All records of one name, type and class, with their signatures. RFC 2181 §5: a set is only meaningful as a whole. */
export interface RecordSet {
  readonly name: DnsName;
  readonly type: number;
  readonly class: number;
  readonly records: readonly ResourceRecord[];
  readonly signatures: readonly RecordOf<"RRSIG">[];
}

/** The records of a type with parsed data. */
export function recordsOf<K extends Kind>(kind: K, records: readonly ResourceRecord[]): readonly RecordOf<K>[] {
  return records.filter((record): record is RecordOf<K> => isOf(kind, record.data));
}

/** Groups the records of a section into sets, in order of first occurrence. Signatures without records are left out. */
export function setsOf(records: readonly ResourceRecord[]): readonly RecordSet[] {
  const sets = new Map<string, { first: ResourceRecord; records: ResourceRecord[]; signatures: RecordOf<"RRSIG">[] }>();
  for (const record of records) {
    if (record.type === types.RRSIG) continue;
    const key = `${record.type} ${record.class} ${keyOf(record.name)}`;
    const set = sets.get(key);
    if (set) set.records.push(record);
    else sets.set(key, { first: record, records: [record], signatures: [] });
  }
  for (const signature of recordsOf("RRSIG", records)) {
    sets.get(`${signature.data.covered} ${signature.class} ${keyOf(signature.name)}`)?.signatures.push(signature);
  }
  return [...sets.values()].map(({ first, ...parts }) => ({
    name: first.name,
    type: first.type,
    class: first.class,
    ...parts,
  }));
}
