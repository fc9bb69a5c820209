import type { Finding } from "../../../core/result/interpretation.ts";
import { printable } from "../../../core/printable.ts";
import { parseNosniff } from "../../../formats/http/content-type-options.ts";
import { parseCspList } from "../../../formats/http/csp.ts";
import { broadSources, readSources } from "../../../formats/http/csp-source.ts";
import { parseFrameOptions, type FrameOptions } from "../../../formats/http/frame-options.ts";
import { parseMetaReferrer, parseReferrerPolicy, type ReferrerPolicy } from "../../../formats/http/referrer-policy.ts";
import { judgeHsts as judgeVisit, takesHsts } from "../../../topics/hsts/judge.ts";
import { evidence, type Judged, type Observed } from "../observed.ts";
import { find, type ProblemId } from "../problems.ts";

const nothing: Judged = { score: 0, findings: [] };

/** Strict-Transport-Security counts only on a trusted https connection (RFC 6797 §8.1). */
export function judgeHsts(page: Observed): Judged {
  // A page without https or with a rejected certificate has its own problem.
  if (!page.isHttps || page.isTrusted === false) return nothing;
  if (!takesHsts(page.host)) return { score: null, findings: [find("hsts-ip-address", { host: page.host })] };
  const { score, findings } = judgeVisit({ host: page.host, answers: page.sentHsts });
  return { score, findings: [...findings, ...hstsDuplicates(page)] };
}

function hstsDuplicates(page: Observed): readonly Finding<ProblemId>[] {
  const { length } = page.values("strict-transport-security");
  return page.keepsDuplicates && length > 1 ? [find("hsts-duplicate", { count: length })] : [];
}

/**
 * HTML §7.6: if an enforced policy has frame-ancestors, browsers ignore X-Frame-Options. Observatory accepts any frame-ancestors, also `*` and one in
 * `<meta>`; browsers do not.
 */
export function judgeFraming(page: Observed): Judged {
  const policies = parseCspList(page.values("content-security-policy"));
  const ancestors = policies
    .map(({ directives }) => directives.get("frame-ancestors"))
    .filter((list) => list !== undefined);
  const lists = ancestors.map((tokens) => framers(tokens, page));
  if (lists.some((broad) => broad.length === 0)) return { score: 100, findings: [] };
  if (lists.length > 0) {
    const sources = printable(lists.flat().slice(0, 5).join(" "), 120);
    return {
      score: 0,
      findings: [find("framing-broad", { sources }, { evidence: evidence(ancestors.flat().join(" ")) })],
    };
  }
  const values = page.values("x-frame-options");
  const { score, problem } = frameOptions[parseFrameOptions(values)];
  return { score, findings: problem ? [find(problem, {}, seenIn(values))] : [] };
}

/** A scheme alone allows every site that uses it. */
function framers(tokens: readonly string[], { suffixes }: Observed): readonly string[] {
  const list = readSources(tokens);
  return [...new Set([...list.schemes, ...broadSources(list, suffixes)])];
}

type FramingProblem = "framing-missing" | "framing-invalid" | "framing-conflict";

const frameOptions: Readonly<Record<FrameOptions, { readonly score: number; readonly problem?: FramingProblem }>> = {
  deny: { score: 100 },
  sameorigin: { score: 100 },
  // WPT x-frame-options/multiple.html: browsers refuse to frame the page; Observatory calls the header invalid.
  conflict: { score: 70, problem: "framing-conflict" },
  invalid: { score: 0, problem: "framing-invalid" },
  absent: { score: 0, problem: "framing-missing" },
};

function seenIn(values: readonly string[]): { readonly evidence?: string } {
  return values.length > 0 ? { evidence: evidence(values.join(", ")) } : {};
}

/** X-Content-Type-Options: 100 if browsers obey it, else 0 (Fetch, "determine nosniff"). */
export function judgeContentTypeOptions(page: Observed): Judged {
  const values = page.values("x-content-type-options");
  const isObeyed = parseNosniff(values);
  if (isObeyed === null) return { score: 0, findings: [find("content-type-options-missing")] };
  if (isObeyed) return { score: 100, findings: [] };
  return { score: 0, findings: [find("content-type-options-invalid", {}, seenIn(values))] };
}

const referrerScores: Readonly<Record<ReferrerPolicy | "unknown" | "absent", number>> = {
  "no-referrer": 100,
  "same-origin": 100,
  "strict-origin": 100,
  "strict-origin-when-cross-origin": 100,
  origin: 60,
  "origin-when-cross-origin": 60,
  // Browsers default to strict-origin-when-cross-origin, so a missing header is not the worst.
  absent: 40,
  "no-referrer-when-downgrade": 30,
  "unsafe-url": 0,
  unknown: 0,
};

/** Referrer-Policy of header and `<meta>`, by what other sites learn; without one the browser default counts. */
export function judgeReferrer(page: Observed): Judged {
  const values = page.values("referrer-policy");
  const sent = parseReferrerPolicy(values);
  const written = page.meta.referrer.flatMap((content) => parseMetaReferrer(content) ?? []);
  const policy = weakest([...(sent === null ? [] : [sent]), ...written]);
  const score = referrerScores[policy];
  if (policy === "absent") return { score, findings: [find("referrer-missing")] };
  if (policy === "unknown") return { score, findings: [find("referrer-unknown", {}, seenIn(values))] };
  if (score === 100) return { score, findings: [] };
  return { score, findings: [find("referrer-leaky", { policy }, { evidence: policy })] };
}

// HTML §4.2.5.1: a <meta> in head or body replaces the policy from there on. Each holds for a part of the page, so the weakest counts.
function weakest(policies: readonly (ReferrerPolicy | "unknown")[]): keyof typeof referrerScores {
  return policies.toSorted((a, b) => referrerScores[a] - referrerScores[b])[0] ?? "absent";
}
