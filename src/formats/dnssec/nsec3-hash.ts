import { hash } from "node:crypto";
import { base32Bytes } from "../dns/fields/bytes.ts";
import type { DataOf } from "../dns/kinds.ts";
import { isSameName, keyOf, labelsOf, parentOf, type DnsName } from "../dns/name.ts";
import type { RecordOf } from "../dns/set.ts";

/** The hash parameters of a zone. */
export type HashParameters = Pick<DataOf<"NSEC3">, "hashAlgorithm" | "iterations" | "salt">;

/** RFC 5155 §5: the iterated, salted hash of a name in lower case. SHA-1 is the only defined hash. */
export function hashedName(name: DnsName, { iterations, salt }: HashParameters): Buffer {
  let digest = hash("sha1", Buffer.concat([Buffer.from(keyOf(name), "latin1"), salt]), "buffer");
  for (let count = 0; count < iterations; count++) {
    digest = hash("sha1", Buffer.concat([digest, salt]), "buffer");
  }
  return digest;
}

/** Length of a hash in bytes. */
export const hashBytes = 20;

/** The hash in a record's first label; null if it is no NSEC3 owner name of the zone. */
export function ownerHash({ name }: RecordOf<"NSEC3">, zone: DnsName): Buffer | null {
  const [first] = labelsOf(name);
  const above = parentOf(name);
  if (!first || !above || !isSameName(above, zone)) return null;
  const bytes = base32Bytes(first.toString("latin1"));
  return bytes?.length === hashBytes ? bytes : null;
}
