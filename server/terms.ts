import { fill, languages, type Language, type Text } from "../src/core/text.ts";

/** The operator's contact and terms of use. */
export interface Operator {
  /** A name with an address, `Example Ltd, checks@example.com`; null where not configured. */
  readonly operator: string | null;
  /** The whole sentence about use, in place of the default one. */
  readonly terms: string | null;
}

const sentence: Text = {
  en: "Free use is for non-commercial purposes only; company or product use needs contact with the operator.",
  ko: "무료 사용은 비상업적 목적에 한합니다. 회사나 제품에서 사용하려면 운영자에게 문의하십시오.",
};

const signed: Text = { en: "{terms} Operator: {operator}.", ko: "{terms} 운영자: {operator}." };

/** The terms of use, and the contact for companies. */
export function termsOf({ operator, terms }: Operator): Text {
  const words = (language: Language): string => {
    const said = terms ?? sentence[language];
    return operator === null ? said : fill(signed, { terms: said, operator }, language);
  };
  return Object.fromEntries(languages.map((language) => [language, words(language)])) as unknown as Text;
}
