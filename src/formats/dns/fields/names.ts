import type { RecordField } from "./field.ts";
import { readName, type DnsName } from "../name.ts";
import { nameText } from "../name-text.ts";
import { writeLowered, writeName, writePlainName } from "../name-write.ts";

/** A compressible name in an RFC 1035 type. RFC 4034 §6.2: lower case in canonical form. */
export const name: RecordField<DnsName> = {
  read: (cursor) => readName(cursor),
  write: (out, value) => (out.isCanonical ? writeLowered(out, value) : writeName(out, value)),
  text: nameText,
};

/** RFC 3597 §4: a name that is read with compression, as old servers send it, but never written so. Lower case as {@link name}. */
export const looseName: RecordField<DnsName> = {
  read: (cursor) => readName(cursor),
  write: (out, value) => (out.isCanonical ? writeLowered(out, value) : writePlainName(out, value)),
  text: nameText,
};

/** An uncompressed name, lower case in canonical form: only RRSIG, RFC 4034 §3.1.7. */
export const signerName: RecordField<DnsName> = { ...looseName, read: (cursor) => readName(cursor, false) };

/** An uncompressed name that keeps its case: NSEC by RFC 6840 §5.1, and every type since RFC 3597 §7. */
export const plainName: RecordField<DnsName> = {
  read: (cursor) => readName(cursor, false),
  write: writePlainName,
  text: nameText,
};
