import type { Attempt } from "../../core/attempt.ts";
import type { Result } from "../../core/check.ts";
import { worst, type Grade, type Grading } from "../../core/grade/grade.ts";
import { compareGrade, unobservedIn } from "../../core/grade/minimum.ts";
import type { Verdict } from "../../core/result/interpretation.ts";
import type { GateCheck } from "../../core/result/result.ts";
import type { Language, Params, Text } from "../../core/text.ts";
import { http as headers } from "../http/index.ts";
import { ssl as tls } from "../ssl/index.ts";
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
  const grades = origins.map((origin) => gradeOf(origin.ssl));
  if (expected === "off") return { ...common, status: "off", actual: grades.includes(null) ? null : lowestOf(grades) };
  const found = origins.map(({ target, ssl }) => ({ target, ...reachedBy(ssl, tls, expected) }));
  const missed = found.filter(({ isMet }) => isMet === false);
  const lowest = lowestOf(missed.map(({ grade }) => grade));
  if (lowest !== null) {
    const host = missed.find(({ grade }) => grade === lowest)?.target ?? "";
    const says = { id: "ssl-below", params: { host, actual: lowest, expected } } as const;
    return { ...common, status: "fail", actual: lowest, says };
  }
  // A cap that already holds is below the threshold, whatever the grade will be.
  const [hopeless] = missed;
  if (hopeless) {
    const says = { id: "ssl-at-best", params: { host: hopeless.target, best: hopeless.best, expected } } as const;
    return { ...common, status: "fail", actual: null, says };
  }
  // One unmeasured origin leaves the lower grade open.
  const open = found.filter(({ isMet }) => isMet === null);
  if (open.length > 0 || found.length === 0) {
    const partly = open.find(({ unobserved }) => unobserved !== null);
    const says = partly?.unobserved
      ? ({ id: "ssl-open", params: { host: partly.target, parts: partly.unobserved, best: partly.best } } as const)
      : unmeasured;
    return { ...common, status: "unknown", actual: null, says };
  }
  return { ...common, status: "pass", actual: lowestOf(found.map(({ grade }) => grade)) };
}

function compareHeaders({ http }: GateRaw, input: Input): Comparison {
  const expected = input.min_headers ?? defaults.min_headers;
  const common = { id: "headers", expected, source: sourceOf(input.min_headers) } as const;
  if (expected === "off") return { ...common, status: "off", actual: gradeOf(http) };
  const { isMet, grade, best, unobserved } = reachedBy(http, headers, expected);
  if (isMet) return { ...common, status: "pass", actual: grade };
  if (isMet === null) {
    const says = unobserved ? ({ id: "headers-open", params: { parts: unobserved, best } } as const) : unmeasured;
    return { ...common, status: "unknown", actual: null, says };
  }
  const says =
    grade === null
      ? ({ id: "headers-at-best", params: { best, expected } } as const)
      : ({ id: "headers-below", params: { actual: grade, expected } } as const);
  return { ...common, status: "fail", actual: grade, says };
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

/** A check whose grade has a threshold. */
type GradedCheck = typeof tls | typeof headers;

/** Whether a check reaches the threshold; where it does, `grade` is the one that is certain. */
function reachedBy(attempt: Attempt<Result>, check: GradedCheck, expected: Grade) {
  const verdict: Partial<Verdict> = attempt.ok ? attempt.value.verdict : {};
  const { isMet, best, least } = compareGrade(verdict, expected, gradingOf(check));
  const grade = (isMet ? least : verdict.grade) ?? null;
  return { isMet, best, grade, unobserved: unobservedWords(verdict, check) };
}

/** The names of what was not observed; null if that is nothing, or everything. */
function unobservedWords(verdict: Partial<Verdict>, check: GradedCheck): Text | null {
  const { words } = check;
  const { parts, caps } = unobservedIn(verdict, gradingOf(check));
  const named: Readonly<Record<string, Text>> = parts.length > 0 ? words.parts : words.caps;
  const texts = (parts.length > 0 ? parts : caps).flatMap((id) => named[id] ?? []);
  if (texts.length === 0) return null;
  const listed = (language: Language): string => texts.map((text) => text[language]).join(", ");
  return { en: listed("en"), ko: listed("ko") };
}

function gradingOf({ id, grading }: GradedCheck): Grading {
  if (!grading) throw new Error(`${id} is graded`);
  return grading;
}

function lowestOf(grades: readonly (Grade | null)[]): Grade | null {
  const [first, ...others] = grades.filter((grade) => grade !== null);
  return first === undefined ? null : worst([first, ...others]);
}

/** Who set a threshold. To the gate this is the caller; a command line or workflow replaces it with more detail. */
export function sourceOf(given: unknown, fallback = "default"): string {
  return given === undefined ? fallback : "query";
}
