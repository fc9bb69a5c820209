/** The parts of the network data, each with its own source and date. */
export const networkPartIds = ["ranges", "country", "hosting", "vpn", "tor"] as const;

/** The id of a part. */
export type NetworkPartId = (typeof networkPartIds)[number];

/** A part of the data. */
export interface NetworkPart {
  readonly id: NetworkPartId;
  /** The publisher's name. */
  readonly source: string;
  readonly url: string;
  /** Its licence or terms, in one sentence. */
  readonly terms: string;
  /** Its date, such as 2026-06-17. */
  readonly asOf: string;
  /** The number of IPv4 and IPv6 ranges. */
  readonly ranges: number;
}

/** The network of an address. */
export interface Network {
  readonly asn: number;
  /** The AS name in the data. */
  readonly name: string;
  /** The announced range; adjacent announcements of one AS are merged. */
  readonly range: AddressRange;
  /** The largest CIDR block around the address within that range, which may differ from the announced one. */
  readonly prefix: string;
}

/** The first and last address of a range. */
interface AddressRange {
  readonly first: string;
  readonly last: string;
}

/** Whether an address has a kind of user; null without a list, which does not mean "no". */
export interface Sign {
  readonly detected: boolean | null;
  /** The list or table with its date; null without one. */
  readonly basis: string | null;
  readonly asOf: string | null;
}

/** What lists say about the user of an address. */
type Signs = Readonly<Record<"hosting" | "vpn" | "tor", Sign>>;

/** The local network data; needs no network access. Addresses are texts as resolvers return them; IPv4-mapped ones count as IPv4. */
export interface Networks {
  /** The date of the ranges, such as 2026-06-17. */
  readonly asOf: string;
  /** All available parts. */
  readonly parts: readonly NetworkPart[];
  /** The AS that announces an address; millions of look-ups per second. */
  asnOf(address: string): number | null;
  /** The network of an address; null if it is unannounced or invalid. */
  find(address: string): Network | null;
  /** The ISO 3166-1 country of an address, such as KR; null if unknown. */
  countryOf(address: string): string | null;
  /** The name of an AS; null if unknown. */
  nameOf(asn: number): string | null;
  /** The CIDR blocks that an AS announces, in order, IPv4 first. */
  prefixesOf(asn: number): readonly string[];
  signs(address: string): Signs;
}

/** Opens the data; it is loaded on first use. */
export type OpenNetworks = () => Promise<Networks>;
