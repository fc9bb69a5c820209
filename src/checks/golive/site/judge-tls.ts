import { meets } from "../../../core/grade/grade.ts";
import type { Text } from "../../../core/text.ts";
import { reasonWords } from "../../../core/reason-words.ts";
import { becauseOfCaps, day, ssl } from "../../ssl/index.ts";
import type { Essential, Findings } from "../essential.ts";
import { isBecauseOf, obstacleWords, type Obstacle } from "../obstacle.ts";
import { find } from "../problems.ts";
import type { GoliveRaw } from "../schema.ts";

type Tls = GoliveRaw["tls"][number];

/** Whether browsers accept the certificate now and for at least a week. */
export function judgeTls({ tls, observedAt }: GoliveRaw, obstacle: Obstacle | null): Essential {
  const now = Date.parse(observedAt);
  const findings = tls.flatMap((each) =>
    each.reason === null && obstacle !== "elsewhere"
      ? findingsOf(each, now)
      : [unmeasured(each.target, each.reason ?? "elsewhere", obstacle)],
  );
  return { id: "tls", findings, again: null };
}

function unmeasured(host: string, reason: string, obstacle: Obstacle | null): Findings[number] {
  const about = { subject: host, evidence: reason };
  return obstacle !== null && isBecauseOf(obstacle, reason)
    ? find("tls-waits", { host, why: obstacleWords[obstacle] }, about)
    : find("tls-unknown", { host, reason: reasonWords(reason) }, about);
}

function findingsOf(tls: Tls, now: number): Findings {
  const { target: host, grade, minimumGrade: floor, blockers } = tls;
  const about = { subject: host };
  const days = dayFindings(tls, now);
  if (blockers.length > 0 || grade === "F") {
    return [
      find(
        "tls-blocked",
        { host, reasons: reasonsOf(blockers) },
        { ...about, evidence: blockers.join(" "), because: becauseOfCaps(blockers) },
      ),
      ...days,
    ];
  }
  // An uncertain grade may still be certain not to be F.
  const isDoubtful = tls.certificates.length === 0 || (grade ?? floor ?? "F") === "F";
  return [
    ...(isDoubtful ? [find("tls-doubt", { host }, about)] : []),
    ...(grade !== null && !meets(grade, "B") ? [find("tls-weak", { host, grade }, about)] : []),
    ...days,
  ];
}

function reasonsOf(blockers: readonly string[]): Text {
  const caps: Readonly<Record<string, Text>> = ssl.words.caps;
  const all = blockers.map((id) => (Object.hasOwn(caps, id) ? caps[id] : undefined) ?? { en: id, ko: id });
  if (all.length === 0) return { en: "its grade is F", ko: "등급이 F임" };
  return { en: all.map(({ en }) => en).join(", "), ko: all.map(({ ko }) => ko).join(", ") };
}

/** A certificate and its remaining lifetime in milliseconds. */
interface Lifetime {
  readonly subject: string;
  readonly validTo: string;
  readonly left: number;
  readonly lifetime: number;
}

/** Required remaining lifetime: short-lived certificates are renewed within days, so a tenth of the lifetime is the minimum that renewal leaves. */
function required({ lifetime }: Lifetime): number {
  return Math.min(7 * day, lifetime / 10);
}

/** The remaining lifetime that automatic renewal leaves and that gives people time to react. */
function comfortable({ lifetime }: Lifetime): number {
  return Math.min(14 * day, lifetime / 3);
}

/** The findings of the ssl check that say the same, with the days. */
const because = [{ id: "ssl.expires-very-soon" }, { id: "ssl.expires-soon" }] as const;

function dayFindings({ target: host, certificates, blockers }: Tls, now: number): Findings {
  if (blockers.includes("expired") || blockers.includes("not-yet-valid")) return [];
  const lifetimes = certificates.map((each) => lifetimeOf(each, now));
  const [soonest] = lifetimes.toSorted((a, b) => a.left - required(a) - (b.left - required(b)));
  if (!soonest) return [];
  const params = { host, subject: soonest.subject, date: soonest.validTo.slice(0, 10) };
  if (soonest.left < required(soonest))
    return [find("tls-expiring", params, { subject: host, evidence: soonest.validTo, because })];
  const soon = lifetimes.find((each) => each.left < comfortable(each));
  if (!soon) return [];
  const of = { host, subject: soon.subject, date: soon.validTo.slice(0, 10) };
  return [find("tls-expires-soon", of, { subject: host, evidence: soon.validTo, because })];
}

function lifetimeOf(
  { subject, notBefore: validFrom, notAfter: validTo }: Tls["certificates"][number],
  now: number,
): Lifetime {
  const end = Date.parse(validTo);
  // A certificate that ends before it begins has no lifetime.
  return { subject, validTo, left: end - now, lifetime: Math.max(0, end - Date.parse(validFrom)) };
}

/** Milliseconds until the first certificate expires; null if unknown. */
export function certificateLeft({ tls, observedAt }: Pick<GoliveRaw, "tls" | "observedAt">): number | null {
  const ends = tls.map(({ certificates }) =>
    Math.min(...certificates.map(({ notAfter: validTo }) => Date.parse(validTo))),
  );
  const end = Math.min(...ends);
  return ends.length > 0 && ends.every(Number.isFinite) ? end - Date.parse(observedAt) : null;
}
