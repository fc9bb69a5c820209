import { expect, test } from "vitest";
import { readBeginning } from "./stray.ts";

const alert = "\x15\x03\x01\x00\x02\x02\x28";

test.for([
  ["", "tls"],
  [alert, "tls"],
  ["\x16\x03\x03", "tls"],
  ["\x80\x2e\x01", "tls"],
  ["250 x\r\n", "text"],
  ["\r\n", "text"],
  ["250 \x15x", "text"],
  [`250 x\r\n${alert}`, "text-before-tls"],
  [`2${alert}`, "text-before-tls"],
  ["\r\n\x16\x03\x03\x00", "text-before-tls"],
] as const)("%j begins as %s", ([said, expected]) => {
  expect(readBeginning(Buffer.from(said, "latin1"))).toBe(expected);
});
