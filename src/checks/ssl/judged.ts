import type { Ceiling } from "../../core/grade/grade.ts";
import type { Finding } from "../../core/result/interpretation.ts";
import type { problems } from "./problems.ts";
import type { CeilingId } from "./weights.ts";

/** A finding of this check, by the ids of its own problems. */
export type SslFinding = Finding<keyof typeof problems>;

/** What one part of the grade comes to; a score of null where it could not be observed. */
export interface Judged {
  readonly score: number | null;
  readonly caps: readonly Ceiling<CeilingId>[];
  readonly findings: readonly SslFinding[];
}
