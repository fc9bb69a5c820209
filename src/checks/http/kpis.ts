import type { Finding, Kpi } from "../../core/result/interpretation.ts";
import { parseIsolationToken, parseResourcePolicy } from "../../formats/http/isolation.ts";
import { hstsOf } from "./headers/judge.ts";
import { evidence, type Observed } from "./observed.ts";
import { find, type KpiId, type ProblemId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";

interface Isolation {
  readonly kpi: KpiId;
  readonly header: string;
  /** With their case; browsers ignore every other value. */
  readonly known: readonly string[];
  /** The value in force; null where browsers ignore the header. */
  readonly parse: (values: readonly string[], known: readonly string[]) => string | null;
  readonly advised: string;
}

/** The headers that isolate a page from other origins: reported, never graded, since many pages need not be isolated. */
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

/** What a page sends of a header of cross-origin isolation; null where it sends none. */
function isolationOf(page: Observed, { header, known, parse }: Isolation) {
  const values = page.values(header);
  if (values.length === 0) return null;
  const value = parse(values, known);
  return { isValid: value !== null, value: value ?? evidence(values.join(", ")) };
}

/** A finding for each header of cross-origin isolation that is absent or that browsers ignore; none of them lowers the grade. */
export function isolationFindings(page: Observed): readonly Finding<ProblemId>[] {
  return isolations.flatMap((each): readonly Finding<ProblemId>[] => {
    const { header, advised } = each;
    const sent = isolationOf(page, each);
    const params = { header, value: advised };
    if (sent === null) return [find("isolation-missing", params, { subject: header })];
    return sent.isValid ? [] : [find("isolation-invalid", params, { subject: header, evidence: sent.value })];
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
    ...isolations.map((each) => ({
      id: each.kpi,
      value: isPage ? (isolationOf(page, each)?.value ?? false) : null,
    })),
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
