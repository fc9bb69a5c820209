import { expect, test } from "vitest";
import { serverOf } from "./server.ts";

test.for([
  ["192.0.2.1", "192.0.2.1", 53],
  ["192.0.2.1:5353", "192.0.2.1", 5353],
  ["2001:db8::1", "2001:db8::1", 53],
  ["[2001:db8::1]", "2001:db8::1", 53],
  ["[2001:db8::1]:5353", "2001:db8::1", 5353],
  ["fe80::1%eth0", "fe80::1%eth0", 53],
  ["[fe80::1%eth0]:54", "fe80::1%eth0", 54],
] as const)("%s is port %3$s of %2$s", ([text, address, port]) => {
  expect(serverOf(text)).toEqual({ address, port });
});
