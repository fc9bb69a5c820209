import type { Text } from "../../core/text.ts";
import { ssl } from "../ssl/index.ts";

/** The caps of the ssl check, in its own words. */
export function capWords(caps: readonly string[]): Text {
  const known: Readonly<Record<string, Text>> = ssl.words.caps;
  const told = caps.map((cap) => (Object.hasOwn(known, cap) ? known[cap] : undefined) ?? { en: cap, ko: cap });
  return { en: told.map(({ en }) => en).join(", "), ko: told.map(({ ko }) => ko).join(", ") };
}
