import { expect, test } from "vitest";
import { familiesOf } from "./families.ts";

test.for<[address: string, family: "IPv4" | "IPv6", internal: boolean, leads: readonly number[]]>([
  ["127.0.0.1", "IPv4", true, []],
  ["192.168.1.7", "IPv4", false, [4]],
  ["169.254.3.4", "IPv4", false, []],
  ["::1", "IPv6", true, []],
  ["fe80::1", "IPv6", false, []],
  ["fd00::2", "IPv6", false, []],
  ["2a00:1450::7", "IPv6", false, [6]],
])("a machine with the address %s (%s, internal: %s) can reach %j", ([address, family, internal, leads]) => {
  expect([...familiesOf([{ address, family, internal }])]).toEqual(leads);
});
