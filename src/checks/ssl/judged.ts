import type { Ceiling } from "../../core/grade/grade.ts";
import type { Finding } from "../../core/result/interpretation.ts";
import type { problems } from "./problems.ts";
import type { CeilingId } from "./weights.ts";

/** A finding of the ssl check. */
export type SslFinding = Finding<keyof typeof problems>;

/** The result of one part of the grade; the score is null if it could not be measured. */
export interface Judged {
  readonly score: number | null;
  readonly caps: readonly Ceiling<CeilingId>[];
  readonly findings: readonly SslFinding[];
}
