import * as fc from "fast-check";
import { types } from "../../src/formats/dns/codes.ts";
import type { RecordData } from "../../src/formats/dns/data.ts";
import type { Edns, EdnsOption } from "../../src/formats/dns/edns.ts";
import { ipv4, ipv6 } from "../../src/formats/dns/fields/addresses.ts";
import {
  base64,
  characterString,
  characterStrings,
  hash,
  hex,
  quotedRest,
  salt,
  tag,
} from "../../src/formats/dns/fields/bytes.ts";
import { looseName, name, plainName, signerName } from "../../src/formats/dns/fields/names.ts";
import { byte, long, short, time, typeNumber } from "../../src/formats/dns/fields/numbers.ts";
import { serviceParameters, type ServiceParameter } from "../../src/formats/dns/fields/service.ts";
import { typeBitmap } from "../../src/formats/dns/fields/types.ts";
import { recordFields, type Kind } from "../../src/formats/dns/kinds.ts";
import type { DnsMessage, MessageQuestion, ResourceRecord } from "../../src/formats/dns/message.ts";
import { nameOf, type DnsName } from "../../src/formats/dns/name.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";

const octets = (minLength: number, maxLength: number): fc.Arbitrary<Buffer> =>
  fc.uint8Array({ minLength, maxLength }).map((bytes) => Buffer.from(bytes));

const label = fc.oneof(
  fc.constantFrom("a", "b", "WWW", "example", "_tcp").map((text) => Buffer.from(text)),
  octets(1, 63),
);

/** Names with few labels, some frequent, others of arbitrary octets. */
export const anyName: fc.Arbitrary<DnsName> = fc.array(label, { maxLength: 3 }).map(nameOf);

const numbers = { byte: fc.nat(0xff), short: fc.nat(0xffff), long: fc.nat({ max: 0xffff_ffff }) };

const parameters: fc.Arbitrary<readonly ServiceParameter[]> = fc
  .record({
    protocols: fc.option(fc.array(octets(1, 8), { minLength: 1, maxLength: 3 })),
    isWithout: fc.boolean(),
    port: fc.option(numbers.short),
    four: fc.option(fc.array(fc.ipV4(), { minLength: 1, maxLength: 3 })),
    config: fc.option(octets(0, 20)),
    six: fc.option(fc.constant(["2001:db8::1", "::ffff:192.0.2.1"])),
    other: fc.option(fc.record({ number: fc.integer({ min: 7, max: 0xfffe }), value: octets(0, 9) })),
  })
  .map(({ protocols, isWithout, port, four, config, six, other }) => {
    const list: (ServiceParameter | null)[] = [
      port === null ? null : { key: 0, mandatory: [3] },
      protocols && { key: 1, protocols },
      protocols && isWithout ? { key: 2 } : null,
      port === null ? null : { key: 3, port },
      four && { key: 4, addresses: four },
      config && { key: 5, config },
      six && { key: 6, addresses: six },
      other && { key: "other", ...other },
    ];
    return list.filter((each) => each !== null);
  });

const values = new Map<unknown, fc.Arbitrary<unknown>>([
  [byte, numbers.byte],
  [short, numbers.short],
  [long, numbers.long],
  [time, numbers.long],
  [typeNumber, numbers.short],
  [name, anyName],
  [looseName, anyName],
  [plainName, anyName],
  [signerName, anyName],
  [characterString, octets(0, 255)],
  [characterStrings, fc.array(octets(0, 30), { minLength: 1, maxLength: 4 })],
  [tag, fc.stringMatching(/^[0-9A-Za-z]{1,15}$/)],
  [hex, octets(1, 40)],
  [base64, octets(1, 80)],
  [quotedRest, octets(0, 40)],
  [salt, octets(0, 16)],
  [hash, octets(1, 32)],
  [ipv4, fc.ipV4()],
  [ipv6, fc.constantFrom("2001:db8::1", "::", "::1", "2001:db8:0:1:1:1:1:1", "::ffff:192.0.2.1", "1:0:0:2::3")],
  [typeBitmap, fc.uniqueArray(numbers.short, { maxLength: 8 }).map((each) => each.toSorted((a, b) => a - b))],
  [serviceParameters, parameters],
]);

