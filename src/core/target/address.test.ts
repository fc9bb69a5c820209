import { expect, test } from "vitest";
import { networkAround, reach, toNetwork, within, type AddressReach } from "./address.ts";

test.for<[address: string, reach: AddressReach]>([
  ["127.0.0.1", "special"],
  ["127.255.255.254", "special"],
  ["0.0.0.0", "never"],
  ["0.0.0.1", "never"],
  ["10.1.2.3", "special"],
  ["100.64.0.1", "special"],
  ["169.254.169.254", "never"],
  ["172.31.0.1", "special"],
  ["192.0.0.8", "special"],
  ["192.0.2.1", "special"],
  ["192.31.196.1", "special"],
  ["192.52.193.1", "special"],
  ["192.88.99.1", "special"],
  ["192.168.1.1", "special"],
  ["192.175.48.1", "special"],
  ["198.18.0.1", "special"],
  ["198.51.100.1", "special"],
  ["203.0.113.1", "special"],
  ["224.0.0.1", "never"],
  ["240.0.0.1", "special"],
  ["255.255.255.255", "never"],
  ["8.8.8.8", "public"],
  ["::", "never"],
  ["::1", "special"],
  ["::2", "never"],
  ["::ffff:127.0.0.1", "special"],
  ["::ffff:8.8.8.8", "public"],
  ["::ffff:169.254.169.254", "never"],
  ["::ffff:a9fe:a9fe", "never"],
  ["::127.0.0.1", "special"],
  ["::8.8.8.8", "special"],
  ["::169.254.169.254", "never"],
  ["::a9fe:a9fe", "never"],
  ["::ffff:0:127.0.0.1", "special"],
  ["::ffff:0:8.8.8.8", "special"],
  ["::ffff:0:169.254.169.254", "never"],
  ["64:ff9b::7f00:1", "special"],
  ["64:ff9b::127.0.0.1", "special"],
  ["64:ff9b::808:808", "public"],
  ["64:ff9b::a9fe:a9fe", "never"],
  ["64:ff9b:1::a00:1", "special"],
  ["64:ff9b:1::808:808", "special"],
  ["64:ff9b:1::a9fe:a9fe", "never"],
  ["100::1", "special"],
  ["100:0:0:1::1", "special"],
  ["2001::1", "special"],
  ["2001:0:808:808:0:0:5601:5601", "never"],
  ["2001:2::1", "special"],
  ["2001:10::1", "special"],
  ["2001:20::1", "special"],
  ["2001:db8::1", "special"],
  ["2002:7f00:1::", "special"],
  ["2002:808:808::", "special"],
  ["2002:a9fe:a9fe::", "never"],
  ["3fff::1", "special"],
  ["4000::1", "special"],
  ["5f00::1", "special"],
  ["e000::1", "special"],
  ["fc00::1", "special"],
  ["fd00:ec2::254", "special"],
  ["fe80::1", "never"],
  ["fe80::1%eth0", "never"],
  ["fec0::1", "special"],
  ["ff02::1", "never"],
  ["2606:4700::1111", "public"],
  ["2606:4700:0:0:0:0:0:1111", "public"],
])("%s is %s", ([address, expected]) => {
  expect(reach(address)).toBe(expected);
});

test.for([
  "",
  "127.1",
  "0177.0.0.1",
  "0x7f.1",
  "2130706433",
  "8.8.8.8.",
  "[::1]",
  "１２７.０.０.１",
  "example.com",
  " 8.8.8.8",
])("%j is not a canonical address, so it is never contacted", (text) => {
  expect(reach(text)).toBe("never");
});

test.for<[text: string, network: string | null]>([
  ["10.0.0.0/8", "10.0.0.0/8"],
  ["10.1.2.3", "10.1.2.3/32"],
  ["fd00::/8", "fd00::/8"],
  ["::1", "::1/128"],
  ["0.0.0.0/0", "0.0.0.0/0"],
  ["::ffff:10.0.0.0/104", "10.0.0.0/8"],
  ["::ffff:10.0.0.1", "10.0.0.1/32"],
  ["::ffff:0:0/95", null],
  ["10/8", null],
  ["127.1", null],
  ["0177.0.0.1/8", null],
  ["10.0.0.0/33", null],
  ["::/129", null],
  ["10.0.0.0/8/8", null],
  ["10.0.0.0/", null],
  ["10.0.0.0/-1", null],
  ["10.0.0.0/8 ", null],
  ["fe80::1%eth0", null],
  ["example.com", null],
  ["", null],
])("the network %j is read as %j", ([text, network]) => {
  expect(toNetwork(text)).toBe(network);
});

test.for<[address: string, networks: readonly string[], is: boolean]>([
  ["10.1.2.3", ["10.0.0.0/8"], true],
  ["::ffff:10.1.2.3", ["10.0.0.0/8"], true],
  ["11.1.2.3", ["10.0.0.0/8"], false],
  ["10.1.2.3", ["::/0"], false],
  ["fe80::1%eth0", ["fe80::/10"], true],
  ["::1", ["127.0.0.0/8", "::1/128"], true],
  ["10.1", ["10.0.0.0/8"], false],
  ["10.1.2.3", [], false],
])("whether %s lies in %j: %j", ([address, networks, is]) => {
  expect(within(address, networks)).toBe(is);
});

test("the first network around an address is named, each time", () => {
  const networks = ["192.0.2.0/24", "10.0.0.0/8", "10.1.0.0/16"];
  expect(
    ["10.1.2.3", "192.0.2.1", "::1", "10.1.2.3", "no address"].map((address) => networkAround(address, networks)),
  ).toEqual(["10.0.0.0/8", "192.0.2.0/24", null, "10.0.0.0/8", null]);
});
