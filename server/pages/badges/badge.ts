import type { Answer } from "../../../src/core/check.ts";
import type { Status } from "../../../src/core/result/interpretation.ts";
import { fill, type Language, type Text } from "../../../src/core/text.ts";
import { reportWords } from "../../../src/report/words.ts";
import type { Shield } from "../../../src/report/shield.ts";
import { toneOf, toneText } from "../tone.ts";

/** The checks that have a badge, with its label. Others have no short verdict, or say what is nobody else's business. */
export const badgeLabels: Readonly<Record<string, Text>> = {
  ssl: { en: "TLS", ko: "TLS" },
  http: { en: "security headers", ko: "보안 헤더" },
  owasp: { en: "OWASP", ko: "OWASP" },
  email: { en: "e-mail", ko: "이메일" },
  golive: { en: "go-live", ko: "공개 준비" },
};

// Each has a contrast of at least 4.5 against white text (WCAG 2.2 §1.4.3).
const colours = {
  pass: "#1a7f37",
  warn: "#8a6100",
  fail: "#c62828",
  unknown: "#6e4fa3",
} as const satisfies Record<Status, string>;
const grey = "#595959";

/** Milliseconds after which a result is too old to vouch for a site. */
const freshness = 7 * 86_400_000;

const own = {
  unknown: { en: "unknown", ko: "알 수 없음" },
  old: { en: "{message}, {days} {days|day/days} ago", ko: "{message}, {days}일 전" },
} as const satisfies Readonly<Record<string, Text>>;

/** The newest stored result of a check. */
export interface BadgeResult {
  readonly data: Answer;
  /** Milliseconds since 1970. */
  readonly observedAt: number;
}

/** The badge of a check's result; `unknown` without one, and grey once it is older than a week. */
export function badgeOf(check: string, result: BadgeResult | null, language: Language, now: number): Shield {
  const label = badgeLabels[check]?.[language] ?? check;
  if (!result) return { label, message: own.unknown[language], colour: grey };
  const { interpretation } = result.data;
  const { grade, score } = interpretation;
  const points = score === undefined ? undefined : fill(reportWords.score, { score: Math.round(score) }, language);
  const tone = toneOf(interpretation);
  const message = grade ?? points ?? toneText(tone, language);
  const age = now - result.observedAt;
  if (age <= freshness) return { label, message, colour: colours[tone] };
  const days = Math.floor(age / 86_400_000);
  return { label, message: fill(own.old, { message, days }, language), colour: grey };
}

/** The same as JSON for shields.io (https://shields.io/badges/endpoint-badge). */
export function shieldsJson({ label, message, colour }: Shield): string {
  return JSON.stringify({ schemaVersion: 1, label, message, color: colour });
}
