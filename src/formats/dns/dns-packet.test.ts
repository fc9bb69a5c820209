import { decode, encode, type Answer, type Packet } from "dns-packet";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyMessage, answerOf, recordOf } from "../../../test/dns/samples.ts";
import { types } from "./codes.ts";
import { dataText } from "./data.ts";
import type { DnsMessage, ResourceRecord } from "./message.ts";
import { labelsOf } from "./name.ts";
import { nameText, parseName } from "./name-text.ts";
import { readMessage } from "./read-message.ts";
import { writeMessage } from "./write-message.ts";
import { hits, runs } from "../../../test/runs.ts";

/** The types that both libraries parse. */
const common: ReadonlySet<string> = new Set(
  "A AAAA MX TXT NS SOA CAA CNAME PTR SRV DS DNSKEY RRSIG NSEC NSEC3 TLSA NAPTR DNAME HINFO RP".split(" "),
);

/** Names of letters, digits and hyphens, which both parse alike. */
function isPlain(record: ResourceRecord): boolean {
  const names = [record.name, ...Object.values(record.data)].flatMap((value: unknown) =>
    typeof value === "object" && value !== null && "wire" in value ? [value as ResourceRecord["name"]] : [],
  );
  return names.every((name) => labelsOf(name).every((label) => /^[\w-]+$/.test(label.toString("latin1"))));
}

/** Records that dns-packet cannot represent, and why they are excluded. */
function isTold({ data }: ResourceRecord): boolean {
  if (!common.has(data.type)) return false;
  // It only keeps the critical flag, and reads the value as UTF-8.
  if (data.type === "CAA") return (data.flags === 0 || data.flags === 128) && isAscii(data.value);
  // It reads these as UTF-8.
  if (data.type === "HINFO") return isAscii(data.cpu) && isAscii(data.system);
  if (data.type === "NAPTR") return [data.flags, data.services, data.expression].every(isAscii);
  // It rejects the whole message for another protocol or an unexpected fingerprint length.
  if (data.type === "DNSKEY") return data.protocol === 3;
  // It knows types only by name and maps unknown ones to 0.
  if (data.type === "RRSIG") return data.covered === types.A;
  if (data.type === "NSEC" || data.type === "NSEC3") return data.types.every((type) => type < 30 && type in knownTypes);
  return true;
}

const knownTypes: Readonly<Record<number, true>> = { 1: true, 2: true, 5: true, 6: true, 15: true, 16: true, 28: true };

function isAscii(bytes: Buffer): boolean {
  return bytes.every((octet) => octet < 0x80);
}

function keep(records: readonly ResourceRecord[]): readonly ResourceRecord[] {
  return records.filter((each) => isPlain(each) && isTold(each));
}

const simple = anyMessage.map((message): DnsMessage => {
  const { answers, authorities, additionals } = message;
  const sections = { answers: keep(answers), authorities: keep(authorities), additionals: keep(additionals) };
  return { ...message, ...sections, opcode: 0, rcode: message.rcode & 0xf, questions: [], edns: null };
});

test("dns-packet reads what we write, and we read what it writes unchanged", () => {
  let count = 0;
  fc.assert(
    fc.property(simple, (message) => {
      const { answers, authorities, additionals } = message;
      count += answers.length + authorities.length + additionals.length;
      const theirs: Packet = decode(writeMessage(message));
      expect(readMessage(encode(theirs))).toEqual(message);
    }),
    { numRuns: runs(3000) },
  );

  expect(count).toBeGreaterThan(hits(1000));
});

/** The first answer according to dns-packet. */
function theirs(bytes: Buffer): Answer | undefined {
  return decode(bytes).answers?.[0];
}

test("an A record of three bytes: ours is broken, theirs has an invalid address", () => {
  const bytes = writeMessage(
    answerOf("a.test", types.A, { answers: [recordOf("a.test", { type: "A", address: "192.0.2.1" })] }),
  );
  bytes.writeUInt16BE(3, bytes.length - 6);
  const short = bytes.subarray(0, -1);

  expect(readMessage(short).answers[0]?.data).toMatchObject({ type: "broken" });
  expect(theirs(short)).toMatchObject({ data: "192.0.2.undefined" });
});

test("a dot inside a label: ours is escaped, theirs looks like two labels", () => {
  const name = parseName(String.raw`a\.b.test`);
  const bytes = writeMessage(answerOf("a.test", types.NS, { answers: [recordOf("a.test", { type: "NS", name })] }));
  const [record] = readMessage(bytes).answers;

  expect(record && dataText(record.data)).toBe(String.raw`a\.b.test.`);
  expect(theirs(bytes)).toMatchObject({ data: "a.b.test" });
});

test("a label that is no UTF-8: ours keeps the bytes, theirs loses them", () => {
  const name = parseName(String.raw`\255.test`);
  const bytes = writeMessage(answerOf("a.test", types.NS, { answers: [recordOf("a.test", { type: "NS", name })] }));

  expect(nameText(name)).toBe(String.raw`\255.test.`);
  expect(theirs(bytes)).toMatchObject({ data: "\ufffd.test" });
});
