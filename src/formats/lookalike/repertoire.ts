import { domainToUnicode } from "node:url";
import { repertoireOf, scriptsAt, takesLatin, type ScriptLetters } from "../../data/lookalikes/repertoires.ts";
import { isIdnaLabel } from "./idna.ts";

/** The domain whose variants are generated, with its label in Unicode. */
export interface OwnDomain {
  readonly label: string;
  readonly suffix: string;
}

/** Whether a label in Unicode can be registered below a suffix. What the domain itself contains is accepted at its own suffix. */
export function canExist(label: string, suffix: string, own: OwnDomain): boolean {
  const isHome = suffix === own.suffix;
  if (isAscii(label)) return !needsScript(suffix) || (isHome && isAscii(own.label));
  if (latin.test(label)) return !misplacedHyphen.test(label) && hasLatin(label, suffix, isHome ? own.label : "");
  if (!isIdnaLabel(label)) return false;
  const letters = Array.from(label);
  const names = [
    ...(scriptsAt(suffix) ?? topScripts(suffix)),
    ...(isHome && !isAscii(own.label) ? scriptsIn(own.label) : []),
  ];
  return names.some((name) => fits(letters, repertoireOf(name)));
}

/** ASCII and Latin letters. Those of the repertoires are valid in IDNA. */
const latin = /^[\p{Script=Latin}\u0021-\u007e]*$/u;
const misplacedHyphen = /^-|-$|^..--/u;

function hasLatin(label: string, suffix: string, home: string): boolean {
  for (const letter of label) {
    if (letter > "\u007f" && !takesLatin(suffix, letter) && !home.includes(letter)) return false;
  }
  return true;
}

function fits(letters: readonly string[], { letters: inScript, mixes }: ScriptLetters): boolean {
  return letters.every((each) => inScript.test(each) || /^[0-9-]$/.test(each) || (mixes && /^[a-z]$/.test(each)));
}

/** Registries of top levels in another script accept labels in that script only. */
function needsScript(suffix: string): boolean {
  return suffix.slice(suffix.lastIndexOf(".") + 1).startsWith("xn--");
}

function topScripts(suffix: string): readonly string[] {
  return needsScript(suffix) ? scriptsIn(domainToUnicode(suffix.slice(suffix.lastIndexOf(".") + 1))) : [];
}

const eastAsian: readonly (readonly [script: RegExp, name: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "Japanese"],
  [/\p{Script=Hangul}/u, "Korean"],
  [/\p{Script=Han}/u, "Chinese"],
];

const otherScripts =
  "Cyrillic Greek Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Ethiopic Mongolian".split(
    " ",
  );

/** The names of the scripts of a text. */
function scriptsIn(text: string): readonly string[] {
  const [asian] = eastAsian.filter(([script]) => script.test(text)).map(([, name]) => name);
  if (asian !== undefined) return [asian];
  return otherScripts.filter((name) => new RegExp(`\\p{Script=${name}}`, "u").test(text));
}

function isAscii(label: string): boolean {
  // oxlint-disable-next-line no-control-regex -- everything in ASCII
  return /^[\u0000-\u007f]*$/.test(label);
}
