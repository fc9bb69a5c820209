import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dataText } from "./data.ts";
import { DnsError } from "./error.ts";
import { nameText } from "./name-text.ts";
import { readMessage } from "./read-message.ts";
import { writeMessage } from "./write-message.ts";
import { runs } from "../../../test/runs.ts";
import { cpuTime } from "../../../test/cpu-time.ts";

/** Answers of Unbound, Knot and NSD as received, November 2026. */
const file = join(import.meta.dirname, "../../../test/data/dns-packets.json");
const recorded = JSON.parse(readFileSync(file, "utf8")) as readonly { readonly what: string; readonly hex: string }[];
const packets = recorded.map(({ what, hex }) => [what, Buffer.from(hex, "hex")] as const);

/** The printed message; empty if it is invalid. */
function outcome(bytes: Buffer): string {
  try {
    const { questions, answers, authorities, additionals } = readMessage(bytes);
    const records = [...answers, ...authorities, ...additionals];
    return [...questions, ...records]
      .map(({ name }) => nameText(name))
      .concat(records.map(({ data }) => dataText(data)))
      .join("\n");
  } catch (error) {
    if (error instanceof DnsError) return "";
    throw error;
  }
}

/** The slowest time and the first unexpected error for some messages. */
function worstOf(messages: Iterable<Buffer>): { readonly slowest: number; readonly strange: readonly string[] } {
  let slowest = 0;
  const strange: string[] = [];
  for (const bytes of messages) {
    const begin = cpuTime();
    const said = outcome(bytes);
    slowest = Math.max(slowest, cpuTime() - begin);
    if (!/^[ -~\n]*$/.test(said)) strange.push(bytes.toString("hex"));
  }
  return { slowest, strange };
}

test.for(packets)("%s is read completely and written back unchanged", ([, bytes]) => {
  const message = readMessage(bytes);

  expect(message.stray).toBe(0);
  expect([...message.answers, ...message.authorities].filter(({ data }) => /^(?:broken|raw)$/.test(data.type))).toEqual(
    [],
  );
  expect(readMessage(writeMessage(message))).toEqual(message);
});

function* everyOctet(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at++) {
    yield bytes.subarray(0, at);
    yield Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
    for (const octet of [0, 1, 0x3f, 0x40, 0x80, 0xc0, 0xff, (bytes[at] ?? 0) ^ 1]) {
      const copy = Buffer.from(bytes);
      copy[at] = octet;
      yield copy;
    }
  }
}

test.for(packets)("%s with any byte changed, or cut anywhere, is read or rejected", ([, bytes]) => {
  const { slowest, strange } = worstOf(everyOctet(bytes));

  expect(strange).toEqual([]);
  expect(slowest).toBeLessThan(250);
});

/** Pointers to every offset, lengths of every size, and counts that are too large. */
function* everyPair(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at + 2 <= bytes.length; at++) {
    for (const value of [
      0xc000 | at,
      0xc000 | 12,
      0xc000 | (at + 2),
      0xffff,
      bytes.length,
      bytes.length - at,
      0x0fff,
    ]) {
      const copy = Buffer.from(bytes);
      copy.writeUInt16BE(value & 0xffff, at);
      yield copy;
    }
  }
}

test.for(packets)("%s with any length, count or pointer changed is read or rejected", ([, bytes]) => {
  const { slowest, strange } = worstOf(everyPair(bytes));

  expect(strange).toEqual([]);
  expect(slowest).toBeLessThan(250);
});

test("recorded messages with several changes, or joined, are read or rejected", () => {
  const whole = fc.constantFrom(...packets.map(([, bytes]) => bytes));
  const change = fc.record({
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    octets: fc.uint8Array({ minLength: 1, maxLength: 4 }),
    removed: fc.nat(4),
  });
  fc.assert(
    fc.property(
      whole,
      whole,
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      (one, two, changes, isJoined) => {
        const begun = isJoined ? Buffer.concat([one.subarray(0, one.length / 2), two.subarray(12)]) : one;
        const bytes = changes.reduce((before, { place, octets, removed }) => {
          const at = Math.floor(place * before.length);
          return Buffer.concat([before.subarray(0, at), octets, before.subarray(at + removed)]);
        }, begun);
        const { slowest, strange } = worstOf([bytes]);

        expect(strange).toEqual([]);
        expect(slowest).toBeLessThan(250);
      },
    ),
    { numRuns: runs(3000) },
  );
});
