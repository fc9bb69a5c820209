import ipaddr from "ipaddr.js";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { addressOctets } from "../../formats/dns/reverse-name.ts";

/** Asks the DNS; what cannot be told is `unknown`, and then SPF ends in a temporary error. */
export type SpfAsk = (name: DnsName, type: "A" | "AAAA" | "MX" | "PTR" | "TXT") => Promise<DnsAnswer>;

/** A message as far as RFC 7208 §4.1 needs it. */
export interface SpfQuestion {
  /** Who hands it over: an IPv4 or IPv6 address. */
  readonly ip: string;
  /** Whose record is looked at first: that of MAIL FROM, or the name of HELO. In ASCII. */
  readonly domain: string;
  /** MAIL FROM; without a part in front of `@` it is postmaster's (§4.3), and so is none at all. */
  readonly sender: string;
  /** The name of HELO or EHLO. */
  readonly helo: string;
  /** Who takes it, for explanations; `unknown` unless told otherwise (§7.3). */
  readonly receiver?: string;
  /** When, in seconds since 1970, for explanations. */
  readonly seconds?: number;
}

/** All the results of RFC 7208 §2.6. */
export const spfResults = ["none", "neutral", "pass", "fail", "softfail", "temperror", "permerror"] as const;

/** What becomes of a message, RFC 7208 §2.6. */
export type SpfResult = (typeof spfResults)[number];

/** The address of a question, as it is compared. */
export interface SpfAddress {
  readonly family: "four" | "six";
  readonly octets: Buffer;
  readonly text: string;
}

/** RFC 7208 §5: an IPv4 address within an IPv6 one is an IPv4 address. Null where it is none at all. */
export function spfAddress(ip: string): SpfAddress | null {
  if (!ipaddr.isValid(ip) || ip.includes("%")) return null;
  const address = ipaddr.process(ip);
  const text = address.toString();
  return { family: address.kind() === "ipv4" ? "four" : "six", octets: addressOctets(text), text };
}

/** What the macros of RFC 7208 §7.2 stand for, without the name of the domain that is looked at and the one that is validated. */
export function spfValues(question: SpfQuestion, address: SpfAddress): Readonly<Record<string, string>> {
  const { sender, domain, helo, receiver = "unknown", seconds = 0 } = question;
  const at = sender.lastIndexOf("@");
  // §4.3: without a local part it is postmaster's.
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
