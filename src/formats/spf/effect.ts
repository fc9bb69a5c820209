import type { SpfRecord } from "./record.ts";
import type { SpfDirective, SpfQualifier, SpfTerm } from "./terms.ts";

/** The result for a message that no mechanism matches. */
export type SpfEnd =
  | { readonly kind: "all"; readonly qualifier: SpfQualifier }
  | { readonly kind: "redirect" }
  /** RFC 7208 §4.7: neutral, like `?all`. */
  | { readonly kind: "open" };

/** The result of a record for unmatched messages. */
export function defaultResultOf(record: SpfRecord): SpfEnd {
  const all = firstAll(record);
  if (all) return { kind: "all", qualifier: all.qualifier };
  return record.terms.some(isRedirect) ? { kind: "redirect" } : { kind: "open" };
}

/** Terms that are never evaluated, RFC 7208 §5.1 and §6.1: mechanisms after `all`, and `redirect` if there is an `all`. */
export function idleTerms(record: SpfRecord): readonly SpfTerm[] {
  const all = firstAll(record);
  if (!all) return [];
  return record.terms.filter((term) => isRedirect(term) || (term.kind === "directive" && term.at > all.at));
}

/** The terms that count as DNS lookups, RFC 7208 §4.6.4: at most ten, including those of included records. */
export function lookupTerms(record: SpfRecord): readonly SpfTerm[] {
  const idle = new Set(idleTerms(record));
  return record.terms.filter((term) => !idle.has(term) && (isRedirect(term) || isLookup(term)));
}

/** Names whose owners can influence the result, with their terms. Names with macros, and terms that are never evaluated, are left out. */
export function termNames(record: SpfRecord): readonly { readonly term: SpfTerm; readonly name: string }[] {
  const idle = new Set(idleTerms(record));
  return record.terms.flatMap((term) => {
    const domain = "domain" in term && !idle.has(term) ? term.domain : null;
    return domain?.name != null ? [{ term, name: domain.name }] : [];
  });
}

function firstAll(record: SpfRecord): (SpfTerm & SpfDirective) | undefined {
  return record.terms.find(
    (term): term is SpfTerm & SpfDirective => term.kind === "directive" && term.mechanism === "all",
  );
}

function isRedirect(term: SpfTerm): boolean {
  return term.kind === "modifier" && term.modifier === "redirect";
}

function isLookup(term: SpfTerm): boolean {
  return term.kind === "directive" && /^(?:include|a|mx|ptr|exists)$/.test(term.mechanism);
}
