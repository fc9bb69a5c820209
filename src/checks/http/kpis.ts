import type { Finding, Kpi } from "../../core/result/interpretation.ts";
import { parseIsolationToken, parseResourcePolicy } from "../../formats/http/isolation.ts";
import { hstsFigure } from "../../topics/hsts/judge.ts";
import { evidence, type Observed } from "./observed.ts";
import { find, type KpiId, type ProblemId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";

interface Isolation {
  readonly kpi: KpiId;
  readonly header: string;
  /** Case-sensitive; browsers ignore every other value. */
  readonly known: readonly string[];
  /** The value in force; null if browsers ignore the header. */
  readonly parse: (values: readonly string[], known: readonly string[]) => string | null;
  readonly advised: string;
}

/** Headers that isolate a page from other origins: reported but not graded, since many pages need no isolation. */
const isolations: readonly Isolation[] = [
  {
    kpi: "coop",
    header: "Cross-Origin-Opener-Policy",
    known: ["same-origin", "same-origin-allow-popups", "noopener-allow-popups", "unsafe-none"],
    parse: parseIsolationToken,
    advised: "same-origin",
  },
  {
    kpi: "corp",
    header: "Cross-Origin-Resource-Policy",
    known: ["same-origin", "same-site", "cross-origin"],
    parse: parseResourcePolicy,
    advised: "same-origin",
  },
  {
    kpi: "coep",
    header: "Cross-Origin-Embedder-Policy",
    known: ["require-corp", "credentialless", "unsafe-none"],
    parse: parseIsolationToken,
    advised: "require-corp",
  },
];

/** A page's value of a cross-origin isolation header; null without one. */
function isolationOf(page: Observed, { header, known, parse }: Isolation) {
  const values = page.values(header);
  if (values.length === 0) return null;
  const value = parse(values, known);
  return { isValid: value !== null, value: value ?? evidence(values.join(", ")) };
}

/** A finding for each cross-origin isolation header that is missing or ignored by browsers; none lowers the grade. */
export function isolationFindings(page: Observed): readonly Finding<ProblemId>[] {
  // Only a page has a browsing context; any response can be read by another site's process.
  const own = page.kind === "page" ? isolations : isolations.filter(({ kpi }) => kpi === "corp");
  return own.flatMap((each): readonly Finding<ProblemId>[] => {
    const { header, advised } = each;
    const sent = isolationOf(page, each);
    const params = { header, value: advised };
    if (sent === null) return [find("isolation-missing", params, { subject: header })];
    return sent.isValid ? [] : [find("isolation-invalid", params, { subject: header, evidence: sent.value })];
  });
}

/** The key figures of a page: null if unknown, because there was no page or port 80 did not answer; `false` for a missing header. */
export function kpisOf(raw: HttpRaw, page: Observed): readonly Kpi<KpiId>[] {
  const isPage = raw.redirectOutcome === "answered";
  return [
    { id: "page", value: raw.page.kind },
    { id: "status", value: raw.status },
    { id: "final-url", value: evidence(raw.finalUrl) },
    { id: "redirects", value: raw.redirectChain.filter(({ location }) => location !== null).length },
    { id: "http-version", value: raw.version },
    { id: "hsts-age", value: isPage ? hstsAge(page) : null, unit: "seconds" },
    { id: "plain-http", value: isPage ? port80(raw) : null },
    ...isolations.map((each) => ({
      id: each.kpi,
      value: isPage ? (isolationOf(page, each)?.value ?? false) : null,
    })),
  ];
}

function hstsAge(page: Observed): Kpi["value"] {
  if (page.isHttps) return hstsFigure({ host: page.host, answers: page.sentHsts });
  // Over plain HTTP no browser stores it.
  return page.values("strict-transport-security").length > 0 ? "ignored" : false;
}

function port80({ plainHttp }: HttpRaw): Kpi["value"] {
  if (!plainHttp) return "not-asked";
  return plainHttp.state === "unknown" ? null : plainHttp.state;
}
