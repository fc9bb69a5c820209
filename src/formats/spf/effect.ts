import type { SpfRecord } from "./record.ts";
import type { SpfDirective, SpfQualifier, SpfTerm } from "./terms.ts";

/** What becomes of a message that nothing in a record matches. */
export type SpfEnd =
  | { readonly kind: "all"; readonly qualifier: SpfQualifier }
  | { readonly kind: "redirect" }
  /** RFC 7208 §4.7: neutral, as if `?all` stood there. */
  | { readonly kind: "open" };

/** How a record ends. */
export function endOf(record: SpfRecord): SpfEnd {
  const all = firstAll(record);
  if (all) return { kind: "all", qualifier: all.qualifier };
  return record.terms.some(isRedirect) ? { kind: "redirect" } : { kind: "open" };
}

/** RFC 7208 §5.1 and §6.1: behind `all` nothing is looked at, and where there is one nowhere, `redirect` neither. */
export function idleTerms(record: SpfRecord): readonly SpfTerm[] {
  const all = firstAll(record);
  if (!all) return [];
  return record.terms.filter((term) => isRedirect(term) || (term.kind === "directive" && term.at > all.at));
}

/** The terms that need the DNS as often as RFC 7208 §4.6.4 counts: ten of them at most, those of what is included among them. */
export function lookupTerms(record: SpfRecord): readonly SpfTerm[] {
  const idle = new Set(idleTerms(record));
  return record.terms.filter((term) => !idle.has(term) && (isRedirect(term) || isLookup(term)));
}

/** The names whose owners have a say in who may send, by the term that names them. Those that depend on the message, or are never looked at, are left out. */
export function namesIn(record: SpfRecord): readonly { readonly term: SpfTerm; readonly name: string }[] {
  const idle = new Set(idleTerms(record));
  return record.terms.flatMap((term) => {
    const domain = "domain" in term && !idle.has(term) ? term.domain : null;
    return domain?.name != null ? [{ term, name: domain.name }] : [];
  });
}

/** The terms that are looked at and name somebody, whoever sends; without a name they are about the domain whose record it is. */
export function targetsIn(record: SpfRecord): readonly { readonly what: string; readonly name: string | null }[] {
  const idle = new Set(idleTerms(record));
  return record.terms.flatMap((term) => {
    if (idle.has(term) || !("domain" in term)) return [];
    const what = term.kind === "directive" ? term.mechanism : term.modifier;
    return term.domain?.name === null ? [] : [{ what, name: term.domain?.name ?? null }];
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
