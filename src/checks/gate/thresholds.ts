import type { Attempt } from "../../core/attempt.ts";
import type { Result } from "../../core/check.ts";
import { atBest, ifPerfect, meets, worst, type Grade } from "../../core/grade/grade.ts";
import type { Verdict } from "../../core/result/interpretation.ts";
import type { GateCheck } from "../../core/result/result.ts";
import type { Params } from "../../core/text.ts";
import { ladder as httpLadder } from "../http/index.ts";
import { ladder as sslLadder } from "../ssl/index.ts";
import { refusedStep, unclearStep } from "../../probes/page/redirect-steps.ts";
import { isPageOpen, otherPages } from "./addresses/judge.ts";
import { ownFacts } from "./own-page.ts";
import { compareDays } from "./days.ts";
import type { problems } from "./problems.ts";
import type { Input } from "./input.ts";
import type { GateRaw } from "./schema.ts";

/** One compared threshold: a `GateCheck` without its texts. */
export interface Comparison extends Pick<GateCheck, "id" | "status" | "expected" | "source" | "actual"> {
  /** The finding if it is not met or unknown. */
  readonly says?: { readonly id: keyof typeof problems; readonly params: Params };
}

/** Used where the caller sets nothing. */
export const defaults = {
  min_ssl: "B",
  min_headers: "C",
  min_days: { kind: "auto" },
  require_https: true,
} as const satisfies Omit<Input, "url">;

/** Compares the measured values with the thresholds, in display order. */
export function compare(measured: GateRaw, input: Input): readonly Comparison[] {
  const raw = ownFacts(measured, input);
  const all = [
    compareSsl(raw, input),
    compareHeaders(raw, input),
    compareDays(raw, input.min_days ?? defaults.min_days, sourceOf(input.min_days, "default auto")),
    compareHttps(raw, input),
  ];
  // A platform without the site presents its own certificate and redirects, which say nothing about the site.
  const isPlaceholder = !raw.http.ok && raw.http.failure.id === "page.placeholder";
  return isPlaceholder ? all.map(unproven) : all;
}

function unproven(one: Comparison): Comparison {
  return one.status === "pass" ? { ...one, status: "unknown", actual: null, says: unmeasured } : one;
}

function compareSsl({ origins }: GateRaw, input: Input): Comparison {
  const expected = input.min_ssl ?? defaults.min_ssl;
  const common = { id: "ssl", expected, source: sourceOf(input.min_ssl) } as const;
  const found = origins.map(({ target, ssl }) => ({ target, ...provenBy(ssl, expected) }));
  const [first, ...others] = found.flatMap(({ grade }) => grade ?? []);
  const lowest = first ? worst([first, ...others]) : null;
  // One unmeasured origin leaves the lower grade open.
  const actual = found.every(({ grade }) => grade !== null) ? lowest : null;
  if (expected === "off") return { ...common, status: "off", actual };
  if (lowest !== null && !meets(lowest, expected)) {
    const host = found.find(({ grade }) => grade === lowest)?.target ?? "";
    const says = { id: "ssl-below", params: { host, actual: lowest, expected } } as const;
    return { ...common, status: "fail", actual: lowest, says };
  }
  // A cap that already holds is below the threshold, whatever the grade will be.
  const hopeless = found.find(({ best }) => !meets(best, expected));
  if (hopeless) {
    const says = { id: "ssl-at-best", params: { host: hopeless.target, best: hopeless.best, expected } } as const;
    return { ...common, status: "fail", actual, says };
  }
  return actual === null
    ? { ...common, status: "unknown", actual, says: unmeasured }
    : { ...common, status: "pass", actual };
}

function compareHeaders({ http }: GateRaw, input: Input): Comparison {
  const expected = input.min_headers ?? defaults.min_headers;
  const actual = gradeOf(http);
  const common = { id: "headers", expected, source: sourceOf(input.min_headers), actual } as const;
  if (expected === "off") return { ...common, status: "off" };
  const best = atBest(http.ok ? http.value.verdict : {}, httpLadder);
  const least = http.ok ? http.value.verdict.atLeast : undefined;
  // The unknown part can only raise the grade.
  if (actual === null && least && meets(least, expected)) return { ...common, status: "pass", actual: least };
  if (actual === null && !meets(best, expected))
    return { ...common, status: "fail", says: { id: "headers-at-best", params: { best, expected } } };
  if (actual === null) return { ...common, status: "unknown", says: unmeasured };
  if (meets(actual, expected)) return { ...common, status: "pass" };
  return { ...common, status: "fail", says: { id: "headers-below", params: { actual, expected } } };
}