function dataOf(kind: Kind): fc.Arbitrary<RecordData> {
  const fields = recordFields[kind].map(([key, field]) => [key, values.get(field) ?? fc.constant(undefined)]);
  return fc
    .record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>)
    .map((data) => ({ ...data, type: kind }) as unknown as RecordData);
}

const raw = fc.record({ type: fc.constantFrom(10, 65_280), bytes: octets(0, 30) });

const typed: fc.Arbitrary<Pick<ResourceRecord, "type" | "data">> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...(Object.keys(recordFields) as Kind[]))
      .chain((kind) => dataOf(kind).map((data) => ({ type: types[kind], data }))),
  },
  raw.map(({ type, bytes }) => ({ type, data: { type: "raw" as const, bytes } })),
);

/** Class IN records of every parsed type, and of some others. */
export const anyRecord: fc.Arbitrary<ResourceRecord> = fc
  .record({ name: anyName, ttl: fc.nat(0x7fff_ffff), typed })
  .map(({ name: owner, ttl, typed: { type, data } }) => ({ name: owner, type, class: 1, ttl, data }));

const option: fc.Arbitrary<EdnsOption> = fc.oneof(
  fc.record({ name: fc.constant("error" as const), code: numbers.short, text: fc.stringMatching(/^[ -~]{0,40}$/) }),
  fc.record({ name: fc.constant("server" as const), bytes: octets(0, 20) }),
  fc.record({ name: fc.constant("other" as const), code: fc.constantFrom(8, 10, 12), bytes: octets(0, 20) }),
);

const edns: fc.Arbitrary<Edns> = fc.record({
  version: fc.constantFrom(0, 1),
  size: numbers.short,
  isDnssecOk: fc.boolean(),
  options: fc.array(option, { maxLength: 3 }),
});

const question: fc.Arbitrary<MessageQuestion> = fc.record({
  name: anyName,
  type: numbers.short,
  class: fc.constantFrom(1, 3),
});
const records = fc.array(anyRecord, { maxLength: 6 });

/** Messages of every kind. */
export const anyMessage: fc.Arbitrary<DnsMessage> = fc
  .record({
    id: numbers.short,
    isResponse: fc.boolean(),
    opcode: fc.nat(15),
    isAuthoritative: fc.boolean(),
    isTruncated: fc.boolean(),
    isRecursionDesired: fc.boolean(),
    isRecursionAvailable: fc.boolean(),
    isAuthenticData: fc.boolean(),
    isCheckingDisabled: fc.boolean(),
    code: fc.nat(0xfff),
    questions: fc.array(question, { maxLength: 2 }),
    answers: records,
    authorities: records,
    additionals: records,
    edns: fc.option(edns),
    stray: fc.constant(0),
  })
  .map(({ code, ...message }) => ({ ...message, rcode: message.edns ? code : code & 0xf }));

/** A class IN record with an ASCII name. */
export function recordOf(
  owner: string,
  data: Exclude<RecordData, { readonly type: "raw" | "broken" }>,
  ttl = 300,
): ResourceRecord {
  return { name: parseName(owner), type: types[data.type], class: 1, ttl, data };
}

/** An answer to a question for a name, with the given changes. */
export function answerOf(owner: string, type: number, message: Partial<DnsMessage> = {}): DnsMessage {
  return {
    id: 1,
    isResponse: true,
    opcode: 0,
    isAuthoritative: false,
    isTruncated: false,
    isRecursionDesired: true,
    isRecursionAvailable: true,
    isAuthenticData: false,
    isCheckingDisabled: false,
    rcode: 0,
    questions: [{ name: parseName(owner), type, class: 1 }],
    answers: [],
    authorities: [],
    additionals: [],
    edns: null,
    stray: 0,
    ...message,
  };
}
