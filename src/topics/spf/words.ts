import type { SpfSight } from "./schema.ts";

/** Maximum number of terms in a sentence. */
export const mostNamed = 5;

/** Terms with the domain of their record, each once. */
export function termsInWords(places: SpfSight["voidLookups"]): string {
  const terms = places.map(({ domain, term }) => `${term} (${domain})`);
  return [...new Set(terms)].slice(0, mostNamed).join(", ");
}

/** The text as evidence; nothing without a text. */
export function seen(text: string | null): { readonly evidence?: string } {
  return text === null ? {} : { evidence: text };
}
