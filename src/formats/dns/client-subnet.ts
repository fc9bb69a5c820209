import type { EdnsOption } from "./edns.ts";
import { addressOctets } from "./reverse-name.ts";

/** RFC 7871 §6: the number of the option, and those of the two families of addresses. */
const code = 8;
const families = { 4: 1, 16: 2 } as const;

/** RFC 7871 §11.1: no more of an address than a network of several hundred hosts is told, or a site of IPv6. */
const bits = { 4: 24, 16: 56 } as const;

/** The option that asks a name server for what it would say to somebody in the network of an address. */
export function clientSubnet(address: string): EdnsOption {
  const octets = addressOctets(address);
  const size = octets.length === 4 ? 4 : 16;
  // RFC 7871 §6: a scope of 0 in questions, and just as many octets as the prefix takes.
  const head = Buffer.of(0, families[size], bits[size], 0);
  return { name: "other", code, bytes: Buffer.concat([head, octets.subarray(0, bits[size] / 8)]) };
}

/** RFC 7871 §7.2.1: whoever answers for a network says how large that network is, and 0 where the answer is for everybody. */
export function isForNetwork(options: readonly EdnsOption[]): boolean {
  return options.some((each) => each.name === "other" && each.code === code && (each.bytes[3] ?? 0) > 0);
}
