/** The importance of a listing, most important first. */
export const listingWeights = ["major", "middle", "minor", "info"] as const;

/** The importance of a listing: `major` for nearly all receivers, `info` for none. */
export type ListingWeight = (typeof listingWeights)[number];

/** The importance of a list's answer; `none` is no listing. */
export type BlocklistWeight = ListingWeight | "none";

/** What a list can be queried for. */
export type BlocklistSubject = "ip4" | "ip6" | "domain";

/** The meaning of one answer, or a range of answers. */
export interface BlocklistCode {
  /** The range of addresses, or a bit of the last byte that must be set. */
  readonly on: { readonly first: string; readonly last: string } | { readonly bit: number };
  /** The list's own term for it. */
  readonly label: string;
  readonly weight: BlocklistWeight;
  /** The importance for a sending host, if higher than for a receiving one. */
  readonly senderWeight?: ListingWeight;
  /** Whether it caps the whole score. */
  readonly isCeiling?: boolean;
}

/** A DNS blocklist of addresses or domains, RFC 5782. */
export interface Blocklist {
  /** The zone to query. It may contain a key, which is a secret. */
  readonly zone: string;
  /** The name shown instead of the zone. */
  readonly name: string;
  readonly takes: readonly BlocklistSubject[];
  readonly codes: readonly BlocklistCode[];
  /** Refusal codes besides 127.255.255.0/24 and 127.0.0.1, which every list may return. */
  readonly refusals: readonly string[];
  /** Whether it only answers the user's own resolver; public ones get no answer or a wrong one. */
  readonly needsOwnResolver: boolean;
  /** Test names of a domain list, if they differ from RFC 5782 §5. */
  readonly testPoint?: string;
  /** Terms of use. */
  readonly terms: string;
  /** Where to look up and remove a listing. */
  readonly removal: string | null;
}
