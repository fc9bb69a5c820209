import { expect, test } from "vitest";
import { recordOf } from "../../../test/dns-samples.ts";
import { types } from "./codes.ts";
import { proveDenial } from "./denial.ts";
import { base32Text } from "./field-bytes.ts";
import { parseName } from "./name-text.ts";
import { readMessage } from "./read-message.ts";

/** Milliseconds that some work takes. */
function timeOf(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

function short(value: number): Buffer {
  return Buffer.of(value >> 8, value & 0xff);
}

/** Where the data of the first record begins, behind a question for `a` and its own head. */
const chainAt = 30;

/** The longest message there is, each of whose names is pieced together from nearly as many places as one may be. */
function pointers(): Buffer {
  // In data that is not read: labels, each followed by a pointer to the one before it.
  const links = Array.from({ length: 120 }, (_, index) =>
    Buffer.concat([Buffer.from("0161", "hex"), short(0xc000 | (index === 0 ? 12 : chainAt + (index - 1) * 4))]),
  );
  const chain = Buffer.concat(links);
  const last = short(0xc000 | (chainAt + chain.length - 4));
  const record = Buffer.concat([last, Buffer.from("00020001000000000002", "hex"), last]);
  const count = Math.floor((65_535 - chainAt - chain.length) / record.length);
  const head = [Buffer.from("000180000001", "hex"), short(count + 1), Buffer.alloc(4)];
  const question = Buffer.from("01610000010001", "hex");
  const hidden = [Buffer.from("00ff00000100000000", "hex"), short(chain.length), chain];
  return Buffer.concat([...head, question, ...hidden, ...Array.from({ length: count }, () => record)]);
}

test("the worst of all messages is read in no time", () => {
  const bytes = pointers();
  const { answers } = readMessage(bytes);

  expect(answers.length).toBeGreaterThan(4000);
  expect(answers.at(-1)).toMatchObject({ type: types.NS, name: parseName("a.".repeat(121)), data: { type: "NS" } });
  expect(timeOf(() => readMessage(bytes))).toBeLessThan(2000);
});

test("the longest of names is looked for among hashes in no time", () => {
  const zone = parseName("test");
  const name = parseName(`${"a.".repeat(124)}test`);
  const records = Array.from({ length: 64 }, (_, index) => {
    const hash = Buffer.alloc(20, index);
    const data = { hashAlgorithm: 1, flags: 0, iterations: 150, salt: Buffer.alloc(255), next: hash, types: [] };
    return recordOf(`${base32Text(hash)}.test`, { type: "NSEC3", ...data });
  });

  expect(proveDenial({ kind: "no-name", name }, zone, records)).toEqual({ kind: "unproven", problem: "no-proof" });
  expect(timeOf(() => proveDenial({ kind: "no-name", name }, zone, records))).toBeLessThan(2000);
  const more = records.map((each) => ({ ...each, data: { ...each.data, iterations: 151 } }));
  expect(proveDenial({ kind: "no-name", name }, zone, more)).toEqual({ kind: "insecure", iterations: 151 });
});
