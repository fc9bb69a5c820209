import { durationText } from "../core/duration.ts";
import { fill, type Language, type Text } from "../core/text.ts";

/** The texts of each unit, for one and for other numbers. */
const units: ReadonlyMap<string, readonly [one: Text, many: Text]> = new Map([
  [
    "days",
    [
      { en: "{count} day", ko: "{count}일" },
      { en: "{count} days", ko: "{count}일" },
    ],
  ],
  [
    "seconds",
    [
      { en: "{count} second", ko: "{count}초" },
      { en: "{count} seconds", ko: "{count}초" },
    ],
  ],
  [
    "bits",
    [
      { en: "{count} bit", ko: "{count}비트" },
      { en: "{count} bits", ko: "{count}비트" },
    ],
  ],
]);

/** A number with its unit, if any; at most two decimals. */
export function measured(value: number, unit: string | undefined, language: Language): string {
  const count = Math.round(value * 100) / 100;
  const known = units.get(unit ?? "");
  if (known) {
    const text = fill(known[count === 1 ? 0 : 1], { count }, language);
    // Hours help the reader; the number itself stays, because it is the configured one.
    return unit === "seconds" && count >= 60 ? `${text} (${durationText(count)[language]})` : text;
  }
  return unit === undefined ? `${count}` : `${count} ${unit}`;
}
