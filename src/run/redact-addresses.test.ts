import { expect, test } from "vitest";
import { redactAddresses } from "./redact-addresses.ts";

const hidden = new Set(["10.1.2.3", "fd00::1"]);

test.for<readonly [text: string, told: string]>([
  ["10.1.2.3", "(private)"],
  ["fd00::1", "(private)"],
  ["FD00::1", "(private)"],
  ["10.1.2.3 and fd00::1.", "(private) and (private)."],
  ["at 10.1.2.3.", "at (private)."],
  ["10.1.2.3:443, [fd00::1]:443", "(private):443, [(private)]:443"],
  ["10.1.2.30 110.1.2.3 10.1.2.3.4 fd00::12", "10.1.2.30 110.1.2.3 10.1.2.3.4 fd00::12"],
  ["192.0.2.1 and 2001:db8::1", "192.0.2.1 and 2001:db8::1"],
  ["11:22:33 at 12:30", "11:22:33 at 12:30"],
])("hidden addresses are masked: %s becomes %s", ([text, told]) => {
  const verdict = { status: "pass", findings: [{ id: "a.b", params: { address: text } }] };
  const result = { raw: { list: [text], none: null, number: 1 }, verdict } as never;

  expect(redactAddresses(result, hidden)).toEqual({
    raw: { list: [told], none: null, number: 1 },
    verdict: { status: "pass", findings: [{ id: "a.b", params: { address: told } }] },
  });
  expect(redactAddresses(result, new Set())).toBe(result);
});
