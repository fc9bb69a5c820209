import { expect, test } from "vitest";
import { genericSign } from "./generic.ts";

test.for<[name: string, sign: ReturnType<typeof genericSign>]>([
  ["203-0-113-7.dynamic.provider.example.", "address"],
  ["7.113.0.203.dsl.provider.example.", "address"],
  ["host7-113-0-203.range.provider.example.", "address"],
  ["ec2-203-0-113-7.compute-1.provider.example.", "address"],
  ["cb007107.pool.provider.example.", "address"],
  ["p203000113007.provider.example.", "address"],
  ["static.7.113.0.203.clients.provider.example.", "address"],
  ["dsl-113-7.provider.example.", "word"],
  ["dhcp-7.city.provider.example.", "word"],
  ["customer-113-7.cable.provider.example.", "word"],
  ["static-113-7.provider.example.", "word"],
  ["static-7.provider.example.", null],
  ["mail7.provider.example.", null],
  ["mx1.provider.example.", null],
  ["server-113-7.provider.example.", null],
  ["dynamic.provider.example.", null],
  ["poolparty7.provider.example.", null],
  ["provider.example.", null],
  ["dhcp-113.provider.example.", null],
  ["dyn.example.", null],
])("%s of 203.0.113.7 by %s", ([name, sign]) => {
  const domain = name.split(".").slice(-3, -1).join(".");

  expect(genericSign(name, domain, "203.0.113.7")).toBe(sign);
});

test.for<[name: string, address: string, sign: ReturnType<typeof genericSign>]>([
  ["2001-db8-7-1-a-b-c-d.v6.provider.example.", "2001:db8:7:1:a:b:c:d", "address"],
  ["20010db80007000100000000deadbeef.provider.example.", "2001:db8:7:1::dead:beef", "address"],
  ["f.e.e.b.d.a.e.d.0.0.0.0.0.0.0.0.rev.provider.example.", "2001:db8:7:1::dead:beef", "address"],
  ["mx1.provider.example.", "2001:db8::1", null],
  ["mail-00000001.provider.example.", "2001:db8::1", null],
])("%s of %s", ([name, address, sign]) => {
  expect(genericSign(name, "provider.example", address)).toBe(sign);
});

test("a name with an unknown registrable domain is examined as a whole", () => {
  expect(genericSign("203-0-113-7.local.", null, "203.0.113.7")).toBe("address");
});
