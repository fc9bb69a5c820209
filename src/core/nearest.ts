import type { Text } from "./text.ts";

/** The known name that was probably meant, or null when nothing is close. */
export function nearest(given: string, known: readonly string[]): string | null {
  const wanted = given.slice(0, 64).toLowerCase();
  const isBegun = (name: string): boolean => name.toLowerCase().startsWith(wanted);
  const ranked = known
    // A name of one or two letters is never a typing error for another, but may be written in the wrong case.
    .filter((name) => name.toLowerCase() === wanted || (name.length > 2 && wanted.length > 1))
    .map((name) => ({ name, distance: distance(wanted, name.toLowerCase()) }))
    // On a tie the name that starts with the input wins: "of" means "off", not "F".
    .toSorted((a, b) => a.distance - b.distance || Number(isBegun(b.name)) - Number(isBegun(a.name)))[0];
  // A third of the letters may differ.
  const tolerated = Math.max(1, Math.floor(wanted.length / 3));
  return ranked && ranked.distance <= tolerated ? ranked.name : null;
}

/** ` Did you mean …?`, or an empty text; `spell` spells the name like the caller. */
export function suggest(
  given: string,
  known: readonly string[],
  spell: (name: string) => string = (name) => name,
): Text {
  const near = nearest(given, known);
  const name = near === null ? null : spell(near);
  return name === null ? { en: "", ko: "" } : { en: ` Did you mean ${name}?`, ko: ` 혹시 ${name} 말씀이신가요?` };
}

/** ` Did you mean …?`, or, if nothing is close, all the names. */
export function suggestOrList(
  given: string,
  known: readonly string[],
  spell: (name: string) => string = (name) => name,
): Text {
  const names = known.map(spell).join(", ");
  const listed: Text = { en: ` Known names: ${names}.`, ko: ` 쓸 수 있는 이름: ${names}.` };
  return suggestOr(suggest(given, known, spell), names === "" ? { en: "", ko: "" } : listed);
}

/** A suggestion, or, if nothing is close, a sentence that says where the names are listed. */
export function suggestOr(suggestion: Text, listed: Text): Text {
  return suggestion.en === "" ? listed : suggestion;
}

/** The edit distance of two texts (Levenshtein), counting a swap of adjacent letters as one. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}
