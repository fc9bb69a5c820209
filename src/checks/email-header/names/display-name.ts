/** What a display name shows of another domain; the last may also be a personal or product name spelled like a domain. */
export type DisplayName = "name-shows-address" | "name-shows-domain" | "name-like-domain";

const longest = 1000;
const addresses = /[\w.+-]{1,64}@[\w.-]{1,253}/g;
// In scripts without spaces a domain may follow a letter directly. Letters of an alphabet would belong to the domain.
const words = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[a-z\d][a-z\d.-]{2,252}/giu;

/** The most misleading address or domain in a display name, in decoded or raw form. `isOther` tells whether a domain belongs to someone else. */
export function displayNameIn(name: string, isOther: (domain: string) => boolean): DisplayName | null {
  const plain = plainOf(name);
  if (Array.from(plain.matchAll(addresses)).some(([text]) => isAny(text.slice(text.indexOf("@") + 1), isOther))) {
    return "name-shows-address";
  }
  // A local part may also be spelled like a domain.
  const found = Array.from(plain.replaceAll(addresses, " ").matchAll(words), ([text]) => text)
    .filter((word) => word.includes(".") && isAny(word, isOther))
    .flatMap(kindOf);
  return found.find((kind) => kind === "name-shows-domain") ?? found[0] ?? null;
}

/** UTS #39: full-width characters look like ASCII, and readers overlook spaces around a dot. */
function plainOf(name: string): string {
  return name
    .slice(0, longest)
    .normalize("NFKC")
    .slice(0, longest)
    .replaceAll(/[\u3002\u2024]/g, ".")
    .replaceAll(/(?<!\s)\s{1,9}\.\s{1,9}/g, ".")
    .replaceAll(/(?<!\s)\s{0,9}@\s{0,9}/g, "@");
}

/** Whether the text names another domain, also if a word was appended to its end. */
function isAny(written: string, isOther: (domain: string) => boolean): boolean {
  const domain = trimmed(written);
  return isOther(domain) || isOther(domain.replace(/[-_][^.]*$/, ""));
}

function trimmed(written: string): string {
  return written.replace(/[.-]+$/, "").toLowerCase();
}

/** Top-level domains that readers recognise and no personal name ends with. */
const suffixes =
  /\.(?:com|net|org|edu|gov|mil|info|biz|io|app|dev|shop|store|bank|online|site|xyz|kr|jp|cn|uk|de|fr|eu)$/;

/** Product names that readers do not take for host names. */
const products = /^(?:ADO|ASP|ML|VB)\.NET$/;

/** Top-level domains in product names: capitals after a capitalised word, as in `Socket.IO` and `Last.FM`. */
const productNames = /^[A-Z][a-z]{2,20}\.(?:AI|AM|FM|GG|IM|IO|LY|ME|SH|SO|TO|TV)$/;

/** Personal names with single letters between dots, such as `will.i.am`. */
const initialled = /^[a-z]{2,20}(?:\.[a-z]){1,3}\.[a-z]{2,10}$/i;

/** Kim, So, Ma, Li, Page and Green are family names as well as top-level domains. */
function kindOf(word: string): readonly DisplayName[] {
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
