import type { Finding } from "../../core/result/interpretation.ts";
import type { PartId } from "./weights.ts";

/**
 * What one slice of the observation is worth. The score of a part is the number of its points, from 0 to its weight in
 * {@link weights}; null where it could not be told, and then its weight is taken out of the whole.
 */
export interface Slice<Id extends string = string, Cap extends string = string> {
  readonly points: Readonly<Partial<Record<PartId, number | null>>>;
  /** Ceilings on the score of the whole; their numbers and reasons stand in the table of ceilings. */
  readonly ceilings: readonly Cap[];
  readonly findings: readonly Finding<Id>[];
}

/** How a mail exchanger answers, as far as the other slices need to know it. */
export interface HostStanding {
  /** In lower case, in ASCII, without a dot at its end. */
  readonly host: string;
  readonly starttls: "offered" | "absent" | "unknown";
  /** Whether its certificate is one that a sender who insists on PKIX accepts for this name. */
  readonly certificate: "valid" | "invalid" | "unknown";
  /** Why it is invalid or unknown: a code. */
  readonly reason: string | null;
}
