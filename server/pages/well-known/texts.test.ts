import { expect, test } from "vitest";
import { securityText } from "./texts.ts";

const now = Date.parse("2026-11-24T12:00:00.000Z");

test.for<readonly [operator: string | null, contacts: readonly string[] | null]>([
  ["Example Ltd, checks@example.com", ["mailto:checks@example.com"]],
  [
    "Example Ltd <checks@example.com>, https://example.com/security.",
    ["mailto:checks@example.com", "https://example.com/security"],
  ],
  ["Example Ltd", null],
  [null, null],
])("the operator %j is contacted at %o", ([operator, contacts]) => {
  const text = securityText(operator, "https://checks.example/", now);

  expect(text === null ? null : Array.from(text.matchAll(/^Contact: (.*)$/gm), ([, contact]) => contact)).toEqual(
    contacts,
  );
});

test("the file says how long it holds, and where it belongs (RFC 9116)", () => {
  const text = securityText("a@b.example", "https://checks.example/", now);

  expect(text).toContain("Expires: 2027-05-23T00:00:00.000Z\n");
  expect(text).toContain("Canonical: https://checks.example/.well-known/security.txt\n");
});
