import { lookalikeLetters } from "../../data/lookalikes/letters.ts";
import type { Brand } from "../../data/phishing/brand.ts";

/** A brand that a text names, and where. */
export interface NamedBrand {
  readonly brand: Brand;
  readonly spelling: string;
  /** Whether the spelling is also an ordinary word. */
  readonly isOrdinary: boolean;
  readonly at: number;
}

const longest = 4096;

/** The brands that a text names, each once: a name that is no ordinary word comes first. */
export function namesIn(text: string, brands: readonly Brand[]): readonly NamedBrand[] {
  const kept = keptText(text);
  const folded = foldedKept(kept);
  const domains = [...folded.matchAll(domain)];
  const found = brands.flatMap((brand) => {
    // "Amazon.de" is no rain forest.
    const own = domains.find(([name]) => isOwnDomain(brand, name));
    if (own !== undefined) return { brand, spelling: own[0], isOrdinary: false, at: own.index };
    const places = spellingsOf(brand)
      .map((each) => ({
        brand,
        spelling: each.spelling,
        isOrdinary: each.isOrdinary,
        at: placeOf(each, kept, folded),
      }))
      .filter(({ at }) => at >= 0);
    return places.find(({ isOrdinary }) => !isOrdinary) ?? places[0] ?? [];
  });
  // "Allegro Lokalnie" names one brand; an ordinary word beside a name is a word.
  const certain = found.filter(({ isOrdinary }) => !isOrdinary);
  return (certain.length > 0 ? certain : found).filter((each, _, all) => !all.some((other) => isWithin(each, other)));
}

/** A spelling of a brand, as it is compared with texts. */
interface Spelling extends Pick<NamedBrand, "spelling" | "isOrdinary"> {
  readonly kept: string;
  readonly folded: string;
}

/** Folding every brand for each text would cost more than the search. */
const spellings = new WeakMap<Brand, readonly Spelling[]>();

function spellingsOf(brand: Brand): readonly Spelling[] {
  const known = spellings.get(brand) ?? [brand.name, ...brand.called].map((each) => spellingOf(brand, each));
  spellings.set(brand, known);
  return known;
}

function spellingOf(brand: Brand, spelling: string): Spelling {
  const kept = withoutMarks(spelling);
  return { spelling, isOrdinary: brand.ordinary.has(spelling.toLowerCase()), kept, folded: foldedKept(kept) };
}

/** A domain name in a title. */
const domain = /(?<![\p{L}\p{N}.@-])[a-z\d-]{2,40}(?:\.[a-z]{2,6}){1,2}(?![\p{L}\p{N}-])/gu;

/** Whether a domain belongs to a brand and begins with its name. */
export function isOwnDomain({ words, domains }: Brand, name: string): boolean {
  return words.includes(name.split(".", 1)[0] ?? "") && domains.includes(name);
}

/** "Garanti BBVA" does not name BBVA. */
function isWithin(inner: NamedBrand, outer: NamedBrand): boolean {
  const isShorter = inner.spelling.length < outer.spelling.length;
  return isShorter && inner.at >= outer.at && inner.at + inner.spelling.length <= outer.at + outer.spelling.length;
}

function keptText(text: string): string {
  return withoutMarks(
    text
      .slice(0, longest)
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .normalize("NFKC"),
  );
}

/** Phishing kits write PayPal with Cyrillic letters, which look the same. */
function foldedKept(kept: string): string {
  return Array.from(kept.toLowerCase(), (each) => lookalikeLetters.get(each) ?? each).join("");
}

/** A text in which the names of brands are compared: in lower case, without accents and look-alike letters. */
export function foldedText(text: string): string {
  return foldedKept(keptText(text));
}

/** Accents are folded: Itau is Itaú. Only those of Latin letters: marks make other letters of other scripts. */
function withoutMarks(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC");
}

function placeOf(word: Pick<Spelling, "kept" | "folded">, text: string, folded: string): number {
  const isLatin = /^[ -~]+$/.test(word.kept);
  // Short words occur inside other words, so they count only in their own spelling: UPS, au.
  const isExact = word.kept.length <= (isLatin ? 4 : 2);
  const where = isExact ? text : folded;
  const sought = isExact ? word.kept : word.folded;
  for (let at = where.indexOf(sought); at >= 0; at = where.indexOf(sought, at + 1)) {
    if (isWord(sought, where.slice(Math.max(0, at - 1), at), where.slice(at + sought.length, at + sought.length + 12)))
      return at;
  }
  return -1;
}

const katakana = /^[\p{Script=Katakana}ー]/u;
const han = /^\p{Script=Han}/u;
const hiragana = /^\p{Script=Hiragana}/u;
const hangul = /^\p{Script=Hangul}/u;
const letter = /^[\p{L}\p{N}]/u;

/** What may follow a short Korean name without a blank: particles, and words of services. */
const afterHangul =
  /^(?:은|는|이|가|을|를|의|에|에서|로|으로|와|과|도|앱|톡|페이|뱅크|은행|카드|증권|택배|계정|로그인|고객센터|인증|회원|마켓|몰|쇼핑)(?!\p{Script=Hangul}{4})/u;

/** Whether a spelling stands as a word of its own, by the rules of its script: ライオン does not name イオン, nor 토스트 토스. */
function isWord(word: string, before: string, after: string): boolean {
  const [first, last] = [word.slice(0, 1), word.slice(-1)];
  if (katakana.test(first) && katakana.test(before)) return false;
  if (katakana.test(last) && katakana.test(after)) return false;
  if (han.test(first) && han.test(before)) return false;
  if (hiragana.test(first) && hiragana.test(before)) return false;
  if (hangul.test(first) && hangul.test(before)) return false;
  // 정부24 is no part of 정부24시.
  const isOpen = word.length <= 2 || /\d/.test(last);
  if (hangul.test(first) && hangul.test(after) && isOpen && !afterHangul.test(after)) return false;
  return !(isAlphabetic(first) && isAlphabetic(before)) && !(isAlphabetic(last) && isAlphabetic(after));
}

/** Letters of scripts that put blanks between words; digits too. */
function isAlphabetic(text: string): boolean {
  return letter.test(text) && ![katakana, han, hiragana, hangul].some((script) => script.test(text));
}
