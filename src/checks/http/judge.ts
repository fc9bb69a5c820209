import { assess, type Assessment } from "../../core/grade.ts";
import { conclude, type Finding, type Verdict } from "../../core/interpretation.ts";
import { judgeCsp } from "./csp.ts";
import { ladder, toCeilings, toParts, weakCsp } from "./weights.ts";
import { judgeContentTypeOptions, judgeFraming, judgeHsts, judgeReferrer } from "./headers.ts";
import { isolationFindings, kpisOf } from "./kpis.ts";
import { observe, type Judged, type Observed } from "./observed.ts";
import { judgePermissions } from "./permissions.ts";
import { find, problems, type PartId, type ProblemId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";
import { leakFindings, refusedHop, siteFindings, unclearHop } from "./site.ts";

/** Judges what was seen of a page: six headers by weight, under ceilings that no header lifts. Throws nothing. */
export function judge(raw: HttpRaw): Verdict<ProblemId> {
  const page = observe(raw);
  const isPage = raw.end === "answered";
  const judged = isPage ? judgeHeaders(page) : unjudged;
  const scores = mapParts(judged, ({ score }) => score);
  const caps = toCeilings({
    "no-page": !isPage,
    "redirect-certificate": refusedHop(raw) !== null,
    "final-http": isPage && !page.isHttps,
    "invalid-certificate": page.isTrusted === false,
    downgrade: raw.hops.some(({ downgrade }) => downgrade),
    "weak-csp": isPage && scores.csp !== null && scores.csp < weakCsp,
  });
  const open = toCeilings({
    "redirect-certificate": unclearHop(raw) !== null,
    "invalid-certificate": isPage && page.isHttps && page.isTrusted === null,
  });
  const letter = (change: Partial<typeof scores> = {}): Assessment =>
    assess(toParts({ ...scores, ...change }), caps, ladder, open);
  // Where the page broke off, a <meta> may still hold a policy: the letter stands only if that cannot lift it.
  const isRead = !isPage || raw.meta.isWhole || letter().grade === letter({ csp: 100, referrer: 100 }).grade;
  const assessed = isRead ? letter() : withoutLetter(letter({ csp: null, referrer: null }));
  const { csp, referrer, ...others } = judged;
  const findings: readonly Finding<ProblemId>[] = [
    ...siteFindings(raw),
    ...(isRead ? [csp, referrer] : []).flatMap((each) => each.findings),
    ...(isRead ? [] : [find("page-unread")]),
    ...Object.values(others).flatMap((each) => each.findings),
    ...(isPage ? isolationFindings(page) : []),
    ...(isPage ? leakFindings(raw) : []),
  ];
  return conclude(assessed, findings, kpisOf(raw, page), problems);
}

function withoutLetter({ parts, caps, coverage }: Assessment): Assessment {
  return { parts, caps, coverage };
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

const none: Judged = { score: 0, findings: [] };

/** Where browsers reach no page there is nothing that headers could protect, and nothing to say about them. */
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
