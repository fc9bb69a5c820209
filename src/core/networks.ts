/** Something the data tells of networks, each part with a source and a day of its own. */
export const networkPartIds = ["ranges", "country", "hosting", "vpn", "tor"] as const;

/** One of them. */
export type NetworkPartId = (typeof networkPartIds)[number];

/** Where a part of the data comes from. */
export interface NetworkPart {
  readonly id: NetworkPartId;
  /** Who publishes it, as people write it. */
  readonly source: string;
  readonly url: string;
  /** Its licence or its terms, in one sentence. */
  readonly terms: string;
  /** The day that it is of, as 2026-06-17. */
  readonly asOf: string;
  /** How many ranges of addresses it holds, IPv4 and IPv6 together. */
  readonly ranges: number;
}

/** What is known of the network that an address is in. */
export interface Network {
  readonly asn: number;
  /** What the data calls the AS. */
  readonly name: string;
  /** The range that the AS announces: neighbouring announcements of one AS are one range. */
  readonly range: AddressRange;
  /** The largest CIDR block around the address within that range, which is not always the announced one. */
  readonly prefix: string;
}

/** The first and the last address of a range. */
interface AddressRange {
  readonly first: string;
  readonly last: string;
}

/** Whether an address belongs to somebody of a kind; null without a list, which does not mean "no". */
export interface Sign {
  readonly is: boolean | null;
  /** The list or table that tells, and its day; null where there is none. */
  readonly basis: string | null;
  readonly asOf: string | null;
}

/** What lists say about who is behind an address. */
type Signs = Readonly<Record<"hosting" | "vpn" | "tor", Sign>>;

/** The network data on this machine; no network access. Addresses are texts as resolvers return them; IPv4-mapped ones count as IPv4. */
export interface Networks {
  /** The day of the ranges, as 2026-06-17. */
  readonly asOf: string;
  /** Everything that it stands on; a part that is missing is not there. */
  readonly parts: readonly NetworkPart[];
  /** The AS that announces an address, and no more than that: some millions a second. */
  asnOf(address: string): number | null;
  /** The network of an address; null where no AS announces it, or where it is not an address. */
  find(address: string): Network | null;
  /** The country of an address by ISO 3166-1, such as KR; null where the data has none. */
  countryOf(address: string): string | null;
  /** What the data calls an AS; null where it does not know the number. */
  nameOf(asn: number): string | null;
  /** The blocks that an AS announces, in order: as CIDR, IPv4 before IPv6. */
  prefixesOf(asn: number): readonly string[];
  signs(address: string): Signs;
}

/** Brings them: loaded when they are first asked for. */
export type OpenNetworks = () => Promise<Networks>;
