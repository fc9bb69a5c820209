import { expect, test } from "vitest";
import { recordOf } from "../../../test/dns/samples.ts";
import { types } from "../dns/codes.ts";
import { proveDenial } from "./denial.ts";
import { base32Text } from "../dns/fields/bytes.ts";
import { parseName } from "../dns/name-text.ts";
import { keyTag } from "./key-tag.ts";
import { readMessage } from "../dns/read-message.ts";
import type { RecordOf, RecordSet } from "../dns/set.ts";
import { verifySet } from "./verify-set.ts";
import { cpuTime } from "../../../test/cpu-time.ts";

/** The time that some work takes in milliseconds. */
function timeOf(work: () => unknown): number {
  const begin = cpuTime();
  work();
  return cpuTime() - begin;
}

function short(value: number): Buffer {
  return Buffer.of(value >> 8, value & 0xff);
}

/** Offset of the first record's data, after a question for `a` and the record's head. */
const chainAt = 30;

/** The longest possible message, whose names use nearly as many pointers as allowed. */
function pointers(): Buffer {
  // Unparsed data with labels, each followed by a pointer to the one before.
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

test("the most expensive message is read fast", () => {
  const bytes = pointers();
  const { answers } = readMessage(bytes);

  expect(answers.length).toBeGreaterThan(4000);
  expect(answers.at(-1)).toMatchObject({ type: types.NS, name: parseName("a.".repeat(121)), data: { type: "NS" } });
  expect(timeOf(() => readMessage(bytes))).toBeLessThan(2000);
});

test("the longest name is looked up among hashes fast", () => {
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

/** A 4,096-bit RSA key; numbers below 20 give the same tag, because additions and subtractions cancel out. */
function keyAlike(number: number): RecordOf<"DNSKEY"> {
  const modulus = Buffer.alloc(512, 0xab);
  modulus[0] = 0xc1;
  modulus[511] = 1;
  modulus[2 * number + 2] = 0xac;
  modulus[2 * number + 100] = 0xaa;
  const publicKey = Buffer.concat([Buffer.from("03010001", "hex"), modulus]);
  const data = { type: "DNSKEY", flags: 256, protocol: 3, algorithm: 8, publicKey } as const;
  return { ...recordOf("t.test", data), data };
}

function signatureAlike(tag: number, number: number): RecordOf<"RRSIG"> {
  const times = { originalTtl: 60, inception: 0, expiration: 1000 };
  const own = { covered: types.TXT, algorithm: 8, labels: 2, keyTag: tag, signer: parseName("t.test") };
  const data = { type: "RRSIG", ...own, ...times, signature: Buffer.alloc(512, number + 1) } as const;
  return { ...recordOf("t.test", data), data };
}

test("a large set of many signatures by keys with the same tag is given up soon", () => {
  const keys = Array.from({ length: 20 }, (_, number) => keyAlike(number));
  const [{ data: first } = keyAlike(0)] = keys;
  const records = Array.from({ length: 4600 }, (_, number) =>
    recordOf("t.test", { type: "TXT", strings: [short(number)] }),
  );
  const signatures = Array.from({ length: 100 }, (_, number) => signatureAlike(keyTag(first), number));
  const set: RecordSet = { name: parseName("t.test"), type: types.TXT, class: 1, records, signatures };
  let sorted = 0;
  const counted = new Proxy(records, {
    get(target, key) {
      if (key === "map") sorted++;
      return Reflect.get(target, key) as unknown;
    },
  });

  expect(new Set(keys.map(({ data }) => keyTag(data))).size).toBe(1);
  expect(verifySet({ ...set, records: counted }, keys, 500_000, { left: 1000 })).toMatchObject({ kind: "failed" });
  expect(sorted).toBe(1);
  expect(timeOf(() => verifySet(set, keys, 500_000, { left: 1000 }))).toBeLessThan(2000);
});

test("looking up a key among thousands costs almost nothing from the second set on", () => {
  const { data } = keyAlike(0);
  const keys = Array.from({ length: 20_000 }, () => ({ ...keyAlike(0), data: { ...data } }));
  const signatures = Array.from({ length: 8 }, (_, number) => signatureAlike(keyTag(data) ^ 1, number));
  const records = [recordOf("t.test", { type: "TXT", strings: [short(1)] })];
  const set: RecordSet = { name: parseName("t.test"), type: types.TXT, class: 1, records, signatures };
  const verify = (): unknown => verifySet(set, keys, 500_000, { left: 1000 });

  expect(verify()).toMatchObject({ troubles: Array.from({ length: 8 }, () => ({ problem: "no-key" })) });
  expect(timeOf(verify)).toBeLessThan(500);
});
