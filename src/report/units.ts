import { counted, type PluralForms } from "../core/plural.ts";
import { durationText } from "../core/duration.ts";
import type { Language } from "../core/text.ts";

const units: ReadonlyMap<string, { readonly en: PluralForms<string>; readonly ko: string }> = new Map([
  ["days", { en: { one: "day", other: "days" }, ko: "일" }],
  ["seconds", { en: { one: "second", other: "seconds" }, ko: "초" }],
  ["bits", { en: { one: "bit", other: "bits" }, ko: "비트" }],
]);

/** A number with its unit, if any; at most two decimals. */
export function measured(value: number, unit: string | undefined, language: Language): string {
  const count = Math.round(value * 100) / 100;
  const known = units.get(unit ?? "");
  if (known) {
    const text = language === "ko" ? `${count}${known.ko}` : counted(count, known.en);
    // Hours help the reader; the number itself stays, because it is the configured one.
    return unit === "seconds" && count >= 60 ? `${text} (${durationText(count)[language]})` : text;
  }
  return unit === undefined ? `${count}` : `${count} ${unit}`;
}
