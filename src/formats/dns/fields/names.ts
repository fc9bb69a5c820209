import type { Field } from "./field.ts";
import { readName, type DnsName } from "../name.ts";
import { nameText } from "../name-text.ts";
import { writeLowered, writeName, writePlainName } from "../name-write.ts";

/** A name in a type of RFC 1035, whose names may be compressed. RFC 4034 §6.2: in canonical form it is in lower case. */
export const name: Field<DnsName> = {
  read: (cursor) => readName(cursor),
  write: (out, value) => (out.isCanonical ? writeLowered(out, value) : writeName(out, value)),
  text: nameText,
};

/** RFC 3597 §4: a name that is read with compression, since old servers compress it, and never written so. Lower case as {@link name}. */
export const looseName: Field<DnsName> = {
  read: (cursor) => readName(cursor),
  write: (out, value) => (out.isCanonical ? writeLowered(out, value) : writePlainName(out, value)),
  text: nameText,
};

/** A name that is never compressed and is in lower case in canonical form: RRSIG alone, RFC 4034 §3.1.7. */
export const signerName: Field<DnsName> = { ...looseName, read: (cursor) => readName(cursor, false) };

/** A name that is never compressed and keeps its case: NSEC, by RFC 6840 §5.1, and every type since RFC 3597 §7. */
export const plainName: Field<DnsName> = {
  read: (cursor) => readName(cursor, false),
  write: writePlainName,
  text: nameText,
};
