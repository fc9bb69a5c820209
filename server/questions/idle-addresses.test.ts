import { expect, test } from "vitest";
import { openIdleAddresses } from "./idle-addresses.ts";

test("an address is measured once within its rest, for all callers", () => {
  let now = 0;
  const { admit } = openIdleAddresses(() => now);
  admit("192.0.2.1", 10);
  admit("192.0.2.2", 10);
  now = 4000;
  expect(() => admit("192.0.2.1", 10)).toThrow(
    expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 6 }) as Error,
  );
  now = 10_000;
  expect(() => admit("192.0.2.1", 10)).not.toThrow();
});
