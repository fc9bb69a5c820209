import { languages, type Language, type Text } from "../../core/text.ts";
import type { SourceName } from "./schema.ts";

/** The names of the sources. */
export const sourceTitles: Readonly<Record<SourceName, Text>> = {
  ripestat: { en: "RIPEstat", ko: "RIPEstat" },
  rdap: { en: "RDAP", ko: "RDAP" },
  cymru: { en: "Team Cymru", ko: "Team Cymru" },
  peeringdb: { en: "PeeringDB", ko: "PeeringDB" },
  pack: { en: "local data", ko: "로컬 데이터" },
};

/** A list in every language. */
export function listText<T>(items: readonly T[], say: (item: T, language: Language) => string, between = ", "): Text {
  const texts = languages.map((language) => [language, items.map((item) => say(item, language)).join(between)]);
  return Object.fromEntries(texts) as Text;
}
