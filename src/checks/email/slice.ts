import type { Finding } from "../../core/result/interpretation.ts";
import type { PartId } from "./score/table.ts";

/**
 * The judgement of one slice of the observation. The points of a part range from 0 to its weight in the score table; null if unknown, and then its
 * weight is left out of the total.
 */
export interface Slice<Id extends string = string, Cap extends string = string> {
  readonly points: Readonly<Partial<Record<PartId, number | null>>>;
  /** Caps on the total score; their values and reasons are in the table of ceilings. */
  readonly ceilings: readonly Cap[];
  readonly findings: readonly Finding<Id>[];
}

/** The SMTP result of a mail host, as far as other slices need it. */
export interface HostStanding {
  /** Lower-case ASCII, without a trailing dot. */
  readonly host: string;
  readonly starttls: "offered" | "absent" | "unknown";
  /** Whether a sender that requires PKIX validation accepts its certificate for this name. */
  readonly certificate: "valid" | "invalid" | "unknown";
  /** Reason code if it is invalid or unknown. */
  readonly reason: string | null;
}
