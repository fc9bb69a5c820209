import type { Finding } from "../../core/result/interpretation.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import type { ProblemId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";
import { shorten } from "../../core/shorten.ts";

/** What the judges of the single headers look at. */
export interface Observed {
  /** The values of a header, in wire order. */
  values(name: string): readonly string[];
  readonly meta: HttpRaw["meta"];
  readonly isHttps: boolean;
  /** Whether two responses carried the same nonce. */
  readonly areNoncesStatic: boolean;
  /** Whether the party at the other end is who it should be, so that its HSTS counts; null where that could not be told. */
  readonly isTrusted: boolean | null;
  /** Whether browsers refuse its certificate, for whatever reason. */
  readonly isRefused: boolean;
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
    isTrusted: raw.identity && !raw.identity.problems.some((problem) => ofIdentity.has(problem)),
    isRefused: raw.identity?.problems.some((problem) => problem !== "obsolete-version") ?? false,
    keepsDuplicates: raw.version === "1.1",
  };
}

/** RFC 6797 §8.1 asks for a connection without errors; a weak key or an old version is no doubt about who is there, and judged by the ssl check. */
const ofIdentity: ReadonlySet<string> = new Set(["expired", "not-yet-valid", "wrong-name", "revoked", "untrusted"]);

const longestEvidence = 200;

/** A value as it was seen, cut to what a report can show. */
export function evidence(text: string): string {
  return shorten(text, longestEvidence);
}
