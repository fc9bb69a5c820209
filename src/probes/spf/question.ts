import ipaddr from "ipaddr.js";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { addressOctets } from "../../formats/dns/reverse-name.ts";

/** Asks the DNS; `unknown` makes SPF return temperror. */
export type SpfAsk = (name: DnsName, type: "A" | "AAAA" | "MX" | "PTR" | "TXT") => Promise<DnsAnswer>;

/** The facts of a message that RFC 7208 §4.1 needs. */
export interface SpfQuestion {
  /** The client's IPv4 or IPv6 address. */
  readonly ip: string;
  /** The domain of MAIL FROM or HELO whose record is evaluated. In ASCII. */
  readonly domain: string;
  /** MAIL FROM; without a local part it is postmaster's (§4.3), also where it is empty. */
  readonly sender: string;
  /** The name of HELO or EHLO. */
  readonly helo: string;
  /** The receiving host, for explanations; `unknown` by default (§7.3). */
  readonly receiver?: string;
  /** The time in seconds since 1970, for explanations. */
  readonly seconds?: number;
}

/** All the results of RFC 7208 §2.6. */
export const spfResults = ["none", "neutral", "pass", "fail", "softfail", "temperror", "permerror"] as const;

/** The result for a message, RFC 7208 §2.6. */
export type SpfResult = (typeof spfResults)[number];

/** The client address in a form for comparison. */
export interface SpfAddress {
  readonly family: "four" | "six";
  readonly octets: Buffer;
  readonly text: string;
}

/** RFC 7208 §5: an IPv4-mapped IPv6 address counts as IPv4. Null for an invalid address. */
export function spfAddress(ip: string): SpfAddress | null {
  if (!ipaddr.isValid(ip) || ip.includes("%")) return null;
  const address = ipaddr.process(ip);
  const text = address.toString();
  return { family: address.kind() === "ipv4" ? "four" : "six", octets: addressOctets(text), text };
}

/** The macro values of RFC 7208 §7.2, except the current domain and the validated name. */
export function spfValues(question: SpfQuestion, address: SpfAddress): Readonly<Record<string, string>> {
  const { sender, domain, helo, receiver = "unknown", seconds = 0 } = question;
  const at = sender.lastIndexOf("@");
  // §4.3: without a local part, postmaster is used.
  const local = at > 0 ? sender.slice(0, at) : "postmaster";
  const host = sender === "" ? domain : sender.slice(at + 1);
  const isFour = address.family === "four";
  return {
    s: `${local}@${host}`,
    l: local,
    o: host,
    i: isFour ? address.text : Array.from(address.octets.toString("hex")).join("."),
    v: isFour ? "in-addr" : "ip6",
    h: helo,
    c: address.text,
    r: receiver,
    t: `${seconds}`,
  };
}
