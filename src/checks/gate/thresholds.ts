import type { Attempt } from "../../core/attempt.ts";
import type { Result } from "../../core/check.ts";
import { meets, worst, type Grade } from "../../core/grade.ts";
import type { GateCheck } from "../../core/result.ts";
import type { Params } from "../../core/text.ts";
import type { SslRaw } from "../ssl/index.ts";
import type { GateRaw } from "./collect.ts";
import type { problems } from "./problems.ts";
import type { DaysThreshold, Input } from "./schema.ts";

/** One threshold, compared: everything of a `GateCheck` but its words. */
export interface Comparison extends Pick<GateCheck, "id" | "status" | "expected" | "source" | "actual"> {
  /** What to say where it is not met, or not known. */
  readonly says?: { readonly id: keyof typeof problems; readonly params: Params };
}

/** Used where the caller sets nothing. */
export const defaults = {
  min_ssl: "B",
  min_headers: "C",
  min_days: { kind: "auto" },
  require_https: true,
} as const satisfies Omit<Input, "url">;

const day = 86_400_000;

/** Compares what was measured with what is required, in the order in which it is shown. */
export function compare(raw: GateRaw, input: Input): readonly Comparison[] {
  return [compareSsl(raw, input), compareHeaders(raw, input), compareDays(raw, input), compareHttps(raw, input)];
}

function compareSsl({ origins }: GateRaw, input: Input): Comparison {
  const expected = input.min_ssl ?? defaults.min_ssl;
  const common = { id: "ssl", expected, source: sourceOf(input.min_ssl) } as const;
  const found = origins.map((origin) => ({ ...origin, grade: gradeOf(origin.ssl) }));
  const known = found.flatMap(({ grade }) => (grade ? [grade] : []));
  const [first, ...others] = known;
  const actual = first ? worst([first, ...others]) : null;
  const low = found.find(({ grade }) => grade !== null && grade === actual);
  if (expected === "off") return { ...common, status: "off", actual };
  if (actual !== null && !meets(actual, expected)) {
    return {
      ...common,
      status: "fail",
      actual,
      says: { id: "ssl-below", params: { host: low?.target ?? "", actual, expected } },
    };
  }
  // One origin that could not be measured leaves the worse of the two open.
  const isOpen = actual === null || known.length < found.length;
  return isOpen ? { ...common, status: "unknown", actual, says: unmeasured } : { ...common, status: "pass", actual };
}

function compareHeaders({ http }: GateRaw, input: Input): Comparison {
  const expected = input.min_headers ?? defaults.min_headers;
  const common = { id: "headers", expected, source: sourceOf(input.min_headers), actual: gradeOf(http) } as const;
  const { actual } = common;
  if (expected === "off") return { ...common, status: "off" };
  if (actual === null) return { ...common, status: "unknown", says: unmeasured };
  if (meets(actual, expected)) return { ...common, status: "pass" };
  return { ...common, status: "fail", says: { id: "headers-below", params: { actual, expected } } };
}

interface Lifetime {
  readonly subject: string;
  /** Milliseconds. */
  readonly left: number;
  readonly required: number;
}

function compareDays(raw: GateRaw, input: Input): Comparison {
  const threshold = input.min_days ?? defaults.min_days;
  const source = input.min_days ? "given" : "default auto";
  const now = Date.parse(raw.observedAt);
  const lifetimes = raw.origins.flatMap(({ ssl }) => (ssl.ok ? lifetimesOf(ssl.value.raw, threshold, now) : []));
  // The certificate with the least to spare decides, and its figures are shown.
  const [tightest] = lifetimes.toSorted((a, b) => a.left - a.required - (b.left - b.required));
  const actual = tightest ? Math.floor(tightest.left / day) : null;
  if (threshold.kind === "off") return { id: "days", status: "off", expected: "off", source, actual };
  const expected = tightest ? Math.round((tightest.required / day) * 10) / 10 : nominal(threshold);
  const common = { id: "days", expected, source, actual } as const;
  if (!tightest || actual === null) return { ...common, status: "unknown", says: unmeasured };
  if (tightest.left < tightest.required) {
    const params = { subject: tightest.subject, actual, expected };
    return { ...common, status: "fail", says: { id: "days-below", params } };
  }
  const isOpen = raw.origins.some(({ ssl }) => !ssl.ok);
  return isOpen ? { ...common, status: "unknown", says: unmeasured } : { ...common, status: "pass" };
}

/** The leaf and every certificate of the validated path; the leaf alone where no path was found. */
function lifetimesOf({ trust, chain }: SslRaw, threshold: DaysThreshold, now: number): readonly Lifetime[] {
  const certificates = trust.path.length > 0 ? trust.path : chain.slice(0, 1);
  return certificates.map(({ subject, validFrom, validTo }) => {
    const end = Date.parse(validTo);
    return { subject, left: end - now, required: requiredOf(threshold, end - Date.parse(validFrom)) };
  });
}

/** Milliseconds that must be left of a lifetime. */
function requiredOf(threshold: DaysThreshold, lifetime: number): number {
  if (threshold.kind === "days") return threshold.value * day;
  if (threshold.kind === "percent") return (lifetime * threshold.value) / 100;
  // Automatic renewal leaves a third of the lifetime; two weeks are enough for people.
  return threshold.kind === "auto" ? Math.min(14 * day, lifetime / 3) : Number.NEGATIVE_INFINITY;
}

function nominal(threshold: DaysThreshold): number {
  return threshold.kind === "days" ? threshold.value : 14;
}

function compareHttps(raw: GateRaw, input: Input): Comparison {
  const isRequired = input.require_https ?? defaults.require_https;
  const { finalUrl, plain } = raw;
  const common = { id: "https", expected: isRequired, source: sourceOf(input.require_https) } as const;
  const open = plain.find(({ state }) => state === "content");
  const isHttp = finalUrl?.startsWith("http:") ?? false;
  const isSure = finalUrl !== null && plain.every(({ state }) => state !== "unknown");
  const actual = isHttp || open ? false : isSure ? true : null;
  if (!isRequired) return { ...common, status: "off", actual };
  if (isHttp)
    return { ...common, status: "fail", actual, says: { id: "https-missing", params: { url: finalUrl ?? "" } } };
  if (open) return { ...common, status: "fail", actual, says: { id: "https-bypassed", params: { url: open.url } } };
  return actual ? { ...common, status: "pass", actual } : { ...common, status: "unknown", actual, says: unmeasured };
}

const unmeasured = { id: "unmeasured", params: {} } as const;

function gradeOf(attempt: Attempt<Result>): Grade | null {
  return attempt.ok ? (attempt.value.verdict.grade ?? null) : null;
}

function sourceOf(given: unknown): string {
  return given === undefined ? "default" : "given";
}
