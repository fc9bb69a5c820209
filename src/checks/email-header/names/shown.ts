/** What a name shows of somebody else; the last may be the name of a person, or of a thing, that is spelled like a domain. */
export type Shown = "name-shows-address" | "name-shows-domain" | "name-like-domain";

const longest = 1000;
const addresses = /[\w.+-]{1,64}@[\w.-]{1,253}/g;
// Letters of a script without blanks between words may stand right beside a domain, those of an alphabet would belong to it.
const words = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[a-z\d][a-z\d.-]{2,252}/giu;

/**
 * What of somebody else a name shows, decoded and as written: the worst of all addresses and domains in it. `isOther` tells whether a
 * domain is one of somebody else.
 */
export function shownIn(name: string, isOther: (domain: string) => boolean): Shown | null {
  const plain = plainOf(name);
  if (Array.from(plain.matchAll(addresses)).some(([text]) => isAny(text.slice(text.indexOf("@") + 1), isOther))) {
    return "name-shows-address";
  }
  // What stands before an @ may be spelled like a domain as well.
  const found = Array.from(plain.replaceAll(addresses, " ").matchAll(words), ([text]) => text)
    .filter((word) => word.includes(".") && isAny(word, isOther))
    .flatMap(kindOf);
  return found.find((kind) => kind === "name-shows-domain") ?? found[0] ?? null;
}

/** UTS #39: full-width letters and signs look like the plain ones; and readers pass over blanks around a dot. */
function plainOf(name: string): string {
  return name
    .slice(0, longest)
    .normalize("NFKC")
    .slice(0, longest)
    .replaceAll(/[\u3002\u2024]/g, ".")
    .replaceAll(/(?<!\s)\s{1,9}\.\s{1,9}/g, ".")
    .replaceAll(/(?<!\s)\s{0,9}@\s{0,9}/g, "@");
}

/** Whether it is so of a domain, or of what is left of it without a word that was joined to its end. */
function isAny(written: string, isOther: (domain: string) => boolean): boolean {
  const domain = trimmed(written);
  return isOther(domain) || isOther(domain.replace(/[-_][^.]*$/, ""));
}

function trimmed(written: string): string {
  return written.replace(/[.-]+$/, "").toLowerCase();
}

/** Top-level domains that no name of a person ends with, and that readers know for ones. */
const suffixes =
  /\.(?:com|net|org|edu|gov|mil|info|biz|io|app|dev|shop|store|bank|online|site|xyz|kr|jp|cn|uk|de|fr|eu)$/;

/** Products that are named so, and that nobody takes for hosts. */
const products = /^(?:ADO|ASP|ML|VB)\.NET$/;

/** Top-level domains with which products are named, in capitals behind a word that has none: `Socket.IO`, `Last.FM`. */
const productNames = /^[A-Z][a-z]{2,20}\.(?:AI|AM|FM|GG|IM|IO|LY|ME|SH|SO|TO|TV)$/;

/** Names of people that are spelled with a dot behind a single letter: `will.i.am`. */
const initialled = /^[a-z]{2,20}(?:\.[a-z]){1,3}\.[a-z]{2,10}$/i;

/** Kim, So, Ma, Li, Page and Green are names of families, and top-level domains as well. */
function kindOf(word: string): readonly Shown[] {
  const text = word.replace(/[.-]+$/, "");
  if (products.test(text) || productNames.test(text)) return [];
  const domain = text.toLowerCase().replace(/[-_][^.]*$/, "");
  if (domain.startsWith("www.") || suffixes.test(domain)) return ["name-shows-domain"];
  if (initialled.test(text)) return [];
  const [first = "", ...others] = text.split(".");
  if ([first, ...others].every((part) => /^[A-Z][a-z-]*/.test(part) && part !== part.toUpperCase())) return [];
  if (others.length > 1) return ["name-shows-domain"];
  return first.length > 2 ? ["name-like-domain"] : [];
}
