import { isIPv4 } from "node:net";
import { dataBytes } from "./data.ts";
import { nameOf, type DnsName } from "./name.ts";

/** The bytes of an IP address, equal for all its spellings; throws `DnsError` for other texts. */
export function addressOctets(address: string): Buffer {
  return dataBytes(isIPv4(address) ? { type: "A", address } : { type: "AAAA", address });
}

/** The name of an address's PTR records: RFC 1035 §3.5 for IPv4, RFC 3596 §2.5 for IPv6. Throws `DnsError`. */
export function reverseName(address: string): DnsName {
  const octets = addressOctets(address);
  const isShort = octets.length === 4;
  const labels = isShort ? Array.from(octets, String) : Array.from(octets.toString("hex"));
  const top = isShort ? "in-addr" : "ip6";
  return nameOf([...labels.toReversed(), top, "arpa"].map((label) => Buffer.from(label)));
}
