import { countOfDays, day, wholeDays, type SslRaw } from "../ssl/index.ts";
import { everyTls, isTlsOpen } from "./addresses/judge.ts";
import type { DaysThreshold } from "./input.ts";
import type { GateRaw, OriginFacts } from "./schema.ts";
import type { Comparison } from "./thresholds.ts";

/** One certificate against the threshold. */
interface Lifetime {
  readonly subject: string;
  /** Milliseconds until it expires; negative since it has. */
  readonly left: number;
  /** Milliseconds that must be left. */
  readonly required: number;
}

/** Two weeks are enough for people. */
const enough = 14;

/**
 * Compares the days that every certificate of every origin has left, in milliseconds. The certificate with the least to
 * spare decides, and its figures are shown: see {@link shownDays}.
 */
export function compareDays({ origins, observedAt }: GateRaw, threshold: DaysThreshold, source: string): Comparison {
  const now = Date.parse(observedAt);
  const places = origins.flatMap(placesOf);
  const lifetimes = places.map((place) => (place ? lifetimesOf(place.raw, threshold, now, place.address) : []));
  const [tightest] = lifetimes.flat().toSorted((a, b) => a.left - a.required - (b.left - b.required));
  // An origin that could not be measured, or whose certificate cannot be read, may have less.
  // A path that could not be told may hold a certificate that ends sooner than the leaf.
  const isPathOpen = places.some((place) => place && isPathUnknown(place.raw));
  const isAddressOpen = origins.some(({ ssl }) => ssl.ok && isTlsOpen(ssl.value.raw));
  const isOpen = isPathOpen || isAddressOpen || lifetimes.some((ofOrigin) => ofOrigin.length === 0);
  if (threshold.kind === "off") {
    const actual = tightest && !isOpen ? wholeDays(tightest.left) : null;
    return { id: "days", status: "off", expected: "off", source, actual };
  }
  const common = { id: "days", source } as const;
  const unknown = { ...common, status: "unknown", actual: null, says: { id: "unmeasured", params: {} } } as const;
  if (!tightest) return { ...unknown, expected: nominal(threshold) };
  const { actual, expected } = shownDays(tightest);
  if (tightest.left < tightest.required) {
    return { ...common, status: "fail", expected, actual, says: missed(tightest, actual, expected) };
  }
  return isOpen ? { ...unknown, expected } : { ...common, status: "pass", expected, actual };
}

/** What was seen of an origin at each of its addresses; null where nothing was. */
function placesOf({ ssl }: OriginFacts): readonly (ReturnType<typeof everyTls>[number] | null)[] {
  return ssl.ok ? everyTls(ssl.value.raw) : [null];
}

/** Whether there may be a path of which only the leaf is known: OpenSSL may have found one where our own search gave up. */
function isPathUnknown({ trust }: SslRaw): boolean {
  return trust.trusted === null || (trust.trusted && trust.path.length === 0);
}

/** The leaf and every certificate of the validated path; the leaf alone where no path was found. */
function lifetimesOf(
  { trust, chain }: SslRaw,
  threshold: DaysThreshold,
  now: number,
  address: string | null,
): readonly Lifetime[] {
  const certificates = trust.path.length > 0 ? trust.path : chain.slice(0, 1);
  return certificates.map(({ subject: name, validFrom, validTo }) => {
    const subject = address === null ? name : `${name} (${address})`;
    const end = Date.parse(validTo);
    // A certificate that ends before it begins has no lifetime.
    const lifetime = Math.max(0, end - Date.parse(validFrom));
    return { subject, left: end - now, required: requiredOf(threshold, lifetime) };
  });
}

/** Milliseconds that must be left of a lifetime. */
function requiredOf(threshold: DaysThreshold, lifetime: number): number {
  if (threshold.kind === "days") return threshold.value * day;
  if (threshold.kind === "percent") return (lifetime * threshold.value) / 100;
  // Automatic renewal leaves a third of the lifetime.
  return threshold.kind === "auto" ? Math.min(enough * day, lifetime / 3) : 0;
}

/** What is required where no lifetime is known: `auto` never asks for more than two weeks, a share says nothing. */
function nominal(threshold: DaysThreshold): number | null {
  if (threshold.kind === "percent") return null;
  return threshold.kind === "days" ? threshold.value : enough;
}

const hundredth = day / 100;

/**
 * The days that are shown, which never contradict the comparison in milliseconds: both as whole days, `actual` rounded
 * towards now as everywhere else and `expected` down. What meets the threshold does so rounded, too. Where whole days would
 * hide that it is missed, both have hundredths: what is left rounded down, what is required up.
 */
function shownDays({ left, required }: Lifetime): { readonly actual: number; readonly expected: number } {
  const [actual, expected] = [wholeDays(left), wholeDays(required)];
  if (left >= required || actual < expected) return { actual, expected };
  return { actual: Math.floor(left / hundredth) / 100, expected: Math.ceil(required / hundredth) / 100 };
}

function missed({ subject, left }: Lifetime, actual: number, expected: number): NonNullable<Comparison["says"]> {
  if (left >= 0) return { id: "days-below", params: { subject, days: countOfDays(actual), expected } };
  const whole = wholeDays(left);
  const days = whole === 0 ? { en: "less than a day", ko: "하루 미만" } : countOfDays(-whole);
  return { id: "days-over", params: { subject, days } };
}
