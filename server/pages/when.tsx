import type { VNode } from "preact";
import type { Language, Text } from "../../src/core/text.ts";

interface WhenProps {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly language: Language;
  /** A date for the distant past and for lists; else how long ago it was. */
  readonly as?: "ago" | "date" | "time";
  readonly now?: number;
}

const justNow: Text = { en: "just now", ko: "방금" };

/** Seconds of each unit, the largest first, and the age from which a date says more. */
const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;
const longestAge = 30 * 86_400;

/** A time in words, with the exact time for programs and on hovering. Times are in UTC, since the server does not know the visitor's zone. */
export function When({ at, language, as = "ago", now = Date.now() }: WhenProps): VNode {
  const time = new Date(at).toISOString();
  return (
    <time dateTime={time} title={time.replace("T", " ").replace(/\.\d{3}Z$/, " UTC")}>
      {whenText({ at, language, as, now })}
    </time>
  );
}

/** A time in words. */
export function whenText({ at, language, as = "ago", now = Date.now() }: WhenProps): string {
  const seconds = Math.max(0, (now - at) / 1000);
  if (as === "time") return formatted(at, language, { dateStyle: "medium", timeStyle: "short" });
  if (as === "date" || seconds > longestAge) return formatted(at, language, { dateStyle: "long" });
  const unit = units.find(([, size]) => seconds >= size);
  if (!unit) return justNow[language];
  const [name, size] = unit;
  return new Intl.RelativeTimeFormat(localeOf[language], { numeric: "always" }).format(
    -Math.floor(seconds / size),
    name,
  );
}

const localeOf: Readonly<Record<Language, string>> = { en: "en-GB", ko: "ko-KR" };

function formatted(at: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone: "UTC" }).format(at);
}
