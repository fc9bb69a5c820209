import type { EdnsOption } from "./edns.ts";
import { addressOctets } from "./reverse-name.ts";

/** RFC 7871 §6: the option code and the address family numbers. */
const code = 8;
const families = { 4: 1, 16: 2 } as const;

/** RFC 7871 §11.1: prefix lengths that disclose no more than a network of some hundred hosts. */
const bits = { 4: 24, 16: 56 } as const;

/** The EDNS option that asks a name server for its answer to clients in an address's network. */
export function clientSubnet(address: string): EdnsOption {
  const octets = addressOctets(address);
  const size = octets.length === 4 ? 4 : 16;
  // RFC 7871 §6: a query has scope 0 and only the address bytes that the prefix covers.
  const head = Buffer.of(0, families[size], bits[size], 0);
  return { name: "other", code, bytes: Buffer.concat([head, octets.subarray(0, bits[size] / 8)]) };
}

/** RFC 7871 §7.2.1: whether an answer is specific to a network; scope 0 means it is for everyone. */
export function isForNetwork(options: readonly EdnsOption[]): boolean {
  return options.some((each) => each.name === "other" && each.code === code && (each.bytes[3] ?? 0) > 0);
}
