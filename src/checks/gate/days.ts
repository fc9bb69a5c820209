import { countOfDays, datedCertificates, day, everyCertificate, wholeDays, type OneSsl } from "../ssl/index.ts";
import { everyTls, isTlsOpen } from "./addresses/judge.ts";
import type { DaysThreshold } from "./input.ts";
import type { GateRaw, OriginFacts } from "./schema.ts";
import type { Comparison } from "./thresholds.ts";

/** One certificate compared with the threshold. */
interface Lifetime {
  readonly subject: string;
  /** Milliseconds until expiry; negative after it. */
  readonly left: number;
  /** Milliseconds that must remain. */
  readonly required: number;
}

/** Two weeks give people enough time to react. */
const enough = 14;

/**
 * Compares the remaining lifetime of every certificate of every origin, in milliseconds. The certificate with the smallest margin decides, and its
 * days are shown: see {@link shownDays}.
 */
export function compareDays({ origins, observedAt }: GateRaw, threshold: DaysThreshold, source: string): Comparison {
  const now = Date.parse(observedAt);
  const places = origins.flatMap(placesOf);
  const lifetimes = places.map((place) => (place ? lifetimesOf(place.raw, threshold, now, place.address) : []));
  const [tightest] = lifetimes.flat().toSorted((a, b) => a.left - a.required - (b.left - b.required));
  // An unmeasured origin or unreadable certificate may have less time left. An unknown path may hold a certificate that expires before the leaf.
  const isPathOpen = places.some((place) => place && everyCertificate(place.raw).some(({ raw }) => isPathUnknown(raw)));
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

/** The observations of an origin at each address; null if there is none. */
function placesOf({ ssl }: OriginFacts): readonly (ReturnType<typeof everyTls>[number] | null)[] {
  return ssl.ok ? everyTls(ssl.value.raw) : [null];
}

/** Whether a path exists of which only the leaf is known: OpenSSL may have found one where our own search gave up. */
function isPathUnknown({ trust }: OneSsl): boolean {
  return trust.trusted === null || (trust.trusted && trust.path.length === 0);
}

/** The lifetimes of all certificates that must be valid for a client to connect. */
function lifetimesOf(raw: OneSsl, threshold: DaysThreshold, now: number, address: string | null): readonly Lifetime[] {
  return datedCertificates(raw).map(({ subject: name, notBefore: validFrom, notAfter: validTo }) => {
    const subject = address === null ? name : `${name} (${address})`;
    const end = Date.parse(validTo);
    // A certificate that ends before it begins has no lifetime.
    const lifetime = Math.max(0, end - Date.parse(validFrom));
    return { subject, left: end - now, required: requiredOf(threshold, lifetime) };
  });
}

/** Milliseconds that must remain of a lifetime. */
function requiredOf(threshold: DaysThreshold, lifetime: number): number {
  if (threshold.kind === "days") return threshold.value * day;
  if (threshold.kind === "percent") return (lifetime * threshold.value) / 100;
  // Automatic renewal leaves a third of the lifetime.
  return threshold.kind === "auto" ? Math.min(enough * day, lifetime / 3) : 0;
}

/** The required days if no lifetime is known: `auto` never needs more than two weeks, a percentage gives none. */
function nominal(threshold: DaysThreshold): number | null {
  if (threshold.kind === "percent") return null;
  return threshold.kind === "days" ? threshold.value : enough;
}

const hundredth = day / 100;

/**
 * The days to show, which must agree with the comparison in milliseconds. Both are whole days: `actual` is rounded towards zero, `expected` down. If
 * whole days would hide a missed threshold, both get two decimals: `actual` rounded down, `expected` up.
 */
function shownDays({ left, required }: Lifetime): { readonly actual: number; readonly expected: number } {
  const [actual, expected] = [wholeDays(left), wholeDays(required)];
  if (left >= required || actual < expected) return { actual, expected };
  return { actual: Math.floor(left / hundredth) / 100, expected: Math.ceil(required / hundredth) / 100 };
}

function missed({ subject, left }: Lifetime, actual: number, expected: number): NonNullable<Comparison["says"]> {
  if (left >= 0)
    return { id: "days-below", params: { subject, days: countOfDays(actual), expected: countOfDays(expected) } };
  return { id: "days-over", params: { subject, days: countOfDays(-wholeDays(left)) } };
}
