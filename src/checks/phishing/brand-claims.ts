import type { Brand } from "../../data/phishing/brand.ts";
import { brands } from "../../data/phishing/brands.ts";
import { lurePieces, lureWords } from "../../data/phishing/lures.ts";
import { titleWords, unspacedTitleWords } from "../../data/phishing/title-words.ts";
import { brandIn } from "./brand-in-name.ts";
import { foldedText, isOwnDomain, namesIn, type NamedBrand } from "./brand-names.ts";

/** What a page shows beside its title. */
export interface PageSigns {
  /** Names in its metadata. */
  readonly names: readonly string[];
  /** Whether a copyright line names the brand, or an icon, picture or style comes from a domain of it; null without such a sign. */
  readonly backing: (brand: Brand) => "copyright" | "files" | null;
}

/** The brand that a page claims to belong to. */
interface Claim {
  /** Null where the page names no brand, several brands, its own name beside the brand, or only an ordinary word. */
  readonly brand: string | null;
  readonly isBrandInTitle: boolean;
  /** The brand whose name is an ordinary word and makes up a part of the title: UPS, Apple. */
  readonly wordBrand: string | null;
}

/** Reads a page's claim from its title, or from its metadata if the title names no brand. `label` is the registered label of its domain. */
export function brandClaimOf(title: string, { names, backing }: PageSigns, label: string): Claim {
  const inTitle = namesIn(title, brands);
  const inNames = inTitle.length === 0 ? namesIn(names.join("\n"), brands) : [];
  // The names count only without one in the title.
  const [named = null, another] = inTitle.length > 0 ? inTitle : inNames;
  // "Sign in - OldTool for Microsoft Teams" on oldtool.io: the page names itself as well.
  const text = inTitle.length === 1 ? title : names.join("\n");
  if (named === null || another !== undefined || namesItself(title, label) || isMention(text, named)) return nothing;
  const isAboutBrand = isSubject(text, named.brand);
  const signs = backing(named.brand);
  // Shops and tools for a brand's goods show its pictures, too.
  const isClaimed = signs === "copyright" || (isAboutBrand && (!named.isOrdinary || signs === "files"));
  const isPart = named.isOrdinary && partsOf(title).some((part) => isNameOnly(part, named.spelling));
  return {
    brand: isClaimed ? named.brand.name : null,
    isBrandInTitle: isClaimed && inTitle.length === 1,
    wordBrand: !isClaimed && isPart ? named.brand.name : null,
  };
}

const nothing: Claim = { brand: null, isBrandInTitle: false, wordBrand: null };

/** Software and devices that others run under the brand's name. */
const ownProducts: Readonly<Record<string, RegExp>> = {
  Microsoft:
    /outlook web (?:app|access)|exchange|forefront|remote (?:desktop|app)|\brd ?web\b|dynamics|active directory|\bad ?fs\b|report(?:ing)? (?:server|services)|sql server|windows server|internet information|sharepoint server|lync|skype for business/i,
  Apple: /server|profile manager/i,
  Google: /wifi|fiber|nest|chromecast/i,
};

/** Words that put a brand beside the subject: an app for a brand, a login with one. */
const beside =
  /(?:^|\s)(?:for|with|via|by|vs\.?|and|using|like|without|mit|für|und|avec|pour|con|para|per|dla|için)\s{1,3}(?:(?:the|your|a|an|my|dein(?:em|en)?|ihr(?:em|en)?|votre|un|tu|su|il tuo|sua|je|uw|twoim)\s{1,3})?$/i;

function isMention(title: string, { brand, at }: NamedBrand): boolean {
  return beside.test(title.slice(0, at)) || ownProducts[brand.name]?.test(title) === true;
}

/**
 * Whether a part of a title is about a brand alone: its name, and words that its own pages have beside it. "DHL shipping labels" is about
 * labels.
 */
function isSubject(title: string, brand: Brand): boolean {
  const folded = foldedText(title);
  const domains = brand.domains.filter((each) => isOwnDomain(brand, each) && folded.includes(each));
  const names = [brand.name, ...brand.called, ...brand.words, ...domains];
  const own = [...new Set(names.map(foldedText))].toSorted((a, b) => b.length - a.length);
  return partsOf(title).some((part) => {
    const rest = own.reduce((text, spelling) => withoutName(text, spelling), foldedText(part));
    return rest !== foldedText(part) && othersIn(rest).length === 0;
  });
}

/** A text without a name, and without the initials of its company: KB국민은행. */
function withoutName(text: string, spelling: string): string {
  if (!text.includes(spelling)) return text;
  if (/^[ -~]*$/.test(spelling)) return text.replaceAll(spelling, " ");
  return text
    .split(spelling)
    .map((part) => part.replace(/^[a-z]{1,3}(?=\P{L}|$)|(?<=\P{L}|^)[a-z]{1,3}$/gu, ""))
    .join(" ");
}

/** The words of a part that name a subject. */
function othersIn(text: string): readonly string[] {
  const bare = unspacedTitleWords.reduce((rest, word) => rest.replaceAll(word, " "), text);
  const words = bare.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && /\p{L}/u.test(word));
  return words.filter((word) => {
    const isAsking = lureWords.has(word) || lurePieces.some((piece) => word.startsWith(piece));
    return !isAsking && !besideNames.has(word);
  });
}

/** Folded as titles are, since Cyrillic letters look like Latin ones. */
const besideNames: ReadonlySet<string> = new Set([...titleWords].map(foldedText));

/** Shorter labels occur in titles by chance. */
const shortestLabel = 4;

function namesItself(title: string, label: string): boolean {
  const own = label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const parts = label.toLowerCase().split(/[^\p{L}]+/u);
  // A label such as login-check, or the brand's own name, is part of the disguise.
  const isDisguise = brandIn(label)?.kind === "claim" || parts.every((part) => part.length < 3 || lureWords.has(part));
  if (own.length < shortestLabel || isDisguise) return false;
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .includes(own);
}

function partsOf(title: string): readonly string[] {
  return title.split(/\s[-–—]{1,2}\s|[|:·•»«›‹/()[\]【】「」®™\n,;!?]+/u);
}

/** Words beside which a name still is the whole of a title's part. */
const loginWords: ReadonlySet<string> = new Set(
  (
    "login log in sign signin on to my your account accounts id secure security verify verification update welcome official online home " +
    "로그인 계정 공식 ログイン 会員 公式 anmelden anmeldung konto connexion se connecter compte inloggen accedi accesso cuenta iniciar " +
    "sesión acceder acceso entrar conta zaloguj się giriş yap 登录 登入"
  ).split(" "),
);

/** A name of two letters is a word of several languages. */
const shortestName = 3;

function isNameOnly(part: string, spelling: string): boolean {
  if (spelling.length < shortestName && /^[ -~]+$/.test(spelling)) return false;
  // Amazonログイン: Japanese and Chinese have no blanks.
  const spaced = part.replaceAll(unspacedLogin, " ").replaceAll(/[-‐]/g, spelling.includes("-") ? "-" : " ");
  const words = spaced.trim().split(/\s+/u);
  return words.includes(spelling) && words.every((word) => word === spelling || loginWords.has(word.toLowerCase()));
}

const unspacedLogin = /ログイン|サインイン|会員|公式|ログオン|로그인|登录|登入|登錄/gu;
