import { types, type TypeName } from "../../../src/formats/dns/codes.ts";
import type { ResourceRecord } from "../../../src/formats/dns/message.ts";
import { isSameName, type DnsName } from "../../../src/formats/dns/name.ts";
import { nameText } from "../../../src/formats/dns/name-text.ts";
import { setsOf } from "../../../src/formats/dns/set.ts";
import { nameFrom, parseRecords } from "../zone-text.ts";
import { signSet } from "./keys.ts";
import { keysOf, validityOf, type Signing } from "./sign.ts";

/** The changed zone. */
interface Changed {
  readonly apex: DnsName;
  readonly signing: Signing;
  readonly now: number;
}

/** A change to a zone's records after signing. */
export type Change = (records: readonly ResourceRecord[], zone: Changed) => readonly ResourceRecord[];

/** Whether a record belongs to a set or is a signature of it. */
function isIn(record: ResourceRecord, name: DnsName, type: TypeName): boolean {
  const covered = record.data.type === "RRSIG" ? record.data.covered : record.type;
  return covered === types[type] && isSameName(record.name, name);
}

function nameIn({ apex }: Changed, name: string): DnsName {
  return nameFrom(name, nameText(apex));
}

/** Makes the signatures of a set invalid. */
export function corrupt(name: string, type: TypeName): Change {
  return (records, zone) =>
    records.map((record) => {
      const { data } = record;
      if (data.type !== "RRSIG" || !isIn(record, nameIn(zone, name), type)) return record;
      return { ...record, data: { ...data, signature: Buffer.from(data.signature.map((octet) => octet ^ 0x55)) } };
    });
}

/** Removes the signatures of a set. */
export function unsigned(name: string, type: TypeName): Change {
  return (records, zone) =>
    records.filter((record) => record.type !== types.RRSIG || !isIn(record, nameIn(zone, name), type));
}

/** Makes the signatures of a set valid from some days before now to some days after. */
export function signedFor(name: string, type: TypeName, inception: number, expiration: number): Change {
  return (records, zone) => {
    const others = unsigned(name, type)(records, zone);
    const sets = setsOf(others).filter((set) => isSameName(set.name, nameIn(zone, name)) && set.type === types[type]);
    const [first, second] = keysOf(zone.apex, zone.signing);
    // A signature that expired before now must have an earlier inception.
    const validity = validityOf({ inception, expiration }, zone.now);
    const key = type === "DNSKEY" ? first : second;
    return [...others, ...sets.map((set) => signSet(set, zone.apex, key, validity))];
  };
}

/** Removes a set and its signatures. */
export function without(name: string, type: TypeName): Change {
  return (records, zone) => records.filter((record) => !isIn(record, nameIn(zone, name), type));
}

/** Adds records after signing. */
export function plus(text: string): Change {
  return (records, { apex }) => [...records, ...parseRecords(text, nameText(apex))];
}

/** Removes a type from the bitmap of a name's NSEC record, and signs the record again. */
export function unlisted(name: string, type: TypeName): Change {
  return (records, zone) => {
    const less = records.map((record): ResourceRecord => {
      const { data } = record;
      if (data.type !== "NSEC" || !isIn(record, nameIn(zone, name), "NSEC")) return record;
      return { ...record, data: { ...data, types: data.types.filter((each) => each !== types[type]) } };
    });
    return signedFor(name, "NSEC", 1, 20)(less, zone);
  };
}
