import { expect, test } from "vitest";
import { clientSubnet } from "./client-subnet.ts";
import { types } from "./codes.ts";
import { parseName } from "./name-text.ts";
import { readMessage } from "./read-message.ts";
import { writeQuery } from "./write-message.ts";

test.for<[address: string, octets: string]>([
  // RFC 7871 §6: family, prefix length, scope, and only the address bytes that the prefix covers.
  ["198.51.100.77", "00011800c63364"],
  ["2001:db8:1:2ff::77", "0002380020010db8000102"],
])("only the network of %s is sent", ([address, octets]) => {
  expect(clientSubnet(address)).toEqual({ name: "other", code: 8, bytes: Buffer.from(octets, "hex") });
});

function optionsOf(asking: Parameters<typeof writeQuery>[3]): readonly unknown[] | undefined {
  return readMessage(writeQuery(1, parseName("example.com."), types.A, asking)).edns?.options;
}

test("a query has a client subnet only if one is given", () => {
  expect(optionsOf({ clientSubnet: "198.51.100.77" })).toEqual([clientSubnet("198.51.100.0")]);
  expect(optionsOf({})).toEqual([]);
});
