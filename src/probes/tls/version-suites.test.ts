import { expect, test } from "vitest";
import { everySuite, suitesOf } from "../offers/families.ts";
import { sharedOut, suitesToAsk } from "./version-suites.ts";

const olds = ["TLSv1.1", "TLSv1.0", "SSLv3"] as const;

test("no hello for every server has more than 128 suites or any suite twice", () => {
  for (const suites of [...olds.map(suitesToAsk), sharedOut.usual, ...sharedOut.others]) {
    expect(suites.length).toBeLessThanOrEqual(128);
    expect(new Set(suites).size).toBe(suites.length);
  }
});

test("the split hellos together contain every suite", () => {
  const all = new Set([...sharedOut.usual, ...sharedOut.others.flat()]);

  expect(everySuite.filter((suite) => !all.has(suite))).toEqual([]);
});

test.for([
  ["DHE-DSS", 0x0032],
  ["static Diffie-Hellman", 0x0031],
  ["static ECDH", 0xc004],
  ["EXPORT1024", 0x0061],
  ["3DES of Netscape", 0xfeff],
  ["a pre-shared key", 0x008c],
] as const)("old versions are probed with %s", ([, suite]) => {
  for (const version of olds) expect(suitesToAsk(version)).toContain(suite);
});

test("the suites of TLS 1.2 are recognised by name", () => {
  const brought = [...suitesOf("static-rsa", "dhe", "ecdhe-cbc")].filter(
    (suite) => !suitesToAsk("TLSv1.1").includes(suite),
  );

  expect(brought).toEqual(expect.arrayContaining([0x003c, 0x009c, 0x0067, 0xc027, 0xc09c]));
  expect(brought).not.toContain(0xc013);
});
