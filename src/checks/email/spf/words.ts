import type { SpfSight } from "./schema.ts";

/** So many terms of one problem are named. */
export const mostNamed = 5;

/** The terms of some places and whose they are, each once. */
export function named(places: SpfSight["voids"]): string {
  const terms = places.map(({ domain, term }) => `${term} (${domain})`);
  return [...new Set(terms)].slice(0, mostNamed).join(", ");
}

/** What was seen of it, as evidence; none where there is nothing to show. */
export function seen(text: string | null): { readonly evidence?: string } {
  return text === null ? {} : { evidence: text };
}
