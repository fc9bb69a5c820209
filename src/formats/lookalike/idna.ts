/**
 * Letters, marks and digits that RFC 5892 may permit. The exceptions of its §2.6, conjoining jamo (§2.9), and joiners, which need the context
 * of Indic words, are left out.
 */
const permitted = /^[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}\u3007\u00b7\u0375\u05f3\u05f4\u30fb-]*$/u;
const excluded = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;

/** A character whose neighbours RFC 5892 Appendix A restricts, and whether the label meets the rule. */
type ContextRule = readonly [letter: string, isMet: (label: string) => boolean];

const contextRules: readonly ContextRule[] = [
  ["\u00b7", (label) => !/(?<!l)\u00b7|\u00b7(?!l)/u.test(label)],
  ["\u0375", (label) => !/\u0375(?!\p{Script=Greek})/u.test(label)],
  ["\u05f3", (label) => !/(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u.test(label)],
  ["\u05f4", (label) => !/(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u.test(label)],
  ["\u30fb", (label) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label)],
];

/** RFC 5891 §4.2.3: whether a label in Unicode is a valid U-label, as far as letters of current scripts go. */
export function isIdnaLabel(label: string): boolean {
  if (label.normalize("NFC") !== label || !permitted.test(label) || excluded.test(label)) return false;
  if (/^\p{M}|^-|-$|^..--/u.test(label)) return false;
  // RFC 5892 §2.2: a letter that compatibility normalization or case folding changes is unstable.
  if (label.normalize("NFKC").toLowerCase().normalize("NFKC") !== label) return false;
  if (/[\u0660-\u0669]/u.test(label) && /[\u06f0-\u06f9]/u.test(label)) return false;
  return contextRules.every(([letter, isMet]) => !label.includes(letter) || isMet(label));
}
