import type { Finding } from "../../core/result/interpretation.ts";
import { hostOf } from "../../core/target/target.ts";
import type { SuffixWildcards } from "../../formats/http/csp-source.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { hstsField } from "../../formats/http/hsts.ts";
import { toHstsField, type HstsAnswer } from "../../topics/hsts/schema.ts";
import type { ProblemId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";
import { contentKindOf, type ContentKind } from "../../formats/http/content-kind.ts";
import { shorten } from "../../core/shorten.ts";

/** What the judges of single headers read. */
export interface Observed {
  /** What browsers do with it, which decides which headers matter. */
  readonly kind: ContentKind;
  /** The values of a header, in wire order. */
  values(name: string): readonly string[];
  readonly meta: HttpRaw["meta"];
  readonly isHttps: boolean;
  /** Without brackets; empty if the URL is invalid. */
  readonly host: string;
  /** Wildcards in its policies that cover a whole public suffix. */
  readonly suffixes: SuffixWildcards;
  /** Whether two responses had the same nonce. */
  readonly areNoncesStatic: boolean;
  /** Whether the server is authenticated, so that its HSTS counts; null if unknown. */
  readonly isTrusted: boolean | null;
  /** Whether browsers reject its certificate for any reason. */
  readonly isRefused: boolean;
  /** Whether duplicate headers can be seen: HTTP/2 may have joined them. */
  readonly keepsDuplicates: boolean;
  /** The https answers of the visit that sent Strict-Transport-Security, in order. */
  readonly sentHsts: readonly HstsAnswer[];
}

/** The score of one header, 0–100, null if unknown, with its findings. */
export interface Judged {
  readonly score: number | null;
  readonly findings: readonly Finding<ProblemId>[];
}

/** The view of a page that the judges share. */
export function observe(raw: HttpRaw): Observed {
  return {
    kind: contentKindOf(raw.headers),
    values: (name) => valuesOf(raw.headers, name),
    meta: raw.meta,
    host: hostIn(raw.finalUrl),
    isHttps: raw.finalUrl.startsWith("https:"),
    suffixes: new Set(raw.publicSuffixWildcards),
    areNoncesStatic: raw.staticNonce === true,
    isTrusted: isTrusted(raw.certificateRejection),
    isRefused: raw.certificateRejection?.problems.some((problem) => problem !== "obsolete-version") ?? false,
    keepsDuplicates: raw.version === "1.1",
    sentHsts: sentHsts(raw),
  };
}

/** The last reply is stored with its headers, those before it by their field alone. */
function sentHsts({
  redirectChain: hops,
  headers,
  version,
  finalUrl,
  certificateRejection: identity,
}: HttpRaw): readonly HstsAnswer[] {
  const last = hstsField(valuesOf(headers, "strict-transport-security"), version === "2");
  const all = [
    ...hops.slice(0, -1).map((hop) => ({ url: hop.url, value: hop.hsts ?? null, identity: hop.certificateRejection })),
    { url: finalUrl, value: last, identity },
  ];
  return all.flatMap(({ url, value, identity: met }) =>
    value === null || !url.startsWith("https:")
      ? []
      : [{ host: hostIn(url), ...toHstsField(value), trusted: isTrusted(met) }],
  );
}

function isTrusted(identity: HttpRaw["certificateRejection"]): boolean | null {
  return identity && !identity.problems.some((problem) => ofIdentity.has(problem));
}

type IdentityProblem = NonNullable<HttpRaw["certificateRejection"]>["problems"][number];

/**
 * RFC 6797 §8.1 needs an error-free connection. A weak key or an old version does not put the server's identity in doubt; the ssl check judges those.
 */
const ofIdentity: ReadonlySet<IdentityProblem> = new Set([
  "expired",
  "not-yet-valid",
  "wrong-name",
  "revoked",
  "untrusted",
]);

function hostIn(text: string): string {
  const url = URL.parse(text);
  return url ? hostOf(url) : "";
}

const longestEvidence = 200;

/** A value as evidence, cut for display. */
export function evidence(text: string): string {
  return shorten(text, longestEvidence);
}
