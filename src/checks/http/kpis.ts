import type { Finding, Kpi } from "../../core/result/interpretation.ts";
import { hstsOf } from "./headers/judge.ts";
import { evidence, type Observed } from "./observed.ts";
import { find, type KpiId, type ProblemId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";

interface Isolation {
  readonly kpi: KpiId;
  readonly header: string;
  /** Lower case; what else is sent browsers take for nothing. */
  readonly known: readonly string[];
  readonly advised: string;
}

/** The headers that isolate a page from other origins: reported, never graded, since many pages need not be isolated. */
const isolations: readonly Isolation[] = [
  {
    kpi: "coop",
    header: "Cross-Origin-Opener-Policy",
    known: ["same-origin", "same-origin-allow-popups", "noopener-allow-popups", "unsafe-none"],
    advised: "same-origin",
  },
  {
    kpi: "corp",
    header: "Cross-Origin-Resource-Policy",
    known: ["same-origin", "same-site", "cross-origin"],
    advised: "same-origin",
  },
  {
    kpi: "coep",
    header: "Cross-Origin-Embedder-Policy",
    known: ["require-corp", "credentialless", "unsafe-none"],
    advised: "require-corp",
  },
];

/** The first value without its parameters (`report-to`), lower case; null where the header is not sent. */
function isolationOf(page: Observed, header: string): string | null {
  const [first] = page.values(header);
  return first === undefined ? null : evidence((first.split(";")[0] ?? "").trim().toLowerCase());
}

/** A finding for each header of cross-origin isolation that is absent or that no browser understands; none of them lowers the grade. */
export function isolationFindings(page: Observed): readonly Finding<ProblemId>[] {
  return isolations.flatMap(({ header, known, advised }): readonly Finding<ProblemId>[] => {
    const value = isolationOf(page, header);
    const params = { header, value: advised };
    if (value === null) return [find("isolation-missing", params, { subject: header })];
    return known.includes(value) ? [] : [find("isolation-invalid", params, { subject: header, evidence: value })];
  });
}

/**
 * The key figures of a page: null where they could not be told, because no page came or port 80 gave no answer; `false`
 * for a header that is not sent.
 */
export function kpisOf(raw: HttpRaw, page: Observed): readonly Kpi<KpiId>[] {
  const isPage = raw.end === "answered";
  return [
    { id: "status", value: raw.status },
    { id: "final-url", value: evidence(raw.finalUrl) },
    { id: "redirects", value: raw.hops.filter(({ location }) => location !== null).length },
    { id: "http-version", value: raw.version },
    { id: "hsts-age", value: isPage ? hstsAge(page) : null, unit: "seconds" },
    { id: "plain-http", value: isPage ? port80(raw) : null },
    ...isolations.map(({ kpi, header }) => ({ id: kpi, value: isPage ? (isolationOf(page, header) ?? false) : null })),
  ];
}

function hstsAge(page: Observed): Kpi["value"] {
  if (page.values("strict-transport-security").length === 0) return false;
  return hstsOf(page)?.maxAge ?? "invalid";
}

function port80({ plainHttp }: HttpRaw): Kpi["value"] {
  if (!plainHttp) return "not-asked";
  return plainHttp.state === "unknown" ? null : plainHttp.state;
}
