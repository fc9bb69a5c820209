import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyMessage, anyRecord } from "../../../test/dns/samples.ts";
import { dataBytes, dataText, parseData } from "./data.ts";
import { DnsError } from "./error.ts";
import { nameText } from "./name-text.ts";
import { readMessage } from "./read-message.ts";
import { writeMessage } from "./write-message.ts";
import { hits, runs } from "../../../test/runs.ts";
import { cpuTime } from "../../../test/cpu-time.ts";

test("a written message is read back unchanged", () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      expect(readMessage(writeMessage(message))).toEqual(message);
    }),
    { numRuns: runs(600) },
  );
});

test("standalone data is read back unchanged, and prints as one line of ASCII", () => {
  fc.assert(
    fc.property(anyRecord, ({ type, data }) => {
      expect(parseData(dataBytes(data), type)).toEqual(data);
      expect(dataText(data)).toMatch(/^[ -~]*$/);
    }),
    { numRuns: runs(600) },
  );
});

type Mutation = readonly [place: number, octet: number, kind: "replace" | "insert" | "remove" | "cut"];

const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.oneof(fc.nat(0xff), fc.constantFrom(0, 0xc0, 0xff)),
    fc.constantFrom("replace", "insert", "remove", "cut"),
  ),
  { minLength: 1, maxLength: 5 },
);

function mutate(bytes: Buffer, [place, octet, kind]: Mutation): Buffer {
  const at = Math.floor(place * bytes.length);
  if (kind === "cut") return bytes.subarray(0, at);
  const after = bytes.subarray(kind === "insert" ? at : at + 1);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(kind === "remove" ? [] : [octet]), after]);
}

/** The printed message, or the fact that it is invalid. */
function outcome(bytes: Buffer): string {
  try {
    const { questions, answers, authorities, additionals } = readMessage(bytes);
    const records = [...answers, ...authorities, ...additionals];
    return [...questions.map((each) => nameText(each.name)), ...records.map(({ data }) => dataText(data))].join("\n");
  } catch (error) {
    if (error instanceof DnsError) return "";
    throw error;
  }
}

test("any mutated message is read or rejected in bounded time, and can be printed", () => {
  let slowest = 0;
  fc.assert(
    fc.property(anyMessage, mutations, (message, changes) => {
      const bytes = changes.reduce(mutate, writeMessage(message));
      const begin = cpuTime();
      expect(outcome(bytes)).toMatch(/^[ -~\n]*$/);
      slowest = Math.max(slowest, cpuTime() - begin);
    }),
    { numRuns: runs(3000) },
  );

  expect(slowest).toBeLessThan(250);
});

test("a mutated message that was read is written and read again unchanged", () => {
  let count = 0;
  fc.assert(
    fc.property(anyMessage, mutations, (message, changes) => {
      const bytes = changes.reduce(mutate, writeMessage(message));
      if (outcome(bytes) === "") return;
      const once = readMessage(bytes);
      // Broken data may contain a pointer whose target moves in the rewritten message.
      if ([...once.answers, ...once.authorities, ...once.additionals].some(({ data }) => data.type === "broken"))
        return;
      count++;
      expect(readMessage(writeMessage(once))).toEqual({ ...once, stray: 0 });
    }),
    { numRuns: runs(2000) },
  );

  expect(count).toBeGreaterThan(hits(100));
});
