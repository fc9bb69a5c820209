import { lookalikeLetters } from "../../data/lookalike-letters.ts";
import { brands } from "../../data/phishing/brands.ts";
import { lureWords } from "../../data/phishing/lures.ts";
import { brandIn } from "./brand-in-name.ts";

/** The brand that a page claims to belong to. */
interface Claim {
  /** Null where the page names no brand, several brands, or its own name beside the brand. */
  readonly brand: string | null;
  readonly isBrandInTitle: boolean;
}

/** Reads a page's claim from its title, or from its metadata (`names`) if the title names no brand. `label` is the registered label of its domain. */
export function claimOf(title: string, names: readonly string[], label: string): Claim {
  const inTitle = brandsIn(title);
  const inNames = brandsIn(names.join("\n"));
  const [named = null] = inTitle.length === 1 ? inTitle : inTitle.length === 0 && inNames.length === 1 ? inNames : [];
  // "Sign in - OldTool for Microsoft Teams" on oldtool.io: the page names itself as well.
  const isMention = named !== null && namesItself(title, label);
  return { brand: isMention ? null : named, isBrandInTitle: inTitle.length === 1 && !isMention };
}

/** Shorter labels occur in titles by chance. */
const shortestLabel = 4;

function namesItself(title: string, label: string): boolean {
  const own = label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const parts = label.toLowerCase().split(/[^\p{L}]+/u);
  // A label such as login-check, or the brand's own name, is part of the disguise.
  const isDisguise = brandIn(label) !== null || parts.every((part) => part.length < 3 || lureWords.has(part));
  if (own.length < shortestLabel || isDisguise) return false;
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .includes(own);
}

/** The brands named in a text. */
function brandsIn(text: string): readonly string[] {
  const kept = text
    .slice(0, 4096)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC");
  // Phishing kits write PayPal with Cyrillic letters, which look the same.
  const folded = Array.from(kept.toLowerCase(), (letter) => lookalikeLetters.get(letter) ?? letter).join("");
  return brands
    .filter(({ name, called }) => [name, ...called].some((each) => isNamed(each, kept, folded)))
    .map(({ name }) => name);
}

function isNamed(word: string, text: string, folded: string): boolean {
  const isShort = word.length <= (/^[ -~]+$/.test(word) ? 4 : 2);
  // Short words occur inside other words, so they count only in their own spelling: UPS, au.
  const where = isShort ? text : folded;
  const sought = isShort ? word : word.toLowerCase();
  for (let at = where.indexOf(sought); at >= 0; at = where.indexOf(sought, at + 1)) {
    const isAlone =
      !/[\p{L}\p{N}]/u.test(where.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(where.charAt(at + sought.length));
    if (isAlone || (!isShort && !/^[ -~]+$/.test(word))) return true;
  }
  return false;
}
