import { assess, assessInDoubt, type Doubt } from "../../core/grade/grade.ts";
import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Verdict } from "../../core/result/interpretation.ts";
import { refusedStep, unclearStep } from "../../probes/page/redirect-steps.ts";
import { judgeCsp } from "./csp/judge.ts";
import { ladder, toCeilings, toParts, weakCsp, weightsOf } from "./weights.ts";
import { judgeContentTypeOptions, judgeFraming, judgeHsts, judgeReferrer } from "./headers/judge.ts";
import { isolationFindings, kpisOf } from "./kpis.ts";
import { observe, type Judged, type Observed } from "./observed.ts";
import { judgePermissions } from "./permissions/judge.ts";
import { find, problems, type PartId, type ProblemId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";
import { takesHsts } from "../../topics/hsts/judge.ts";
import { protectedFindings } from "./protected/judge.ts";
import { leakFindings, siteFindings } from "./site/judge.ts";

/**
 * Judges a page: six weighted headers, below caps that no header lifts. Chromium accepts a header with white space before its colon and Firefox does
 * not, so the less protected browser counts. Never throws.
 */
export function judge(raw: HttpRaw): Verdict<ProblemId> {
  const inChromium = judgeAsRead(raw);
  const spaced = spacedIn(raw);
  if (spaced.size === 0) return inChromium;
  const headers = raw.headers.filter(([name]) => !spaced.has(name.toLowerCase()));
  const inFirefox = judgeAsRead({ ...raw, headers });
  return (inFirefox.score ?? 0) < (inChromium.score ?? 0) ? inFirefox : inChromium;
}

function spacedIn({ anomalies: oddities = [], finalUrl }: HttpRaw): ReadonlySet<string> {
  const own = oddities.filter(({ kind, url }) => kind === "space-before-colon" && url === finalUrl);
  return new Set(own.map(({ excerpt: seen }) => seen.toLowerCase()));
}

function judgeAsRead(raw: HttpRaw): Verdict<ProblemId> {
  const page = observe(raw);
  const isPage = raw.redirectOutcome === "answered";
  const judged = isPage ? matteringTo(page, judgeHeaders(page)) : unjudged;
  const scores = mapParts(judged, ({ score }) => score);
  const caps = toCeilings({
    "no-page": !isPage,
    "redirect-certificate": refusedStep(raw.redirectChain, raw.finalUrl) !== undefined,
    "final-http": isPage && !page.isHttps,
    "invalid-certificate": page.isRefused,
    downgrade: raw.redirectChain.some(({ downgrade }) => downgrade),
    "weak-csp": isPage && takes(page, "csp") && scores.csp !== null && scores.csp < weakCsp,
    "hsts-ip-address": isPage && !takesHsts(page.host),
  });
  const doubt = doubtOf(raw, page, scores);
  // What cannot be had is not unknown either: its weight goes to the other parts.
  const parts = toParts(scores, page.kind).filter(({ id }) => id !== "hsts" || takesHsts(page.host));
  const assessed = doubt ? assessInDoubt(parts, caps, ladder, doubt) : assess(parts, caps, ladder);
  // If the page was cut off, a <meta> may still hold a policy.
  const isRead = !isPage || raw.meta.isComplete || assessed.grade !== undefined;
  const { csp, referrer, ...others } = judged;
  const findings: readonly Finding<ProblemId>[] = [
    ...siteFindings(raw),
    ...protectedFindings(raw),
    ...(isRead ? [csp, referrer] : []).flatMap((each) => each.findings),
    ...(isRead ? [] : [find("page-unread")]),
    ...Object.values(others).flatMap((each) => each.findings),
    ...(isPage ? isolationFindings(page) : []),
    ...(isPage ? leakFindings(raw) : []),
  ];
  return concludeGrade(assessed, findings, kpisOf(raw, page), problems);
}

/** What the grade depends on but could not be measured; null without such a thing. */
function doubtOf(raw: HttpRaw, page: Observed, scores: Readonly<Record<PartId, number | null>>): Doubt | null {
  if (raw.redirectOutcome !== "answered") return null;
  const isUnclear = page.isHttps && page.isTrusted === null;
  const caps = toCeilings({
    "redirect-certificate": unclearStep(raw.redirectChain, raw.finalUrl) !== undefined,
    "invalid-certificate": isUnclear,
  });
  const parts = {
    // RFC 6797 §8.1: a policy needs a valid certificate.
    ...(isUnclear && scores.hsts === null && { hsts: 0 }),
    // A <meta> can add to the header's policies and replace its referrer policy with a weaker one.
    ...(!raw.meta.isComplete && { ...(scores.csp !== 100 && { csp: scores.csp ?? 0 }), referrer: 0 }),
  };
  return caps.length > 0 || Object.keys(parts).length > 0 ? { caps, parts } : null;
}

function judgeHeaders(page: Observed): Readonly<Record<PartId, Judged>> {
  return {
    csp: judgeCsp(page),
    hsts: judgeHsts(page),
    framing: judgeFraming(page),
    contentTypeOptions: judgeContentTypeOptions(page),
    referrer: judgeReferrer(page),
    permissions: judgePermissions(page),
  };
}

/** Whether a header matters to this kind of content. */
function takes({ kind }: Observed, part: PartId): boolean {
  return weightsOf[kind][part] !== undefined;
}

/** The headers without findings about those that cannot matter. */
function matteringTo(page: Observed, judged: ReturnType<typeof judgeHeaders>): ReturnType<typeof judgeHeaders> {
  const left = (Object.keys(judged) as PartId[]).filter((part) => !takes(page, part));
  return { ...judged, ...Object.fromEntries(left.map((part) => [part, { score: null, findings: [] }])) };
}

const none: Judged = { score: 0, findings: [] };

/** If browsers reach no page, there is nothing for headers to protect. */
const unjudged: Readonly<Record<PartId, Judged>> = {
  csp: none,
  hsts: none,
  framing: none,
  contentTypeOptions: none,
  referrer: none,
  permissions: none,
};

function mapParts<T, U>(parts: Readonly<Record<PartId, T>>, map: (part: T) => U): Readonly<Record<PartId, U>> {
  const { csp, hsts, framing, contentTypeOptions, referrer, permissions } = parts;
  return {
    csp: map(csp),
    hsts: map(hsts),
    framing: map(framing),
    contentTypeOptions: map(contentTypeOptions),
    referrer: map(referrer),
    permissions: map(permissions),
  };
}
