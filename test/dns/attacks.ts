import * as fc from "fast-check";
import { types } from "../../src/formats/dns/codes.ts";
import { dataBytes, parseData } from "../../src/formats/dns/data.ts";
import type { DnsMessage, ResourceRecord } from "../../src/formats/dns/message.ts";
import { keyOf } from "../../src/formats/dns/name.ts";

/** A change to a message in transit. The pool contains all signed records. */
export type Attack = (message: DnsMessage, pool: readonly ResourceRecord[]) => DnsMessage;

const sections = ["answers", "authorities"] as const;
const section = fc.constantFrom(...sections);
const place = fc.nat(0xffff);

/** Records that belong together: a set with its signatures, possibly under another name. */
function setAround(pool: readonly ResourceRecord[], at: number): readonly ResourceRecord[] {
  const first = pool[at % pool.length];
  if (!first) return [];
  const type = typeOf(first);
  return pool.filter((each) => typeOf(each) === type && keyOf(each.name) === keyOf(first.name));
}

function typeOf({ type, data }: ResourceRecord): number {
  return data.type === "RRSIG" ? data.covered : type;
}

/** What an attacker without keys can do. */
export const attacks: fc.Arbitrary<Attack> = fc.oneof(
  fc.record({ section, at: place }).map(({ section: of, at }): Attack => (message) => {
    const records = message[of];
    return { ...message, [of]: records.filter((_, index) => index !== at % records.length) };
  }),
  fc
    .record({ section, at: place, octet: place, bit: fc.nat(7) })
    .map(({ section: of, at, octet, bit }): Attack => (message) => {
      const records = message[of];
      return {
        ...message,
        [of]: records.map((each, index) => (index === at % records.length ? bent(each, octet, bit) : each)),
      };
    }),
  fc.record({ section, at: place }).map(({ section: of, at }): Attack => (message, pool) => ({
    ...message,
    [of]: [...message[of], ...setAround(pool, at)],
  })),
  fc.record({ section, at: place }).map(({ section: of, at }): Attack => (message, pool) => ({
    ...message,
    [of]: setAround(pool, at),
  })),
  // Moves a record signed for another name to the requested one.
  fc.record({ section, at: place }).map(({ section: of, at }): Attack => (message, pool) => {
    const [question] = message.questions;
    const set = setAround(pool, at).map((each) => ({ ...each, name: question?.name ?? each.name }));
    return { ...message, [of]: [...message[of].filter((each) => typeOf(each) !== typeOf(set[0] ?? each)), ...set] };
  }),
  fc.constantFrom(0, 2, 3, 5).map((rcode): Attack => (message) => ({ ...message, rcode })),
  fc.constant<Attack>((message) => ({ ...message, answers: message.authorities, authorities: message.answers })),
  fc.constant<Attack>((message) => ({ ...message, answers: [] })),
  fc.constant<Attack>((message) => ({ ...message, authorities: [] })),
  fc.constant<Attack>((message) => ({
    ...message,
    answers: message.answers.filter(({ type }) => type !== types.RRSIG),
    authorities: message.authorities.filter(({ type }) => type === types.SOA),
  })),
);

/** Identifies a record. */
export function idOf({ name, type, data }: ResourceRecord): string {
  return `${keyOf(name)} ${type} ${dataBytes(data).toString("hex")}`;
}

/** A record with one bit of its data flipped. */
function bent(record: ResourceRecord, octet: number, bit: number): ResourceRecord {
  const bytes = dataBytes(record.data);
  if (bytes.length === 0) return record;
  const at = octet % bytes.length;
  const turned = Buffer.from(bytes.map((each, index) => (index === at ? each ^ (1 << bit) : each)));
  return { ...record, data: parseData(turned, record.type) };
}
