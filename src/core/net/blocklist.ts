/** How much a listing can matter, most first. */
export const listingWeights = ["major", "middle", "minor", "info"] as const;

/** How much a listing matters: `major` to nearly all receivers, `info` to none of them. */
export type ListingWeight = (typeof listingWeights)[number];

/** The same of what a list answers, where `none` is no listing at all. */
export type BlocklistWeight = ListingWeight | "none";

/** What a list may be asked about. */
export type BlocklistSubject = "ip4" | "ip6" | "domain";

/** What one answer, or a range of answers, means. */
export interface BlocklistCode {
  /** The first and the last address of the range, or the bit of the last octet that must be set. */
  readonly on: { readonly first: string; readonly last: string } | { readonly bit: number };
  /** The word that the list itself has for it. */
  readonly label: string;
  readonly weight: BlocklistWeight;
  /** Where it matters more for who sends mail by itself than for who takes it. */
  readonly senderWeight?: ListingWeight;
  /** Whether it holds the whole score down. */
  readonly isCeiling?: boolean;
}

/** A list of addresses or domains that is asked over the DNS, RFC 5782. */
export interface Blocklist {
  /** What is asked. It may hold a key, which is a secret. */
  readonly zone: string;
  /** What is shown instead of the zone. */
  readonly name: string;
  readonly takes: readonly BlocklistSubject[];
  readonly codes: readonly BlocklistCode[];
  /** Answers that refuse, beside those of 127.255.255.0/24 and 127.0.0.1, which every list may give. */
  readonly refusals: readonly string[];
  /** Whether it answers resolvers of one's own alone, so that others get no answer, or a wrong one. */
  readonly needsOwnResolver: boolean;
  /** Names below the zone by which a list of domains shows that it works, where they are not those of RFC 5782 §5. */
  readonly testPoint?: string;
  /** Who may ask. */
  readonly terms: string;
  /** Where a listing can be looked into and lifted. */
  readonly removal: string | null;
}
