import type { Finding } from "../../core/interpretation.ts";
import { valuesOf } from "../../formats/header-list.ts";
import type { ProblemId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";

/** What the judges of the single headers look at. */
export interface Observed {
  /** The values of a header, in wire order. */
  values(name: string): readonly string[];
  readonly meta: HttpRaw["meta"];
  readonly isHttps: boolean;
  /** Whether two responses carried the same nonce. */
  readonly areNoncesStatic: boolean;
  /** Whether browsers believe what the connection says; null where that could not be told. */
  readonly isTrusted: boolean | null;
  /** Whether the number of equal headers is known: HTTP/2 may have joined them. */
  readonly keepsDuplicates: boolean;
}

/** What one header is worth, 0–100, null where that could not be told, and what is wrong with it. */
export interface Judged {
  readonly score: number | null;
  readonly findings: readonly Finding<ProblemId>[];
}

/** The view of a page that its judges share. */
export function observe(raw: HttpRaw): Observed {
  return {
    values: (name) => valuesOf(raw.headers, name),
    meta: raw.meta,
    isHttps: raw.finalUrl.startsWith("https:"),
    areNoncesStatic: raw.staticNonce === true,
    isTrusted: raw.identity && raw.identity.problems.length === 0,
    keepsDuplicates: raw.version === "1.1",
  };
}

const longestEvidence = 200;

/** A value as it was seen, cut to what a report can show. */
export function evidence(text: string): string {
  return text.length > longestEvidence ? `${text.slice(0, longestEvidence - 1)}…` : text;
}