function compareHttps(raw: GateRaw, input: Input): Comparison {
  const isRequired = input.require_https ?? defaults.require_https;
  const common = { id: "https", expected: isRequired, source: sourceOf(input.require_https) } as const;
  const against = againstHttps(raw);
  const isWayClear = raw.redirectChain.undeterminedUrl === null && !isPageOpen(raw) && !otherPages(raw).some(isUnclear);
  const isSure = raw.finalUrl !== null && doubtfulPort(raw) === undefined && isWayClear;
  const actual = isSure ? true : null;
  if (!isRequired) return { ...common, status: "off", actual: against ? false : actual };
  if (against) return { ...common, status: "fail", actual: false, says: against };
  return actual ? { ...common, status: "pass", actual } : { ...common, status: "unknown", actual, says: unmeasured };
}

/** Whether an address leads through an origin of which it is unknown whether browsers refuse it. */
function isUnclear({ raw }: ReturnType<typeof otherPages>[number]): boolean {
  return unclearStep(raw.redirectChain, raw.finalUrl) !== undefined;
}

/** What is known to fail the https threshold, including a redirect that no browser can follow. */
function againstHttps(raw: GateRaw): Comparison["says"] | null {
  const { url, http, redirectChain: way } = raw;
  const plain = everyPort(raw);
  const pages = otherPages(raw);
  const finalUrl = [raw.finalUrl, ...pages.map((page) => page.raw.finalUrl)].find((each) => each?.startsWith("http:"));
  const isRefused =
    way.rejectedUrl !== null || pages.some((page) => refusedStep(page.raw.redirectChain, page.raw.finalUrl));
  const open = plain.find(({ state }) => state === "content");
  const astray = plain.find(({ state }) => state === "not-https");
  const caps = http.ok ? (http.value.verdict.caps ?? []) : [];
  if (isRefused || caps.some(({ id }) => id === "no-page")) return { id: "https-unreached", params: { url } };
  if (finalUrl) return { id: "https-missing", params: { url: finalUrl } };
  if (open) return { id: "https-bypassed", params: { url: open.url } };
  return astray ? { id: "https-astray", params: { url: astray.url } } : null;
}

/** A port 80 result that could not be judged. */
export function doubtfulPort(raw: Pick<GateRaw, "plainHttp" | "http">): GateRaw["plainHttp"][number] | undefined {
  return everyPort(raw).find(({ state }) => state === "unknown");
}

/** Port 80 at every measured address. */
function everyPort(raw: Pick<GateRaw, "plainHttp" | "http">): GateRaw["plainHttp"] {
  const others = otherPages(raw).flatMap(({ address, raw: { plainHttp } }) =>
    plainHttp ? [{ ...plainHttp, url: `${plainHttp.url} (${address})` }] : [],
  );
  return [...raw.plainHttp, ...others];
}

const unmeasured = { id: "unmeasured", params: {} } as const;

function gradeOf(attempt: Attempt<Result>): Grade | null {
  return attempt.ok ? (attempt.value.verdict.grade ?? null) : null;
}

/**
 * The grade of TLS, and the best that it can be. A grade that misses the threshold for what could not be observed is none: it proves nothing.
 * (A header without a score is one that does not apply, such as HSTS at an IP address.)
 */
function provenBy(
  ssl: Attempt<Result>,
  expected: Grade | "off",
): { readonly grade: Grade | null; readonly best: Grade } {
  const grade = gradeOf(ssl);
  const verdict: Partial<Verdict> = ssl.ok ? ssl.value.verdict : {};
  const perfect = ifPerfect(verdict, sslLadder);
  const isMissed = grade !== null && expected !== "off" && !meets(grade, expected);
  const isOpen = isMissed && verdict.parts?.some(({ score }) => score === null) && meets(perfect, expected);
  return grade === null || isOpen ? { grade: null, best: perfect } : { grade, best: grade };
}

/** Who set a threshold. To the gate this is the caller; a command line or workflow replaces it with more detail. */
export function sourceOf(given: unknown, fallback = "default"): string {
  return given === undefined ? fallback : "query";
}
