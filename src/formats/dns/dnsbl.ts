import { isIPv4 } from "node:net";
import { listingWeights, type Blocklist, type BlocklistCode, type ListingWeight } from "../../core/net/blocklist.ts";
import { reverseName } from "./reverse-name.ts";
import { labelsOf, nameOf, type DnsName } from "./name.ts";

/** The name to query a list for an address, RFC 5782 §2.1 and §2.4. Throws `DnsError` if it is too long. */
export function addressQuery(address: string, zone: DnsName): DnsName {
  // The labels before in-addr.arpa or ip6.arpa.
  const reversed = labelsOf(reverseName(address)).slice(0, -2);
  return nameOf([...reversed, ...labelsOf(zone)]);
}

/** The name to query a list for a domain, RFC 5782 §2.2. */
export function domainQuery(domain: DnsName, zone: DnsName): DnsName {
  return nameOf([...labelsOf(domain), ...labelsOf(zone)]);
}

/** The meaning of a list's answer. */
export type Listing =
  | {
      readonly kind: "listed";
      /** The list's own terms for it. */
      readonly labels: readonly string[];
      readonly weight: ListingWeight;
      readonly senderWeight: ListingWeight;
      readonly isCeiling: boolean;
    }
  | { readonly kind: "clean" }
  /** The list refuses this client or its query rate. */
  | { readonly kind: "refused" }
  /** An answer that is not in the table, or impossible for a list. */
  | { readonly kind: "odd" };

/** Refusal codes: 127.255.255.0/24 for Spamhaus and compatible lists; RFC 5782 §2.1: 127.0.0.1 is never a listing. */
function isRefusal(address: string, { refusals }: Pick<Blocklist, "refusals">): boolean {
  return address.startsWith("127.255.255.") || address === "127.0.0.1" || refusals.includes(address);
}

/** Reads the addresses that a list returns: it is a listing only if the table explains all of them. */
export function readListing(addresses: readonly string[], list: Pick<Blocklist, "codes" | "refusals">): Listing {
  if (addresses.length === 0) return { kind: "clean" };
  if (addresses.some((each) => isRefusal(each, list))) return { kind: "refused" };
  const explained = addresses.map((each) => explain(each, list.codes));
  if (explained.some((codes) => codes.length === 0)) return { kind: "odd" };
  const codes = explained.flat();
  const weights = codes.flatMap(({ weight }) => (weight === "none" ? [] : [weight]));
  const weight = worst(weights);
  if (weight === undefined) return { kind: "clean" };
  return {
    kind: "listed",
    labels: [...new Set(codes.filter((each) => each.weight !== "none").map(({ label }) => label))],
    weight,
    senderWeight: worst([weight, ...codes.flatMap(({ senderWeight }) => senderWeight ?? [])]) ?? weight,
    isCeiling: codes.some(({ isCeiling }) => isCeiling === true),
  };
}

function worst(weights: readonly ListingWeight[]): ListingWeight | undefined {
  return listingWeights.find((each) => weights.includes(each));
}

/** All meanings of one address in the table of a list; empty if unknown. */
export function explain(address: string, codes: readonly BlocklistCode[]): readonly BlocklistCode[] {
  const number = isIPv4(address) && address.startsWith("127.") ? numberOf(address) : null;
  if (number === null) return [];
  const found = codes.filter(({ on }) => isOn(number, on));
  // Every bit must be known, because an unknown one has no defined meaning.
  const bits = codes.reduce((sum, { on }) => ("bit" in on ? sum | on.bit : sum), 0);
  const isOfBits = found.some(({ on }) => "bit" in on);
  return isOfBits && (number & 0xff & ~bits) !== 0 ? [] : found;
}

function isOn(number: number, on: BlocklistCode["on"]): boolean {
  if ("bit" in on) return number >>> 8 === 0x7f_00_00 && (number & on.bit) !== 0;
  return numberOf(on.first) <= number && number <= numberOf(on.last);
}

function numberOf(address: string): number {
  return address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
}
