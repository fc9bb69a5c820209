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
import { score as rows } from "../score.ts";

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
  if (lists.some((broad) => broad.length === 0)) return { score: rows.framing.good.points, findings: [] };
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
  deny: { score: rows.framing.good.points },
  sameorigin: { score: rows.framing.good.points },
  // WPT x-frame-options/multiple.html: browsers refuse to frame the page; Observatory calls the header invalid.
  conflict: { score: rows.framing.conflict.points, problem: "framing-conflict" },
  invalid: { score: rows.framing.bad.points, problem: "framing-invalid" },
  absent: { score: rows.framing.bad.points, problem: "framing-missing" },
};

function seenIn(values: readonly string[]): { readonly evidence?: string } {
  return values.length > 0 ? { evidence: evidence(values.join(", ")) } : {};
}

/** X-Content-Type-Options: all points if browsers obey it (Fetch, "determine nosniff"). */
export function judgeContentTypeOptions(page: Observed): Judged {
  const values = page.values("x-content-type-options");
  const isObeyed = parseNosniff(values);
  if (isObeyed === null)
    return { score: rows.contentTypeOptions.bad.points, findings: [find("content-type-options-missing")] };
  if (isObeyed) return { score: rows.contentTypeOptions.good.points, findings: [] };
  return {
    score: rows.contentTypeOptions.bad.points,
    findings: [find("content-type-options-invalid", {}, seenIn(values))],
  };
}

const referrerScores: Readonly<Record<ReferrerPolicy | "unknown" | "absent", number>> = {
  "no-referrer": rows.referrer.good.points,
  "same-origin": rows.referrer.good.points,
  "strict-origin": rows.referrer.good.points,
  "strict-origin-when-cross-origin": rows.referrer.good.points,
  origin: rows.referrer.origin.points,
  "origin-when-cross-origin": rows.referrer.origin.points,
  // Browsers default to strict-origin-when-cross-origin, so a missing header is not the worst.
  absent: rows.referrer.absent.points,
  "no-referrer-when-downgrade": rows.referrer.downgrade.points,
  "unsafe-url": rows.referrer.bad.points,
  unknown: rows.referrer.bad.points,
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
  if (score === rows.referrer.good.points) return { score, findings: [] };
  return { score, findings: [find("referrer-leaky", { policy }, { evidence: policy })] };
}

// HTML §4.2.5.1: a <meta> in head or body replaces the policy from there on. Each holds for a part of the page, so the weakest counts.
function weakest(policies: readonly (ReferrerPolicy | "unknown")[]): keyof typeof referrerScores {
  return policies.toSorted((a, b) => referrerScores[a] - referrerScores[b])[0] ?? "absent";
}
